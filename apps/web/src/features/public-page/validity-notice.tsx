/** Until when an offer stands, or that it is over (F-122, T-131). */
import { Icon } from '../itinerary/view/icon-sprite.tsx';
import { presentOfferDate } from './present-offer-date.ts';

interface ValidityNoticeProps {
  what: 'quote' | 'deal';
  validUntil: string;
  isActive: boolean;
  /** What follows while it stands, and when it is over. */
  advice: { readonly open: string; readonly over: string };
}

export function ValidityNotice({ what, validUntil, isActive, advice }: ValidityNoticeProps) {
  const { text, machine } = presentOfferDate(validUntil, 'plain');
  const date = machine ? <time dateTime={machine}>{text}</time> : text;
  return (
    <p className={isActive ? 'notice notice--warn' : 'notice notice--danger'}>
      <Icon name="hourglass" />
      <span>
        {isActive ? (
          <>
            <strong>
              This {what} is valid until {date}.
            </strong>{' '}
            {advice.open}
          </>
        ) : (
          <>
            <strong>
              This {what} expired on {date}.
            </strong>{' '}
            {advice.over}
          </>
        )}
      </span>
    </p>
  );
}
