/**
 * The paste, its values marked. Rows are drawn in chunks, and only near the visible part, so that a million
 * characters stay quick. One stop of the Tab key: arrows move between the marks, Enter goes to the field.
 */
import { type KeyboardEvent, type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useReview, useReviewContext } from './review-context.ts';
import styles from './review-pane.module.css';
import { SourceChunk } from './source-chunk.tsx';
import { indexAt } from './source-text.ts';
import { listSpans, spansByRow } from './span-segments.ts';
import { countUsedLines } from './used-lines.ts';

const ROWS_A_CHUNK = 100;

export interface SourceColumnHandle {
  /** Scrolls the column so that the text at `offset` can be seen. */
  readonly show: (offset: number) => void;
  readonly scroller: () => HTMLElement | null;
}

export function SourceColumn({ stale, ref }: { readonly stale: boolean; readonly ref: Ref<SourceColumnHandle> }) {
  const { store, fieldOf } = useReviewContext();
  const scroller = useRef<HTMLDivElement>(null);
  const [forced, setForced] = useState<number | null>(null);
  const spans = useReview((state) => state.document.source.spans);
  const { text } = store;

  const byRow = useMemo(() => {
    const listed = stale ? [] : listSpans(spans, text.text.length);
    return spansByRow(
      text,
      listed.map((span) => ({ ...span, pointer: fieldOf(span.pointer) })),
    );
  }, [spans, text, stale, fieldOf]);
  const unused = useMemo(() => new Set(stale ? [] : countUsedLines(text, spans).unused), [spans, text, stale]);
  const chunkStarts = useMemo(() => {
    const starts: number[] = [];
    for (let row = 0; row < text.rows.length; row += ROWS_A_CHUNK) starts.push(row);
    return starts;
  }, [text]);

  useImperativeHandle(ref, () => ({
    scroller: () => scroller.current,
    show(offset) {
      const row = indexAt(text.rows, offset);
      flushSync(() => setForced(Math.floor(row / ROWS_A_CHUNK)));
      const box = scroller.current;
      const line = box?.querySelector<HTMLElement>(`[data-row="${row}"]`);
      if (!box || !line) return;
      const [seen, wanted] = [box.getBoundingClientRect(), line.getBoundingClientRect()];
      if (wanted.top >= seen.top && wanted.bottom <= seen.bottom) return;
      box.scrollTop += wanted.top - seen.top - seen.height / 3;
    },
  }));

  return (
    <div className={`src ${styles['source']}`}>
      <div className={styles['sourceSticky']}>
        <h3 className="col-h">
          Your text{' '}
          <span>
            {stale ? 'The text was changed since it was read' : 'Hover or focus a field to see where it came from'}
          </span>
        </h3>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; this is a text with marks in it */}
        <div
          ref={scroller}
          className={styles['sourceScroll']}
          role="group"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the arrow keys move between its marks
          tabIndex={0}
          aria-label="Your text. Arrow keys move between the marked values, Enter goes to the field."
          onKeyDown={moveBetweenMarks}
        >
          {chunkStarts.map((start, chunk) => (
            <SourceChunk
              key={start}
              from={start}
              to={Math.min(start + ROWS_A_CHUNK, text.rows.length)}
              byRow={byRow}
              unused={unused}
              scroller={scroller}
              always={chunkStarts.length <= 3 || forced === chunk}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

function moveBetweenMarks(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget, key } = event;
  const mark = target instanceof HTMLElement ? target.closest('mark') : null;
  if (mark && (key === 'Enter' || key === ' ')) {
    event.preventDefault();
    mark.click();
    return;
  }
  if (mark && key === 'Escape') return currentTarget.focus();
  const step = STEPS[key];
  if (step === undefined) return;
  const marks = [...currentTarget.querySelectorAll('mark')];
  const next = mark ? marks[marks.indexOf(mark) + step] : marks[0];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
