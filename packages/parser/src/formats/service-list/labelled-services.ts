/**
 * I-290: a supplier's confirmation that tells each service under labels, a line each: when, what, at what time and where one meets.
 *
 *   Date: 14/06/2027 Monday
 *         ^^^^^^^^^^ day
 *   Service: Harbour walk with guide
 *            ^^^^^^^^^^^^^^^^^^^^^^^ entry
 *   Pick-up time: 08:30
 *                 ^^^^^ time
 *   Meeting point: hotel lobby
 *                  ^^^^^^^^^^^ place
 *   Guide: Ana Reis, +351 21 555 010
 *   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ about it
 */

import { findActivityType } from '../../annotators/activity-type.ts';
import { findCellTime } from '../../annotators/cell-time.ts';
import { type DateMention, type DateOrder, findDates, mayHoldDate } from '../../annotators/date.ts';
import { looksLikePlace, namesVenue } from '../../annotators/place-look.ts';
import { findTimes } from '../../annotators/time.ts';
import type { TimeSpan } from '../../model/clock-time.ts';
import { type Field, stated } from '../../model/field.ts';
import { dayNumberOf, formatPartialDate, isFullDate, type PartialDate } from '../../model/partial-date.ts';
import { hasDigit, hasLetterOrNumber } from '../../text/character-class.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { LABEL_MARK, LinePattern } from '../../text/line-look.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../text/passage.ts';
import { StartPatterns } from '../../text/start-table.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { type DocumentLine, oncePerDocument, type SourceDocument } from '../reading/document.ts';
import { namesTown } from './names-town.ts';

export interface LabelledService {
  readonly line: DocumentLine;
  /** Where in the line's text the date stands. */
  readonly mention: DateMention;
  readonly name: Passage;
  readonly time: Field<TimeSpan> | null;
  readonly place: Passage | null;
  /** What else its lines say, with their labels. */
  readonly about: readonly Passage[];
  readonly lines: readonly DocumentLine[];
  /** Its day and its name have labels of a service each, not those of a calendar, and no line without a label is its name. */
  readonly isOfService: boolean;
}

type Label = 'when' | 'date' | 'name' | 'subject' | 'time' | 'ends' | 'place' | 'other';

const label = (words: string): RegExp => compactPattern(`^(?:${words})(?: ?(?:no\\.?|nr\\.?|#)? ?\\d{1,3})?$`);
const LABELS: readonly (readonly [Label, RegExp])[] = [
  [
    'when',
    label(
      'when|scheduled(?: for)?|wann|quand|cuando|quando|wanneer|date(?:,| ?[&/+]| and) ?time|datum(?:,| ?[&/+]| und) ?(?:uhr)?zeit|date et heure|fecha y hora|data e or[ae]|data e hora|datum en tijd',
    ),
  ],
  [
    'date',
    label(
      'date(?: of (?:service|tour))?|(?:service|tour|travel) date|datum|(?:reise|leistungs)datum|fecha(?: del servicio)?|data(?: del servizio| do servico)?|date (?:de (?:la )?prestation|du service)',
    ),
  ],
  [
    'name',
    label(
      'services?|tours?|excursions?|activity|experience|transfers?|what|(?:appointment|event|meeting|title)|(?:event|meeting) (?:name|title)|termin|veranstaltung|titel|evenement|titre|evento|titulo|titolo|description|program(?:me)?|(?:service|tour) name|leistung(?:en)?|ausflug|aktivitat|beschreibung|prestations?|activite|servicios?|actividad|excursion(?:es)?|traslados?|servizi[oo]?|attivita|escursion[ei]|trasferiment[oi]|servicos?|atividade|passeios?|dienst|activiteit',
    ),
  ],
  ['subject', label('subject|betreff|objet|asunto|oggetto|assunto|onderwerp|summary')],
  [
    'ends',
    label(
      'ends?(?: time)?|until|finish(?:es)?(?: time)?|ende|bis|fin|heure de fin|hora (?:de )?fin|fine|ora (?:di )?fine|fim|termino|einde|eindtijd',
    ),
  ],
  [
    'time',
    label(
      '(?:pick[- ]?up|meeting|start(?:ing)?|departure|collection|service|report(?:ing)?) ?(?:time|hour)?|time|starts?|hours?|uhrzeit|zeit|beginn|abhol(?:ung|zeit)|start(?:zeit)?|heure(?: de (?:prise en charge|rendez-vous|depart|debut))?|horaires?|prise en charge|hora(?:rio)?(?: de (?:recogida|inicio|encuentro|salida|saida|encontro))?|recogida|ora(?:rio)?(?: (?:di )?(?:ritrovo|inizio|prelievo|incontro))?|prelievo|tijd|ophaaltijd',
    ),
  ],
  [
    'place',
    label(
      "(?:meeting|pick[- ]?up|collection|start(?:ing)?|departure) (?:point|place|location|address|from|at)|place|location|venue|address|where|wo|ou|donde|dove|onde|waar|treffpunkt|abholort|ort|adresse|lieu(?: de (?:rendez-vous|prise en charge|depart))?|point de (?:rencontre|depart)|(?:punto|lugar) de (?:encuentro|recogida)|lugar|punto d['’]incontro|luogo(?: di (?:incontro|ritrovo))?|ritrovo|(?:local|ponto) de encontro|trefpunt|ophaalpunt",
    ),
  ],
];
const STARTS = new StartPatterns(LABELS.map(([, pattern]) => pattern));
/** The label is the first word of its line. */
const MAY_BE_LABEL = new LinePattern(compactPattern(LABELS.map(([, { source }]) => source).join('|')));
const MAX_LABEL = 34;
const MAX_LINES = 1500;
const MAX_OF_ONE = 12;
const LEAST_SERVICES = 2;

/** The services in the order of the text; none where fewer than two are told so. */
export const readLabelledServices = oncePerDocument((document: SourceDocument): readonly LabelledService[] => {
  const found: LabelledService[] = [];
  let block: LabelledLine[] = [];
  const close = (): void => {
    const service = serviceOf(block, document.dateOrder);
    if (service !== null) found.push(service);
    block = [];
  };
  for (const line of document.lines.slice(0, MAX_LINES)) {
    if (!hasLetterOrNumber(line.passage.text) || line.table !== null) {
      close();
      continue;
    }
    const own = labelOf(line);
    // Without a blank line the next service begins where a label comes again that only one of them has.
    const isAgain = HEADS.has(own.label) && block.some((other) => other.label === own.label);
    if (isAgain && (own.label !== 'name' || startsWith(block, 'name'))) close();
    if (block.length < MAX_OF_ONE) block.push(own);
  }
  close();
  return found.length >= LEAST_SERVICES ? found : [];
});

/** Where each service is headed by its name, the next name begins the next; else it says more of the same. */
const startsWith = (block: readonly LabelledLine[], label: Label): boolean => block[0]?.label === label;
const HEADS: ReadonlySet<Label> = new Set(['when', 'date', 'name', 'subject']);

interface LabelledLine {
  readonly line: DocumentLine;
  readonly label: Label;
  /** Behind the label; the whole line where it has none. */
  readonly value: Passage;
  /** Where in the line's text the value begins. */
  readonly from: number;
}

function labelOf(line: DocumentLine): LabelledLine {
  const { passage, folded, look } = line;
  const mayBe = (look.signs & LABEL_MARK) !== 0 && MAY_BE_LABEL.mayMatch(look);
  const colon = mayBe ? folded.slice(0, MAX_LABEL).search(MARK) : -1;
  const words = colon > 0 ? folded.slice(0, colon).replace(BEFORE_WORDS, '').trim() : '';
  const known = words === '' ? undefined : LABELS[STARTS.first(words)]?.[0];
  if (known === undefined) return { line, label: 'other', value: passage, from: 0 };
  const behind = passage.text.slice(colon);
  const from = colon + behind.length - behind.replace(/^ ?[:\t]\s*/, '').length;
  return { line, label: known, value: trimPassage(slicePassage(passage, from)), from };
}

const MARK = / ?[:\t]/;
const BEFORE_WORDS = /^\W+/;

function serviceOf(lines: readonly LabelledLine[], order: DateOrder): LabelledService | null {
  if (!lines.some(({ line }) => mayHoldDate(line.look))) return null;
  const block = withNameAbove(lines, order);
  const of = (own: Label, isFilled: (text: string) => boolean): LabelledLine | null =>
    block.find(({ label: each, value }) => each === own && isFilled(value.text)) ?? null;
  const starts = of('time', hasDigit);
  const day =
    of('when', hasDigit) ?? of('date', hasDigit) ?? (starts !== null && beginsWithDate(starts, order) ? starts : null);
  const named = of('name', hasLetterOrNumber) ?? of('subject', hasLetterOrNumber);
  if (day === null || named === null || !mayHoldDate(day.line.look)) return null;
  if (DAY.test(block[0]?.line.folded ?? '')) return null;
  // What a mail is about is an entry where the mail is an appointment.
  if (named.label === 'subject' && day.label !== 'when' && block.some(({ line }) => OF_MAIL.test(line.folded)))
    return null;
  const [mention, other] = findDates(foldText(day.value.text), order);
  // `3 May 2027 22:00 – 4 May 2027 01:00` goes on past midnight.
  if (mention === undefined || (other !== undefined && day.label !== 'when') || mention.from > MAX_WEEKDAY) return null;
  const clock = starts === day ? null : starts;
  const begin = clock === null ? timeIn(day, mention.to, other?.from) : timeIn(clock, 0);
  const ends = begin?.value.end === null ? of('ends', hasDigit) : null;
  const last = begin?.value.end !== null ? null : other ? { own: day, date: other } : ends && endOf(ends, order);
  const time = begin === null || last === null ? begin : until(begin, last, mention.date);
  const isEndTold = last === null || time !== begin;
  const place = of('place', hasLetterOrNumber);
  // What ends on a later day is said about it, as it is written.
  const dated = isEndTold ? [day, ends] : other ? [ends] : [day];
  const told = [...dated, named, time === null ? null : clock, place];
  const at = Math.min(block.indexOf(day), block.indexOf(named));
  return {
    line: day.line,
    mention: {
      ...mention,
      from: mention.from + day.from,
      to: mention.to + day.from,
      weekday: moved(mention, day.from),
    },
    name: named.value,
    time,
    place: place?.value ?? null,
    // What stands above its first label is its heading: `SERVICE 2`.
    about: block.slice(at).flatMap((each) => (told.includes(each) ? [] : [trimPassage(each.line.passage)])),
    lines: block.map(({ line }) => line),
    isOfService: day.label === 'date' && named.label === 'name' && block === lines,
  };
}
const OF_MAIL = /^(?:from|sent|to|von|gesendet|an|de|envoye|a|para|enviado|da|inviato)\s?:/;

/** `Harbour walk` above `Scheduled: 3 May 2027, 10:00`, or above such a date and its hour alone: the line without a label names it. */
function withNameAbove(block: readonly LabelledLine[], order: DateOrder): readonly LabelledLine[] {
  const [first, second, ...others] = block;
  if (first?.label !== 'other' || second === undefined || block.some(({ label: own }) => NAMES.has(own))) return block;
  const isDated = second.label === 'other' && isMoment(second, order);
  if (!isDated && second.label !== 'when' && second.label !== 'date') return block;
  const { text } = first.value;
  if (text.length > MAX_NAME || text.includes(':') || !/\p{L}{3}/u.test(text) || first.line.isAround) return block;
  if (!isDated) return [{ ...first, label: 'name' }, second, ...others];
  const [below, ...more] = others;
  const when: LabelledLine = { ...second, label: 'when' };
  if (below?.label !== 'other') return [{ ...first, label: 'name' }, when, ...others];
  // `Lisbon` above the moment and `Castle visit` below it.
  if (namesTown(first.line) && tellsDoing(below))
    return [{ ...first, label: 'place' }, when, { ...below, label: 'name' }, ...more];
  const rest: readonly LabelledLine[] = isPlace(below) ? [{ ...below, label: 'place' }, ...more] : others;
  return [{ ...first, label: 'name' }, when, ...rest];
}

const tellsDoing = ({ line, value }: LabelledLine): boolean =>
  value.text.length <= MAX_NAME && !namesTown(line) && findActivityType(line.folded) !== null;

/** `2 adults`, `Confirmed` and `Row 5 seats 7 and 8` are said about it. */
function isPlace({ line, value: { text } }: LabelledLine): boolean {
  if (text.length > MAX_NAME || /[:.!?]/.test(text) || NO_PLACE.test(line.folded)) return false;
  if (namesVenue(text) && text.split(' ').length <= MAX_VENUE && !DOING_AT.test(line.folded)) return true;
  const doing = findActivityType(line.folded);
  return looksLikePlace(text, doing?.from !== 0 || doing.type === 'accommodation');
}
/** `Dinner at the bar` is done, `City hall` a place. */
const DOING_AT = /\S (?:at|in|to|with|by|im|in|am|bei|zum|mit|a|au|en|al|con|da|em|no|na|com) \S/;
const MAX_VENUE = 4;
const NO_PLACE =
  /^(?:meet|bring|wear|take|arrive|dress|please|remember|ask|(?:un)?confirmed|pending|booked|tentative|requested|paid|waitlisted|cancell?ed|bestatigt|bezahlt|gebucht|confirmee?|payee?|confirmad[oa]|pagad[oa]|confermat[oa]|pagat[oa])\b|^(?:private|optional|included|tickets|vouchers?|seats?)$|\b\d{1,3} ?(?:adults?|child(?:ren)?|pax|persons?|people|guests?|tickets?|erwachsene|personen|adultes?|personnes|adultos?|personas|adulti|persone|pessoas)\b|\bseats? ?\d|\bcheck[- ]?(?:in|out)$/;
const NAMES: ReadonlySet<Label> = new Set(['name', 'subject']);
const MAX_NAME = 90;

/** `Tuesday, 11 May 2027 · 10:00 – 12:30`: nothing but a date and its hour. */
function isMoment({ line }: LabelledLine, order: DateOrder): boolean {
  if (!mayHoldDate(line.look) || line.folded.length > MAX_MOMENT || line.bullet !== null) return false;
  const [mention, other] = findDates(line.folded, order);
  if (mention?.from !== 0 || mention.end !== null || other !== undefined) return false;
  const behind = line.folded.slice(mention.to);
  const [time] = findTimes(behind);
  return (
    time !== undefined && !/[a-z]{3}/.test(behind.slice(0, time.from)) && !hasLetterOrNumber(behind.slice(time.to))
  );
}
const MAX_MOMENT = 80;

function beginsWithDate({ line, value }: LabelledLine, order: DateOrder): boolean {
  return mayHoldDate(line.look) && findDates(foldText(value.text), order)[0]?.from === 0;
}

interface End {
  readonly own: LabelledLine;
  /** Null where it is of the same day. */
  readonly date: DateMention | null;
}

/** `End: 11/05/2027 12:30` */
const endOf = (own: LabelledLine, order: DateOrder): End => ({
  own,
  date: mayHoldDate(own.line.look) ? (findDates(foldText(own.value.text), order)[0] ?? null) : null,
});

/** `begin` as it is where the end is not within a day of it. */
function until(begin: Field<TimeSpan>, { own, date }: End, day: PartialDate): Field<TimeSpan> {
  const end = timeIn(own, date?.to ?? 0);
  if (end === null) return begin;
  const isLater = date !== null && formatPartialDate(date.date) !== formatPartialDate(day);
  const isPastMidnight = isLater && isNextDay(day, date.date) && minutesOf(end) < minutesOf(begin);
  if (isLater && !isPastMidnight) return begin;
  return stated({ start: begin.value.start, end: end.value.start }, [...begin.spans, ...end.spans]);
}
const minutesOf = ({ value }: Field<TimeSpan>): number => value.start.minutes ?? -1;
const isNextDay = (day: PartialDate, other: PartialDate): boolean =>
  isFullDate(day) && isFullDate(other) && dayNumberOf(other) - dayNumberOf(day) === 1;
const MAX_WEEKDAY = 14;
/** A plan's own days hold more than one service each. */
const DAY = /^\W{0,4}(?:day|tag|jour|dia|giorno|dag)\s?\d/;

const moved = ({ weekday }: DateMention, by: number): DateMention['weekday'] =>
  weekday === null ? null : { ...weekday, from: weekday.from + by, to: weekday.to + by };

function timeIn({ value }: LabelledLine, from: number, to?: number): Field<TimeSpan> | null {
  const mention = findCellTime(foldText(value.text).slice(from, to));
  return mention === null ? null : stated(mention.time, [spanOf(value, mention.from + from, mention.to + from)]);
}
