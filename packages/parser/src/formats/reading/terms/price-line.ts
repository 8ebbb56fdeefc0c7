/** `From £890 pp`, `£199 for two`, `Oman, 5 nights, £890 pp`: what the trip costs, alone on the line under a list without marks. */
import { compactPattern } from '../../../text/compact-pattern.ts';
import type { DocumentLine } from '../document.ts';
import { lineMoney } from '../line-money.ts';

const LEAD =
  /^\W{0,3}(?:(?:all (?:this )?(?:for|from)|only|just|now|(?:package |total )?price|cost|(?:gesamt)?preis|prix|precio|prezzo|quota|preco|harga|from|ab|a partir de|des|desde|da|nur|solo|alles fur|tout pour|todo por|tutto a)\s?:?\s?){0,3}$/;
const LENGTH = /\d ?(?:nights?|nts?|days?|nachte|tage|nuits|jours|noches|dias|notti|giorni|noites)\b/;
const FOR_WHOM = compactPattern(
  /^\s?(?:\/|-\s)?\s?\(?(?:pp|p\.? ?p\.?|p\/p|(?:per|a|\/ ?) ?(?:person|head|pers|pax|adult)|per (?:couple|room)|each|pro person|p\. ?person|par (?:personne|pers|adulte)|por (?:persona|pessoa|pax)|(?:a|per) (?:persona|testa)|for (?:two|2|a couple)|fur (?:zwei|2)|pour (?:deux|2)|para (?:dos|dois|2)|per (?:due|2))\)?\W{0,3}$/,
);
const MAX = 80;

export function isPriceLine(line: DocumentLine): boolean {
  if (line.folded.length > MAX) return false;
  const [money, other] = lineMoney(line);
  if (money === undefined || other !== undefined || !FOR_WHOM.test(line.folded.slice(money.to))) return false;
  const before = line.folded.slice(0, money.from);
  return LEAD.test(before) || LENGTH.test(before);
}
