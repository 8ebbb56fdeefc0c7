/** Bytes -> text: by the mark at their start, what a page declares of itself, UTF-8 where it holds, UTF-16 by its zeros, else Windows-1252 (rule K-4). */

const DECLARED_WITHIN = 2048;
const DECLARED =
  /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w:-]{1,40})|^<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w:-]{1,40})/i;

export function decodeText(bytes: Uint8Array): string {
  const text = decoderOf(bytes).decode(bytes);
  return text.replace(/\r\n?/g, '\n').replaceAll('\0', '');
}

function decoderOf(bytes: Uint8Array): TextDecoder {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return new TextDecoder('utf-8');
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le');
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be');
  if (isUtf8(bytes) && !bytes.subarray(0, DECLARED_WITHIN).includes(0))
    return declared(bytes) ?? new TextDecoder('utf-8');
  const zeroAt = bytes.indexOf(0);
  if (zeroAt >= 0) return new TextDecoder(zeroAt % 2 === 0 ? 'utf-16be' : 'utf-16le');
  return declared(bytes) ?? new TextDecoder('windows-1252');
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** A page in Japanese or Hebrew says which table its bytes are from. Null without a name, or with one that nobody knows. */
function declared(bytes: Uint8Array): TextDecoder | null {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, DECLARED_WITHIN));
  const name = DECLARED.exec(head);
  const label = name?.[1] ?? name?.[2];
  if (label === undefined || /^utf-?16/i.test(label)) return null;
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}
