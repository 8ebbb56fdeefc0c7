/**
 * I-586: days that are counted between the one of arrival and the one of departure, as tour operators do:
 *
 *   Arrival day
 *   Full day 1: Old town
 *   Full day 2
 *   Departure day
 */
import { derived } from '../../../model/field.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import type { DayHeading } from './day-heading-types.ts';
import { hasOwnLines } from './named-days.ts';

const MAX_HEADING = 80;
const LEAST = 3;
const FULL = compactPattern(
  /^(?:(?<arrival>arrival day|day of arrival|anreisetag|jour d'arrivee|dia de llegada|giorno (?:di |d')arrivo|dia de chegada|aankomstdag)|(?:full day|ganzer tag|journee complete|dia completo|giorno intero|dia inteiro|volle dag) (?<full>\d{1,2})|(?<departure>departure day|day of departure|abreisetag|jour (?:du |de )depart|dia de (?:salida|regreso)|giorno di partenza|dia de partida|vertrekdag))(?=\s?$|\s?[:–—|]|\s-\s)/,
);

/** None unless the full days count on from one, with nothing but the arrival before and the departure behind. */
export function findFullDays(document: SourceDocument): readonly DayHeading[] {
  const days: DayHeading[] = [];
  let full = 0;
  let isOver = false;
  for (const line of document.lines) {
    const match = readFull(line);
    if (match === null) continue;
    const { arrival, full: count, departure } = match.groups ?? {};
    if (isOver || (arrival !== undefined && days.length > 0)) return [];
    if (count !== undefined && Number(count) !== ++full) return [];
    isOver = departure !== undefined;
    days.push(headingOf(line, match[0].length, days.length + 1));
  }
  const areOwn = days.every((day, i) => hasOwnLines(day, days[i + 1], document.lines));
  return full > 0 && days.length >= LEAST && areOwn ? days : [];
}

function readFull({ folded, passage, bullet, table, startsWithTime, isAround }: DocumentLine): RegExpExecArray | null {
  if (passage.text.length > MAX_HEADING || bullet !== null || table !== null || startsWithTime || isAround) return null;
  return FULL.exec(folded);
}

function headingOf(line: DocumentLine, to: number, number: number): DayHeading {
  const behind = trimPassage(slicePassage(line.passage, to), ':–—|-*_ ');
  const title = behind.text === '' ? trimPassage(slicePassage(line.passage, 0, to), '*_ ') : behind;
  return {
    line: line.index,
    kind: 'numbered',
    number: derived(number, [spanOf(line.passage, 0, to)]),
    lastNumber: null,
    date: null,
    lastDate: null,
    weekday: null,
    title,
    distance: null,
    isBareNumeric: false,
    isLoose: false,
  };
}
