/** Says that two versions exist, and opens the comparison until the agent has chosen one (H-6). */
import { type ReactNode, useState } from 'react';
import { Notice } from './notice.tsx';
import { type Difference, VersionDialog } from './version-dialog.tsx';

interface VersionConflictProps {
  /** Where the own version is. */
  readonly children: ReactNode;
  /** `Two versions of this itinerary` */
  readonly title: string;
  readonly theirsVersion: number;
  readonly differences: readonly Difference[];
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

export function VersionConflict(props: VersionConflictProps) {
  const { children, title, theirsVersion, differences, onKeepMine, onTakeTheirs } = props;
  const [postponed, setPostponed] = useState(false);
  return (
    <>
      <Notice tone="warn" role="alert">
        <strong>Someone saved another version.</strong> {children}{' '}
        <button type="button" className="btn btn--sm" onClick={() => setPostponed(false)}>
          Compare versions
        </button>
      </Notice>
      {!postponed && (
        <VersionDialog
          title={title}
          text={`It was changed on the server (version ${theirsVersion}) while you were working on it. Choose which one stays. Earlier texts are kept as revisions.`}
          differences={differences}
          theirsName="On the server"
          takeTheirsLabel="Use the server’s version"
          onLater={() => setPostponed(true)}
          onKeepMine={onKeepMine}
          onTakeTheirs={onTakeTheirs}
        />
      )}
    </>
  );
}
