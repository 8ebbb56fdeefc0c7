/** The marks around a title that are no part of it: frames, quotes, emphasis. */

import { codeAt } from '../../../text/character-class.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';

/** The star of `Hotel Aldemar 5*` stays. */
export function trimEdges(passage: Passage): Passage {
  const { text } = passage;
  const isQuoted = (text.includes('"') || text.includes('“')) && (QUOTED_START.test(text) || QUOTED_END.test(text));
  const marks = isQuoted ? EDGES.replace(/["“”]/g, '') : EDGES;
  return trimPassage(passage, hasStars(text) ? marks.replace('*', '') : marks);
}

const EDGES = '*_"“”|:!~=#<>•/';
/** `Coral Coast "7 for 5"` */
const QUOTED_END = /^[^"“”]+\s["“][^"“”]{2,60}["”]$/;
/** `"Stay 4, Pay 3" – Garden Rooms`: the quotes belong to the first words. */
const QUOTED_START = /^["“][^"“”]{2,60}["”]\s?[^"“”\s]/;

const STARS_AT_END = /\d\*+\s*$/;
const hasStars = (text: string): boolean => text.includes('*') && STARS_AT_END.test(text.slice(-8));

/** `★ AZORES ★`: the frame's end; the stars of a hotel are more. */
const FRAME_AT_END = /(?<=[^★☆\s])\s[★☆✦]$/;

const PICTURES_AT_END = /(?:\s|\ufe0f|\u200d|\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier})+$/u;

export function withoutTail(passage: Passage): Passage {
  const last = codeAt(passage.text, passage.text.length - 1);
  if (last >= 0x20 && last <= 0x7e) return trimEdges(passage);
  const end = passage.text.slice(-24);
  const tail = (PICTURES_AT_END.exec(end) ?? FRAME_AT_END.exec(end))?.[0] ?? '';
  const isDigit = /^\d+$/.test(tail);
  return trimEdges(isDigit ? passage : slicePassage(passage, 0, passage.text.length - tail.length));
}
