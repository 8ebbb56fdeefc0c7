/**
 * The figures of a day on foot right under its heading:
 *
 *   Elevation: 1,200 m to 2,850 m
 *   Hiking time: 3–4 hours
 *   Habitat: Montane forest
 */
import { findActivityType } from '../../../annotators/activity-type.ts';
import { readLabel } from '../../../annotators/label.ts';
import { hasDigit } from '../../../text/character-class.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import type { DocumentLine } from '../document.ts';

const MAX_FACT = 80;
const MAX_WORDS = 40;
const LEAST_MEASURES = 2;
/** Nothing but lengths and heights. */
const MEASURE = compactPattern(
  /^(?:(?:ca\.?|approx\.?|about|around|from|to|up|down|bis|a|al?|de|and|und|et|y|e|max\.?|min\.?|~|\d[\d.,' ]*|[-–—/+↑↗↘↓]|(?:km|kms|kilomet(?:er|re)s?|miles?|mi|m|mt|mts|hm|ft|feet|met(?:er|re)s?|metri|metros|msnm|m\.s\.n\.m\.|h|hrs?|hours?|min|mins|minutes?|std|stunden|stunde|minuten|heures?|horas?|ore|ora|minuti|minutos|asl|d\+)\b\.?)\s?){1,14}$/,
);

interface Fact {
  readonly line: DocumentLine;
  readonly isMeasure: boolean;
  /** No field is for it. */
  readonly isOther: boolean;
}

/** The lines of a day without those of its figures that no field is for. */
export function withoutHeadFacts(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const facts: Fact[] = [];
  for (const line of lines) {
    const fact = factOf(line);
    if (fact === null) break;
    facts.push(fact);
  }
  if (facts.filter(({ isMeasure }) => isMeasure).length < LEAST_MEASURES) return lines;
  const others = new Set(facts.flatMap(({ line, isOther }) => (isOther ? [line] : [])));
  return others.size === 0 ? lines : lines.filter((line) => !others.has(line));
}

function factOf(line: DocumentLine): Fact | null {
  const { passage, folded, bullet, startsWithTime, table } = line;
  if (bullet !== null || startsWithTime || table !== null || folded.length > MAX_FACT) return null;
  const label = readLabel(passage.text, folded);
  if (label === null) return null;
  const value = folded.slice(label.valueFrom).trim();
  const isMeasure = hasDigit(value) && MEASURE.test(value);
  const isUnknown = label.meaning === 'unknown' || label.meaning === 'duration';
  const saysNothingDone = value.length <= MAX_WORDS && findActivityType(value) === null;
  return { line, isMeasure, isOther: isUnknown && (isMeasure || saysNothingDone) };
}
