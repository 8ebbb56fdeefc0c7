import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });
const HEAD = 'ROCKY MOUNTAIN SUMMER BREAK\n5 nights, June 12 - 17, 2027\n$3,100 for the whole family\n\n';

describe('T-98 the rest is a balance, what makes up a total no condition', () => {
  it.each([
    '$300 deposit to book, rest by March 5, 2027\nI can hold this until December 11, 2026.\n',
    '$300 to book now, the rest is due by March 5, 2027\nOffer ends December 11, 2026.\n',
    '$300 to book now and the remainder by March 5, 2027\nHeld until December 11, 2026\n',
  ])('%j', (lines) => expect(read(HEAD + lines).validUntil).toBe('2026-12-11'));

  it('the rest of something else sets no balance', () =>
    expect(read(`${HEAD}Take the rest of the week to decide, book by December 11, 2026\n`).validUntil).toBe(
      '2026-12-11',
    ));

  it.each(['FAMILY TOTAL', 'Your total', 'PACKAGE TOTAL'])('rows over a %j', (total) =>
    expect(
      read(
        `LAKE CABIN SUMMER\nJune 12 - 17, 2027, 2 adults and 2 kids\n\n  Cabin, 5 nights ......... $1,400.00\n  Boat hire, 2 days ....... $300.00\n  Cleaning fee ............ $100.00\n  --------------------\n  ${total}                $1,800.00\n`,
      ).restrictions,
    ).toEqual([]),
  );

  it.each([
    'The cost is for the whole gang (3 adults + 2 teens), taxes in.',
    'The price below is for all four of you, taxes and fees included.',
    'Harbour View Room, double occupancy, taxes incl.',
  ])('%j is no condition', (line) => expect(read(`${HEAD}${line}\n`).restrictions).toEqual([]));

  it.each([
    'Price is for the family booked, and a deposit of $300 is due at booking.',
    'Sea View Room, double occupancy only, subject to availability',
  ])('%j is one', (line) => expect(read(`${HEAD}${line}\n`).restrictions).toHaveLength(1));
});

describe('T-99 a heading over its day before a subject that is speech', () => {
  const mail = (subject: string) =>
    read(
      `Subject: ${subject}\n\nHi Ana,\n\nhere is what I have for you.\n\nROCKY MOUNTAIN SUMMER – PARTY OF 5\nCheck in  Sat 6/12/2027\nCheck out Thu 6/17/2027\n\nTotal: $5,100\n\nBest,\nJo Field\n`,
    ).title;

  it.each(['Re: summer w/ the kids - numbers!!', 'RE: your prices'])('%j', (subject) =>
    expect(mail(subject)).toBe('ROCKY MOUNTAIN SUMMER – PARTY OF 5'),
  );

  it('a subject that is a name stays', () =>
    expect(mail('Rocky Mountain Family Escape 2027')).toBe('Rocky Mountain Family Escape 2027'));
});

describe('T-100 registrations, what is paid for, what is given', () => {
  const signed = (lines: string) =>
    read(`THE SUN SALE\n7 nights from $899 per person\nBook by January 8, 2027\n\n${lines}`).agentInfo;

  it.each([
    'NC Seller of Travel',
    'CST 2012345-40',
    'ABTA Y1234',
    'WST 601234567',
    'Registered Seller of Travel ST-12345',
  ])('%j is no company', (line) => {
    const { name, company } = signed(
      `Your travel professional:\nMARTHA ELLINGTON\nOak & Anchor Travel, Raleigh NC\ncall 919.555.0171\nmartha@oakanchor.example.com\n${line}\n`,
    );
    expect([name, company]).toEqual(['MARTHA ELLINGTON', 'Oak & Anchor Travel']);
  });

  it.each([
    'ALREADY PAID FOR:',
    'Already included:',
    'Das ist schon bezahlt:',
    'Tutto questo è già incluso:',
    'Todo esto ya está incluido:',
  ])('%j heads inclusions', (heading) =>
    expect(
      read(
        `THE SUN SALE\n7 nights from $899 per person\n\n${heading}\n- Three meals a day\n- Mini Club, daily 10 to 5\n`,
      ).includes,
    ).toEqual(['Three meals a day', 'Mini Club, daily 10 to 5']),
  );

  it.each(['KIDS UNDER 12 EAT FREE (max. 2 per room)', 'US$200 SPA CREDIT per room'])('%j is included', (line) => {
    const { includes, restrictions } = read(`THE SUN SALE\n7 nights from $899 per person\n\n${line}\n`);
    expect([includes, restrictions]).toEqual([[line], []]);
  });

  it.each(['Kids under 3 may not stay free', 'Kids under 3 free when sharing a bed'])('%j is not', (line) =>
    expect(read(`THE SUN SALE\n7 nights from $899 per person\n\n${line}\n`).includes).toEqual([]),
  );
});
