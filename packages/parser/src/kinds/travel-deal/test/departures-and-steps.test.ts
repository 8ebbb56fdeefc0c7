import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-27' });

describe('T-536 departures set with blanks', () => {
  it.each([
    [
      'Depart          Return          Price pps     Single supp.\n----------------------------------------\nSat 17 Apr 27   Sat 24 Apr 27   EUR 1,295     EUR 260\nSat 08 May 27   Sat 15 May 27   EUR 1,395     EUR 280\n\nBook any departure by 29 January 2027 to hold these prices.',
    ],
    [
      'Abreise        Rückreise       Preis p.P.    EZ-Zuschlag\nSa 17.04.27    Sa 24.04.27     1.295 €       260 €\nSa 08.05.27    Sa 15.05.27     1.395 €       280 €\n\nBuchen Sie Ihre Reise bis 29. Januar 2027.',
    ],
    [
      'Salida         Regreso         Precio p.p.   Supl. individual\n17/04/2027     24/04/2027      1.295 €       260 €\n08/05/2027     15/05/2027      1.395 €       280 €\n\nReserva tu salida antes del 29 de enero de 2027.',
    ],
  ])('tell the last day of the first, and until when one may book: %j', (rows) => {
    const { dates, restrictions, validUntil } = read(`GRAND TOUR OF SICILY\n8 days / 7 nights\n\n${rows}`);
    expect([dates, validUntil]).toEqual(['April 17 to 24, 2027', '2027-01-29']);
    expect(restrictions.filter((text) => /Depart {2}|Abreise {2}|Salida {2}/.test(text))).toEqual([]);
  });
});

describe('T-536 days over columns of prices', () => {
  it('each begin a trip', () => {
    const rows =
      'Cabin     Sat 15 May 27   Sat 05 Jun 27   Sat 21 Aug 27\nInside        1.049           1.149           1.099';
    expect(read(`NORWEGIAN FJORDS\n7 nights\n\nAll amounts in EUR, per person\n\n${rows}`).dates).not.toMatch(/June/);
  });
});

describe('T-537 what each pays if so many come', () => {
  it.each([
    ['Nombre de personnes : 4 / prix par personne : 749 €\nNombre de personnes : 6 / prix par personne : 599 €'],
    ['Number of guests: 4 / price per person: £749\nNumber of guests: 6 / price per person: £599'],
    ['Personenzahl: 4 / Preis pro Person: 749 €\nPersonenzahl: 6 / Preis pro Person: 599 €'],
  ])('counts nobody: %j', (steps) => {
    const { passengers, warnings } = read(`Chalet Anna, Morzine, 7 nights 9 - 16 January 2027\n${steps}`);
    expect([passengers, warnings]).toEqual([null, []]);
  });

  it('counts those of one alone', () => {
    expect(read('Chalet Anna, Morzine, 7 nights\nNumber of guests: 4 / price per person: £749').passengers).toBe(4);
  });

  it.each([
    ['Semaine de ski à Valmorey, chalet privatif', 'Valmorey'],
    ['Settimana di sci a Bormetto, mezza pensione', 'Bormetto'],
    ['Semaine de vacances à Noël', null],
  ])('goes where its title says: %s', (title, destination) => {
    expect(read(`${title}\n749 € pp`).destination).toBe(destination);
  });
});

describe('T-538 whom one is told to call', () => {
  it.each([
    ['Call / msg *Kunal Mehta* 98250 00147', 'Kunal Mehta'],
    ['Questions? Call your sales manager, Denise Okafor, at 800-555-0142.', 'Denise Okafor'],
    ['Rufen Sie Ihre Beraterin Anna Huber an: 0821 555013', 'Anna Huber'],
    ['Llama a tu asesora, Ana Ruiz, 600 555 012', 'Ana Ruiz'],
    ['Contact groupes : Bérengère Quillard, 04 79 55 01 62', 'Bérengère Quillard'],
    ['Call your travel agent for prices', null],
  ])('is named: %s', (line, name) => {
    expect(read(`Lisbon 3 nights from £299pp\n\n${line}`).agentInfo.name).toBe(name);
  });
});

describe('T-539 with how many adults children pay less', () => {
  it.each([
    ['Kinderen van 2 t/m 12 jaar: 50% korting op de kamer bij 2 volwassenen', '2 volwassenen + 2 kinderen = € 1.797'],
    ['Children 2-11: 40% discount when sharing with 2 adults', '2 adults + 2 children £1,650'],
  ])('is no party: %s', (line, example) => {
    expect(read(`Malta 7 nights, half board £499pp\n${line}\n\nExample: ${example}`).passengers).toBe(4);
  });
});

describe('T-540 what keeps a place', () => {
  it.each([['Aparta con $1,500 por persona'], ['Reserva con 50 € por persona'], ['hold your place with £50']])(
    'is a condition under a tick: %s',
    (held) => {
      const { includes, restrictions } = read(`Cancún, 3 nights £299pp\n✅ Traslados\n✅ ${held}\n✅ Desayuno`);
      expect([includes, restrictions]).toEqual([['Traslados', 'Desayuno'], [held]]);
    },
  );
});

describe('T-541 what says nothing of the offer', () => {
  it.each([
    ['Good to know\nBring a hat\nMinimum age', ['Bring a hat']],
    ['Good to know\nBring a hat\nMon-Fri 9am - 6pm', ['Bring a hat']],
    ['Mo.-Fr. 9-18 Uhr', []],
    ['ma t/m vr 9.00 - 21.00 uur', []],
    ['Good to know\nMinimum age 12', ['Minimum age 12']],
  ])('is no condition: %j', (lines, restrictions) => {
    expect(read(`Namibia Dunes\n£3,295 per person\n\n${lines}`).restrictions).toEqual(restrictions);
  });
});

describe('T-542 how long one must stay at least', () => {
  it.each([['Mindestaufenthalt 3 Nächte'], ['Minimum stay 2 nights'], ['Estancia mínima 3 noches']])(
    'is a condition beside the deadline: %s',
    (stay) => {
      expect(read(`Hotel Sole, Nerja, 3 nights £99pp\n\nBook by 28 February 2027. ${stay}.`).restrictions).toEqual([
        stay,
      ]);
    },
  );
});

describe('T-543 a day whose second dot says that it is one', () => {
  it.each([
    ['Buchbar bis 31.1.', '2027-01-31'],
    ['option bis 31.1., keine umbuchung', '2027-01-31'],
    ['Anmeldung mit 100 € Anzahlung bis 31.1. bei Karl', '2027-01-31'],
    ['Prenotare entro il 31.1.', '2027-01-31'],
    ['Siehe Kapitel 3.1. und 3.2.', null],
    ['Nur bis 3.5 km vom Strand', null],
  ])('ends the offer: %s', (line, validUntil) => {
    expect(read(`Riva, 4 Tage\n389 € pro Person\n\n${line}`).validUntil).toBe(validUntil);
  });
});

describe('what near-misses keep', () => {
  it('T-538 a ring of hills is nobody to call, whom `Ph.` leads is', () => {
    const { name, phone } = read(
      'Kenmare, 5 days by coach, €615 pps incl. Ring of Kerry day tour. Ph. Breda, 045 555 0172',
    ).agentInfo;
    expect([name, phone]).toEqual(['Breda', '045 555 0172']);
  });

  it('T-532 the name of an offer for a season is its title', () =>
    expect(
      read(
        'TSESSEBE TRAILS\nCamps & Mobile Safaris | Maun, Botswana\n\nGREEN SEASON SPECIAL 2027 – STAY 4, PAY 3\n\nLediba Camp, Okavango Delta\n$890 per person per night',
      ).title,
    ).toBe('GREEN SEASON SPECIAL 2027 – STAY 4, PAY 3'));
});
