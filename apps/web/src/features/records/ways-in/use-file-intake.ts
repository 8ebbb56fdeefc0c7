/**
 * Files -> text in the box (rules K-1 to K-6): one after the other, each added under what is there, and taken out again on request. Nothing that
 * stood in the box is ever replaced.
 */
import { LIMITS } from '@waypage/contract';
import { useEffect, useRef, useState } from 'react';
import { FileRefusal, refusalSentence } from '../../../lib/file-text/file-refusal.ts';
import { readFileAside } from '../../../lib/file-text/read-file-aside.ts';
import { addedSentence, broughtSentence, type Reading } from './ways-in-texts.ts';

interface Addition {
  readonly sentence: string;
  readonly before: string;
  readonly after: string;
}

interface Outcome {
  readonly addition: Addition | null;
  readonly refusals: readonly string[];
  readonly stopped: string | null;
}

const NOTHING: Outcome = { addition: null, refusals: [], stopped: null };

export function useFileIntake(text: string, onChange: (text: string) => void) {
  const [reading, setReading] = useState<Reading | null>(null);
  const [outcome, setOutcome] = useState(NOTHING);
  const latest = useRef(text);
  latest.current = text;
  const waiting = useRef<File[]>([]);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  function put(next: string) {
    latest.current = next;
    onChange(next);
  }

  /** Adds it under what is there. Refuses what does not fit. */
  function append(added: string): Pick<Addition, 'before' | 'after'> {
    const before = latest.current;
    const after = before.trim() === '' ? added : `${before.replace(/\s+$/, '')}\n\n${added}`;
    if (after.length > LIMITS.parseTextMax) throw new FileRefusal('text-too-long');
    put(after);
    return { before, after };
  }

  async function takeFiles(files: readonly File[]) {
    if (files.length === 0) return;
    waiting.current.push(...files);
    if (running.current) return;
    const run = new AbortController();
    running.current = run;
    setOutcome(NOTHING);
    const done: string[] = [];
    let number = 0;
    let ends = null as Pick<Addition, 'before' | 'after'> | null;
    for (let file = waiting.current.shift(); file; file = waiting.current.shift()) {
      const { name } = file;
      number += 1;
      const place = { name, number, of: number + waiting.current.length };
      setReading({ ...place, pages: null });
      const refuse = (sentence: string) => setOutcome((was) => ({ ...was, refusals: [...was.refusals, sentence] }));
      try {
        const report = (pages: number, of: number) => setReading({ ...place, pages: { done: pages, of } });
        const read = await readFileAside(file, report, run.signal);
        const { before, after } = append(read.text);
        ends = { before: ends?.after === before ? ends.before : before, after };
        done.push(name);
        const addition = { ...ends, sentence: addedSentence(done) };
        setOutcome((was) => ({ ...was, addition }));
        for (const left of read.left) refuse(`In “${name}”: ${refusalSentence(left.reason, left.name)}`);
      } catch (error) {
        if (run.signal.aborted) {
          waiting.current = [];
          setOutcome((was) => ({ ...was, stopped: name }));
        } else refuse(refusalSentence(error instanceof FileRefusal ? error.reason : 'damaged', name));
      }
    }
    running.current = null;
    setReading(null);
  }

  return {
    reading,
    outcome,
    /** Only while the box is as the addition left it: what was typed since would go with it. */
    canUndo: outcome.addition !== null && outcome.addition.after === text,
    takeFiles: (files: readonly File[]) => void takeFiles(files),
    /** A text from another creator. */
    takeText(carried: string) {
      if (latest.current === carried) return;
      const isFirst = latest.current.trim() === '';
      setOutcome({ ...NOTHING, addition: { ...append(carried), sentence: broughtSentence(isFirst) } });
    },
    undo() {
      if (outcome.addition) put(outcome.addition.before);
      setOutcome(NOTHING);
    },
    cancel: () => running.current?.abort(),
  };
}
