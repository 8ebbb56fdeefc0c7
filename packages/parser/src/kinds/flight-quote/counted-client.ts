/** Whom an offer is for by the words that also tell how many they are: `Okafor x4`, `Hart x 2` in a mail's subject, `The Okafor family`. */
import { findAirports } from '../../annotators/airport.ts';
import { MONTHS } from '../../annotators/vocabulary/calendar-words.ts';
import type { SourceDocument } from '../../formats/reading/document.ts';
import { isPersonName } from '../../formats/reading/terms/names.ts';
import { stated } from '../../model/field.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { DIGIT } from '../../text/line-look.ts';
import { spanOf } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { type ClientReading, LONGEST_NAME, NOBODY, WORD } from './client-name.ts';
import { capitalised } from './slash-name.ts';

/** `Malta April - Okafor x4`: who travels, and how many, in the first lines. */
export function readCounted(document: SourceDocument): ClientReading | null {
  for (const line of document.lines.slice(0, COUNTED_HEAD)) {
    const { text } = line.passage;
    if ((line.look.signs & DIGIT) === 0 || text.length > LONGEST_NAME) continue;
    const match = COUNTED_NAME.exec(text);
    const name = match?.groups?.['name'];
    if (!match || name === undefined || !isPersonName(name) || findAirports(name).length > 0) continue;
    if (NOBODY.test(foldText(name))) continue;
    const { times = '', count = '' } = match.groups ?? {};
    const to = match.index + match[0].length;
    const end = to - count.length - times.length;
    return {
      name: stated(name, [spanOf(line.passage, end - name.length, end)]),
      line: line.index,
      names: 0,
      party: stated(Number(count), [spanOf(line.passage, to - count.length, to)]),
    };
  }
  return null;
}

/** `FLIGHT QUOTE – OKAFOR FAMILY (5)`, `The Okafor family - Lagos in May`: a part of the first lines. */
export function readFamily(document: SourceDocument): ClientReading | null {
  for (const line of document.lines.slice(0, COUNTED_HEAD)) {
    const match = /famil|famigl/.test(line.folded) ? FAMILY_NAME.exec(line.passage.text.slice(0, LONGEST_NAME)) : null;
    const { name = '', core = '' } = match?.groups ?? {};
    const parts = core.split(/\s&\s/);
    if (!match || name === '' || GREETS.test(foldText(core)) || !parts.every((part) => isPersonName(capitalised(part))))
      continue;
    const from = match.index + match[0].length - name.length;
    return { name: stated(name, [spanOf(line.passage, from, from + name.length)]), line: line.index, names: 0 };
  }
  return null;
}

/** `Beste familie,` says no name. */
const GREETS =
  /^(?:dear|hi|hello|hey|liebe|beste|lieve|geachte|hallo|moin|chere?|bonjour|salut|cara|ciao|gentile|hola|estimada|querida|ola|cara|prezada|hej)$/;
const FAMILY_NAME = compactPattern(
  `(?:^[Tt]he\\s|^THE\\s|^|[–—:|-]\\s{1,3})(?<name>(?<core>${WORD}(?:\\s(?:&\\s)?${WORD}){0,2}?)\\s(?:[Ff]amily|FAMILY|[Ff]amilie|FAMILIE|[Ff]amille|FAMILLE|[Ff]amilia|FAMILIA|[Ff]amiglia|FAMIGLIA))(?=\\s{0,2}(?:$|[(,|/–:-]|[x×]\\s?\\d))`,
  'u',
);
const COUNTED_HEAD = 4;
const COUNTED_NAME = compactPattern(
  `(?:^|\\s[-–—|/]\\s{1,3}|[,:]\\s)(?<name>${WORD}(?:\\s(?:&\\s)?${WORD}){0,2})(?<times>\\s?[x×]\\s?)(?<count>[1-9]\\d?)(?=\\s{0,2}(?:$|[(,|/–-]|pax|adults?))`,
  'u',
);

/** `Subject: LHR-NRT May 27 Hart x 2`: between colleagues the greeting names one of them. */
export function readCountedSubject(document: SourceDocument): ClientReading | null {
  const { subject } = document;
  const match = subject === null ? null : COUNTED_SUBJECT.exec(subject.text.slice(0, MAX_SUBJECT));
  const { name = '', times = '', count = '' } = match?.groups ?? {};
  if (subject === null || match === null || !isPersonName(capitalised(name)) || findAirports(name).length > 0)
    return null;
  const folded = foldText(name);
  if (NOBODY.test(folded) || MONTHS.has(folded)) return null;
  const to = match.index + match[0].length;
  const end = to - count.length - times.length;
  const line = document.lines.find((one) => one.isAround && one.passage.text.includes(subject.text));
  return {
    name: stated(name, [spanOf(subject, end - name.length, end)]),
    line: line?.index ?? 0,
    names: 0,
    party: stated(Number(count), [spanOf(subject, to - count.length, to)]),
  };
}
const MAX_SUBJECT = 160;
const COUNTED_SUBJECT = compactPattern(
  `(?:^|[\\s,;:/–-])(?<name>${WORD})(?<times>\\s?[x×]\\s?)(?<count>[1-9]\\d?)(?=\\s{0,2}(?:$|[(,|/–-]|pax|adults?))`,
  'u',
);
