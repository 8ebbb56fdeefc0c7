/** A deal as JSON-LD (schema.org): a `TouristTrip` with its prices as offers, each with what it is for (rule T-135). Nothing that the page does not show. */
import { dealPrices, type PublicTravelDeal, readDisplayDates } from '@waypage/contract';
import { schemaOffer } from '../share-pages/schema-offer.ts';

export function dealStructuredData(deal: PublicTravelDeal, pageUrl: string, agencyName: string): object[] {
  const { title, destination, data } = deal;
  const name = title ?? destination ?? 'Travel deal';
  const days = readDisplayDates(deal.dates);
  const { person, total } = dealPrices(data);
  const offers = [person, total].flatMap((price) => {
    const facts = { pageUrl, agencyName, validUntil: data.validUntil };
    return price ? (schemaOffer({ name: `${name}, ${price.basis}`, price: price.now, ...facts }) ?? []) : [];
  });
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'TouristTrip',
      name,
      url: pageUrl,
      ...(data.notes ? { description: data.notes } : {}),
      ...(destination ? { itinerary: { '@type': 'Place', name: destination } } : {}),
      ...(days ? { departureTime: days.start, ...(days.end ? { arrivalTime: days.end } : {}) } : {}),
      ...(offers.length > 0 ? { offers } : {}),
      provider: { '@type': 'TravelAgency', name: agencyName },
    },
  ];
}
