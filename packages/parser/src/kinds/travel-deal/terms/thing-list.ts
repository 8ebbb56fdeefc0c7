/**
 * Things one after the other that no heading or verb announces: `Return flights, transfers, breakfast, city tour`, or with a picture behind each of
 * them (`Flights from Cork ✈️ breakfast 🍳 transfers 🚐`). At least half of them are such as one books.
 */
import { findHotelNames } from '../../../annotators/hotel-name.ts';
import { cutList } from '../../../formats/reading/terms/term-items.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { SERVICE } from './service-words.ts';

const LEAST = 16;
const MOST = 260;
const LEAST_COMMAS = 3;
const MAX_THING = 60;
const PICTURE =
  /\s?(?:\p{Extended_Pictographic}|\p{Regional_Indicator}{2})(?:\ufe0f|\u200d|\p{Emoji_Modifier}|\p{Extended_Pictographic}){0,12}\s?/gu;
/** An amount, a year or a verb: a sentence, or the price. */
const SAYS = compactPattern(
  /[$€£₹]|\b20\d\d\b|\b(?:rates?|prices?|fares?|preise?|tarifs?|tarifas?|precios?|prezz[io]|precos?)\b|\b(?:is|are|was|were|will|can|must|may|should|has|have|you|your|we|our|i|if|book|call|valid|until|till|only|from just|not?|without|excl?|extra|optional|subject|ist|sind|wird|konnen|muss|ohne|nicht|est|sont|vous|nous|sans|es|son|sin|sono|senza|sem|nao|choose|pick|select|try|enjoy|discover|explore|experience|loved?|liked?|adored?|offers?|features?|boasts?)\b/,
);
/** Goes on with the thing before it. */
const GOES_ON = compactPattern(
  /^(?:for|in|at|on|of|to|with|including|incl|e\.?g|such|min|max|near|by|per|each|fur|mit|im|am|pour|avec|dans|para|con|en|per|nel|com|em|\d{1,2} ?(?:min|km|m|h|hours?|minutes?)\b)(?![a-z])/,
);

/** Empty where the sentence is none. Beside another list, `hasList`, only what plus signs join counts: `Flights ex LHR + private transfers`. */
export function readThingList(sentence: Passage, hasList = false): Passage[] {
  const { text } = sentence;
  if (
    text.length < LEAST ||
    text.length > MOST ||
    !MAY_LIST.test(text) ||
    OPENS.test(text) ||
    SAYS.test(foldText(text))
  )
    return [];
  const pictured = cutAtPictures(sentence);
  const things = pictured.length > 1 ? pictured : cutList(sentence, 'includes');
  const isPlus = pictured.length < 2 && text.includes(' + ');
  if ((hasList && !isPlus) || things.length < (pictured.length > 1 || hasList ? 2 : LEAST_COMMAS)) return [];
  const folded = things.map((thing) => foldText(thing.text));
  const services = folded.filter((thing) => SERVICE.test(thing)).length;
  const areThings = folded.every(
    (thing, i) =>
      thing.length > 2 &&
      thing.length <= MAX_THING &&
      !GOES_ON.test(thing) &&
      // `flights, Air New Zealand, seat and bag`: a name tells of the thing before it.
      (SERVICE.test(thing) || !/^\p{Lu}/u.test(things[i]?.text ?? '')),
  );
  const least = hasList ? things.length : things.length / 2;
  // `Flight + 2 nights Hotel Sol` is one of several offers.
  if (hasList && folded.some((thing) => OF_STAY.test(thing))) return [];
  return services > 1 && services >= least && areThings && folded.some(isOfTrip) ? withoutStay(things) : [];
}

/** `Hotel Sole 4*, 3 nights, breakfast`: the house and how long one stays there are no things of a list. */
function withoutStay(things: readonly Passage[]): Passage[] {
  const isLength = ({ text }: Passage): boolean => LENGTH_ALONE.test(foldText(text));
  const isHouse = ({ text }: Passage): boolean => findHotelNames(text)[0]?.from === 0;
  return things.some(isLength) && things.some(isHouse)
    ? things.filter((thing) => !isLength(thing) && !isHouse(thing))
    : [...things];
}
const LENGTH_ALONE =
  /^\d{1,2}[- ]?(?:nights?|nts?|n|days?|nachte|tage|ubernachtungen|nuits|jours|noches|dias|notti|giorni|noites|nachten|dagen)$/;
/** A house is told of with commas, too: `2-bed apartment, self catering, beach 5 minutes' walk`. */
const isOfTrip = (thing: string): boolean => OF_TRIP.test(thing);
const OF_TRIP = compactPattern(
  /\b(?:flights?|flts?|airfare|trains?|rail|ferry|coach|transfers?|tfrs?|trfs?|xfers?|transferts?|bags?|luggage|breakfasts?|brekk(?:ie|y)s?|b\/?fasts?|half board|full board|meals?|dinners?|tours?|excursions?|cruises?|safaris?|guides?|tickets?|flug|fluge|fruhstuck|halbpension|[a-z]{0,8}rundfahrt|ausfluge?|vols?|petits? dejeuners?|demi-pension|vuelos?|traslados?|desayunos?|voli|volo|trasferiment[oi]|colazion[ei]|voos?|cafe da manha|vluchten|ontbijt)\b/,
);
const OF_STAY = /\b(?:hotel|nights?|nts|nachte|nuits|noches|notti|noites)\b/;
const OPENS = /:|^\W*(?:in[ck]l|compr|y compris|inbegr)/i;
const MAY_LIST = /[,;+|·•]|\p{Extended_Pictographic}/u;

function cutAtPictures(sentence: Passage): Passage[] {
  const pieces: Passage[] = [];
  let from = 0;
  const add = (to: number): void => {
    const piece = trimPassage(slicePassage(sentence, from, to), '.!,;');
    if (piece.text !== '') pieces.push(piece);
  };
  for (const mark of sentence.text.matchAll(PICTURE)) {
    add(mark.index);
    from = mark.index + mark[0].length;
  }
  add(sentence.text.length);
  return pieces;
}
