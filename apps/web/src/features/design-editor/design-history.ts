/** What was done to a design, to be undone and done again (J-4). Steps of one gesture (a key held down, a slider) are one. */
import type { Design } from './design.ts';

const STEPS_MAX = 100;
const ONE_GESTURE_MS = 800;

interface DesignHistory {
  readonly past: readonly Design[];
  readonly present: Design;
  readonly future: readonly Design[];
  /** Of the last step: what it did to what, and when. */
  readonly gesture: { readonly name: string; readonly at: number } | null;
}

export function beginHistory(present: Design): DesignHistory {
  return { past: [], present, future: [], gesture: null };
}

/** @param gesture names what may be one with the step before; null is a step of its own. */
export function record(history: DesignHistory, next: Design, gesture: string | null, now: number): DesignHistory {
  if (next === history.present) return history;
  const { past, present, gesture: last } = history;
  const goesOn = gesture !== null && last?.name === gesture && now - last.at < ONE_GESTURE_MS;
  return {
    past: goesOn ? past : [...past, present].slice(-STEPS_MAX),
    present: next,
    future: [],
    gesture: gesture === null ? null : { name: gesture, at: now },
  };
}

export function undo({ past, present, future, ...rest }: DesignHistory): DesignHistory {
  const before = past.at(-1);
  if (!before) return { past, present, future, ...rest };
  return { past: past.slice(0, -1), present: before, future: [present, ...future], gesture: null };
}

export function redo({ past, present, future, ...rest }: DesignHistory): DesignHistory {
  const [next, ...later] = future;
  if (!next) return { past, present, future, ...rest };
  return { past: [...past, present], present: next, future: later, gesture: null };
}
