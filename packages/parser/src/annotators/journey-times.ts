/** The two times of a journey that one line tells: `train 8:40 Ghent - 11:19 Lille`, `Ghent 8:40 – Lille 11:19`. Works on folded text. */
import { compactPattern } from '../text/compact-pattern.ts';
import type { Mention } from './annotation.ts';
import type { TimeMention } from './time.ts';
import { TRACK } from './vocabulary/track-words.ts';

/** Words on one side of the dash at least: without any the two times are a range already. */
const WAY_BETWEEN = compactPattern(
  `^(?: (?:[a-z]{1,5} ?\\d{1,5} )?[^\\d,;:()]{2,40}(?: \\([^():]{1,24}\\)|,? ${TRACK})? (?:-|–|—|->|→|>) (?:[^\\d,;:()]{2,40} )?|(?: \\([^():]{1,24}\\)|,? ${TRACK})? (?:-|–|—|->|→|>|to|nach|naar) [^\\d,;:()]{2,40} (?:\\([a-z]{3}\\) )?| {1,4}(?:(?:[a-z]{2}|[a-z]\\d|\\d[a-z]) ?\\d{1,4} )?[a-z]{3} ?(?:-|–|—|->|→|>|/|to) ?[a-z]{3} )$`,
);
/** `CDG 9:55 / RAK 12:30`: a stroke between the codes of two airports. */
const CODE_NEXT = /^ ?\/ ?[a-z]{3} $/;
const AIRPORTS_BEFORE = /(?:^| )[a-z]{3} ?[-–/] ?[a-z]{3} $/;
const CODE_BEFORE = /(?:^|[ (])[a-z]{3} $/;
/** `09:05 train Ghent – Lille, arr. 10:20`: the word for an arrival right before it. */
const ARRIVES = compactPattern(
  /(?<= (?:-|–|—|->|→|>|to|nach|naar|a|pour|per) [^\d;:()]{2,40})(?:,? (?:(?:with|mit|avec|con|com) )?| \()(?:arr(?:iv(?:es?|ing|al|ee|o))?\.?|eta|an|ank(?:unft)?\.?|llegada|chegada|aankomst)(?: (?:at|um|a las|a|alle|alle ore|ore|as|gegen|ca\.?|circa|around|about|approx\.?|vers|sobre las|verso le))? $/,
);
/** `departs JFK 10:15, arrives LHR 22:20`, `Abflug Frankfurt 9:20, Ankunft Palma 11:35`: where one arrives is named before the hour. */
const ARRIVES_IN = compactPattern(
  /^(?: \([^():]{1,24}\)(?=,))?(?:[^\d;:()]{0,40}?(?:[a-z]{2}|[a-z]\d|\d[a-z]) ?\d{2,4})?[^\d;:()]{0,60}?(?<joint>,? (?:and|und|et|y|e|with|mit|avec|con|com) |, |[ ,])(?<arrives>(?:arr(?:iv(?:es?|ing|al|ee|o))?\.?|eta|an|ank(?:unft|\.)?|landing|lands?|llega(?:da)?|chega(?:da)?|aankomst)(?<where>(?: [a-z'-]{1,16}){0,4}?)(?<at> (?:at|um|gegen|a|vers|alle|ore|alle ore|a las|as))? )$/,
);
/** `07:35 train from Ost, 10:30 arrive Top of Europe`: behind the hour of the arrival. */
const ARRIVES_NEXT =
  /^ (?:arr(?:ive[sd]?|ival|iving)?\.?|an|ankunft|arrivee|llegada|arrivo|chegada|aankomst)(?: (?:at|in|a|en|em))? [a-z][^\d,;:]{2,40}\.?$/;
/** `alle 17.40 siamo giù`, `um 11:19 Uhr sind wir in Lille`, `at 9.55 we are there`: behind its hour that one has arrived. */
export const isThere = (behind: string): boolean => THERE.test(behind);
const THERE =
  /^(?: ?(?:uhr|uur|hrs?|h))?,? (?:(?:siamo|saremo|si e|estamos|estaremos|nous sommes|nous serons|on est|on sera|sind wir|seid ihr|zijn we|we are|we're|we'll be|you are|you're|you'll be) (?:(?:gia|schon|already|deja|ya|ja|al) )?(?:giu|li|la|sul posto|arrivat[ie]|a casa|there|home|back|da|dort|zuhause|zu hause|an|alli|ahi|en casa|er|thuis|terug|sur place|arrives?|la-bas|rendus|(?:a|in|en|em|nach|at) [a-z][a-z' -]{2,24})|(?:arriviamo|si arriva|llegamos|chegamos|nous arrivons|on arrive|kommen wir|komen we|we arrive|you arrive) (?:(?:a|in|en|em|at|nach) )?[a-z][a-z' -]{0,24})[.!]?$/;
const UNIT = /^(?: ?(?:uhr|uur|hrs?|h)\b)?,? ?/;
const AND_AT =
  /(?:,| (?:and|und|et|y|e|en))(?: (?:and|und|et|y|e|en))? (?:at|um|gegen|a|alle|verso le|a las|sobre las|as|om|rond|vers) $/;
const ENDS_AT_COMMA = /^ [^\d,;:()]{3,50}, $/;
/** That something flies or goes by the timetable. */
const BY_TIMETABLE =
  /\b(?:(?:[a-z]{2}|[a-z]\d|\d[a-z]) ?\d{2,4}|dep(?:arts?|arture)?|etd|abflug|abfahrt|ab|flug|(?:ruck|hin|heim|weiter)flug|flight|vol|vuelo|volo|voo|vlucht|vuelta|regreso|ruckfahrt|heimfahrt|retour|ritorno|rientro|volta|return|train|trein|zug|tren|treno|comboio|ferry|fahre|boot|boat|bus|coach|shuttle|vertrek|partenza|salida|partida|decollage|depart)\b/;
/** How long it takes, in a column of its own. */
const LENGTH = '(?:dauer|fahrzeit|reisezeit|duration|travel time|duree|duracion|durata|duracao|duur|reistijd)';
/** `seats car 7 10D+E`, `Wagen 7`: where one sits, right behind the hour. */
const SEAT =
  '(?:seats?|coach|car|carriage|wagen|wag\\.|sitz(?:e|platze?)?|platze?|voiture|places?|carrozza|coche|plazas?|asientos?|posti|lugares) (?:[a-z]{2,8} )?\\d';
/** Behind the arrival nothing stands but where it is, where one sits, and the date of the next day. */
const WAY_ENDS = compactPattern(
  `^(?:\\)|(?: \\(\\+[12]\\))?(?: [^\\d,;:()]{2,40}?)?(?:,? ${TRACK})?)(?: (?:on|am|le|el|il|op) \\d{1,2}[/.]\\d{1,2}\\.?)?(?:\\.?$| {1,4}\\(|, | (?=${SEAT})| {2,}(?=[a-z]{1,4} ?\\d{1,5}\\b|${LENGTH} ?:?\\d))`,
);
/** Tracks or, behind a gap, the number of the train say that it is one ride, whatever marks part its hours. */
const BY_RAIL = compactPattern(`\\b${TRACK}|^(?: \\(\\+[12]\\))? [^\\d,;:()]{2,40}? {2,}[a-z]{1,4} ?\\d{1,5}\\b`);
const LONGEST = 90;

export interface Arrival extends TimeMention {
  /** Where the word before it begins. */
  readonly word: number;
  /** The line tells its tracks or its train. */
  readonly isByRail?: true;
  /** Where a clause begins that says what is about the ride: `which gets you into Hythe at 9.55`. */
  readonly clause?: number;
}

/** When the journey that leaves at `first` arrives, if the text says so; `times` are all of the text. */
export function arrivalBehind(first: TimeMention, times: readonly TimeMention[], folded: string): Arrival | null {
  const next = times[times.indexOf(first) + 1];
  if (next === undefined || next.time.end !== null || next.from - first.to > LONGEST) return null;
  const way = folded.slice(first.to, next.from);
  if (ARRIVES_NEXT.test(folded.slice(next.to, next.to + LONGEST)) && ENDS_AT_COMMA.test(way) && BY_TIMETABLE.test(way))
    return { ...next, word: next.from - 1 };
  const there = isThere(folded.slice(next.to, next.to + LONGEST)) ? AND_AT.exec(way) : null;
  if (there !== null && GOES.test(folded.slice(0, first.to)))
    return {
      ...next,
      word: first.to + there.index,
      clause: next.to + (UNIT.exec(folded.slice(next.to, next.to + 8))?.[0].length ?? 0),
    };
  const told = arrivalTold(folded, first, next);
  if (told !== null) return { ...next, ...told };
  if (!WAY_ENDS.test(folded.slice(next.to, next.to + 60))) return null;
  const isCalled = CODE_NEXT.test(way) && CODE_BEFORE.test(folded.slice(0, first.from));
  const lead = ARRIVES.exec(way);
  const word = lead === null ? next.from : first.to + lead.index;
  if (WAY_BETWEEN.test(way) && (BY_RAIL.test(way) || BY_RAIL.test(folded.slice(next.to, next.to + 60))))
    return { ...next, word, isByRail: true };
  if (isCalled || WAY_BETWEEN.test(way)) return { ...next, word };
  // `LH2022 MUC-DUS 07:00 08:10`
  if (way === ' ' && AIRPORTS_BEFORE.test(folded.slice(0, first.from))) return { ...next, word: next.from };
  if (lead !== null) return { ...next, word };
  const named = ARRIVES_IN.exec(way);
  if (named === null || !BY_TIMETABLE.test(folded.slice(0, next.from))) return null;
  const { joint = '', arrives = '', where, at = '' } = named.groups ?? {};
  // The words stay that name where one arrives; alone they are no part of the name.
  return { ...next, word: next.from - (where === '' ? joint.length + arrives.length : at === '' ? 0 : at.length + 1) };
}

/**
 * `The train leaves Ghent at 8:40 and is in Lille at 11:19`, `the 8.40 ferry from Rye, which gets you into Hythe at 9.55`: where the words for
 * the second time begin, that of the arrival alone or, where one only comes back, all of them; a clause of its own is about the ride.
 */
function arrivalTold(folded: string, first: Mention, next: Mention): Pick<Arrival, 'word' | 'clause'> | null {
  const told = TOLD.exec(folded.slice(first.to, next.from));
  if (told === null || !ENDS.test(folded.slice(next.to, next.to + 8))) return null;
  const { way2, way = way2 ?? '', which, back, at = '' } = told.groups ?? {};
  const end = first.to + way.length;
  if (!GOES.test(folded.slice(0, first.to + way.length + 24))) return null;
  if (which !== undefined) return { word: end, clause: end + which.indexOf('which') };
  return { word: back === undefined && way2 === undefined ? next.from - at.length : end };
}

const TOLD = compactPattern(
  /^(?<way>(?: [^.,;:!?()\d]{1,40})?)(?:,? and |(?<which>,? which )|, )(?:(?<back>(?:is|gets?|comes?|returns?) back|returns|is home)|is (?:in|at)|arriv(?:es|ing)|reach(?:es|ing)|gets (?:you |us )?(?:in|to|into)|getting (?:you |us )?(?:in|to|into)|brings (?:you|us) (?:to|into)|pulls into|lands|docks)(?: (?!from )[^.,;:!?()\d]{1,40}?)?(?<at> at(?: about| around)? )$|^(?<way2>(?: [^.,;:!?()\d]{1,40})?) and (?:gets in|arrives|lands|docks)(?: at)? $/,
);
const ENDS = /^(?:[.,;!]|\s\(|$|\slocal\b)/;
/** What goes, or that it goes. */
const GOES =
  /\b(?:train|express|sleeper|ferry|boat|launch|catamaran|ship|cruise|bus|coach|shuttle|tram|flight|plane|leaves?|departs?|sails?|sets off|takes off|zug|fahre|flug|schiff|treno|traghetto|pullman|corriera|volo|tren|barco|vuelo|avion|autobus|bateau|car|vol|comboio|autocarro|trein|boot|veerboot|vlucht)\b/;

interface Aside extends Mention {
  /** A price stands behind it, which it leaves to the entry. */
  readonly isUpToPrice: boolean;
}

/** `… Lille 11:19, coach 8, seats 5 and 6`, `… Lille 11:19 (sit on the left)`: what is said about the ride behind its arrival. */
export function findAsideBehind(text: string, arrival: Arrival, prices: readonly Mention[]): Aside | null {
  const whole = asideBehind(text, arrival);
  const price = whole && prices.find(({ from }) => from >= whole.from);
  if (!whole || !price) return whole && { ...whole, isUpToPrice: false };
  const to = BEFORE_PRICE.exec(text.slice(0, price.from))?.index ?? 0;
  return to <= whole.from || text.charAt(whole.from - 1) === '(' ? null : { from: whole.from, to, isUpToPrice: true };
}
const BEFORE_PRICE = /[\s,;–—-]+$/;

function asideBehind(text: string, { to: end, clause }: Arrival): Mention | null {
  if (clause !== undefined) return { from: clause, to: text.endsWith('.') ? text.length - 1 : text.length };
  const tail = text.slice(end);
  const gap = BEHIND_GAP.exec(tail);
  if (gap !== null) return { from: end + gap[0].length, to: text.length };
  if (IN_BRACKETS.test(tail)) return { from: text.indexOf('(', end) + 1, to: text.lastIndexOf(')') };
  return SEATS.test(tail) ? { from: end + 2, to: text.length } : null;
}

/** ` Köln Hbf pl 5   ICE 225   coach 23`: its train and seats behind the place. */
const BEHIND_GAP = compactPattern(`^(?: \\(\\+[12]\\))?(?: [^\\d,;:()]{2,40}?)?(?:,? ${TRACK})? {2,}(?=[^\\s(])`, 'i');
const IN_BRACKETS = /^\s+\([^()]{3,100}\)\.?$/;
const SEATS =
  /^, (?:(?:please )?sit (?:on|left|right|at)\b|(?:reserved |reserviert |resa )?(?:cars?|coach(?:es)?|carriages?|seats?|platforms?|wagen|wg\.|sitze?|pl[aä]tze?|gleis|voitures?|places?|quai|voie|coches?|asientos?|v[ií]a|carrozz[ae]|post[oi]|binario|carruagem|lugar(?:es)?|rijtuig|zitplaats(?:en)?|spoor) [a-z]{0,3} ?\d|(?:first|second|1st|2nd|standard) class\b|[12]\. klasse\b)/i;
