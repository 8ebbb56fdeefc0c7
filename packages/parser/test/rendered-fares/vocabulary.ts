/** The words of fares in five languages, and the ways to write an amount in each, for the texts of `rendered-fares.test.ts`. */

export interface FareWords {
  readonly adult: readonly [string, string];
  readonly child: readonly [string, string];
  readonly fare: readonly string[];
  readonly taxes: readonly string[];
  readonly each: readonly string[];
  readonly total: readonly string[];
  readonly count: readonly string[];
  readonly type: readonly string[];
  /** What all pay. */
  readonly grand: readonly string[];
  readonly fee: string;
  readonly deposit: string;
  /** What is to be paid after the deposit. */
  readonly rest: readonly string[];
  /** `for 2 passengers`, `for two adults and one child`. */
  readonly forAll: (adults: number, children: number) => string;
  readonly perPerson: string;
  readonly forms: readonly MoneyForm[];
}

export type MoneyForm =
  | 'us'
  | 'code'
  | 'plain'
  | 'eur'
  | 'eurCode'
  | 'gbp'
  | 'dotted'
  | 'dottedCode'
  | 'spaced'
  | 'narrow';

const grouped = (amount: number, group: string, point: string): string => {
  const [whole = '', cents = ''] = amount.toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, group)}${point}${cents}`;
};

export const MONEY_FORMS: Readonly<Record<MoneyForm, (amount: number) => string>> = {
  us: (amount) => `$${grouped(amount, ',', '.')}`,
  code: (amount) => `USD ${grouped(amount, ',', '.')}`,
  plain: (amount) => `USD ${amount.toFixed(2)}`,
  eur: (amount) => `€${grouped(amount, ',', '.')}`,
  eurCode: (amount) => `EUR ${grouped(amount, ',', '.')}`,
  gbp: (amount) => `£${grouped(amount, ',', '.')}`,
  dotted: (amount) => `${grouped(amount, '.', ',')} €`,
  dottedCode: (amount) => `${grouped(amount, '.', ',')} EUR`,
  spaced: (amount) => `${grouped(amount, ' ', ',')} €`,
  narrow: (amount) => `${grouped(amount, '\u202f', ',')}\u00a0€`,
};

const NUMBERS = ['no', 'one', 'two', 'three'];

export const LANGUAGES: Readonly<Record<'en' | 'de' | 'fr' | 'es' | 'it', FareWords>> = {
  en: {
    adult: ['Adult', 'Adults'],
    child: ['Child', 'Children'],
    fare: ['Fare', 'Base fare', 'Base', 'Air fare'],
    taxes: ['Taxes', 'Tax', 'Taxes & fees', 'Taxes and charges', 'Taxes/Fees'],
    each: ['Per person', 'Per adult', 'Price per person', 'Each', 'Total per person', 'PP'],
    total: ['Total', 'Total price', 'Subtotal', 'Amount'],
    count: ['Qty', 'No.', 'x', 'Pax', 'Number', 'Count'],
    type: ['Passenger', 'Type', 'Pax type', 'Traveller', 'Passenger type', ''],
    grand: [
      'Total for all passengers',
      'Grand total',
      'Total for all',
      'Total price',
      'Trip total',
      'Total due',
      'Total',
    ],
    fee: 'Service fee',
    deposit: 'Deposit',
    rest: ['Balance', 'Balance due', 'Remaining balance', 'Final payment'],
    forAll: (adults, children) =>
      `for ${NUMBERS[adults]} adult${adults > 1 ? 's' : ''}${children > 0 ? ` and ${NUMBERS[children]} child${children > 1 ? 'ren' : ''}` : ''}`,
    perPerson: 'per person',
    forms: ['us', 'code', 'plain', 'eur', 'eurCode', 'gbp'],
  },
  de: {
    adult: ['Erwachsener', 'Erwachsene'],
    child: ['Kind', 'Kinder'],
    fare: ['Preis', 'Flugpreis', 'Tarif', 'Grundpreis'],
    taxes: ['Steuern', 'Steuern und Gebühren', 'Taxen'],
    each: ['Pro Person', 'Preis pro Person', 'p.P.'],
    total: ['Gesamt', 'Summe', 'Gesamtpreis'],
    count: ['Anzahl', 'Anz.', 'Pers.'],
    type: ['Reisende', 'Passagier', 'Typ'],
    grand: ['Gesamtpreis', 'Gesamtsumme', 'Summe', 'Gesamt'],
    fee: 'Servicegebühr',
    deposit: 'Anzahlung',
    rest: ['Restzahlung', 'Restbetrag'],
    forAll: (adults, children) =>
      `für ${adults} ${adults > 1 ? 'Erwachsene' : 'Erwachsenen'}${children > 0 ? ` und ${children} Kind${children > 1 ? 'er' : ''}` : ''}`,
    perPerson: 'pro Person',
    forms: ['dotted', 'dottedCode'],
  },
  fr: {
    adult: ['Adulte', 'Adultes'],
    child: ['Enfant', 'Enfants'],
    fare: ['Prix', 'Tarif', 'Tarif HT'],
    taxes: ['Taxes', 'Taxes et frais'],
    each: ['Par personne', 'Prix par personne', 'Prix par adulte'],
    total: ['Total', 'Montant', 'Total TTC'],
    count: ['Nombre', 'Qté', 'Nb'],
    type: ['Passager', 'Type'],
    grand: ['Total général', 'Montant total', 'Total du voyage', 'Total'],
    fee: 'Frais de service',
    deposit: 'Acompte',
    rest: ['Solde', 'Solde à payer'],
    forAll: (adults, children) =>
      `pour ${adults} adulte${adults > 1 ? 's' : ''}${children > 0 ? ` et ${children} enfant${children > 1 ? 's' : ''}` : ''}`,
    perPerson: 'par personne',
    forms: ['spaced', 'narrow'],
  },
  es: {
    adult: ['Adulto', 'Adultos'],
    child: ['Niño', 'Niños'],
    fare: ['Tarifa', 'Tarifa base'],
    taxes: ['Tasas', 'Impuestos', 'Tasas e impuestos'],
    each: ['Por persona', 'Precio por persona', 'Por adulto'],
    total: ['Total', 'Importe', 'Subtotal'],
    count: ['Cantidad', 'Cant.', 'Nº'],
    type: ['Pasajero', 'Tipo'],
    grand: ['Total general', 'Precio total', 'Importe total', 'Total'],
    fee: 'Gastos de gestión',
    deposit: 'Depósito',
    rest: ['Saldo', 'Saldo pendiente'],
    forAll: (adults, children) =>
      `para ${adults} adulto${adults > 1 ? 's' : ''}${children > 0 ? ` y ${children} niño${children > 1 ? 's' : ''}` : ''}`,
    perPerson: 'por persona',
    forms: ['dotted', 'dottedCode'],
  },
  it: {
    adult: ['Adulto', 'Adulti'],
    child: ['Bambino', 'Bambini'],
    fare: ['Tariffa', 'Tariffa base'],
    taxes: ['Tasse', 'Tasse e supplementi'],
    each: ['A persona', 'Prezzo a persona'],
    total: ['Totale', 'Importo'],
    count: ['Quantità', 'N.', 'Nr'],
    type: ['Passeggero', 'Tipo'],
    grand: ['Totale complessivo', 'Prezzo totale', 'Totale'],
    fee: 'Diritti di agenzia',
    deposit: 'Acconto',
    rest: ['Saldo'],
    forAll: (adults, children) =>
      `per ${adults} adult${adults > 1 ? 'i' : 'o'}${children > 0 ? ` e ${children} bambin${children > 1 ? 'i' : 'o'}` : ''}`,
    perPerson: 'a persona',
    forms: ['dotted', 'dottedCode'],
  },
};

/** The flights above the fares. */
export const FLIGHTS = [
  'BA 178 12MAY27 JFK LHR 0800 2000\nBA 177 26MAY27 LHR JFK 1325 1605\n',
  'Flight quote\n\nAA 100 New York JFK 18:30 - London LHR 06:30+1, Wed 12 May 2027\nAA 107 London LHR 17:25 - New York JFK 20:35, Wed 26 May 2027\n',
  'Hi Sarah,\nhere are your flights:\n\nOutbound Wed 12 May 2027  Lufthansa LH 401  New York (JFK) 16:00 - Frankfurt (FRA) 05:30 +1\nReturn Wed 26 May 2027  Lufthansa LH 400  Frankfurt (FRA) 10:55 - New York (JFK) 13:25\n',
];
