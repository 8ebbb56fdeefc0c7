/**
 * Any bytes -> a WebP of at most 1600 pixels a side, or why not (rules M-21, M-22). What comes out is made of pixels alone: position, comments,
 * other files hidden in the first one do not pass. Only JPEG, PNG and WebP, told by their first bytes, ever reach the decoder.
 */
import { IMAGES } from '@waypage/contract';

export interface EncodedImage {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

export type ImageFault = 'unreadable' | 'too-large';

/** Quality and, for pictures that stay heavy, the next ones down. */
const QUALITIES = [80, 65, 50];
/** A stored picture that is heavier is made again with less quality. */
const CONTENT_BYTES_GOAL = 450_000;
const SECONDS_MAX = 15;

type Format = 'jpeg' | 'png' | 'webp';

export async function encodeImage(bytes: Buffer): Promise<EncodedImage | ImageFault> {
  const format = formatOf(bytes);
  if (format === null) return 'unreadable';
  // Loaded with the first picture: the server starts without it.
  const { default: sharp } = await import('sharp');
  const open = () => sharp(bytes, { limitInputPixels: IMAGES.pixelsMax, failOn: 'error', sequentialRead: true });
  try {
    const head = await open().metadata();
    if (head.format !== format) return 'unreadable';
    if (head.width * head.height > IMAGES.pixelsMax) return 'too-large';
    for (const [index, quality] of QUALITIES.entries()) {
      const { data, info } = await open()
        .timeout({ seconds: SECONDS_MAX })
        .autoOrient()
        .resize({ width: IMAGES.storedSideMax, height: IMAGES.storedSideMax, fit: 'inside', withoutEnlargement: true })
        .webp({ quality, effort: 4 })
        .toBuffer({ resolveWithObject: true });
      if (data.length <= CONTENT_BYTES_GOAL || index === QUALITIES.length - 1) {
        return { content: data, width: info.width, height: info.height };
      }
    }
    return 'unreadable';
  } catch (error) {
    return error instanceof Error && /exceeds pixel limit/i.test(error.message) ? 'too-large' : 'unreadable';
  }
}

function formatOf(bytes: Buffer): Format | null {
  if (bytes.length >= 3 && bytes.readUIntBE(0, 3) === 0xff_d8_ff) return 'jpeg';
  if (bytes.subarray(0, 8).equals(PNG)) return 'png';
  const isWebp =
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP';
  return isWebp ? 'webp' : null;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
