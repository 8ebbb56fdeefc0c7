/** One activity: time, title and place loudest, then cost, distance, description and 'View Details' (V-2). */
import type { ActivityImage, WireActivity } from '@waypage/contract';
import { Fragment, type ReactNode } from 'react';
import { type Audience, activityLook } from './activity-look.ts';
import { Icon } from './icon-sprite.tsx';
import { presentTime } from './present-time.ts';
import { safeLink } from './safe-link.ts';

interface ActivityCardProps {
  activity: WireActivity;
  audience: Audience;
  /** Level of the activity's heading: no level may be skipped where a block has no heading. */
  headingLevel: 3 | 4;
  /** The agent's image slot. */
  media?: ReactNode;
}

export function ActivityCard({ activity, audience, headingLevel, media }: ActivityCardProps) {
  const look = activityLook(activity.type, audience);
  const link = safeLink(activity.link);
  const Heading = `h${headingLevel}` as const;
  return (
    <li className={media ? 'act act--media' : 'act'} data-type={look.type}>
      <span className="act__pin" aria-hidden="true">
        <Icon name={look.icon} />
      </span>
      <article className="act__card">
        {media ?? (activity.image && <ActivityPicture image={activity.image} />)}
        <p className="act__top">
          {activity.time && <ClockTimes time={activity.time} />}
          <span className="chip">{look.word}</span>
          {activity.cost && (
            <span className="cost" dir="auto">
              {activity.cost}
            </span>
          )}
        </p>
        <Heading className="act__title" dir="auto">
          {activity.title}
        </Heading>
        {activity.description && (
          <p className="act__desc" dir="auto">
            {activity.description}
          </p>
        )}
        {(activity.location || activity.distance) && (
          <p className="meta">
            {activity.location && (
              <span dir="auto">
                <Icon name="pin" />
                {activity.location}
              </span>
            )}
            {activity.distance && (
              <span dir="auto">
                <Icon name="footprints" />
                {activity.distance}
              </span>
            )}
          </p>
        )}
        {link && (
          <a className="act__link" href={link} rel="noopener noreferrer" target="_blank">
            View Details
            <span className="sr-only">: {activity.title}</span>
            <Icon name="arrow-up-right" />
          </a>
        )}
      </article>
    </li>
  );
}

/** Published by the agent (M-25): from this host, loaded when it comes into sight, its room kept free until then. */
function ActivityPicture({ image: { url, width, height, alt } }: { image: ActivityImage }) {
  return (
    <img className="act__image" src={url} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
  );
}

function ClockTimes({ time }: { time: string }) {
  return (
    <span className="act__time" dir="auto">
      {presentTime(time).map((part, index) => {
        const key = `${index}${part.text}`;
        return part.machine ? (
          <time key={key} dateTime={part.machine}>
            {part.text}
          </time>
        ) : (
          <Fragment key={key}>{part.text}</Fragment>
        );
      })}
    </span>
  );
}
