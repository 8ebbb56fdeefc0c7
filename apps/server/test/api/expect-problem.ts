/** Every error answer, wherever it comes from, has one form. */
import { problemSchema } from '@waypage/contract';
import { expect } from 'vitest';
import { ERRORS } from '../../src/errors.ts';
import type { Answer } from './server-under-test.ts';

export function expectProblem(answer: Answer, status: number, code: keyof typeof ERRORS): void {
  expect([answer.status, answer.body?.code]).toEqual([status, code]);
  expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const problem = problemSchema.parse(answer.body);
  expect(problem).toMatchObject({ status, title: ERRORS[code].title, error: ERRORS[code].sentence });
  expect(answer.text).not.toMatch(/\n\s+at |node_modules|\.ts:|<html/);
}
