/**
 * What a telephone sets around a short message that was copied from its screen: the code of who sends it (`VM-SUNTRP`), `Text Message` over the
 * hour, the empty field to answer in, and how to be left alone. None of it is the offer's; the message is often a single line.
 */
import { asBlank } from '../../../formats/reading/blank-line.ts';
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';

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
const HEAD = 8;
const MAX_FRAME = 64;

export function withoutMessageFrame(document: SourceDocument): SourceDocument {
  const said = document.lines.filter(({ passage, isRule }) => passage.text !== '' && !isRule);
  // The kind of the message or its hour must stand over it: a code alone may be anything.
  const framed = said
    .slice(0, HEAD)
    .findLastIndex(({ folded }) => isShort(folded) && (KIND.test(folded) || STAMP.test(folded)));
  const hours = framed < 0 ? [] : overMessages(said);
  let first = framed;
  while (first > 0 && isFrame(said[first - 1] as DocumentLine)) first--;
  // Under what somebody writes above the copy two lines of the frame must stand together.
  if (framed < 0 || (first > 0 && framed === first && hours.length < 2)) return document;
  const frame = new Set<DocumentLine>([...said.slice(first, framed + 1), ...hours]);
  for (const line of said.slice(framed + 1))
    if (isShort(line.folded) && (FIELD.test(line.folded) || OPT_OUT.test(line.folded))) frame.add(line);
  return { ...document, lines: document.lines.map((line) => (frame.has(line) ? asBlank(line) : line)) };
}

/** `Thu 19 Nov 16:47` over one message and `Thu 19 Nov 17:05` over the next, under the number that sends them: the hours of a conversation. */
function overMessages(said: readonly DocumentLine[]): DocumentLine[] {
  const hours = said.filter(
    ({ folded }, i) => isShort(folded) && STAMP.test(folded) && (said[i + 1]?.passage.text.length ?? 0) >= MESSAGE,
  );
  const [first] = hours;
  return first !== undefined && said.indexOf(first) <= 1 ? hours : [];
}
const MESSAGE = 40;

const isShort = (folded: string): boolean => folded.length <= MAX_FRAME;

const isFrame = ({ folded, passage: { text }, bullet }: DocumentLine): boolean =>
  bullet === null && isShort(folded) && (CODE.test(text) || KIND.test(folded) || STAMP.test(folded));
