/** T-187: of a thread of mails the newest that holds the offer is read; what stands quoted below is unused, whatever it tells. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote, parseItinerary, parseTravelDeal } from '../src/index.ts';

const CONTEXT = { referenceDate: '2026-11-21' };
const DEAL = 'Porto weekend, 12-15 March 2027\n£620 per person\nIncludes:\n- flights\n- 3 nights Casa Azul';
const QUOTE = 'BA 500 12 Mar 2027 LHR 07:00 LIS 09:50\nBA 501 15 Mar 2027 LIS 10:40 LHR 13:20\nFare £240 per person';
const PLAN =
  'Porto weekend\nDay 1 - 12 March 2027\n09:00 Livraria Lello\n13:00 Lunch at Casa Guedes\nDay 2 - 13 March 2027\n10:00 Boat trip';

const ASKED = {
  english:
    'On 20 Nov 2026 at 10:12, Jo Bloggs <jo@example.org> wrote:\n> we saw £499 online, can you beat it?\n> 5 people, from 3 May 2027 at 7:15',
  outlook:
    '-----Original Message-----\nFrom: Jo Bloggs\nSent: 20 November 2026 10:12\nTo: Sales\nSubject: trip\n\nWe saw £499 online, can you beat it?\n5 people, from 3 May 2027.',
  header:
    'From: Jo Bloggs <jo@example.org>\nSent: 20 November 2026 10:12\nTo: Sales\nSubject: trip\n\nWe saw £499 online.\n5 people, from 3 May 2027.',
  french:
    'Le 20 nov. 2026 à 10:12, Jo Bloggs a écrit :\n> vu à 499 € sur internet\n> 5 personnes, départ le 3 mai 2027',
  dutch:
    'Op 20 nov 2026 om 10:12 schreef Jo Bloggs <jo@example.org>:\n> we zagen € 499 online\n> 5 personen, vanaf 3 mei 2027',
  danish:
    'Den 20. nov. 2026 kl. 10.12 skrev Jo Bloggs <jo@example.org>:\n> vi så 499 € på nettet\n> 5 personer fra 3. maj 2027',
  german:
    'Jo Bloggs <jo@example.org> schrieb am 20.11.2026 um 10:12:\n> wir haben 499 € gesehen\n> 5 Personen, ab 3. Mai 2027',
};

describe.each(Object.entries(ASKED))('T-187 the mail below, %s', (_, asked) => {
  const unusedOf = (text: string, unused: readonly (readonly [number, number])[]) =>
    unused.map(([a, b]) => text.slice(a, b)).join('\n');

  it('gives a deal nothing', () => {
    const text = `${DEAL}\n\n${asked}`;
    const [alone, { source, ...deal }] = [parseTravelDeal(DEAL, CONTEXT), parseTravelDeal(text, CONTEXT)];
    expect({ ...deal, source: null }).toEqual({ ...alone, source: null });
    expect(unusedOf(text, source.unused)).toContain('499');
  });

  it('gives a flight quote nothing', () => {
    const text = `${QUOTE}\n\n${asked}`;
    const [alone, { source, ...quote }] = [parseFlightQuote(QUOTE, CONTEXT), parseFlightQuote(text, CONTEXT)];
    expect({ ...quote, source: null }).toEqual({ ...alone, source: null });
    expect(unusedOf(text, source.unused)).toContain('499');
  });

  it('gives a plan nothing', () => {
    const text = `${PLAN}\n\n${asked}`;
    const { days } = parseItinerary(text, CONTEXT);
    expect(days).toEqual(parseItinerary(PLAN, CONTEXT).days);
  });
});

describe('T-187 an older plan below the newer one', () => {
  const NEWER =
    'Fri 12 March 2027\n09:00 Fly to Bergen\nSat 13 March 2027\n10:00 Fish market\nSun 14 March 2027\n11:00 Fly home';
  const OLDER =
    'Thu 11 March 2027: 08:00 Fly to Bergen\n> Fri 12 March 2027: 10:00 Fish market\n> Sat 13 March 2027: 11:00 Fly home';

  it('gives nothing where most of its days are in the newer one', () => {
    const { days } = parseItinerary(
      `Everything a day later!\n\n${NEWER}\n\nOn 1 Feb 2027 Ann wrote:\n> ${OLDER}`,
      CONTEXT,
    );
    expect(days.map(({ date }) => date)).toEqual(['2027-03-12', '2027-03-13', '2027-03-14']);
    expect(days.flatMap(({ timeBlocks }) => timeBlocks.flatMap(({ activities }) => activities))).toHaveLength(3);
  });

  it('near-miss: the days of a plan that one newer day amends stay', () => {
    const amended = `Only Friday changes:\nFri 12 March 2027\n12:00 Fish market\n\nOn 1 Feb 2027 Ann wrote:\n> ${OLDER}`;
    const dates = parseItinerary(amended, CONTEXT).days.map(({ date }) => date);
    expect(dates).toContain('2027-03-11');
    expect(dates).toContain('2027-03-13');
  });
});

describe('T-187 near-misses', () => {
  const FORWARDED =
    '---------- Forwarded message ---------\nFrom: Sol Tours <sol@example.org>\nDate: Fri, 20 Nov 2026 at 10:12\nSubject: offer\nTo: Jo\n\n';

  it('an offer that is passed on is read where it stands', () => {
    expect(parseTravelDeal(`can you make a page of this?\n\n${FORWARDED}${DEAL}`, CONTEXT).price).toBe('£620');
    expect(parseFlightQuote(`see below, thanks\n\n${FORWARDED}${QUOTE}`, CONTEXT).departureFlights).toHaveLength(1);
    expect(parseItinerary(`see below, thanks\n\n${FORWARDED}${PLAN}`, CONTEXT).days).toHaveLength(2);
  });

  it('a price above the flights that are passed on belongs to them', () => {
    const quote = parseFlightQuote(
      `I can sell this at £260 per person\n\n${FORWARDED}${QUOTE.split('\nFare')[0]}`,
      CONTEXT,
    );
    expect(quote.departureFlights).toHaveLength(1);
    expect(quote.fareDetails.total).toBe('£260');
  });

  it('who signs below an older mail that stands more quoted is the newer one', () => {
    const text = `> ${QUOTE.replaceAll('\n', '\n> ')}\n> > On 20 Nov 2026, Jo wrote:\n> > 5 people please\n> Elin Berg\n> Fjord Travel AB`;
    expect(parseFlightQuote(`Here it is again\n\n${text}`, CONTEXT).agentInfo.company).toBe('Fjord Travel AB');
  });
});
