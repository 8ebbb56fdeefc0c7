/**
 * The access code and the sessions it opens (contract §1; rules G-5 to G-9). A session is a random token of which the
 * database holds the SHA-256 alone; its cookie is signed with a key made of the shared secret and the code, so that a
 * changed code ends every session (docs/decisions/0011).
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { createCodeChecker, hashAccessCode, makeAccessCode } from './access-code.ts';
import { createAttemptLimiter } from './attempt-limiter.ts';
import type { AccessRepository } from './repository.ts';

const HOUR_MS = 3_600_000;
const IDLE_MS = 12 * HOUR_MS;
const LIFE_MS = 7 * 24 * HOUR_MS;
/** A session's last use is written down at most this often: reading must not cost a write each time. */
const TOUCH_EACH_MS = 5 * 60_000;
const BUSY_RETRY_SECONDS = 6;

type SignIn =
  | { readonly outcome: 'signed-in'; readonly cookie: string }
  | { readonly outcome: 'wrong' }
  | { readonly outcome: 'throttled'; readonly retryAfterSeconds: number };

export interface AccessService {
  /** The code that this very start has made and kept as a hash: shown once, then forgotten. */
  readonly madeCode: string | null;
  signIn(code: string, address: string): Promise<SignIn>;
  isSignedIn(cookie: string | undefined): Promise<boolean>;
  signOut(cookie: string | undefined): Promise<void>;
  /** Forgets sessions that are over. */
  removeOldSessions(): Promise<void>;
}

export async function createAccessService(
  repository: AccessRepository,
  configuredCode: string | null,
  clock: () => number,
): Promise<AccessService> {
  const secret = await loadSecret(repository);
  const { loadHash, binding, madeCode } = await loadCode(repository, configuredCode);
  const checkCode = createCodeChecker(loadHash);
  const limiter = createAttemptLimiter(clock);
  const signingKey = createHmac('sha256', secret).update(`session:${binding}`).digest();
  const signatureOf = (token: string) => createHmac('sha256', signingKey).update(token).digest();

  const readToken = (cookie: string | undefined): string | null => {
    const [token = '', signature = ''] = cookie?.split('.') ?? [];
    const given = Buffer.from(signature, 'base64url');
    const expected = signatureOf(token);
    return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
  };

  return {
    madeCode,

    async signIn(code, address) {
      const wait = limiter.take(address);
      if (wait !== null) return { outcome: 'throttled', retryAfterSeconds: wait };
      const check = await checkCode(code);
      if (check === 'wrong') return { outcome: 'wrong' };
      if (check === 'busy') return { outcome: 'throttled', retryAfterSeconds: BUSY_RETRY_SECONDS };
      limiter.giveBack(address);
      const token = randomBytes(32).toString('base64url');
      await repository.addSession(hashToken(token), clock());
      return { outcome: 'signed-in', cookie: `${token}.${signatureOf(token).toString('base64url')}` };
    },

    async isSignedIn(cookie) {
      const token = readToken(cookie);
      if (token === null) return false;
      const session = await repository.findSession(hashToken(token));
      const now = clock();
      if (!session || now - session.createdAt > LIFE_MS || now - session.seenAt > IDLE_MS) return false;
      if (now - session.seenAt > TOUCH_EACH_MS) await repository.touchSession(hashToken(token), now);
      return true;
    },

    async signOut(cookie) {
      const token = readToken(cookie);
      if (token !== null) await repository.removeSession(hashToken(token));
    },

    removeOldSessions: () => repository.removeOldSessions(clock() - LIFE_MS, clock() - IDLE_MS),
  };
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

async function loadSecret(repository: AccessRepository): Promise<string> {
  const kept = await repository.findSetting('session-secret');
  return kept ?? (await repository.addSetting('session-secret', randomBytes(32).toString('base64url')));
}

interface LoadedCode {
  readonly loadHash: () => Promise<string>;
  /** What ties sessions to this code and no other. */
  readonly binding: string;
  readonly madeCode: string | null;
}

async function loadCode(repository: AccessRepository, configured: string | null): Promise<LoadedCode> {
  // The start does not pay for the hash; the first check does.
  if (configured !== null) return { loadHash: () => hashAccessCode(configured), binding: configured, madeCode: null };
  const kept = await repository.findSetting('access-code-hash');
  if (kept !== null) return { loadHash: async () => kept, binding: kept, madeCode: null };
  const made = makeAccessCode();
  const mine = await hashAccessCode(made);
  const stored = await repository.addSetting('access-code-hash', mine);
  // Of several processes that start together one makes the code, and that one shows it.
  return { loadHash: async () => stored, binding: stored, madeCode: stored === mine ? made : null };
}
