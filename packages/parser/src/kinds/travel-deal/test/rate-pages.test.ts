import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });
const deal = (lines: string) => read(`Lake Orta Escape\n${lines}`);

describe('T-561 pages of rates', () => {
  it('takes the column of what it was for that', () => {
    const answer = deal(
      'FECHAS DE VIAJE | % DTO. | ANTES DESDE: | AHORA DESDE: |\n---|---|---|---|\nDel 8 al 14 marzo 2027 | 33% | MX$ 2,957 | MX$ 1,981 |\nDel 12 al 16 abril 2027 | 51% | MX$ 4,782 | MX$ 2,343 |',
    );
    expect(answer).toMatchObject({ price: 'MX$ 1,981', originalPrice: 'MX$ 2,957' });
    expect(answer.priceOptions.map(({ price }) => price)).toEqual(['MX$ 1,981', 'MX$ 2,343']);
  });

  it('lets no dearer row lead whose name is too long for an option', () =>
    expect(
      deal(
        'Chambres Tradition 319€\nChambres Montagne avec balcon 395€\nLodges Duplex de 80 m2, avec deux chambres, deux salles de bains, un salon et une terrasse 979€',
      ).price,
    ).toBe('319€'));

  it.each([
    ['R1090.00 per night', 'R1090.00'],
    ['R750 pppn', 'R750'],
    ['from R1 090 pp', 'R1 090'],
    ['R 3550 pp', 'R 3550'],
    ['R3550 per room', 'R3550'],
  ])('reads rand: %s', (line, price) => expect(deal(line).price ?? deal(line).totalPrice).toBe(price));

  it('reads rand in cells', () =>
    expect(
      deal('Season | Rate |\n21 – 23 March 2027 | R3550 |\n18 – 21 April 2027 | R4200 |').priceOptions.map(
        ({ price }) => price,
      ),
    ).toEqual(['R3550', 'R4200']));

  it.each(['Room R204 | R12 |', 'Road R328 to the lodge'])('but no other letter: %s', (line) =>
    expect(deal(line)).toMatchObject({ price: null, totalPrice: null }),
  );

  it('takes no extras for inclusions', () =>
    expect(
      deal(
        'Leistungen:\nHaustürtransfer\nHafengebühren\nMögliche Zusatzleistungen (ZL)\nAusflugspaket mit 4 Ausflügen 149 €',
      ).includes,
    ).toEqual(['Haustürtransfer', 'Hafengebühren']));

  it('takes what is paid first for no length, and the opening for no day of travel', () =>
    expect(
      deal(
        'Une ouverture le vendredi 4 Décembre 2026, pour une fermeture le dimanche 18 Avril 2027.\nUn dépôt correspondant à 3 jours de pension sera demandé.',
      ),
    ).toMatchObject({ duration: null, dates: null }));

  it.each(['The lodge: opening 4 December 2026, closing 18 April 2027', 'Saisonstart am 4. Dezember 2026'])(
    'nor %s',
    (line) => expect(deal(line).dates).toBeNull(),
  );

  it.each([
    ['Offre spéciale ouverture : séjour du 4 au 9 décembre 2026', 'December 4 to 9, 2026'],
    ['Saisonstart-Angebot 4. - 9. Dezember 2026', 'December 4 to 9, 2026'],
    ['Grand opening offer 4 - 9 December 2026', 'December 4 to 9, 2026'],
  ])('but the days of an offer: %s', (line, dates) => expect(deal(line).dates).toBe(dates));

  it.each(['2027 RATES', 'PILGRIMAGE DETAILS', '(VAT INCLUSIVE)'])('%s is no title', (head) =>
    expect(read(`${head}\nLake Orta Escape\n5 nights from £640 pp`).title).toBe('Lake Orta Escape'),
  );
});
