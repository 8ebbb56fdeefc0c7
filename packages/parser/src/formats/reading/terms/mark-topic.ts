/** What the mark before a line says of it: `✅ …`, `❌ …`, `⚠️ …`, `+ …`. */
import { codeAt } from '../../../text/character-class.ts';
import { DIGIT } from '../../../text/line-look.ts';
import { oncePerLine } from '../document.ts';
import { lineMoney } from '../line-money.ts';
import type { TermTopic } from './term-heading.ts';

const MARKS: readonly (readonly [TermTopic, RegExp])[] = [
  ['includes', /^(?:[✅✔☑✓🎁➕🆓👍🟢]|\+\s)/u],
  ['excludes', /^(?:[❌✖✕✗✘❎🚫⛔➖🔴👎])/u],
  ['restrictions', /^(?:[⚠❗‼❕🛑📌ℹ📝📋])/u],
];

export const topicOfMark = oncePerLine<TermTopic | null>((line) => {
  const code = codeAt(line.bullet ?? line.passage.text, 0);
  if (code < 0x2000 && code !== 0x2b) return null;
  // `+ airport taxes  € 148`: what comes on top of the price is not had for it.
  if (code === 0x2b && (line.look.signs & DIGIT) !== 0 && lineMoney(line).length > 0) return null;
  const sign = line.bullet ?? line.passage.text.slice(0, 3);
  return MARKS.find(([, pattern]) => pattern.test(line.bullet === null ? sign : `${sign} `))?.[0] ?? null;
});

export const topicOfText = (text: string): TermTopic | null =>
  MARKS.find(([, pattern]) => pattern.test(`${text.slice(0, 3)} `))?.[0] ?? null;
