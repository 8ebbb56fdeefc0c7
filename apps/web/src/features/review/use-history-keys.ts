/** Ctrl+Z and Ctrl+Shift+Z (also Ctrl+Y) step through the review's history; in a text box they stay the browser's own. */
import { useEffect } from 'react';
import type { ReviewStore } from './review-store.ts';

export function useHistoryKeys(store: ReviewStore): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = stepOf(event);
      if (step === null || isElsewhere(event.target)) return;
      event.preventDefault();
      store[step]();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [store]);
}

function stepOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'y' && !shiftKey) return 'redo';
  if (letter !== 'z') return null;
  return shiftKey ? 'redo' : 'undo';
}

/** Text boxes have a history of their own, and what lies behind a dialog is not changed. */
function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    document.querySelector('dialog[open]') !== null
  );
}
