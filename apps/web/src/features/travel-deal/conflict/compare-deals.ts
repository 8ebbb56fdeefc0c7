/** Two versions of a deal -> where they differ, in words and in the order of the page (H-6). */
import type { TravelDealData } from '@waypage/contract';
import { listDifferences, type NamedValues, nameValues } from '../../../components/list-differences.ts';
import type { Difference } from '../../../components/version-dialog.tsx';
import type { Compared } from '../../records/record-kind.ts';

export function compareDeals(mine: Compared<TravelDealData>, theirs: Compared<TravelDealData>): Difference[] {
  return listDifferences(flatten(mine), flatten(theirs));
}

function flatten({ rawText, data }: Compared<TravelDealData>): NamedValues {
  return nameValues((put) => {
    const putLines = (name: string, lines: readonly string[]) => {
      lines.forEach((line, index) => {
        put(`${name} ${index + 1}`, line);
      });
    };
    put('Title', data.title);
    put('Destination', data.destination);
    put('Travel dates', data.dates);
    put('Duration', data.duration);
    put('Price per person', data.price);
    put('Price before', data.originalPrice);
    put('Discount', data.discount);
    put('Total', data.totalPrice);
    put('Total is for', data.priceBasis);
    put('Travelers', data.passengers);
    data.priceOptions.forEach((option, index) => {
      const name = `Option ${index + 1}`;
      put(`${name}: name`, option.label);
      put(`${name}: dates`, option.dates);
      put(`${name}: price`, option.price);
    });
    putLines('Highlight', data.highlights);
    putLines('Included', data.includes);
    putLines('Term', data.restrictions);
    putLines('Activity', data.activities);
    put('Accommodation', data.accommodation);
    put('Valid until', data.validUntil);
    put('Notes', data.notes);
    put('Agent', data.agentInfo.name);
    put('Company', data.agentInfo.company);
    put('Destination image', data.customImageUrl);
    put('Original deal text', rawText);
  });
}
