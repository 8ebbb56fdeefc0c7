/** The parts of a line that names a contact, given to what is still open: mail address, number, company, person. */
import { findAirlineByName, foldName } from '@waypage/gazetteer';
import { findMoney } from '../../../annotators/money.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine } from '../document.ts';
import { findEmail, findPhone } from './contact-marks.ts';
import { isLegalForm } from './legal-form.ts';
import { isBrand, isCompany, isPersonName, isPlaceName, isRole } from './names.ts';
import { namesRoomedHouse, readRoomedHouse } from './roomed-house.ts';

export interface ContactCandidate {
  name: Passage | null;
  company: Passage | null;
  email: Passage | null;
  phone: Passage | null;
  readonly lines: number[];
  /** How plainly the text says that this is the contact. */
  readonly rank: number;
}

export const emptyContact = (rank: number): ContactCandidate => ({
  name: null,
  company: null,
  email: null,
  phone: null,
  lines: [],
  rank,
});

/** How much the place says. */
export const score = (c: ContactCandidate): number =>
  (c.name === null ? 0 : 3) + (c.company === null ? 0 : 2) + (c.email === null ? 0 : 1) + (c.phone === null ? 0 : 1);

/**
 * F-520: `From: Denise <denise.okafor@…>` over an offer that Bettina signs, or an airline's notice below it: an address beside another person's or an
 * airline's name that spells nothing of hers is not hers.
 */
export function isOfOther(best: ContactCandidate | null, { name, company, email }: ContactCandidate): boolean {
  if (email === null || best?.name == null) return false;
  const own = wordsOf(best.name, best.company);
  const address = foldText(email.text);
  if (own.some((word) => address.includes(word))) return false;
  const isCarrier = company !== null && findAirlineByName(foldName(company.text)) !== undefined;
  const isNamed = wordsOf(name).some((word) => address.includes(word) && !own.includes(word));
  return isNamed || (isCarrier && !wordsOf(company).some((word) => own.includes(word)));
}

const wordsOf = (...passages: readonly (Passage | null | undefined)[]): readonly string[] =>
  passages.flatMap((passage) => foldText(passage?.text ?? '').split(/[^a-z]+/)).filter(({ length }) => length > 2);

export function takeParts(candidate: ContactCandidate, line: DocumentLine, mayName: boolean): boolean {
  const isTaken = takePassage(candidate, slicePassage(line.passage, line.emojiLength), line, mayName);
  const ofRole = behindRole(line);
  const isDone = isTaken && ofRole === line.passage;
  if (isDone || candidate.rank < 4 || candidate.name === null || candidate.company !== null) return isTaken;
  // Under a name a short line of capitalised words is the company, whatever it is called.
  const passage = trimPassage(beforeTown(ofRole), '*_.,|');
  const isOfRole = ofRole !== line.passage;
  if (!BRAND_UNDER_NAME.test(passage.text) || (!isOfRole && isRole(line.folded)) || isPlaceName(passage.text))
    return isTaken;
  candidate.company = passage;
  candidate.lines.push(line.index);
  return true;
}

/** T-626: `reservations, Bend Lodge`: behind what she does there. */
function behindRole({ passage, folded }: DocumentLine): Passage {
  const comma = passage.text.indexOf(', ');
  return comma > 0 && SMALL.test(passage.text) && isRole(folded.slice(0, comma))
    ? slicePassage(passage, comma + 2)
    : passage;
}
const SMALL = /^\p{Ll}/u;

const BRAND = /^\p{Lu}[\p{L}\d'’&.-]*(?: (?:&|and|of|the|de|la|\p{Lu}[\p{L}\d'’&.-]*)){1,4}$/u;
/** T-654: below a name and a farewell small words may stand in it as well. */
const BRAND_UNDER_NAME =
  /^\p{Lu}[\p{L}\d'’&.-]*(?: (?:&|and|of|the|de|del|do|da|di|du|des|la|le|les|los|las|\p{Lu}[\p{L}\d'’&.-]*)){1,4}$/u;

/** T-654: `Casas del Llevant, Sant Lluís`: behind the company stands its town. */
function beforeTown(passage: Passage): Passage {
  const comma = passage.text.indexOf(', ');
  return comma > 0 && TOWN.test(passage.text.slice(comma + 2)) ? slicePassage(passage, 0, comma) : passage;
}
const TOWN = /^\p{Lu}[\p{L}'’.-]{2,20}(?: \p{Lu}[\p{L}'’.-]{1,20}){0,2}$/u;

const PART =
  /\s*(?:\||\t+|\s\.\s|\s@\s|•|·|[👉✨🌟⭐🌿🌴🌊🌸🌺🌍🌎🌏🏝☀✈]\ufe0f?|~|\s[–—*-]\s|\s\/\s|\s{3,}|,\s(?!(?:LLC|Inc|Ltd|Lda|S\.?[AL]))|<|>|\(|\)|\/\/|\s(?=(?:ABN|ACN|ATOL|ABTA|IATA|TICO)(?:\s|$)))\s*/u;

/** `i.A. Thomas Berger`, `Lic. Mariana Torres` */
const TITLE_PREFIX =
  /^(?:(?:Ihr|Euer|Dein|Your|Votre) [Tt]eam (?:vom|von|der|from|at|de)(?= \p{Lu})|i\.\s?[AV]\.|(?:[Aa]sk for|ASK FOR|[Cc]hied(?:i|ete|ere) di|CHIED(?:I|ETE|ERE) DI|[Pp]regunt[ae]r? por|PREGUNT[AE]R? POR|[Dd]emande[rz]|DEMANDE[RZ]|[Ff]ragen Sie nach|[Pp]ergunt[ae]r? por|PERGUNT[AE]R? POR|[Vv]raag naar)(?= \p{Lu})|Inh(?:aber(?:in)?)?\.?:?|Owner:?|Prop\.|Gér(?:ante?)?\.?:?|Tit(?:olare|ular)?\.?:?|Ger(?:ente)?\.|Dir(?:ettore|ettrice|ector|ectora)?\.:?|Geschf\.|GF:?|ppa\.?|Lic\.|Ing\.|Dott(?:\.ssa)?\.?|Rag\.|Mag\.|Dipl\.-\w{2,8}\.?|(?:Ihre?|Deine?|Eure?|Euer|Votre)(?= \p{Lu}[\p{L}.-]+ \p{Lu}[\p{L}-]+$))\s+/u;

/** `Boise, ID`: what stands before a state or province is a town. */
const STATE =
  /^(?:A[BKLRZ]|BC|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ABDEINOST]|N[BCDEHJLMSTVY]|O[HKNR]|P[AER]|QC|RI|S[CDK]|T[NX]|UT|V[AT]|W[AIVY]|YT)(?: \d{5}|,? U\.?S\.?A\.?|,? Canada)?$/;

/** What an `@` calls a company is no person. */
const behindSign = (line: Passage, part: Passage): boolean =>
  line.text.includes('@') && /@\s?$/.test(line.text.slice(0, Math.max(0, line.text.indexOf(part.text))));

/** Of `i. A. Doris Hauser` the first letter was read as a list's mark. */
const prefixOf = (line: DocumentLine): number | null =>
  line.bullet === 'i.' ? (/^[AV]\.\s+/.exec(line.passage.text)?.[0].length ?? null) : null;

/** `12 Mill Street, Bantry`, `Shop 3, Fern Arcade, Timaru`, `Head office: 4 Dock Road, Selby`, `Calle Mayor 4, Durango`, `Lindenstr. 7, Fulda`: what stands behind the street is a town. */
const ADDRESS =
  /^(?:\p{L}[\p{L} ]{2,24}: ?)?(?:(?:shop|suite|ste|unit|office|level|floor|kiosk|stall|booth|local|oficina|despacho|bureau|büro|ufficio|loja|sala)\.? (?:n[.º°o]{0,2} ?)?\d{1,4}[a-z]?(?:[/&-]\d{1,4})?,? (?=\p{L})|\d{1,4}[a-z]?,? (?:[\p{L}'’.]+ ){1,3}(?:street|st|road|rd|lane|avenue|ave|square|sq|row|terrace|quay|parade|drive|close|place|hill|mall|strand|boulevard|blvd|court|arcade|mews|wharf|crescent|esplanade|highway|hwy|house|building|plaza)\.?(?:,|$| #\d)|(?:\d{1,4}(?: ?bis)?,? )?(?:calle|c\/|avda\.?|avenida|plaza|paseo|rue|avenue|boulevard|cours|quai|via|viale|piazza|corso|rua|travessa|pra[cç]a|largo) [^,\d]{2,40}(?:,? (?:n[.º°]{0,2} ?)?\d|,)|[\p{L} .'-]{2,40}(?:str\.|stra(?:ss|ß)e|gasse|weg|platz|allee|straat|laan|gracht|plein|kade) \d)/iu;

export const isAddress = (text: string): boolean => text.length <= LONGEST_ADDRESS && ADDRESS.test(text);
const LONGEST_ADDRESS = 90;

/** `Groet, Sanne van Reisbureau Noord`: a word of parting is no name. */
const FAREWELL =
  /^(?:gr(?:oe)?t(?:en|jes|js)?|saludos|gruss|grusse|lg|vg|mvg|mfg|cheers|thanks|regards|abrazos?|saluti|cordialement|bises|hilsen|halsning(?:ar)?|rgds)$/;
const NICKNAMED =
  /^(?:(?:Mr|Mrs|Ms|Miss|Dr|Khun|K|Pak|Ibu|Sr|Sra)\.? )?(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) [("“'‘]\p{Lu}\p{Ll}{1,11}[)"”'’] (\p{Lu}\p{Ll}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)$/u;
/** `Sue from Harbour Travel` */
const NAME_FROM =
  /^(?<name>\p{Lu}\p{Ll}{1,14}(?: \p{Lu}\p{Ll}{1,14})?) (?:van|von|vom|from|at|bei) (?<company>\p{Lu}.{3,40})$/u;

const TWO_LETTERS = /\p{L}{2}/u;

/** Company and town may stand before the name in a line with a number. */
const MAX_PARTS = 4;

/** `Lagoon Reef, 5 star, South Atoll`: a house by its grade. */
const GRADED =
  /^\p{Lu}[^@+]{2,50},? (?:[1-5](?:\.5)?[ -]?(?:(?:stars?|sterne|stelle|étoiles|estrellas|estrelas|sterren)\b|[*★]))(?=\s?(?:$|[,;.|(–-]|(?:hotels?|resorts?|lodges?|accommodation)\b))(?![^@]*\d{5})/iu;

/** Gives the parts of a line to what is still open; false where it held nothing of a contact. */
export function takePassage(
  candidate: ContactCandidate,
  passage: Passage,
  line: DocumentLine,
  mayName: boolean,
): boolean {
  if (namesRoomedHouse(passage) || readRoomedHouse(passage) !== null || GRADED.test(passage.text)) return false;
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
  // `Khun Suda (Nok) Charoen`: the name that friends use stands within.
  const nicknamed = mayName ? NICKNAMED.exec(passage.text) : null;
  if (nicknamed !== null && isPersonName(`${nicknamed[1]} ${nicknamed[2]}`)) give('name', passage);
  const parts = candidate.name === passage ? [] : cutParts(withoutPhone(passage, phone));
  for (const [index, whole] of parts.entries()) {
    if (behindSign(passage, whole)) continue;
    const named = slicePassage(whole, prefixOf(line) ?? TITLE_PREFIX.exec(whole.text)?.[0].length ?? 0);
    const part = phone === null ? named : beforeNumber(named, phone.text);
    if (part.text.includes('@') || !TWO_LETTERS.test(part.text)) continue;
    const folded = foldText(part.text);
    if (FAREWELL.test(folded)) continue;
    const from = mayName && candidate.name === null ? NAME_FROM.exec(part.text)?.groups : undefined;
    if (from !== undefined && isPersonName(from['name'] ?? '') && isCompany(from['company'] ?? '')) {
      give('name', slicePassage(part, 0, from['name']?.length));
      give('company', slicePassage(part, part.text.length - (from['company']?.length ?? 0)));
    } else if (isCompany(part.text, folded) || isFirm(part.text, parts[index + 1]?.text)) give('company', part);
    else if (isRole(folded)) isKnown = true;
    else if (innerCompany(part) !== null) give('company', innerCompany(part));
    else if (isBrandAfterName(candidate, part, passage) || (phone !== null && isBrand(part.text)))
      give('company', part);
    else if (
      mayName &&
      (index <= 1 || (index <= MAX_PARTS && phone !== null && part.text.includes(' '))) &&
      candidate.name === null &&
      isPersonName(part.text) &&
      !isAddress(passage.text) &&
      !(STATE.test(part.text) || STATE.test(parts[index + 1]?.text ?? '')) &&
      (!isCity(candidate, part, passage) || isSigned(candidate, part, line))
    )
      give('name', part);
  }
  if (candidate.company === null) give('company', handleOf(passage));
  // The address under the name is the sender's as well, though no value.
  isKnown ||= candidate.lines.length > 0 && isAddress(passage.text);
  if (hasGiven) candidate.lines.push(line.index);
  return hasGiven || isKnown;
}

/** T-605: `Alisal Hoteles, S. L.`: what a comma joins to its legal form is a company, whatever it is called. */
const isFirm = (text: string, next: string | undefined): boolean =>
  next !== undefined && isLegalForm(next) && BRAND.test(text);

/** `Priyanka @ Lotus Trails`, `@PeakWeekSki`: what stands behind the sign is a company, whatever it is called. */
const HANDLE = /(?:^|\s)@\s?(?<brand>\p{Lu}[\p{L}\d'’&.]{2,24}(?: \p{Lu}[\p{L}\d'’&.]{1,20}){0,3})/u;

const CALLED = /^@\s?\p{L}{2,20}(?: \p{L}{2,20})?\s?[:,]\s/u;

function handleOf(passage: Passage): Passage | null {
  // `@Vroni: die wollen Gangplätze`: who is spoken to.
  const match = CALLED.test(passage.text) ? null : HANDLE.exec(passage.text.slice(0, 160));
  const brand = match?.groups?.['brand'];
  if (!match || brand === undefined) return null;
  const from = match.index + match[0].length - brand.length;
  // `26 pax @ GBP 230.35`: what each pays.
  if (findMoney(passage.text.slice(from, from + 40), 1)[0]?.from === 0) return null;
  return trimPassage(slicePassage(passage, from, from + brand.length), '.');
}

const INNER = compactPattern(
  /(?:^|\s)(?:en|bei|bij|chez|presso|with|at|through|via|by|em|con|von|mit|AT|WITH|BY|EN|BEI|CHEZ)\s(?<company>\p{Lu}[\p{L}\d'’&.-]*(?: (?:&|and|y|e|of|de|\p{Lu}[\p{L}\d'’&.-]*)){0,5})$/u,
);

/** `Reserva hasta el 27 de noviembre en Viajes Brújula`: the company at the end of a sentence about booking. */
function innerCompany(part: Passage): Passage | null {
  const company = part.text.length > 120 ? undefined : INNER.exec(part.text)?.groups?.['company'];
  return company !== undefined && isCompany(company) ? slicePassage(part, part.text.length - company.length) : null;
}

/** `Imogen Fairweather, Sunhaven Villas`: what stands beside the name, where it is no place and no office. */
const isBrandAfterName = (candidate: ContactCandidate, part: Passage, line: Passage): boolean =>
  candidate.name?.text.includes(' ') === true &&
  candidate.company === null &&
  candidate.rank >= 2 &&
  // Under the name of a signature it stands before the number.
  (line.text.includes(candidate.name.text) ||
    (candidate.rank === 4 && candidate.phone !== null && line.text.startsWith(`${part.text} |`))) &&
  BRAND.test(part.text) &&
  !isPlaceName(part.text);

/** `Palm Tree Holidays 0800 555 0101`: what stands before the number. */
function withoutPhone(passage: Passage, phone: Passage | null): Passage {
  const at = phone === null ? -1 : passage.text.indexOf(phone.text);
  // `020 7946 0177 SunDash Travel`: what stands behind it.
  if (phone !== null && at >= 0 && passage.text.slice(0, at).trim() === '')
    return trimPassage(slicePassage(passage, at + phone.text.length));
  if (phone === null || at < 4) return passage;
  const before = passage.text
    .slice(0, at)
    .replace(/[\s(:|,–—-]*(?:\b(?:tel|phone|mob|mobile|call|whatsapp|ph|t|m|on)\b[.:\s]*)?$/i, '');
  const after = passage.text.slice(at + phone.text.length);
  return PART.test(after) || /@/.test(after) ? passage : slicePassage(passage, 0, before.length);
}

/** `Chiara 059 555 0112 (office hours)`: of a part that ends with the number what stands before it. */
const beforeNumber = (part: Passage, number: string): Passage =>
  part.text.length > number.length + 2 && part.text.endsWith(` ${number}`)
    ? trimPassage(slicePassage(part, 0, part.text.length - number.length), ' .,:')
    : part;

/** `Hays & Mercer Travel, Preston`: one word after the company is its town, and so is all that a comma joins to it. */
const isCity = ({ company }: ContactCandidate, part: Passage, line: Passage): boolean => {
  if (company === null) return false;
  const from = line.text.indexOf(company.text);
  const end = from + company.text.length;
  return (
    !part.text.includes(' ') || (from >= 0 && /^\.?, $/.test(line.text.slice(end, line.text.indexOf(part.text, end))))
  );
};

/** `Jo` alone, right above the line of her agency: who signs. */
const isSigned = ({ lines }: ContactCandidate, part: Passage, line: DocumentLine): boolean =>
  line.afterBlank &&
  line.passage.text === part.text &&
  lines.includes(line.index + 1) &&
  GIVEN.test(part.text) &&
  !isPlaceName(part.text);
const GIVEN = /^\p{Lu}\p{Ll}{1,14}(?:-\p{Lu}\p{Ll}{1,14})?$/u;

function cutParts(passage: Passage): Passage[] {
  const parts: Passage[] = [];
  let rest = passage;
  for (let i = 0; i < 8; i++) {
    const match = PART.exec(rest.text);
    if (!match || match[0] === '') break;
    parts.push(trimPassage(slicePassage(rest, 0, match.index), '*_.,:!"'));
    rest = slicePassage(rest, match.index + match[0].length);
  }
  parts.push(trimPassage(rest, '*_,:!"★☆✦♦'));
  return parts.filter((part) => part.text !== '');
}
