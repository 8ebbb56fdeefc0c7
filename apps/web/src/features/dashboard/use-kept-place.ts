/** Brings the agent back to the card she left the list from, or that was at the top of the window, and notes it when she leaves (D-17). */
import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import {
  type DashboardPlace,
  keepDashboardPlace,
  readDashboardPlace,
  stepOf,
  stepOfWayBack,
} from '../../lib/dashboard-place.ts';

const OWN_SCROLLING = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

interface ListShape {
  readonly virtual: Virtualizer<Window, Element>;
  readonly columns: number;
  /** How far down the page the list begins; null while that is not known. */
  readonly top: number | null;
  readonly loaded: number;
  /** Null where everything is loaded, or the next page is on its way. */
  readonly loadMore: (() => void) | null;
  readonly complete: boolean;
  readonly focused: () => number | null;
  /** Brings a card into the window and gives it the focus. */
  readonly goTo: (at: number) => void;
}

export function useKeptPlace(list: ListShape): void {
  const { key, state } = useLocation();
  /* Once: while the list goes, the browser's history is a step further already. */
  const step = useMemo(() => stepOf(key), [key]);
  const arrival = useNavigationType();
  const wanted = useRef<DashboardPlace | null | undefined>(undefined);
  if (wanted.current === undefined) {
    const place = arrival === 'POP' ? step : stepOfWayBack(state);
    wanted.current = place === null ? null : readDashboardPlace(place);
  }
  useLayoutEffect(() => {
    const place = wanted.current;
    const { virtual, columns, top, loaded, loadMore, complete } = list;
    /* Before rows are drawn the page is too short to be scrolled. */
    if (!place || top === null || virtual.getVirtualItems().length === 0) return;
    if (Math.max(place.at ?? 0, place.focused ?? 0) >= loaded && !complete) {
      loadMore?.();
      return;
    }
    wanted.current = null;
    /* By the list's own means: they find their way while rows are measured. */
    if (place.focused !== null) list.goTo(Math.min(place.focused, loaded - 1));
    else if (place.at !== null) {
      virtual.scrollToIndex(Math.floor(Math.min(place.at, loaded - 1) / columns), { align: 'start' });
    }
  });

  /* A browser that goes back or forward scrolls by itself before this list is gone: what counts is where she was before. */
  const latest = useRef({ step, list, left: false });
  useLayoutEffect(() => {
    latest.current = { step, list, left: latest.current.left && latest.current.step === step };
  });
  useEffect(() => {
    const keep = () => {
      const { step: at, list: shown, left } = latest.current;
      if (!left && !wanted.current) keepDashboardPlace(at, placeOf(shown));
    };
    const leave = () => {
      keep();
      latest.current.left = true;
    };
    const stopWaiting = () => {
      wanted.current = null;
    };
    /* The browser's own way back, to a height in pixels, would come after this one. */
    history.scrollRestoration = 'manual';
    globalThis.addEventListener('popstate', leave, { capture: true });
    globalThis.addEventListener('pagehide', keep);
    for (const event of OWN_SCROLLING) globalThis.addEventListener(event, stopWaiting, { passive: true });
    return () => {
      keep();
      history.scrollRestoration = 'auto';
      globalThis.removeEventListener('popstate', leave, { capture: true });
      globalThis.removeEventListener('pagehide', keep);
      for (const event of OWN_SCROLLING) globalThis.removeEventListener(event, stopWaiting);
    };
  }, []);
}

function placeOf({ virtual, columns, top, focused }: ListShape): DashboardPlace {
  const offset = virtual.scrollOffset ?? 0;
  const row = offset < (top ?? 0) ? undefined : virtual.getVirtualItemForOffset(offset);
  return { at: row ? row.index * columns : null, focused: focused() };
}
