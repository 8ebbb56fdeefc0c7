/**
 * Who sends an offer: a signature under `Kind regards`, the last lines of the text, `Contact: …`, `Speak to … on …`, the sender of a chat
 * message or a mail, `© …`. The place where the most is said wins; the others fill what it leaves open.
 */

import type { ContactDraft } from '../../../model/contact-draft.ts';
import { type Field, stated } from '../../../model/field.ts';
import { allMatches } from '../../../text/all-matches.ts';
import { cleanCharacters } from '../../../text/characters.ts';
import { LinePattern } from '../../../text/line-look.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { findCompanyAside } from './company-aside.ts';
import { findCompanyBeside, findCompanyByDomain } from './company-marks.ts';
import { findEmail, findPhone } from './contact-marks.ts';
import { isCompany, isPersonName, isPlaceName, isRole } from './names.ts';
import { readIntroduction, readSignOff } from './sign-off.ts';

export interface ContactReading {
  readonly contact: ContactDraft;
  /** Document lines that hold it. */
  readonly lines: ReadonlySet<number>;
}

interface Candidate {
  name: Passage | null;
  company: Passage | null;
  email: Passage | null;
  phone: Passage | null;
  readonly lines: number[];
  /** How plainly the text says that this is the contact. */
  readonly rank: number;
}

const SIGNATURE_LINES = 7;
const LAST_LINES = 5;
const CLOSING = new LinePattern(
  /^(?:(?:with )?(?:kind|best|warm|warmest|many|kindest|b)?,? ?(?:regards|wishes|rgds)|(?:k|w)?rgds|kr|br|tks|thx|ty|xo(?:xo)?|love|cheers|thanks(?: (?:so much|a lot|again|and .{3,20}))?|many thanks|thank you|sincerely|yours (?:sincerely|faithfully|truly)|warmly|best|all the best|happy travels|safe travels|talk soon|cordially|mit (?:freundlichen|besten|herzlichen|sonnigen) gruss?en|(?:viele|liebe|beste|herzliche|schone|sonnige) gruss?e|freundliche gruss?e|cordialement|bien (?:a vous|cordialement)|cordiales salutations|(?:un )?(?:cordial )?saludos?(?: cordiales)?|atentamente|cordiali saluti|distinti saluti|un saluto|atenciosamente|abracos?|att|dhanyavaad|namaste)(?: (?:from|aus|von|vom|de|da|dal|desde) .{2,40})?[\s,.!]*$/,
);
const LABEL_WORDS =
  /^(?:.{0,40}\b)?(?:contact(?: person| us)?|agent|travel (?:agent|advisor|adviser|consultant|designer)|consultant|advis[eo]r|(?:trip|tour|travel|holiday) (?:designer|planner|specialist|expert)|specialist|(?:sales|account|reservations?|group|product) (?:manager|team)|(?:[a-z]+ )?desk|queries|enquire|inquire|rsvp|enquiries|inquiries|info(?:rmation)?s?|informes|informacion|info e prenotazioni|informazioni(?: e prenotazioni)?|fragen|bei fragen|ruckfragen|buchung(?:en)?|beratung|preguntas|consultas|reservas|reservaciones|prenotazioni|domande|duvidas|renseignements|bookings?|reservations?|questions\??|quer(?:y|ies)|prepared by|quoted by|quote by|sent by|from your [a-z ]{3,20}|your host|call(?: karo| us| now)?|kontakt|ansprechpartner(?:in)?|ihr(?:e)? (?:reiseberater(?:in)?|berater(?:in)?|ansprechpartner(?:in)?)|votre (?:conseiller|conseillere|contact)|contactez|contacto|contacta|asesora?|agente(?: di viaggio| de viajes| de viagens)?|contatt[oi]|referente|consulente|contatos?|consultora?|sampark|organi[sz]ed by|hosted by|book(?:ed)? (?:with|by|through|at)|(?:travel |tour )?agency|agencia(?: de viajes| de viagens)?|agenzia(?: viaggi)?|agence(?: de voyages)?|reiseburo|tour ?operator|company|further information|more information|press contact)(?: (?:for|in|at|on|fur|para|per|pour) .{2,40})?\s?[:\t]\s*|^\W{0,3}(?:sold|offered|marketed|presented|provided|operated|organi[sz]ed|arranged|brought to you|created|packaged)(?: and [a-z]{4,10})? by\s?:?\s+(?=\S)/;
/** Words may stand before the label: it is known by its own. */
const LABEL = new LinePattern(LABEL_WORDS, LABEL_WORDS.source.replace('^(?:.{0,40}\\b)?', '\\b'));
const SPEAK = new LinePattern(
  /\b(?:call|(?:book|booking|reserve) with|speak (?:to|with)|talk to|contact|ask for|e-?mail|ring|phone|text|whatsapp|message|reach(?: out to)?|dm|prepared by|quoted by|llama a|contacta(?: con)?|chiama|contatta|appelez|aupr[eè]s de|rufen sie|fale com(?: [ao])?|(?:manager|consultant|agent|advis[eo]r|specialist|planner|designer|contact(?: person)?) is|ligue para|pregunt[ae](?:r)? por|chied[ie](?:re)? di|fragen sie nach|verlangen sie|demandez|pergunte por|bei|presso)\s+(?=\S)/gi,
);
const PREPOSITION = /^(?:at|on|in|from|via|to|for|or|and|today|now|us|me|our|your|the)\b/i;

export function readContact(document: SourceDocument): ContactReading {
  const candidates = [
    ...signatures(document),
    ...openings(document),
    ...signOffs(document),
    ...signedLines(document),
    ...labelled(document),
    ...spoken(document),
    ...lastLines(document),
    ...senders(document),
  ].filter((candidate) => score(candidate) > 0);
  let best: Candidate | null = null;
  for (const candidate of candidates)
    if (best === null || score(candidate) * 10 + candidate.rank > score(best) * 10 + best.rank) best = candidate;
  const lines = new Set<number>(best?.lines);
  const fill = (part: 'company' | 'email' | 'phone'): Field<string> | null => {
    const own = best?.[part] ?? null;
    const other = own === null ? candidates.find((c) => c[part] !== null && (c.rank > 0 || part === 'email')) : null;
    for (const line of other?.lines ?? []) lines.add(line);
    return fieldOf(own ?? other?.[part] ?? null);
  };
  const company =
    fill('company') ??
    fieldOf(findCompanyBeside(document, lines) ?? findCompanyAside(document) ?? findCompanyByDomain(document));
  return {
    contact: {
      name: fieldOf(best?.name ?? nameOf(candidates, lines)),
      company,
      email: fill('email'),
      phone: fill('phone'),
    },
    lines,
  };
}

/** Where the fullest place names nobody, the plainest that does: `Referente: Chiara Bonetti`. */
function nameOf(candidates: readonly Candidate[], lines: Set<number>): Passage | null {
  let found: Candidate | null = null;
  for (const candidate of candidates)
    if (candidate.name !== null && candidate.rank >= 3 && candidate.rank > (found?.rank ?? 0)) found = candidate;
  for (const line of found?.lines ?? []) lines.add(line);
  return found?.name ?? null;
}

const score = (c: Candidate): number =>
  (c.name === null ? 0 : 3) + (c.company === null ? 0 : 2) + (c.email === null ? 0 : 1) + (c.phone === null ? 0 : 1);

const fieldOf = (passage: Passage | null): Field<string> | null =>
  passage === null ? null : stated(passage.text, [spanOf(passage)]);

const empty = (rank: number): Candidate => ({ name: null, company: null, email: null, phone: null, lines: [], rank });

/** The lines after `Kind regards,`. */
function signatures(document: SourceDocument): Candidate[] {
  const found: Candidate[] = [];
  for (const line of document.lines) {
    if (line.folded.length > 60 || !CLOSING.test(line.look, line.folded)) continue;
    const candidate = empty(4);
    let strange = 0;
    for (const next of document.lines.slice(line.index + 1, line.index + 1 + SIGNATURE_LINES)) {
      if (next.passage.text === '') continue;
      if (next.passage.text.length > 160 || CLOSING.test(next.look, next.folded) || next.isRule) break;
      if (next.afterBlank && candidate.lines.length > 1) break;
      // One line that says nothing, such as a department, may stand between.
      if (!takeParts(candidate, next, true) && ++strange > 1) break;
    }
    if (candidate.lines.length > 0) found.push(candidate);
  }
  return found;
}

/** `Thanks, Jane`, `xx Dana`, `-Kim`: the closing and the name on one line, the last that say anything. */
const SIGNED =
  /^(?:(?:thanks(?: so much| again)?|many thanks|thank you|cheers|regards|best|best wishes|kind regards|warm regards|love|x{1,3}|xo(?:xo)?|saludos|un saludo|grazie|merci|danke|lg|vg|mfg|gruss|abraco|abracos)[\s,!.]{1,3}|[-–—]\s?)(?=[a-z])/;

function signedLines(document: SourceDocument): Candidate[] {
  const last = document.lines.filter((line) => line.passage.text !== '' && !line.isRule).slice(-SIGNED_LINES);
  return last.flatMap((line) => {
    // An entry of a list is no signature.
    const isEntry = line.bullet === '-' && document.lines[line.index - 1]?.bullet === '-';
    const match =
      line.folded.length > 50 || isEntry ? null : SIGNED.exec(line.bullet === '-' ? `- ${line.folded}` : line.folded);
    if (!match) return [];
    const lead = line.bullet === '-' ? match[0].length - 2 : match[0].length;
    const name = trimPassage(slicePassage(line.passage, Math.max(0, lead)), '.,!*_ ');
    const words = name.text.split(' ').length;
    if (words > 3 || !isPersonName(name.text)) return [];
    const candidate = empty(3);
    candidate.name = name;
    candidate.lines.push(line.index);
    return [candidate];
  });
}

const SIGNED_LINES = 4;

/** `Kez @ Blue Parrot Travel: TENERIFE 14 Jan …`: a short message starts with who sends it. */
const OPENING =
  /^(?<name>\p{Lu}[\p{L}'’]{1,15}(?: \p{Lu}[\p{L}'’]{1,15})?) ?(?:@|at|from) ?(?<company>\p{Lu}[^:@\n.]{3,40}):\s/u;

function openings(document: SourceDocument): Candidate[] {
  const line = document.lines.find((each) => each.passage.text !== '');
  const match = line === undefined ? null : OPENING.exec(line.passage.text.slice(0, 80));
  const company = match?.groups?.['company'] ?? '';
  const name = match?.groups?.['name'] ?? '';
  if (line === undefined || !isCompany(company) || !isPersonName(name)) return [];
  const at = line.passage.text.indexOf(company, name.length);
  const candidate = empty(4);
  candidate.name = slicePassage(line.passage, 0, name.length);
  candidate.company = slicePassage(line.passage, at, at + company.length);
  return [candidate];
}

const MAX_SIGNED = 80;

function signOffs(document: SourceDocument): Candidate[] {
  const found = readSignOff(document) ?? readIntroduction(document);
  if (found === null) return [];
  // A message in one line says more than who sends it.
  const isOwn = (document.lines[found.line]?.passage.text.length ?? 0) <= MAX_SIGNED;
  const lines = isOwn ? [found.line] : [];
  return [{ ...empty(4), name: found.name, company: found.company, phone: found.phone, lines }];
}

/** `Your cruise desk: Dana Whitlock, Porthole & Palm Travel, 555-0177`. */
function labelled(document: SourceDocument): Candidate[] {
  const found: Candidate[] = [];
  for (const line of document.lines) {
    if (line.folded.length > 200 || line.table !== null) continue;
    const match = LABEL.exec(line.look, line.folded.slice(0, 110));
    if (!match) continue;
    // A label without a value on its line is a section, unless it names a person's part.
    if (
      match[0].length >= line.folded.length &&
      !/contact|agent|consultant|advis|prepared|kontakt|ansprech/.test(line.folded)
    )
      continue;
    const candidate = empty(5);
    takePassage(candidate, slicePassage(line.passage, match[0].length), line, true);
    for (const next of document.lines.slice(line.index + 1, line.index + 4)) {
      if (
        next.passage.text === '' ||
        next.afterBlank ||
        next.bullet !== null ||
        !takeParts(candidate, next, candidate.name === null)
      )
        break;
    }
    if (candidate.name !== null || candidate.company !== null) found.push(candidate);
  }
  return found;
}

/** `Speak to Owen Garthwaite on 0161 555 0133`, `CALL BRENDA KOWALCHUK`. */
function spoken(document: SourceDocument): Candidate[] {
  const found: Candidate[] = [];
  for (const line of document.lines) {
    if (line.passage.text.length > 400 || !SPEAK.mayMatch(line.look)) continue;
    for (const match of allMatches(SPEAK.regex, line.passage.text)) {
      const rest = slicePassage(line.passage, match.index + match[0].length);
      const candidate = empty(3);
      const name = PREPOSITION.test(rest.text) ? null : leadingName(rest);
      if (name === null)
        candidate.company = leadingCompany(slicePassage(rest, /^(?:the|our) /.exec(rest.text)?.[0].length ?? 0));
      if (name === null) {
        candidate.phone = findPhone(slicePassage(rest, 0, Math.min(rest.text.length, 60)));
        candidate.email = findEmail(slicePassage(rest, 0, Math.min(rest.text.length, 60)));
        if (candidate.phone !== null || candidate.email !== null || candidate.company !== null)
          found.push({ ...candidate, lines: [line.index] });
        continue;
      }
      candidate.name = name;
      candidate.lines.push(line.index);
      candidate.phone = findPhone(rest);
      candidate.email = findEmail(rest);
      const comma = /^\s?(?:,|at|of|from|@|\|)\s/i.exec(rest.text.slice(name.text.length));
      const after = slicePassage(rest, name.text.length + (comma?.[0].length ?? 0));
      takePassage(candidate, comma ? untilAddress(after) : after, line, false);
      for (const next of document.lines.slice(line.index + 1, line.index + 4)) {
        if (next.passage.text === '' || next.afterBlank || !takeParts(candidate, next, false)) break;
      }
      found.push(candidate);
    }
  }
  return found;
}

const ADDRESS_START = /\s(?:on|at|or|via|by|tel|phone|mob|today|to|for)\b|[\d+@]/i;

/** `Harbour Lights Travel on 01752 …`: the part before the number. */
function untilAddress(passage: Passage): Passage {
  const at = passage.text.search(ADDRESS_START);
  return at < 0 ? passage : trimPassage(slicePassage(passage, 0, at), '-–—,');
}

const JOINING = /\s(?:AT|FROM|OF|WITH|ON|OR|AND|IN|BEI|VON|EN|DE|DA|CHEZ)(?:\s|$)/;

/** The longest run of capitalised words at the start that reads as a person's name. */
function leadingName(passage: Passage): Passage | null {
  const words = /^(?:[\p{Lu}][\p{L}'’.-]*)(?: (?:[\p{Lu}][\p{L}'’.-]*|de|da|di|van|von|der|la|bin|al)){0,3}/u.exec(
    passage.text,
  );
  if (words !== null && isCompany(words[0])) return null;
  const run = words?.[0] ?? '';
  // In capitals `AT PALMETTO GETAWAYS` looks like more of the name.
  const end = run.search(JOINING);
  for (
    let text = end < 0 ? run : run.slice(0, end);
    text !== '';
    text = text.slice(0, Math.max(0, text.lastIndexOf(' ')))
  ) {
    const name = text.replace(/[.\s]+$/, '');
    if (isPersonName(name)) return slicePassage(passage, 0, name.length);
  }
  return null;
}

/** `Harbor Lane Cruises, 800-555-0162`: the run of capitalised words at the start that reads as a company. */
function leadingCompany(passage: Passage): Passage | null {
  const words = /^\p{Lu}[\p{L}'’&.-]*(?: (?:&|and|of|\p{Lu}[\p{L}'’&.-]*)(?![\p{L}])){1,5}/u.exec(passage.text)?.[0];
  return words !== undefined && isCompany(words) ? slicePassage(passage, 0, words.length) : null;
}

/** A name with a company in the last lines of a text without a closing: read from the end as far as the lines say something of it. */
function lastLines(document: SourceDocument): Candidate[] {
  const candidate = empty(2);
  let seen = 0;
  for (let i = document.lines.length - 1; i >= 0 && seen < LAST_LINES; i--) {
    const line = document.lines[i] as DocumentLine;
    const { text } = line.passage;
    if (text === '' || line.isRule) continue;
    seen++;
    if (line.bullet !== null || text.length > 120 || /[.!?]$/.test(text)) {
      if (candidate.lines.length > 0) break;
      continue;
    }
    if (!takeParts(candidate, line, candidate.name === null) && candidate.lines.length > 0) break;
  }
  // A lone name could be anything: a company or an address must stand with it.
  return candidate.company === null && (candidate.email ?? candidate.phone) === null ? [] : [candidate];
}

const CHAT_SENDER =
  /^(?:\[[^\]\n]{8,30}\]|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}[:.]\d{2}(?: ?[AaPp]\.?[Mm]\.?)? -) (?<sender>[^:\n]{2,60}): /;
const MAIL_SENDER = /^\*{0,2}(?:From|Von|De|Da)\*{0,2}:\*{0,2}\s{0,3}(?<sender>[^\n]{2,120})/;
/** Nearly every other line is told apart by its first characters. */
const SENDER_START = /^[>\s\p{Cf}]*(?:\[|\d|\*{0,2}(?:From|Von|De|Da))/u;
const SENDER_WINDOW = 240;

function maySend(source: string, start: number): boolean {
  const first = source.charCodeAt(start) | 0x20;
  const isOtherLetter = first > 0x60 && first < 0x7b && !SENDER_LETTERS.has(first);
  return !isOtherLetter && SENDER_START.test(source.slice(start, start + 16));
}

/** Of `From`, `Von`, `De`, `Da`. */
const SENDER_LETTERS: ReadonlySet<number> = new Set([0x66, 0x76, 0x64]);

/** The sender of a chat message or a mail. */
function senders(document: SourceDocument): Candidate[] {
  const found: Candidate[] = [];
  for (const line of document.lines) {
    const [start, end] = line.span;
    if (end - start < 8 || !maySend(document.source, start)) continue;
    const clean = cleanCharacters(document.source.slice(start, Math.min(end, start + SENDER_WINDOW)), start);
    const quote = /^[>\s]+/.exec(clean.text)?.[0].length ?? 0;
    const passage = slicePassage(clean, quote);
    const chat = CHAT_SENDER.exec(passage.text);
    const match = chat ?? MAIL_SENDER.exec(passage.text);
    const sender = match?.groups?.['sender'];
    if (!match || sender === undefined) continue;
    const at = match[0].lastIndexOf(sender);
    const candidate = empty(chat === null ? 0 : 4);
    takePassage(candidate, slicePassage(passage, at, at + sender.length), line, true);
    if (candidate.lines.length > 0) found.push(candidate);
  }
  return found.slice(0, 3);
}

function takeParts(candidate: Candidate, line: DocumentLine, mayName: boolean): boolean {
  const isTaken = takePassage(candidate, slicePassage(line.passage, line.emojiLength), line, mayName);
  if (isTaken || candidate.rank < 4 || candidate.name === null || candidate.company !== null) return isTaken;
  // Under a name a short line of capitalised words is the company, whatever it is called.
  const passage = trimPassage(line.passage, '*_.,|');
  if (!BRAND.test(passage.text) || isRole(line.folded) || isPlaceName(passage.text)) return false;
  candidate.company = passage;
  candidate.lines.push(line.index);
  return true;
}

const BRAND = /^\p{Lu}[\p{L}\d'’&.-]*(?: (?:&|and|of|the|de|la|\p{Lu}[\p{L}\d'’&.-]*)){1,4}$/u;

const PART =
  /\s*(?:\||\t+|\s@\s|•|·|✨|🌟|⭐|~|\s[–—-]\s|\s\/\s|\s{3,}|,\s(?!(?:LLC|Inc|Ltd|Lda|S\.?[AL]))|<|>|\(|\)|\/\/)\s*/u;

/** `i.A. Thomas Berger`, `Lic. Mariana Torres` */
const TITLE_PREFIX =
  /^(?:i\.\s?[AV]\.|Inh(?:aber(?:in)?)?\.?:?|Owner:?|Prop\.|ppa\.?|Lic\.|Ing\.|Dott(?:\.ssa)?\.?|Rag\.|Mag\.|Dipl\.-\w{2,8}\.?)\s+/;

/** What an `@` calls a company is no person. */
const behindSign = (line: Passage, part: Passage): boolean =>
  line.text.includes('@') && /@\s?$/.test(line.text.slice(0, Math.max(0, line.text.indexOf(part.text))));

/** Of `i. A. Doris Hauser` the first letter was read as a list's mark. */
const prefixOf = (line: DocumentLine): number | null =>
  line.bullet === 'i.' ? (/^[AV]\.\s+/.exec(line.passage.text)?.[0].length ?? null) : null;

/** Gives the parts of a line to what is still open; false where it held nothing of a contact. */
function takePassage(candidate: Candidate, passage: Passage, line: DocumentLine, mayName: boolean): boolean {
  const email = findEmail(passage);
  const phone = findPhone(passage);
  let hasGiven = false;
  const give = (part: 'name' | 'company' | 'email' | 'phone', value: Passage | null): void => {
    if (value === null || candidate[part] !== null) return;
    candidate[part] = value;
    hasGiven = true;
  };
  give('email', email);
  give('phone', phone);
  let isKnown = email !== null || phone !== null;
  for (const [index, whole] of cutParts(withoutPhone(passage, phone)).entries()) {
    if (behindSign(passage, whole)) continue;
    const part = slicePassage(whole, prefixOf(line) ?? TITLE_PREFIX.exec(whole.text)?.[0].length ?? 0);
    if (part.text.includes('@') || !/\p{L}{2}/u.test(part.text)) continue;
    const folded = foldText(part.text);
    if (isCompany(part.text, folded)) give('company', part);
    else if (isRole(folded)) isKnown = true;
    else if (innerCompany(part) !== null) give('company', innerCompany(part));
    else if (isBrandAfterName(candidate, part, passage)) give('company', part);
    else if (
      mayName &&
      index <= 1 &&
      candidate.name === null &&
      isPersonName(part.text) &&
      !isCity(candidate, part, passage)
    )
      give('name', part);
  }
  if (candidate.company === null) give('company', handleOf(passage));
  if (hasGiven) candidate.lines.push(line.index);
  return hasGiven || isKnown;
}

/** `Priyanka @ Lotus Trails`, `@PeakWeekSki`: what stands behind the sign is a company, whatever it is called. */
const HANDLE = /(?:^|\s)@\s?(?<brand>\p{Lu}[\p{L}\d'’&.]{2,24}(?: \p{Lu}[\p{L}\d'’&.]{1,20}){0,3})/u;

function handleOf(passage: Passage): Passage | null {
  const match = HANDLE.exec(passage.text.slice(0, 160));
  const brand = match?.groups?.['brand'];
  if (!match || brand === undefined) return null;
  const from = match.index + match[0].length - brand.length;
  return trimPassage(slicePassage(passage, from, from + brand.length), '.');
}

const INNER =
  /(?:^|\s)(?:en|bei|chez|presso|with|at|through|via|by|em|con|von|mit|AT|WITH|BY|EN|BEI|CHEZ)\s(?<company>\p{Lu}[\p{L}\d'’&.-]*(?: (?:&|and|y|e|of|de|\p{Lu}[\p{L}\d'’&.-]*)){0,5})$/u;

/** `Reserva hasta el 27 de noviembre en Viajes Brújula`: the company at the end of a sentence about booking. */
function innerCompany(part: Passage): Passage | null {
  const company = part.text.length > 120 ? undefined : INNER.exec(part.text)?.groups?.['company'];
  return company !== undefined && isCompany(company) ? slicePassage(part, part.text.length - company.length) : null;
}

/** `Imogen Fairweather, Sunhaven Villas`: what stands beside the name, where it is no place and no office. */
const isBrandAfterName = (candidate: Candidate, part: Passage, line: Passage): boolean =>
  candidate.name?.text.includes(' ') === true &&
  candidate.company === null &&
  candidate.rank >= 2 &&
  line.text.includes(candidate.name.text) &&
  BRAND.test(part.text) &&
  !isPlaceName(part.text);

/** `Palm Tree Holidays 0800 555 0101`: what stands before the number. */
function withoutPhone(passage: Passage, phone: Passage | null): Passage {
  const at = phone === null ? -1 : passage.text.indexOf(phone.text);
  if (phone === null || at < 0 || at < 4) return passage;
  const before = passage.text
    .slice(0, at)
    .replace(/[\s(:|,–—-]*(?:\b(?:tel|phone|mob|mobile|call|whatsapp|ph|t|m|on)\b[.:\s]*)?$/i, '');
  const after = passage.text.slice(at + phone.text.length);
  return PART.test(after) || /@/.test(after) ? passage : slicePassage(passage, 0, before.length);
}

/** `Hays & Mercer Travel, Preston`: one word after the company is its town, and so is all that a comma joins to it. */
const isCity = ({ company }: Candidate, part: Passage, line: Passage): boolean => {
  if (company === null) return false;
  const from = line.text.indexOf(company.text);
  const end = from + company.text.length;
  return (
    !part.text.includes(' ') || (from >= 0 && /^\.?, $/.test(line.text.slice(end, line.text.indexOf(part.text, end))))
  );
};

function cutParts(passage: Passage): Passage[] {
  const parts: Passage[] = [];
  let rest = passage;
  for (let i = 0; i < 8; i++) {
    const match = PART.exec(rest.text);
    if (!match || match[0] === '') break;
    parts.push(trimPassage(slicePassage(rest, 0, match.index), '*_.,:!"'));
    rest = slicePassage(rest, match.index + match[0].length);
  }
  parts.push(trimPassage(rest, '*_,:!"'));
  return parts.filter((part) => part.text !== '');
}
