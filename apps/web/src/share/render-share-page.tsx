/** The built entry for the server: a public record and the branding in, one finished HTML document out. Pure. */
import {
  dealPriceText,
  describeDeal,
  type MissingPage,
  POSTERS,
  type PublicFlightQuote,
  type PublicItinerary,
  type PublicTravelDeal,
  type SharePageContext,
  type SharePages,
} from '@waypage/contract';
import type { ReactNode } from 'react';
import { quoteHeading, quoteImage } from '../features/flight-quote/view/quote-hero.tsx';
import { choosePoster } from '../features/itinerary/view/choose-poster.ts';
import { itineraryHeading } from '../features/itinerary/view/itinerary-hero.tsx';
import { dealHeading, dealImage } from '../features/travel-deal/view/present-deal.ts';
import { DealEmbedPage } from './deal-embed-page.tsx';
import { DealJsonPage } from './deal-json-page.tsx';
import { DealPage } from './deal-page.tsx';
import { FlightQuotePage } from './flight-quote-page.tsx';
import { ItineraryPage } from './itinerary-page.tsx';
import {
  FAILURE_TEXTS,
  FailurePage,
  LostEmbed,
  type LostTexts,
  MISSING_TEXTS,
  NotFoundPage,
} from './not-found-page.tsx';
import { renderShareDocument } from './share-document.tsx';

export const sharePages: SharePages = {
  renderItineraryPage(itinerary, context) {
    return renderShareDocument({
      title: itineraryHeading(itinerary),
      description: describeItinerary(itinerary),
      themeColor: POSTERS[choosePoster(itinerary.location, itinerary.title)].sky,
      context,
      style: 'itinerary',
      script: 'page',
      card: true,
      body: <ItineraryPage itinerary={itinerary} context={context} />,
    });
  },

  renderFlightQuotePage(quote, context) {
    return renderShareDocument({
      title: quoteHeading(quote),
      description: describeQuote(quote),
      themeColor: POSTERS[quoteImage(quote.data).poster].sky,
      context,
      style: 'flight-quote',
      script: 'page',
      card: { image: context.cardImage },
      structuredData: context.structuredData,
      body: <FlightQuotePage quote={quote} context={context} />,
    });
  },

  renderDealPage(deal, context) {
    return renderShareDocument({
      title: dealHeading(deal),
      description: summarizeDeal(deal),
      themeColor: skyOf(deal),
      context,
      style: 'deal',
      script: 'page',
      card: { image: context.cardImage },
      structuredData: context.structuredData,
      oembed: context.oembed,
      body: <DealPage deal={deal} context={context} />,
    });
  },

  renderDealEmbedPage(deal, context) {
    return renderShareDocument({
      title: dealHeading(deal),
      description: summarizeDeal(deal),
      themeColor: skyOf(deal),
      context,
      style: 'deal-embed',
      script: 'frame',
      card: false,
      theme: context.look.theme,
      ownStyle: context.look.style,
      oembed: context.oembed,
      body: <DealEmbedPage deal={deal} context={context} />,
    });
  },

  renderDealJsonPage(json, context) {
    return renderShareDocument({
      title: `Deal data: ${dealHeading(json)}`,
      description: json.description || 'The structured fields of a travel deal.',
      themeColor: POSTERS.travel.sky,
      context,
      style: 'deal-json',
      script: 'page',
      card: false,
      body: <DealJsonPage json={json} context={context} />,
    });
  },

  renderNotFoundPage(kind, context) {
    return renderLostPage(kind, MISSING_TEXTS[kind], context, <NotFoundPage kind={kind} context={context} />);
  },

  renderFailurePage(kind, context) {
    return renderLostPage(kind, FAILURE_TEXTS[kind], context, <FailurePage kind={kind} context={context} />);
  },
};

function renderLostPage(kind: MissingPage, texts: LostTexts, context: SharePageContext, page: ReactNode): string {
  const isFramed = kind === 'deal-embed';
  return renderShareDocument({
    title: texts.heading,
    description: texts.text,
    themeColor: POSTERS.travel.sky,
    context,
    style: isFramed ? 'deal-embed' : 'itinerary',
    script: isFramed ? 'frame' : null,
    card: false,
    body: isFramed ? <LostEmbed texts={texts} /> : page,
  });
}

/** `May 3 to 7, 2026. Paris, Reims and Épernay, France. 5 days.` */
function describeItinerary({ dates, location, data }: PublicItinerary): string {
  const count = data.days.length;
  const length = count === 0 ? null : count === 1 ? '1 day' : `${count} days`;
  return sentences([dates, location, length]);
}

/** `Seattle (SEA) → Paris (CDG). September 3 to 13, 2027. $986 per traveler.` */
function describeQuote({ route, dates, data }: PublicFlightQuote): string {
  const { total } = data.fareDetails;
  return sentences([route, dates, total && `${total} per traveler`]) || 'Flight quote.';
}

const skyOf = (deal: PublicTravelDeal): string => POSTERS[dealImage({ ...deal, ...deal.data }).poster].sky;

/** `Crete. September 12 to 19, 2027. $1,899. All breakfasts.` */
function summarizeDeal({ destination, dates, data }: PublicTravelDeal): string {
  return sentences([destination, dates, dealPriceText(data), describeDeal(data)]) || 'Travel deal.';
}

function sentences(parts: readonly (string | null)[]): string {
  return parts
    .map((part) => part?.trim().replace(/\.$/, ''))
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(' ');
}
