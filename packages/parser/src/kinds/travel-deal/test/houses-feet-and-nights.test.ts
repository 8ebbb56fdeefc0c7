import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-24' });

describe('the houses of a tour (T-385)', () => {
  it.each([
    ['Hotel previsti', 'Cedro Palace 4*, Valle Lodge 4*, campo tendato Luna'],
    ['Hébergements prévus ', 'Cedro Palace 4*, Valle Lodge 4*, campement Luna'],
    ['Vorgesehene Hotels', 'Cedro Palace 4*, Valle Lodge 4*, Wüstencamp Luna'],
    ['Hotels used', 'Cedro Palace or similar, Valle View or similar'],
  ])('%s', (label, houses) =>
    expect(read(`Jordan Explorer\n8 days, €1,490 pp\n${label}: ${houses}`).accommodation).toBe(houses),
  );

  it('a sentence about hotels is no label', () =>
    expect(read('Jordan Explorer\n8 days, €1,490 pp\nHotels used are all central').accommodation).toBeNull());
});

describe('the foot of every page (T-386)', () => {
  const flyer = (foot: string) =>
    `NORTHERN PATHS\n\nROCKIES BY RAIL\n9 days / 8 nights\nfrom $2,995 per person\n\n${foot}    |    Page 1 of 2\n\nINCLUDED\n• 8 nights in hotels\n• Rail journey\n\nAsk for Glen Kovac, 1-800-555-0121\n\n${foot}    |    Page 2 of 2`;

  it('tells the company by its address', () =>
    expect(read(flyer('Northern Paths Inc.    |    www.northernpaths.example')).agentInfo.company).toBe(
      'NORTHERN PATHS',
    ));

  it('but not that of others', () =>
    expect(read(flyer('Made with    |    www.flyermaker.example')).agentInfo.company).toBeNull());
});

describe('nights that are no length (T-387)', () => {
  const sheet = 'QUINTA DO MAR\nRooms 2027 in EUR per room and night\nDouble 98.00\n\nREMARKS';

  it.each(['Free cxl up to 10 days before arrival, then 2 nights', 'Cancellation within 3 days: 2 nights charged'])(
    '%s',
    (line) => expect(read(`${sheet}\nMin. stay 3 nights\n${line}`).duration).toBeNull(),
  );

  it('the stay itself still is', () => expect(read(`${sheet}\n3 nights with breakfast`).duration).toBe('3 nights'));
});
