/** The way line: one anchor a day, sticky, working without script; a trip of one day has none. */
import type { PublicItinerary } from '@waypage/contract';
import { dayHeading } from './day-heading.ts';
import { dayPlaces } from './day-places.ts';
import { dayAnchor } from './day-section.tsx';
import { presentDayDate } from './present-date.ts';

export function DayNavigation({ itinerary }: { itinerary: PublicItinerary }) {
  const { days } = itinerary.data;
  if (days.length < 2) return null;
  const places = dayPlaces(itinerary);
  const bare = days.every((day, index) => !day.date && !places[index]);
  return (
    <div className="wayline">
      <div className="wrap">
        <nav aria-label="Days">
          <ol className={bare ? 'is-bare' : undefined}>
            {days.map((day, index) => (
              <li key={dayAnchor(index)}>
                <a href={`#${dayAnchor(index)}`}>
                  <b>
                    <span className="sr-only">Day </span>
                    {dayHeading(day, index).number}
                  </b>
                  {places[index] && <strong dir="auto">{places[index]}</strong>}
                  {day.date && <span dir="auto">{presentDayDate(day.date).short}</span>}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </div>
  );
}
