/** Pictures that agents publish (contract §2): made anew, named after what came out, on disk before the answer (rules M-20 to M-23). */
import { createHash } from 'node:crypto';
import type { StoredImage } from '@waypage/contract';
import { AppError } from '../../errors.ts';
import { type EncodedImage, encodeImage } from './encode-image.ts';
import type { ImageRepository } from './repository.ts';

/** A picture at work takes a core and some memory: others wait, and past these many the server says that it is busy. */
const AT_ONCE = 2;
const WAITING_MAX = 20;

/** How long a picture waits to be named: as long as a deletion can be undone. */
const UNNAMED_MS = 30 * 86_400_000;

export interface ImageService {
  /** @throws AppError for what is no picture, one too large, or too many at once. */
  store(bytes: Buffer): Promise<StoredImage>;
  /** Before a save that names these addresses. @throws AppError where one is not there. */
  keep(addresses: readonly string[]): Promise<void>;
  /** Removes pictures that nothing names and nothing can bring back (rule M-28). */
  removeUnnamed(): Promise<number>;
  /** The WebP file; null for an unknown hash. */
  find(hash: string): Promise<Buffer | null>;
}

export function createImageService(repository: ImageRepository, clock: () => number): ImageService {
  const waiting: (() => void)[] = [];
  let working = 0;

  async function encodeInTurn(bytes: Buffer): Promise<EncodedImage> {
    if (waiting.length >= WAITING_MAX) throw new AppError('overloaded');
    if (working >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
    working++;
    try {
      const encoded = await encodeImage(bytes);
      if (encoded === 'too-large') throw new AppError('image-too-large');
      if (encoded === 'unreadable') throw new AppError('image-unreadable');
      return encoded;
    } finally {
      working--;
      waiting.shift()?.();
    }
  }

  return {
    async store(bytes) {
      const { content, width, height } = await encodeInTurn(bytes);
      const hash = createHash('sha256').update(content).digest('hex');
      await repository.add(hash, content, clock());
      return { url: `/images/${hash}.webp`, width, height };
    },
    async keep(addresses) {
      const hashes = [...new Set(addresses.map((address) => address.slice('/images/'.length, -'.webp'.length)))];
      if (hashes.length === 0) return;
      const there = await repository.keep(hashes, clock());
      if (there.length < hashes.length) throw new AppError('image-missing');
    },
    removeUnnamed: () => repository.removeUnnamed(clock() - UNNAMED_MS),
    find: (hash) => repository.find(hash),
  };
}
