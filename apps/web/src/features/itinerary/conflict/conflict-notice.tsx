/** The conflict of an itinerary: both versions side by side; the saver does what the agent chooses. */
import { useSyncExternalStore } from 'react';
import { VersionConflict } from '../../../components/version-conflict.tsx';
import type { ItinerarySaver } from '../itinerary-saver.ts';
import { compareItineraries } from './compare-itineraries.ts';

export interface ConflictNoticeProps {
  readonly saver: ItinerarySaver;
  /** After 'Keep mine' was saved. */
  readonly onKept?: () => void;
  /** After the server's version took the draft's place. */
  readonly onTaken: () => void;
}

export function ConflictNotice({ saver, onKept, onTaken }: ConflictNoticeProps) {
  const { status, draft, theirs } = useSyncExternalStore(saver.state.subscribe, saver.state.get);
  if (status !== 'conflict' || !theirs) return null;
  return (
    <VersionConflict
      title="Two versions of this itinerary"
      theirsVersion={theirs.version}
      differences={compareItineraries(draft, theirs)}
      onKeepMine={async () => {
        if ((await saver.keepMine()) === 'saved') onKept?.();
      }}
      onTakeTheirs={() => {
        saver.takeTheirs();
        onTaken();
      }}
    >
      Yours is kept in this browser.
    </VersionConflict>
  );
}
