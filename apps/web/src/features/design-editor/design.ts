/** A design (rules J-1 to J-9): a picture's size, what it stands on, and the objects on it, from back to front. Plain values, kept as JSON. */
import { POSTERS, type PosterName } from '@waypage/contract';
import { z } from 'zod';

/** Sizes in pixels of the picture; objects are placed in these. */
export const SIZES = {
  activity: { width: 1200, height: 800, label: 'Activity (3:2)' },
  hero: { width: 1920, height: 768, label: 'Hero (5:2)' },
} as const;
export type SizeName = keyof typeof SIZES;

/** The fonts of the design, by the names that canvas takes. */
export const FONTS = {
  display: { family: '"Bricolage Grotesque Variable"', weight: 800, label: 'Display' },
  text: { family: '"Hanken Grotesk Variable"', weight: 600, label: 'Text' },
} as const;
export type FontName = keyof typeof FONTS;

/** The posters' inks. */
export const INKS = {
  White: '#ffffff',
  Cream: '#fff8e8',
  Sand: '#fbe2b3',
  Sun: '#ffb53b',
  Apricot: '#ff9a62',
  Coral: '#e8553d',
  Brick: '#d94a32',
  Rose: '#f79db4',
  Plum: '#5b2b52',
  Lagoon: '#45bdb9',
  Sea: '#1987a0',
  Leaf: '#4e9178',
  Pine: '#1d4a4b',
  Navy: '#1e2c4d',
  Night: '#14283c',
} as const;

const place = { id: z.string(), x: z.number(), y: z.number() };
const box = { ...place, width: z.number().positive(), height: z.number().positive() };
const color = z.string().regex(/^#[0-9a-f]{6}$/i);

const layerSchema = z.discriminatedUnion('kind', [
  z.object({
    ...place,
    kind: z.literal('text'),
    text: z.string(),
    font: z.enum(['display', 'text']),
    size: z.number().positive(),
    color,
  }),
  z.object({ ...box, kind: z.literal('rectangle'), color }),
  z.object({ ...box, kind: z.literal('ellipse'), color }),
  z.object({ ...box, kind: z.literal('photo'), source: z.string().startsWith('data:image/') }),
]);
export type Layer = z.infer<typeof layerSchema>;

const sourceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('poster'), name: z.enum(Object.keys(POSTERS) as [PosterName, ...PosterName[]]) }),
  z.object({ kind: z.literal('photo'), source: z.string().startsWith('data:image/') }),
]);
export type BackgroundSource = z.infer<typeof sourceSchema>;

export const designSchema = z.object({
  size: z.enum(['activity', 'hero']),
  /** Null: nothing chosen yet. It fills the picture; `zoom` and `across`, `down` (0 to 1) say which part of it. */
  background: z
    .object({ source: sourceSchema, zoom: z.number().min(1).max(4), across: z.number(), down: z.number() })
    .nullable(),
  layers: z.array(layerSchema),
});
export type Design = z.infer<typeof designSchema>;
export type Background = NonNullable<Design['background']>;

export const EMPTY_DESIGN: Design = { size: 'activity', background: null, layers: [] };
export const ZOOM_MAX = 4;

export function startWith(design: Design, source: BackgroundSource): Design {
  return { ...design, background: { source, zoom: 1, across: 0.5, down: 0.5 } };
}

export function changeLayer(design: Design, id: string, change: Partial<Layer>): Design {
  return {
    ...design,
    layers: design.layers.map((layer) => (layer.id === id ? ({ ...layer, ...change } as Layer) : layer)),
  };
}

export function scaleLayer(design: Design, id: string, factor: number): Design {
  const layer = design.layers.find((each) => each.id === id);
  if (!layer) return design;
  const grown = (length: number) => Math.max(8, length * factor);
  return changeLayer(
    design,
    id,
    layer.kind === 'text' ? { size: grown(layer.size) } : { width: grown(layer.width), height: grown(layer.height) },
  );
}

/** `by` 1: one to the front. */
export function arrangeLayer(design: Design, id: string, by: 1 | -1): Design {
  const from = design.layers.findIndex((layer) => layer.id === id);
  const to = from + by;
  const moved = design.layers[from];
  if (!moved || to < 0 || to >= design.layers.length) return design;
  const layers = design.layers.filter((layer) => layer.id !== id);
  layers.splice(to, 0, moved);
  return { ...design, layers };
}

export function removeLayer(design: Design, id: string): Design {
  return { ...design, layers: design.layers.filter((layer) => layer.id !== id) };
}

export function duplicateLayer(design: Design, id: string, newId: string): Design {
  const at = design.layers.findIndex((layer) => layer.id === id);
  const layer = design.layers[at];
  if (!layer) return design;
  const layers = [...design.layers];
  layers.splice(at + 1, 0, { ...layer, id: newId, x: layer.x + 32, y: layer.y + 32 });
  return { ...design, layers };
}

/** Another size: what is on the picture keeps its place in proportion, and its look. */
export function resizeDesign(design: Design, size: SizeName): Design {
  const [from, to] = [SIZES[design.size], SIZES[size]];
  const [across, down] = [to.width / from.width, to.height / from.height];
  return {
    ...design,
    size,
    layers: design.layers.map((layer) => ({ ...layer, x: layer.x * across, y: layer.y * down })),
  };
}

/** As the list and screen readers call it. */
export function layerName(layer: Layer): string {
  if (layer.kind === 'text') return `Text: ${layer.text.trim().split('\n', 1)[0]?.slice(0, 40) || 'empty'}`;
  return { rectangle: 'Rectangle', ellipse: 'Ellipse', photo: 'Photo' }[layer.kind];
}
