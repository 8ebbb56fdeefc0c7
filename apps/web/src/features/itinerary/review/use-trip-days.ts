/** The days under review as they are when asked: for handlers, which must not draw anew with every change. */
import { useReviewContext } from '../../review/review-context.ts';
import type { ItineraryReviewValue } from './itinerary-review-value.ts';

export function useTripDays(): () => ItineraryReviewValue['days'] {
  const { store } = useReviewContext();
  return () => (store.state.get().document.value as ItineraryReviewValue).days;
}
