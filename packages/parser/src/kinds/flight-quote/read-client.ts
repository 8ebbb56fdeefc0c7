/**
 * For whom the offer is: a label (`Client:`, `Prepared for:`, `Passenger:`), `quote for John Smith`, `for the Carter family`, else the
 * greeting, `Hi Mrs Carter,`. Six languages. Colleagues and crowds (`Dear Agent`, `Hi all`) are no clients.
 */

import { findAirports } from '../../annotators/airport.ts';
import { readFoldedColumn } from '../../annotators/flight-column.ts';
import { findPlaces } from '../../annotators/place.ts';
import type { DocumentLine, SourceDocument } from '../../formats/reading/document.ts';
import { readFareColumns } from '../../formats/reading/fares/fare-columns.ts';
import { isBookingStep } from '../../formats/reading/messages/page-clutter.ts';
import { chatAuthor, chatSender, isChatPartner } from '../../formats/reading/terms/message-senders.ts';
import { isCompany, isPersonName } from '../../formats/reading/terms/names.ts';
import { readNoteAbove } from '../../formats/reading/terms/note-above.ts';
import { readDictatedOpening } from '../../formats/reading/terms/sign-off.ts';
import { stated } from '../../model/field.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { LinePattern } from '../../text/line-look.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../text/passage.ts';
import { StartTable } from '../../text/start-table.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { readAttention } from './attention-line.ts';
import { type ClientReading, LONGEST_NAME, NOBODY, nameIn } from './client-name.ts';
import {
  readCounted,
  readCountedSubject,
  readFamily,
  readFamilyAimed,
  readNamesakes,
  readSmallCounted,
} from './counted-client.ts';
import { filedName } from './filed-client.ts';
import { readGroup } from './group-client.ts';
import { readSlashName, slashName, slashNames } from './slash-name.ts';
import { readSmallAim, smallName } from './small-client.ts';

const WHO =
  /(?:(?:lead |main |primary |principal )?(?:clients?|customers?|guests?|passengers?|pax|travell?ers?)(?: ?names?)?(?:\(s\))?|(?:prepared|quoted?|bill(?:ed)?|invoiced?|(?:fare |flight )?quotation|proposal|offer|itinerary|estimate|reserved|booked|issued) (?:for|to)|attn\.?|attention|rif\.?|t\.? ?a\.? ?v\.?|z\. ?hd\.?|zu handen|alla c(?:ortese|\.) ?a(?:ttenzione|\.)(?: di)?|a (?:la )?atencion de|a atencao de|for|fur|pour|para|per|name(?: of (?:the )?passengers?)?|nom|nombre|nome|kunden?|kundenname|reisende[rn]?|hauptreisende[rn]?|rechnungsempfanger(?:in)?|rechnung an|auftraggeber(?:in)?|besteller(?:in)?|passagiere?|fluggast|fluggaste|angebot fur|erstellt fur|client(?:e)?s?|passagers?|voyageurs?|devis pour|facture a|a l'attention de|pasajer[oa]s?|viajer[oa]s?|cotizacion para|preparado para|passegger[oi]|viaggiator[ei]|preventivo per|preparato per|passageir[oa]s?|viajantes?|orcamento para|resenar(?:e|er)?|passasjer|reiziger|titular(?: de la reserva)?|intestatari[oa])/
    .source;
const LABEL = compactPattern(
  `^(?:\\d{1,2}[.)]?\\s{0,2})?${WHO}\\s?(?:\\d{1,2}\\s?)?(?:\\s{0,20}:|\\t|\\s-\\s|\\s{3,})\\s*`,
);
/** `Prepared for Mr Lee`, `fur Frau Dr. Adam`: nothing between the word and a name with a title, and nothing behind it. */
const OPEN_LABEL = compactPattern(
  /^(?:(?:an? )?(?:prepared|quoted?|quotation|proposal|offer|itinerary|angebot|erstellt|devis|cotizacion|preparado|preventivo|orcamento) )?(?:for|fur|pour|para|per|a l'attention de|attn\.?|attention)(?: the| die| den)? (?=\S)/,
);
/** `Lead passenger`, `Who's flying?` alone: the name stands under it. */
const BARE_LABEL = compactPattern(`^(?:${WHO}\\s?:?|who['’]?s (?:flying|travell?ing|going)\\??)$`);
const MAY_LABEL = new StartTable([LABEL.source, "who['’]?s "]);
const GREETING_WORDS =
  /(?:dear|hi|hello|hey|hiya|hoi|good|morning|afternoon|evening|greetings|sehr geehrte|liebe|hallo|guten|bonjour|bonsoir|chere?s?|hola|buenos dias|buenas|estimad|querid|ciao|salve|buongiorno|gentile|gent(?:\.|ilissim)|egregi[oa]|egr\.|spett(?:\.|abile)|stimat|car[oai]|ola|oi|bom dia|boa tarde|prezad|exm[oa]s?\b|hej|beste|geachte|servus|moin|gruezi|gruss gott|salut|coucou|namaste|salaa?m|marhaba)/;
const GREETING = compactPattern(
  /^[^\p{L}]{0,6}(?:dear|hi|hello|hey|hiya|hoi|(?:good )?(?:morning|afternoon|evening)|good day|greetings|sehr geehrte[rs]?|liebe[rs]?|hallo|guten (?:tag|morgen|abend)|bonjour|bonsoir|chere?s?|hola|buenos dias|buenas(?: tardes)?|estimad[oa]s?|querid[oa]s?|ciao|salve|buongiorno|gentil(?:e|i|issim[oaie])|gent\.(?:m[oaie]|l[ei])\.?|egregi[oa]|egr\.|spett(?:\.le\.?|abile)|stimat[oaie]|car[oai]|ola|oi|bom dia|boa tarde|prezad[oa]s?|exm[oa]s?\.?(?: (?:senhor(?:[ae]s|a)?|sr\.?a?\.?))?|hej|beste|geachte|servus|moin(?: moin)?|gruezi|gruss gott|salut|coucou|namaste|(?:as-?)?salaa?mu?(?: al[ae][iy]kum)?|marhaba)(?:[\s,]{1,3}|$)/u,
);
const SENTENCE =
  /(?:quot(?:e|ation)|options?|flights?|itinerary|proposal|fares?|offer|deal|angebot|devis|cotizacion|preventivo|orcamento|offerte|(?:reis)?voorstel|vliegplan|vliegschema|vluchtschema|vluchten|reisplan|flugplan|plan de vols?|plan de vuelos?)(?: (?:this|these|it|something|please|flug|fluge|vols?|vuelos?|voli|voos?|aereo|aerea))? (?:for|fur|pour|para|per|voor) (?:(?:the|die|de|la) (?=famil)|the )?/g;
const MAY_GREET = new LinePattern(GREETING, GREETING_WORDS.source);
const MAY_OFFER = new LinePattern(SENTENCE);

/** `isAmongAgents`: the text has net rates, which nobody tells a client. */
export function readClient(document: SourceDocument, isAmongAgents = false): ClientReading | null {
  const labelled = readLabelled(document);
  if (labelled) return labelled;
  return (
    readAttention(document) ??
    readCountedSubject(document) ??
    // Who is greeted with a word of a household asks for it.
    readSentence(document, 'household') ??
    // So does `the quote for Mr and Mrs Paz`: who is greeted passes it on.
    readSentence(document, 'titled') ??
    readFamilyAimed(document) ??
    readSmallAim(document) ??
    readNamesakes(document) ??
    ofClient(readGreeting(document), isAmongAgents) ??
    readSentence(document, 'named') ??
    readSubject(document) ??
    readCounted(document) ??
    readSmallCounted(document) ??
    readFamily(document) ??
    readAddress(document) ??
    readDictated(document) ??
    readCalled(document) ??
    readGroup(document)
  );
}

/** Among agents who is greeted by a first name alone is a colleague. */
const ofClient = (greeted: ClientReading | null, isAmongAgents: boolean): ClientReading | null =>
  greeted !== null && isAmongAgents && !/[ .]/.test(greeted.name.value) ? null : greeted;

function readCalled(document: SourceDocument): ClientReading | null {
  const note = readNoteAbove(document);
  return note?.to == null ? null : { name: stated(note.to.text, [spanOf(note.to)]), line: note.line, names: 0 };
}

function readDictated(document: SourceDocument): ClientReading | null {
  const opening = readDictatedOpening(document);
  if (opening === null || opening.to === null) return null;
  return { name: stated(opening.to.text, [spanOf(opening.to)]), line: opening.line, names: 0 };
}

const TITLED =
  /^(?:(?:mr|mrs|ms|dr|herr|frau|m|mme|sr|sra|sig)\.?\s?(?:&|and|und|et|y|e)\s?)?(?:mr|mrs|ms|miss|dr|herr|frau|mme|m|sr|sra|sig(?:\.?ra|\.?na)?|dhr|mw|(?:de )?(?:heer|mevrouw))\.?\s/;

/** `MR ELLSWORTH - PLS ADVISE`: the first words of a text without a greeting. */
function readAddress(document: SourceDocument): ClientReading | null {
  const line = document.lines.find((candidate) => candidate.passage.text !== '');
  if (!line || !TITLED.test(line.folded)) return readTitledCell(document);
  const end = line.passage.text.search(/\s?[-–,:;/]/);
  const address = slicePassage(line.passage, 0, end < 0 ? undefined : end);
  const name = nameIn(address, true) ?? smallName(address, line);
  return name === null ? null : { name: stated(name.text, [spanOf(name)]), line: line.index, names: 0 };
}

/** `Mr & Mrs Lee ⇥ 2 ADT ⇥ Economy` in the head of a sheet: a cell that is a name with a title and nothing else. */
function readTitledCell({ lines }: SourceDocument): ClientReading | null {
  for (const { cells, index } of lines.slice(0, SHEET_HEAD))
    for (const cell of cells ?? []) {
      const name = TITLED.test(foldText(cell.text)) ? nameIn(cell, true) : null;
      if (name?.text === cell.text) return { name: stated(name.text, [spanOf(name)]), line: index, names: 0 };
    }
  return null;
}

/** Labels and greetings stand near the top; passengers of a confirmation may stand anywhere. */
const HEAD = 40;

const MINORS = /\b(?:CHD|CNN|INF|MSTR)\b/;

function readLabelled(document: SourceDocument): ClientReading | null {
  let first: ClientReading | null = null;
  let names = 0;
  let hasMinors = false;
  for (const line of document.lines) {
    if (line.folded.length > 140 || line.folded.length < 4) continue;
    const hasLabel = MAY_LABEL.at(line.folded) !== 0;
    if (!hasLabel && line.index >= SHEET_HEAD && !line.folded.includes('   ')) continue;
    // `Passenger   Fare   Taxes   Total` heads a table.
    if (hasLabel && readFareColumns(line) !== null) continue;
    const own = valueOfLabel(line) ?? valueBehindGap(line);
    const value = own ?? (hasLabel ? valueUnder(document, line) : null);
    // `From  To  Date` heads a table, too.
    if (value === null || readFoldedColumn(foldText(value.text)) !== null) continue;
    const all = slashNames(value);
    const slashed = all[0] ?? slashName(value) ?? slashName(beforeGap(value));
    const name = slashed === null ? (nameIn(value, true) ?? companyIn(value, line)) : null;
    if (slashed !== null) {
      names += Math.max(all.length, 1);
      hasMinors ||= all.length > 1 && MINORS.test(value.text);
      first ??= { name: slashed, line: line.index, names: 0 };
    }
    if (name === null) continue;
    const others = own === null ? namesBelow(document, line.index + 2) : [];
    names += personsIn(name.text) + others.length;
    hasMinors ||= others.some(({ folded }) => !GROWN.test(folded) && AGED.test(folded));
    first ??= { name: stated(name.text, [spanOf(name)]), line: line.index, names: 0 };
  }
  return first === null ? readSlashName(document) : { ...first, names: Number.isFinite(names) ? names : 0, hasMinors };
}

/** F-510: `Client: Sarvottam Gears Pvt Ltd`, also in a cell: a company that buys has a label of its own. */
function companyIn(value: Passage, { folded }: DocumentLine): Passage | null {
  const end = value.text.search(CELL_END);
  const company = trimPassage(end < 0 ? value : slicePassage(value, 0, end), ',.');
  return BUYER.test(folded) && isCompany(company.text) ? company : null;
}
const CELL_END =
  /\t|\s{3}|\s[|·•]\s|\s\/\/|\s[-–—]\s|\s\(|,?\s(?:att|z\.\s?hd|zu h|c\/o|a l['’]att|alla c|t\.\s?a\.?\s?v)/i;
const BUYER =
  /(?:^|[\t|·•/]\s?)(?:client|customer|(?:prepared|quoted?|quotation|proposal|offer|estimate) for|(?:bill(?:ed)?|invoiced?) to|kunden?|auftraggeber(?:in)?|rechnungsempfanger(?:in)?|erstellt fur|angebot fur|cliente|devis pour|cotizacion para|preventivo per|orcamento para)(?: ?name)?\s?[:\t]/;

/** `Mr & Mrs Lee` are two; how many a family or a group is, its name does not tell. */
function personsIn(name: string): number {
  if (CROWD.test(name) || isCompany(name)) return Number.POSITIVE_INFINITY;
  return JOINED_NAMES.test(name) ? 2 : 1;
}

const CROWD = /(?:^|\s)(?:family|group|party|famil[a-z]+)(?:\s|$)/i;
const JOINED_NAMES = /\s(?:&|and|und|et|y|e|en)\s|[,/]\s?(?:mrs?|ms|miss|herr|frau|mme|sra?|sig)\.?\s/i;

/**
 * Behind the label that starts the line or, in the head of a sheet, one of its parts: `Round the world | Client: …`, `QUOTE 88 // PAX: …`.
 */
function valueOfLabel({ folded, passage, index }: DocumentLine): Passage | null {
  for (let from = 0; from >= 0; ) {
    const label = MAY_LABEL.at(folded, from) === 0 ? null : LABEL.exec(folded.slice(from, from + 60));
    if (label) {
      const start = from + label[0].length;
      const end = from === 0 && !folded.includes('//') ? -1 : partEnd(folded, start);
      const value = withoutCount(slicePassage(passage, start, end < 0 ? undefined : end));
      // `Rif.: 214/26` names a paper, `Rif.: sig.ra Conti` a person.
      return label[0].startsWith('rif') && !TITLED.test(foldText(value.text)) ? null : value;
    }
    const named = from === 0 ? valueOfOpenLabel(folded, passage) : null;
    if (named) return named;
    const next = index < SHEET_HEAD ? partEnd(folded, from) : -1;
    from = next < 0 ? -1 : partStart(folded, next);
  }
  return null;
}

/** `41 Quay Street        NAME  : DOE/JANE MRS`: in the second column of a receipt's head, where the value is a name as systems write it. */
function valueBehindGap({ folded, passage, index }: DocumentLine): Passage | null {
  if (index >= HEAD || !folded.includes('/') || !folded.includes('   ')) return null;
  WIDE_GAP.lastIndex = 0;
  for (let gap = WIDE_GAP.exec(folded); gap !== null; gap = WIDE_GAP.exec(folded)) {
    const start = gap.index + gap[0].length;
    const label = MAY_LABEL.at(folded, start) === 0 ? null : LABEL.exec(folded.slice(start, start + 60));
    const value = label === null ? null : slicePassage(passage, start + label[0].length);
    if (value !== null && slashName(value) !== null) return value;
  }
  return null;
}
const WIDE_GAP = /\s{3,}/g;

/** `DOE/JOHN MR         ISSUED 20NOV26`: what a wide gap sets apart is no part of the name. */
function beforeGap(value: Passage): Passage {
  const gap = value.text.search(/\s{3}/);
  return gap < 0 ? value : slicePassage(value, 0, gap);
}

function valueOfOpenLabel(folded: string, passage: Passage): Passage | null {
  const label = folded.length > LONGEST_NAME || MAY_LABEL.at(folded) === 0 ? null : OPEN_LABEL.exec(folded);
  const value = label === null ? null : slicePassage(passage, label[0].length);
  if (value === null || !(TITLED.test(foldText(value.text)) || FAMILY.test(foldText(value.text)))) return null;
  return nameIn(value, true)?.text === value.text ? value : null;
}

const FAMILY = / (?:family|familie|famille|familia|famiglia)$/;

/** Where a tab, `//`, `|` or `·` ends a part of the line. */
function partEnd(folded: string, from: number): number {
  PART_MARK.lastIndex = from;
  return PART_MARK.exec(folded)?.index ?? -1;
}

const PART_MARK = /\t| \/\/ | [|·•] /g;
const partStart = (folded: string, end: number): number =>
  folded.charAt(end) === '\t' ? end + 1 : folded.indexOf(' ', end + 1) + 1;

/** `1 (Dr. Ann Lee)`: how many, and who. */
function withoutCount(value: Passage): Passage {
  const match = COUNTED.exec(value.text.slice(0, 90));
  return match === null
    ? slicePassage(value, COUNT_BEFORE.exec(value.text)?.[0].length ?? 0)
    : slicePassage(value, match[0].length - (match.groups?.['name'] ?? '').length - 1, match[0].length - 1);
}

const COUNTED = /^\d{1,2}(?: ?[a-zA-Z]{2,12})? ?\((?<name>[^()\d]{4,70})\)/;
/** `2   Mr. Robert Lee, Mrs. Ann Lee` in a column of a form. */
const COUNT_BEFORE = /^\d{1,2}\s{1,12}(?=(?:mr|mrs|ms|miss|dr|herr|frau|mme|m|sr|sra|sig)\.?\s)/i;

/** `Lead passenger` / `Mr Ramon Diaz`: a name and nothing else under a label that stands alone. */
function valueUnder(document: SourceDocument, line: DocumentLine): Passage | null {
  if (line.folded.length > 40 || !BARE_LABEL.test(line.folded) || isBookingStep(document, line)) return null;
  const next = document.lines[line.index + 1];
  // Behind a blank line stands whatever comes next: with a title it is a name.
  const afterBlank = next?.passage.text === '' ? document.lines[line.index + 2] : undefined;
  const below = afterBlank !== undefined && TITLED.test(afterBlank.folded) ? afterBlank : next;
  if (below === undefined || below.passage.text.length > 60) return null;
  // `Ms Ann Lee ⇥ Adult`
  const value = below.cells?.[0] ?? below.passage;
  // `DOE/JANE MRS` under `Prepared For`
  return slashName(value) === null ? nameIn(value, false) : value;
}

/** `Passengers` over `Ms Ana Ruiz (Adult)` and `Mr Leo Ruiz (Child)`: a list of those who travel, each with a title or an age. */
function namesBelow({ lines }: SourceDocument, from: number): readonly DocumentLine[] {
  let to = from;
  while (isListedName(lines[to - 1]) && isListedName(lines[to])) to++;
  return lines.slice(from, to);
}

const isListedName = (line: DocumentLine | undefined): boolean =>
  line !== undefined &&
  line.folded.length <= LONGEST_NAME &&
  (TITLED.test(line.folded) || AGED.test(line.folded)) &&
  nameIn(line.passage, false) !== null;

const AGED =
  /[a-z] \((?:adult|child|infant|erwachsene|kind|kleinkind|enfant|bebe|nino|nina|bambin|neonato)[a-z]{0,2}\)$/;
const GROWN = /\((?:adult|erwachsene)[a-z]{0,2}\)$/;
const SHEET_HEAD = 6;

const SENDER = /^(?:from|von|de|da|van)\s?:\s*["']?(?<first>[a-z'-]{2,20})[ "'<,]/;
const MAY_SEND = new LinePattern(SENDER);

/** First names of those who wrote the mails of a thread: greeted in what they quote, they are colleagues. */
function sendersOf(document: SourceDocument): ReadonlySet<string> {
  const names = new Set<string>();
  for (const line of document.lines) {
    const first = line.folded.includes('@') ? MAY_SEND.exec(line.look, line.folded)?.groups?.['first'] : undefined;
    if (first !== undefined) names.add(first);
  }
  return names;
}

const SUBJECT = new LinePattern(/^(?:subject|subj|betreff|objet|asunto|oggetto|assunto|re)\s?:/);
const TITLED_WORD = /(?:^|[\s,–-])(?=(?:Mr|Mrs|Ms|Miss|Dr|MR|MRS|MS|Herr|Frau|Familie|Mme|Sr|Sra|Sig)\.?\s)/u;

/** `Subject: RE: MAN/BKK Feb - 2 adts - Mr & Mrs Oldroyd`. */
function readSubject(document: SourceDocument): ClientReading | null {
  for (const line of document.lines.slice(0, HEAD)) {
    if (line.folded.length > 200 || !SUBJECT.test(line.look, line.folded)) continue;
    const titled = TITLED_WORD.exec(line.passage.text);
    const name = titled === null ? null : nameIn(slicePassage(line.passage, titled.index + titled[0].length), true);
    if (name !== null) return { name: stated(name.text, [spanOf(name)]), line: line.index, names: 0 };
    const filed = filedName(line);
    if (filed !== null) return filed;
  }
  return null;
}

function readGreeting(document: SourceDocument): ClientReading | null {
  let senders: ReadonlySet<string> | null = null;
  for (const line of document.lines.slice(0, HEAD)) {
    const greeting = MAY_GREET.mayMatch(line.look) ? GREETING.exec(line.folded.slice(0, 60)) : null;
    if (!greeting) continue;
    const rest = slicePassage(line.passage, greeting[0].length);
    const name =
      nameIn(rest, false) ??
      smallName(rest, line) ??
      nameBelow(document, line, rest) ??
      partnerIn(document, line, rest);
    if (name === null) continue;
    const greeter = foldText(name.text) === chatAuthor(document) ? nameIn(senderOf(document, line), true) : null;
    if (greeter !== null) return { name: stated(greeter.text, [spanOf(greeter)]), line: line.index, names: 0 };
    senders ??= sendersOf(document);
    if (!senders.has(foldText(name.text)))
      return { name: stated(name.text, [spanOf(name)]), line: line.index, names: 0 };
  }
  return null;
}

/** `Hiya Mags sorry for the delay`: no mark tells where the name ends, but the chat has someone of that name. */
function partnerIn(document: SourceDocument, line: DocumentLine, rest: Passage): Passage | null {
  const word = FIRST_WORD.exec(rest.text)?.[0];
  if (word === undefined) return null;
  // `hey Naledi sori only now`: in a chat a capital right behind the greeting is a name where the message goes on in small letters.
  const isCalled =
    CALLED.test(rest.text) && isPersonName(word) && !NOBODY.test(foldText(word)) && chatSender(document, line) !== null;
  return isCalled || isChatPartner(document, word, line) ? slicePassage(rest, 0, word.length) : null;
}
const CALLED = /^\p{Lu}\p{Ll}{1,19}\s\p{Ll}/u;
const FIRST_WORD = /^\p{L}{2,20}(?=\s)/u;

/** `Exma. Senhora` over `D. Ana Prata`, at the head of a letter. */
function nameBelow({ lines }: SourceDocument, { folded, index }: DocumentLine, rest: Passage): Passage | null {
  const below = rest.text === '' && EXCELLENT.test(folded) ? lines[index + 1] : undefined;
  return below === undefined || below.folded.length > LONGEST_NAME ? null : nameIn(below.passage, false);
}
const EXCELLENT = /^exm[oa]s?\b/;

/** In a chat who greets the one who writes the offer is its client. */
const senderOf = (document: SourceDocument, line: DocumentLine): Passage =>
  chatSender(document, line) ?? slicePassage(line.passage, 0, 0);

function readSentence(document: SourceDocument, wanted: 'household' | 'titled' | 'named'): ClientReading | null {
  for (const line of document.lines.slice(0, HEAD)) {
    if (!MAY_OFFER.mayMatch(line.look) || line.folded.length > 240) continue;
    SENTENCE.lastIndex = 0;
    for (let match = SENTENCE.exec(line.folded); match !== null; match = SENTENCE.exec(line.folded)) {
      const rest = slicePassage(line.passage, match.index + match[0].length);
      const name = nameIn(rest, true);
      const words = name?.text.split(' ').length ?? 0;
      const isAll = name !== null && match[0].endsWith('the ') && isHousehold(name.text);
      const isTitled = name !== null && (TITLED_NAME.test(name.text) || /family$|^famil/i.test(name.text));
      const isNamed = wanted === 'titled' ? isTitled : wanted === 'named' && (isTitled || words >= 2);
      if (name !== null && (isNamed || isAll))
        return { name: stated(name.text, [spanOf(name)]), line: line.index, names: 0 };
    }
  }
  return null;
}

const TITLED_NAME = /^(?:Mr|Mrs|Ms|Dr|Herr|Frau|M\.|Mme|Sr|Sra|Sig)(?![a-z])/;

/** F-241: `for the Okafors`: all of a name, where it is no place (`the Maldives`). */
const isHousehold = (name: string): boolean =>
  HOUSEHOLD.test(name) && !NO_HOUSEHOLD.test(name) && findPlaces(name).length === 0 && findAirports(name).length === 0;
const HOUSEHOLD = /^\p{Lu}\p{L}{2,20}s$/u;
const NO_HOUSEHOLD =
  /^(?:Maldives|Bahamas|Philippines|Azores|Canar(?:y|ies)|Seychelles|Netherlands|States|Americas|Alps|Dolomites|Rockies|Balearics|Highlands|Grenadines|Caymans|Keys|Galapagos|Hamptons|Christmas|Holidays|Olympics|Games|Finals)$/i;
