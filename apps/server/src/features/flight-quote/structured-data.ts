/**
 * A quote as JSON-LD (schema.org), for the mail and travel programs that read it: each flight of the offer that leads as a
 * `FlightReservation` that is not confirmed, and each offer with its price (rule F-126). Nothing that the page does not show.
 */
import type { PublicFlightOption, PublicFlightQuote, PublicFlightSegment } from '@waypage/contract';
import { findAirlineByName, foldName } from '@waypage/gazetteer';
import { schemaOffer } from '../share-pages/schema-offer.ts';
import { arrivalOf, departureOf, type FlightEnd, isoText } from './flight-times.ts';

const SCHEMA = 'https://schema.org';
const FLIGHT_NUMBER = /^(?<code>[A-Z\d]{2})\s?(?<number>\d{1,4})[A-Z]?$/;

export function quoteStructuredData(quote: PublicFlightQuote, pageUrl: string, agencyName: string): object[] {
  const { departureFlights, returnFlights, fareDetails, validUntil, options } = quote.data;
  const offers: readonly Pick<PublicFlightOption, 'label' | 'fareDetails'>[] =
    options.length > 0 ? options : [{ label: null, fareDetails }];
  return [
    ...[...departureFlights, ...returnFlights].flatMap(({ segments }) => segments).map(flightReservation),
    ...offers.flatMap(({ label, fareDetails: { total } }) => {
      const name = [quote.title ?? quote.route ?? 'Flight quote', label].filter(Boolean).join(': ');
      const offer = schemaOffer({ name, price: total, validUntil, pageUrl, agencyName });
      return offer === null ? [] : [{ '@context': SCHEMA, ...offer }];
    }),
  ];
}

function flightReservation(segment: PublicFlightSegment): object {
  const { airline, flightNumber, operatedBy } = segment;
  const departure = departureOf(segment);
  const arrival = arrivalOf(segment);
  const { code, number } = FLIGHT_NUMBER.exec(flightNumber?.trim() ?? '')?.groups ?? {};
  const designator = code ?? (airline === null ? undefined : findAirlineByName(foldName(airline))?.code);
  const day = isoText({ ...departure, minutes: null });
  return {
    '@context': SCHEMA,
    '@type': 'FlightReservation',
    reservationStatus: `${SCHEMA}/ReservationPending`,
    reservationFor: {
      '@type': 'Flight',
      ...given({ flightNumber: number ?? flightNumber }),
      ...(airline === null && designator === undefined
        ? {}
        : { airline: { '@type': 'Airline', ...given({ name: airline, iataCode: designator }) } }),
      ...(operatedBy === null ? {} : { operator: { '@type': 'Airline', name: operatedBy } }),
      departureAirport: airportOf(departure),
      ...given({ departureDay: day, departureTime: timeOf(departure), departureTerminal: departure.terminal }),
      arrivalAirport: airportOf(arrival),
      ...given({ arrivalTime: timeOf(arrival), arrivalTerminal: arrival.terminal }),
    },
  };
}

const timeOf = (end: FlightEnd) => (end.minutes === null ? null : isoText(end));

function airportOf({ airport, place }: FlightEnd): object {
  const names = airport ? { name: airport.name, iataCode: airport.code } : { name: place };
  return { '@type': 'Airport', ...given(names) };
}

function given(fields: Record<string, string | null | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
