/** File names made of a title that is safe on every system, and the header that tells a browser of it (RFC 6266; rule T-137). */

/** File systems take 255 bytes; the ending needs some. */
const BYTES_MAX = 180;
/** What Windows, macOS or a shell do not take, control characters, and marks that turn the direction of the text around the ending. */
const UNSAFE = /[\\/:*?"<>|\ufffd\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]+/gu;
/** Joins the parts of one sign, so it stays between two of them. */
const EMOJI_JOINER = /(?<=\p{Extended_Pictographic}\ufe0f?)\u200d(?=\p{Extended_Pictographic})/gu;

/** `Seven nights in the Cyclades_deal.txt`. */
export const dealFileName = (title: string | null): string =>
  `${safeFileStem(title ?? '', BYTES_MAX) || 'travel'}_deal.txt`;

/** A text as the first part of a file's name; empty where nothing of it can stand there. */
export function safeFileStem(text: string, bytesMax: number): string {
  const clean = text
    .normalize('NFC')
    .split(EMOJI_JOINER)
    .map((part) => part.replace(UNSAFE, ' '))
    .join('\u200d')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return cutToBytes(clean, bytesMax).trim();
}

/** The name of spec §9. */
export const dealJsonFileName = (id: string): string => `travel-deal-${id}.json`;

/** Signs are not cut in two. */
function cutToBytes(text: string, limit: number): string {
  let cut = '';
  let bytes = 0;
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    bytes += Buffer.byteLength(segment);
    if (bytes > limit) break;
    cut += segment;
  }
  return cut;
}

/** `attachment` with the name for every browser, and in letters that old ones read. */
export function attachment(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\x20-\x7e]+/g, '_')
    .replace(/["\\%]/g, '_');
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
