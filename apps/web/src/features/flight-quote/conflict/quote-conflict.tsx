/** Says that two versions exist and shows both texts side by side; the work does what the agent chooses (H-6). */
import { useState } from 'react';
import { Notice } from '../../../components/notice.tsx';
import { VersionDialog } from '../../../components/version-dialog.tsx';
import type { QuoteWork } from '../quote-work.ts';
import { useQuoteWork } from '../use-quote-work.ts';
import { compareQuotes } from './compare-quotes.ts';

interface QuoteConflictProps {
  readonly work: QuoteWork;
  /** Saves the agent's version over the server's. */
  readonly onKeepMine: () => void;
}

export function QuoteConflict({ work, onKeepMine }: QuoteConflictProps) {
  const { status, theirs } = useQuoteWork(work);
  const [postponed, setPostponed] = useState(false);
  if (status !== 'conflict' || !theirs) return null;
  return (
    <>
      <Notice tone="warn" role="alert">
        <strong>Someone saved another version.</strong> Yours is still here, and nothing was overwritten.{' '}
        <button type="button" className="btn btn--sm" onClick={() => setPostponed(false)}>
          Compare versions
        </button>
      </Notice>
      {!postponed && (
        <VersionDialog
          title="Two versions of this flight quote"
          text={`It was changed on the server (version ${theirs.version}) while you were working on it. Choose which one stays. Earlier texts are kept as revisions.`}
          differences={compareQuotes(work.draft(), theirs)}
          theirsName="On the server"
          takeTheirsLabel="Use the server’s version"
          onLater={() => setPostponed(true)}
          onKeepMine={onKeepMine}
          onTakeTheirs={() => work.takeTheirs()}
        />
      )}
    </>
  );
}
