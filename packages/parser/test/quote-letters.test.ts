/** Flight offers told in letters and on screens: rules of section F of docs/behaviour.md, each with a near-miss. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const parse = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const priced = (text: string) => parse(`BA 178 12 Mar 2027 JFK 18:30 LHR 06:40\n\n${text}`);

describe('F-67 a journey told once over options in sentences', () => {
  const letter = (opening: string) =>
    parse(
      `Dear Ruth,\n\n${opening}\n\nOption 1 is Jet2. You leave on LS571 at 07:10, landing 11:00, and come home on LS572 leaving at 11:50, landing 15:35. £214 per person.\n\nOption 2 would be Ryanair, FR2493 off at 18:20, into Faro 22:15, then FR2494 back at 22:40 arriving 02:25. £168 per person.`,
    );
  const legs = ({ options }: ReturnType<typeof parse>) =>
    options.map(({ departureFlights, returnFlights }) =>
      [...departureFlights, ...returnFlights].map(({ segments: [one] }) =>
        [one?.departureDate, one?.departureLocation, one?.departureTime, one?.arrivalLocation, one?.arrivalTime].join(
          ' ',
        ),
      ),
    );

  it('gives each option the places and days', () => {
    const told = letter(
      'For the two of you, Leeds to Faro, out on Saturday 19 June 2027 and home on Saturday 26 June 2027, I found these.',
    );
    expect(legs(told)).toEqual([
      ['2027-06-19 Leeds (LBA) 7:10 AM Faro (FAO) 11:00 AM', '2027-06-26 Faro (FAO) 11:50 AM Leeds (LBA) 3:35 PM'],
      ['2027-06-19 Leeds (LBA) 6:20 PM Faro (FAO) 10:15 PM', '2027-06-26 Faro (FAO) 10:40 PM Leeds (LBA) 2:25 AM'],
    ]);
    expect(told.dates).toContain('2027');
  });

  it('gives them none where only a deadline and a day are told', () => {
    const told = letter(
      'Leeds to Faro as you asked, please tell me by 28 November 2026 as the fare goes up on 1 December 2026.',
    );
    expect(
      legs(told)
        .flat()
        .every((leg) => !leg.includes('2026') && !leg.includes('2027')),
    ).toBe(true);
  });
});

describe('F-68 words that are cabins elsewhere', () => {
  it.each([
    'The first one is what I would take. £274 per person.',
    'First, please check the names. £312 each.',
    'It costs you the first day. Total £274.',
    'A coach from the airport to town is £12. Flights £312 per person.',
    'Thank you for your business. Total £312.',
  ])('none in: %s', (text) => expect(priced(text).fareDetails.fareClass).toBeNull());

  it.each([
    ['£312 per person in first.', 'first'],
    ['First\n£312 per person', 'First'],
    ['First class, £312 per person', 'First class'],
    ['£312 per person, flying business', 'business'],
    ['Cabin: Coach\n£312 per person', 'Coach'],
  ])('%s', (text, cabin) => expect(priced(text).fareDetails.fareClass).toBe(cabin));
});

describe('F-69 until when, in a sentence or under its words', () => {
  it.each([
    'Los billetes se deben emitir hasta el 4 de diciembre de 2026.',
    'Billets à émettre avant le 4 décembre 2026',
    'I biglietti sono da emettere entro il 4 dicembre 2026',
    'Needs to be issued by 4 Dec 2026',
    'Price held until\n4 Dec 2026\n23:59',
    'Quote valid until\n4 December 2026',
    'Tarifa garantizada hasta\n4 dic 2026',
  ])('%s', (text) => {
    const { validUntil, restrictions } = priced(text);
    expect(validUntil).toBe('2026-12-04');
    expect(restrictions).toEqual([]);
  });

  it.each(['Fecha de emisión: 4/12/2026', 'Issued: 4 Dec 2026', 'Return by\n4 Dec 2026'])('none in: %s', (text) =>
    expect(priced(text).validUntil).toBeNull(),
  );
});

describe('F-70 who writes', () => {
  it.each(['Home\nBook\nMy trips\nMiles\nMore', 'Search\nTrips\nMiles\nProfile', 'Unsubscribe | Preferences'])(
    'nobody in the bar of an app: %s',
    (bar) => {
      const { name, company } = priced(`Total £312.00\nContinue\n${bar}`).agentInfo;
      expect([name, company]).toEqual([null, null]);
    },
  );

  it('nor beside the number to call', () => {
    const { name, phone } = priced('Total £312.00\nCall us 020 7946 0991\nMiles\nMore').agentInfo;
    expect([name, phone]).toEqual([null, '020 7946 0991']);
  });

  it('a name under the last words, with or without their full stop', () => {
    expect(priced('Same flights for both of you. just ask if anything is unclear\nMiles').agentInfo.name).toBe('Miles');
    expect(priced('Same flights for both of you, let me know.\nThandi').agentInfo.name).toBe('Thandi');
  });
});
