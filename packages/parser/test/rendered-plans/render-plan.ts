/** One plan for each seed. */
import { layHeadings } from './plan-layouts.ts';
import { type Pen, type RenderedPlan, takePen } from './plan-pen.ts';
import { layProse } from './plan-prose.ts';
import { layDayRows, layEntryRows } from './plan-tables.ts';

const LAYOUTS: readonly ((pen: Pen) => RenderedPlan)[] = [
  (pen) => layHeadings(pen, 'markdown'),
  (pen) => layHeadings(pen, 'markdown'),
  (pen) => layHeadings(pen, 'plain'),
  (pen) => layHeadings(pen, 'plain'),
  layEntryRows,
  layDayRows,
  (pen) => (pen.calendar.day === 'Day' ? layProse(pen, false) : layEntryRows(pen)),
  (pen) => (pen.calendar.day === 'Day' ? layProse(pen, true) : layDayRows(pen)),
];

export function renderPlan(seed: number): RenderedPlan {
  const pen = takePen(seed);
  return pen.choose.pick(LAYOUTS)(pen);
}
