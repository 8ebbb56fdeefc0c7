/** F-2: city of an airport's code, code of an airport that only one has the name, airline's name of its designator and back. */
import {
  type Airport,
  findAirline,
  findAirlineByName,
  findAirport,
  findAirportsByName,
  foldName,
  isScheduled,
} from '@waypage/gazetteer';
import { derived } from '../model/field.ts';
import type { AirlineDraft, AirportDraft } from '../model/flight-quote-draft.ts';
import { copySegment, mapOffers, mapSegments } from './map-segments.ts';
import type { FlightQuoteRefiner } from './refiner.ts';
import { withTownAirports } from './town-airports.ts';

export const refineFlightPlaces: FlightQuoteRefiner = (draft) =>
  mapOffers(
    mapSegments(draft, (segment) => {
      const completed = copySegment(segment);
      completed.departure = completeAirport(segment.departure);
      completed.arrival = completeAirport(segment.arrival);
      completed.airline = completeAirline(segment.airline);
      return completed;
    }),
    withTownAirports,
  );

function completeAirport(end: AirportDraft): AirportDraft {
  if (end.code !== null) {
    const airport = findAirport(end.code.value);
    const { code, name, terminal } = end;
    return airport === undefined ? end : { code, name: derived(airport.city, name?.spans ?? []), terminal };
  }
  if (end.name === null) return end;
  const only = onlyAirport(findAirportsByName(foldName(end.name.value)));
  if (only === null) return end;
  const { spans } = end.name;
  return { code: derived(only.code, spans), name: derived(only.city, spans), terminal: end.terminal };
}

/** A city with several airports leaves open which one is meant, if airlines serve more than one. */
function onlyAirport(found: readonly Airport[]): Airport | null {
  const served = found.filter(isScheduled);
  const [first, second] = served.length === 0 ? found : served;
  return first !== undefined && first.kind === 'airport' && second === undefined ? first : null;
}

function completeAirline({ code, name }: AirlineDraft): AirlineDraft {
  if (code !== null) {
    const airline = findAirline(code.value);
    return airline === undefined ? { code, name } : { code, name: derived(airline.name, name?.spans ?? code.spans) };
  }
  const airline = name === null ? undefined : findAirlineByName(foldName(name.value));
  if (name === null || airline === undefined) return { code, name };
  return { code: derived(airline.code, []), name: derived(airline.name, name.spans) };
}
