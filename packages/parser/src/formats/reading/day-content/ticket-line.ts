/** A line that says nothing but what getting in costs, below the entry that one gets into: `Tickets €25 each`, `- Entry: £18 pp, book online`. */
import { findMoney, mayHoldMoney } from '../../../annotators/money.ts';
import { stated } from '../../../model/field.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine } from '../document.ts';
import type { OpenActivity } from './block-builder.ts';

const MAX_LINE = 90;
const TICKET = compactPattern(
  /^(?:the )?(?:(?:adult|entry|entrance|admission|return|timed|skip-the-line|(?<of>museum|boat|train|bus|ferry|tower|castle|tour)) )?(?:tickets?|tix|tkts?|entry|entrance|admission|(?:entry|entrance|admission|green) fees?|eintritt(?:spreise?)?|karten|entree|billets?|entradas?|ingress[oi]|bigliett[oi]|bilhetes?|toegang|kaartjes)(?: (?:is|are|cost|costs|from|approx\.?|about|around|ca\.?|ab|kostet|kosten|des|desde|da))? ?[:–-]? ?$/,
);
const BEHIND =
  /^(?: ?(?:each|pp|p\.p\.|per (?:person|adult|head)|pro (?:person|kopf)|par personne|por persona|a testa|a persona|por pessoa|p\.? ?pers\.?|\/ ?(?:person|pers\.?|pp)))?(?<rest>(?:[,;.(–-]| [(–-]).{0,60})?$/;

/** The price becomes that of the entry above, and what else the line says is said about it. */
export function takeTicket(last: OpenActivity, line: DocumentLine): boolean {
  const { folded, passage, afterBlank, startsWithTime } = line;
  if (folded.length > MAX_LINE || afterBlank || startsWithTime || !mayHoldMoney(passage.text)) return false;
  const [price, second] = findMoney(passage.text, 2);
  if (price === undefined || second !== undefined) return false;
  const ticket = TICKET.exec(folded.slice(0, price.from));
  if (ticket === null || !isFor(last, ticket.groups?.['of'])) return false;
  const behind = BEHIND.exec(folded.slice(price.to));
  if (behind === null || last.draft.cost !== null) return false;
  last.set({ cost: stated(passage.text.slice(price.from, price.to), [spanOf(passage, price.from, price.to)]) });
  const rest = behind.groups?.['rest'] ?? '';
  const about = trimPassage(slicePassage(passage, passage.text.length - rest.length), ',;.()–- ');
  if (rest !== '' && about.text !== '') last.describe(about);
  return true;
}

/** `Train tickets €25` below `Boat trip` are for something else. */
function isFor({ draft: { title, type } }: OpenActivity, of: string | undefined): boolean {
  const folded = foldText(title.value);
  if (of === undefined || of === 'tour' || folded.includes(of)) return true;
  if (!VEHICLES.has(of)) return type.value === 'culture';
  // `Boat tickets` for a ferry; `Train tickets` for no boat.
  const isAfloat = AFLOAT.test(of);
  return type.value === 'travel' && (isAfloat ? AFLOAT.test(folded) : !OTHER_RIDE.test(folded));
}
const VEHICLES: ReadonlySet<string> = new Set(['boat', 'ferry', 'train', 'bus']);
const AFLOAT = /\b(?:boat|ferry|ship|cruise|hydrofoil)/;
const OTHER_RIDE = /\b(?:boat|ferry|ship|cruise|hydrofoil|train|bus|coach|tram|taxi|flight|fly|drive|walk)/;
