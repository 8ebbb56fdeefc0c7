/** Who signs a message without a closing above the name: `Thanks, Jane` as its last words, `held until 9 May - Nadia`, a name under its last sentence. */
import { findPlace, foldName } from '@waypage/gazetteer';
import { LinePattern } from '../../../text/line-look.ts';
import { slicePassage, trimPassage } from '../../../text/passage.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { findEmail, findPhone } from './contact-marks.ts';
import { type ContactCandidate, emptyContact, isAddress } from './contact-parts.ts';
import { isEntry } from './list-entry.ts';
import { isAddressed, isButton, isPersonName, isPlaceName } from './names.ts';
import { NO_NAME } from './sign-off.ts';

/** `Thanks, Jane`, `xx Dana`, `-Kim`: the closing and the name on one line, the last that say anything. */
const SIGNED =
  /^(?:(?:thanks(?: so much| again)?|many thanks|thank you|thx|tx|cheers|regards|b?rgds|best|best wishes|kind regards|warm regards|love|x{1,3}|xo(?:xo)?|saludos|un saludo|besos|un beso|un abrazo|abrazos|grazie|baci|un abbraccio|bises|bisous|merci|danke|lg|vg|mfg|gruss|gruess|gruessli|abraco|abracos|abs|bjs?|bjos|beijos?|beijinhos|sds|biz|kh|vh|ta|gr|gr(?:oe)?t(?:en|jes|js)?|mvg|(?:(?:med )?(?:(?:van|ven|venn)lig[ae]?|basta|bedste|beste|hjartlig[ae]?) )?(?:halsn(?:ing(?:ar)?)?|hilsen|hilsner)|mvh|kram(?:ar)?|klem)[\s,!.]{1,3}|[-–—]\s?)(?=[a-z])/;

const MAY_BE_SIGNED = new LinePattern(SIGNED);

export function signedLines(document: SourceDocument): ContactCandidate[] {
  const found: ContactCandidate[] = [];
  let seen = 0;
  for (let i = document.lines.length - 1; i >= 0 && seen < SIGNED_LINES; i--) {
    const line = document.lines[i] as DocumentLine;
    if (line.passage.text === '' || line.isRule || line.isAround) continue;
    seen++;
    if (line.folded.length > 50) continue;
    const isMarked = line.bullet === '-';
    // An entry of a list is no signature.
    if (isMarked && isEntry(document, line.index)) continue;
    const match = isMarked ? SIGNED.exec(`- ${line.folded}`) : MAY_BE_SIGNED.exec(line.look, line.folded);
    if (!match) continue;
    const lead = isMarked ? match[0].length - 2 : match[0].length;
    const name = trimPassage(slicePassage(line.passage, Math.max(0, lead)), '.,!*_ ');
    const words = name.text.split(' ').length;
    if (words > 3 || !isPersonName(name.text)) continue;
    const candidate = emptyContact(3);
    candidate.name = name;
    candidate.lines.push(line.index);
    found.unshift(candidate);
  }
  return found;
}

/** `held until 9 May - Nadia`, `shall I book? 🙂 Nadia`: the name behind the last words of a short message, which say until when, or behind a picture. */
const SIGNED_END =
  /(?:(?:\b(?:till?|until|by|before|b4|expires?|ends?|bis|hasta|fino al?|jusqu'au|ate)\s[^.;–—-]{2,26}|[.!?)])\s[-–—~]|\p{L}[.!?]?\s?\p{Extended_Pictographic}[\u{fe0f}\u{1f3fb}-\u{1f3ff}]?)\s(?<name>\p{Lu}\p{Ll}{1,14}(?: \p{Lu}\p{Ll}{1,14})?)$/iu;

export function signedEnd(document: SourceDocument): ContactCandidate[] {
  const last = endOfMessage(document, SHORT_MESSAGE);
  if (last === undefined) return [];
  const tail = slicePassage(last.passage, Math.max(0, last.passage.text.length - MAX_TAIL));
  const name = SIGNED_END.exec(tail.text)?.groups?.['name'] ?? '';
  if (!GIVEN_NAME.test(name) || !isPersonName(name) || findPlace(foldName(name)) !== undefined) return [];
  if (NO_NAME.test(name.split(' ', 1)[0]?.toLowerCase() ?? '')) return [];
  return [{ ...emptyContact(3), name: slicePassage(tail, tail.text.length - name.length), lines: [] }];
}

const SHORT_MESSAGE = 6;
const MAX_TAIL = 80;
const SIGNED_LINES = 4;
export const GIVEN_NAME = /^\p{Lu}\p{Ll}{1,14}(?: \p{Lu}\p{Ll}{1,14})?$/u;

/** `Orla x` over the name of the account, a link and tags: a kiss signs a line of its own near the end of a post. */
const KISSED = /^(?<name>\p{Lu}\p{Ll}{1,14}(?: \p{Lu}\p{Ll}{1,14})?),?\s(?:x{1,3}|xo(?:xo)?)$/iu;
const KISSED_LINES = 8;

export function kissedLine({ lines }: SourceDocument): ContactCandidate[] {
  for (const line of lines.filter(({ passage }) => passage.text !== '').slice(-KISSED_LINES)) {
    const name = line.folded.length > 40 ? undefined : KISSED.exec(line.passage.text)?.groups?.['name'];
    if (name === undefined || !GIVEN_NAME.test(name) || !isPersonName(name)) continue;
    return [{ ...emptyContact(3), name: slicePassage(line.passage, 0, name.length), lines: [line.index] }];
  }
  return [];
}

/** `… by noon tomorrow, please.` / `Ferdl`: a name alone under the last sentence of a message. */
export function lastWords(document: SourceDocument): ContactCandidate[] {
  let at = document.lines.length - 1;
  while (at > 0 && document.lines[at]?.passage.text === '') at--;
  const line = document.lines[at];
  if (line === undefined || line.bullet !== null || line.table !== null) return [];
  const slashed = SLASHED.exec(line.passage.text)?.groups?.['name'];
  if (slashed !== undefined) return isSlashedName(slashed) ? [slashedName(line, slashed)] : [];
  if (!GIVEN_NAME.test(line.passage.text)) return [];
  let over = at - 1;
  while (over >= 0 && document.lines[over]?.passage.text === '') over--;
  const sentence = document.lines[over]?.passage.text ?? '';
  if (
    !(
      /[.!?][)"’]?$/.test(sentence) ||
      (over === at - 1 && GOES_ON.test(sentence)) ||
      (over === at - 1 && greetsSomebody(document))
    ) ||
    sentence.length < SENTENCE_LENGTH ||
    document.lines[over]?.bullet !== null
  )
    return [];
  if (!isPersonName(line.passage.text) || isButton(line.folded)) return [];
  if (findPlace(foldName(line.passage.text)) !== undefined) return [];
  return [{ ...emptyContact(3), name: line.passage, lines: [line.index] }];
}

/** F-337: a message whose first line greets somebody is signed in its last. */
function greetsSomebody({ lines }: SourceDocument): boolean {
  const first = lines.find(({ passage }) => passage.text !== '');
  return first !== undefined && isAddressed(first.folded);
}

/** F-337: `/Karin`, `//karin, Nordresor`: so letters from Scandinavia are signed, also in small letters. */
const SLASHED =
  /^\/{1,2}\s?(?![Pp]ers|[Pp]ax|[Pp]p\b|[Aa]dult|[Tt]ag|[Dd]ag|[Dd]ay|[Nn]ight|[Ww]ay)(?<name>\p{L}[\p{L}'’-]{1,14}(?: \p{Lu}[\p{L}'’-]{1,14})?)(?:,\s\P{Nd}{3,40})?$/u;

function isSlashedName(name: string): boolean {
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  return isPersonName(capital) && !NO_NAME.test(name.toLowerCase()) && findPlace(foldName(name)) === undefined;
}

function slashedName({ passage, index }: DocumentLine, name: string): ContactCandidate {
  const at = passage.text.indexOf(name);
  return { ...emptyContact(3), name: slicePassage(passage, at, at + name.length), lines: [index] };
}

/** `Nora Feld` over `Atelier Fernweh, Hafenstr. 4, Kiel` at the end: under a name the house stands before its address, whatever it is called. */
export function signedBlock({ lines }: SourceDocument): ContactCandidate[] {
  const last = lines.findLast(({ passage, isRule }) => passage.text !== '' && !isRule);
  const above = last === undefined ? undefined : lines[last.index - 1];
  if (last === undefined || above === undefined || last.bullet !== null || !above.afterBlank) return [];
  const name = trimPassage(above.passage, '*_,.');
  const brand = HOUSE.exec(last.passage.text);
  if (brand === null || !name.text.includes(' ') || !isPersonName(name.text)) return [];
  const rest = slicePassage(last.passage, brand[0].length);
  const [phone, email] = [findPhone(rest), findEmail(rest)];
  const isSeat = isAddress(rest.text) || STREET.test(rest.text);
  const isKnown = isSeat || (phone ?? email) !== null || isPlaceName(rest.text);
  // A word alone is a house only over a street.
  if (!isKnown || !(isSeat || brand[0].trimEnd().includes(' '))) return [];
  const company = slicePassage(last.passage, 0, (brand.groups?.['house'] ?? '').length);
  return [{ ...emptyContact(4), name, company, phone, email, lines: [above.index, last.index] }];
}

/** `Lange Gasse 14, Ulm`, `4 Mill Row, Ely` */
const STREET =
  /^(?:\p{L}[\p{L} .'’-]{2,36} \d{1,4} ?[a-z]?|\d{1,4}[a-z]?,? \p{L}[\p{L} .'’-]{2,36}),\s(?:\d{4,5} )?\p{Lu}/u;
const HOUSE =
  /^(?<house>\p{Lu}[\p{L}\d'’&.-]*(?: (?:&|and|und|et|y|e|of|the|de|la|du|\p{Lu}[\p{L}\d'’&.-]*)){0,4})(?:,|\s[|·•–—-])\s/u;

/** `Both days are fine. just call me`: who writes so leaves out the last full stop. */
const GOES_ON = /\p{Ll}[.!?]\s\p{L}[^.!?]{8,80}\p{Ll}$/u;

/** `Seats going fast.` may stand over anything. */
const SENTENCE_LENGTH = 20;

/** The last line of a text of at most so many; nothing where it has more. */
export function endOfMessage({ lines }: SourceDocument, most: number): DocumentLine | undefined {
  let last: DocumentLine | undefined;
  let count = 0;
  for (const line of lines) {
    if (line.passage.text === '') continue;
    last = line;
    if (++count > most) return undefined;
  }
  return last;
}
