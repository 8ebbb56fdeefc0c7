/** The marks around a title that are no part of it: frames, quotes, emphasis. */

import { type Passage, trimPassage } from '../../text/passage.ts';

/** The star of `Hotel Aldemar 5*` stays. */
export function trimEdges(passage: Passage): Passage {
  const { text } = passage;
  const isQuoted = /["“]/.test(text) && (QUOTED_START.test(text) || QUOTED_END.test(text));
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
