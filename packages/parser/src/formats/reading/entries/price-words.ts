/** The words around a price in the text of an entry: `Eintritt: ca. €18`, `from $25 per person`. They are no part of its title. Folded text. */
import { compactPattern } from '../../../text/compact-pattern.ts';

const ABOUT =
  '[~≈]|approx\\.?|abt\\.?|around|about|ca\\.?|circa|from|ab|env\\.?|environ|est\\.?|just|only|costs?|etwa|rund|nur|je|aprox\\.?|unos|unas|desde|a partir d[ei]|des|da|cerca d[ei]|seulement|solo|appena|apenas';
const NAME =
  '(?:(?:which|that) )?costs?|price|(?:entry|entrance|admission)(?: fees?)?|tickets?|fees?|budget|kosten|preis|eintritt(?:spreis)?|prix|cout|tarif|entree|billets?|precio|coste|costo|entradas?|prezzo|ingresso|bigliett[oi]|preco|custo|bilhetes?';
const BEFORE = compactPattern(
  `(?<![a-z0-9])(?:(?:(?:est\\.?|estimated|approx\\.?) )?(?:${NAME})(?: (?:approx\\.?|aprox\\.?|ca\\.?|est\\.?))?\\s?:?\\s*(?:${ABOUT})?|(?:${ABOUT}):?)\\s*$`,
);
const AFTER =
  /^\s*(?:p{0,2}pn\b|pp\b|p\. ?[pn]\.|p\/[pn]|(?:in |au |en |no )?total[e]?\b|insgesamt\b|(?:per|pro|par|por|a|each|for)\s(?:(?:the|a|an)\s)?\p{L}+(?:\s(?:person|adult|way))?|each\b|admission(?: fee)?|entry(?: fee)?|entrance(?: fee)?|\/\s?\p{L}+)/u;
const MAX_BEFORE = 44;
const MAX_AFTER = 40;

/** Where the words before the price begin. */
export const priceWordsFrom = (folded: string, from: number): number =>
  from - (BEFORE.exec(folded.slice(Math.max(0, from - MAX_BEFORE), from))?.[0].length ?? 0);

/** Where those behind it end. */
export const priceWordsTo = (folded: string, to: number): number =>
  to + (AFTER.exec(folded.slice(to, to + MAX_AFTER))?.[0].length ?? 0);

const FREE =
  /\b(?:free (?:admission|entry|entrance)|admission free|(?<=[(–-] ?)free(?= ?[),]|$)|eintritt frei|gratuit\b|entrada (?:gratuita|libre)|ingresso gratuito|(?<=\()(?:gratis|kostenlos)(?=\)))/;
const MAY_BE_FREE = /fre[ei]|grat|libre|kostenlos/;

/** `free entry`, `(gratis)` */
export const findFree = (folded: string): RegExpExecArray | null =>
  MAY_BE_FREE.test(folded) ? FREE.exec(folded) : null;
