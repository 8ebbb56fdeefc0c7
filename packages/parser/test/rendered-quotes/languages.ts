/** Words of quotes in seven languages: days, journeys, sentences, labels. `{date}` and the like are filled in by the layouts. */

import { SOUTHERN_WORDS } from './languages-south.ts';

export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl';

export interface QuoteWords {
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
  /** `{w}` the weekday, `{w3}` its short form, `{d}` the day, `{m}` the month, `{y}` the year, `{dd}` and `{mm}` in two figures. */
  readonly dates: readonly string[];
  readonly out: readonly string[];
  readonly back: readonly string[];
  readonly leg: readonly string[];
  /** A journey's first flight told, one that follows after a wait, and the first on the way back. */
  readonly told: readonly string[];
  readonly onward: readonly string[];
  readonly home: readonly string[];
  readonly nextDay: readonly string[];
  /** Behind a time: `Uhr`. */
  readonly hour: string;
  /** date, flight, airline, from, to, departs, arrives, length, class */
  readonly labels: readonly (readonly string[])[];
  readonly nonstop: readonly string[];
  readonly stop: readonly string[];
  readonly operated: string;
  readonly option: readonly string[];
  readonly greet: readonly string[];
  readonly intro: readonly string[];
  readonly regards: readonly string[];
  readonly each: readonly string[];
  readonly all: readonly string[];
  readonly adults: readonly [string, string];
  readonly children: readonly [string, string];
  readonly valid: readonly string[];
}

export const QUOTE_WORDS: Readonly<Record<Language, QuoteWords>> = {
  en: {
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
    months: 'January February March April May June July August September October November December'.split(' '),
    dates: [
      '{w} {d} {m}',
      '{w} {d} {m} {y}',
      '{w3} {d} {m3}',
      '{w}, {m} {d}',
      '{m} {d}, {y}',
      '{d} {m} {y}',
      '{d} {m3} {y}',
      '{y}-{mm}-{dd}',
      '{w3}, {m3} {d}, {y}',
    ],
    out: ['Outbound', 'Departing flight', 'Going out', 'Departure', 'Depart'],
    back: ['Return', 'Returning flight', 'Inbound', 'Coming back'],
    leg: ['Flight {n}', 'Leg {n}', 'Trip {n}'],
    told: [
      'You leave {from} on {date} at {dep} with {flight} and land in {to} at {arr}{next}.',
      'You fly with {flight} from {from} to {to} on {date}, departing at {dep} and arriving at {arr}{next}.',
      'We can offer {flight} departing {from} at {dep} on {date} and arriving in {to} at {arr}{next}.',
      'On {date} you depart from {from} at {dep} on {flight}, arriving in {to} at {arr}{next}.',
    ],
    onward: [
      'There you connect to {flight} at {dep}, arriving in {to} at {arr}{next}.',
      'After a stopover of {wait} you continue with {flight} at {dep} to {to}, arriving at {arr}{next}.',
      'You then take {flight} from {from} at {dep} and land in {to} at {arr}{next}.',
    ],
    home: [
      'On {date} you return from {from} at {dep} with {flight} and arrive in {to} at {arr}{next}.',
      'The return flight is {flight} on {date}, leaving {from} at {dep} and landing in {to} at {arr}{next}.',
      'For the way home we have {flight} from {from} to {to} on {date}, departing at {dep} and arriving at {arr}{next}.',
    ],
    nextDay: [' the next day', ' the following day', ' (+1)', ' (next day)', ' +1'],
    hour: '',
    labels: [
      ['Date', 'Flight', 'Airline', 'From', 'To', 'Departs', 'Arrives', 'Duration', 'Class'],
      [
        'Travel date',
        'Flight number',
        'Carrier',
        'Origin',
        'Destination',
        'Departure time',
        'Arrival time',
        'Flight time',
        'Cabin',
      ],
    ],
    nonstop: ['Nonstop', 'Direct', 'Non-stop'],
    stop: ['1 stop', '1 stop in {city}', '1 stop ({code})'],
    operated: 'Operated by {airline}',
    option: [
      'Option {n}',
      'Option {n}:',
      'OPTION {n}',
      'Option {a}',
      '{a})',
      'Option {n} - {airline}',
      '{n}) {airline}',
      '*Option {n}*',
    ],
    greet: ['Hi {first},', 'Dear {name},', 'Hello {first},', 'Good morning {name},'],
    intro: [
      'Thank you for your enquiry. Please find your flight quote below.',
      'Here are the flights we discussed.',
      'As promised, here is your quote:',
    ],
    regards: ['Kind regards,', 'Best regards,', 'Many thanks,'],
    each: [
      'The fare is {each} per person including taxes.',
      'Price per person: {each}',
      '{each} per person',
      '{each} pp',
      'Fare: {each} per adult incl. taxes',
    ],
    all: [
      'Total for {party}: {all}',
      'Total price for all passengers: {all}',
      'That makes {all} for {party}.',
      'Grand total ({party}): {all}',
    ],
    adults: ['adult', 'adults'],
    children: ['child', 'children'],
    valid: [
      'This offer is valid until {date}.',
      'Quote valid until {date}',
      'Ticketing deadline: {date}',
      'Please confirm by {date}.',
      'Must be ticketed by {date}.',
    ],
  },
  de: {
    weekdays: 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag'.split(' '),
    months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
    dates: [
      '{w}, {d}. {m} {y}',
      '{w}, den {d}. {m}',
      '{dd}.{mm}.{y}',
      '{w2}, {dd}.{mm}.{y}',
      '{w2} {dd}.{mm}.',
      '{d}. {m} {y}',
    ],
    out: ['Hinflug', 'Hinreise', 'Hinflug:'],
    back: ['Rückflug', 'Rückreise', 'Rückflug:'],
    leg: ['Flug {n}', 'Strecke {n}'],
    told: [
      'Sie fliegen am {date} um {dep} Uhr mit {flight} von {from} nach {to}, Ankunft um {arr} Uhr{next}.',
      'Abflug ist am {date} um {dep} Uhr ab {from} mit {flight}, Ankunft in {to} um {arr} Uhr{next}.',
      'Am {date} starten Sie um {dep} Uhr in {from} mit {flight} und landen um {arr} Uhr{next} in {to}.',
    ],
    onward: [
      'Weiter geht es um {dep} Uhr mit {flight} nach {to}, Ankunft um {arr} Uhr{next}.',
      'Dort steigen Sie um in {flight}, Abflug {dep} Uhr, Ankunft in {to} um {arr} Uhr{next}.',
    ],
    home: [
      'Zurück fliegen Sie am {date} um {dep} Uhr mit {flight} ab {from} und landen um {arr} Uhr{next} in {to}.',
      'Der Rückflug ist am {date} mit {flight}: Abflug {from} {dep} Uhr, Ankunft {to} {arr} Uhr{next}.',
    ],
    nextDay: [' am nächsten Tag', ' am Folgetag', ' (+1)', ' (+1 Tag)'],
    hour: ' Uhr',
    labels: [
      ['Datum', 'Flug', 'Airline', 'Von', 'Nach', 'Abflug', 'Ankunft', 'Flugdauer', 'Klasse'],
      [
        'Reisedatum',
        'Flugnummer',
        'Fluggesellschaft',
        'Abflughafen',
        'Zielflughafen',
        'Abflugzeit',
        'Ankunftszeit',
        'Dauer',
        'Reiseklasse',
      ],
    ],
    nonstop: ['Nonstop', 'Direktflug', 'Direkt'],
    stop: ['1 Stopp', '1 Zwischenstopp', '1 Umstieg'],
    operated: 'Durchgeführt von {airline}',
    option: ['Option {n}', 'Variante {n}:', 'Angebot {n}', 'Vorschlag {n}:', '{a})'],
    greet: ['Hallo {name},', 'Liebe {name},', 'Guten Tag {name},'],
    intro: ['vielen Dank für Ihre Anfrage. Gerne bieten wir Ihnen folgende Flüge an:', 'anbei unser Flugangebot.'],
    regards: ['Mit freundlichen Grüßen', 'Viele Grüße', 'Beste Grüße'],
    each: [
      'Der Preis beträgt {each} pro Person inkl. Steuern.',
      'Preis pro Person: {each}',
      '{each} p.P.',
      '{each} pro Person inkl. Taxen',
    ],
    all: ['Gesamtpreis für {party}: {all}', 'Gesamt: {all} für {party}', 'Gesamtpreis für alle Reisenden: {all}'],
    adults: ['Erwachsener', 'Erwachsene'],
    children: ['Kind', 'Kinder'],
    valid: [
      'Das Angebot ist gültig bis {date}.',
      'Gültig bis: {date}',
      'Ticketausstellung bis {date}',
      'Bitte bestätigen Sie bis zum {date}.',
    ],
  },
  fr: {
    weekdays: 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' '),
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
    dates: ['{w} {d} {m} {y}', '{w} {d} {m}', '{d} {m} {y}', '{dd}/{mm}/{y}', '{W} {d} {m} {y}'],
    out: ['Aller', 'ALLER', 'Vol aller', 'Aller :'],
    back: ['Retour', 'RETOUR', 'Vol retour', 'Retour :'],
    leg: ['Vol {n}', 'Trajet {n}'],
    told: [
      'Vous partez de {from} le {date} à {dep} avec le vol {flight} et arrivez à {to} à {arr}{next}.',
      'Départ de {from} le {date} à {dep} sur le vol {flight}, arrivée à {to} à {arr}{next}.',
      'Le {date}, vous décollez de {from} à {dep} avec {flight} et atterrissez à {to} à {arr}{next}.',
    ],
    onward: [
      'Vous continuez à {dep} avec le vol {flight} vers {to}, arrivée à {arr}{next}.',
      'Correspondance avec le vol {flight} à {dep}, arrivée à {to} à {arr}{next}.',
    ],
    home: [
      'Le retour se fait le {date} avec le vol {flight} : départ de {from} à {dep}, arrivée à {to} à {arr}{next}.',
      'Vous repartez de {from} le {date} à {dep} avec le vol {flight} et arrivez à {to} à {arr}{next}.',
    ],
    nextDay: [' le lendemain', ' (+1)', ' (J+1)', ' +1'],
    hour: '',
    labels: [
      ['Date', 'Vol', 'Compagnie', 'De', 'À', 'Départ', 'Arrivée', 'Durée', 'Classe'],
      [
        'Date du vol',
        'N° de vol',
        'Compagnie aérienne',
        'Origine',
        'Destination',
        'Heure de départ',
        "Heure d'arrivée",
        'Durée du vol',
        'Cabine',
      ],
    ],
    nonstop: ['Direct', 'Vol direct', 'Sans escale'],
    stop: ['1 escale', '1 escale à {city}', '1 correspondance'],
    operated: 'Opéré par {airline}',
    option: ['Option {n}', 'Option {n} :', 'Proposition {n}', '{a})'],
    greet: ['Bonjour {first},', 'Chère {name},', 'Bonjour {name},'],
    intro: ['Suite à votre demande, voici notre proposition de vols.', 'Voici votre devis :'],
    regards: ['Cordialement,', 'Bien à vous,'],
    each: [
      'Le tarif est de {each} par personne, taxes incluses.',
      'Prix par personne : {each}',
      '{each} par personne',
      '{each} TTC par adulte',
    ],
    all: ['Total pour {party} : {all}', 'Prix total : {all} pour {party}', 'Soit {all} pour {party}.'],
    adults: ['adulte', 'adultes'],
    children: ['enfant', 'enfants'],
    valid: [
      "Offre valable jusqu'au {date}.",
      "Devis valable jusqu'au {date}",
      'Date limite d’émission : {date}',
      'Merci de confirmer avant le {date}.',
    ],
  },
  ...SOUTHERN_WORDS,
};
