/** The built entry for the server: a public record and the branding in, one finished HTML document out. Pure. */
import { POSTERS, type PublicFlightQuote, type PublicItinerary, type SharePages } from '@waypage/contract';
import { quoteHeading, quoteImage } from '../features/flight-quote/view/quote-hero.tsx';
import { choosePoster } from '../features/itinerary/view/choose-poster.ts';
import { itineraryHeading } from '../features/itinerary/view/itinerary-hero.tsx';
import { FlightQuotePage } from './flight-quote-page.tsx';
import { ItineraryPage } from './itinerary-page.tsx';
import { MISSING_TEXTS, NotFoundPage } from './not-found-page.tsx';
import { renderShareDocument } from './share-document.tsx';

export const sharePages: SharePages = {
  renderItineraryPage(itinerary, context) {
    return renderShareDocument({
      title: itineraryHeading(itinerary),
      description: describeItinerary(itinerary),
      themeColor: POSTERS[choosePoster(itinerary.location, itinerary.title)].sky,
      context,
      style: 'itinerary',
      script: true,
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
      script: true,
      card: { image: context.cardImage },
      structuredData: context.structuredData,
      body: <FlightQuotePage quote={quote} context={context} />,
    });
  },

  renderNotFoundPage(kind, context) {
    return renderShareDocument({
      title: MISSING_TEXTS[kind].heading,
      description: MISSING_TEXTS[kind].text,
      themeColor: POSTERS.travel.sky,
      context,
      style: 'itinerary',
      script: false,
      card: false,
      body: <NotFoundPage kind={kind} context={context} />,
    });
  },
};

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

function sentences(parts: readonly (string | null)[]): string {
  return parts
    .map((part) => part?.trim().replace(/\.$/, ''))
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(' ');
}
