/**
 * F-667: `Fare summary for 3 adults` over `Fare`, `Taxes` and `Total`: where the rows make the total, each is what all of them pay, and not one.
 */
import { compactPattern } from '../../../text/compact-pattern.ts';
import { DIGIT } from '../../../text/line-look.ts';
import type { DocumentLine } from '../document.ts';
import type { FareMention } from './fare-mention.ts';

const HEADING = compactPattern(
  /^\W{0,3}(?:(?:(?:fare|price|cost|payment|booking|trip) (?:summary|breakdown|details|overview)|(?:preis|kosten)(?:ubersicht|aufstellung|details)|(?:recapitulatif|detail) (?:du prix|des prix|du tarif)|(?:resumen|desglose|detalle) (?:del precio|de precios|de la tarifa)|(?:riepilogo|dettaglio) (?:del prezzo|prezzi|tariffa)|(?:resumo|detalhes?) (?:do preco|da tarifa)))\W{1,4}(?:(?:for|fur|pour|para|per|voor) )?(?:all |alle )?[2-9] (?:adults?|passengers?|travell?ers?|people|pax|guests?|erwachsene|personen|passagiere|reisende|adultes|passagers|personnes|voyageurs|adultos|pasajeros|personas|viajeros|adulti|passeggeri|persone|passageiros|pessoas|volwassenen)\W{0,3}$/,
);
const MAX_HEADING = 64;
/** No such summary is longer. */
const MOST_LINES = 14;

/** `lines` are those of the mentions. */
export function withPartySummaries(
  mentions: readonly FareMention[],
  lines: readonly DocumentLine[],
): readonly FareMention[] {
  const heading = lines.find(
    ({ folded, look }) => (look.signs & DIGIT) !== 0 && folded.length <= MAX_HEADING && HEADING.test(folded),
  );
  if (heading === undefined) return mentions;
  const rows: FareMention[] = [];
  for (const mention of mentions) {
    if (mention.line <= heading.index) continue;
    if (mention.basis !== null || mention.line > heading.index + MOST_LINES) break;
    rows.push(mention);
    if (mention.role === 'total') break;
  }
  const total = rows.at(-1);
  if (total?.role !== 'total' || rows.length < 2) return mentions;
  const sum = rows.slice(0, -1).reduce((all, { money }) => all + money.value.amount, 0);
  if (Math.abs(sum - total.money.value.amount) > 0.011) return mentions;
  return mentions.map((mention) => (rows.includes(mention) ? { ...mention, basis: 'all' } : mention));
}
