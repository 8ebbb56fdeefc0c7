/**
 * The words around a flight: what they say of the time or place behind them (departure, arrival), of the direction of the journey, of a
 * wait between flights. English, German, French, Spanish, Italian, Portuguese, with the Dutch and Scandinavian words of airlines' mails.
 * Works on folded text.
 */

import { allMatches } from '../text/all-matches.ts';
import { codeAt, hasDigit, isDigit } from '../text/character-class.ts';
import { compactPattern } from '../text/compact-pattern.ts';
import { type LineLook, LinePattern } from '../text/line-look.ts';
import { NumberedRegex } from '../text/numbered-regex.ts';
import { StartTable } from '../text/start-table.ts';
import { alternation, type Mention } from './annotation.ts';
import { WEEKDAYS } from './vocabulary/calendar-words.ts';

export type FlightEnd = 'depart' | 'arrive';

export interface EndWordMention extends Mention {
  readonly end: FlightEnd;
  /** `to`, `de`, `an`: counts only right before a time or a place. */
  readonly isPreposition: boolean;
}

const DEPART =
  'departures?|departing|departs?|dep|leaves?|leaving|leavng|leavin|lvng|lving|lvs|takes? off|etd|abflug(?:s?(?:zeit|ort|hafen))?|abfahrt|abreise|fliegt ab|startet|au depart de|partir|parte|part|salidas?|sale|salida de|partenza|partida|saida|sai|avgang|afgang|afg|afrejse|vertrekt?|vertrek(?:tijd|plaats|haven|luchthaven)';
const ARRIVE =
  'arrivals?|arriving|arrives?|arrive|arr|lands?|landing|landng|lnds|(?:you.?(?: a)?re|ur|u r) (?:back )?in(?:to)?|reach(?:es|ing)?|gets? in(?:to)?|(?:gets?|brings?|takes?|has|have|getting|bringing|taking) (?:you|us|them) (?:back |home |on )?(?:in(?:to)?|to|at)|getting in(?:to)?|(?:back|home) (?:in(?:to)?|at)|touch(?:es)? down|eta|ankunft(?:s(?:zeit|ort|flughafen))?|zielflughafen|kommt an|landet|landung|arrivee|llegadas?|llegando|llega|arrivo|arriva|chegada|chega|ankomst|ank|ankommer|lander|aankomst(?:tijd|plaats|luchthaven)?';
const BEFORE = 'from|frm|fra|origin[ei]?|origen|origem|von|ab|de|desde|da|du|fran|van';
/** `départ Paris à 10:30`, `sale a las 7:35`: before an hour it is the same as `at`, but between two of them (`de 10:30 a 14:50`). */
const TO_OR_AT = '(?:(?<=\\d[:.h]\\d\\d(?: ?hs?)? )a|a(?! (?:las )?\\d))';
const BEHIND = `(?<=(?:leaves?|leaving|departs?|departing|sets? off|bound|flies|flying) )for|to|into|destination|destino|destinazione|bestemming|nach|an|${TO_OR_AT}|au|para|hasta|vers|pour|per|al|till|naar`;
const END_WORD = new NumberedRegex(
  `(?<![a-z0-9@.'’-])(?:(?<depart>${DEPART})|(?<arrive>${ARRIVE})|(?<before>${BEFORE})|(?<behind>${BEHIND}))(?![a-z0-9'’@-])\\.?`,
  'g',
);

export const END_WORDS = new LinePattern(END_WORD.regex);
const [DEPARTS, ARRIVES, STARTS] = [END_WORD.group('depart'), END_WORD.group('arrive'), END_WORD.group('before')];

export function findEndWords(folded: string): EndWordMention[] {
  const found: EndWordMention[] = [];
  for (const match of allMatches(END_WORD.regex, folded)) {
    const isBefore = match[STARTS] !== undefined;
    const departs = match[DEPARTS] !== undefined;
    found.push({
      from: match.index,
      to: match.index + match[0].length,
      end: departs || isBefore ? 'depart' : 'arrive',
      isPreposition: !departs && match[ARRIVES] === undefined,
    });
  }
  return found;
}

/** A letter or figure of folded text; marks may stand before the words of a direction, so many at most. */
const isWordUnit = (code: number): boolean => isDigit(code) || (code >= 0x61 && code <= 0x7a);
const MAX_LEAD = 6;

type Direction = 'outbound' | 'return';

export interface DirectionMention extends Mention {
  readonly direction: Direction;
  /** `Depart`, `Departure`: the direction only where the text has a return too, else the time behind it. */
  readonly isOpen: boolean;
}

const FLIGHT =
  '(?:[ -](?:flights?|journey|trip|leg|bound|travel|sector|date|segments?|itinerary|option|flug|reise|vol|vuelo|viaje|volo|viaggio|voo|viagem|vlucht|reis|resa))?';
const DIRECTION_WORDS =
  '(?:(?:your |(?:on |for )?the (?:way )?|le |au |pour le |(?:a )?la |el |il |al |o |na |a |auf dem |auf der |beim |zum )?(?:' +
  `(?<out>outbound|outward|onward|out-?bound|going out|going|out|there|way out|hinflug|hinreise|hinfahrt|hin|vol aller|trajet aller|aller|vuelo de ida|viaje de ida|ida|volo di andata|andata|voo de ida|utresa|utreise|heenvlucht|heenreis|heen|flight out|flights out)${FLIGHT}|` +
  `(?<back>return(?:ing)?|rtn|ret(?=\\s?:|\\s)|bak(?= )|in(?=\\s?:|\\s{1,3}(?:(?:mon|tue|wed|thu|fri|sat|sun)(?:s|r|rs|nes|ur)?(?:day)?[.,]?\\s\\d|\\d{1,2}\\s?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\s))|inbound|homebound|homeward|back|way back|coming home|coming back|going home|home|ruckflug|ruckreise|ruckfahrt|ruckweg|ruck|hjemad|hjem|hjemrejse|hjemtur|hjemover|hem|zuruck|vol retour|trajet retour|retour|vuelo de (?:vuelta|regreso)|viaje de vuelta|vuelta|regreso|volo di ritorno|ritorno|rientro|voo de (?:volta|regresso)|volta|regresso|hemresa|hjemreise|terugvlucht|retourvlucht|retourreis|terugreis|terug|flight (?:back|home)|flights (?:back|home))${FLIGHT}|` +
  '(?<open>departing (?:flights?|journey|trip|leg|on)|departing|depart(?:ure|s)? (?:flights?|journey|trip|leg|date)|depart(?:ure)?)' +
  '))';
/** `out sq317`: the code of an airline, none of the small words that are letters of one. */
const DESIGNATOR =
  '(?!(?:at|in|on|by|to|of|or|um|le|el|il|de|da|du|an|no|is|my|we|us|it|up|as|do|go|so|os|la|se|am|pm|mo|di|mi|fr|sa|th|tu|su|dh|rm)\\s)(?:[a-z]{2}|[a-z]\\d|\\d[a-z])';
const DIRECTION = new NumberedRegex(
  `^[^a-z0-9]{0,${MAX_LEAD}}${DIRECTION_WORDS}` +
    `(?<after>\\s{0,3}(?:[:–—|,(•·*>→-]|\\d|$|\\s(?:on|from|am|le|el|il|em|om|via|with|mit|the)\\s)|\\s{1,3}${DESIGNATOR}\\s?\\d{1,4}(?![\\d:.h])|\\s{1,40}(?:${alternation(WEEKDAYS.keys())})(?![a-z]))`,
  '',
);

const [OUT, BACK, OPEN, AFTER] = [
  DIRECTION.group('out'),
  DIRECTION.group('back'),
  DIRECTION.group('open'),
  DIRECTION.group('after'),
];

const MAY_BE_DIRECTION = new StartTable([DIRECTION_WORDS]);

/** At the start of a line, as a heading or before its flight. */
export function findDirection(folded: string): DirectionMention | null {
  let start = 0;
  while (start <= MAX_LEAD && !isWordUnit(codeAt(folded, start))) start++;
  if (MAY_BE_DIRECTION.at(folded, start) === 0) return null;
  const match = DIRECTION.regex.exec(folded.slice(0, 60));
  if (!match) return null;
  const word = match[OUT] ?? match[BACK] ?? match[OPEN] ?? '';
  const end = match[0].length - (match[AFTER] ?? '').length;
  const lead = /^[^a-z0-9]*/.exec(match[0])?.[0].length ?? 0;
  return {
    from: Math.max(lead, Math.min(match[0].indexOf(word), end)),
    to: end,
    direction: match[BACK] === undefined ? 'outbound' : 'return',
    isOpen: match[OPEN] !== undefined,
  };
}

const TURN = compactPattern(
  /(?<=[a-z0-9)][\s,;/–-]{1,4})(?<!\b(?:you|us|them|arrives?|arriving|lands?|landing|gets?|getting) )(?!(?:and )?(?:then )?back (?:in(?:to)?|at) )(?:(?:and )?(?:then )?(?:& )?(?:(?:coming|flying|heading|travelling) (?:back|home)|home(?=,? (?:again )?(?:on )?(?:the )?(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}|\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?[a-z]{3,9})?)(?![a-z\d:.]))|back|return(?:s|ing)?|rtn|inbound|zuruck|ruckflug|retour|vuelta|regreso|ritorno|rientro|volta))(?![a-z])(?!\s(?:fare|ticket|price|trip|flights?|airfare|journey|tarif|fares))/,
);

const TURN_HINT = /back|home|ret|rtn|inbound|ruck|vuelta|regreso|ritorno|rientro|volta/;
export const TURN_WORDS = new LinePattern(TURN, TURN_HINT.source);

/** `10 Aug 06:15-09:55, back 17 Aug`: a word for the way back inside a line. */
export function findTurn(folded: string): Mention | null {
  if (!TURN_HINT.test(folded)) return null;
  const match = TURN.exec(folded);
  if (match === null) return null;
  const to = match.index + match[0].length;
  // `Malta return: Sun 6 Jun 06:15, back Sun 13 Jun`: the first names the trip.
  const later = folded.charAt(to) === ':' ? TURN.exec(folded.slice(to)) : null;
  if (later !== null) return { from: to + later.index, to: to + later.index + later[0].length };
  return { from: match.index, to };
}

const WAITS =
  'lay[ -]?overs?|stop-?overs?|(?<=\\d\\s?(?:h|hrs?|hours?|m|mins?|minutes?)\\s)(?:stop(?=$| in )|change(?= (?:in|at) )|changement(?= a )|cambio(?= (?:en|a|em) )|wechsel(?= in ))|(?<=^\\W{0,6})(?:change|changement|cambio|wechsel|overstap|troca)(?= (?:in|at|a|en|em|op) )|connect(?:ion|ing|s)?|connection time|transfer(?: time)?|change (?:of )?planes?|(?:plane|terminal) change|waiting time|wait|ground (?:time|hours?)|transit|umsteige(?:zeit|n)?|umstieg|aufenthalt|zwischenstopp|escale|correspondance|attente|escala|conexion|trasbordo|tiempo de espera|scalo|sosta|coincidenza|attesa|conexao|espera|overstap(?:tijd)?|byte';
/** F-691: `1 h 45 sans escale` waits nowhere. */
const WAIT = compactPattern(`(?<![a-z])(?<!\\b(?:sans|sin|senza|sem|ohne|without|zonder|no) )(?:${WAITS})(?![a-z])`);

export const WAIT_WORDS = new LinePattern(WAIT);

/** A word for the wait between two flights. */
export function findWaitWord(folded: string): Mention | null {
  const match = WAIT.exec(folded);
  return match ? { from: match.index, to: match.index + match[0].length } : null;
}

/** `12 hr 40 min · 1 connection`: how often one changes behind the length of the journey says nothing of the length of the wait. */
export const isCountBehind = (wait: Mention, length: Mention, folded: string): boolean =>
  length.to < wait.from && COUNT_BEFORE.test(folded.slice(length.to, wait.from));
const COUNT_BEFORE = /[^\d:.,]\d\s$/;

const IN_AIRPORT = compactPattern(
  `^[^a-z]{0,6}(?:self-)?(?:${WAITS}) (?:in|at|within|inside) (?:the )?(?:same )?airport\\W{0,3}$`,
);

const IN_PLACE = compactPattern(
  `^[^a-z]{0,6}(?:self-)?(?:${WAITS}) (?:in|at|within|a|en|em|te|op) [a-z][a-z .'(),-]{2,36}$`,
);

/** `Layover in Doha`, `Umstieg in Wien (VIE)` alone on its line. */
export const isWaitInPlace = (folded: string): boolean => folded.length <= 60 && IN_PLACE.test(folded);

/** `Connect in airport`: what pages of search results write under the length of a wait. */
export const isWaitInAirport = (folded: string): boolean => folded.includes(' airport') && IN_AIRPORT.test(folded);

const ALONE = compactPattern(`^[^a-z]{0,6}(?:self-)?(?:${WAITS})\\W{0,3}$`);

/** `Layover`, `Umstieg` and nothing more. */
export const isWaitAlone = (folded: string): boolean => folded.length <= 24 && ALONE.test(folded);

const TOTAL =
  /(?<![a-z])(?:total(?: (?:travel|journey|flight|flying|trip|elapsed))?(?: time| duration| hours?)?|(?:total|complete) (?:time|duration)|(?:journey|trip) (?:time|duration|hours?)|gesamt(?:e)?(?:reise|flug)?(?:zeit|dauer)?|reisezeit|reisedauer|duree (?:totale|du trajet)|duracion total|tiempo total|durata totale|duracao total|tempo total|totale reistijd)(?![a-z])/;

/** A word that makes the duration behind it that of the whole journey. */
export function findTotalWord(folded: string): Mention | null {
  if (!/total|journey|trip|gesamt|reise/.test(folded)) return null;
  const match = TOTAL.exec(folded);
  return match ? { from: match.index, to: match.index + match[0].length } : null;
}

const OPERATED =
  /(?<![a-z])(?:operated|flown|op(?:era)?t?d)\s?(?:by|as)\s?:?\s|(?<![a-z])(?:op\. by|opb|operating (?:carrier|airline)\s?:?|(?:durchgefuhrt|ausgefuhrt) von(?:\s?\/\s?operated by)?|opere par|assure par|operad[oa] (?:por|pel[oa])|operat[oa] da(?:lla)?|opereras av|uitgevoerd door)(?:\s?:)?\s/;
/** Where the operating carrier's name ends. */
const NAME_END =
  /\s{2,}|[()|;,·•]|\s[-–—]\s|\.\s|\.$|\s(?:dep(?:arts?)?|arr(?:ives?)?|class|economy|business|for|on|from|with|and|dba)\s|\s\d/;

/** `… as KE 467`, `… (KE 467)`, `… als Flug KE 467`: the operating carrier's own number, which nobody books. */
const OWN_NUMBER = compactPattern(
  /,?\s(?:(?:as|als|unter|sous|como|come|under|com o numero|som|con il numero)\s(?:(?:its own |the |le |il |el )?(?:flight|flug|vol|vuelo|volo|voo|vlucht|numero|number)(?: (?:number|nummer|nr\.?|no\.?))?\s)?\(?|\()(?:[a-z]{2}|[a-z]\d|\d[a-z])[\s-]?\d{1,4}(?![\d:a-z])\s?\)?/,
);

const OPERATED_HINT = /oper|flown|opb|fuhrt|assure|uitgev|optd|opd/;
export const OPERATED_WORDS = new LinePattern(OPERATED, OPERATED_HINT.source);

export interface OperatedMention extends Mention {
  /** Where the words for it start. */
  readonly wordFrom: number;
  /** Where the carrier's own number ends, else the name. */
  readonly numberTo: number;
}

/** `operated by Iberia Express`, `operated by Korean Air as KE 467`: the mention is the name. */
export function findOperatedBy(folded: string): OperatedMention | null {
  if (!OPERATED_HINT.test(folded)) return null;
  const match = OPERATED.exec(folded);
  if (!match) return null;
  let from = match.index + match[0].length;
  while (/[\s:/]/.test(folded.charAt(from))) from++;
  const rest = folded.slice(from, from + 60);
  const end = NAME_END.exec(rest)?.index ?? rest.trimEnd().length;
  const own = OWN_NUMBER.exec(folded.slice(from, from + 90));
  const hasOwn = own !== null && own.index <= end + 1;
  const length = hasOwn ? Math.min(end, own.index) : end;
  if (length === 0 || OPERATED.test(`${rest.slice(0, length)} `)) return null;
  const to = from + length;
  return { wordFrom: match.index, from, to, numberTo: hasOwn ? from + own.index + own[0].length : to };
}

const AIRCRAFT = compactPattern(
  /(?<![a-z0-9])(?:(?:airbus|boeing|embraer|bombardier|canadair|(?:de havilland|dhc) dash|dash|atr|crj|saab|comac|fokker|sukhoi|antonov|beechcraft|cessna|avro)(?: industrie| regional jet)?[ -]?(?:[a-z]{0,3}[- ]?\d{2,3}(?:[- ](?:\d{1,4}(?:er|lr|neo|max)?|neo|max(?: ?\d{1,2})?|dreamliner|er|lr))?(?: ?(?:neo|max ?\d{0,2}|dreamliner|er|lr))?(?: [(]?(?:winglets|dreamliner)[)]?)?|[a-z]{1,3}\d{0,3})|(?:a3[0-8]\d|a2[12]0|a3[0-8]0|b7[0-8]7|e1[79]\d|e29\d|7[0-8]7)(?:[- ]?(?:neo|max ?\d{0,2}|\d{3}(?:er|lr)?|8|9|10))?)(?![a-z0-9])/,
);

/** `Flight`, `Flug Nr.` alone: the figures stand on the next line. */
export const isFlightLabel = (folded: string, look: LineLook): boolean => FLIGHT_LABEL.test(look, folded);
const FLIGHT_LABEL = new LinePattern(
  /^(?:flight|flt|flug|vol|vuelo|volo|voo|vlucht)(?:\s?(?:number|nummer|numero|no|nr|n[°o])\.?)?\s?[:#]?$/,
);

const AIRCRAFT_HINT = /air|boe|emb|bom|dash|atr|crj|saab|comac|fokker|sukhoi|antonov|beech|cessna|avro|[abe]\d|7\d7/;
export const AIRCRAFT_WORDS = new LinePattern(AIRCRAFT, AIRCRAFT_HINT.source);

/** `Airbus A350`, `Boeing 787-9`, `B777`: the first from `start` on. */
export function findAircraftName(folded: string, start = 0): Mention | null {
  if (!hasDigit(folded) || !AIRCRAFT_HINT.test(folded)) return null;
  const match = AIRCRAFT.exec(folded.slice(start));
  const from = start + (match?.index ?? 0);
  return match ? { from, to: from + match[0].length } : null;
}
