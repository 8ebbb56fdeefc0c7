/**
 * The towns of a trip and the day each is reached, for the day navigation and the schematic route map.
 * Only names that the itinerary's own location states are taken; a day that names none of them has none.
 */
import type { PublicItinerary, WireDay } from '@waypage/contract';
import { dayHeading } from './day-heading.ts';

const SEPARATORS = /\s*(?:,|;|\/|&|→|\||·|\s[–—-]\s|\s(?:and|to|via|then)\s)\s*/giu;
const LONGEST_NAME = 32;

/** One entry a day, in order: the place the day is about, or null. */
export function dayPlaces(itinerary: PublicItinerary): readonly (string | null)[] {
  const names = placeNames(itinerary.location);
  const places = itinerary.data.days.map((day) => placeOf(day, names));
  // One name for all days says nothing that the head of the page does not say.
  return new Set(places.filter((place) => place !== null)).size < 2 ? places.map(() => null) : places;
}

export interface RouteStop {
  readonly name: string;
  /** Numbers of the first and the last day in a row at this place. */
  readonly firstDay: number;
  readonly lastDay: number;
}

/** The stops in the order they are reached, without standing still; the same town may come again. */
export function routeStops(itinerary: PublicItinerary): readonly RouteStop[] {
  const stops: RouteStop[] = [];
  for (const [index, name] of dayPlaces(itinerary).entries()) {
    const day = itinerary.data.days[index];
    if (name === null || day === undefined) continue;
    const { number } = dayHeading(day, index);
    const last = stops.at(-1);
    if (last?.name === name) stops.splice(-1, 1, { ...last, lastDay: number });
    else stops.push({ name, firstDay: number, lastDay: number });
  }
  return stops;
}

function placeNames(location: string | null): readonly string[] {
  const names = (location ?? '').split(SEPARATORS).map((name) => name.trim());
  return [...new Set(names)].filter((name) => name !== '' && name.length <= LONGEST_NAME && /\p{L}{2}/u.test(name));
}

/** The title decides; else the name that most of the day's activities have in their location or title. */
function placeOf(day: WireDay, names: readonly string[]): string | null {
  const inTitle = lastNamed(day.title ?? '', names);
  if (inTitle !== null) return inTitle;
  const counts = new Map<string, number>();
  for (const activity of day.timeBlocks.flatMap((block) => block.activities)) {
    const name = lastNamed(activity.location ?? '', names) ?? lastNamed(activity.title, names);
    if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].reduce<readonly [string | null, number]>(
    (best, entry) => (entry[1] > best[1] ? entry : best),
    [null, 0],
  )[0];
}

/** The last name mentioned: of a day from Paris to Reims the evening is in Reims. */
function lastNamed(text: string, names: readonly string[]): string | null {
  const folded = ` ${fold(text)} `;
  let last: string | null = null;
  let at = -1;
  for (const name of names) {
    const found = folded.lastIndexOf(` ${fold(name)} `);
    if (found > at) [last, at] = [name, found];
  }
  return last;
}

/** Lower case without accents, and every run of other signs one space, so that names match whole words. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
