/** How many travel, where the text says it of the party itself: `for 2 adults`, `family of 4`, `Passengers: 2`, `2 pax`. */
import { findPassengerCounts } from '../../../annotators/passenger-count.ts';
import { type Field, stated } from '../../../model/field.ts';
import { spanOf } from '../../../text/passage.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';

const LABEL =
  /^(?:number of |no\.? of |# of |anzahl |nombre de |numero (?:de|di) )?(?:passengers?|pax|travell?ers?|guests?|people|adults?|persons?|reisende|personen|passagers?|voyageurs?|pasajeros?|viajeros?|passeggeri|passageiros?)\s?[:\t]\s*(?<n>\d{1,3})\b/;

export interface PassengerReading {
  readonly count: Field<number>;
  /** Index of the document line. */
  readonly line: number;
}

/** `isSkipped` names lines whose counts speak of something else, such as what a room sleeps. */
export function readPassengers(
  document: SourceDocument,
  isSkipped: (line: DocumentLine) => boolean = () => false,
): PassengerReading | null {
  for (const line of document.lines) {
    if (isSkipped(line)) continue;
    const label = LABEL.exec(line.folded.slice(0, 60));
    const count = label?.groups?.['n'];
    if (label && count !== undefined) {
      const to = label[0].length;
      return { count: stated(Number(count), [spanOf(line.passage, to - count.length, to)]), line: line.index };
    }
    const party = findPassengerCounts(line.folded).find((mention) => mention.isParty);
    if (party) return { count: stated(party.count, [spanOf(line.passage, party.from, party.to)]), line: line.index };
  }
  return null;
}
