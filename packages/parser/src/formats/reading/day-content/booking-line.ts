/** The line below a house that says how it is booked: from when to when, for how many nights, at what price. */
import { findMoney } from '../../../annotators/money.ts';
import { stated } from '../../../model/field.ts';
import { DIGIT } from '../../../text/line-look.ts';
import { spanOf } from '../../../text/passage.ts';
import type { DocumentLine } from '../document.ts';
import type { OpenActivity } from './block-builder.ts';

/** `check in Wed 14 July, check out Sat 17 July, 3 nights, €80 per night` right below the house: how it is booked. */
export function takeBooking(last: OpenActivity, line: DocumentLine): boolean {
  const { folded, look, passage, bullet, afterBlank, startsWithTime } = line;
  if (last.draft.type.value !== 'accommodation' || afterBlank || startsWithTime || (look.signs & DIGIT) === 0)
    return false;
  if (folded.length > MAX_BOOKING || (bullet !== null && line.indent <= last.indent) || !BOOKED.test(folded))
    return false;
  const [price] = findMoney(passage.text, 1);
  if (price)
    last.set({ cost: stated(passage.text.slice(price.from, price.to), [spanOf(passage, price.from, price.to)]) });
  last.describe(passage);
  return true;
}
const MAX_BOOKING = 160;
/** Both ends with their dates, or the nights. */
const BOOKED =
  /^(?:(?:check[- ]?in|checking in|arriv\w{0,4}|anreise|arrivee|llegada|entrada|arrivo|chegada|in)\b[ :]{1,3}\D{0,16}\d.{2,40}?(?:check(?:ing)?[- ]?out|depart\w{0,4}|abreise|salida|partenza|partida|saida|out)\b.{0,12}\d|\d{1,2} (?:nights?|nts?|nachte?|nuits?|noches?|nott[ei]|noites?)\b(?=$|[,;]|\s[(–-]| (?:b&b|in|with|mit|avec|con|com)\b))/;
