/**
 * The parser in a thread of its own: started with the first paste, ended when idle, replaced when it dies or takes too long.
 * Pastes wait for one another, never readers for a paste.
 */
import { Worker } from 'node:worker_threads';
import type { ContentKind, ParseContext } from '@waypage/parser';
import { AppError } from '../../errors.ts';
import type { Parser } from './service.ts';

export type ParserMessage =
  | { readonly call: 'parse'; readonly kind: ContentKind; readonly text: string; readonly context: ParseContext }
  | { readonly call: 'detect-kind'; readonly text: string };

export interface WorkerParserLimits {
  /** A paste that takes longer is given up. */
  readonly deadlineMs: number;
  readonly idleMs: number;
  /** Pastes that may wait; one more is answered 503. */
  readonly waitingMax: number;
}

const LIMITS: WorkerParserLimits = { deadlineMs: 45_000, idleMs: 60_000, waitingMax: 16 };
const HEAP_MAX_MB = 768;

/** @param file the built `parse-worker.js`. */
export function createWorkerParser(file: string, limits: WorkerParserLimits = LIMITS): Parser {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  const end = () => {
    void worker?.terminate();
    worker = null;
  };
  const ask = async <T>(message: ParserMessage): Promise<T> => {
    clearTimeout(idle);
    worker ??= startWorker(file);
    try {
      return await answerOf<T>(worker, message, limits.deadlineMs);
    } catch (error) {
      end();
      throw error;
    } finally {
      idle = setTimeout(end, limits.idleMs).unref();
    }
  };
  const enqueue = async <T>(message: ParserMessage): Promise<T> => {
    if (waiting >= limits.waitingMax) throw new AppError('overloaded');
    waiting++;
    const answer = last.then(() => ask<T>(message));
    last = answer.catch(() => {});
    return answer.finally(() => {
      waiting--;
    });
  };
  return {
    parse: (kind, text, context) => enqueue({ call: 'parse', kind, text, context }),
    detectKind: (text) => enqueue({ call: 'detect-kind', text }),
  };
}

function startWorker(file: string): Worker {
  const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB } });
  // A late error of a thread that nobody waits for must not end the process.
  return worker.on('error', () => {});
}

/** The thread answers a message with the value that its call is typed by. */
function answerOf<T>(worker: Worker, message: ParserMessage, deadlineMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const deadline = setTimeout(() => settle(() => reject(new AppError('overloaded'))), deadlineMs);
    const onMessage = (answer: T) => settle(() => resolve(answer));
    const onError = (error: Error) => settle(() => reject(error));
    const onExit = (code: number) => settle(() => reject(new Error(`the parsing thread ended with ${code}`)));
    const settle = (how: () => void) => {
      clearTimeout(deadline);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      worker.unref();
      how();
    };
    worker.ref();
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(message);
  });
}
