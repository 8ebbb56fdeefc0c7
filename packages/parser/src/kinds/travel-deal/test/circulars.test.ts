import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });
const offer = (rest: string) => read(`Lake Orta Escape\n5 nights from £689 per person\n\n${rest}`);

describe('T-60 numbered headings and clauses', () => {
  it('reads the clauses under the headings of their numbers', () => {
    const text =
      '1. INCLUSIONS\n1.1 Return ferry\n1.2 Breakfast\n\n2. ACTIVITIES\n2.1 Kayak morning\n\n3. CONDITIONS\n3.1 25% deposit at booking\n3.2 Names final 30 days\nbefore arrival';
    expect(offer(text)).toMatchObject({
      includes: ['Return ferry', 'Breakfast'],
      activities: ['Kayak morning'],
      restrictions: ['25% deposit at booking', 'Names final 30 days'],
    });
  });

  it('reads numbered headings over lists', () => {
    const text =
      '1) Inklusive\n- Fähre\n- Frühstück\n\n2) Nicht inklusive\n- Kurtaxe\n\n3) Termine\n5. bis 9. Mai 2027';
    expect(offer(text)).toMatchObject({ includes: ['Fähre', 'Frühstück'], restrictions: ['Nicht inklusive: Kurtaxe'] });
  });

  it('leaves numbered entries and figures with a point', () => {
    const text = 'Includes:\n1. Return ferry\n2. Breakfast\n3. Included excursions\n\n4.5 km of sand at the door';
    const { includes, notes } = offer(text);
    expect(includes).toEqual(['Return ferry', 'Breakfast', 'Included excursions']);
    expect(notes).toContain('4.5 km of sand');
  });
});

describe('T-61 what a price is for', () => {
  it.each([
    'Usual price, 5 nights: £1,240 per person\nOffer price, 5 nights: £930 per person',
    'Normal rate for 4 nights: £1,240 per person\nOur rate for 4 nights: £930 per person',
    'Normalpreis, 4 Nächte: £1,240 pro Person\nAngebotspreis, 4 Nächte: £930 pro Person',
    'Original price (4 nights) ..... £1,240 per person\nSpecial price (4 nights) ..... £930 per person',
  ])('%s', (prices) => {
    expect(read(`Isle of Coll Hideaway\n\n${prices}`)).toMatchObject({ price: '£930', originalPrice: '£1,240' });
  });

  it('takes no price for the old one that stands beside a comparison of nights', () => {
    expect(read('Isle of Coll Hideaway\n\n5 nights instead of 4 nights: £930 per person')).toMatchObject({
      price: '£930',
      originalPrice: null,
    });
  });

  it.each(['per delegate', 'pro Teilnehmer', 'par participant', 'por participante', 'a partecipante', 'per deelnemer'])(
    'a price %s is a person’s',
    (words) => {
      expect(read(`Team days on Texel\n\n€640 ${words}. That is €19,200 for the whole group.`)).toMatchObject({
        price: '€640',
        totalPrice: '€19,200',
      });
    },
  );

  it('counts delegates, not the most that there may be', () => {
    expect(offer('👥 24 delegates').passengers).toBe(24);
    expect(offer('Up to 24 delegates').passengers).toBeNull();
  });
});

describe('T-62 days on which the offer does not hold', () => {
  it('says of each under its heading what it is', () => {
    const text =
      'Travel: 1 March 2027 to 30 June 2027\n\nBlackout dates\n26 March to 5 April 2027\n1 May 2027\nSubject to availability';
    const deal = offer(text);
    expect(deal.dates).toBe('March 1 to June 30, 2027');
    expect(deal.restrictions).toEqual([
      'Blackout dates: 26 March to 5 April 2027',
      'Blackout dates: 1 May 2027',
      'Subject to availability',
    ]);
  });
});

describe('T-63 days of one month in figures, joined by a word', () => {
  it.each([
    ['12 a 18/06/2027'],
    ['del 12 al 18/06/2027'],
    ['du 12 au 18/06/2027'],
    ['12 bis 18/06/2027'],
    ['12 t/m 18/06/2027'],
    ['12 to 18/06/2027'],
  ])('%s', (dates) => {
    expect(read(`Semana em Faro\n\n${dates}\n€640 per person`).dates).toBe('June 12 to 18, 2027');
  });

  it('leaves a figure that is no earlier day', () => {
    expect(read('Semana em Faro\n\nQuarto 20 a 18/06/2027\n€640 per person').dates).toBe('June 18, 2027');
  });
});

describe('T-64 more headings of lists', () => {
  it.each([["What's in the fare:"], ['Included for every guest:'], ['Já tá tudo incluso:']])('%s', (heading) => {
    expect(offer(`${heading}\n- Evening shows\n- Kids club`).includes).toEqual(['Evening shows', 'Kids club']);
  });

  it('names a place and why one goes there', () => {
    expect(offer('WHY LAKE ORTA\n- No crowds\n- An island of nuns').highlights).toEqual([
      'No crowds',
      'An island of nuns',
    ]);
    expect(offer('Why wait?\n- No crowds\n- An island of nuns').highlights).toEqual([]);
  });

  it('takes pictured lines above the list of inclusions for none', () => {
    const facts = '🌙 6 dias / 5 noites\n✈️ Saindo de Lisboa\n🏨 Pousada Flor de Sal';
    const { includes, activities } = read(
      `*Praia da Luz*\n\n${facts}\n💰 € 640 por pessoa\n\nTá incluso:\n✅ voos\n✅ café da manhã\n\nPra fazer lá:\n🤿 mergulho\n⛵ vela`,
    );
    expect(includes).toEqual(['voos', 'café da manhã']);
    expect(activities).toEqual(['mergulho', 'vela']);
  });

  it('takes for no condition in which money the prices are', () => {
    const told = 'All prices are in New Zealand dollars (NZD), per person, two sharing a cabin.';
    expect(offer(`${told}\n\nTerms, plainly:\n- $300 deposit`).restrictions).toEqual(['$300 deposit']);
  });
});

describe('T-65 who sends an offer, and what it is called', () => {
  it('reads the name behind a hand that points', () => {
    expect(offer('Chama no zap 👉 Iracema, Vento Sul Turismo (11) 95550-0188').agentInfo).toMatchObject({
      name: 'Iracema',
      company: 'Vento Sul Turismo',
    });
  });

  it('reads the name over its post, never the department', () => {
    const end = 'We hold this rate until 15 January 2027, write to ask@tallfir.example.';
    expect(
      offer(`${end}\n\nNoor Halvorsen\nHead of Incentives, Corporate Retreats | Tall Fir Events`).agentInfo,
    ).toMatchObject({
      name: 'Noor Halvorsen',
      company: 'Tall Fir Events',
    });
    expect(offer(`${end}\n\nNoor Halvorsen\nKayaks all day | Tall Fir Events`).agentInfo.name).toBeNull();
  });

  it('ends a company before the bar', () => {
    expect(offer('Noor Halvorsen | Tall Fir Travel | 0161 555 0164').agentInfo.company).toBe('Tall Fir Travel');
  });

  it('takes the number of a circular for no title and a retreat package for no hotel', () => {
    const deal = read(
      "AGENTS' BULLETIN 7/2027\n\nARRAN HOUSE: 3 FOR 2\n\nOur Wellness Retreat package is back.\n3 nights £410 per person at Arran House Hotel",
    );
    expect(deal.title).toBe('ARRAN HOUSE: 3 FOR 2');
    expect(deal.accommodation).not.toContain('Retreat');
  });
});
