/**
 * F-340: `Economy is £300 each`, later `Business is £500 more per person, so £800 each`: of cabins that each have their price the class is that of the
 * price that is paid, not the first that the text names.
 */
import { CABIN_WORDS, findCabins } from '../../annotators/cabin.ts';
import type { DocumentLine, SourceDocument } from '../../formats/reading/document.ts';
import { lineMoney } from '../../formats/reading/line-money.ts';
import { stated } from '../../model/field.ts';
import type { FareDraft } from '../../model/flight-quote-draft.ts';
import { type Passage, slicePassage, spanOf } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import type { FareClassReading } from './read-fare-class.ts';

/** The class, or that before the total where the class that was read first has another price. */
export function classOfPrice(
  reading: FareClassReading | null,
  { total, baseFare, upcharge }: FareDraft,
  document: SourceDocument,
): FareClassReading | null {
  const at = total?.spans[0]?.[0];
  const named = reading === null ? undefined : document.lines[reading.line];
  if (reading === null || at === undefined || named === undefined) return reading;
  const line = document.lines.find(({ span }) => span[0] <= at && at < span[1]);
  const base = upcharge === null ? undefined : baseFare?.spans[0]?.[1];
  const cabin =
    line === undefined ? null : ((base === undefined ? null : premiumAfter(line, base)) ?? cabinBefore(line, at));
  if (line === undefined || cabin === null || line.index < named.index) return reading;
  const [one, other] = [foldText(reading.fareClass.value), foldText(cabin.text)];
  const [from] = spanOf(cabin);
  // F-508: `economy base $900, upcharge to Premium Economy $400`: the longer name is that of another cabin.
  const isRaised = base !== undefined && from > base && one !== other && !one.startsWith(other);
  if (!isRaised && (one.includes(other) || other.includes(one))) return reading;
  // The class that was read first has a price of its own before the other.
  const isPriced = lineMoney(named).some((amount) => spanOf(named.passage, amount.from, amount.to)[0] < from);
  return isPriced ? { fareClass: stated(cabin.text, [spanOf(cabin)]), line: line.index } : reading;
}

/** `supplément Premium 410 €` behind the base fare: the word alone, where it begins no longer name. */
function premiumAfter({ folded, passage }: DocumentLine, base: number): Passage | null {
  const start = base - spanOf(passage)[0];
  if (start < 0 || !folded.includes('premium') || folded.length !== passage.text.length) return null;
  const at = folded.indexOf('premium', start);
  const [cabin] = at < 0 ? [] : findCabins(folded.slice(at));
  return at < 0 || cabin?.from === 0 ? null : slicePassage(passage, at, at + 'premium'.length);
}

/** The last cabin of a line before the amount that starts at `at` of the source. */
function cabinBefore(line: DocumentLine, at: number): Passage | null {
  if (!CABIN_WORDS.mayMatch(line.look)) return null;
  const cabins = findCabins(line.folded).map(({ from, to }) => slicePassage(line.passage, from, to));
  return cabins.findLast((cabin) => spanOf(cabin)[1] <= at) ?? null;
}
