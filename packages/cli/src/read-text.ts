/** A file or standard input to text: UTF-8, or what older word processors write (UTF-16 with its mark, Windows-1252). */
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { ReadError } from './read-error.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'you may not read it',
  EPERM: 'you may not read it',
  ENOTDIR: 'a part of its path is no folder',
  ENAMETOOLONG: 'its name is too long',
};

/** @throws ReadError with the sentence to show. */
export async function readText(file: string | null, input: Readable): Promise<string> {
  const name = file ?? 'standard input';
  const bytes = await (file === null ? readAll(input) : readFile(file)).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new ReadError(`cannot read ${name}: ${REASONS[code] ?? (code || String(error))}.`);
  });
  const text = decode(bytes);
  if (text.includes('\u0000')) throw new ReadError(`cannot read ${name}: it is not a text file.`);
  return text;
}

/** Bytes 0x80 to 0x9F; Node's own decoder of this name reads them as Latin-1. */
const WINDOWS_1252 =
  '\u20ac\ufffd\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\ufffd\u017d\ufffd\ufffd\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\ufffd\u017e\u0178';

async function readAll(input: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of input) chunks.push(Buffer.from(chunk as Uint8Array | string));
  return Buffer.concat(chunks);
}

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return bytes
      .toString('latin1')
      .replace(/[\u0080-\u009f]/g, (character) => WINDOWS_1252.charAt(character.charCodeAt(0) - 0x80));
  }
}
