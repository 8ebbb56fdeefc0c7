/** Displays of known reservations, whole and lightly damaged. See `rendered-displays.test.ts`. */
import fc from 'fast-check';
import { amadeusDisplay } from './amadeus.ts';
import { DAMAGES, inLetter, type Letter } from './damage.ts';
import { drawFacts, type Facts, type Pen } from './facts.ts';
import { galileoDisplay } from './galileo.ts';
import { sabreDisplay } from './sabre.ts';
import { joined, type Said } from './screen.ts';
import { worldspanDisplay } from './worldspan.ts';

export interface RenderedDisplay {
  readonly text: string;
  readonly facts: Facts;
  readonly said: Said;
  readonly damage: string;
  readonly letter: Letter;
}

const DISPLAYS = {
  sabre: sabreDisplay,
  amadeus: amadeusDisplay,
  galileo: galileoDisplay,
  apollo: galileoDisplay,
  worldspan: worldspanDisplay,
};
const PICKS = 160;

function penOf(picks: readonly number[]): Pen {
  let at = 0;
  const next = (count: number): number => (picks[at++ % PICKS] ?? 0) % count;
  return {
    pick: (list) => list[next(list.length)] as (typeof list)[number],
    oneIn: (count) => next(count) === count - 1,
    between: (low, high) => low + next(high - low + 1),
  };
}

function renderDisplay(picks: readonly number[]): RenderedDisplay {
  const pen = penOf(picks);
  const damage = pen.oneIn(2) ? pen.pick(Object.keys(DAMAGES)) : 'none';
  const hasLetter = pen.oneIn(4);
  const facts = drawFacts(pen);
  const { lines, said } = joined(DISPLAYS[facts.system](pen, facts));
  // Amounts without cents a blank apart may be the figures of a payment card by chance.
  const isCardLike = damage === 'single blanks' && facts.fares.decimals === 0;
  const damaged = (DAMAGES[isCardLike ? 'none' : damage] as (typeof DAMAGES)[string])(pen, lines);
  const whole = hasLetter ? inLetter(pen, damaged) : { lines: damaged, letter: { client: null, agent: null } };
  return { text: whole.lines.join('\n'), facts, said, damage, letter: whole.letter };
}

export const renderedDisplays: fc.Arbitrary<RenderedDisplay> = fc
  .array(fc.nat(9999), { minLength: PICKS, maxLength: PICKS })
  .map(renderDisplay);
