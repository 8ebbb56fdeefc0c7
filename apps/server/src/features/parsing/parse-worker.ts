/** Entry of the thread that parses, so that a long paste keeps no reader waiting: one request in, one answer out. */
import { parentPort } from 'node:worker_threads';
import { parseContent } from '@waypage/parser';
import type { ParseMessage } from './worker-parser.ts';

parentPort?.on('message', ({ kind, text, context }: ParseMessage) => {
  parentPort?.postMessage(parseContent(kind, text, context));
});
