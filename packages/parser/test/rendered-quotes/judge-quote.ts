/** What of an answer is not what a rendered quote says. */
import type { ParsedFlightQuote } from '../../src/index.ts';
import type { RenderedQuote, SaidOffer, SaidSegment } from './rendered-quotes.ts';

const codeOf = (place: string | null): string => /\((\w{3})\)/.exec(place ?? '')?.[1] ?? String(place);
type Groups = ParsedFlightQuote['departureFlights'];
const read = (groups: Groups): SaidSegment[][] =>
  groups.map(({ segments }) =>
    segments.map((s) => [
      s.flightNumber,
      String(s.departureDate),
      String(s.departureTime),
      codeOf(s.departureLocation),
      String(s.arrivalDate),
      String(s.arrivalTime),
      codeOf(s.arrivalLocation),
    ]),
  );

const numbersOf = (money: string): number[] =>
  (money.match(/\d[\d.,\s]*(?:[.,]\d{2})?(?!\d)/g) ?? []).map((figure) => {
    const digits = figure.trim().replace(/\s/g, '');
    return Number(digits.replace(/\D/g, '')) / (/[.,]\d{2}$/.test(digits) ? 100 : 1);
  });

function differ(said: readonly (readonly SaidSegment[])[], got: readonly (readonly SaidSegment[])[]): string {
  const shape = (groups: readonly (readonly SaidSegment[])[]): string => groups.map((group) => group.length).join('+');
  if (shape(said) !== shape(got)) return `flights ${shape(got)} not ${shape(said)} ${JSON.stringify(got)}`;
  const [a, b] = [said.flat(), got.flat()];
  return a
    .flatMap((segment, i) =>
      segment.flatMap((value, j) =>
        value === b[i]?.[j]
          ? []
          : [`${i}:${'number date dep from date arr to'.split(' ')[j]} ${b[i]?.[j]} not ${value}`],
      ),
    )
    .join(', ');
}

/** Each fault begins with its class. */
export function faultsOf(quote: RenderedQuote, answer: ParsedFlightQuote): string[] {
  const faults: string[] = answer.warnings.map(({ code, message }) => `warning ${code}: ${message}`);
  const flights = (name: string, said: readonly (readonly SaidSegment[])[], groups: Groups): void => {
    const [wanted, got] = [JSON.stringify(said), JSON.stringify(read(groups))];
    if (wanted !== got) faults.push(`${name}: ${differ(said, read(groups))}`);
  };
  const amount = (name: string, value: string | null, said: number | null, truth: number): void => {
    if (value === null) {
      if (said !== null) faults.push(`missing ${name} ${said}`);
    } else {
      const amounts = numbersOf(value);
      if (amounts.length !== 1 || Math.abs((amounts[0] as number) - truth) > 0.005)
        faults.push(`wrong ${name} ${value} not ${truth}`);
      else if (said === null && name === 'base') faults.push(`invented ${name} ${value}`);
    }
  };
  const lead = quote.offers[0] as SaidOffer;
  flights('flights out', lead.departures, answer.departureFlights);
  flights('flights back', lead.returns, answer.returnFlights);
  amount('base', answer.fareDetails.baseFare, lead.base, quote.fares.base);
  amount('total', answer.fareDetails.total, lead.total, quote.fares.total);
  amount('all', answer.fareDetails.totalForAllPassengers, lead.all, quote.fares.all);
  if (answer.fareDetails.upcharge !== null) faults.push(`invented upcharge ${answer.fareDetails.upcharge}`);
  const wantedOptions = quote.offers.length > 1 ? quote.offers : [];
  if (answer.options.length !== wantedOptions.length)
    faults.push(`options ${answer.options.length} not ${wantedOptions.length}`);
  else
    wantedOptions.forEach((offer, i) => {
      const option = answer.options[i] as ParsedFlightQuote['options'][number];
      flights(`option flights out`, offer.departures, option.departureFlights);
      flights(`option flights back`, offer.returns, option.returnFlights);
      if (offer.total !== null) amount('option total', option.fareDetails.total, offer.total, offer.total);
      if (offer.all !== null) amount('option all', option.fareDetails.totalForAllPassengers, offer.all, offer.all);
    });
  if (answer.passengers === null ? quote.passengers !== null : answer.passengers !== (quote.passengers ?? quote.party))
    faults.push(`passengers ${answer.passengers} not ${quote.passengers}`);
  const same = (name: string, value: string | null, said: string | null): void => {
    if (value !== said)
      faults.push(`${value === null ? 'missing' : said === null ? 'invented' : 'wrong'} ${name} ${value} not ${said}`);
  };
  same('validUntil', answer.validUntil, quote.validUntil);
  if (answer.clientName !== quote.client && answer.clientName !== (quote.client?.split(' ')[0] ?? null))
    same('client', answer.clientName, quote.client);
  same('agent', answer.agentInfo.name, quote.agent?.[0] ?? null);
  same('company', answer.agentInfo.company, quote.agent?.[1] ?? null);
  const list = (name: string, values: readonly string[], said: readonly string[]): void => {
    for (const item of said) if (!values.some((value) => value.includes(item))) faults.push(`missing ${name} ${item}`);
    for (const value of values)
      if (
        !/^(?:taxes|tasas|taxas|tasse|taxen|steuern|belastingen)\b/i.test(value) &&
        !said.some((item) => value.includes(item))
      )
        faults.push(`invented ${name} ${value}`);
  };
  list('includes', answer.includes, quote.includes);
  list('restrictions', answer.restrictions, quote.rules);
  return faults;
}
