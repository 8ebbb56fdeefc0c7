/** Records as CSV (RFC 4180) for a spreadsheet: it opens with accents, and no cell of other people's text is taken for a formula. */

/** Excel reads UTF-8 only behind this mark. */
export const CSV_START = '\ufeff';

export function csvRow(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** What a spreadsheet would run as a formula. */
const FORMULA = /^[\s]*[=+\-@]|^[\t\r]/;

function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}
