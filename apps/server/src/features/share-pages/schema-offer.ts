/** A price as schema.org has it, for the JSON-LD of public pages: one amount as `Offer`, a range as `AggregateOffer` (rules F-126, T-135). */
import { readMoneyText } from '@waypage/contract';
import { CURRENCY_SIGNS, findCurrency } from '@waypage/gazetteer';

interface OfferFacts {
  readonly name: string;
  /** As the text has it. */
  readonly price: string | null;
  readonly validUntil: string | null;
  readonly pageUrl: string;
  readonly agencyName: string;
}

/** Null where the price or its currency cannot be told. */
export function schemaOffer({ name, price, validUntil, pageUrl, agencyName }: OfferFacts): object | null {
  const money = readMoneyText(price);
  const sign = money?.currency ?? '';
  // `$1,399 CAD`: a code beside the sign says which dollar it is.
  const named = /\b[A-Z]{3}\b/.exec(price ?? '')?.[0] ?? sign;
  const currency = findCurrency(named)?.code ?? CURRENCY_SIGNS[sign.replace(/\.$/, '')]?.[0];
  if (!money || currency === undefined) return null;
  const { low, high } = money;
  return {
    '@type': high === null ? 'Offer' : 'AggregateOffer',
    name,
    url: pageUrl,
    ...(high === null ? { price: low } : { lowPrice: low, highPrice: high }),
    priceCurrency: currency,
    ...(validUntil !== null && /^\d{4}-/.test(validUntil) ? { priceValidUntil: validUntil } : {}),
    seller: { '@type': 'TravelAgency', name: agencyName },
  };
}
