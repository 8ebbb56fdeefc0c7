/** F-645, F-647, F-649 to F-657, F-660 to F-666: displays that came damaged, tables of fares, clauses, notes in small letters. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const fareOf = (text: string) => {
  const { baseFare, total, totalForAllPassengers } = read(text).fareDetails;
  return [baseFare, total, totalForAllPassengers];
};

const WORLDSPAN = '1P- 7HMQRD\n1 DL1437X 09APR FR CLTATL HK3 1240P 203P/O $ E\n';
const GALILEO =
  ' 1. ET  729 H  10JUN MANADD HK2  2100  # 0730   O        E TH\n 2. ET  728 K  03JUL ADDMAN HK2  0025    0640   O        E SA\n';
const AMADEUS =
  'RP/LONF12345/LONF12345            PN/SU  12JAN27/1104Z   7KQ2ZP\n  1  SQ 317 Q 06OCT 3 LHRSIN HK2       2 1125 0725+1 *1A/E*\n';

describe('F-645 prices and agencies of displays', () => {
  it.each([
    '4P* ADT USD 1018.00 TAX 418.70 TTL 1436.70 3 PSGRS USD 4310.10',
    '4P* ADT USD 1018.00 TAX 418.70 TTL 1436.70\n3 PSGRS USD 4310.10',
    '4p* Adt Usd 1018.00 Tax 418.70 Ttl 1436.70 3 Psgrs Usd 4310.10',
  ])('Worldspan: %j', (row) =>
    expect(fareOf(WORLDSPAN + row).map((money) => money?.toUpperCase())).toEqual([
      'USD 1018.00',
      'USD 1436.70',
      'USD 4310.10',
    ]),
  );

  it('Worldspan: the day to issue by, and the agency', () => {
    const quote = read(`${WORLDSPAN}P- CLT 704 555 0119 QUEEN CITY WINGS\nT- TL/15JAN`);
    expect([quote.validUntil, quote.agentInfo.company, quote.agentInfo.phone]).toEqual([
      '2027-01-15',
      'QUEEN CITY WINGS',
      '704 555 0119',
    ]);
  });

  it.each(['P- CLT 704 555 0119-H', 'P- CLT 704 555 0119 HOME'])('the client’s number: %s', (line) =>
    expect(read(`${WORLDSPAN}${line}`).agentInfo.company).toBeNull(),
  );

  it('Sabre: who works there', () => {
    const text =
      ' 1 AA2061Q 14MAY F DFWPHL HK2  1005A  226P /DCAA /E\nPHONES\n  1.DFW817-555-0142-A LONESTAR TRIPS/TESSA\n  2.DFW817-555-0177-H IRIS';
    expect(read(text).agentInfo).toMatchObject({ name: 'TESSA', company: 'LONESTAR TRIPS', phone: '817-555-0142' });
  });

  it.each([
    ['FONE-MANT*0161 555 0199 PENNINE GLOBAL TRAVEL-KAY', 'KAY', 'PENNINE GLOBAL TRAVEL'],
    ['FONE-MANT*0161 555 0199 CLARK-REED TRAVEL', null, 'CLARK-REED TRAVEL'],
    ['FONE-MANT*0161 555 0199 PENNINE GLOBAL TRAVEL LEEDS', null, 'PENNINE GLOBAL TRAVEL LEEDS'],
  ])('Galileo: %s', (line, name, company) => expect(read(GALILEO + line).agentInfo).toMatchObject({ name, company }));

  it.each(['TX 26.41UB', 'TX 26.41\n UB', 'TAX 26.41UB'])('Galileo: %j', (tax) =>
    expect(fareOf(`${GALILEO}>*FF1\n FARE GBP388.00 TX 210.00YR ${tax}  TOT GBP624.41`).slice(0, 2)).toEqual([
      'GBP 388.00',
      'GBP 624.41',
    ]),
  );

  it.each(['ATAF<GBP>', 'ATAF<GBP', 'ATAF&lt;GBP&gt;'])('Amadeus: %s', (head) => {
    const list = `   PASSENGER         PTC    NP  ${head}   TAX/FEE   PER PSGR\n01 HADLEY/SIMON*     ADT     1    742.00    444.42    1186.42`;
    expect(fareOf(AMADEUS + list).slice(0, 2)).toEqual(['GBP 742.00', 'GBP 1186.42']);
  });
});

describe('F-647 the currency of a table of fares', () => {
  const flight = 'AC 3 Wed 4 Aug 2027 YVR 13:10 - NRT 15:15+1\n\n';
  const table = `| Passenger type | No. | Base fare | Taxes | Per person | Subtotal |
|---|---:|---:|---:|---:|---:|
| Adult | 2 | 986.00 | 241.35 | 1,227.35 | 2,454.70 |
| Child 2–11 | 1 | 740.00 | 198.10 | 938.10 | 938.10 |
| **Grand total** | **3** | | | | **3,392.80** |
`;

  it.each([`## Fares (CAD)\n\n${table}`, `All prices in CAD\n\nThank you for your patience.\n\n${table}`])(
    '%#',
    (text) => expect(fareOf(flight + text)).toEqual(['CAD 986.00', 'CAD 1,227.35', 'CAD 3,392.80']),
  );

  it('none is made up', () => expect(fareOf(`${flight}## Fares\n\n${table}`)).toEqual([null, null, null]));
});

const termsOf = (line: string) => {
  const { includes, restrictions } = read(`IB 6250 MAD-JFK 10 May 2027 11:45-14:05\nEUR 500 pp\n\n${line}`);
  return [includes, restrictions];
};

describe('F-649 F-650 F-651 F-652 F-660 what is included and what is forbidden', () => {
  it.each([
    ['[OK]  Premium Economy allowed above 6 hours flying time', [], []],
    ['[OK]  1 checked bag included', ['OK]  1 checked bag included'], []],
    ['Without your decision the booking is cancelled automatically.', [], []],
    ['Sans validation, la réservation sera annulée automatiquement.', [], []],
    ['Without your decision changes cost EUR 50.', [], ['Without your decision changes cost EUR 50']],
    [
      'rules: changes $200 plus difference / no refund once ticketed / name must match passport',
      [],
      ['changes $200 plus difference', 'no refund once ticketed', 'name must match passport'],
    ],
    ['Changes / cancellations / name changes: EUR 50', [], ['Changes / cancellations / name changes: EUR 50']],
    ['2 bags 23kg each person, free', ['2 bags 23kg each person'], []],
    ['meals, free wifi, 1 bag', ['meals', 'free wifi', '1 bag'], []],
    ['ok. bags??', [], []],
    ['Is a bag included?', [], []],
    ['Bags? 2 x 23kg included', ['2 x 23kg included'], []],
    ['Shout if the Singapore change looks too long', [], []],
    ['if you cancel you only get the taxes back', [], ['if you cancel you only get the taxes back']],
    ['if you need to cancel just let me know', [], []],
    ['Bags: 1 checked bag CAD 42 each way, not included', [], ['Bags: 1 checked bag CAD 42 each way, not included']],
    ['Bags: 1 x 23kg, meals not included', ['1 x 23kg'], ['meals not included']],
  ])('%s', (line, includes, restrictions) => {
    const [own, forbidden] = termsOf(line);
    expect([own?.map((text) => text.replace(/^\[/, '')), forbidden]).toEqual([includes, restrictions]);
  });
});

describe('F-653 the number at the end of its line', () => {
  const numberOf = (line: string) => read(line).departureFlights[0]?.segments[0]?.flightNumber ?? null;

  it.each([
    ['CPT-JNB fri 20/2/27 1100-1305 sa322', 'SA 322'],
    ['LHR-DXB sun 7/3/27 2020-0725+1 ek4', 'EK 4'],
    ['LHR-DXB sun 7/3/27 2020-0725+1 ek4 or later', null],
    ['LHR-DXB sun 7/3/27 2020-0725+1 or 4', null],
    ['cpt-jnb fri 20/2/27 meet at 1100-1305 rm322', null],
  ])('%s', (line, number) => expect(numberOf(line)).toBe(number));
});

describe('F-654 F-655 a note without capitals', () => {
  const FLIGHT = '\n\nBA LHR-CPT fri 12/2 1910-0850+1 ba59\n£812 pp\n';

  it.each([
    ['mags can u type this up nice for mr patel, 2 adts', 'mr patel'],
    ['dee - for mrs oduya x1 biz class', 'mrs oduya'],
    ['salut voilà pour m. delacroix 1 adt éco', 'm. delacroix'],
    ['can u type this up for mr patel and his wife', null],
    ['quote for dr appointments', null],
  ])('%s', (head, name) => expect(read(head + FLIGHT).clientName).toBe(name));

  it.each([
    ['ta\njo', 'jo'],
    ['cheers\nlou', 'lou'],
    ['bises\nnath', 'nath'],
    ['ta\nok', null],
    ['ta\nleeds', null],
    ['see below\njo', null],
  ])('%j', (end, name) => expect(read(`mags here it is${FLIGHT}${end}`).agentInfo.name).toBe(name));
});

describe('F-656 a short name over the whole one', () => {
  const mail = (sender: string, below: string) =>
    `De: ${sender} <rafaela@ventosul.example>\nPara: Juliana Prado\nAssunto: Orlando\n\nLA 8164 06/07/2027 GRU 23:05 - MCO 06:55+1\n\nbjs\nRafa\n\n${below}\nVento Sul Viagens | Rua Augusta\n(11) 5550-0148`;

  it('is the agent’s', () =>
    expect(read(mail('Rafaela Monteiro', 'Rafaela Monteiro')).agentInfo).toMatchObject({
      name: 'Rafaela Monteiro',
      company: 'Vento Sul Viagens',
    }));

  it('of one who has sent nothing it is not known', () =>
    expect(read(mail('Vento Sul', 'Rafaela Monteiro')).agentInfo.name).not.toBe('Rafaela Monteiro'));
});

describe('F-657 the total of all below a display', () => {
  const display = `${GALILEO}>*FF1\nFQ1  - S1-4                                      14JAN27 SM/AG\n>P1-2   ADT   X\n FARE GBP388.00 TX 386.71YR  TOT GBP774.71\n`;

  it.each([
    ['*- TTL GBP1549.42 FOR 2', ['GBP 388.00', 'GBP 774.71', 'GBP 1549.42']],
    ['*- TTL GBP1700.00 FOR 2', [null, 'GBP 850', 'GBP 1700.00']],
  ])('%s', (line, wanted) => expect(fareOf(display + line)).toEqual(wanted));

  it('its date and sign name no company', () => expect(read(display).agentInfo.company).toBeNull());
});

describe('F-661 the price of a group', () => {
  it.each([
    ['Totale gruppo (45 posti)   EUR 10.548,00', 'EUR 10.548,00', 45],
    ['Group total (45 seats)   EUR 10,548.00', 'EUR 10,548.00', 45],
    ['Total del grupo 10548 EUR', '10548 EUR', null],
    ['Total group rate EUR 600 pp', null, null],
  ])('%s', (line, all, count) => {
    const quote = read(`AZ 720 gio 22 apr 2027 FCO 09:40 - ATH 12:45\n${line}`);
    expect([quote.fareDetails.totalForAllPassengers, quote.passengers]).toEqual([all, count]);
  });
});

describe('F-662 a table of fares on its side', () => {
  const table = (head: string, total: string) =>
    read(`SK 938 15 Jun 2027 SEA 18:45 - CPH 13:30+1

                      ${head}
Fare                  1,120.00        980.00
Taxes & fees            298.40        291.10
Per traveler          1,418.40      1,271.10
${total}`);

  it('counts and totals', () => {
    const { fareDetails, passengers, warnings } = table(
      'Adult x 2     Youth x 1',
      'Total (USD)                         4,107.90',
    );
    expect([fareDetails.baseFare, fareDetails.total, fareDetails.totalForAllPassengers, passengers]).toEqual([
      'USD 1,120.00',
      'USD 1,418.40',
      'USD 4,107.90',
      3,
    ]);
    expect(warnings).toEqual([]);
  });

  it.each([
    ['Adult x 2     Youth x 1', 'Total                               4,107.90'],
    ['Adult         Youth', 'Gate (TBA)                          4,107.90'],
  ])('%s, %s: no currency is made up', (head, total) =>
    expect(table(head, total).fareDetails.totalForAllPassengers).toBeNull(),
  );
});

describe('F-663 F-665 whom it is for', () => {
  const clientOf = (head: string) =>
    read(`${head}\n\nKL 409 17-07-2027 AMS 20:45 - ALA 07:40 (+1)\n€ 852 p.p.`).clientName;

  it.each([
    ['z. Hd. Frau Marlies Kötter, Musikverein Harmonie e.V.', 'Frau Marlies Kötter'],
    ['Attn Mr Lee, Accounts', 'Mr Lee'],
    ['Attn sales desk', null],
    ['Offerte 27-0912 voor familie Van der Meer', 'familie Van der Meer'],
    ['Hier das Angebot für Familie von Trapp, wie besprochen', 'Familie von Trapp'],
    ['Angebot für Familie Beck', 'Familie Beck'],
  ])('%s', (head, name) => expect(clientOf(head)).toBe(name));
});

describe('F-664 until when', () => {
  it.each([
    ['Preis hält bis Mo 18.01.', '2027-01-18'],
    ['Tarif gehalten bis 18.01.2027', '2027-01-18'],
    ['Consigo segurar os valores até sexta, 29/01/2027.', '2027-01-29'],
    ['Seguro até terça, 09/02/2027 às 18h.', '2027-02-09'],
    ['Un déplacement attend votre validation avant le 5 mars 2027 à 18h00.', '2027-03-05'],
    ['Seguro de viagem até 09/02/2027.', null],
    ['Das Hotel hält bis 18.01.2027 Zimmer frei', null],
  ])('%s', (line, day) =>
    expect(read(`IB 6250 MAD-JFK 10 May 2027 11:45-14:05\nEUR 500 pp\n\n${line}`).validUntil).toBe(day),
  );
});

describe('F-666 conditions between slashes', () => {
  it.each([
    [
      'Umbuchung 180 € / keine Erstattung / Namensänderung nicht möglich',
      ['Umbuchung 180 €', 'keine Erstattung', 'Namensänderung nicht möglich'],
    ],
    ['Umbuchung / Stornierung kostenpflichtig', ['Umbuchung / Stornierung kostenpflichtig']],
  ])('%s', (line, wanted) => expect(termsOf(line)[1]).toEqual(wanted));
});
