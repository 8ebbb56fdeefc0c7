/** Lines of a mail or a page that stand around the flights, and whose words would say something of a flight elsewhere. */

import { LinePattern } from '../../../text/line-look.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { isBareStamp } from '../messages/bare-stamps.ts';
import { isMenuWord } from '../terms/names.ts';

export const standsAround = (line: DocumentLine, document: SourceDocument): boolean =>
  tellsWhenSent(line) || closesMessage(line) || isHomeOfPage(line, document);

/** F-659: `Home` above `My Trips`, `Search`: where the menu of a page leads, no way back. */
function isHomeOfPage({ folded, index }: DocumentLine, { lines }: SourceDocument): boolean {
  if (folded !== 'home' || index > MAX_MENU) return false;
  return [-2, -1, 1, 2].some((step) => isMenuWord(lines[index + step]?.folded ?? ''));
}
/** The menu of a page is among its first lines. */
const MAX_MENU = 24;

/** `Saludos, Pilar`: who signs is no airport. */
const closesMessage = ({ folded, look }: DocumentLine): boolean =>
  folded.length < MAX_CLOSING && CLOSING.test(look, folded);
const MAX_CLOSING = 48;
const CLOSING = new LinePattern(
  /^(?:(?:kind|best|warm|many) )?(?:regards|rgds|wishes|thanks|cheers)\b[^\d]{0,40}$|^(?:un )?(?:saludos?|abrazos?|atentamente|cordiali saluti|distinti saluti|un saluto|cordialement|bien cordialement|(?:viele|liebe|beste|herzliche|freundliche|mit freundlichen) grusse?n?|lg|mfg|vg|abracos?|cumprimentos|atenciosamente|groet(?:en|jes)?)\b[^\d]{0,40}$/,
);

/** `Sent: Tuesday, November 17, 2026 9:12 AM`, `On 17 May 2027 at 09:12 Lena wrote:`: nobody flies then. */
const tellsWhenSent = (line: DocumentLine): boolean =>
  line.isAround && (isBareStamp(line.folded) || SENT.test(line.folded));
const SENT =
  /^(?:sent|date|gesendet(?: am)?|datum|envoye(?: le)?|enviad[oa](?: el| em)?|fecha|inviato|data)\s?:|^(?:on|am|le|el|il giorno|em) .*:$/;
