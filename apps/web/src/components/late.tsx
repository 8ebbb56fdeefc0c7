/**
 * A part of a page whose code comes after the page. Where it does not come (the network or the server is gone) the page stays as it is: the part
 * is asked for again when the network or the agent comes back, and by button. React's `lazy` would take the page with it, for good (N-8).
 */
import { RotateCw } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import styles from './late.module.css';
import { Notice } from './notice.tsx';

interface LateProps<Code> {
  /** The same function each time. */
  readonly load: () => Promise<Code>;
  /** What stands there until the code has come. */
  readonly waiting?: ReactNode;
  /** Nothing is said of code that does not come: the page can do without. */
  readonly quiet?: boolean;
  readonly children: (code: Code) => ReactNode;
}

export function Late<Code extends object>({ load, waiting = null, quiet = false, children }: LateProps<Code>) {
  const { code, tries, busy, again } = useLateCode(load);
  if (code) return children(code);
  if (tries === 0) return waiting;
  return quiet ? null : (
    <Notice tone="danger" role="alert" className={styles['refusal'] ?? ''}>
      <strong>This part could not be loaded.</strong> Nothing that you typed is lost.{' '}
      <button type="button" className="btn btn--sm" aria-disabled={busy} onClick={again}>
        <RotateCw className="icon" aria-hidden="true" />
        {busy ? 'Trying...' : 'Try again'}
      </button>
    </Notice>
  );
}

interface LateCode<Code> {
  readonly code: Code | null;
  /** How often it did not come. */
  readonly tries: number;
  readonly busy: boolean;
  readonly again: () => void;
}

/** @param isWanted the code is asked for when it is, not before. */
export function useLateCode<Code extends object>(load: () => Promise<Code>, isWanted = true): LateCode<Code> {
  const [code, setCode] = useState<Code | null>(null);
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const isOpen = isWanted && code === null;
  const again = useCallback(() => setBusy(true), []);
  useEffect(() => {
    if (isOpen) setBusy(true);
  }, [isOpen]);
  useEffect(() => {
    if (!(busy && isOpen)) return;
    let isHere = true;
    load()
      .then(
        (loaded) => isHere && setCode(loaded),
        () => isHere && setTries((count) => count + 1),
      )
      .finally(() => isHere && setBusy(false));
    return () => {
      isHere = false;
    };
  }, [load, busy, isOpen]);
  useEffect(() => {
    if (!isOpen || tries === 0) return;
    globalThis.addEventListener('online', again);
    globalThis.addEventListener('focus', again);
    return () => {
      globalThis.removeEventListener('online', again);
      globalThis.removeEventListener('focus', again);
    };
  }, [isOpen, tries, again]);
  return { code, tries, busy, again };
}
