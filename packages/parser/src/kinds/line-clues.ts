/**
 * What single lines say of a text's kind: a flight on a reservation system's screen, a heading `Day 3`, a price per person with a date to book
 * by. Each clue weighs what it says and counts only so often.
 */

import { findLeadingDayNumber } from '../annotators/day-number.ts';
import { findLeadingPeriod } from '../annotators/period.ts';
import type { Span } from '../model/answer.ts';
import type { ContentKind } from '../model/content-kind.ts';
import { compactPattern } from '../text/compact-pattern.ts';
import { type Line, readLines } from '../text/lines.ts';
import { spanOf } from '../text/passage.ts';
import { foldText } from '../tokenizer/fold-text.ts';

export interface KindClue {
  readonly kind: ContentKind;
  /** What was seen: `day heading`, `price per person`. */
  readonly clue: string;
  /** Where, the first few times. */
  readonly spans: readonly Span[];
  /** What the clue adds to its kind. */
  readonly weight: number;
}

const LINE_MAX = 240;
const SHOWN_MAX = 5;

interface SeenLine {
  readonly text: string;
  readonly folded: string;
}
/** `[from, to)` of what was seen in the line. */
type Seen = readonly [from: number, to: number] | null;

interface ClueRule {
  readonly kind: ContentKind;
  readonly clue: string;
  readonly weight: number;
  /** Lines that count; more say nothing more. */
  readonly most: number;
  see(line: SeenLine): Seen;
}

/** A pattern over the folded line, or over the line as it is where capitals matter. */
const inFolded = (pattern: RegExp) => (line: SeenLine) => place(pattern.exec(line.folded));
const inText = (pattern: RegExp) => (line: SeenLine) => place(pattern.exec(line.text));
const place = (match: RegExpExecArray | null): Seen => match && [match.index, match.index + match[0].length];

const MONTH = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
/** ` 1 AA1734O 06MAY Q PHXDFW*SS2`, `SQ  33  N  08APR27  THU  SFO SIN`. */
const SCREEN_SEGMENT = compactPattern(
  `(?<![a-z0-9])(?:[a-z]{2}|[a-z]\\d|\\d[a-z]) ?\\d{1,4} {0,3}[a-z]? {0,2}\\d{1,2}(?:${MONTH})(?:\\d\\d)?\\b`,
);
const SCREEN_PRICE =
  /\b(?:fqg? ?\d|nuc ?\d{2}|nuc\b.{0,4}end|roe ?\d\.|base fare|taxes\/fees|fare (?:usd|eur|gbp|cad|aud)|last (?:date|day) to purchase|last tkt dte|tkt\/time limit|grand tot(?:al)? inc|\d\.\d\dttl)/;
const FLIGHT_NUMBER =
  /(?<![A-Z0-9.,$€£-])(?!AM|PM|AD|NO|CH|ID|RS|US|EU)(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])[ *#]{0,2}\d{2,4}(?![\d:.,]\d|[A-Z0-9%])/;
const AIRPORT_CODE =
  /\((?!USD|EUR|GBP|CAD|AUD|INR|CHF|AED|VAT|TBC|TBA|UTC|GMT|ETA|ETD|MON|TUE|WED|THU|FRI|SAT|SUN)[A-Z]{3}\)|(?<![A-Z])[A-Z]{3} ?(?:-|–|—|→|>|\/) ?[A-Z]{3}(?![A-Z])/;
const AIR_TERMS =
  /\b(?:non-?stop|layovers?|connecting|operated by|(?:departing|returning|outbound|inbound|return) flights?|flight (?:quote|options?|details|no)|travel time|checked bags?|carry-?on|hand (?:luggage|baggage)|bag allowance|cabin(?: class)?:|air ?fares?|fare (?:class|basis|includes|rules?)|ticketed|tickets? (?:by|are)|aller-?retour|handgepack|freigepack|hinflug|ruckflug|vol (?:aller|retour)|vuelo de (?:ida|vuelta)|equipaje de mano|volo di (?:andata|ritorno)|bagaglio a mano|voo de (?:ida|volta)|(?:depart|arriv)(?:s|e|ing|ure|al)?\b.{0,30}\d[:.h]\d\d|\bdep\b.{0,12}\d\d[:.h]?\d\d|one[- ]way|round[- ]?trip|premium economy|economy|business class)\b/;

const CLOCK_START =
  /^[^a-z0-9]{0,6}(?:\d{1,2}[:.]\d{2} ?(?:am|pm|a\.m\.|p\.m\.|uhr|h|hrs)?|\d{1,2} ?(?:am|pm|uhr|h\d{0,2})|[012]\d[0-5]\d)(?: ?(?:-|–|to|bis) ?\d{1,2}[:.]?(?:\d{2})? ?(?:am|pm|uhr)?)?(?:[\s:–—|-]+|\s)[a-z(]/;
const DATED_HEADING = compactPattern(
  `^[^a-z0-9]{0,4}(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)\\b[,.]? .{0,3}(?:\\d{1,2}\\.?|${MONTH})|^[^a-z0-9]{0,4}\\d{1,2}(?:[/.]\\d{1,2}(?:-\\d{1,2})?[^a-z0-9/.]{1,4}[a-z]|\\.? (?:${MONTH})[a-z]{0,6}\\b)`,
);
/** The head of a table of days: `Day | Date | Port`, `Date<tab>Day<tab>Time<tab>Activity`. */
const DAY_TABLE =
  /^[^a-z0-9]{0,4}(?:day|date|tag|datum|jour|dia|fecha|giorno|data)\b[^|\t]{0,12}[|\t](?!.*\b(?:carrier|airline|flt|flight|from|price|rate)\b).*\b(?:day|time|activity|activities|plan|date|port|place|city|location|destination|route|highlights?|overnight|stay|datum|fecha|tag|uhrzeit|aktivitat|programm|ort|activite|depart|ville|actividad|lugar|ciudad|attivita|luogo|citta|atividade|cidade)\b/;
const PLAN_WORD =
  /\b(?:itinerary|itineraries|itineraire|itinerario|roteiro|reiseplan|reiseverlauf|programm?e?|day[- ]by[- ]day|jour par jour|road ?trip|trip plan|\d{1,2}-day plan)\b/;

const PER_PERSON =
  /\b(?:per (?:person|couple|adult|cabin|pax)|(?:\d|[a-z] )pps?\b|\d ?p\.?p\.?\b|pp (?:twin|dbl|sharing)|p\.p\.|pro person|p\. ?p\.|por persona|par personne|a persona|por pessoa|per persoon|double occupancy|(?:twin|two|double) sharing|precio final|base doble)/;
const NIGHTS =
  /\b\d{1,2} ?(?:-|–)? ?(?:nights?|nts?|nachte|noches|nuits|notti|noites)\b|\b\d{1,2}n ?\/? ?\d{0,2}d?\b|\b(?:three|four|five|six|seven|eight|nine|ten) nights\b/;
const OFFER_WORD =
  /\b(?:offers?|deals?|specials?|sale|promo(?:tion)?s?|packages?|\d{1,2} ?% (?:off|discount)|save (?:up|[$€£]|\d)|was [$€£a-z]{0,4} ?\d|now (?:only|[$€£])|book (?:by|before|now|this)|booking (?:window|deadline)|reserve (?:by|before|your)|valid (?:until|through|for travel)|expires?|on sale|limited (?:time|space|seats)|only \d+ (?:rooms?|seats?|cabins?) left|departures?:?$|hot sheet|angebot|buchbar bis|fruhbucher|rabatt|oferta|promocion|reserva antes|valid[ao] hasta|salidas|offre|promo|reservez avant|offerta|sconto|prenota entro|oferta|desconto|reserve ate)\b/;
const FROM_PRICE =
  /\b(?:from|starting at|only|just|ab|desde|a partire da|a partir d[eo]|des|rates?:?|price:?|precio:?|preis:?|prix:?)\s{0,2}(?:[$€£₹¥]|us\$|usd|eur|gbp|aud|cad|inr|aed|rs\.?|chf) ?\d/;
const INCLUSIONS =
  /^[^a-z0-9]{0,6}(?:(?:package|price|rate|offer|tour|cruise|fare|deal|your holiday|holiday|trip|the rate|all packages)?s? ?(?:includes?|included|inclusions?|excludes?|excluded|exclusions?)|what'?s (?:not )?included|what you(?:'ll| will)? get|not included|highlights|trip highlights|why (?:clients|you)|terms|terms (?:and|&) conditions|terms (?:&|and) restrictions|restrictions|conditions|the small print|(?:el precio )?(?:no )?incluye|condiciones|leistungen|inklusivleistungen|im preis|nicht enthalten|inclus|non inclus|le prix comprend|la quota comprende|(?:nao )?inclui|add-?ons|important)\b/;
const STAY_TERMS =
  /\b(?:all[- ]inclusive|half board|full board|bed (?:&|and) breakfast|single supp(?:lement)?|staterooms?|oceanview|junior suite|daily breakfast|(?:airport|hotel) transfers|meal plan|room category|halbpension|vollpension|media pension|pension completa|demi-pension|mezza pensione|deposit)\b/;

const seePerPerson = inFolded(PER_PERSON);

const RULES: readonly ClueRule[] = [
  { kind: 'flight-quote', clue: 'flight on a screen', weight: 8, most: 3, see: inFolded(SCREEN_SEGMENT) },
  { kind: 'flight-quote', clue: 'price on a screen', weight: 6, most: 3, see: inFolded(SCREEN_PRICE) },
  { kind: 'flight-quote', clue: 'flight number', weight: 4, most: 4, see: inText(FLIGHT_NUMBER) },
  { kind: 'flight-quote', clue: 'airport code', weight: 2, most: 4, see: inText(AIRPORT_CODE) },
  { kind: 'flight-quote', clue: 'word of air travel', weight: 2, most: 6, see: inFolded(AIR_TERMS) },
  { kind: 'itinerary', clue: 'day heading', weight: 4, most: 5, see: seeDayHeading },
  { kind: 'itinerary', clue: 'line that starts with a time', weight: 1.5, most: 8, see: inFolded(CLOCK_START) },
  { kind: 'itinerary', clue: 'part of the day', weight: 2, most: 5, see: seePeriod },
  { kind: 'itinerary', clue: 'dated heading', weight: 1, most: 5, see: inFolded(DATED_HEADING) },
  { kind: 'itinerary', clue: 'table of days', weight: 10, most: 1, see: inFolded(DAY_TABLE) },
  { kind: 'itinerary', clue: 'word for a plan', weight: 3, most: 2, see: inFolded(PLAN_WORD) },
  { kind: 'travel-deal', clue: 'price per person', weight: 4, most: 2, see: seePerPerson },
  { kind: 'travel-deal', clue: 'nights', weight: 2.5, most: 2, see: inFolded(NIGHTS) },
  { kind: 'travel-deal', clue: 'word of an offer', weight: 3, most: 4, see: inFolded(OFFER_WORD) },
  { kind: 'travel-deal', clue: 'price from', weight: 3, most: 2, see: inFolded(FROM_PRICE) },
  { kind: 'travel-deal', clue: 'heading of inclusions or terms', weight: 2, most: 4, see: inFolded(INCLUSIONS) },
  { kind: 'travel-deal', clue: 'word of a stay', weight: 1.5, most: 4, see: inFolded(STAY_TERMS) },
];

/** A price for the whole that stands before the days is that of an offer, with its programme under it. */
const PRICE_BEFORE_DAYS = 9;

/** In the order of `RULES`. */
export function findLineClues(text: string): KindClue[] {
  const spans = new Map<ClueRule['see'], Span[]>();
  for (const line of readLines(text)) addClues(line, spans);
  const clues = RULES.flatMap(({ kind, clue, weight, see }): KindClue[] => {
    const seen = spans.get(see);
    return seen === undefined ? [] : [{ kind, clue, spans: seen.slice(0, SHOWN_MAX), weight: weight * seen.length }];
  });
  const [price] = spans.get(seePerPerson) ?? [];
  const [day] = spans.get(seeDayHeading) ?? [];
  if (price && day && price[0] < day[0])
    clues.push({ kind: 'travel-deal', clue: 'price before the days', spans: [price], weight: PRICE_BEFORE_DAYS });
  return clues;
}

function addClues(line: Line, spans: Map<ClueRule['see'], Span[]>): void {
  const text = line.passage.text.slice(0, LINE_MAX);
  if (text.length < 2) return;
  const seenLine = { text, folded: foldText(text) };
  for (const rule of RULES) {
    const before = spans.get(rule.see);
    if (before !== undefined && before.length >= rule.most) continue;
    const seen = rule.see(seenLine);
    if (seen === null) continue;
    const span = spanOf(line.passage, ...seen);
    if (before === undefined) spans.set(rule.see, [span]);
    else before.push(span);
  }
}

function seeDayHeading({ folded }: SeenLine): Seen {
  const from = folded.search(/[a-z0-9]/);
  if (from < 0 || from > 6) return null;
  const day = findLeadingDayNumber(folded.slice(from));
  return day && [from, from + day.to];
}

function seePeriod({ folded }: SeenLine): Seen {
  const from = folded.search(/[a-z0-9]/);
  if (from < 0 || from > 6) return null;
  const period = findLeadingPeriod(folded.slice(from));
  return period && [from, from + period.to];
}
