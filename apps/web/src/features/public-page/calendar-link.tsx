/** The page's dates for a calendar, among the buttons of its bar (V-9, T-145): a link, so that it works without script. */
import { Icon } from '../itinerary/view/icon-sprite.tsx';

export function CalendarLink({ address }: { readonly address: string }) {
  return (
    <a className="btn" href={address} aria-label="Add to calendar">
      <Icon name="calendar" />
      <span>Calendar</span>
    </a>
  );
}
