/** F-622 to F-626, F-628: what lists hold, what fees and whole rupees say, whose file it is. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const FLIGHT = 'LH 400 FRA-JFK 12 Mar 2027 10:30 13:10\n';
const read = (text: string) => parseFlightQuote(`${FLIGHT}${text}`, { referenceDate: '2026-11-27' });

describe('F-622 what is not included', () => {
  it('ends where the travelers begin, and needs no second no', () => {
    const { restrictions, agentInfo } = read(
      'Nicht inklusive\nSitzplatzreservierung\nKeine Erstattung bei Stornierung\nReisende\nJonas Wittkamp\nErwachsener\nMerle Wittkamp\nErwachsene',
    );
    expect(restrictions).toEqual(['Nicht inklusive: Sitzplatzreservierung', 'Keine Erstattung bei Stornierung']);
    expect(agentInfo.name).toBeNull();
  });

  it.each(['Passengers', 'Traveller details', 'Voyageurs', 'Pasajeros', 'Viaggiatori', 'Passageiros', 'Reizigers'])(
    '%j heads another part',
    (heading) =>
      expect(read(`Not included\nSeats\n${heading}\nJonas Beck`).restrictions).toEqual(['Not included: Seats']),
  );

  it.each(['Keine Rückerstattung bei Nichtantritt', 'Gebühr bei Umbuchung 70 €', 'Nur bei Verfügbarkeit'])(
    '%j names nobody',
    (line) => expect(read(line).agentInfo.name).toBeNull(),
  );

  it('who can be asked is somebody', () =>
    expect(read('Fragen? Bei Jana Brandt, 040 555 0123').agentInfo.name).toBe('Jana Brandt'));
});

describe('F-623 a fee that adults and children pay together', () => {
  const rows = '2 × Erwachsene\nje 246,18 €\n492,36 €\n1 × Kind\nje 208,74 €\n208,74 €\n';

  it('leaves what each pays as told', () => {
    const { fareDetails, warnings } = read(`${rows}Servicegebühr\n29,90 €\nGesamtpreis\n731,00 €`);
    expect(fareDetails).toMatchObject({ baseFare: null, total: '246,18 €', totalForAllPassengers: '731,00 €' });
    expect(warnings).toEqual([]);
  });

  it('taxes beside it do not', () =>
    expect(read(`${rows}Steuern\n29,90 €\nGesamtpreis\n731,00 €`).fareDetails).toMatchObject({
      baseFare: '246,18 €',
      total: null,
    }));
});

describe('F-624 whole rupees', () => {
  it.each([
    'Adult   Rs. 1,12,450/- x 2 = Rs. 2,24,900/-\nChild   Rs. 86,900/- x 1 = Rs. 86,900/-\nGrand total Rs. 3,11,800/-',
    'Adult Rs. 1,12,450/- x 2 / Child Rs. 86,900/- x 1\nTotal Rs. 3,11,800/-',
  ])('%j', (text) =>
    expect(read(text).fareDetails).toMatchObject({ total: 'Rs. 1,12,450', totalForAllPassengers: 'Rs. 3,11,800' }),
  );
});

describe('F-625 conditions of groups', () => {
  it.each([
    ['CONDITIONS AND DEADLINES', 'Final number by 4 February 2027', 'Minimum group size 10 passengers'],
    ['Bedingungen und Fristen', 'Namensliste bis 4. Februar 2027', 'Mindestgruppengröße 10 Personen'],
    ['Voorwaarden en deadlines', 'Namenlijst voor 4 februari 2027', 'Minimale groepsgrootte 10 personen'],
    ['Conditions et délais', 'Liste des noms le 4 février 2027', 'Taille minimum du groupe : 10 personnes'],
  ])('%s', (heading, day, least) => {
    const { restrictions, passengers } = read(`\n${heading}\n- ${day}\n- ${least}`);
    expect(restrictions).toEqual([day, least]);
    expect(passengers).toBeNull();
  });

  it('the size of the group counts them', () => expect(read('Group size: 12 passengers').passengers).toBe(12));
});

describe('F-626 under whose name it is filed', () => {
  it.each([
    ['Objet : Votre demande dossier RAKOTO-MERCIER – MRS/TNR juillet', 'RAKOTO-MERCIER'],
    ['Betreff: Vorgang Brandt-Olsen / MUC-JFK', 'Brandt-Olsen'],
    ['Oggetto: pratica Conti - MXP/NRT', 'Conti'],
    ['Objet : Dossier Complet – MRS/TNR', null],
    ['Objet : Dossier Maroc – MRS/TNR', null],
    ['Objet : Dossier MRS/TNR', null],
    ['Objet : Dossier Groupe Scolaire – MRS/TNR', null],
  ])('%j', (subject, name) => expect(read(subject).clientName).toBe(name));

  it('a cabin is told in French, a saving is none', () => {
    expect(read('2 adultes, en classe Économie').fareDetails.fareClass).toBe('classe Économie');
    expect(read('une économie de 100 € par personne').fareDetails.fareClass).toBeNull();
  });
});

describe("F-632 an agency's own fee in Italian", () => {
  it('is no other price', () =>
    expect(
      read('\tPer persona\nTariffa\t€ 684,00\nTasse\t€ 112,36\nDiritti d’agenzia\t€ 45,00\nTOTALE\t€ 841,36').warnings,
    ).toEqual([]));
});

describe('F-628 a fare quote of Galileo', () => {
  const screen = (lines: string) =>
    parseFlightQuote(
      `>*R\n7KD2WQ/MH QSBYC DPTBVMH  AG 91277412 26NOV\n 1. EK   18 U  24JUL MANDXB HK3  2105   #0740  O*       E SA\n>FQ·\n${lines}`,
      { referenceDate: '2026-11-27' },
    );

  it('tells the baggage way by way, and whose rule it is', () => {
    const { includes, restrictions } = screen(
      'ADT 1-2  UKEESGB1  NON-END/CHNG GBP100/NO REFUND\n         BAGGAGE ALLOWANCE  MANMLE 30K   MLEMAN 30K\nCNN 3    UKEESGB1/CH25  NON-END/CHNG GBP100/NO REFUND\n         BAGGAGE ALLOWANCE  MANMLE 30K   MLEMAN 30K',
    );
    expect(includes).toEqual(['BAGGAGE ALLOWANCE MANMLE 30K MLEMAN 30K']);
    expect(restrictions).toEqual(['NON-END/CHNG GBP100/NO REFUND']);
  });
});
