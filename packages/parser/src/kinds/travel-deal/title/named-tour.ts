/** `AEGEAN EXPLORER - 9 days / 8 nights` in the body of a mail: what the offer is called, where the subject only says what the mail is about. */
import { findDates } from '../../../annotators/date.ts';
import { findHotelNames } from '../../../annotators/hotel-name.ts';
import { findTripLengths } from '../../../annotators/trip-length.ts';
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { isCompany } from '../../../formats/reading/terms/names.ts';
import { readLineHeading } from '../../../formats/reading/terms/term-heading.ts';
import { hasDigit, isInCapitals } from '../../../text/character-class.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { DIGIT } from '../../../text/line-look.ts';
import { type Passage, slicePassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { isBanner, isNoTitle } from './no-title.ts';

/** How long, in the words of the languages that offers are written in; the letter alone in capitals. */
const UNIT =
  '(?:[Dd]ays?|DAYS?|[Nn]ights?|NIGHTS?|nts|Tage?n?|TAGE|Nächte|Übernachtungen|[Jj]ours?|[Nn]uits?|[Dd]ías?|[Nn]oches|[Gg]iorni|[Nn]otti|[Dd]ias|[Nn]oites|[Dd]agen|[Nn]achten|[Dd]agar|[Nn]ätter|[Dd]age|[Nn]ætter|[Dd]ager|[Nn]etter|D|N)';
const NAME_AND_LENGTH = compactPattern(
  `^(?<name>(?:\\p{Lu}[\\p{L}'’]+|&|of|the|and|to)(?: (?:\\p{Lu}[\\p{L}'’]+|&|of|the|and|to)){1,5})(?: ?[-–—|:,(] ?| {2,})\\d{1,2} ?${UNIT}(?![\\p{L}\\d])[^.!?]{0,24}$`,
  'u',
);
/** `"Fjord Song" - 7 nts roundtrip Dover`: in its quotes it is the name, whatever its words, and what follows may be told. */
const QUOTED_AND_LENGTH = compactPattern(
  `^["“„«»‚‘'](?<quoted>\\p{Lu}[^"“”„«»‚‘’]{3,50})["“”«»’'](?: ?[-–—|:,(] ?| {1,9})\\d{1,2} ?${UNIT}(?![\\p{L}\\d])[^.!?]{0,60}$`,
  'u',
);
/** `COAST & CASTLES - Wales`, `WALES: COAST AND CASTLES`, T-635 `TWO-ISLAND AZORES: FAIAL & PICO`, whose length the next line begins with or has in brackets. */
const NAME_ALONE =
  /^(?<name>(?:\p{Lu}[\p{L}'’]+(?:-[\p{L}'’]+)?|&|of|the|and|to)(?:(?: (?:\p{Lu}[\p{L}'’]+(?:-[\p{L}'’]+)?|&|of|the|and|to)){1,5}|(?=: \p{Lu}{2})))(?: ?[-–—|:] ?[^.!?\d]{3,40}| (?:(?:private|small[- ]group|guided|escorted|classic|walking|cultural) ){0,2}(?:tour|trip|circuit|journey|safari|trek|cruise|Rundreise|Privatreise))?$/u;
const LENGTH = /^\W{0,4}\d{1,2} ?(?:days?|nights?|nts|d|n)\b|^[^.!?]{8,70}\(\d{1,2} ?(?:days?|nights?)\b/;
const LINES = 40;
const LONGEST = 90;

export interface NamedTour {
  readonly passage: Passage;
  readonly line: number;
}

/** Null where no line, or more than one, is made that way. */
export function findNamedTour({ lines }: SourceDocument, isOther: (line: DocumentLine) => boolean): NamedTour | null {
  let found: NamedTour | null = null;
  for (const line of lines.slice(0, LINES)) {
    const { passage, look, bullet, table } = line;
    if (passage.text.length > LONGEST || bullet !== null || table !== null) continue;
    const form = (look.signs & DIGIT) === 0 ? formOver(lines[line.index + 1]) : NAME_AND_LENGTH;
    const quoted = QUOTED_AND_LENGTH.exec(passage.text)?.groups?.['quoted'];
    const name = quoted ?? form?.exec(passage.text)?.groups?.['name'];
    if (name === undefined || isOther(line) || isBanner(line) || isNoTitle(line) || findHotelNames(name).length > 0)
      continue;
    if (found !== null) return null;
    found = { passage: quoted === undefined ? passage : slicePassage(passage, 1, 1 + quoted.length), line: line.index };
  }
  return found;
}

/** `Re: the trip w/ the kids!!`, `your numbers`: speech, of which no offer has its name. */
const SPEECH =
  /[!?]|\bw\/|\b(?:(?:our|your|my) ref\b|request|enquiry|inquiry|(?:gruppen|reise)?anfrage|demande|solicitud|consulta|richiesta|pedido|aanvraag|numbers|figures|quotes?|options?|prices?|pricing|as promised|thoughts|ideas?|update|follow[- ]?up|checking in|just|hi|hey|hello|us|you|me|stuff)\b/;
/** A sentence, a label, a day. */
const NO_HEADING = /[.!?]$|:|\b20\d\d\b|\d\s?[-–]\s?\d/;
const HEADING_WORDS = 3;
const LONGEST_HEADING = 60;

/** `ROCKY MOUNTAIN SUMMER – PARTY OF 5` over its first day, where the subject is speech; null where no line, or more than one, is set so. */
export function findMailHeading(
  { lines, dateOrder }: SourceDocument,
  subject: Passage,
  from: number,
): NamedTour | null {
  if (!SPEECH.test(foldText(subject.text))) return null;
  let found: NamedTour | null = null;
  for (const line of lines.slice(from + 1, from + LINES)) {
    const { passage, bullet, table, afterBlank } = line;
    const below = lines[line.index + 1];
    const isSet = afterBlank && bullet === null && table === null && !/[$€£₹]\s?\d/.test(passage.text);
    if (!isSet || passage.text.length > LONGEST_HEADING || below === undefined) continue;
    if (!isInCapitals(passage.text) || passage.text.split(' ').length < HEADING_WORDS || NO_HEADING.test(passage.text))
      continue;
    const [date] = hasDigit(below.folded) ? findDates(below.folded.slice(0, LONGEST_HEADING), dateOrder) : [];
    const isOther = isCompany(passage.text) || isNoTitle(line) || isBanner(line) || readLineHeading(line) !== null;
    if (date === undefined || isOther || findHotelNames(passage.text).length > 0) continue;
    if (found !== null) return null;
    found = { passage, line: line.index };
  }
  return found;
}

/** A name without its length is known by the length under it. */
const formOver = (next: DocumentLine | undefined): RegExp | null =>
  next !== undefined &&
  (next.look.signs & DIGIT) !== 0 &&
  next.bullet === null &&
  (LENGTH.test(next.folded) || isDatesAndLength(next))
    ? NAME_ALONE
    : null;

/** `Mon 03.05 - Sun 09.05.2027   7 days/6 nights` */
const isDatesAndLength = ({ folded }: DocumentLine): boolean => {
  const [date] = folded.length > LONGEST ? [] : findDates(folded, 'day-first');
  return date !== undefined && date.from <= FIRST_DATE && findTripLengths(folded.slice(date.to)).length > 0;
};
const FIRST_DATE = 6;
