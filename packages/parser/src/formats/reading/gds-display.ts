/** A reservation system's display as a flight format: what all systems share, around the prices and marks that are each one's own. */
import { derived, type Field, stated } from '../../model/field.ts';
import { type FlightTerms, type OfferDraft, OPEN_FARE, OPEN_TERMS } from '../../model/flight-quote-draft.ts';
import type { FlightFormat, FlightReading } from '../flight-format.ts';
import type { SourceDocument } from './document.ts';
import { readGdsBaggage } from './gds-baggage.ts';
import { readGdsContact } from './gds-contact.ts';
import { readGdsDeadline } from './gds-deadline.ts';
import { fareOf, type GdsFares, otherFares, travelersOf } from './gds-fare.ts';
import { readGdsRules } from './gds-fare-rules.ts';
import { type GdsNames, readGdsNames } from './gds-names.ts';
import { readGdsNotes } from './gds-notes.ts';
import { claimLines, readScreenLines, type ScreenLine } from './gds-screen.ts';
import { type GdsSegments, readGdsSegments } from './gds-segments.ts';
import { systemLines } from './gds-system-lines.ts';

export interface GdsGrammar {
  readonly id: string;
  /** What only this system writes; each that is found makes it likelier. */
  readonly marks: readonly RegExp[];
  /** Prices; `travelers` is the number of names or seats, where the display has them. */
  readonly readFares: (lines: readonly ScreenLine[], travelers: number | null) => GdsFares;
}

const SURE = 0.95;
const PLAIN = 0.7;
const FOR_A_MARK = 0.05;

export function gdsFormat({ id, marks, readFares }: GdsGrammar): FlightFormat {
  const anyMark = new RegExp(marks.map((mark) => mark.source).join('|'));
  return {
    id,
    detect(document) {
      const { lines, segments } = screenOf(document);
      const found = countMarks(lines, marks, anyMark);
      const hasFlights = segments.segments.length > 0;
      if (!hasFlights && (found === 0 || readFares(lines, null).types.length === 0)) return 0;
      if (hasFlights && !segments.isDisplay && found === 0) return PLAIN - FOR_A_MARK;
      return Math.min(SURE, PLAIN + found * FOR_A_MARK);
    },
    read(document): FlightReading {
      const { lines, segments } = screenOf(document);
      const names = readGdsNames(lines);
      const seats = seatsOf(segments);
      const fares = readFares(lines, names.passengers?.value ?? seats?.value ?? null);
      const deadline = readGdsDeadline(lines);
      const baggage = readGdsBaggage(lines);
      const rules = readGdsRules(lines);
      const contact = readGdsContact(lines);
      const offer: OfferDraft = {
        label: null,
        segments: segments.segments,
        journeys: [],
        fare: OPEN_FARE,
        notes: null,
      };
      const terms: FlightTerms = {
        ...OPEN_TERMS,
        clientName: names.clientName,
        passengers: names.passengers ?? seats ?? travelersOf(fares),
        travelerCounts: countsOf(names, seats, fares),
        fare: fareOf(fares),
        includes: [...fares.includes, ...baggage.includes],
        restrictions: rules.restrictions,
        validUntil: deadline.validUntil,
        madeOn: deadline.madeOn,
        contact: contact.contact,
      };
      const used = [segments, names, fares, deadline, baggage, rules, contact].flatMap((part) => part.lines);
      const notes = readGdsNotes(lines, new Set(used));
      return {
        offers: [offer],
        terms: { ...terms, notes: joinNotes([...otherFares(fares), ...notes.notes]) },
        lines: claimLines(document, [...used, ...notes.lines, ...systemLines(lines)]),
      };
    },
  };
}

function joinNotes(notes: readonly Field<string>[]): Field<string> | null {
  if (notes.length === 0) return null;
  return stated(
    notes.map((note) => note.value).join('\n'),
    notes.flatMap((note) => note.spans),
  );
}

interface Screen {
  readonly lines: readonly ScreenLine[];
  readonly segments: GdsSegments;
}

/** Each system's format asks for the same lines: they are read once a document. */
const screens = new WeakMap<SourceDocument, Screen>();

function screenOf(document: SourceDocument): Screen {
  const known = screens.get(document);
  if (known !== undefined) return known;
  const lines = readScreenLines(document.source);
  const screen = { lines, segments: readGdsSegments(lines) };
  screens.set(document, screen);
  return screen;
}

function countMarks(lines: readonly ScreenLine[], marks: readonly RegExp[], anyMark: RegExp): number {
  const found = new Set<RegExp>();
  for (const { text } of lines) {
    if (!anyMark.test(text)) continue;
    for (const mark of marks) if (!found.has(mark) && mark.test(text)) found.add(mark);
  }
  return found.size;
}

/** The seats that the flights hold; the most common number, should they differ. */
function seatsOf({ seats }: GdsSegments): Field<number> | null {
  const times = new Map<number, number>();
  for (const { value } of seats) times.set(value, (times.get(value) ?? 0) + 1);
  const [value] = [...times].sort((a, b) => b[1] - a[1])[0] ?? [];
  return seats.find((field) => field.value === value) ?? null;
}

/** Every number of seated travelers that the display gives: they should agree. */
function countsOf(names: GdsNames, seats: Field<number> | null, fares: GdsFares): Field<number>[] {
  const seated = fares.types.filter((one) => !/^IN[FS]?$/.test(one.type?.value ?? ''));
  const priced = travelersOf({ ...fares, types: seated });
  return [names.seated, seats, priced].flatMap((count) =>
    count === null || count.spans.length === 0 ? [] : [derived(count.value, count.spans)],
  );
}
