/** Code that may be wanted when the network is gone comes a while after the page that may want it: it weighs nothing on the first screen. */
import { useEffect } from 'react';

const AFTER_THE_PAGE_MS = 1500;

/** @param load the same function each time; where it fails the code comes when it is wanted. */
export function useWarmUp(load: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => {}), AFTER_THE_PAGE_MS);
    return () => clearTimeout(timer);
  }, [load]);
}
