/** The head of a quote: the poster of where it goes, or the agent's own picture; title, route and dates in its sky (F-121, F-124). */
import { chooseFlightPoster, safeImage } from '@waypage/contract';
import type { ReactNode } from 'react';
import { Icon } from '../../itinerary/view/icon-sprite.tsx';
import { Poster } from '../../itinerary/view/itinerary-hero.tsx';
import { type PageImage, pageImage } from '../../itinerary/view/page-image.ts';

interface QuoteHeroProps {
  title: string | null;
  route: string | null;
  dates: string | null;
  customImageUrl: string | null;
  as: 'header' | 'section';
  bar?: ReactNode;
}

/** What the page calls the quote: every page needs a first heading. */
export function quoteHeading({ title, route }: Pick<QuoteHeroProps, 'title' | 'route'>): string {
  return title?.trim() || route?.trim() || 'Flight quote';
}

export function quoteImage({ route, customImageUrl }: Pick<QuoteHeroProps, 'route' | 'customImageUrl'>): PageImage {
  return pageImage(safeImage(customImageUrl), chooseFlightPoster(route));
}

export function QuoteHero({ title, route, dates, customImageUrl, as: Frame, bar }: QuoteHeroProps) {
  const heading = quoteHeading({ title, route });
  const { customUrl, poster } = quoteImage({ route, customImageUrl });
  const stamp = route && route.trim() !== heading ? `Flight quote, ${route}` : 'Flight quote';
  return (
    <Frame
      className={`scene art-${poster} quote-scene ${customUrl ? 'quote-scene--photo' : ''}`.trim()}
      aria-labelledby={Frame === 'section' ? 'quote-title' : undefined}
    >
      <Poster name={poster} />
      {customUrl && (
        /* Over the poster: where it does not load, the poster is what is seen. */
        <img className="quote-scene__photo" src={customUrl} alt="" referrerPolicy="no-referrer" />
      )}
      <div className="wrap">
        {bar}
        <div className="scene__text">
          <p className="stamp" dir="auto">
            {stamp}
          </p>
          <h1 id="quote-title" className={lengthClass(heading)} dir="auto">
            {heading}
          </h1>
          {dates && (
            <p className="meta">
              <span dir="auto">
                <Icon name="calendar" />
                {dates}
              </span>
            </p>
          )}
        </div>
      </div>
    </Frame>
  );
}

function lengthClass(heading: string): string | undefined {
  if (heading.length > 110) return 'is-very-long';
  return heading.length > 48 ? 'is-long' : undefined;
}
