/** Times of day for the `datetime` attribute: `6:30 PM – 8:00 PM` is two clock times and the text between them. */

/** `6:30 PM`, `18:30`, `6 PM`; a bare number is no time. */
const CLOCK_TIME = /(?<![\d:.])(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))?(?!\d)(?:\s{0,2}(?<half>[ap])\.?m\b\.?)?/giu;

export interface TimePart {
  readonly text: string;
  /** `18:30`; null for what is no clock time. */
  readonly machine: string | null;
}

/** Cuts a time text into clock times and what stands between; the parts joined are the text. */
export function presentTime(time: string): readonly TimePart[] {
  const parts: TimePart[] = [];
  let end = 0;
  for (const match of time.matchAll(CLOCK_TIME)) {
    const machine = clock(match.groups ?? {});
    if (machine === null) continue;
    if (match.index > end) parts.push({ text: time.slice(end, match.index), machine: null });
    parts.push({ text: match[0], machine });
    end = match.index + match[0].length;
  }
  if (end < time.length) parts.push({ text: time.slice(end), machine: null });
  return parts;
}

function clock({ hour, minute, half }: Record<string, string | undefined>): string | null {
  if (minute === undefined && half === undefined) return null;
  const minutes = Number(minute ?? 0);
  let hours = Number(hour);
  if (half !== undefined) {
    if (hours < 1 || hours > 12) return null;
    hours = (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  }
  if (hours > 23 || minutes > 59) return null;
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
