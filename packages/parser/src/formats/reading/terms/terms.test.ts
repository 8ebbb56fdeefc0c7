import { describe, expect, it } from 'vitest';
import { formatPartialDate } from '../../../model/partial-date.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { readDocument } from '../document.ts';
import { withoutSensitive } from '../sensitive-text.ts';
import { readContact } from './contact.ts';
import { readPassengers } from './passengers.ts';
import { readTermHeading } from './term-heading.ts';
import { readTermLists } from './term-lists.ts';
import { readDeadlines } from './validity.ts';

const lists = (text: string) => readTermLists(readDocument(text)).map((item) => `${item.topic}: ${item.value.value}`);

describe('readTermHeading', () => {
  it.each([
    ["What's included", 'includes'],
    ['PACKAGE INCLUDES:', 'includes'],
    ['Your holiday includes', 'includes'],
    ['BOOK THIS WEEK AND GET', 'includes'],
    ['Leistungen:', 'includes'],
    ['Le prix comprend :', 'includes'],
    ['La quota comprende:', 'includes'],
    ['El precio incluye:', 'includes'],
    ['O que está incluído', 'includes'],
    ['Kya kya milega 👇', 'includes'],
    ['NOT INCLUDED', 'excludes'],
    ['The rate excludes: visa', 'excludes'],
    ['Nicht enthalten', 'excludes'],
    ['Le prix ne comprend pas :', 'excludes'],
    ['Não inclui:', 'excludes'],
    ['Terms & Conditions', 'restrictions'],
    ['⚠️ Fine print', 'restrictions'],
    ['Know before you go', 'restrictions'],
    ['Cancellation Policy: free until 30 days', 'restrictions'],
    ['Wichtige Hinweise:', 'restrictions'],
    ['Observações:', 'restrictions'],
    ['WHY CLIENTS LOVE IT', 'highlights'],
    ['Lo más destacado:', 'highlights'],
    ['Points forts :', 'highlights'],
    ['Actividades opcionales:', 'activities'],
    ['Add-ons', 'extras'],
    ['Whichever cabin you take, the fare includes:', 'includes'],
    ['All three fares are in premium economy and include:', 'includes'],
    ['Beide Angebote gelten in der Economy und beinhalten:', 'includes'],
    ['Les deux tarifs sont en Economy et comprennent :', 'includes'],
    ['Both tickets are in economy and do not include:', 'excludes'],
  ])('reads %s', (text, topic) => expect(readTermHeading(foldText(text))?.topic).toBe(topic));

  it.each([
    ['the price is with:', 'includes'],
    ['All our rates are without:', 'excludes'],
  ])('T-653 reads %s', (text, topic) => expect(readTermHeading(foldText(text))?.topic).toBe(topic));

  it.each([
    'Dear partner',
    'Lisbon long weekend',
    'Day 3: Tulum',
    'Hotel Porta Aurelia',
    'From $899 per person',
    'The price is with effect from May',
    'Your room is with a view:',
    'Kind regards',
    'The flights stop in towns that they include in no guide',
    'The walks we love, and what they include:',
  ])('refuses %s', (text) => expect(readTermHeading(foldText(text))).toBeNull());
});

describe('readTermLists', () => {
  it('T-5 cuts lists in running text at their commas and keeps pairs together', () => {
    expect(
      lists('Includes: breakfast daily, all transfers (shared, by coach), bilingual guide and entrance fees'),
    ).toEqual([
      'includes: breakfast daily',
      'includes: all transfers (shared, by coach)',
      'includes: bilingual guide',
      'includes: entrance fees',
    ]);
    expect(lists('The rate includes: flights, bed and breakfast')).toEqual([
      'includes: flights',
      'includes: bed and breakfast',
    ]);
  });

  it.each([
    ['Includes: flights / 5 nights / daily breakfast', ['flights', '5 nights', 'daily breakfast']],
    ['Inclus : 2 nuits, petits-déjeuners + une visite', ['2 nuits', 'petits-déjeuners', 'une visite']],
    ['Comprende: volo a/r da Bologna, trasferimenti', ['volo a/r da Bologna', 'trasferimenti']],
    ['Join us! Price includes flights, hotel and dinner.', ['flights', 'hotel', 'dinner']],
  ])('T-5 cuts %j', (text, items) => expect(lists(text)).toEqual(items.map((item) => `includes: ${item}`)));

  it('T-5 gives an exclusion the words or the mark that say it is one', () => {
    expect(lists('Not included\n- Visa\n- Tips')).toEqual([
      'excludes: Not included: Visa',
      'excludes: Not included: Tips',
    ]);
    expect(lists('✅ Breakfast\n❌ Travel insurance\n⚠️ Non-refundable')).toEqual([
      'includes: Breakfast',
      'excludes: ❌ Travel insurance',
      'restrictions: Non-refundable',
    ]);
    expect(lists('Exclusions\n• Visa is not included')).toEqual(['excludes: Visa is not included']);
  });

  it('T-5 cuts conditions at full stops and semicolons, not at commas', () => {
    expect(lists('Conditions: deposit of 30%, due at once; no refunds. Space is limited.')).toEqual([
      'restrictions: deposit of 30%, due at once',
      'restrictions: no refunds',
      'restrictions: Space is limited',
    ]);
  });

  it('ends a list at the next heading and at a line without its mark', () => {
    expect(lists('Included\n• Breakfast\n\nFrom $99 pp\n\nHotels:\n• Inn One')).toEqual(['includes: Breakfast']);
  });

  it('keeps a label that is part of what the value says', () => {
    expect(lists('Changes: USD 200\nNote: bring a hat')).toEqual([
      'restrictions: Changes: USD 200',
      'restrictions: bring a hat',
    ]);
    expect(lists('Cancellation\n- 30 days before arrival: no charge')).toEqual([
      'restrictions: Cancellation: 30 days before arrival: no charge',
    ]);
  });

  it('P-6 points at the heading once and at each item', () => {
    const text = 'Includes\n- Breakfast\n- Lunch';
    const spans = readTermLists(readDocument(text)).map((item) => item.value.spans.map(([a, b]) => text.slice(a, b)));
    expect(spans).toEqual([['Includes', 'Breakfast'], ['Lunch']]);
  });
});

describe('readDeadlines', () => {
  const read = (text: string) => readDeadlines(readDocument(text)).map((d) => formatPartialDate(d.date.value));

  it.each([
    ['Book by June 30, 2027', '2027-06-30'],
    ['OFFER EXPIRES JANUARY 31, 2027 AT 11:59 PM ET', '2027-01-31'],
    ['Offer valid for bookings made until 31 March 2027', '2027-03-31'],
    ['Booking window: until 31 May 2027', '2027-05-31'],
    ['Booking last date 30 June 2027, uske baad rate badhega', '2027-06-30'],
    ['Bookings close 30 June 2027.', '2027-06-30'],
    ['Good until\t1/8/2027', '2027-08-01'],
    ['We must issue by December 18, 2026.', '2026-12-18'],
    ['The airline is holding these seats until 18:00 on 08/01/2027', '2027-01-08'],
    ['Gültig bis 28.02.2027', '2027-02-28'],
    ['Buchbar bis 31.01.2027', '2027-01-31'],
    ["Offre valable jusqu'au 15 janvier 2027", '2027-01-15'],
    ['Reserva antes del 31 de julio de 2027', '2027-07-31'],
    ['Prezzo valido fino al 28 febbraio 2027', '2027-02-28'],
    ['Promoção válida até 30/04/2027', '2027-04-30'],
    ['Cruise desk - offer ends Friday 22 Jan 2027', '2027-01-22'],
    ['Option bis 15.02.2027', '2027-02-15'],
    ['Ihre Sitze sind optioniert bis zum 15.02.2027', '2027-02-15'],
    ['Offer lapses if not accepted by      15 February 2027', '2027-02-15'],
    ['Book between 1 May 2027 and 30 June 2027', '2027-06-30'],
  ])('reads %s', (text, date) => expect(read(text)).toEqual([date]));

  it.each([
    'Valid for travel 1 April 2027 to 31 May 2027',
    'BALANCE DUE FEBRUARY 25, 2027',
    'new bookings only, pay in full by 31 Jan 2027',
    'final payment is due February 11, 2027',
    'Not valid 12-16 May 2027',
    'Blackout dates: September 24–27, 2027',
    'Travel dates: 3 May 2027',
    'Date: Tue, 8 Dec 2026 at 16:20',
    'Arrival by      15 February 2027',
  ])('T-3 finds none in %s', (text) => expect(read(text)).toEqual([]));
});

describe('readContact', () => {
  const read = (text: string) => {
    const { name, company, email, phone } = readContact(readDocument(text)).contact;
    return [name, company, email, phone].map((field) => field?.value ?? null);
  };

  it.each([
    [
      'Kind regards,\n\nAnn Lee\nSales | Blue Fern Travel\nTel +44 1752 555 019',
      ['Ann Lee', 'Blue Fern Travel', null, '+44 1752 555 019'],
    ],
    ['Your cruise desk: Dana Whit, Porthole Travel, 555-0177', ['Dana Whit', 'Porthole Travel', null, '555-0177']],
    [
      '<p>Copyright Piste &amp; Pine Holidays. Speak to Owen Garth on 0161 555 0133.</p>',
      ['Owen Garth', 'Piste & Pine Holidays', null, '0161 555 0133'],
    ],
    ['CALL BRENDA KOWAL\nLAKESHORE GETAWAYS INC.', ['BRENDA KOWAL', 'LAKESHORE GETAWAYS INC.', null, null]],
    ['[2/1/2027, 9:12:44 AM] Marisol ✨ Sunny Hop Travel: hello', ['Marisol', 'Sunny Hop Travel', null, null]],
    [
      'Jo Marsh, Groups Coordinator\njo@marsh.example\nRegistered office: 4 Dock Road, Halifax NS',
      ['Jo Marsh', null, 'jo@marsh.example', null],
    ],
    ['Mit freundlichen Grüßen\nPetra Lind\nReisebüro Sonne GmbH', ['Petra Lind', 'Reisebüro Sonne GmbH', null, null]],
    [
      'Advisor: Grace Liu\nWander & Bloom\ngrace@bloom.example',
      ['Grace Liu', 'Wander & Bloom', 'grace@bloom.example', null],
    ],
  ])('T-6 reads %j', (text, contact) => expect(read(text)).toEqual(contact));

  it.each(['Dear Tom,\nHope you are well.', 'Book by 5 May 2027\nTravel Insurance', 'Hi Mark and Jen!'])(
    'T-6 finds nobody in %j',
    (text) => expect(read(text)).toEqual([null, null, null, null]),
  );
});

describe('the end of a list', () => {
  it('is where the prices begin', () => {
    expect(lists('Im Tarif enthalten\nHandgepäck 8 kg\nFlugpreis pro Person\n310,00 €')).toEqual([
      'includes: Handgepäck 8 kg',
    ]);
    expect(lists('Not included\nTravel insurance\nPrice details\nBase fare\n$310')).toEqual([
      'excludes: Not included: Travel insurance',
    ]);
  });
});

describe('readPassengers', () => {
  it('takes the first count of those who travel', () => {
    expect(readPassengers(readDocument('Passengers: 3'))?.count.value).toBe(3);
    expect(readPassengers(readDocument('REF 12 // PAX: 2 (Mr Oduya) // ECONOMY'))?.count.value).toBe(2);
    expect(readPassengers(readDocument('Erwachsene x 3'))?.count.value).toBe(3);
    expect(readPassengers(readDocument('Guests: 2 adults, 3 kids'))?.count.value).toBe(5);
    expect(readPassengers(readDocument('Based on 2 adults sharing\nfor 4 people'))?.count.value).toBe(4);
    expect(readPassengers(readDocument('per person, minimum 10 guests'))).toBeNull();
  });
});

describe('withoutSensitive', () => {
  it.each([
    'Passport number:\nX1234567',
    '| Passport | X1234567 |',
    'Passport\tX1234567',
    'Date of birth:\n12/04/1980',
  ])('T-7 knows a value by its label: %j', (text) => {
    const { document, findings } = withoutSensitive(readDocument(text));
    expect(findings).toHaveLength(1);
    expect(document.lines.map((line) => line.passage.text).join(' ')).not.toMatch(/X1234567|1980/);
  });

  it('T-7 takes out the sentence of a paragraph, or the whole line', () => {
    const text = `Net rate $900 pp\nBreakfast. ${'A long paragraph of conditions goes on here. '.repeat(3)}Commission 10%. Deposit due.`;
    const { document, findings } = withoutSensitive(readDocument(text));
    expect(findings.map(({ code, span }) => [code, text.slice(...span)])).toEqual([
      ['sensitive-net-rate', 'Net rate $900 pp'],
      ['sensitive-net-rate', 'Commission 10%.'],
    ]);
    expect(document.lines.map((line) => line.passage.text).join(' ')).not.toMatch(/900|10%/);
    expect(document.lines.at(-1)?.passage.text).toMatch(/Deposit due\.$/);
  });
});

describe('headings by their place and in more words', () => {
  it('T-5 takes the list before what is not included for what is, and after it one that says no for what is not', () => {
    expect(lists('Our five stars:\n- flights\n- lunch\n\nNot included:\n- tips')).toEqual([
      'includes: flights',
      'includes: lunch',
      'excludes: Not included: tips',
    ]);
    expect(lists('Includes:\n- flights\n- lunch\n\nNot our treat:\n- tips')).toContain('excludes: Not our treat: tips');
  });

  it.each([
    ['What you get for your money:', 'includes'],
    ['That buys you:', 'includes'],
    ['Each booking comes with:', 'includes'],
    ['Folgende Leistungen sind im Preis enthalten:', 'includes'],
    ["What you don't:", 'excludes'],
    ['Yours to pay:', 'excludes'],
    ["What you'll sort yourself:", 'excludes'],
    ['Nicht dabei:', 'excludes'],
  ])('reads %s', (text, topic) => expect(readTermHeading(foldText(text))?.topic).toBe(topic));

  it('keeps of a long exclusion the words that say no', () =>
    expect(lists('THE FARE DOES NOT COVER\n- Flights\n- Visa')[0]).toBe('excludes: DOES NOT COVER: Flights'));
});

describe('senders', () => {
  const contactOf = (text: string) => {
    const { name, company } = readContact(readDocument(text)).contact;
    return [name?.value ?? null, company?.value ?? null];
  };

  it.each([
    ['Dubai 5N, book b4 10 Dec - Nisha @ Skylark Holidays 98200 00417', 'Nisha', 'Skylark Holidays'],
    ["Hi, it's Carmen from Bluewave Getaways!\nTulum is on", 'Carmen', 'Bluewave Getaways'],
    ['Tulum\nJo at Bright Skies Family Travel, jo@bright.example.com', 'Jo', 'Bright Skies Family Travel'],
    ['Offer\nReserva hasta el 27 de noviembre en Viajes Brújula', null, 'Viajes Brújula'],
    ['Week in Bath\nSold by Toucan & Tide Vacations', null, 'Toucan & Tide Vacations'],
    ['Pura Selva Lodge\nWhere: Arenal\nreservas@puraselva.example.com', null, 'Pura Selva Lodge'],
    [
      'Quota: 500\nAgenzia Girasole Viaggi, tel. 0521 555 014\nReferente: Chiara Bonetti',
      'Chiara Bonetti',
      'Agenzia Girasole Viaggi',
    ],
  ])('T-6 reads %j', (text, name, company) => expect(contactOf(text)).toEqual([name, company]));
});

describe('T-654 the company under a name below a farewell', () => {
  const contactOf = (lines: string) =>
    readContact(readDocument(`Villa Puig\nfrom 1.650 € per week\n\nsaludos\n${lines}\n+34 971 555 016`)).contact;

  it.each([
    ['Aina Pons\nCasas del Llevant, Sant Lluís', 'Casas del Llevant'],
    ['Aina Pons\nCasas del Llevant', 'Casas del Llevant'],
    ['Aina Pons\nSenior Consultant, Munich', undefined],
    ['Aina Pons\nMill Road 3, Leeds', undefined],
  ])('%j', (lines, company) => {
    expect(contactOf(lines).name?.value).toBe('Aina Pons');
    expect(contactOf(lines).company?.value).toBe(company);
  });
});
