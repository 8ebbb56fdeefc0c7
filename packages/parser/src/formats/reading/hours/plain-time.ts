/**
 * Times in four figures behind the words of their entry, in a text whose journeys are written so: `Dinner at the lake 1930`,
 * `Crater rim walk 0815, Visitor Centre`. Alone such a figure may be a year, a room or the number of a booking.
 */
import { findAirport } from '@waypage/gazetteer';
import { findActivityType } from '../../../annotators/activity-type.ts';
import type { Mention } from '../../../annotators/annotation.ts';
import { looksLikePlace } from '../../../annotators/place-look.ts';
import { findTimes } from '../../../annotators/time.ts';
import type { ClockTime, TimeSpan } from '../../../model/clock-time.ts';
import { type Field, stated } from '../../../model/field.ts';
import { hasDigit } from '../../../text/character-class.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { LinePattern } from '../../../text/line-look.ts';
import { joinPassages, type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine } from '../document.ts';

export interface TimeBehind {
  readonly time: Field<TimeSpan>;
  /** The entry up to its time. */
  readonly before: Passage;
  /** A place named behind the time. */
  readonly place?: Field<string> | null;
}

/** `Olten 1012 - Bern 1038`, `0940 Depart for Lyme`: does the line have its times in four figures? */
export const hasPlainTime = ({ folded, look }: DocumentLine): boolean => PLAIN.test(look, folded);
const PLAIN = new LinePattern(
  /^(?:[01]\d|2[0-3])[0-5]\d(?: ?[-–] ?(?:[01]\d|2[0-3])[0-5]\d)? [a-z]|[a-z] {1,3}(?:[01]\d|2[0-3])[0-5]\d ?(?:[-–—→>/]|(?:to|nach|naar) ) ?[a-z][^\d,;:]{1,40} (?:[01]\d|2[0-3])[0-5]\d(?!\d)/,
  '\\d\\d\\d',
);

/** The two ends of a journey and where they stand, also where both figures may be years: other lines of the text tell that they are times. */
export function findPlainJourney(passage: Passage): PlainJourney | null {
  const { text } = passage;
  const match = text.length > MAX_ENTRY ? null : JOURNEY.exec(text);
  const { first = '', last = '', way = '' } = match?.groups ?? {};
  if (match === null || IS_HISTORY.test(text) || findTimes(foldText(text)).length > 0) return null;
  const from = match[0].length - last.length - way.length - first.length;
  const cuts = [
    { from, to: from + first.length },
    { from: match[0].length - last.length, to: match[0].length },
  ];
  const time = stated(
    { start: clockOf(first), end: clockOf(last) },
    cuts.map((cut) => spanOf(passage, cut.from, cut.to)),
  );
  return { time, cuts };
}

/**
 * Figures that are the hours of a journey, whatever the text writes elsewhere: behind the codes of two airports (`LGW 0710 FAO 1010`,
 * `FAO 10:55 - LGW 13:45`, behind a flight's number in small letters, too), and behind both places of what goes (`train ghent 0840 lille 1119`).
 */
export function withPlainJourney<T extends JourneyHints>(passage: Passage, hints: T): T {
  if (hints.hasNoTime === true || hints.time != null || passage.text.length > MAX_ENTRY) return hints;
  const { text } = passage;
  if (!hasDigit(text) || !HOUR_BEHIND.test(text)) return hints;
  const match = FLOWN.exec(text) ?? FLOWN_SMALL.exec(text);
  const journey = match === null ? RIDDEN.exec(text) : isFlown(match) ? match : null;
  const { lead = '', first = '', way = '', last = '' } = journey?.groups ?? {};
  if (journey === null || (match === null && (last <= first || areYears(first, last) || IS_HISTORY.test(text))))
    return hints;
  const from = journey.index + lead.length;
  const to = from + first.length + way.length;
  const cuts = [
    { from, to: from + first.length },
    { from: to, to: to + last.length },
  ];
  const spans = cuts.map((cut) => spanOf(passage, cut.from, cut.to));
  return { ...hints, time: stated({ start: clockOf(first), end: clockOf(last) }, spans), cuts };
}

const HOUR_BEHIND = /\p{L} (?:[01]\d|2[0-3])[:.]?[0-5]\d/u;

function isFlown({ groups }: RegExpExecArray): boolean {
  const [leaves = '', lands = ''] = [groups?.['leaves'], groups?.['lands']].map((code) => code?.toUpperCase());
  return leaves !== lands && findAirport(leaves) !== undefined && findAirport(lands) !== undefined;
}

interface JourneyHints {
  readonly time?: Field<TimeSpan> | null;
  readonly cuts?: readonly Mention[];
  readonly hasNoTime?: boolean;
}

const FLOWN =
  /(?<![\p{L}\d])(?<lead>(?<leaves>[A-Z]{3}) )(?<first>(?:[01]\d|2[0-3])[:.]?[0-5]\d)(?<way> ?(?:[-–—→>/,]|->|to)? ?(?<lands>[A-Z]{3}) )(?<last>(?:[01]\d|2[0-3])[:.]?[0-5]\d)(?![\d\p{L}])/u;
const FLOWN_SMALL =
  /(?<![\p{L}\d])(?<lead>(?:[a-z]{2}|[a-z]\d|\d[a-z]) ?\d{2,4},? (?<leaves>[a-z]{3}) )(?<first>(?:[01]\d|2[0-3])[:.]?[0-5]\d)(?<way> ?(?:[-–—→>/,]|->|to)? ?(?<lands>[a-z]{3}) )(?<last>(?:[01]\d|2[0-3])[:.]?[0-5]\d)(?![\d\p{L}])/iu;
const RIDDEN = compactPattern(
  /^(?<lead>(?:[\p{L}\d]{1,12} ){0,2}?(?:train|express|ferry|boat|bus|coach|shuttle|zug|bahn|fähre|schiff|treno|traghetto|pullman|tren|barco|autob[uú]s|bateau|navette|comboio|autocarro|trein|veerboot) (?:[A-Z]{1,4} ?\d{1,5} )?[^\d,;:()]{2,40} )(?<first>(?:[01]\d|2[0-3])[0-5]\d)(?<way> (?!(?:and|or|und|oder|et|ou|y|o|e|en|of|then|back|return|hin|last|first) )[^\d,;:()&+]{2,40} )(?<last>(?:[01]\d|2[0-3])[0-5]\d)$/iu,
);

export interface PlainJourney {
  readonly time: Field<TimeSpan>;
  readonly cuts: readonly Mention[];
}

const JOURNEY =
  /^\D{2,60}(?<=\p{L}[.')]?) {1,3}(?<first>(?:[01]\d|2[0-3])[0-5]\d)(?<way> ?(?:[-–—→>]|->|to |nach |naar ) ?\p{L}[^\d,;:]{1,40} )(?<last>(?:[01]\d|2[0-3])[0-5]\d)(?=$|, | {1,4}\()/u;

const IS_HISTORY =
  /\b(?:re)?(?:since|seit|built|founded|begun|restored|erected|dated|dating|born|died|erbaut|construi\w*)\b/i;

function clockOf(figure: string): ClockTime {
  const hour = Number(figure.slice(0, 2));
  return { minutes: hour * 60 + Number(figure.slice(-2)), certain: hour >= 13 || hour === 0 };
}

/** `museum of the war 1939-1945`: hours of a programme end in five or nought. */
const areYears = (...figures: readonly string[]): boolean =>
  figures.every((figure) => /^(?:19|20)/.test(figure)) && figures.some((figure) => Number(figure) % 5 !== 0);

const BEHIND =
  /(?<=\p{L}[.')]?)(?:,? (?:bkd|booked|reserved|res\.|at|@))? {1,3}(?<figure>(?:[01]\d|2[0-3])[0-5]\d)(?: ?[-–] ?(?<last>(?:[01]\d|2[0-3])[0-5]\d))?(?=$|, (?<place>\p{Lu}[^,;:\d]{2,50})$)/u;
/** What a figure behind these words counts or names is no time. */
const NO_TIME =
  /\b(?:room|zimmer|suite|cabin|flight|flug|vol|train|bus|no|nr|ref|cfm|conf|booking|code|pin|tel|phone|since|until 20|in|from the year|anno|of|circa|summer|winter|spring|autumn|january|february|march|april|may|june|july|august|september|october|november|december)\.? *$/;

/** The time behind the words, what stands before it, and the place behind it. */
export function readPlainTime(passage: Passage): TimeBehind | null {
  const { text } = passage;
  if (text.length > MAX_ENTRY) return null;
  const match = BEHIND.exec(text);
  if (match === null) return readWithin(passage);
  // Another such figure before it is the time that counts, or both are something else.
  if (OTHER_FIGURE.test(text.slice(0, match.index))) return null;
  const { figure = '', last, place = '' } = match.groups ?? {};
  if (NO_TIME.test(foldText(text.slice(Math.max(0, match.index - 30), match.index)))) return null;
  if (last !== undefined && areYears(figure, last)) return null;
  const to = match.index + match[0].length;
  const from = match.index + match[0].indexOf(figure);
  const start = clockOf(figure);
  const end = last === undefined ? null : clockOf(last);
  const where = place === '' ? null : trimPassage(slicePassage(passage, to), ',');
  const before = slicePassage(passage, 0, match.index);
  if (where !== null && (namesDoing(where, before) || !looksLikePlace(where.text, true))) return null;
  return {
    time: stated({ start, end }, [spanOf(passage, from, to)]),
    before,
    place: where && stated(where.text, [spanOf(where)]),
  };
}

/** `Lunch 1300, Museum`: something else that is done; the house where one eats is where the meal is. */
function namesDoing(where: Passage, before: Passage): boolean {
  const type = findActivityType(foldText(where.text));
  if (type?.from !== 0) return false;
  return (
    type.type !== 'meal' || findActivityType(foldText(before.text))?.type !== 'meal' || !/\s\p{Lu}/u.test(where.text)
  );
}

/** `Boarding from 1700 + check-in`, `keys back by 1800 for the inspection`, `disembark 0900 LATEST`: the word beside it makes the one such figure an hour. */
function readWithin(passage: Passage): TimeBehind | null {
  const { text } = passage;
  const match = WITHIN.exec(text);
  const { lead, figure = '', sharp } = match?.groups ?? {};
  if (match === null || (lead === undefined && sharp === undefined)) return null;
  const from = match.index + match[0].indexOf(figure, 1 + (lead?.length ?? 0));
  const parts = [slicePassage(passage, 0, match.index), slicePassage(passage, match.index + match[0].length)]
    .map((part) => trimPassage(part, ',;–—-'))
    .filter((part) => part.text !== '');
  if (OTHER_FIGURE.test(parts.map((part) => part.text).join(' '))) return null;
  return {
    time: stated({ start: clockOf(figure), end: null }, [spanOf(passage, from, from + figure.length)]),
    before: joinPassages(parts),
  };
}
const WITHIN =
  /(?<=\p{L}[.')]?) (?<lead>(?:at|by|from|@|um|ab|gegen|dep\.?|dalle|alle|desde las|a las|à|vers) )?(?<figure>(?:[01]\d|2[0-3])[0-5][05])(?: (?<sharp>LATEST|latest|sharp|prompt|onwards|spätestens))?(?=$|,? [\p{L}+&(])/u;

const OTHER_FIGURE = /(?<!\d)[012]\d[0-5]\d(?!\d)/;
const MAX_ENTRY = 140;
