/** Why a file gives no text, as the one sentence that the agent reads (rule K-5). It always names the file. */
import { LIMITS } from '@waypage/contract';

export type RefusalReason =
  | 'wrong-type'
  | 'old-word'
  | 'outlook'
  | 'damaged'
  | 'protected'
  | 'no-text'
  | 'empty'
  | 'text-too-long'
  | 'file-too-large'
  | 'too-slow'
  | 'unreadable'
  | 'no-reader';

/** Bytes of a file; a longer one is refused before it is read. Pictures in a brochure count, its text is far shorter. */
export const FILE_BYTES_MAX = 50_000_000;

const SENTENCES: Record<RefusalReason, (name: string) => string> = {
  'wrong-type': (name) => `${name} is not a PDF, Word (.docx), e-mail (.eml), web page, calendar or text file.`,
  'old-word': (name) => `${name} is an old Word file. Save it as .docx and choose it again.`,
  outlook: (name) => `${name} is an Outlook message. Save it as .eml or as text and choose it again.`,
  damaged: (name) => `${name} is damaged and cannot be read.`,
  protected: (name) => `${name} is protected by a password. Save it without one and choose it again.`,
  'no-text': (name) => `${name} has no text in it, only pictures, as a scan has.`,
  empty: (name) => `${name} is empty.`,
  'text-too-long': (name) =>
    `${name} is too large: the box takes up to ${LIMITS.parseTextMax.toLocaleString('en-US')} characters.`,
  'file-too-large': (name) => `${name} is too large: a file may have up to ${FILE_BYTES_MAX / 1_000_000} MB.`,
  'too-slow': (name) => `${name} takes too long to read.`,
  unreadable: (name) => `${name} could not be opened. It may have been moved or changed.`,
  'no-reader': (name) =>
    `${name} was not read: what reads such files did not come from the server. Choose it again in a moment.`,
};

export class FileRefusal extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'FileRefusal';
    this.reason = reason;
  }
}

export function refusalSentence(reason: RefusalReason, fileName: string): string {
  return SENTENCES[reason](`“${fileName}”`);
}
