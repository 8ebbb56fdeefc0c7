/**
 * `night-without-stay` (a note): a text that names where its nights are spent leaves one out. Nights on the way count as spent, and a stay holds
 * until its check-out, or for the nights it names.
 */
import { findNights } from '../annotators/duration.ts';
import type { Issue } from '../model/issue.ts';
import type { DayDraft, ItineraryDraft } from '../model/itinerary-draft.ts';
import { comparePartialDates } from '../model/partial-date.ts';
import { compactPattern } from '../text/compact-pattern.ts';
import { foldText } from '../tokenizer/fold-text.ts';
import type { ItineraryValidator } from './validator.ts';

const CHECK_OUT = /check(?:ing|ed)?[- ]?out|auschecken|rilascio|liberation|entrega de|leave (?:the )?(?:hotel|bags)/;
/** With nothing to check out of one drops the bags where one will stay. */
const DROPS_BAGS = /drop (?:off )?(?:the |your |our )?(?:bags|luggage)/;
const FOR_NIGHTS = /\b(?:\d{1,2}|one|two|three|four|five|six|seven) nights?\b/;
const CHECK_IN = /check(?:ing|ed)?[- ]?in|einchecken|zimmerbezug|installation|sistemazione|registro/;
const ON_THE_WAY =
  /overnight (?:train|bus|ferry|flight|coach|drive)|night (?:train|bus|ferry|flight|on board)|nachtzug|nachtfahre|nachtflug|train de nuit|tren nocturno|treno notturno|on board|an bord|a bord|a bordo|at sea|auf see|en mer|in navigazione|navegacion|sleeper|red-?eye|board (?:the |your |our )?(?:cruise )?(?:ship|vessel|yacht)|sail(?:s)? away|einschiffung|embarkation|embarquement|embarque|imbarco|cruise|kreuzfahrt|croisiere|crucero|crociera/;

/** Nearly no title has any of these. */
const TELLS_NIGHT = compactPattern(`${CHECK_OUT.source}|${CHECK_IN.source}|${ON_THE_WAY.source}|${DROPS_BAGS.source}`);

interface Night {
  readonly hasStay: boolean;
  readonly hasCheckIn: boolean;
  readonly hasCheckOut: boolean;
  /** Nothing but that tells of the house. */
  readonly dropsBags: boolean;
  readonly isOnTheWay: boolean;
  /** `Lodge (2 nights)` holds for the next night too. */
  readonly nights: number;
}

const MOVED_IN: Night = {
  hasStay: false,
  hasCheckIn: true,
  hasCheckOut: false,
  dropsBags: false,
  isOnTheWay: false,
  nights: 0,
};

export const validateNamedNights: ItineraryValidator = ({ days, stays }) => {
  if (days.length < 3) return [];
  const all = days.map((day, i) => readNight(day, i === 0));
  const nights = all.slice(0, -1).map((night, i) => (night.dropsBags && isLeftLater(all, i) ? MOVED_IN : night));
  const named = nights.filter((night) => night.hasStay).length;
  // Where most nights have their stay each is named; else a stay goes on from its check-in to its check-out.
  const areAllNamed = named >= 2 && named * 3 >= nights.length * 2;
  const issues: Issue[] = [];
  let isStaying = false;
  let heldTo = 0;
  for (const [i, night] of nights.entries()) {
    if (night.hasCheckOut || night.hasStay) isStaying = false;
    if (night.hasCheckIn) isStaying = true;
    heldTo = Math.max(heldTo, i + night.nights);
    const isNamed = night.hasStay || isStaying || night.isOnTheWay || i < heldTo || ridesOvernight(days, i);
    const isLacking = !isNamed && (areAllNamed || night.hasCheckOut);
    if (isLacking && !isWithinStay(days[i] as DayDraft, stays)) issues.push(issueOf(days[i] as DayDraft, i));
  }
  // More than a few are a habit of the text, not a slip.
  return issues.length > 2 ? [] : issues;
};

/** The day ends with a ride late in the evening, or with one that arrives on the next day. */
function ridesOvernight(days: readonly DayDraft[], index: number): boolean {
  const last = days[index]?.blocks.at(-1)?.activities.at(-1);
  if (last?.type.value !== 'travel' || last.time === null || IN_TOWN.test(foldText(last.title.value))) return false;
  const { start, end } = last.time.value;
  if (end !== null && end.minutes < start.minutes) return true;
  const next = days[index + 1]?.blocks[0]?.activities[0];
  const arrives = next?.type.value === 'travel' && ARRIVES.test(foldText(next.title.value));
  return start.minutes >= (arrives ? LATE : AT_NIGHT) && (end === null || arrives);
}
/** `Taxi back to the hotel`: that one goes to bed there, the ride says, not where. */
const IN_TOWN =
  /^(?:private |shared |late |last |short )?(?:taxi|cab|uber|tram|metro|subway|tube|tuk-?tuk|u-bahn|s-bahn|water ?taxi|vaporetto)\b(?! (?:to|zum|a l|al|all)(?:'| the| der)? ?(?:airport|flughafen|aeroport|station|bahnhof|port|ferry))|\b(?:back|return|returns|transfer|rucktransfer|ruckfahrt|zuruck|retour|regreso|vuelta|rientro|ritorno|regresso|volta|shuttle|walk)\b[^,;]{0,24}\b(?:hotels?|htl|hostel|guest ?house|inn|lodge|riad|villa|apartments?|accommodation|b&b|camp|resort|unterkunft|pension|gite|albergo|alojamiento|pousada)\b/;
const LATE = 17 * 60;
const AT_NIGHT = 21 * 60;
const ARRIVES = /^(?:arriv|land|ankunft|landung|llegada|arrivo|chegada|aankomst|tiba\b|(?:back )?home\b)/;

/** Bags are dropped where one stays, if what is told next of any house is that one leaves it. */
function isLeftLater(nights: readonly Night[], index: number): boolean {
  const next = nights.slice(index + 1).find((night) => night.hasStay || night.hasCheckIn || night.hasCheckOut);
  return next?.hasCheckOut === true && !next.dropsBags;
}

/** The night lies between the two dates that the text gives for one stay. */
const isWithinStay = ({ date }: DayDraft, stays: ItineraryDraft['stays']): boolean =>
  date !== null &&
  stays.some(
    ({ checkIn, checkOut }) =>
      comparePartialDates(date.value, checkIn.value) >= 0 && comparePartialDates(date.value, checkOut.value) < 0,
  );

function readNight(day: DayDraft, isFirst: boolean): Night {
  let hasStay = false;
  let hasCheckIn = false;
  let hasCheckOut = false;
  let dropsBags = false;
  let nights = 0;
  let isOnTheWay = day.title !== null && ON_THE_WAY.test(foldText(day.title.value));
  for (const block of day.blocks) {
    for (const activity of block.activities) {
      const title = foldText(activity.title.value);
      const isStay = activity.type.value === 'accommodation';
      if (isStay) nights = Math.max(nights, nightsOf(title), nightsOf(foldText(activity.description?.value ?? '')));
      if (!TELLS_NIGHT.test(title)) hasStay ||= isStay;
      else {
        if (ON_THE_WAY.test(title)) isOnTheWay = true;
        // `Drop the bags at the inn (two nights)`: the house where one will stay.
        if (DROPS_BAGS.test(title) && FOR_NIGHTS.test(title)) hasStay = true;
        else if (CHECK_OUT.test(title)) hasCheckOut = true;
        else if (!isFirst && DROPS_BAGS.test(title)) dropsBags = true;
        else if (CHECK_IN.test(title) || DROPS_BAGS.test(title)) hasCheckIn = true;
        else hasStay ||= isStay;
      }
    }
  }
  const isOpen = dropsBags && !hasStay && !hasCheckIn && !hasCheckOut;
  return { hasStay, hasCheckIn, hasCheckOut: hasCheckOut || dropsBags, dropsBags: isOpen, isOnTheWay, nights };
}

const nightsOf = (folded: string): number => findNights(folded.slice(0, MAX_TOLD))?.nights ?? 0;
const MAX_TOLD = 120;

function issueOf(day: DayDraft, index: number): Issue {
  const name = day.number === null ? `the day ${index + 1} of the list` : `day ${day.number.value}`;
  return {
    code: 'night-without-stay',
    severity: 'note',
    message: `No stay is named for the night of ${name}.`,
    pointers: [`/days/${index}`],
    spans: [...(day.number?.spans ?? day.date?.spans ?? day.title?.spans ?? [])],
  };
}
