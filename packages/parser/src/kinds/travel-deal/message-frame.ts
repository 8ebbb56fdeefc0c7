/**
 * What a telephone sets around a short message that was copied from its screen: the code of who sends it (`VM-SUNTRP`), `Text Message` over the
 * hour, the empty field to answer in, and how to be left alone. None of it is the offer's; the message is often a single line.
 */
import { asBlank } from '../../formats/reading/blank-line.ts';
import type { DocumentLine, SourceDocument } from '../../formats/reading/document.ts';

/** `AD-SUNTRIPS`, `VM-SUNTRP-P`, `SUNTRIPS`, `56161`. */
const CODE = /^(?:[A-Z]{2}-[A-Z\d]{4,11}(?:-[A-Z])?|[A-Z]{5,11}|\d{5,6})$/;
const KIND =
  /^(?:text message|i-?message|sms(?:\/mms)?|rcs(?: message)?|textnachricht|nachricht|message texte|mensaje(?: de texto)?|messaggio(?: di testo)?|mensagem de texto)(?: [·•-] sms)?$/;
const FIELD = /^(?:text )?(?:message|i-?message|nachricht|mensaje|messaggio|mensagem)$/;
const STAMP =
  /^(?:(?:today|yesterday|heute|gestern|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}|(?:mo|di|mi|do|fr|sa|so)\.?),?\s?)?(?:\d{1,2}\.? [a-z]{3,9}\.?|[a-z]{3,9} \d{1,2})?(?: 20\d\d)?,?\s?(?:at |um |[·•] )?\d{1,2}[:.]\d\d(?:\s?[ap]\.?m\.?)?$/;
/** `To unsubscribe send STOP to 80808`, `Txt STOP to end`. */
const OPT_OUT =
  /^(?:(?:to )?(?:unsubscribe|opt[- ]?out|unsub)\b|(?:reply|text|txt|send|sms) \W?(?:stop|end|quit|unsub)|abmelden\b|stop au \d|(?:para )?(?:darse? de baja|no recibir))[^.]{0,60}\.?$/;
const HEAD = 3;
const MAX_FRAME = 64;

export function withoutMessageFrame(document: SourceDocument): SourceDocument {
  const said = document.lines.filter(({ passage }) => passage.text !== '');
  const head = said.slice(0, HEAD);
  // The kind of the message or its hour must stand over it: a code alone may be anything.
  const framed = head.findLastIndex(
    ({ folded }) => folded.length <= MAX_FRAME && (KIND.test(folded) || STAMP.test(folded)),
  );
  if (framed < 0 || !head.slice(0, framed + 1).every(isFrame)) return document;
  const frame = new Set<DocumentLine>(head.slice(0, framed + 1));
  for (const line of said.slice(framed + 1).reverse()) {
    if (line.folded.length > MAX_FRAME || !(FIELD.test(line.folded) || OPT_OUT.test(line.folded))) break;
    frame.add(line);
  }
  return { ...document, lines: document.lines.map((line) => (frame.has(line) ? asBlank(line) : line)) };
}

const isFrame = ({ folded, passage: { text }, bullet }: DocumentLine): boolean =>
  bullet === null && (CODE.test(text) || KIND.test(folded) || STAMP.test(folded));
