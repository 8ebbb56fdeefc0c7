/** What the public sees of a deal's data, by its own list of fields: a new field is private until it is named here (contract §1). */
import type { PublicDealData, TravelDealData } from './travel-deal-record.ts';

export function publicDealData(data: TravelDealData): PublicDealData {
  const { title, destination, dates, duration, price, totalPrice, priceBasis, originalPrice, discount } = data;
  const { includes, restrictions, highlights, activities, accommodation, validUntil, customImageUrl, notes } = data;
  return {
    title,
    destination,
    dates,
    duration,
    price,
    totalPrice,
    priceBasis,
    originalPrice,
    discount,
    passengers: data.passengers || null,
    includes,
    restrictions,
    highlights,
    activities,
    accommodation,
    validUntil,
    agentInfo: { name: data.agentInfo.name, company: data.agentInfo.company },
    priceOptions: data.priceOptions.map((option) => ({
      label: option.label,
      dates: option.dates,
      price: option.price,
    })),
    notes,
    customImageUrl,
  };
}
