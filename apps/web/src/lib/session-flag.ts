/**
 * Whether this browser session is unlocked (G-4, G-6): the flag `cd_authenticated` of spec §9 in session storage, watched by
 * the access guard, cleared by the API client when any call answers 401. The real gate is the server's cookie.
 */
import { BROWSER_KEYS } from '@waypage/contract';
import { readStored, removeStored, writeStored } from './browser-storage.ts';
import { Observable } from './observable.ts';

const UNLOCKED = 'true';

const flag = new Observable(readStored('session', BROWSER_KEYS.authenticated) === UNLOCKED);

export const sessionFlag = {
  isUnlocked: flag.get,
  subscribe: flag.subscribe,

  unlock(): void {
    writeStored('session', BROWSER_KEYS.authenticated, UNLOCKED);
    flag.set(true);
  },

  lock(): void {
    removeStored('session', BROWSER_KEYS.authenticated);
    flag.set(false);
  },

  /** Resolves when the session is unlocked: at once where it is. */
  untilUnlocked(): Promise<void> {
    return new Promise((resolve) => {
      if (flag.get()) return resolve();
      const stop = flag.subscribe(() => {
        if (!flag.get()) return;
        stop();
        resolve();
      });
    });
  },
};
