/** Texts to damage: those of both corpora, and some of each renderer. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { CONTENT_KINDS, type ContentKind } from '../../src/index.ts';
import { CORPUS, readAllCases } from '../read-corpus.ts';
import { renderDeals } from '../render-deals.ts';
import { renderedPlans } from '../rendered-days.ts';
import { renderedFares } from '../rendered-fares/rendered-fares.ts';
import { renderedJourneys } from '../rendered-segments.ts';

export interface SoundText {
  readonly kind: ContentKind;
  readonly name: string;
  readonly text: string;
}

const UNSEEN = join(CORPUS, '..', 'corpus-unseen');

function unseenTexts(kind: ContentKind): SoundText[] {
  return readdirSync(join(UNSEEN, kind)).flatMap((block) =>
    readdirSync(join(UNSEEN, kind, block))
      .filter((file) => file.endsWith('.txt'))
      .map((file) => ({ kind, name: `${block}/${file}`, text: readFileSync(join(UNSEEN, kind, block, file), 'utf8') })),
  );
}

function renderedTexts(count: number, seed: number): SoundText[] {
  const named = (kind: ContentKind, name: string, texts: readonly { readonly text: string }[]): SoundText[] =>
    texts.map(({ text }, i) => ({ kind, name: `${name} ${i}`, text }));
  const drawn = { seed, numRuns: count };
  return [
    ...named('itinerary', 'plan', fc.sample(renderedPlans, drawn)),
    ...named('flight-quote', 'journey', fc.sample(renderedJourneys, drawn)),
    ...named('flight-quote', 'fare', fc.sample(renderedFares, drawn)),
    ...named('travel-deal', 'deal', renderDeals(seed, count)),
  ];
}

/** `count` texts of each renderer with those of the corpora; texts with line ends of their own are none to compare on. */
export function soundTexts(count: number, seed: number): readonly SoundText[] {
  return [...readAllCases(), ...CONTENT_KINDS.flatMap(unseenTexts), ...renderedTexts(count, seed)]
    .map(({ kind, name, text }) => ({ kind, name, text: text.replace(/\s+$/, '') }))
    .filter(({ text }) => !/[\r\u2028\u2029]/.test(text));
}
