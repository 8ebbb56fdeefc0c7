/**
 * What a network sets around a post: who wrote it where (`Ana Ruiz ▸ Beach Lovers`, `Admin · 2h`), the counts and buttons under it
 * (`12 comments  3 shares`, `Like  Comment  Share`), and what others have commented. The place in a group's name is not where the trip goes, the day
 * of the post not when, a count is no term, and what a comment says is not offered.
 */

import { leadingEmojiLength } from '../../../annotators/emoji.ts';
import { asBlank } from '../../../formats/reading/blank-line.ts';
import { type DocumentLine, type SourceDocument, withChanges, withText } from '../../../formats/reading/document.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { BEYOND_ASCII, DIGIT, LinePattern } from '../../../text/line-look.ts';
import { slicePassage, trimPassage } from '../../../text/passage.ts';

const COUNTED =
  '(?:comments?|shares?|likes?|reactions?|views?|reposts?|replies|reply|saves?|kommentare?|reaktionen|commentaires?|partages?|comentarios?|compartid[oa]s?|commenti|condivisioni|comentarios?|mal geteilt|fois partage|veces compartido|vezes compartilhado)';
const COUNTS = new LinePattern(
  compactPattern(`^\\W*(?:\\d[\\d.,]{0,6} ?[km]?\\W+){0,2}(?:\\d[\\d.,]{0,6} ?[km]? ${COUNTED}\\W*){1,4}$`),
  `\\b${COUNTED}`,
);
const BUTTON =
  '(?:like|love|comment|reply|share|send|follow|save|repost|compare|print|pin|tweet|e-?mail|gefallt mir|kommentieren|teilen|antworten|j.aime|commenter|partager|me gusta|comentar|compartir|mi piace|commenta|condividi|curtir|compartilhar)';
const BUTTONS = new LinePattern(compactPattern(`^\\W*${BUTTON}(?:(?:\\s|[|·•/])+${BUTTON}){1,4}\\W*$`));
/** `Admin · 2h · 🔒`, `Sponsored`, `Yesterday at 10:02 · 🌐` */
const STAMP =
  /^\W*(?:(?:admin|moderator|author|sponsored|promoted|top contributor|group expert|rising contributor|gesponsert|sponsorise|publicidad)(?:\W+|$)){0,2}(?:(?:\d{1,2} ?(?:h|hrs?|hours?|min|mins|m|mo|d|days?|w|weeks?|std|tage?|wochen?|j|jours?|sem|dias?|semanas?|gg|giorni|sett|settimane)|just now|yesterday|gestern|hier|ayer)(?: ago)?(?: at \d{1,2}[:.]\d\d(?: ?[ap]m)?)?)?(?:\W+(?:edited|bearbeitet|modifie|editado|modificato))?\W*$/;
/** `4 March at 09:15 · 🌐`, `12. Mai um 18:30 · 👥`: the day of the post. */
const DATED_STAMP =
  /^\W*(?:\d{1,2}\.? (?:de |d')?[a-z]{3,10}|[a-z]{3,10} \d{1,2})(?:,? (?:de )?20\d\d)?,? (?:at|um|a|as|alle(?: ore)?|a las|om) \d{1,2}[:.h]\d\d(?: ?[ap]m)?\s?[·•]\W*$/;
const MARKED_STAMP =
  /[a-z]\W*[·•]|\b(?:yesterday|gestern|hier|ayer|ago) at \d{1,2}[:.]\d\d(?: ?[ap]m)?\W*[·•]|^\W*(?:sponsored|promoted|gesponsert|sponsorise|publicidad)\W*$/;
/** Who wrote it, and in which group. */
const GROUP = /\s[▸▶►‣]\ufe0f?\s/u;
const HEAD_LINES = 4;
/** The button beside who wrote it may come last. */
const FRAME_LINES = 6;
const FOLLOW =
  /^\W{0,3}(?:follow(?:ing)?|connect|folgen|vernetzen|suivre|se connecter|seguir|conectar|segui|collegati)\W*$/;
const MAX_LINE = 80;
/** `👍❤️ Ruth Adler and 12 others` */
const REACTED =
  /^(?:[👍❤😮😂😢😡🥰🤗💙👏💡😍🎉🔥👌🙌🤩]\ufe0f?\s?){1,6}[^\d.!?:]{2,48} (?:and|und|et|y|e|en) (?:(?:outras|altre|otras|autres) )?\d[\d.,]{0,5}k?(?: (?:others?|other people|weitere(?: personen)?|autres(?: personnes)?|mas|(?:outras |otras )?personas|pessoas|altri|anderen))?\W*$/iu;
/** `2d   Like   Reply` under a comment. */
const COMMENTED = new LinePattern(
  /^(?:author )?\W*\d{1,2} ?(?:h|hrs?|min|m|d|w|wk|std|tage?|j|sem)\b\.?\W+(?:like|love|gefallt mir|j.aime|me gusta|mi piace|curtir)\W+(?:reply|antworten|repondre|responder|rispondi)\b/,
  '\\b(?:reply|antworten|repondre|responder|rispondi)',
);
/** What stands over the comments. */
const OVER_COMMENTS =
  /^\W*(?:most relevant|all comments|newest(?: first)?|top comments|(?:relevanteste|neueste)(?: kommentare)?|alle kommentare|(?:commentaires )?(?:les )?plus pertinents|(?:comentarios )?mas relevantes|(?:commenti )?piu (?:rilevanti|pertinenti)|pertinenti|(?:comentarios )?mais relevantes)\W*$/;

export function withoutPostFrame(document: SourceDocument): SourceDocument {
  let seen = 0;
  let isChanged = false;
  const comments = commentsFrom(document);
  const handle = handleOf(document);
  const lines = document.lines.map((line) => {
    const { text } = line.passage;
    if (text !== '' && line.index >= comments) {
      isChanged = true;
      return asBlank(line);
    }
    if (text === '' || text.length > MAX_LINE) return line;
    if (handle !== '' && seen <= HEAD_LINES && text.startsWith(`${handle} `)) {
      isChanged = true;
      seen++;
      const caption = trimPassage(slicePassage(line.passage, handle.length));
      return withChanges(withText(line, caption), { emojiLength: leadingEmojiLength(caption.text) });
    }
    const isHead = ++seen <= HEAD_LINES && (line.look.signs & BEYOND_ASCII) !== 0;
    const group = isHead ? GROUP.exec(text) : null;
    if (group !== null) {
      isChanged = true;
      return withText(line, trimPassage(slicePassage(line.passage, 0, group.index)));
    }
    if (
      !(seen <= HEAD_LINES && isStamp(line)) &&
      !(seen <= FRAME_LINES && FOLLOW.test(line.folded)) &&
      !isMenuRow(line) &&
      !COUNTS.test(line.look, line.folded) &&
      !BUTTONS.test(line.look, line.folded) &&
      !((line.look.signs & BEYOND_ASCII) !== 0 && REACTED.test(text))
    )
      return line;
    isChanged = true;
    return asBlank(line);
  });
  return isChanged ? { ...document, lines } : document;
}

/** `TOURS   |   SHORT BREAKS   |   CONTACT`: the way round a mail's or a page's other parts. */
function isMenuRow({ folded, look, bullet }: DocumentLine): boolean {
  if (bullet !== null || (look.signs & DIGIT) !== 0 || !folded.includes(' | ')) return false;
  const parts = folded.split('|').map((part) => part.trim());
  return (
    parts.length >= LEAST_PARTS &&
    parts.every((part) => part.length > 2 && part.length <= MAX_PART) &&
    parts.some((part) => MENU_PART.test(part))
  );
}
const LEAST_PARTS = 3;
const MAX_PART = 20;
const MENU_PART =
  /^(?:contact(?: us)?|about(?: us)?|home|blog|brochures?|(?:our )?(?:tours|destinations|deals|offers|cruises)|faqs?|login|my account|kontakt|uber uns|startseite|(?:reise)?ziele|angebote|katalog|accueil|contactez-nous|nos (?:voyages|offres|destinations)|inicio|contacto|nosotros|ofertas|destinos|contatt[oi]|chi siamo|offerte|destinazioni|contato|sobre nos)$/;

/** `wander_inn` alone over the post: the caption under the picture starts with it again. */
function handleOf({ lines }: SourceDocument): string {
  const first = lines.find(({ passage }) => passage.text !== '')?.passage.text ?? '';
  return HANDLE.test(first) ? first : '';
}
const HANDLE = /^[a-z\d][a-z\d._]{4,29}$/;

const isStamp = ({ folded, bullet }: DocumentLine): boolean =>
  bullet === null &&
  folded.length <= 44 &&
  ((MARKED_STAMP.test(folded) && STAMP.test(folded)) || DATED_STAMP.test(folded));

/** Where the comments under a post start, if at least one has its buttons; behind the last line where there are none. */
function commentsFrom({ lines }: SourceDocument): number {
  const first = lines.findIndex(({ folded, look }) => folded.length <= MAX_LINE && COMMENTED.test(look, folded));
  if (first < 0) return underCounts(lines);
  for (let i = first - 1; i >= Math.max(0, first - COMMENT_LINES); i--) {
    const { folded, look } = lines[i] as DocumentLine;
    if (OVER_COMMENTS.test(folded) || COUNTS.test(look, folded) || BUTTONS.test(look, folded)) return i;
  }
  return lines.length;
}

/** `Most relevant`, `View all 19 comments` under the counts or buttons: what others say follows, its buttons were not copied. */
function underCounts(lines: readonly DocumentLine[]): number {
  const at = lines.findLastIndex(
    ({ folded, look, index }) =>
      index >= lines.length - COMMENT_LINES &&
      folded.length <= MAX_LINE &&
      OF_COMMENTS.mayMatch(look) &&
      (OVER_COMMENTS.test(folded) || VIEW_ALL.test(folded)),
  );
  let from = at;
  let isUnder = false;
  for (let i = at - 1; i >= Math.max(0, at - FRAME_LINES); i--) {
    const { folded, look } = lines[i] as DocumentLine;
    const isCount = COUNTS.test(look, folded) || BUTTONS.test(look, folded);
    if (folded !== '' && !isCount && !EDITED.test(folded)) break;
    isUnder ||= folded !== '' && isCount;
    if (folded !== '') from = i;
  }
  return at >= 0 && isUnder ? from : lines.length;
}
const EDITED = /^\W*(?:edited|bearbeitet|modifie|editado|modificato)\W{1,4}\d{1,2} ?[a-z]{1,5}\.?\W*$/;
const VIEW_ALL =
  /^\W*(?:(?:view|see|show) (?:all )?(?:\d[\d.,]* )?(?:more |previous )?(?:comments?|replies)|alle (?:\d[\d.,]* )?kommentare (?:ansehen|anzeigen)|(?:voir|afficher) les (?:\d[\d.,]* )?commentaires|ver (?:los |todos los )?(?:\d[\d.,]* )?comentarios|(?:vedi|visualizza) (?:tutti i )?(?:\d[\d.,]* )?commenti)\W*$/;

/** Either of what stands over comments has one of these words. */
const OF_COMMENTS = new LinePattern(
  /\b(?:comment|kommentar|comentario|commenti|replies|most relevant|newest|relevanteste|neueste|plus pertinents|mas relevantes|mais relevantes|piu |pertinenti)/,
);

/** So far above its buttons a first comment starts. */
const COMMENT_LINES = 12;
