/** The design under work: its history, the selected object, and whether this browser keeps it. */
import { useEffect, useMemo, useState } from 'react';
import { type Design, EMPTY_DESIGN, type Layer, SIZES } from './design.ts';
import { beginHistory, record, redo, undo } from './design-history.ts';
import { keepDesign, readDesign } from './kept-design.ts';

/** The id of the background in the list of objects. */
export const BACKGROUND = 'background';
const KEEP_AFTER_MS = 300;

type NewLayer = Layer extends infer L ? (L extends Layer ? Omit<L, 'id' | 'x' | 'y'> : never) : never;

export function useDesign() {
  const [history, setHistory] = useState(() => beginHistory(readDesign() ?? EMPTY_DESIGN));
  const [selected, setSelected] = useState<string | null>(null);
  const [isKept, setKept] = useState(true);
  const design = history.present;

  useEffect(() => {
    const keep = () => setKept(keepDesign(design));
    const timer = setTimeout(keep, KEEP_AFTER_MS);
    const leave = () => void keepDesign(design);
    globalThis.addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer);
      globalThis.removeEventListener('pagehide', leave);
    };
  }, [design]);

  const isThere = selected === BACKGROUND || design.layers.some((layer) => layer.id === selected);
  return useMemo(() => {
    const change = (run: (design: Design) => Design, gesture: string | null = null) =>
      setHistory((was) => record(was, run(was.present), gesture, Date.now()));
    return {
      design,
      selected: isThere ? selected : null,
      select: setSelected,
      isKept,
      change,
      /** In the middle of the picture, in front of all else, selected. */
      add(layer: NewLayer) {
        const id = crypto.randomUUID();
        const { width, height } = SIZES[design.size];
        const size =
          layer.kind === 'text'
            ? { width: layer.text.length * layer.size * 0.5, height: layer.size }
            : { width: layer.width, height: layer.height };
        const [x, y] = [(width - size.width) / 2, (height - size.height) / 2];
        change((was) => ({ ...was, layers: [...was.layers, { ...layer, id, x, y } as Layer] }));
        setSelected(id);
      },
      undo: () => setHistory(undo),
      redo: () => setHistory(redo),
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
    };
  }, [design, selected, isThere, isKept, history]);
}

export type DesignWork = ReturnType<typeof useDesign>;
