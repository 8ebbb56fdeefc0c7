/** What the lines beside the flights say of the offer: names, fares, what is included, restrictions, deadline, who sends it. */
import type { DocumentLine, SourceDocument } from '../../formats/reading/document.ts';
import { findFareMentions } from '../../formats/reading/fares/fare-mentions.ts';
import { readFare } from '../../formats/reading/fares/read-fare.ts';
import { readContact } from '../../formats/reading/terms/contact.ts';
import { readParty } from '../../formats/reading/terms/party.ts';
import { readTermLists, type TermItem } from '../../formats/reading/terms/term-lists.ts';
import { readValidity } from '../../formats/reading/terms/validity.ts';
import { derived, type Field, stated } from '../../model/field.ts';
import { type FlightTerms, OPEN_TERMS } from '../../model/flight-quote-draft.ts';
import { spanOf } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { isForbidden, readConditions } from './loose-conditions.ts';
import { readClient } from './read-client.ts';
import { readFareClass } from './read-fare-class.ts';
import { readNotes } from './read-notes.ts';
import { readTitle } from './read-title.ts';

/** `claimed` are the lines that the flights' format has used; nothing else is read from them. */
export function readTerms(whole: SourceDocument, claimed: ReadonlySet<number>): FlightTerms {
  const document = withoutLines(whole, claimed);
  const contact = readContact(document);
  const validity = readValidity(document);
  const client = readClient(document);
  const party = readParty(document);
  const passengers = party?.count ?? (client !== null && client.names > 0 ? derived(client.names, []) : null);
  const fareReading = readFare(findFareMentions(document.lines), passengers?.value ?? null);
  const fareClass = readFareClass(document);
  const title = readTitle(document, claimed);
  const used = new Set<number>([
    ...contact.lines,
    ...(validity ? [validity.line] : []),
    ...(client ? [client.line] : []),
  ]);
  const items = placeItems(document, fareReading.lines, used);
  const taken = new Set<number>([
    ...claimed,
    ...used,
    ...fareReading.lines,
    ...items.lines,
    ...(party ? [party.line] : []),
    ...(fareClass ? [fareClass.line] : []),
    ...(title ? [title.line] : []),
  ]);
  return {
    ...OPEN_TERMS,
    title: title?.title ?? null,
    clientName: client?.name ?? null,
    passengers,
    fare: { ...fareReading.fare, fareClass: fareClass?.fareClass ?? null },
    includes: items.includes,
    restrictions: items.restrictions,
    validUntil: validity?.date ?? null,
    notes: readNotes(document, taken),
    contact: contact.contact,
  };
}

/** The lines as they are, those that are used blank. */
function withoutLines(document: SourceDocument, claimed: ReadonlySet<number>): SourceDocument {
  if (claimed.size === 0) return document;
  return {
    ...document,
    lines: document.lines.map((line) => (claimed.has(line.index) ? blankLine(line) : line)),
  };
}

const blankLine = (line: DocumentLine): DocumentLine => ({
  ...line,
  passage: { text: '', at: line.span[0] },
  folded: '',
  cells: null,
  table: null,
  bullet: null,
  heading: 0,
  emojiLength: 0,
});

interface PlacedItems {
  readonly includes: readonly Field<string>[];
  readonly restrictions: readonly Field<string>[];
  readonly lines: ReadonlySet<number>;
}

/** Items of lists under headings and loose conditions, in the order of the text. */
function placeItems(document: SourceDocument, fareLines: ReadonlySet<number>, used: ReadonlySet<number>): PlacedItems {
  const placed: { topic: 'includes' | 'restrictions'; value: Field<string>; line: number }[] = [];
  const listed = new Set<number>();
  for (const item of readTermLists(document)) {
    if (used.has(item.line)) continue;
    const topic = topicOfItem(item);
    if (topic === null) continue;
    placed.push({ topic, value: item.value, line: item.line });
    listed.add(item.line);
  }
  for (const line of document.lines) {
    if (listed.has(line.index) || used.has(line.index) || line.passage.text === '') continue;
    for (const { topic, passage } of readConditions(line, fareLines.has(line.index)))
      placed.push({ topic, value: stated(passage.text, [spanOf(passage)]), line: line.index });
  }
  placed.sort((a, b) => a.line - b.line);
  return {
    includes: placed.filter(({ topic }) => topic === 'includes').map(({ value }) => value),
    restrictions: placed.filter(({ topic }) => topic === 'restrictions').map(({ value }) => value),
    lines: new Set(placed.map(({ line }) => line)),
  };
}

/** `Not refundable` in a list of what is included is a restriction all the same. */
function topicOfItem({ topic, value }: TermItem): 'includes' | 'restrictions' | null {
  if (topic === 'restrictions' || topic === 'excludes') return 'restrictions';
  if (topic === 'includes') return isForbidden(foldText(value.value)) ? 'restrictions' : 'includes';
  return null;
}
