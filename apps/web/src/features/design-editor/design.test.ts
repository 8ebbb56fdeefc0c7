import { describe, expect, it } from 'vitest';
import {
  arrangeLayer,
  type Design,
  designSchema,
  duplicateLayer,
  EMPTY_DESIGN,
  type Layer,
  layerName,
  removeLayer,
  resizeDesign,
  scaleLayer,
  startWith,
} from './design.ts';
import { beginHistory, record, redo, undo } from './design-history.ts';
import { exportPicture, PICTURE_CHARACTERS_MAX } from './export-picture.ts';
import { objectKey } from './object-keys.ts';
import { BACKGROUND } from './use-design.ts';

const text: Layer = {
  id: 't',
  kind: 'text',
  text: 'Lisbon\nin May',
  font: 'display',
  size: 100,
  color: '#14283c',
  x: 60,
  y: 40,
};
const disc: Layer = { id: 'd', kind: 'ellipse', width: 200, height: 100, color: '#ffb53b', x: 600, y: 400 };
const design: Design = { ...startWith(EMPTY_DESIGN, { kind: 'poster', name: 'lisbon' }), layers: [disc, text] };
const press = (key: string, more: object = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});
const after = (key: string, id: string, more: object = {}) => {
  const run = objectKey(press(key, more), design, id);
  return run?.change(design) ?? null;
};
const layerOf = (from: Design | null, id: string) => from?.layers.find((layer) => layer.id === id);

describe('a design', () => {
  it('J-3 is arranged, doubled and emptied object by object', () => {
    const ids = (from: Design) => from.layers.map(({ id }) => id);
    expect(ids(arrangeLayer(design, 'd', 1))).toEqual(['t', 'd']);
    expect(arrangeLayer(design, 't', 1)).toBe(design);
    expect(ids(duplicateLayer(design, 'd', 'n'))).toEqual(['d', 'n', 't']);
    expect(layerOf(duplicateLayer(design, 'd', 'n'), 'n')).toMatchObject({ x: 632, y: 432, kind: 'ellipse' });
    expect(ids(removeLayer(design, 't'))).toEqual(['d']);
    expect(layerOf(scaleLayer(design, 't', 2), 't')).toMatchObject({ size: 200 });
    expect(layerOf(scaleLayer(design, 'd', 0.5), 'd')).toMatchObject({ width: 100, height: 50 });
    expect(design.layers.map(layerName)).toEqual(['Ellipse', 'Text: Lisbon']);
  });

  it('J-7 keeps its objects in their places in another size, and their look', () => {
    const hero = resizeDesign(design, 'hero');
    expect(layerOf(hero, 'd')).toMatchObject({ x: 960, y: 384, width: 200, height: 100 });
    expect(resizeDesign(hero, 'activity')).toEqual(design);
  });

  it('J-5 arrows move, with Shift by little; + and − size; Delete removes; other keys do nothing', () => {
    expect(layerOf(after('ArrowRight', 't'), 't')).toMatchObject({ x: 76, y: 40 });
    expect(layerOf(after('ArrowUp', 't', { shiftKey: true }), 't')).toMatchObject({ x: 60, y: 38 });
    expect(layerOf(after('+', 't'), 't')).toMatchObject({ size: 106 });
    expect(layerOf(after('-', 'd'), 'd')).toMatchObject({ width: expect.closeTo(200 / 1.06, 6) });
    expect(after('Delete', 'd')?.layers).toEqual([text]);
    expect(after('a', 't')).toBeNull();
    expect(after('ArrowUp', 't', { ctrlKey: true })).toBeNull();
  });

  it('J-5 the same keys choose the part of the background that shows', () => {
    expect(after('ArrowRight', BACKGROUND)?.background?.across).toBeCloseTo(0.54);
    expect(after('+', BACKGROUND)?.background?.zoom).toBeCloseTo(1.06);
    expect(after('-', BACKGROUND)?.background?.zoom).toBe(1);
    expect(after('Delete', BACKGROUND)).toBeNull();
  });

  it('J-4 steps are undone and done again; a key held down is one step', () => {
    const moved = (x: number): Design => ({ ...design, layers: [{ ...text, x }] });
    let history = beginHistory(design);
    history = record(history, moved(1), 'move t', 1000);
    history = record(history, moved(2), 'move t', 1200);
    history = record(history, moved(3), null, 1300);
    expect(undo(history).present).toEqual(moved(2));
    expect(undo(undo(history)).present).toBe(design);
    expect(undo(undo(undo(history))).present).toBe(design);
    expect(redo(redo(undo(undo(history)))).present).toEqual(moved(3));
    expect(redo(record(undo(history), moved(9), null, 2000)).present).toEqual(moved(9));
    expect(undo(record(record(beginHistory(design), moved(1), 'move t', 0), moved(2), 'move t', 5000)).present).toEqual(
      moved(1),
    );
  });

  it('J-8 what was kept is taken back only in the form of a design, with pictures that are data', () => {
    expect(designSchema.safeParse(JSON.parse(JSON.stringify(design))).data).toEqual(design);
    const stranger = startWith(design, { kind: 'photo', source: 'https://tracker.example/p.png' });
    expect(designSchema.safeParse(stranger).success).toBe(false);
  });

  it('J-6 the picture is made smaller until it fits, as JPEG where the browser writes no WebP', () => {
    const tries: [number, string, number][] = [];
    const canvasOf = (writesWebp: boolean) => (scale: number) =>
      ({
        toDataURL(type: string, quality: number) {
          tries.push([scale, type, quality]);
          const written = type === 'image/webp' && !writesWebp ? 'image/png' : type;
          return `data:${written};base64,`.padEnd(Math.round(700_000 * scale * quality), 'A');
        },
      }) as HTMLCanvasElement;
    const picture = exportPicture(canvasOf(true));
    expect(picture.length).toBeLessThanOrEqual(PICTURE_CHARACTERS_MAX);
    expect(tries.map(([scale]) => scale)).toEqual([1, 1, 1, 0.75]);
    expect(exportPicture(canvasOf(false))).toMatch(/^data:image\/jpeg/);
  });
});
