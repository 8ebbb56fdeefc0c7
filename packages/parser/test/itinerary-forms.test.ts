/** Forms in which the lines under a day are written: marks around parts of the day, hours and places, several entries in a line, labels. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const week = (...days: readonly string[]) =>
  read(`Autumn on the Moselle\n\n${days.map((lines, i) => `Day ${i + 1}: Cochem\n${lines}`).join('\n\n')}\n`);
const entries = (...lines: readonly string[]) =>
  (week(...lines, 'Boat to Beilstein\nLunch at the mill').days[0]?.timeBlocks ?? []).flatMap(({ period, activities }) =>
    activities.map((activity) => ({ ...activity, period })),
  );
const told = (lines: string) => entries(lines).map(({ period, time, title }) => [period, time, title]);

describe('I-110 the marks of a part of the day', () => {
  it.each([
    '[Morning] Castle walk\n[Evening] Organ concert',
    '(Morning) Castle walk\n(Evening) Organ concert',
    'Morning | Castle walk\nEvening | Organ concert',
    'Morning → Castle walk\nEvening → Organ concert',
    'Morning\tCastle walk\nEvening\tOrgan concert',
    'Morning • Castle walk\nEvening • Organ concert',
    'Morning ☀️: Castle walk\nEvening 🌙: Organ concert',
    '**Morning** Castle walk\n**Evening** Organ concert',
    'Morning -Castle walk\nEvening -Organ concert',
    'Morning. Castle walk\nEvening. Organ concert',
    '~ Morning ~\nCastle walk\n~ Evening ~\nOrgan concert',
    '[Morning]\n- Castle walk\n[Evening]\n- Organ concert',
    'Morning ☀️\n- Castle walk\nEvening 🌙\n- Organ concert',
  ])('%j', (lines) => {
    expect(told(lines)).toEqual([
      ['Morning', null, 'Castle walk'],
      ['Evening', null, 'Organ concert'],
    ]);
  });

  it('with its hour behind it', () => {
    for (const lines of ['Morning, 9:00 - Castle walk', 'Morning 9:00: Castle walk', 'Morning @ 9 am – Castle walk'])
      expect(told(lines)).toEqual([['Morning', '9:00 AM', 'Castle walk']]);
    expect(told('Matin (9h) : Balade au château')).toEqual([['Matin', '9:00 AM', 'Balade au château']]);
  });

  it('what is done behind a dash is no end of a span', () => {
    expect(told('Evening - Sunset cruise')).toEqual([['Evening', null, 'Sunset cruise']]);
    expect(told('Nachmittag - Abendessen im Weingut')).toEqual([['Nachmittag', null, 'Abendessen im Weingut']]);
    expect(told('Ao final da tarde: Passeio de barco')[0]?.[0]).toBe('Ao final da tarde');
  });

  it('without a mark it is a word of the entry, and a meal is one', () => {
    expect(told('- Evening stroll in the harbour\n- Morning market')).toEqual([
      [null, null, 'Evening stroll in the harbour'],
      [null, null, 'Morning market'],
    ]);
    expect(told('Dinner | Mill Inn\nBoat trip')[0]?.[0]).toBeNull();
  });
});

describe('I-111 where and how hours stand', () => {
  it.each([
    '[09:00] Castle walk',
    '{9am} Castle walk',
    '0900 | Castle walk',
    '9h00 > Castle walk',
    'c. 9am Castle walk',
    '9:00 (local time) - Castle walk',
    '9:00 ..... Castle walk',
    'At 9:00 | Castle walk',
    'Castle walk ⏰ 9am',
    'Castle walk\t9am',
    '**9:00 AM**\n- Castle walk',
    '- 9:00 AM\n  - Castle walk',
    '- Castle walk\n  9:00 AM',
    '• Castle walk\n   🕘 9:00 AM',
  ])('%j', (lines) => {
    expect(told(lines)).toEqual([[null, '9:00 AM', 'Castle walk']]);
  });

  it.each([
    ['between 9:00 and 11:30', 'Castle walk'],
    ['entre las 9:00 y las 11:30', 'Paseo por el castillo'],
    ['de las 9:00 a las 11:30', 'Paseo por el castillo'],
    ['von 9 bis 11:30 Uhr', 'Spaziergang zur Burg'],
    ['9 Uhr bis 11.30 Uhr', 'Spaziergang zur Burg'],
    ['0900-1130hrs', 'Castle walk'],
    ['09:00 > 11:30', 'Castle walk'],
  ])('%s', (hours, title) => {
    expect(told(`${hours} ${title}`)).toEqual([[null, '9:00 AM – 11:30 AM', title]]);
  });

  it('hours behind bold names, and over names under a title', () => {
    const names = '**Castle walk**\n9:00 AM\n📍 Burgweg 4\n\n**Tasting**\n3:00 PM\n📍 Kellergasse 1';
    expect(entries(names)).toMatchObject([
      { title: 'Castle walk', time: '9:00 AM', location: 'Burgweg 4' },
      { title: 'Tasting', time: '3:00 PM', location: 'Kellergasse 1' },
    ]);
    expect(told('9:00 AM\nCastle walk\n3:00 PM\nTasting')).toEqual([
      [null, '9:00 AM', 'Castle walk'],
      [null, '3:00 PM', 'Tasting'],
    ]);
  });

  it('two hours beside `and` are no span without a word for between', () => {
    expect(told('9:00 and 11:30 Castle tours')[0]?.[1]).toBe('9:00 AM');
  });
});

describe('I-112 several entries in one line', () => {
  it.each([', ', '; ', ' | ', ' / ', ' → ', ' • ', ' – ', ' + '])('with hours, set apart by %j', (mark) => {
    expect(told(['9:00 Castle walk', '13:30 Lunch at the mill', '19:00 Organ concert'].join(mark))).toEqual([
      [null, '9:00 AM', 'Castle walk'],
      [null, '1:30 PM', 'Lunch at the mill'],
      [null, '7:00 PM', 'Organ concert'],
    ]);
  });

  it.each([', ', ' / ', ' → ', ' • ', ' – '])('the whole day, set apart by %j', (mark) => {
    expect(told(['Castle walk', 'Lunch at the mill', 'Organ concert'].join(mark)).map(([, , title]) => title)).toEqual([
      'Castle walk',
      'Lunch at the mill',
      'Organ concert',
    ]);
  });

  it('a journey and what one sees on the way stay one', () => {
    expect(told('08:40 Trier → 09:19 Cochem')).toHaveLength(1);
    expect(told('Drive through Trier, Bernkastel, Traben-Trarbach')).toHaveLength(1);
    expect(told('9:00 Ferry to Beilstein, 10:20 arrival')).toHaveLength(1);
  });
});

describe('I-113 the words of a price and of a place behind an entry', () => {
  it.each([
    ['Burgführung – Eintritt: ca. 18 €', 'Burgführung', '18 €'],
    ['Visite du château (environ 18 €)', 'Visite du château', '18 €'],
    ['Visita al castello, ingresso 18 €', 'Visita al castello', '18 €'],
    ['Visita al castillo - desde 18 €', 'Visita al castillo', '18 €'],
    ['Castle tour | $18 total', 'Castle tour', '$18'],
    ['Castle tour [$18]', 'Castle tour', '$18'],
    ['Castle tour / $18', 'Castle tour', '$18'],
    ['Castle tour 🎟️ $18', 'Castle tour', '$18'],
  ])('%s', (line, title, cost) => {
    expect(entries(`- ${line}`)).toMatchObject([{ title, cost }]);
  });

  it.each([
    'Castle tour 📍 Burgweg 4',
    'Castle tour (📍 Burgweg 4)',
    'Castle tour – Location: Burgweg 4',
    'Castle tour (Treffpunkt: Burgweg 4)',
    'Castle tour | Where: Burgweg 4',
  ])('%s', (line) => {
    expect(entries(`- ${line}`)).toMatchObject([{ title: 'Castle tour', location: 'Burgweg 4' }]);
  });

  it('a label that names no place stays', () => {
    expect(entries('- Castle tour (Guide: Anna)')[0]?.location).toBeNull();
  });
});

describe('I-114 labels and pins before each entry', () => {
  it('Activity under Time', () => {
    const cards =
      'Time: 9:00 AM\nActivity: Castle walk\nLocation: Burgweg 4\nCost: €8\n\nTime: 3:00 PM\nActivity: Tasting\nLocation: Kellergasse 1';
    expect(entries(cards)).toMatchObject([
      { title: 'Castle walk', time: '9:00 AM', location: 'Burgweg 4', cost: '€8' },
      { title: 'Tasting', time: '3:00 PM', location: 'Kellergasse 1' },
    ]);
  });

  it('a list of pins is a list of entries, a pin below an entry is its place', () => {
    expect(told('📍 Reichsburg\n📍 Pinnerkreuz\n📍 Old mill').map(([, , title]) => title)).toEqual([
      'Reichsburg',
      'Pinnerkreuz',
      'Old mill',
    ]);
    expect(entries('Castle walk\n📍 Burgweg 4')).toMatchObject([{ title: 'Castle walk', location: 'Burgweg 4' }]);
  });

  it('Roman numbers', () => {
    expect(told('i. Castle walk\nii. Tasting\niii. Concert').map(([, , title]) => title)).toEqual([
      'Castle walk',
      'Tasting',
      'Concert',
    ]);
  });
});

describe('I-115 what all costs and what a day costs', () => {
  it.each(['Estimated total: $1,350', 'Total trip cost: $1,350', 'Package price: $1,350 pp', 'Gesamtpreis: $1,350'])(
    '%s right under the last entry',
    (line) => {
      const { days, budget } = week('- Castle walk', `- Tasting\n${line}`);
      expect(days[1]?.timeBlocks.flatMap(({ activities }) => activities.map(({ title }) => title))).toEqual([
        'Tasting',
      ]);
      expect(budget?.total).toBe(1350);
    },
  );

  it.each(['Daily budget: €80', 'Day total: €80', 'Tagesbudget: 80 €', 'Presupuesto del día: 80 €'])(
    '%s is no entry',
    (line) => {
      expect(told(`- Castle walk\n- ${line}`)).toEqual([[null, null, 'Castle walk']]);
    },
  );
});
