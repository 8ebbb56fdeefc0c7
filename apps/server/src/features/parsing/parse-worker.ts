/** Entry of the thread that parses, so that a long paste keeps no reader waiting: one request in, one answer out. */
import { parentPort } from 'node:worker_threads';
import { parseItinerary } from '@waypage/parser';
import type { ParseMessage } from './worker-parser.ts';

parentPort?.on('message', ({ text, context }: ParseMessage) => {
  parentPort?.postMessage(parseItinerary(text, context));
});
