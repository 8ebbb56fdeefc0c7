/** A thread of its own for what the parser is measured beside, as the server has one for the parser: the machine code of one would slow the other (docs/decisions/0055). */
import { parentPort, workerData } from 'node:worker_threads';
import * as chrono from 'chrono-node';
import { speedOf } from './cpu-rounds.mjs';

const TOKENS =
  /(\b\d{1,2}:\d{2}\s*(?:[AP]M)?\b)|(\b[A-Z]{2}\s?\d{1,4}\b)|(\$\s?\d[\d,]*(?:\.\d\d)?)|(\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.?\s+\d{1,2}\b)|(\b[A-Z]{3}\b)/g;

parentPort.postMessage(
  new Map(
    workerData.map(({ kind, texts }) => [
      kind,
      { limit: speedOf(scanLimit, texts), peer: speedOf(chronoPerLine, texts) },
    ]),
  ),
);

/** Five kinds of tokens in one pass over the lines: time, flight number, price, month and day, code. Nothing is kept. */
function scanLimit(text) {
  let found = 0;
  for (const line of text.split('\n')) for (const _ of line.matchAll(TOKENS)) found++;
  return found;
}

function chronoPerLine(text) {
  let found = 0;
  for (const line of text.split('\n')) found += chrono.parse(line).length;
  return found;
}
