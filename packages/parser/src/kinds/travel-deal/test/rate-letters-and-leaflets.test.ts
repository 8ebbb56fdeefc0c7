import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-27' });

const LETTER = `QUINTA DA NORA HOTEL & SPA
Caminho do Moinho, 12 – Funchal, Madeira

Funchal, 23 de novembro de 2026

Exmos. Senhores,

Apresentamos as nossas tarifas NET para 2027.

Os preços são por quarto e por noite, com pequeno-almoço incluído.

ÉPOCA BAIXA – 10/01/2027 a 31/03/2027
   Duplo Jardim ........ 112,00 €
   Suite Júnior ........ 186,00 €

Suplemento de meia-pensão: 29,00 € por pessoa e por noite. Cama extra: 38,00 €. Crianças até aos 5 anos: grátis no quarto dos pais.

A campanha inclui:
- Uma garrafa de vinho

Condições:
- Estadia mínima de 5 noites

Com os melhores cumprimentos,

Teresa Brazão
Diretora Comercial
comercial@quintadanora.pt`;

describe('T-532 a letter of rates', () => {
  it('is read as that of the house that writes it', () => {
    const { agentInfo, destination, includes, price, priceOptions, restrictions, title, totalPrice, warnings } =
      read(LETTER);
    expect(title ?? '').not.toMatch(/Caminho|novembro|ÉPOCA/);
    expect([destination, price, totalPrice]).toEqual(['Funchal, Madeira', null, '112,00 €']);
    expect(priceOptions).toHaveLength(2);
    expect(includes).toEqual(['Uma garrafa de vinho']);
    expect(restrictions).toEqual(['Estadia mínima de 5 noites']);
    expect(agentInfo).toMatchObject({ name: 'Teresa Brazão', company: 'QUINTA DA NORA HOTEL & SPA' });
    expect(warnings.map(({ code }) => code)).toEqual(['sensitive-net-rate']);
  });

  it.each([
    ['Our rates are per room per night.', 'Extra bed: £30'],
    ['Unsere Preise verstehen sich pro Zimmer und Nacht.', 'Zustellbett: £30'],
    ["Nos tarifs s'entendent par chambre et par nuit.", "Lit d'appoint : £30"],
    ['Nuestras tarifas son por habitación y noche.', 'Cama supletoria: £30'],
    ['I prezzi si intendono a camera e a notte.', 'Letto aggiunto: £30'],
  ])('says of every row under it for what its amount is: %s', (said, bed) => {
    const deal = read(`Hotel Sole, Nerja, 3 nights\n\n${said}\n\nClassic ....... £120\nSuperior ...... £160\n\n${bed}`);
    expect([deal.price, deal.totalPrice]).toEqual([null, '£120']);
  });

  it('leaves the prices of persons as they are', () => {
    const said = 'Our rates are per person per night.';
    expect(read(`Hotel Sole, Nerja, 3 nights\n\n${said}\n\nClassic ....... £120\nSuperior ...... £160`).price).toBe(
      '£120',
    );
  });

  it.each([['Direttore Commerciale'], ['Directora Comercial'], ['Verkaufsleiterin Nord'], ['Directrice Commerciale']])(
    'is of no company called %s',
    (post) => {
      const deal = read(`Ortisei, 3 nights £299pp\n\nKind regards,\n\nPaolo Conti\n${post}\ninfo@example.it`);
      expect([deal.agentInfo.name, deal.agentInfo.company]).toEqual(['Paolo Conti', null]);
    },
  );
});

describe('T-533 what is held', () => {
  it.each([
    ['held till 5pm mon 30 nov, non ref, no name chgs', ['non ref', 'no name chgs']],
    ['opción hasta el 12 de mayo, no reembolsable', ['no reembolsable']],
    ['opzione fino al 20 marzo, non rimborsabile', ['non rimborsabile']],
    ['offer till mon 30 nov', []],
  ])('leads to its conditions: %s', (held, restrictions) => {
    expect(read(`malaga 4nts b&b, 3-7 feb\n£299pp\n${held}`).restrictions).toEqual(restrictions);
  });

  it.each([['morning all, last min'], ['hola chicas, oferta exprés'], ['coucou les filles']])(
    'is told below a greeting that is no title: %s',
    (greeting) => {
      expect(read(`${greeting}\nmalaga 4nts ai, 3-7 feb\n£299pp`).title).toMatch(/^malaga 4nts/);
    },
  );

  it('is no title, nor what the price holds', () => {
    const deal = read('hi jo\nmalaga 4nts ai, 3-7 feb\n22kg bags + coach trsfs incl\n£299pp');
    expect([deal.title, deal.includes]).toEqual(['malaga 4nts ai, 3-7 feb', ['22kg bags + coach trsfs incl']]);
  });
});

describe('T-534 names in small letters', () => {
  it.each([
    ['tenerife sth 7nts ai, fri 11 dec\nhotel laurel del sur 4*, std dbl\n£449pp', 'tenerife', 'hotel laurel del sur'],
    ['nice 7nts in rome, 4 may\nthe old mill inn 3*, twin\n£449pp', 'rome', 'old mill inn'],
    ['ibiza 7 noches, 5 junio\nhotel playa bonita, doble\n499€ pp', 'ibiza', null],
    ['kreta 8 dagen\nhotel is lovely, 4*\n649 pp', 'kreta', null],
  ])('are where one goes and stays: %j', (text, destination, accommodation) => {
    expect(read(text)).toMatchObject({ destination, accommodation });
  });
});

describe('T-535 a leaflet of a club', () => {
  it.each([
    ['OVER 60s CLUB\nSPRING HOLIDAY 2027\n\nLLANDUDNO - 5 days by coach', 'LLANDUDNO'],
    ['KIRCHENCHOR ST. MARTIN\nAusflug 2027\n\nBAD ISCHL - 4 Tage mit dem Bus', 'BAD ISCHL'],
    ['CIRCOLO ANZIANI IL FARO\nGITA DI PRIMAVERA\n\nMATERA - 3 giorni in pullman', 'MATERA'],
  ])('goes to %j', (head, destination) => {
    const deal = read(`${head}\nfrom 19 April 2027\n£339 each\n\nJean Fox, tel 01632 960417`);
    expect([deal.destination, deal.restrictions]).toEqual([destination, []]);
  });

  it.each([['Duration - 5 days'], ['Mini Cruise, 3 nights'], ['All Inclusive - 7 nights'], ['Hotel Sole - 3 nights']])(
    'goes nowhere by %s',
    (line) => {
      expect(read(`Our spring outing\n${line}\n£339 each`).destination).toBeNull();
    },
  );

  it.each([
    ['Names and £40 deposit to Maureen by Friday 29th January please.'],
    ['Deposit of £30 and your name to Jean by 29 January.'],
    ['Anmeldung und 50 € Anzahlung bis 29. Januar bei Maria.'],
    ['Inscription et acompte de 60 € avant le 29 janvier.'],
    ['Iscrizioni con acconto di 50 € entro il 29 gennaio.'],
  ])('is open until its names are due: %s', (due) => {
    expect(read(`Torquay, 4 days by coach\n19 to 22 April 2027\n£339 each\n\n${due}`).validUntil).toBe('2027-01-29');
  });

  it.each([
    ['The coach cannot take scooters.', 1],
    ['Der Bus kann leider keine Rollatoren mitnehmen.', 1],
    ['You cannot take a bad picture here.', 0],
  ])('says what cannot be brought: %s', (said, count) => {
    expect(read(`Torquay, 4 days by coach\n£339 each\n\n${said}`).restrictions).toHaveLength(count);
  });
});
