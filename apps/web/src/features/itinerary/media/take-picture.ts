/** Whatever the agent gives (a file, an address, a picture from the editor) -> what is kept of it, or the sentence why not (spec §5; M-3 to M-5). */
import { blobOfDataUrl, dataUrlOf } from '../../../lib/data-url.ts';
import { redrawAddress, redrawImage, SOURCE_BYTES_MAX } from '../../../lib/redraw-image.ts';
import type { ActivityMedia } from './activity-media.ts';
import { MEDIA_TEXT as TEXT } from './media-messages.ts';

export type Picture = Pick<ActivityMedia, 'url' | 'optimized'>;

/** Its message is the sentence for the agent. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused';
}

/** @throws PictureRefused */
export async function takeFile(file: Blob): Promise<Picture> {
  if (!file.type.startsWith('image/')) throw new PictureRefused(TEXT.onlyImages);
  if (file.size > SOURCE_BYTES_MAX) throw new PictureRefused(TEXT.tooLarge);
  try {
    return { url: await dataUrlOf(await redrawImage(file)), optimized: true };
  } catch {
    throw new PictureRefused(TEXT.unreadable);
  }
}

/** A picture of this site or another one. Where the other site lets no script read it, its address is kept as it is. @throws PictureRefused */
export async function takeAddress(text: string): Promise<Picture> {
  const address = text.trim();
  const blob = blobOfDataUrl(address);
  if (blob) return takeFile(blob);
  if (!/^(?:https:\/\/|\/(?!\/))/i.test(address) || !URL.canParse(address, globalThis.location.href)) {
    throw new PictureRefused(TEXT.badAddress);
  }
  try {
    return { url: await dataUrlOf(await redrawAddress(address)), optimized: true };
  } catch {
    if (await shows(address)) return { url: address, optimized: false };
    throw new PictureRefused(TEXT.noImageAtAddress);
  }
}

function shows(address: string): Promise<boolean> {
  return new Promise((resume) => {
    const image = new Image();
    image.referrerPolicy = 'no-referrer';
    image.onload = () => resume(image.naturalWidth > 0);
    image.onerror = () => resume(false);
    image.src = address;
  });
}

/** The first picture of a paste or a drop; null where there is none, the first file where none is a picture. */
export function fileOf(data: DataTransfer | null): File | null {
  const files = [...(data?.files ?? [])];
  return files.find((file) => file.type.startsWith('image/')) ?? files[0] ?? null;
}
