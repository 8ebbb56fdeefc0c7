/** I-510, I-511: days by their rank with a full stop, and parts of the day one after the other on a line. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-28' });
const blocksOf = (text: string) =>
  read(text).days.map(({ timeBlocks }) =>
    timeBlocks.map(({ period, activities }) => [period, ...activities.map(({ title }) => title)]),
  );

describe('I-510 the rank of a day with a full stop before its raised letter', () => {
  it('heads the day', () => {
    const { days } = read(
      '1.º DIA · 8 SET (QUARTA) · BRAGA\n07h30 Partida\n2.º DIA · 9 SET (QUINTA) · PORTO\n09h30 Sé',
    );
    expect(days.map(({ date, title }) => [date, title])).toEqual([
      ['2027-09-08', 'BRAGA'],
      ['2027-09-09', 'PORTO'],
    ]);
    expect(read('1.er día: Cuzco\n- Mercado\n2.º día: Pisac\n- Ruinas').days).toHaveLength(2);
    expect(read('Día 1.º: Cuzco\n- Mercado\nDía 2.º: Pisac\n- Ruinas').days).toHaveLength(2);
  });

  it('is none within a sentence', () => {
    expect(read('Day 1: Cuzco\n- Mercado\n2.ª visita: Pisac\nDay 2: Lima\n- Playa').days).toHaveLength(2);
  });
});

describe('I-511 parts of the day on one line', () => {
  it.each([' | ', '. ', '; ', ' / ', ', ', ' · ', ' – '])('are blocks of a day of one line, apart by "%s"', (mark) => {
    const day = (n: number, ...told: string[]) =>
      `Day ${n} - ${['Morning', 'Afternoon', 'Evening'].map((part, i) => `${part}: ${told[i]}`).join(mark)}`;
    const text = [day(1, 'Tower climb', 'Station tiles', 'Fado'), day(2, 'Cellars', 'Boat trip', 'Dinner 8pm')].join(
      '\n',
    );
    expect(blocksOf(text)).toEqual([
      [
        ['Morning', 'Tower climb'],
        ['Afternoon', 'Station tiles'],
        ['Evening', 'Fado'],
      ],
      [
        ['Morning', 'Cellars'],
        ['Afternoon', 'Boat trip'],
        ['Evening', 'Dinner'],
      ],
    ]);
  });

  it('hold several entries each, and name the day where nothing stands behind them', () => {
    expect(
      blocksOf('Day 1: Morning: Louvre 9am, coffee | Evening: dinner\nDay 2: Morning: Orsay | Evening: opera')[0],
    ).toEqual([
      ['Morning', 'Louvre', 'coffee'],
      ['Evening', 'dinner'],
    ]);
    const { days } = read('Day 1 - Paris: Louvre 10am, boat 8pm\nDay 2 - Morning\nDay 3 - Rouen: abbey 9am, lunch 1pm');
    expect(days[1]?.title).toBe('Morning');
  });

  it('are blocks below the heading of their day, too', () => {
    const text = 'Tag 1: Graz\nVormittag: Uhrturm, Altstadt. Abend: Oper\nTag 2: Wien\nVormittag: Prater';
    expect(blocksOf(text)[0]).toEqual([
      ['Vormittag', 'Uhrturm, Altstadt'],
      ['Abend', 'Oper'],
    ]);
  });

  it('are none where meals or one part alone have a colon', () => {
    expect(blocksOf('Day 1: Rome\nBreakfast: eggs. Lunch: soup\nDay 2: Ostia\n- Port')[0]).toHaveLength(1);
    expect(blocksOf('Day 1: Rome\nMorning: Forum. Note: closed on Monday\nDay 2: Ostia\n- Port')[0]).toEqual([
      ['Morning', 'Forum'],
    ]);
  });
});

describe('I-535 several entries behind a part of the day', () => {
  it.each([
    ['Matin : 8 h 30 cours avec les hôtes ; 10 h 30 musée', ['cours avec les hôtes', 'musée']],
    ['Matin : 8 h départ en car ; 10 h rallye dans la cité', ['départ en car', 'rallye dans la cité']],
    ['Vormittag: 9:00 Stadtführung, 11:30 Kaffee im Hof', ['Stadtführung', 'Kaffee im Hof']],
    ['Morning: 9am castle tour; 11.30 boat trip', ['castle tour', 'boat trip']],
  ])('are entries of it each, with their hours: %s', (line, titles) => {
    const [period, ...entries] = blocksOf(`Lundi 15 mars 2027\n${line}\nMardi 16 mars 2027\n- Marché`)[0]?.[0] ?? [];
    expect(period).toBe(line.split(/\s?:/)[0]);
    expect(entries).toEqual(titles);
  });

  it('are one where the second hour is no entry of its own', () => {
    expect(
      blocksOf('Lundi 15 mars 2027\nMatin : 9:00 ferry to Hydra, arrives 11:30\nMardi 16 mars 2027\n- Marché')[0]?.[0],
    ).toHaveLength(2);
  });
});
