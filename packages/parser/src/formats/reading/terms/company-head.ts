/**
 * A company's own letterhead with the town where it sits, `BRAMBLE TRAVEL - Leeds` over its licence or number: neither the offer's name nor where
 * it goes.
 */
import { findPlaces } from '../../../annotators/place.ts';
import { LinePattern } from '../../../text/line-look.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { type DocumentLine, oncePerDocument } from '../document.ts';
import { isAddress } from './contact-parts.ts';
import { endsInLegalForm } from './legal-form.ts';
import { isCompany } from './names.ts';

interface CompanyHead {
  readonly company: Passage;
  /** Index of its line. */
  readonly line: number;
  /** The line under it that says since when there is such a company; -1 where none does. */
  readonly since: number;
}

const LINES = 3;
const MAX_LENGTH = 90;
const TOWN = /\s{1,3}[-–—|·•]\s{1,3}(?<town>[^-–—|·•\d]{3,30})$|,\s{1,2}(?<behind>[^,\d]{3,30})$/;
/** What a company says of itself under its name. */
const OF_COMPANY = new LinePattern(
  /^\W{0,3}(?:licen[cs]e|licence|licencia|lic\b|lizenz|agrement|immatriculation|im ?\d{6}|iata|atol|abta|clia|rcs|siret|siren|ust|p\. ?iva|partita iva|c\.?i\.?f|n\.?i\.?f|vat\b|abn\b|registered|reg\.|registro|tel(?:efon|efono|ephone)?\b|phone|fon\b|www\.|your travel|member of|mitglied|presupuesto|cotizacion|devis|angebot|quotation|preventivo|orcamento)/,
);

/** Null where nothing of the kind heads the text. */
export const readCompanyHead = oncePerDocument(({ lines }): CompanyHead | null => {
  let seen = 0;
  for (const line of lines) {
    if (line.passage.text === '' || line.isRule) continue;
    if (++seen > LINES) return null;
    if (line.folded.length > MAX_LENGTH || line.bullet !== null || line.heading > 0) continue;
    if (seen === 1 && tellsSince(lines[line.index + 1]) && isCompany(line.passage.text))
      return { company: trimPassage(line.passage, '*_ .'), line: line.index, since: line.index + 1 };
    if (seen === 1 && isOverStreet(lines[line.index + 1]) && isCompany(withoutStars(line.passage).text))
      return { company: withoutStars(line.passage), line: line.index, since: -1 };
    const match = TOWN.exec(line.passage.text);
    const town = match?.groups?.['town'] ?? match?.groups?.['behind'];
    if (match === null || town === undefined || !(isTown(town.trim()) || NAME.test(town.trim()))) continue;
    const company = trimPassage(slicePassage(line.passage, 0, match.index), '*_ ');
    if (isCompany(company.text) && isOwnName(lines, line, company, isTown(town.trim())))
      return { company, line: line.index, since: -1 };
  }
  return null;
});

/** T-510: `VAN ES COACH TRAVEL` over `For 40 years on the road together`: since when there is such a company, right under its name. */
const SINCE =
  /^\W{0,3}(?:(?:family[- ](?:run|owned)|independent|established|est\.?|founded|gegrundet|familienbetrieb|familiebedrijf|opgericht|fondee?|fundad[ao]|fondata?|entreprise familiale|azienda familiare|empresa familiar)[a-z ,]{0,24} )?(?:(?:since|seit|sinds|depuis|desde|dal|sedan|siden|in|en|im|nel|em|anno)(?: uber)? (?:1[89]\d\d|20[0-2]\d|\d{2,3} (?:years|jahren|jaar|ans|anos|anni|ar\b))|(?:for |al |gia |ya |deja |mehr als |meer dan |over |more than |hace |da |desde hace )+\d{2,3} (?:years|jahre|jaar|ans|anos|anni|ar\b))/;
const tellsSince = (line: DocumentLine | undefined): boolean =>
  line !== undefined && line.bullet === null && line.folded.length <= MAX_LENGTH && SINCE.test(line.folded);

/** T-626: `★ ★ ★   REISEBÜRO LINDE   ★ ★ ★` over `Gerberstraße 9 · 87435 Kempten`: an agency over its street. */
const isOverStreet = (line: DocumentLine | undefined): boolean =>
  line !== undefined && line.bullet === null && line.folded.length <= MAX_LENGTH && isAddress(line.passage.text);
const withoutStars = (passage: Passage): Passage => trimPassage(passage, '*_ .★☆⭐✦•|');

/** A town that the gazetteer does not have, over a licence. */
const NAME = /^\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}|de |la |le |am |an )[\p{L}'’-]*){0,2}$/u;

function isTown(text: string): boolean {
  const [place] = findPlaces(text);
  return (
    place !== undefined &&
    place.from === 0 &&
    place.to === text.length &&
    place.place.kind !== 'country' &&
    place.place.kind !== 'demonym'
  );
}

/** The licence under it, or the name again where the text is signed, tells it from a trip's name. */
function isOwnName(
  lines: readonly DocumentLine[],
  line: DocumentLine,
  company: Passage,
  isKnownTown: boolean,
): boolean {
  const next = lines.slice(line.index + 1, line.index + 3).find(({ passage }) => passage.text !== '');
  if (next !== undefined && OF_COMPANY.test(next.look, next.folded)) return true;
  if (!isKnownTown) return false;
  // T-605: `KIFARU TRAILS LTD, NAIROBI`: nothing else is registered so, T-630 nor called `… DMC`.
  if (endsInLegalForm(company.text) || company.text.endsWith(' DMC')) return true;
  const name = line.folded.slice(0, company.text.length);
  return lines.some(
    ({ index, folded }) => index > line.index + 3 && folded.length < MAX_LENGTH && folded.includes(name),
  );
}
