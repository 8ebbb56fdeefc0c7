/** How far apart two airports are, and how long a flight between them can take. */
import type { Airport } from './airport.ts';

const EARTH_RADIUS = 6371;
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres along the great circle. */
export function kilometresBetween(from: Airport, to: Airport): number {
  const dLatitude = toRadians(to.latitude - from.latitude);
  const dLongitude = toRadians(to.longitude - from.longitude);
  const h =
    Math.sin(dLatitude / 2) ** 2 +
    Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * Math.sin(dLongitude / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(h));
}

/** Jets with the wind behind them are not faster, whatever the clocks say. */
const TOP_SPEED = 1150;
const USUAL_SPEED = 800;

/** The shortest and the longest time in minutes that a flight over so many kilometres can take; a stop on the way counts. */
export function flightTimeLimits(kilometres: number): { shortest: number; longest: number } {
  return {
    shortest: Math.max(10, (kilometres / TOP_SPEED) * 60),
    longest: (kilometres / USUAL_SPEED) * 60 * 1.5 + 240,
  };
}
