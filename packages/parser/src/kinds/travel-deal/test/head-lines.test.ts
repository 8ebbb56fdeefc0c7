import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });
const page = (head: string) =>
  read(`${head}\n\n3 nights\n2 adults\nA$900 total for the stay\n\nWhat is included\nBreakfast daily\nLate check-out`);

describe('lines at the head of a page, a sheet and a mail', () => {
  it('finds the title where the way through the site ends, and the town under the name of the house', () => {
    const deal = page(
      'Book now\nThe Fern Gully Hotel ★★★★\nWoodend, Victoria\nHome\nRooms\nHome > Offers > Midwinter Garden Week\nMidwinter Garden Week',
    );
    expect(deal).toMatchObject({ title: 'Midwinter Garden Week', destination: 'Woodend, Victoria' });
  });

  it('takes the house for the title rather than its town', () =>
    expect(page('BARN OWL CAMP\nLower Sabie, South Africa\nRACK RATES 2027').title).toBe('BARN OWL CAMP'));

  it('takes a line with a place for the title where no house stands above it', () =>
    expect(page('Autumn news\nMerano, Italy\nfrom €400').title).toBe('Merano, Italy'));

  it('gives ports for a note, neither the title nor what one does nor where one goes', () => {
    const cruise = read(
      'NORTHWIND CRUISES\n\n7-Night Western Mediterranean from Trieste\naboard Northwind Pearl\n\nPorts of call: Bari | Palermo | Ajaccio, Corsica\n\nINSIDE from €549 per person',
    );
    expect(cruise).toMatchObject({
      title: '7-Night Western Mediterranean from Trieste',
      destination: 'Western Mediterranean',
      activities: [],
    });
    expect(cruise.notes).toContain('Ports of call: Bari | Palermo | Ajaccio, Corsica');
  });

  it.each([
    ['SERBIA: MONASTERIES AND GORGES', '9 days / 8 nights, guided, from and to Belgrade'],
    ['SERBIA: MONASTERIES AND GORGES', 'Belgrade and Niš, 9 to 17 May 2027 (9 days / 8 nights)'],
  ])('finds the tour of a mail in %s over %s', (name, below) =>
    expect(
      read(
        `From: Vesna Ilic <vesna@example.com>\nSubject: Serbia 2027 - new departures open\n\nDear partners,\n\nplease find our tour below.\n\n${name}\n${below}\n\nEUR 1,490 per person`,
      ).title,
    ).toBe(name),
  );

  it('keeps the subject over a condition in capitals', () =>
    expect(
      read(
        'From: Vesna Ilic <vesna@example.com>\nSubject: Serbia in spring, 9 days\n\nDear partners,\n\nNOTE: PLACES ARE FEW\nWe hold them for you.\n\nEUR 1,490 per person',
      ).title,
    ).toBe('Serbia in spring, 9 days'));
});
