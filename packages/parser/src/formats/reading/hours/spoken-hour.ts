/**
 * Hours as one tells them in a message, at the end of an entry or as all that is said of the one before it:
 *
 *   Concert in the park around 9 · boat from 3 to about 6 · bus back 17.20
 *                       ^^^^^^^^        ^^^^^^^^^^^^^^^^^            ^^^^^
 *   Art museum, slot is booked for 9.45 · Larch House, keys ready from 2
 *               ^^^^^^^^^^^^^^^^^^^^^^^                ^^^^^^^^^^^^^^^^^
 */
import { withoutTrailingEmoji } from '../../../annotators/emoji.ts';
import { findSaidHourAtEnd } from '../../../annotators/said-hour.ts';
import { findTimes } from '../../../annotators/time.ts';
import type { ClockTime, TimeSpan } from '../../../model/clock-time.ts';
import { type Field, stated } from '../../../model/field.ts';
import { LinePattern } from '../../../text/line-look.ts';
import { joinPassages, type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { type DocumentLine, oncePerDocument, type SourceDocument } from '../document.ts';
import { hasNotedHours, readNotedHour } from './noted-hours.ts';
import { readPlainTime } from './plain-time.ts';

/** How a text writes the hours of its entries. */
export interface HourHabit {
  /** Figures with dots are times. */
  readonly isDotted: boolean;
  /** `7p`, `11a` are times. */
  readonly isShort: boolean;
  /** `land 1435`, `boat 0900` are times. */
  readonly isPlain: boolean;
  /** `Minster tower 1045`, `museum 230` are times. */
  readonly isNoted: boolean;
}
export const NO_HABIT: HourHabit = { isDotted: false, isShort: false, isPlain: false, isNoted: false };
export const hourHabitOf = (document: SourceDocument): HourHabit => ({
  isDotted: hasDottedTimes(document),
  isShort: hasShortTimes(document),
  isPlain: hasPlainTimes(document),
  isNoted: hasNotedHours(document),
});

export interface HourAtEnd {
  readonly before: Passage;
  readonly time: Field<TimeSpan>;
}

/** `bus back 17.20`, `meet the guide 9.15 sharp` */
const DOTTED_AT_END = /(?<=\p{L}\p{L}\)?) (?<figure>(?<hour>[01]?\d|2[0-3])\.(?<minute>[0-5]\d))(?: sharp)?$/u;
/** `12.30 3 bridges on foot`: before a figure that counts. */
const DOTTED_AT_HEAD = /^(?<figure>(?<hour>[01]?\d|2[0-3])\.(?<minute>[0-5]\d)) (?=\d{1,3} \p{L}{3})/u;
/** `dinner 8.30 Da Enzo`, no `coffee 3.50 each`. */
const DOTTED_WITHIN =
  /(?<=[a-z]{3}) (?<figure>(?<hour>[01]?\d|2[0-3])\.(?<minute>[0-5]\d))(?= (?!each|entry|entrance|admission|tickets?|eintritt|entree|entrada|ingresso|per|pro|par|por|pp|p\.p|euros?|dollars?|pounds?|francs?|eur|usd|gbp|chf|and|or|to|km|miles?|hours?|hrs?|std|min)[a-z]{2})/;
/** The same within a line, and what looks so and can be no time. */
const DOTTED_IN_LINE = /(?<=[a-z]{2}\)?) (?<figure>\d{1,3}\.\d\d)(?![\d.]*\d| ?(?:%|[€$£]|[a-z]{2,}(?<!sharp)))/g;
const IS_CLOCK = /^(?:[01]?\d|2[0-3])\.[0-5]\d$/;

/** Are figures with dots behind words times? One is told by its word (`land 12.50`) or by am and pm, and none of them can be no time. */
const hasDottedTimes = oncePerDocument(({ lines }): boolean => {
  let isTold = false;
  for (const { folded } of lines) {
    if (!folded.includes('.')) continue;
    isTold ||= DOTTED_HALF.test(folded);
    for (const { index, groups } of folded.slice(0, MAX_LINE).matchAll(DOTTED_IN_LINE)) {
      if (!IS_CLOCK.test(groups?.['figure'] ?? '')) return false;
      isTold ||=
        RIDE_AT_END.test(folded.slice(Math.max(0, index - 24), index)) ||
        findTimes(folded).some(({ from }) => from === index + 1);
    }
  }
  return isTold;
});
const MAX_LINE = 600;
/** `flight home 18.05` */
const RIDE_AT_END =
  /\b(?:train|flight|flt|bus|coach|ferry|tgv|zug|flug|fahre|vol|navette|tren|vuelo|autobus|treno|volo|traghetto|trein|vlucht|land(?:ing)?|arr(?:ive)?|dep(?:art)?)(?: (?:home|back|out|zuruck|retour|terug|[a-z]{3}))?$/;
/** `3.30pm` */
const DOTTED_HALF = /(?<![\d.])(?:0?[1-9]|1[0-2])\.[0-5]\d ?[ap]\.?m\b/;

/** `3:40p`, `9a Met`: does the text write am and pm with one letter? */
const hasShortTimes = oncePerDocument(({ lines }): boolean => lines.filter(writesShortHour).length >= LEAST_SHORT);
export const LEAST_SHORT = 2;
export const writesShortHour = ({ look, folded }: DocumentLine): boolean => SHORT_IN_LINE.test(look, folded);
const SHORT_IN_LINE = new LinePattern(
  /(?<![\d:.])\d{1,2}[:.][0-5]\d[ap](?![a-z0-9])|^\d{1,2}[ap] [a-z]/,
  '\\d[ap](?![a-z0-9])|\\d[ap] [a-z]',
);

/** Do entries end in four figures that are hours? All of them may be, and half of them are no year. */
export const hasPlainTimes = oncePerDocument(({ lines }): boolean => {
  let count = 0;
  let years = 0;
  for (const { folded, look } of lines.slice(0, MAX_LINES)) {
    if (!MAY_BE_PLAIN.test(look, folded)) continue;
    for (const { groups } of folded.slice(0, MAX_LINE).matchAll(PLAIN_IN_LINE)) {
      const { figure = '' } = groups ?? {};
      if (!IS_PLAIN.test(figure)) return false;
      count++;
      if (IS_YEAR.test(figure)) years++;
    }
  }
  return count >= LEAST_PLAIN && years * 2 <= count;
});
const MAX_LINES = 400;
const LEAST_PLAIN = 3;
const MAY_BE_PLAIN = new LinePattern(/[a-z)] \d{4}(?!\d)/, ' \\d\\d');
const PLAIN_IN_LINE =
  /(?<=[a-z]{2}\)?)(?<!\b(?:ref|room|code|pin|no|nr|flight|train|bus|tel|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december)) (?!(?:19|20)\d\d-(?:19|20)\d\d)(?<figure>\d{4})(?=$|[,;]|\.(?:$| )| \(| [/+·|–-] | (?:sharp|latest|prompt|onwards|for)\b|-(?:[01]\d|2[0-3])[0-5]\d(?!\d))/g;
const IS_PLAIN = /^(?:[01]\d|2[0-3])[0-5]\d$/;
const IS_YEAR = /^(?:19|20)/;

/** `dinner 7p robatayaki`, `checkout 11a`, `3p 9/11 Museum` where the text writes its hours so: without its hour the entry is what is left. */
export function readShortHour(entry: Passage): HourAtEnd | null {
  const match = SHORT_HOUR.exec(entry.text);
  const { hour = '', half = '' } = match?.groups ?? {};
  if (match === null || NUMBERED.test(entry.text.slice(Math.max(0, match.index - 14), match.index))) return null;
  const to = match.index + match[0].length;
  const start: ClockTime = {
    minutes: ((Number(hour) % 12) + (half === 'p' ? 12 : 0)) * 60,
    certain: true,
    isTwelveHour: true,
  };
  const parts = [slicePassage(entry, 0, match.index), slicePassage(entry, to)]
    .map((part) => trimPassage(part, ',;–—-'))
    .filter(({ text }) => text !== '');
  if (parts.length === 0) return null;
  return { before: joinPassages(parts), time: stated({ start, end: null }, [spanOf(entry, match.index, to)]) };
}
const SHORT_HOUR = /(?<=^|[\p{L})'’.,@] )(?<hour>1[0-2]|[1-9])(?<half>[ap])(?=$|[ ,;.)])/u;
const NUMBERED =
  /\b(?:rooms?|gate|seats?|flat|apt|suite|terminal|platform|no|bus|line|track|pier|row|unit|cabin|exit|hall|stage|for|x)\.? $/i;

export const tellsTime = (folded: string): boolean =>
  findTimes(folded).length > 0 || findSaidHourAtEnd(folded) !== null;

/** The hour without minutes that ends an entry of such a plan is its time; so are the figures with a dot where the text writes its times so. */
export function readHourAtEnd(whole: Passage, { isDotted, isShort, isPlain, isNoted }: HourHabit): HourAtEnd | null {
  const entry = trimPassage(withoutTrailingEmoji(whole), ENDS);
  const folded = foldText(entry.text);
  const noted = isNoted ? readNotedHour(entry) : null;
  if (noted !== null) return noted;
  if (findTimes(folded).length > 0) return null;
  const short = isShort ? readShortHour(entry) : null;
  if (short !== null) return short;
  const plain = isPlain ? readPlainTime(entry) : null;
  if (plain !== null && plain.place == null) return plain;
  const said = findSaidHourAtEnd(folded);
  if (said !== null) {
    const { from, hour, time } = said;
    return { before: slicePassage(entry, 0, from), time: stated(time, [spanOf(entry, hour.from, hour.to)]) };
  }
  const head = isDotted ? asHour(DOTTED_AT_HEAD.exec(folded), '') : null;
  if (head !== null) return { before: slicePassage(entry, head[0].length), time: timeOf(entry, 0, head) };
  const inner = isDotted ? DOTTED_WITHIN.exec(folded) : null;
  const within = asHour(inner, folded.slice(0, inner?.index));
  if (within !== null) {
    const [from, to] = [within.index + 1, within.index + within[0].length];
    const before = joinPassages([slicePassage(entry, 0, from - 1), slicePassage(entry, to + 1)]);
    return { before, time: timeOf(entry, from, within) };
  }
  const dotted = isDotted ? DOTTED_AT_END.exec(folded) : null;
  if (dotted === null) return null;
  return { before: slicePassage(entry, 0, dotted.index), time: timeOf(entry, dotted.index + 1, dotted) };
}

/** Figures before seven, or behind what one buys, are prices: `beer 4.50 Wayne's Bar`, `ticket 12.50 online`. */
const asHour = (match: RegExpExecArray | null, before: string): RegExpExecArray | null =>
  match !== null && Number(match.groups?.['hour']) >= EARLIEST && !BOUGHT.test(before) ? match : null;
const EARLIEST = 7;
const BOUGHT =
  /\b(?:entry|entrance|admission|tickets?|fares?|fees?|coffee|tea|beers?|ice cream|wine|drinks?|snacks?|cake|sandwich|parking|deposit|eintritt|kaffee|bier|eis|entree|cafe|biere|entrada|cerveza|ingresso|birra|gelato)$/;

const ENDS = '.,;!';

function timeOf(entry: Passage, from: number, { groups }: RegExpExecArray): Field<TimeSpan> {
  const { figure = '', hour, minute } = groups ?? {};
  const minutes = Number(hour) * 60 + Number(minute ?? 0);
  const isTwelveHour = minute === undefined && minutes < 780;
  const start: ClockTime = isTwelveHour
    ? { minutes, certain: false, isTwelveHour }
    : { minutes, certain: minutes >= 780 || minutes < 60 };
  return stated({ start, end: null }, [spanOf(entry, from, from + figure.length)]);
}

/** `p/u 2.30pm`, `slot is booked for 9.45`, `keys ready from 2` say when the entry before begins. */
export function readPickUp(whole: Passage): Field<TimeSpan> | null {
  const entry = trimPassage(whole, ENDS);
  const folded = foldText(entry.text);
  const lead = PICK_UP.exec(folded) ?? READY.exec(folded);
  if (lead === null) return null;
  const [mention] = findTimes(folded);
  const rest = mention ? folded.slice(0, mention.from) + folded.slice(mention.to) : folded;
  if (mention)
    return rest.slice(lead[0].length).trim() === ''
      ? stated(mention.time, [spanOf(entry, mention.from, mention.to)])
      : null;
  const figure = READY.test(folded) ? ALONE.exec(folded.slice(lead[0].length)) : null;
  return figure === null ? null : timeOf(entry, lead[0].length, figure);
}

/** I-601: `…, salen del muelle 7:30`, `…, leaves from pier 4 at 9:15`: where and when what stands before it goes. */
export function readLeaving(entry: Passage): { readonly time: Field<TimeSpan>; readonly about: Field<string> } | null {
  const folded = foldText(entry.text);
  const lead = LEAVES_FROM.exec(folded);
  const [mention, other] = lead === null ? [] : findTimes(folded);
  if (mention === undefined || other !== undefined || /[a-z]/.test(folded.slice(mention.to).replace(UNIT, '')))
    return null;
  const about = trimPassage(
    slicePassage(entry, 0, mention.from - (AT.exec(folded.slice(0, mention.from))?.[0].length ?? 0)),
  );
  return {
    time: stated(mention.time, [spanOf(entry, mention.from, mention.to)]),
    about: stated(about.text, [spanOf(about)]),
  };
}
const LEAVES_FROM =
  /^(?:(?:we|you|it|on|wir|si|se) )?(?:salen|salimos|sale|parten|partimos|parte|partiamo|partono|leaves?|leaving|departs?|departing|sails|abfahrt|depart|part|partenza|salida|saida|saimos|sai|vertrek) (?:de la|del|desde|de|du|des|dal|dalla|da|do|from|ab|von|vom|am|van(?:af)?) [a-z]/;
const AT = / (?:at|um|a las|a la|alle|as|a|om|@)? ?$/;
const UNIT = /^ ?(?:uhr|hrs?|h|am|pm)\b/;

const PICK_UP =
  /^(?:p\/u|pick[ -]?up|meet(?:ing)?|start|dep(?:art(?:s|ure|ing)?)?\.?|abfahrt|abholung|treffpunkt|recogida|(?:pasan|pasamos|pasaran|vienen) por (?:ustedes|vosotros|ti|usted|nosotros|ellos)|(?:los|las|os|te|nos) recogen|(?:on |ils? |vous )?vien(?:nent|t) vous chercher|(?:they|we)(?:'ll| will)? (?:pick you up|collect you)|(?:sie|ihr) werde[nt] abgeholt|passano a prendervi|passam para buscar|ritrovo|rendez-vous)(?: (?:at|um|@|a las|alle|a|as|a eso de las|sobre las))?\s?/;
const READY =
  /^(?:(?:die |der |das )?(?:schlussel(?:ubergabe)?|zimmer|bezug|tickets?|tisch) (?:bereit |frei |reserviert |gebucht )?(?:ab|um|fur) (?=\d)|(?:(?:the|your|our|its) )?(?:(?:rooms?|tickets?|table|seats?|slots?|keys?) (?:(?:is|are|will be|'s|'re) )?(?:ready |booked |reserved |held |free |valid |available )?(?:for|from|at|by)|(?:booked|reserved) for) (?:about |around )?(?=\d))/;
const ALONE = /^(?<figure>(?<hour>1\d|2[0-3]|0?[1-9])(?:[.:](?<minute>[0-5]\d))?)(?: sharp)?$/;
