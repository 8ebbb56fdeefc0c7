/**
 * While the list is scrolled, cards come one a frame: of those that should be drawn, the ones that are, and one more (D-11). A fast scroll asks for many at once,
 * and drawing them all in one go, or a row of them, would hold up the scrolling itself.
 */
import { useEffect, useState } from 'react';

/** Places in the list, from 0, both included. */
export interface CardRange {
  readonly first: number;
  readonly last: number;
}

interface Drawn {
  readonly range: CardRange | null;
  /** A scroll has asked for cards that are not all drawn yet: they go on coming one a frame when it has ended. */
  readonly isGrowing: boolean;
}

/** @param wanted null where there is nothing to draw. */
export function useGrowingCards(wanted: CardRange | null, scrolling: boolean): CardRange | null {
  const [{ range, isGrowing }, setDrawn] = useState<Drawn>({ range: wanted, isGrowing: false });
  const drawn = wanted && (range && (scrolling || isGrowing) ? within(range, wanted) : wanted);
  const complete = drawn?.first === wanted?.first && drawn?.last === wanted?.last;
  useEffect(() => {
    if (!wanted || !drawn) return;
    if (complete) {
      if (isGrowing || range?.first !== drawn.first || range.last !== drawn.last)
        setDrawn({ range: drawn, isGrowing: false });
      return;
    }
    const frame = requestAnimationFrame(() => setDrawn({ range: oneMore(drawn, wanted), isGrowing: true }));
    return () => cancelAnimationFrame(frame);
  });
  return drawn;
}

/** What is drawn of what is wanted; after a leap, its middle. */
export function within(drawn: CardRange, wanted: CardRange): CardRange {
  const first = Math.max(drawn.first, wanted.first);
  const last = Math.min(drawn.last, wanted.last);
  if (first <= last) return { first, last };
  const middle = Math.floor((wanted.first + wanted.last) / 2);
  return { first: middle, last: middle };
}

/** Downwards first: that is where people scroll. */
export function oneMore(drawn: CardRange, wanted: CardRange): CardRange {
  if (drawn.last < wanted.last) return { first: drawn.first, last: drawn.last + 1 };
  if (drawn.first > wanted.first) return { first: drawn.first - 1, last: drawn.last };
  return drawn;
}
