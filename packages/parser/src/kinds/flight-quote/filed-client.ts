/** F-626: `Objet : Votre demande dossier RAKOTO-MERCIER – MRS/TNR`: under whose name the agency files it. */
import { findAirports } from '../../annotators/airport.ts';
import type { DocumentLine } from '../../formats/reading/document.ts';
import { isPersonName } from '../../formats/reading/terms/names.ts';
import { stated } from '../../model/field.ts';
import { spanOf } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { type ClientReading, NOBODY } from './client-name.ts';
import { capitalised } from './slash-name.ts';

const FILED =
  /(?:^|[\s:,–-])(?:[Dd]ossier|DOSSIER|[Vv]organg|VORGANG|[Ee]xpediente|EXPEDIENTE|[Pp]ratica|PRATICA|(?:[Cc]lient|[Bb]ooking) file)\s?:?\s(?<name>\p{Lu}[\p{L}'’]{2,19}(?:[- ]\p{Lu}[\p{L}'’]{1,19}){0,2})(?=\s?(?:$|[–—/|,(:]|-\s|[x×]\s?\d))/u;
/** What a file is, or what it is about. */
const OF_FILE =
  /^(?:complete?|urgente?|groupes?|gruppen?|grup+o|group|nouveau|neu|nuevo|nuovo|new|voyages?|vols?|viaj[eo]s?|viaggi[o]?|reisen?|fluge?|flug|flights?|clients?|cliente|kunde|en cours|ouvert|ferme|numero|nummer)\b/;
/** `Dossier MRS/TNR` */
const CODE = /^[A-Z]{3}$/;

export function filedName({ passage, index }: DocumentLine): ClientReading | null {
  const match = FILED.exec(passage.text);
  const name = match?.groups?.['name'];
  if (!match || name === undefined || CODE.test(name)) return null;
  const folded = foldText(name);
  if (NOBODY.test(folded) || OF_FILE.test(folded) || !isPersonName(capitalised(name))) return null;
  if (findAirports(name).length > 0 || findAirports(capitalised(name)).length > 0) return null;
  const to = match.index + match[0].length;
  return { name: stated(name, [spanOf(passage, to - name.length, to)]), line: index, names: 0 };
}
