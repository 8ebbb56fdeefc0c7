/**
 * Who sends an offer: a signature under `Kind regards`, the last lines of the text, `Contact: …`, `Speak to … on …`, the sender of a chat
 * message or a mail, `© …`. The place where the most is said wins; the others fill what it leaves open.
 */

import { findAirlineByName, foldName } from '@waypage/gazetteer';
import type { ContactDraft } from '../../../model/contact-draft.ts';
import { type Field, stated } from '../../../model/field.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { BEYOND_ASCII, LABEL_MARK, LinePattern } from '../../../text/line-look.ts';
import { type Passage, slicePassage, spanOf } from '../../../text/passage.ts';
import { StemFinder } from '../../../text/stem-finder.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { WROTE } from '../messages/correspondence.ts';
import { closingsInLine } from './closing-in-line.ts';
import { findCompanyAside } from './company-aside.ts';
import { readCompanyHead } from './company-head.ts';
import { type DomainName, findCompanyBeside, findCompanyByDomain } from './company-marks.ts';
import { findEmail, tellsSettings } from './contact-marks.ts';
import { type ContactCandidate, emptyContact, isOfOther, score, takeParts, takePassage } from './contact-parts.ts';
import { contactSections, isUnderClient } from './contact-section.ts';
import { headsPrice } from './heads-price.ts';
import { isListed, isOfTrip } from './list-entry.ts';
import { findLonePhone, nameBeforeNumber } from './lone-number.ts';
import { readMessageSenders } from './message-senders.ts';
import { isCompany, isMenuWord, isPersonName, isPost } from './names.ts';
import { notesAbove } from './note-above.ts';
import { readPostHead } from './post-head.ts';
import { signOffs } from './sign-offs.ts';
import { kissedLine, lastWords, signedBlock, signedEnd, signedLines } from './signed-message.ts';
import { readSpokenContacts } from './spoken-contact.ts';
import { toldSellers } from './told-seller.ts';

export interface ContactReading {
  readonly contact: ContactDraft;
  /** Document lines that hold it. */
  readonly lines: ReadonlySet<number>;
}

const SIGNATURE_LINES = 7;
const LAST_LINES = 5;
const CLOSING = new LinePattern(
  /^(?:(?:with )?(?:our )?(?:kind|best|warm|warmest|many|kindest|b)?,? ?(?:regards|wishes|rgds)|with (?:our )?(?:(?:very )?(?:kind|best|warm|sunny|friendly|cordial|many|sincere),? )+greetings|with sunny (?:regards|wishes)|(?:k|w)?rgds|kr|br|g?lg|vg|mfg|tks|thx|(?:(?:med )?(?:(?:van|ven|venn)lig[ae]?|basta|bedste|beste|hjartlig[ae]?) )?(?:halsn(?:ing(?:ar)?|\.)?|hilsen|hilsner)|mvh|kh|vh|bjs|bjos|beijos?|beijinhos|abs|(?:de )?(?:bedste|venlige|karlige|kaerlige) hilsner|kram(?:ar)?|klem|ty|xo(?:xo)?|love|cheers|thanks(?: (?:so much|a lot|again|and .{3,20}))?|many thanks|thank you|sincerely|yours(?: (?:sincerely|faithfully|truly|in [a-z]{3,12}))?|(?:meilleures|sinceres|cordiales) salutations|salutations(?: distinguees)?|warmly|best|all the best|happy travels|safe travels|(?:talk|speak|chat)(?: to you)? soon|thanks in advance|bye(?: for now)?|cordially|mit (?:freundlichen|besten|herzlichen|sonnigen) gruss?en|(?:viele|liebe|beste|herzliche|schone|sonnige) gruss?e|freundliche gruss?e|cordial(?:ement|mente)|bien (?:a vous|cordialement)|cordiales salutations|(?:reciban? )?(?:un )?(?:cordial |afectuoso )?saludos?(?: (?:muy )?cordial(?:es)?| afectuosos?)?|atentamente|cordiali saluti|distinti saluti|un saluto|atenciosamente|(?:com os )?(?:melhores )?cumprimentos|abracos?|att|dhanyavaad|namaste|(?:met )?(?:(?:vriendelijke|hartelijke|zonnige|lieve) )?groet(?:en|jes)?|mvg|mvh|(?:(?:med )?(?:vennlig|venlig|beste?|kaer) )?hilsen|(?:(?:med )?(?:vanliga|basta|varma|soliga) )?halsningar|(?:ystavallisin )?terveisin|pozdrawiam|z powazaniem)(?: (?:from|aus|von|vom|de|da|dal|desde) .{2,40}| and (?:see|speak|talk|best|all the) [a-z ]{3,30}| ?\/ ?[a-z]{3,14}(?: [a-z]{3,14})?)?[\s,.!]*$/,
);
const LABEL_WORDS = compactPattern(
  /^(?:.{0,40}\b)?(?:contact(?: person| us)?(?: (?:groups?|groupes?|gruppen|grupos|gruppi|agen(?:ts?|ces?|cy|zie|cias)|sales|trade|commercial|ventes|ventas|vendite|vendas|vertrieb))?|(?:your |ihr )?(?:bdm|bdo|business development manager|sales rep(?:resentative)?|account manager)|agent|travel (?:agent|advisor|adviser|consultant|designer|professional)|consultant|advis[eo]r|(?:trip|tour|travel|holiday) (?:designer|planner|specialist|expert)|specialist|(?:sales|account|reservations?|group|product) (?:manager|team)|(?:[a-z]+ )?desk|queries|enquire(?: now| today| with)?|inquire(?: now| today| with)?|rsvp|enquiries|inquiries|info(?:rmation)?s?|informes|informacion|info e prenotazioni|informazioni(?: e prenotazioni)?|fragen|bei fragen|ruckfragen|buchung(?:en)?|beratung|preguntas|consultas|reservas|reservaciones|prenotazioni|domande|duvidas|renseignements|inscriptions?|reservations?|anmeldung(?:en)?|ausk(?:unft|unfte)|inscripcion(?:es)?|iscrizioni|inscricoes|aanmelding(?:en)?|bookings?|(?:to )?book(?: now| today)|(?:jetzt )?buchen|reserva(?: ya| ahora)|prenota ora|bkgs?|reservations?|resv?s?\.?|rsvns?|questions\??|quer(?:y|ies)|prepared by|quoted by|quote by|sent by|from your [a-z ]{3,20}|your host|call(?: karo| us| now| ?\/ ?(?:whats ?app|text|sms))?|whats ?app(?: ?\/ ?call)?|kontakt(?: (?:groups?|groupes?|gruppen|grupos|gruppi|agen(?:ts?|ces?|cy|zie|cias)|sales|trade|commercial|ventes|ventas|vendite|vendas|vertrieb))?|ansprechpartner(?:in)?|ihr(?:e)? (?:reiseberater(?:in)?|berater(?:in)?|ansprechpartner(?:in)?)|votre (?:conseiller|conseillere|contact)|contactez|contacto(?: (?:groups?|groupes?|gruppen|grupos|gruppi|agen(?:ts?|ces?|cy|zie|cias)|sales|trade|commercial|ventes|ventas|vendite|vendas|vertrieb))?|contacta|asesora?|agente(?: di viaggio| de viajes| de viagens)?|contatt[oi](?: (?:groups?|groupes?|gruppen|grupos|gruppi|agen(?:ts?|ces?|cy|zie|cias)|sales|trade|commercial|ventes|ventas|vendite|vendas|vertrieb))?|referente|consulente|contatos?|consultora?|sampark|organi[sz]ed by|hosted by|book(?:ed)? (?:with|by|through|at)|(?:travel |tour )?agency|agencia(?: de viajes| de viagens)?|agenzia(?: viaggi)?|agence(?: de voyages)?|reiseburo|tour ?operator|(?:reise)?veranstalter|organizzazione(?: tecnica)?|organi[sz]ation (?:technique|technik)|organizacion(?: tecnica)?|technische organisation|organizzato da|organise par|organizado por|veranstaltet von|durchgefuhrt von|company|further information|more information|press contact)(?: (?:for|in|at|on|fur|para|per|pour) .{2,40})?\s?[:\t]\s*|^\W{0,3}(?:sold|offered|marketed|presented|provided|operated|organi[sz]ed|arranged|brought to you|created|packaged)(?: and [a-z]{4,10})? by\s?:?\s+(?=\S)/,
);
/** Words may stand before the label; `sold by` stands without a mark behind it. */
const [LABEL_START = '', SELLER_START = ''] = LABEL_WORDS.source
  .replace('^(?:.{0,40}\\b)?', '\\b')
  .replace('(?:[a-z]+ )?desk', 'desk')
  .split('|^\\W{0,3}');
const LABEL = new LinePattern(LABEL_WORDS, LABEL_START);
const LABELS = new StemFinder([LABEL_START]);
const SELLER = new LinePattern(compactPattern(`^\\W{0,3}${SELLER_START}`));

function mayBeLabelled({ look, folded }: DocumentLine): boolean {
  if (SELLER.mayMatch(look) || ((look.signs & BEYOND_ASCII) !== 0 && folded.includes(PART))) return true;
  const labels = (look.signs & LABEL_MARK) !== 0 && LABEL.mayMatch(look) ? LABELS.scan(folded) : null;
  return labels !== null && labels.find(0, folded, 0) !== null;
}

/** Between the parts of a line that have labels of their own. */
const PART = ' · ';

/** Where a contact is looked for. Among equals the first stands. */
const PLACES: readonly ((document: SourceDocument) => readonly ContactCandidate[])[] = [
  signatures,
  closingsInLine,
  openings,
  signOffs,
  signedLines,
  signedEnd,
  signedBlock,
  lastWords,
  kissedLine,
  notesAbove,
  labelled,
  contactSections,
  readSpokenContacts,
  lastLines,
  letterhead,
  readMessageSenders,
  postHeads,
  toldSellers,
];

export function readContact(document: SourceDocument): ContactReading {
  const candidates: ContactCandidate[] = [];
  for (const find of PLACES)
    for (const candidate of find(document)) if (score(candidate) > 0) candidates.push(candidate);
  let best: ContactCandidate | null = null;
  for (const candidate of candidates)
    if (best === null || score(candidate) * 10 + candidate.rank > score(best) * 10 + best.rank) best = candidate;
  const lines = new Set<number>(best?.lines);
  // `Low Light Workshops` over bookings@lowlight…: whom the address names is a company.
  const byDomain = best === null || best.company === null ? findCompanyByDomain(document) : null;
  if (best !== null && best.company === null && best.name !== null && isNameOf(byDomain?.passage ?? null, best.name)) {
    best.company = byDomain?.passage ?? null;
    best.name = null;
  }
  const head = readCompanyHead(document);
  // T-626: an agency with its own head sells what `Veranstalter: …` names another for.
  const isOperator = ({ lines: own }: ContactCandidate): boolean =>
    head !== null && own.some((index) => OPERATOR.test(document.lines[index]?.folded.slice(0, MAX_SIGNED) ?? ''));
  const fill = (part: 'company' | 'email' | 'phone'): Field<string> | null => {
    const own = part === 'company' && best !== null && isOperator(best) ? null : (best?.[part] ?? null);
    const isTheirs = (c: ContactCandidate): boolean =>
      c[part] !== null &&
      (part === 'email' ? !isOfOther(best, c) : c.rank > 0 && !(part === 'company' && isOperator(c)));
    const other = own === null ? candidates.find(isTheirs) : null;
    for (const line of other?.lines ?? []) lines.add(line);
    return fieldOf(own ?? other?.[part] ?? null);
  };
  const company =
    fill('company') ??
    fieldOf(
      findCompanyBeside(document, lines) ?? fuller(findCompanyAside(document), byDomain) ?? head?.company ?? null,
    );
  if (head !== null) lines.add(head.line);
  for (const candidate of candidates) if (isOperator(candidate)) for (const line of candidate.lines) lines.add(line);
  return {
    contact: {
      name: fieldOf(best?.name ?? nameOf(candidates, lines) ?? nameBeforeNumber(document, best)),
      company,
      email: fill('email'),
      phone: fill('phone') ?? fieldOf(findLonePhone(document, lines)),
    },
    lines,
  };
}

/** Of two names the one that the address spells out; the other where it says more of it (`Wick & Tallow Ltd`), or where the address only begins so. */
function fuller(aside: Passage | null, byDomain: DomainName | null): Passage | null {
  if (aside === null || byDomain === null) return aside ?? byDomain?.passage ?? null;
  const isMore = aside.text.includes(byDomain.passage.text) && !TOWN_BEHIND.test(aside.text);
  return byDomain.isWhole && !isMore ? byDomain.passage : aside;
}
const TOWN_BEHIND = /\s[·•|–—-]\s/;

/** `call Wick & Tallow on …`: the first word of a company is nobody. */
const isNameOf = (company: Passage | null, { text }: Passage): boolean =>
  company !== null && (company.text === text || company.text.startsWith(`${text} `));

/** Where the fullest place names nobody, the plainest that does: `Referente: Chiara Bonetti`. */
function nameOf(candidates: readonly ContactCandidate[], lines: Set<number>): Passage | null {
  let found: ContactCandidate | null = null;
  for (const candidate of candidates)
    if (candidate.name !== null && candidate.rank >= 3 && candidate.rank > (found?.rank ?? 0)) found = candidate;
  for (const line of found?.lines ?? []) lines.add(line);
  return found?.name ?? null;
}

const OPERATOR =
  /^\W{0,3}(?:(?:reise)?veranstalter(?:in)?|tour ?operator|(?:tour )?(?:organi[sz]ed|operated) by|organisateur|organizzazione(?: tecnica)?|organizador|organizacion(?: tecnica)?|technische organisation|touroperator|reisorganisatie)\b/;

const fieldOf = (passage: Passage | null): Field<string> | null =>
  passage === null ? null : stated(passage.text, [spanOf(passage)]);

/** `Vinaka,` over a name near the end: what stands there is a closing, in whatever language. */
function isFarewell(document: SourceDocument, line: DocumentLine): boolean {
  const { text } = line.passage;
  if (!text.endsWith(',') || text.length > 24 || document.lines.length - line.index > 9 || /\d/.test(text))
    return false;
  const next = document.lines[line.index + 1];
  const name = next?.passage.text === '' ? document.lines[line.index + 2] : next;
  return line.index > 3 && name !== undefined && isPersonName(name.passage.text.replace(HONORIFIC, ''));
}

/** `Achieng Odhiambo (Ms)` */
const HONORIFIC = /\s\((?:mr|mrs|ms|miss|dr|herr|frau|m|mme|mlle|sr|sra|sig|sig\.ra)\.?\)$/i;

/** `Let me know what you think. Kind regards,`: the closing is the last sentence of its line. */
function endsInClosing({ passage: { text }, folded }: DocumentLine): boolean {
  if (!text.endsWith(',')) return false;
  const at = Math.max(folded.lastIndexOf('. '), folded.lastIndexOf('! '), folded.lastIndexOf('? '));
  return at > 0 && folded.length - at < MAX_CLOSING && CLOSING.regex.test(folded.slice(at + 2));
}
const MAX_CLOSING = 44;

/** `Wir freuen uns auf Ihre Antwort und grüßen Sie herzlich`: a last sentence that greets. */
const GREETS_LAST =
  /^[^.:;!?]{12,110} (?:und (?:verbleiben? (?:wir |ich )?)?(?:gruss?e?[nt]? (?:sie|euch|dich)(?: (?:ganz|sehr))?(?: (?:herzlich|freundlich|sonnig))?|mit (?:freundlichen|besten|herzlichen|lieben) gruss?en)|and (?:send|remain),?(?: (?:you|with))?(?: (?:our|my))? (?:kind|best|warm|kindest|warmest) regards|et vous (?:salue|saluons|adresse|adressons|prie|prions)\b[^.:;!?]{0,60}|y (?:le|les|os|te) (?:saluda|saludo|saludamos|mando|enviamos)\b[^.:;!?]{0,30}|e (?:la|vi|ti) salut(?:o|iamo)\b[^.:;!?]{0,20})[,.!]?$/;
const greetsLast = ({ folded }: DocumentLine): boolean =>
  folded.length <= MAX_LAST && GREETING_WORDS.some((word) => folded.includes(word)) && GREETS_LAST.test(folded);
const MAX_LAST = 180;
const GREETING_WORDS = ['grus', 'regards', 'salu', 'vous ', ' mand', 'envia'];

/** The lines after `Kind regards,`. */
function signatures(document: SourceDocument): ContactCandidate[] {
  const found: ContactCandidate[] = [];
  for (const line of document.lines) {
    const isShort = line.folded.length <= 60;
    const isClosing = isShort && (CLOSING.test(line.look, line.folded) || isFarewell(document, line));
    if ((!isClosing && !endsInClosing(line) && !greetsLast(line)) || headsPrice(document, line)) continue;
    const candidate = emptyContact(4);
    let strange = 0;
    for (const next of document.lines.slice(line.index + 1, line.index + 1 + SIGNATURE_LINES)) {
      if (next.passage.text === '') continue;
      if (next.passage.text.length > 160 || CLOSING.test(next.look, next.folded) || next.isRule) break;
      if (next.afterBlank && candidate.lines.length > 1) break;
      const whole = wholeNameIn(candidate.name, next.passage, document.source);
      if (whole !== null) {
        candidate.name = whole;
        candidate.lines.push(next.index);
        continue;
      }
      // One line that says nothing, such as a department, may stand between.
      if (takeParts(candidate, next, true)) continue;
      if (candidate.name === null && isSmallName(line, next)) {
        candidate.name = next.passage;
        candidate.lines.push(next.index);
      } else if (++strange > 1) break;
    }
    if (candidate.lines.length > 0) found.push(candidate);
  }
  return found;
}

/**
 * `Lena` over `Lena Fischer, Groups`: the given name of a mail over that of its signature. F-656: `Rafa` over `Rafaela Monteiro`, where the text has the
 * whole name once more, as its sender.
 */
function wholeNameIn(name: Passage | null, passage: Passage, source: string): Passage | null {
  if (name === null || name.text.includes(' ') || !passage.text.startsWith(name.text)) return null;
  const end = passage.text.search(/,\s|\s[|·–-]\s/);
  const whole = end < 0 ? passage : slicePassage(passage, 0, end);
  if (!isPersonName(whole.text)) return null;
  if (whole.text.charAt(name.text.length) === ' ') return whole;
  const isTwice = source.indexOf(whole.text) !== source.lastIndexOf(whole.text);
  return isTwice && whole.text.includes(' ') && name.text.length > 2 && !isCompany(whole.text) ? whole : null;
}

/** `rgds` over `peter`: who closes without a capital signs without one. */
const isSmallName = ({ passage: closing }: DocumentLine, { passage: { text } }: DocumentLine): boolean =>
  SMALL_NAME.test(text) && !CAPITAL.test(closing.text) && isPersonName(text.charAt(0).toUpperCase() + text.slice(1));

const SMALL_NAME = /^\p{Ll}[\p{Ll}'’-]{1,14}$/u;
const CAPITAL = /\p{Lu}/u;

/** `Kez @ Blue Parrot Travel: …`: a short message starts with who sends it. */
const OPENING =
  /^(?<name>\p{Lu}[\p{L}'’]{1,15}(?: \p{Lu}[\p{L}'’]{1,15})?) ?(?:@|at|from) ?(?<company>\p{Lu}[^:@\n.]{3,40}):\s/u;

function openings(document: SourceDocument): ContactCandidate[] {
  const line = document.lines.find((each) => each.passage.text !== '');
  const start = line?.passage.text.slice(0, 80) ?? '';
  const { company = '', name = '' } = (start.includes(':') ? OPENING.exec(start)?.groups : null) ?? {};
  if (line === undefined || !isCompany(company) || !isPersonName(name)) return [];
  const at = line.passage.text.indexOf(company, name.length);
  const candidate = emptyContact(4);
  candidate.name = slicePassage(line.passage, 0, name.length);
  candidate.company = slicePassage(line.passage, at, at + company.length);
  return [candidate];
}

const MAX_SIGNED = 80;

/** `Buchbar bis 18.12. · Tel. +43 … · Ihre Ansprechpartnerin: …`: the part of the line that begins with the label (`Your cruise desk: …`). */
function labelStart(folded: string): number {
  const mark = folded.lastIndexOf(PART);
  return mark > 0 && LABEL_WORDS.test(folded.slice(mark + 3, mark + 113)) ? mark + 3 : 0;
}

/** `Date limite de réservation: 12/12/2026` names a day, nobody. */
const DEADLINE = /^\W*(?:date|fecha|data|scadenza|deadline|frist)\b/;

function labelled(document: SourceDocument): ContactCandidate[] {
  const found: ContactCandidate[] = [];
  for (const line of document.lines) {
    if (line.folded.length > 200 || line.table !== null || !mayBeLabelled(line)) continue;
    const start = labelStart(line.folded);
    const match = LABEL_WORDS.exec(line.folded.slice(start, start + 110));
    if (!match || DEADLINE.test(match[0]) || isUnderClient(document.lines, line)) continue;
    // A label without a value on its line is a section, unless it names a person's part.
    if (
      start + match[0].length >= line.folded.length &&
      !/contact|agent|consultant|advis|prepared|kontakt|ansprech/.test(line.folded)
    )
      continue;
    const candidate = emptyContact(5);
    takePassage(candidate, slicePassage(line.passage, start + match[0].length), line, true);
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

/** `Duluth, MN | 555-0102 | hello@…` under the name of the agency: where a letter or newsletter says how to reach its sender. */
function letterhead(document: SourceDocument): ContactCandidate[] {
  let seen = 0;
  for (const line of document.lines) {
    const { text } = line.passage;
    if (text === '' || line.isRule) continue;
    if (++seen > HEAD_LINES) return [];
    const mayReach = seen > 1 && text.length <= 120 && line.bullet === null && !line.isAround && text.includes('@');
    if (!mayReach || !/[|·•,]\s/.test(text) || findEmail(line.passage) === null) continue;
    const candidate = emptyContact(1);
    takeParts(candidate, line, false);
    return [candidate];
  }
  return [];
}

function postHeads(document: SourceDocument): ContactCandidate[] {
  const head = readPostHead(document);
  return head === null ? [] : [{ ...emptyContact(3), name: head.name, company: head.company, lines: [...head.lines] }];
}

const HEAD_LINES = 4;
/** An entry of a list by its own mark. */
const MARKED = /^[✅✔☑✓❌✖✕✗✘🚫⛔⚠❗🔴🟢]/u;
const ASKED =
  /^\W{0,3}(?:please )?(?:ask for|speak (?:to|with)|fragen sie nach|demandez|pregunt(?:a|e|ar) por|chiedere di|fale com) [a-z .'-]{2,30}$/;
/** `Bagwis Crew Travel Inc.` ends in no full stop. */
const ENDS = /(?<!\b(?:Inc|Ltd|Co|Corp|S\.?[AL]|Srl|B\.V|Bhd|Ltda|Cia))\.$|[!?]$/;
const MAX_SAID = 120;
/** The name, the street, the number and the address of a company on one line. */
const MAX_IMPRINT = 200;

/** A name with a company in the last lines of a text without a closing: read from the end as far as the lines say something of it. */
function lastLines(document: SourceDocument): ContactCandidate[] {
  const candidate = emptyContact(2);
  // What an answer quotes below itself has no part in its last lines.
  const depth = document.lines.find(({ passage }) => passage.text !== '')?.quote ?? 0;
  let seen = 0;
  for (let i = document.lines.length - 1; i >= 0 && seen < LAST_LINES; i--) {
    const line = document.lines[i] as DocumentLine;
    const { text } = line.passage;
    // What a mail has above it says to whom it went.
    if (text === '' || line.isRule || line.isAround || line.quote > depth || WROTE.test(line.look, line.folded))
      continue;
    seen++;
    const around = [document.lines[i - 1], document.lines[i + 1]];
    if (isMenuWord(line.folded) && around.some((other) => isMenuWord(other?.folded ?? ''))) continue;
    if (tellsSettings(line.folded)) continue;
    if (isOfTrip(text)) break;
    const isMarked = line.bullet !== null || MARKED.test(text) || isListed(document, i);
    if (isMarked || text.length > (text.includes('@') ? MAX_IMPRINT : MAX_SAID) || ENDS.test(text)) {
      if (candidate.lines.length > 0) break;
      continue;
    }
    if (takeParts(candidate, line, candidate.name === null) || candidate.lines.length === 0) continue;
    // `Ask for Jo Reed` between the company and its number.
    if (!ASKED.test(line.folded)) break;
  }
  // A lone name could be anything, and so could one beside who flies: a company, an address or a post must stand with it.
  const isSold = candidate.company !== null && findAirlineByName(foldName(candidate.company.text)) === undefined;
  const post = document.lines[(candidate.lines[0] ?? 0) + 1]?.folded ?? '';
  return isSold || (candidate.email ?? candidate.phone) !== null || isPost(post) ? [candidate] : [];
}
