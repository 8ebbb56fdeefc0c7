/** The pages of status 404: an unknown itinerary (V-5), an unknown flight quote (F-120), an unknown deal (T-134, T-142, T-151), and any other path (N-7). */
import type { MissingPage, SharePageContext } from '@waypage/contract';
import { Icon, IconSprite } from '../features/itinerary/view/icon-sprite.tsx';
import { Poster } from '../features/itinerary/view/itinerary-hero.tsx';
import { PublicBar } from '../features/public-page/public-bar.tsx';

export const MISSING_TEXTS: Record<MissingPage, { readonly heading: string; readonly text: string }> = {
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

interface NotFoundPageProps {
  kind: MissingPage;
  context: SharePageContext;
}

export function NotFoundPage({ kind, context: { branding } }: NotFoundPageProps) {
  const { heading, text } = MISSING_TEXTS[kind];
  const contact = branding.footer.travelAgentContact;
  return (
    <div className="lost">
      <IconSprite names={kind === 'page' ? ['house'] : []} />
      <main className="scene art-travel">
        <Poster name="travel" />
        <div className="wrap">
          <PublicBar branding={branding} />
          <div className="scene__text">
            <p className="stamp">404</p>
            <h1>{heading}</h1>
            <p className="lost__text">{text}</p>
            <div className="row">
              {kind === 'page' && (
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
export function MissingEmbed() {
  const { heading, text } = MISSING_TEXTS['deal-embed'];
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
