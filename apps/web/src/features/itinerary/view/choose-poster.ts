/** Which of the drawn posters a trip gets: its city where there is one, else its theme, else the travel poster. */
import { cityPosterIn, type PosterName, themePosterIn } from '@waypage/contract';

/** Looks at the place before the title: a title may name things that the trip only passes. */
export function choosePoster(place: string | null, title: string | null): PosterName {
  return cityPosterIn(place) ?? cityPosterIn(title) ?? themePosterIn(place, title) ?? 'travel';
}
