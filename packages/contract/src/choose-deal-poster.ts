/** Which poster a travel deal gets (spec §9): the first theme that its title or destination names, else the travel poster. */
import { themePosterIn } from './poster-words.ts';
import type { PosterName } from './posters.ts';

export function chooseDealPoster(title: string | null, destination: string | null): PosterName {
  return themePosterIn(title, destination) ?? 'travel';
}
