/** The contract may import the parser's types alone, so its lists are written out again; here they are held equal. */
import * as parser from '@waypage/parser';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { CONTENT_KINDS } from './content-kinds.ts';
import { ACTIVITY_TYPES } from './itinerary.ts';
import type { DetectedKind, WireParsed } from './parsing.ts';
import { WARNING_CODES } from './warning-codes.ts';

describe('lists that contract and parser share', () => {
  it('P-1 names the same warning codes', () => {
    expect(WARNING_CODES).toEqual(parser.WARNING_CODES);
  });

  it('P-1 names the same content kinds', () => {
    expect(CONTENT_KINDS).toEqual(parser.CONTENT_KINDS);
  });

  it('V-2 names the same activity types', () => {
    expect(ACTIVITY_TYPES).toEqual(parser.ACTIVITY_TYPES);
  });
});

/** The parser's lists may not be written to, and its optional fields are never there without a value: the wire says neither. */
type Writable<T> = T extends readonly unknown[]
  ? { -readonly [K in keyof T]: Writable<T[K]> }
  : T extends object
    ? { -readonly [K in keyof T]: T[K] extends infer V ? Writable<V> : never }
    : T;

describe('answers on the wire', () => {
  it('H-1 hold the very fields that the parser answers', () => {
    expectTypeOf<WireParsed['flight-quote']>().toEqualTypeOf<Writable<parser.ParsedFlightQuote>>();
    expectTypeOf<WireParsed['travel-deal']>().toEqualTypeOf<Writable<parser.ParsedTravelDeal>>();
    expectTypeOf<Writable<parser.ParsedItinerary>>().toExtend<WireParsed['itinerary']>();
    expectTypeOf<DetectedKind>().toEqualTypeOf<Writable<parser.KindDetection>>();
    expectTypeOf<keyof WireParsed>().toEqualTypeOf<keyof parser.ParsedContent>();
  });
});
