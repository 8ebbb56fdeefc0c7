/** Both versions side by side, and the agent chooses: nothing is overwritten without a word (H-6, A-2). */
import { Dialog } from '../../../components/dialog.tsx';
import type { ItineraryDraft } from '../itinerary-draft.ts';
import { compareItineraries } from './compare-itineraries.ts';
import styles from './version-dialog.module.css';

const TEXT_SHOWN_MAX = 400;

export interface VersionDialogProps {
  readonly mine: ItineraryDraft;
  readonly theirs: ItineraryDraft;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onLater: () => void;
}

export function VersionDialog({ mine, theirs, onKeepMine, onTakeTheirs, onLater }: VersionDialogProps) {
  const differences = compareItineraries(mine, theirs);
  return (
    <Dialog title="Two versions of this itinerary" onClose={onLater}>
      <p className="soft">
        It was changed on the server (version {theirs.version}) while you were working on it. Choose which one stays.
        Earlier texts are kept as revisions.
      </p>
      {differences.length === 0 && <p>Both versions read the same.</p>}
      {differences.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, and then the keyboard has to reach it
        <section className={styles['scroll']} tabIndex={0} aria-label="Differences">
          <table className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">Where</th>
                <th scope="col">Yours</th>
                <th scope="col">On the server</th>
              </tr>
            </thead>
            <tbody>
              {differences.map((difference) => (
                <tr key={difference.label}>
                  <th scope="row">{difference.label}</th>
                  <td>{shorten(difference.mine)}</td>
                  <td>{shorten(difference.theirs)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <div className="row">
        <button type="button" className="btn btn--primary" onClick={onKeepMine}>
          Keep mine
        </button>
        <button type="button" className="btn" onClick={onTakeTheirs}>
          Use the server’s version
        </button>
        <button type="button" className="btn btn--ghost" onClick={onLater}>
          Decide later
        </button>
      </div>
    </Dialog>
  );
}

function shorten(text: string | null): string {
  if (text === null) return '–';
  return text.length > TEXT_SHOWN_MAX ? `${text.slice(0, TEXT_SHOWN_MAX)}…` : text;
}
