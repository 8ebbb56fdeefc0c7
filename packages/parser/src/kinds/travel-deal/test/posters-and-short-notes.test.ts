import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-27' });

describe('T-501 the day of the return goes on to no other', () => {
  it('behind it the night flight is told', () => {
    const { dates, warnings } = read(
      'Furano ski week\nout Sat 6 Feb 27, home Sun 14 Feb - overnight flight on the 13th\n7 nts Pine Lodge\n$2890 pp',
    );
    expect(dates).toBe('February 6 to 14, 2027');
    expect(warnings.map(({ code }) => code)).not.toContain('nights-mismatch');
  });
  it('a day of departure still does', () => {
    expect(read('Bath\ngo on friday 5 march 2027 and come home on the 7th\n£199 pp').dates).toBe('March 5 to 7, 2027');
  });
  it('without such a flight a night too many is told', () => {
    const { warnings } = read('Bath\nout Sat 6 Feb 2027, home Sun 14 Feb\n7 nts Pine Lodge\n£290 pp');
    expect(warnings.map(({ code }) => code)).toContain('nights-mismatch');
  });
});

describe('T-502 the day on which a flight lands', () => {
  it.each([
    [
      'Out  Tue 19 Jan 2027  Leeds - Bridgetown  dep 10:55\nBack  Tue 26 Jan 2027  Bridgetown - Leeds  dep 19:10 (arrives Wed 27 Jan)',
    ],
    [
      'Hinflug Di 19.01.2027 Bonn - Varadero ab 10:55\nRückflug Di 26.01.2027 Varadero - Bonn ab 20:10 (Ankunft Mi 27.01.2027)',
    ],
    ['Depart Tue 19 Jan 2027 21:30, arrive Wed 20 Jan 15:10\nReturn Tue 26 Jan 2027 01:10, arrive Tue 26 Jan 07:00'],
  ])('is none of departure: %j', (flights) => {
    expect(read(`Sunny island\n${flights}\n£999 per person`).dates).toBe('January 19 to 26, 2027');
  });
  it('in a sentence too, where the way home is told', () => {
    expect(read('Peru, leave 19 Jan 2027, arriving in Lima on 20 Jan\nback 3 Feb\n£1389 pp').dates).toBe(
      'January 19 to February 3, 2027',
    );
  });
  it('home is where the journey ends', () => {
    expect(read('Leaving 19 Jan 2027 07:10, arriving back home 21 Jan\nLisbon £389 pp').dates).toBe(
      'January 19 to 21, 2027',
    );
  });
});

describe('T-503 seasons that leave out their year', () => {
  it('follow each other', () => {
    expect(read('Cottage Dunes, summer 2027\n05/06 - 26/06 £700 per week\n26/06 - 31/07 £900 per week').dates).toBe(
      'June 5 to July 31, 2027',
    );
  });
  it('two that stand apart do not', () => {
    expect(read('Cottage Dunes, summer 2027\n05/06 - 26/06 £700 per week\n10/08 - 31/08 £900 per week').dates).toBe(
      'June 5 to 26, 2027',
    );
  });
});

describe('T-504 and T-518 names over amounts, one below the other', () => {
  it('the name below is that of the next', () => {
    const { price, restrictions } = read(
      'Wellness im Spessart\nHotel Post, 2 Nächte\npro Person im Doppelzimmer\n299,– €\nEinzelzimmerzuschlag\n60,– €',
    );
    expect(price).toBe('299,– €');
    expect(restrictions).toEqual(['Einzelzimmerzuschlag 60,– €']);
  });
  it('where the words stand below each they stay its own', () => {
    expect(read('Hotel Bella, 2 nights\n£299\nper person\n£60\nsingle supplement').price).toBe('£299');
  });
});

describe('T-505 what one pays else', () => {
  it.each([
    ['Normal rate   £300 per room\nOffer rate   £240 per room'],
    ['Usual rate: £300 per room\nYour rate: £240 per room'],
    ['Tarif normal : £300 par chambre\nTarif promo : £240 par chambre'],
  ])('is no price of the offer: %j', (rows) => {
    const { totalPrice, originalPrice } = read(`Lodge at Sea, 3 nights\n${rows}`);
    expect([totalPrice, originalPrice]).toEqual(['£240', '£300']);
  });
  it('a dearer one below it changes nothing', () => {
    expect(read('Lodge at Sea, 3 nights\nRegular rate   £300 pp\nWeekend rate   £340 pp').price).toBe('£300');
  });
  it('nor does another kind of rate', () => {
    expect(read('Lodge at Sea, 3 nights\nStandard rate £400 pp\nFlexible rate £350 pp').originalPrice).toBeNull();
  });
});

describe('T-506 for you and another', () => {
  it.each([
    ['£389 each so £778 for you and Derek', '£778', 2],
    ['389 € p.P., also 778 € für dich und Karl', '778 €', 2],
    ['389 € par personne, 778 € pour vous et votre mari', '778 €', 2],
    ['£389 pp, £1,167 for you and the girls', '£1,167', null],
    ['£389 pp, £1,556 for you and Derek and the kids', '£1,556', null],
  ])('%j', (words, total, count) => {
    const { totalPrice, passengers } = read(`Bath, 12 to 14 March 2027\n${words}`);
    expect([totalPrice, passengers]).toEqual([total, count]);
  });
  it('a treat has no price', () => {
    expect(read('Bath, 12 to 14 March 2027\nA treat for you and Derek. £389 pp.').totalPrice).toBeNull();
  });
  it('all of a house is nobody', () => {
    const { passengers } = read('Ferienhaus Strand\nPreise pro Woche für das ganze Haus\n12.06.-03.07. 900 €');
    expect(passengers).toBeNull();
  });
});

describe('T-507 what is left out with what it costs', () => {
  it('is no inclusion', () => {
    const { includes, restrictions } = read(
      'Ski week £500 pp\n\nIncl.\n- breakfast\n- ski hire NOT incl, about 40 a day\n- ins. not incl either\n- Skipass nicht inkl., ca. 40 € pro Tag',
    );
    expect(includes).toEqual(['breakfast']);
    expect(restrictions).toHaveLength(3);
  });
  it('what is included stays so', () => {
    const { includes } = read('Ski week £500 pp\n\nIncl.\n- breakfast\n- ski hire incl, about 40 a day saved');
    expect(includes).toHaveLength(2);
  });
});

describe('T-508 hurry and who travels are no conditions', () => {
  it.each([
    ['First come, first served.'],
    ['Wer zuerst kommt, mahlt zuerst!'],
    ['4 adults (Pete, Jo + the 2 uni kids)'],
  ])('%j', (line) => {
    expect(read(`Crete week\n£599 pp\n${line}\nNo pets.`).restrictions).toEqual(['No pets']);
  });
  it('nor how many a house holds', () => {
    const { restrictions } = read(
      'Cottage Dunes £700 per week\nold barn, 3 bedrooms, 2 bathrooms, max 6 people\nmax 2 dogs',
    );
    expect(restrictions).toEqual(['max 2 dogs']);
  });
  it('while stocks last is one', () => {
    expect(read('Crete week\n£599 pp\nWhile stocks last.').restrictions).toEqual(['While stocks last']);
  });
});

describe('T-509 whom it does not suit, and who must come', () => {
  it.each([
    ['Für Gäste mit eingeschränkter Mobilität nur bedingt geeignet'],
    ['Niet geschikt voor reizigers met een rolstoel'],
    ['Non adatto a persone con mobilità ridotta'],
    ['Animali no'],
    ['Minimaal 25 deelnemers'],
  ])('%j', (line) => {
    expect(read(`Rome, 3 nights\n€ 299 p.p.\n\n${line}.`).restrictions).toEqual([line]);
  });
  it('what suits is none', () => {
    expect(read('Rome, 3 nights\n€ 299 p.p.\n\nFür Familien gut geeignet.').restrictions).toEqual([]);
  });
  it('a list that begins with availability is one', () => {
    const { restrictions } = read(
      'Manor stay, 3 nights £400 pp\n\nTERMS\n- Subject to availability.\n- Children over 12 only.\n- No dogs.',
    );
    expect(restrictions).toEqual(['Subject to availability', 'Children over 12 only', 'No dogs']);
  });
});

describe('T-519 things to do told in haste', () => {
  it('are activities', () => {
    const { activities, includes } = read(
      'Weekend in Bath, £199 pp\nEmma asked about things to do off the boat: roman baths, a skyline walk, dinner at the mill (all pay there)',
    );
    expect(activities).toEqual(['roman baths', 'a skyline walk', 'dinner at the mill']);
    expect(includes).toEqual([]);
  });
  it.each([['cosa fare in zona'], ['Qué hacer por la zona'], ['À faire dans les environs']])(
    '%j heads them',
    (heading) => {
      expect(read(`Villa Alba, 700 € per week\n${heading}\nmuseum of the sea\nwalk to the tower`).activities).toEqual([
        'museum of the sea',
        'walk to the tower',
      ]);
    },
  );
  it('two or fewer are none', () => {
    expect(read("Weekend in Bath, £199 pp\nThere's stuff to do: roman baths or nothing").activities).toEqual([]);
  });
});

describe('T-510 a company over since when it is one', () => {
  it.each([['VAN ES BUSREIZEN\nAl 40 jaar samen onderweg'], ['HOLT COACH HOLIDAYS\nFamily-run since 1962']])(
    '%j',
    (head) => {
      const { agentInfo, title } = read(`${head}\n\nLake District, 4 days\n£349 pp`);
      expect(agentInfo.company).toBe(head.split('\n')[0]);
      expect(title).toBe('Lake District, 4 days');
    },
  );
  it('no trip is', () => {
    const { agentInfo } = read('Week in Tuscany\nSince 2010 our favourite\n\n£349 pp');
    expect(agentInfo.company).toBeNull();
  });
});

describe('T-511 who signs, and whom one asks', () => {
  it.each([
    ['Jean x   Ouse Bridge Travel, 01904 555 0182', 'Jean'],
    ['Pat xx Moor Travel 01904 555 0182', 'Pat'],
    ['Fragen Sie Frau Petersen!\nTel. 02151 555 01 23', 'Frau Petersen'],
    ['Reserve: 1-800-555-0136 · advisors@amberline.example', null],
    ['Fragen Sie uns!\nTel. 02151 555 01 23', null],
  ])('%j', (line, name) => {
    expect(read(`Vienna break, 12-14 March 2027\n£389 each\n${line}`).agentInfo.name).toBe(name);
  });
});

describe('T-512, T-513, T-514, T-515 and T-516 names of offers, places and houses', () => {
  it('a poster announces its offer in German', () => {
    const text =
      'Reisebüro am Ring\n\nUNSER ANGEBOT DES MONATS\n\nBlumeninsel im Frühling\n\nHotel Quinta Alta ****\nFunchal, ruhige Lage über der Altstadt\n949 € p.P.';
    expect(read(text).title).toBe('Blumeninsel im Frühling');
  });
  it('letters set apart spell the place', () => {
    const { destination, title } = read('Reisebüro Alt\n\nM A D E I R A\nSonne pur\n\n8 Tage ab 949 € p.P.');
    expect([destination, title]).toEqual(['Madeira', 'Sonne pur']);
  });
  it('not any word', () => {
    expect(read('Reisebüro Alt\n\nS A L E\nSonne auf Kreta\n\n8 Tage ab 949 € p.P.').destination).toBe('Kreta');
  });
  it('a house in Japan keeps its name', () => {
    expect(read('Kyoto week\n3 nights Hana no Yado Ryokan, £800 pp').accommodation).toBe('Hana no Yado Ryokan');
    expect(read('There is no Mori Lodge this year\n3 nights Hana Ryokan, £800 pp').accommodation).not.toContain(' no ');
  });
  it('a house that writes itself is the stay, in its town', () => {
    const { destination, accommodation } = read(
      'DE EIKENHOF MANOR\nBoutique Hotel & Spa | Franschhoek, South Africa\n\nWINTER IN THE WINELANDS\n\nBook five nights in one of our Vineyard Suites.\nR9 700 per person sharing',
    );
    expect([destination, accommodation]).toEqual(['Franschhoek, South Africa', 'DE EIKENHOF MANOR']);
  });
  it('what a sheet is names no offer', () => {
    const { title } = read(
      'AMBER RIVER VOYAGES\nSpring Sale Flyer · For Travel Advisors\n\nEnchanting Danube\n8 days from Budapest to Passau\n$2,799 per person',
    );
    expect(title).toBe('Enchanting Danube');
  });
});

describe('T-517 days and amounts are no numbers to call', () => {
  it.each([
    ['Rückflug Di 26.01.2027 Varadero - Bonn ab 20:10 (Ankunft Mi 27.01.2027)'],
    ['1/07 - 31/08  1.400 €\n1/09 - 30/09  800 €\nprezzi a settimana, tutta la villa'],
  ])('%j', (lines) => {
    expect(read(`Villa Mora\n${lines}`).agentInfo.phone).toBeNull();
  });
  it('a number stays one', () => {
    expect(read('Villa Mora\n800 €\nTel. 030/09 800 44').agentInfo.phone).toBe('030/09 800 44');
  });
});

describe('T-530 for how many days a pass is', () => {
  it.each([
    ['inkl.\n- 6-Tage-Skipass\n- Halbpension'],
    ['Compris :\n- forfait 6 jours\n- demi-pension'],
    ['Comprende:\n- skipass 6 giorni\n- mezza pensione'],
    ['Incl:\n- 6 day all mountain lift pass\n- half board'],
  ])('is not how long the trip is: %j', (list) => {
    const { duration, warnings } = read(`Zillertal\n13.02.2027 - 20.02.2027\n990 € p.P.\n\n${list}`);
    expect(duration).toBe('7 nights');
    expect(warnings).toEqual([]);
  });
  it.each([
    ['Forfait 6 jours en Corse\n490 € par personne', '6 days'],
    ['6 days in Zermatt, ski pass too\n£990 pp', '6 days'],
  ])('the days of a trip are: %j', (text, duration) => {
    expect(read(text).duration).toBe(duration);
  });
});

describe('nights in the air', () => {
  it('are none of the stay where the next day of landing is told', () => {
    const { warnings } = read(
      'Mauritius, 10 nights £2,796 pp\n Out   Sun 7 Mar 2027  London - Mauritius  dep 18:05 (arrives Mon 8 Mar)\n Back  Thu 18 Mar 2027  Mauritius - London  dep 22:10',
    );
    expect(warnings).toEqual([]);
  });
  it('a flight by day explains none', () => {
    const { warnings } = read(
      'Mauritius, 10 nights £2,796 pp\n Out   Sun 7 Mar 2027  London - Mauritius  dep 08:05 (arrives Sun 7 Mar)\n Back  Thu 18 Mar 2027  Mauritius - London  dep 22:10',
    );
    expect(warnings.map(({ code }) => code)).toEqual(['nights-mismatch']);
  });
});

describe('T-531 what it was and what it is, without a currency', () => {
  it.each([
    ['Før 6.495,- nu 5.795,- pr. person', '5.795,-'],
    ['van 849,- voor 749,- per persoon', '749,-'],
  ])('%j', (line, price) => {
    expect(read(`Gardasøen\n8 dage\n${line}`).price).toBe(price);
  });
  it('of two others nobody knows which is meant', () => {
    expect(read('Gardasøen\n8 dage\n6.495,- eller 5.795,- pr. person').price).toBeNull();
  });
  it('what each pays', () => {
    const { price, totalPrice } = read('Porto, 12 - 14 mars 2027\n289 € chacun donc 578 € pour toi et Paul');
    expect([price, totalPrice]).toEqual(['289 €', '578 €']);
  });
});
