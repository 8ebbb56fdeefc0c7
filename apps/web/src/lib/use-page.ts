/**
 * What every page does when it shows: names the document, and after a move inside the application begins at its top with the focus on its
 * heading, so that eyes, keyboard and screen reader start there. The first page keeps the browser's own start, and a way back leads to
 * where the agent was (D-17).
 */
import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { stepOfWayBack } from './dashboard-place.ts';

const PRODUCT = 'Waypage';
const FIRST_LOCATION_KEY = 'default';

/** `ready` false: still loading, the heading is not there yet. */
export function usePage(title: string, ready = true): void {
  const { key, pathname, state } = useLocation();
  const arrival = useNavigationType();
  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`;
  }, [title]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address of the same page (a filter, a tab) moves nothing
  useEffect(() => {
    if (arrival !== 'POP' && stepOfWayBack(state) === null) globalThis.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (!ready || key === FIRST_LOCATION_KEY) return;
    /* The page has put the focus somewhere itself. */
    if (document.activeElement?.closest('main :not(h1)')) return;
    const heading = document.querySelector<HTMLElement>('main h1, h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [ready, pathname]);
}
