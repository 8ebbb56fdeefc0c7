/** A deal in a frame of another site: the card alone, no header and no footer (T-140). */
import type { DealEmbedContext, PublicTravelDeal } from '@waypage/contract';
import { IconSprite } from '../features/itinerary/view/icon-sprite.tsx';
import { DEAL_CARD_ICONS, DealCard } from '../features/travel-deal/view/deal-card.tsx';

interface DealEmbedPageProps {
  deal: PublicTravelDeal;
  context: DealEmbedContext;
}

export function DealEmbedPage({ deal, context }: DealEmbedPageProps) {
  return (
    <main className="framedpage">
      <IconSprite names={DEAL_CARD_ICONS} />
      <DealCard deal={deal} pageUrl={context.dealUrl} />
    </main>
  );
}
