/** The worker that reads one file and ends: hostile content can neither hold up the page nor outlive the time it is given. */

import type { FileContent } from './file-kind.ts';
import { FileRefusal, type RefusalReason } from './file-refusal.ts';
import type { FileText } from './file-text.ts';
import { readFileText } from './read-file-text.ts';

export type WorkerAnswer =
  | { readonly pages: readonly [done: number, of: number] }
  | { readonly read: FileText }
  | { readonly refused: RefusalReason };

const answer = (message: WorkerAnswer) => postMessage(message);

addEventListener('message', async ({ data }: MessageEvent<FileContent>) => {
  try {
    answer({ read: await readFileText(data, (done, of) => answer({ pages: [done, of] })) });
  } catch (error) {
    answer({ refused: error instanceof FileRefusal ? error.reason : 'damaged' });
  }
});
