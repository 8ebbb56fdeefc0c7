import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });
const deal = (lines: string) => read(`Lake Orta Escape\n5 nights\n${lines}`);

describe('T-558 what each pays, and what is to be had besides', () => {
  it('takes the price under its word for no title, and the size of the group for the option', () => {
    const answer = read(
      'QUOTA DI PARTECIPAZIONE € 660,00 (minimo 40 paganti)\nQUOTA DI PARTECIPAZIONE € 695,00 (minimo 30 paganti)',
    );
    expect(answer.title).toBeNull();
    expect(answer.priceOptions.map(({ label, price }) => [label, price])).toEqual([
      ['minimo 40 paganti', '€ 660,00'],
      ['minimo 30 paganti', '€ 695,00'],
    ]);
  });

  it('takes no price from what can be booked besides', () =>
    expect(deal('Extra bij te boeken (prijs per persoon)\n2 persoonshut bovendek € 200,-').price).toBeNull());

  it('still reads a price behind a name', () =>
    expect(deal('Preis pro Person 649 € (Doppelzimmer)').price).toBe('649 €'));
});

describe('T-559 things that dashes part', () => {
  it.each([
    [
      'La quota comprende: pullman G.T. – 3 notti in hotel, bevande incluse – visite guidate di Ariccia, Nemi e Frascati. Pranzo ad Ariccia – assistenza dalla partenza',
      [
        'pullman G.T',
        '3 notti in hotel, bevande incluse',
        'visite guidate di Ariccia, Nemi e Frascati',
        'Pranzo ad Ariccia',
        'assistenza dalla partenza',
      ],
    ],
    [
      'Includes: flights London – Doha – Bangkok – London, breakfast, transfers',
      ['flights London – Doha – Bangkok – London', 'breakfast', 'transfers'],
    ],
    ['Includes: rail Chur – St. Moritz – Tirano, boat trip', ['rail Chur – St. Moritz – Tirano', 'boat trip']],
    ['Includes: flights – breakfast, transfers', ['flights – breakfast', 'transfers']],
    [
      'Includes: return flights – daily breakfast – dinner on arrival',
      ['return flights – daily breakfast – dinner on arrival'],
    ],
    ['La quota comprende: volo – hotel – cene – guida', ['volo – hotel – cene – guida']],
    [
      'Includes: breakfast 7 - 10 am, dinner 6 - 9 pm, bar 5 - 11 pm, wifi',
      ['breakfast 7 - 10 am', 'dinner 6 - 9 pm', 'bar 5 - 11 pm', 'wifi'],
    ],
    [
      'Includes: Lodge A - 3 nights, Lodge B - 2 nights, Lodge C - 2 nights, breakfast',
      ['Lodge A - 3 nights', 'Lodge B - 2 nights', 'Lodge C - 2 nights', 'breakfast'],
    ],
    [
      'Includes: flights from London – to Doha – to Bangkok – and back, breakfast',
      ['flights from London – to Doha – to Bangkok – and back', 'breakfast'],
    ],
    [
      'Includes: return flights – 23 kg luggage – hotel transfers – daily breakfast – excludes visa',
      ['return flights', '23 kg luggage', 'hotel transfers', 'daily breakfast'],
    ],
  ])('%s', (line, includes) => expect(deal(line).includes).toEqual(includes));
});

describe('T-560 days, houses and labels that are something else', () => {
  it('takes neither the day of the circular nor that of the meeting for a day of travel', () =>
    expect(
      read(
        'Circolare n.82 del 21-12-2026\nOGGETTO: stage linguistico in Francia\nCome da accordi presi nella riunione con i genitori del 10 dicembre 2026, si prega di dare adesione',
      ),
    ).toMatchObject({ title: 'stage linguistico in Francia', dates: null }));

  it.each(['Circolare 82 del 21/12/2026', 'Notice no. 5 of 3 May 2027'])('nor that of %s', (head) =>
    expect(read(`${head}\nViaggio in Umbria\n5 notti € 660 a persona`).dates).toBeNull(),
  );

  it.each(['Anna Smith, 5 star service', 'Rome, 4 star', 'Flights, 5 star hotel, breakfast'])(
    '%s is no house',
    (line) => expect([null, '5 star hotel']).toContain(deal(line).accommodation),
  );

  it('leaves a seller by such a name', () =>
    expect(deal('Anna Smith, 5 Star Travel').agentInfo).toMatchObject({
      name: 'Anna Smith',
      company: '5 Star Travel',
    }));

  it.each(['Accommodation: from 3pm', 'Hotel: 14.00 Uhr'])('%s names none', (line) =>
    expect(deal(line).accommodation).toBeNull(),
  );

  it('takes a name by its grade for the house', () => {
    for (const grade of ['5 star', '5*']) {
      const { accommodation, agentInfo } = deal(`Lagoon Reef, ${grade}, South Atoll, 30 min by boat\n£2,450 pp`);
      expect([accommodation, agentInfo?.name ?? null]).toEqual(['Lagoon Reef', null]);
    }
  });

  it('takes neither the hours nor where something takes place for the house', () => {
    expect(deal('Hospedagem : Check-in 14h00 / check out 11h00').accommodation).toBeNull();
    expect(deal('CENONE E VEGLIONE IN HOTEL').accommodation).toBeNull();
  });

  it('knows `PACOTE DE VIAGEM INCLUI:`, `PACOTES DE VIAGENS NÃO INCLUEM:`', () =>
    expect(deal('PACOTE DE VIAGEM INCLUI:\n- 4 noites\nPACOTES DE VIAGENS NÃO INCLUEM:\n- Gorjetas')).toMatchObject({
      includes: ['4 noites'],
      restrictions: ['NÃO INCLUEM: Gorjetas'],
    }));
});
