/** Both versions side by side, and the agent chooses: nothing is overwritten without a word (H-6, A-2). */
import { Dialog } from './dialog.tsx';
import styles from './version-dialog.module.css';

const TEXT_SHOWN_MAX = 400;

export interface Difference {
  /** `Title`, `Day 2, activity 3: cost`. */
  readonly label: string;
  /** Null: not there in this version. */
  readonly mine: string | null;
  readonly theirs: string | null;
}

export interface VersionDialogProps {
  readonly title: string;
  readonly text: string;
  readonly differences: readonly Difference[];
  /** Head of the other version's column, and the button that takes it. */
  readonly theirsName: string;
  readonly takeTheirsLabel: string;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onLater: () => void;
}

export function VersionDialog(props: VersionDialogProps) {
  const { title, text, differences, theirsName, takeTheirsLabel, onKeepMine, onTakeTheirs, onLater } = props;
  return (
    <Dialog title={title} onClose={onLater}>
      <p className="soft">{text}</p>
      {differences.length === 0 && <p>Both versions read the same.</p>}
      {differences.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, and then the keyboard has to reach it
        <section className={styles['scroll']} tabIndex={0} aria-label="Differences">
          <table className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">Where</th>
                <th scope="col">Yours</th>
                <th scope="col">{theirsName}</th>
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
          {takeTheirsLabel}
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
