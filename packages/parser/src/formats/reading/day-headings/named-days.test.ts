import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../../../parse.ts';

const daysOf = (text: string) =>
  parseItinerary(text, { referenceDate: '2026-11-21' }).days.map(({ date, title }) => [date, title]);

describe('I-298 days headed by a name and a date', () => {
  it('which night it is in brackets, and the day on which one leaves', () => {
    expect(
      daysOf(
        'Harbour House, Bergen - 8 July 2027\nArrival 19:50, fish supper.\n\nHarbour House, Bergen - 9 July 2027 (2nd night)\n05h15 boat trip.\nDeparture - 10 July 2027\nTransfer to the airport. 10h45 flight home.\n',
      ),
    ).toEqual([
      ['2027-07-08', 'Harbour House, Bergen'],
      ['2027-07-09', 'Harbour House, Bergen'],
      ['2027-07-10', 'Departure'],
    ]);
  });

  it.each([
    [
      'in German',
      'Hotel Stern, Wien - 03.05.2027 (1. Nacht)\nAnkunft\n\nHotel Stern, Wien - 04.05.2027 (2. Nacht)\nStadtrundgang\n\nAbreise - 05.05.2027\nRückflug\n',
      ['Hotel Stern, Wien', 'Hotel Stern, Wien', 'Abreise'],
    ],
    [
      'the day of the arrival first, the weekday in brackets',
      'Arrival – 3 May 2027 (Mon)\nMeet at the airport 14:00\n\nLisbon – 4 May 2027 (Tue)\nCity walk 10:00\n',
      ['Arrival', 'Lisbon'],
    ],
    [
      'number and date',
      'Lisbon – Day 1 (Mon 3 May)\nCity walk 10:00\n\nSintra – Day 2 (Tue 4 May)\nPalaces 11:00\n',
      ['Lisbon', 'Sintra'],
    ],
  ])('%s', (_what, text, titles) => expect(daysOf(text).map(([, title]) => title)).toEqual(titles));

  it.each([
    [
      'the two ends of a trip',
      'Departure - 3 May 2027\nFlight to Lisbon 9:10\nReturn - 10 May 2027\nFlight to London 18:20\n',
    ],
    [
      'a departure far from the one day',
      'Casa Verde, Cusco – 3 May 2027\nWalks\nDeparture – 20 June 2027\nSign here\n',
    ],
    ['payments', 'Deposit - 3 May 2027\nThanks\nBalance due - 4 May 2027\nEUR 300\n'],
  ])('%s are no days', (_what, text) => expect(daysOf(text)).toEqual([]));
});

describe('I-312 days behind the label of a date', () => {
  it('have their weekday in brackets', () => {
    const text =
      'TOUR PROGRAMME\n\nDATE: 14.09.2027 (TUESDAY)\nMeet coach outside arrivals\nLunch at Sol\n\nDATE: 15.09.2027 (WEDNESDAY)\n08:30 Departure for the abbey\nDinner at hotel\n';
    expect(daysOf(text).map(([date]) => date)).toEqual(['2027-09-14', '2027-09-15']);
  });

  it('words in brackets are none', () => {
    expect(daysOf('Date: 14.09.2027 (draft)\nThanks for asking\nDate: 15.09.2027 (final)\nBest\n')).toEqual([]);
  });
});
