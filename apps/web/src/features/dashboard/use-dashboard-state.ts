/**
 * Tab, search, date filter and sort (D-10), kept in the address: the back button undoes a choice, a copied address shows the same.
 * What is being typed shows at once and reaches the address after a pause, without a step of history for each letter.
 */
import type { ContentKind } from '@waypage/contract';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type DashboardState, readDashboardState, writeDashboardState } from './dashboard-address.ts';
import type { Selection } from './select-items.ts';

const TYPING_PAUSE_MS = 250;

export interface DashboardControls extends DashboardState {
  /** The selection without what is still being typed: what the server is asked for. */
  readonly settled: Selection;
  readonly showKind: (kind: ContentKind) => void;
  readonly type: (search: string) => void;
  readonly choose: (choice: Partial<Selection>) => void;
}

export function useDashboardState(): DashboardControls {
  const [address, setAddress] = useSearchParams();
  const { kind, selection: settled } = readDashboardState(address);
  /* Null: nothing is typed that the address does not have; the address follows a moment later. */
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === settled.search) setTyped(null);
  const selection = { ...settled, search: typed ?? settled.search };

  /* The address asked for last. Radix names a clicked tab twice, with the mouse button and with the focus: that is one step of history. */
  const asked = useRef('');
  useEffect(() => {
    asked.current = address.toString();
  }, [address]);
  const go = (state: DashboardState, replace: boolean) => {
    const next = writeDashboardState(state);
    setTyped(state.selection.search);
    if (next.toString() === asked.current) return;
    asked.current = next.toString();
    setAddress(next, { replace });
  };
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => go({ kind, selection }, true), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  });

  return {
    kind,
    selection,
    settled,
    showKind: (next) => go({ kind: next, selection }, false),
    type: setTyped,
    choose: (choice) => go({ kind, selection: { ...selection, ...choice } }, false),
  };
}
