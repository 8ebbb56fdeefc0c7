import { expect, it, vi } from 'vitest';
import { areDayColumns } from './day-head-cell.ts';

const cells = (...texts: string[]) => texts.map((text, at) => ({ text, at }));

it('tells a row of days', () => {
  expect(areDayColumns(cells('Time', 'Mon', 'Tue', 'Wed'), 'day-first')).toBe(true);
  expect(areDayColumns(cells('Time', 'Price', 'Tue', 'Wed'), 'day-first')).toBe(false);
});

/** P-1: it is asked for each cell of its row. */
it('does not go through a row of thousands of cells', () => {
  const row = cells('Time', ...new Array<string>(5000).fill('Mon'));
  const copied = vi.spyOn(row, Symbol.iterator);
  expect(areDayColumns(row, 'day-first')).toBe(false);
  expect(copied).not.toHaveBeenCalled();
});
