import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const lists = (text: string) => {
  const { includes, restrictions } = parseTravelDeal(`Samos\n7 nights, £799 per person\n${text}`, {
    referenceDate: '2026-11-20',
  });
  return { includes, restrictions };
};

describe('T-254 what is in the price and what is not, in one sentence', () => {
  it.each([
    ['Flights incl, visa not incl', ['Flights'], ['visa not incl']],
    ['Meals included, drinks not included', ['Meals'], ['drinks not included']],
    ['Taxes incl. Tips not incl.', ['Taxes'], ['Tips not incl']],
    ['Flug inklusive, Visum nicht inklusive', ['Flug'], ['Visum nicht inklusive']],
    ['Vuelos incluidos, propinas no incluidas', ['Vuelos'], ['propinas no incluidas']],
  ])('%s', (line, includes, restrictions) => expect(lists(line)).toEqual({ includes, restrictions }));

  it('never promises what a list names as left out', () => {
    expect(lists('visa incl. flights not incl')).toEqual({ includes: ['visa'], restrictions: ['flights not incl'] });
    expect(lists('Includes: transfers, lunches not included').restrictions).toContain('lunches not included');
  });
});

describe('T-255 a gift', () => {
  it('is included though its worth is told', () => {
    expect(lists('FREE upgrade to a suite (worth £210pp)')).toEqual({
      includes: ['FREE upgrade to a suite (worth £210pp)'],
      restrictions: [],
    });
  });

  it('is no gift where it is paid', () => {
    expect(lists('Upgrade to a suite £210pp').includes).toEqual([]);
  });
});

describe('T-256 whom an offer is for', () => {
  it.each(['UK residents only', 'Members only', 'Adults only'])('is a restriction: %s', (line) =>
    expect(lists(`Book by 4 December. ${line}. Limited availability.`).restrictions).toContain(line),
  );
});

describe('T-257 a price below a list', () => {
  it('is none of its last entry', () => {
    const text =
      'Side\n5* Hotel Lara\nab/bis Bremen, 15.05. - 29.05.2027\ninkl. Rail&Fly, Transfer, Reiseleitung\n949 € p.P. im DZ';
    const { price, includes } = parseTravelDeal(text, { referenceDate: '2026-11-20' });
    expect([price, includes]).toEqual(['949 €', ['Rail&Fly', 'Transfer', 'Reiseleitung']]);
  });
});

describe('T-259 what a mail says of itself', () => {
  it('promises nothing', () => {
    const mail =
      'Samos, 7 nights AI £499pp from Gatwick 3 May 2027, incl transfers\n\nThis e-mail is confidential and intended for the addressee only. If you have received it in error, please delete it and tell us.';
    expect(parseTravelDeal(mail, { referenceDate: '2026-11-20' }).includes).toEqual(['transfers']);
  });
});
