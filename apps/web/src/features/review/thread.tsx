/** The line between a lit value's place in the paste and its field, while both can be seen. Decoration: hidden below 861 px. */
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { useReviewContext } from './review-context.ts';

interface ThreadProps {
  readonly columns: RefObject<HTMLElement | null>;
  readonly scroller: () => HTMLElement | null;
}

export function Thread({ columns, scroller }: ThreadProps) {
  const { store } = useReviewContext();
  const svg = useRef<SVGSVGElement>(null);
  const lit = useSyncExternalStore(store.lit.subscribe, store.lit.get);

  useEffect(() => {
    const [frame, drawing] = [columns.current, svg.current];
    if (!frame || !drawing) return;
    const redraw = () => draw(drawing, frame, scroller());
    redraw();
    if (lit === null) return;
    const box = scroller();
    box?.addEventListener('scroll', redraw, { passive: true });
    globalThis.addEventListener('scroll', redraw, { passive: true });
    globalThis.addEventListener('resize', redraw);
    return () => {
      box?.removeEventListener('scroll', redraw);
      globalThis.removeEventListener('scroll', redraw);
      globalThis.removeEventListener('resize', redraw);
    };
  }, [lit, columns, scroller]);

  return (
    <svg ref={svg} className="thread" aria-hidden="true" visibility="hidden">
      <path />
      <circle r="5" />
      <circle r="5" />
    </svg>
  );
}

function draw(svg: SVGSVGElement, frame: HTMLElement, scroller: HTMLElement | null): void {
  const mark = [...frame.querySelectorAll('.src mark.is-lit')].find((element) => isSeen(element, scroller));
  const field = frame.querySelector('.res .f.is-lit');
  const shown = mark !== undefined && field !== null && isSeen(field, null);
  /* Not `display`: the sheet says of every picture that it is a block, and goes before the attribute. */
  svg.setAttribute('visibility', shown ? 'visible' : 'hidden');
  if (!shown) return;
  const origin = frame.getBoundingClientRect();
  const from = [...mark.getClientRects()].at(-1) ?? mark.getBoundingClientRect();
  const to = field.getBoundingClientRect();
  const [x1, y1] = [from.right - origin.left + 4, from.top + from.height / 2 - origin.top];
  const [x2, y2] = [to.left - origin.left, to.top + to.height / 2 - origin.top];
  const bend = Math.max(40, (x2 - x1) / 2);
  svg.querySelector('path')?.setAttribute('d', `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`);
  svg.querySelectorAll('circle').forEach((circle, at) => {
    circle.setAttribute('cx', String(at === 0 ? x1 : x2));
    circle.setAttribute('cy', String(at === 0 ? y1 : y2));
  });
}

/** In the window, and inside the box that scrolls it. */
function isSeen(element: Element, box: HTMLElement | null): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const limits = box?.getBoundingClientRect();
  const [first, last] = [Math.max(0, limits?.top ?? 0), Math.min(globalThis.innerHeight, limits?.bottom ?? Infinity)];
  return bottom > first && top < last;
}
