import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CardRange, useGrowingCards } from './use-growing-cards.ts';

const range = (first: number, last: number): CardRange => ({ first, last });

describe('D-11 cards of a list that is scrolled', () => {
  const frames = new Map<number, FrameRequestCallback>();
  let asked = 0;
  let now = 0;
  beforeEach(() => {
    now = 1000;
    frames.clear();
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => {
      asked++;
      frames.set(asked, frame);
      return asked;
    });
    vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  function nextFrame(ms: number): void {
    now += ms;
    const due = [...frames.values()];
    frames.clear();
    act(() => {
      for (const frame of due) frame(now);
    });
  }
  const show = (wanted: CardRange) =>
    renderHook(({ wanted: cards, scrolling }) => useGrowingCards(cards, scrolling), {
      initialProps: { wanted, scrolling: false },
    });

  it('are all there and whole where nothing moves', () => {
    const { result } = show(range(0, 5));
    expect(result.current).toEqual({ drawn: range(0, 5), whole: range(0, 5) });
  });

  it('come one a frame, and are made whole one a frame when all are there, also after the scroll', () => {
    const { result, rerender } = show(range(0, 2));
    rerender({ wanted: range(0, 4), scrolling: true });
    expect(result.current).toEqual({ drawn: range(0, 2), whole: range(0, 2) });
    nextFrame(16);
    expect(result.current).toEqual({ drawn: range(0, 3), whole: range(0, 2) });
    nextFrame(16);
    expect(result.current).toEqual({ drawn: range(0, 4), whole: range(0, 2) });
    rerender({ wanted: range(0, 4), scrolling: false });
    nextFrame(16);
    expect(result.current).toEqual({ drawn: range(0, 4), whole: range(0, 3) });
    nextFrame(16);
    expect(result.current).toEqual({ drawn: range(0, 4), whole: range(0, 4) });
    nextFrame(16);
    expect(frames.size).toBe(0);
  });

  it('wait where frames come late and rows pass fast, and come when the rows stay', () => {
    const { result, rerender } = show(range(0, 2));
    rerender({ wanted: range(1, 8), scrolling: true });
    nextFrame(16);
    nextFrame(40);
    expect(result.current?.drawn).toEqual(range(1, 3));
    rerender({ wanted: range(2, 9), scrolling: true });
    nextFrame(16);
    expect(result.current?.drawn).toEqual(range(2, 3));
    for (let frame = 0; frame < 3; frame++) nextFrame(16);
    expect(result.current?.drawn).toEqual(range(2, 3));
    nextFrame(16);
    expect(result.current?.drawn).toEqual(range(2, 4));
  });
});
