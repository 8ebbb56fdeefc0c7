/** A page that shows a saver answers for its itinerary: what is not saved is tried again when the server may be back (U-2, U-3). */
import { useEffect } from 'react';
import type { ItinerarySaver } from '../itinerary-saver.ts';
import { holdItinerary } from './held-itineraries.ts';

export function useHeldSaver(saver: ItinerarySaver | null): void {
  useEffect(() => {
    if (!saver) return;
    return holdItinerary(saver.state.get().draft.id, async () => {
      if (saver.state.get().status === 'not-saved') await saver.save();
    });
  }, [saver]);
}
