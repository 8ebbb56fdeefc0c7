/** After saving (T-164): the link, 'Copy Link', and 'Download' and 'Print' as on the public page (contract §7). */
import type { PublicTravelDeal } from '@waypage/contract';
import { absoluteAddress, dealPath } from '../../../lib/share-address.ts';
import { SavedPanel } from '../../records/saved-panel.tsx';
import { DEAL_MESSAGES as TEXT } from '../travel-deal-messages.ts';

export function SavedDealPanel({ deal }: { readonly deal: PublicTravelDeal }) {
  const link = absoluteAddress(dealPath(deal.id));
  return <SavedPanel name="Saved travel deal" texts={TEXT} link={link} copyLabel={TEXT.copyLink} />;
}
