/**
 * A stay told by its town and how long it is, in a day of one line, with the house behind it or not:
 *
 *   Lima, 3 nts, Barranco House (dorm £11 pn)
 *   La Paz 4 nts - Wild Hostel £10pn
 *   San Pedro 3 nts
 *   ^^^^^^^^^ ^^^^^
 *   town      nights
 */
import { findActivityType } from '../../../annotators/activity-type.ts';
import { findNights } from '../../../annotators/duration.ts';
import { findMoney } from '../../../annotators/money.ts';
import { derived, stated } from '../../../model/field.ts';
import type { ActivityDraft } from '../../../model/itinerary-draft.ts';
import { hasDigit } from '../../../text/character-class.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { type ActivityHints, readActivity } from './activity.ts';
import { hasTime } from './split-entries.ts';
import { together } from './title-piece.ts';

interface TownStay {
  readonly activity: ActivityDraft;
  /** How many of the entries tell it. */
  readonly used: number;
}

const MAX_TOWN = 40;
const MAX_WORDS = 4;
/** What sets the house off from the nights. */
const MARK = /^\s*(?:[-–—:@|]|(?:at|in|im|bei|à|en|no|na|al|presso)\s)\s*/;

const IN_BRACKETS = /^\([^()]*\p{L}{3}[^()]*\)$/u;

/** `Hoi An 3nts` */
export const tellsNights = (words: Passage): boolean => nightsIn(words) !== null;

/** The stay that begins with the entry at `i`, or null. */
export function readTownStay(entries: readonly Passage[], i: number, links: ActivityHints['links']): TownStay | null {
  const entry = entries[i] as Passage;
  const own = nightsIn(entry);
  const next = own === null ? entries[i + 1] : undefined;
  const apart = next === undefined ? null : nightsIn(next);
  const at = own ?? apart;
  if (at === null || (own === null && apart?.from !== 0)) return null;
  const town = own === null ? trimPassage(entry) : trimPassage(slicePassage(entry, 0, own.from), ',–—-');
  if (!isTown(town)) return null;
  const told = own === null ? (next as Passage) : entry;
  const rest = trimPassage(slicePassage(told, at.to));
  const used = own === null ? 2 : 1;
  const nights = stated(told.text.slice(at.from, at.to), [spanOf(told, at.from, at.to)]);
  const inner = IN_BRACKETS.exec(rest.text);
  if (inner !== null) {
    const stay = readHouse(trimPassage(slicePassage(rest, 1, rest.text.length - 1)), town, links);
    return stay && { activity: { ...stay, description: together(nights, stay.description) }, used };
  }
  if (rest.text !== '') {
    const mark = MARK.exec(rest.text);
    const house = mark === null ? null : slicePassage(rest, mark[0].length);
    if (house === null) return null;
    const stay = readHouse(house, town, links);
    return stay && { activity: { ...stay, description: together(nights, stay.description) }, used };
  }
  const house = entries[i + used];
  const stay = house === undefined || !mayBeHouse(house, entries[i + used + 1]) ? null : readHouse(house, town, links);
  if (stay !== null) return { activity: { ...stay, description: together(nights, stay.description) }, used: used + 1 };
  const whole = readActivity(town, { links, type: 'accommodation' });
  return whole && { activity: { ...whole, description: nights }, used };
}

/** `3 nts`, `4 nights` at the end of the words or before a mark; a price stands behind no town. */
function nightsIn(entry: Passage): { readonly from: number; readonly to: number } | null {
  if (!hasDigit(entry.text) || entry.text.length > 120) return null;
  return findNights(foldText(entry.text));
}

/** A name of a few words that says nothing to do. */
function isTown({ text }: Passage): boolean {
  if (text === '' || text.length > MAX_TOWN || hasDigit(text) || text.split(' ').length > MAX_WORDS) return false;
  return /^\p{L}[\p{L} .'’/&-]+$/u.test(text) && findActivityType(foldText(text)) === null;
}

/** Words without an hour that name no other thing to do. */
function mayBeHouse(entry: Passage, next: Passage | undefined): boolean {
  const folded = foldText(entry.text);
  const type = findActivityType(folded);
  return (
    /^\p{Lu}/u.test(entry.text) &&
    !hasTime(entry) &&
    findMoney(entry.text, 1)[0]?.from !== 0 &&
    (type === null ||
      type.type === 'accommodation' ||
      type.from > 0 ||
      PER_NIGHT.test(`${folded} ${foldText(next?.text.slice(0, 24) ?? '')}`))
  );
}

const PER_NIGHT =
  /\d ?(?:p{0,2}pn|p\. ?n\.?|(?:per|pro|par|por|a|per la) (?:night|nacht|nuit|noche|notte|noite))(?![a-z])/;

function readHouse(house: Passage, town: Passage, links: ActivityHints['links']): ActivityDraft | null {
  const stay = readActivity(house, { links });
  if (stay === null) return null;
  return {
    ...stay,
    type: derived('accommodation', stay.type.spans),
    location: stay.location ?? stated(town.text, [spanOf(town)]),
  };
}
