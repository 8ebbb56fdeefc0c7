/** The public page of one travel deal: skip link, Download and Print, the view, footer (T-130). */
import type { DealPageContext, PublicTravelDeal } from '@waypage/contract';
import { Icon, IconSprite } from '../features/itinerary/view/icon-sprite.tsx';
import { CalendarLink } from '../features/public-page/calendar-link.tsx';
import { PublicBar } from '../features/public-page/public-bar.tsx';
import { footerIcons, PublicFooter } from '../features/public-page/public-footer.tsx';
import { DEAL_ICONS, DealView } from '../features/travel-deal/view/deal-view.tsx';
import { yearOf } from './page-year.ts';
import { ScriptButton } from './script-button.tsx';

interface DealPageProps {
  deal: PublicTravelDeal;
  context: DealPageContext;
}

export function DealPage({ deal, context }: DealPageProps) {
  const { branding, pageUrl, textFile, calendar } = context;
  const icons = (['calendar', 'download', 'printer', ...footerIcons(branding)] as const).filter(
    (name) => !DEAL_ICONS.includes(name),
  );
  return (
    <>
      <a className="skip" href="#main">
        Skip to the deal
      </a>
      <IconSprite names={icons} />
      <DealView
        deal={deal}
        signOff={branding.signOff}
        contact={branding.footer.travelAgentContact}
        bar={
          <PublicBar branding={branding}>
            <a className="btn" href={textFile} aria-label="Download" download>
              <Icon name="download" />
              <span>Download</span>
            </a>
            {calendar && <CalendarLink address={calendar} />}
            <ScriptButton action="print" />
          </PublicBar>
        }
      />
      <PublicFooter branding={branding} pageUrl={pageUrl} year={yearOf(deal.updatedAt)} />
    </>
  );
}
