/** Of the places that a line names, those that the trip goes to: where one departs from, or somebody sits, is none. */

import type { PlaceMention } from '../../../annotators/place.ts';
import type { DocumentLine } from '../../../formats/reading/document.ts';
import { LinePattern } from '../../../text/line-look.ts';
import { isFlownFrom } from './flown-from.ts';

const ORIGIN =
  /\b(?:from|ex|departing|depart(?:s|ure|ures)?|departs from|out of|leaving|via|fly(?:ing)? from|ab|von|grusse?n? aus|au depart de|depart|vanaf|desde|salida(?:s)?(?: desde)?|partenza da|partendo da|saliendo de|saindo de|partindo de|depuis|da|saida(?:s)? de|airport|sampai|based in|registered|office|tour operator)\W{0,3}(?:[a-z]{2,12}[^\w:]{0,3}){0,1}$/;
const DIRECTIONS = new LinePattern(/(?:(?:north|south|east|west)(?:ern)?|central|upper|greater) $/);

/** `Western Caribbean`: the direction is part of the name. */
export const directionBefore = (line: DocumentLine, from: number): number =>
  DIRECTIONS.exec(line.look, line.folded.slice(Math.max(0, from - 12), from))?.[0].length ?? 0;

/** `a UK-registered operator`: where somebody sits, not where the trip goes. */
export const isBase = (line: DocumentLine, mention: PlaceMention): boolean =>
  NO_JOURNEY.test(line.folded.slice(mention.to, mention.to + 14));
const NO_JOURNEY =
  /^[-\s](?:trade|market|residents?|departures?|agents?|only|speaking|language|guides?\b|breakfast|national (?:day|holiday)|independence day|registered|based|owned|licensed)|^ (?:office|citizens|nationals|government|embassy|sales team|market|trade\b|team\b|desk\b)/;

const isOrigin = (line: DocumentLine, mention: PlaceMention): boolean =>
  ORIGIN.test(line.folded.slice(Math.max(0, mention.from - 36), mention.from)) ||
  ROUND_TRIP.test(line.folded.slice(Math.max(0, mention.from - 16), mention.from)) ||
  SAILS_BACK.test(line.folded.slice(mention.to, mention.to + 40));

/** `Roundtrip Seattle aboard MS Aurelia Star` */
const ROUND_TRIP = /(?:^|[^a-z])(?:round[- ]?trip|r\/t) $/;
/** `Brisbane return on board …`, `Hobart roundtrip cruise`: the port where the ship starts and ends. */
const SAILS_BACK =
  /^ (?:return|round[- ]?trip|hin und zuruck|aller[- ]retour|ida y vuelta|andata e ritorno)\W{1,3}(?:(?:on ?board|aboard|an bord|a bord|cruise|sailing|voyage|kreuzfahrt|croisiere|crucero|crociera|cruzeiro)\b)/;

/** `from Leeds, Sheffield and Nottingham`: with the place that one starts from go those listed behind it, as far as the last `and`. */
export function withoutOrigins(line: DocumentLine, places: readonly PlaceMention[]): PlaceMention[] {
  const aims: PlaceMention[] = [];
  for (let i = 0; i < places.length; i++) {
    const place = places[i] as PlaceMention;
    if (isFlownFrom(line, place, places[i + 1])) continue;
    if (!isOrigin(line, place)) {
      aims.push(place);
      continue;
    }
    for (let next = i + 1; next < places.length; next++) {
      const gap = line.passage.text.slice((places[next - 1] as PlaceMention).to, (places[next] as PlaceMention).from);
      if (LAST_LISTED.test(gap)) i = next;
      else if (gap.trim() !== ',') break;
    }
  }
  return aims;
}

const LAST_LISTED = /^,?\s?(?:\/|&|or|and|oder|und|ou|et|o|y|e)\s?$/;
