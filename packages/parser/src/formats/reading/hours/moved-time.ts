/** `ok, moved to 20:15`, `verschoben auf 20:15`: in a chat the entry above takes place at another time. */
import { findTimes } from '../../../annotators/time.ts';
import { stated } from '../../../model/field.ts';
import { DIGIT, LinePattern } from '../../../text/line-look.ts';
import { spanOf } from '../../../text/passage.ts';
import type { OpenActivity } from '../day-content/block-builder.ts';
import type { DocumentLine } from '../document.ts';

const MAX_LINE = 60;
const MOVED = new LinePattern(
  /^(?:(?:ok(?:ay)?|done|sorry|update|right|gut|d'accord|vale|va bene)[,.:!]? )?(?:(?:i |we )?(?:have )?(?:now )?(?:moved|changed|pushed back|brought forward|rebooked|rescheduled) (?:it )?to|verschoben auf|verlegt auf|deplace a|decale a|cambiad[oa] a(?: las)?|spostat[oa] alle(?: ore)?|mudad[oa] para(?: as)?) (?=\d)/,
);

/** Puts the entry at the new time, where the line says no more. */
export function moveTime(above: OpenActivity, { look, folded, passage }: DocumentLine): boolean {
  if (folded.length > MAX_LINE || (look.signs & DIGIT) === 0) return false;
  const lead = MOVED.exec(look, folded)?.[0].length;
  if (lead === undefined) return false;
  const [time, other] = findTimes(folded);
  const isAll = time?.from === lead && other === undefined && !/[a-z\d]/.test(folded.slice(time.to));
  if (isAll) above.move(stated(time.time, [spanOf(passage, time.from, time.to)]));
  return isAll;
}
