/**
 * F-333: those who travel as a list under its heading, `Travelling:` over `1. Ann Lee`, `2. Tom Lee (9 yrs)`, or behind it, `Passengers (3): Ann Lee, Tom Lee,
 * Kit Lee`, beside what the text says of their number. Read only where each entry is the name of one person.
 */
import { type Field, stated } from '../../../model/field.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { LinePattern } from '../../../text/line-look.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { isPersonName } from './names.ts';
import { type PassengerReading, readPartyCounts } from './passengers.ts';

const TRAVELERS =
  "(?:(?:who['’]?s |who is |es )?(?:travell?ing|flying|going)|travell?ers?|passengers?(?: names?)?|pax(?: names?)?|names?|party|group members|reisende|mitreisende|passagiere|teilnehmer|es reisen|namen|voyageurs?|passagers?|noms?|viajer[oa]s?|pasajeros?|viajan|nombres?|passeggeri|viaggiatori|viaggiano|nominativi|passageiros?|viajantes|nomes)";
const HEADING = new LinePattern(
  compactPattern(
    `^\\W{0,3}(?:names? of (?:the )?|your |our |all )?${TRAVELERS}\\s?(?:\\(?(?:x ?)?(?<n>[1-9]\\d?)(?: ?pax)?\\)?\\s?)?(?<colon>:)?\\s?\\??\\W{0,2}`,
  ),
  TRAVELERS,
);
/** What an entry says behind the name: an age, a kind of traveler, a day of birth. */
const AGE =
  /^\s?(?:[,–—-]|\(|\s{2,40}|\t)\s?(?:(?:aged?|born|dob|geb\.?|alter|ne[e]? le|nacid[oa]|nat[oa] il)[:\s]{0,2})?(?:\d{1,2}(?:[./-]\d{1,2}[./-]\d{2,4})?\b[^()]{0,24}|(?:adt|adult|chd|child|inf|infant|baby|lap|erwachsen|kind|baby|adult[eio]|enfant|bebe|nino|nina|menor|bambin|neonat|crianca)[^()]{0,24}(?:\(\d{1,2}[^()]{0,12}\))?)\)?\s?$/;
const INFANT =
  /\b(?:inf|infant|baby|lap|kleinkind|bebe|neonat[oa]|lactante|[01] ?(?:yrs?|years?|jahre?|ans?|anos?|ann[oi])|\d{1,2} ?(?:m|mo|mths?|months?|monate?|mois|meses|mesi))\b/;
const TITLE = /^(?:mr|mrs|ms|miss|mstr|master|dr|prof|herr|frau|m|mme|mlle|sr|sra|srta|sig|sig\.ra|dhr|mevr)\.?\s/i;
const ADULTS = /\b(?:adults?|adts?|adl|erw(?:achsene[nr]?)?|adultes?|adultos?|adult[oi]|volwassenen?)\b/;
const MAX_NAMES = 60;
const MAX_LINE = 160;
const MAX_TITLED = 40;

interface ListedTravelers {
  readonly count: Field<number>;
  readonly infants: number;
  readonly first: Field<string>;
  /** Indexes of the document lines. */
  readonly lines: ReadonlySet<number>;
}

/** The list; null where the text has none of two names and more, or one whose entries leave open how many they are. */
export function readListedTravelers({ lines }: SourceDocument): ListedTravelers | null {
  for (const line of lines) {
    const heading = line.folded.length > MAX_LINE ? null : HEADING.exec(line.look, line.folded);
    if (heading === null || line.folded.length !== line.passage.text.length) continue;
    const rest = slicePassage(line.passage, heading[0].length);
    const entries =
      rest.text === '' ? entriesBelow(lines, line.index) : heading.groups?.['colon'] ? splitNames(rest) : null;
    const names = entries?.flatMap((entry) => readName(entry) ?? []) ?? [];
    const [first] = names;
    if (first === undefined || names.length < 2 || names.length !== entries?.length) continue;
    return {
      count: stated(
        names.length,
        names.map((name) => spanOf(name)),
      ),
      infants: entries.filter(({ text }) => INFANT.test(foldText(text))).length,
      first: stated(first.text, [spanOf(first)]),
      lines: linesOf(lines, line.index, rest.text === '' ? names.length : 0),
    };
  }
  return null;
}

function linesOf(lines: readonly DocumentLine[], at: number, below: number): ReadonlySet<number> {
  const from = below > 0 && lines[at + 1]?.passage.text === '' ? at + 2 : at + 1;
  return new Set([at, ...Array.from({ length: below }, (_, i) => from + i)]);
}

/** The entries of the list right below, a blank line away at most. */
function entriesBelow(lines: readonly DocumentLine[], at: number): readonly Passage[] {
  const from = lines[at + 1]?.passage.text === '' ? at + 2 : at + 1;
  const entries: Passage[] = [];
  for (let i = from; entries.length < MAX_NAMES; i++) {
    const line = lines[i];
    if (line === undefined || line.passage.text === '') break;
    const text = line.bullet === null ? foldText(line.passage.text.slice(0, MAX_TITLED)) : '';
    // Without a mark each has a title: `Mr Owen Byrne        Adult`.
    if (line.bullet === null && !TITLE.test(text)) break;
    entries.push(line.passage);
  }
  return entries;
}

function splitNames(rest: Passage): readonly Passage[] {
  const entries: Passage[] = [];
  let from = 0;
  NEXT_NAME.lastIndex = 0;
  for (let mark = NEXT_NAME.exec(rest.text); mark !== null; mark = NEXT_NAME.exec(rest.text)) {
    entries.push(trimPassage(slicePassage(rest, from, mark.index)));
    from = mark.index + mark[0].length;
  }
  return [...entries, trimPassage(slicePassage(rest, from), '.')];
}
const NEXT_NAME = /,\s|\s(?:&|and|und|et|y|e)\s|;\s?/g;

/** The name of one person, without what is said of them. */
function readName(entry: Passage): Passage | null {
  const at = entry.text.search(/\s?[(,–—]|\s-\s|\s{3}|\t/);
  const name = trimPassage(slicePassage(entry, 0, at < 0 ? undefined : at));
  if (at >= 0 && !AGE.test(foldText(entry.text.slice(at)))) return null;
  const bare = name.text.replace(TITLE, '');
  return bare.includes(' ') && !JOINED.test(bare) && isPersonName(bare) ? name : null;
}
const JOINED = /[&+/]|\s(?:and|und|et|y|e)\s/i;

/** What the text says of their number, and the names beside it, where they differ; empty where they agree or one of them is not told. */
export function readTravelerCounts(document: SourceDocument, listed: ListedTravelers | null): readonly Field<number>[] {
  if (listed === null) return [];
  const { count: names, infants } = listed;
  const told = readPartyCounts(document);
  const agrees = ({ count }: PassengerReading): boolean =>
    count.value === names.value || count.value === names.value - infants;
  const [first] = told;
  if (first === undefined || told.some(agrees)) return [];
  const isOfAdults = ADULTS.test(document.lines[first.line]?.folded ?? '') && !first.hasMinors;
  return isOfAdults && first.count.value < names.value ? [] : [first.count, names];
}
