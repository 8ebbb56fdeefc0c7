/**
 * F-667: `Fare summary for 3 adults` over `Fare`, `Taxes` and `Total`: where the rows make the total, each is what all of them pay, and not one.
 * F-671: so it is under `Price summary` of a page that counts several travelers.
 */
import { compactPattern } from '../../../text/compact-pattern.ts';
import { DIGIT, LinePattern } from '../../../text/line-look.ts';
import type { DocumentLine } from '../document.ts';
import type { FareMention } from './fare-mention.ts';

const SUMMARY =
  '(?:(?:fare|price|cost|payment|booking|trip) (?:summary|breakdown|details|overview)|(?:preis|kosten)(?:ubersicht|aufstellung|details)|(?:recapitulatif|detail) (?:du prix|des prix|du tarif)|(?:resumen|desglose|detalle) (?:del precio|de precios|de la tarifa)|(?:riepilogo|dettaglio) (?:del prezzo|prezzi|tariffa)|(?:resumo|detalhes?) (?:do preco|da tarifa))';
const PEOPLE =
  '(?:adults?|passengers?|travell?ers?|people|pax|guests?|erwachsene|personen|passagiere|reisende|adultes|passagers|personnes|voyageurs|adultos|pasajeros|personas|viajeros|adulti|passeggeri|persone|passageiros|pessoas|volwassenen)';
const HEADING = new LinePattern(
  compactPattern(
    `^\\W{0,3}${SUMMARY}\\W{1,4}(?:(?:for|fur|pour|para|per|voor) )?(?:all |alle )?[2-9] ${PEOPLE}\\W{0,3}$`,
  ),
);
/** What such a page has over fare, taxes and total, where several travel; a fare's breakdown is one traveler's. */
const PAGE_HEADING = compactPattern(
  /^\W{0,3}(?:(?:price|payment|booking|trip|order) (?:summary|overview)|(?:preis|kosten)ubersicht|recapitulatif (?:du prix|des prix)|resumen (?:del precio|de precios)|riepilogo (?:del prezzo|prezzi)|resumo do preco)\W{0,3}$/,
);
/** A part and the total. */
const LEAST_ROWS = 2;
const MAX_HEADING = 64;
/** No such summary is longer. */
const MOST_LINES = 14;

/** F-667. `lines` are those of the mentions. */
export function withPartySummaries(
  mentions: readonly FareMention[],
  lines: readonly DocumentLine[],
): readonly FareMention[] {
  const heading = headingIn(
    mentions,
    lines,
    ({ folded, look }) => (look.signs & DIGIT) !== 0 && HEADING.test(look, folded),
  );
  return heading === undefined ? mentions : ofAll(mentions, rowsBelow(mentions, heading));
}

/** F-671: of `travelers`, where the text counts them. */
export function withPageSummary(
  mentions: readonly FareMention[],
  lines: readonly DocumentLine[],
  travelers: number | null,
): readonly FareMention[] {
  if (travelers === null || travelers < 2 || !mentions.some(({ role }) => role === 'taxes')) return mentions;
  const heading = headingIn(
    mentions,
    lines,
    ({ folded, look }) => (look.signs & DIGIT) === 0 && PAGE_HEADING.test(folded),
  );
  const rows = heading === undefined ? [] : rowsBelow(mentions, heading);
  return rows.some(({ role }) => role === 'taxes') ? ofAll(mentions, rows) : mentions;
}

const headingIn = (
  { length }: readonly FareMention[],
  lines: readonly DocumentLine[],
  isHeading: (line: DocumentLine) => boolean,
): DocumentLine | undefined =>
  length < LEAST_ROWS
    ? undefined
    : lines.find((line) => line.folded !== '' && line.folded.length <= MAX_HEADING && isHeading(line));

/** As far as the total; none has a basis of its own. */
function rowsBelow(mentions: readonly FareMention[], { index }: DocumentLine): readonly FareMention[] {
  const rows: FareMention[] = [];
  for (const mention of mentions) {
    if (mention.line <= index) continue;
    if (mention.basis !== null || mention.line > index + MOST_LINES) break;
    rows.push(mention);
    if (mention.role === 'total') break;
  }
  return rows;
}

/** The same mentions, those of the rows as what all pay, where they make their total. */
function ofAll(mentions: readonly FareMention[], rows: readonly FareMention[]): readonly FareMention[] {
  const total = rows.at(-1);
  if (total?.role !== 'total' || rows.length < LEAST_ROWS) return mentions;
  const sum = rows.slice(0, -1).reduce((all, { money }) => all + money.value.amount, 0);
  if (Math.abs(sum - total.money.value.amount) > 0.011) return mentions;
  return mentions.map((mention) => (rows.includes(mention) ? { ...mention, basis: 'all' } : mention));
}
