/** `/` goes to the search box (D-13), unless it is typed somewhere, belongs to a menu or dialog, or is part of a shortcut. */
import { useEffect } from 'react';

const KEEPS_ITS_KEYS = 'input, textarea, select, [contenteditable], [role="menu"], dialog';

export function useSearchKey(inputId: string): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(KEEPS_ITS_KEYS)) return;
      const input = document.getElementById(inputId);
      if (!(input instanceof HTMLInputElement)) return;
      event.preventDefault();
      input.focus();
      input.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [inputId]);
}
