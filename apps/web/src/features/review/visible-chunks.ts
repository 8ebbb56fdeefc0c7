/** Which chunks of a long list are drawn: those in and near the visible part, by measured heights, else by estimated ones. */

export interface ChunkRange {
  /** First drawn chunk. */
  readonly from: number;
  /** One past the last. */
  readonly to: number;
  /** Heights in pixels of what is left out before and after. */
  readonly before: number;
  readonly after: number;
}

/** `top` and `height`: the visible part; `margin` is drawn around it. At least one chunk is drawn. */
export function visibleChunks(heights: ArrayLike<number>, top: number, height: number, margin: number): ChunkRange {
  let at = 0;
  let from = 0;
  while (from < heights.length - 1 && at + (heights[from] ?? 0) <= top - margin) {
    at += heights[from] ?? 0;
    from += 1;
  }
  const before = at;
  let to = from;
  while (to < heights.length && (to === from || at < top + height + margin)) {
    at += heights[to] ?? 0;
    to += 1;
  }
  return { from, to, before, after: sumFrom(heights, to) };
}

/** Pixels from the top of the list to a chunk. */
export function chunkTop(heights: ArrayLike<number>, chunk: number): number {
  let top = 0;
  for (let at = 0; at < chunk; at += 1) top += heights[at] ?? 0;
  return top;
}

function sumFrom(heights: ArrayLike<number>, first: number): number {
  let sum = 0;
  for (let at = first; at < heights.length; at += 1) sum += heights[at] ?? 0;
  return sum;
}
