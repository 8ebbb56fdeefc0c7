/** What tables of real plans tell beside the entry of a row. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/parse.ts';

const rowsOf = (text: string) =>
  parseItinerary(text, { referenceDate: '2026-11-21' }).days.flatMap(({ timeBlocks }) =>
    timeBlocks.flatMap(({ activities }) =>
      activities.map(({ title, description, location }) => [title, description, location]),
    ),
  );
const table = (...rows: readonly string[]) => {
  const [head = '', ...others] = rows;
  return [head, head.replace(/[^|]+/g, '---'), ...others].map((row) => `|${row}|`).join('\n');
};

describe('I-358 a second column of what is done or how one goes is said about the entry', () => {
  it('words under `Event` and under `Description`', () =>
    expect(
      rowsOf(
        table(
          'Date|Time|Event|Description',
          '05/17/2027|0900|Board plane|Gate is told at check-in',
          '05/17/2027|1130|Plane lands|Pick up bags @ belt 4',
          '05/18/2027|1000|Boat ride|Boat ride',
        ),
      ),
    ).toEqual([
      ['Board plane', 'Gate is told at check-in', null],
      ['Plane lands', 'Pick up bags @ belt 4', null],
      ['Boat ride', null, null],
    ]));

  it('how one goes, beside the plan of a day', () =>
    expect(
      rowsOf(
        table(
          'Tag|Datum|Ort|Plan|Transport',
          '1|03.05.2027|Porto|Markt und Kathedrale|Tram oder zu Fuß',
          '2|04.05.2027|Braga|Treppe zum Kloster|Zug ab São Bento',
          '3|05.05.2027|Braga|Altstadt|',
        ),
      ),
    ).toEqual([
      ['Markt und Kathedrale', 'Transport: Tram oder zu Fuß', null],
      ['Treppe zum Kloster', 'Transport: Zug ab São Bento', null],
      ['Altstadt', null, null],
    ]));

  it('but the kind of an entry is no word of it', () =>
    expect(
      rowsOf(
        table(
          'Date|Time|Type|Activity',
          '05/17/2027|09:00|Tour|Harbour walk',
          '05/17/2027|12:00|Meal|Lunch on the pier',
        ),
      ),
    ).toEqual([
      ['Harbour walk', null, null],
      ['Lunch on the pier', null, null],
    ]));
});

describe('I-365 headings of two names and of the way', () => {
  it('names the day by its way and takes the length', () => {
    const [first] = parseItinerary(
      table(
        'Date|Trajet / activité principale|Distance vélo (approx.)|Détails transport / hébergement',
        'Lun 20 avr 2026|Dax → Pau|76 km|Étape vélo Dax → Pau, nuit à Pau.',
        'Mar 21 avr 2026|Pau → Tarbes|52 km|Étape vélo Pau → Tarbes, nuit à Tarbes.',
      ),
      { referenceDate: '2026-11-21' },
    ).days;
    expect(first?.title).toBe('Dax → Pau');
    expect(first?.timeBlocks[0]?.activities[0]?.distance).toBe('76 km');
  });
});

describe('I-367 hours under headings that nobody knows', () => {
  it('are said about the entry, each with its heading', () =>
    expect(
      rowsOf(
        `Wed 22 July 2026 — Arrival\n\n${table('|Group A|Group B', 'Depart AMS|14:05|16:35', 'Land LIS|16:10|18:40')}\n\nThu 23 July 2026 — Lisbon\n\n- Walk\n`,
      ),
    ).toEqual([
      ['Depart AMS', 'Group A: 14:05, Group B: 16:35', null],
      ['Land LIS', 'Group A: 16:10, Group B: 18:40', null],
      ['Walk', null, null],
    ]));
});
