/** I-253 to I-255: who sells a trip is not its title; where a line under the title says it goes; names of families. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const PLAN = 'Day 1 – 3 May 2027\n- Visit the old town\nDay 2 – 4 May 2027\n- Boat tour\n';
const headOf = (head: string) => {
  const { title, location } = parseItinerary(`${head}\n\n${PLAN}`, { referenceDate: '2026-11-20' });
  return { title, location };
};

describe('I-253 the head of a page', () => {
  it.each([
    'Bergmann Reisen GmbH · Büro Kiel · Ihre Beraterin: Frau Sommer',
    'SOUTHERN ROADS LTD | self drive since 2004',
    'PERUVIAN PATHS S.A.C.                  TRIP NOTES, SEASON 2027',
    'NORDLYS INCOMING AS',
    'THE GROVE HOUSE  |  CONCIERGE DESK',
    'PERSONAL AGENDA                     printed 20.11.2026 11:42',
    'File: NV-27-0418 / handled by: Ana',
  ])('%s is no title', (first) => {
    expect(headOf(`${first}\nFjords and Glaciers`).title).toBe('Fjords and Glaciers');
  });

  it.each(['Hiking Club Annual Trip | Norway', 'HARBOUR LIGHTS CRUISE | file PES-70412'])('%s is one', (first) => {
    expect(headOf(`${first}\nPlease check all names.`).title).toBe(first);
  });
});

describe('I-254 a place before its dates', () => {
  it('tells where a trip goes whose title names another place', () => {
    expect(headOf('Danube Weekend\nVienna, 3-4 May 2027').location).toBe('Vienna');
  });

  it('is no line that tells more than where and when', () => {
    expect(headOf('Paris to Madrid by rail, 3-4 May 2027').location).not.toContain('rail');
  });
});

describe('I-255 names of people', () => {
  it('are no islands', () => {
    expect(headOf('SMITH FAMILY REUNION 2027\n📍 Oslo, Norway').location).toContain('Oslo');
    expect(headOf('WALLIS FAMILY HITS THE GOLD COAST').location).toBe('GOLD COAST');
  });

  it('but Réunion is one', () => {
    expect(headOf('Réunion, two days').location).toContain('Réunion');
  });
});
