/**
 * The pages of status 404: an unknown itinerary (V-5), an unknown flight quote (F-120), an unknown deal (T-134, T-142, T-151), and any other
 * path (N-7); and the ones of a record that cannot be had now (H-16), which spec §8 calls by the same titles.
 */
import type { Branding, MissingPage, RecordPage, SharePageContext } from '@waypage/contract';
import { Icon, IconSprite } from '../features/itinerary/view/icon-sprite.tsx';
import { Poster } from '../features/itinerary/view/itinerary-hero.tsx';
import { PublicBar } from '../features/public-page/public-bar.tsx';

export interface LostTexts {
  readonly heading: string;
  readonly text: string;
}

export const MISSING_TEXTS: Record<MissingPage, LostTexts> = {
  itinerary: { heading: 'Itinerary Not Found', text: 'The requested itinerary could not be loaded.' },
  'flight-quote': {
    heading: 'Flight Quote Not Found',
    text: "The flight quote you're looking for doesn't exist or has been removed.",
  },
  deal: {
    heading: 'Deal Not Found',
    text: 'Travel deal not found. The link may be mistyped, or the deal was taken down by the agent who made it.',
  },
  'deal-embed': { heading: 'Deal Not Found', text: 'Travel deal not found' },
  'deal-json': {
    heading: 'Data Not Found',
    text: 'Failed to load travel deal data. The link may be mistyped, or the deal was taken down by the agent who made it.',
  },
  page: {
    heading: 'Page Not Found',
    text: 'This road ends here. The link may be mistyped, or the page was taken down by the agent who made it.',
  },
};

const TRY_AGAIN = 'Something went wrong on our side. Please open the link again in a moment.';

export const FAILURE_TEXTS: Record<RecordPage, LostTexts> = {
  itinerary: {
    heading: MISSING_TEXTS.itinerary.heading,
    text: `The requested itinerary could not be loaded. ${TRY_AGAIN}`,
  },
  'flight-quote': {
    heading: MISSING_TEXTS['flight-quote'].heading,
    text: `Unable to load flight quote. ${TRY_AGAIN}`,
  },
  deal: { heading: MISSING_TEXTS.deal.heading, text: `Failed to fetch travel deal. ${TRY_AGAIN}` },
  'deal-embed': { heading: MISSING_TEXTS['deal-embed'].heading, text: 'Failed to fetch travel deal' },
  'deal-json': { heading: MISSING_TEXTS['deal-json'].heading, text: `Failed to fetch data. ${TRY_AGAIN}` },
};

export function NotFoundPage({ kind, context }: { readonly kind: MissingPage; readonly context: SharePageContext }) {
  return <LostScene texts={MISSING_TEXTS[kind]} stamp="404" leadsHome={kind === 'page'} branding={context.branding} />;
}

export function FailurePage({ kind, context }: { readonly kind: RecordPage; readonly context: SharePageContext }) {
  return <LostScene texts={FAILURE_TEXTS[kind]} stamp="Back soon" leadsHome={false} branding={context.branding} />;
}

interface LostSceneProps {
  readonly texts: LostTexts;
  readonly stamp: string;
  readonly leadsHome: boolean;
  readonly branding: Branding;
}

function LostScene({ texts: { heading, text }, stamp, leadsHome, branding }: LostSceneProps) {
  const contact = branding.footer.travelAgentContact;
  return (
    <div className="lost">
      <IconSprite names={leadsHome ? ['house'] : []} />
      <main className="scene art-travel">
        <Poster name="travel" />
        <div className="wrap">
          <PublicBar branding={branding} />
          <div className="scene__text">
            <p className="stamp">{stamp}</p>
            <h1>{heading}</h1>
            <p className="lost__text">{text}</p>
            <div className="row">
              {leadsHome && (
                <a className="btn" href="/">
                  <Icon name="house" />
                  Go to the start
                </a>
              )}
              {contact && (
                <a className="btn" href={contact.href}>
                  {contact.label}
                </a>
              )}
            </div>
          </div>
        </div>
      </main>
    </div>
  );
}

/** In a frame: the texts alone. */
export function LostEmbed({ texts: { heading, text } }: { readonly texts: LostTexts }) {
  return (
    <main className="framedpage">
      <article className="embed">
        <div className="embed__body">
          <h1>{heading}</h1>
          <p className="soft">{text}</p>
        </div>
      </article>
    </main>
  );
}
