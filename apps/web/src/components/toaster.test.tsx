import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { INTERFACE } from '@waypage/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showToast, toastQueue } from './toast-queue.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  toastQueue.set([]);
  render(<Toaster />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (title: string) => act(() => showToast({ title }));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = () => screen.queryAllByRole('listitem').map((toast) => toast.textContent);

describe('the toaster', () => {
  it('W-1 shows one toast at a time, for 5000 ms', () => {
    show('Link copied!');
    expect(shown()).toEqual(['Link copied!']);
    wait(3000);
    show('Itinerary deleted');
    expect(shown()).toEqual(['Itinerary deleted']);
    wait(4999);
    expect(shown()).toEqual(['Itinerary deleted']);
    wait(1);
    expect(shown()).toEqual([]);
  });

  it('D-14 one that offers an undo stays for its own time', () => {
    act(() => showToast({ title: 'Itinerary deleted', durationMs: INTERFACE.undoDurationMs }));
    wait(9999);
    expect(shown()).toEqual(['Itinerary deleted']);
    wait(1);
    expect(shown()).toEqual([]);
    expect(INTERFACE.undoDurationMs).toBe(10_000);
  });

  it('W-1 can be dismissed by its button', () => {
    show('Link copied!');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(shown()).toEqual([]);
  });
});
