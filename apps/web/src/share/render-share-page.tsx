/** The built entry for the server: a public record and the branding in, one finished HTML document out. Pure. */
import { POSTERS, type PublicItinerary, type SharePages } from '@waypage/contract';
import { choosePoster } from '../features/itinerary/view/choose-poster.ts';
import { itineraryHeading } from '../features/itinerary/view/itinerary-hero.tsx';
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
      script: true,
      card: true,
      body: <ItineraryPage itinerary={itinerary} context={context} />,
    });
  },

  renderNotFoundPage(kind, context) {
    return renderShareDocument({
      title: MISSING_TEXTS[kind].heading,
      description: MISSING_TEXTS[kind].text,
      themeColor: POSTERS.travel.sky,
      context,
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
  return [dates, location, length]
    .map((part) => part?.trim().replace(/\.$/, ''))
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(' ');
}
