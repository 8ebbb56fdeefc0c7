import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('T-193 what a telephone or a network sets around an offer', () => {
  const SMS =
    'Diwali in BAKU, Azerbaijan! 5D/4N, 6-10 Nov 2027, only AED 2,299 per person on dbl sharing. Incl: return tickets ex SHJ, 4 nts Hotel Nizami Park 4* w/ breakfast, airport transfers. Visa not incl. Non-refundable. Book by 25 Sep 2027. Call/WhatsApp Reena 050 555 0199, Suntrip Travel, Deira Dubai.';

  it.each(['VM-SUNTRP\nText Message\nToday 9:14 AM', 'iMessage\nSat 21 Nov, 11:26', '56161\nSMS\nYesterday 18:02'])(
    'the code of who sends it and the hour under %j',
    (frame) => {
      const deal = read(`${frame}\n\n${SMS}\n\nReply STOP to opt out\n\nMessage\n`);
      expect(deal).toMatchObject({
        title: 'Diwali in BAKU, Azerbaijan',
        destination: 'BAKU, Azerbaijan',
        price: 'AED 2,299',
        agentInfo: { name: 'Reena', company: 'Suntrip Travel' },
      });
      expect(deal.restrictions).toEqual(['Visa not incl', 'Non-refundable']);
    },
  );

  it('also under what somebody wrote above the copy', () =>
    expect(
      read(`Hi Tom,\nsaw this one:\n\nVM-SUNTRP\nText Message\nToday 9:14 AM\n\n${SMS}\n\nMessage\n\nBest,\nLena\n`)
        .title,
    ).not.toMatch(/SUNTRP|Message/));

  it('a name in capitals without an hour is none', () =>
    expect(read('SARDINIA\n7 nights, 5-12 June 2027\n£640 per person\n').title).toBe('SARDINIA'));

  const POST =
    'north.star.trips\n📍 Kotor, Montenegro\n\nnorth.star.trips 🌊 BLUE BAYS & SLOW BOATS 🌊\n\n🗓 Wed 12 – Mon 17 May\n💶 only €449pp, 5 nights\n\nWhat you get\n➡️ Return flights\n➡️ Breakfast\n\nMila x\n\nNorth Star Trips | licensed agency\n\n#kotor #montenegro #bay\nEdited · 3h\n112 likes\nView all 7 comments\nana.b wow is insurance included\n2 HOURS AGO\n';

  it('the account before the caption, the place of the picture, and what others say', () => {
    const deal = read(POST);
    expect(deal).toMatchObject({
      title: 'BLUE BAYS & SLOW BOATS',
      destination: 'Kotor, Montenegro',
      agentInfo: { name: 'Mila', company: 'North Star Trips' },
    });
    expect(deal.includes).toEqual(['Return flights', 'Breakfast']);
    expect(deal.notes ?? '').not.toContain('insurance');
  });

  it('counts of other languages are no entries', () =>
    expect(
      read(
        'Reisebüro Sonnental\nGestern um 17:42 · 🌍\n\nMADEIRA\n8 Tage, 829 € pro Person\n\nDas ist drin:\n✅ Flug\n✅ Transfer\n\n👍❤️ 87          14 Kommentare · 22 Mal geteilt\nGefällt mir    Kommentieren    Teilen\nRelevanteste Kommentare\nMoni Feld  Frühstück inklusive dort war toll\n',
      ).includes,
    ).toEqual(['Flug', 'Transfer']));
});
