/** A sentence that gives a condition with its reason, or two things in one: cut to what each states. */
import { lookAtLine } from '../../text/line-look.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { isOwnAffair } from './restriction-words.ts';

/** `We have eight rooms, so we ask for a deposit of €400, and the offer closes in May`: what is asked for, without why and until when. */
const ASKED =
  /, (?:so (?=we (?:ask|need|require|charge|must|will need|have to))|(?:daher|deshalb|darum) (?=(?:bitten|verlangen|benötigen) wir)|(?:por eso|así que|por isso) (?=(?:pedimos|solicitamos))|(?:donc|aussi) (?=nous demandons)|(?:perciò|quindi) (?=chiediamo))/i;
const CLOSES = /, and (?=the \p{L}+ (?:closes|ends|expires|runs|stands|is (?:valid|held|open)) )/iu;
const LEAST_REASONED = 60;

/** `Book by 18 December, subject to availability`: until when is the deadline, what stands behind it a condition. */
const BOOKED_BY =
  /^(?:please |kindly )?(?:book|reserve|buchen|buchbar|réservez|reserva|reserve|prenota)\b[^.;]{0,50}\d[^,.;]{0,40},\s(?=(?:subject to|limited|solange|vorbehaltlich|sous réserve|dans la limite|salvo|sujeto|hasta agotar|fino a(?:d)? esaurimento|soggett[oa]|sujeito|enquanto)\s)/i;

export function cutReason(sentence: Passage): Passage[] {
  const { text } = sentence;
  const deadline = BOOKED_BY.exec(text)?.[0].length ?? 0;
  if (deadline > 0) return [slicePassage(sentence, deadline)];
  const reason = text.length < LEAST_REASONED ? null : ASKED.exec(text);
  if (reason === null) return cutNeither(sentence);
  const asked = slicePassage(sentence, reason.index + reason[0].length);
  const end = asked.text.search(CLOSES);
  return [slicePassage(sentence, 0, reason.index), end < 0 ? asked : slicePassage(asked, 0, end)];
}

/** `Drinks are not part of it, and neither are tips`: two things that are left out. */
const NEITHER = /,? (?:and |but )?(?=(?:neither|nor) (?:is|are|does|do) )/i;

function cutNeither(sentence: Passage): Passage[] {
  const closing = sentence.text.length < LEAST_CLOSED ? null : ENDS_TOO.exec(sentence.text);
  if (closing !== null) return [slicePassage(sentence, 0, closing.index)];
  const match = NEITHER.exec(sentence.text);
  if (match === null || match.index < LEAST_TOLD || !isLeftOut(sentence.text.slice(0, match.index))) return [sentence];
  return [slicePassage(sentence, 0, match.index), slicePassage(sentence, match.index + match[0].length)];
}
/** `No bags in this price & it's off sale Sunday`: behind what is not had, until when; that is read as the deadline. */
const ENDS_TOO =
  /(?:,|\s&|\sand) (?=(?:it|this|this one|the (?:offer|price|fare|deal)) ?(?:'s|’s|is|goes|comes|ends|expires) (?:only )?(?:off sale|gone|over|valid (?:until|till)|on sale (?:until|till)|by|on|at|this|tomorrow|tonight)\b)/i;
const LEAST_CLOSED = 36;
const LEAST_TOLD = 8;
const isLeftOut = (text: string): boolean => isOwnAffair(foldText(text), lookAtLine(foldText(text)));
