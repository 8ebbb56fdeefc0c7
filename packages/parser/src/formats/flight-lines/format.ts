/** Flights typed by hand or copied: one line or several a flight. */
import { OPEN_FARE, OPEN_TERMS } from '../../model/flight-quote-draft.ts';
import type { FlightFormat, FlightReading } from '../flight-format.ts';
import type { SourceDocument } from '../reading/document.ts';
import { arrangeSegments } from '../reading/flight/arrange-segments.ts';
import { readFlightUnits } from '../reading/flight/read-units.ts';

export const flightLinesFormat: FlightFormat = {
  id: 'flight-lines',
  detect: () => 0.1,
  read(document: SourceDocument): FlightReading {
    const reading = arrangeSegments(readFlightUnits(document));
    return {
      offers: [{ label: null, segments: reading.segments, journeys: reading.journeys, fare: OPEN_FARE, notes: null }],
      terms: OPEN_TERMS,
      lines: new Set(reading.lines.flatMap((lines) => [...lines])),
    };
  },
};
