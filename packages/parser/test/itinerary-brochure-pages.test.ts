/** Heads and feet of a brochure's pages, what is optional, and how one gets there. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-20' });
const entriesOf = (text: string) =>
  read(text).days.map(({ timeBlocks }) =>
    timeBlocks.flatMap(({ activities }) => activities.map((a) => (a.time === null ? a.title : `${a.time} ${a.title}`))),
  );

describe('I-389 pages of a brochure', () => {
  const brochure = (head: string, foot: string): string =>
    [
      `${head}14`,
      '',
      'TENBY AND THE COAST',
      '',
      'Day 1 (Fri 14 May 2027) - To the coast',
      '6.30pm Dinner',
      'Day 2 (Sat) - Tenby',
      '8.30pm Bingo in the lounge',
      '',
      foot,
      `${head}15`,
      '',
      'Day 3 (Sun) - Homeward',
      '9.45am Leave hotel',
    ].join('\n');

  it.each([
    ['HARBOUR COACHES  *  Summer brochure  *  p.', '                     continued overleaf >>'],
    ['Harbour Coaches | Summer brochure | page ', 'cont. on next page'],
    ['Hafen Busreisen – Katalog – S. ', 'Fortsetzung auf der nächsten Seite'],
    ['Autocars du Port – p. ', '(suite page suivante)'],
  ])('their heads and feet are no part of the day: %s', (head, foot) => {
    expect(entriesOf(brochure(head, foot))).toEqual([
      ['6:30 PM Dinner'],
      ['8:30 PM Bingo in the lounge'],
      ['9:45 AM Leave hotel'],
    ]);
    expect(read(brochure(head, foot)).days[1]?.timeBlocks[0]?.activities[0]?.description).toBeNull();
  });

  it.each(['- Walk 4, guide p. 12', '- Overleaf Café'])('leave entries as they are: %s', (entry) => {
    const text = `Trip\n\nDay 1: Town\n${entry}\n- Walk 5, guide p. 13\n\nDay 2: Home\n- Castle`;
    expect(entriesOf(text)[0]).toHaveLength(2);
  });
});

describe('I-342 what is optional', () => {
  const day = (...lines: string[]) =>
    read(`Trip\n\nDay 1: Town\n${lines.join('\n')}\n6.30pm Dinner\n\nDay 2: Home\n9.00am Walk`)
      .days[0]?.timeBlocks.flatMap(({ activities }) => activities)
      .map(({ title, description, cost }) => [title, description, cost]);

  it.each([
    ['OPTIONAL am: Harbour tramway return £11', 'Harbour tramway return', 'OPTIONAL', '£11'],
    ['Optional afternoon: Sail to the island', 'Sail to the island', 'Optional', null],
    ['Opcional por la tarde: paseo en barco', 'paseo en barco', 'Opcional', null],
    ['Optional excursion: Glass museum €9', 'Glass museum', 'Optional', '€9'],
  ])('may name its part of the day: %s', (line, ...entry) => expect(day(line)?.[0]).toEqual(entry));

  it('is not what may be had besides', () => {
    expect(day('10.00am Walk', 'Optional upgrade: sea view room')?.map(([title]) => title)).toEqual(['Walk', 'Dinner']);
  });
});

describe('I-390 the type of an entry', () => {
  const typeOf = (entry: string) =>
    read(`Trip\n\nDay 1: Town\n- ${entry}\n- 18:00 Dinner\n\nDay 2: Home\n- Walk`).days[0]?.timeBlocks[0]?.activities[0]
      ?.type;

  it.each([
    ['9:00 Botanic Garden by coach', 'activity'],
    ['14:00 Old town by bus', 'culture'],
    ['10:00 Transfer to Oslo by train', 'travel'],
    ['11:00 Oslo by train', 'travel'],
    ['12:00 Laguna Azul (con desayuno y almuerzo)', 'activity'],
    ['12:00 Picnic (with cake)', 'meal'],
  ])('is what is done, not how one gets there or what is included: %s', (entry, type) =>
    expect(typeOf(entry)).toBe(type),
  );
});
