/** What a tour is written with beside the words of a plan: hours as people type them, ranges of days, journeys, meals by their letters, prices. */
import { asAnswered } from '../rendered-days.ts';
import { LANGUAGES, type PlanWords } from '../rendered-plans/plan-words.ts';

/** Forms of one thing, set apart by semicolons; `{a}` and `{b}` are what the form is filled with. */
type Forms = string;

export interface TourWords {
  readonly plan: PlanWords;
  /** The words around an hour that stands behind or before what is done; of a span those before the first hour and between the two. */
  readonly typed: Readonly<Record<'at' | 'about' | 'from' | 'by' | 'span', Forms>>;
  readonly hours: readonly ((hour: number, minute: number) => string)[];
  /** One day, two that follow one another, and more. */
  readonly counts: readonly Forms[];
  /** Before a first date that a second one follows behind a word. */
  readonly spanLead: string;
  readonly beginning: Forms;
  readonly checkIn: string;
  readonly checkOut: string;
  /** 230 km in four hours. */
  readonly drive: Forms;
  /** When it leaves and when it arrives: `{t}`, `{u}`. */
  readonly train: Forms;
  /** Breakfast, lunch, dinner. */
  readonly letters: Forms;
  readonly mealLabels: Forms;
  readonly legend: string;
  /** What each pays, `{a}`, and all, `{b}`, `{n}` people. */
  readonly each: Forms;
  readonly all: Forms;
  readonly both: Forms;
}

const [ENGLISH, , , GERMAN, FRENCH, SPANISH, ITALIAN] = LANGUAGES as readonly PlanWords[] &
  Readonly<Record<0 | 3 | 4 | 5 | 6, PlanWords>>;
const minutes = (minute: number, mark: string): string =>
  minute === 0 ? '' : `${mark}${String(minute).padStart(2, '0')}`;
const twelve = (hour: number): number => hour % 12 || 12;

export const TOURS: readonly TourWords[] = [
  {
    plan: ENGLISH,
    typed: {
      at: 'at ',
      about: 'around ; about ; at around ',
      from: 'from ',
      by: 'by ',
      span: '{t} till {u}; {t} to {u}; from {t} till {u}; from {t} to {u}; from {t} until {u}',
    },
    hours: [
      (hour, minute) => `${twelve(hour)}${minutes(minute, '.')}`,
      (hour, minute) => `${twelve(hour)}${minutes(minute, ':')}`,
      (hour, minute) => (minute === 30 ? `half past ${twelve(hour)}` : `${twelve(hour)}${minutes(minute, '.')}`),
    ],
    counts: [
      'Day {a}; Days {a}-{b}; Days {a}-{b}',
      'Day {a}; Day {a}-{b}; Day {a}-{b}',
      'Day {a}; Days {a} & {b}; Days {a} – {b}',
      'Day {a}; Days {a} and {b}; Days {a} to {b}',
      'DAY {a}; DAYS {a}+{b}; DAYS {a}–{b}',
      'Day {a}; Day {a} & {b}; Day {a} to {b}',
    ],
    spanLead: '',
    beginning: 'beginning; starting; start',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    drive:
      'Drive {a} – {b} (230 km, 4 hrs); Drive {a} – {b}, 230 km, approx. 4 hours; Drive from {a} to {b} (230 km / 4 h)',
    train:
      'Train {a} {t} – {b} {u}; Train {a} to {b}, departs {t}, arrives {u}; Train {a} – {b}, dep {t}, arr {u}; {t} Train {a} – {b}, arr. {u}; Train {a} – {b} {t} – {u}',
    letters: 'B; L; D',
    mealLabels: 'Meals; Meals included',
    legend: 'B = breakfast, L = lunch, D = dinner',
    each: 'Price per person: {a}; Tour price: {a} per person; Cost: {a} pp; Price {a} per person sharing; {a} per person, based on two sharing; Cost per person {a}; Rate: {a} pp sharing',
    all: 'Total tour cost, {n} guests: {b}; Total for {n} people: {b}; Total price ({n} adults): {b}; Total for {n}: {b}; Total cost of the trip: {b}; Total {b} for {n} travelers; Grand total {b}; Trip total: {b}; Total: {b}',
    both: '{a} pp x {n} = {b}; Price: {a} per person, {b} for {n}; Total for {n} people: {b} ({a} per person); Total cost, {n} guests: {b} ({a} per person sharing); Price per person: {a}\nTotal for {n} people: {b}; Total {b} ({a} pp)',
  },
  {
    plan: GERMAN,
    typed: {
      at: 'um ',
      about: 'gegen ; ca. ',
      from: 'ab ',
      by: 'bis ',
      span: '{t} bis {u}; von {t} bis {u}; {t}–{u}',
    },
    hours: [
      (hour, minute) => `${hour}${minutes(minute, ':')} Uhr`,
      (hour, minute) => `${hour}${minutes(minute, '.')} Uhr`,
      (hour, minute) => (minute === 30 && hour < 11 ? `halb ${hour + 1}` : `${hour}${minutes(minute, ':')} Uhr`),
    ],
    counts: [
      '{a}. Tag; {a}.–{b}. Tag; {a}.–{b}. Tag',
      '{a}. Tag; {a}./{b}. Tag; {a}. - {b}. Tag',
      '{a}. Tag; {a}. + {b}. Tag; {a}. bis {b}. Tag',
      '{a}. Tag; {a}. und {b}. Tag; {a}.-{b}. Tag',
      'Tag {a}; Tag {a}-{b}; Tag {a}-{b}',
      'Tag {a}; Tag {a} + {b}; Tag {a} bis {b}',
      'Tag {a}; Tage {a} und {b}; Tage {a} bis {b}',
      'Tag {a}; Tag {a} und {b}; Tage {a}–{b}',
    ],
    spanLead: '',
    beginning: 'ab; Beginn',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    drive: 'Fahrt {a} – {b}, 230 km; Fahrt von {a} nach {b} (230 km, ca. 4 Std.); Fahrt {a} – {b} (230 km / 4 h)',
    train:
      'Zug {a} ab {t} – {b} an {u}; Zug {a} {t} – {b} {u}; Zug {a} – {b}, ab {t}, an {u}; {t} Zug {a} – {b}, an {u}; Zugfahrt {a} – {b}, Abfahrt {t}, Ankunft {u}',
    letters: 'F; M; A',
    mealLabels: 'Verpflegung; Mahlzeiten',
    legend: 'F = Frühstück, M = Mittagessen, A = Abendessen',
    each: 'Preis pro Person: {a}; Reisepreis: {a} pro Person; Preis pro Person im Doppelzimmer: {a}; Reisepreis pro Person {a}; {a} p. P. im DZ; Preis p.P.: {a}',
    all: 'Gesamtpreis für {n} Personen {b}; Gesamtpreis für {n} Personen: {b}; Gesamtpreis: {b}; Gesamtreisepreis {b}; Gesamtkosten ({n} Personen): {b}; Total für {n} Personen: {b}; Gesamtsumme: {b}',
    both: 'Gesamtpreis für {n} Personen: {b} ({a} pro Person); Preis pro Person: {a}\nGesamtpreis für {n} Personen: {b}; Reisepreis {a} pro Person, gesamt {b}; {n} x {a} = {b}',
  },
  {
    plan: FRENCH,
    typed: {
      at: 'à ',
      about: 'vers ',
      from: 'dès ; à partir de ',
      by: 'avant ',
      span: 'de {t} à {u}; {t}-{u}; {t} – {u}',
    },
    hours: [(hour, minute) => `${hour}h${minutes(minute, '')}`, (hour, minute) => `${hour} h${minutes(minute, ' ')}`],
    counts: [
      'Jour {a}; Jours {a} et {b}; Jours {a} à {b}',
      'Jour {a}; Jours {a}-{b}; Jours {a}-{b}',
      'Jour {a}; Jour {a} et {b}; Jour {a} à {b}',
      'JOUR {a}; JOURS {a} & {b}; JOURS {a} À {b}',
      'J{a}; J{a}-J{b}; J{a} à J{b}',
      'Jour {a}; Jours {a} & {b}; Du jour {a} au jour {b}',
    ],
    spanLead: 'Du ',
    beginning: 'à partir du; départ le',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    drive: 'Route {a} – {b} (230 km, 4 h); Trajet {a} – {b}, 230 km, environ 4 h de route; Route de {a} à {b} (230 km)',
    train:
      'Train {a} {t} – {b} {u}; Train {a} – {b}, départ {t}, arrivée {u}; {t} : train {a} – {b}, arrivée {u}; Train {a} – {b} : {t} – {u}',
    letters: 'PDJ; DJ; D',
    mealLabels: 'Repas; Repas inclus',
    legend: 'PDJ = petit-déjeuner, DJ = déjeuner, D = dîner',
    each: 'Prix par personne : {a}; Tarif : {a} par personne; Prix : {a} / personne; Prix tout compris : {a} par personne en chambre double; À partir de {a} par personne',
    all: 'Prix total pour {n} personnes : {b}; Total pour {n} personnes : {b}; Prix total : {b}; Montant total : {b}; Total du voyage : {b}; Coût total ({n} personnes) : {b}; Total général : {b}',
    both: 'Prix par personne : {a}\nTotal pour {n} personnes : {b}; Prix total pour {n} personnes : {b} ({a} par personne); {a} par personne, soit {b} pour {n} personnes',
  },
  {
    plan: SPANISH,
    typed: {
      at: 'a las ',
      about: 'sobre las ; hacia las ; a eso de las ',
      from: 'desde las ; a partir de las ',
      by: 'antes de las ',
      span: 'de {t} a {u}; {t}-{u}',
    },
    hours: [
      (hour, minute) => `${hour}:${String(minute).padStart(2, '0')}`,
      (hour, minute) => `${hour}:${String(minute).padStart(2, '0')} h`,
      (hour, minute) => `${hour}.${String(minute).padStart(2, '0')} h`,
    ],
    counts: [
      'Día {a}; Días {a} y {b}; Días {a} a {b}',
      'Día {a}; Días {a}-{b}; Días {a}-{b}',
      'Día {a}; Día {a} y {b}; Días {a} al {b}',
      'DÍA {a}; DÍAS {a} Y {b}; DÍAS {a} A {b}',
      'Día {a}; Día {a}-{b}; Día {a} al {b}',
      'Día {a}; Días {a} y {b}; Del día {a} al {b}',
    ],
    spanLead: 'Del ',
    beginning: 'desde el; a partir del; salida el',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    drive:
      'Ruta {a} – {b} (230 km, 4 h); Traslado por carretera {a} – {b}, 230 km; Viaje en coche de {a} a {b} (230 km, unas 4 horas)',
    train:
      'Tren {a} {t} – {b} {u}; Tren {a} – {b}, salida {t}, llegada {u}; {t} Tren {a} – {b}, llegada {u}; Tren {a} – {b} {t} – {u}',
    letters: 'D; A; C',
    mealLabels: 'Comidas; Comidas incluidas',
    legend: 'D = desayuno, A = almuerzo, C = cena',
    each: 'Precio por persona: {a}; Precio: {a} por persona; Precio por persona en habitación doble: {a}; Tarifa por persona {a}',
    all: 'Precio total para {n} personas: {b}; Total para {n} personas: {b}; Precio total: {b}; Importe total: {b}; Total del viaje: {b}; Coste total ({n} personas): {b}',
    both: 'Precio por persona: {a}\nTotal para {n} personas: {b}; Precio total para {n} personas: {b} ({a} por persona); {a} por persona, {b} en total para {n} personas',
  },
  {
    plan: ITALIAN,
    typed: {
      at: 'alle ; ore ',
      about: 'verso le ; intorno alle ; circa alle ',
      from: 'dalle ; a partire dalle ',
      by: 'entro le ',
      span: 'dalle {t} alle {u}',
    },
    hours: [
      (hour, minute) => `${hour}${minutes(minute, '.')}`,
      (hour, minute) => `${hour}${minutes(minute, ':')}`,
      (hour, minute) => `${hour}.${String(minute).padStart(2, '0')}`,
    ],
    counts: [
      'Giorno {a}; Giorni {a} e {b}; Giorni {a}-{b}',
      'Giorno {a}; Giorni {a}-{b}; Giorni {a} – {b}',
      'Giorno {a}; Giorno {a}-{b}; Giorni da {a} a {b}',
      '{a}° giorno; {a}°-{b}° giorno; {a}°-{b}° giorno',
      '{a}° giorno; {a}° e {b}° giorno; Dal {a}° al {b}° giorno',
      '{a}º giorno; {a}º/{b}º giorno; {a}º - {b}º giorno',
    ],
    spanLead: 'Dal ',
    beginning: 'dal; a partire dal',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    drive:
      'Viaggio in auto {a} – {b} (230 km, 4 ore); Trasferimento {a} – {b}, 230 km, circa 4 ore; In auto da {a} a {b} (230 km)',
    train:
      'Treno {a} {t} – {b} {u}; Treno {a} – {b}, partenza {t}, arrivo {u}; {t} Treno {a} – {b}, arrivo {u}; Treno {a} – {b} {t} – {u}',
    letters: 'B; L; D',
    mealLabels: 'Pasti; Pasti inclusi',
    legend: 'B = colazione, L = pranzo, D = cena',
    each: 'Prezzo per persona: {a}; Quota per persona: {a}; Prezzo: {a} a persona; Quota individuale di partecipazione {a}',
    all: 'Prezzo totale per {n} persone: {b}; Totale per {n} persone: {b}; Prezzo totale: {b}; Importo totale: {b}; Totale del viaggio: {b}; Costo totale ({n} persone): {b}',
    both: 'Prezzo per persona: {a}\nTotale per {n} persone: {b}; Prezzo totale per {n} persone: {b} ({a} a persona); {a} a persona, {b} in totale per {n} persone',
  },
];

/** One of the forms, filled. */
export const formOf = (forms: Forms, index: number, values: Readonly<Record<string, string>> = {}): string => {
  const list = forms.split('; ');
  return (list[index % list.length] as string).replace(/\{(\w)\}/g, (_, name: string) => values[name] ?? '');
};

/** Minutes of the day, as the answer tells them. */
export const told = (at: number): string => asAnswered(Math.floor(at / 60), at % 60);
