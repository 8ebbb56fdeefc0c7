/** Files dropped anywhere on the page, or pasted; true while some hang over it. Without it the browser would leave the page for the file. */
import { useEffect, useRef, useState } from 'react';

export function useBroughtFiles(take: (files: readonly File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const latest = useRef(take);
  latest.current = take;

  useEffect(() => {
    const events = new AbortController();
    const on = <E extends keyof WindowEventMap>(name: E, run: (event: WindowEventMap[E]) => void) =>
      globalThis.addEventListener(name, run as EventListener, { signal: events.signal });
    on('dragover', (event) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    });
    on('dragleave', (event) => {
      if (event.relatedTarget === null) setOver(false);
    });
    on('drop', (event) => {
      setOver(false);
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      latest.current([...(event.dataTransfer?.files ?? [])]);
    });
    on('paste', (event) => {
      const files = [...(event.clipboardData?.files ?? [])];
      // Word and mail programs put a picture of the text beside the text.
      if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return;
      event.preventDefault();
      latest.current(files);
    });
    return () => events.abort();
  }, []);

  return over;
}

function hasFiles(data: DataTransfer | null): boolean {
  return data?.types.includes('Files') ?? false;
}
