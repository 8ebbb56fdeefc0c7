/**
 * The cards of a list, however long (D-11): only the rows near the window are drawn, between two spaces as high as the rest, and
 * more are asked for before the end is reached. Arrow keys, Home and End move from card to card (D-12).
 */
import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import type { ContentKind } from '@waypage/contract';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './dashboard.module.css';
import { type CardActions, DashboardCard } from './dashboard-card.tsx';
import type { DashboardItem } from './dashboard-item.ts';
import { moveInGrid } from './move-in-grid.ts';
import { useGrowingCards } from './use-growing-cards.ts';
import { useKeptPlace } from './use-kept-place.ts';

/** Until a row is drawn: the others are as high as the lowest, unless a place or dates take two lines. */
const ROW_ESTIMATE_PX = 367;
const ROWS_BESIDE = 1;
/** A wheel comes notch by notch: what waits for the list to rest waits for longer than that. */
const REST_MS = 500;
/** So many rows before the end the next page is asked for. */
const ROWS_AHEAD = 8;

export interface CardGridProps {
  readonly kind: ContentKind;
  readonly label: string;
  readonly items: readonly DashboardItem[];
  /** Also of those that are not loaded yet. */
  readonly count: number;
  readonly outdated: boolean;
  readonly loadMore: (() => void) | null;
  /** Nothing more will come. */
  readonly complete: boolean;
  readonly actions: CardActions;
  /** The place of the card that takes the focus, once: where one beside it was deleted. */
  readonly focusAt: number | null;
}

export function CardGrid({ kind, label, items, count, outdated, loadMore, complete, actions, focusAt }: CardGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const { columns, gap, top: measuredTop } = useGridShape(grid);
  const top = measuredTop ?? 0;
  const rows = Math.ceil(items.length / columns);
  const expected = useRef<number | null>(null);
  const virtual = useWindowVirtualizer({
    count: rows,
    estimateSize: () => expected.current ?? ROW_ESTIMATE_PX,
    overscan: ROWS_BESIDE,
    scrollMargin: top,
    gap,
    useFlushSync: false,
    isScrollingResetDelay: REST_MS,
    measureElement: (card, entry, of) => {
      const height = measureLater(card, entry, of);
      if (entry) expected.current = Math.min(height, expected.current ?? height);
      return height;
    },
  });
  const near = virtual.getVirtualItems();
  const [nearest, farthest] = [near[0], near.at(-1)];
  const cards = useGrowingCards(
    nearest && farthest
      ? { first: nearest.index * columns, last: Math.min(items.length, (farthest.index + 1) * columns) - 1 }
      : null,
    virtual.isScrolling,
  );
  const rowOf = (at: number) => near.find((row) => row.index === Math.floor(at / columns));
  const first = cards ? rowOf(cards.drawn.first) : undefined;
  const last = cards ? rowOf(cards.drawn.last) : undefined;

  const nearEnd = farthest !== undefined && farthest.index >= rows - ROWS_AHEAD;
  useEffect(() => {
    if (nearEnd) loadMore?.();
  });

  /* The card that has the focus, or that gets it as soon as it is drawn. */
  const focused = useRef<number | null>(null);
  /** What of it has the focus, or had it last. */
  const holder = useRef<HTMLElement | null>(null);
  const awaited = useRef(false);
  const focusCard = (at: number) => {
    focused.current = at;
    const link = linkAt(grid.current, at);
    awaited.current = !link;
    if (link) link.focus();
    else virtual.scrollToIndex(Math.floor(at / columns), { align: 'center' });
  };
  useKeptPlace({
    virtual,
    columns,
    top: measuredTop,
    loaded: items.length,
    loadMore,
    complete,
    focused: () => focused.current,
    goTo: focusCard,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each deletion
  useEffect(() => {
    if (focusAt !== null && items.length > 0) focusCard(Math.min(focusAt, items.length - 1));
  }, [focusAt]);
  useLayoutEffect(() => {
    const at = focused.current;
    if (at === null) return;
    const link = linkAt(grid.current, at);
    if (awaited.current && link) {
      awaited.current = false;
      link.focus({ preventScroll: true });
    } else if (document.activeElement === document.body && (!link || holder.current?.isConnected === false)) {
      /* Gone with its card: the one in its place has the focus; scrolled out of what is drawn, it waits on the list. */
      (link ?? grid.current)?.focus({ preventScroll: true });
    }
  });

  return (
    <>
      <ul
        ref={grid}
        className={`grid ${styles['cards']}`}
        aria-label={label}
        aria-busy={outdated}
        tabIndex={-1}
        style={{
          paddingTop: first ? first.start - top : 0,
          paddingBottom: last ? Math.max(0, virtual.getTotalSize() + top - last.end) : 0,
        }}
        onFocus={({ target }) => {
          const at = target.closest<HTMLElement>('[data-at]')?.dataset['at'];
          if (at === undefined) return;
          focused.current = Number(at);
          holder.current = target;
        }}
        onKeyDown={(event) => {
          const onCard = event.target instanceof HTMLAnchorElement && grid.current?.contains(event.target);
          const from = focused.current ?? 0;
          if ((!onCard && event.target !== grid.current) || event.altKey || event.ctrlKey || event.metaKey) return;
          const to = moveInGrid(event.key, from, columns, items.length);
          if (to === null) return;
          event.preventDefault();
          focusCard(to);
        }}
      >
        {cards &&
          items.slice(cards.drawn.first, cards.drawn.last + 1).map((item, i) => {
            const at = cards.drawn.first + i;
            const [row, column] = [Math.floor(at / columns), at % columns];
            return (
              <DashboardCard
                key={item.id}
                kind={kind}
                item={item}
                at={at}
                count={count}
                isWhole={at >= cards.whole.first && at <= cards.whole.last}
                /* All cards of a row are as high as its highest. */
                measure={column === 0 ? virtual.measureElement : undefined}
                row={row}
                /* Only the first can stand in a row that is not complete. */
                startsAt={i === 0 && column > 0 ? column + 1 : undefined}
                actions={actions}
              />
            );
          })}
      </ul>
      {/* Cards that pass under a resting pointer would light up one after the other: this stands between. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only passes on what it has caught */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the cards as always */}
      <div
        className={styles['passing']}
        hidden={!virtual.isScrolling}
        onClick={passOn}
        onPointerMove={({ currentTarget, movementX, movementY }) => {
          if (movementX !== 0 || movementY !== 0) currentTarget.hidden = true;
        }}
      />
    </>
  );
}

/** A click right after the last turn of the wheel is meant for the card that is seen there. */
function passOn(event: React.MouseEvent<HTMLElement>): void {
  const veil = event.currentTarget;
  veil.hidden = true;
  const { clientX, clientY, ctrlKey, metaKey, shiftKey } = event;
  document
    .elementFromPoint(clientX, clientY)
    ?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY, ctrlKey, metaKey, shiftKey }),
    );
}

/** A card's height as its observer tells it, after the layout of the frame: to ask the new card itself would lay out the page at once. */
function measureLater(
  card: Element,
  entry: ResizeObserverEntry | undefined,
  virtual: Virtualizer<Window, Element>,
): number {
  const told = entry?.borderBoxSize[0]?.blockSize;
  if (told !== undefined) return Math.round(told);
  return virtual.measurementsCache[virtual.indexFromElement(card)]?.size ?? ROW_ESTIMATE_PX;
}

const linkAt = (grid: HTMLElement | null, at: number) =>
  grid?.querySelector<HTMLAnchorElement>(`[data-at="${at}"] h3 a`) ?? null;

interface GridShape {
  readonly columns: number;
  readonly gap: number;
  /** Null until it is measured. */
  readonly top: number | null;
}

/** Columns and gap as the style sheet has set them for this width, and how far down the page the list begins. */
function useGridShape(grid: React.RefObject<HTMLElement | null>): GridShape {
  const [shape, setShape] = useState<GridShape>({ columns: 1, gap: 0, top: null });
  useLayoutEffect(() => {
    const list = grid.current;
    if (!list) return;
    const read = () => {
      const { gridTemplateColumns, rowGap } = getComputedStyle(list);
      const columns = Math.max(1, gridTemplateColumns.split(' ').filter((width) => width.endsWith('px')).length);
      const gap = Number.parseFloat(rowGap) || 0;
      const top = Math.round(list.getBoundingClientRect().top + globalThis.scrollY);
      setShape((now) => (now.columns === columns && now.gap === gap && now.top === top ? now : { columns, gap, top }));
    };
    read();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(read);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [grid]);
  return shape;
}
