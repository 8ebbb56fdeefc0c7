/** F-526: `zanele / marula bend travel`: who signs a message that is written without capitals, with the name of the agency beside it. */
import { findPlace } from '@waypage/gazetteer';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { slicePassage } from '../../../text/passage.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { findEmail, findPhone } from './contact-marks.ts';
import { isCompany, isPersonName } from './names.ts';
import { NO_NAME, type SignOff, SMALL_GREETING } from './sign-off.ts';

const SIGNED = compactPattern(
  /^[-–—~]{0,2}\s?(?<name>\p{Ll}{3,14}(?: \p{Ll}{3,14})?)(?<gap>\s?[/|@]\s?|\s[-–—]\s|,\s|\s(?:at|from)\s)(?<company>\p{Ll}[\p{Ll}\d&'’. -]{4,40}?)(?<rest>[\s,|/·–-]{1,3}\+?\(?\d[\d ()+-]{6,18})?$/u,
);
/** What one does, or gets, at a company. */
const NO_SENDER =
  /^(?:book|booked|booking|call|ring|text|txt|msg|message|email|mail|visit|see|ask|pop|come|order|reserve|pay|deposit|offer|deal|price|prices|flights?|hotel|rooms?|breakfast|transfers?|tours?|trips?|holidays?|only|just|from|more|details|info|contact|available|exclusive|sold|new|now|best|great|buchen|buchbar|anrufen|reservar|prenota|reserva|boeken)$/;
const CAPITAL = /\p{Lu}/u;
/** Nothing but a number. */
const NUMBER_ALONE = /^[^\p{L}]{7,30}$/u;
const MAX_LINE = 90;
const LEAST_LINES = 3;

export function readSmallSignOff({ lines }: SourceDocument): SignOff | null {
  const written = lines.filter(({ passage, isAround, quote }) => passage.text !== '' && !isAround && quote === 0);
  const [first] = written;
  if (first === undefined || written.length < LEAST_LINES) return null;
  const isGreeted = SMALL_GREETING.test(first.passage.text);
  // T-618: without a greeting the whole message is written so.
  if (!isGreeted && written.some(({ passage: { text } }) => CAPITAL.test(text))) return null;
  const [above, last] = written.slice(-2) as [DocumentLine, DocumentLine];
  const isNumber = NUMBER_ALONE.test(last.passage.text) || findEmail(last.passage) !== null;
  const signed = isNumber ? above : last;
  const { passage, index } = signed;
  const match = passage.text.length > MAX_LINE || CAPITAL.test(passage.text) ? null : SIGNED.exec(passage.text);
  const { name = '', gap = '', company = '' } = match?.groups ?? {};
  const given = name.split(' ', 1)[0] ?? '';
  if (match === null || NO_NAME.test(given) || findPlace(name) !== undefined) return null;
  if (!isGreeted && NO_SENDER.test(given)) return null;
  if (!isPersonName(withCapitals(name)) || !isCompany(withCapitals(company))) return null;
  const from = passage.text.indexOf(name);
  const at = from + name.length + gap.length;
  return {
    name: slicePassage(passage, from, from + name.length),
    company: slicePassage(passage, at, at + company.length),
    phone: findPhone(slicePassage(passage, at + company.length)) ?? (isNumber ? findPhone(last.passage) : null),
    line: index,
  };
}

const withCapitals = (text: string): string => text.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());

/** T-623: `hi karen its dee from blue heron travel 🙂 got u …`: a message without capitals opens with who writes. */
const INTRODUCED = compactPattern(
  /^[^\p{L}\d]{0,3}(?:(?:hi|hiya|hey|hello|hallo|heya|morning|afternoon|evening)(?: \p{Ll}{2,14}){0,2}?,? )?(?:its|it['’]s|this is|im|i['’]m) (?<name>\p{Ll}{2,14}) (?:here )?(?:from|at|@|with) (?<company>\p{Ll}[\p{Ll}\d'’&. -]{3,40}?)(?=\s?(?:\p{Extended_Pictographic}|[!,:;)]|\.(?:\s|$))|\s[–—-]\s|\s(?:got|ive|i['’]ve|just|re|so|we|about|found|have|here)(?!\p{L})|$)/u,
);
const OPENING = 110;

export function readSmallIntroduction({ lines }: SourceDocument): SignOff | null {
  const line = lines.find(({ passage }) => passage.text !== '');
  const match = line === undefined ? null : INTRODUCED.exec(line.passage.text.slice(0, OPENING));
  const { name = '', company = '' } = match?.groups ?? {};
  if (line === undefined || match === null || NO_NAME.test(name)) return null;
  if (!isPersonName(withCapitals(name)) || !isCompany(withCapitals(company))) return null;
  const at = match[0].length - company.length;
  const from = match[0].lastIndexOf(` ${name} `, at) + 1;
  return {
    name: slicePassage(line.passage, from, from + name.length),
    company: slicePassage(line.passage, at, at + company.length),
    phone: null,
    line: line.index,
  };
}
