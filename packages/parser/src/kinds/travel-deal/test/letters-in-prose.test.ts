import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-24' });

describe('a letter wrapped by hand (T-380)', () => {
  const letter = `Your island honeymoon

You would fly from Leeds with one change in Doha on the evening of Sunday 6 June 2027, and then
be on the island by Monday lunchtime. First come five nights at the Coral Lagoon
House in a garden villa, after which the boat takes you over to Little Bay for three nights
at the Palm Tree Lodge. That is eight nights in all. You leave there on Monday 14 June
and are home on Tuesday 15 June.

I hold it all until 12 March. A deposit of £400 is due by then, and once the tickets are
issued the flights cannot be refunded, so please look
at insurance on the same day.`;

  it('goes on where a line ends within its sentence', () =>
    expect(read(letter)).toMatchObject({ duration: '8 nights', dates: 'June 6 to 15, 2027' }));

  it.each([
    'Lake week\n\nThe week by the lake that you asked for is still to be had, and we have kept a room on\nthe garden side. Everything is on option until 12 March and can be changed before that\nHotel Miramar\nPrice £499pp',
    'Lake week\n\nThe week by the lake that you asked for is still to be had, and we have kept a room on\nthe garden side. Everything is on option until 12 March and can be changed before that\nPrice £499pp',
  ])('but not in a line of its own: %s', (text) => expect(read(text).price).toBe('£499'));
});

describe('what is paid on the spot is no price of the trip (T-381)', () => {
  const offer = 'Your Zanzibar honeymoon\n\nThe price for the two of you is £6,180.';

  it.each([
    "What isn't in: dinners (reckon on £45 a head)",
    'Dinners out cost £45 per person.',
    'You can allow about £45 a head for dinners.',
  ])('%s', (line) =>
    expect(read(`${offer}\n\n${line}`)).toMatchObject({ price: null, totalPrice: '£6,180', warnings: [] }),
  );

  it('a share of the total is', () =>
    expect(read('Club trip to Munich\nTotal £38,400 for the group of 48\n£800 per person')).toMatchObject({
      price: '£800',
      totalPrice: '£38,400',
    }));
});

describe('what is said of a thing (T-382)', () => {
  it("stays with it among what isn't in", () =>
    expect(
      read(
        "Zanzibar, £990pp\n\nWhat isn't in: dinners, travel insurance, and the visa, which you do online, about £40 each.",
      ).restrictions,
    ).toEqual([
      "What isn't in: dinners",
      "What isn't in: travel insurance",
      "What isn't in: the visa, which you do online, about £40 each",
    ]));

  it('what its brackets ask for is a condition', () =>
    expect(
      read(
        'Zanzibar, £990pp\n\nThat includes flights, private transfers, and sparkling wine on arrival (please bring your marriage certificate).',
      ),
    ).toMatchObject({
      includes: ['flights', 'private transfers', 'sparkling wine on arrival'],
      restrictions: ['please bring your marriage certificate'],
    }));

  it('other brackets stay', () =>
    expect(
      read(
        'Zanzibar, £990pp\n\nThat includes flights, private transfers, and sparkling wine on arrival (one bottle per room).',
      ).includes[2],
    ).toBe('sparkling wine on arrival (one bottle per room)'));

  it('what comes first is no condition', () =>
    expect(
      read('Zanzibar, £990pp\n\nFirst come eight nights by the sea, then four in town.\nSubject to availability.')
        .restrictions,
    ).toEqual(['Subject to availability']));
});
