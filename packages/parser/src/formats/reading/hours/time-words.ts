/** The words that belong to a time in the text of an entry: `from`, `Abfahrt um`, `vers`, `Uhr`, `sharp`. They are no part of its title. */
import type { Mention } from '../../../annotators/annotation.ts';
import type { TimeMention } from '../../../annotators/time.ts';
import { LONG_ZONES, SHORT_ZONES } from '../../../annotators/vocabulary/zone-words.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';

/** At the start of an entry the verb is what it tells, and stays: `Abfahrt um 8 Uhr nach Bruges`. */
const VERB_BEFORE_TIME =
  'starting|departing|arriving|beginning|departs?|departure|leaves?|leaving|opens?|booked|reserved|abfahrt|ankunft|beginn|depart|arrivee|salida|llegada|partenza|arrivo|saida|chegada';
const PREPOSITION =
  "from|(?:at )?(?:around|approx\\.?|about)|at|by|om|vanaf|rond|omstreeks|tegen|voor|for|ca\\.?|c\\.|h\\.?|pukul|jam|ab|um|gegen|bis|vers|des|pour|(?:a partir de|sobre|hacia|desde|a eso de|de|entre) las|a partir de|a las|a la|(?:intorno |circa |a partire d)?alle(?: ore)?|dalle(?: ore)?|delle ore|delle|ore|as|pelas|van(?: ongeveer)?|tussen|tot|until|till|before|after|nach|apres|despues de las|dopo le|depois das|von|de|ate|ate as|fino alle|(?:(?:previst[oaei] )?per|entro|verso|intorno al) le|hasta las|antes de las|antes das|jusqu'a|avant|vor|between|zwischen|entre|entre as|(?:tra|fra) le|das|dep\\.?|arr\\.?|et[ad]|@|~";
const PREPOSITION_BEFORE_TIME = compactPattern(
  `(?:(?:(?:^|[,;]\\s*|\\s+)(?<!^)(?:(?<!\\b(?:you|we|they|i|will|to|must|should|may) )(?:${VERB_BEFORE_TIME})\\s)?|^|(?<=^(?:${VERB_BEFORE_TIME}))\\s)(?:${PREPOSITION})|[,;]\\s*(?:starting|departing|arriving|dep\\.?|arr\\.?|et[ad])|\\s(?:dep\\.?|arr\\.?|et[ad]))\\s*$`,
);
/** `Vol à 10h45`: folded it would be the English article. */
const FRENCH_AT = /(?:^|,?\s)[àÀ]\s$/;
const isGraveA = (code: number): boolean => code === 0xe0 || code === 0xc0;
/** I-559: `06:20 +1`, `(+1)`, `+1 day`, `(next day)`: one arrives the day after. */
const DAYS = 'days?|tage?|jours?|dias?|giorn[oi]|dag(?:en)?';
const DAY_BEHIND = `(?:\\+ ?[12] ?(?:${DAYS})\\b|\\(\\+ ?[12](?: ?(?:${DAYS}))?\\)|\\+1\\b|\\((?:(?:the )?(?:next|following) (?:day|morning)|(?:am )?(?:nachsten |folge)tag|(?:le )?lendemain|dia s[ie]gu(?:ient|int)e|giorno (?:dopo|successivo)|volgende dag)\\))(?! ?\\d)`;
const AFTER_TIME = compactPattern(
  `^(?:\\+(?=[\\s:.,;)]|$)|\\s*(?:-?ish\\b|hrs?\\b\\.?|hs\\b\\.?|horas\\b|uhr\\b|uur\\b|u\\b(?!\\.)|h\\b(?!\\/)|onwards?\\b|sharp\\b|precises?\\b|en punto\\b|punt(?:ual(?:es)?)\\b|punktlich\\b|circa\\b|\\(?(?:local time|ortszeit|heure locale|hora local|ora locale)\\b\\)?|local\\b(?=$|[,.;)])|${DAY_BEHIND}))`,
);

/** `9:15 AM ET`, `14:00 CEST`: the zone; in small letters these are words, and so is `PT` behind an hour of 24. */
const ZONE = compactPattern(
  `^(?:[Mm]\\.? (?:${SHORT_ZONES.toUpperCase()})|.{1,2} (?:${LONG_ZONES.toUpperCase()}))\\b(?!\\s\\d)`,
);

/** `Supper is at 19:30 in the loft`, `Check-out will be at 11`: the verb says no more than the time does, and neither does `we booked the`. */
const IS_SAID = compactPattern(
  /\s(?:is|are|will be|ist|est|sera|es|e|sara|that (?:goes|leaves|departs|starts)|(?:we|i|they)(?:'ve| have)? (?:booked|reserved|got)(?: (?:the|a|it|us in|them in))? ?)$/,
);
const SAID_BEHIND = compactPattern(
  /^\s?(?:[.,;]|$|(?:in|on|at|by|im|in der|auf|bei|am|dans|sur|chez|au|en|sul|sulla|nel|nella|al|alla|na|no|em)\s)/,
);
const LEAST_NAME = 3;

/** How long the zone behind the time is, with its blank. */
export function zoneBehind(text: string, to: number): number {
  const from = to - (text.charAt(to - 1) === '.' ? 2 : 1);
  const zone = text.charAt(to) === ' ' && mayBeginZone(text, to + 1) ? ZONE.exec(text.slice(from, to + 8)) : null;
  return zone === null ? 0 : zone[0].length - (to - from);
}

/** In capitals, behind one more blank at most. */
function mayBeginZone(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (code >= 0x41 && code <= 0x5a) || code === 0x20;
}

/** `time` with the words right before and behind it. */
export function withItsWords(time: Mention, text: string, folded: string): Mention {
  const { from, to } = time;
  const behind = folded.slice(to, to + 20);
  const after = AFTER_TIME.exec(behind)?.[0].length ?? zoneBehind(text, to);
  const before =
    from === 0
      ? null
      : (PREPOSITION_BEFORE_TIME.exec(folded.slice(Math.max(0, from - 30), from)) ??
        (isGraveA(text.charCodeAt(from - 2)) ? FRENCH_AT.exec(text.slice(Math.max(0, from - 5), from)) : null));
  const start = from - (before?.[0].length ?? 0);
  const said =
    start > LEAST_NAME && SAID_BEHIND.test(folded.slice(to + after))
      ? IS_SAID.exec(folded.slice(Math.max(0, start - 24), start))
      : null;
  return { from: start - (said?.[0].length ?? 0), to: to + after };
}

/**
 * `10-12 en 13-15 uur`, `06:30 & 16:00`, `10:00 / 11:00 / 12:00`: where the hours begin and end that stand right behind the first and a word for
 * `and`. Hours alone go on so only where no other thing is named behind them (`at 7pm and 9pm show`).
 */
export function hoursBehind(
  first: TimeMention,
  to: number,
  times: readonly TimeMention[],
  folded: string,
): { readonly from: number; readonly last: TimeMention } | null {
  const behind: TimeMention[] = [];
  let end = to;
  for (const next of times.slice(times.indexOf(first) + 1)) {
    if ((first.time.end === null) !== (next.time.end === null) || !AND.test(folded.slice(end, next.from))) break;
    behind.push(next);
    end = next.to;
  }
  const [next] = behind;
  const last = behind.at(-1);
  if (next === undefined || last === undefined) return null;
  const isChoice = first.from <= 2 && folded.slice(to, next.from).trim() === '/';
  return first.time.end === null && !isChoice && !NOTHING_ELSE.test(folded.slice(end))
    ? null
    : { from: next.from, last };
}
const NOTHING_ELSE =
  /^\s?(?:(?:hrs?|h|uhr|uur)\b\s?)?(?:$|[).,;:–—(-]|(?:from|at|in|daily|each|every|von|ab|am|im|ca|taglich|tous|chaque|todos|cada|ogni|dal|da|de|du|op|bij)\b)/;
const AND = /^\s?(?:en|und|u\.|et|and|y|e|&|\+|\/|,)\s?$/;
