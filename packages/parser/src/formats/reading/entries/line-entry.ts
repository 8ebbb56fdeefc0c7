/**
 * One line of a day, or a piece of it, to an activity: columns set apart by tabs, facts between dashes, else words with facts among them.
 * A sentence after the first that only says more about it becomes the description.
 */
import { findActivityType } from '../../../annotators/activity-type.ts';
import { isMealName } from '../../../annotators/period.ts';
import { findTimes } from '../../../annotators/time.ts';
import type { ActivityType } from '../../../model/answer.ts';
import type { TimeSpan } from '../../../model/clock-time.ts';
import { derived, type Field, pieceOf, stated } from '../../../model/field.ts';
import type { ActivityDraft } from '../../../model/itinerary-draft.ts';
import { hasLetter, isDigit } from '../../../text/character-class.ts';
import { offsetOf, type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { namesOffers } from '../day-content/choice-line.ts';
import { roomBehindTime, trailingPlace } from '../day-content/day-style.ts';
import { readServiceLine, type ServiceLine } from '../day-content/service-code.ts';
import type { DocumentLine } from '../document.ts';
import { findPlainJourney, readPlainTime, type TimeBehind } from '../hours/plain-time.ts';
import { readShortHour } from '../hours/spoken-hour.ts';
import { readTimeWithin, readTrailingTime } from '../hours/trailing-time.ts';
import { cellsOfEntry } from '../wide-gaps.ts';
import { type ActivityHints, readActivity } from './activity.ts';
import { withAddress } from './addressed-entry.ts';
import { type BarredEntry, splitAtBar } from './barred-entry.ts';
import { splitBoldName } from './bold-name.ts';
import { withRemark } from './bracketed-remark.ts';
import { readDashedEntry } from './dashed-entry.ts';
import { splitNameAndRemark, splitPlainName } from './name-and-remark.ts';
import { readWithRemark } from './read-with-remark.ts';
import { type LineEntry, NOTHING, splitMore } from './said-more.ts';
import { withTown } from './stay-town.ts';
import { readTabbedEntry } from './tabbed-entry.ts';
import { together } from './title-piece.ts';
import { splitOldHour } from './told-before.ts';
import { withToldRemark } from './told-remark.ts';

export interface EntryHints {
  readonly type?: ActivityType;
  readonly isProse?: boolean;
  readonly hasNoTime?: boolean;
}

interface LineContext extends EntryHints {
  /** The time of the block's heading, which goes to its first entry. */
  readonly takeTime: () => Field<TimeSpan> | null;
  readonly endsInPlace: boolean;
  readonly endsInTime: boolean;
  readonly endsInBareTime: boolean;
  readonly hasPlainTimes: boolean;
  readonly hasShortTimes: boolean;
  readonly hasKindColumn: boolean;
  /** The name of the block that it stands in, folded: `lunch`, `shore excursions`; empty where it has none. */
  readonly under: string;
}

export function readLineEntry(line: DocumentLine, passage: Passage, told: LineContext): LineEntry {
  const entry = readMovedEntry(line, passage, told);
  return namesOffers(told.under) && entry.activity !== null ? { ...entry, activity: asOuting(entry.activity) } : entry;
}

/** However one rides on it, an excursion is something to do. */
const asOuting = (activity: ActivityDraft): ActivityDraft =>
  activity.type.value === 'travel' ? { ...activity, type: derived('activity', activity.type.spans) } : activity;

function readMovedEntry(line: DocumentLine, passage: Passage, told: LineContext): LineEntry {
  const moved = splitOldHour(passage);
  if (moved === null) return withAboutAbove(line, readNamedEntry(line, passage, told));
  const entry = readNamedEntry(line, moved.entry, told);
  return { ...entry, about: entry.about ?? moved.about };
}

function withAboutAbove({ aboutAbove }: DocumentLine, entry: LineEntry): LineEntry {
  if (aboutAbove === undefined || entry.activity === null) return entry;
  const { activity } = entry;
  const about = stated(aboutAbove.text, [spanOf(aboutAbove)]);
  return { ...entry, activity: { ...activity, description: together(activity.description, about) } };
}

function readNamedEntry(line: DocumentLine, passage: Passage, told: LineContext): LineEntry {
  const context = line.typeAbove === undefined ? told : { type: line.typeAbove, ...told };
  const service = passage === line.passage ? readServiceLine(passage) : null;
  if (service !== null) return { activity: readService(service, line, context), about: null };
  const journey = context.hasPlainTimes ? findPlainJourney(passage) : null;
  if (journey !== null) {
    const activity = readActivity(passage, { links: line.links, ...journey });
    return { activity, about: null };
  }
  const mayEnd = context.endsInTime || context.endsInBareTime || context.hasPlainTimes || context.hasShortTimes;
  const behind = mayEnd && findTimes(foldText(passage.text)).length === 0 ? readTimeBehind(passage, context) : null;
  if (behind === null) return readEntry(line, passage, context);
  const entry = readEntry(line, behind.before, { ...context, takeTime: () => behind.time });
  if (entry.activity === null || !behind.place) return entry;
  return { ...entry, activity: { ...entry.activity, location: entry.activity.location ?? behind.place } };
}

/** The cells of how it is booked, one after another; an hour alone is the time already. */
function describe(booking: Passage): Field<string> | null {
  if (!hasLetter(booking.text)) return null;
  const cells = booking.text.includes('\t') ? splitCells(booking) : [booking];
  return stated(
    cells.map((cell) => cell.text).join(', '),
    cells.map((cell) => spanOf(cell)),
  );
}

function splitCells(passage: Passage): Passage[] {
  const cells: Passage[] = [];
  let from = 0;
  for (let to = 0; to <= passage.text.length; to++) {
    if (to < passage.text.length && passage.text.charAt(to) !== '\t') continue;
    const cell = trimPassage(slicePassage(passage, from, to));
    if (cell.text !== '') cells.push(cell);
    from = to + 1;
  }
  return cells;
}

function readTimeBehind(passage: Passage, context: LineContext): TimeBehind | null {
  return (
    (context.endsInTime ? readTrailingTime(passage) : null) ??
    (context.endsInBareTime ? (readTrailingTime(passage, true) ?? readTimeWithin(passage)) : null) ??
    (context.hasPlainTimes ? readPlainTime(passage) : null) ??
    (context.hasShortTimes ? readShortHour(passage) : null)
  );
}

/** `HTL  Sandhouse Lodge - 2 nts - cfm 4471`: what the code says it is, its name, and how it is booked. */
function readService(
  { type, name, booking }: ServiceLine,
  line: DocumentLine,
  context: LineContext,
): ActivityDraft | null {
  const hints = { links: line.links, time: line.startsWithTime ? null : context.takeTime() };
  const activity = readActivity(name, { ...hints, type });
  if (activity === null) return null;
  const own = activity.type;
  const isJourney = type === null && (own.value === 'travel' || own.value === 'accommodation');
  const named = isJourney ? { ...activity, type: derived<ActivityType>('activity', own.spans) } : activity;
  if (booking === null) return withTown(named);
  const about = readActivity(booking, { links: [] });
  return {
    ...withTown(named),
    time: named.time ?? about?.time ?? null,
    cost: named.cost ?? about?.cost ?? null,
    distance: named.distance ?? about?.distance ?? null,
    description: together(named.description, describe(booking)),
  };
}

/** `2 nts Riad Jasmin`, `nt Kasbah Tamra`: how many nights and where, as one notes it. */
function typeOfNights(text: string): ActivityType | null {
  const first = text.charCodeAt(0);
  const match = isDigit(first) || first === SMALL_N ? NIGHTS_FIRST.exec(text.slice(0, 24)) : null;
  if ((first === SMALL_N || first === LARGE_N) && WHICH_NIGHTS.test(text)) return 'accommodation';
  if (match === null && !COUNTS_NIGHTS.test(text.slice(-20))) return null;
  if (match === null && NIGHTS_WITH_BOARD.test(text.slice(-20))) return 'accommodation';
  if (match === null)
    return NIGHTS_LAST.test(text.slice(-20)) && findActivityType(foldText(text)) === null ? 'accommodation' : null;
  const type = match.groups?.['full'] === undefined ? null : (findActivityType(foldText(text))?.type ?? null);
  return type === null || type === 'culture' ? 'accommodation' : type;
}

/** What both `NIGHTS_WITH_BOARD` and `NIGHTS_LAST` hold. */
const COUNTS_NIGHTS = /\d ?[nN]/;
/** `saint elmo dorm 2 nts` */
const NIGHTS_LAST =
  /\p{L}[ ,]{1,2}\(?\d{1,2} ?(?:nts?|nights?|nites?|N[äa]chte?|nuits?|noches?|notti|noites|nachten)(?:,? (?:B&B|BB|HB|FB|DBB|AI|RO|SC|HP|VP|ÜF))?\)?$/u;
/** `Nuits 2 et 3 à l'hôtel du Château`: of which nights of the trip it is. */
const WHICH_NIGHTS =
  /^n(?:ights?|[äa]chte?|acht|uits?|oches?|ott[ei]|oites?) \d{1,2}(?: ?(?:et|&|and|und|y|e|to|bis|[-–]) ?\d{1,2})? (?:at|in|im|[àa]u?|chez|en|a|al|alla|presso|n[oa]) /i;
/** `Elephant House, 2 nts DBB` */
const NIGHTS_WITH_BOARD =
  /, \d{1,2} ?(?:nts?|nights?|N[äa]chte?|nuits?|noches?|notti|noites),? (?:B&B|BB|HB|FB|DBB|AI|RO|SC|HP|VP|ÜF)$/;
const LARGE_N = 0x4e;
const SMALL_N = 0x6e;
const NIGHTS_FIRST =
  /^(?:\d{1,2} ?(?:nts?|(?<full>nights?|n|N[äa]chte?|ÜN?|[Nn]uits?|[Nn]oches?|[Nn]ott[ei]|[Nn]oites?))|nts?) (?:at |in |@ ?)?(?=\p{Lu})/u;

function readEntry(line: DocumentLine, passage: Passage, context: LineContext): LineEntry {
  const isWhole = passage === line.passage;
  const cells = isWhole ? cellsOfEntry(line) : [];
  if (cells.length > 1) return readTabbedEntry(cells, line, context.takeTime(), context.hasKindColumn);
  const barred = isWhole && context.isProse !== true ? splitAtBar(line) : null;
  if (barred !== null) return readBarred(line, barred, context);
  const dashed = isWhole && context.isProse !== true && context.type === undefined ? readDashedEntry(line, null) : null;
  if (dashed !== null) return { activity: isMealName(context.under) ? asMeal(dashed) : dashed, about: null };
  const named =
    context.isProse === true
      ? null
      : (splitBoldName(line, passage) ??
        (isListed(line)
          ? splitNameAndRemark(passage, line)
          : context.under === ''
            ? null
            : splitPlainName(passage, line)));
  const more = context.isProse === true ? null : (named ?? splitMore(passage, line.startsWithTime));
  const hints: ActivityHints = {
    type: context.type ?? typeOfNights(passage.text),
    isProse: context.isProse ?? false,
    hasNoTime: context.hasNoTime ?? false,
    links: line.links,
    line: isWhole && more === null ? line : null,
    time: line.timeTold ?? (line.startsWithTime ? null : context.takeTime()),
  };
  const whole = readWithRemark(passage, more, named !== null, hints);
  if (whole === null) return NOTHING;
  const placed =
    context.endsInPlace && (line.startsWithTime || whole.time !== null)
      ? withTrailingPlace(whole)
      : withRoomBehindTime(whole, passage);
  const found = withTown(withToldRemark(withRemark(withAddress(placed))));
  return { activity: isMealName(context.under) ? asMeal(found) : found, about: more?.about ?? null };
}

function readBarred(line: DocumentLine, { entry, place, about }: BarredEntry, context: LineContext): LineEntry {
  const { activity, about: more } = readEntry(line, entry, context);
  if (activity === null || place === null) return { activity, about: more ?? about };
  return { activity: { ...activity, location: stated(place.text, [spanOf(place)]) }, about: more };
}

/** What the title does not tell, its block does: under `Lunch` it is a meal. */
function asMeal(activity: ActivityDraft): ActivityDraft {
  const isOpen = findActivityType(foldText(activity.title.value)) === null;
  return isOpen ? { ...activity, type: derived('meal', activity.type.spans) } : activity;
}

/** A line of a list, of a programme with hours, or behind a picture. */
const isListed = ({ bullet, startsWithTime, emojiLength }: DocumentLine): boolean =>
  bullet !== null || startsWithTime || emojiLength > 0;

/** `Buffet lunch, Terrace` in a programme whose entries end in their rooms. */
function withTrailingPlace(activity: ActivityDraft): ActivityDraft {
  const { title, location } = activity;
  const place = location === null && title.spans.length === 1 ? trailingPlace(title.value) : null;
  if (place === null) return activity;
  const at = title.value.lastIndexOf(place);
  const name = title.value.slice(0, at).replace(/[,·\s]+$/, '');
  // `Gala dinner, Lake Ballroom (black tie)`
  const behind = at + place.length;
  const more = title.value.slice(behind).replace(/^\s*\(?/, '');
  const said = more.replace(/\)?\s*$/, '');
  const from = title.value.length - more.length;
  return {
    ...activity,
    title: pieceOf(title, 0, name.length),
    location: pieceOf(title, at, behind),
    description: hasLetter(said)
      ? together(pieceOf(title, from, from + said.length), activity.description)
      : activity.description,
  };
}

/** `Rum tasting 11:00 AM, Promenade Deck`: the hour stood between the two. */
function withRoomBehindTime(activity: ActivityDraft, passage: Passage): ActivityDraft {
  const { title, location, time } = activity;
  const at = location === null && time !== null ? roomBehindTime(passage.text) : null;
  const room = at === null ? null : slicePassage(passage, at);
  const [first, second, ...more] = title.spans;
  if (room === null || !first || !second || more.length > 0 || second[0] !== offsetOf(room, 0)) return activity;
  const end = title.value.length - room.text.length;
  if (!title.value.endsWith(`, ${room.text}`)) return activity;
  return { ...activity, title: stated(title.value.slice(0, end - 2), [first]), location: stated(room.text, [second]) };
}
