/** What of an answer is not what a rendered page says. Each fault begins with its class. */
import type { ParsedFlightQuote } from '../../src/index.ts';
import type { RenderedPage, SaidFlight, SaidJourney } from './rendered-cards.ts';

type Groups = ParsedFlightQuote['departureFlights'];
type Segment = Groups[number]['segments'][number];

const codeOf = (place: string | null): string => /\((\w{3})\)/.exec(place ?? '')?.[1] ?? String(place);

/** `$1,224.00`, `1.224,00 €`, `CHF 1'224` and `₹1,22,480` alike. */
function numbersOf(money: string): number[] {
  return (money.match(/\d[\d.,'’\s]*/g) ?? []).map((figure) => {
    const digits = figure.trim();
    const hasCents = /[.,]\d{2}$/.test(digits);
    return Number(digits.replace(/\D/g, '')) / (hasCents ? 100 : 1);
  });
}

function flightFaults(name: string, said: SaidFlight, got: Segment): string[] {
  const faults: string[] = [];
  const same = (what: string, wanted: string | null, value: string | null): void => {
    if (wanted !== value) faults.push(`${name} ${what}: ${value} not ${wanted}`);
  };
  same('number', said.number, got.flightNumber);
  same('airline', said.airline, got.airline);
  same('from', said.from, codeOf(got.departureLocation));
  same('departs', said.departs, `${got.departureDate} ${got.departureTime}`);
  same('to', said.to, codeOf(got.arrivalLocation));
  same('arrives', said.arrives, `${got.arrivalDate} ${got.arrivalTime}`);
  same('duration', said.duration, got.duration);
  same('wait', said.wait, got.layoverDuration);
  same('aircraft', said.aircraft, got.aircraft);
  const bare = (terminal: string | null): string | null =>
    terminal?.replace(/^\D* /, '').replace(/^T(?=\w)/, '') ?? null;
  same('terminal up', said.terminals?.[0] ?? null, bare(got.departureTerminal));
  same('terminal down', said.terminals?.[1] ?? null, bare(got.arrivalTerminal));
  return faults;
}

function journeyFaults(name: string, said: readonly SaidJourney[], got: Groups): string[] {
  const shape = (counts: readonly number[]): string => counts.join('+');
  const [wanted, read] = [said.map(({ flights }) => flights.length), got.map(({ segments }) => segments.length)];
  if (shape(wanted) !== shape(read))
    return [
      `${name} shape: ${shape(read)} not ${shape(wanted)} ${JSON.stringify(got.flatMap(({ segments }) => segments.map((s) => [s.flightNumber, s.departureDate, s.departureTime, codeOf(s.departureLocation), s.arrivalTime, codeOf(s.arrivalLocation)].join(' '))))}`,
    ];
  return said.flatMap((journey, i) => {
    const group = got[i] as Groups[number];
    return [
      ...(journey.stops === group.stops ? [] : [`${name} stops: ${group.stops} not ${journey.stops}`]),
      ...(journey.totalTime === group.totalTime
        ? []
        : [`${name} total time: ${group.totalTime} not ${journey.totalTime}`]),
      ...journey.flights.flatMap((flight, j) => flightFaults(name, flight, group.segments[j] as Segment)),
    ];
  });
}

export function faultsOf(page: RenderedPage, answer: ParsedFlightQuote): string[] {
  const { fares, says } = page;
  const faults = answer.warnings.map(({ code, message }) => `warning ${code}: ${message}`);
  faults.push(...journeyFaults('out', page.departures, answer.departureFlights));
  faults.push(...journeyFaults('back', page.returns, answer.returnFlights));
  if (answer.options.length > 0) faults.push(`options: ${answer.options.length}`);
  const amount = (name: string, value: string | null, isSaid: boolean, mayBe: boolean, truth: number): void => {
    if (value === null) {
      if (isSaid) faults.push(`missing ${name}: ${truth}`);
      return;
    }
    const amounts = numbersOf(value);
    if (!mayBe) faults.push(`invented ${name}: ${value}`);
    else if (amounts.length !== 1 || Math.abs((amounts[0] as number) - truth) > 0.005)
      faults.push(`wrong ${name}: ${value} not ${truth}`);
  };
  const { baseFare, total, totalForAllPassengers, upcharge, fareClass } = answer.fareDetails;
  const party = fares.adults + fares.children;
  amount('base', baseFare, says.base === 'said', says.base !== undefined, fares.base);
  amount('total', total, says.total === true || (page.passengers === 1 && says.all === true), true, fares.total);
  amount('all', totalForAllPassengers, says.all === true && party > 1, true, fares.all);
  if (upcharge !== null) faults.push(`invented upcharge: ${upcharge}`);
  if (answer.passengers === null ? page.passengers !== null : answer.passengers !== (page.passengers ?? party))
    faults.push(`passengers: ${answer.passengers} not ${page.passengers}`);
  if (fareClass !== page.cabin) faults.push(`cabin: ${fareClass} not ${page.cabin}`);
  if (answer.validUntil !== null) faults.push(`invented validUntil: ${answer.validUntil}`);
  const client = answer.clientName;
  if (client !== null && !page.names.some((name) => client.includes(name.replace(/^M[rs] /, ''))))
    faults.push(`invented client: ${client}`);
  if (answer.agentInfo.name !== null) faults.push(`invented agent: ${answer.agentInfo.name}`);
  if (answer.agentInfo.company !== null) faults.push(`invented company: ${answer.agentInfo.company}`);
  for (const item of [...answer.includes, ...answer.restrictions]) faults.push(`invented term: ${item}`);
  return faults;
}
