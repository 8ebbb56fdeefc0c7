/** The contract may import the parser's types alone, so its lists are written out again; here they are held equal. */
import * as parser from '@waypage/parser';
import { describe, expect, it } from 'vitest';
import { ACTIVITY_TYPES } from './itinerary.ts';
import { WARNING_CODES } from './warning-codes.ts';

describe('lists that contract and parser share', () => {
  it('P-1 names the same warning codes', () => {
    expect(WARNING_CODES).toEqual(parser.WARNING_CODES);
  });

  it('V-2 names the same activity types', () => {
    expect(ACTIVITY_TYPES).toEqual(parser.ACTIVITY_TYPES);
  });
});
