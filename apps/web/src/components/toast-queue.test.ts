import { INTERFACE } from '@waypage/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, showToast, toastQueue } from './toast-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
  toastQueue.set([]);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('toasts', () => {
  it('W-1 at most one is there: the newest', () => {
    showToast({ title: 'first' });
    showToast({ title: 'second' });
    expect(toastQueue.get().map((toast) => toast.title)).toEqual(['second']);
  });

  it('W-1 a dismissed one is closed at once and removed 1,000,000 ms later', () => {
    showToast({ title: 'first' });
    dismissToast(toastQueue.get()[0]?.id ?? 0);
    expect(toastQueue.get()).toMatchObject([{ open: false }]);
    vi.advanceTimersByTime(999_999);
    expect(toastQueue.get()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toastQueue.get()).toHaveLength(0);
  });

  it('W-1 the constants are those of the specification', () => {
    expect(INTERFACE).toMatchObject({
      toastsShown: 1,
      toastDurationMs: 5000,
      toastSwipeThresholdPx: 50,
      toastRemoveDelayMs: 1_000_000,
      tooltipDelayMs: 700,
      tooltipSkipDelayMs: 300,
    });
  });
});
