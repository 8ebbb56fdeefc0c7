/** Two versions of a quote -> where they differ, in words and in the order of the page (H-6). */
import type { FlightQuoteData, WireFareDetails, WireFlightGroup, WireFlightSegment } from '@waypage/contract';
import { listDifferences, type NamedValues, nameValues, type PutValue } from '../../../components/list-differences.ts';
import type { Difference } from '../../../components/version-dialog.tsx';
import type { Compared } from '../../records/record-kind.ts';

export function compareQuotes(mine: Compared<FlightQuoteData>, theirs: Compared<FlightQuoteData>): Difference[] {
  return listDifferences(flatten(mine), flatten(theirs));
}

export const SEGMENT_WORDS: Record<keyof WireFlightSegment, string> = {
  airline: 'airline',
  flightNumber: 'flight number',
  departureLocation: 'from',
  departureDate: 'departure date',
  departureTime: 'departure time',
  departureTerminal: 'departure terminal',
  arrivalLocation: 'to',
  arrivalDate: 'arrival date',
  arrivalTime: 'arrival time',
  arrivalTerminal: 'arrival terminal',
  duration: 'duration',
  layoverDuration: 'layover',
  operatedBy: 'operated by',
  aircraft: 'aircraft',
  bookingClass: 'booking class',
  status: 'status',
};

export const FARE_WORDS: Record<keyof WireFareDetails, string> = {
  baseFare: 'base fare',
  upcharge: 'return upcharge',
  total: 'per traveler',
  totalForAllPassengers: 'total for all',
  fareClass: 'fare class',
};

/** Every value that is there, by the words that name its place. */
function flatten({ rawText, data }: Compared<FlightQuoteData>): NamedValues {
  return nameValues((put) => {
    const putOffer = (
      prefix: string,
      offer: { departureFlights: WireFlightGroup[]; returnFlights: WireFlightGroup[]; fareDetails: WireFareDetails },
    ) => {
      putGroups(put, `${prefix}Departure`, offer.departureFlights);
      putGroups(put, `${prefix}Return`, offer.returnFlights);
      for (const [field, words] of entriesOf(FARE_WORDS)) put(`${prefix}Fare: ${words}`, offer.fareDetails[field]);
    };
    put('Title', data.title);
    put('Route', data.route);
    put('Travel dates', data.dates);
    put('Client', data.clientName);
    put('Travelers', data.passengers);
    if (data.options.length === 0) putOffer('', data);
    data.options.forEach((option, index) => {
      const name = `Option ${index + 1}`;
      put(`${name}: name`, option.label);
      put(`${name}: sent`, option.sent ? 'yes' : 'no');
      put(`${name}: leads`, index === data.leadOption ? 'yes' : 'no');
      put(`${name}: notes`, option.notes);
      putOffer(`${name}, `, option);
    });
    data.includes.forEach((line, index) => {
      put(`Included ${index + 1}`, line);
    });
    data.restrictions.forEach((line, index) => {
      put(`Term ${index + 1}`, line);
    });
    put('Valid until', data.validUntil);
    put('Notes', data.notes);
    put('Agent', data.agentInfo.name);
    put('Company', data.agentInfo.company);
    put('Destination image', data.customImageUrl);
    if (data.pricing)
      put(
        'Your fee',
        `${data.pricing.amount}${data.pricing.unit === 'percent' ? ' %' : ''}, ${data.pricing.kind}, ${data.pricing.shown}`,
      );
    put('Original quote text', rawText);
  });
}

function putGroups(put: PutValue, name: string, groups: readonly WireFlightGroup[]): void {
  groups.forEach(({ date, totalTime, stops, segments }, index) => {
    const journey = groups.length > 1 ? `${name} ${index + 1}` : name;
    put(`${journey}: date`, date);
    put(`${journey}: total time`, totalTime);
    put(`${journey}: stops`, stops);
    segments.forEach((segment, at) => {
      for (const [field, words] of entriesOf(SEGMENT_WORDS))
        put(`${journey}, flight ${at + 1}: ${words}`, segment[field]);
    });
  });
}

const entriesOf = <K extends string>(words: Record<K, string>) => Object.entries(words) as [K, string][];
