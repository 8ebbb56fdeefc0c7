/** Two texts line by line (E-12): what went and what came, with the lines around it. */
import { diffLines } from 'diff';
import { Fragment, useMemo } from 'react';
import styles from './revisions.module.css';

/** Lines that stand around a change. */
const AROUND = 2;
/** Texts that have nothing in common are not worth the waiting. */
const LIMIT_MS = 800;
const ROWS_MAX = 2000;

interface Row {
  readonly mark: '+' | '−' | ' ' | '…';
  readonly text: string;
}

export function TextDifferences({ older, newer }: { readonly older: string; readonly newer: string }) {
  const rows = useMemo(() => differingRows(older, newer), [older, newer]);
  if (rows === null) return <p>The two texts have too little in common to be shown line by line.</p>;
  if (rows.length === 0) return <p>The text is the same.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, and then the keyboard has to reach it
    <section className={styles['text']} tabIndex={0} aria-label="Differences of the text">
      {rows.slice(0, ROWS_MAX).map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <Fragment key={at}>
          <RowLine row={row} />
        </Fragment>
      ))}
    </section>
  );
}

const SPOKEN: Record<Row['mark'], string> = { '+': 'Came: ', '−': 'Went: ', ' ': '', '…': '' };

function RowLine({ row: { mark, text } }: { readonly row: Row }) {
  return (
    <p className={styles['row']} data-mark={mark} dir="auto">
      <span aria-hidden="true">{mark}</span>
      <span>
        <span className="sr-only">{SPOKEN[mark]}</span>
        {text}
      </span>
    </p>
  );
}

/** Null where it would take too long. */
function differingRows(older: string, newer: string): Row[] | null {
  const parts = diffLines(older, newer, { timeout: LIMIT_MS, stripTrailingCr: true });
  if (!parts) return null;
  const rows: Row[] = parts.flatMap(({ value, added, removed }) =>
    value
      .replace(/\n$/, '')
      .split('\n')
      .map((text): Row => ({ mark: added ? '+' : removed ? '−' : ' ', text })),
  );
  const near = new Set<number>();
  rows.forEach(({ mark }, at) => {
    if (mark === ' ') return;
    for (let step = -AROUND; step <= AROUND; step += 1) near.add(at + step);
  });
  return rows.flatMap((row, at) => {
    if (near.has(at)) return [row];
    return near.has(at - 1) && at < rows.length - 1 ? [{ mark: '…' as const, text: '' }] : [];
  });
}
