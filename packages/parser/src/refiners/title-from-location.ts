/** A trip without a title is called by its place. */
import { derived } from '../model/field.ts';
import type { ItineraryRefiner } from './refiner.ts';

export const refineTitle: ItineraryRefiner = (draft) => {
  if (draft.title !== null || draft.location === null || draft.days.length === 0) return draft;
  return { ...draft, title: derived(draft.location.value, draft.location.spans) };
};
