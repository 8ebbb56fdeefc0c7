/**
 * I-537: an hour that whoever speaks takes back at once: the one said last counts, and what is taken back is no part of the plan.
 *
 *   dinner at seven no sorry seven thirty
 *             ^^^^^^^^^^^^^^^
 *   museum, the nine o'clock slot, no, make that half past nine
 */
import { HOUR_WORDS } from '../../../annotators/hour-in-words.ts';
import { allMatches } from '../../../text/all-matches.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { type LineLook, LinePattern } from '../../../text/line-look.ts';
import { joinPassages, type Passage, slicePassage } from '../../../text/passage.ts';

const MINUTES = '(?:oh [a-z]{3,5}|ten|fifteen|(?:twenty|thirty|forty|fifty)(?:[ -]five)?)';
const FIGURE = '(?:[01]?\\d|2[0-3])';
const CLOCK = " ?(?:o'? ?clock|[ap]\\.?m\\b\\.?|uhr|uur|heures?|h\\b)(?: in the (?:morning|afternoon|evening))?";
/** Surely an hour: it has minutes, a half or a word for the clock. */
const FULL = `(?:(?:half|(?:a )?quarter|twenty[ -]five|twenty|ten|five) (?:past|to) (?:${HOUR_WORDS}|${FIGURE})|(?:halb|viertel (?:nach|vor)|kwart (?:over|voor)|half) (?:${HOUR_WORDS}|${FIGURE})|(?:${HOUR_WORDS}) (?:${MINUTES}|(?:heures )?et demie?|y media|e mezz[ao]|e meia)(?:${CLOCK})?|${FIGURE}(?:[:.h][0-5]\\d)(?:${CLOCK})?|(?:${HOUR_WORDS}|${FIGURE})${CLOCK})`;
const BARE = `(?:${HOUR_WORDS}|${FIGURE})`;
const LEADS =
  '(?:at|around|about|by|from|till|until|um|gegen|ab|bis|a las|sobre las|vers|alle|verso le|dalle|as|pelas|om|rond)';
const SORRY =
  'sorry|wait|hang on|hold on|actually|i mean|i meant|scratch that|correction|make that|make it|(?:it |that )?should be|quatsch|moment mal|ich meine?|besser gesagt|pardon|je veux dire|plutot|perdon|quiero decir|mejor dicho|scusa|scusate|anzi|volevo dire|desculpa|quero dizer|alias|ik bedoel';
const FILLS = `no|nope|nah|oh|um|er|erm|uh|ah|well|nein|non|nee|nao|ach|ay|its|it's|thats|that's|${LEADS}`;
const TAKEN_BACK = compactPattern(
  `(?<![a-z\\d.:/])(?<first>${FULL}|(?<=\\b(?:${LEADS}|the) )${BARE})(?![\\d:])(?: slot| one| table)?(?<words>(?:[ ,.…!–—-]{1,4}(?:${SORRY}|${FILLS})(?![a-z'])){1,6})[ ,.…:–—-]{1,3}(?:${FULL}(?![a-z\\d:]|\\.\\d| ?(?:euros?|pounds?|dollars?|km|each|per|%|€|£|\\$))|${BARE}(?=\\W{0,2}$|[,;!)]|\\.(?!\\d)| (?:for|at|in|on|with|and|then|because|fur|mit|im|in|und|dann|pour|avec|et|para|con|per|com|y|e|met|en) (?!\\d)))`,
  'g',
);
const SAYS_SORRY = compactPattern(`(?:^|[^a-z])(?:${SORRY})$|(?:^|[^a-z])(?:${SORRY})[^a-z]`);
const MAY_TAKE_BACK = new LinePattern(compactPattern(`\\b(?:${SORRY})\\b`));
const MAX_LINE = 2000;

/** The line without the hours that are taken back, and without the words that say so. */
export function withoutTakenBack(passage: Passage, folded: string, look: LineLook): Passage {
  if (folded.length > MAX_LINE || !MAY_TAKE_BACK.mayMatch(look)) return passage;
  const kept: Passage[] = [];
  let from = 0;
  for (const { index, groups } of allMatches(TAKEN_BACK, folded)) {
    const { first = '', words = '' } = groups ?? {};
    if (!SAYS_SORRY.test(words)) continue;
    const behind = folded.slice(index + first.length);
    const to = index + first.length + behind.indexOf(words) + words.length;
    kept.push(slicePassage(passage, from, index));
    from = to + folded.slice(to).search(/[a-z\d]/);
  }
  return from === 0 ? passage : joinPassages([...kept, slicePassage(passage, from)], () => '');
}
