/**
 * Offers of many kinds whose facts are known: cruises by cabin, tours by departure, rooms by the night, rate sheets, flyers, newsletters, chats,
 * cards, prose, suppliers' mails, in seven languages. What is read must be what was written.
 * `RENDERED_RUNS=20000 RENDERED_SEED=7 npx vitest run --project corpus rendered-offers` for more texts and others.
 */
import { describe, expect, it } from 'vitest';
import { buildParser } from './built-parser.ts';
import { renderOffers } from './rendered-offers/offers.ts';
import { judge } from './rendered-offers/truth.ts';

const RUNS = Number(process.env['RENDERED_RUNS'] ?? 1_100);
const SEED = Number(process.env['RENDERED_SEED'] ?? 1);
const { parseTravelDeal } = await buildParser();
const read = (text: string): ReturnType<typeof parseTravelDeal> =>
  parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('T-32 to T-39 offers rendered from known facts', () => {
  const judged = renderOffers(SEED, RUNS).map((offer) => ({ ...offer, faults: judge(offer.truth, read(offer.text)) }));
  const layouts = [...new Set(judged.map(({ layout }) => layout))];

  it.each(layouts)('are read as written: %s', (layout) => {
    const faulty = judged.filter(
      (each) => each.layout === layout && each.faults.wrong.length + each.faults.missing.length > 0,
    );
    expect(faulty.map(({ text, faults }) => `${text}\n--> ${[...faults.wrong, ...faults.missing].join('; ')}`)).toEqual(
      [],
    );
  });
});
