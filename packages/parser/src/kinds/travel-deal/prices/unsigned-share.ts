/**
 * T-640: what each pays and what all do, told in prose without a currency: `vengono 389 a testa, 778 in tutto`, `AUD 3190pp, so 12760 for the 4`. That
 * the one is so many times the other says of both that they are prices; they have the currency that the text names once, or none.
 */
import { readAmount } from '../../../annotators/money.ts';
import type { DocumentLine } from '../../../formats/reading/document.ts';
import { stated } from '../../../model/field.ts';
import { NO_CURRENCY } from '../../../model/money.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { DIGIT } from '../../../text/line-look.ts';
import { slicePassage, spanOf } from '../../../text/passage.ts';
import type { PriceMention } from './price-mention.ts';
import { saysPerPerson } from './price-role.ts';
import type { CommonSign } from './unsigned-price.ts';

const AMOUNT = "\\d{1,3}(?:[.,' ]\\d{3})+(?![\\d.,]\\d)|\\d{2,6}(?![\\d.,]\\d)";
const EACH =
  '\\s?(?:pp\\b|p\\. ?p\\.|p\\/p\\b|each|a ?head|per (?:person|head|adult|persoon)|pro (?:person|kopf|nase)|par (?:personne|tete)|por (?:persona|pessoa|cabeza|cabeca|barba)|a (?:persona|testa)|cad(?:auno|a uno|\\.)|ciascun[oa]|cada un[oa]?|chacune?|pr\\.? person|je (?:person|nase))(?![a-z])';
const LEADS =
  "[\\s,;:/=(–—-]{1,4}(?:(?:so|and|that['’]?s|or|which (?:is|makes)|makes|also|macht(?: dann)?|das (?:sind|macht)|und|soit|donc|et|ou|ca fait|quindi|cioe|e|o|ossia|totale|dus|dat is|en|y|o sea|asi que|son|ou seja|entao|total(?: of)?|in total|insgesamt|gesamt|altogether)[\\s:,]{1,2}){0,3}";
const NUMBER =
  '(?:[2-9]|1[0-2]|two|three|four|five|six|both|all|zwei|drei|vier|funf|beide|alle|deux|trois|quatre|tous|dos|tres|cuatro|todos|due|tre|quattro|tutti|dois|duas|quatro|twee|drie|vier|allen)';
const ALL = `(?:in (?:all|total|tutto|totale)|total|totale|altogether|all[- ]in|(?:for|fur|pour|para|per|por|voor)(?: (?:the|all|you|euch|les|vous|los|las|i|os|as|jullie|de)){0,3} (?:${NUMBER}|couple|pair|lot|family|group)(?: of (?:you|u|them|us))?|zusammen|gesamt|insgesamt|en tout|au total|en total|no total|samen|totaal|in totaal|tillsammans|totalt|i alt)(?![a-z])`;
/** Behind what each pays. */
const BEHIND = compactPattern(`^(?:${EACH})?(?<leads>${LEADS})(?<all>${AMOUNT})\\s?(?<words>${ALL})`);
const BOTH = compactPattern(
  `(?<![\\d.,:/-]|\\b(?:no|nr|ref|code)\\.? )(?<one>${AMOUNT})(?<each>${EACH})${LEADS}(?<all>${AMOUNT})\\s?(?<words>${ALL})`,
);
const WINDOW = 90;
const MAX_LINE = 600;
const MOST = 12;
const LEAST = 15;

/** Is the second what two to twelve pay of the first? */
function isOfSeveral(one: number, all: number): boolean {
  const times = all / one;
  return one >= LEAST && Number.isInteger(times) && times > 1 && times <= MOST;
}

/** Both without a currency; empty where the line tells nothing of the kind. */
export function readUnsignedShare(line: DocumentLine, sign: () => CommonSign | null): readonly PriceMention[] {
  const { folded, look } = line;
  if ((look.signs & DIGIT) === 0 || folded.length > MAX_LINE) return NONE;
  if (!saysPerPerson(folded, look) && !OF_EACH.some((word) => folded.includes(word))) return NONE;
  const match = BOTH.exec(folded);
  const { one = '', each = '', all = '', words = '' } = match?.groups ?? {};
  if (match === null || !isOfSeveral(readAmount(one), readAmount(all))) return NONE;
  const end = match.index + match[0].length;
  const at = match[0].lastIndexOf(all, match[0].length - words.length);
  const common = sign();
  const mention = (from: number, amount: string): Pick<PriceMention, 'line' | 'from' | 'to' | 'price' | 'isFrom'> => {
    const to = from + amount.length;
    const text = line.passage.text.slice(from, to);
    const span = spanOf(line.passage, from, to);
    const value = { amount: readAmount(amount), amountMax: null };
    const price =
      common === null
        ? stated({ ...value, currencies: [NO_CURRENCY] as const, text }, [span])
        : stated({ ...value, currencies: common.currencies, text: `${common.text} ${text}` }, [common.span, span]);
    return { line, from, to, price, isFrom: false };
  };
  const start = match.index + one.length;
  const basis = [start + each.length - each.trimStart().length, start + each.length] as const;
  return [
    { ...mention(match.index, one), role: 'person', basis, basisLine: null },
    { ...mention(match.index + at, all), role: 'whole', basis: [end - words.length, end], basisLine: null },
  ];
}
/** What else people say for a person. */
const OF_EACH = [' testa', ' cabeza', ' cabeca', ' barba', ' kopf', ' nase', ' tete', ' ciascun', ' cad', ' chacun'];
const NONE: readonly PriceMention[] = [];

/** What all pay without a currency, behind what each pays with one. */
export function withUnsignedTotal(found: readonly PriceMention[]): readonly PriceMention[] {
  const told = new Map<PriceMention, PriceMention>();
  for (const [i, mention] of found.entries()) {
    if (mention.role !== 'person' || found[i + 1]?.line === mention.line) continue;
    const total = totalBehind(mention);
    if (total !== null) told.set(mention, total);
  }
  return told.size === 0
    ? found
    : found.flatMap((mention) => {
        const total = told.get(mention);
        return total === undefined ? mention : [mention, total];
      });
}

function totalBehind({ line, to, price, isFrom }: PriceMention): PriceMention | null {
  if (price.value.amountMax !== null) return null;
  const match = BEHIND.exec(line.folded.slice(to, to + WINDOW));
  const { all = '', words = '' } = match?.groups ?? {};
  if (match === null || !isOfSeveral(price.value.amount, readAmount(all))) return null;
  const end = to + match[0].length;
  const from = to + match[0].lastIndexOf(all, match[0].length - words.length);
  const passage = slicePassage(line.passage, from, from + all.length);
  const [before = '', behind = ''] = SIGNED.exec(price.value.text)?.slice(1) ?? [];
  const sign = price.value.text.startsWith(before) && before !== '' ? price.spans : [];
  const value = { ...price.value, amount: readAmount(all), text: `${before}${passage.text}${behind}` };
  return {
    line,
    from,
    to: from + all.length,
    price: stated(value, [...signSpan(sign, before.trim().length), spanOf(passage)]),
    isFrom,
    role: 'whole',
    basis: [end - words.length, end],
    basisLine: null,
  };
}
const SIGNED = /^(\D*)\d(?:.*\d)?(?:[.,][-–—]{1,2})?(\D*)$/s;

/** The sign that stands before the price of one. */
function signSpan(spans: PriceMention['price']['spans'], length: number): PriceMention['price']['spans'] {
  const [first] = spans;
  return first === undefined || length === 0 ? [] : [[first[0], first[0] + length]];
}
