/** The picture of a quote or a deal: one of the agent's own goes before every poster (spec §9). */
import type { PosterName } from '@waypage/contract';

export interface PageImage {
  /** The agent's own picture, or null. */
  readonly customUrl: string | null;
  /** What is shown without it, and where it does not load. */
  readonly poster: PosterName;
}

export function pageImage(customImageUrl: string | null | undefined, poster: PosterName): PageImage {
  return { customUrl: customImageUrl?.trim() || null, poster };
}
