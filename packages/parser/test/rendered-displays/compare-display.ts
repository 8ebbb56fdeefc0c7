/** What was read of a display beside what is known of it. */
import type { ParsedFlightQuote } from '../../src/index.ts';
import { misjudgedLines, unfaithfulPointers } from '../check-provenance.ts';
import { CABINS, type Facts, type Flight, UNCONFIRMED } from './facts.ts';
import type { RenderedDisplay } from './rendered-displays.ts';
import { amountOf, calculationOf, TERMINALS } from './screen.ts';

export interface Faults {
  readonly wrong: string[];
  readonly missing: string[];
}

const isoOf = (day: Date): string => day.toISOString().slice(0, 10);
const clockOf = (minutes: number): string => {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};
const codeOf = (place: string | null): string => /\((\w{3})\)/.exec(place ?? '')?.[1] ?? String(place);
const plain = (text: string): string => text.toUpperCase().replace(/\s+/g, ' ').trim();

/** What a mail's narrow lines have torn from its flight or its price may be missing, without anything else in its place. */
const MAY_BE_TORN = /^(?:aircraft|stops|allowance|rule|calculation|locator|flight \d+ operated by)/;

export function compareDisplay(rendered: RenderedDisplay, answer: ParsedFlightQuote): Faults {
  const { wrong, missing } = compareWhole(rendered, answer);
  if (!rendered.damage.startsWith('wrapped')) return { wrong, missing };
  return {
    wrong: wrong.filter((fault) => !/^(?:stops|flight \d+ operated by)/.test(fault)),
    missing: missing.filter((fault) => !MAY_BE_TORN.test(fault)),
  };
}

function compareWhole({ facts, said, text, letter }: RenderedDisplay, answer: ParsedFlightQuote): Faults {
  const wrong: string[] = [];
  const missing: string[] = [];
  /** Nothing read is missing, anything else than what is known is wrong. */
  const same = (name: string, known: unknown, read: unknown): void => {
    if (known === read) return;
    if (read === null || read === undefined) missing.push(`${name} ${known}`);
    else wrong.push(`${name} ${known}, read ${read}`);
  };
  compareFlights(facts, answer, same);
  const segments = [...answer.departureFlights, ...answer.returnFlights].flatMap((group) => group.segments);
  for (const [i, flight] of facts.flights.entries()) {
    const segment = segments[i];
    if (segment === undefined) continue;
    same(`aircraft ${i}`, said.hasAircraft ? flight.aircraft : null, segment.aircraft);
    same(`terminal ${i}`, said.hasTerminals ? (TERMINALS[flight.from] ?? null) : null, segment.departureTerminal);
  }
  const stops = facts.journeys.map(
    (journey) => journey.length - 1 + (said.hasStops ? journey.filter(({ stop }) => stop !== null).length : 0),
  );
  same('stops', stops.join(), [...answer.departureFlights, ...answer.returnFlights].map((group) => group.stops).join());
  compareTravelers(facts, said.hasNames, letter.client, answer, same);
  compareFares({ facts, said }, answer, same);
  same('valid until', said.deadline === null ? null : isoOf(said.deadline), answer.validUntil);
  const { allowance } = facts;
  const amount =
    'pieces' in allowance
      ? new RegExp(`\\b0?${allowance.pieces} ?(?:PC?|checked bags?)\\b`, 'i')
      : new RegExp(`\\b${allowance.kilos} ?KG?\\b`, 'i');
  if (said.hasAllowance && !answer.includes.some((one) => amount.test(one))) missing.push('allowance');
  if (!said.hasAllowance && answer.includes.length > 0) wrong.push(`includes ${answer.includes}`);
  if (
    said.rule !== null &&
    !answer.restrictions.some((one) => plain(one).includes((said.rule ?? '').split(' - ')[0] as string))
  )
    missing.push(`rule ${said.rule}`);
  if (said.hasLocator && !answer.reservation.locators.some((one) => plain(one) === facts.locator))
    missing.push('locator');
  if (said.hasCalculation) {
    const read = plain(answer.reservation.fareCalculation ?? '').replace(/ /g, '');
    const known = calculationOf(facts, facts.fares.kinds[0] as (typeof facts.fares.kinds)[number], '').replace(
      / /g,
      '',
    );
    if (!read.includes(known)) missing.push(`calculation, read ${answer.reservation.fareCalculation}`);
  }
  const { name } = answer.agentInfo;
  if (name !== null && name !== letter.agent) wrong.push(`agent ${name}`);
  compareWarnings(facts, answer, wrong, missing);
  for (const line of misjudgedLines(text, answer).lost) wrong.push(`lost ${line}`);
  for (const pointer of unfaithfulPointers(text, answer))
    if (!pointer.startsWith('/notes')) wrong.push(`span ${pointer}`);
  return { wrong, missing };
}

type Same = (name: string, known: unknown, read: unknown) => void;

function compareFlights({ journeys, flights, trip }: Facts, answer: ParsedFlightQuote, same: Same): void {
  const read = [...answer.departureFlights, ...answer.returnFlights].flatMap((group) => group.segments);
  same('number of flights', flights.length, read.length);
  for (const [i, flight] of flights.entries()) {
    const segment = read[i];
    if (segment === undefined) continue;
    const known = knownOf(flight);
    const values = [
      segment.flightNumber,
      segment.departureDate,
      segment.departureTime,
      codeOf(segment.departureLocation),
      segment.arrivalDate,
      segment.arrivalTime,
      codeOf(segment.arrivalLocation),
      segment.bookingClass,
      segment.status,
    ];
    for (const [k, value] of values.entries()) same(`flight ${i} ${NAMES[k]}`, known[k], value);
    same(`flight ${i} operated by`, flight.operatedBy, segment.operatedBy === null ? null : plain(segment.operatedBy));
  }
  const isTwo = trip.shape === 'return' || trip.shape === 'open jaw';
  const shape = (groups: readonly { readonly segments: readonly unknown[] }[]): string =>
    groups.map(({ segments }) => segments.length).join();
  same(
    'way out',
    shape((isTwo ? journeys.slice(0, 1) : journeys).map((segments) => ({ segments }))),
    shape(answer.departureFlights),
  );
  same(
    'way back',
    shape((isTwo ? journeys.slice(1) : []).map((segments) => ({ segments }))),
    shape(answer.returnFlights),
  );
}

const NAMES = ['number', 'day', 'time', 'from', 'arrival day', 'arrival time', 'to', 'class', 'status'];
const knownOf = (flight: Flight): string[] => [
  `${flight.airline} ${flight.number}`,
  isoOf(flight.day),
  clockOf(flight.departs),
  flight.from,
  isoOf(flight.arrivesOn),
  clockOf(flight.arrives),
  flight.to,
  flight.bookingClass,
  flight.status,
];

function compareTravelers(
  { travelers, seats }: Facts,
  hasNames: boolean,
  client: string | null,
  answer: ParsedFlightQuote,
  same: Same,
): void {
  const { passengers, clientName } = answer;
  if (hasNames || passengers !== travelers.length) same('passengers', hasNames ? travelers.length : seats, passengers);
  if (!hasNames) {
    if (clientName !== null) same('client', client, clientName);
    return;
  }
  const names = (clientName ?? '').split(', ').map(plain);
  const known = travelers.map(({ given, family }) => `${given} ${family}`);
  for (const name of names) if (!known.includes(name)) same('client', known.join(), clientName);
  for (const [i, name] of known.entries())
    if (travelers[i]?.kind === 'adult' && !names.includes(name)) same(`client ${name}`, name, null);
}

function compareFares(
  { facts, said }: Pick<RenderedDisplay, 'facts' | 'said'>,
  answer: ParsedFlightQuote,
  same: Same,
): void {
  const { fares, flights, travelers } = facts;
  const { baseFare, upcharge, total, totalForAllPassengers, fareClass } = answer.fareDetails;
  const money = (amount: number | null): string | null =>
    amount === null ? null : `${fares.currency} ${amountOf(amount, fares)}`;
  const asRead = (text: string | null): string | null => {
    const [, code, amount] = /^([A-Za-z]{3}) ?([\d.,]+)$/.exec(text ?? '') ?? [];
    return amount === undefined
      ? text
      : `${code?.toUpperCase()} ${amountOf(Number(amount.replaceAll(',', '')), fares)}`;
  };
  same('base', money(said.base), asRead(baseFare));
  same('total', money(said.total), asRead(total));
  same('upcharge', null, upcharge);
  const known = said.all ?? (said.total === null ? null : fares.all);
  // One traveler's total may stand for all, or not; what the text leaves to be worked out may be left out.
  if (totalForAllPassengers !== null || (said.all !== null && travelers.length > 1))
    same('total of all', money(known), asRead(totalForAllPassengers));
  const cabins = new Set(flights.map(({ bookingClass }) => CABINS[bookingClass] ?? null));
  if (fareClass !== null && !cabins.has(null))
    same(
      'cabin',
      cabins.size === 1 ? [...cabins][0] : null,
      /economy|business/i.exec(fareClass)?.[0].replace(/^./, (letter) => letter.toUpperCase()),
    );
}

function compareWarnings(
  { flights }: Facts,
  { warnings }: ParsedFlightQuote,
  wrong: string[],
  missing: string[],
): void {
  const open = flights.filter(({ status }) => UNCONFIRMED.includes(status));
  const told = warnings.filter(({ code }) => code === 'segment-not-confirmed');
  if (told.length < open.length) missing.push('warning of what is not confirmed');
  if (told.length > open.length) wrong.push('warns of a confirmed flight');
  for (const { code, message } of warnings)
    if (code !== 'segment-not-confirmed' && code !== 'sensitive-birth-date') wrong.push(`${code}: ${message}`);
}
