import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('T-233 whose the price is', () => {
  it.each([
    ['Room\tSGL\tDBL\tCHD\nGarden\t$1,300\t$990\t$400\nOcean\t$1,500\t$1,190\t$400', '$990'],
    ['Zimmer\tEZ\tDZ\tKind\nStandard\t€ 799\t€ 599\t€ 299\nMeerblick\t€ 899\t€ 699\t€ 299', '€ 599'],
  ])('T-233 the column of the shared room leads', (sheet, price) =>
    expect(read(`Playa Azul\n4 nights, per person\n${sheet}`).price).toBe(price),
  );

  it('T-233 an amount over what says that it is per person', () =>
    expect(
      read('7 nights Norway\nInside\nfrom\n$949\nUSD avg per person*\nBalcony\nfrom\n$1,689\nUSD avg per person*')
        .price,
    ).toBe('$949'));

  it('T-233 told under the price', () => {
    const deal = read(
      'Tirta Resort, Bali\n6 nights\n\nWAS $2,340\nNOW $1,287\n\nPrice is per room, total for 6 nights',
    );
    expect(deal).toMatchObject({ price: null, totalPrice: '$1,287', restrictions: [] });
  });

  it('T-233 all rooms behind one', () =>
    expect(
      read('Golf in Faro\nGBP 1124 per room based on 2 sharing, so GBP 2248 for the two rooms, all in.').totalPrice,
    ).toBe('GBP 2248'));
});

describe('T-234 terms told in sentences', () => {
  it.each([
    'The price is €389 per person sharing and includes return flights, a cabin bag and breakfast.',
    'Der Preis beträgt 389 € pro Person und enthält Flug, Transfer und Frühstück.',
  ])('T-234 %s', (line) => {
    const deal = read(`Lisbon City Break\n\n3 nights at the Hotel Casa Verde in May. ${line}`);
    expect(deal.includes).toHaveLength(4);
    expect(deal.restrictions).toEqual([]);
  });

  it('T-234 a condition behind the deadline, without what the writer offers', () =>
    expect(
      read(
        'Lisbon City Break, €389 per person sharing and as lovely as ever in the spring of next year for everyone.\n\nTerms: Flights are not included, I can quote those once they are loaded. Deposit €50 per person.',
      ).restrictions,
    ).toEqual(['Flights are not included', 'Deposit €50 per person']));

  it('T-234 runs out', () =>
    expect(
      read('Fiji Family Getaway\nNZ$7,680\nThe special runs out on 4 December 2026 so let me know!').validUntil,
    ).toBe('2026-12-04'));
});

describe('T-235 whom a letter goes to and who sends it', () => {
  it('T-235 the one it is sent to and the town are no title', () =>
    expect(
      read('Reisebüro Ahorn GmbH\n\nHerrn und Frau\nJens Kühn\n\nRundreise Andalusien\n8 Tage, 990 € p. P.').title,
    ).toBe('Rundreise Andalusien'));

  it('T-235 a channel that is forwarded is the company', () => {
    const deal = read(
      'Sunny Trips Vilnius 🔥\nForwarded from Sunny Trips Vilnius | News\n\n🏨 Coral Bay Resort, Hurghada\n589 €/pers.',
    );
    expect(deal.agentInfo.company).toBe('Sunny Trips Vilnius');
    expect(deal.destination).toBe('Hurghada');
  });

  it('T-235 whom to write to stands under To book, and is no condition', () =>
    expect(
      read(
        'Tahiti cruise\n$749 pp\n\nDeposit $250.\n\nTo book:\nTerri Mayhew\nLone Pine Travel\n(409) 555-0163\nterri@lonepine.example',
      ).restrictions,
    ).toEqual(['Deposit $250']));
});
