/** 'Please check': warnings and assumptions as one list, each with its sentence, its values and its places in the text. */
import type { WireProvenance, WireWarning } from '@waypage/contract';
import { keepAssumption, keepWarning, type ReviewDocument } from './review-document.ts';

type Assumption = WireProvenance['assumptions'][number];

export interface Check {
  readonly key: string;
  readonly sentence: string;
  readonly pointers: readonly string[];
  readonly spans: WireProvenance['unused'];
  readonly keep: <T>(document: ReviewDocument<T>) => ReviewDocument<T>;
}

const UNCLEAR: Record<Assumption['kind'], string> = {
  year: 'The text does not name the year.',
  'day-month-order': 'Day and month could be swapped.',
  'am-pm': 'Morning or afternoon is not clear.',
  currency: 'The currency is not clear.',
};

export function listChecks(document: Pick<ReviewDocument, 'source' | 'warnings'>): Check[] {
  return [
    ...document.warnings.map(
      (warning: WireWarning, at): Check => ({
        key: `warning ${at} ${warning.code}`,
        sentence: warning.message,
        pointers: warning.pointers,
        spans: warning.spans,
        keep: (current) => keepWarning(current, warning),
      }),
    ),
    ...document.source.assumptions.map(
      (assumption, at): Check => ({
        key: `assumption ${at} ${assumption.pointer}`,
        sentence: assumptionSentence(assumption),
        pointers: [assumption.pointer],
        spans: [],
        keep: (current) => keepAssumption(current, assumption),
      }),
    ),
  ];
}

function assumptionSentence({ kind, chosen, alternatives }: Assumption): string {
  const others = alternatives.length === 0 ? '' : ` It could also be ${alternatives.join(' or ')}.`;
  return `${UNCLEAR[kind]} We took ${chosen}.${others}`;
}
