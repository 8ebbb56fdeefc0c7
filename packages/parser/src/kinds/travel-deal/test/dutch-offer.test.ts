import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('an offer in Dutch (T-20)', () => {
  const page = read(`7 nachten in Hotel Blauwe Baai ****, Chersonissos, Kreta
Vertrekdatum: vr 7 mei 2027
Terugreis: vr 14 mei 2027
Van € 799,- voor € 599,- per persoon
Totaalprijs: € 1.198,- voor 2 personen

Bij de prijs inbegrepen:
- Vlucht vanaf Eindhoven met 20 kg bagage
- Transfer naar het hotel
- Halfpension

Niet bij de prijs inbegrepen:
- Toeristenbelasting € 4,- per nacht
- Reisverzekering

Hoogtepunten
- Zwembad aan zee

Voorwaarden
- Aanbetaling 30% bij boeking, restant 6 weken voor vertrek
- Minimaal 2 personen per boeking

Boeken kan tot en met 31 januari 2027.`);

  it('gives its days and its prices', () => {
    expect(page.dates).toBe('May 7 to 14, 2027');
    expect(page.duration).toBe('7 nights');
    expect(page.price).toBe('€ 599,-');
    expect(page.originalPrice).toBe('€ 799,-');
    expect(page.totalPrice).toBe('€ 1.198,-');
    expect(page.passengers).toBe(2);
    expect(page.validUntil).toBe('2027-01-31');
    expect(page.warnings).toEqual([]);
  });

  it('gives its lists', () => {
    expect(page.includes).toEqual([
      'Vlucht vanaf Eindhoven met 20 kg bagage',
      'Transfer naar het hotel',
      'Halfpension',
    ]);
    expect(page.highlights).toEqual(['Zwembad aan zee']);
    expect(page.restrictions).toEqual([
      'Niet bij de prijs inbegrepen: Toeristenbelasting € 4,- per nacht',
      'Niet bij de prijs inbegrepen: Reisverzekering',
      'Aanbetaling 30% bij boeking, restant 6 weken voor vertrek',
      'Minimaal 2 personen per boeking',
    ]);
  });

  it.each([
    ['Boek uiterlijk 5 maart 2027.', '2027-03-05'],
    ['Aanbieding geldig t/m 15 januari 2027', '2027-01-15'],
    ['Boek vóór 1 maart 2027 en ontvang € 50 korting', '2027-03-01'],
    ['Te boeken tot en met za 30 januari 2027', '2027-01-30'],
  ])('is open until the day of %j', (line, day) => {
    const deal = read(`Rondreis Marokko, 10 dagen\n1 mei 2027 t/m 10 mei 2027\n€ 1.095 per persoon\n${line}`);
    expect(deal.validUntil).toBe(day);
    expect(deal.dates).toBe('May 1 to 10, 2027');
    expect(deal.price).toBe('€ 1.095');
    expect(deal.duration).toBe('10 days');
  });

  it.each(['Eenpersoonskamertoeslag € 90', 'Borg € 200', 'Reserveringskosten € 29,50', 'Verzekering € 35'])(
    'takes no price from %j',
    (line) => {
      const deal = read(`Stedentrip Praag\n3 dagen / 2 nachten\n${line}\nvanaf € 249 p.p.`);
      expect(deal.price).toBe('€ 249');
      expect(deal.destination).toBe('Praag');
    },
  );
});
