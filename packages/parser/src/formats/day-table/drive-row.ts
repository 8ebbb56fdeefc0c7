/** Rows of a trip that one drives: where from, where to, and what the column beside them says is seen on the way. */
import { findActivityType } from '../../annotators/activity-type.ts';
import { findTimes } from '../../annotators/time.ts';
import type { ActivityDraft } from '../../model/itinerary-draft.ts';
import type { Passage } from '../../text/passage.ts';
import type { Table, TableRow } from '../../text/tables.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { cellOf, columnsOf } from '../reading/day-tables/activity-row.ts';
import { readActivity } from '../reading/entries/activity.ts';
import { splitCellPlan } from '../reading/entries/split-entries.ts';

/**
 * `drive`: the row goes from one place to another; `none`: its second place is left out, one stays; null where the table has no such columns
 * or tells in a column of its own what is done.
 */
export function readDrive(table: Table, row: TableRow): 'drive' | 'none' | null {
  const columns = columnsOf(table);
  if (columns.includes('distance') && columns.includes('place') && columns.includes('notes'))
    return readWay(table, row);
  if (!columns.includes('from') || !columns.includes('to') || columns.includes('activity')) return null;
  const [from, to] = [cellOf(table, row, 'from'), cellOf(table, row, 'to')];
  if (from === null) return null;
  return to === null || foldText(to.text) === foldText(from.text) ? 'none' : 'drive';
}

/** `From – To` in one column: a row with one place (`Cape Town arrival`) tells no way. */
function readWay(table: Table, row: TableRow): 'drive' | null {
  const columns = columnsOf(table);
  const heading = table.header?.cells[columns.indexOf('place')];
  const place = cellOf(table, row, 'place');
  if (columns.includes('activity') || heading === undefined || place === null || !FROM_TO.test(foldText(heading.text)))
    return null;
  return BETWEEN.test(place.text) ? 'drive' : null;
}
const FROM_TO =
  /^(?:from|von|de|da|van|desde) ?[/–—-] ?(?:to|nach|bis|a|naar|hasta)$|^(?:route|strecke|etappe|ruta|percorso|itineraire|rota)$/;
const BETWEEN = /\s(?:[-–—>→]|->|to)\s/;

/** `Blue Grotto walk`, `09:00 return the van`: what is done; none where any part of the cell only says how to go about the day. */
export function readToldNotes(notes: Passage, row: TableRow): readonly ActivityDraft[] {
  if (notes.text.length > MAX_NOTES) return [];
  const parts = splitCellPlan(notes, row.line);
  if (!parts.every(tellsDoing)) return [];
  return parts.map((part) => readActivity(part, { links: row.line.links })).filter((activity) => activity !== null);
}

/**
 * Where no column tells what is done, the one for remarks does if most of its cells say nothing else:
 * `Private transfer 15:30; welcome dinner at the harbour 19:00`.
 */
export function areNotesPlans(table: Table): boolean {
  const known = plansByTable.get(table);
  if (known !== undefined) return known;
  const columns = columnsOf(table);
  const cells = columns.includes('activity') || !columns.includes('date') ? [] : table.rows.slice(0, MAX_SAMPLE);
  const notes = cells.flatMap((row) => {
    const cell = cellOf(table, row, 'notes');
    return cell === null ? [] : [{ cell, line: row.line }];
  });
  const told = notes.filter(
    ({ cell, line }) => cell.text.length <= MAX_NOTES && splitCellPlan(cell, line).every(tellsDoing),
  );
  const timed = told.filter(({ cell }) => findTimes(foldText(cell.text)).length > 0);
  const arePlans = timed.length > 0 && told.length * 3 >= notes.length * 2;
  plansByTable.set(table, arePlans);
  return arePlans;
}
const plansByTable = new WeakMap<Table, boolean>();
const MAX_SAMPLE = 20;

const MAX_NOTES = 200;

/** Does the text say what is done, rather than how to go about the day? */
export function tellsDoing({ text }: Passage): boolean {
  // `12:45 boat trip (booked)`: what stands in brackets is said about it.
  const folded = foldText(text)
    .replace(/ ?\([^()]{1,30}\)$/, '')
    .replace(BOOKED_AT, '');
  if (IS_ADVICE.test(folded)) return false;
  if (findTimes(folded).length > 0) return /\p{L}{3}/u.test(text);
  if (IS_RIDE.test(folded)) return true;
  const type = findActivityType(folded)?.type ?? null;
  if (type === null) return NAME.test(text) || NAMED_SIGHT.test(text);
  return type !== 'travel' && type !== 'accommodation';
}

/** `Dinner booked 19:30 Pier House`: a table that waits, no call to book one. */
const BOOKED_AT =
  /(?<=^[a-z][a-z' -]{2,30}(?<! (?:not|be|been|yet))) (?:is )?(?:booked|reserved|confirmed|pre-?booked)(?= (?:for |at )?\d{1,2}[:.]\d\d)/;
const IS_ADVICE =
  /^(?:nur (?:bar|mit)\b|barzahlung|bar (?:be)?zahl|(?:solo|soltanto) (?:efectivo|contanti|tarjeta)|long|short|easy|scenic|early|late|allow|check|book|confirm|ask|bring|pay|remember|note|need|fuel|fill|refuel|petrol|toll|via|no |must|if |or |tbc|tba|optional|\d+ ?(?:h|hrs?|hours?|min|mins|km|miles)\b)|\b(?:booked|included|incl|paid|tbc|tba|confirmed|confirm|reserved|required|recommended|needed|prepaid|ahead|in advance|bookable|powered|unpowered|non-powered|wifi|showers?|closes?|closed|opens?|deposit|voucher|ref)\b|\?$/;
/** A ride for its own sake. */
const IS_RIDE =
  /\b(?:funicular|cable ?car|gondola|chairlift|steam train|(?:heritage|scenic) railway|seilbahn|teleferico|telepherique|funivia)\b/;
/** Two words with capitals at least, and nothing but small words, its town or a word for a sight beside them. */
const NAME =
  /^\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}[\p{L}'’-]*|of|the|de|la|del|di|du|da|and|&)){0,4} \p{Lu}[\p{L}'’-]+(?:, \p{Lu}[\p{L}'’-]+| stop)?$/u;
const NAMED_SIGHT =
  /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]*){0,3} (?:\p{Ll}{3,9} )?(?:lookout|viewpoint|stalls?|markets?|falls|waterfalls?|beach(?:es)?|gardens?|orchards?|winery|wineries|caves?|lighthouse|springs|bakery|gorge|glacier|canyon|boardwalk|track|trail|dunes|aussicht|wasserfall|strand|garten|markt|mirador|cascadas?|playa|jardin(?:es)?|mercado|belv[ée]d[èe]re|cascade|plage|jardins?|march[ée]|belvedere|cascata|spiaggia|giardini|mercato)$/u;
