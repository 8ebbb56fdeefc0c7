/**
 * What a remark to a colleague says is wanted of the offer: `die zwei nehmen DZ Panorama = 718,- gesamt`, `1/9 e carib, BALCONY, 2 adlts`. It chooses one of
 * the rows or rooms, and tells how many go and what all of it comes to. It gives no other value: what it does not say the offer says.
 */
import { findDates } from '../../../annotators/date.ts';
import { findMoney, readAmount } from '../../../annotators/money.ts';
import { findPassengerCounts } from '../../../annotators/passenger-count.ts';
import { readSmallNumber } from '../../../annotators/vocabulary/number-words.ts';
import type { SourceDocument } from '../../../formats/reading/document.ts';
import { type Field, stated } from '../../../model/field.ts';
import type { TripDates } from '../../../model/itinerary-draft.ts';
import type { PartialDate } from '../../../model/partial-date.ts';
import type { Price, PriceOptionDraft } from '../../../model/travel-deal-draft.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { slicePassage, spanOf } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { Remark } from './remark.ts';

/** `Ils sont 6`, `they're 4`, `die zwei nehmen`, `los dos quieren`. */
const THEY_ARE = compactPattern(
  /\b(?:(?:ils|elles) sont|(?:sie|die) sind(?: zu)?|they(?:'re| are)|there(?:'s| are)|sono in|son|sao|ze zijn met|(?:de )?(?:ar|er) de) (?<a>[2-9]|1\d)(?!\d|[.,:/]\d)|\b(?:die|the|les|los|i|de) (?<b>zwei|beiden|two|both|deux|dos|due|twee|drei|three|trois|tres|tre|drie)(?= (?:nehmen|wollen|mochten|fahren|fliegen|buchen|take|want|go|of them|prennent|veulent|partent|quieren|toman|van|prendono|vogliono|vanno|nemen|willen|gaan)\b)|\b(?<c>both|two|three|four) of them\b/,
);
const BOTH = /^(?:beiden|both)$/;

/** How many go, as the remark says it. */
export function readWantedParty({ said }: Remark): Field<number> | null {
  for (const line of said) {
    const match = THEY_ARE.exec(line.folded);
    const word = match?.groups?.['a'] ?? match?.groups?.['b'] ?? match?.groups?.['c'];
    if (match && word !== undefined) {
      const from = match.index + match[0].indexOf(word);
      const count = BOTH.test(word) ? 2 : readSmallNumber(word);
      if (count !== undefined) return stated(count, [spanOf(line.passage, from, from + word.length)]);
    }
    const party = findPassengerCounts(line.folded, line.look).find(({ isParty }) => isParty);
    if (party !== undefined) return stated(party.count, [spanOf(line.passage, party.from, party.to)]);
  }
  return null;
}

/** `they go from 12 to 19 June`: the days from and to that a line of asking tells itself. */
export function readWantedDates({ asked }: Remark, { dateOrder }: SourceDocument): Field<TripDates> | null {
  for (const { folded, passage } of asked) {
    const range = findDates(folded, dateOrder).find(({ end }) => end !== null);
    if (range !== undefined)
      return stated({ start: range.date, end: range.end }, [spanOf(passage, range.from, range.to)]);
  }
  return null;
}

const ALL =
  '(?:gesamt|insgesamt|zusammen|(?:in )?total\\b|all in\\b|altogether|for (?:both|all|the (?:two|lot|cabin|room))|totaal|en tout|au total|en total|in tutto|totale|no total|totalt|i alt|sammenlagt)';
const AMOUNT =
  "(?<![\\d.,])(?<amount>\\d{1,3}(?:[.,' ]\\d{3})+(?:[.,]\\d{2})?|\\d{2,6}(?:[.,]\\d{2})?)(?![.,]?\\d)(?<dash>[,.][-–—]{1,2})?";
/** `718,- gesamt`, `$1,934.40 total for the cabin` */
const ALL_BEHIND = compactPattern(`${AMOUNT}\\s?(?:€|[a-z]{3,5}\\b)?\\s?(?:${ALL})`, 'i');
/** `= 718,-`, `total 1.398 €`; `= 967.20 ea` is what one pays. */
const ALL_BEFORE = compactPattern(
  `(?:=|\\b(?:makes|macht|soit|dus|comes to|${ALL})\\s?[:=]?)\\s?(?:[$€£]|[a-z]{3} )?\\s?${AMOUNT}(?!\\s?(?:€|[a-z]{3} )?\\s?(?:ea\\b|each|pp\\b|p\\.|per |pro |par |por |a persona|\\/ ?p))`,
  'i',
);

/** What all of it comes to; an amount without a currency has that of the price `like` it. */
export function readWantedTotal({ said }: Remark, like: Field<Price> | null): Field<Price> | null {
  for (const line of said) {
    const { text } = line.passage;
    const match = ALL_BEHIND.exec(text) ?? ALL_BEFORE.exec(text);
    const figures = match?.groups?.['amount'];
    if (match === null || figures === undefined) continue;
    const from = match.index + match[0].lastIndexOf(figures);
    const mention = findMoney(text).find((each) => each.from <= from && from < each.to);
    if (mention !== undefined) {
      const words = slicePassage(line.passage, mention.from, mention.to);
      return stated({ ...mention.money, text: words.text }, [spanOf(words)]);
    }
    const sign = like === null ? null : signOf(like);
    if (like === null || sign === null) continue;
    const dash = match.groups?.['dash'] ?? '';
    const words = slicePassage(line.passage, from, from + figures.length + dash.length);
    const { currencies } = like.value;
    return stated({ amount: readAmount(figures), amountMax: null, currencies, text: `${sign.text} ${words.text}` }, [
      sign.span,
      spanOf(words),
    ]);
  }
  return null;
}

const SIGN = /[$€£₹]|[A-Z]{3}|kr/;
function signOf({
  value,
  spans: [span],
}: Field<Price>): { readonly text: string; readonly span: readonly [number, number] } | null {
  const match = SIGN.exec(value.text);
  if (match === null || span === undefined || span[1] - span[0] !== value.text.length) return null;
  const from = span[0] + match.index;
  return { text: match[0], span: [from, from + match[0].length] };
}

/** `not the steam thing`: what is not wanted. */
const UNWANTED = /\b(?:not|nicht|pas|niet|non|inte|ikke|instead of|statt|nao) [^,.;!?]+/g;
const WORD = /[a-z0-9]+(?:[/.][a-z0-9]+){0,6}/g;
/** Words that point at none of several rows. */
const COMMON = new Set(
  'the and for mit und von avec pour con para met voor med och til von du au des les del los las al bis zum pro per page deal seite one room zimmer chambre cabin hotel suite pls bitte only just nur bloss solo solamente soltanto juste seulement uniquement alleen enkel apenas somente bara endast kun bare need want brauche serve rest resto reste adt adts adlts ads adultos adultes adulti'.split(
    ' ',
  ),
);
const LEAST_STEM = 4;

export interface Pick<T> {
  readonly option: T;
  /** The remark names the day on which it begins. */
  readonly isOfDay: boolean;
}

/** The one option that the remark names more of than of any other, or in whose season the days lie that it names; null where several are as much so. */
export function pickOption<T extends PriceOptionDraft>(
  options: readonly T[],
  { said }: Remark,
  { dateOrder }: SourceDocument,
): Pick<T> | null {
  if (said.length === 0 || options.length < 2) return null;
  const text = said.map(({ folded }) => folded.replace(UNWANTED, ' ')).join(' ');
  const words = wordsOf(text).filter((word) => !PREPOSITIONS.has(word));
  const days = findDates(text, dateOrder).map(({ date }) => ordinalOf(date));
  const isOfDay = ({ dates }: T): boolean => dates !== null && days.includes(ordinalOf(dates.value.start));
  const isOfSeason = ({ dates }: T): boolean =>
    dates?.value.end != null &&
    days.some(
      (day) => ordinalOf(dates.value.start) <= day && dates.value.end !== null && day < ordinalOf(dates.value.end),
    );
  const scores = options.map((option) => {
    const day = isOfDay(option) || isOfSeason(option) ? DAY : 0;
    return day + wordsOf(foldText(option.label.value)).filter((word) => names(words, word)).length;
  });
  const most = Math.max(...scores);
  const isAlone = scores.filter((score) => score === most).length === 1;
  const option = most > 0 && isAlone ? options[scores.indexOf(most)] : undefined;
  return option === undefined ? null : { option, isOfDay: isOfDay(option) };
}
const DAY = 3;
/** Short names of cabins elsewhere. */
const PREPOSITIONS = new Set(['in', 'os', 'su', 'ste']);
const ordinalOf = ({ month, day }: PartialDate): number => month * 31 + day;
const wordsOf = (folded: string): readonly string[] => [
  ...new Set(
    (folded.match(WORD) ?? []).filter((word) => word.length > 1 && !/^[\d/.]+$/.test(word) && !COMMON.has(word)),
  ),
];
/** Short names of cabins and rooms, as sheets head their columns. */
const SHORT: Readonly<Record<string, string>> = {
  in: 'inside',
  ins: 'inside',
  ov: 'oceanview',
  os: 'outside',
  ba: 'balcony',
  bal: 'balcony',
  balc: 'balcony',
  ste: 'suite',
  su: 'suite',
};
const names = (words: readonly string[], word: string): boolean =>
  words.some(
    (said) =>
      said === word ||
      (SHORT[word] ?? word) === (SHORT[said] ?? said) ||
      (Math.min(said.length, word.length) >= LEAST_STEM && (said.startsWith(word) || word.startsWith(said))),
  );
