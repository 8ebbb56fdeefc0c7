/** Where a key leads in a grid of cards (D-12); null where it leads nowhere. */
export function moveInGrid(key: string, from: number, columns: number, count: number): number | null {
  const to = targetOf(key, from, columns, count);
  return to === null || to === from || to < 0 || to >= count ? null : to;
}

function targetOf(key: string, from: number, columns: number, count: number): number | null {
  if (key === 'ArrowRight') return from + 1;
  if (key === 'ArrowLeft') return from - 1;
  if (key === 'ArrowUp') return from - columns;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowDown') return null;
  /* From the last full row down into a shorter one: to its last card. */
  const inLastRow = Math.floor(from / columns) === Math.floor((count - 1) / columns);
  return inLastRow ? null : Math.min(from + columns, count - 1);
}
