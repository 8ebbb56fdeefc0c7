/** F-525 to F-531, F-533: prices, senders and travelers of messages, families and fees of displays. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const FLIGHT = 'SA 280 JNB 20:55 - PER 12:10 Tue 6 Apr 2027';

describe('F-525 rand in small letters', () => {
  it('are told by the words of a price behind them', () => {
    const { fareDetails, includes } = read(`${FLIGHT}\nr 24 860 pp incl taxes, so r49 720 for the two. economy`);
    expect(fareDetails).toMatchObject({ total: 'r 24 860', totalForAllPassengers: 'r49 720' });
    expect(includes).toEqual([]);
    expect(read(`${FLIGHT}\nr8450pp, 2 travellers`).fareDetails.total).toBe('r8450');
  });

  it('are none in a word, a row or a reference', () => {
    expect(read(`${FLIGHT}\nyour ref. tour 12 450 pp, row r 24 860 metres`).fareDetails.total).toBeNull();
    expect(read(`${FLIGHT}\nfor 12 450 total miles`).fareDetails.total).toBeNull();
  });
});

describe('F-526 who signs without a capital', () => {
  const message = (end: string) => `hi mpho, here it is\n\n${FLIGHT}\nusd 1230 pp\n\n${end}`;

  it('stands beside the agency', () => {
    for (const mark of [' / ', ' - ', ' @ '])
      expect(read(message(`lerato${mark}marula bend travel`)).agentInfo).toMatchObject({
        name: 'lerato',
        company: 'marula bend travel',
      });
    expect(read(message('lerato / marula bend travel\n011 555 0147')).agentInfo.phone).toBe('011 555 0147');
  });

  it('is no cabin, no town and no kind of tour', () => {
    for (const end of ['economy / big bus tours', 'cape town / marula bend travel', 'lerato / window seat'])
      expect(read(message(end)).agentInfo.name, end).toBeNull();
  });

  it('says who calls before what it is about', () => {
    expect(read(`hiya its mhairi re perth\n${FLIGHT}`).agentInfo.name).toBe('mhairi');
    expect(read(`hello sam its urgent re perth\n${FLIGHT}`).agentInfo.name).toBeNull();
    expect(read(`hello sam its lovely there in april\n${FLIGHT}`).agentInfo.name).toBeNull();
  });
});

describe('F-527 how many go there', () => {
  it('stands behind the aim in the first words', () => {
    expect(read(`re perth x2 - sa\n${FLIGHT}`).passengers).toBe(2);
    expect(read(`JNB-PER x 3\n${FLIGHT}`).passengers).toBe(3);
  });

  it('counts no bags and no nights', () => {
    expect(read(`bags x2, meal x2\n${FLIGHT}`).passengers).toBeNull();
    expect(read(`Checked bag x 2\n${FLIGHT}`).passengers).toBeNull();
    expect(read(`BAG x 2\n${FLIGHT}`).passengers).toBeNull();
    expect(read(`Perth x 2 nights\n${FLIGHT}`).passengers).toBeNull();
  });
});

describe('F-528 what you and another pay', () => {
  it('is told behind the price of one, its parts on a line of their own', () => {
    const text = `${FLIGHT}\nnow EUR 1.118,64 pro Person, also 2.237,28 für dich und Lena\ndavon Grundpreis 870,00 + Steuern 248,64`;
    const { fareDetails, passengers } = read(text);
    expect(fareDetails).toMatchObject({
      baseFare: 'EUR 870,00',
      total: 'EUR 1.118,64',
      totalForAllPassengers: 'EUR 2.237,28',
    });
    expect(passengers).toBe(2);
  });

  it('needs figures that come out, and one other name', () => {
    expect(read(`${FLIGHT}\nUSD 500 each, so 900 km for all\nbag 23 + tax 477`).fareDetails).toMatchObject({
      baseFare: null,
      totalForAllPassengers: null,
    });
    expect(read(`${FLIGHT}\nUSD 500 each, 2 bags 23 kg for you and Wim, Lea and Tom`).passengers).toBeNull();
    expect(
      read(`${FLIGHT}\nUSD 500 per person\nfrom 400.00 + 100.00 more for the window`).fareDetails.baseFare,
    ).toBeNull();
  });
});

describe('F-529 what is to be done by a day', () => {
  it('may stand behind it', () => {
    for (const line of [
      'They give me until Monday Nov 30 to ticket.',
      "On me laisse jusqu'au 30 novembre pour émettre.",
      'Tengo hasta el lunes 30 de noviembre para emitir',
    ])
      expect(read(`${FLIGHT}\n${line}`).validUntil, line).toBe('2026-11-30');
  });

  it('is no deadline of something else', () => {
    expect(read(`${FLIGHT}\nI have until Monday Nov 30 to answer my mail`).validUntil).toBeNull();
    expect(read(`${FLIGHT}\noffice open until Nov 30 to visit`).validUntil).toBeNull();
  });
});

describe('F-530 the family that it is for', () => {
  it('goes before who is greeted, and stands behind the label of a sheet', () => {
    expect(read(`Ciao Gianni,\nti mando i voli per la famiglia Rossi, tutto incluso\n${FLIGHT}`).clientName).toBe(
      'famiglia Rossi',
    );
    expect(read(`Dear Ann,\nHere are flights for the Okafor family as discussed\n${FLIGHT}`).clientName).toBe(
      'Okafor family',
    );
    expect(read(`Devis\tDossier : famille Kerbellec (2 adultes)\n\n${FLIGHT}`).clientName).toBe('famille Kerbellec');
  });

  it('is no house and no family without a name', () => {
    expect(
      read(`Dear Ann,\nPerth is great for the whole family and the Hilton family of hotels\n${FLIGHT}`).clientName,
    ).toBe('Ann');
    expect(read(`Beste Ann, leuk dat jullie voor de familie komen\n${FLIGHT}`).clientName).toBe('Ann');
  });
});

describe('F-531 what a tool says of the choice', () => {
  it('is no restriction, unless it tells one', () => {
    expect(read(`${FLIGHT}\nPolicy check: within policy (advance purchase 52 days)`).restrictions).toEqual([]);
    const told = 'Policy check: out of policy (non-refundable)';
    expect(read(`${FLIGHT}\n${told}`).restrictions).toEqual([told]);
  });
});

describe('F-533 fees and senders of a display', () => {
  const screen = (lines: string) =>
    `R4T9XK/MM MNLOU  N5512AB AG 33390155 25NOV26\n 1. EK  333 Q  03JUN MNLDXB HK3  2355  #0455 O       TH\n${lines}`;

  it('are its refund fee, its allowance, and the number of the agency', () => {
    const { restrictions, includes, agentInfo } = read(
      screen(
        'FONE-MNLT*02 8555 0163 SAMPAGUITA TRAVEL REF MARITES\n  ADT      REFUND FEE PHP 9000\n  BAGGAGE ALLOWANCE 25K PER PASSENGER',
      ),
    );
    expect(restrictions).toEqual(['REFUND FEE PHP 9000']);
    expect(includes).toEqual(['BAGGAGE ALLOWANCE 25K PER PASSENGER']);
    expect(agentInfo).toMatchObject({ name: 'MARITES', phone: '02 8555 0163' });
  });

  it('are no type of traveler, no town and no number of a register', () => {
    expect(read(screen('  ADT')).agentInfo).toMatchObject({ name: null, phone: null });
    const signed = `${FLIGHT}\nKind regards\nPinery Travel\nHigh Street, Fremantle WA\n08 5550 0184`;
    expect(read(signed).agentInfo).toMatchObject({ name: null, phone: '08 5550 0184' });
  });
});

describe('F-528 in other languages and with other figures', () => {
  it('stands behind what one pays with a dot', () => {
    const text =
      'SK 909 CPH 12:40 - EWR 15:25 tirsdag 14. sep 2027\nPris 5.995 kr. pr. person, altså 11.990 for jer to';
    expect(read(text).fareDetails).toMatchObject({ total: '5.995 kr', totalForAllPassengers: 'DKK 11.990' });
  });

  it('is told where it does not come out, with a warning', () => {
    const { fareDetails, warnings } = read(`${FLIGHT}\nUSD 500 each, so 900 for you and Wim`);
    expect(fareDetails).toMatchObject({ total: 'USD 500', totalForAllPassengers: 'USD 900' });
    expect(warnings.map(({ code }) => code)).toContain('total-mismatch');
  });

  it('has no part in what something else costs', () => {
    const { fareDetails } = read(`${FLIGHT}\nFare per person $900, taxes $120\nUSD 50 for ESTA extra\n2 pax`);
    expect(fareDetails).toMatchObject({ baseFare: '$900', total: '$1020', totalForAllPassengers: '$2040' });
  });
});
