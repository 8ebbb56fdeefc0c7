/** Things that are had, counted or in the middle of a word, on lines that no heading leads to. */
import { LinePattern } from '../../../text/line-look.ts';

/** `2x Frühstücksbuffet`, `1 Rückenmassage`, `free use of the sauna`: counted, or in the middle of a word. */
export const COUNTED_THING = new LinePattern(
  /fruhstuck|massage|abendmenu|begrussungs|willkommens|freie? nutzung|\bfree use\b|libre acces|uso libre|uso gratuito|\b\d{1,2} ?x [a-z]{4}/,
);

/** `Board: BB`: the meals under their label. */
export const BOARD_LINE =
  /^(?:board(?: basis)?|meal plan|verpflegung|regime|trattamento)\s?: ?(?:u?ai|hb|fb|bb|b&b|ro|hp|vp|mp|pc)\W*$/;
