/**
 * Cabins and fare brands (`Premium Economy`, `Business Class`, `World Traveller Plus`, `Economy Light`), and booking classes (`Class: Y`,
 * `Y class`). Six languages; works on folded text.
 */
import { compactPattern } from '../text/compact-pattern.ts';
import { LinePattern } from '../text/line-look.ts';
import type { Mention } from './annotation.ts';

const BRAND =
  '(?:[\\s–—-]{1,3}(?:light|lite|basic|standard|classic|flex(?:ible|i)?|saver|value|plus|comfort|promo|smart|best|full|semi[- ]flex|go|lowest|restricted|discount|convenience|choice|extra|select|refundable|non-?refundable|delight))?';
const CABIN = compactPattern(
  '(?<![a-z0-9])(?:' +
    '(?:world traveller(?: plus)?|club (?:world|europe)|upper class|delta (?:one|comfort\\+?|main(?: cabin)?)|(?:united )?polaris(?: business)?|premium select|first class suite|' +
    'basic economy|main cabin(?: extra)?|wanna get away(?: plus)?|(?:jetblue )?mint|prestige class|royal silk|qsuites?|kosten?freie)|' +
    `(?:prem(?:ium)?[- ](?:economy|eco|economica|economique)|economy(?: (?:premium|plus|xtra))?|business|first|coach|eco)(?:[- ]?(?:class|klasse|klass|classe|clase|cabin|fare))?${BRAND}|` +
    `(?:economyklasse|businessklasse|ekonomiklass|touristenklasse|economique|ekonomi)${BRAND}|` +
    '(?:classe? (?:economique|affaires|premiere|turista|economica|ejecutiva|executiva|business|premiere)|clase (?:turista|economica|ejecutiva|business|primera|preferente)|' +
    'primera clase|prima classe|primeira classe|premiere classe|turista premium|turista|executiva|economica))' +
    '(?![a-z])',
  'g',
);
const HINT =
  /class|klas|clase|eco|business|first|coach|cabin|world|club|delta|polaris|mint|premium|turista|ejecut|execut|wanna|prestige|silk|suite/;
export const CABIN_WORDS = new LinePattern(CABIN, HINT.source);
/** `first checked bag`, `business days`, `economy of`: no cabin. */
const NOT_AFTER =
  /^\s(?:checked|bag|piece|name|come|days?|hours?|travel|trip|cards?|available|payment|deposit|stop|flight|and last|leg|segment|night|time|thing|officer|luggage|light|child)/;

/** `folded` is the text after `foldText`. */
export function findCabins(folded: string): Mention[] {
  if (!HINT.test(folded)) return [];
  const found: Mention[] = [];
  CABIN.lastIndex = 0;
  for (let match = CABIN.exec(folded); match !== null; match = CABIN.exec(folded)) {
    const to = match.index + match[0].length;
    if (NOT_AFTER.test(folded.slice(to, to + 14))) continue;
    found.push({ from: match.index, to });
  }
  return found;
}

const BOOKING_CLASS =
  /(?<![a-z0-9])(?:(?:booking |fare |rbd |buchungs|cabin )?(?:class|klasse|classe|clase|cl|klass|rbd|cls)\.?\s?[:=]?\s{0,2}['"(]?(?<after>[a-z])(?![a-z0-9'’])|(?<before>[a-z])[- ](?:class|klasse)(?![a-z]))/;

const BOOKING_HINT = /cl|klas|rbd/;
export const BOOKING_WORDS = new LinePattern(BOOKING_CLASS, BOOKING_HINT.source);

/** The letter of a booking class behind or before the word; `folded` is the text after `foldText`. */
export function findBookingClass(folded: string): (Mention & { readonly letter: string }) | null {
  if (!BOOKING_HINT.test(folded)) return null;
  const match = BOOKING_CLASS.exec(folded);
  const letter = match?.groups?.['after'] ?? match?.groups?.['before'];
  if (!match || letter === undefined) return null;
  const at = match.groups?.['after'] === undefined ? match.index : match.index + match[0].length - 1;
  return { from: at, to: at + 1, letter: letter.toUpperCase() };
}
