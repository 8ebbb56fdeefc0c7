import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (line: string) =>
  parseTravelDeal(`Jamaica, 7 nights\n${line}\n£2,450 pp`, { referenceDate: '2026-11-21' });

describe('T-557 a house with the room that one has there', () => {
  it.each([
    ['Pier House – Ocean Suite, half board', 'Pier House – Ocean Suite', ['half board']],
    ['Coral Bay - Water Villa, full board', 'Coral Bay - Water Villa', ['full board']],
    ['Blue Waters (Seafront Room, HB)', 'Blue Waters', ['HB']],
    ['Sea Grape, junior suite all inclusive', 'Sea Grape, junior suite', ['all inclusive']],
    ['Villa Sol – Doppelzimmer Meerblick, Halbpension', 'Villa Sol – Doppelzimmer Meerblick', ['Halbpension']],
    ['Le Phare – Chambre double, demi-pension', 'Le Phare – Chambre double', ['demi-pension']],
  ])('%s', (line, accommodation, includes) => {
    const { accommodation: house, includes: had, agentInfo } = read(line);
    expect([house, had, agentInfo?.name ?? null, agentInfo?.company ?? null]).toEqual([
      accommodation,
      includes,
      null,
      null,
    ]);
  });

  it.each([
    'Upgrade – Junior Suite',
    'Double Room, sea view',
    'Lisbon – Garden Suite',
    'Mrs Jones – Single Room, half board',
    'Familie Weber – Familienzimmer',
    'Golf Week – Double Room, half board',
    'Jane Doe – Yoga Studio',
    'Spa Days – treatment room',
    'Maria Rossi, Family Suite',
    'Pier House – Ocean Suite, half board\nSea Grape – Garden Room, B&B',
  ])('but not %s', (line) => expect(read(line).accommodation).toBeNull());

  it.each(['no breakfast', 'half board not included', 'breakfast extra'])('is nobody either: %s', (board) => {
    const { agentInfo, includes } = read(`Pier House – Ocean Suite, ${board}`);
    expect([agentInfo?.name ?? null, agentInfo?.company ?? null, includes]).toEqual([null, null, []]);
  });

  it('leaves who signs for a company', () =>
    expect(read('Lena Berg – Family Room Travel').agentInfo).toMatchObject({
      name: 'Lena Berg',
      company: 'Family Room Travel',
    }));

  it('and a company that is called a studio', () =>
    expect(read('Contact: Maria Villa – Travel Studio').agentInfo).toMatchObject({ company: 'Travel Studio' }));
});
