/** The public page of one itinerary: skip link, the view in its frame of branding, footer (V-1 to V-4). */
import type { ItineraryPageContext, PublicItinerary } from '@waypage/contract';
import { IconSprite } from '../features/itinerary/view/icon-sprite.tsx';
import { ItineraryView } from '../features/itinerary/view/itinerary-view.tsx';
import { CalendarLink } from '../features/public-page/calendar-link.tsx';
import { PublicBar } from '../features/public-page/public-bar.tsx';
import { footerIcons, PublicFooter } from '../features/public-page/public-footer.tsx';
import { yearOf } from './page-year.ts';
import { SCRIPT_ICONS, ScriptButton } from './script-button.tsx';

interface ItineraryPageProps {
  itinerary: PublicItinerary;
  context: ItineraryPageContext;
}

export function ItineraryPage({ itinerary, context }: ItineraryPageProps) {
  const { branding, pageUrl, calendar } = context;
  // The view has the icon where it shows dates; twice would be one id for two things.
  const ownCalendarIcon = calendar && !itinerary.dates ? (['calendar'] as const) : [];
  return (
    <>
      <a className="skip" href="#main">
        Skip to the days
      </a>
      <IconSprite names={[...SCRIPT_ICONS, ...ownCalendarIcon, ...footerIcons(branding)]} />
      <ItineraryView
        itinerary={itinerary}
        bar={
          <PublicBar branding={branding}>
            {calendar && <CalendarLink address={calendar} />}
            <ScriptButton action="share" said="Share link copied to clipboard!" />
            <ScriptButton action="print" />
          </PublicBar>
        }
      />
      <PublicFooter branding={branding} pageUrl={pageUrl} year={yearOf(itinerary.updatedAt)} />
      <p className="said" role="status" />
    </>
  );
}
