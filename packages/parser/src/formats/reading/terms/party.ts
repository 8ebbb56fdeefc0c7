/**
 * How many travel, also where only the price tells it: `$289 pp x 2 = 578`, `for the 4 of you`, `Total for 3`, `Traveler 2: Adult`. What the
 * text says of the party itself comes first.
 */

import { findAirport, findPlace } from '@waypage/gazetteer';
import { type Field, stated } from '../../../model/field.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { LinePattern } from '../../../text/line-look.ts';
import { spanOf } from '../../../text/passage.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { readTableParty } from '../fares/fare-table.ts';
import { readTypesInLine } from '../fares/types-in-line.ts';
import { lineMoney } from '../line-money.ts';
import { type PassengerReading, readPassengers } from './passengers.ts';

const WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  both: 2,
  zwei: 2,
  drei: 3,
  vier: 4,
  beide: 2,
  deux: 2,
  trois: 3,
  quatre: 4,
  dos: 2,
  tres: 3,
  cuatro: 4,
  twee: 2,
  drie: 3,
  due: 2,
  tre: 3,
  quattro: 4,
  dois: 2,
  duas: 2,
  quatro: 4,
  couple: 2,
  paar: 2,
  pareja: 2,
  coppia: 2,
  casal: 2,
  zweit: 2,
  dritt: 3,
  viert: 4,
};
/** `for jer to`, `till er två`: words of the north that are words of other languages, too. */
const NORTHERN: Readonly<Record<string, number>> = { to: 2, begge: 2, bada: 2, tva: 2, tre: 3, fire: 4, fyra: 4 };
const NUMBER = `\\d{1,3}|${Object.keys(WORDS).join('|')}`;
const OF_YOU = compactPattern(`(?<![a-z0-9])(?:the |all )?(?<n>${NUMBER}) of (?:you|us|them)(?![a-z])`);
const BOTH =
  /(?<![a-z])(?:you (?<n>both|two)|(?:the )?(?:pair|couple) of you|for (?<m>both)(?! (?:fares?|options?|flights?|ways|directions|dates|journeys?|legs?|trips?|routes?|airlines?|hotels?|rooms?|quotes?))|(?:for|til|till) (?:jer|dere|er) (?<p>to|begge|bada|tva|tre|fire|fyra)|(?:los|las|les|os|as) (?<k>dos|deux|dois|duas)(?=\s?(?:$|[.,;!)])))(?![a-z])/;
const BOTH_HINT =
  /both| (?:jer|dere|er) (?:to|begge|bada|tva|tre|f)|you two|couple of you|pair of you|s (?:dos|deux|dois|duas)/;
const MULTIPLIED =
  /(?:per person|pp|p\.p\.?|each|person|pax|pro person|par personne|por persona|a persona|por pessoa)[,;]?\s?(?:[x×*]|times|mal)\s?(?<n>\d{1,3})(?!\d|[.,]\d)/;
/** `2 x £310 = £620`; what is carried or slept in is counted in the same way, and those of one age are not all. */
const TIMES =
  /(?:^|\s)(?<n>[2-9]|[1-4]\d)\s?[x×]\s?(?:[$€£]|(?:usd|eur|gbp|chf|cad|aud|nzd)\s?)?\d[\d.,]*\s?(?:[$€£]|usd|eur|gbp|chf|cad|aud|nzd)?\s?(?:pp|per person|each)?\s?=/;
const NO_TICKETS =
  /adult|child|kind|erwachs|volwas|enfant|nino|bambin|bag|luggage|seat|night|transfer|room|kg\b|gepack|koffer|sitz|valise|siege|maleta|asiento|posto|mala/;
const PRICED = compactPattern(
  `(?:totals?|all[- ]in|price|cost|gesamt(?:preis)?|preis|prix|precio|prezzo|preco)(?: \\w+)? (?:for|fur|pour|para|por|per) (?:all |the |los |las )?(?<n>${NUMBER})(?![a-z0-9.,/]|\\s?\\+\\s?\\d)`,
);
/** F-554: `1.742 € los dos con tasas`, `742 € pour vous deux`, `1.840 € in due`: behind an amount, of whom it is the price. */
const OF_PRICE = compactPattern(
  `(?<=[\\d€$£](?: ?(?:€|eur|euros?|usd|gbp|dollars?|pounds?))?,? )(?:(?:for|fur|pour|para|per|voor) (?:(?:the|you|l[oae]s|[oa]s|euch|sie|vous|vosotr[oa]s|ustedes|voi|voces|jullie) )?|(?:l[oae]s|[oa]s|in|a|tutti e) )(?<n>${NUMBER})(?=\\s?(?:$|[.,;:!)]|(?:con|mit|avec|com|met|with|senza|sin|sans|sem|incl|inkl|y|e|und|et|all|todo|tudo|tout|tutto|alles|zusammen|samen|in total|en total|ttc|tasse|ida|hin|personas?|personen|personnes|persone|pessoas)\\b))`,
);
/** F-617: `on est 2 comme d'hab`, `siamo in due`, `we're 3 this time`: those who are to travel say how many they are. */
const WE_ARE = compactPattern(
  `\\b(?:on (?:est|sera)|nous (?:sommes|serons)|we(?: are|'re|’re| will be)|somos|seremos|siamo|saremo|wir sind|we zijn)(?: (?:a|in|zu|met|just|nur|solo))? (?<n>${NUMBER})(?=\\s?(?:$|[.,;!?]|comme\\b|this time|as usual|wie immer|como siempre|come sempre|people|adults?|personnes|personas|persone|personen|pessoas|adultes|adultos|adulti|erwachsene))`,
);
const WE_ARE_HINT =
  /\b(?:on (?:est|sera)|nous s|we(?: are|'re|’re| will be| zijn)|somos|seremos|siamo|saremo|wir sind)/;
/** `Quote: NYC-PAR r/t for 4`, `($1,690 for 2)`, `1.690 € per 2 persone`, `R$ 8.700 p/ 2`, `zu zweit 1.378 €`, `$1,690 per couple`, `based on 2 adults travelling`. */
const FOR =
  /(?:\b(?:for|fur|pour|para|per|voor) (?<n>\d{1,2})(?: (?:pax|ppl|people|adulti|persone|passeggeri))?[).!]{0,2}$|\bp\/ ?(?<r>[2-9])[).!]{0,2}(?=$|,)|\bzu (?<u>zweit|dritt|viert)\b(?=\W{0,3}(?:(?:also|macht|gesamt|zusammen)\W{1,2})?[$€]?\s?\d)|(?<=\d(?:[ .,]\d{3})* ?(?:€|eur|euro)? per )(?<k>\d{1,2}|due|tre|quattro) (?:adulti|persone|passeggeri)\b|\b(?:(?:p[ae]r|for the) (?<l>couple)|pro (?<q>paar)|por (?<s>pareja|casal)|a (?<t>coppia))(?![a-z])|based on (?<m>\d{1,2}) (?:adults?|people|passengers?|persons?) (?:travell?ing|flying))/;
const LISTED = compactPattern(
  /^(?:travell?er|passenger|adult|passagier|reisender|passager|voyageur|pasajero|viajero|passeggero|viaggiatore|passageiro)\s(?<n>\d{1,2})\s?(?::|-|–|\(|$)/,
);

/** `Number of seats: 28` of a group desk's offer, `28 seats @ …`, `Total 28 seats`, `28 x GBP 210 per seat`. */
const SEATS =
  /^(?:(?:number|no\.?|#) of (?:seats|places)(?: (?:requested|offered|held|blocked))?|(?:seats|places) (?:requested|offered|held|blocked)|anzahl (?:der )?(?:sitz)?platze|nombre de (?:places|sieges)|numero de (?:plazas|asientos|lugares)|numero (?:di )?posti|aantal (?:stoelen|plaatsen))\s{0,20}[:=]?\s{0,20}(?<n>\d{1,3})$|(?:\b(?:offer|quote|quotation|space|price|fare)s? (?:for|of|on) |\btotal(?: (?:price|cost|fare))?(?: for)? )(?<m>[1-9]\d{1,2}) seats(?=\s?(?:$|[@x×,:–-]\s|at |[$€£])|\s{2}|\s[a-z]{3}\s?\d)|^(?<p>[1-9]\d{1,2}) seats(?=\s?$|\s?(?:[@x×:–-]|at|\s)\s?(?:[a-z]{3}\s?|[$€£₹]\s?)\d)|^(?:(?:group|total|fare|price)\W{1,3})?(?<k>[1-9]\d{1,2})\s?[x×]\s?(?:[a-z]{3}\s?|[$€£]\s?)?\d[\d.,]{0,9}\s?(?:[a-z]{3}\s|[$€£]\s?)?(?:(?:per|a) seat|pro (?:sitz)?platz|par (?:siege|place)|por (?:asiento|plaza)|a posto)\b|\b(?:group total|total[ei]? (?:del |du |do )?(?:group(?:e|en)?|gruppo|grupo|gruppe)|gesamtpreis (?:der )?gruppe) \((?<seats>[1-9]\d{1,2}) (?:seats|posti|places|plazas|lugares|(?:sitz)?platze)\)/;

/** Words of any of these forms; `for 4` alone at the end of a short line. */
const MAY_COUNT = new LinePattern(
  / of (?:you|us|them)|both|on (?:est|sera)|nous s|we(?: are|'re|’re| will be| zijn)|somos|seremos|siamo|saremo|wir sind| (?:jer|dere|er) (?:to|begge|bada|tva|tre|f)|s (?:dos|deux|dois|duas)|(?:in|e) (?:due|tre|quattro)|a (?:deux|trois|quatre)|(?:euch|vous|vosotr[oa]s|ustedes|voi|voces|jullie) |you two|each|p\.?p|pax|person|por pessoa|total|all[- ]in|price|cost|gesamt|preis|prix|precio|prezzo|preco|(?:for|fur|pour|para|per|voor) \d|couple|paar|pareja|coppia|casal|zu (?:zweit|dritt|viert)|p\/ ?[2-9]|seats|(?:sitz)?platze|places|sieges|plazas|asientos|lugares|posti|stoelen|plaatsen|based on \d|\d ?[x×] ?[$€£¥₹acdegnrsuz\d]|[\d€$£a-z] ?[x×] ?\d|travell?er|passenger|adult|passagier|reisender|passager|voyageur|pasajero|viajero|passeggero|viaggiatore|passageiro/,
);

export function readParty(document: SourceDocument): PassengerReading | null {
  const party = countParty(document);
  const line = party === null || party.hasMinors ? undefined : document.lines[party.line];
  if (party === null || line === undefined || !COUNTS_MINORS.test(line.folded)) return party;
  // F-684: `for the four of you (2 adults, 1 child, 1 infant)`
  return { ...party, hasMinors: true };
}

function countParty(document: SourceDocument): PassengerReading | null {
  const told = readPassengers(document);
  const tabled = readTableParty(document);
  // A row of adults in a table of fares is not all that it counts.
  if (tabled !== null && (told === null || tabled.lines.has(told.line)))
    return { count: tabled.count, hasMinors: tabled.hasMinors, line: Math.min(...tabled.lines) };
  if (told !== null) {
    const typed = typedParty(document.lines[told.line] as DocumentLine);
    if (typed !== null && typed.count.value > told.count.value) return typed;
    return withAll(withMinors(told, document), document);
  }
  let listed: PassengerReading | null = null;
  let priced: PassengerReading | null = null;
  for (const line of document.lines) {
    const { folded } = line;
    if (folded.length < 3 || folded.length > 400 || !MAY_COUNT.mayMatch(line.look)) continue;
    const match =
      (/ of (?:you|us|them)/.test(folded) ? OF_YOU.exec(folded) : null) ??
      (BOTH_HINT.test(folded) ? BOTH.exec(folded) : null) ??
      (folded.length < 90 ? FOR.exec(folded) : null) ??
      (WE_ARE_HINT.test(folded) ? WE_ARE.exec(folded) : null) ??
      MULTIPLIED.exec(folded) ??
      SEATS.exec(folded) ??
      (folded.includes('=') && !NO_TICKETS.test(folded) ? TIMES.exec(folded) : null) ??
      PRICED.exec(folded) ??
      (lineMoney(line).length > 0 ? ofPrice(folded) : null);
    const found = match === null ? null : readingOf(match, line);
    if (found !== null) return found;
    const typed = typedParty(line);
    if (typed !== null) return typed;
    priced = withPriced(priced, line, document.lines[line.index - 1]);
    const entry = LISTED.exec(folded);
    const next = entry === null ? null : readingOf(entry, line);
    if (next !== null && next.count.value > (listed?.count.value ?? 0)) listed = next;
  }
  return listed ?? priced ?? readNamedPair(document) ?? readAimed(document);
}

/** F-642: `2 Erw. je 289 €, 2 Kinder je 249 €`: all of them, where the line says of each age how many. */
function typedParty(line: DocumentLine): PassengerReading | null {
  const types = readTypesInLine(line);
  const counts = types.flatMap(({ count }) => count ?? []);
  if (counts.length === 0 || counts.length < types.length) return null;
  const all = counts.reduce((sum, { value }) => sum + value, 0);
  const spans = counts.flatMap((count) => count.spans);
  return { count: stated(all, spans), hasMinors: true, line: line.index };
}

function ofPrice(folded: string): RegExpExecArray | null {
  const match = OF_PRICE.exec(folded);
  return match === null || NO_TICKETS.test(folded.slice(0, match.index)) ? null : match;
}

/** F-528: `2,237.28 for you and Wim`, `total 1.840 € für dich und Lena`: the price of two, one of them by name. */
function readNamedPair({ lines }: SourceDocument): PassengerReading | null {
  for (const line of lines) {
    const { folded, passage, quote } = line;
    if (quote > 0 || folded.length !== passage.text.length || !MAY_PAIR.test(folded)) continue;
    const match = PAIR.exec(passage.text);
    if (match === null) continue;
    const from = match.index + match[0].lastIndexOf(match.groups?.['pair'] ?? '');
    const count = stated(2, [spanOf(passage, from, match.index + match[0].length)]);
    return { count, hasMinors: false, line: line.index };
  }
  return null;
}
const MAY_PAIR =
  /\b(?:for you and|fur (?:dich|sie) und|pour (?:toi|vous) et|para (?:ti|usted) y|per (?:te|lei) e|voor (?:jou|u) en) /;
const PAIR = compactPattern(
  /\d(?:\s?(?:[€$£]|EUR|USD|GBP|CAD|AUD))?(?: (?:in )?(?:total|all|insgesamt|zusammen|samen))?,? (?:for|für|pour|para|per|voor) (?<pair>(?:you and|(?:dich|Sie) und|(?:toi|vous) et|(?:ti|usted) y|(?:te|Lei|lei) e|(?:jou|u) en) \p{Lu}[\p{Ll}'’-]{1,15})(?=\s?(?:$|[.;:!)–—]|,(?! (?:and|plus|und|et|y|e|en) | ?\p{Lu})))/u,
);

/** F-527: `its mhairi re faro x2 - jet2`, `MAN-FAO x 3`: how many go there, in the first words of a message. */
function readAimed({ lines }: SourceDocument): PassengerReading | null {
  for (const line of lines.filter(({ passage }) => passage.text !== '').slice(0, AIMED_LINES)) {
    const match = AIMED.exec(line.folded.slice(0, MAX_ROW));
    const place = match?.groups?.['place'] ?? '';
    const code = place.length === CODE && !COUNTED.has(place) ? place.toUpperCase() : '';
    // `Checked bag x 2`: the code of an airport is written in capitals.
    const isAim =
      findPlace(place) !== undefined || (line.passage.text.includes(code) && findAirport(code) !== undefined);
    if (match !== null && isAim) return readingOf(match, line);
  }
  return null;
}
/** What is counted, and the code of an airport, too. */
const COUNTED = wordSet('bag|adt|chd|inf|pax|pcs');
const AIMED_LINES = 2;
const CODE = 3;
const AIMED =
  /(?<![a-z\d])(?<place>[a-z]{3,16}) ?[x×] ?(?<n>[2-9])(?=$|\s?[–—,.;|/(!]|\s-|\s(?:pax|ppl|people|adults?|adts?)\b)/;

/** `Adults` over `2 x £310`, `Child` over `£240 x 1`, `Adult (1 x £310)`, `Adult: £310 (x2)`: the travelers of each row, where one is of adults. */
function withPriced(
  known: PassengerReading | null,
  line: SourceDocument['lines'][number],
  above: SourceDocument['lines'][number] | undefined,
): PassengerReading | null {
  if (line.folded.length > MAX_PRICED) return known;
  const row = PRICED_ROW.exec(line.folded);
  const who = row?.groups?.['who'] ?? (above !== undefined && ONE_AGE.test(above.folded) ? above.folded : null);
  const found = row === null || who === null ? null : readingOf(row, line);
  if (found === null || who === null) return known;
  const isGrown = GROWN.test(who);
  if (known === null) return isGrown ? found : null;
  const count = stated(known.count.value + found.count.value, [...known.count.spans, ...found.count.spans]);
  return { count, hasMinors: known.hasMinors || !isGrown, line: known.line };
}

/** `2 adults £410 each, child £300 = £1,120 all 3`: who is told with the sum counts those of the rows above as well. */
function withAll(told: PassengerReading, document: SourceDocument): PassengerReading {
  for (const line of document.lines) {
    if (line.folded.length > MAX_ROW || lineMoney(line).length === 0) continue;
    const match = ALL.exec(line.folded);
    const all = match === null ? null : readingOf(match, line);
    if (all !== null && all.count.value > told.count.value && all.count.value <= told.count.value + MAX_MINORS)
      return { ...all, hasMinors: true };
  }
  return told;
}

const ALL =
  /(?<=\d ?(?:[€$£]|[a-z]{3})? (?:for |fur |pour |para |per )?)(?:all|alle|tous les|los|tutti e) (?<n>[2-9]|two|three|four|five|six|drei|vier|trois|quatre|tres|cuatro|tre|quattro)(?! (?!of )[a-z\d]|[a-z\d-]|[.,]\d)/;
const MAX_MINORS = 6;

/** `2 Adults` over `1 Teen`, `2 x Adult …` and some lines further `1 x Child …`, `Adult x 2` over `Child x 1`: rows of one list. */
function withMinors(adults: PassengerReading, document: SourceDocument): PassengerReading {
  const line = document.lines[adults.line];
  if (line === undefined || line.folded.length > MAX_ROW) return adults;
  const beside = BESIDE.exec(line.folded);
  if (beside?.groups !== undefined && Number(beside.groups['adults']) === adults.count.value) {
    let { count } = adults;
    let end = beside.index + beside[0].length;
    // `2 adults £780, 1 child £620, 1 infant £95`
    for (let more: RegExpExecArray | null = beside; more !== null; more = MORE_BESIDE.exec(line.folded.slice(end))) {
      end = more === beside ? end : end + more[0].length;
      const spans = [...count.spans, spanOf(line.passage, end - 1, end)];
      count = stated(count.value + Number(more.groups?.['n']), spans);
    }
    return { ...adults, count, hasMinors: true };
  }
  const form = ROWS.map((row) => ({ row, match: row.adults.exec(line.folded) })).find(({ match }) => match !== null);
  if (form === undefined) return adults;
  let { count, hasMinors } = adults;
  const next = document.lines[adults.line + 1];
  // `1 adult £500` over `1 adult £500`: a row for each of them.
  if (count.value === 1 && next?.folded === line.folded)
    return { ...adults, count: stated(2, [...count.spans, spanOf(next.passage, 0, 1)]) };
  const isOfSeniors = line.folded.includes('senior');
  for (const other of document.lines.slice(adults.line + 1, adults.line + 1 + MINORS_REACH)) {
    const minors =
      other.folded.length > MAX_ROW
        ? null
        : (form.row.minors.exec(other.folded) ?? (isOfSeniors ? ADULT_ROW.exec(other.folded) : null));
    if (minors?.groups === undefined || minors.groups['x'] !== form.match?.groups?.['x']) continue;
    const figure = minors.groups['n'] ?? '';
    const from = minors.index + minors[0].lastIndexOf(figure);
    count = stated(count.value + Number(figure), [...count.spans, spanOf(other.passage, from, from + figure.length)]);
    hasMinors ||= !minors[0].includes('adult') && !minors[0].includes('senior');
  }
  return withHeads({ ...adults, count, hasMinors }, line, document.lines);
}

/** F-521: `2 x Adult` and `1 x Child` alone, each over its own rows of prices, stand further apart. */
function withHeads(
  told: PassengerReading,
  { folded, index }: SourceDocument['lines'][number],
  lines: SourceDocument['lines'],
): PassengerReading {
  if (!ADULT_HEAD.test(folded)) return told;
  let { count, hasMinors } = told;
  const counted = new Set<string>(lines.slice(index, index + 1 + MINORS_REACH).map((line) => line.folded));
  for (const other of lines.slice(index + 1 + MINORS_REACH, index + HEADS_REACH)) {
    const head = other.folded.length > MAX_HEAD ? null : MINOR_HEAD.exec(other.folded);
    if (head === null && !ADULT_HEAD.test(other.folded)) continue;
    // Where one comes again, another offer tells its own.
    if (head === null || counted.has(other.folded)) break;
    counted.add(other.folded);
    const figure = head.groups?.['n'] ?? '';
    const from = head[0].indexOf(figure);
    count = stated(count.value + Number(figure), [...count.spans, spanOf(other.passage, from, from + figure.length)]);
    hasMinors = true;
  }
  return { ...told, count, hasMinors };
}

const ADULT_NAMES = 'seniors?|adults?|adt|erwachsene[rn]?|adultes?|adultos?|adult[oi]|volwassenen?';
const MINOR_NAMES =
  'seniors?|child(?:ren)?|chd|cnn|kids?|teens?|youths?|infants?|bab(?:y|ies)|kind(?:er(?:en)?)?|jugendliche[rn]?|kleinkind(?:er)?|enfants?|bebes?|ninos?|bambin[oi]|ragazz[oi]|neonat[oi]|criancas?|menor(?:es)?|infantes?|lactantes?';
const COUNTS_MINORS = compactPattern(
  `(?<![\\d.,])[1-9] ?(?:x ?|× ?)?(?!seniors?\\b)(?:${MINOR_NAMES})\\b(?! ?(?:free|gratis|travel))`,
);
const HEAD_END = '(?: ?\\([^()]{1,20}\\))? ?:?$';
const ADULT_HEAD = compactPattern(`^\\W{0,3}[1-9] ?[x×] ?(?:${ADULT_NAMES})${HEAD_END}`);
const MINOR_HEAD = compactPattern(`^\\W{0,3}(?<n>[1-9]) ?[x×] ?(?:${MINOR_NAMES})${HEAD_END}`);
const MAX_HEAD = 44;
const HEADS_REACH = 24;
/** How a list has its rows: the number before the name, behind it, or both behind the price. */
const ROWS = [
  {
    adults: compactPattern(
      `^\\W{0,3}\\d{1,2}(?<x> ?[x×])? ?(?:${ADULT_NAMES})\\b(?!.*\\d ?(?:[x×] )?(?:child|chd|teen|infant|kind|enfant|nino|bambin|crianca|menor|infante))`,
    ),
    minors: compactPattern(`^\\W{0,3}(?<n>[1-9])(?<x> ?[x×])? ?(?:${MINOR_NAMES})\\b`),
  },
  {
    adults: compactPattern(`^\\W{0,3}(?:${ADULT_NAMES})(?<x> [x×]|: ?(?=\\d{1,2}(?:$| ?[x×]))| \\() ?\\d{1,2}\\b`),
    minors: compactPattern(
      `^\\W{0,3}(?:${MINOR_NAMES})(?<x> [x×]|: ?(?=\\d{1,2}(?:$| ?[x×]| \\())| \\() ?(?<n>[1-9])\\b`,
    ),
  },
  {
    adults: compactPattern(
      `^[^a-z]{0,4}(?:[a-z]{3} )?[\\d., \\u00a0\\u202f]{1,14}(?: ?€| [a-z]{3})? ?[x×*] ?\\d{1,2} (?:${ADULT_NAMES})\\b`,
    ),
    minors: compactPattern(
      `^[^a-z]{0,4}(?:[a-z]{3} )?[\\d., \\u00a0\\u202f]{1,14}(?: ?€| [a-z]{3})? ?[x×*] ?(?<n>[1-9])(?= (?:${MINOR_NAMES})\\b)`,
    ),
  },
] as const;
/** `2 adults at $845, 1 child at $640`, `2 adults £820 / 1 child £300`: the children behind what each adult pays. */
const BESIDE = compactPattern(
  `(?<![\\d.,])(?<adults>[1-9]\\d?) ?(?:[x×] ?)?(?:${ADULT_NAMES})(?: ?(?:at|@|[x×]|a|je|zu je|:|=))?\\s(?:[a-z]{3} ?)?[^a-z]{2,16}(?:(?:each|pp|per person|c\\/u|cada un[oa]|eur|usd|gbp|euros?) ?)?(?:[,+&;/]|and|und|et|y|e|plus) ?(?<n>[1-9])(?= ?(?:[x×] ?)?(?:${MINOR_NAMES})\\b(?! (?:seats?|bags?|meals?|fees?)\\b))`,
);
const MORE_BESIDE = compactPattern(
  `^ ?(?:[x×] ?)?(?:${MINOR_NAMES})(?: ?\\([^()]{1,16}\\))?(?: ?(?:at|@|[x×]|a|je|zu je|:|=))?\\s(?:[a-z]{3} ?)?[^a-z]{2,16}(?:(?:each|pp|per person|c\\/u|cada un[oa]|eur|usd|gbp|euros?) ?)?(?:[,+&;/]|and|und|et|y|e|plus) ?(?<n>[1-9])(?= ?(?:[x×] ?)?(?:${MINOR_NAMES})\\b(?! (?:seats?|bags?|meals?|fees?)\\b))`,
);
const ONE_AGE = compactPattern(`^(?:${ADULT_NAMES}|${MINOR_NAMES}):?$`);
const GROWN = compactPattern(`^(?:${ADULT_NAMES})\\b`);
const AMOUNT = "(?:[a-z]{0,3}[$€£¥₹]?\\s?)?\\d[\\d.,' \\u00a0\\u202f]*(?:[$€£]|[a-z]{3})?";
const PRICED_ROW = compactPattern(
  `^(?:(?<who>${ADULT_NAMES}|${MINOR_NAMES})(?: \\(| ?[:=–-] {1,20}| {1,20}))?(?:(?<n>[1-9]) ?[x×] {0,6}${AMOUNT}|${AMOUNT} ?\\(?[x×] ?(?<m>[1-9]))\\)?(?: {0,2}= {0,8}${AMOUNT})?$`,
);
const MAX_PRICED = 48;
const ADULT_ROW = /^\W{0,3}(?<n>[1-9])(?<x> ?[x×])? adults?\b/;
const MINORS_REACH = 6;
const MAX_ROW = 160;

const coupleOf = ({ groups }: RegExpExecArray): string | undefined =>
  groups?.['l'] ?? groups?.['q'] ?? groups?.['s'] ?? groups?.['t'] ?? groups?.['r'] ?? groups?.['u'];

function readingOf(match: RegExpExecArray, line: SourceDocument['lines'][number]): PassengerReading | null {
  const written =
    match.groups?.['n'] ??
    match.groups?.['m'] ??
    match.groups?.['p'] ??
    match.groups?.['k'] ??
    match.groups?.['seats'] ??
    coupleOf(match) ??
    '';
  const count = WORDS[written] ?? NORTHERN[written] ?? Number(written);
  if (!(count > 0)) return null;
  // Of two numbers the last word: `zu zweit`; of `four of us` the first.
  const last = match[0].indexOf(written, Math.max(0, match[0].search(/\d|\s[a-z]+$/)));
  const from = match.index + (last < 0 ? match[0].indexOf(written) : last);
  const field: Field<number> = stated(count, [spanOf(line.passage, from, from + written.length)]);
  return { count: field, hasMinors: false, line: line.index };
}
