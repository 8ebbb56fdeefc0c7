/**
 * What a new format starts from: code that compiles, a sample that it reads, gold, a near-miss, a page. The mark in the sample stands for
 * what only the new layout has; it goes with the sample.
 */

/** @returns {{ name: string, code: Record<string, string>, sample: string, gold: object, nearMiss: string, page: string }} */
export function skeletonOf({ kind, id, isDisplay }) {
  const words = id.split('-');
  const camel = words.map((word, i) => (i === 0 ? word : capital(word))).join('');
  const about = { id, name: `${camel}Format`, pascal: words.map(capital).join(''), mark: `LAYOUT ${id.toUpperCase()}` };
  const made = kind === 'itinerary' ? itinerary(about) : isDisplay ? display(about) : flights(about);
  const nearMiss = 'Dear Ann,\n\nthe layout of the room is on the next page. See you on Friday.\n';
  return { name: about.name, nearMiss, ...made, page: page(about, kind, made.sample) };
}

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

function itinerary({ id, name, pascal, mark }) {
  return {
    sample: `${mark}\n[1] Lisbon\n[2] Sintra\n`,
    gold: {
      kind: 'itinerary',
      title: '*',
      location: '*',
      dates: null,
      days: ['Lisbon', 'Sintra'].map((title) => ({ title, date: null, timeBlocks: [] })),
      budget: null,
    },
    code: {
      'format.ts': `/**
 * What the layout looks like, in one sentence, with a line of it and carets under what is read.
 *
 *     [1] Lisbon
 *      ^  ^^^^^^
 *      number, title
 */
import type { ItineraryFormat } from '../format.ts';
import { is${pascal}, read${pascal}Days } from './grammar.ts';

export const ${name}: ItineraryFormat = {
  id: '${id}',
  most: 0.97,
  detect: ({ document }) => (is${pascal}(document) ? 0.97 : 0),
  read: ({ document }) => read${pascal}Days(document),
};
`,
      'grammar.ts': `/** The lines of the layout to days. */
import { type Field, stated } from '../../model/field.ts';
import type { DayDraft } from '../../model/itinerary-draft.ts';
import { spanOf } from '../../text/passage.ts';
import type { DaysReading } from '../format.ts';
import type { DocumentLine, SourceDocument } from '../reading/document.ts';

/** What only this layout has. */
const MARK = /^${mark}$/;
const DAY = /^\\[(?<number>\\d{1,2})\\] (?<title>.{1,200})$/d;

export const is${pascal} = (document: SourceDocument): boolean =>
  document.lines.some((line) => MARK.test(line.passage.text));

export function read${pascal}Days(document: SourceDocument): DaysReading {
  const found = document.lines.flatMap((line) => {
    const day = readDay(line);
    return day === null ? [] : [{ day, index: line.index }];
  });
  return {
    days: found.map(({ day }) => day),
    headEnd: found[0]?.index ?? document.lines.length,
    dayLines: new Set(found.map(({ index }) => index)),
  };
}

function readDay(line: DocumentLine): DayDraft | null {
  const match = DAY.exec(line.passage.text);
  if (match === null) return null;
  const take = <T>(group: string, read: (text: string) => T): Field<T> | null => {
    const place = match.indices?.groups?.[group];
    return place ? stated(read(line.passage.text.slice(...place)), [spanOf(line.passage, ...place)]) : null;
  };
  return {
    number: take('number', Number),
    lastNumber: null,
    title: take('title', String),
    date: null,
    lastDate: null,
    weekday: null,
    distance: null,
    blocks: [],
  };
}
`,
    },
  };
}

const FLIGHT_GOLD = {
  kind: 'flight-quote',
  title: '*',
  route: '*',
  dates: '*',
  clientName: '*',
  passengers: '*',
  departureFlights: [
    {
      date: '2027-03-12',
      segments: [
        {
          departureTime: '18:30',
          departureLocation: { code: 'JFK', city: 'New York' },
          airline: { code: 'BA', name: 'British Airways' },
          flightNumber: 'BA 178',
          arrivalTime: '06:40',
          arrivalLocation: { code: 'LHR', city: 'London' },
        },
      ],
    },
  ],
  returnFlights: [],
  fareDetails: { baseFare: null, upcharge: null, total: null, totalForAllPassengers: null, fareClass: '*' },
  includes: '*',
  restrictions: '*',
  validUntil: null,
  notes: '*',
  agentInfo: { name: null },
};

function flights({ id, name, pascal, mark }) {
  return {
    sample: `${mark}\nBA178 12MAR JFK 1830 LHR 0640\n`,
    gold: FLIGHT_GOLD,
    code: {
      'format.ts': `/**
 * What the layout looks like, in one sentence, with a line of it and carets under what is read.
 *
 *     BA178 12MAR JFK 1830 LHR 0640
 *     ^ ^   ^     ^   ^    ^   ^
 *     airline, number, date, from, time, to, time
 */
import { OPEN_TERMS } from '../../model/flight-quote-draft.ts';
import type { FlightFormat } from '../flight-format.ts';
import { claimLines, readScreenLines } from '../reading/gds/gds-screen.ts';
import { is${pascal}, read${pascal} } from './grammar.ts';

export const ${name}: FlightFormat = {
  id: '${id}',
  most: 0.97,
  detect: (document) => (is${pascal}(readScreenLines(document.source)) ? 0.97 : 0),
  read(document) {
    const { offer, lines } = read${pascal}(readScreenLines(document.source));
    return { offers: [offer], terms: OPEN_TERMS, lines: claimLines(document, lines) };
  },
};
`,
      'grammar.ts': `/** The lines of the layout to an offer of flights. */
import type { ClockTime } from '../../model/clock-time.ts';
import { type OfferDraft, OPEN_FARE, OPEN_SEGMENT, type SegmentDraft } from '../../model/flight-quote-draft.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { GDS_DATE, readGdsDate } from '../reading/gds/gds-dates.ts';
import { groupField, type ScreenLine } from '../reading/gds/gds-screen.ts';

/** What only this layout has. */
const MARK = /^${mark}$/;
const FLIGHT = compactPattern(
  \`^(?<al>[A-Z][A-Z0-9])(?<fn>\\\\d{1,4}) (?<date>\${GDS_DATE}) (?<from>[A-Z]{3}) (?<dt>\\\\d{4}) (?<to>[A-Z]{3}) (?<at>\\\\d{4})$\`,
  'd',
);

export const is${pascal} = (lines: readonly ScreenLine[]): boolean => lines.some((line) => MARK.test(line.text));

export function read${pascal}(lines: readonly ScreenLine[]): { offer: OfferDraft; lines: readonly ScreenLine[] } {
  const found = lines.flatMap((line) => {
    const segment = readFlight(line);
    return segment === null ? [] : [{ segment, line }];
  });
  // A text that was pasted twice has each flight once.
  const first = found.filter(({ line }, i) => found.findIndex((other) => other.line.text === line.text) === i);
  const segments = first.map(({ segment }) => segment);
  return {
    offer: { label: null, segments, journeys: [], fare: OPEN_FARE, notes: null },
    lines: found.map(({ line }) => line),
  };
}

function readFlight(line: ScreenLine): SegmentDraft | null {
  const match = FLIGHT.exec(line.text);
  if (match === null) return null;
  return {
    ...OPEN_SEGMENT,
    airline: { code: groupField(line, match, 'al', String), name: null },
    flightNumber: groupField(line, match, 'fn', String),
    departureDate: groupField(line, match, 'date', readGdsDate),
    departure: { code: groupField(line, match, 'from', String), name: null, terminal: null },
    departureTime: groupField(line, match, 'dt', readTime),
    arrival: { code: groupField(line, match, 'to', String), name: null, terminal: null },
    arrivalTime: groupField(line, match, 'at', readTime),
  };
}

/** \`1830\`. */
const readTime = (text: string): ClockTime => ({
  minutes: Number(text.slice(0, 2)) * 60 + Number(text.slice(2)),
  certain: true,
});
`,
    },
  };
}

function display({ id, name, mark }) {
  return {
    sample: `${mark}\n 1.1PEREZ/JUAN MR\n 1 BA 178Y 12MAR JFKLHR HK1  1830 0640  13MAR\n`,
    gold: { ...FLIGHT_GOLD, clientName: 'Juan Perez', passengers: 1 },
    code: {
      'format.ts': `/** Which system's displays these are, and which of them. */
import { gdsFormat } from '../reading/gds/gds-display.ts';
import { NO_FARES } from '../reading/gds/gds-fare.ts';

export const ${name} = gdsFormat({
  id: '${id}',
  marks: [/^${mark}$/],
  priceHint: null,
  readFares: () => NO_FARES,
});
`,
    },
  };
}

const page = ({ id }, kind, sample) => `# ${id}

Reads: ${kind}

What this layout is, who writes it, how one tells it from others.

## Looks like

\`\`\`text
${sample}\`\`\`

## Read

- What each part of the sample becomes.

## Not read

- What the layout may hold that is left among the unused lines.
`;
