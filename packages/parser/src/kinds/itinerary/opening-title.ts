/** `Orla & Matteo's wedding weekend, Kinsale, 18-20 June 2027!! Times below …`: a message has no heading, but its first words name the trip and its days. */
import { findDates, mayHoldDate } from '../../annotators/date.ts';
import { findPlaces } from '../../annotators/place.ts';
import type { DocumentLine, SourceDocument } from '../../formats/reading/document.ts';
import { type Field, stated } from '../../model/field.ts';
import { hasLetter } from '../../text/character-class.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { indexOfOffset, slicePassage, spanOf, trimPassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';

const MAX_LINES = 5;
const MAX_LINE = 300;
const NAME = { least: 8, most: 70 };
/** What a trip is called; said of one's own, `our`, `your` stay. */
const TRIP = compactPattern(
  /\b(?:weekend|week|trip|tour|holidays?|break|getaway|honeymoon|retreat|journey|wedding|reunion|pilgrimage|cruise|[a-z]{0,14}(?:reise|fahrt|woche|wochenende|urlaub|ausflug)|week-end|semaine|sejour|voyage|sortie|viaje|escapada|excursion|viaggio|gita|vacanza|fine settimana|viagem|passeio|reis|weekje|vakantie)\b/,
);
/** A sentence about it names nothing. */
const SAYS = compactPattern(
  /\b(?:here|is|are|please|find|attached|as|discussed|thanks?|plan|for|we|i|you|will|have|hier|ist|anbei|danke|fur|wir|ich|sie|voici|est|nous|vous|merci|aqui|esta|gracias|para|ecco|per|grazie|segue|hierbij|voor)\b/,
);

/** `Trip dates: 3 - 7 May`, `Dates du voyage  3 - 7 mai`: the label of a fact. */
const LABEL =
  /(?:^|[^a-z])(?:dates?|data|datum|daten|fechas?|days?|when|period[oe]?|periode|zeitraum|dauer|duration)(?![a-z])|\t|\s{2}$/;

/** I-617: `*BELEK 2027* final plan lads`: the first line of a message begins with the name of the trip, set off in bold; the place it names or a year tells that it is one. */
export function readBoldLead([line]: readonly DocumentLine[]): Field<string> | null {
  const bold = line?.bolds[0];
  if (line === undefined || bold === undefined || line.isBold || line.bullet !== null || line.table !== null)
    return null;
  const [from, to] = bold.map((offset) => indexOfOffset(line.passage, offset));
  if (from !== 0 || to === null || to === undefined || to > BOLD_MOST) return null;
  const name = trimPassage(slicePassage(line.passage, 0, to), '*_ ');
  const isTrip = findPlaces(name.text).length > 0 || (YEAR.test(name.text) && hasLetter(name.text));
  return isTrip && !/[:.!?]$/.test(name.text) && !SAYS.test(foldText(name.text))
    ? stated(name.text, [spanOf(name)])
    : null;
}
const BOLD_MOST = 48;
const YEAR = /\b20[23]\d\b/;

/** Null where no such words begin one of the first lines. */
export function readOpeningTitle(lines: readonly DocumentLine[], { dateOrder }: SourceDocument): Field<string> | null {
  for (const { passage, folded, look, table, bullet } of lines.slice(0, MAX_LINES)) {
    if (table !== null || bullet !== null || passage.text.length > MAX_LINE || !mayHoldDate(look)) continue;
    const range = findDates(folded, dateOrder).find(({ end, isBareNumeric }) => end !== null && !isBareNumeric);
    if (range === undefined || !/^\W*(?:[!.]|$)/.test(folded.slice(range.to, range.to + 3))) continue;
    const name = trimPassage(slicePassage(passage, 0, range.from), ' ,;:|·•/–—-(');
    if (name.text.length < NAME.least || name.text.length > NAME.most || /[.!?]\s/.test(name.text)) continue;
    const said = foldText(name.text);
    if (TRIP.test(said) && !SAYS.test(said) && !LABEL.test(folded.slice(0, range.from)))
      return stated(name.text, [spanOf(name)]);
  }
  return null;
}
