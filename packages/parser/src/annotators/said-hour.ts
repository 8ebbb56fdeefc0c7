/**
 * Hours without am, pm or minutes at the edge of an entry, behind words that make them times: `Dinner around 7`, `by 11 Check-out`, `Free time 2
 * till 5`, `half past 8 breakfast`, `Frühstück um halb 9`. Folded text in which no other time stands.
 */
import type { ClockTime, TimeSpan } from '../model/clock-time.ts';
import { hasDigit, isDigit } from '../text/character-class.ts';
import { compactPattern } from '../text/compact-pattern.ts';
import type { Mention } from './annotation.ts';

export interface SaidHour extends Mention {
  readonly time: TimeSpan;
  /** The hour itself, without the words around it. */
  readonly hour: Mention;
}

const WORD =
  '(?:at )?(?:around|about|roughly|approx\\.?|ca\\.?|circa)|at|by|from|until|till|um|gegen|ab|bis|vers|des|om|rond|vanaf';
/** Who says so may count to 24. */
const ANY_WORD =
  '(?:sobre|hacia|desde|a eso de|a partir de|antes de) las|(?:a partire )?dalle|(?:intorno |circa )alle|(?:verso|entro) le';
const HOUR = '(?:1[0-2]|0?[1-9])(?:[.:][0-5]\\d)?';
const ANY_HOUR = '(?:2[0-3]|1\\d|0?[1-9])(?:[.:][0-5]\\d)?';
/** `half 7 dinner`, `at half 7` are half past seven; in Dutch, where other words stand around it, the same is half past six. */
const ENGLISH_HALF =
  'half (?:1[0-2]|[1-9])(?= (?:dinner|breakfast|brunch|lunch|supper|drinks?|meet(?:ing)?|start|kick-?off|pick-?up|leave|check-?(?:in|out)|taxi|train|bus|flight|boat|show|gig|tour)\\b)|(?<=\\bat )half (?:1[0-2]|[1-9])';
const HALF = `(?:half past|quarter past|quarter to|halb) (?:1[0-2]|[1-9])|${ENGLISH_HALF}`;
const UNTIL = ' (?:till|until|to|bis|tot) (?:(?:about|around|ca\\.?|gegen) )?';
const SPAN = `(?<from>${HOUR})(?:${UNTIL}|(?<=from \\d{1,2}) ?[-–] ?)(?<to>${HOUR})`;
/** What a figure counts, or is the amount of; also what only a part of the words before it is. */
const NO_HOUR =
  "(?![\\d.:,]*\\d| ?(?:to|till|until|bis|or|oder|and|und|[-–]) ?\\d| (?:rue|via|calle|rua|plaza|piazza|place|[a-z]+ (?:street|st|road|rd|avenue|ave|lane))\\b|[\\d.:]* ?(?:%|€|\\$|£|h\\b|km\\b|kms?\\b|mi\\b|miles?\\b|m\\b|min|hours?\\b|hrs?\\b|days?\\b|nights?\\b|weeks?\\b|people\\b|pax\\b|persons?\\b|guests?\\b|adults?\\b|x\\b|st(?:d|unden)?\\b|tage?\\b|jours?\\b|nuits?\\b|dias?\\b|noches?\\b|giorni\\b|notti\\b|eur\\b|usd\\b|gbp\\b|chf\\b|of\\b|(?:[a-z]+ )?[a-z]{3,}[^s'\\W]s\\b(?!'))|/)";
const AT_START = compactPattern(
  `^(?:(?:(?:from |von |between )?${SPAN}|(?:(?:${WORD}) )?(?<half>${HALF})|(?:${WORD}) (?<hour>${HOUR})|(?:${ANY_WORD}) (?<any>${ANY_HOUR}))${NO_HOUR}(?: ?[-–—:|,] ?| {1,3})(?=[a-z"'(]))`,
);
/** `a group of about 8`, `ages from 6`, `tickets by 5` are no hours. */
const AT_END = compactPattern(
  `(?<!\\b(?:of|ages?|aged|kids|children|adults|prices?|tickets|rooms?|gate|platform|terminal|(?:walking|hiking|riding|driving)[ -]time|(?:geh|fahr|lauf|marsch|wander)zeit|dauer|duree|duration|duracion|durata|duracao)(?: from)?)(?:, ?| )(?:(?:from |von )?${SPAN}|(?:(?:${WORD}) )?(?<half>${HALF})|(?:${WORD}) (?<hour>${HOUR})|(?:${ANY_WORD}) (?<any>${ANY_HOUR})|(?<=^check[- ]?(?:in|out) )(?<bare>${HOUR}))$`,
);
/** `almoço 13h Tasca da Lagoa`, `jantar 20h`, `départ 17h`: no meal and no start is so long; elsewhere `13h` is as often a length. */
const BEHIND_EVENT = compactPattern(
  "(?<=^(?:almoco|jantar|(?:cafe da|pequeno[- ]almoco|petit[- ]dejeuner|dejeuner|diner|desayuno|almuerzo|comida|cena|merienda|colazione|pranzo|lunch|dinner|breakfast|brunch|mittagessen|abendessen|fruhstuck)(?: manha)?|check[- ]?(?:in|out)|rendez-vous|rdv|depart|partida|saida|salida|partenza|encontro|ritrovo|encuentro)) (?:(?:as?|vers|a las|alle|um|om|at) )?(?<any>2[0-3]|1\\d|0?[7-9]) ?h(?![a-z\\d])(?! ?(?:de|di|d'|of)\\b)",
);
const MAX_ENTRY = 90;
/** `at around half past 10`, with what follows it. */
const MAX_START = 40;

/** Null where figures at the edges count something, or none stand there. */
export function findSaidHour(folded: string): SaidHour | null {
  if (folded.length > MAX_ENTRY) return null;
  const end = findSaidHourAtEnd(folded);
  if (end !== null) return end;
  const behind = hasDigit(folded.slice(0, MAX_BEHIND)) ? BEHIND_EVENT.exec(folded.slice(0, MAX_BEHIND)) : null;
  if (behind !== null) return ofDay(toHour(behind));
  const head = folded.slice(0, MAX_START);
  const start = hasDigit(head.slice(0, MAX_LEAD)) ? AT_START.exec(head) : null;
  return start === null ? null : toHour(start);
}

/** The same at the end alone. */
export function findSaidHourAtEnd(folded: string): SaidHour | null {
  const mayBe = folded.length <= MAX_ENTRY && isDigit(folded.charCodeAt(folded.length - 1));
  const match = mayBe ? AT_END.exec(folded) : null;
  return match === null || endsThere(folded, match) ? null : toHour(match);
}

/** `boat to Bray, back in town by 5`: until when what is done before lasts, and not when it begins. */
const endsThere = (folded: string, match: RegExpExecArray): boolean =>
  BY.test(match[0]) && BACK_BEFORE.test(folded.slice(0, match.index));
const BY = /^,? ?(?:by|bis|entro le|antes de las) /;
const BACK_BEFORE =
  /[a-z]{3}.* (?:back|return(?:s|ing)?|home|zuruck|de vuelta|di ritorno)(?: (?:in|at|to|a|in der|im) (?:[a-z'-]+ ?){1,3})?$/;

/** The same at the start alone. */
export const startsWithSaidHour = (folded: string): boolean => {
  const head = folded.slice(0, MAX_START);
  return hasDigit(head.slice(0, MAX_LEAD)) && AT_START.test(head);
};
const MAX_LEAD = 26;
/** What is done, and its hour. */
const MAX_BEHIND = 36;

function toHour(match: RegExpExecArray): SaidHour {
  const { hour, any, bare, half, from, to } = match.groups ?? {};
  const said = hour ?? any ?? bare ?? half ?? from ?? '';
  const at = match.index + match[0].indexOf(said);
  const until = to === undefined ? at + said.length : match.index + match[0].lastIndexOf(to) + to.length;
  const start = half === undefined ? clock(said) : clockOfHalf(half);
  const ends = to === undefined ? null : clock(to);
  // `10 till 2`: past noon.
  const isLater = ends !== null && ends.minutes <= start.minutes;
  return {
    from: match.index,
    to: match.index + match[0].length,
    hour: { from: at, to: until },
    time: { start, end: ends && isLater ? { ...ends, minutes: ends.minutes + 720 } : ends },
  };
}

/** Who writes `13h` counts to 24. */
const ofDay = (said: SaidHour): SaidHour => ({
  ...said,
  time: { start: { minutes: said.time.start.minutes, certain: true }, end: null },
});

/** Who says an hour so counts to twelve. */
const open = (minutes: number): ClockTime => ({ minutes, certain: false, isTwelveHour: true });

function clock(said: string): ClockTime {
  const [hour, minute = 0] = said.split(/[.:]/).map(Number);
  const minutes = (hour as number) * 60 + minute;
  return minutes >= 780 ? { minutes, certain: true } : open(minutes);
}

function clockOfHalf(said: string): ClockTime {
  const hour = Number(said.slice(said.lastIndexOf(' ') + 1));
  // `halb 9` is half an hour before nine.
  const minutes = said.startsWith('halb')
    ? -30
    : said.startsWith('quarter to')
      ? -15
      : said.startsWith('quarter')
        ? 15
        : 30;
  return open((hour * 60 + minutes + 720) % 720 || 720);
}
