import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });
const unusedOf = (text: string) => read(text).source.unused.map(([from, to]) => text.slice(from, to));

const PAGE = 'Quinta Alva, Douro: Harvest Week\n£910 per person\n\nWhat you get\n✓ Breakfast\n✓ Vineyard walk';

describe('T-186 what others say of an offer on its page', () => {
  const REVIEWS =
    'Reviews (88)\nExcellent 81%\nGood 12%\n\n★★★★★ "Bliss from start to end, we slept so well"\nTomke B.\nPicked grapes, tours were long.\n👍 Helpful (4)';

  it('is none of its lists, and stays among the unused lines', () => {
    const text = `${PAGE}\n\n${REVIEWS}\n\n© 2026 Alva Stays`;
    const { includes, restrictions, highlights, activities } = read(text);
    expect(includes).toEqual(['Breakfast', 'Vineyard walk']);
    expect([restrictions, highlights, activities]).toEqual([[], [], []]);
    expect(unusedOf(text)).toEqual(expect.arrayContaining(['Reviews (88)', '👍 Helpful (4)']));
  });

  it('a quote under the words for it gives no highlight', () =>
    expect(
      read(`${PAGE}\n\nWhat our guests say\n"The cook alone is worth it, go hungry." Bea, May 2026`).highlights,
    ).toEqual([]));

  it('the next list is the offer again', () =>
    expect(read(`${PAGE}\n\n${REVIEWS}\n\nConditions\n- No refunds after 1 May`).restrictions).toEqual([
      'No refunds after 1 May',
    ]));

  it('so are its dates and prices', () => {
    const { dates, price } = read(
      `Quinta Alva, Douro\n\n${REVIEWS}\n\nDates & prices\n3 to 10 May 2027\n£910 per person`,
    );
    expect([dates, price]).toEqual(['May 3 to 10, 2027', '£910']);
  });

  it('what guests love, told without a mark or a quote, is a highlight', () =>
    expect(read(`${PAGE}\n\nWhat our guests say\n- The river bathing\n- The bread`).highlights).toEqual([
      'The river bathing',
      'The bread',
    ]));

  it('the tabs of the page are no entries of the list above them', () =>
    expect(read('Kyushu by Rail\n£2,100 pp\n\nWhat is included\nOverview\nReviews').includes).toEqual([]));
});

describe('T-187 the mail that an offer answers', () => {
  const OFFER =
    'Hello Ravi,\n\nA week on Gozo, 3 to 10 May 2027, comes to £740 per person with transfers.\n\nAnn Falk\nFalk Travel';
  const ASKED =
    '-----Original Message-----\nFrom: Ravi Sen\nSubject: Gozo\n\nHi Ann, the kids (9 and 6) must have a pool. Half board would be nice too.';

  it('gives nothing', () => {
    const text = `${OFFER}\n\n${ASKED}`;
    const { restrictions, includes, notes } = read(text);
    expect([restrictions, includes]).toEqual([[], read(OFFER).includes]);
    expect(notes ?? '').not.toContain('pool');
    expect(unusedOf(text).join('\n')).toContain('must have a pool');
  });

  it('with a list or days of its own it is the offer', () => {
    const { includes, dates } = read(
      'Hi Tom,\n\nWe sell this at $2,400 per person.\n\n-----Original Message-----\nFrom: DMC\n\n4 nights Camp Ruaha, 3-7 July 2027\nIncludes park fees, all meals, drives.',
    );
    expect([includes, dates]).toEqual([['park fees', 'all meals', 'drives'], 'July 3 to 7, 2027']);
  });

  it('with a price of its own it is the offer', () =>
    expect(
      read(
        'Ravi, sell it from £800 pp.\n\n-----Original Message-----\nFrom: Gozo DMC\n\nRate includes:\n- Ferry\n- Breakfast\nNet of nothing: £640 per person',
      ).includes,
    ).toEqual(['Ferry', 'Breakfast']));
});

describe('T-189 the parts of a long short message', () => {
  const FIRST = '(1/2) Crete Rethymno studio 7nts £380pp Trvl 3 May-30 Jun 2027. Incl brekkie, airport taxi';

  it('have numbers that belong to no value', () => {
    const { title, restrictions } = read(`${FIRST}\n(2/2) Flights not included. Book by 1 Feb 2027. Txt 07700 900123`);
    expect(title).toMatch(/^Crete/);
    expect(restrictions).toEqual(['Flights not included']);
  });

  it('a number alone is left as it is', () => expect(read(`${FIRST}\nNo pets.`).title).toContain('(1/2)'));

  it('who signs before the words on opting out is the seller', () =>
    expect(read(`${FIRST}\n(2/2) No pets. Txt 0491 555 010 - Bree, Dune Travel. Opt out reply STOP`).agentInfo).toEqual(
      {
        name: 'Bree',
        company: 'Dune Travel',
        email: null,
        phone: '0491 555 010',
      },
    ));
});
