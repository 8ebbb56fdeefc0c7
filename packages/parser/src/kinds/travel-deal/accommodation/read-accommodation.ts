/** Where one stays: the value of a label (`Hotel: …`), else the hotels that the text names, each once, in its order. */

import type { Mention } from '../../../annotators/annotation.ts';
import { findHotelNames, mayNameHotel } from '../../../annotators/hotel-name.ts';
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { lineMoney } from '../../../formats/reading/line-money.ts';
import { isMailHeader } from '../../../formats/reading/messages/mail-header.ts';
import { readRoomedHouse } from '../../../formats/reading/terms/roomed-house.ts';
import { isSellerLabel } from '../../../formats/reading/terms/seller-label.ts';
import { readLineHeading } from '../../../formats/reading/terms/term-heading.ts';
import { type Field, stated } from '../../../model/field.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { LABEL_MARK, LinePattern, PLUS } from '../../../text/line-look.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { similarHouses } from '../beside-offer/similar-houses.ts';
import { findSmallHouse } from '../destination/small-names.ts';
import { isPersonLabel } from '../prices/price-role.ts';
import { readLetterhead } from '../seller/letterhead.ts';
import { findDescribedHouse, readHotelColumn } from './hotel-column.ts';
import { NO_SECTION, readHotelSection } from './hotel-section.ts';
import { readPicturedHouse } from './pictured-house.ts';
import { readSeveralStays } from './several-stays.ts';

const LABEL = new LinePattern(
  /^\W{0,6}(?:(?:your|our|vorgesehene|geplante|unsere|ihre|nos|vos|nuestros|i|gli|os) )?(?:hotels?|alberghi|ship|vessel|nave|motonave|schiff|navire|buque|navio|schip|yacht|boat|catamaran|resort|accomm?odations?|accomm?odation type|property|properties|lodging|stay(?:ing)? at|where (?:you(?:'ll| will)?|to) stay|villa|unterkunft|unterkunfte|hebergements?|logements?|alojamientos?|hospedaje|hoteles|alloggi?o?|struttur[ae]|sistemazione|hospedagem|alojamento|hoteis)(?: (?:used|planned|proposed|featured|selected|vorgesehen|geplant|previst[oaie]s?|prevu[es]{0,2}|proposti|selezionati|seleccionados|selectionnes))?(?: (?:in|at|en|a) [a-z ]{2,24})?(?: [2-6] ?(?:\*|-?stars?\b))?(?:\s?\([^()]{0,30}\))?\s?(?::|\t)\s*(?=\S)/,
);
/** `MS Clara Vogt | 8 days | …`, `RV Mekong Star, 4 nights`: the ship starts its line. */
const SHIP_FIRST = new LinePattern(
  /(?<=^(?:[3-7] ?\*{1,2}\+? |[3-7][- ]star )?)(?:MS|MV|RV|SS|M\/S|M\/V) \p{Lu}[\p{L}'’-]+(?: (?:of (?:the )?)?\p{Lu}[\p{L}'’-]+){0,3}(?=$|\s?[|·•,(]|\s[–—-]\s)/u,
  '\\b(?:ms|mv|rv|ss|m\\/s|m\\/v) ',
);
/** `aboard MS Amadea Royale` */
const SHIP = new LinePattern(
  /\b(?:(?:aboard|on board|onboard|sailing on)(?: the)? |on (?:the )?(?=(?:MS|MV|RV|M\/S|M\/V) \p{Lu}))(?<ship>(?:(?:MS|MV|RV|SS|M\/S|M\/V|m[sv]|ss|m\/[sv]) )?\p{Lu}[\p{L}'’-]+(?: (?:of (?:the )?)?\p{Lu}[\p{L}'’-]+){0,3})/u,
  '\\b(?:aboard|on board|onboard|sailing on|on (?:the )?(?:ms|mv|rv|m/s|m/v) )',
);
const MAX_HOTELS = 8;
/** Further on in a paragraph no names are looked for. */
const MAX_PARAGRAPH = 1000;

export interface AccommodationReading {
  readonly field: Field<string> | null;
  /** Lines that say it under a label of their own. */
  readonly labelLines: ReadonlySet<number>;
}

export function readAccommodation(
  document: SourceDocument,
  isSkipped: (line: DocumentLine) => boolean,
): AccommodationReading {
  const labelLines = new Set<number>();
  const labelled = readLabelled(document, labelLines);
  const { heading, stays, cities } = labelled.length > 0 ? NO_SECTION : readHotelSection(document, MAX_HOTELS);
  // `HOTEL & SPA · PERTHSHIRE` under the name of the house is no name.
  const address = readLetterhead(document)?.addressLine;
  const others = similarHouses(document);
  const column = labelled.length > 0 || stays.length > 0 ? [] : onceEach(readHotelColumn(document));
  const several = labelled.length + stays.length + column.length > 0 ? [] : readSeveralStays(document, isSkipped);
  const named =
    labelled.length + column.length > 0
      ? [...labelled, ...column]
      : stays.length > 0
        ? onceEach(stays.flatMap(({ line, name }) => (name === null ? readNames([line]) : [name])))
        : several.length > 0
          ? onceEach(several)
          : readNames(
              document.lines.filter(
                (line) => !isSkipped(line) && line.index !== address && !others.has(line.index) && !isOfMail(line),
              ),
            );
  const found = withoutOwnRooms(document, named);
  if (found.length === 0) {
    const plain =
      readLetterhead(document)?.house ??
      findStarred(document, isSkipped) ??
      findHeadedHouse(document, isSkipped) ??
      findRoomedHouse(document, isSkipped) ??
      findSmallHouse(document) ??
      findDescribedHouse(document, isSkipped) ??
      readPlainStay(document, isSkipped) ??
      readJoinedStay(document, isSkipped);
    return { field: plain === null ? null : stated(plain.text, [spanOf(plain)]), labelLines };
  }
  return {
    // The heading and the cities are why the names are those of stays: the value points there too.
    field: stated(found.map((passage) => passage.text).join('; '), [
      ...(heading === null ? [] : [spanOf(heading.passage)]),
      ...cities.map((city) => spanOf(city.passage)),
      ...found.map((passage) => spanOf(passage)),
    ]),
    labelLines,
  };
}

/** T-515: `in one of our Vineyard Suites`: where a house writes itself those are its rooms. */
function withoutOwnRooms(document: SourceDocument, names: readonly Passage[]): readonly Passage[] {
  if (readLetterhead(document) === null) return names;
  return names.filter((name) => {
    const [from] = spanOf(name);
    return !(OF_ROOMS.test(name.text) && OUR.test(document.source.slice(Math.max(0, from - MAX_OUR), from)));
  });
}
const OF_ROOMS =
  /(?:suites?|suiten|rooms?|villas?|chalets?|cottages?|lodges|zimmern?|chambres|habitaciones|camere|quartos)$/i;
const OUR = /\b(?:our|unsere[nr]?|nos|nuestr[ao]s?|nostr[aeio]|noss[ao]s?|onze)\s$/i;
const MAX_OUR = 12;

/** Whom a mail is from and to names desks and chains; its subject may name the house. */
const isOfMail = (line: DocumentLine): boolean => isMailHeader(line) && !SUBJECT.test(line.folded);
const SUBJECT = /^\W{0,4}(?:subject|subj|re|fwd?|betreff|objet|asunto|oggetto|assunto|onderwerp)\W/;

/** Beside a hotel under its own label the resort is the place that it stands in. */
const RESORT = /^\W{0,6}resort\s?[:\t]/;

/** `Hospedagem: Check-in 14h00`: when one comes and goes. */
const HOURS =
  /^(?:check[- ]?(?:in|out)\b|(?:(?:from|ab|dalle(?: ore)?|desde las|a partir das|dès|vanaf) )?\d{1,2}(?:[:.h]\d\d\s?(?:[ap]m|uhr|h|hrs|uur)?|\s?(?:[ap]m|uhr|h|hrs|uur))\W*$)/i;

/** `Schiff: Überfahrt inklusive` */
const IS_INCLUDED =
  /^[^,;]{0,40}\b(?:included|inklusive|inbegriffen|inclus[oaie]?s?|compris(?:es?)?|incluid[oa]s?|compres[oaie])\W*$/i;

function readLabelled(document: SourceDocument, lines: Set<number>): Passage[] {
  const found: Passage[] = [];
  const resorts = new Set<Passage>();
  for (const line of document.lines) {
    if (line.folded.length > 300) continue;
    const house = readPicturedHouse(line);
    if (house !== null) {
      lines.add(line.index);
      found.push(house);
      continue;
    }
    if ((line.look.signs & LABEL_MARK) === 0) continue;
    const match = LABEL.exec(line.look, line.folded.slice(0, 60));
    // The head of a table of hotels is no label.
    if (!match || (line.cells?.length ?? 0) > 2) continue;
    const value = trimPassage(line.cells?.[1] ?? slicePassage(line.passage, match[0].length), '.;|,');
    if (value.text === '' || HOURS.test(value.text) || IS_INCLUDED.test(value.text)) continue;
    lines.add(line.index);
    found.push(value);
    if (RESORT.test(line.folded)) resorts.add(value);
  }
  return resorts.size < found.length ? found.filter((value) => !resorts.has(value)) : found;
}

/** `Accommodation` on a line of its own, what it is on the next. */
const BARE_LABEL =
  /^\W{0,4}(?:your |the )?(?:accomm?odation|hotel|lodging|where (?:you(?:'ll| will)?|we) (?:stay|sleep)|unterkunft|hebergement|alojamiento|alloggio|hospedagem)\W{0,3}$/;
const KIND_OF_STAY =
  "hotels?|inns?|guest ?houses?|b&bs?|lodges?|camps?|apartments?|apts?|villas?|chalets?|cabins?|cottages?|hostels?|resorts?|riads?|tents?|houseboats?|bungalows?|farmhouses?|paradores|posadas?|pensions?|suites?|studios?|homestays?|ryokans?|yurts?|gers?|igloos?|treehouses?|motels?|ferienwohnung(?:en)?|gasthof|gasthauser|gites?|chambres? d'hotes|hoteles|hostales|alberg(?:o|hi)|agriturism[oi]|pousadas?|hoteis";
/** `8 nights in 4-star hotels`, `7 Nächte im 4-Sterne-Hotel`, `nights at Playa Coral Apts`. */
const NIGHTS_IN = compactPattern(
  `(?:nights?|nts?|nachte|ubernachtungen|nuits|noches|notti|pernottament[oi]|noites|pernoites)\\)?(?:' | accommodation| stay)? ?(?:(?:in|at|im|in einem|en|dans|em|num|presso) )(?<stay>(?:an? |our |the |einem |un |una |um )?(?:[^.;:!?,()\\n]{0,40}?)(?<![a-z])(?:[a-z0-9-]*-|[a-z]{3,14}(?=hotels?|hausern?|pension))?(?:${KIND_OF_STAY})(?![a-z])[^.;:!?\\n]{0,60})`,
);
const STAY_END =
  /\s(?:with|including|incl\.?|plus|mit|avec|con|com|on|for|near|from)\s|\sand (?:pay|get|save|enjoy|receive|we)\s|\s[–—-]\s|\s[+|]\s|,\s(?!one of|all of|each|both|some)/;

/** `flights + boutique hotel in the old town + breakfast`: one of the things that plus signs join. */
const JOINED_STAY = compactPattern(
  `(?:^|[+] )(?:an? )?(?<stay>(?:[a-z0-9*-]{2,14} ){0,3}(?:${KIND_OF_STAY}) (?:in|on|near|by) (?:the )?[a-z][a-z' -]{2,30}?)(?= ?[+]| ?$)`,
);

function readJoinedStay(document: SourceDocument, isSkipped: (line: DocumentLine) => boolean): Passage | null {
  for (const line of document.lines) {
    if ((line.look.signs & PLUS) === 0 || line.folded.length > 300 || isSkipped(line)) continue;
    const match = JOINED_STAY.exec(line.folded);
    const stay = match?.groups?.['stay'];
    if (!match || stay === undefined) continue;
    const from = match.index + match[0].length - stay.length;
    return slicePassage(line.passage, from, from + stay.length);
  }
  return null;
}

/** A stay that is described and not named. */
function readPlainStay(document: SourceDocument, isSkipped: (line: DocumentLine) => boolean): Passage | null {
  const labelled = underLabel(document, isSkipped);
  if (labelled !== null) return labelled;
  let oneNight: Passage | null = null;
  for (const line of document.lines) {
    if (isSkipped(line) || line.folded.length > 400 || line.folded.length < 5) continue;
    const match = NIGHTS_IN.exec(line.folded);
    const stay = match?.groups?.['stay'];
    if (
      !match ||
      stay === undefined ||
      !/\S{3,} \S{3,}|-|[3-6] ?(?:\*|st(?:elle|erne|erren|ars?\b)|e(?:strellas|trelas|toiles))/.test(
        stay.replace(/^(?:an?|our|the|un|une|una|um|einem) /, ''),
      )
    )
      continue;
    const from = match.index + match[0].length - stay.length;
    const end = stay.search(STAY_END);
    const told = trimPassage(slicePassage(line.passage, from, from + (end < 0 ? stay.length : end)), ',');
    if (!ONE_NIGHT.test(line.folded.slice(0, match.index))) return told;
    oneNight ??= told;
  }
  return oneNight;
}
/** `Hotel` over `Breakfast` among what one gets, and the label of what follows the list. */
const isOtherEntry = (folded: string): boolean =>
  isPersonLabel(folded) || isSellerLabel(folded) || OTHER_ENTRY.test(folded);
const OTHER_ENTRY = compactPattern(
  /^(?:(?:all|daily|return|airport|private) )?(?:breakfasts?|half board|full board|meals?|dinners?|lunch(?:es)?|flights?|transfers?|trains?|visas?|insurance|guides?|taxes|price(?: per person| from)?|fruhstuck|halbpension|vollpension|flug|transfer|mietwagen|versicherung|(?:petit[- ])?dejeuner|demi-pension|pension complete|vols?|transferts?|desayunos?|media pension|vuelos?|traslados?|seguro|colazione|mezza pensione|voli|trasferimenti|cafe da manha|voos?)\W{0,2}$/,
);

function underLabel({ lines }: SourceDocument, isSkipped: (line: DocumentLine) => boolean): Passage | null {
  for (const line of lines) {
    if (line.folded.length > 30 || line.folded.length < 5 || isSkipped(line) || !BARE_LABEL.test(line.folded)) continue;
    const next = lines[line.index + 1];
    if (next === undefined || next.passage.text.length < 5 || next.passage.text.length > 90 || next.bullet !== null)
      continue;
    if (line.bullet === null && !isOtherEntry(next.folded)) return next.passage;
  }
  return null;
}

/** `A night in a mountain hut`: one of several, where another line tells of more. */
const ONE_NIGHT = /\b(?:an?|one|1|eine|une|una|uma) $/;

/** `Ca' del Sole, Pool Room` over `★★★★`, as pages set it: what stands before the comma. */
const STARS_ALONE = /^(?:[★⭐☆*]|\s|\ufe0f){3,12}$/u;
const MAX_STARRED = 70;

/** `Finca Son Vent – Santanyí, Mallorca` over all: the house that is let, and where. */
function findHeadedHouse({ lines }: SourceDocument, isSkipped: (line: DocumentLine) => boolean): Passage | null {
  const first = lines.find(({ passage }) => passage.text !== '');
  const isHead = first !== undefined && HEADED_HOUSE.test(first.passage.text);
  const line = isHead ? first : lines.find(({ passage }) => SLEEPING_HOUSE.test(passage.text));
  const house = isHead ? HEADED_HOUSE : SLEEPING_HOUSE;
  const name = line === undefined || isSkipped(line) ? undefined : house.exec(line.passage.text)?.[0];
  return line === undefined || name === undefined ? null : slicePassage(line.passage, 0, name.length);
}
const HOUSE =
  "^(?:Villa|Casa|Casale|Finca|Quinta|Masseria|Mas|Podere|Trullo|Maison|Gîte|Chalet|Ferienhaus|Haus|Domaine|Château) \\p{Lu}[\\p{L}'’-]+(?: (?:d[aeiou]s? |del |della )?\\p{Lu}[\\p{L}'’-]+){0,3}";
const HEADED_HOUSE = compactPattern(`${HOUSE}(?= [–—|·-] \\p{Lu})`, 'u');
/** `Villa Olea, sleeps 6`: its name and for how many it is. */
const SLEEPING_HOUSE = compactPattern(
  `${HOUSE}(?=,? \\(?(?:sleeps|f[üu]r|pour|para|per|voor) (?:up to |bis zu )?\\d)`,
  'u',
);

function findStarred({ lines }: SourceDocument, isSkipped: (line: DocumentLine) => boolean): Passage | null {
  for (const line of lines) {
    const above = lines[line.index - 1];
    if (above === undefined || line.folded.length > MAX_STARS || !STARS_ALONE.test(line.passage.text)) continue;
    const { text } = above.passage;
    if (isSkipped(above) || text.length > MAX_STARRED || above.bullet !== null || !/^\p{Lu}\p{L}.* \p{L}/u.test(text))
      continue;
    if (lineMoney(above).length > 0 || /[.!?:]$/.test(text)) continue;
    const end = text.search(/,\s|\s[|·–-]\s/);
    return end < 0 ? above.passage : slicePassage(above.passage, 0, end);
  }
  return null;
}
const MAX_STARS = 14;

function findRoomedHouse({ lines }: SourceDocument, isSkipped: (line: DocumentLine) => boolean): Passage | null {
  const houses = lines.flatMap((line) => (isSkipped(line) ? [] : (readRoomedHouse(line.passage)?.house ?? [])));
  // Of several each is an option.
  return houses.length === 1 ? (houses[0] ?? null) : null;
}

/** A train that one boards is no ship. */
function shipIn({ look }: DocumentLine, text: string): string | undefined {
  const ship = SHIP_FIRST.exec(look, text)?.[0] ?? SHIP.exec(look, text)?.groups?.['ship'];
  return ship !== undefined && TRAIN.test(ship) ? undefined : ship;
}
const TRAIN = /\b(?:rail|railways?|train|express|zug|bahn|tren|treno|comboio|trem)\b/i;

/** The same hotel again, at the end of a round. */
function onceEach(names: readonly Passage[]): Passage[] {
  const seen = new Set<string>();
  return names.filter(({ text }) => !seen.has(foldText(text)) && seen.add(foldText(text))).slice(0, MAX_HOTELS);
}

/** `Hotel Zeebries, Bruges (3 star)`, `Beach Resort (Garden Villa)`: what a comma or bracket joins to a hotel is its town or the room. */
const PART_OF_HOTEL = /^(?:, ?| ?\()$/;

function readNames(from: readonly DocumentLine[]): Passage[] {
  const found: Passage[] = [];
  const seen = new Set<string>();
  for (const line of from) {
    if (found.length >= MAX_HOTELS) break;
    const text = line.passage.text.slice(0, MAX_PARAGRAPH);
    const ship = shipIn(line, text);
    // `RESORT HIGHLIGHTS` heads a list.
    if (ship === undefined && (!mayNameHotel(line) || isTermHeading(line))) continue;
    if (ship !== undefined && found.length === 0) {
      const at = text.indexOf(ship);
      found.push(slicePassage(line.passage, at, at + ship.length));
      continue;
    }
    let before: Mention | null = null;
    for (const mention of findHotelNames(text)) {
      const isPart = before !== null && PART_OF_HOTEL.test(text.slice(before.to, mention.from));
      before ??= mention;
      if (isPart) continue;
      const passage = slicePassage(line.passage, mention.from, mention.to);
      const key = foldText(passage.text);
      if ([...seen].some((other) => other.includes(key) || key.includes(other))) continue;
      seen.add(key);
      found.push(passage);
    }
  }
  return found;
}

const isTermHeading = (line: DocumentLine): boolean => (readLineHeading(line)?.valueFrom ?? 0) >= line.folded.length;

/** `3-star hotels`, `Hotel 4 stelle in centro` among what is included: a stay by its grade, where no house is named. */
const GRADED =
  /^(?:(?:\d{1,2} ?(?:nights?|nts?|nachte|ubernachtungen|nuits|noches|notti|noites)['’]?(?:,? (?:accommodation|accom|stay))? )?(?:in (?:an? |einem )?|im |en |at an? |dans un |a |an )?[2-5][- ]?(?:\*|stars?|sterne|stelle|etoiles|estrellas|sterren)[- ]?(?:hotels?|resorts?|accommodation|riads?|lodges?)|(?:hotels?|hoteles|alberg(?:o|hi)) [2-5][ -]?(?:\*|stars?|sterne|stelle|etoiles|estrellas|estrelas|sterren))\b/;
/** `11 nights: 3 guesthouse, 2 yurt, 6 camping`: of several kinds, each with its nights. */
const OF_KINDS =
  /^\d{1,2} ?(?:nights?|nts?|nachte|ubernachtungen|nuits|noches|notti|noites|nachten|natter|netter)\b[^.;]*\b\d{1,2} (?:x |in |nights? in )?(?:a |an )?(?:guest ?houses?|yurts?|camp(?:ing|s)?|homestays?|lodges?|hotels?|huts?|tents?|hostels?|pensionen?|zelte?n?|hutten?|gites?|refuges?|tentes?|albergues?|carpas?|rifugi|tende|pousadas?|barracas)\b[^.;]*,\s?\d{1,2} /;
export const gradedStay = (includes: readonly Field<string>[]): Field<string> | null =>
  includes.find(
    ({ value }) => value.length <= MAX_GRADED && (GRADED.test(foldText(value)) || OF_KINDS.test(foldText(value))),
  ) ?? null;
const MAX_GRADED = 60;
