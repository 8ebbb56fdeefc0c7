/** What kind of file it is: its first bytes say so before its name and its declared type do (rule K-1). */
import { FileRefusal } from './file-refusal.ts';

export type FileKind = 'pdf' | 'docx' | 'mail' | 'web-page' | 'calendar' | 'text';

export interface FileContent {
  readonly name: string;
  /** As the browser or the mail declares it; may be empty. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** What a file dialog offers. */
export const ACCEPTED_FILES =
  '.pdf,.docx,.eml,.html,.htm,.ics,.txt,.text,.md,.csv,application/pdf,message/rfc822,text/html,text/calendar,text/plain';

const HEAD_BYTES = 1024;
const ZIP = 'PK\u0003\u0004';
/** The container of Word 97, of Outlook messages and of protected Office files. */
const OLE = '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1';
const BY_ENDING: readonly (readonly [RegExp, FileKind])[] = [
  [/\.(?:eml|mht|mhtml)$/i, 'mail'],
  [/\.(?:html?|xhtml)$/i, 'web-page'],
  [/\.(?:ics|ifb|ical|vcs)$/i, 'calendar'],
];
const BY_TYPE: Readonly<Record<string, FileKind>> = {
  'message/rfc822': 'mail',
  'text/html': 'web-page',
  'application/xhtml+xml': 'web-page',
  'text/calendar': 'calendar',
};

/** @throws FileRefusal for what is none of them. */
export function fileKindOf({ name, type, bytes }: FileContent): FileKind {
  const head = asLatin(bytes.subarray(0, HEAD_BYTES));
  if (/%PDF-\d/.test(head)) return 'pdf';
  if (head.startsWith(ZIP)) return 'docx';
  if (head.startsWith(OLE)) throw new FileRefusal(oleReason(name, bytes));
  if (/\.pdf$/i.test(name) || /\.docx$/i.test(name)) throw new FileRefusal(bytes.length === 0 ? 'empty' : 'damaged');
  if (isBinary(bytes, head) || head.startsWith('{\\rtf')) throw new FileRefusal('wrong-type');
  if (/^(?:\ufeff|\u00ef\u00bb\u00bf)?\s*BEGIN:VCALENDAR/i.test(head)) return 'calendar';
  if (/^(?:\u00ef\u00bb\u00bf)?\s*(?:<!doctype html|<html[\s>])/i.test(head)) return 'web-page';
  const ending = BY_ENDING.find(([pattern]) => pattern.test(name))?.[1];
  return ending ?? BY_TYPE[type.split(';', 1)[0]?.trim().toLowerCase() ?? ''] ?? 'text';
}

function asLatin(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

function oleReason(name: string, bytes: Uint8Array) {
  if (includesWide(bytes, 'EncryptedPackage')) return 'protected';
  if (/\.msg$/i.test(name) || includesWide(bytes, '__nameid_version')) return 'outlook';
  return includesWide(bytes, 'WordDocument') ? 'old-word' : 'wrong-type';
}

/** Names in the container's directory are UTF-16, little end first. */
function includesWide(bytes: Uint8Array, word: string): boolean {
  const wide = [...word].flatMap((letter) => [letter.charCodeAt(0), 0]);
  for (let at = bytes.indexOf(wide[0] ?? 0); at >= 0; at = bytes.indexOf(wide[0] ?? 0, at + 1)) {
    if (wide.every((byte, k) => bytes[at + k] === byte)) return true;
  }
  return false;
}

/** Text has no control characters but white space; UTF-16 has a zero in every other byte of what is Latin. */
function isBinary(bytes: Uint8Array, head: string): boolean {
  if (/^(?:\u00ff\u00fe|\u00fe\u00ff)/.test(head)) return false;
  const zeros = [0, 1].map((parity) => [...head].filter((letter, at) => letter === '\0' && at % 2 === parity).length);
  if (zeros[0] === 0 && zeros[1] === 0)
    return [...head].some((letter) => letter < '\t' || (letter > '\r' && letter < '\u001b'));
  return bytes.length % 2 === 1 || Math.min(...zeros) > 0;
}
