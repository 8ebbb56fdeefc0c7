/** T-473: the price of one as it is reckoned up with its taxes. */
import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../src/index.ts';

const read = (text: string) => {
  const { price, totalPrice, warnings } = parseTravelDeal(text, { referenceDate: '2026-11-21' });
  return { price, totalPrice, codes: warnings.map(({ code }) => code) };
};
const INDIAN = (total: string) =>
  `VIETNAM WITH HALONG BAY\n06 Nights / 07 Days Ex-Delhi\n\nTour cost per person (twin sharing)     Rs. 84,900/-\nGST @ 5%                                Rs.  4,245/-\n                                        ------------\nTotal payable per person                Rs. ${total}/-\nTCS extra`;

describe('T-473 what a person pays with the taxes', () => {
  it.each([
    [INDIAN('89,145'), 'Rs. 89,145'],
    [
      'Kerala 5 nights\nPackage cost: INR 42,000 per person\nGST 5%: INR 2,100\nTotal per person: INR 44,100',
      'INR 44,100',
    ],
    [
      'Alaska, 7 nights\nCruise fare $1,299 per person\nTaxes & port fees $246 per person\nTotal $1,545 per person',
      '$1,545',
    ],
    ['Toskana, 8 Tage\nReisepreis pro Person 1.190 €\nKurtaxe 20 €\nGesamtpreis pro Person 1.210 €', '1.210 €'],
    [
      "Circuit Maroc, 8 jours\nPrix par personne : 890 €\nTaxes d'aéroport : 110 €\nTotal par personne : 1 000 €",
      '1 000 €',
    ],
    ['Bali\nBase price: $900 pp\nTaxes: $90\nService fee: $30\nTotal per person: $1,020', '$1,020'],
    ['Malta\nTotal per person: £640', '£640'],
  ])('%j', (text, price) => expect(read(text)).toEqual({ price, totalPrice: null, codes: [] }));

  it.each([
    [INDIAN('90,145'), 'Rs. 90,145'],
    [
      'Alaska, 7 nights\nCruise fare $1,299 per person\nTaxes & port fees $246 per person\nTotal $1,645 per person',
      '$1,645',
    ],
    [
      "Circuit Maroc, 8 jours\nPrix par personne : 890 €\nTaxes d'aéroport : 110 €\nTotal par personne : 1 010 €",
      '1 010 €',
    ],
  ])('warns of a sum that is none: %j', (text, price) =>
    expect(read(text)).toEqual({ price, totalPrice: null, codes: ['total-mismatch'] }),
  );

  it('counts the taxes of each in the total of all, and adds nothing up over several cabins', () => {
    expect(
      read(
        'Kerala 5 nights\nPackage cost: INR 42,000 per person\nGST 5%: INR 2,100\nGrand total for 2 pax: INR 88,200',
      ),
    ).toEqual({ price: 'INR 42,000', totalPrice: 'INR 88,200', codes: [] });
    expect(
      read(
        'Alaska, 7 nights\n\nInside $1,299 pp\nOceanview $1,399 pp\nTaxes and fees $246 pp\nTotal from $1,545 per person',
      ).codes,
    ).toEqual([]);
    expect(
      read(
        'Toskana, 8 Tage\nReisepreis pro Person im DZ 1.190 €\nEinzelzimmerzuschlag 220 €\nGesamtpreis für 2 Personen 2.380 €',
      ),
    ).toEqual({ price: '1.190 €', totalPrice: '2.380 €', codes: [] });
  });
});

describe('T-620 a reckoning that begins with the base price and ends with what two pay', () => {
  const NOTE =
    "quota base € 549 a persona\ntasse aeroportuali € 98\nquota d'iscrizione (con assicurazione) € 70\nTOTALE FINITO € 717 a persona";
  const deal = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

  it('counts the total of one once, and its parts as no conditions', () =>
    expect(deal(`Last minute Creta, 7 notti\n${NOTE}\nin 2 quindi € 1.434`)).toMatchObject({
      price: '€ 717',
      totalPrice: '€ 1.434',
      passengers: 2,
      restrictions: [],
      warnings: [],
    }));

  it.each([
    ['Forfait 640 € par personne\nFrais de dossier 30 €\nTotal par personne 670 €', '670 €', '1 340 €'],
    ['Basis € 640 p.p.\nReserveringskosten € 30\nTotaal per persoon € 670', '€ 670', '€ 1.340'],
    ['Precio base 640 € por persona\nGastos de gestión 30 €\nPrecio final por persona 670 €', '670 €', '1.340 €'],
  ])('%j', (lines, price, all) =>
    expect(deal(`Malta, 7 notti\n${lines}\nin 2: ${all}`)).toMatchObject({ price, totalPrice: all, restrictions: [] }),
  );

  it('takes what one pays as well for a condition where no total holds it', () =>
    expect(deal("Creta, 7 notti\n€ 549 a persona\nquota d'iscrizione € 70").restrictions).toEqual([
      "quota d'iscrizione € 70",
    ]));

  it.each([
    ['1 045 € TTC par adulte, 795 € TTC par enfant\nsoit 3 680 € pour 4 personnes', []],
    ['1 045 € TTC par adulte\nsoit 3 680 € pour 4 personnes', ['total-mismatch']],
  ])('knows a child by the words behind the taxes: %j', (lines, codes) =>
    expect(deal(`Séjour à Djerba, 8 jours\n${lines}`).warnings.map(({ code }) => code)).toEqual(codes),
  );

  it.each([
    '1.045 € tasse incluse a persona',
    '1 045 € TTC par adulte',
    '1.045 € inkl. MwSt. pro Person',
    '€ 1.045 incl. btw p.p.',
    '1.045 € IVA incluido por persona',
  ])('knows whose the amount is behind its taxes: %s', (line) =>
    expect(deal(`Malta, 7 notti\n${line}\nPara 2 personas: 2.090 €`)).toMatchObject({
      price: line
        .split(' ')
        .slice(0, line.startsWith('1 ') ? 3 : 2)
        .join(' '),
      totalPrice: '2.090 €',
    }),
  );

  it('takes a tax for no price', () =>
    expect(deal('Malta, 7 notti\n£40 tax per person\n£499 per person')).toMatchObject({ price: '£499' }));
});
