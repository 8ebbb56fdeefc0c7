/** The head of an itinerary: a poster of the place, and the title set in its sky (V-1). */
import type { PublicItinerary } from '@waypage/contract';
import type { ReactNode } from 'react';
import { choosePoster } from './choose-poster.ts';
import { Icon } from './icon-sprite.tsx';
import { presentCreated } from './present-date.ts';

interface ItineraryHeroProps {
  itinerary: PublicItinerary;
  /** `header` on a page of its own, `section` inside another page's main part. */
  as: 'header' | 'section';
  /** The bar above the title: logo and buttons. */
  bar?: ReactNode;
}

/** What the page calls the trip: every page needs a first heading, also for a record without a title. */
export function itineraryHeading(itinerary: PublicItinerary): string {
  return itinerary.title?.trim() || itinerary.location?.trim() || 'Itinerary';
}

export function ItineraryHero({ itinerary, as: Frame, bar }: ItineraryHeroProps) {
  const { title, location, dates } = itinerary;
  const heading = itineraryHeading(itinerary);
  const created = presentCreated(itinerary.createdAt);
  return (
    <Frame
      className={`scene art-${choosePoster(location, title)}`}
      aria-labelledby={Frame === 'section' ? 'trip-title' : undefined}
    >
      <Poster name={choosePoster(location, title)} />
      <div className="wrap">
        {bar}
        <div className="scene__text">
          {created && (
            <p className="stamp">
              Created <time dateTime={created.machine}>{created.text}</time>
            </p>
          )}
          <h1 id="trip-title" className={lengthClass(heading)} dir="auto">
            {heading}
          </h1>
          {(location || dates) && (
            <p className="meta">
              {location && (
                <span dir="auto">
                  <Icon name="pin" />
                  {location}
                </span>
              )}
              {dates && (
                <span dir="auto">
                  <Icon name="calendar" />
                  {dates}
                </span>
              )}
            </p>
          )}
        </div>
      </div>
    </Frame>
  );
}

/** One file serves every crop: the fragment names the view of the drawing. */
export function Poster({ name }: { name: string }) {
  const art = `/art/${name}.svg`;
  return (
    <div className="scene__art">
      <picture>
        <source media="screen and (max-width:768px)" srcSet={art} />
        <source media="screen and (min-width:1400px)" srcSet={`${art}#ultra`} />
        <img src={`${art}#wide`} alt="" width={1200} height={800} fetchPriority="high" />
      </picture>
    </div>
  );
}

/** Long titles are set smaller, so that the poster stays in sight. */
function lengthClass(heading: string): string | undefined {
  if (heading.length > 110) return 'is-very-long';
  return heading.length > 48 ? 'is-long' : undefined;
}
