/** A deal as a plain text to keep (spec §2, Download; rule T-137): what the page shows, in its order, with its address at the end. */
import { type DealPrice, dealPrices, optionDates, optionsBasis, type PublicTravelDeal } from '@waypage/contract';

const RULE_CHAR = '=';
/** Windows' own editor shows lines only so. */
const LINE_END = '\r\n';

export function dealText(deal: PublicTravelDeal, pageUrl: string, agencyName: string): string {
  const { title, destination, dates, data, isActive } = deal;
  const heading = title?.trim() || destination?.trim() || 'Travel deal';
  const { person, total } = dealPrices(data);
  const basis = optionsBasis(data);
  const contact = [data.agentInfo.name, data.agentInfo.company].filter(Boolean).join(', ');
  const blocks = [
    [heading, RULE_CHAR.repeat(Math.min([...heading].length, 72))],
    labelled([
      ['Destination', destination],
      ['Dates', dates],
      ['Duration', data.duration],
      ['Guests', data.passengers === null ? null : String(data.passengers)],
      [
        'Price',
        [person, total]
          .filter((price) => price !== null)
          .map(priceLine)
          .join('; ') || null,
      ],
      [isActive ? 'Book by' : 'Expired on', data.validUntil],
    ]),
    listed('Highlights', data.highlights),
    listed(
      !data.priceOptions.some(({ price }) => price) ? 'Options' : basis ? `Prices ${basis}` : 'Prices',
      data.priceOptions.map((option) =>
        [[option.label, optionDates(option)].filter(Boolean).join(', '), option.price].filter(Boolean).join(': '),
      ),
    ),
    listed("What's included", data.includes),
    listed('Terms and restrictions', data.restrictions),
    listed('Accommodation', (data.accommodation ?? '').split(/;\s+|\n/)),
    listed('Activities', data.activities),
    data.notes ? ['Notes', ...data.notes.split('\n')] : [],
    labelled([['Your travel agent', contact || null]]),
    [`${agencyName}: ${pageUrl}`],
  ];
  const lines = blocks.filter((block) => block.length > 0).map((block) => block.join(LINE_END));
  return `${lines.join(LINE_END + LINE_END)}${LINE_END}`;
}

const priceLine = ({ now, basis, was }: DealPrice) => `${now} ${basis}${was ? ` (was ${was})` : ''}`;

function labelled(pairs: readonly (readonly [string, string | null])[]): string[] {
  return pairs.filter(([, value]) => value?.trim()).map(([label, value]) => `${label}: ${value}`);
}

function listed(title: string, lines: readonly string[]): string[] {
  const shown = lines.filter((line) => line.trim() !== '');
  return shown.length === 0 ? [] : [title, ...shown.map((line) => `- ${line.trim()}`)];
}
