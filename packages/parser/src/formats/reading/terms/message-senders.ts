/** Who a chat or a mail says has sent it: `[11/20/26, 4:12 PM] Deb Kowalczyk: …`, `From: Naserian Kiprop <…>`. */
import { findAirports } from '../../../annotators/airport.ts';
import { headOffset, lineHead } from '../../../text/line-head.ts';
import { slicePassage } from '../../../text/passage.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { type ContactCandidate, emptyContact, takePassage } from './contact-parts.ts';

const CHAT_SENDER =
  /^(?:\[[^\]\n]{8,30}\]|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}[:.]\d{2}(?: ?[AaPp]\.?[Mm]\.?)? -) (?<sender>[^:\n]{2,60}): /;
const MAIL_SENDER = /^\*{0,2}(?:From|Von|De|Da)\*{0,2} ?:\*{0,2}\s{0,3}(?<sender>[^\n]{2,120})/;
/** Nearly every other line is told apart by its first characters: no stamp begins `3 nights`, no sender `Departs`. */
const SENDER_START = /^(?:\[|\d(?!\d?[A-Za-z ,%])|\*{0,2}(?:From|Von|De|Da)(?: ?:|(?![A-Za-z\d ])))/;
const SENDER_WINDOW = 240;

function maySend(source: string, start: number): boolean {
  const first = source.charCodeAt(start);
  return SENDER_CODES.has(first) && SENDER_START.test(source.slice(start, start + 16));
}

/** Of `From`, `Von`, `De`, `Da`, the marks of bold words before them, and of stamps. */
const SENDER_CODES: ReadonlySet<number> = new Set([...'FVD*[0123456789'].map((first) => first.charCodeAt(0)));

/** What a chat puts before a message for who has sent it. */
export function chatSender(document: SourceDocument, line: DocumentLine): string | null {
  if (!maySend(document.source, headOffset(document.source, line.span))) return null;
  return CHAT_SENDER.exec(lineHead(document.source, line.span, SENDER_WINDOW).text)?.groups?.['sender'] ?? null;
}
/** `De: CDG`, `From: London Heathrow` in the words of a flight: no mail comes from an airport. */
function isAirport(sender: string, next: DocumentLine | undefined): boolean {
  const [place, other] = sender.length > LONGEST_PLACE ? [] : findAirports(sender);
  if (place === undefined || other !== undefined) return false;
  if (place.from > 0 || place.to < sender.length) return false;
  return place.code !== null || sender.includes(' ') || (next !== undefined && TO.test(next.folded));
}
const LONGEST_PLACE = 60;
/** `De: Lima` over `À: Paris`. */
const TO = /^(?:to|nach|a|para|hasta|vers|naar)\s?[:\t]/;

/** The sender of a chat message or a mail. */
export function readMessageSenders(document: SourceDocument): ContactCandidate[] {
  const found: ContactCandidate[] = [];
  for (const line of document.lines) {
    if (!maySend(document.source, headOffset(document.source, line.span))) continue;
    const passage = lineHead(document.source, line.span, SENDER_WINDOW);
    const chat = CHAT_SENDER.exec(passage.text);
    const match = chat ?? MAIL_SENDER.exec(passage.text);
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
