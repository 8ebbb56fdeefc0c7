/** Names in a message without capitals: the place behind `in` or `to` or before the nights, the house behind `called` or before its stars. */
import { findPlace } from '@waypage/gazetteer';
import { findPlaces, type PlaceMention } from '../../../annotators/place.ts';
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { startsSmall } from '../../../text/character-class.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { type Passage, slicePassage } from '../../../text/passage.ts';
import { isDictated } from '../layout/dictated-line.ts';

const LINES = 8;
const BEHIND = /\b(?:in|to|at|around|visiting|on|for|priced up|booked) (?:the )?$/;
/** `that porto city break one came up again`: of which both have spoken before. */
const POINTED = /\b(?:that|the|this|your|our|my|ur) $/;
const TOLD_OF =
  /^ (?:[a-z\d'-]+ ){0,3}?(?:one|deal|trip|offer|break|special|weekend|package|getaway|hols?|holiday|hotel|cruise|option|quote)\b/;
/** T-623: a name that is a word or a surname as well (`that palma one`) is looked up by itself; what is said of any deal names none. */
const POINTED_AT = compactPattern(
  /\b(?:that|this|ur) (?:the )?(?<name>[a-z]{4,14}(?: [a-z]{3,14})?) (?:one|deal|trip|offer|weekend|getaway|hols?|holiday)\b/,
);
const ANY_DEAL =
  /^(?:nice|deal|sale|bath|reading|split|island|bend|cork|jersey|york|como|java|puri|swat|chad|niger|bromo|nil|us|rio|lima)$/;
/** T-534: `tenerife sth 7nts ai, fri 11 dec …` at the start of its line. */
const BEFORE_NIGHTS =
  /^,? (?:(?:sth|nth|north|south|east|west|city|area|again|x ?\d|[2-9] ?x) ){0,2}\d{1,2} ?(?:nts?|nights?|n|nachte|naechte|nuits|noches|notti|noites|nachten|natter|netter|days|tage|jours|dias|giorni|dagen)\b/;
/** T-580: `dubai 18-23 jan 5 nts`, `goa 3 to 7 feb`: the days stand behind the place too. */
const BEFORE_DAYS =
  /^,? \d{1,2}(?:st|nd|rd|th)?(?: ?(?:-|–|to|till) ?\d{1,2}(?:st|nd|rd|th)?) (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/;
/** `4nts in rome` */
const NIGHTS_IN = /\d ?(?:nts?|nights?|n|nachte|nuits|noches|notti|noites|nachten) (?:in|at|en|a|em|i) $/;
const NEXT = /^(?:,? in |, ?| and | & )$/;
const LEAST_NAME = 4;
const WORD_START = /(?<![\p{L}\p{N}'’])\p{Ll}/gu;
const MAX_TEXT = 400;

/** The first place of a dictated message that stands behind a preposition, with the land it is said to lie in. */
export function findSmallPlace({ lines }: SourceDocument, isSkipped: (line: DocumentLine) => boolean): Passage | null {
  let seen = 0;
  for (const line of lines) {
    if (line.passage.text === '') continue;
    if (++seen > LINES) return null;
    const isSmall = isDictated(line);
    if (!(isSmall || startsSmall(line.passage.text)) || isSkipped(line)) continue;
    const { text } = line.passage;
    const named = text.slice(0, MAX_TEXT).replace(WORD_START, upperOf);
    const places = findPlaces(named).filter(isName);
    const at = places.findIndex(
      ({ from, to }) =>
        (from === 0 && line.bullet === null && isBeforeStay(line.folded.slice(to, to + 30))) ||
        NIGHTS_IN.test(line.folded.slice(Math.max(0, from - 20), from)) ||
        (isSmall && BEHIND.test(line.folded.slice(Math.max(0, from - 16), from))) ||
        (POINTED.test(line.folded.slice(Math.max(0, from - 8), from)) && TOLD_OF.test(line.folded.slice(to, to + 40))),
    );
    const first = places[at];
    if (first === undefined) {
      const pointed = isSmall || text.length < MAX_TEXT ? findPointed(line) : null;
      if (pointed !== null) return pointed;
      continue;
    }
    const next = places[at + 1];
    const isJoined = next !== undefined && NEXT.test(text.slice(first.to, next.from));
    return slicePassage(line.passage, first.from, isJoined ? next.to : first.to);
  }
  return null;
}

function findPointed({ folded, passage }: DocumentLine): Passage | null {
  const match = POINTED_AT.exec(folded.slice(0, MAX_TEXT));
  const name = match?.groups?.['name'];
  if (match === null || name === undefined || ANY_DEAL.test(name)) return null;
  const place = findPlace(name);
  if (place === undefined || place.kind === 'demonym') return null;
  const from = match.index + match[0].indexOf(name);
  return slicePassage(passage, from, from + name.length);
}

const isBeforeStay = (behind: string): boolean => BEFORE_NIGHTS.test(behind) || BEFORE_DAYS.test(behind);

const isName = ({ place, from, to }: PlaceMention): boolean =>
  !place.ambiguous && place.kind !== 'demonym' && to - from >= LEAST_NAME;

/** A letter whose capital is as long. */
const upperOf = (letter: string): string => {
  const upper = letter.toUpperCase();
  return upper.length === letter.length ? upper : letter;
};

/** `the hotel's called casa marina`, `a lodge called the old mill`: up to the next mark or word of the sentence. */
const CALLED = compactPattern(
  /\b(?:hotel|resort|lodge|villa|riad|guest ?house|apartments?|ship|boat|camp|b&b|inn|hostel|place)(?:'?s| is| was|,)? (?:called|named) (?:the )?(?<name>[a-z][a-z'’]+(?: (?!(?:and|its|it's|which|with|in|near|on|at|for|from|so|but|right|just|about|is|five|four|three|has|by|they|you|we)\b)[a-z][a-z'’&]*){0,4})/,
);

/** T-534: `hotel laurel del sur 4*, std dbl`, `the old mill inn 3*`: the name of a house as far as its stars, or as far as the comma before the room or board. */
const NO_WORD =
  '(?!(?:is|are|was|has|have|and|with|in|near|at|on|for|from|to|only|transfers?|pick|deals?|offers?|rooms?|costs?|will|or|but|of|our|your)\\b)';
const STARRED = compactPattern(
  `^(?:(?:staying |stay )?(?:at|in) )?(?:the )?(?<name>(?:(?:ap(?:art)?)?hotel|htl|resort|hostal|pension|riad|villa|apartamentos|apts|gasthof|albergo|pousada|auberge)(?: ${NO_WORD}[a-z][a-z'’&-]*){1,5}(?= ?[2-6] ?(?:\\*|stars?\\b)| ?\\*{2,5}|, (?:std|dbl|dz|ez|twin|sgl|single|double|standard|superior|room|b&b|bb|hb|fb|ai|ro|s\\/c|sc|hp|vp|bed|studio|1 bed|all inc|half board|sea ?view)\\b)|${NO_WORD}[a-z][a-z'’&-]*(?: ${NO_WORD}[a-z][a-z'’&-]*){0,4} (?:(?:ap(?:art)?)?hotel|htl|resort|apts|lodge|inn|suites|spa)(?= ?[2-6] ?(?:\\*|stars?\\b)| ?\\*{2,5}))`,
);

/** T-580: `5 nts, 4* orchid creek hotel deira, bfast`: the name behind its stars, from comma to comma. */
const STARS_FIRST = compactPattern(
  `(?:^|, )[2-5] ?(?:\\*|stars?) (?<name>(?:${NO_WORD}[a-z][a-z'’&-]* ){0,4}(?:(?:ap(?:art)?)?hotel|htl|resort|hostal|riad|villa|lodge|inn|suites)(?: ${NO_WORD}[a-z][a-z'’&-]*){0,4})(?=,|$)`,
);

/** T-623: `…, hotel can mirla b+b, flts`: the name before its board, from comma to comma. */
const BOARDED = compactPattern(
  `(?:^|, )(?<name>(?:(?:ap(?:art)?)?hotel|htl|resort|hostal|riad|villa|gasthof|albergo|pousada)(?: ${NO_WORD}[a-z][a-z'’&-]*){1,4}) (?=(?:b ?[+&] ?b|bb|hb|fb|ai|half board|full board|all inc(?:l(?:usive)?)?|bed (?:and|&) breakfast|room only)(?:,|$))`,
);

function findSmallStarred({ folded, bullet, passage }: DocumentLine): Passage | null {
  if (bullet !== null || !startsSmall(passage.text) || !(folded.includes('*') || folded.includes(', '))) return null;
  if (CAPITAL.test(passage.text)) return null;
  const starred = STARRED.exec(folded.slice(0, MAX_NAMED)) ?? STARS_FIRST.exec(folded.slice(0, MAX_TEXT));
  const boarded = starred === null ? BOARDED.exec(folded.slice(0, MAX_TEXT)) : null;
  const match = starred ?? boarded;
  const name = match?.groups?.['name'];
  if (match === null || name === undefined) return null;
  const to = match.index + match[0].length - (boarded === null ? 0 : 1);
  return slicePassage(passage, to - name.length, to);
}
const CAPITAL = /\p{Lu}\p{Ll}/u;
const MAX_NAMED = 90;

export function findSmallHouse({ lines }: SourceDocument): Passage | null {
  for (const line of lines) {
    const starred = findSmallStarred(line);
    if (starred !== null) return starred;
    if (!/called|named/.test(line.folded) || !isDictated(line)) continue;
    const match = CALLED.exec(line.folded.slice(0, MAX_TEXT));
    const name = match?.groups?.['name'];
    if (match === null || name === undefined) continue;
    const from = match.index + match[0].length - name.length;
    return slicePassage(line.passage, from, from + name.length);
  }
  return null;
}
