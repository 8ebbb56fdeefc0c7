/** Says that two versions exist, and opens the comparison; the saver does what the agent chooses. */
import { useState, useSyncExternalStore } from 'react';
import { Notice } from '../../../components/notice.tsx';
import { VersionDialog } from '../../../components/version-dialog.tsx';
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
  const [postponed, setPostponed] = useState(false);
  if (status !== 'conflict' || !theirs) return null;
  return (
    <>
      <Notice tone="warn" role="alert">
        <strong>Someone saved another version.</strong> Yours is kept in this browser.{' '}
        <button type="button" className="btn btn--sm" onClick={() => setPostponed(false)}>
          Compare versions
        </button>
      </Notice>
      {!postponed && (
        <VersionDialog
          title="Two versions of this itinerary"
          text={`It was changed on the server (version ${theirs.version}) while you were working on it. Choose which one stays. Earlier texts are kept as revisions.`}
          differences={compareItineraries(draft, theirs)}
          theirsName="On the server"
          takeTheirsLabel="Use the server’s version"
          onLater={() => setPostponed(true)}
          onKeepMine={async () => {
            if ((await saver.keepMine()) === 'saved') onKept?.();
          }}
          onTakeTheirs={() => {
            saver.takeTheirs();
            onTaken();
          }}
        />
      )}
    </>
  );
}
