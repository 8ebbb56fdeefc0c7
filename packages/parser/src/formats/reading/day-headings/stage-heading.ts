/**
 * Headings of trips that are told by where one stays: `UBUD – 3 nights (14 – 17 July 2027)`, `Lisbon, 3–6 June`, `Rome (4 nights)`,
 * `Kyoto: Apr 3 – Apr 7`. The name first, then nights or a range of dates. One that is bold or marked as a heading needs no mark between:
 * `**Tokyo for 5 nights**`.
 */
import { type DateMention, type DateOrder, findDates } from '../../../annotators/date.ts';
import { findNights } from '../../../annotators/duration.ts';
import { readLabel } from '../../../annotators/label.ts';
import { readSection } from '../../../annotators/section.ts';
import { type Field, stated } from '../../../model/field.ts';
import type { PartialDate } from '../../../model/partial-date.ts';
import { hasDigit } from '../../../text/character-class.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import type { DocumentLine } from '../document.ts';

export interface StageHeading {
  readonly name: Passage;
  readonly date: Field<PartialDate> | null;
  readonly lastDate: Field<PartialDate> | null;
  readonly nights: Field<number> | null;
}

const MAX_LENGTH = 110;
/** Names alone: `**Stay here 2 nights**` is advice. */
const TOWN =
  /^\p{Lu}[\p{L}'’.-]*(?:(?: |\/| & )(?:\p{Lu}[\p{L}'’.-]*|de|del|la|le|of|di|da|do|dos|das|and|y|e|und|et)){0,4}$/u;
const BETWEEN = / (?:(?:for|fur|pour|por|per|voor) )?$/;
const EDGES = ':.,;|–—-→*_#~·•/([ ';
const LEAD =
  /^(?:(?:stop|leg|part|stage|base|teil|etappe|etape|etapa|tappa|parte)\s(?:\d{1,2}|one|two|three|four|five)\s?[:.–—-]\s?|\d{1,2}[.)]\s)/;

export function readStageHeading(line: DocumentLine, order: DateOrder): StageHeading | null {
  const { folded } = line;
  if (line.table !== null || line.isRule || line.isFrontMatter || line.isAround || line.startsWithTime) return null;
  if (folded.length > MAX_LENGTH || !hasDigit(folded) || /[!?]$|\.\s\S/.test(folded)) return null;
  if (IS_FACT.has(readLabel(line.passage.text, folded)?.meaning ?? 'unknown')) return null;
  const nights = findNights(folded);
  const mention = findDates(folded, order).find((m) => m.end !== null && !m.isBareNumeric) ?? null;
  if (nights === null && mention === null) return null;
  const lead = LEAD.exec(folded)?.[0].length ?? 0;
  const first = Math.min(nights?.from ?? Number.POSITIVE_INFINITY, mention?.from ?? Number.POSITIVE_INFINITY);
  const isMarked = (line.heading > 0 || line.isBold) && nights?.from === first && BETWEEN.test(folded.slice(0, first));
  const between = isMarked ? (BETWEEN.exec(folded.slice(0, first))?.[0].length ?? 0) : 0;
  const name = trimPassage(
    slicePassage(line.passage, Math.max(lead, line.emojiLength), Math.max(first - between, lead)),
    EDGES,
  );
  const isTown = isMarked && TOWN.test(name.text);
  if (!isName(name.text) || !isSetOff(folded, first, nights, mention, isTown)) return null;
  const section = readSection(folded);
  if (section !== null && section !== 'plan') return null;
  return {
    name,
    ...datesOf(line.passage, mention),
    nights: nights && stated(nights.nights, [spanOf(line.passage, nights.from, nights.to)]),
  };
}

/** `Travel dates: 5 – 9 July`, `Duration: 5 days / 4 nights`: a fact of the whole trip, no place where one stays. */
const IS_FACT: ReadonlySet<string> = new Set(['dates', 'duration', 'travellers', 'title', 'note', 'cost', 'time']);

function datesOf(passage: Passage, mention: DateMention | null): Pick<StageHeading, 'date' | 'lastDate'> {
  if (mention === null) return { date: null, lastDate: null };
  const spans = [spanOf(passage, mention.from, mention.to)];
  return { date: stated(mention.date, spans), lastDate: mention.end === null ? null : stated(mention.end, spans) };
}

/** Few words, beginning with a capital, without a verb's company. */
const isName = (text: string): boolean =>
  text.length >= 2 && text.length <= 50 && text.split(/\s+/).length <= 6 && /^\p{Lu}/u.test(text);

/** A mark stands before nights or dates, and hardly a word behind them: no sentence. */
function isSetOff(
  folded: string,
  first: number,
  nights: { readonly from: number; readonly to: number } | null,
  mention: DateMention | null,
  isTown: boolean,
): boolean {
  if (!isTown && !/[:.,;|–—\-·•/([]\s*(?:from\s|vom\s|du\s|del\s|dal\s)?$/.test(folded.slice(0, first))) return false;
  const pieces = [nights, mention].filter((m) => m !== null).sort((a, b) => a.from - b.from);
  let from = first;
  let rest = '';
  for (const piece of pieces) {
    rest += folded.slice(from, Math.max(from, piece.from));
    from = Math.max(from, piece.to);
  }
  rest += folded.slice(from);
  return rest.replace(/[^a-z]+/g, '').length <= 12;
}
