/**
 * F-496: `17.985 kr.`: which crowns are meant. The text names them elsewhere by their code, it is written in the language of the country, or the trip begins
 * there.
 */
import { findAirport } from '@waypage/gazetteer';
import type { SourceDocument } from '../../formats/reading/document.ts';
import type { Field } from '../../model/field.ts';
import type { FareDraft, FlightQuoteDraft, OfferDraft } from '../../model/flight-quote-draft.ts';
import type { Money } from '../../model/money.ts';
import { foldText } from '../../tokenizer/fold-text.ts';

const CODE = /(?<![A-Za-z])(?:DKK|NOK|SEK|ISK)(?![A-Za-z])/g;
/** Words that only one of the languages writes so. */
const LANGUAGES: readonly (readonly [string, RegExp])[] = [
  ['DKK', /\b(?:jer|jeres|ikke|kun|rejse[nr]?|afgifter|bagage|okonomiklasse|billetten|afgang|hjem|og)\b/g],
  ['NOK', /\b(?:dere|deres|ikke|kun|reise[nr]?|avgifter|bagasje|okonomiklasse|billetten|avgang|hjem|og)\b/g],
  ['SEK', /\b(?:ni|er|inte|bara|resa[nr]?|skatter|avgifter|bagage|ekonomiklass|biljetten|avgang|hem|och)\b/g],
];
/** Of the words of a language so many more than of the next. */
const LEAD = 2;

export function withCrowns(draft: FlightQuoteDraft, document: SourceDocument): FlightQuoteDraft {
  if (!draft.offers.some(({ fare }) => fieldsOf(fare).some(isOpen))) return draft;
  const code = crownsOf(document) ?? crownsOfHome(draft);
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

function crownsOf({ lines }: SourceDocument): string | null {
  const source = lines.map(({ passage }) => passage.text).join('\n');
  const named = new Set(source.match(CODE));
  if (named.size > 0) return named.size === 1 ? ([...named][0] ?? null) : null;
  const folded = foldText(source);
  const counted = LANGUAGES.map(([code, words]) => [code, folded.match(words)?.length ?? 0] as const).sort(
    (a, b) => b[1] - a[1],
  );
  const [best, next] = counted;
  return best !== undefined && next !== undefined && best[1] >= next[1] + LEAD ? best[0] : null;
}

const HOME: Readonly<Record<string, string>> = { DK: 'DKK', NO: 'NOK', SE: 'SEK', IS: 'ISK' };

function crownsOfHome({ offers: [{ segments }] }: FlightQuoteDraft): string | null {
  const start = segments[0]?.departure.code?.value;
  return HOME[(start === undefined ? undefined : findAirport(start)?.country) ?? ''] ?? null;
}
