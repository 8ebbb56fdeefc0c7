/** Flights typed by hand or copied: one line or several a flight. */
import { OPEN_TERMS } from '../../model/flight-quote-draft.ts';
import type { FlightFormat, FlightReading } from '../flight-format.ts';
import type { SourceDocument } from '../reading/document.ts';
import { claimedLines } from '../reading/flight/claimed-lines.ts';
import { readOffers } from '../reading/flight/read-offers.ts';
import { readFlightUnits } from '../reading/flight/read-units.ts';

export const flightLinesFormat: FlightFormat = {
  id: 'flight-lines',
  detect: () => 0.1,
  read(document: SourceDocument): FlightReading {
    const units = readFlightUnits(document);
    const { offers, readings } = readOffers(document, units);
    return { offers, terms: OPEN_TERMS, lines: claimedLines(units, readings) };
  },
};
