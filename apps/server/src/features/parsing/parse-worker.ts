/** Entry of the thread that parses, so that a long paste keeps no reader waiting: one request in, one answer out. */
import { parentPort } from 'node:worker_threads';
import { detectKind, parseContent } from '@waypage/parser';
import type { ParserMessage } from './worker-parser.ts';

parentPort?.on('message', (message: ParserMessage) => {
  parentPort?.postMessage(
    message.call === 'parse' ? parseContent(message.kind, message.text, message.context) : detectKind(message.text),
  );
});
