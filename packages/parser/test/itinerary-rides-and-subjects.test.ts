/** I-142 to I-144: rides that are told by their figures, subjects of mails that were sent on, counts that a line breaks off. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-24' });

describe('I-142 a ride told by its figures is named by the way of its day', () => {
  const text = (label: string): string =>
    `Karoo\n\nMon 2 Aug 2027 - Graaff to Cradock\n${label}\nSleep: Fig House, Cradock\n\nTue 3 Aug - Valley of Stones\n${label}\nWalk to the lookout`;
  it.each([
    'Drive: 145 km, 2 hrs (last 30 gravel)',
    'Driving: 145 km / 2 hrs',
    'Fahrt: 145 km, ca. 2 Std.',
    'Trajeto: 145 km',
  ])('%s', (label) => {
    const [first, second] = read(text(label)).days.map((day) => day.timeBlocks.flatMap(({ activities }) => activities));
    expect(first?.[0]).toMatchObject({ title: 'Graaff to Cradock', type: 'travel', distance: '145 km', time: null });
    expect(second?.[0]).toMatchObject({ title: label.split(':')[0], type: 'travel', distance: '145 km' });
    expect(second?.[1]?.title).toBe('Walk to the lookout');
  });

  it('a ride that names its places keeps them', () => {
    const [day] = read(text('Drive: Graaff – Pearston – Cradock, 145 km')).days;
    expect(day?.timeBlocks[0]?.activities[0]?.title).toContain('Pearston');
  });
});

describe('I-143 the marks of a subject that was sent on are no part of the title', () => {
  const PLAN = 'Hi Ann,\n\nhere it is.\n\nDay 1 - 3 May 2027: Skagen\n- Walk\n\nDay 2 - 4 May 2027: Home\n- Fly home';
  it.each([
    'Subject: RE: RE: Five days in Skagen',
    'Subject: Fwd: Five days in Skagen',
    'Fw: Re: Five days in Skagen',
    'Betreff: WG: Five days in Skagen',
  ])('%s', (subject) => {
    expect(read(`${subject}\n\n${PLAN}`).title).toBe('Five days in Skagen');
  });

  it('a lone name in capitals below it heads a part of the trip', () => {
    const text = `Subject: RE: Denmark in May - Skagen + Aarhus\nSent: Friday, 20 November 2026 4:32 PM\n\nHi Ann,\n\nSKAGEN\n\n${PLAN.slice(PLAN.indexOf('Day 1'))}`;
    expect(read(text).title).toBe('Denmark in May - Skagen + Aarhus');
  });
});

describe('I-144 a figure at the end of a line goes on with what it counts', () => {
  it.each([
    ['Transfer to the island, approx. 1\nhour by boat', 'approx. 1 hour by boat'],
    ['Fähre zur Insel, ca. 2\nStunden', 'ca. 2 Stunden'],
  ])('%j', (lines, about) => {
    const [day] = read(`Islands\n\nDay 1 - 3 May 2027: Hvar\n${lines}\n\nDay 2 - 4 May 2027: Home\nFly home`).days;
    const [entry, other] = day?.timeBlocks.flatMap(({ activities }) => activities) ?? [];
    expect(entry).toMatchObject({ time: null, description: about });
    expect(other).toBeUndefined();
  });
});
