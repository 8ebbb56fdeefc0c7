/** What the public sees of a quote's data, by its own list of fields: a new field is private until it is named here (contract §1). */
import type { WireFlightGroup } from './flight-quote.ts';
import type {
  FlightQuoteData,
  PublicFlightGroup,
  PublicFlightOption,
  PublicQuoteData,
  StoredFlightOption,
} from './flight-quote-record.ts';
import { priceFares } from './quote-pricing.ts';

/** The option that leads; null for a single offer. */
export function leadOptionOf({ options, leadOption }: FlightQuoteData): StoredFlightOption | null {
  return options[leadOption] ?? options[0] ?? null;
}

/** The main fields as what they are: a copy of the option that leads. */
export function withLeadOption(data: FlightQuoteData): FlightQuoteData {
  const lead = leadOptionOf(data);
  if (lead === null) return data.leadOption === 0 ? data : { ...data, leadOption: 0 };
  const { departureFlights, returnFlights, fareDetails } = lead;
  const options = data.options.map((option) => (option === lead && !option.sent ? { ...option, sent: true } : option));
  return { ...data, departureFlights, returnFlights, fareDetails, options, leadOption: data.options.indexOf(lead) };
}

export function publicQuoteData(stored: FlightQuoteData): PublicQuoteData {
  const data = withLeadOption(stored);
  const { title, route, dates, clientName, passengers, includes, restrictions, validUntil, customImageUrl } = data;
  const lead = leadOptionOf(data);
  const sent = data.options.filter((option) => option !== lead && option.sent);
  const options = lead === null || sent.length === 0 ? [] : [lead, ...sent].map((option) => publicOption(option, data));
  const { notes, ...main } = publicOption({ ...(lead ?? { label: null, notes: null }), ...flightsOf(data) }, data);
  return {
    title,
    route,
    dates,
    clientName,
    passengers: passengers || null,
    departureFlights: main.departureFlights,
    returnFlights: main.returnFlights,
    fareDetails: main.fareDetails,
    includes,
    restrictions,
    validUntil,
    // With one option sent there is no place for its own notes but here.
    notes: options.length > 0 ? data.notes : joinNotes(data.notes, notes),
    agentInfo: { name: data.agentInfo.name, company: data.agentInfo.company },
    customImageUrl,
    options,
  };
}

type Offer = Omit<StoredFlightOption, 'sent'>;

const flightsOf = ({ departureFlights, returnFlights, fareDetails }: FlightQuoteData) => {
  return { departureFlights, returnFlights, fareDetails };
};

function publicOption(offer: Offer, { passengers, pricing }: FlightQuoteData): PublicFlightOption {
  const { baseFare, upcharge, total, totalForAllPassengers, fareClass } = offer.fareDetails;
  const fares = { baseFare, upcharge, total, totalForAllPassengers, fareClass };
  return {
    label: offer.label,
    departureFlights: offer.departureFlights.map(publicGroup),
    returnFlights: offer.returnFlights.map(publicGroup),
    fareDetails: priceFares(fares, passengers, pricing ?? null).fares,
    notes: offer.notes,
  };
}

function publicGroup({ date, totalTime, stops, segments }: WireFlightGroup): PublicFlightGroup {
  return {
    date,
    totalTime,
    stops,
    segments: segments.map((segment) => ({
      departureDate: segment.departureDate,
      departureTime: segment.departureTime,
      departureLocation: segment.departureLocation,
      departureTerminal: segment.departureTerminal,
      arrivalDate: segment.arrivalDate,
      arrivalTime: segment.arrivalTime,
      arrivalLocation: segment.arrivalLocation,
      arrivalTerminal: segment.arrivalTerminal,
      airline: segment.airline,
      flightNumber: segment.flightNumber,
      operatedBy: segment.operatedBy,
      duration: segment.duration,
      layoverDuration: segment.layoverDuration,
      aircraft: segment.aircraft,
    })),
  };
}

function joinNotes(notes: string | null, more: string | null): string | null {
  if (!notes || !more) return notes || more;
  return notes.includes(more) ? notes : `${notes}\n${more}`;
}
