/**
 * What a mail or a chat puts around the plan: header lines (`From:`, `Sent:`, `Subject:` one under another), marks of forwarding, what
 * the app says itself (`image omitted`), and the short messages of those who did not write the plan. The subject is kept: it may be the title.
 */
import { findLeadingPeriod } from '../../../annotators/period.ts';
import { hasBareChatStamp, readChatStamp, startsLikeStamp } from '../../../text/chat-stamp.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { headOffset, lineHead } from '../../../text/line-head.ts';
import { type LineLook, LinePattern } from '../../../text/line-look.ts';
import type { Line } from '../../../text/lines.ts';
import { isBlank, type Passage, slicePassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { findBareStamps } from './bare-stamps.ts';
import { type Correction, findCorrections } from './corrected-lines.ts';
import { findHeadedMessages } from './message-heads.ts';

export interface Correspondence {
  /** Indices of the lines that are no part of the plan. */
  readonly around: ReadonlySet<number>;
  /** Indices of the lines that open a message of a chat. */
  readonly messages: ReadonlySet<number>;
  /** The subject of the innermost mail, without `Re:` and `Fwd:`, or what the group of the chat is called (I-574). */
  readonly subject: Passage | null;
  /** Lines of the plan as somebody corrected them, by their index. */
  readonly corrected: ReadonlyMap<number, Correction>;
}

const HEADER = new LinePattern(
  /^(?:from|sent|date|to|cc|bcc|subject|reply-to|attachments?|importance|von|gesendet(?: am)?|datum|an|betreff|anlagen?|de|envoye(?: le)?|a|objet|pour|para|enviad[oa](?: el| em)?|asunto|fecha|da|inviato|oggetto|data|assunto|expediteur|destinataire|ogg|subj|sub|betr|van|aan|verzonden|onderwerp|fra|fran|til|till|sendt|skickat|emne|amne)\s?:(?:\s|$)/,
);
const SUBJECT =
  /^(?:subject|subj|sub|betreff|betr|objet|asunto|oggetto|ogg|assunto|onderwerp|emne|amne)\s?:\s*(?:(?:re|fwd?|fw|aw|wg|tr|rv|i|r|enc|res|sv|vs|vb|antw|doorst)\s?:\s*){0,4}/;
const APPOINTMENT = /^(?:when|wann|quand|cuando|quando|wanneer)\s?:/;
/** A sender's address, a subject or a time of sending tell a mail from `From: Paris`, `To: Rome`. */
const TELLTALE =
  /@|^(?:subject|subj|sub|sent|betreff|betr|gesendet|objet|envoye|asunto|enviad[oa]|oggetto|ogg|inviato|assunto|onderwerp|verzonden|emne|amne|sendt|skickat)\s?:/;
/** `---------- Weitergeleitete Nachricht ---------`: what stands over a mail that is passed on. */
const FORWARD = new LinePattern(
  /^[-–—_*\s]{0,20}(?:begin forwarded message|forwarded (?:message|by)|original message|weitergeleitete nachricht|ursprungliche nachricht|anfang der weitergeleiteten|message transfere|message d'origine|debut du message|mensaje reenviado|mensaje original|messaggio inoltrato|messaggio originale|inizio messaggio|mensagem encaminhada|mensagem original|inicio da mensagem|oorspronkelijk bericht|doorgestuurd bericht|(?:vidarebefordrat|ursprungligt|videresendt|oprindelig|opprinnelig) (?:meddelande|meddelelse|besked|melding))/,
);
/** What a mail program sets above a quoted mail and under one from a telephone. */
export const WROTE = new LinePattern(
  /^(?:on|am|le|el|il giorno|em)\s.{4,140}(?:wrote|schrieb(?:\s.{1,60})?|a ecrit|escribio|ha scritto|escreveu)\s?:?$|^(?:op|den|pa)\s.{4,140}(?:schreef|skrev)(?:\s.{1,60})?\s?:$|^\S.{2,80}\s(?:wrote|schrieb|a ecrit|escribio|ha scritto|escreveu|schreef|skrev)\s(?:on|am|le|el|il|em|op|den)\s.{4,60}:$|^(?:sent from my|von meinem .{2,30} gesendet|envoye de mon|enviado desde mi|inviato da|enviado do meu|get outlook for)|^caution: (?:this|external)/,
  '(?:wrote|schrieb|a ecrit|escribio|ha scritto|escreveu|schreef|skrev)|\\b(?:sent from my|von meinem|envoye de mon|enviado desde mi|inviato da|enviado do meu|get outlook for|caution: (?:this|external))',
);
const APP = new LinePattern(
  /^(?:<?(?:media|image|video|audio|gif|sticker|document|contact card|photo) omitted>?|<?(?:bild|video|medien|imagen|multimedia|immagine|imagem|image) (?:weggelassen|ausgeschlossen|omitid[oa]|omess[oa]|oculto|absente?|non incluse?)>?|<attached: .{1,100}>|messages and calls are end-to-end encrypted|(?:you|this message was) deleted|this message was edited|missed (?:voice|video) call|\W{0,4}(?:voice (?:message|note)|sprachnachricht|message vocal|mensaje de voz|nota de voz|messaggio vocale|mensagem de voz|audio) \(\d{1,2}:\d\d\)$|nachrichten und anrufe sind ende-zu-ende|los mensajes y las llamadas estan cifrados|les messages et les appels sont chiffres|i messaggi e le chiamate sono crittografat|as mensagens e as? (?:chamadas|ligacoes) sao protegidas|null$)/,
);
/** A blank line may stand behind each line of a header; then two such lines may as well tell of the trip. */
const MAX_HEADER_STEP = 2;
const LEAST_SPACED = 3;

/** `texts` are the lines folded, `looks` what they may hold. */
export function findCorrespondence(
  lines: readonly Line[],
  texts: readonly string[],
  looks: readonly LineLook[],
  source: string,
): Correspondence {
  const around = new Set<number>();
  let subject: Passage | null = null;
  let appointments = 0;
  let header: number[] = [];
  let isMail = false;
  const close = (): void => {
    const isSpaced = (header.at(-1) ?? 0) - (header[0] ?? 0) >= header.length;
    if (header.length >= (isSpaced ? LEAST_SPACED : 2) && isMail) for (const i of header) around.add(i);
    header = [];
    isMail = false;
  };
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as Line;
    const { text } = line.passage;
    if (text === '') continue;
    const whole = texts[i] as string;
    const look = looks[i] as LineLook;
    const folded = whole.length <= 200 ? whole : whole.slice(0, 200);
    if (HEADER.test(look, folded) && line.bullet === null && text.length < 400) {
      // Behind a header whose lines stand together a blank line ends it.
      const step = header.length < 2 ? MAX_HEADER_STEP : (header[1] as number) - (header[0] as number);
      if (i - (header.at(-1) ?? i) > step) close();
      header.push(i);
      isMail ||= TELLTALE.test(folded);
      const named = SUBJECT.exec(folded);
      if (named && named[0].length < text.length && namesSomething(text.slice(named[0].length)))
        subject = slicePassage(line.passage, named[0].length);
      if (named && texts[i + 1] !== undefined && APPOINTMENT.test(texts[i + 1] as string)) appointments++;
      continue;
    }
    if (header.length > 0) close();
    if (FORWARD.test(look, folded) || (text.length < 260 && WROTE.test(look, folded)) || APP.test(look, folded))
      around.add(i);
  }
  close();
  // Each of several appointments has its own subject, none is what all are called.
  if (appointments > 1) subject = null;
  for (const i of findBareStamps(lines, texts, looks)) around.add(i);
  const { starts: messages, corrected, group } = findMessages(lines, source, around);
  subject ??= group;
  if (messages.size > 0) return { around, messages, subject, corrected };
  return { around, messages: findHeadedMessages(lines, texts, around), subject, corrected };
}

/** `as discussed` names nothing: a trip has a place, a person or a date. */
export const namesSomething = (subject: string): boolean => /\p{Lu}|\d|[^\p{Script=Latin}\P{L}]/u.test(subject);

interface Message {
  readonly sender: string;
  readonly lines: Line[];
}

const STAMP_WINDOW = 200;
/** More than this is no remark. */
const MAX_REMARK_LINES = 3;

/** Marks the remarks of those who did not write most of the chat, unless they look like a plan. */
function findMessages(
  lines: readonly Line[],
  source: string,
  around: Set<number>,
): {
  readonly starts: Set<number>;
  readonly corrected: ReadonlyMap<number, Correction>;
  readonly group: Passage | null;
} {
  const messages: Message[] = [];
  const starts = new Set<number>();
  const bare: number[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as Line;
    const isStamped = startsLikeStamp(source, headOffset(source, line.span));
    const text = isStamped ? lineHead(source, line.span, STAMP_WINDOW).text : '';
    const stamp = isStamped ? readChatStamp(text) : null;
    if (stamp !== null) {
      messages.push({ sender: stamp.sender, lines: [line] });
      starts.add(i);
    } else if (isStamped && hasBareChatStamp(text)) bare.push(i);
    else messages.at(-1)?.lines.push(line);
  }
  if (messages.length < 2) return { starts, corrected: new Map(), group: null };
  for (const i of bare) around.add(i);
  const group = bare.map((i) => groupIn((lines[i] as Line).passage)).findLast((name) => name !== null) ?? null;
  const sizes = new Map<string, number>();
  for (const { sender, lines: own } of messages)
    sizes.set(sender, (sizes.get(sender) ?? 0) + own.filter((line) => !isBlank(line.passage)).length);
  const [author] = [...sizes].sort((a, b) => b[1] - a[1])[0] ?? [];
  const indexOf = new Map(lines.map((line, i) => [line, i]));
  for (const { sender, lines: own } of messages) {
    const said = own.filter((line) => !isBlank(line.passage));
    if (sender === author || said.length > MAX_REMARK_LINES || said.some(looksPlanned)) continue;
    for (const line of said) around.add(indexOf.get(line) ?? -1);
  }
  const told = messages.map(({ sender, lines: own }) => ({
    sender,
    said: own.filter((line) => !isBlank(line.passage)).map((line) => indexOf.get(line) ?? -1),
  }));
  return { starts, corrected: findCorrections(told, author ?? '', lines, around), group };
}

/** `Ana created group “Lisbon in May”`, `Ana hat die Gruppe „Sylt“ erstellt`: what the app says of the name of the chat. */
function groupIn(passage: Passage): Passage | null {
  const name = GROUP.exec(passage.text)?.groups?.['name'];
  if (name === undefined) return null;
  const from = passage.text.lastIndexOf(name);
  return slicePassage(passage, from, from + name.length);
}
const GROUP = compactPattern(
  `^.{0,90}\\b(?:created (?:the )?group|(?:changed the (?:subject|group name)(?: from .{1,80})? to)|hat die Gruppe|a créé le groupe|(?:creó|creaste) el grupo|(?:ha creato|hai creato) il gruppo|(?:criou|criaste) o grupo|(?:heeft|hebt) (?:de )?groep) ["“„«'](?<name>[^"”“»]{3,80}?)["”“»'](?:\\s|$)`,
  'i',
);

const looksPlanned = (line: Line): boolean =>
  line.bullet !== null ||
  line.isBold ||
  /^\W{0,3}\d{1,2}[:.h]\d{2}|\bday \d|^\W{0,3}\d{1,2}\s?[ap]m\b/i.test(line.passage.text.slice(0, 60)) ||
  findLeadingPeriod(foldText(line.passage.text.slice(0, 60))) !== null;
