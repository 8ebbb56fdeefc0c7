/**
 * F-97: what one option brings or forbids. The main fields are those of the first option: a bag that only the second includes would be
 * promised to who takes the first.
 */
import type { DocumentLine, SourceDocument } from '../../formats/reading/document.ts';
import { readTermHeading } from '../../formats/reading/terms/term-heading.ts';
import type { Span } from '../../model/answer.ts';
import { type Field, stated } from '../../model/field.ts';
import type { FlightQuoteDraft, OfferDraft } from '../../model/flight-quote-draft.ts';
import { spansIn } from '../own-words.ts';

const NOTHING: ReadonlySet<string> = new Set();
/** `Both fares include a bag` stands behind the last option and is of all. */
const OF_ALL =
  /\b(?:both|all (?:(?:the |of |our |my )?(?:options|fares|flights|prices|these|of them)|three|four|five|[3-9]\b(?! (?:passengers|adults|of (?:you|us))))|every|each option|either|any option|beide|alle (?:preise|angebote|fluge|varianten)|jeweils|les (?:deux|trois)|tou(?:s|tes) les|toutes|ambas?|ambos|todas las|todos los|tutte (?:le|e)|tutti (?:i|e)|entrambe?|entrambi|ambas as|todas as|todos os)\b/;

export const isSaidOfAll = (document: SourceDocument, at: Span): boolean =>
  OF_ALL.test(lineAt(document, at[0])?.folded ?? '');

/** A page may have all its lines in one of the source. */
const lineAt = ({ lines }: SourceDocument, at: number): DocumentLine | undefined =>
  lines.find(({ span }) => span[0] <= at && at < span[1]);

/** Terms of another option than the first become its notes, where each option stands in a part of the text of its own. */
export function withOptionTerms(draft: FlightQuoteDraft, document: SourceDocument): FlightQuoteDraft {
  const [first, ...others] = draft.offers;
  const parts = others.length === 0 ? null : partsOf(draft.offers, document);
  if (parts === null) return draft;
  const isOfAll = ({ spans: [at] }: Field<string>): boolean => at === undefined || isSaidOfAll(document, at);
  const terms = [...draft.includes, ...draft.restrictions].map((term) => {
    const options = isOfAll(term)
      ? []
      : term.spans.map(([at]) => parts.findIndex(([from, to]) => at >= from && at < to));
    // Said in the first option or beside the options, it is of the quote.
    return { term, options, isCommon: options.length === 0 || options.some((option) => option < 1) };
  });
  if (terms.every(({ isCommon }) => isCommon)) return draft;
  const common = new Set(terms.filter(({ isCommon }) => isCommon).map(({ term }) => term));
  return {
    ...draft,
    includes: draft.includes.filter((term) => common.has(term)),
    restrictions: draft.restrictions.filter((term) => common.has(term)),
    offers: [
      first,
      ...others.map((offer, i) =>
        withNotes(offer, terms.flatMap(({ term, options }) => placedIn(term, options, i + 1)).sort(byPlace)),
      ),
    ],
  };
}

/** What an option says in the words of another as well is said there, too. */
function placedIn(term: Field<string>, options: readonly number[], option: number): readonly Field<string>[] {
  const spans = term.spans.filter((_, i) => options[i] === option);
  return spans.length === 0 ? [] : [{ ...term, spans }];
}

const byPlace = (a: Field<string>, b: Field<string>): number => (a.spans[0]?.[0] ?? 0) - (b.spans[0]?.[0] ?? 0);

/** From where to where each option reaches: from its first value to the end of the paragraph of its last, or to the next option. */
function partsOf(offers: readonly OfferDraft[], document: SourceDocument): readonly Span[] | null {
  const { source, lines } = document;
  const places = offers.map(({ label, segments, fare }) => spansIn({ label, segments, fare }, NOTHING));
  const reaches = places.map((all) => {
    // Flights above the options are of each.
    const spans = all.filter((span) => places.every((other) => other === all || !other.some((it) => isSame(it, span))));
    const [start, end] = [spans[0], spans.at(-1)];
    return start && end ? ([start[0], end[1]] as const) : null;
  });
  // Under headings an option reaches to the next one, and the last over as many paragraphs as the shortest before it.
  const areHeaded = offers.every(({ label }) => label !== null);
  const ends = endsOfParagraphs(lines);
  const parts: Span[] = [];
  let paragraphs = Number.POSITIVE_INFINITY;
  for (const [i, reach] of reaches.entries()) {
    const next = reaches[i + 1];
    if (reach === null || next === null || (next !== undefined && next[0] <= reach[1])) return null;
    const [from, to] = reach;
    if (areHeaded && next !== undefined) {
      // The mark before its heading (`2)`) is the next one's.
      const end = Math.max(from, lineAt(document, next[0])?.span[0] ?? source.lastIndexOf('\n', next[0]));
      parts.push([from, end]);
      paragraphs = Math.min(paragraphs, countParagraphs(lines, [from, end]));
    } else {
      const told = areHeaded ? endOfParagraphs(ends, from, paragraphs) : 0;
      parts.push([from, Math.min(Math.max(endOfParagraphs(ends, to, 1), told), next?.[0] ?? source.length)]);
    }
  }
  return withLastEnded(parts, reaches.at(-1)?.[1] ?? 0, lines);
}

/**
 * F-290: `Both fares include:` right below the last option, or the heading of a list where no option before has one, is behind all of them though
 * no blank line stands between.
 */
function withLastEnded(parts: readonly Span[], lastValue: number, lines: readonly DocumentLine[]): readonly Span[] {
  const last = parts.at(-1);
  if (last === undefined) return parts;
  const start = parts[0]?.[0] ?? 0;
  let haveLists = false;
  for (const line of lines) {
    const [at] = line.span;
    if (at < start || line.passage.text === '') continue;
    if (at >= last[1]) break;
    const isHeading = headsList(line);
    if (at < last[0]) haveLists ||= isHeading;
    else if (at > lastValue && (isHeading ? !haveLists || OF_ALL.test(line.folded) : leadsOver(line)))
      return [...parts.slice(0, -1), [last[0], at]];
  }
  return parts;
}

const headsList = ({ folded }: DocumentLine): boolean => {
  const heading = readTermHeading(folded);
  return heading !== null && heading.valueFrom >= folded.length;
};

/** `Both options:` */
const leadsOver = ({ folded }: DocumentLine): boolean => folded.endsWith(':') && OF_ALL.test(folded);

/** Where paragraphs end: before a line without text. */
const endsOfParagraphs = (lines: readonly DocumentLine[]): readonly number[] =>
  lines.flatMap(({ span, passage }, i) =>
    passage.text !== '' && (lines[i + 1] === undefined || lines[i + 1]?.passage.text === '') ? [span[1]] : [],
  );

/** Those with a letter or figure: a rule is none. */
function countParagraphs(lines: readonly DocumentLine[], [from, to]: Span): number {
  let count = 0;
  let isOpen = false;
  for (const { span, passage } of lines) {
    if (span[1] <= from || span[0] >= to) continue;
    const hasText: boolean = isOpen || /[\p{L}\p{N}]/u.test(passage.text);
    if (hasText && !isOpen) count++;
    isOpen = passage.text !== '' && hasText;
  }
  return count;
}

/** The end of the last of so many paragraphs, the one at `from` among them. */
const endOfParagraphs = (ends: readonly number[], from: number, count: number): number =>
  ends.filter((end) => end >= from).at(Math.min(count, ends.length) - 1) ?? Number.POSITIVE_INFINITY;

const isSame = (a: Span, b: Span): boolean => a[0] === b[0] && a[1] === b[1];

function withNotes(offer: OfferDraft, terms: readonly Field<string>[]): OfferDraft {
  const own = terms.filter(({ value }) => offer.notes?.value.includes(value) !== true);
  if (own.length === 0) return offer;
  const lines = offer.notes === null ? own : [offer.notes, ...own];
  return {
    ...offer,
    notes: stated(
      lines.map(({ value }) => value).join('\n'),
      lines.flatMap(({ spans }) => spans),
    ),
  };
}
