/** Every layout of an offer, by name, with the languages that it is written in. */
import type { Layout, Rendered } from './layout.ts';
import { LANGUAGES, type Language, penOf } from './pen.ts';
import { card, chat, flyer, newsletter, oneLiner, prose } from './post-layouts.ts';
import { cruise, hotel, rateSheet, supplier, tour } from './price-layouts.ts';

const LAYOUTS: Readonly<Record<string, Layout>> = {
  flyer,
  newsletter,
  chat,
  oneLiner,
  card,
  prose,
  cruise,
  tour,
  hotel,
  rateSheet,
  supplier,
};

const ONLY: Readonly<Record<string, readonly Language[]>> = {
  supplier: ['en', 'us'],
  prose: ['en', 'us', 'de', 'fr', 'es', 'pt'],
};

export interface RenderedOffer extends Rendered {
  readonly layout: string;
  readonly language: Language;
}

/** Each layout in its turn. */
export function renderOffers(seed: number, count: number): readonly RenderedOffer[] {
  const layouts = Object.entries(LAYOUTS);
  return Array.from({ length: count }, (_, i) => {
    const [layout, render] = layouts[i % layouts.length] as (typeof layouts)[number];
    const pen = penOf(seed * 1_000_003 + i, ONLY[layout] ?? LANGUAGES);
    return { layout, language: pen.language, ...render(pen) };
  });
}
