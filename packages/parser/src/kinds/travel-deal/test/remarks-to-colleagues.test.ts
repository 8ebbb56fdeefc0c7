import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-27' });
const OFFER = 'Algarve golf week\n7 nights, 3 to 10 May 2027\n£649 pp\nIncludes: flights, transfers';

describe('T-483 what one colleague asks of the other', () => {
  it.each([
    'Hi Tom, can you turn this into a page for the Hendersons? cheers',
    'pls tidy this up, thx',
    'just the golf one for the newsletter pls, not the cruise',
    'mach mir bitte eine Seite draus',
    'bitte als Angebot anlegen, danke',
    'tu peux mettre ça en ligne avant ce soir ? merci',
    'me armas una ficha con esto porfa',
    'mi fai una pagina con questa? grazie',
    'monta uma página disso pra mim, pfv',
    'kun je hier een pagina van maken? bedankt',
    'kan du lägga upp en sida på den här? tack',
    'kan du lave en side ud af den her? tak',
  ])('is no title, note or condition, over the offer or under it: %s', (line) => {
    for (const text of [`${line}\n\n${OFFER}`, `${OFFER}\n\n${line}`]) {
      const deal = read(text);
      expect(deal).toMatchObject({ title: 'Algarve golf week', price: '£649', restrictions: [], notes: null });
      expect(deal.source.unused.map(([from, to]) => text.slice(from, to))).toContain(line);
    }
  });

  it('is something else where the client is asked', () => {
    const line = 'Please use our website to make your reservation with a deposit of £100';
    expect(read(`${OFFER}\n\n${line}`).restrictions).toEqual([line]);
  });

  it('stays a text of its own where it holds the offer as well', () => {
    expect(
      read(
        'can u make a page of this pls: Malta, 7 nights from 3 May 2027, £499 pp\n\nflights\ntransfers\nbreakfast\nwifi',
      ).price,
    ).toBe('£499');
  });
});

describe('T-484 what such a remark says is wanted', () => {
  const ROOMS =
    'Menorca in June\n7 nights from 5 June 2027\nPrices per person:\nStandard room    £489\nSea view room    £549\nJunior suite     £629';

  it('chooses the room that it names', () => {
    expect(read(`can you make a page of this? they want the sea view room, 2 adults\n\n${ROOMS}`)).toMatchObject({
      price: '£549',
      passengers: 2,
    });
    expect(read(`can you make a page of this? not the junior suite, thanks\n\n${ROOMS}`).price).toBe('£489');
  });

  it('chooses the departure that it names, with its days', () => {
    const dates =
      'Wanderwoche\n05.06. - 12.06.2027   749 € p.P.\n12.06. - 19.06.2027   799 € p.P.\n19.06. - 26.06.2027   849 € p.P.';
    const deal = read(`bitte den 12.06. auf die Homepage stellen, 3 Personen, macht 2.397 €\n\n${dates}`);
    expect(deal).toMatchObject({ price: '799 €', totalPrice: '2.397 €', passengers: 3, dates: 'June 12 to 19, 2027' });
  });

  it('chooses the season in which its days lie', () => {
    const deal = read(
      'can you make a page of this? they go from 12 to 19 June 2027\n\nCabo Verde, 7 nights\nLow season    03/05 - 05/06/2027   £749 pp\nMid season    05/06 - 03/07/2027   £829 pp\nHigh season   03/07 - 28/08/2027   £999 pp',
    );
    expect(deal).toMatchObject({ price: '£829', dates: 'June 12 to 19, 2027' });
  });

  it('leaves the days that it tells itself, though they lie in a season', () => {
    const deal = read(
      'à mettre en ligne stp\nelles sont 5, du samedi 12 au samedi 19 juin 2027, 1 450 € pour la villa\n\nVilla Cigale, Bandol\nTarifs à la semaine :\n29/05 - 26/06 : 1 450€\n26/06 - 28/08 : 2 100€',
    );
    expect(deal).toMatchObject({ price: null, totalPrice: '1 450 €', passengers: 5, dates: 'June 12 to 19, 2027' });
    expect(deal.priceBasis).toBe('pour la villa');
  });

  it('takes the currency of the prices for an amount without one', () => {
    const deal = read(
      'bitte als Deal anlegen, die zwei nehmen DZ Seeblick = 718,- gesamt\n\nWinterzauber am See\nPreise p.P.:\nDZ Garten    EUR 329,-\nDZ Seeblick  EUR 359,-',
    );
    expect(deal).toMatchObject({ price: 'EUR 359,-', totalPrice: 'EUR 718,-', passengers: 2 });
    expect(deal.source.spans['/totalPrice']).toHaveLength(2);
  });

  it('takes what each pays for no total', () => {
    const deal = read(`pls make a page of this for 2 adults, 549 = 549 ea\n\n${ROOMS}`);
    expect(deal.totalPrice).toBeNull();
  });
});
