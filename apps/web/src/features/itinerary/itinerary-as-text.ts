/** An itinerary as a plain text to keep or to send on ('Download', A-1, A-8): what the page shows, in the same order. */
import type { WireActivity } from '@waypage/contract';
import { absoluteAddress } from '../../lib/share-address.ts';
import { type ItineraryDraft, titleOf } from './itinerary-draft.ts';
import { presentCreated, presentDayDate } from './view/present-date.ts';

export function itineraryAsText(itinerary: ItineraryDraft): string {
  const { location, dates, createdAt, data } = itinerary;
  const created = presentCreated(createdAt);
  const days = data.days.map((day, index) => {
    const heading = [`Day ${index + 1}`, day.title].filter(Boolean).join(': ');
    const blocks = day.timeBlocks.map((block) =>
      [[block.emoji, block.period].filter(Boolean).join(' '), ...block.activities.map(activityAsText)]
        .filter((line) => line !== '')
        .join('\n'),
    );
    return [day.date ? `${heading} (${presentDayDate(day.date).long})` : heading, ...blocks].join('\n');
  });
  const head = [titleOf(itinerary), location, dates, created && `Created ${created.text}`].filter(Boolean).join('\n');
  return `${[head, ...days, budgetAsText(data.budget)].filter((part) => part !== '').join('\n\n')}\n`;
}

function activityAsText(activity: WireActivity): string {
  const lines = [
    [activity.time, activity.title].filter(Boolean).join(' - '),
    activity.description,
    activity.location && `Location: ${activity.location}`,
    activity.distance && `Distance: ${activity.distance}`,
    activity.cost && `Cost: ${activity.cost}`,
    activity.link && [activity.linkText, activity.link].filter(Boolean).join(': '),
    activity.image && `Image: ${[activity.image.alt, absoluteAddress(activity.image.url)].filter(Boolean).join(' - ')}`,
  ];
  return lines
    .filter(Boolean)
    .map((line, index) => (index === 0 ? line : `  ${line}`))
    .join('\n');
}

function budgetAsText(budget: ItineraryDraft['data']['budget']): string {
  if (!budget) return '';
  const money = (amount: number) => `${budget.currency} ${amount.toLocaleString('en-US')}`;
  const lines = budget.items.map(({ category, amount, amountMax, description }) => {
    const range = amountMax === undefined ? money(amount) : `${money(amount)} – ${money(amountMax)}`;
    return [`${category}: ${range}`, description].filter(Boolean).join(' - ');
  });
  return ['Budget', ...lines, ...(budget.total === null ? [] : [`Total: ${money(budget.total)}`])].join('\n');
}
