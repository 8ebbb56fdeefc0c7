/**
 * F-667: `Fare summary for 3 adults` over `Fare`, `Taxes` and `Total`: where the rows make the total, each is what all of them pay, and not one.
 * F-671: so it is under `Price summary` of a page that counts several travelers.
 */
import { compactPattern } from '../../../text/compact-pattern.ts';
import { DIGIT } from '../../../text/line-look.ts';
import type { DocumentLine } from '../document.ts';
import type { FareMention } from './fare-mention.ts';

const SUMMARY =
  '(?:(?:fare|price|cost|payment|booking|trip) (?:summary|breakdown|details|overview)|(?:preis|kosten)(?:ubersicht|aufstellung|details)|(?:recapitulatif|detail) (?:du prix|des prix|du tarif)|(?:resumen|desglose|detalle) (?:del precio|de precios|de la tarifa)|(?:riepilogo|dettaglio) (?:del prezzo|prezzi|tariffa)|(?:resumo|detalhes?) (?:do preco|da tarifa))';
const PEOPLE =
  '(?:adults?|passengers?|travell?ers?|people|pax|guests?|erwachsene|personen|passagiere|reisende|adultes|passagers|personnes|voyageurs|adultos|pasajeros|personas|viajeros|adulti|passeggeri|persone|passageiros|pessoas|volwassenen)';
const HEADING = compactPattern(
  `^\\W{0,3}${SUMMARY}\\W{1,4}(?:(?:for|fur|pour|para|per|voor) )?(?:all |alle )?[2-9] ${PEOPLE}\\W{0,3}$`,
);
/** What such a page has over fare, taxes and total, where the text counts several travelers; a fare's breakdown is one traveler's. */
const PAGE_HEADING = compactPattern(
  /^\W{0,3}(?:(?:price|payment|booking|trip|order) (?:summary|overview)|(?:preis|kosten)ubersicht|recapitulatif (?:du prix|des prix)|resumen (?:del precio|de precios)|riepilogo (?:del prezzo|prezzi)|resumo do preco)\W{0,3}$/,
);
const SEVERAL = compactPattern(
  `(?<![\\d.,])[2-9] (?:x )?${PEOPLE}\\b(?! (?:each|aged))|^\\W{0,3}${PEOPLE}\\s?[:x]\\s?[2-9](?:\\D|$)`,
);
/** A part and the total. */
const LEAST_ROWS = 2;
const MAX_HEADING = 64;
/** No such summary is longer. */
const MOST_LINES = 14;

/** `lines` are those of the mentions. */
export function withPartySummaries(
  mentions: readonly FareMention[],
  lines: readonly DocumentLine[],
): readonly FareMention[] {
  if (mentions.length < LEAST_ROWS) return mentions;
  const short = lines.filter(({ folded }) => folded !== '' && folded.length <= MAX_HEADING);
  const heading =
    short.find(({ folded, look }) => (look.signs & DIGIT) !== 0 && HEADING.test(folded)) ??
    short.find(({ folded, look }) => (look.signs & DIGIT) === 0 && PAGE_HEADING.test(folded));
  if (heading === undefined) return mentions;
  const isCounted = (heading.look.signs & DIGIT) !== 0;
  if (!isCounted && !short.some(({ folded, look }) => (look.signs & DIGIT) !== 0 && SEVERAL.test(folded)))
    return mentions;
  const rows: FareMention[] = [];
  for (const mention of mentions) {
    if (mention.line <= heading.index) continue;
    if (mention.basis !== null || mention.line > heading.index + MOST_LINES) break;
    rows.push(mention);
    if (mention.role === 'total') break;
  }
  const total = rows.at(-1);
  if (!isCounted && !rows.some(({ role }) => role === 'taxes')) return mentions;
  if (total?.role !== 'total' || rows.length < LEAST_ROWS) return mentions;
  const sum = rows.slice(0, -1).reduce((all, { money }) => all + money.value.amount, 0);
  if (Math.abs(sum - total.money.value.amount) > 0.011) return mentions;
  return mentions.map((mention) => (rows.includes(mention) ? { ...mention, basis: 'all' } : mention));
}
