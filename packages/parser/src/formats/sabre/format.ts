/** Sabre: the itinerary as `*A` or `*I` shows it. */
import { type OfferDraft, OPEN_FARE, OPEN_TERMS } from '../../model/flight-quote-draft.ts';
import type { FlightFormat, FlightReading } from '../flight-format.ts';
import type { SourceDocument } from '../reading/document.ts';
import { claimLines, readScreenLines, type ScreenLine } from '../reading/gds-screen.ts';
import { type GdsSegment, readGdsSegment } from '../reading/gds-segment.ts';

export const sabreFormat: FlightFormat = {
  id: 'sabre',
  detect: (document) => (readSegments(document).length > 0 ? 0.9 : 0),
  read(document): FlightReading {
    const found = readSegments(document);
    const offer: OfferDraft = {
      label: null,
      segments: found.map((one) => one.segment),
      journeys: [],
      fare: OPEN_FARE,
      notes: null,
    };
    return {
      offers: [offer],
      terms: { ...OPEN_TERMS, passengers: found[0]?.seats ?? null },
      lines: claimLines(
        document,
        found.map((one) => one.line),
      ),
    };
  },
};

function readSegments(document: SourceDocument): (GdsSegment & { line: ScreenLine })[] {
  return readScreenLines(document.source).flatMap((line) => {
    const found = readGdsSegment(line);
    return found === null ? [] : [{ ...found, line }];
  });
}
