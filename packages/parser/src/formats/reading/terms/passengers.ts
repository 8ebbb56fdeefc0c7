/** How many travel, where the text says it of the party itself: `for 2 adults`, `family of 4`, `Passengers: 2`, `2 pax`. */

import { findPassengerCounts, type PassengerMention } from '../../../annotators/passenger-count.ts';
import { type Field, stated } from '../../../model/field.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { LinePattern } from '../../../text/line-look.ts';
import { spanOf } from '../../../text/passage.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { isPageStep } from '../messages/page-steps.ts';

/** `Passengers: 2`, also as one of the parts of a line: `QUOTE 88 // PAX: 2 // ECONOMY`, or in a cell of it. `Adults: 410 each` is a price. */
const NAMED =
  '(?:number of |no\\.? of |# of |anzahl |nombre de |numero (?:de|di) )?(?:passengers?|pax|travell?ers?|guests?|people|adults?|adts?(?=\\s?:\\s?[1-9](?!\\d))|passagiere|erwachsene|adultes|adultos|adulti|persons?|reisende|personen|passagers?|voyageurs?|pasajeros?|viajeros?|passeggeri|passageiros?|viaggiatori|viajantes?|person(?:[ae]s?|nes)|pessoas|teilnehmer|participants?|partecipanti|participantes)';
/** `Adulte x 2`; before a colon it has the fare of one behind it. */
const ONE = 'erwachsener|adulte|adulto|adt';
const LABEL = new LinePattern(
  compactPattern(
    `(?:^|(?:\\/\\/|[|·•]|\\t(?=[^\\t:]{2,30}:))\\s{0,2})(?:${NAMED}\\s?[:\\t]\\s*(?!\\d{1,3}\\s?(?:[$€£]|eur\\b|usd\\b|gbp\\b))|(?:${NAMED}|${ONE})(?:\\s[x×]\\s?|\\s\\((?:[x×] ?)?(?=[2-9](?:\\)|\\s?[x×]\\s))))(?<n>\\d{1,3})\\b(?!\\s?(?:each|ea|pp|p\\.p)\\b|[.,]\\d|[ \u00a0\u202f]\\d{3}(?!\\d))`,
  ),
  `\\b(?:${NAMED}|${ONE})`,
);
const HEAD_OF_LINE = 120;

export interface PassengerReading {
  readonly count: Field<number>;
  /** Children or infants are counted among them. */
  readonly hasMinors: boolean;
  /** Index of the document line. */
  readonly line: number;
}

/**
 * Every count of those who travel, in the order of the text. `isSkipped` names lines whose counts speak of something else, such as what a
 * room sleeps.
 */
export function readPartyCounts(
  document: SourceDocument,
  isSkipped: (line: DocumentLine) => boolean = () => false,
): PassengerReading[] {
  const found: PassengerReading[] = [];
  for (const line of document.lines) {
    if (isSkipped(line) || REDUCED_WITH.test(line.look, line.folded)) continue;
    const label = LABEL.mayMatch(line.look) ? LABEL.regex.exec(line.folded.slice(0, HEAD_OF_LINE)) : null;
    const count = label?.groups?.['n'];
    if (label && count !== undefined) {
      const to = label.index + label[0].length;
      // `Travellers: 2 adults, 2 children`
      const mentions = findPassengerCounts(line.folded, line.look);
      const whole = mentions.find(({ from }) => from === to - count.length);
      if (whole !== undefined && whole.count > Number(count)) {
        found.push(readingOf(whole, line));
        continue;
      }
      // `Passengers: 3 (2 adults, 1 child)`
      const hasMinors = mentions.some((mention) => mention.hasMinors);
      const one = readingOf({ from: to - count.length, to, count: Number(count), hasMinors }, line);
      found.push(withMinorsBehind(one, line, to));
      continue;
    }
    for (const mention of findPassengerCounts(line.folded, line.look))
      if (
        mention.isParty &&
        !isPartOfParty(mention, line, found) &&
        !isAllOfShip(mention, line) &&
        !isPageStep(line, document.lines)
      )
        found.push(withNamedMinors(readingOf(mention, line), line, mention.to));
  }
  return found;
}

/** T-539: `Kinderen van 2 t/m 12 jaar: 50% korting op de kamer bij 2 volwassenen`: with how many adults children pay less. */
const REDUCED_WITH = new LinePattern(
  /^\W{0,4}(?:kind|child|kid|enfant|nin[oa]s?\b|menores|bambin|ragazz|crian|teen|infant|bab(?:y|ies)|under[ -]\d)[^.;]{0,60}(?:\d ?%|\b(?:free|gratis|kostenlos|frei|gratuit|korting|discount|rabatt|ermassigung|reducti?on|reduccion|remise|descuento|sconto|riduzione|desconto))[^.;]{0,40}\b(?:with|when|sharing|bij|met|mit|bei|avec|con|com)\b[^.;]{0,24}\d/,
);

/** `Adults: 2, Children: 1, Infants: 0`, `Adults x 2, child x 1`: the parts behind it, each with its number. */
function withMinorsBehind(adults: PassengerReading, { folded, passage }: DocumentLine, from: number): PassengerReading {
  let { count, hasMinors } = adults;
  MINORS_BEHIND.lastIndex = folded.charAt(from) === ')' ? from + 1 : from;
  for (let match = MINORS_BEHIND.exec(folded); match !== null; match = MINORS_BEHIND.exec(folded)) {
    const figure = match.groups?.['n'] ?? match.groups?.['m'] ?? '';
    const to = match.index + match[0].length - (match.groups?.['m'] === undefined ? 0 : 1);
    if (Number(figure) === 0) continue;
    count = stated(count.value + Number(figure), [...count.spans, spanOf(passage, to - figure.length, to)]);
    hasMinors = true;
  }
  return { ...adults, count, hasMinors };
}

const MINORS_BEHIND =
  /\s{0,24}[,;+&/|]?\s?(?:child(?:ren)?|chd|cnn|kids?|infants?|inf|kind(?:er)?|kleinkind(?:er)?|babys?|enfants?|bebes?|ninos?|menor(?:es)?|infantes?|lactantes?|bambini|neonati|criancas)(?:(?:\s?\([^()]{1,16}\))?(?::\s?|\s?[x×]\s?)(?<n>\d)(?![\d.,]\d|\d|\s?(?:[$€£]|eur\b|usd\b|gbp\b))|\s\((?<m>\d)\))/y;

/** T-631: `2 Erwachsene, Lena 10 J. und Max 6 J.`, `2 adults, Ella (9) and Tom (6)`: children by name, each with an age. */
function withNamedMinors(adults: PassengerReading, { passage }: DocumentLine, from: number): PassengerReading {
  let { count, hasMinors } = adults;
  NAMED_MINOR.lastIndex = from;
  for (let match = NAMED_MINOR.exec(passage.text); match !== null; match = NAMED_MINOR.exec(passage.text)) {
    const { name = '', n, m } = match.groups ?? {};
    if (NO_CHILD.test(name) || Number(n ?? m) > OLDEST) break;
    const end = match.index + match[0].length;
    count = stated(count.value + 1, [...count.spans, spanOf(passage, end - match[0].trimStart().length, end)]);
    hasMinors = true;
  }
  return { ...adults, count, hasMinors };
}
const NAMED_MINOR =
  /(?:,? (?:und|and|et|y|e|en|plus|[+&])|,) (?<name>\p{Lu}\p{Ll}{1,14}),? (?:\((?:age |aged )?(?<n>\d{1,2})(?: ?(?:J\.?|Jahre|yrs?|years?(?: old)?|ans|años|anni|anos|jaar))?\)|(?<m>\d{1,2}) ?(?:J\.|Jahre|yrs?(?![a-z])|years? old|ans|años|anni|anos|jaar))/uy;
const OLDEST = 17;
const NO_CHILD =
  /^(?:Room|Cabin|Deck|Gate|Seat|Row|Day|Page|Terminal|Flight|Zimmer|Kabine|Tag|Chambre|Cabine|Jour|Habitación|Día|Camera|Cabina|Giorno|Quarto|Dia|Kamer|Dag|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/;

/** T-584: `MV Polar Tern (112 guests)`: how many the ship takes. */
const isAllOfShip = ({ from, count }: PassengerMention, { folded }: DocumentLine): boolean =>
  count >= LEAST_OF_SHIP && SHIP_BEFORE.test(folded.slice(Math.max(0, from - MAX_SHIP), from));
const LEAST_OF_SHIP = 10;
const MAX_SHIP = 52;
const SHIP_BEFORE =
  /\b(?:m\/?[vsy]|s\/?[vsy]|rv|mts|ship|yacht|vessel|schooner|gulet|catamaran|schiff|navire|bateau|barco|buque|navio|nave|schip|goleta)\b[^.;()]{0,36}\((?:(?:max(?:imum)?\.?|only|just|for|nur|fur|seulement|solo|per|para|pour|voor|so) ){0,2}$/;

/** `for the four of you, that's 2 adults plus Ella and Tom`: the others of them are named. */
const NAMED_TOO = /^ ?(?:plus|and|with|und|et|y|ed?|mit|avec|con|com|\+|&) \p{Lu}\p{Ll}/u;
const isPartOfParty = (
  { to, count }: PassengerMention,
  { passage, index }: DocumentLine,
  found: readonly PassengerReading[],
): boolean =>
  NAMED_TOO.test(passage.text.slice(to, to + 12)) &&
  found.some((whole) => whole.line === index && whole.count.value > count);

const readingOf = (
  { from, to, count, hasMinors }: Omit<PassengerMention, 'isParty'>,
  { passage, index }: DocumentLine,
): PassengerReading => ({ count: stated(count, [spanOf(passage, from, to)]), hasMinors, line: index });

/** The first count of those who travel. */
export const readPassengers = (document: SourceDocument): PassengerReading | null =>
  readPartyCounts(document)[0] ?? null;
