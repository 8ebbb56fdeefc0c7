/** T-478: who sells, as an unseen block of offers told it. */
import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../src/index.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });
const who = (text: string) => {
  const { name, company, phone } = read(text).agentInfo;
  return { name, company, phone };
};
const NOBODY = { name: null, company: null, phone: null };

const PAGE = (label: string, seller: string) =>
  `Startseite\nKanaren\nMaspalomas\nArenas Doradas Resort & Spa\n4 Sterne\n899 €\npro Person\nDi., 02.02.2027\n-\nDi., 09.02.2027\nInklusive\nZug zum Flug\nTransfer zum Hotel\nBitte beachten\nAnzahlung 20 %\n${label}\n${seller}\nÄhnliche Hotels\nImpressum`;

describe('T-478 who sells', () => {
  it.each([
    ['Veranstalter', 'Meridian Reisen GmbH'],
    ['Reiseveranstalter', 'Nordlicht GmbH'],
    ['Tour operator', 'Cobalt Holidays Ltd'],
    ['Sold by:', 'Cobalt Holidays'],
    ['Organisateur', 'Horizon Voyages SARL'],
  ])('stands under %s on a page, whose list ends before it', (label, seller) => {
    const deal = read(PAGE(label, seller));
    expect(deal.agentInfo).toMatchObject({ name: null, company: seller });
    expect(deal.restrictions).toEqual(['Anzahlung 20 %']);
    expect(deal.accommodation).toBe('Arenas Doradas Resort & Spa');
  });

  it('has its town behind it, framed under the title', () => {
    const deal = read(
      '🕋 *RAMADAN UMRAH 2027* 🕋\n*Qadir Haramain Tours, Bradford*\n\n10 nights from £1,495 pp\n\n✅ Visa\n✅ Flights\n\nCall / WhatsApp br. Yusuf Rahman 07700 900123',
    );
    expect(deal.title).toBe('RAMADAN UMRAH 2027');
    expect(deal.agentInfo).toMatchObject({
      name: 'Yusuf Rahman',
      company: 'Qadir Haramain Tours',
      phone: '07700 900123',
    });
  });

  it.each([
    [
      'HARGREAVE\'S COACHES\n   "Family run since 1958"   Tel 01632 960 111\n\nWHITBY & THE COAST\n4 DAYS HALF BOARD    ONLY £329 pp\n\nBookings with DOREEN in the office, Mon-Fri 9.30 to 4',
      { name: 'DOREEN', company: "HARGREAVE'S COACHES", phone: '01632 960 111' },
    ],
    [
      'MARELLA VOYAGES: DJERBA 8J/7N htl Blue Bay 4* en DP, du 04/04 au 11/04 : 612E TTC/pers\nResa 0465711230 ou en agence',
      { name: null, company: 'MARELLA VOYAGES', phone: '0465711230' },
    ],
    [
      'FÉRIAS EM NATAL julho 2027\nR$ 2.400 por pessoa\nChama a Letícia no direct ou no zap 31 90000-0417\nBrisa Leve Viagens',
      { name: 'Letícia', company: 'Brisa Leve Viagens', phone: '31 90000-0417' },
    ],
    [
      'RUAHA SPECIAL\n3 nights from USD 1,100 per person sharing\n\nKind rgds / Karibu sana\n\nNeema Okello\nReservations\nKaribu Tented Camp | +255 000 000 118',
      { name: 'Neema Okello', company: 'Karibu Tented Camp', phone: '+255 000 000 118' },
    ],
    [
      'Ban Chai Resort, Krabi\nTHB 4,200 per room per night\n\nLooking forward for your continued support.\n\nKhun Suda (Nok) Charoen\nAsst. Director of Sales - Leisure\n--\nBan Chai Resort is a member of',
      { name: 'Khun Suda (Nok) Charoen', company: 'Ban Chai Resort', phone: null },
    ],
    [
      'Chalet Nord, Tignes – Sat 9 Jan to Sat 16 Jan\n£849 pp\n\nmsg me (Flora) or ring the office 01632 960 288 // Pine & Piste Lodges\n#tignes #ski',
      { name: 'Flora', company: 'Pine & Piste Lodges', phone: '01632 960 288' },
    ],
  ])('%j', (text, expected) => expect(who(text)).toEqual(expected));

  it.each([
    ['EGYPT TOURS: Cairo 5 nights £499pp'],
    ['NILE CRUISE: 5 days Luxor to Aswan, 5* ship, from £799pp'],
    ['Song of the Baltic - 9 nts roundtrip Hull (Dock Road)\nSat 15 May 2027 - Mon 24 May 2027\nInside £899 pp'],
    ['Costa week\n€499 pp\nIncluded\nFlights\nTransfers\nSimilar hotels'],
  ])('is nobody in %j', (text) => expect(who(text)).toEqual(NOBODY));
});
