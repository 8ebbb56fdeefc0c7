/** The finished picture as a data URL (J-6): WebP, else JPEG, made smaller until it fits where the opener keeps it. */

/** Characters. The opener keeps pictures in a store of about five million for all of an itinerary's. */
export const PICTURE_CHARACTERS_MAX = 400_000;
const TRIES: readonly (readonly [scale: number, quality: number])[] = [
  [1, 0.9],
  [1, 0.8],
  [1, 0.65],
  [0.75, 0.75],
  [0.6, 0.7],
  [0.45, 0.65],
  [0.3, 0.6],
];

/** @param draw answers the picture at a scale of its size. Throws where it cannot be drawn. */
export function exportPicture(draw: (scale: number) => HTMLCanvasElement): string {
  let address = '';
  for (const [scale, quality] of TRIES) {
    const canvas = draw(scale);
    address = canvas.toDataURL('image/webp', quality);
    // A browser that does not write WebP answers PNG.
    if (!address.startsWith('data:image/webp')) address = canvas.toDataURL('image/jpeg', quality);
    if (address.length <= PICTURE_CHARACTERS_MAX) return address;
  }
  return address;
}
