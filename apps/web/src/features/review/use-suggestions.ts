/** Suggestions for what is being typed: asked for after a short pause, the last answer wins, a failed look-up suggests nothing. */
import { useEffect, useRef, useState } from 'react';

interface FieldSuggestion {
  readonly value: string;
  readonly label: string;
}

export type Suggest = (typed: string) => Promise<readonly FieldSuggestion[]>;

const PAUSE_MS = 150;
const NONE: readonly FieldSuggestion[] = [];

export function useSuggestions(suggest: Suggest | undefined) {
  const [suggestions, setSuggestions] = useState(NONE);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  function lookUp(typed: string) {
    if (!suggest) return;
    clearTimeout(timer.current);
    latest.current += 1;
    const mine = latest.current;
    timer.current = setTimeout(async () => {
      const found = await suggest(typed).catch(() => NONE);
      if (mine === latest.current) setSuggestions(found);
    }, PAUSE_MS);
  }
  return { suggestions, lookUp };
}
