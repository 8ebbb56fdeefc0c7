/**
 * Who ends or opens a message: `… book by 10 Dec - Nisha @ Skylark Holidays 98200 00417`, `Jo at Bright Skies Travel, jo@…`,
 * `Hi, it's Carmen from Bluewave Getaways!`
 */
import { findAirport, findAirportsByName, findPlace } from '@waypage/gazetteer';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { LinePattern } from '../../../text/line-look.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { findPhone } from './contact-marks.ts';
import { chatSender } from './message-senders.ts';
import { isCompany, isPersonName } from './names.ts';

const SIGN_OFF = compactPattern(
  /(?:^(?:[-–—~]{1,3}\s?)?|\s[-–—|~/]\s?|[.!?)]\s|\p{Extended_Pictographic}\ufe0f?\s?|\sxx?\s)(?<name>\p{Lu}[\p{L}'’.-]{1,15}(?: \p{Lu}[\p{L}'’.-]{1,15})?)(?: x{1,3}(?=\s))?(?:\s?@\s?|(?<= x{1,3})\s{1,6}|,\s|\s(?:at|from|of)\s|\s\(|\s[-–|]\s)(?<company>\p{Lu}[^@,.;:()!?\d]{3,40}?)[\s,:().|·–-]{0,3}(?:(?:[Pp]h(?:one)?|[Tt](?:el(?:\.|efon|[eé]fono)?)?|[Mm](?:ob(?:ile)?)?|[Cc](?:all|ell)|PH|TEL|MOB|WhatsApp|[Ww]a)[.:]?\s{0,2})?(?<rest>\+?[\d][\d ()+-]{6,18}|[\w.+-]{1,40}@[\w.-]{3,60})?\W{0,3}$/u,
);

export interface SignOff {
  readonly name: Passage;
  readonly company: Passage;
  readonly phone: Passage | null;
  readonly line: number;
}

/** What a post puts under its text: nothing, dots that keep space, its tags. */
const TAGS = /^(?:[\W_]*|(?:\s*#[\p{L}\p{N}_]+)+\s*)$/u;

/** The sender in the last line of the text. */
export function readSignOff(document: SourceDocument): SignOff | null {
  let last: DocumentLine | undefined;
  for (let i = document.lines.length - 1; i >= 0 && last === undefined; i--)
    if (!TAGS.test(document.lines[i]?.passage.text ?? '')) last = document.lines[i];
  if (last === undefined) return null;
  const end = last.passage.text.length - (OPT_OUT.exec(last.passage.text.slice(-MAX_OPT_OUT))?.[0].length ?? 0);
  const tail = slicePassage(last.passage, Math.max(0, end - 110), end);
  const match = SIGN_OFF.exec(tail.text);
  const [name, company] = [match?.groups?.['name'] ?? '', match?.groups?.['company']?.trim() ?? ''];
  const isCalled = match !== null && /@/.test(match[0].slice(0, match[0].indexOf(company)));
  if (!match || !isPersonName(name) || !(isCompany(company) || isCalled)) return null;
  const from = match.index + match[0].indexOf(name);
  const at = tail.text.indexOf(company, from + name.length);
  return {
    name: slicePassage(tail, from, from + name.length),
    company: slicePassage(tail, at, at + company.length),
    phone: findPhone(slicePassage(tail, at + company.length)) ?? numberBefore(slicePassage(tail, 0, from)),
    line: last.index,
  };
}

/** What the sender of short messages must put under them: `Opt out reply STOP`, `To unsubscribe text STOP`. */
const OPT_OUT = /\s(?:stop )?(?:to )?(?:opt[- ]?out|unsub(?:scribe)?|(?:reply|txt|text|send) stop)\b[^.;]{0,36}\W*$/i;
const MAX_OPT_OUT = 48;

/** `Text 0491 555 010 - Bree, Dune Travel`: the number right before who signs. */
const numberBefore = (before: Passage): Passage | null =>
  NUMBER_BEFORE.test(before.text) ? findPhone(slicePassage(before, Math.max(0, before.text.length - 26))) : null;
const NUMBER_BEFORE = /\d\s?[-–—|~/]\s?$/;

const INTRODUCTION =
  /\b(?:[Ii]t['’]?s|[Tt]his is|I['’]m|I am|[Hh]ere is|[Hh]ier ist|[Ii]ch bin|[Ss]oy|[Ss]ono|[Ii]ci|[Aa]qui [eé]|[Ss]ou)\s(?<name>\p{Lu}[\p{L}'’.-]{1,15}(?: \p{Lu}[\p{L}'’.-]{1,15})?),?\s(?:from|at|@|of|with|von|vom|de|di|da)\s(?<company>\p{Lu}[\p{L}\d'’&. -]{3,40}?)(?=[!.,:;)]|\s[–—-]\s|$)/u;

/** `Hi Thabo, Naledi @ Kudu Trails`, `Hello Ann! Beth here from Bright Skies Travel` */
const GREETED =
  /^[^\p{L}]{0,4}(?:[Hh]i|[Hh]iya|[Hh]ey|[Hh]ello|[Hh]allo|[Hh]ola|[Cc]iao|[Bb]onjour|[Ss]alut|[Oo]l[áa]|[Mm]oin|[Dd]ear)(?: \p{Lu}[\p{L}'’-]{1,15}){0,2}[^\p{L}\d]{1,4}(?<name>\p{Lu}[\p{L}'’.-]{1,15}(?: \p{Lu}[\p{L}'’.-]{1,15})?)(?:\shere)?,?\s(?:from|at|@|with|von|vom|de|di|da)\s(?<company>\p{Lu}[\p{L}\d'’&. -]{3,40}?)(?:\shere)?(?=[!.,:;)]|\s[–—-]\s|$)/u;

/** T-608: `Howya folks 👋 Gráinne here from Slieve Travel in Ennis`: whoever is `here` writes, however the message greets. */
const HERE =
  /(?:^|[.!,)]\s|\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?\s?)(?<name>\p{Lu}[\p{L}'’.-]{1,15}(?: \p{Lu}[\p{L}'’.-]{1,15})?)\shere(?: again)?,?\sfrom\s(?<company>\p{Lu}[\p{L}\d'’&. -]{3,40}?)(?=\sin\s\p{Lu}|\s?\p{Extended_Pictographic}|[!.,:;)]|\s[–—-]\s|$)/u;

const isCalled = (text: string, name: string): boolean => text.includes(`${name} @`);

const MAY_INTRODUCE = new LinePattern(
  INTRODUCTION,
  "@ ?|here(?: again)?,? from|(?:hi|hiya|hey|hello|hallo|hola|ciao|bonjour|salut|ola|moin|dear) |it'?s |this is|i'?m |i am|here is|hier ist|ich bin|soy |sono |ici |aqui |sou ",
);

/** The sender in the first lines of a message. */
export function readIntroduction(document: SourceDocument): SignOff | null {
  let seen = 0;
  for (const line of document.lines) {
    if (line.passage.text === '') continue;
    if (++seen > 4) return null;
    if (!MAY_INTRODUCE.mayMatch(line.look)) continue;
    const text = line.passage.text.slice(0, 200);
    const match = INTRODUCTION.exec(text) ?? GREETED.exec(text) ?? HERE.exec(text);
    const { name = '', company = '' } = match?.groups ?? {};
    if (!match || !isPersonName(name) || !(isCompany(company) || isCalled(match[0], name))) continue;
    const from = match.index + match[0].indexOf(name);
    const at = line.passage.text.indexOf(company, from + name.length);
    return {
      name: slicePassage(line.passage, from, from + name.length),
      company: slicePassage(line.passage, at, at + company.length),
      phone: null,
      line: line.index,
    };
  }
  return null;
}

const DICTATED =
  /^\W{0,3}(?:hi|hello|hey|hiya|(?:good )?(?:morning|afternoon|evening))(?: (?<to>[a-z][a-z'-]{1,14}))?,?\s(?:its|it'?s|this is|im|i'm)\s(?<name>[a-z][a-z'-]{1,14})\s(?:(?:from|at|here)(?![a-z])|@\s?[a-z])/;
/** `hi janine its dawn so the flights …`, where the chat says that a Dawn has sent it. */
const DICTATED_NAME =
  /^\W{0,3}(?:hi|hello|hey|hiya|(?:good )?(?:morning|afternoon|evening))(?: (?<to>[a-z][a-z'-]{1,14}))?,?\s(?:its|it'?s|this is|im|i'm)\s(?<name>[a-z][a-z'-]{1,14})(?![a-z'])/;

function bySender(document: SourceDocument, line: DocumentLine, head: string): RegExpExecArray | null {
  const match = DICTATED_NAME.exec(head);
  const sender = match === null ? null : chatSender(document, line);
  return sender !== null && foldText(sender.text).split(' ')[0] === match?.groups?.['name'] ? match : null;
}

/** `hi Tom its Bea. LHR-ATH …`: with a capital and a mark behind it. */
function byCapital({ passage }: DocumentLine, head: string): RegExpExecArray | null {
  const match = DICTATED_NAME.exec(head);
  const name = match?.groups?.['name'];
  if (match === null || name === undefined) return null;
  const to = match[0].length;
  const written = passage.text.slice(to - name.length, to + 1);
  return CAPITAL_NAME.test(written) && isPersonName(written.slice(0, -1)) ? match : null;
}
/** F-526: `hiya its mhairi re faro x2`: behind the name begins what it is about. */
function byTopic(head: string): RegExpExecArray | null {
  const match = DICTATED_NAME.exec(head);
  const name = match?.groups?.['name'];
  if (match === null || name === undefined || NO_CALLER.test(name)) return null;
  const isName = isPersonName(name.charAt(0).toUpperCase() + name.slice(1));
  return TOPIC.test(head.slice(match[0].length)) && isName ? match : null;
}
const TOPIC = /^,?\s(?:re|regarding|about (?:the|your|ur)|ringing|calling|again re)\b/;
/** What else a message may say that it is. */
const NO_CALLER =
  /^(?:about|just|only|bad|good|great|nice|urgent|quick|news|all|still|that|been|done|back|booked|confirmed|ready|time|fine|gone|anything|nothing|something|more|me|us|an?|the|no|not|update|info|mainly|really|sorry|your|my|our)$/;
const CAPITAL_NAME = /^\p{Lu}[\p{L}'’-]+[.,!]$/u;

const MAY_BE_DICTATED = new LinePattern(DICTATED, "(?:its|it'?s|this is|im|i'm) ");
/** Words that greet no one by name. */
export const NO_NAME =
  /^(?:lmk|pls|please|ok|okay|yeah|yes|tho|thx|ta|soon|later|bye|cheers|thanks|love|hun|babe|mate|lovely|now|today|tomorrow|know|there|all|both|again|guys|everyone|team|folks|me|just|only|us|not|still|now|you|enjoy|merci|danke|bitte|gracias|grazie|prego|obrigad[oa]|bedankt|perfect|super|happy|hugs|kisses)$/;

/** `hi janine its dawn from the shop`: who writes to whom in a message that is dictated. */
export function readDictatedOpening(
  document: SourceDocument,
): { to: Passage | null; name: Passage; line: number } | null {
  const line = document.lines.find(({ passage }) => passage.text !== '');
  if (!line || !MAY_BE_DICTATED.mayMatch(line.look)) return null;
  const head = line.folded.slice(0, 90);
  const match = DICTATED.exec(head) ?? bySender(document, line, head) ?? byCapital(line, head) ?? byTopic(head);
  const { to, name } = match?.groups ?? {};
  if (!match || name === undefined || NO_NAME.test(name)) return null;
  const nameFrom = match[0].lastIndexOf(` ${name}`) + 1;
  const toFrom = to === undefined || NO_NAME.test(to) ? -1 : match[0].indexOf(` ${to}`) + 1;
  return {
    to: toFrom < 0 || to === undefined ? null : slicePassage(line.passage, toFrom, toFrom + to.length),
    name: slicePassage(line.passage, nameFrom, nameFrom + name.length),
    line: line.index,
  };
}

/** `let me know, rosie x`: the kiss behind a name in the last line of a message that has no capitals. */
const KISSED =
  /(?:^|[,.!–-]\s|\b(?:thanks|cheers|love|yeah|ta|bye|soon|know),?\s)(?<name>[a-z][a-z'-]{2,14}) x{1,3}\W*$/;
const KISS = / x{1,3}\W*$/;

/** The name that a dictated message opens or ends with. */
export function readDictatedName(document: SourceDocument): Passage | null {
  const opening = readDictatedOpening(document);
  if (opening !== null) return opening.name;
  const last = document.lines.findLast(({ passage }) => passage.text !== '');
  if (last === undefined) return null;
  const alone = nameBehindKiss(last) ?? nameBesideNumber(last) ?? nameAlone(document, last);
  if (alone !== null || !KISS.test(last.passage.text.slice(-8))) return alone;
  const from = Math.max(0, last.folded.length - SIGNED);
  const name = KISSED.exec(last.folded.slice(from))?.groups?.['name'];
  if (name === undefined || NO_NAME.test(name)) return null;
  const at = last.folded.lastIndexOf(name);
  return slicePassage(last.passage, at, at + name.length);
}

const SIGNED = 48;

/** `… shout if you want it xx zeynep` */
function nameBehindKiss({ passage, folded }: DocumentLine): Passage | null {
  const name = BEHIND_KISS.exec(folded)?.groups?.['name'];
  if (name === undefined || NO_NAME.test(name) || folded.length !== passage.text.length) return null;
  return slicePassage(passage, folded.length - name.length);
}
/** `2 x adults` counts. */
const BEHIND_KISS = /(?<![\d\s])\sx{1,3},?\s(?<name>[a-z][a-z'-]{2,14})$/;

/** F-620: `hold til mon 30 nov 5pm - gail 07700 900412` ends a note that has no capitals. */
function nameBesideNumber({ passage }: DocumentLine): Passage | null {
  const { text } = passage;
  if (text.length > MAX_LINE || CAPITAL.test(text)) return null;
  const match = BESIDE_NUMBER.exec(text);
  const { name = '', number = '' } = match?.groups ?? {};
  if (match === null || number.replace(/\D/g, '').length < LEAST_DIGITS) return null;
  if (
    NO_NAME.test(name) ||
    NO_SENDER.test(name) ||
    findAirportsByName(name).length > 0 ||
    findAirport(name.toUpperCase())
  )
    return null;
  const from = match.index + match[0].length - number.length - name.length - 1;
  return slicePassage(passage, from, from + name.length);
}
const MAX_LINE = 160;
const CAPITAL = /\p{Lu}/u;
const LEAST_DIGITS = 9;
const BESIDE_NUMBER = /(?:^|\s)[-–—]{1,2}\s?(?<name>\p{Ll}{3,14})\s(?<number>\+?\(?\d[\d ()-]{7,18}\d)$/u;
/** What else stands before a number. */
const NO_SENDER =
  /^(?:tel|telephone|phone|mob|mobile|cell|call|text|sms|whatsapp|fax|ref|reference|booking|pnr|desk|office|emergency|ticket|account|iban|handy|telefon|mobil|telefono|movil|cellulare|portable|telemovel|rappeler|appeler)$/;

/** `nadia` alone below a message that greets someone in small letters. */
function nameAlone({ lines }: SourceDocument, last: DocumentLine): Passage | null {
  const { passage } = last;
  const thanked = belowThanks(lines, last);
  if (thanked !== null) return thanked;
  const first = lines.find(({ passage: { text } }) => text !== '');
  if (first === undefined || last.index - first.index < LEAST_LINES || !SMALL_GREETING.test(first.passage.text))
    return null;
  const closed = CLOSED.exec(last.folded)?.groups?.['name'];
  if (closed !== undefined && !NO_NAME.test(closed) && last.folded.length === passage.text.length) {
    const from = last.folded.lastIndexOf(closed);
    return slicePassage(passage, from, from + closed.length);
  }
  const above = lines[last.index - 1]?.passage.text ?? '';
  if (!last.afterBlank && !ENDED.test(above) && above.split(' ').length < LEAST_SAID) return null;
  const name = NAME_ALONE.exec(passage.text)?.groups?.['name'];
  if (name === undefined || NO_NAME.test(name) || ENDS_SENTENCE.test(name) || findPlace(name) !== undefined)
    return null;
  return slicePassage(passage, passage.text.indexOf(name), passage.text.indexOf(name) + name.length);
}
/** F-555: `un beso, nuria`, `bises, claire`, `lg jana`. */
const CLOSED = compactPattern(
  /^(?:(?:un |muchos )?(?:besos?|besitos?|besotes?|abrazos?|saludos?)|(?:gros(?:ses)? )?(?:bises?|bisous?)|a (?:bientot|plus|presto|domani)|cordialement|(?:liebe|viele|beste|schone|herzliche) gru(?:ss|ß)e|g?lg|vg|gru(?:ss|ß)|bis (?:bald|dann)|(?:un )?(?:bacio|baci|abbraccio|saluto)|saluti|ciao|(?:um )?(?:beijinhos?|beijos?|bjs|abracos?|abs)|ate (?:ja|logo|breve)|groet(?:jes|en)?|liefs|gr|cheers|thanks|thx|ta|love|best|kind regards|regards|rgds|speak soon|talk soon|merci|danke|gracias|grazie|obrigad[oa]|bedankt)(?:,|!|\.)?\s(?<name>\p{Ll}{3,14})\W{0,3}$/u,
);
/** F-655: `ta` over `jo`: below a line that only thanks or takes leave, whatever the message opens with. */
function belowThanks(lines: readonly DocumentLine[], { passage, folded, index }: DocumentLine): Passage | null {
  const { folded: above, passage: written } = lines[index - 1] ?? { folded: '', passage };
  if (above.length > MAX_THANKS || CAPITAL.test(written.text) || !THANKS.test(above) || !SHORT_NAME.test(passage.text))
    return null;
  const name = folded.replace(/[^a-z'-]/g, '');
  if (NO_NAME.test(name) || ENDS_SENTENCE.test(name)) return null;
  if (findPlace(name) !== undefined || findAirportsByName(name).length > 0) return null;
  return trimPassage(passage, '-–—~.!, ');
}
const THANKS =
  /^(?:(?:many |thanks|thx|ta|cheers|kind |best |warm )*(?:thanks|thx|ta|tia|cheers|regards|rgds)|(?:g?lg|vg|mfg)|merci|danke|gracias|saludos|grazie|saluti|obrigad[oa]|abs|bjs|bises|bisous|besos?|baci|beijos?|kus(?:jes)?|groet(?:jes)?)\W{0,3}$/;
const MAX_THANKS = 24;
const SHORT_NAME = /^[-–—~]{0,2}\s?\p{Ll}{2,14}\W{0,3}$/u;

const LEAST_LINES = 2;
/** In a list of single words the last is no name. */
const LEAST_SAID = 3;
const ENDED =
  /[.!?,…)]$|\p{Extended_Pictographic}|(?:^|\s)(?:thanks|thx|ta|cheers|regards|rgds|love|bye|x{1,3}|danke|lg|gracias|saludos|merci|grazie|ciao|obrigad[oa])$/iu;
/** A sentence that was wrapped may end so. */
const ENDS_SENTENCE = /(?:able|ible|uded?|ional|nded)$/;
export const SMALL_GREETING =
  /^(?:hi|hiya|hey|hello|hallo|hola|ciao|salut|coucou|ola|oi|moin|hoi|hej)\s\p{Ll}{2,14}(?:\sji)?(?=\s?(?:$|[,!.\p{Extended_Pictographic}]))/u;
const NAME_ALONE = /^[-–—~]{0,2}\s?(?<name>\p{Ll}{3,14})\W{0,3}$/u;
