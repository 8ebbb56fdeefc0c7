/** The name of a calendar file: the letters and digits of the first text that has some. */
export function calendarFileName(texts: readonly (string | null)[], otherwise: string): string {
  for (const text of texts) {
    const name = (text ?? '')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^A-Za-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60);
    if (name !== '') return `${name}.ics`;
  }
  return `${otherwise}.ics`;
}
