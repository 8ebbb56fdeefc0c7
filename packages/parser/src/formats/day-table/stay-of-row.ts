/**
 * Where one sleeps, of a row that tells a day, with its hour and price where columns beside it tell them:
 *
 *   Leave   From     To      Hotel         Check-in   Price   Notes
 *   09:30   Dornoch  Tain    Castle Inn    16:00      £132    Dinner 19:30
 */
import { findCellTime } from '../../annotators/cell-time.ts';
import type { Column } from '../../annotators/column.ts';
import { type Field, stated } from '../../model/field.ts';
import type { ActivityDraft } from '../../model/itinerary-draft.ts';
import { linesOfCell } from '../../text/cell-lines.ts';
import { hasLetter } from '../../text/character-class.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { type Passage, spanOf } from '../../text/passage.ts';
import type { Table, TableRow } from '../../text/tables.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { cellOf, columnsOf, isWay, readRowCost } from '../reading/day-tables/activity-row.ts';
import { readActivity } from '../reading/entries/activity.ts';
import { saidIn, together } from '../reading/entries/title-piece.ts';

/** Where one sleeps; under `Nights` a bare figure says how long. */
export function stayOf(table: Table, row: TableRow): Passage | null {
  const stay = cellOf(table, row, 'stay');
  return stay && hasLetter(stay.text) ? stay : null;
}

export function readStay(table: Table, row: TableRow): ActivityDraft | null {
  const stay = stayOf(table, row);
  if (stay === null) return null;
  const [name = stay, ...about] = linesOfCell(stay, row.line.breaks);
  const night = readActivity(name, { links: [], type: 'accommodation' });
  const checkIn = cellOf(table, row, 'checkin');
  const hour = checkIn === null ? null : findCellTime(foldText(checkIn.text));
  return (
    night && {
      ...night,
      time: checkIn && hour ? stated(hour.time, [spanOf(checkIn, hour.from, hour.to)]) : night.time,
      cost: (isPriceOfStay(table, row) ? readRowCost(table, row) : null) ?? night.cost,
      location: night.location ?? townOf(table, row, name),
      description: together(night.description, saidIn(about)),
    }
  );
}

/** One sleeps where the row's way ends; a house behind whose name a town stands is there. */
function townOf(table: Table, row: TableRow, name: Passage): Field<string> | null {
  const to = cellOf(table, row, 'from') === null || name.text.includes(', ') ? null : cellOf(table, row, 'to');
  return to === null || to.text === name.text ? null : stated(to.text, [spanOf(to)]);
}

/** `Fee/night`, `Hotelpreis`: what the column tells is paid where one sleeps; so is a price right behind the house in rows of a drive, or behind its hour. */
export function isPriceOfStay(table: Table, row: TableRow): boolean {
  const columns = columnsOf(table);
  const at = columns.indexOf('cost');
  const heading = foldText(table.header?.cells[at]?.text ?? '');
  const stay = columns.indexOf('stay');
  if (stay < 0 || at < 0) return false;
  if (OF_NIGHT.test(heading)) return true;
  const goes =
    (cellOf(table, row, 'from') && cellOf(table, row, 'to')) || isWay(cellOf(table, row, 'place')?.text ?? '');
  const isOfDrives = goes && !columns.includes('activity');
  // Beside what is done the price is that of the house only behind a column that tells how it is booked.
  if (at < stay + (isOfDrives ? 1 : 2) || !PRICE_ALONE.test(heading)) return false;
  return columns.slice(stay + 1, at).every((column, i) => {
    const between = foldText(table.header?.cells[stay + 1 + i]?.text ?? '');
    return OF_BOOKING.has(column) || (column === null && TELLS_BOOKING.test(between));
  });
}
const OF_NIGHT = compactPattern(
  /(?:\/|\b(?:per|pro|par|por|a)) ?(?:nights?|nt|nacht|nuit|noche|notte|noite)\b|\b(?:hotels?|rooms?|lodging|accommodation|lodge|zimmer|unterkunft|ubernachtung|chambres?|hebergement|habitacion|alojamiento|camera|alloggio|quarto|alojamento|kamer|verblijf)\b|\b(?:hotel|zimmer|kamer|ubernachtungs)(?:preis|kosten|prijs)\b/,
);
/** No fee, ticket or sum of the day. */
const PRICE_ALONE =
  /^(?:costs?|price|rate|amount|betrag|kosten|preis|prix|tarif|montant|precio|importe|coste|prezzo|importo|costo|preco|valor|custo|prijs|bedrag|tarief|eur|usd|gbp|chf|[€£$])(?![a-z])(?! (?:per|pro|par|por|p\.?p|a) ?(?:day|tag|jour|dia|giorno))/;
const OF_BOOKING: ReadonlySet<Column | null> = new Set(['checkin', 'meals', 'link', 'stay']);
const TELLS_BOOKING =
  /^(?:check[ -]?(?:in|out)|rooms?|room type|stars|nights?|nts|ref(?:erence)?|conf\w*|board|zimmer|nachte|chambres?|habitacion(?:es)?|camer[ae]|quartos?|kamers?|nuits|noches|notti|noites|nachten)\b/;

/** `own` is what the row goes to; of `others` what is done at an hour before that comes first, and what is done after one moved in behind the night. */
export function inOrder(
  own: readonly ActivityDraft[],
  others: readonly ActivityDraft[],
  night: ActivityDraft | null,
): readonly ActivityDraft[] {
  const leaves = hourOf(own[0]);
  const isBefore = (activity: ActivityDraft, hour: number | null): boolean =>
    activity !== night && hour !== null && (hourOf(activity) ?? hour) < hour;
  const early = others.filter((activity) => isBefore(activity, leaves));
  const rest = others.filter((activity) => !early.includes(activity) && activity !== night);
  const next =
    night === null ? -1 : rest.findIndex((activity) => (hourOf(activity) ?? -1) > (hourOf(night) ?? Infinity));
  const behind = night === null ? rest : rest.toSpliced(next < 0 ? rest.length : next, 0, night);
  return [...early, ...own, ...behind];
}

const hourOf = (activity: ActivityDraft | undefined): number | null => activity?.time?.value.start.minutes ?? null;
