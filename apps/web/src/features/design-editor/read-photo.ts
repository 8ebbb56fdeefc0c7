/** A picture file -> a data URL that the design holds (J-2): drawn anew, so that neither its position nor a script comes along, and never larger than needed. */

const SIDE_MAX = 2000;
const BYTES_MAX = 30_000_000;
const QUALITY = 0.86;

interface Photo {
  readonly source: string;
  readonly width: number;
  readonly height: number;
}

const PHOTO_REFUSED = 'This file is not a picture that this browser can read. Choose a JPEG, PNG, WebP or AVIF file.';
const PHOTO_TOO_LARGE = 'This picture is too large: a file may have up to 30 MB.';

/** Throws an error whose message is the sentence to show. */
export async function readPhoto(file: Blob): Promise<Photo> {
  if (file.size > BYTES_MAX) throw new Error(PHOTO_TOO_LARGE);
  const bitmap = await createImageBitmap(file).catch((cause) => {
    throw new Error(PHOTO_REFUSED, { cause });
  });
  const scale = Math.min(1, SIDE_MAX / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return { source: canvas.toDataURL('image/webp', QUALITY), width: canvas.width, height: canvas.height };
}
