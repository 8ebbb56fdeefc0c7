/**
 * A whole itinerary without branding: hero, day navigation, days, route map, budget summary (V-1 to V-3).
 * The same markup for the public page, the agent's view and the public route inside the application; needs the style
 * sheet's layers, no script and no effects.
 */
import type { PublicItinerary } from '@waypage/contract';
import type { ReactNode } from 'react';
import { type Audience, activityLook } from './activity-look.ts';
import { BudgetSummary } from './budget-summary.tsx';
import { DayNavigation } from './day-navigation.tsx';
import { routeStops } from './day-places.ts';
import { type ActivityPlace, DaySection } from './day-section.tsx';
import { type IconName, IconSprite } from './icon-sprite.tsx';
import { ItineraryHero } from './itinerary-hero.tsx';
import { RouteMap } from './route-map.tsx';

export interface ItineraryViewProps {
  itinerary: PublicItinerary;
  /** The bar at the top of the hero: logo and buttons, or Back, Share and Download. */
  bar?: ReactNode;
  /** `page`: the view is the page and brings its `header` and `main`; `part`: it stands in another page's main part. */
  frame?: 'page' | 'part';
  /** Agents are also shown the type `special`. */
  audience?: Audience;
  /** What stands beside an activity, the agent's image slot. */
  renderMedia?: (place: ActivityPlace) => ReactNode;
  /** What stands beside the days, over the route map: the agent's images. */
  side?: ReactNode;
}

export function ItineraryView(props: ItineraryViewProps) {
  const { itinerary, bar, frame = 'page', audience = 'public', renderMedia, side } = props;
  const stops = routeStops(itinerary);
  const hasRoute = stops.length > 1;
  const hasSide = hasRoute || Boolean(side);
  const Main = frame === 'page' ? 'main' : 'div';
  return (
    <>
      <IconSprite names={iconsOf(itinerary, audience)} />
      <ItineraryHero itinerary={itinerary} as={frame === 'page' ? 'header' : 'section'} bar={bar} />
      <DayNavigation itinerary={itinerary} />
      <Main id={frame === 'page' ? 'main' : undefined} className="wrap">
        <div className={hasSide ? 'trip' : 'trip trip--alone'}>
          <div className="trip__days">
            {itinerary.data.days.map((day, dayIndex) => (
              <DaySection
                // biome-ignore lint/suspicious/noArrayIndexKey: ids are other people's text and may repeat
                key={dayIndex}
                day={day}
                dayIndex={dayIndex}
                audience={audience}
                renderMedia={renderMedia}
              />
            ))}
          </div>
          {hasSide && (
            <aside className="trip__side" aria-label={side ? 'Images and route' : 'Route'}>
              {side}
              {hasRoute && <RouteMap stops={stops} />}
            </aside>
          )}
        </div>
        <BudgetSummary budget={itinerary.data.budget} />
      </Main>
    </>
  );
}

function iconsOf(itinerary: PublicItinerary, audience: Audience): readonly IconName[] {
  const names = new Set<IconName>();
  if (itinerary.location) names.add('pin');
  if (itinerary.dates) names.add('calendar');
  for (const activity of itinerary.data.days.flatMap((day) => day.timeBlocks.flatMap((block) => block.activities))) {
    names.add(activityLook(activity.type, audience).icon);
    if (activity.location) names.add('pin');
    if (activity.distance) names.add('footprints');
    if (activity.link) names.add('arrow-up-right');
  }
  return [...names];
}
