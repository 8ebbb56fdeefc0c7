/**
 * The review pane (R-1 to R-6): the paste on the left, the fields of the reviewed kind on the right, what to check and what was not
 * used under them. It knows pointers and spans only; the fields come as children.
 */
import { type LucideIcon, Redo2, TriangleAlert, Undo2 } from 'lucide-react';
import { type MouseEvent, type ReactNode, useCallback, useId, useMemo, useRef, useState } from 'react';
import { TooltipZone } from '../../components/tooltip.tsx';
import { type Check, listChecks } from './checks.ts';
import { findAmounts, looseAmounts } from './loose-amounts.ts';
import { ReviewContext, type ReviewKind, useReview, useReviewContext } from './review-context.ts';
import type { ReviewDocument } from './review-document.ts';
import { CheckList, UnusedList } from './review-lists.tsx';
import styles from './review-pane.module.css';
import type { ReviewStore } from './review-store.ts';
import { SourceColumn, type SourceColumnHandle } from './source-column.tsx';
import { listSpans } from './span-segments.ts';
import { Thread } from './thread.tsx';
import { useHistoryKeys } from './use-history-keys.ts';
import { countUsedLines } from './used-lines.ts';

export interface ReviewPaneProps<T> {
  readonly store: ReviewStore<T>;
  readonly kind: ReviewKind;
  /** Puts an unused line on the page ('Add to page'); the kind knows where. */
  readonly addLine: (document: ReviewDocument<T>, line: number) => ReviewDocument<T>;
  /** The text is no longer the one that was read: its spans would point anywhere. */
  readonly stale?: boolean;
  /** How the saving goes, at the end of the bar. */
  readonly status?: ReactNode;
  readonly children: ReactNode;
}

export function ReviewPane<T>({ store, kind, ...props }: ReviewPaneProps<T>) {
  const idPrefix = useId();
  /* Inside, the value is a tree that pointers lead into; only the kind's own functions know its type. */
  const context = useMemo(
    () => ({ store: store as unknown as ReviewStore, idPrefix, ...kind }),
    [store, idPrefix, kind],
  );
  return (
    <ReviewContext value={context}>
      <TooltipZone>
        <Pane {...props} addLine={props.addLine as unknown as ReviewPaneProps<unknown>['addLine']} />
      </TooltipZone>
    </ReviewContext>
  );
}

function Pane({ addLine, stale = false, status, children }: Omit<ReviewPaneProps<unknown>, 'store' | 'kind'>) {
  const { store, idPrefix, fieldOf } = useReviewContext();
  const columns = useRef<HTMLDivElement>(null);
  const sourceColumn = useRef<SourceColumnHandle>(null);
  const [announced, setAnnounced] = useState('');
  const titleId = useId();
  const spans = useReview((state) => state.document.source.spans);
  const counted = useMemo(() => countUsedLines(store.text, spans), [store, spans]);
  const amounts = useMemo(() => findAmounts(store.text), [store]);
  const loose = useMemo(() => (stale ? [] : looseAmounts(store.text, amounts, spans)), [stale, store, amounts, spans]);
  const scroller = useCallback(() => sourceColumn.current?.scroller() ?? null, []);
  useHistoryKeys(store);

  function showInSource(pointer: string) {
    const span = listSpans(store.state.get().document.source.spans, store.text.text.length).find(
      (each) => fieldOf(each.pointer) === pointer,
    );
    if (span && !stale) sourceColumn.current?.show(span.start);
  }

  function focusField(pointer: string): boolean {
    const field = document.getElementById(idPrefix + pointer) ?? nearestField(columns.current, pointer);
    field?.focus();
    return field !== null;
  }

  function showCheck(check: Check) {
    if (check.pointers.some((pointer) => focusField(fieldOf(pointer)))) return;
    const [span] = check.spans;
    if (span) sourceColumn.current?.show(span[0]);
    scroller()?.focus();
  }

  function add(line: number) {
    store.apply('Add to page', (current) => addLine(current, line));
    setAnnounced('Added to the page.');
  }

  const light = (target: EventTarget) => store.lit.set(pointerOf(target) ?? pointerOf(document.activeElement));
  return (
    <section className="card review" aria-labelledby={titleId}>
      <PaneBar titleId={titleId} used={counted.used} total={counted.total} stale={stale} status={status} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: watches its fields and marks, which are what one operates */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a mark clicks it (SourceColumn) */}
      <div
        ref={columns}
        className="review__cols"
        onPointerOver={(event) => light(event.target)}
        onPointerLeave={(event) => light(event.currentTarget)}
        onFocus={(event) => {
          light(event.target);
          const pointer = pointerOf(event.target);
          if (pointer !== null && event.target.closest('.res')) showInSource(pointer);
        }}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) store.lit.set(null);
        }}
        onClick={(event: MouseEvent) => {
          const mark = event.target instanceof Element ? event.target.closest('mark') : null;
          const pointer = mark && pointerOf(mark);
          if (pointer) focusField(pointer);
        }}
      >
        <Thread columns={columns} scroller={scroller} />
        <SourceColumn ref={sourceColumn} stale={stale} loose={loose} />
        <div className="res">
          <h3 className="col-h">
            Your page <span>Every field can be edited</span>
          </h3>
          {children}
        </div>
      </div>
      <div className="review__foot">
        <CheckList onShow={showCheck} />
        <UnusedList
          lines={stale ? [] : counted.unused}
          amounts={loose}
          onShow={({ start }) => sourceColumn.current?.show(start)}
          onAdd={add}
        />
      </div>
      <p className="sr-only" role="status">
        {announced}
      </p>
    </section>
  );
}

interface PaneBarProps {
  readonly titleId: string;
  readonly used: number;
  readonly total: number;
  readonly stale: boolean;
  readonly status: ReactNode;
}

function PaneBar({ titleId, used, total, stale, status }: PaneBarProps) {
  const { store } = useReviewContext();
  const undoLabel = useReview((state) => state.undoLabel);
  const redoLabel = useReview((state) => state.redoLabel);
  const document = useReview((state) => state.document);
  const toCheck = useMemo(() => listChecks(document).length, [document]);
  const label = `${used} of ${total} ${total === 1 ? 'line' : 'lines'} used`;
  return (
    <div className="review__bar">
      <h2 className="h3" id={titleId}>
        Review what we read
      </h2>
      {!stale && (
        <div className={`row ${styles['used']}`}>
          <div className="progress" aria-hidden="true">
            <i style={{ width: `${total === 0 ? 0 : Math.round((used / total) * 100)}%` }} />
          </div>
          <span className="label">{label}</span>
        </div>
      )}
      <div className={`row ${styles['barEnd']}`}>
        {toCheck > 0 && (
          <span className="chip chip--warn">
            <TriangleAlert className="icon" aria-hidden="true" />
            {toCheck} to check
          </span>
        )}
        {status}
        <HistoryButton name="Undo" icon={Undo2} keys="Control+Z Meta+Z" label={undoLabel} run={() => store.undo()} />
        <HistoryButton
          name="Redo"
          icon={Redo2}
          keys="Control+Shift+Z Meta+Shift+Z"
          label={redoLabel}
          run={() => store.redo()}
        />
      </div>
    </div>
  );
}

interface HistoryButtonProps {
  readonly name: string;
  readonly icon: LucideIcon;
  readonly keys: string;
  /** Null where there is nothing to go to. */
  readonly label: string | null;
  readonly run: () => void;
}

/** Stays focusable while it has nothing to do: who presses it again and again does not lose the place. */
function HistoryButton({ name, icon: Icon, keys, label, run }: HistoryButtonProps) {
  return (
    <button
      type="button"
      className="btn btn--sm"
      aria-disabled={label === null}
      aria-keyshortcuts={keys}
      aria-label={label === null ? name : `${name}: ${label}`}
      onClick={run}
    >
      <Icon className="icon" aria-hidden="true" />
      {name}
    </button>
  );
}

function pointerOf(target: EventTarget | null): string | null {
  return (target instanceof Element && target.closest<HTMLElement>('[data-f]')?.dataset['f']) || null;
}

/** A value may have no field of its own: then the first field beside or above it. */
function nearestField(columns: HTMLElement | null, pointer: string): HTMLElement | null {
  for (let parent = pointer; parent !== ''; parent = parent.slice(0, parent.lastIndexOf('/'))) {
    const field = columns?.querySelector<HTMLElement>(
      `.res [data-f^=${JSON.stringify(`${parent}/`)}] :is(input, textarea, select)`,
    );
    if (field) return field;
  }
  return null;
}
