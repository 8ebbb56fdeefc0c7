/** Which poster a travel deal gets (spec §9): the first theme that its title or destination names, else the travel poster. */
import { type PosterName, themePosterIn } from '@waypage/contract';

export function chooseDealPoster(title: string | null, destination: string | null): PosterName {
  return themePosterIn(title, destination) ?? 'travel';
}
