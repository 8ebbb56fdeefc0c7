/** F-496: `17.985 kr.`: the crowns of a fare are those of the text, else of the country where the trip begins. */
import { findAirport } from '@waypage/gazetteer';
import type { SourceDocument } from '../../formats/reading/document.ts';
import type { Field } from '../../model/field.ts';
import type { FareDraft, FlightQuoteDraft, OfferDraft } from '../../model/flight-quote-draft.ts';
import type { Money } from '../../model/money.ts';
import { crownsOf } from '../crowns.ts';

export function withCrowns(draft: FlightQuoteDraft, document: SourceDocument): FlightQuoteDraft {
  if (!draft.offers.some(({ fare }) => fieldsOf(fare).some(isOpen))) return draft;
  const code = crownsOf(document.lines) ?? crownsOfHome(draft);
  if (code === null) return draft;
  const [first, ...others] = draft.offers;
  const settle = (offer: OfferDraft): OfferDraft => ({ ...offer, fare: settled(offer.fare, code) });
  return { ...draft, offers: [settle(first), ...others.map(settle)] };
}

const fieldsOf = (fare: FareDraft): readonly (Field<Money> | null)[] => [
  fare.baseFare,
  fare.taxes,
  fare.upcharge,
  fare.total,
  fare.totalForAllPassengers,
];

/** The sign `kr` alone. */
const isOpen = (field: Field<Money> | null): field is Field<Money> =>
  field !== null && field.value.currencies.length > 1 && field.value.currencies.includes('DKK');

function settled(fare: FareDraft, code: string): FareDraft {
  const settle = (field: Field<Money> | null): Field<Money> | null =>
    isOpen(field) ? { ...field, value: { ...field.value, currencies: [code] } } : field;
  return {
    ...fare,
    baseFare: settle(fare.baseFare),
    taxes: settle(fare.taxes),
    upcharge: settle(fare.upcharge),
    total: settle(fare.total),
    totalForAllPassengers: settle(fare.totalForAllPassengers),
    byType: fare.byType.map((type) => ({ ...type, total: settle(type.total) ?? type.total })),
    extras: fare.extras.map((extra) => (extra.currencies.includes('DKK') ? { ...extra, currencies: [code] } : extra)),
  };
}

const HOME: Readonly<Record<string, string>> = { DK: 'DKK', NO: 'NOK', SE: 'SEK', IS: 'ISK' };

function crownsOfHome({ offers: [{ segments }] }: FlightQuoteDraft): string | null {
  const start = segments[0]?.departure.code?.value;
  return HOME[(start === undefined ? undefined : findAirport(start)?.country) ?? ''] ?? null;
}
