/** What was read of the text, to look at and not to edit here (spec §2): prices, options, validity, agent. */
import { dealPrices, type TravelDealData } from '@waypage/contract';
import { presentOfferDate } from '../../public-page/present-offer-date.ts';
import { ParsedDataList } from '../../records/parsed-data.tsx';

export function ParsedDeal({ data }: { readonly data: TravelDealData }) {
  const { person, total } = dealPrices(data);
  const rows: readonly (readonly [string, string | number | null])[] = [
    ['Duration', data.duration],
    ['Per person', person?.now ?? null],
    ['Total', total && `${total.now}, ${total.basis}`],
    ['Price before', data.originalPrice],
    ['Discount', data.discount],
    ['Travelers', data.passengers],
    ['Price options', data.priceOptions.map(optionText).join('\n')],
    ['Accommodation', data.accommodation],
    ['Valid until', data.validUntil && presentOfferDate(data.validUntil, 'plain').text],
    ['Agent', [data.agentInfo.name, data.agentInfo.company].filter(Boolean).join(', ')],
    ['Notes', data.notes],
  ];
  return <ParsedDataList rows={rows} hint="Read-only here. Prices and options are edited below." />;
}

/** `Balcony cabin, May 9 to 16, 2027: $1,899` */
function optionText({ label, dates, price }: TravelDealData['priceOptions'][number]): string {
  const name = [label, dates].filter(Boolean).join(', ');
  return [name, price].filter(Boolean).join(': ');
}
