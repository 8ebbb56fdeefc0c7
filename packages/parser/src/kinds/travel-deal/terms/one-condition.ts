/** A sentence that gives a condition with its reason, or two things in one: cut to what each states. */
import { allMatches } from '../../../text/all-matches.ts';
import { cutAt } from '../../../text/cut-at.ts';
import { type LineLook, LinePattern, lookAtLine } from '../../../text/line-look.ts';
import { type Passage, slicePassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { isOwnAffair } from './restriction-words.ts';

/** `We have eight rooms, so we ask for a deposit of €400, and the offer closes in May`: what is asked for, without why and until when. */
const ASKED =
  /, (?:so (?=we (?:ask|need|require|charge|must|will need|have to))|(?:daher|deshalb|darum) (?=(?:bitten|verlangen|benötigen) wir)|(?:por eso|así que|por isso) (?=(?:pedimos|solicitamos))|(?:donc|aussi) (?=nous demandons)|(?:perciò|quindi) (?=chiediamo))/i;
const CLOSES = /, and (?=the \p{L}+ (?:closes|ends|expires|runs|stands|is (?:valid|held|open)) )/iu;
const LEAST_REASONED = 60;

/** `Book by 18 December, subject to availability`: until when is the deadline, what stands behind it a condition. */
const BOOKED_BY =
  /^(?:please |kindly )?(?:book|reserve|buchen|buchbar|réservez|reserva|reserve|prenota|boek(?:en|baar)?|boka[s]?|bestil(?:l|les)?)\b[^.;]{0,50}\d[^,.;]{0,40},\s(?=(?:subject to|limited|solange|vorbehaltlich|sous réserve|dans la limite|salvo|sujeto|hasta agotar|(?:we|i) (?:only |just )?have (?:only |just )?\d{1,3}|only \d{1,3}|fino a(?:d)? esaurimento|soggett[oa]|sujeito|enquanto|so lange|så länge|så langt|zolang|first come|wie weg)\s|op ?= ?op\b|op is op\b|weg ?= ?weg\b)/i;

/** T-602: `It is good for stays in May and has to be booked by 31 January, with half due at booking`: behind the deadline stands what is paid. */
const PAID_BEHIND =
  /(?:\b(?:book(?:ed|ing|ings)?|reserv(?:ed?|ations?)|gebucht|buch(?:en|bar|ungen?)|réserv(?:er|ée?s?|ations?)|reserv(?:ar|ad[oa]s?|as?)|prenot(?:are|at[oaie]|azion[ei])|boek(?:en|ingen)?|geboekt|taken up|confirmed)\b[^.;]{2,40}\d[^.;,]{0,20}(?:, (?:19|20)\d\d)?|\b(?:bis|vor|tot|voor) [^;!?]{4,40} (?:gebucht|reserviert|geboekt|gereserveerd)(?: (?:werden|sein|worden|zijn))?),? (?:with|and|mit(?: einer)?|bei|avec|con|com|met) (?=(?:an? |the |einer |un |una |um |uma |een )?(?:half|(?:first |non-?refundable |refundable )?deposit|(?:[$€£]\s?)?\d{1,5}(?: ?%| ?€)?,? (?:\p{L}+ ){0,4}(?:due|payable|down|deposit|paid|anzahlung|acompte|acconto|caparra|señal|sinal|aanbetaling)|anzahlung|acompte|acconto|caparra|señal|sinal|aanbetaling)\b)/iu;

/** `No pets sorry 🙈 Under 5s only with the whole house`: between two sentences a picture stands for the full stop. */
const PICTURE_BETWEEN =
  /(?<=\p{L} \p{L}{2,20}[)!?]?)\s?(?:\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?){1,3}\s(?=\p{Lu}\p{Ll}+ [\p{L}\d]|(?:book|call|text|pay|dm|only|no|deposits?|limited|hurry|reserva|paga|llama|solo|réserve|prenota|chiama|buch|nur|boek) \p{Ll})/gu;
export const cutAtPictures = (sentence: Passage): Passage[] => cutAt(sentence, PICTURE_BETWEEN);

/** `flights not incl, last time I looked they were about £95`: what the writer remembers is no condition. */
const REMEMBERED = new LinePattern(
  /,? (?:but )?(?:(?:last time|when) (?:i|we) (?:last )?(?:looked|checked)|(?:i|we) (?:just |last )?(?:saw|found|spotted|looked|checked)|(?:als ich|zuletzt|gestern) (?:ich )?(?:zuletzt |gestern )?(?:geschaut|gesehen|gefunden)|j['’]ai (?:vu|trouve|trouvé)|(?:la ultima|la última) vez|he visto|ho visto|l'ultima volta) ?\b.*$/iu,
  '\\b(?:looked|checked|saw|found|spotted|geschaut|gesehen|gefunden|ai vu|ai trouv|ultima|visto)',
);

/** `Only 10 seats, no refunds on this fare`: two things. */
const SCARCE_AND =
  /^(?:only|just|limited(?: to)?|nur(?: noch)?|solo|plus que)\s\d[^,.;]{2,30},\s(?=(?:no |non[- ]|keine |nicht |sans |sin |non )\p{L})/iu;

/** `look` is that of the line that holds the sentence. */
export function cutReason(sentence: Passage, look: LineLook): Passage[] {
  const { text } = sentence;
  const remembered = REMEMBERED.mayMatch(look) ? text.search(REMEMBERED.regex) : -1;
  if (remembered >= LEAST_TOLD) return cutReason(slicePassage(sentence, 0, remembered), look);
  const hasComma = text.includes(',');
  const scarce = hasComma ? SCARCE_AND.exec(text)?.[0] : undefined;
  if (scarce !== undefined)
    return [slicePassage(sentence, 0, scarce.length - 2), slicePassage(sentence, scarce.length)];
  const paid = text.length < LEAST_REASONED ? null : PAID_BEHIND.exec(text);
  if (paid !== null) return [slicePassage(sentence, paid.index + paid[0].length)];
  const deadline = hasComma ? (BOOKED_BY.exec(text)?.[0].length ?? 0) : 0;
  if (deadline > 0) return [slicePassage(sentence, deadline)];
  const reason = text.length < LEAST_REASONED ? null : ASKED.exec(text);
  if (reason === null) return cutNeither(sentence, look);
  const asked = slicePassage(sentence, reason.index + reason[0].length);
  const end = asked.text.search(CLOSES);
  return [slicePassage(sentence, 0, reason.index), end < 0 ? asked : slicePassage(asked, 0, end)];
}

/** `Drinks are not part of it, and neither are tips`: two things that are left out. */
const NEITHER = new LinePattern(/,? (?:and |but )?(?=(?:neither|nor) (?:is|are|does|do) )/i, '\\b(?:neither|nor )');

function cutNeither(sentence: Passage, look: LineLook): Passage[] {
  const closing = sentence.text.length < LEAST_CLOSED ? null : ENDS_TOO.exec(sentence.text);
  if (closing !== null) return [slicePassage(sentence, 0, closing.index)];
  const match = NEITHER.exec(look, sentence.text);
  if (match === null || match.index < LEAST_TOLD || !isLeftOut(sentence.text.slice(0, match.index))) return [sentence];
  return [slicePassage(sentence, 0, match.index), slicePassage(sentence, match.index + match[0].length)];
}
/** `No bags in this price & it's off sale Sunday`: behind what is not had, until when; that is read as the deadline. */
const ENDS_TOO =
  /(?:,|\s&|\sand) (?=(?:it|this|this one|the (?:offer|price|fare|deal)) ?(?:'s|’s|is|goes|comes|ends|expires) (?:only )?(?:off sale|gone|over|valid (?:until|till)|on sale (?:until|till)|by|on|at|this|tomorrow|tonight)\b)/i;
const LEAST_CLOSED = 36;
const LEAST_TOLD = 8;
const isLeftOut = (text: string): boolean => isOwnAffair(foldText(text), lookAtLine(foldText(text)));

/** `rtn xfers. excl city tax. dep £50pp`: in an agent's note a sentence starts with the short word for what it is about. */
const TERSE =
  /(?<=[\p{L}\d)]{2})\. (?=(?:excl?|dep|bal|nr|non[- ]?ref(?:undable)?|min|max|subj|cxl|canx|cancel|supp|sgl|held|rate|opt|option|book|no|not|shout|lmk|let me|give me|gimme|msg|ping|call|ring|txt|text|dm|(?<!(?:in[ck]l|exc?l)\. )(?:flts?|flights?|fares?|tkts?|tickets?|hotel|rooms?) (?:are |is )?(?:non|not|no|nr)|(?<!(?:in[ck]l|exc?l)\. )\p{L}{2,12}(?: \p{L}{3,10})? (?:is |are )?(?:not incl|niet (?:te|inbegr)|nicht (?:inkl|enth))|(?:betaling|aanbetaling|zahlung|anzahlung|paiement|acompte|pago|pagamento|acconto) \p{L})\b)/iu;
const MAX_TERSE = 200;

export function cutTerse(sentence: Passage): Passage[] {
  const { text } = sentence;
  if (text.length > MAX_TERSE || !text.includes('. ')) return [sentence];
  const pieces: Passage[] = [];
  let rest = sentence;
  for (let at = text.search(TERSE); at >= 0; at = rest.text.search(TERSE)) {
    pieces.push(slicePassage(rest, 0, at));
    rest = slicePassage(rest, at + 2);
  }
  return [...pieces, rest];
}

/** T-639: `pay 10k deposit to hold yr room, deposit is non refundable`: in a hurried sentence clauses with verbs of their own are conditions each. */
const OWN_CLAUSE =
  /, (?=(?:the |yr |your )?(?:deposits?|balance|payment|flights?|hotel|rooms?|tickets?|fares?|names?) (?:is|are|must|needs?|has|have|cannot|can't)\b|(?:pls |please )?pay \S*\d)/giu;
export function cutClauses(sentence: Passage): Passage[] {
  if (!sentence.text.includes(', ')) return [sentence];
  const starts = [0];
  for (const { index } of allMatches(OWN_CLAUSE, sentence.text))
    if (index - (starts.at(-1) ?? 0) >= LEAST_TOLD) starts.push(index + 2);
  return starts.map((from, i) =>
    slicePassage(sentence, from, i + 1 < starts.length ? (starts[i + 1] ?? 0) - 2 : undefined),
  );
}
