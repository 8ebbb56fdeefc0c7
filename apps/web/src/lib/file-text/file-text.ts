/** What reading a file answers, and tells on the way. */
import type { RefusalReason } from './file-refusal.ts';

export interface FileText {
  readonly text: string;
  /** What lay in the file and gave no text: attachments of a mail. */
  readonly left: readonly { readonly name: string; readonly reason: RefusalReason }[];
}

/** Told after each page. */
export type PageReport = (done: number, of: number) => void;
