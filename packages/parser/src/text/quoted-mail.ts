/**
 * Marks `>` before most lines, or in a text with the marks of a mail, are those of a quoted mail and not of a quotation in the text: its
 * level counts as none, deeper ones (a reply within it) stay quoted.
 */
import { isBlank, type Passage } from './passage.ts';

interface QuotedLine {
  readonly passage: Passage;
  /** How many marks stand before it. */
  readonly quote: number;
}

const MAIL =
  /^(?:on|am|le|el|il giorno|em) .{4,120}(?:wrote|schrieb|a écrit|escribió|ha scritto|escreveu)\b.{0,60}:$|^[-_\s]{0,12}(?:begin forwarded|forwarded message|original message|weitergeleitete|urspr|message transf|message d.origine|mensaje (?:reenviado|original)|messaggio (?:inoltrato|originale)|mensagem (?:encaminhada|original))|^(?:from|von|da|de|expéditeur): .{0,80}@/i;

const FEW = 8;

export function settleQuotes<T extends QuotedLine>(lines: readonly T[]): readonly T[] {
  const levels: number[] = [];
  let texts = 0;
  for (const line of lines) {
    if (isBlank(line.passage)) continue;
    texts++;
    levels[line.quote] = (levels[line.quote] ?? 0) + 1;
  }
  const quoted = texts - (levels[0] ?? 0);
  // A mail of many lines that answers a few is the text itself.
  if (quoted * FEW <= texts) return lines;
  if (quoted * 2 <= texts && !lines.some((line) => line.quote === 0 && MAIL.test(line.passage.text.slice(0, 200))))
    return lines;
  let body = 1;
  for (let level = 1; level < levels.length; level++) if ((levels[level] ?? 0) > (levels[body] ?? 0)) body = level;
  return lines.map((line) => (line.quote === 0 ? line : { ...line, quote: Math.max(0, line.quote - body) }));
}
