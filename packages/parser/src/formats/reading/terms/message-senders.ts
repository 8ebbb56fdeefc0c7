/** Who a chat or a mail says has sent it: `[11/20/26, 4:12 PM] Deb Kowalczyk: …`, `From: Naserian Kiprop <…>`. */
import { findAirports } from '../../../annotators/airport.ts';
import { codeAt, isDigit } from '../../../text/character-class.ts';
import { headOffset, lineHead } from '../../../text/line-head.ts';
import { type Passage, slicePassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { type DocumentLine, oncePerDocument, type SourceDocument } from '../document.ts';
import { findEmail } from './contact-marks.ts';
import { type ContactCandidate, emptyContact, takePassage } from './contact-parts.ts';

const CHAT_SENDER =
  /^(?:\[[^\]\n]{8,30}\]|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}[:.]\d{2}(?: ?[AaPp]\.?[Mm]\.?)? -) (?<sender>[^:\n]{2,60}): /;
/** `From: Halifax, Halifax Int. (YHZ)` is where a flight leaves. */
const MAIL_SENDER =
  /^\*{0,2}(?:From|Von|De|Da)\*{0,2} ?:\*{0,2}\s{0,3}(?![^\n]{2,100}\([A-Z]{3}\))(?<sender>[^\n]{2,120})/;
/** Nearly every other line is told apart by its first characters: no stamp begins `3 nights`, no sender `Departs`. */
const SENDER_START =
  /^(?:\[|\d(?!\d?[A-Za-z ,%])|\*{0,2}(?:From|Von|De|Da)(?: ?:|(?![A-Za-z\d ]))|(?:from|von|de|da) ?: {0,3}\p{Ll})/u;
const SENDER_WINDOW = 240;

function maySend(source: string, start: number): boolean {
  const first = source.charCodeAt(start);
  return SENDER_CODES.has(first) && SENDER_START.test(source.slice(start, start + 16));
}

/** Of `From`, `Von`, `De`, `Da`, the marks of bold words before them, and of stamps. */
const SENDER_CODES: ReadonlySet<number> = new Set([...'FVDfvd*[0123456789'].map((first) => first.charCodeAt(0)));

/** What a chat puts before a message for who has sent it. */
export function chatSender({ source }: SourceDocument, line: DocumentLine): Passage | null {
  if (!maySend(source, headOffset(source, line.span))) return null;
  const head = lineHead(source, line.span, SENDER_WINDOW);
  const match = CHAT_SENDER.exec(head.text);
  const sender = match?.groups?.['sender'];
  if (!match || sender === undefined) return null;
  const at = match[0].lastIndexOf(sender);
  return slicePassage(head, at, at + sender.length);
}

function countDigits(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i++) if (isDigit(codeAt(text, i))) count++;
  return count;
}

/** Is it the first name of someone else who writes in the chat, `Hiya Mags sorry for the delay` before `Mags Doyle: ah brilliant`? */
export function isChatPartner(document: SourceDocument, name: string, line: DocumentLine): boolean {
  const own = chatSender(document, line)?.text;
  if (own === undefined) return false;
  return document.lines.some((other) => {
    const sender = chatSender(document, other)?.text;
    return sender !== undefined && sender !== own && foldText(sender).split(' ')[0] === foldText(name);
  });
}

/** The first name of who writes the figures in a chat of several: the flights and prices; null in other texts. */
export const chatAuthor = oncePerDocument((document): string | null => {
  const written = new Map<string, number>();
  let sender: string | null = null;
  for (const line of document.lines) {
    sender = chatSender(document, line)?.text ?? sender;
    if (sender !== null) written.set(sender, (written.get(sender) ?? 0) + countDigits(line.passage.text));
  }
  const [author, other] = [...written].sort((a, b) => b[1] - a[1]);
  return author === undefined || other === undefined ? null : (foldText(author[0]).split(' ')[0] ?? null);
});

/** `De: CDG`, `From: London Heathrow` in the words of a flight: no mail comes from an airport. */
function isAirport(sender: string, next: DocumentLine | undefined): boolean {
  const [place, other] = sender.length > LONGEST_PLACE ? [] : findAirports(sender);
  if (place === undefined || other !== undefined) return false;
  // `De: Joanesburgo (JNB)`: the code tells, also behind a name that no table has.
  if (place.code !== null && CODE_AT_END.test(sender)) return true;
  if (place.from > 0 || place.to < sender.length) return false;
  return place.code !== null || sender.includes(' ') || (next !== undefined && TO.test(next.folded));
}
const LONGEST_PLACE = 60;
const CODE_AT_END = /\([A-Z]{3}\)\s?$/;
/** `De: Lima` over `À: Paris`. */
const TO = /^(?:to|nach|a|para|hasta|vers|naar)\s?[:\t]/;

/** The sender of a chat message or a mail. */
export function readMessageSenders(document: SourceDocument): ContactCandidate[] {
  const found: ContactCandidate[] = [];
  for (const line of document.lines) {
    if (!maySend(document.source, headOffset(document.source, line.span))) continue;
    const passage = lineHead(document.source, line.span, SENDER_WINDOW);
    const chat = CHAT_SENDER.exec(passage.text);
    // The head of a mail below the offer is none of it (answered-mail.ts).
    const small = smallSender(passage, line);
    if (small !== null) {
      found.push(small);
      continue;
    }
    const match = chat ?? (line.passage.text === '' ? null : MAIL_SENDER.exec(passage.text));
    const sender = match?.groups?.['sender'];
    if (!match || sender === undefined || (chat === null && isAirport(sender, document.lines[line.index + 1])))
      continue;
    const at = match[0].lastIndexOf(sender);
    const candidate = emptyContact(chat === null ? 0 : 4);
    takePassage(candidate, slicePassage(passage, at, at + sender.length), line, true);
    if (candidate.lines.length > 0) found.push(candidate);
  }
  return found.slice(0, 3);
}

/** F-627: `from: dana whitlow <dana@…>` in a mail without capitals: the address spells the name. */
function smallSender(passage: Passage, { index, passage: { text } }: DocumentLine): ContactCandidate | null {
  const { name = '', local = '' } = text === '' ? {} : (SMALL_SENDER.exec(passage.text)?.groups ?? {});
  if (name === '' || !name.split(' ').some((word) => word.length > 2 && local.includes(word))) return null;
  const at = passage.text.indexOf(name);
  return {
    ...emptyContact(0),
    name: slicePassage(passage, at, at + name.length),
    email: findEmail(passage),
    lines: [index],
  };
}
const SMALL_SENDER =
  /^(?:from|von|de|da) ?: {0,3}(?<name>\p{Ll}[\p{Ll}'’-]{1,15}(?: \p{Ll}[\p{Ll}'’-]{1,19}){1,2}) <(?<local>[^\s<>@]{2,40})@[^\s<>]{4,60}>/u;
