/** What a key does to an object (J-5): arrows move it (with Shift by little), + and − size it, Delete removes it. Of the background they choose the part shown. */
import { changeLayer, type Design, removeLayer, scaleLayer, ZOOM_MAX } from './design.ts';
import { BACKGROUND } from './use-design.ts';

const STEP = 16;
const SMALL_STEP = 2;
const GROWTH = 1.06;
const PAN_STEP = 0.04;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

interface ObjectChange {
  readonly change: (design: Design) => Design;
  readonly gesture: string | null;
}

/** Null for a key that does nothing here. */
export function objectKey(press: KeyPress, design: Design, id: string): ObjectChange | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  const arrow = ARROWS[press.key];
  const growth = press.key === '+' || press.key === '=' ? GROWTH : press.key === '-' ? 1 / GROWTH : null;
  if (id === BACKGROUND) {
    if (!design.background || (!arrow && growth === null)) return null;
    const { zoom, across, down } = design.background;
    const unit = (share: number) => Math.min(1, Math.max(0, share));
    const part = arrow
      ? { zoom, across: unit(across + arrow[0] * PAN_STEP), down: unit(down + arrow[1] * PAN_STEP) }
      : { zoom: Math.min(ZOOM_MAX, Math.max(1, zoom * (growth ?? 1))), across, down };
    return {
      change: (was) => (was.background ? { ...was, background: { ...was.background, ...part } } : was),
      gesture: `${arrow ? 'pan' : 'zoom'} background`,
    };
  }
  const layer = design.layers.find((each) => each.id === id);
  if (!layer) return null;
  if (press.key === 'Delete' || press.key === 'Backspace')
    return { change: (was) => removeLayer(was, id), gesture: null };
  if (growth !== null) return { change: (was) => scaleLayer(was, id, growth), gesture: `size ${id}` };
  if (!arrow) return null;
  const step = press.shiftKey ? SMALL_STEP : STEP;
  const to = { x: layer.x + arrow[0] * step, y: layer.y + arrow[1] * step };
  return { change: (was) => changeLayer(was, id, to), gesture: `move ${id}` };
}
