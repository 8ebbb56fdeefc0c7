/** The public page of one flight quote: skip link, logo video and buttons, the view, footer (F-120). */
import type { FlightQuotePageContext, PublicFlightQuote } from '@waypage/contract';
import { FlightQuoteView, QUOTE_ICONS } from '../features/flight-quote/view/flight-quote-view.tsx';
import { IconSprite } from '../features/itinerary/view/icon-sprite.tsx';
import { LogoVideo } from '../features/public-page/logo-video.tsx';
import { footerIcons, PublicFooter } from '../features/public-page/public-footer.tsx';
import { yearOf } from './page-year.ts';
import { SCRIPT_ICONS, ScriptButton } from './script-button.tsx';

interface FlightQuotePageProps {
  quote: PublicFlightQuote;
  context: FlightQuotePageContext;
}

export function FlightQuotePage({ quote, context }: FlightQuotePageProps) {
  const { branding, pageUrl, calendar } = context;
  return (
    <>
      <a className="skip" href="#main">
        Skip to the quote
      </a>
      <IconSprite names={[...SCRIPT_ICONS, ...footerIcons(branding)].filter((name) => !QUOTE_ICONS.includes(name))} />
      <FlightQuoteView
        quote={quote}
        calendar={calendar}
        signOff={branding.signOff}
        bar={
          <div className="pubbar">
            <LogoVideo branding={branding} />
            <p className="tag">
              <strong>{branding.agencyName}</strong>
              <br />
              {branding.tagline}
            </p>
            <div className="row">
              <ScriptButton action="copy" said="Link copied!" />
              <ScriptButton action="print" />
            </div>
          </div>
        }
      />
      <PublicFooter branding={branding} pageUrl={pageUrl} year={yearOf(quote.updatedAt)} />
      <p className="said" role="status" />
    </>
  );
}
