/**
 * The letterhead of a house that writes itself, `THE CORRIE HOUSE HOTEL` over `Braemar Road, Ballater`, over `HOTEL & SPA · PERTHSHIRE` or over
 * `near Lucca, Tuscany`: where one stays, and the town.
 */

import { findHotelNames } from '../../../annotators/hotel-name.ts';
import { findPlaces } from '../../../annotators/place.ts';
import { type DocumentLine, oncePerDocument, type SourceDocument } from '../../../formats/reading/document.ts';
import { codeAt, isLetterOrNumber } from '../../../text/character-class.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { isPlainName } from '../destination/named-aim.ts';

const STREET = compactPattern(
  /^(?:\d{1,4}[a-z]?,? )?[^,]{0,30}\b(?:road|street|lane|avenue|drive|square|way|terrace|quay|parade|highway|boulevard|rd|st|stras+e|weg|platz|allee)\.?(?: \d{1,4}[a-z]?)?, |^(?:\d{1,4},? )?(?:rue|route|chemin|avenue|quai|via|calle|avenida|rua|piazza|plaza|paseo|boulevard|corso|viale|caminho|camino|camí|estrada|alameda|travessa|largo|praca|praceta|carretera|carrer|ronda|strada|vicolo|lungomare|lungolago) [^,]{2,40}(?:, (?:\d{1,4}[a-z]?(?:, |\s[–—|·-]\s))?| \d{1,4}[a-z]?\s[–—|·-]\s|\s[–—|·-]\s(?=\d{4,5}\s))/,
);
const STREET_COMPOUND = /^[^,]{2,30}(?:stras+e|gasse|weg|platz|allee)(?: \d{1,4}[a-z]?)?(?:, |\s[–—|·-]\s)/;
const SEPARATED = /, |\s[–—|·-]\s/;
const POSTCODE = /^(?:[A-Z]{1,2}-)?\d{4,5} /;
const TOWN_END = /,? [A-Z]{1,2}\d|,? \d{4}|\s{2,}|\s[|·•–-]\s/;
/** A house that takes guests, by the end or the start of its name. */
const HOUSE =
  /\b(?:arms|inn|manor|hall|lodge|grange|house|hotel|resort(?: (?:&|and) spa)?|gasthof|gasthaus|hof|pension|auberge|albergo|posada)$|^(?:chateau|schloss|villa|domaine|relais|masseria|quinta|palazzo|castello)\b/;
/** `HOTEL & SPA · NORTH YORKSHIRE`: of what kind the house is, and where. */
const KIND_AND_PLACE = compactPattern(
  /^(?:(?:spa|country(?: house)?|boutique|luxury|seaside|lakeside|beach|historic|family|design|wellness|golf|mountain|castle|manor|city|independent|[1-5]-star|[1-5]\*) ){0,2}(?:hotel|inn|resort|lodge|spa|guest ?house|b&b|bed (?:&|and) breakfast|retreat|[a-z]{2,10}hotel|landgasthof|pension)(?: ?(?:&|and|\+|und|et|y|e) ?(?:spa|restaurante?|ristorante|centro benessere|beauty|terme|golf(?: club)?|country club|wellness|bar|gardens?|leisure club))*(?:\s[·•|–—-]\s|, )(?=[a-z])/,
);
/** `near Cortona, Tuscany` under the name of a house that is let. */
const NEAR =
  /^(?:near|close to|just outside|outside|in the hills (?:above|of)|bei|nahe|pres d[e']|cerca de|vicino a|perto de) ?(?=[a-z])/;
const LET_HOUSE =
  /^(?:the |le |la |il |el |das )?(?:villa|casa|casale|podere|masseria|mas|maison|finca|quinta|chalet|cottage|ferienhaus|haus|gite|trullo|agriturismo|borgo|domaine)\s[a-z]|\b(?:cottage|barn|villa|chalet|farmhouse|house|lodge|mill|finca|hutte)$/;
const LINES = 4;
const IN = 'in ';
const MAX_NAME = 60;
const MAX_ADDRESS = 90;

export interface Letterhead {
  readonly house: Passage;
  readonly town: Passage | null;
  readonly houseLine: number;
  /** The house is let as a whole: it is the offer. */
  readonly isLet: boolean;
  /** Index of the line with the address. */
  readonly addressLine: number;
}

/** Null where nothing of the kind heads the text. */
export const readLetterhead = oncePerDocument((document: SourceDocument): Letterhead | null => {
  const head: DocumentLine[] = [];
  for (const line of document.lines) {
    if (line.passage.text !== '') head.push(line);
    if (head.length === LINES) break;
  }
  for (const [i, line] of head.entries()) {
    const next = head[i + 1];
    if (next === undefined || next.folded.length > MAX_ADDRESS || line.passage.text.length > MAX_NAME) continue;
    const lead = leadOf(line, next);
    if (lead === null) continue;
    return {
      house: trimPassage(line.passage, '.,*_'),
      town: townOf(slicePassage(next.passage, lead)),
      houseLine: line.index,
      isLet: NEAR.test(next.folded),
      addressLine: next.index,
    };
  }
  return null;
});

/** How long the words before the town are in the line under the name; null where the two lines are no letterhead. */
function leadOf(line: DocumentLine, next: DocumentLine): number | null {
  const { folded } = next;
  const street = SEPARATED.test(folded) ? (STREET.exec(folded) ?? STREET_COMPOUND.exec(folded)) : null;
  if (street !== null)
    return HOUSE.test(line.folded) || findHotelNames(line.passage.text).length > 0 ? street[0].length : null;
  if (line.index + 1 !== next.index || line.bullet !== null) return null;
  if (isHouseName(line) && isPlaceLine(next)) return 0;
  const near = NEAR.exec(folded);
  const told = near !== null && LET_HOUSE.test(line.folded) ? near : KIND_AND_PLACE.exec(folded);
  if (told === null || !NAME.test(line.passage.text) || (OF_OFFER.test(line.folded) && !HOUSE.test(line.folded)))
    return null;
  const lead = told[0].length;
  return townOf(slicePassage(next.passage, lead)) === null ? null : lead;
}

/** `SPRING SALE` over `Lakeside Lodge, Ambleside`: no house is called so. */
const OF_OFFER =
  /\b(?:sales?|deals?|offers?|specials?|savings|promo(?:tion)?|breaks?|getaways?|staycations?|weekends?|rates|prices|news|holidays?|angebote?|aktion|preise|offres?|tarifs|ofertas?|tarifas|offert[ae]|tariffe|aanbieding(?:en)?)\b/;

/** `FRIGATE POINT LODGE` and nothing else. */
const isHouseName = ({ folded, passage, heading }: DocumentLine): boolean =>
  heading === 0 && HOUSE.test(folded) && NAME.test(passage.text) && findHotelNames(passage.text).length > 0;

/** `Grand Anse, La Digue, Seychelles`: names that commas join, one of them known. */
function isPlaceLine({ passage: { text } }: DocumentLine): boolean {
  const parts = text.split(', ');
  const isKnown = (part: string): boolean => {
    // Behind a preposition a name counts that is a word or a person's elsewhere.
    const [place] = findPlaces(`${IN}${part}`);
    return place?.from === IN.length && place.to === IN.length + part.length;
  };
  return parts.length > 1 && parts.length <= 4 && parts.every((part) => NAME.test(part)) && parts.some(isKnown);
}

/** `Orrest Head Hotel ★★★` over `Windermere, Cumbria`: the line says where the house stands, on a page or a sheet that others may have set. */
export function isTownUnderHouse({ lines }: SourceDocument, line: DocumentLine): boolean {
  const above = lines[line.index - 1];
  if (above === undefined || line.bullet !== null || line.folded.length > MAX_NAME || !isPlaceLine(line)) return false;
  const name = above.passage.text.replace(STARS_BEHIND, '');
  return above.passage.text.length <= MAX_NAME && NAME.test(name) && findHotelNames(name).length > 0;
}

/** `Hotel Quinta Alta ****` over `Funchal, ruhige Lage oberhalb der Altstadt`: where the house stands, and how one lives there. */
export function isSiteUnderHouse({ lines }: SourceDocument, { index, bullet, passage }: DocumentLine): boolean {
  const above = lines[index - 1]?.passage.text ?? '';
  if (bullet !== null || above.length > MAX_NAME || passage.text.length > MAX_ADDRESS) return false;
  // No stars end in a letter or figure.
  if (above === '' || isLetterOrNumber(codeAt(above, above.length - 1)) || !SITE.test(passage.text)) return false;
  const name = above.replace(STARS_BEHIND, '');
  return name.length < above.length && findHotelNames(name).some(({ from, to }) => from === 0 && to === name.length);
}
const SITE = /^\p{Lu}[\p{L}'’ -]{2,30}, \p{Ll}[^.!?]*\.?$/u;

/** The name of that house. */
export function isOverTown(document: SourceDocument, { index }: DocumentLine): boolean {
  const below = document.lines[index + 1];
  return below !== undefined && isTownUnderHouse(document, below);
}

/** `GRAND HOTEL LAGO – Spring Escape`: what a house offers, behind its name. */
export function isHouseAndOffer(text: string): boolean {
  const [house] = findHotelNames(text);
  return house !== undefined && house.from === 0 && /^\s[–—-]\s\p{L}/u.test(text.slice(house.to));
}

const STARS_BEHIND = /(?:[\s★☆⭐*]|\ufe0f)+$/u;
const HEAD_LINES = 12;

/** The town in such a line of the head. */
export function findTownUnderHouse(document: SourceDocument): Passage | null {
  let seen = 0;
  for (const line of document.lines) {
    if (line.passage.text === '') continue;
    if (++seen > HEAD_LINES) return null;
    if (isTownUnderHouse(document, line)) return line.passage;
  }
  return null;
}

/** Words with capitals alone. */
const NAME =
  /^(?:\p{Lu}[\p{L}'’-]*|of|the|de|del|della|di|do|da|du|des|la|le|les|am|an|der|zum|zur|im|&)(?: (?:\p{Lu}[\p{L}'’-]*|of|the|de|del|della|di|do|da|du|des|la|le|les|am|an|der|zum|zur|im|&)){0,5}$/u;

const SAINT = /^(?:St|Sta|Ste|Bad|Sto)\.(?= \p{Lu})/u;
function townOf(behind: Passage): Passage | null {
  const rest = trimPassage(slicePassage(behind, POSTCODE.exec(behind.text)?.[0].length ?? 0), '.,;|');
  const end = rest.text.search(TOWN_END);
  const town = end < 0 ? rest : slicePassage(rest, 0, end);
  return isPlainName(town.text.replace(SAINT, '')) ? town : null;
}
