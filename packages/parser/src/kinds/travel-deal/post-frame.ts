/**
 * What a network sets around a post: who wrote it where (`Ana Ruiz ▸ Beach Lovers`, `Admin · 2h`), the counts and buttons under it
 * (`12 comments  3 shares`, `Like  Comment  Share`). The place in a group's name is not where the trip goes, and a count is no term.
 */
import { type DocumentLine, type SourceDocument, withText } from '../../formats/reading/document.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { BEYOND_ASCII, LinePattern } from '../../text/line-look.ts';
import { slicePassage, trimPassage } from '../../text/passage.ts';
import { asBlank } from './blank-line.ts';

const COUNTED =
  '(?:comments?|shares?|likes?|reactions?|views?|reposts?|replies|reply|saves?|kommentare?|reaktionen|commentaires?|partages?|comentarios?|compartid[oa]s?|commenti|condivisioni|comentarios?)';
const COUNTS = new LinePattern(
  compactPattern(`^\\W*(?:\\d[\\d.,]{0,6} ?[km]?\\W+){0,2}(?:\\d[\\d.,]{0,6} ?[km]? ${COUNTED}\\W*){1,4}$`),
  `\\b${COUNTED}`,
);
const BUTTON =
  '(?:like|love|comment|reply|share|send|follow|save|repost|compare|print|pin|tweet|e-?mail|gefallt mir|kommentieren|teilen|antworten|j.aime|commenter|partager|me gusta|comentar|compartir|mi piace|commenta|condividi|curtir|compartilhar)';
const BUTTONS = new LinePattern(compactPattern(`^\\W*${BUTTON}(?:(?:\\s|[|·•/])+${BUTTON}){1,4}\\W*$`));
/** `Admin · 2h · 🔒`, `Sponsored`, `Yesterday at 10:02 · 🌐` */
const STAMP =
  /^\W*(?:(?:admin|moderator|author|sponsored|promoted|top contributor|group expert|rising contributor|gesponsert|sponsorise|publicidad)(?:\W+|$)){0,2}(?:(?:\d{1,2} ?(?:h|hrs?|hours?|min|mins|m|d|days?|w|std)|just now|yesterday|gestern|hier|ayer)(?: ago)?(?: at \d{1,2}[:.]\d\d(?: ?[ap]m)?)?)?\W*$/;
const MARKED_STAMP = /[a-z]\W*[·•]|^\W*(?:sponsored|promoted|gesponsert|sponsorise|publicidad)\W*$/;
/** Who wrote it, and in which group. */
const GROUP = /\s[▸▶►‣]\ufe0f?\s/u;
const HEAD_LINES = 4;
const MAX_LINE = 80;

export function withoutPostFrame(document: SourceDocument): SourceDocument {
  let seen = 0;
  let isChanged = false;
  const lines = document.lines.map((line) => {
    const { text } = line.passage;
    if (text === '' || text.length > MAX_LINE) return line;
    const isHead = ++seen <= HEAD_LINES && (line.look.signs & BEYOND_ASCII) !== 0;
    const group = isHead ? GROUP.exec(text) : null;
    if (group !== null) {
      isChanged = true;
      return withText(line, trimPassage(slicePassage(line.passage, 0, group.index)));
    }
    if (
      !(seen <= HEAD_LINES && isStamp(line)) &&
      !COUNTS.test(line.look, line.folded) &&
      !BUTTONS.test(line.look, line.folded)
    )
      return line;
    isChanged = true;
    return asBlank(line);
  });
  return isChanged ? { ...document, lines } : document;
}

const isStamp = ({ folded, bullet }: DocumentLine): boolean =>
  bullet === null && folded.length <= 44 && MARKED_STAMP.test(folded) && STAMP.test(folded);
