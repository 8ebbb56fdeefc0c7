/** `NOW $1,287` some lines over `Price is per room, total for 6 nights`: for whom the price is, told in a line under it. */
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { CURRENCY_SIGN, LinePattern } from '../../../text/line-look.ts';
import type { PriceMention } from './price-mention.ts';
import { findWholeBasis, readPriceContext } from './price-role.ts';

const TOLD = new LinePattern(
  compactPattern(
    /^\W{0,4}(?:please note:? )?(?:(?:the|all|our|this|der|alle|le|les|el|los|il|i|o|os) )?(?:(?:package|total|offer|reise|paket)[ -]?)?(?:prices?|rates?|costs?|preise?|prix|tarifs?|precios?|prezz[io]|tariff[ae]|precos?|valor)(?: (?:shown|quoted|given))? ?(?:(?:is|are|gilt|gelten|ist|sind|versteh(?:t|en) sich|est|sont|s'entend(?:ent)?|es|son|e|sono|si intende|sao)\b:? |: ?)(?:total )?(?=(?:per|for|a|pro|fur|je|par|pour|por|para) )|^\W{0,4}(?:(?:all|alle|tous les|todos los|tutti i) )?(?:weekly )?(?:prices?|rates?|preise?|prix|tarifs?|precios?|prezzi|tariffe|precos?|prijzen) (?=(?:per|pro|je|par|por|a|la) (?:week|night|woche|nacht|semaine|nuit|semana|noche|settimana|notte|noite|house|villa|haus|casa)\b)/,
  ),
  '\\b(?:price|rate|cost|preis|prix|tarif|precio|prezz|tariff|preco|valor)',
);
const MAX = 80;
const MAX_AWAY = 8;

/** T-547: `FROM USD 8,450` over `per Overwater Pool Villa for 7 nights`: an amount alone, and right below for all of what it is. */
function withBasisRightBelow(document: SourceDocument, mention: PriceMention): PriceMention {
  const below = document.lines[mention.line.index + 1];
  if (mention.role !== 'open' || below === undefined || !ALONE.test(mention.line.folded)) return mention;
  const match = (below.look.signs & CURRENCY_SIGN) === 0 ? RIGHT_BELOW.exec(below.folded) : null;
  return match === null
    ? mention
    : {
        ...mention,
        role: 'whole',
        basis: [match[0].length - (match[1] ?? '').length, match[0].length],
        basisLine: below,
      };
}
const ALONE =
  /^\W{0,4}(?:(?:from|now|only|just|ab|nur|des|a partir de|desde|da|a partire da|vanaf)\s)?(?:[a-z]{3}\s?|[a-z]{0,3}[$€£₹]\s?)?\d[\d.,' ]{1,10}(?:\s?(?:[$€£]|[a-z]{3}))?\W{0,3}$/;
const RIGHT_BELOW = compactPattern(
  /^\W{0,3}((?:per|pro|je|par|por|a) (?:[a-z'-]{2,14} ){0,4}[a-z]{0,12}(?:villa|suite|room|bungalow|cabin|stateroom|apartment|chalet|cottage|house|tent|couple|family|zimmer|kabine|wohnung|haus|paar|familie|chambre|cabine|famille|habitacion|camarote|pareja|familia|camera|cabina|coppia|famiglia|quarto|casal|kamer|hut|gezin|stel))(?![a-z])/,
);

/** Where no amount says for whom it is, those above such a line are for all of a room or a party. */
export function withBasisBelow(document: SourceDocument, mentions: readonly PriceMention[]): readonly PriceMention[] {
  const found = mentions.map((mention) => withBasisRightBelow(document, mention));
  const first = found.find(({ role }) => role === 'open');
  if (first === undefined || found.some(({ role }) => role === 'person' || role === 'whole')) return found;
  for (const line of document.lines.slice(first.line.index + 1, first.line.index + MAX_AWAY)) {
    const basis = basisIn(line);
    if (basis === null) continue;
    return found.map((mention) =>
      mention.role === 'open' && mention.line.index < line.index
        ? { ...mention, role: 'whole', basis, basisLine: line }
        : mention,
    );
  }
  return found;
}

const basisIn = ({ folded, look }: DocumentLine): readonly [number, number] | null =>
  folded.length <= MAX && (look.signs & CURRENCY_SIGN) === 0 && TOLD.test(look, folded)
    ? findWholeBasis(folded, look)
    : null;

/** `Beach villa: $2,160 (was $3,600) per villa`: for whom the price is stands behind what it was before. */
export function withBasisBehindWas(mention: PriceMention, i: number, all: readonly PriceMention[]): PriceMention {
  const next = all[i + 1];
  if (mention.role !== 'open' || next?.role !== 'was' || next.line !== mention.line) return mention;
  const { folded, look } = mention.line;
  if (!IN_BRACKETS.test(folded.slice(mention.to, next.from)) || folded.charAt(next.to) !== ')') return mention;
  const start = next.to + 1;
  const context = readPriceContext(
    folded,
    next.from,
    start,
    next.from,
    all[i + 2]?.line === mention.line ? (all[i + 2]?.from ?? 0) : folded.length,
    look,
  );
  return context.role === 'person' || context.role === 'whole'
    ? { ...mention, role: context.role, basis: context.basis }
    : mention;
}
const IN_BRACKETS = /^\s?\([a-z .:]{0,24}$/;

/** `Air from ORD: $684.40 per person` beside what a couple pays: a part of it. */
export function withoutParts(found: PriceMention[]): PriceMention[] {
  const isPart = ({ line, from, role }: PriceMention): boolean =>
    role === 'person' && PART.test(line.folded.slice(0, from));
  const isOwn = (mention: PriceMention): boolean =>
    (mention.role === 'whole' || mention.role === 'person') && !isPart(mention);
  if (!found.some(isPart) || !found.some(isOwn)) return found;
  return found.map((mention) => (isPart(mention) ? { ...mention, role: 'aside' } : mention));
}
const PART =
  /^\W{0,4}(?:(?:return|round[- ]?trip|international) )?(?:air(?:fare)?|flights?|flug|fluge|vols?|vuelos?|vol[oi]|voos?|transfers?)\b[^:;.+]{0,28}(?:(?::|\s{3}|\.{3})\s*(?:(?:from|ab|desde|des|da)\s)?|\s(?:from|ab|desde|a partir de|des|da)\s)$/;
