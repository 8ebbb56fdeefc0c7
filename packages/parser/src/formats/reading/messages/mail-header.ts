/** `From: …`, `Date: …`, `Content-Type: …`: and `On … she wrote:`: a line of a mail's head, also of one that is quoted. */
import { LABEL_MARK, LinePattern } from '../../../text/line-look.ts';
import type { DocumentLine } from '../document.ts';
import { WROTE } from './correspondence.ts';

const HEADER = new LinePattern(
  /^(?:from|to|cc|bcc|sent|date|reply-to|content-[a-z-]{2,30}|mime-version|message-id|x-[a-z-]{2,20}|van|aan|verzonden|fra|til|sendt|fran|till|skickat|von|an|gesendet|datum|de|a|para|envoye|enviad[oa](?: el| em)?|fecha|data|inviato|da)\s?:\s*\S/,
);
/** `Date: 3 – 9 May 2027` heads no mail: an address or a clock time tells. */
const TELLING =
  /@|<|\d{1,2}[:.]\d{2}(?!\d)|^(?:to|cc|bcc|sent|reply-to|content-|mime-|message-id|x-|aan|verzonden|til|sendt|till|skickat|gesendet|envoye|enviad[oa]|inviato)/;

export const isMailHeader = (line: DocumentLine): boolean =>
  line.folded.length <= 200 &&
  (((line.look.signs & LABEL_MARK) !== 0 && HEADER.test(line.look, line.folded) && TELLING.test(line.folded)) ||
    WROTE.test(line.look, line.folded));

/** `Subject: …`, `Betreff: …`, `Asunto: …` */
export const isSubjectLine = ({ look, folded }: DocumentLine): boolean =>
  (look.signs & LABEL_MARK) !== 0 && SUBJECT.test(folded);
const SUBJECT = /^\W{0,4}(?:subject|betreff|objet|asunto|oggetto|assunto|onderwerp|emne|amne)\s?:/;
