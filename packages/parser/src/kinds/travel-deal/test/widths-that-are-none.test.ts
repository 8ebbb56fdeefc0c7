import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-27' });
const TERMS =
  'Terms\nrates subject to availability, nothing is blocked\nfull payment 21 days prior to arrival in the resort\nno show is charged in full, cancel less than 14\ndays before 100%';

describe('T-495 a text that is not wrapped', () => {
  it('is told by lines that are much wider than those that go on', () => {
    const wide = 'Warm greetings from the sunny valley, kindly find our best offer below as agreed';
    const text = `${wide}\n\nMalta 7 nights from 3 May 2027\n£499 pp in a double room, £899 for two people in the sea view suite\n\n${TERMS}`;
    expect(read(text).restrictions).toContain('full payment 21 days prior to arrival in the resort');
  });
});
