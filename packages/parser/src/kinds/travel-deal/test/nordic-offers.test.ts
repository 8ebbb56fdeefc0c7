import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-27' });

describe('T-485 an offer in Swedish, Danish or Norwegian', () => {
  it('is read in Swedish', () => {
    const deal = read(`Höstlov på Kreta
lör 30 oktober - lör 6 november 2027 (7 nätter)
Hotel Amira Beach ****, Rethymno, del i dubbelrum
Pris per person 8 495:-
Enkelrumstillägg 2 100:-

I priset ingår
- flyg tur och retur från Arlanda
- 7 nätter med frukost

Ingår ej
- resförsäkring

Villkor
Boka senast 15 juni 2027
minst 15 deltagare

Med vänlig hälsning
Karin Lindqvist
Solresor i Växjö AB`);
    expect(deal).toMatchObject({
      dates: 'October 30 to November 6, 2027',
      duration: '7 nights',
      price: '8 495:-',
      includes: ['flyg tur och retur från Arlanda', '7 nätter med frukost'],
      restrictions: ['Ingår ej: resförsäkring', 'minst 15 deltagare'],
      validUntil: '2027-06-15',
      agentInfo: { name: 'Karin Lindqvist' },
    });
    expect(deal.source.assumptions).toContainEqual(expect.objectContaining({ pointer: '/price', chosen: 'SEK' }));
  });

  it('is read in Danish, its crowns with it', () => {
    const deal = read(`Storbyferie i Lissabon
4 dage / 3 nætter
torsdag d. 8. april - søndag d. 11. april 2027
Fra kr. 3.495,- pr. person i delt dobbeltværelse

Prisen inkluderer:
- 3 nætter på Hotel Miradouro ***
- Morgenmad

Prisen inkluderer ikke:
- Drikkepenge

Bestil senest 1. februar 2027
Depositum 1.000 kr. pr. person ved bestilling. Tilmelding er bindende.

Venlig hilsen
Mette Juhl
Rejsehuset Aarhus`);
    expect(deal).toMatchObject({
      dates: 'April 8 to 11, 2027',
      duration: '4 days / 3 nights',
      price: 'kr. 3.495,-',
      validUntil: '2027-02-01',
      agentInfo: { name: 'Mette Juhl', company: 'Rejsehuset Aarhus' },
    });
    expect(deal.restrictions).toEqual([
      'Prisen inkluderer ikke: Drikkepenge',
      'Depositum 1.000 kr. pr. person ved bestilling',
      'Tilmelding er bindende',
    ]);
    expect(deal.source.assumptions).toContainEqual(expect.objectContaining({ pointer: '/price', chosen: 'DKK' }));
  });

  it('is read in Norwegian', () => {
    const deal = read(`Påsketur til Roma
26.–30. mars 2027, 4 netter
Pris: 7 990 kr per person i dobbeltrom, barn under 12 år 5 990 kr
Totalt 27 960 kr for 2 voksne og 2 barn

Merk
Gyldig pass kreves
Begrenset antall plasser
Påmelding innen 10. januar`);
    expect(deal).toMatchObject({
      dates: 'March 26 to 30, 2027',
      price: '7 990 kr',
      totalPrice: '27 960 kr',
      passengers: 4,
      validUntil: '2027-01-10',
      warnings: [],
    });
    expect(deal.restrictions).toContain('Gyldig pass kreves');
    expect(deal.source.assumptions).toContainEqual(expect.objectContaining({ pointer: '/price', chosen: 'NOK' }));
  });

  it.each([
    ['Julmarknad i Tallinn, endast 2.290 kr/pers\n3 - 5 december 2027', 'Julmarknad i Tallinn'],
    ['Weekend i Hamburg – spar 500 kr.\nNu kun 1.999 kr. pr. person\n5.-7. november 2027', 'Weekend i Hamburg'],
  ])('names it without its price: %j', (text, title) => expect(read(text).title).toBe(title));

  it('reads no weekday of an island, no price of a time', () => {
    expect(read('Isle of Man 3 May 2027\n4 nights £299 pp')).toMatchObject({ price: '£299', warnings: [] });
    expect(read('Resa till Kreta\nAvresa 8:45-12:10\nNu 3 995:-').price).toBe('3 995:-');
  });

  it('leaves the crowns open where the text tells no language', () => {
    const { assumptions } = read('Oslo\n3 nights from 2.990 kr').source;
    expect(assumptions[0]).toMatchObject({ chosen: 'SEK', alternatives: ['NOK', 'DKK', 'ISK'] });
  });
});
