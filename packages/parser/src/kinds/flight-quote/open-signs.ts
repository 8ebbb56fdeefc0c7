/**
 * What a sign that several countries write means in a fare. F-496: `17.985 kr.`: the crowns are those of the text, else of the country where the trip
 * begins. F-522: `$`: the dollars in which the text names another of its fares, or all; else it stays open.
 */
import { findAirport } from '@waypage/gazetteer';
import type { SourceDocument } from '../../formats/reading/document.ts';
import { findToldCurrency } from '../../formats/reading/fares/told-currency.ts';
import type { Field } from '../../model/field.ts';
import type { FareDraft, FlightQuoteDraft, OfferDraft } from '../../model/flight-quote-draft.ts';
import type { Money } from '../../model/money.ts';
import { crownsOf } from '../crowns.ts';

export function withOpenSigns(draft: FlightQuoteDraft, document: SourceDocument): FlightQuoteDraft {
  const crowns = withSign(draft, 'DKK', () => crownsOf(document.lines) ?? crownsOfHome(draft));
  return withSign(crowns, 'USD', (open) => dollarsOf(draft, document, open));
}

/** `likeliest`: what the sign means first. */
function withSign(
  draft: FlightQuoteDraft,
  likeliest: string,
  find: (open: Money['currencies']) => string | null,
): FlightQuoteDraft {
  const isOpen = ({ currencies }: Money): boolean => currencies.length > 1 && currencies.includes(likeliest);
  const open = moneyOf(draft).find(isOpen);
  const code = open === undefined ? null : find(open.currencies);
  if (code === null) return draft;
  const [first, ...others] = draft.offers;
  const settle = (offer: OfferDraft): OfferDraft => ({ ...offer, fare: settled(offer.fare, code, isOpen) });
  return { ...draft, offers: [settle(first), ...others.map(settle)] };
}

const moneyOf = ({ offers }: FlightQuoteDraft): readonly Money[] =>
  offers.flatMap(({ fare }) =>
    [fare.baseFare, fare.taxes, fare.upcharge, fare.total, fare.totalForAllPassengers].flatMap(
      (field) => field?.value ?? [],
    ),
  );

function settled(fare: FareDraft, code: string, isOpen: (money: Money) => boolean): FareDraft {
  const settle = <T extends Field<Money> | null>(field: T): T =>
    field !== null && isOpen(field.value) ? { ...field, value: { ...field.value, currencies: [code] } } : field;
  return {
    ...fare,
    baseFare: settle(fare.baseFare),
    taxes: settle(fare.taxes),
    upcharge: settle(fare.upcharge),
    total: settle(fare.total),
    totalForAllPassengers: settle(fare.totalForAllPassengers),
    byType: fare.byType.map((type) => ({ ...type, total: settle(type.total) })),
    extras: fare.extras.map((extra) => (isOpen(extra) ? { ...extra, currencies: [code] } : extra)),
  };
}

const HOME: Readonly<Record<string, string>> = { DK: 'DKK', NO: 'NOK', SE: 'SEK', IS: 'ISK' };

function crownsOfHome({ offers: [{ segments }] }: FlightQuoteDraft): string | null {
  const start = segments[0]?.departure.code?.value;
  return HOME[(start === undefined ? undefined : findAirport(start)?.country) ?? ''] ?? null;
}

function dollarsOf(draft: FlightQuoteDraft, document: SourceDocument, open: Money['currencies']): string | null {
  const told = findToldCurrency(document.lines)?.code;
  const named = moneyOf(draft).flatMap(({ currencies }) => (currencies.length === 1 ? currencies : []));
  const codes = new Set([...named, ...(told === undefined ? [] : [told])].filter((code) => open.includes(code)));
  const [code = null] = codes;
  return codes.size === 1 ? code : null;
}
