/**
 * Stands around the agent pages (N-4, G-4, G-6). Locked from the start: the gate alone. Locked later, by a 401: the gate covers
 * the page, which stays mounted, so that nothing typed is lost; after unlocking the failed queries are asked again.
 */
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { hasStatus } from '../../lib/api-error.ts';
import { sessionFlag } from '../../lib/session-flag.ts';
import { AccessGate } from './access-gate.tsx';

export function AccessGuard({ children }: { readonly children: ReactNode }) {
  const unlocked = useSyncExternalStore(sessionFlag.subscribe, sessionFlag.isUnlocked);
  const [entered, setEntered] = useState(unlocked);
  const queries = useQueryClient();
  if (unlocked && !entered) setEntered(true);

  useEffect(() => {
    if (unlocked) queries.refetchQueries({ predicate: (query) => hasStatus(query.state.error, 401) });
  }, [unlocked, queries]);
  useKeptPlace(unlocked);

  return (
    <>
      {!unlocked && <AccessGate />}
      {entered && <div hidden={!unlocked}>{children}</div>}
    </>
  );
}

/** While the gate covers the page, its scroll position, focus and title wait; unlocking gives them back. */
function useKeptPlace(unlocked: boolean): void {
  const kept = useRef<{ scroll: number; focus: Element | null; title: string } | null>(null);
  useEffect(
    () =>
      sessionFlag.subscribe(() => {
        if (sessionFlag.isUnlocked()) return;
        kept.current = { scroll: globalThis.scrollY, focus: document.activeElement, title: document.title };
      }),
    [],
  );
  useLayoutEffect(() => {
    if (!unlocked || !kept.current) return;
    const { scroll, focus, title } = kept.current;
    kept.current = null;
    document.title = title;
    globalThis.scrollTo(0, scroll);
    if (focus instanceof HTMLElement) focus.focus({ preventScroll: true });
  }, [unlocked]);
}
