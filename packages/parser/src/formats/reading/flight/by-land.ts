/** F-460: a line about a train, a bus, a ferry or a taxi is no flight, whatever hours and places it tells. */
import { compactPattern } from '../../../text/compact-pattern.ts';
import { DIGIT, type LineLook, LinePattern } from '../../../text/line-look.ts';
import type { DocumentLine } from '../document.ts';
import type { FlightMark } from './flight-mark.ts';
import { countMarks, type FlightUnit, hasMark } from './flight-unit.ts';

const BY_LAND = new LinePattern(
  /^(?!.*\b(?:flights?|fly(?:ing)?|flug|fluge|flieg|vol|vuelos?|voli?|voos?|vlucht(?:en)?)\b)(?<before>.*?)\b(?:trains?|zuge?|tren(?:es)?|tren[oi]|trem|trens|treinen|trein|bus(?:es|se|sen)?|autobus(?:es)?|autocar|taxis?|ferry|fahre|traghetto)\b/,
  '\\b(?:train|zuge?|tren|trem|trein|bus|autobus|autocar|taxi|ferry|fahre|traghetto)',
);
/** `…, then the train to`: what comes next. `…, by train` says how the whole goes. */
const NEXT =
  /(?:[,;.+]|\b(?:then|dann|puis|luego|poi|depois))\s(?:(?:then|dann|puis|luego|poi|depois|and|und|a|the|your|der|die|le|la|el|il|o) ){0,2}$/;

/** `LLEGADA 9:55 PM: el ultimo tren CPH → Malmo sale 10:30 PM`; no flight that is told whole before the ride that follows it. */
export function isByLand(unit: FlightUnit, folded: string, look: LineLook): boolean {
  const before = BY_LAND.exec(look, folded)?.groups?.['before'];
  if (before === undefined || hasMark(unit, 'flight') || hasMark(unit, 'airline')) return false;
  const flown = { ...unit, marks: unit.marks.filter(({ to }) => to <= before.length) };
  return !NEXT.test(before) || countMarks(flown, 'place') < 2 || countMarks(flown, 'time') < 2;
}

const SURFACE = compactPattern(
  /(?<![a-z])(?:surface|arnk|arunk|overland(?: til| to)?|over land|(?:auf dem )?landweg|(?:par|por|via) (?:terre|tierra|terra|la route)|own (?:way|arrangements?)|self[ -]?drive)(?![a-z])/,
);

/** F-484: `… lands 10.35, surface LAX - NYC`: behind a flight what goes by land names no place of it, up to the next flight. */
export function withoutSurface(marks: readonly FlightMark[], folded: string): readonly FlightMark[] {
  const at = marks.length < 3 ? undefined : SURFACE.exec(folded)?.index;
  if (at === undefined) return marks;
  const behind = marks.filter(({ from }) => from > at);
  const isByLand = at > 0 && behind.length > 0 && behind.every(({ kind }) => kind === 'place' || kind === 'end');
  return isByLand ? marks.filter(({ from }) => from <= at) : marks;
}

const TRAIN = compactPattern(
  /\b(?:train|zug|treno|tren|trem|trein|comboio)(?: ?(?:n[°ºo.]|nr\.?|num(?:ero)?\.?|number|#))? ?[:.]? ?\d{2,5}\b/,
);
const FLIGHT = compactPattern(/\b(?:flights?|flug|fluge|vols?|vuelos?|vol[oi]|voos?|vlucht(?:en)?)\b/);

/** F-687: `PR11 - ABC123` alone in a line of a ticket for `TRAIN N°6857` that speaks of no flight is a code of the booking, no airline's number. */
export function withoutRailCodes(units: readonly FlightUnit[], lines: readonly DocumentLine[]): readonly FlightUnit[] {
  const isCode = ({ marks }: FlightUnit): boolean => marks.length === 1 && marks[0]?.kind === 'flight';
  if (!units.some(isCode) || !lines.some(namesTrain)) return units;
  return lines.some(({ folded }) => FLIGHT.test(folded)) ? units : units.filter((unit) => !isCode(unit));
}

const namesTrain = ({ look, folded }: DocumentLine): boolean => (look.signs & DIGIT) !== 0 && TRAIN.test(folded);
