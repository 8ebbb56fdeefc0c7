/**
 * A file -> its text (rules K-1 to K-6), by the library of its kind, each loaded when the first such file comes. It runs in a worker of its own:
 * what a hostile file does to it, ends with it.
 */
import { LIMITS } from '@waypage/contract';
import { decodeText } from './decode-text.ts';
import { type FileContent, type FileKind, fileKindOf } from './file-kind.ts';
import { FileRefusal } from './file-refusal.ts';
import type { FileText, PageReport } from './file-text.ts';
import { tidyText } from './tidy-text.ts';

type Reader = (content: FileContent, report: PageReport) => Promise<FileText>;

const READERS: Record<FileKind, Reader> = {
  pdf: async ({ bytes }, report) => whole(await (await loaded(import('./pdf-text.ts'))).pdfText(bytes, report)),
  docx: async ({ bytes }) => whole(await (await loaded(import('./docx-text.ts'))).docxText(bytes)),
  mail: async ({ bytes }, report) => (await loaded(import('./mail-text.ts'))).mailText(bytes, readFileText, report),
  'web-page': async ({ bytes }) => whole((await loaded(import('./html-text.ts'))).htmlText(decodeText(bytes))),
  calendar: async ({ bytes }) => whole((await loaded(import('./calendar-text.ts'))).calendarText(decodeText(bytes))),
  text: async ({ bytes }) => whole(decodeText(bytes)),
};

/** @throws FileRefusal */
export async function readFileText(content: FileContent, report: PageReport = () => {}): Promise<FileText> {
  if (content.bytes.length === 0) throw new FileRefusal('empty');
  const kind = fileKindOf(content);
  const { text, left } = await readAs(kind, content, report);
  const tidy = tidyText(text);
  if (tidy === '') throw new FileRefusal(kind === 'pdf' ? 'no-text' : 'empty');
  if (tidy.length > LIMITS.parseTextMax) throw new FileRefusal('text-too-long');
  return { text: tidy, left };
}

/** What the libraries throw at a broken file is theirs; to the agent it is damaged. */
async function readAs(kind: FileKind, content: FileContent, report: PageReport): Promise<FileText> {
  try {
    return await READERS[kind](content, report);
  } catch (error) {
    throw error instanceof FileRefusal ? error : new FileRefusal('damaged', { cause: error });
  }
}

/** Its code comes from the server when it is first wanted: where it does not, the file is not to blame. */
async function loaded<Module>(code: Promise<Module>): Promise<Module> {
  try {
    return await code;
  } catch (cause) {
    throw new FileRefusal('no-reader', { cause });
  }
}

const whole = (text: string): FileText => ({ text, left: [] });
