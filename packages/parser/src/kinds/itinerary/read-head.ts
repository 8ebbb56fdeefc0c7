/** The head of an itinerary, the lines before its days: title, place, dates, nights. Labels first, then how the lines look. */

import { type DateMention, findDates, mayHoldDate } from '../../annotators/date.ts';
import { withoutEmoji, withoutTrailingEmoji } from '../../annotators/emoji.ts';
import { readLabel } from '../../annotators/label.ts';
import { findPlaces } from '../../annotators/place.ts';
import { readSection } from '../../annotators/section.ts';
import { readDayHeading } from '../../formats/reading/day-heading.ts';
import type { DocumentLine, SourceDocument } from '../../formats/reading/document.ts';
import { isPageClutter } from '../../formats/reading/page-clutter.ts';
import { type Field, stated } from '../../model/field.ts';
import type { ItineraryDraft } from '../../model/itinerary-draft.ts';
import { hasDigit, isInCapitals } from '../../text/character-class.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { isBlank, type Passage, slicePassage, spanOf, trimPassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { leadsIn } from '../own-words.ts';
import { beforeLength, countWords, lengthBonus } from './named-length.ts';
import { headsList, namesBooking, namesNothing, tellsCount } from './no-title.ts';
import { findPageTrail } from './page-trail.ts';
import { readNights } from './read-nights.ts';
import { besideCompany, firstColumn, hasAddress, isCompany, isLetterhead, namesSeason } from './seller-lines.ts';

export type ItineraryHead = Pick<
  ItineraryDraft,
  'title' | 'location' | 'dates' | 'datesLabelled' | 'nights' | 'statedYear'
>;

const MAX_HEAD_LINES = 400;

export function readHead(document: SourceDocument, headEnd: number): ItineraryHead {
  const lines = document.lines
    .slice(0, Math.min(headEnd, MAX_HEAD_LINES))
    .filter((line) => !isBlank(line.passage) && !line.isRule && !line.isAround);
  const labels = lines.flatMap((line) => readLabels(line));
  const trail = findPageTrail(lines);
  const title = trail?.name ?? readTitle(lines, labels, document.subject);
  const labelledDates = findLabelled(labels, 'dates', (value) => toDates(value, document));
  const dates =
    labelledDates ??
    readDatesLine(lines, document) ??
    readStartLine(lines, document) ??
    readGreetedDates(lines, document);
  return {
    title,
    location:
      findLabelled(labels, 'place', toPlace) ??
      trail?.place ??
      readPlaceLine(lines, title) ??
      readNamedPlace(lines, title) ??
      (title === null ? readGreetedPlace(lines) : null),
    dates,
    datesLabelled: labelledDates !== null,
    nights: readNights(lines, dates?.spans[0], document.dateOrder),
    statedYear: readYear(lines, document),
  };
}

interface LabelledValue {
  readonly meaning: string;
  readonly value: Passage;
}

/** `**Where:** Barcelona, Spain`, `Destination ⇥ Frankfurt`, `| Start | Cancun |`, `title: "Peru"`. */
function readLabels(line: DocumentLine): LabelledValue[] {
  const text = trimPassage(withoutEmoji(line.passage));
  const [first, second] = line.cells ?? [];
  if (line.cellMark === '|' && first && second && line.cells?.length === 2 && second.text !== '') {
    const label = readLabel(`${first.text}:`, foldText(`${first.text}:`));
    return label ? [{ meaning: label.meaning, value: second }] : [];
  }
  const label = mayBeLabelled(text.text) ? readLabel(text.text, foldText(text.text.slice(0, 80))) : null;
  if (!label) return [];
  const value = trimPassage(slicePassage(text, label.valueFrom), '"\'*');
  return value.text === '' ? [] : [{ meaning: label.meaning, value }];
}

/** Labels end within the first words: most lines need not be folded to see that they have none. */
function mayBeLabelled(text: string): boolean {
  const start = text.slice(0, 64);
  return start.includes(':') || start.includes('\t');
}

function findLabelled<T>(
  labels: readonly LabelledValue[],
  meaning: string,
  read: (value: Passage) => Field<T> | null,
): Field<T> | null {
  for (const label of labels) {
    if (label.meaning !== meaning) continue;
    const field = read(label.value);
    if (field) return field;
  }
  return null;
}

function toPlace(value: Passage): Field<string> | null {
  const text = trimPassage(withoutEmoji(value));
  return !/\p{L}{2}/u.test(text.text) || text.text.length > 160 ? null : stated(text.text, [spanOf(text)]);
}

function toDates(value: Passage, document: SourceDocument): ItineraryHead['dates'] {
  const [mention] = findDates(foldText(value.text.slice(0, 200)), document.dateOrder);
  return mention ? datesField(mention, value) : null;
}

const datesField = (mention: DateMention, passage: Passage): NonNullable<ItineraryHead['dates']> =>
  stated({ start: mention.date, end: mention.end }, [spanOf(passage, mention.from, mention.to)]);

/** A short line with a range of dates: `Sat 23 – Sat 30 January 2027`, `Round trip from Athens, 5 – 12 June 2027`. */
function readDatesLine(lines: readonly DocumentLine[], document: SourceDocument): ItineraryHead['dates'] {
  for (const line of lines) {
    if (line.passage.text.length > 140 || line.bullet !== null || !mayHoldDate(line.look)) continue;
    const mention = findDates(line.folded, document.dateOrder).find((m) => m.end !== null && !m.isBareNumeric);
    if (mention && readSection(line.folded) !== 'greeting' && !isLabelledOtherwise(line))
      return datesField(mention, line.passage);
  }
  return null;
}

const START = compactPattern(
  /(?:^|[^a-z])(?:starts?|starting|beginning|begins?|departs?|departing|departure|leaving|sailing|embark(?:ing|ation)|arrives?|arriving|arrival|commencing|from|ab|beginn|start|anreise|abreise|abfahrt|los geht'?s|depart|debut|a partir du|des le|arrivee|salida|inicio|llegada|desde|a partir del|partenza|inizio|arrivo|dal|partida|inicio|chegada|a partir de)(?:\s(?:date|on|am|vom|le|el|il|em|den|the|of|del?|termin|datum))?\s?[:–—-]?\s?$/,
);

/** `Start 12 September 2027, 9 days`, `Departure: 06 February 2027`: the day on which the trip starts. */
function readStartLine(lines: readonly DocumentLine[], document: SourceDocument): ItineraryHead['dates'] {
  for (const line of lines) {
    if (line.passage.text.length > 400 || !mayHoldDate(line.look)) continue;
    for (const mention of findDates(line.folded, document.dateOrder)) {
      const before = line.folded.slice(Math.max(0, mention.from - 30), mention.from);
      if (mention.end === null && !mention.isBareNumeric && START.test(before))
        return datesField(mention, line.passage);
    }
  }
  return null;
}

const isLabelledOtherwise = (line: DocumentLine): boolean => {
  const label = readLabel(line.passage.text, line.folded);
  return label !== null && label.meaning === 'unknown' && line.bolds.length > 0;
};

interface TitleCandidate {
  readonly passage: Passage;
  readonly score: number;
}

/** Marks that set a heading off. */
const DECORATION = ':|*_"~=★☆✦✧•·#<>';

/** A mail's subject names the trip unless the plan has a heading of its own. */
const SUBJECT_SCORE = 38;
/** Then any heading in capitals is rather the title, and no other line. */
const BOOKING_PENALTY = 7;

function readTitle(
  lines: readonly DocumentLine[],
  labels: readonly LabelledValue[],
  subject: Passage | null,
): Field<string> | null {
  const [labelled] = labels.filter((label) => label.meaning === 'title' && label.value.text.length <= 160);
  const candidates = lines.map(scoreTitle).filter((c): c is TitleCandidate => c !== null);
  if (subject !== null && subject.text.length <= 140)
    candidates.push({ passage: subject, score: SUBJECT_SCORE - (namesBooking(subject.text) ? BOOKING_PENALTY : 0) });
  const best = candidates.reduce<TitleCandidate | null>(
    (top, c) => (top === null || c.score > top.score ? c : top),
    null,
  );
  const chosen = labelled && (best === null || best.score < 60) ? labelled.value : (best?.passage ?? null);
  if (chosen === null) return null;
  const text = nameIn(withoutTrailingEmoji(chosen));
  return text.text === '' ? null : stated(text.text, [spanOf(text)]);
}

/** Without who made it, `… // prepared by Harbour Travel`; of `“Baroque Sicily” – 10 to 14 April` what is quoted. */
function nameIn(whole: Passage): Passage {
  const quoted = QUOTED.exec(whole.text)?.groups?.['name'];
  if (quoted !== undefined) return slicePassage(whole, 1, 1 + quoted.length);
  const title = trimPassage(whole, endsQuoted(whole.text) ? '*_~' : DECORATION);
  const tail = MADE_BY.exec(title.text);
  return tail === null || tail.index < 4 ? title : trimPassage(slicePassage(title, 0, tail.index), DECORATION);
}

/** `Journey to Kos "Under sail"`: what closes at the end opened within. */
const endsQuoted = (text: string): boolean => text.endsWith('"') && text.lastIndexOf('"', text.length - 2) > 0;

const QUOTED = /^["“«„](?<name>[^"”»“„«]{4,80})["”»“]\s?[-–—,|(]/u;
const MADE_BY = compactPattern(
  /\s(?:\/\/|[|–—·-])\s?(?:(?:prepared|created|designed|made|compiled|planned|arranged|presented|proposed|offered) (?:by|for)|erstellt (?:von|für)|préparé par|preparado (?:por|para)|preparato (?:da|per))\s/iu,
);

const CODE = /[{};]|=>|<\/|\bimport\b.*\bfrom\b/;

/** `ok so here's what I've got for Nashville girls trip!!` names the trip at its end. */
const LEAD_IN = compactPattern(
  /^(?:(?:ok(?:ay)?|so|right|alright|and)[,!]?\s+){1,3}(?:here(?:['’]?s| is)|this is)\s+(?:what\s+(?:i|we)(?:['’]ve| have)?\s+(?:got|planned|booked)(?:\s+so far)?|(?:the|my|our)\s+(?:plan|itinerary|schedule|programme?))\s+(?:for|of)\s+(?:(?:the|our|your|my)\s+)?/i,
);

/** The subject of a mail that was passed on stands over its text: `Fwd: Half-term in York`. */
const SENT_ON = /^(?:(?:fwd?|re|aw|wg|tr|rv|doorst)\s?:\s*){1,4}(?=\S)/i;

/** How much a line looks like the title: a heading, bold, capitals, the first short line. Null where it cannot be. */
function scoreTitle(line: DocumentLine, index: number, lines: readonly DocumentLine[]): TitleCandidate | null {
  const { text } = line.passage;
  if (line.isFrontMatter || line.table !== null || line.quote > 0 || text.length > 140 || CODE.test(text)) return null;
  const whole = trimPassage(withoutEmoji(line.passage));
  const sent = index === 0 ? (SENT_ON.exec(whole.text)?.[0].length ?? 0) : 0;
  const passage = slicePassage(whole, sent > 0 ? sent : (LEAD_IN.exec(whole.text)?.[0].length ?? 0));
  if (!/\p{L}{2}/u.test(passage.text)) return null;
  const section = readSection(sent > 0 ? foldText(passage.text) : line.folded);
  if (section === 'greeting' || section === 'closing' || leadsIn(text)) return null;
  const label = mayBeLabelled(passage.text) ? readLabel(passage.text, foldText(passage.text)) : null;
  const isKnownLabel = label !== null && label.meaning !== 'unknown' && line.heading === 0;
  if (isKnownLabel || (label !== null && line.cellMark === 'tab')) return null;
  if ((line.bullet !== null && line.heading === 0) || isPageClutter(line)) return null;
  if (namesNothing(line, section, lines[index + 1])) return null;
  const isCry = passage.text.endsWith('!') && passage.text.length <= 80;
  const isSentence = /[.!?]$/.test(passage.text) && !isCry && line.heading === 0 && !line.isBold;
  if (isSentence || (label !== null && line.bolds.length > 0 && !line.isBold)) return null;
  const name = nameIn(passage);
  const called = beforeLength(name.text);
  const isCapitals = isInCapitals(called) && /\p{Lu}{3}/u.test(called) && !headsList(called, index, lines[index + 1]);
  const look =
    line.heading > 0
      ? 70 - line.heading * 8
      : line.isBold
        ? 45
        : isCapitals
          ? 40
          : countWords(passage.text) <= 14
            ? 30
            : 0;
  if (look === 0) return null;
  const meaningless = section === 'budget' || section === 'aside' ? 60 : section === 'plan' && index > 0 ? 30 : 0;
  return {
    passage,
    score:
      look +
      (isCapitals && index === 1 && EVENT.test(line.folded) ? EVENT_BONUS : 0) +
      (isCapitals ? lengthBonus(name.text, called) : 0) -
      meaningless -
      (isCompany(firstColumn(name.text)) || hasAddress(name.text) ? COMPANY_PENALTY : 0) -
      (isCry && index > 0 ? CRY_PENALTY : 0) -
      (tellsCount(passage.text, line.folded) ? COUNT_PENALTY : 0) -
      (isAboutTheTrip(passage.text, line.heading > 0) ? 0 : BANNER_PENALTY) -
      Math.min(index, 20),
  };
}

const COUNT_PENALTY = 14;
/** Of two lines in capitals at the top the one with the word of an event names it, the other who holds it. */
const EVENT_BONUS = 2;
const EVENT =
  /\b(?:programme?|conference|congress|summit|retreat|convention|incentive|reiseprogramm|tagung|kongress|congres|seminaire|congreso|congresso|convegno)\b/;

/** A page's header or a kind of trip stands over the title. */
const BANNER_PENALTY = 14;
const isAboutTheTrip = (text: string, isHeading: boolean): boolean => {
  const folded = foldText(text.slice(0, 140));
  const isBanner = PAGE_NUMBER.test(folded) || KIND_OF_TRIP.test(folded) || namesSeason(folded);
  return !isBanner && (isHeading || !SAYS_WHAT_IT_IS.test(folded));
};
/** `… Brochure p. 34`, `Katalog S. 12` */
const PAGE_NUMBER = compactPattern(
  /(?:\s{2}|[|·•–—,-]\s?)(?:(?:brochure|catalogue|catalog|katalog|prospekt|catalogo|folleto)\s)?(?:page|pages|pag?\.|p\.|pp\.|seiten?|s\.)\s?\d{1,4}(?:\s?[-–]\s?\d{1,4})?$/,
);
/** Nothing but that it is a plan: `PROGRAMMA DI VIAGGIO`, `Your travel itinerary`. */
const SAYS_WHAT_IT_IS =
  /^(?:(?:your|our|the|detailed|day-by-day|proposed|suggested|final|draft) )*(?:(?:travel|trip|tour|day-by-day) (?:plan|itinerary|programme?|schedule)|itinerary|(?:your|our) (?:voyage|cruise|journey|holiday|trip|tour)(?: (?:details|summary))?|reise(?:programm|verlauf|plan)|programm|(?:programme|plan|itineraire) (?:de|du) voyage|programma (?:di|del) viaggio|itinerario(?: (?:di|de|del) (?:viaggio|viaje))?|(?:programa|plan) (?:de|del) viaje|(?:programa|roteiro) (?:de|da) viagem|roteiro)\W*$/;
/** Nothing but what kind of trip it is: `CIRCUIT ACCOMPAGNÉ`, `Self-guided walking holiday`. */
const KIND_OF_TRIP = compactPattern(
  /^(?:(?:an? )?(?:escorted|guided|self-guided|private|small[- ]group|group|tailor-made|bespoke|multi-day)(?: (?:walking|cycling|cultural|rail|coach|wildlife|culinary))? (?:tour|trip|holiday|journey|itinerary|programme?)|(?:circuits?|voyages?|sejours?|autotours?|croisieres?|randonnees?) (?:accompagnes?|accompagnees?|organises?|en groupe|sur mesure|en liberte|individuels?|prives?|culturels?|decouverte)|(?:gefuhrte |begleitete |individuelle )?(?:gruppenreise|rundreise|studienreise|busreise|erlebnisreise|individualreise|mietwagenrundreise)|(?:circuito|viaje|ruta) (?:acompanado|organizado|en grupo|a medida|guiado)|(?:viaggio|tour) (?:di gruppo|organizzato|accompagnato|guidato|su misura)|(?:viagem|circuito) (?:em grupo|organizad[ao]|guiad[ao]|acompanhad[ao]))$/,
);

const COMPANY_PENALTY = 14;
/** 'Karibu Kenya!' greets as often as it names. */
const CRY_PENALTY = 12;

const CONNECTORS = /^(?:to|and|via|from|in|the|und|nach|et|y|e|a|round trip|[a-z]{2}|nyc)$/;

/** A line of nothing but places: `ROME, ITALY`, `Fort Collins, CO to Eugene, OR`, `Nairobi • Amboseli • Masai Mara`. */
function readPlaceLine(lines: readonly DocumentLine[], title: Field<string> | null): Field<string> | null {
  for (const line of lines.slice(0, 12)) {
    const { text } = line.passage;
    if (
      text.length > 120 ||
      title?.spans[0]?.[0] === spanOf(line.passage)[0] ||
      line.table !== null ||
      line.bullet !== null
    )
      continue;
    const places = hasDigit(text) ? [] : findPlaces(text).filter((p) => p.place.kind !== 'demonym');
    if (places.length === 0) continue;
    let rest = '';
    let from = 0;
    for (const place of places) {
      rest += `${text.slice(from, place.from)} `;
      from = place.to;
    }
    rest += text.slice(from);
    const words = foldText(rest)
      .split(/[^\p{L}]+/u)
      .filter((word) => word !== '' && !CONNECTORS.test(word));
    if (words.length > 0 && words.length >= places.length) continue;
    const lead = places[0]?.from ?? 0;
    const start = THROUGH.test(foldText(text.slice(0, lead))) ? lead : 0;
    const trimmed = trimPassage(withoutEmoji(slicePassage(line.passage, start)));
    return stated(trimmed.text, [spanOf(trimmed)]);
  }
  return null;
}

/** `Studienreise durch Litauen, Lettland und Estland`: the places begin behind the word for where. */
const THROUGH = /^[a-z0-9 -]{3,40} (?:through|across|around|in|durch|nach|a travers|en|por|attraverso|pela|pelo) $/;

/** Where the title names no place, a short line under it may: `11 Nights | Eastern Mediterranean | …`. */
function readNamedPlace(lines: readonly DocumentLine[], title: Field<string> | null): Field<string> | null {
  if (title !== null && findPlaces(title.value).length > 0) return null;
  for (const line of lines.slice(0, 12)) {
    const { text } = line.passage;
    if (
      text.length > 100 ||
      line.table !== null ||
      line.bullet !== null ||
      /[.!?]$/.test(text) ||
      readSection(line.folded) !== null ||
      CODE.test(text)
    )
      continue;
    const named = isLetterhead(trimPassage(line.passage, DECORATION).text) ? besideCompany(line.passage) : line.passage;
    const range = named && placesIn(named.text);
    if (!named || !range) continue;
    const { from, to } = namesAround(named.text, range);
    return stated(named.text.slice(from, to), [spanOf(named, from, to)]);
  }
  return null;
}

/** From the first place to the last of those that stand in a row: `Litauen, Lettland und Estland`. */
function placesIn(text: string): { readonly from: number; readonly to: number } | null {
  const [first, ...others] = findPlaces(text).filter((p) => p.place.kind !== 'demonym');
  if (!first) return null;
  let { to } = first;
  for (const next of others) if (BESIDE.test(text.slice(to, next.from))) to = next.to;
  return { from: first.from, to };
}

const BESIDE = /^(?:,\s|\s(?:&|and|und|et|y|e)\s|,\s(?:and|und|et|y|e)\s)$/;

/** `Verdun et Strasbourg` of `Verdun et Strasbourg, du 17 au 19 mai`: two names side by side of which one is known. */
function namesAround(text: string, place: { readonly from: number; readonly to: number }): typeof place {
  const before = NAME_BEFORE.exec(text.slice(0, place.from));
  const after = NAME_AFTER.exec(text.slice(place.to));
  return { from: place.from - (before?.[0].length ?? 0), to: place.to + (after?.[0].length ?? 0) };
}

const NAME_BEFORE = /(?<=^|[|,·–—(]\s?)\p{Lu}[\p{L}'’-]{2,30}\s(?:and|&|und|et|y|e)\s$/u;
const NAME_AFTER = /^\s(?:and|&|und|et|y|e)\s\p{Lu}[\p{L}'’-]{2,30}(?=$|\s?[|,·–—(])/u;

/** What a letter or a chat's answer says first: 'Here's a 3-day Bangkok plan', 'your long weekend in Lisbon (6 to 9 May)'. */
const MAX_GREETING = 500;
const isOpening = (line: DocumentLine): boolean =>
  line.table === null && line.bullet === null && line.passage.text.length <= MAX_GREETING;

function readGreetedPlace(lines: readonly DocumentLine[]): Field<string> | null {
  for (const line of lines.slice(0, 8).filter(isOpening)) {
    const place = findPlaces(line.passage.text).find((p) => p.place.kind !== 'demonym');
    if (!place) continue;
    const { from, to } = namesAround(line.passage.text, place);
    return stated(line.passage.text.slice(from, to), [spanOf(line.passage, from, to)]);
  }
  return null;
}

function readGreetedDates(lines: readonly DocumentLine[], document: SourceDocument): ItineraryHead['dates'] {
  for (const line of lines.slice(0, 8)) {
    if (!isOpening(line) || !mayHoldDate(line.look)) continue;
    const mention = findDates(line.folded, document.dateOrder).find((m) => m.end !== null && !m.isBareNumeric);
    if (mention) return datesField(mention, line.passage);
  }
  return null;
}

const YEAR = /(?<![\d/.-])20\d\d(?![\d/-])/;

/** A year in the title, or of the first full date of the head. */
function readYear(lines: readonly DocumentLine[], document: SourceDocument): Field<number> | null {
  for (const line of lines) {
    if (!hasDigit(line.folded)) continue;
    const dated = findDates(line.folded.slice(0, 300), document.dateOrder).find((m) => m.date.year !== null);
    if (dated) return stated(dated.date.year as number, [spanOf(line.passage, dated.from, dated.to)]);
    if (line.passage.text.length > 140 || readDayHeading(line, document.dateOrder) !== null) continue;
    const match = YEAR.exec(line.passage.text);
    if (match) return stated(Number(match[0]), [spanOf(line.passage, match.index, match.index + 4)]);
  }
  return null;
}
