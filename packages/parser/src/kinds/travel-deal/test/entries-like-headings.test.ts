import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-24' });

describe('entries whose words elsewhere head a list (T-377)', () => {
  it.each([
    ['Not included', ['Drinks', 'Shore excursions', 'Travel insurance']],
    ['Nicht enthalten', ['Getränke', 'Ausflüge', 'Reiseversicherung']],
    ['Le prix ne comprend pas', ['Boissons', 'Excursions', 'Assurance voyage', 'Pourboires']],
  ])('%s', (heading, entries) => {
    const deal = read(`Malta by sea\n£499pp\n${heading}\n${entries.join('\n')}\n`);
    expect(deal.restrictions.map((entry) => entry.split(': ')[1])).toEqual(entries);
    expect(deal.activities).toEqual([]);
  });

  it('also where the text has no blank lines', () =>
    expect(
      read(
        'Malta by sea\n£499pp\nIncluded\nFlights\nHalf board\nNot included\nExcursions\nTips\nGood to know\nPassport needed\nNeed help?\n020 5550 1234',
      ),
    ).toMatchObject({
      restrictions: ['Not included: Excursions', 'Not included: Tips', 'Passport needed'],
      activities: [],
    }));

  it.each([
    'Malta by sea\n£499pp\n7 nights\nIncluded\nFlights\nHalf board\nNot included\nInsurance\nExcursions\nGozo by boat\nValletta walk\nGood to know\nPassport needed',
    'Malta by sea\n£499pp\n\nNot included\nInsurance\n\nExcursions\nGozo by boat\nValletta walk',
  ])('what is done still has its heading: %s', (text) => {
    const deal = read(text);
    expect(deal.activities).toEqual(['Gozo by boat', 'Valletta walk']);
    expect(deal.restrictions[0]).toBe('Not included: Insurance');
  });

  it('how many and which, among what is included', () => {
    const deal = read(
      'Golf weekend in Porto\n£499pp\n\nIncluded:\nflights from Leeds\n4 rounds: the Dunes, the Links, the Ridge\nbreakfast',
    );
    expect(deal.includes).toEqual(['flights from Leeds', '4 rounds: the Dunes, the Links, the Ridge', 'breakfast']);
    expect(deal.activities).toEqual([]);
    expect(
      read('Golf weekend in Porto\n£499pp\n\nIncluded:\nflights\n\nExcursions: the lodges, the mill, the Douro')
        .activities,
    ).toEqual(['the lodges', 'the mill', 'the Douro']);
  });
});

describe('lines of a page that are no terms and no title (T-378)', () => {
  it.each(['Need help?', 'Any questions?', 'Noch Fragen?', "Besoin d'aide ?"])('%s ends the conditions', (line) =>
    expect(read(`Malta by sea\n£499pp\n\nGood to know\nPassport needed\n${line}\n020 5550 1234`).restrictions).toEqual([
      'Passport needed',
    ]),
  );

  it.each([
    ['Baltic Ports\nCruise code N414\n7 nights from £799pp', 'Baltic Ports'],
    ['Code de voyage 114\nLa Baltique\n7 nuits, 799 € par personne', 'La Baltique'],
    ['Home\nBaltic from Leith\nDuration\n7 nights\nfrom £799pp', 'Baltic from Leith'],
  ])('neither a code nor a label is the title: %s', (text, title) => expect(read(text).title).toBe(title));
});

describe('what one must have is a condition (T-379)', () => {
  it.each([
    'Diving licence needed for the wrecks',
    'Tauchschein erforderlich',
    'Brevetto obbligatorio',
    'Certificado de buceo obligatorio',
    'Passaporto con validità residua di 6 mesi',
  ])('%s', (line) => expect(read(`Red Sea week\n£699pp\nIncluded: flights\n${line}.`).restrictions).toEqual([line]));

  it.each([
    'No diving licence needed for the reef.',
    'Everything you need for the beach is there.',
    'Kein Visum nötig.',
  ])('but not: %s', (line) =>
    expect(read(`Red Sea week\n£699pp\nIncluded: flights\n${line}`).restrictions).toEqual([]),
  );
});
