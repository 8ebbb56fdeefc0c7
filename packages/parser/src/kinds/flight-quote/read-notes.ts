/** F-53: what else the text tells the traveler: its own words, taxes and fares of children, what the seat offers. One note a line. */
import type { DocumentLine, SourceDocument } from '../../formats/reading/document.ts';
import { readFareColumns } from '../../formats/reading/fares/fare-columns.ts';
import { findFareMentions } from '../../formats/reading/fares/fare-mentions.ts';
import type { Field } from '../../model/field.ts';
import type { FlightQuoteDraft } from '../../model/flight-quote-draft.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { LinePattern } from '../../text/line-look.ts';
import { countWords, isFurniture, isOwnWords, joinOwnLines, MIN_WORDS } from '../own-words.ts';

const AMENITY =
  /^(?:.{0,30}(?:wi-?fi|legroom|in-seat|usb|on-demand|video|entertainment|streaming|emissions?|co2e?|overnight|lie-?flat|recliner|meals?|snacks?|beverages?|codeshare|sold by|seat map).{0,40})$/;
const MAY_NAME_AMENITY = new LinePattern(
  AMENITY,
  'wi-?fi|legroom|in-seat|usb|on-demand|video|entertainment|streaming|emission|co2|overnight|lie-?flat|recliner|meal|snack|beverage|codeshare|sold by|seat map',
);
/** Taxes, children's fares and what costs extra have no field of their own in the answer. */
const UNANSWERED: ReadonlySet<string> = new Set(['taxes', 'byType', 'extras', 'payers', 'isOfAdult']);

/** `FLIGHT BOOKING REF: DL/QX7RT2`, `Method of payment: …`, `Status: Confirmed`, `E-mail: …`: what a booking is filed under, and whom it reaches. */
const FILED = compactPattern(
  /^\W{0,3}(?:(?:[a-z]{2,14}[- ]){0,3}(?:booking|reservation|confirmation|itinerary|trip|order|ticket|e-?ticket|record|customer|frequent flyer|frequent flier)[- ](?:references?|refs?|numbers?|no|nr|codes?|locators?|id)\b|(?:[a-z]{2,14} )?(?:pnr|record locator|locator|e-?tickets?|buchungs(?:nummer|code|nr)|(?:buchungs)?referenz|ticketnummer|vorgangsnummer|localizador|codigo de reserva|numero de (?:reserva|reservation|billete|billet)|codice (?:di )?prenotazione|numero (?:di )?biglietto|dossier)|(?:method|form) of payment|payment method|paid (?:with|by)|zahlungsart|forma de pago|mode de paiement|metodo di pagamento|(?:booking |reservation )?status|date of (?:purchase|booking)|(?:purchase|booking) date|buchungsdatum|kaufdatum|date (?:d'achat|de reservation)|fecha de (?:compra|reserva)|data (?:di acquisto|di prenotazione|da compra|da reserva)|(?:main|primary|emergency) contact|e-?mail|mobile|mobil|handy|movil)\s?\.?\s?[:#\t]/,
);

/** `claimed` are lines of the flights themselves. */
export function readNotes(
  document: SourceDocument,
  draft: FlightQuoteDraft,
  claimed: ReadonlySet<number>,
): Field<string> | null {
  const { segments } = draft.offers[0];
  const hasDisplay = segments.length > 0 && draft.notes !== null;
  // A status is a display's.
  const hasSegments = segments.some(({ status }) => status !== null);
  const isNote = (line: DocumentLine): boolean => isFlightNote(document, line, hasDisplay, hasSegments);
  return joinOwnLines(document, draft, { claimed, unanswered: UNANSWERED, isNote, isNoteBeside: isTold });
}

/** `@Vroni: frag morgen mal nach`: said to a colleague. */
const CALLS = /^@\p{L}{2,20}\s?[:,]\s/u;

/** A display has no sentences. */
const isTold = ({ passage: { text } }: DocumentLine): boolean => text !== text.toUpperCase();

function isFlightNote(
  document: SourceDocument,
  line: DocumentLine,
  hasDisplay: boolean,
  hasSegments: boolean,
): boolean {
  const { text } = line.passage;
  const { folded } = line;
  if (text.length < 6 || line.isRule || line.heading > 0) return false;
  if (hasDisplay && text === text.toUpperCase()) return false;
  if (CALLS.test(text)) return false;
  if (isFurniture(line) || FILED.test(folded) || readFareColumns(line) !== null) return false;
  const [fare] = findFareMentions([line]);
  if (hasSegments && text === text.toUpperCase()) return fare?.role === 'taxes' || fare?.role === 'fee';
  if (fare !== undefined)
    return (
      isExtraFare(fare.role, fare.basis) ||
      isLabelOf(document, line) ||
      (fare.role === null && countWords(text) >= MIN_WORDS)
    );
  return MAY_NAME_AMENITY.test(line.look, folded) || isTaxLabel(document, line) || isOwnWords(document, line);
}

const isExtraFare = (role: string | null, basis: string | null): boolean =>
  role === 'taxes' || role === 'fee' || role === 'other' || basis === 'child';

/** The word for taxes over an amount alone. */
function isTaxLabel(document: SourceDocument, line: DocumentLine): boolean {
  const below = document.lines[line.index + 1];
  return (
    TAX_WORD.test(line.look, line.folded) &&
    below !== undefined &&
    below.passage.text.length < 24 &&
    findFareMentions([below]).length > 0
  );
}

const TAX_WORD = new LinePattern(/\b(?:tax|steuer|tasa|tasse|taxa)/);

/** An amount alone under the word for taxes. */
function isLabelOf(document: SourceDocument, line: DocumentLine): boolean {
  const above = document.lines[line.index - 1];
  return above !== undefined && line.passage.text.length < 24 && TAX_WORD.test(above.look, above.folded);
}
