/**
 * The paste, its values marked. Rows are drawn in chunks, and only near the visible part, so that a million
 * characters stay quick. One stop of the Tab key: arrows move between the marks, Enter goes to the field.
 */
import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { LooseAmount } from './loose-amounts.ts';
import { useReview, useReviewContext } from './review-context.ts';
import styles from './review-pane.module.css';
import { SourceChunk } from './source-chunk.tsx';
import { indexAt } from './source-text.ts';
import { IN_NO_FIELD, listSpans, spansByRow } from './span-segments.ts';
import { countUsedLines } from './used-lines.ts';
import { type ChunkRange, chunkTop, visibleChunks } from './visible-chunks.ts';

const ROWS_A_CHUNK = 100;

export interface SourceColumnHandle {
  /** Scrolls the column so that the text at `offset` can be seen. */
  readonly show: (offset: number) => void;
  readonly scroller: () => HTMLElement | null;
}

interface SourceColumnProps {
  readonly stale: boolean;
  /** Amounts of used lines that are in no field. */
  readonly loose: readonly LooseAmount[];
  readonly ref: Ref<SourceColumnHandle>;
}

export function SourceColumn({ stale, loose, ref }: SourceColumnProps) {
  const { store, fieldOf } = useReviewContext();
  const scroller = useRef<HTMLDivElement>(null);
  const spans = useReview((state) => state.document.source.spans);
  const { text } = store;
  const { range, heights, look } = useVisibleChunks(scroller, text.rows.length);

  const byRow = useMemo(() => {
    const listed = stale ? [] : listSpans(spans, text.text.length);
    return spansByRow(
      text,
      [
        ...listed.map((span) => ({ ...span, pointer: fieldOf(span.pointer) })),
        ...loose.map(({ start, end }) => ({ start, end, pointer: IN_NO_FIELD })),
      ].sort((a, b) => a.start - b.start),
    );
  }, [spans, loose, text, stale, fieldOf]);
  const unused = useMemo(() => new Set(stale ? [] : countUsedLines(text, spans).unused), [spans, text, stale]);

  useImperativeHandle(ref, () => ({
    scroller: () => scroller.current,
    show(offset) {
      const box = scroller.current;
      if (!box) return;
      const row = indexAt(text.rows, offset);
      const chunk = Math.floor(row / ROWS_A_CHUNK);
      if (chunk < range.from || chunk >= range.to) {
        box.scrollTo({ top: chunkTop(heights, chunk), behavior: 'instant' });
        flushSync(look);
      }
      const line = box.querySelector<HTMLElement>(`[data-row="${row}"]`);
      if (!line) return;
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
          onScroll={look}
        >
          <div style={{ height: range.before }} />
          {Array.from({ length: range.to - range.from }, (_, at) => {
            const start = (range.from + at) * ROWS_A_CHUNK;
            return (
              <SourceChunk
                key={start}
                from={start}
                to={Math.min(start + ROWS_A_CHUNK, text.rows.length)}
                byRow={byRow}
                unused={unused}
              />
            );
          })}
          <div style={{ height: range.after }} />
        </div>
      </div>
    </div>
  );
}

/** Height of an unbroken row in pixels: the estimate for chunks that were never drawn. */
const ROW_PX = 25;
const MARGIN_PX = 800;

function useVisibleChunks(scroller: RefObject<HTMLElement | null>, rows: number) {
  const [heights] = useState(() =>
    Array.from({ length: Math.ceil(rows / ROWS_A_CHUNK) }, (_, chunk) => {
      return Math.min(ROWS_A_CHUNK, rows - chunk * ROWS_A_CHUNK) * ROW_PX;
    }),
  );
  const [range, setRange] = useState<ChunkRange>(() => visibleChunks(heights, 0, 0, MARGIN_PX));

  const look = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    for (const list of box.querySelectorAll('ol')) {
      const chunk = Number(list.dataset['from']) / ROWS_A_CHUNK;
      if (list.offsetHeight > 0) heights[chunk] = list.offsetHeight;
    }
    const next = visibleChunks(heights, box.scrollTop, box.clientHeight, MARGIN_PX);
    setRange((now) => (now.from === next.from && now.to === next.to ? now : next));
  }, [scroller, heights]);

  useEffect(() => {
    look();
    globalThis.addEventListener('resize', look);
    return () => globalThis.removeEventListener('resize', look);
  }, [look]);
  return { range, heights, look };
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
