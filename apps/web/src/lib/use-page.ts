/**
 * What every page does when it shows: names the document, and after a move inside the application puts the focus on its
 * heading, so that keyboard and screen reader start there. The first page keeps the browser's own start.
 */
import { useEffect } from 'react';
import { useLocation } from 'react-router';

const PRODUCT = 'Waypage';
const FIRST_LOCATION_KEY = 'default';

/** `ready` false: still loading, the heading is not there yet. */
export function usePage(title: string, ready = true): void {
  const { key, pathname } = useLocation();
  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`;
  }, [title]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address of the same page (a filter, a tab) moves no focus
  useEffect(() => {
    if (!ready || key === FIRST_LOCATION_KEY) return;
    const heading = document.querySelector<HTMLElement>('main h1, h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [ready, pathname]);
}
