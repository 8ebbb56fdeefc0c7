/**
 * Where an offer goes, told by its own words rather than by the gazetteer: `a week in Rarotonga`, `3 nights at Lake Bled`, `Arosa` under a label,
 * `Antarctic Peninsula & South Shetlands` as a title of nothing but names.
 */

import { findHotelNames, mayNameHotel } from '../../../annotators/hotel-name.ts';
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { isCompany } from '../../../formats/reading/terms/names.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { BOARDS } from '../accommodation/board-words.ts';

const NAME =
  "\\p{Lu}[\\p{L}'’-]+(?:(?: (?:of|the|and|de|del|la|le|aux|des|du|di|da|do|dos|am|an der|&|\\p{Lu}[\\p{L}'’-]+)){0,4} \\p{Lu}[\\p{L}'’-]+)?";
/** `a boat trip to …`, `an evening tour to …`: what is done there, not where one goes. */
const OUTING =
  '\\b(?:(?<!\\d[ -])[Dd]ay|[Bb]oat|[Cc]atamaran|[Dd]how|[Jj]eep|[Qq]uad|[Ff]ishing|[Ss]norkell?ing|[Dd]iving|[Mm]orning|[Aa]fternoon|[Ee]vening|[Ss]hopping|[Ss]ide|[Hh]alf-day|[Ff]ull-day|[Cc]anoe|[Ff]erry|[Ss]peedboat)[ -]';
/** A length or a kind of trip, with what one does there (`semaine de ski à …`), and where. */
const AIM = compactPattern(
  `(?<![\\p{L}]|${OUTING})(?:nights?|days|(?<=\\d[ -])day|weeks?|weekends?|breaks?|escapes?|getaways?|holidays?|vacations?|stays?|trips?|tours?|retreats?|journeys?|time|Nächte|Tage|\\p{L}*(?:[Ww]oche|[Ww]ochenende|[Uu]rlaub|[Rr]eise|[Aa]uszeit|[Tt]rip)|nuits|jours|[Ss]emaine|[Ss]éjour|[Vv]oyage|[Ww]eek-end|noches|días|[Ss]emana|[Vv]iaje|[Ee]scapada|notti|giorni|[Ss]ettimana|[Vv]iaggio|[Ss]oggiorno|[Vv]acanza|noites|dias|[Vv]iagem)(?: (?:away|break|stay|holiday|(?:de|di|of) (?!\\p{Ll}*(?:train|avion|bus))\\p{Ll}{3,14}))? (?:in|on|to|around|auf|nach|an|à|en|au|aux|a|al|alle|em|para) (?<aim>(?:the |la |le |les |el |los |las |lo |il )?${NAME})`,
  'u',
);
/** Words of names of land and water. */
const LAND =
  /\b(?:peninsula|islands?|isles?|islets?|coast|lakes?|valley|mountains?|highlands?|lowlands|alps|dolomites|caucasus|riviera|fjords?|delta|desert|canyon|bay|gulf|sea|falls|glacier|shetlands|canaries|hebrides|cyclades|antarctica|arctic|pacific|atlantic|mediterranean|baltic|adriatic|caribbean|steppe|savannah|rainforest|outback|moors|dales|downs|inseln?|kuste|alpen|kanaren|iles?|cote|vallee|lacs?|islas?|costa|valle|lagos?|isole?|laghi|ilhas?|camino)\b/;
const NO_AIM =
  /\b(?:superior|standard|deluxe|classic|king|queen|double|twin|single|hotel|resort|lodge|suite|room|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|easter|noel|paques|navidad|natale|natal|pasqua|pascoa|weihnachten|ostern|pfingsten|silvester|capodanno|style|comfort|luxury|advance|total|full|business|economy|europe|autocar|autobus|pullman|bus|car|train|treno|tren|avion|aereo|bateau|barco|famille|famiglia|familia|groupe|gruppo|grupo|liberte|liberta|libertad|seasons?|saison|temporada|stagione)\b/;
const HEAD_LINES = 14;
/** Of a paragraph its first sentences. */
const MAX_LINE = 300;

const SEASON_BEHIND = /^[ -](?:seasons?|saison|temporada|stagione|seizoen)\b/;

/** `a week in Rarotonga`, in the first lines. */
export function findNamedAim(document: SourceDocument, isSkipped: (line: DocumentLine) => boolean): Passage | null {
  let seen = 0;
  for (const line of document.lines) {
    if (line.passage.text === '') continue;
    if (++seen > HEAD_LINES) return null;
    if (isSkipped(line)) continue;
    const match = AIM.exec(line.passage.text.slice(0, MAX_LINE));
    const aim = match?.groups?.['aim'];
    if (!match || aim === undefined || NO_AIM.test(foldText(aim)) || isCompany(aim)) continue;
    // T-630: `5 nights in Mid season`
    if (SEASON_BEHIND.test(line.folded.slice(match.index + match[0].length))) continue;
    const from = match.index + match[0].length - aim.length;
    return slicePassage(line.passage, from, from + aim.length);
  }
  return null;
}

/** `Kiawah Island`, `Lake Bled`, within a title. */
const LAND_NAME =
  /(?:(?<=,\s|\b(?:at|on|in|to)\s)\p{Lu}[\p{L}'’-]+ (?:Islands?|Peninsula|Valley|Bay|Beach|Coast|Mountains|Falls|Canyon)|(?:Lake|Isle of|Lago|Lac|Costa|Insel|Loch) \p{Lu}[\p{L}'’-]+)(?!\p{L})/u;

/** A title that is made of names and holds a word of land or water. */
export function findLandTitle(title: DocumentLine | undefined): Passage | null {
  if (title === undefined || title.passage.text.length > 90) return null;
  const text = title.passage.text;
  const lead = LENGTH_LEAD.exec(text)?.[0].length ?? 0;
  const end = text.slice(lead).search(/\s{2,}|\s[–—|:-]\s|[,:(]|\s\d/);
  const whole = trimPassage(slicePassage(title.passage, lead, end < 0 ? text.length : lead + end), '*_#!');
  const head = lead === 0 ? whole : withoutTripWord(whole);
  const named = LAND_NAME.exec(text);
  if (named !== null) return slicePassage(title.passage, named.index, named.index + named[0].length);
  const inside = IN_LAND.exec(head.text)?.[0] ?? '';
  if (inside !== '' && LAND.test(foldText(inside)))
    return slicePassage(head, head.text.length - inside.length, head.text.length);
  return LAND.test(foldText(head.text)) && /^(?:the )?\p{Lu}/iu.test(head.text) && head.text.split(' ').length <= 7
    ? head
    : null;
}

/** `9-NIGHT SOUTH PACIFIC DISCOVERY`: the name between the length and the word for the trip. */
const LENGTH_LEAD =
  /^\d{1,2}[ -]?(?:nights?|days?|nts?|tage|nächte|jours|nuits|días|noches|giorni|notti|dias|noites)[ -]\s*/i;

function withoutTripWord(name: Passage): Passage {
  const at = name.text.lastIndexOf(' ');
  return at > 0 && TRIP.test(foldText(name.text.slice(at + 1))) ? slicePassage(name, 0, at) : name;
}

/** `Spring in the Lakes` goes to the Lakes. */
const IN_LAND = /(?<=\bin )the \p{L}[\p{L}'’ -]{2,40}$/iu;

/** Words that make a trip of a place's name. */
const TRIP =
  /^(?:honeymoon|delight|escape|getaway|safari|break|weekend|week|special|package|tour|tours|magic|bliss|explorer|discovery|experience|retreat|adventure|holiday|holidays|vacation|trip|cruise|voyage|sailing|odyssey|highlights|panorama|express|calling|urlaub|reise|rundreise|magico|magica|\d{1,2}[dn].*)$/;
const NO_PLACE =
  /^(?:mini|the|a|an|our|your|my|summer|winter|spring|autumn|fall|family|luxury|romantic|golden|grand|classic|kids?|honeymoon|weekend|last|minute|early|bird|flash|black|friday|best|great|new|special|group|member|city|beach|ski|spa|golf|wellness|private|small|deluxe|exclusive|ultimate|perfect|super|mega|hot|short|long|easter|christmas|half|term|school|travel|offer|deal|quote|trip|all|inclusive|fam|christian|culinary|wine|food|music|festival|photo|yoga|surf|bike|walking|hiking|river|ocean|sea|island|lake|mountain|rail|train|coach|self|drive|fly|thermal|dive|diving|riding|painting|cooking|pottery|writing|hen|stag|girls|ladies|couples|adults?|solo|singles|snow|sun|sunshine|bank|bargain|budget|value|boutique|eco|glamping|camping|canal|snowshoe|climbing|sailing|meditation|mindfulness|fishing|tennis|running)$/;

/** `Andaman Honeymoon Delight 5N/6D`: the name before the words that make a trip of it. */
export function findLeadName(title: DocumentLine | undefined): Passage | null {
  if (title === undefined || title.passage.text.length > 90) return null;
  const start = trimPassage(slicePassage(title.passage, title.emojiLength), '*_#!¡"“”');
  const words = start.text.split(' ');
  const at = words.findIndex((word) => TRIP.test(foldText(word).replace(/[^a-z\d/]/g, '')));
  const name = words.slice(0, at).join(' ');
  const isName = words
    .slice(0, at)
    .every((word) => /^\p{Lu}[\p{L}'’-]+$/u.test(word) && !NO_PLACE.test(foldText(word)));
  return at < 1 || at > 3 || !isName ? null : slicePassage(start, 0, name.length);
}

/** `Saputara Daman Diu Tour`: nothing but names before the word for the trip, told before the places that its days only pass. */
const TOUR_OF =
  /^(?<aim>\p{Lu}[\p{L}'’]{2,}(?:(?:,| [-–&]| and)? \p{Lu}[\p{L}'’]{2,}){0,3}?) (?:tour package|tours?|packages?|trek|trip|holiday package|yatra|darshan)(?=$|\s*[-–—|:,(]|\s\d)/iu;
/** Words that praise a trip: `Enchanting …`, `Scenic …`, `Discover …`. */
const PRAISE =
  /(?:ing|ful|ous|ic|ical|ant|ive|able|ed|less|est|ary|ial|ular)$|^(?:amazing|discover|explore|simply|best|total|royal|pure|real|hidden|unseen|wild|serene|north|south|east|west|northern|southern|eastern|western|central|guided|escorted|full|budget|premium|value|standard|combo|hill|temple|heritage|cultural|culture|wildlife|nature|photography|biking|cycling|motorcycle|day|night|one|two|three|four|days|nights|couple|couples|seniors?|ladies|women|india|grand|mini|maxi|dream|dreams|treasures?|jewels?|gems?|essence|splendou?rs?|wonders?|secrets?|trails?|trail|route|triangle|circuit|road|silk|spice|highlights?)$/;

export function findTourName(title: DocumentLine | undefined): Passage | null {
  if (title === undefined || title.passage.text.length > 90) return null;
  const start = trimPassage(slicePassage(title.passage, title.emojiLength), '*_#!¡"“”');
  const aim = TOUR_OF.exec(start.text)?.groups?.['aim'];
  if (aim === undefined || NO_AIM.test(foldText(aim))) return null;
  const words = foldText(aim).split(/[\s,&–-]+/);
  const isName = words.every((word) => !NO_PLACE.test(word) && !PRAISE.test(word) && !TRIP.test(word));
  return isName && /^\p{Lu}/u.test(aim) ? slicePassage(start, 0, aim.length) : null;
}

/** `Rhine & Moselle Discovery`: two names before the words that make a trip of them. */
const PAIR = /^\p{Lu}[\p{L}'’-]+ (?:&|and|und|et|y|e) \p{Lu}[\p{L}'’-]+(?= (?<trip>\p{L}+))/u;

export function findPairName(title: DocumentLine | undefined): Passage | null {
  if (title === undefined || title.passage.text.length > 90) return null;
  const start = trimPassage(slicePassage(title.passage, title.emojiLength), '*_#!¡"“”');
  const match = PAIR.exec(start.text);
  const isPair =
    match !== null &&
    TRIP.test(foldText(match.groups?.['trip'] ?? '')) &&
    match[0].split(' ').every((word) => !NO_PLACE.test(foldText(word)));
  return isPair ? slicePassage(start, 0, match[0].length) : null;
}

/** `PACOTE GRAMADO E CANELA`, `Viaje a Cartagena`, `Voyage en train : Porto et Braga`: the kind of trip, then where. */
const KIND_FIRST =
  /^\W{0,3}(?:pacotes?|paquetes?|pacchett[oi]|forfait|viaje|viagem|viaggio|voyage|séjour|circuito?|roteiro|escapada|urlaub|reise|rundreise|(?:fluss|hochsee)?kreuzfahrt|croisière|crociera|crucero|cruzeiro|stedentrip|rondreis|vakantie|vliegvakantie|gita|sortie|(?:(?:capodanno|pasqua|ferragosto|natale|epifania|immacolata|carnevale|ponte(?: del? \p{L}+)?|puente(?: de \p{L}+)?|semana santa|navidad|fin de año|nochevieja|r[ée]veillon|carnaval|páscoa|natal|feriado|pâques|noël|(?:le )?nouvel an|toussaint|silvester|ostern|pfingsten|weihnachten|advent|fasching|karneval|new year(?:'s(?: eve)?)?|christmas|easter|half[- ]term|thanksgiving)(?= (?:in|on|a|al|à|au|aux|en|em|im|auf|nach) )))(?:(?: \p{L}{4,10})? (?:en|in|im|de|mit dem) (?:autocar|autobus|pullman|bus|reisebus|car|train|treno|tren|avion)\s?[:–-]|(?: (?:a|al|à|au|aux|en|em|in|nach|naar|para|para o|por|auf))?) (?<aim>\p{Lu}[\p{L}'’-]+(?: (?:e|y|et|und|&|de|do|da|del|di|la|las|los|\p{Lu}[\p{L}'’-]+)){0,4})(?=\s*(?:$|[,:|(–—!\d]|\s-\s))/iu;

/** `Gita di primavera`, `Voyage de printemps`: when, and not where. */
const OF_SEASON =
  /^(?:(?:di|de|da|do|del?|d') ?)?(?:l'|la |el )?(?:primavera|estate|autunno|inverno|printemps|ete|automne|hiver|verano|otono|invierno|verao|outono|fine anno|fin d'annee|fin de curso|gruppo|groupe|grupo|nozze|noces|novios|istruzione)\b/;

export function findKindFirst(title: DocumentLine | undefined): Passage | null {
  const match = title === undefined || title.passage.text.length > 90 ? null : KIND_FIRST.exec(title.passage.text);
  const aim = match?.groups?.['aim'];
  if (title === undefined || !match || aim === undefined || !/^\p{Lu}/u.test(aim) || NO_AIM.test(foldText(aim)))
    return null;
  if (OF_SEASON.test(foldText(aim))) return null;
  const isNames = aim.split(' ').every((word) => /^\p{Lu}/u.test(word) || word.length <= 3);
  const from = match.index + match[0].length - aim.length;
  return isNames && !isCompany(aim) ? slicePassage(title.passage, from, from + aim.length) : null;
}

/** `Barbados 7n AI, 3-10 May`, `Mr Cole x2 - Barbados 10 nts`: in the first line of a note, a name right before the length. */
const BEFORE_LENGTH =
  /(?:^|\s[-–—|]\s|[:,]\s)(?<aim>\p{Lu}[\p{L}'’-]{2,}(?: (?:&|and|\p{Lu}[\p{L}'’-]+)){0,3}),? \d{1,2} ?(?:nights?|nts?|n|N)\b/u;

export function findBeforeLength(document: SourceDocument): Passage | null {
  const head = document.lines.filter(({ passage }) => passage.text !== '').slice(0, LENGTH_LINES);
  for (const [i, line] of head.entries()) {
    const match = (i === 0 ? BEFORE_LENGTH : OVER_DATES).exec(line.passage.text.slice(0, 120));
    const aim = match?.groups?.['aim'];
    if (!match || aim === undefined || NO_AIM.test(foldText(aim)) || isCompany(aim) || line.bullet !== null) continue;
    if (aim.split(' ').some((word) => NO_PLACE.test(foldText(word)))) continue;
    if (i > 0 && (NO_LEAD.test(foldText(aim)) || findHotelNames(aim).length > 0)) continue;
    const from = line.passage.text.indexOf(aim, match.index);
    return slicePassage(line.passage, from, from + aim.length);
  }
  return null;
}
const LENGTH_LINES = 8;
/** T-535: `TORQUAY - 5 days by coach` under who invites: a name, how long, and nothing else but how one goes there. */
const OVER_DATES =
  /^(?<aim>\p{Lu}[\p{L}'’-]{2,}(?: (?:&|and|of|am|an der|de|la|le|sur|di|del|\p{Lu}[\p{L}'’-]+)){0,3})(?:,| [–—|-]|) \d{1,2} ?(?:nights?|nts?|days?|Tage|Nächte|Tagen|jours|nuits|días|noches|giorni|notti|dias|noites|dagen|nachten|NIGHTS?|DAYS?|TAGE|NÄCHTE|JOURS|NUITS|DÍAS|NOCHES|GIORNI|NOTTI|DIAS|NOITES|DAGEN|NACHTEN)(?:,? (?:by|with|mit|im|en|in|per|met|de|com)(?: (?:de|dem|the|il|our|unserem))? \p{L}{2,14})?\s*$/u;
const NO_LEAD =
  /(?:^|\s)(?:duration|length|dauer|reisedauer|duree|duracion|durata|duracao|duur|stay|aufenthalt|sejour|estancia|soggiorno|total|option|programme?|programm|package|paket|forfait|extension|extra|additional|verlangerung|board|half|full|inclusive|price|travel|trip|tour|rundreise|reise|voyage|viaje|viaggio|viagem|circuit|cruise|kreuzfahrt|croisiere|crucero|crociera|mini|from|maximum|minimum|itinerary|club|retreat|safari|trek|gulet|charter|self|standard|basis|nur|only|just|seulement|solo|pass|skipass|ticket|valid|about|approx)(?:\s|$)/;

/** `Osprey Ridge Resort, Penticton BC`, `Hotel Sonne, Brixen, Sat 5 - Tue 8 June` in the head: where the house stands. */
const BEHIND_HOUSE =
  /^, (?<town>\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,2}(?:,? [A-Z]{2,3}| \([A-Z]{2}\))?)(?=$|,? \(?(?:(?:from|vom|du|dal|del|van) )?(?:(?:Mo|Tu|We|Th|Fr|Sa|Su|Mi|Do|So|Di|Lu|Ma|Me|Je|Ve|Gi|Ju|Vi|Wo|Vr|Za|Zo)\p{Ll}{0,8}\.?,? )?\d{1,2}(?:st|nd|rd|th|\.)?(?:\s?[-–]\s?\d{1,2}\.?)? ?\p{L}{3})/u;

/** The name behind that of the house, which ends at `end`. */
export function townBehind(text: string, end: number): string | null {
  const town = BEHIND_HOUSE.exec(text.slice(end))?.groups?.['town'];
  const isTown =
    town !== undefined && !NO_AIM.test(foldText(town)) && !NO_TOWN.test(foldText(town)) && !isCompany(town);
  return isTown ? town : null;
}
/** What else stands behind a house: the board, what one sees from the room, that one sets out. */
const NO_TOWN = compactPattern(
  `^(?:${BOARDS}|ubernachtung|(?:(?:partial|side) )?(?:sea|ocean|garden|pool|lake|city|beach|marina|bay|land|river|park)[ -]?views?|[a-z]*(?:blick|zicht)|vue [a-z]{2,12}|vista(?: a[lo]?)? [a-z]{2,12}|depart(?:ing|ures?|s)?|arriv(?:ing|als?|es?)|leaving|travel(?:l?ing)?|check-?in|from|stay|staying|anreise|abreise|abfahrt|abflug|depart|arrivee|salida|llegada|partenza|arrivo|partida|saida|chegada|vertrek|aankomst)(?: [a-z]{2,9}\\.?)?$`,
);
const MAX_HOUSE_LINE = 140;

export function findTownBehindHouse(document: SourceDocument): Passage | null {
  let seen = 0;
  for (const line of document.lines) {
    const { text } = line.passage;
    if (text === '') continue;
    if (++seen > 6) break;
    const house =
      text.length > MAX_HOUSE_LINE || !text.includes(', ') || !mayNameHotel(line) ? [] : findHotelNames(text);
    const end = house[0]?.to ?? 0;
    const town = end === 0 ? null : townBehind(text, end);
    if (town !== null) return slicePassage(line.passage, end + 2, end + 2 + town.length);
  }
  return findTownOfHouse(document);
}

/** `Bormio spa weekend` over `Hotel Fonte in Bormio, …`: the town that a house stands in, where the head of the text names it too. */
const IN_TOWN = /^ (?:in|im|à|en|a|em) (?<town>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})(?=[,.;:)]|\s[–—(]|$)/u;
const LONGEST_LINE = 300;

function findTownOfHouse({ lines }: SourceDocument): Passage | null {
  const head = lines.filter(({ passage }) => passage.text !== '').slice(0, TOWN_LINES);
  for (const line of head) {
    const text = line.passage.text.slice(0, LONGEST_LINE);
    for (const { to } of mayNameHotel(line) ? findHotelNames(text) : []) {
      const town = IN_TOWN.exec(text.slice(to, to + MAX_TOWN))?.groups?.['town'];
      if (town === undefined || NO_AIM.test(foldText(town)) || isCompany(town)) continue;
      const at = text.indexOf(town, to);
      if (head.some((other) => other !== line && other.folded.includes(foldText(town))))
        return slicePassage(line.passage, at, at + town.length);
    }
  }
  return null;
}
const TOWN_LINES = 6;
const MAX_TOWN = 60;

export const isNoAim = (name: string): boolean => NO_AIM.test(foldText(name));
/** `folded` is a word that trips are praised or told apart by. */
export const isNoPlaceWord = (folded: string): boolean => NO_PLACE.test(folded) || TRIP.test(folded);

/** What stands under a label such as `Destination`, known or not: a name of few words. */
export const isPlainName = (text: string): boolean => /^\p{Lu}[\p{L}'’ ,()&/–-]{2,49}$/u.test(text);
