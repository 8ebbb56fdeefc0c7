/** What was pasted or typed survives a reload and a way out and back: kept shortly after each change, and when the page is left. */
import { useEffect, useRef } from 'react';

/** Long enough not to write at every key, short enough to lose nothing worth mentioning. */
const KEEP_AFTER_MS = 400;

export function useKeptDraft(keep: () => void): void {
  const latest = useRef(keep);
  latest.current = keep;
  /* Each change draws the page anew, and starts the wait anew. */
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    const leave = () => latest.current();
    globalThis.addEventListener('pagehide', leave);
    return () => {
      globalThis.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}
