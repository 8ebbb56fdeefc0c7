/**
 * Amadeus's list of stored fares (TQT): for whom each is and what one traveler of it pays. A `+` behind the name tells that it is also others'.
 *
 *     T     P/S  NAME                     TOTAL         FOP    SEGMENTS
 *     1     .1-2 SMITH/JOHN+       EUR     910.36             4-7
 *     2     .3   SMITH/AMY         EUR     745.11             4-7
 */
import { derived, type Field } from '../../model/field.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { spanOf } from '../../text/passage.ts';
import { addRow, amountField, type FareOfType, GDS_AMOUNT, type GdsFares, NO_FARES } from '../reading/gds/gds-fare.ts';
import type { ScreenLine } from '../reading/gds/gds-screen.ts';

/** Its heading, in a whole screen. */
export const STORED_FARES_HINT = '^[ >]{0,12}T {1,8}P\\/S {1,8}NAME\\b';
const HEADING = compactPattern(STORED_FARES_HINT);
const ROW = compactPattern(
  `^[ >]{0,12}\\d{1,2} {1,8}\\.(?<who>\\d{1,2}(?:-\\d{1,2})?(?:,\\d{1,2}(?:-\\d{1,2})?){0,8}) {1,8}[A-Z][A-Z/ ]{1,30}?(?<more>\\+)? {1,20}(?<code>[A-Z]{3}) {1,12}(?<amount>${GDS_AMOUNT})(?= |$)`,
  'd',
);

interface StoredFare {
  readonly fare: FareOfType;
  readonly span: readonly [number, number];
  /** The row tells of one and says that there are others. */
  readonly isOpen: boolean;
}

/** `travelers`: how many names the reservation has, null where it has none. */
export function readStoredFares(lines: readonly ScreenLine[], travelers: number | null): GdsFares {
  const used: ScreenLine[] = [];
  const rows: StoredFare[] = [];
  let isBelow = false;
  for (const line of lines) {
    isBelow = isBelow || HEADING.test(line.text);
    const match = isBelow ? ROW.exec(line.text) : null;
    const places = match?.indices?.groups;
    const [who, amount, code] = [places?.['who'], places?.['amount'], places?.['code']];
    if (!match?.groups || !who || !amount || !code) continue;
    const total = amountField(line, match.groups['code'] ?? '', amount, code[0]);
    if (total === null) continue;
    const count = countOf(match.groups['who'] ?? '');
    const span = spanOf(line.passage, ...who);
    const isOpen = match.groups['more'] !== undefined && count === 1;
    rows.push({ fare: fareOf(isOpen ? null : derived(count, [span]), total), span, isOpen });
    used.push(line);
  }
  if (rows.length === 0) return NO_FARES;
  const types: FareOfType[] = [];
  for (const row of withRest(rows, travelers)) addRow(types, row);
  return { ...NO_FARES, types, lines: used };
}

const fareOf = (count: Field<number> | null, total: FareOfType['total']): FareOfType => ({
  type: null,
  count,
  base: null,
  taxes: null,
  total,
  all: null,
});

/** Of one row that leaves its number open are the travelers of no other. */
function withRest(rows: readonly StoredFare[], travelers: number | null): readonly FareOfType[] {
  const told = rows.reduce((sum, { fare }) => sum + (fare.count?.value ?? 0), 0);
  const isSure = travelers !== null && travelers > told && rows.filter(({ isOpen }) => isOpen).length === 1;
  return rows.map(({ fare, span, isOpen }) =>
    isOpen && isSure ? { ...fare, count: derived(travelers - told, [span]) } : fare,
  );
}

/** `1-2` are two, `1,3` are two, `1-2,5` are three. */
const countOf = (who: string): number =>
  who.split(',').reduce((sum, part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    return sum + Math.max(1, to - from + 1);
  }, 0);
