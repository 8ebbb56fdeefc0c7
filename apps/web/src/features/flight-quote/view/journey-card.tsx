/** One journey in one direction: its date, length and stops, then flight by flight with the waits between (F-121). */
import type { AirportNames, PublicFlightGroup } from '@waypage/contract';
import { Fragment } from 'react';
import { Icon } from '../../itinerary/view/icon-sprite.tsx';
import { presentTime } from '../../itinerary/view/present-time.ts';
import { TIME_TBD } from '../../public-page/present-offer-date.ts';
import { DayMarkSign } from './day-mark.tsx';
import { type DayMark, dayMark, describeWait, placeLabel, type Stop, stopOf, stopsText } from './describe-trip.ts';
import { FlightDate } from './flight-date.tsx';

interface JourneyCardProps {
  group: PublicFlightGroup;
  /** `Departure`, `Return`, `Flight 2`. */
  title: string;
  direction: 'departure' | 'return';
  /** Unique on the page. */
  id: string;
  headingLevel: 2 | 3;
  /** Id of the heading that it stands under, where journeys of several options have the same title. */
  under?: string | undefined;
  airports: AirportNames;
}

export function JourneyCard({ group, title, direction, id, headingLevel, under, airports }: JourneyCardProps) {
  const Heading = `h${headingLevel}` as const;
  const stops = stopsText(group.stops);
  return (
    <section className="card journey" aria-labelledby={under ? `${under} ${id}` : id}>
      <header className="journey__head">
        <Heading id={id}>
          <Icon name={direction === 'departure' ? 'plane-takeoff' : 'plane-landing'} />
          {title}
        </Heading>
        <span className="soft">
          <FlightDate date={group.date} style="long" />
        </span>
        {(group.totalTime || stops) && (
          <p className="meta">
            {group.totalTime && (
              <span>
                <Icon name="clock" />
                {group.totalTime}
              </span>
            )}
            {stops && (
              <span>
                <Icon name="route" />
                {stops}
              </span>
            )}
          </p>
        )}
      </header>
      <ol className="segs">
        {group.segments.map((segment, index) => {
          const wait = describeWait(segment, group.segments[index + 1], airports);
          const departsOn = segment.departureDate !== group.date ? segment.departureDate : null;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a number may fly twice in one journey
            <Fragment key={index}>
              <li className="seg">
                <End
                  time={segment.departureTime}
                  date={departsOn}
                  stop={stopOf(segment.departureLocation, airports)}
                  terminal={segment.departureTerminal}
                  mark={null}
                  airports={airports}
                />
                <div className="seg__mid">
                  {segment.duration && <span>{segment.duration}</span>}
                  <span className="seg__bar" aria-hidden="true">
                    <Icon name="plane" />
                  </span>
                  {segment.airline && <strong>{segment.airline}</strong>}
                  {segment.flightNumber && <span className="num">{segment.flightNumber}</span>}
                </div>
                <End
                  time={segment.arrivalTime}
                  date={null}
                  stop={stopOf(segment.arrivalLocation, airports)}
                  terminal={segment.arrivalTerminal}
                  mark={dayMark(segment)}
                  airports={airports}
                />
                {(segment.operatedBy || segment.aircraft) && (
                  <p className="seg__more">
                    {[segment.operatedBy && `Operated by ${segment.operatedBy}`, segment.aircraft]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                )}
              </li>
              {wait && (
                <li className="layover">
                  <span className={wait.moves ? 'chip chip--signal' : 'chip chip--warn'}>
                    <Icon name={wait.moves ? 'route' : 'hourglass'} />
                    {wait.text}
                  </span>
                </li>
              )}
            </Fragment>
          );
        })}
      </ol>
    </section>
  );
}

interface EndProps {
  time: string | null;
  /** Shown where it is not the journey's own. */
  date: string | null;
  stop: Stop;
  terminal: string | null;
  mark: DayMark | null;
  airports: AirportNames;
}

function End({ time, date, stop, terminal, mark, airports }: EndProps) {
  const label = placeLabel(stop, airports);
  return (
    <div>
      <p className="seg__time">
        <ClockTime time={time} />
        <DayMarkSign mark={mark} />
      </p>
      {date && (
        <p className="seg__date">
          <FlightDate date={date} style="day" />
        </p>
      )}
      <p className="seg__place" dir="auto">
        {stop.code ?? label}
        {stop.code && label && <span>{label}</span>}
        {terminal && <span>{/^terminal/i.test(terminal) ? terminal : `Terminal ${terminal}`}</span>}
      </p>
    </div>
  );
}

function ClockTime({ time }: { time: string | null }) {
  if (!time?.trim()) return <span className="seg__tbd">{TIME_TBD}</span>;
  const [only, ...more] = presentTime(time);
  const machine = more.length === 0 ? only?.machine : null;
  return machine ? <time dateTime={machine}>{time}</time> : <span>{time}</span>;
}
