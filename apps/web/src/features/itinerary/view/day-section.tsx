/** One day: number, title, date, then its time blocks with their activities (V-1). */
import type { WireActivity, WireDay, WireTimeBlock } from '@waypage/contract';
import type { ReactNode } from 'react';
import { ActivityCard } from './activity-card.tsx';
import type { Audience } from './activity-look.ts';
import { dayHeading } from './day-heading.ts';
import { presentDayDate } from './present-date.ts';

/** Where an activity stands: indexes of its day, its block and itself. */
export interface ActivityPlace {
  readonly dayIndex: number;
  readonly blockIndex: number;
  readonly activityIndex: number;
  readonly activity: WireActivity;
}

interface DaySectionProps {
  day: WireDay;
  dayIndex: number;
  audience: Audience;
  renderMedia?: ((place: ActivityPlace) => ReactNode) | undefined;
}

/** Anchors count by position: ids of the record are other people's text. */
export function dayAnchor(dayIndex: number): string {
  return `day-${dayIndex + 1}`;
}

export function DaySection({ day, dayIndex, audience, renderMedia }: DaySectionProps) {
  const anchor = dayAnchor(dayIndex);
  const { number, title } = dayHeading(day, dayIndex);
  /** Nothing is known but the number: it is then the heading itself. */
  const plain = title === null && !day.date;
  return (
    <section className="day" id={anchor} data-day={number} aria-labelledby={`${anchor}-title`}>
      <header className="day__head">
        {!plain && (
          <span className="day__n" aria-hidden="true">
            {number}
          </span>
        )}
        <h2 id={`${anchor}-title`} dir="auto">
          {plain ? (
            `Day ${number}`
          ) : (
            <>
              <span className="sr-only">Day {number}: </span>
              {title ?? <DayDate date={day.date ?? ''} />}
            </>
          )}
        </h2>
        {title !== null && day.date && (
          <p className="day__date">
            <DayDate date={day.date} />
          </p>
        )}
      </header>
      <div className="day__blocks">
        {day.timeBlocks.map((block, blockIndex) => (
          <Block
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name of their own
            key={blockIndex}
            block={block}
            audience={audience}
            renderMedia={
              renderMedia &&
              ((activityIndex, activity) => renderMedia({ dayIndex, blockIndex, activityIndex, activity }))
            }
          />
        ))}
      </div>
    </section>
  );
}

function DayDate({ date }: { date: string }) {
  const { long, machine } = presentDayDate(date);
  return machine ? <time dateTime={machine}>{long}</time> : <bdi>{long}</bdi>;
}

interface BlockProps {
  block: WireTimeBlock;
  audience: Audience;
  renderMedia?: ((activityIndex: number, activity: WireActivity) => ReactNode) | undefined;
}

function Block({ block, audience, renderMedia }: BlockProps) {
  const { period, emoji, activities } = block;
  if (!period && activities.length === 0) return null;
  return (
    <section className="block">
      {period && (
        <h3>
          {emoji && (
            <span className="emoji" aria-hidden="true">
              {emoji}
            </span>
          )}
          <bdi>{period}</bdi>
        </h3>
      )}
      {activities.length > 0 && (
        <ol className="acts">
          {activities.map((activity, index) => (
            <ActivityCard
              // biome-ignore lint/suspicious/noArrayIndexKey: ids are other people's text and may repeat
              key={index}
              activity={activity}
              audience={audience}
              headingLevel={period ? 4 : 3}
              media={renderMedia?.(index, activity)}
            />
          ))}
        </ol>
      )}
    </section>
  );
}
