import { describe, expect, it } from 'vitest';
import { mayEndLabel, trimTail } from './heading-tail.ts';

describe('trimTail', () => {
  it.each([
    ["what's included:", "what's included"],
    ['included (per person) ', 'included'],
    ['not included (see below):', 'not included'],
    ['terms & conditions', 'terms & conditions'],
    ['included (a (b))', 'included (a (b))'],
    ['(all of it)', ''],
    ['fine print ---', 'fine print'],
  ])('of %j leaves %j', (text, words) => expect(text.slice(0, trimTail(text))).toBe(words));
});

describe('mayEndLabel', () => {
  it.each(['includes: a', 'includes - a', 'includes\ta', 'includes – a'])('in %j', (text) =>
    expect(mayEndLabel(text)).toBe(true),
  );
  it('not within a word', () => expect(mayEndLabel('non-refundable fare')).toBe(false));
});
