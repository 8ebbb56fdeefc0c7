/**
 * Compares a flight quote with hand-made gold, field by field, by the rules of `compare-gold.ts`. Segments are matched by their places in
 * order; what the gold leaves out of a segment or a group is not scored.
 */
import type { FlightGroup, FlightSegment, ParsedFlightQuote } from '../src/index.ts';
import { accepted, type Gold, isNil, leaf, same, type Tally } from './compare-gold.ts';
import { compareDates, compareList } from './compare-travel-deal.ts';

type Entry = Record<string, Gold>;

export function compareFlightQuote(gold: Entry, out: ParsedFlightQuote): Tally {
  const tally: Tally = { right: 0, missing: 0, invented: 0, misses: [] };
  compareDates(tally, gold['dates'], out.dates);
  leaf(tally, 'clientName', gold['clientName'], out.clientName, same.text);
  leaf(tally, 'passengers', asText(gold['passengers'] ?? '*'), asText(out.passengers), same.exact);
  for (const side of ['departureFlights', 'returnFlights'] as const)
    compareGroups(tally, side, gold[side] as readonly Entry[], out[side]);
  const fare = (gold['fareDetails'] ?? {}) as Entry;
  for (const name of ['baseFare', 'upcharge', 'total', 'totalForAllPassengers'] as const)
    if (name in fare) leaf(tally, name, fare[name], out.fareDetails[name], same.money);
  leaf(tally, 'fareClass', fare['fareClass'] ?? '*', out.fareDetails.fareClass, same.text);
  compareList(tally, 'includes', gold['includes'], out.includes);
  compareList(tally, 'restrictions', gold['restrictions'], out.restrictions);
  leaf(tally, 'validUntil', gold['validUntil'], out.validUntil, sameDate);
  leaf(tally, 'agentInfo.name', ((gold['agentInfo'] ?? {}) as Entry)['name'], out.agentInfo.name, same.text);
  return tally;
}

function compareGroups(tally: Tally, side: string, gold: readonly Entry[], out: readonly FlightGroup[]): void {
  leaf(tally, side, String(gold.length), String(out.length), same.exact);
  for (const [i, group] of gold.entries()) {
    const found = out[i];
    const path = `${side}[${i}]`;
    if ('date' in group) leaf(tally, `${path}.date`, group['date'], found?.date, sameDate);
    if ('totalTime' in group) leaf(tally, `${path}.totalTime`, group['totalTime'], found?.totalTime, sameMinutes);
    if ('stops' in group) leaf(tally, `${path}.stops`, asText(group['stops']), asText(found?.stops), same.exact);
    const segments = group['segments'] as readonly Entry[];
    leaf(tally, `${path}.segments`, String(segments.length), String(found?.segments.length ?? 0), same.exact);
    for (const [k, segment] of segments.entries())
      compareSegment(tally, `${path}.segments[${k}]`, segment, found?.segments[k]);
  }
}

function compareSegment(tally: Tally, path: string, gold: Entry, out: FlightSegment | undefined): void {
  const check = (name: keyof FlightSegment, compare: (g: string, o: string) => boolean): void => {
    if (name in gold) leaf(tally, `${path}.${name}`, gold[name], out?.[name], compare);
  };
  check('departureTime', same.time);
  check('arrivalTime', same.time);
  check('arrivalDate', sameDate);
  check('flightNumber', (g, o) => bare(g) === bare(o));
  check('duration', sameMinutes);
  check('layoverDuration', sameMinutes);
  for (const name of ['departureLocation', 'arrivalLocation', 'airline'] as const) {
    const wanted = (gold[name] ?? {}) as Entry;
    const names = [wanted['code'], wanted['city'], wanted['name']].flatMap((value) =>
      isNil(value) ? [] : accepted(value),
    );
    if (names.length > 0) leaf(tally, `${path}.${name}`, { any: names }, out?.[name], (g, o) => o.includes(g));
  }
}

const asText = (value: unknown): unknown =>
  typeof value === 'number'
    ? String(value)
    : value !== null && typeof value === 'object'
      ? { any: accepted(value).map((one) => asText(one)) }
      : value;
const bare = (number: string): string => number.replace(/[^A-Z0-9]/g, '').replace(/^([A-Z0-9]{2})0+(?=\d)/, '$1');
const minutes = (text: string): number => {
  const [, h = '0', m = '0'] = /(?:(\d+)h)? ?(?:(\d+)m)?/.exec(text) ?? [];
  return Number(h) * 60 + Number(m);
};
const sameMinutes = (g: string, o: string): boolean => minutes(g) === minutes(o);
/** `--05-06` fits any year. */
const sameDate = (g: string, o: string): boolean => o.endsWith(g.replace(/^--/, ''));
