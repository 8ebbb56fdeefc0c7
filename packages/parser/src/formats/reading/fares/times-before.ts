/** `28 x £100.00`: how often the amount that begins at `from` is paid, where its line says so right before it. */
export function timesBefore(folded: string, from: number): { readonly times?: number } {
  const sign = folded.charAt(from - 2);
  if (sign !== 'x' && sign !== '×') return NO_TIMES;
  const times = /(?<![\d.,])(?<n>\d{1,3})\s?[x×]\s$/.exec(folded.slice(Math.max(0, from - 7), from))?.groups?.['n'];
  return times === undefined ? NO_TIMES : { times: Number(times) };
}
const NO_TIMES = {};
