/** Reads a file in a worker of its own, which ends with the answer, with the time it may take, or when the agent cancels. */

import { FILE_BYTES_MAX, FileRefusal } from './file-refusal.ts';
import type { FileText, PageReport } from './file-text.ts';
import type { WorkerAnswer } from './file-text-worker.ts';

/** A brochure of a hundred pages takes a few seconds; a file made to take for ever is given up. */
const TIME_MAX_MS = 120_000;

/** @throws FileRefusal, or the signal's reason where it was cancelled. */
export async function readFileAside(file: File, report: PageReport, signal: AbortSignal): Promise<FileText> {
  if (file.size > FILE_BYTES_MAX) throw new FileRefusal('file-too-large');
  const bytes = new Uint8Array(await bytesOf(file));
  signal.throwIfAborted();
  const worker = new Worker(new URL('./file-text-worker.ts', import.meta.url), { type: 'module' });
  const timer = new AbortController();
  try {
    return await new Promise<FileText>((resolve, refuse) => {
      const timeout = setTimeout(() => refuse(new FileRefusal('too-slow')), TIME_MAX_MS);
      timer.signal.addEventListener('abort', () => clearTimeout(timeout));
      signal.addEventListener('abort', () => refuse(signal.reason), { signal: timer.signal });
      /* A worker whose own code does not come says so without a word of what broke. */
      worker.addEventListener('error', (event) =>
        refuse(new FileRefusal(event instanceof ErrorEvent ? 'damaged' : 'no-reader')),
      );
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
        // pdf.js, which looks for a page around the worker that it is loaded in, sends messages of its own.
        if ('pages' in data) report(...data.pages);
        else if ('read' in data) resolve(data.read);
        else if ('refused' in data) refuse(new FileRefusal(data.refused));
      });
      worker.postMessage({ name: file.name, type: file.type, bytes }, [bytes.buffer]);
    });
  } finally {
    timer.abort();
    worker.terminate();
  }
}

async function bytesOf(file: File): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch (cause) {
    throw new FileRefusal('unreadable', { cause });
  }
}
