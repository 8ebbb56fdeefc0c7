/** What is saved: `25% OFF`, `Save 30%`, `SAVE $150`, `Sie sparen 200 €`, `-20 %`. Only where the offer itself says it, not in a list of terms. */

import { findDates } from '../../../annotators/date.ts';
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { type Field, stated } from '../../../model/field.ts';
import type { Price } from '../../../model/travel-deal-draft.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { PERCENT_SIGN } from '../../../text/line-look.ts';
import { slicePassage, spanOf } from '../../../text/passage.ts';
import type { PriceMention } from './price-mention.ts';
import { isAsideLabel } from './price-role.ts';

const PERCENT =
  /(?<![\d.,])(?:(?<lead>save|saving|savings of|save up to|up to|sparen sie|sie sparen|spare|ersparnis|rabatt(?: von)?|ahorr[ae]|descuento del?|dto\.?|economisez|remise de|economize|desconto de|risparmia|sconto del?|discount(?: of)?|reduced by|-)\s{0,2})?(?<n>\d{1,2}(?:[.,]\d)?)\s?%(?<tail>\s?(?:off|discount|savings?|rabatt|reduziert|gunstiger|sparen|gespart|de (?:descuento|desconto|remise|reduction)|di sconto|dto|less|reduction|korting|ermass?igung|nachlass)\b)?(?<more> (?:your |the )?(?:2nd|second) [a-z]{3,12})?/g;
/** `Discount: 20%` */
const LABEL =
  /^\W{0,4}(?:(?:your |early[- ]booking )?(?:discount|reduction|saving|you save)|(?:fruhbucher)?rabatt|ermass?igung|nachlass|ersparnis|remise|descuento|rebaja|ahorro|sconto|riduzione|risparmio|desconto|reducao|poupanca|korting)\s?[:\t]\s?$/;
const LABELLED = compactPattern(`${LABEL.source.slice(0, -1)}-?\\d`);
/** `• Save 30%`: an entry that says nothing else. */
const ALONE =
  /^[^\d%]{0,24}\d{1,2}\s?%\s?(?:off|discount|savings?|[a-z]{0,10}rabatt|ermass?igung|nachlass|de [a-z]{6,10}|di sconto|dto\.?|korting)?\W*$/;
export const isReductionAlone = (folded: string): boolean => folded.includes('%') && ALONE.test(folded);
const SAVE_WORD =
  /(?:(?:(?:couples|families|(?<!\bfor )(?:two|both)) )?save(?: up to| an extra)?|savings?(?: of| up to)?|discount(?: of)?|sparen sie|sie sparen|ahorr[ao]s?|descuento(?: de)?|economisez|remise de|economize|desconto(?: de)?|risparmi[ao]?|sconto(?: di)?|rabatt(?: von)?|(?:u|je) bespaart|korting(?: van)?)\s{0,2}$/;
/** T-552: `Save £400 per couple`: whose saving it is belongs to it. */
const OF_UNIT =
  /^(?: (?:(?:off )?(?:per|pro|par|por|each)|a|par|aan)|\s?\/)\s?(?:(?:extra |additional )?(?:night|week)|nacht|nuit|noche|notte|noite|woche|semaine|semana|settimana|couple|room|cabin|family(?: room)?|stateroom|booking|paar|zimmer|kabine|familie|chambre|cabine|famille|pareja|habitacion|familia|coppia|camera|famiglia|casal|quarto|kamer|stel|gezin)\b/;
const OFF_WORD =
  /^\s?(?:off\b|discount|savings?\b|rabatt|korting|de (?:descuento|desconto|remise|reduction)|di sconto)/;
/** A percentage of something else than the price. */
const NOT_THE_PRICE = compactPattern(
  /^\s?(?:off |de descuento en |di sconto su )?(?:spa|treatment|f&b|food|drinks|excursions|your second|second|2nd|selected)/,
);

/** T-552: `Einzelbelegung -15%`, `Double for single use: 10% less`, `-10% single use`: what the room of one costs less. */
const SINGLES =
  '(?:(?:single|sgl|solo) (?:use|occupancy|occ\\.?|room|supp[a-z]*)|sgl|dus|single|einzel(?:belegung|nutzung|zimmer)|(?:zur )?alleinbenutzung|(?:chambre|occupation|usage) (?:individuelle|single|seule)|(?:uso|habitacion|ocupacion) (?:individual|sencilla)|(?:camera|uso) singol[ao]|quarto (?:individual|single)|(?:1|een)-?persoons[a-z]*)';
const OF_SINGLES = compactPattern(`(?:^|[^a-z])(?<!\\b(?:every|each|any|and|or) )${SINGLES}\\)?[\\s:–—(-]{0,4}$`);
const BEHIND_SINGLES = compactPattern(
  `^\\s(?:(?:for|bei|fur|in|pour|en|para|per|als|im|voor) )?(?:the )?${SINGLES}(?![a-z]| (?:and|or|&|und|et|y|e|booking|purchase|day|night)\\b)`,
);

/** `30 days before: - 25% of tour cost`: what is charged. */
const OF_THE_COST =
  /^ (?:of|on) (?:the )?(?:total )?(?:tour|package|trip|holiday|booking|total|land|invoice)? ?(?:cost|price|fare|amount|value)/;

export interface DiscountReading {
  readonly discount: Field<string> | null;
  readonly percentOff: Field<number> | null;
  readonly amountOff: Field<Price> | null;
}

/** `row` is the line of the price that leads: of the savings of several rows its own is the one. */
export function readDiscount(
  document: SourceDocument,
  mentions: readonly PriceMention[],
  row: DocumentLine | null,
): DiscountReading {
  const savings = mentions.filter(
    (mention) => mention.role === 'saving' && !isOfSomeDays(document, mention) && !isOfSomeone(mention),
  );
  const saving = savings.find(({ line }) => line === row) ?? savings[0];
  const amountOff = savings.length === 1 && saving !== undefined && !isOfAnother(saving) ? saving.price : null;
  const ofChildren = new Set(mentions.flatMap(({ isOfChildren, line }) => (isOfChildren === true ? [line] : [])));
  for (const line of document.lines) {
    if ((line.look.signs & PERCENT_SIGN) === 0 || ofChildren.has(line)) continue;
    const found = percentOf(line, saving);
    if (found !== null) return { ...found, amountOff };
  }
  return { discount: saving === undefined ? null : savingOf(saving), percentOff: null, amountOff };
}

/** `Save up to £300`, `an extra £50 off`, `save £600 per couple`: not what one price lost. */
const OTHER_BEFORE =
  /\b(?:up to|extra|further|additional|another|bis zu|jusqu'a|hasta|fino a|ate|zusatzlich)\b[^.]{0,20}$/;
const OTHER_BEHIND =
  /^\W{0,3}(?:off )?(?:per|a|pro|par|por|each|every)? ?(?:couple|room|cabin|family|stateroom|booking|child|night|day|second|2nd|paar|zimmer|kabine|familie|chambre|cabine|famille|pareja|habitacion|familia|coppia|camera|casal|quarto)\b/;

function isOfAnother({ line, from, to }: PriceMention): boolean {
  return (
    OTHER_BEFORE.test(line.folded.slice(Math.max(0, from - 32), from)) ||
    OTHER_BEHIND.test(line.folded.slice(to, to + 32))
  );
}

/** `3rd adult reduction: £80`, `Kinderermäßigung: 90 €`: not for all who go. */
const isOfSomeone = ({ line, from }: PriceMention): boolean =>
  OF_SOMEONE.test(line.folded.slice(Math.max(0, from - 44), from));
const OF_SOMEONE =
  /(?:\b(?:3rd|4th|third|fourth|3[er]r|dritte[rn]?|troisieme|tercer[ao]?|terz[oa]|terceir[ao]|child(?:ren)?(?:'s)?|kids?|infants?|kinder[a-z]{0,12}|enfants?|nin[oa]s?|bambin[oi]|criancas?)|[34][°º])[^.;€$£]{0,28}$/;

/** `Apr 17, May 8, Oct 9 (€100 discount on Oct 9)`: of some of the departures that its line lists. */
function isOfSomeDays({ dateOrder }: SourceDocument, { line, from, to }: PriceMention): boolean {
  if (!ON_DAY.test(line.folded.slice(to, to + 40))) return false;
  return findDates(line.folded.slice(Math.max(0, from - 160), from), dateOrder).length > 1;
}
const ON_DAY =
  /^\s?(?:off |discount |rabatt |de remise |de descuento |di sconto |de desconto |reduction |savings? )?(?:(?:for|on|am|fur|bei|fuer|le|pour|el|para|il|per|em) )(?:the |den |les? |el |los |il |as? )?(?:departures? (?:on|of) )?(?:[a-z]{3,9}\.? \d{1,2}|\d{1,2}(?:st|nd|rd|th|\.)?[/ ])/;

const SHORT = 140;
const LONGEST = 1000;
/** In a longer line the reduction is a sentence or piece of its own: `· 20% off ·`. */
const PIECE_START = /(?:[.!;·•|/]\s|\()$/;
const PIECE_END = /^\s?(?:[.!;·•|)/]|$)/;

/** `Groups of 8 or more get 5% off`, `Gruppo di minimo 6 persone sconto 10%`: not what all save. */
const FOR_GROUPS =
  /^\W*(?:(?:large|bigger|private|for|fur|pour|per|para) )?(?:groups?|gruppen?|groupes?|grupp[oi]|grupos?|groepen) (?:of|from|booking|with|over|min\w*|ab|von|mit|a partir|de|di|da|vanaf|\d)\b|^\W*(?:ab|a partir de|des|desde|a partire da|da|vanaf|from) (?:[4-9]|\d\d) (?:people|persons|guests|travell?ers|pax|personen|teilnehmern?|personnes|participants|personas|persone|pessoas)\b|^\W*bring \w{1,8} (?:or more )?(?:friends|people|guests)\b/;

function percentOf(
  line: DocumentLine,
  saving: PriceMention | undefined,
): Pick<DiscountReading, 'discount' | 'percentOff'> | null {
  // Long lines are conditions; in a bullet a percentage is of something of its own.
  if (
    line.folded.length > LONGEST ||
    (line.bullet !== null && !LABELLED.test(line.folded) && !isReductionAlone(line.folded)) ||
    /^\W*(?:riduzione|reduction|ermass?igung|descuento) (?:\d|ninos|bambini|enfants|kinder)/.test(line.folded) ||
    FOR_GROUPS.test(line.folded)
  )
    return null;
  // Beside a fee or a child's price it is told of the price only where it stands for itself.
  const isLong = line.folded.length > SHORT || isAsideLabel(line.folded, line.look);
  PERCENT.lastIndex = 0;
  for (let match = PERCENT.exec(line.folded); match !== null; match = PERCENT.exec(line.folded)) {
    const g = match.groups ?? {};
    const rest = line.folded.slice(match.index + match[0].length);
    if (g['lead'] === undefined && g['tail'] === undefined && !LABEL.test(line.folded.slice(0, match.index))) continue;
    if (OF_SINGLES.test(line.folded.slice(0, match.index)) || BEHIND_SINGLES.test(rest)) continue;
    if (isLong && !(PIECE_START.test(line.folded.slice(0, match.index)) && PIECE_END.test(rest))) continue;
    if (g['lead'] === 'up to' && g['tail'] === undefined) continue;
    if (OF_THE_COST.test(rest)) continue;
    const from = match.index + (/^-\s/.test(match[0]) ? match[0].search(/\d/) : 0);
    const field = stated(line.passage.text.slice(from, match.index + match[0].length), [
      spanOf(line.passage, from, match.index + match[0].length),
    ]);
    const isWhole =
      g['more'] === undefined &&
      !/up to/.test(line.folded.slice(Math.max(0, match.index - 8), match.index + match[0].length)) &&
      !NOT_THE_PRICE.test(rest);
    const at = match.index + match[0].indexOf(g['n'] ?? '');
    const percent = stated(Number((g['n'] ?? '').replace(',', '.')), [
      spanOf(line.passage, at, at + (g['n'] ?? '').length),
    ]);
    return { discount: field, percentOff: isWhole ? percent : null };
  }
  return saving?.line === line ? { discount: savingOf(saving), percentOff: null } : null;
}

function savingOf({ line, from, to }: PriceMention): Field<string> {
  const before = SAVE_WORD.exec(line.folded.slice(Math.max(0, from - 36), from))?.[0].length ?? 0;
  const off = OFF_WORD.exec(line.folded.slice(to, to + 24))?.[0].length ?? 0;
  const after = off + (OF_UNIT.exec(line.folded.slice(to + off, to + off + 24))?.[0].length ?? 0);
  const passage = slicePassage(line.passage, from - before, to + after);
  return stated(passage.text, [spanOf(passage)]);
}
