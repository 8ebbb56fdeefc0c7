import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FileRefusal } from './file-refusal.ts';
import { readFileAside } from './read-file-aside.ts';

/** A worker that says nothing by itself. */
class SilentWorker extends EventTarget {
  static readonly made: SilentWorker[] = [];
  readonly postMessage = vi.fn();
  readonly terminate = vi.fn();
  constructor() {
    super();
    SilentWorker.made.push(this);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  SilentWorker.made.length = 0;
  vi.stubGlobal('Worker', SilentWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function begin(signal = new AbortController().signal) {
  const outcome = { now: 'reading' as unknown };
  readFileAside(new File(['a'], 'a.pdf'), () => {}, signal).then(
    (read) => Object.assign(outcome, { now: read }),
    (error: unknown) => Object.assign(outcome, { now: error }),
  );
  await vi.waitFor(() => expect(SilentWorker.made[0]?.postMessage).toHaveBeenCalled());
  return { outcome, worker: SilentWorker.made[0] as SilentWorker };
}

describe('a file that is read aside', () => {
  it('K-5 is given up after two minutes, not before, and its worker ends', async () => {
    const { outcome, worker } = await begin();
    await vi.advanceTimersByTimeAsync(119_000);
    expect(outcome.now).toBe('reading');
    expect(worker.terminate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(outcome.now).toBeInstanceOf(FileRefusal);
    expect(outcome.now).toMatchObject({ reason: 'too-slow' });
    expect(worker.terminate).toHaveBeenCalledOnce();
  });

  it('K-5 what comes in the last second counts, and nothing ticks on', async () => {
    const { outcome, worker } = await begin();
    await vi.advanceTimersByTimeAsync(119_000);
    worker.dispatchEvent(new MessageEvent('message', { data: { read: { text: 'late' } } }));
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome.now).toEqual({ text: 'late' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('K-4 ends at once when it is cancelled', async () => {
    const run = new AbortController();
    const { outcome, worker } = await begin(run.signal);
    run.abort(new Error('stopped'));
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome.now).toMatchObject({ message: 'stopped' });
    expect(worker.terminate).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });
});
