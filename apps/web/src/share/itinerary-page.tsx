/** The public page of one itinerary: skip link, the view in its frame of branding, footer (V-1 to V-4). */
import type { PublicItinerary, SharePageContext } from '@waypage/contract';
import { Icon, IconSprite } from '../features/itinerary/view/icon-sprite.tsx';
import { ItineraryView } from '../features/itinerary/view/itinerary-view.tsx';
import { PublicBar } from '../features/public-page/public-bar.tsx';
import { footerIcons, PublicFooter } from '../features/public-page/public-footer.tsx';

interface ItineraryPageProps {
  itinerary: PublicItinerary;
  context: SharePageContext;
}

export function ItineraryPage({ itinerary, context }: ItineraryPageProps) {
  const { branding, pageUrl } = context;
  return (
    <>
      <a className="skip" href="#main">
        Skip to the days
      </a>
      <IconSprite names={['share', 'check', 'printer', ...footerIcons(branding)]} />
      <ItineraryView
        itinerary={itinerary}
        bar={
          <PublicBar branding={branding}>
            <ScriptButton action="share" />
            <ScriptButton action="print" />
          </PublicBar>
        }
      />
      <PublicFooter branding={branding} pageUrl={pageUrl} year={yearOf(itinerary.updatedAt)} />
      <p className="said" role="status" />
    </>
  );
}

const BUTTONS = {
  share: { label: 'Share', icon: 'share' },
  print: { label: 'Print', icon: 'printer' },
} as const;

/** Hidden until the script finds it: without script there is no button that does nothing. */
function ScriptButton({ action }: { action: keyof typeof BUTTONS }) {
  const { label, icon } = BUTTONS[action];
  return (
    <button className="btn" type="button" aria-label={label} data-action={action} hidden>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}

function yearOf(timestamp: string): number | null {
  const year = new Date(timestamp).getUTCFullYear();
  return Number.isNaN(year) ? null : year;
}
