import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-27' });

describe('T-492 what the offer is called', () => {
  it('is the name in quotes before its length, in any of the languages', () => {
    const mail = (line: string) =>
      `Von: Reservierung\nGesendet: Donnerstag, 26. November 2026 16:41\nBetreff: AW: Wochenende\n\nHallo,\n\n${line}\n8.1. - 21.3.2027\n359 € p.P.`;
    expect(read(mail('„Winterglück“ – 3 Tage / 2 Nächte')).title).toBe('Winterglück');
    expect(read(mail('«Douceur en hiver» - 3 jours / 2 nuits')).title).toBe('Douceur en hiver');
  });

  it('is the line over its days and length under a subject', () => {
    const deal = read(
      'Subject: RE: Georgia May 2027 FIT - OUR BEST RATES\n\nDear Partner,\n\nMOUNTAIN CLASSIC private tour\nMon 03.05 - Sun 09.05.2027   7 days/6 nights\nEUR 1.145 p.p.\n3 nts Tbilisi',
    );
    expect(deal).toMatchObject({ title: 'MOUNTAIN CLASSIC private tour', destination: 'Georgia' });
  });

  it('is the only bold name of a paragraph that says it is back', () => {
    const deal = read(
      'Hello again all. Now the good news: **Lakes & Peaks of the Tyrol** is back for 2027! Join Ann for eight days by train, leaving on Saturday 12 June 2027. The price is £1,795 per person sharing.',
    );
    expect(deal.title).toBe('Lakes & Peaks of the Tyrol');
    const praise = read(
      'Hello again all. Now the good news: we have **Great New Prices** for you this spring! Join Ann for eight days by train in the Tyrol, leaving on Saturday 12 June 2027. The price is £1,795 per person sharing.',
    );
    expect(praise.title).not.toBe('Great New Prices');
  });

  it("is the name over a page's row of facts, not the facts", () => {
    const page =
      'High Passes: Annapurna and the Lakes\nTrip code KT27 · 12 days · Nepal · grade 4/6\nfrom £1,299 pp\nGroup size 4 - 12, start/end Kathmandu, land only';
    expect(read(page).title).toBe('High Passes: Annapurna and the Lakes');
    expect(read('Fourth night on us!\nNamib | 4 nights | self-drive\n£699 pp\nWindhoek explorer').title).not.toBe(
      'Fourth night on us',
    );
  });
});

describe('T-493 another offer told in a line', () => {
  it('gives no value', () => {
    const deal = read(
      'Lakes of the Tyrol\n8 days from 12 June 2027, £1,795 pp\n\nAlso this spring... Settle & Carlisle steam day, Tue 4 May, £94 inc lunch on board',
    );
    expect(deal).toMatchObject({ price: '£1,795', includes: [], notes: null });
  });

  it('is one only with its own name and price', () => {
    const text =
      'Lakes of the Tyrol\n8 days from 12 June 2027, £1,795 pp\n\nAlso in a room with a view of the lake at £1,995 pp';
    expect(read(text).source.unused).toEqual([]);
    const deal = read(
      'Lakes of the Tyrol\n8 days from 12 June 2027, £1,795 pp\n\nAlso in the price: breakfast and transfers',
    );
    expect(deal.includes).not.toEqual([]);
  });
});

describe('T-494 a price for the house', () => {
  it.each([
    '1 890 € pour la maison',
    '1.890 € für das Haus',
    '1.890 € por la casa',
    '1.890 € per la villa',
    '1.890 € voor het huis',
  ])('is the total: %s', (price) =>
    expect(read(`Casa Lume\n5.6. - 12.6.2027\n${price}`)).toMatchObject({
      price: null,
      totalPrice: `${price.split(' €')[0]} €`,
    }),
  );

  it('is none of going home', () => {
    expect(
      read('Salvador da Bahia\n7 noites de 5 a 12 de junho de 2027\nR$ 1.890 por pessoa, e volta para casa').price,
    ).toBe('R$ 1.890');
  });
});

describe('T-496 nights of several kinds', () => {
  it('are the stay where no house is named', () => {
    const stay = '11 nights: 3 guesthouse, 2 yurt, 6 camping';
    expect(read(`Tien Shan trek\n12 days £1,299 pp\nIncludes\n- ${stay}\n- guide`).accommodation).toBe(stay);
    expect(
      read('Tien Shan trek\n12 days £1,299 pp\nIncludes\n- 11 nights: all meals\n- guide').accommodation,
    ).toBeNull();
  });
});

describe('T-497 a month at the end of a line', () => {
  it('is followed by nothing of its sentence', () => {
    expect(read('Madeira in May\n7 nights, 3 to 10 May 2027\n£649 pp').title).toBe('Madeira in May');
  });
});
