/** What the trip costs in one line, or under its label: the only price that the text states of the trip. */
import type { MoneyMention } from '../../annotators/money.ts';
import { readSmallNumber } from '../../annotators/vocabulary/number-words.ts';
import type { DocumentLine } from '../../formats/reading/document.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { spanOf } from '../../text/passage.ts';
import { rateLength, resultOf } from './budget-rate.ts';
import type { Amount, PricedLine } from './budget-row.ts';

/** An amount that may be the budget's total, and how surely. */
export interface Total {
  readonly amount: Amount;
  readonly rank: 'grand' | 'bold' | 'total' | 'price';
  readonly line: DocumentLine;
}

/** `PRICE PER PERSON (twin sharing): USD 1,145`: the only price that the text states of the trip is what it costs. */
export function readTripPrice(lines: readonly PricedLine[]): Total | null {
  let found: Total | null = null;
  const isOnly = lines.filter(({ mentions }) => mentions.length > 0).length === 1;
  for (const [i, { line, mentions }] of lines.entries()) {
    const only =
      line.table !== null
        ? null
        : (priceOf(line, mentions, isOnly) ??
          priceOverBasis(line, mentions, lines[i + 1]) ??
          priceUnderLabel(line, mentions, lines[i - 1]));
    if (only === null || rateLength(line.passage.text.slice(only.to)) > 0) continue;
    if (found !== null) return null;
    const amount = { money: only.money, span: spanOf(line.passage, only.from, only.to) };
    found = { amount, rank: 'price', line };
  }
  return found;
}

/** `£940 pp x 2 = £1,880`, `£940 per person, £1,880 for 2`: of two amounts what all pay. */
function priceOf(line: DocumentLine, all: readonly MoneyMention[], isOnly: boolean): MoneyMention | null {
  const mentions = beforeSupplement(line, all);
  const [first, second, third] = mentions;
  if (!first || third !== undefined) return null;
  const before = line.folded.slice(0, first.from);
  const after = line.folded.slice(first.to);
  const isForAll = second !== undefined && isTimes(first, second, line.folded.slice(second.to));
  const result = isForAll ? second : resultOf(line.passage.text, mentions);
  if (second !== undefined && result !== second) return null;
  const isTold =
    TRIP_BUDGET.test(before) ||
    SELLS.test(before) ||
    (line.bullet === null &&
      (TRIP_PRICE.test(before) ||
        (PRICE_WORD.test(before) && (EACH.test(before) || EACH_BEHIND.test(after))) ||
        (isOnly && EACH_FIRST.test(before)) ||
        (isOnly && ALONE.test(before) && (EACH_BEHIND.test(after) || (second !== undefined && before !== '')))));
  return isTold && result !== undefined ? result : null;
}

/** `€940 per person. Single supplement: €120`: what fewer pay beside it is another price. */
function beforeSupplement({ folded }: DocumentLine, mentions: readonly MoneyMention[]): readonly MoneyMention[] {
  const end = mentions.findIndex(
    ({ from }, i) => i > 0 && SUPPLEMENT.test(folded.slice(mentions[i - 1]?.to ?? 0, from)),
  );
  return end < 0 ? mentions : mentions.slice(0, end);
}
const SUPPLEMENT =
  /[.;,(–-] ?(?:(?:the |a |le |il |el )?(?:single|einzelzimmer|ez|individual|singola|single room|sgl)[- ]?(?:room |use |occupancy )?(?:supp?l?(?:ement)?\b|zuschlag|supplement|supp\.)|suppl?ement(?:o)? (?:single|individual|singola|chambre individuelle|camera singola)|supplement|suplemento|supplemento|ez-?zuschlag|einzelzimmerzuschlag)[^.;]{0,30}$/;

/** `Now £519` over `per person, two sharing`, as the cards of a page have it; the old price above stands over the new one. */
function priceOverBasis(
  { folded }: DocumentLine,
  [only, second]: readonly MoneyMention[],
  below: PricedLine | undefined,
): MoneyMention | null {
  if (!only || second !== undefined || only.to < folded.length || !OVER_BASIS.test(folded.slice(0, only.from)))
    return null;
  return below?.mentions.length === 0 && EACH_BEHIND.test(below.line.folded) ? only : null;
}
/** `PRIX PAR PERSONNE` over `1 240 €`: the line above says what the amount alone on its line is. */
function priceUnderLabel(
  { folded, index }: DocumentLine,
  [only, second]: readonly MoneyMention[],
  above: PricedLine | undefined,
): MoneyMention | null {
  if (!only || second !== undefined || above === undefined || above.mentions.length > 0) return null;
  const { line } = above;
  if (index - line.index > MAX_APART || line.folded.length > MAX_LABEL || line.bullet !== null) return null;
  if (!OVER_BASIS.test(folded.slice(0, only.from)) || !ENDS_PRICE.test(folded.slice(only.to))) return null;
  const label = `${line.folded.replace(/ ?[:=–-]?$/, '')}: `;
  return TRIP_PRICE.test(label) || (PRICE_WORD.test(label) && EACH.test(label)) ? only : null;
}
/** One blank line may stand between the two. */
const MAX_APART = 2;
const MAX_LABEL = 60;
const OVER_BASIS =
  /^(?:(?:now|only|just|from|jetzt|nur|ab|des|a partir d[eo]|maintenant|ahora|desde|ora|solo|da|agora|nu|vanaf)(?: only| nur)? )?$/;

/** `… for 2` behind the second amount, which is twice the first; `… for you together`, which is some times the first. */
function isTimes(each: MoneyMention, all: MoneyMention, behind: string): boolean {
  const times = all.money.amount / each.money.amount;
  if (TOGETHER.test(behind) && Number.isInteger(times) && times > 1 && times <= MOST_TOGETHER) return true;
  return Math.abs(countOf(FOR_COUNT.exec(behind)?.[1] ?? '') * each.money.amount - all.money.amount) < 0.01;
}
const MOST_TOGETHER = 60;
const TOGETHER = compactPattern(
  /^[^\d.;]{0,30}\b(?:together|altogether|in total|for (?:all|both) of (?:you|us)|for (?:you|us) (?:both|all)|for everyone|zusammen|insgesamt|fur (?:euch|sie|uns) (?:alle|beide)|en tout|au total|pour (?:vous|nous) (?:deux|tous)|en total|juntos|juntas|para (?:los|las) (?:dos|cuatro)|in totale?|in tutto|insieme|per (?:tutti|entrambi|tutte|entrambe)|ao todo|no total|samen|in totaal|voor (?:jullie|u) (?:samen|beiden|allen))\b/,
);
const FOR_COUNT =
  /^[^\d]{0,14} (?:for|fur|pour|para|per|voor) (?:(?:the|die|les|los|las|i|le|os|as) )?(\d{1,2}|[a-z]{2,9})\b/;
/** `for both`, `fur beide`, `pour quatre` */
const countOf = (word: string): number => (BOTH.test(word) ? 2 : (readSmallNumber(word) ?? Number.NaN));
const BOTH = /^(?:both|beide|ambos|ambas|entramb[ie]|ambedue)$/;

const PERSON =
  '(?:(?:per|each|pro|par|por|a) (?:person|adult|guest|traveller|traveler|head|passenger|persoon|deelnemer|participant|member|player|golfer|lady|pilgrim|kopf|teilnehmer(?:in)?|personne|adulte|participant|pelerin|persona|adulto|participante|peregrino|partecipante|pellegrino|pessoa)|p\\. ?p\\.?|pp)(?![a-z])';
const EACH = compactPattern(`${PERSON}|individual`);
const EACH_BEHIND = compactPattern(`^ ?(?:${PERSON}|/ ?(?:person|pers|personne|persona|pessoa|pp)(?![a-z]))`);
/** `Per golfer £689` */
const EACH_FIRST = compactPattern(`^${PERSON} ?[:=–-]? ?(?:from |ab |des |desde |da )?$`);
/** Nothing behind the amount, or for whom it is. */
const ENDS_PRICE = compactPattern(
  `^(?: ?,?(?:${PERSON}|/ ?(?:person|pers|personne|persona|pessoa|pp)(?![a-z])))?[ .*]{0,3}$`,
);
/** Nothing, or words that a price may begin with. */
const ALONE = /^(?:(?:from|ab|a partir d[eo]|des|desde|da|a partire da|vanaf|\d{1,2} ?[x×]) )?$/;
/** `Tarifa por persona 265 €`, `Price £940 per person`: the blank alone parts the word and its amount. */
const PRICE_WORD = compactPattern(
  `^(?:(?:the|our|tour|package|trip|land|programme?|holiday|safari|cruise|der|die|le|il|el|o|de|la) ){0,2}(?:price|cost|rate|kosten|(?:reise|pauschal)?preis|prix|tarif|precio|tarifa|prezzo|quota|preco|reissom)(?: (?:individual|individuale|di partecipazione|base|${PERSON})){0,3}(?: ?\\([^()]{1,40}\\)| (?:in|im|en) [^:]{1,24})?(?: ?[:=–-] ?| (?:(?:is|remains?|stays?|comes to|ist|bleibt|betragt|est(?: de)?|reste(?: a)?|es(?: de)?|e di|e de|resta(?: di)?|blijft|bedraagt|komt op) )?(?:still |now |nun |weiterhin |nog )?)(?:from |ab |des |desde |da |ca\\.? |approx\\.? |about |around |circa |environ |unos )?$`,
);

/** What the client pays, beside what the agency does: `Sell ZAR 48,900`. */
const SELLS =
  /^(?:total )?(?:sell(?:ing)?|(?:sell(?:ing)?|gross|client|public) (?:price|rate|total|cost)|(?:verkaufs|brutto|kunden)preis|prix (?:de vente|public)|pvp|precio (?:de )?(?:venta|cliente)|prezzo (?:di vendita|cliente)|preco (?:de )?venda) ?[:=–-]? ?$/;

/** `Budget: ₹30000`, `Estimated budget per person – €1,200`, `Estimated cost: €480–€560`. */
const TRIP_BUDGET = compactPattern(
  /^(?:(?:(?:the|our|your|total|overall|estimated|approx(?:imate)?\.?|trip|travel|rough) ){0,2}(?:estimated|approx(?:imate)?\.?|rough) (?:(?:total|overall|trip) )?costs?|(?:total |overall |trip )?cost estimate|(?:geschatzte |ungefahre |voraussichtliche )(?:gesamt|reise)?kosten|(?:cout|prix) (?:total )?(?:estime|estimatif|approximatif)|(?:coste?|costo|precio) (?:total )?(?:estimado|aproximado|stimato|indicativo)|custo (?:total )?estimado|geschatte kosten)(?: (?:per|each|pro|par|por|a) (?:person|adult|kopf|personne|persona|pessoa))?\s?(?:\([^()]{1,40}\))?\s?[:=–-]\s?(?:about |around |approx\.? |ca\.? |circa |environ |unos |max\.? |up to |under )?$|^(?:(?:the|our|your|total|overall|estimated|approx\.?|max(?:imum)?|trip|travel|target) ){0,2}(?:(?:reise)?budget|presupuesto|orcamento)(?: (?:total|estimado|previsto|estime|estimatif|previsionnel|indicatif|stimato|indicativo))?(?: (?:per|each|pro|par|por|a) (?:person|adult|kopf|personne|persona|pessoa))?\s?(?:\([^()]{1,40}\))?\s?[:=–-]\s?(?:about |around |approx\.? |ca\.? |circa |environ |unos |max\.? |up to |under )?$/,
);

const TRIP_PRICE = compactPattern(
  `^(?:(?:the|our|tour|package|trip|land|programme?|holiday|safari|cruise|pilgrimage|retreat|camp|course|expedition|trek) )?(?:(?:price|cost)(?: from [a-z][a-z .]{2,24})|price|cost|preis|reisepreis|pauschalpreis|prix|precio|prezzo|quota|preco|reissom)(?: (?:tout compris|tutto compreso|tutto incluso|todo incluido|tudo incluido|all[- ]in(?:clusive)?|global))?(?: ${PERSON})?\\s?(?:\\([^()]{1,60}\\)|(?:,| in | im | en | sharing)[^:]{0,40}?)?(?:\\s?[:=–-]\\s?|\\s{3,}|\\t)(?:from |ab |des |desde |da )?$`,
);
