/** What the row of a sheet that a remark names says beside its price: how many nights, where it goes, and whose rows they are. */
import { readAmount } from '../../../annotators/money.ts';
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { type Field, stated } from '../../../model/field.ts';
import type { TripLength } from '../../../model/travel-deal-draft.ts';
import { hasDigit } from '../../../text/character-class.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { headsAbove } from '../prices/cabin-columns.ts';

export interface PickedRow {
  readonly duration: Field<TripLength> | null;
  readonly destination: Field<string> | null;
  /** What comes on top of its prices. */
  readonly fees: readonly number[];
  /** The ship or house over its table. */
  readonly accommodation: Field<string> | null;
}

const NIGHTS = /^(?:nts?|nights?|nachte?|ubernachtungen|nuits?|noches|notti|noites|nachten|natter|netter)$/;
const AIM =
  /^(?:itin(?:erary|\.)?|route|destination|region|where|ziel|reiseziel|itineraire|destino|itinerario|ruta|destinazione|roteiro|bestemming|resmal|rejsemal|reisemal)$/;
const TAX = /^(?:tax(?:es)?|txs?|fees|taxes\/fees|port (?:fees|charges)|ncf|steuern?|tasas|tasse|taxas)$/;
const AMOUNT = /^\d[\d.,' ]*$/;
const MAX_NAME = 48;
const MAX_ROWS = 60;

export function readPickedRow({ lines }: SourceDocument, line: DocumentLine): PickedRow {
  const { cells } = line;
  const heads = cells === null ? null : headsAbove(lines, line, cells.length);
  if (cells === null || heads === null) return { duration: null, destination: null, fees: [], accommodation: null };
  const under = (head: RegExp): Passage | null => {
    const at = heads.findIndex(({ text }) => head.test(foldText(text)));
    const cell = at < 1 ? undefined : cells[at];
    return cell === undefined || cell.text === '' ? null : cell;
  };
  const nights = under(NIGHTS);
  const count = nights !== null && /^\d{1,2}$/.test(nights.text) ? Number(nights.text) : 0;
  const aim = under(AIM);
  const tax = under(TAX);
  return {
    duration: nights === null || count === 0 ? null : stated({ days: null, nights: count }, [spanOf(nights)]),
    destination: aim === null || hasDigit(aim.text) ? null : stated(aim.text, [spanOf(aim)]),
    fees: tax !== null && AMOUNT.test(tax.text) ? [readAmount(tax.text)] : [],
    accommodation: nameOver(lines, line),
  };
}

/** `HALCYON STAR  (Miami r/t)` right over the headings. */
function nameOver(lines: readonly DocumentLine[], { index }: DocumentLine): Field<string> | null {
  let top = index;
  while (top > 0 && index - top < MAX_ROWS && (lines[top - 1]?.cells?.length ?? 0) > 2) top--;
  const above = lines[top - 1];
  if (above === undefined || above.passage.text === '' || hasDigit(above.passage.text)) return null;
  const end = above.passage.text.search(/\s{2}|\s?[(,|]|\s[–-]\s/);
  const name = trimPassage(end < 0 ? above.passage : slicePassage(above.passage, 0, end), ':*');
  return name.text.length > MAX_NAME || !/^\p{Lu}[\p{L}'’-]+ \p{Lu}/u.test(name.text)
    ? null
    : stated(name.text, [spanOf(name)]);
}
