/**
 * `Tarifa neta: 410 €` over `Tasas: 122 €`, `Nettopreis 189 € + Steuern 46 €`: in some languages that is the fare before its taxes, no rate of the
 * agency's. It is one all the same where the text speaks of what the agency earns or asks.
 */
import type { SensitiveMention } from '../../annotators/sensitive-mention.ts';
import { hasDigit } from '../../text/character-class.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { type DocumentLine, oncePerDocument, type SourceDocument } from './document.ts';
import { tellsSellingPrice } from './selling-price.ts';

const NET_FARE =
  /^(?:tarifas? netas?|precios? netos?|tariff[ae] nett[ae]|prezz[oi] nett[oi]|tarifs? nets?|prix nets?|precos? netos?|nettopreise?|nettotarife?)$/;
const TAXES = '(?:tasas|impuestos|tasse|imposte|taxes|taxas|impostos|steuern|flughafensteuern|gebuhren)';
const IN_LINE = compactPattern(
  `^.{0,60}(?:\\+|mas|piu|plus|mais|zzgl\\.?)\\s?(?:de |le |las |los |les )?${TAXES}\\b.{0,30}\\d`,
);
const ROW = compactPattern(`^\\W{0,3}(?:[a-z]{2,14} )?${TAXES}\\b`);
const OF_AGENCY =
  /\b(?:mark-?up|comision|comissao|commission|provvigione|provision|kommission|margen|margem|marge|margine|aufschlag|pvp|venta|venda|vendita|vente|verkaufspreis|para la agencia|for agents?)\b/;
const NEAR = 3;

const speaksOfAgency = oncePerDocument(({ lines }: SourceDocument): boolean =>
  lines.some(({ folded }) => OF_AGENCY.test(folded)),
);

export function isBeforeTaxes(document: SourceDocument, line: DocumentLine, mention: SensitiveMention): boolean {
  const { code, from, to } = mention;
  if (code !== 'sensitive-net-rate' || !NET_FARE.test(line.folded.slice(from, to))) return false;
  const below = document.lines.slice(line.index + 1, line.index + 1 + NEAR);
  const areBelow = below.some(({ folded }) => ROW.test(folded) && hasDigit(folded));
  return (areBelow || IN_LINE.test(line.folded.slice(to))) && !speaksOfAgency(document) && !tellsSellingPrice(document);
}
