/** `3 x £640 = £1,920`, `2 adults x 640 €, total 1.280 €`, `Group of 6   £640   (£3,840 in all)`: how many pay the one price, and what all of them pay. */
import { type MoneyMention, readAmount } from '../../../annotators/money.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';

const TIMES =
  /(?<![\d.,/])(?<n>[2-9]|[1-9]\d)(?: (?:adults?|people|persons?|guests?|pax|erwachsene|personen|adultes|personnes|adult[oi]s?|person[ae]s?|pessoas|volwassenen))? ?[x×*] ?$/;
const MAKES = /^(?:\/-|[,.][–—-]{1,2})?\s?(?:pp |each )?(?:=|,? (?:in )?total[ei]?:?)\s?$/;
const MAX_LEAD = 20;
const MAX_GAP = 14;

/** Does what stands between two amounts say that the second is what the first comes to? */
export const makesProduct = (between: string): boolean => between.length <= MAX_GAP && MAKES.test(between);

export interface PriceProduct {
  readonly count: number;
  /** Where the count stands. */
  readonly from: number;
  readonly to: number;
  /** What each pays. */
  readonly amount: number;
}

/** The product that `sum` is the result of, where `one` is the amount before it. */
export function readProduct(folded: string, one: MoneyMention | undefined, sum: MoneyMention): PriceProduct | null {
  if (one === undefined || !makesProduct(folded.slice(one.to, sum.from))) return null;
  const start = Math.max(0, one.from - MAX_LEAD);
  const match = TIMES.exec(folded.slice(start, one.from));
  const count = match?.groups?.['n'];
  if (!match || count === undefined) return null;
  const from = start + match.index;
  return { count: Number(count), from, to: from + count.length, amount: one.money.amount };
}

const GROUP = '(?:party|group|team|crew|class|gruppe|groupe|equipe|grupo|equipo|gruppo|squadra|groep)';
const HEADS =
  '(?:people|persons?|pax|adults?|guests?|players?|golfers?|travell?ers?|participants?|personen|erwachsene|teilnehmer|personnes|adultes|personas|adultos|persone|adulti|pessoas|spieler|joueurs|jugadores|giocatori)';
/** All that stands before the first amount of the row. */
const SIZE = compactPattern(
  `^\\W{0,6}(?:(?:price|for|fur|pour|para|per|voor|bei|from|ab) ){0,2}(?:an? |eine )?(?:${GROUP} (?:of|von|de|di|van|mit) (?<n>\\d{1,3})(?: ${HEADS})?|(?<m>\\d{1,3}) ${HEADS})[\\s:.·…_–|-]{1,60}$`,
);
/** Between the amounts: who pays the first, and what opens the second. */
const BESIDE =
  /^(?:\/-)?\s{0,4}(?:each|pp|p\.p\.|a head|per (?:person|head|golfer|player|adult|guest)|pro (?:person|kopf)|par personne|por persona|a persona|por pessoa)?[\s,;]{0,24}(?:[(=/|–-]\s{0,3})?(?:(?:in all|in total|total|totale|gesamt|insgesamt|zusammen|au total|en tout|en total|in tutto|no total|totaal|samen)[:\s]{1,3})?$/;
const OF_ALL =
  /(?:in all|all told|altogether|in total|total|totale|gesamt|insgesamt|zusammen|au total|en tout|en total|in tutto|no total|totaal|samen|for (?:all|the (?:group|party|lot)|everyone))\b/;
const MAX_BETWEEN = 60;
const SAID = 18;

/** The price of each and that of all in the row of a group's size: said of all, or as many times the other as the group is large. */
export function readGroupProduct(
  folded: string,
  one: MoneyMention | undefined,
  sum: MoneyMention | undefined,
): PriceProduct | null {
  if (one === undefined || sum === undefined || sum.money.amount <= one.money.amount || one.from > MAX_BETWEEN)
    return null;
  if (sum.from - one.to > MAX_BETWEEN || !BESIDE.test(folded.slice(one.to, sum.from))) return null;
  const match = SIZE.exec(folded.slice(0, one.from));
  const written = match?.groups?.['n'] ?? match?.groups?.['m'];
  if (!match || written === undefined) return null;
  const count = Number(written);
  const isSaid = OF_ALL.test(folded.slice(one.to, sum.from)) || OF_ALL.test(folded.slice(sum.to, sum.to + SAID));
  if (count < 2 || (!isSaid && Math.abs(count * one.money.amount - sum.money.amount) > count)) return null;
  const from = folded.indexOf(written);
  return { count, from, to: from + written.length, amount: one.money.amount };
}

/** `Group of 6   £640` under `Price per person`: the size of the group, not who the price is for; a family has one of its own. */
export const isGroupSize = (label: string): boolean => label.length <= MAX_BETWEEN && SIZE.test(label);

/** `16 x 1'120 = CHF 17'920.-`: what each pays has no currency of its own; known by what they make together. */
export function readBareProduct(folded: string, sum: MoneyMention): PriceProduct | null {
  const match = BARE_PRODUCT.exec(folded.slice(Math.max(0, sum.from - MAX_PRODUCT), sum.from));
  const { n = '', one = '' } = match?.groups ?? {};
  if (match === null || n === '') return null;
  const [count, amount] = [Number(n), readAmount(one)];
  if (Math.abs(count * amount - sum.money.amount) > 0.01) return null;
  const from = Math.max(0, sum.from - MAX_PRODUCT) + match.index;
  return { count, from, to: from + n.length, amount };
}
const MAX_PRODUCT = 40;
const BARE_PRODUCT =
  /(?<![\d.,/])(?<n>[2-9]|[1-9]\d|1\d\d)(?: ?(?:pers\.?|pax|people|adults?|personen|personnes|personas|persone|pessoas))? ?[x×*] ?(?<one>\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d{2})?|\d{2,6}(?:[.,]\d{2})?)(?:[,.][-–—]{1,2})? ?= ?$/;
