/** `20270506T080500` of minutes since 1970-01-01T00:00 (RFC 5545 §3.3.5). */
export function stampText(minutes: number): string {
  return new Date(Math.floor(minutes) * 60_000).toISOString().replace(/[-:]|\.\d{3}Z$/g, '');
}
