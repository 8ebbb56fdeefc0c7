import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ParseContext } from '@waypage/parser';
import { afterAll, describe, expect, it } from 'vitest';
import { createWorkerParser, type WorkerParserLimits } from './worker-parser.ts';

const folder = mkdtempSync(join(tmpdir(), 'waypage-worker-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Does what the text says. */
const WORKER = `
const { parentPort } = require('node:worker_threads');
let count = 0;
parentPort.on('message', ({ call, kind, text, context }) => {
  if (call === 'detect-kind') return parentPort.postMessage({ kind: text, clues: [] });
  if (text === 'die') process.exit(3);
  if (text === 'throw') throw new Error('a defect');
  if (text === 'hang') for (;;);
  parentPort.postMessage({ kind, title: text, dates: context.referenceDate, location: String(++count) });
});`;
const file = join(folder, 'worker.cjs');
writeFileSync(file, WORKER);
const LIMITS = { deadlineMs: 1500, idleMs: 60_000, waitingMax: 3 };
const parserOf = (limits: WorkerParserLimits) => {
  const parser = createWorkerParser(file, limits);
  return (text: string, context: ParseContext) => parser.parse('flight-quote', text, context);
};
const CONTEXT = { referenceDate: '2026-05-03' };

describe('worker parser', () => {
  it('P-1 answers in order from one thread', async () => {
    const parse = parserOf(LIMITS);
    const answers = await Promise.all(['a', 'b', 'c'].map((text) => parse(text, CONTEXT)));
    expect(answers).toEqual([
      { kind: 'flight-quote', title: 'a', dates: '2026-05-03', location: '1' },
      { kind: 'flight-quote', title: 'b', dates: '2026-05-03', location: '2' },
      { kind: 'flight-quote', title: 'c', dates: '2026-05-03', location: '3' },
    ]);
  });

  it('P-10 asks the same thread for the kind of a text', async () => {
    expect(await createWorkerParser(file, LIMITS).detectKind('a')).toEqual({ kind: 'a', clues: [] });
  });

  it('P-1 goes on after a thread that died, threw or hung', async () => {
    const parse = parserOf(LIMITS);
    await expect(parse('die', CONTEXT)).rejects.toThrow('the parsing thread ended with 3');
    await expect(parse('throw', CONTEXT)).rejects.toThrow('a defect');
    await expect(parse('hang', CONTEXT)).rejects.toMatchObject({ code: 'overloaded' });
    expect(await parse('good', CONTEXT)).toMatchObject({ title: 'good', location: '1' });
  });

  it('P-1 refuses what would wait too long', async () => {
    const parse = parserOf(LIMITS);
    const asked = ['a', 'b', 'c'].map((text) => parse(text, CONTEXT));
    await expect(parse('d', CONTEXT)).rejects.toMatchObject({ code: 'overloaded' });
    await Promise.all(asked);
    expect(await parse('e', CONTEXT)).toMatchObject({ title: 'e' });
  });

  it('P-1 ends an idle thread and starts another', async () => {
    const parse = parserOf({ ...LIMITS, idleMs: 50 });
    expect(await parse('a', CONTEXT)).toMatchObject({ location: '1' });
    await new Promise((resume) => setTimeout(resume, 300));
    expect(await parse('b', CONTEXT)).toMatchObject({ location: '1' });
  });
});
