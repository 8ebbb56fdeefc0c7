/**
 * Any picture that the browser can show -> its pixels, drawn anew on a canvas, small enough to keep (M-4, M-5). Nothing but pixels passes: no
 * position, no comment, and of an SVG only what it looks like: as a picture it runs no script and asks no other host.
 */

/** Longest side, and the size that a picture is pressed under. */
const SIDE_MAX = 1280;
const BYTES_GOAL = 300_000;
const QUALITIES = [0.82, 0.7, 0.55];
/** Beyond, the browser itself may give up. */
export const SOURCE_BYTES_MAX = 40_000_000;
/** Where a small file would unpack into more, it is refused before its pixels are. */
const PIXELS_MAX = 120_000_000;
/** A drawing has no size of its own: its longest side becomes this. */
const VECTOR_SIDE = 1200;
const VECTOR = /^image\/svg/i;
const VECTOR_ADDRESS = /\.svg(?:[?#]|$)/i;

export class UnreadableImage extends Error {
  override readonly name = 'UnreadableImage';
}

/** @throws UnreadableImage where the browser cannot read it. */
export async function redrawImage(source: Blob): Promise<Blob> {
  const address = URL.createObjectURL(source);
  try {
    return await redraw(address, VECTOR.test(source.type));
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** For addresses of this page, and of other sites that allow their pictures to be read. @throws UnreadableImage */
export function redrawAddress(address: string): Promise<Blob> {
  return redraw(address, VECTOR_ADDRESS.test(address));
}

async function redraw(address: string, isVector: boolean): Promise<Blob> {
  const image = await load(address);
  const { width, height } = sizeOf(image, isVector);
  for (let scale = 1; ; scale *= 0.75) {
    const canvas = draw(image, Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
    for (const quality of QUALITIES) {
      const blob = await encode(canvas, quality);
      if (blob.size <= BYTES_GOAL || scale < 0.4) return blob;
    }
  }
}

/** As an `img` element: it turns photos upright by itself, and draws SVG without running it. */
function load(address: string): Promise<HTMLImageElement> {
  return new Promise((resume, fail) => {
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.onload = () =>
      image.naturalWidth * image.naturalHeight > PIXELS_MAX
        ? fail(new UnreadableImage('the picture has too many pixels'))
        : resume(image);
    image.onerror = () => fail(new UnreadableImage('the browser cannot read the picture'));
    image.src = address;
  });
}

function sizeOf(image: HTMLImageElement, isVector: boolean): { width: number; height: number } {
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width === 0 || height === 0) return { width: VECTOR_SIDE, height: (VECTOR_SIDE * 2) / 3 };
  const longest = Math.max(width, height);
  const scale = isVector ? VECTOR_SIDE / longest : Math.min(1, SIDE_MAX / longest);
  return { width: width * scale, height: height * scale };
}

function draw(image: HTMLImageElement, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new UnreadableImage('the browser has no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return canvas;
}

/** WebP; a browser that writes none gives JPEG, on white where the picture is clear. */
async function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const webp = await toBlob(canvas, 'image/webp', quality);
  if (webp.type === 'image/webp') return webp;
  const context = canvas.getContext('2d');
  if (context) {
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return toBlob(canvas, 'image/jpeg', quality);
}

function toBlob(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resume, fail) => {
    try {
      canvas.toBlob((blob) => (blob ? resume(blob) : fail(new UnreadableImage('nothing was drawn'))), type, quality);
    } catch (cause) {
      fail(new UnreadableImage('the picture may not be read', { cause }));
    }
  });
}
