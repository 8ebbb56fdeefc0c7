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
    `(?:prem(?:ium)?[- ](?:economy|econ|eco|economica|economique)|economy(?: (?:premium|plus|xtra))?|business|first|coach|econ(?! ?(?:plus|[+]))|eco)(?:[- ]?(?:class|klasse|klass|classe|clase|cabin|fare))?${BRAND}|` +
    `(?:economyklasse|businessklasse|okonomi(?:klasse)?|ekonomiklass|touristenklasse|economique|ekonomi)${BRAND}|` +
    '(?:classe? (?:economi(?:qu)?e|affaires|premiere|turista|economica|ejecutiva|executiva|business|premiere)|clase (?:turista|economica|ejecutiva|business|primera|preferente)|' +
    'primera clase|prima classe|primeira classe|premiere classe|turista premium|turista|executiva|economica)|(?<=^|[·|,] )affaires(?=$| ?[·|,]))' +
    '(?![a-z])',
  'g',
);
const HINT =
  /class|klas|clase|eco|okonomi|affai|business|first|coach|cabin|world|club|delta|polaris|mint|premium|turista|ejecut|execut|wanna|prestige|silk|suite/;
export const CABIN_WORDS = new LinePattern(CABIN, HINT.source);
/** `first checked bag`, `business days`, `economy of`: no cabin. */
const NOT_AFTER =
  /^\s(?:checked|bag|piece|name|come|days?|hours?|travel|trip|cards?|available|payment|deposit|stop|flight|and last|leg|segment|night|time|thing|officer|luggage|light|child|meetings?|partners?|centre|center|cards?|associates?|purposes?|one\b|choice|option)/;

/** `first` alone is nearly always the ordinary word: a cabin stands by itself between marks, or `in first`. */
const BARE = /^(?:first|coach)$/;
const BARE_BEFORE = /(?:^[^a-z0-9]{0,6}|[([|/·•:;,*–—-]\s?|\b(?:and|or|cabin|class|et|und|oder|ou|travel)\s)$/;
const BARE_AFTER =
  /^\s?(?:$|[)\]|/·•;*]|[-–—]\s|(?:suites?|seats?|tickets?|return|one[- ]way|round ?trip)\b|[.,]?$|,\s?[\d$€£])/;
const IN_BEFORE = /\b(?:in|fly|flying|seats? in) $/;
const IN_AFTER = /^(?:$|[\s.,;:)!?-])(?!\s(?:place|instance|half|week|days?|class of|light|and last)\b)/;
const BY_ROAD = /\b(?:by|the|a|each|per|transfer|private|national express|airport) $/;
/** `thank you for your business`, `our family business`. */
const OF_SOMEONE = /\b(?:your|our|my|family|the|repeat) $/;

function isWord(folded: string, from: number, to: number): boolean {
  const word = folded.slice(from, to);
  const before = folded.slice(Math.max(0, from - 24), from);
  if (word === 'business') return OF_SOMEONE.test(before) && /^\s?(?:$|[.,;!?)])/.test(folded.slice(to, to + 3));
  if (!BARE.test(word)) return false;
  const after = folded.slice(to, to + 24);
  if (word === 'coach' && (BY_ROAD.test(before) || ON_ROAD.test(after))) return true;
  if (IN_BEFORE.test(before) && IN_AFTER.test(after)) return false;
  return !(BARE_BEFORE.test(before) && BARE_AFTER.test(after));
}

const ON_ROAD = /^\s(?:transfers?|station|stop|tours?|hire|company|ride|journey|trip|to|from|parties|party)\b/;

/** `folded` is the text after `foldText`. */
export function findCabins(folded: string): Mention[] {
  if (!HINT.test(folded)) return [];
  const found: Mention[] = [];
  CABIN.lastIndex = 0;
  for (let match = CABIN.exec(folded); match !== null; match = CABIN.exec(folded)) {
    const to = match.index + match[0].length;
    if (NOT_AFTER.test(folded.slice(to, to + 14)) || isWord(folded, match.index, to)) continue;
    found.push({ from: match.index, to });
  }
  return found;
}

const BOOKING_CLASS =
  /(?<![a-z0-9])(?:(?:booking |fare |rbd |buchungs|cabin )?(?:class|klasse|classe|clase|cl|klass|rbd|cls)\.?\s?[:=]?\s{0,2}['"(]?(?<![a-z])(?<after>[a-z])(?![a-z0-9'’])|(?<before>[a-z])[- ](?:class|klasse)(?![a-z]))/;

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

/** `Economy`, `Premium Economy` and nothing else: the heading of a column, the name of a fare. */
export function isCabinName(folded: string): boolean {
  if (folded.length > LONGEST_NAME || !CABIN_START.test(folded)) return false;
  const [cabin] = findCabins(folded);
  return cabin !== undefined && cabin.from === 0 && cabin.to === folded.length;
}

const LONGEST_NAME = 24;
const CABIN_START = /^(?:eco|pre|bus|fir|clu|coa|tur|eje|pri|tou|wor|upp)/;

/** What could be had for more, or is only thought of. */
export const ELSEWHERE =
  /upgrade|if you would|would you|instead|available from|also (?:have|saw)|we saw|separate|lounge|\bor\b.{0,30}\bfor\b|option(?:al)?\b.{0,20}extra|\b(?:would|could|might) (?:be|cost|come|save|run|bring)\b|\b(?:ware|kame|wurde|serait|couterait|seria|costaria|saldria|sarebbe|costerebbe|ficaria)\b|[\d$€£]\s?[a-z]{0,3} (?:less|cheaper|more|extra)\b/;
