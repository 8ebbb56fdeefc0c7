/** Pictures that a writer published, and the judge over them: what was answered 201 is there, readable and whole after the kill. */
import { createHash } from 'node:crypto';
import type { ActivityImage, StoredImage } from '@waypage/contract';
import sharp from 'sharp';

const SIDE = 24;

export class PictureLog {
  published = 0;
  #count = 0;
  #open: string[] = [];

  /** Stores a picture that was never there before. */
  async publish(url: string, cookie: string): Promise<ActivityImage | 'gone' | 'busy'> {
    const png = await sharp(noise(this.#count++), { raw: { width: SIDE, height: SIDE, channels: 3 } })
      .png()
      .toBuffer();
    try {
      const headers = { 'content-type': 'image/png', cookie };
      const answer = await fetch(`${url}/api/images`, { method: 'POST', headers, body: new Uint8Array(png) });
      if (answer.status !== 201) return 'busy';
      const address = answer.headers.get('location') ?? '';
      this.published++;
      this.#open.push(address);
      const stored = (await answer.json()) as StoredImage;
      return { ...stored, alt: 'noise' };
    } catch {
      return 'gone';
    }
  }

  /** Of those that were published since the last time. */
  async judge(url: string): Promise<{ lost: string[]; torn: string[] }> {
    const lost: string[] = [];
    const torn: string[] = [];
    for (const address of this.#open.splice(0)) {
      const answer = await fetch(`${url}${address}`);
      if (answer.status !== 200) lost.push(`${address} was answered 201, and is answered ${answer.status}`);
      else {
        const content = Buffer.from(await answer.arrayBuffer());
        const hash = createHash('sha256').update(content).digest('hex');
        const size = await sharp(content)
          .metadata()
          .catch(() => null);
        if (address !== `/images/${hash}.webp` || size?.width !== SIDE) torn.push(`${address} holds other bytes`);
      }
    }
    return { lost, torn };
  }
}

/** The same for the same number, another one for another. */
function noise(seed: number): Buffer {
  const bytes: Buffer[] = [];
  for (let part = 0; part * 32 < SIDE * SIDE * 3; part++)
    bytes.push(createHash('sha256').update(`${seed} ${part} ${process.pid}`).digest());
  return Buffer.concat(bytes).subarray(0, SIDE * SIDE * 3);
}
