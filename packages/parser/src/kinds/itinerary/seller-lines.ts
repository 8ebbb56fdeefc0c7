/** Lines at the top of an itinerary that tell who sells it: a company's name, a letterhead with the office's address. */
import type { SourceDocument } from '../../formats/reading/document.ts';
import { hasDigit } from '../../text/character-class.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';

/** Names of those who sell a trip end in one of these. */
const COMPANY =
  /(?:\b(?:tours|travels?|journeys|holidays|safaris|voyages|cruises|cruise line|lines|kreuzfahrten|expeditions|adventures|vacations|getaways|destinations|tourism|touristik|reisen|reiseb[uü]ro|reiseveranstalter|viajes|viaggi|viagens|turismo|agency|concierge|agentur|agence|agencia|ag[eê]ncia|agenzia|dmc|incoming(?: services?)?|ltd|limited|llc|inc|gmbh|ag|pvt|s\.?r\.?l|s\.?l|s\.?a|lda|b\.?v|d\.?o\.?o|a\/s|aps|s\.?r\.?o|kft|oy|school|college|university|academy|church|parish|(?:\p{L}[\p{L}-]{0,40})?(?:schule|gymnasium|kolleg)(?: \p{Lu}[\p{L}.-]{2,24}){0,2}|universitat|universit[aä]t|lyc[eé]e|instituto|liceo|escola|(?:sports|walking|hiking|cycling|motor(?:cycle|bike|ing)?|ski|rowing|riding|rambl(?:ing|ers)|alpine) club|(?:travel|tours?|safaris?|expeditions?|cruises?|trekking|touring) (?:co|company|group|club|design|planners?))\b\.?\s*(?:\([^()]{1,40}\)\s*)?|®|™)(?:\s{1,3}[-–—|].{0,80}|,\s\p{Lu}[\p{L} '’-]{2,30})?$/iu;
/** `POLARLYS INCOMING AS`, `DUNE TOURS W.L.L.`: what a company is by law; small letters are words of a language. */
const LEGAL_FORM =
  /\p{L}{3}[,]?\s(?:AS|ASA|AB|OY|OÜ|ApS|CC|KK|KG|OHG|EURL|SARL|SAS|SAC|WLL|S\.A\.C|S\.A\.S|S\.A\. de C\.V|W\.L\.L|FZ-?LLC|Pty(?: Ltd)?|Pte(?: Ltd)?|PTY(?: LTD)?|PTE(?: LTD)?|Sdn\.? Bhd|e\.\s?V|e\.\s?K|Lda|Ltda|z o\.o)\.?$/u;
/** `Lindhof Gymnasium - International Office`: who of a school or firm sees to the trip. */
const OFFICE =
  /\s[-–—|]\s{1,3}(?:(?:international|exchange|student|travel|mobility|events?|sports|language|concierge|guest) ){1,2}(?:office|department|desk|team|service)$/;
/** In the Romance languages the word stands first: `VOYAGES DU BEFFROI – Lille`. */
const COMPANY_FIRST = compactPattern(
  /^(?:voyages|viajes|viaggi|viagens|agence|agenzia|agencia|reiseb[uü]ro|(?:moto|auto|ski|v[ée]lo|cyclo|rad|wander)-?\s?club|(?:berg|alpin|ski|kletter|wander|segel|tauch|surf|reit|kite|sommer)schule|(?:basis|grund|haupt|real|gesamt|middelbare |lagere )?schule?(?:gemeenschap)?|basisschool|gymnasium|coll[èe]ge|lyc[ée]e|[ée]cole(?: (?:primaire|[ée]l[ée]mentaire))?|ies|ceip|colegio|liceo|istituto|escola|(?:compagnie|bureau) des guides|[ée]cole de (?:ski|voile|surf)|escuela de (?:esqu[ií]|surf|vela|monta[nñ]a)|scuola (?:di (?:sci|vela|surf|alpinismo)|media|elementare|primaria)|amicale|association|associazione|asociaci[oó]n|associaç[aã]o|circolo)\s(?:(?:du|de|des|de la|del|della|dei|do|da|les|gli|los|d['’])\s?)?\p{Lu}[\p{L}&'’-]+(?:\s\p{Lu}[\p{L}&'’-]+){0,2}(?:\s[-–—|,]\s?.{2,40}|,\s\p{Lu}[\p{L} '’-]{2,30})?$/iu,
);

/** Who travels on business, and nothing else: `Road show - Halden plc` tells of the trip. */
const LISTED = /^[^–—|:-]{2,50}\s(?:plc|asa|oyj|corp)\.?$/iu;

/** `PARROQUIA DE SANTA ANA – Jaén`, `COMITÉ DES FÊTES DE …`, `Heimatverein …`: who travels together; where the line tells of the trip, too, it names it. */
const TRAVELS =
  '(?!.*(?:pellegrin|peregrin|pelerin|romeria|wallfahrt|pilger|viaggi|viaje|viage|voyage|reis|fahrt|gita|excurs|escurs|ausflug|trip|tour|sortie|outing|uitstap|dagtocht|sejour|programm|week|wochen|semaine|semana))';
const PARISH = compactPattern(
  `^(?:parrocchia|parroquia|paroisse|paroquia|parochie|pfarr(?:ei|gemeinde|verband)|(?:(?:ev|kath)\\w{0,12}\\.? )?kirchengemeinde|diocesi|dioces[ei]s?|diocese|diozese|bistum|(?:arci)?confraternita)\\s${TRAVELS}|` +
    `^(?:comite (?:des|de|du|d'|d’)|(?:amicale|association|cercle|foyer|union|confrerie|club) (?:des|de la|de|du|d'|sportive?|rurale?|culturelle?)|(?:asociacion|hermandad|cofradia|pena|casa regional) (?:de|del|cultural)|ampa|pro loco|circolo|centro sociale|gruppo (?:alpini|anziani)|(?:[a-z-]{3,24}(?:verein|club)|landfrauen|freiwillige feuerwehr|seniorenkreis|frauenkreis|kolpingsfamilie)|(?:personeels|senioren|buurt|oranje|vrouwen)?vereniging)\\s?${TRAVELS}`,
);
/** `Organisation: Viaggi Rossi` */
const ORGANISED = compactPattern(
  /^(?:(?:technische|technical) )?(?:organi[sz]|veranstalt|reiseleitung|reiseburo|a cura|agen[ctz])[^:]{0,40}: /,
);

/** `Nordwind Reisen GmbH          Reise-Nr. 4711`, `Nordwind Reisen, Kiel · Vorgang 27-4711`: what else the head of a page tells stands apart. */
export function firstColumn(text: string): string {
  const gap = text.indexOf('    ');
  const tab = text.indexOf('\t');
  const end = gap < 0 || tab < 0 ? Math.max(gap, tab) : Math.min(gap, tab);
  const first = end < 0 ? text : text.slice(0, end);
  const number = hasDigit(first) && first.length <= MAX_HEAD ? NUMBER_BEHIND.exec(foldText(first)) : null;
  return number === null ? first : first.slice(0, number.index);
}
const MAX_HEAD = 120;
/** The number of a booking behind the name of who made it. */
const NUMBER_BEHIND = compactPattern(
  /(?:\s?[·•|–—,/(]\s?|\s-\s|\s{2})(?:(?:ihre?|your|our|votre|notre|su|vs\.?|n[°ºo]\.?(?: de)?|num(?:ero)? de) )?(?:booking|buchungs?|reise|vorgangs?|auftrags?|kunden|file|ref(?:erence)?|referenz|reservation|reservierungs?|confirmation|dossier|expediente|reserva|localizador|pratica|prenotazione|itinerary|tour|quote|quotation|angebots?|processo)[- ]?(?:no|nr|num(?:mer|ero|ber)?|code|id|ref(?:erence)?|n)?[ .:#°º]{0,3}(?=[a-z/.-]{0,8}\d)[a-z\d/.-]{3,20}\)?$/,
);

/** `LES SABOTS DU MONT — randonnées équestres depuis 1998`: since when is told of who sells, not of a trip. Folded. */
const SINCE =
  /(?:^|[\s,(–—|·-])(?:since|seit|depuis|desde|dal|sinds|siden|sedan|est\.?|established(?: in)?|gegr(?:undet|\.)|fondee? en|fundada en) (?:1[89]|20[01])\d{1,2}\)?$/;

export function isCompany(text: string): boolean {
  if (text.length > 90) return false;
  if (hasDigit(text)) return SINCE.test(foldText(text)) || isCompanyOfYear(text);
  const folded = foldText(text);
  return (
    COMPANY.test(text) ||
    LEGAL_FORM.test(text) ||
    OFFICE.test(folded.replace(/ {2,}/g, ' ')) ||
    LISTED.test(text) ||
    COMPANY_FIRST.test(text) ||
    PARISH.test(folded) ||
    ORGANISED.test(folded)
  );
}

/** `Harbour Journeys 2027`: the year of the brochure. */
function isCompanyOfYear(text: string): boolean {
  const name = text.replace(YEAR_BEHIND, '');
  return name.length < text.length && !hasDigit(name) && SELLS.test(name);
}
const YEAR_BEHIND = /\s20\d\d(?:\s?[/–-]\s?(?:20)?\d\d)?$/;
const SELLS =
  /^\p{Lu}[\p{L}'’&-]+(?: (?:&|and|\p{Lu}[\p{L}'’&-]+)){0,2} (?:travels?|journeys|holidays|voyages|expeditions|vacations|getaways|reisen|touristik|viajes|viaggi|viagens)$/iu;

/** `MONTE MAR TURISMO – Rua do Sol, 14 – Santos`: who sells the trip, and where their office is. */
export function isLetterhead(text: string): boolean {
  const [name = '', ...others] = text.split(PARTS);
  return COMPANY_FIRST.test(firstColumn(text)) || (others.length > 0 && isCompany(name)) || hasAddress(text);
}

/** `Nordwind Reisen GmbH · Büro Kiel · Ihre Beraterin: …`, `HARBOUR TOURS LTD | since 2004`: a company, and more about it behind a mark that joins no name. */
export function isCompanyWithMore(text: string): boolean {
  const end = text.search(JOINED);
  return end >= 0 && isCompany(text.slice(0, end));
}
const JOINED = /\s[|·•]\s/;

/** `HARBOUR TOURS LTD               MALTA 2027`: what stands apart from the company on the head of a page, where it ends in a year. */
export function besideCompany(head: Passage): Passage | null {
  const match = head.text.length > MAX_HEAD ? null : WHERE_AND_WHEN.exec(head.text);
  const name = match?.groups?.['name'];
  if (!match || name === undefined) return null;
  const at = match.index + match[0].indexOf(name);
  return slicePassage(head, at, at + name.length);
}
const WHERE_AND_WHEN = /(?:\s{4}|\t)\s*(?<name>\p{Lu}\D{2,40}?)\s20\d\d(?:\s?[/–-]\s?(?:20)?\d\d)?$/u;

/** `*** GROUP TOURS AUTUMN 2027 ***`, `Katalog Sommer 2028`: nothing but what is sold and when. Folded. */
export const namesSeason = (folded: string): boolean =>
  folded.length <= 60 && hasDigit(folded) && SEASON.test(folded.replace(AROUND_SEASON, ''));

const AROUND_SEASON = /^[^a-z0-9]+|[^a-z0-9]+$/g;
const SEASON = compactPattern(
  /^(?:(?:group|groups|gruppi|gruppen|gruppenreisen|groupes?|grupos?|tours?|trips?|reisen|viaggi|voyages|viajes|viagens|catalogue|catalog|katalog|catalogo|brochure|prospekt|programmes?|programs?|programm|programma|programa|offers?|angebote|offerte|ofertas|offres|departures|season|saison|stagione|temporada|collection|spring|summer|autumn|fall|winter|fruhling|fruhjahr|sommer|herbst|primavera|estate|autunno|inverno|printemps|ete|automne|hiver|verano|otono|invierno|verao|outono)[\s,/&+–-]{1,4}){1,5}20\d\d(?:\s?[/–-]\s?(?:20)?\d\d)?$/,
);

/** The first name of the head comes again beside a number to call or a postal code, below the plan: who signs it is no name of a trip. */
export function isSignedBelow({ text }: Passage, { lines }: SourceDocument, headEnd: number): boolean {
  const end = text.search(BESIDE_NAME);
  const name = end < 0 ? text : text.slice(0, end);
  if (name.length < LEAST_SIGNED || !name.includes(' ') || name.includes(':') || hasDigit(name)) return false;
  return lines
    .slice(Math.max(headEnd, lines.length - MAX_SIGNED))
    .some(
      ({ passage }) =>
        passage.text.startsWith(name) && SIGNED.test(passage.text.slice(name.length, name.length + MAX_CONTACT)),
    );
}
const BESIDE_NAME = /\s[–—|·•-]\s|,\s/;
const LEAST_SIGNED = 8;
const MAX_SIGNED = 12;
const MAX_CONTACT = 160;
const SIGNED =
  /^[\s,–—|·•-].*(?:(?<!\d)\d{5} \p{Lu}|\S@\S|(?:tel|cell?|mob(?:ile|il)?|fon|telefon|phone|ph|t|m)\b[.:]{0,2} {0,2}[+(]?\d{2})/iu;

/** A street with its number among other things, a number to call or an address of mail: no name of a trip. */
export const hasAddress = (text: string): boolean =>
  (text.includes('@') && /[^\s@]@[\w-]+\.\w/.test(text)) ||
  (hasDigit(text) && (hasStreet(text) || TELEPHONE.test(text)));
/** I-572: `14 Quay Close, Leith                 Tel. 0131 496 0172` */
const TELEPHONE =
  /(?:^|\s{2}|[|·•,;] )(?:tel|telephone|telefono|t[ée]l|phone|fon|telefon|telefoon|mobile|fax)\b[.:]{0,2} {0,3}[+(]?\d[\d ()/.-]{5,}/i;

const hasStreet = (text: string): boolean =>
  text
    .split(PARTS)
    .slice(1)
    .some((part) => ADDRESS.test(foldText(part)));

const PARTS = /\s[–—|·•-]\s|\s{3,}|,\s/;
const ADDRESS = compactPattern(
  /^(?:\d{1,5}[a-z]? [a-z' ]{2,30}(?:street|st\.?|road|rd\.?|avenue|ave\.?|lane|square|close|court|crescent|terrace|drive|place|row|mews|way|gardens|quay|parade|grove|hill|green|wharf|walk)|(?:rua|av\.|avenida|calle|c\/|rue|\d{1,4},? (?:rue|avenue|bd|boulevard)|viale|travessa) .{2,40}|(?:via|piazza|corso|paseo|praca) .{2,30} \d{1,4}|(?:[a-z-]{3,20} ){0,2}[a-z-]{0,30}(?:stras?se|str\.|weg|gasse|platz|allee) \d{1,4}[a-z]?|(?:(?:d|a|ch)-)?(?:\d{5}|(?!(?:19|20)\d\d)\d{4}) (?!km\b|m\b|miles\b)[a-z' -]{3,30})$/,
);
