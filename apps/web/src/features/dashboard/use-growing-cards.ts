/**
 * While the list is scrolled, cards come one a frame, picture and title before the rest: of those that should be drawn, the ones that are, and one more (D-11).
 * A fast scroll asks for many at once, and drawing them all in one go, or a row of them, would hold up the scrolling itself.
 */
import { useEffect, useRef, useState } from 'react';

/** Frames that take longer say that the browser cannot keep up with drawing cards: until they are all there, none is begun in rows that pass faster than this. */
const LATE_MS = 25;
const PASSING_MS = 80;

/** Places in the list, from 0, both included. */
export interface CardRange {
  readonly first: number;
  readonly last: number;
}

export interface GrowingCards {
  readonly drawn: CardRange;
  /** Of those drawn: picture and title come first, the rest of a card in a frame of its own. */
  readonly whole: CardRange;
}

interface Grown {
  readonly cards: GrowingCards | null;
  /** A scroll has asked for cards that are not all there yet: they go on coming when it has ended. */
  readonly isGrowing: boolean;
}

/** @param wanted null where there is nothing to draw. */
export function useGrowingCards(wanted: CardRange | null, scrolling: boolean): GrowingCards | null {
  const [{ cards, isGrowing }, setGrown] = useState<Grown>({ cards: wanted && allOf(wanted), isGrowing: false });
  /** When other cards were wanted for the last time, when the frame before was, and whether one came late. */
  const pace = useRef({ first: -1, changed: 0, frame: 0, isLate: false });
  const now = wanted && (cards && (scrolling || isGrowing) ? stillWanted(cards, wanted) : allOf(wanted));
  useEffect(() => {
    if (!wanted || !now) return;
    if (isSame(now.drawn, wanted) && isSame(now.whole, wanted)) {
      pace.current.frame = 0;
      pace.current.isLate = false;
      if (isGrowing || !cards || !isSame(cards.drawn, wanted)) setGrown({ cards: now, isGrowing: false });
      return;
    }
    const { current } = pace;
    if (current.first !== wanted.first) {
      current.first = wanted.first;
      current.changed = performance.now();
    }
    const grow = (time: number) => {
      current.isLate ||= current.frame > 0 && time - current.frame > LATE_MS;
      current.frame = time;
      if (current.isLate && performance.now() - current.changed < PASSING_MS) frame = requestAnimationFrame(grow);
      else setGrown({ cards: nextStep(now, wanted), isGrowing: true });
    };
    let frame = requestAnimationFrame(grow);
    return () => cancelAnimationFrame(frame);
  });
  return now;
}

const allOf = (wanted: CardRange): GrowingCards => ({ drawn: wanted, whole: wanted });

const isSame = (a: CardRange, b: CardRange): boolean => a.first === b.first && a.last === b.last;

function stillWanted(cards: GrowingCards, wanted: CardRange): GrowingCards {
  const drawn = within(cards.drawn, wanted);
  return { drawn, whole: within(cards.whole, drawn) };
}

/** A card more, or one made whole where all are there. */
function nextStep({ drawn, whole }: GrowingCards, wanted: CardRange): GrowingCards {
  return isSame(drawn, wanted) ? { drawn, whole: oneMore(whole, drawn) } : { drawn: oneMore(drawn, wanted), whole };
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
