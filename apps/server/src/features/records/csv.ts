/** Records as CSV (RFC 4180) for a spreadsheet: it opens with accents, and no cell of other people's text is taken for a formula. */

/** Excel reads UTF-8 only behind this mark. */
export const CSV_START = '\ufeff';

export function csvRow(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/**
 * Before what a spreadsheet would run as a formula, in East Asian width too: at the start of a cell, and behind a semicolon, a tab or a line's end,
 * where a spreadsheet set to another separator begins a cell of its own.
 */
const FORMULA = /(?<start>^|[;\t\r\n])(?=\s*[=+\-@＝＋－＠])|^(?=[\t\r\n])/gu;

function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = value.replace(FORMULA, "$<start>'");
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}
