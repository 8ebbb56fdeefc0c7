/** Up to a hundred rows of the paste, each with the marks of its values. */
import { memo } from 'react';
import { markedPointers, useIsLit, useReview, useReviewContext } from './review-context.ts';
import styles from './review-pane.module.css';
import type { SourceRow } from './source-text.ts';
import { IN_NO_FIELD, type Segment, segmentRow, type ValueSpan } from './span-segments.ts';

const NO_SPANS: readonly ValueSpan[] = [];

interface ChunkProps {
  /** Rows `from` (inclusive) to `to` (exclusive). */
  readonly from: number;
  readonly to: number;
  readonly byRow: ReadonlyMap<number, readonly ValueSpan[]>;
  readonly unused: ReadonlySet<number>;
}

export const SourceChunk = memo(function SourceChunk({ from, to, byRow, unused }: ChunkProps) {
  const { store } = useReviewContext();
  const rows = store.text.rows.slice(from, to);
  const firstLine = rows[0]?.line ?? 0;
  const continues = store.text.rows[from - 1]?.line === firstLine;
  return (
    <ol data-from={from} style={{ counterReset: `n ${continues ? firstLine + 1 : firstLine}` }}>
      {rows.map((row, at) => (
        <Row
          key={row.start}
          row={row}
          index={from + at}
          isPiece={store.text.rows[from + at - 1]?.line === row.line}
          spans={byRow.get(from + at) ?? NO_SPANS}
          isUnused={unused.has(row.line)}
        />
      ))}
    </ol>
  );
});

interface RowProps {
  readonly row: SourceRow;
  readonly index: number;
  /** A further piece of a very long line: it has no number. */
  readonly isPiece: boolean;
  readonly spans: readonly ValueSpan[];
  readonly isUnused: boolean;
}

const Row = memo(function Row({ row, index, isPiece, spans, isUnused }: RowProps) {
  const { store } = useReviewContext();
  const toCheck = useReview((state) => {
    const marked = markedPointers(state.document);
    return spans.some((span) => marked.has(span.pointer));
  });
  const { text } = store.text;
  const classes = [isUnused && 'unused', toCheck && 'check', isPiece && styles['piece']].filter(Boolean).join(' ');
  return (
    <li className={classes || undefined} data-row={index}>
      <span>
        {isUnused && <span className="sr-only">Not used: </span>}
        {segmentRow(row, spans).map((segment) => {
          const words = text.slice(segment.start, segment.end);
          if (segment.pointers.length === 0) return words;
          if (segment.pointers[0] === IN_NO_FIELD)
            return (
              <span key={segment.start} className="loose">
                <span className="sr-only">In no field: </span>
                {words}
              </span>
            );
          return <Mark key={segment.start} segment={segment} text={words} />;
        })}
      </span>
    </li>
  );
});

function Mark({ segment, text }: { readonly segment: Segment; readonly text: string }) {
  const { typeOf } = useReviewContext();
  const pointer = segment.pointers[0] ?? '';
  const lit = useIsLit(segment.pointers);
  const type = useReview((state) => typeOf(state.document.value, pointer));
  const maybe = useReview((state) => segment.pointers.some((each) => markedPointers(state.document).has(each)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a mark in running text breaks over lines, a button does not
    <mark
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: clicking a mark goes to its field (R-2)
      role="button"
      tabIndex={-1}
      data-f={pointer}
      data-type={type}
      className={[maybe && 'maybe', lit && 'is-lit'].filter(Boolean).join(' ') || undefined}
    >
      {text}
    </mark>
  );
}
