/** The year of a page's copyright line: that of its record's last change. */
export function yearOf(timestamp: string): number | null {
  const year = new Date(timestamp).getUTCFullYear();
  return Number.isNaN(year) ? null : year;
}
