/**
 * The summary of a booking as airlines, agencies on the web and tour operators mail it: a heading for each service, below it one value a line.
 *
 *   OUTBOUND FLIGHT                     HOTEL
 *   Saturday 13 February 2027           Quinta Azul
 *   British Airways BA2784              Rua da Levada 41, 9000-182 Funchal
 *   London Gatwick (LGW)                Check-in: Saturday 13 February 2027, from 15:00
 *   Departs 08:05                       Check-out: Saturday 20 February 2027, by 10:00
 *   Funchal (FNC)
 *   Arrives 12:00
 */
import { type DateMention, type DateOrder, findDates, mayHoldDate } from '../../annotators/date.ts';
import { findDistances } from '../../annotators/distance.ts';
import { findMoney } from '../../annotators/money.ts';
import { findTimes } from '../../annotators/time.ts';
import type { ActivityType } from '../../model/answer.ts';
import type { TimeSpan } from '../../model/clock-time.ts';
import { derived, type Field, stated } from '../../model/field.ts';
import { type ActivityDraft, NO_FACTS } from '../../model/itinerary-draft.ts';
import { hasLetterOrNumber } from '../../text/character-class.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { DIGIT, LinePattern } from '../../text/line-look.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../text/passage.ts';
import { isAddress } from '../reading/day-content/place-below.ts';
import { type DocumentLine, oncePerDocument, type SourceDocument } from '../reading/document.ts';
import { readActivity } from '../reading/entries/activity.ts';
import type { Entry } from './entry.ts';

type Kind = 'way' | 'stay' | 'car' | 'tour';

const AROUND = ' (?:details|information|booking|summary|reservation|you added|you booked|buchung|daten)';
const KINDS: readonly (readonly [Kind, RegExp])[] = [
  [
    'way',
    heading(
      '(?:(?:outbound|inbound|outward|return|homeward|departure|onward) )?(?:flights?|train|rail|ferry|journey)|hinflug|ruckflug|fluge?|hinfahrt|ruckfahrt|vols?(?: aller| retour)?|vuelos?(?: de ida| de vuelta)?|vol[io](?: di andata| di ritorno)?|voos?(?: de ida| de volta)?',
    ),
  ],
  [
    'stay',
    heading('hotels?|accomm?odations?|lodgings?|unterkunft|hebergement|alojamiento|alloggio|hospedagem|resort|villa'),
  ],
  [
    'car',
    heading(
      'car (?:hire|rental)|(?:hire|rental) car|mietwagen|location de voiture|voiture de location|alquiler de coche|coche de alquiler|(?:auto)?noleggio(?: auto)?|alug(?:uer|uel) de carro',
    ),
  ],
  [
    'tour',
    heading(
      'extras?|add-?ons?|excursions?|activities|tours?|experiences?|attractions?|transfers?|ausfluge|aktivitaten|zusatzleistungen|activites|options|actividades|excursiones|attivita|escursioni|atividades|passeios',
    ),
  ],
];

/** Marks may stand before the heading's first word, and no other word. */
const MAY_HEAD = new LinePattern(compactPattern(KINDS.map(([, { source }]) => source).join('|')));

function heading(words: string): RegExp {
  return compactPattern(
    `^(?:(?:your|our|the|ihre?|deine?|votre|vos|su|sus|tu|tus|il tuo|i tuoi|seus?|o seu) )?(?:${words})(?:${AROUND})?:?$`,
  );
}

/** `Check-in: Saturday 13 February 2027, from 15:00`; folded. */
const LABELLED =
  /^(?:check[- ]?in|check[- ]?out|pick[- ]?up|drop[- ]?off|collect(?:ion)?|return|abholung|ruckgabe|anreise|abreise|arrivee|depart|retrait|restitution|recogida|devolucion|entrada|salida|ritiro|riconsegna|arrivo|partenza|retirada|devolucao)(?: date)?(?: ?:\s*| {2,}|\t)/;
const LEAVES = /^(?:check[- ]?out|drop|return|ruckgabe|abreise|depart|restitution|devoluc|salida|riconsegna|partenza)/;
const DEPARTS =
  /^(?:departs?|departure|departing|dep\.?|leaves?|abflug|abfahrt|depart|salida|salidas|partenza|partida|saida)(?![a-z])\s?:?\s*/;
const ARRIVES = /^(?:arrives?|arrival|arriving|arr\.?|ankunft|arrivee|llegada|arrivo|chegada)(?![a-z])\s?:?\s*/;
const NUMBERED = /\b(?:[A-Z][A-Z\d]|\d[A-Z]) ?\d{2,4}\b/;

const MAX_LINES = 400;
const LEAST_KINDS = 2;
const LEAST_ENTRIES = 3;

interface Block {
  readonly kind: Kind;
  readonly lines: readonly DocumentLine[];
}

/** The entries of such a summary, in the order of the text; none where a text is no such. */
export const readBookingBlocks = oncePerDocument((document: SourceDocument): readonly Entry[] => {
  const blocks = blocksOf(document.lines);
  if (new Set(blocks.map(({ kind }) => kind)).size < LEAST_KINDS) return [];
  const entries = blocks.flatMap((block) => entriesOf(block, document.dateOrder));
  return entries.length >= LEAST_ENTRIES ? entries : [];
});

/** Paragraphs below a heading for a kind of service, up to a heading for something else. */
function blocksOf(lines: readonly DocumentLine[]): Block[] {
  const blocks: { kind: Kind; lines: DocumentLine[] }[] = [];
  let kind: Kind | null = null;
  let isOpen = false;
  for (const line of lines.slice(0, MAX_LINES)) {
    if (!hasLetterOrNumber(line.passage.text) || line.isAround) {
      isOpen = false;
      continue;
    }
    const named = line.table === null && line.bullet === null ? kindOf(line) : null;
    if (named !== null) {
      kind = named;
      isOpen = false;
    } else if (kind !== null && line.table === null) {
      if (isOpen) blocks.at(-1)?.lines.push(line);
      else blocks.push({ kind, lines: [line] });
      isOpen = true;
    }
  }
  return blocks;
}

function kindOf({ folded, look }: DocumentLine): Kind | null {
  if ((look.signs & DIGIT) !== 0 || !MAY_HEAD.mayMatch(look)) return null;
  const name = folded.replace(/[*#\s]+$|^[*#\s]+/g, '');
  if (name.length > 40) return null;
  return KINDS.find(([, words]) => words.test(name))?.[0] ?? null;
}

function entriesOf({ kind, lines }: Block, order: DateOrder): Entry[] {
  return kind === 'stay' || kind === 'car' ? rangeOf(kind, lines, order) : dayOf(kind, lines, order);
}

/** A house or a car from one day to another. */
function rangeOf(kind: 'stay' | 'car', lines: readonly DocumentLine[], order: DateOrder): Entry[] {
  const [first] = lines;
  const ends = lines.flatMap((line) => {
    const label = LABELLED.exec(line.folded)?.[0] ?? '';
    const mention = label === '' ? null : dateIn(line, order);
    return mention === null || mention.from > label.length + 2 ? [] : [{ line, mention, label }];
  });
  if (first === undefined || ends.length === 0 || ends[0]?.line === first) return [];
  const address = lines.slice(1).find(({ passage }) => isAddress(passage.text) || HAS_CODE.test(passage.text));
  const comma = kind === 'car' ? first.passage.text.indexOf(', ') : -1;
  const name = comma < 0 ? first.passage : slicePassage(first.passage, 0, comma);
  const place = address?.passage ?? (comma < 0 ? null : trimPassage(slicePassage(first.passage, comma + 1)));
  const others = lines.filter((line) => line !== first && line !== address && ends.every((end) => end.line !== line));
  return ends.map(({ line, mention, label }, i): Entry => {
    const word = trimPassage(slicePassage(line.passage, 0, label.length), ' :\t');
    const [time] = findTimes(line.folded.slice(mention.to));
    const at = mention.to;
    const isLeaving = LEAVES.test(line.folded);
    return {
      line,
      mention,
      place: kind === 'car' ? 'way' : isLeaving ? 'leave' : 'enter',
      activity: {
        ...NO_FACTS,
        title: stated(`${word.text} ${name.text}`, [spanOf(word), spanOf(name)]),
        time: time === undefined ? null : stated(time.time, [spanOf(line.passage, at + time.from, at + time.to)]),
        location: place === null ? null : stated(place.text, [spanOf(place)]),
        description: i === 0 ? joined(others.map(({ passage }) => passage)) : null,
        type: derived<ActivityType>(kind === 'car' ? 'travel' : 'accommodation', [spanOf(name)]),
      },
    };
  });
}
/** `Rua da Levada Nova 41, 9000-182 Funchal` */
const HAS_CODE = /\d[^,]{0,10}, ?[A-Z]{0,3}[ -]?\d{4,5}(?:-\d{3})?\b/;

/** What takes place on one day, a journey or something to do. */
function dayOf(kind: 'way' | 'tour', lines: readonly DocumentLine[], order: DateOrder): Entry[] {
  const line = lines.find((each) => isDateAlone(each, order));
  const mention = line === undefined ? null : dateIn(line, order);
  const others = lines.filter((each) => each !== line);
  if (line === undefined || mention === null) return [];
  const activity = kind === 'way' ? readWay(others) : readTour(others);
  return activity === null ? [] : [{ line, mention, place: kind, activity }];
}

function readWay(lines: readonly DocumentLine[]): ActivityDraft | null {
  const departs = lines.findIndex(({ folded }) => DEPARTS.test(folded) && findTimes(folded).length > 0);
  const arrives = lines.find(({ folded }) => ARRIVES.test(folded) && findTimes(folded).length > 0);
  const head = lines.find(({ passage }) => NUMBERED.test(passage.text)) ?? lines[0];
  const from = lines[departs];
  if (head === undefined || from === undefined) return null;
  const start = timeOf(from);
  const end = arrives === undefined ? null : timeOf(arrives);
  const above = lines[departs - 1];
  const beside = placeBeside(from);
  const place = beside ?? (above === undefined || above === head ? null : above.passage);
  const told = lines.filter(({ passage }) => passage !== head.passage && passage !== place);
  return {
    ...NO_FACTS,
    title: stated(head.passage.text, [spanOf(head.passage)]),
    time:
      start !== null && end !== null
        ? stated({ start: start.value.start, end: end.value.start }, [...start.spans, ...end.spans])
        : start,
    location: place === null ? null : stated(place.text, [spanOf(place)]),
    description: joined(told.map(({ passage }) => passage)),
    type: derived<ActivityType>('travel', [spanOf(head.passage)]),
  };
}

/** `Departs 08:05 London Gatwick` */
function placeBeside({ passage, folded }: DocumentLine): Passage | null {
  const [time] = findTimes(folded);
  const rest = time === undefined ? null : trimPassage(slicePassage(passage, time.to), ' ,:–-');
  return rest === null || !/^\p{Lu}/u.test(rest.text) ? null : rest;
}

function readTour(lines: readonly DocumentLine[]): ActivityDraft | null {
  const head = lines.find(
    ({ startsWithTime, passage }) => !startsWithTime && findMoney(passage.text, 1)[0]?.from !== 0,
  );
  const activity = head === undefined ? null : readActivity(head.passage, { links: head.links });
  if (head === undefined || activity === null) return null;
  const told = lines.filter((line) => line !== head);
  const timed = told.find(({ startsWithTime }) => startsWithTime);
  const priced = told.find(({ passage }) => findMoney(passage.text, 1)[0]?.from === 0);
  const far = told.find(({ folded }) => findDistances(folded).length > 0);
  const [money] = priced === undefined ? [] : findMoney(priced.passage.text);
  const [way] = far === undefined ? [] : findDistances(far.folded);
  return {
    ...activity,
    time: activity.time ?? (timed === undefined ? null : timeOf(timed)),
    cost:
      activity.cost ??
      (priced && money
        ? stated(priced.passage.text.slice(money.from, money.to), [spanOf(priced.passage, money.from, money.to)])
        : null),
    distance:
      activity.distance ??
      (far && way ? stated(far.passage.text.slice(way.from, way.to), [spanOf(far.passage, way.from, way.to)]) : null),
    description:
      activity.description ??
      joined(told.filter((line) => line !== priced && !isTimeAlone(line)).map(({ passage }) => passage)),
  };
}

const isTimeAlone = ({ folded }: DocumentLine): boolean => {
  const [time] = findTimes(folded);
  return time?.from === 0 && !hasLetterOrNumber(folded.slice(time.to));
};

function timeOf({ folded, passage }: DocumentLine): Field<TimeSpan> | null {
  const [mention] = findTimes(folded);
  return mention === undefined ? null : stated(mention.time, [spanOf(passage, mention.from, mention.to)]);
}

function dateIn({ folded, look }: DocumentLine, order: DateOrder): DateMention | null {
  return mayHoldDate(look) ? (findDates(folded, order)[0] ?? null) : null;
}

function isDateAlone(line: DocumentLine, order: DateOrder): boolean {
  const mention = line.passage.text.length > 60 ? null : dateIn(line, order);
  if (mention === null || mention.end !== null) return false;
  return !/[a-z\d]{2}/.test(
    line.folded.slice(0, mention.from).replace(BEFORE_DATE, '') + line.folded.slice(mention.to),
  );
}
const BEFORE_DATE = /^(?:date|on|datum|am|le|el|il|fecha|data)\s?:?\s*/;

const joined = (parts: readonly Passage[]): Field<string> | null =>
  parts.length === 0
    ? null
    : stated(
        parts.map(({ text }) => text).join('. '),
        parts.map((part) => spanOf(part)),
      );
