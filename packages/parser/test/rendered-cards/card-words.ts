/** The words of booking pages in five languages. `{d}` a duration, `{city}` and `{code}` an airport, `{n}` a number: filled in by the layouts. */

const either = (words: string): readonly string[] => words.split('|');

export type PageLanguage = 'en' | 'de' | 'fr' | 'es' | 'it';

export interface CardWords {
  readonly dates: readonly string[];
  readonly lengths: readonly string[];
  /** Headings of the ways out and back, which belong together. */
  readonly ways: readonly (readonly [string, string])[];
  readonly legs: readonly string[];
  readonly to: readonly string[];
  /** Above the two ends of a flight. */
  readonly ends: readonly (readonly [string, string])[];
  readonly direct: readonly string[];
  readonly oneStop: readonly string[];
  readonly wait: readonly string[];
  readonly flightTime: readonly string[];
  readonly totalTime: readonly string[];
  readonly terminal: readonly string[];
  readonly nextDay: readonly string[];
  readonly cabin: readonly string[];
  readonly details: readonly string[];
  readonly buttons: readonly string[];
  readonly roundTrip: string;
  /** Below or behind an amount. */
  readonly each: readonly string[];
  /** The same as a label before it. */
  readonly eachLabel: readonly string[];
  readonly base: readonly string[];
  readonly taxes: readonly string[];
  /** Behind a label, `Base fare per adult`. */
  readonly perAdult: string;
  /** What all pay. */
  readonly total: readonly string[];
  readonly totalFor: readonly string[];
  readonly traveler: string;
  readonly adult: readonly [string, string];
  readonly child: readonly [string, string];
  readonly prices: readonly string[];
  readonly booked: readonly string[];
  readonly money: readonly string[];
}

export const CARD_WORDS: Readonly<Record<PageLanguage, CardWords>> = {
  en: {
    dates: either(
      '{w3}, {d} {m3} {y}|{w3}, {m3} {d}|{w}, {m} {d}, {y}|{w3} {d} {m3} {y}|{w} {d} {m} {y}|{d} {m3} {y}|{m3} {d}, {y}|{w3} {dd}/{mm}/{y}',
    ),
    lengths: ['{h}h {mm}m', '{h} hr {m} min', '{h}h{mm}', '{h}h {m}min'],
    ways: [
      ['Outbound', 'Return'],
      ['Outbound', 'Inbound'],
      ['Depart', 'Return'],
      ['Departing flight', 'Returning flight'],
      ['Departure', 'Return'],
      ['Outbound flight', 'Return flight'],
      ['Departing', 'Returning'],
      ['Outward', 'Return'],
      ['Going out', 'Coming back'],
    ],
    legs: ['Flight {n}', 'Leg {n}', 'Trip {n}'],
    to: ['{a} to {b}', '{a} – {b}', '{a} → {b}'],
    ends: [
      ['Departs', 'Arrives'],
      ['Departure', 'Arrival'],
      ['Depart', 'Arrive'],
      ['From', 'To'],
    ],
    direct: ['Nonstop', 'Direct', 'Non-stop', '0 stops'],
    oneStop: either('1 stop|1 stop ({code})|1 stop in {city}|1 stop\n{code}|1 stop, {code}|1 stop\n{d} {code}'),
    wait: either(
      'Layover\n{d} in {city}|{d} layover|Connection in {city} ({code}): {d}|Connection in {city}\n{d}|{d} stopover in {city}|Layover in {city} ({code})\n{d}|Change planes in {city} ({code}) · {d}|Transfer time: {d}|Layover: {d}',
    ),
    flightTime: ['{d}', 'Flight time {d}', 'Flight duration\n{d}', 'Travel time: {d}', 'Duration: {d}'],
    totalTime: ['Total duration: {d}', 'Total journey time\n{d}', '{d} total', 'Total travel time {d}'],
    terminal: ['Terminal {t}', 'T{t}'],
    nextDay: ['+1', '+1 day', '(+1)', 'Next day'],
    cabin: ['Economy', 'Premium Economy', 'Business'],
    details: ['Flight details', 'Hide details', 'Itinerary details'],
    buttons: ['Select', 'Book now', 'Continue', 'View deal', 'Check out'],
    roundTrip: 'Round trip',
    each: ['per traveler', 'per person', 'per adult', 'per passenger', 'per traveller', '/person', 'pp'],
    eachLabel: either('Price per traveler|Total per adult|Price per person|Per passenger|Total per traveller'),
    base: ['Base fare', 'Fare', 'Flight', 'Air fare'],
    taxes: ['Taxes & fees', 'Taxes, fees and charges', 'Taxes', 'Taxes and carrier-imposed fees'],
    perAdult: 'per adult',
    total: either('Total|Total price|Trip total|Total to pay|Total due|Grand total|Total due today|Total paid'),
    totalFor: ['total for {n} travelers', 'Total for {n} passengers', 'for {n} travellers', 'total for {n}'],
    traveler: 'Traveler',
    adult: ['Adult', 'Adults'],
    child: ['Child', 'Children'],
    prices: ['Price summary', 'Price details', 'Your price', 'Fare summary', ''],
    booked: either('Manage booking|Booking reference: K7RWQD|Booking status: Confirmed|Add bags   Change seats'),
    money: either('$#|$#|US$#|£#|€#|EUR #|CA$#|A$#|USD #|₹#|CHF #|AED #|# USD|¥#'),
  },
  de: {
    dates: either(
      '{w2}., {d}. {m} {y}|{w2}, {dd}.{mm}.{y}|{w}, {d}. {m} {y}|{d}. {m} {y}|{w2} {d}. {m3}|{dd}.{mm}.{y}',
    ),
    lengths: ['{h} Std. {m} Min.', '{h} h {mm} min', '{h}h {m}m', '{h} Std. {mm} Min'],
    ways: [
      ['Hinflug', 'Rückflug'],
      ['Hinreise', 'Rückreise'],
      ['Abflug', 'Rückflug'],
    ],
    legs: ['Flug {n}', 'Strecke {n}'],
    to: ['{a} – {b}', '{a} nach {b}', '{a} → {b}'],
    ends: [
      ['Abflug', 'Ankunft'],
      ['Von', 'Nach'],
    ],
    direct: ['Direkt', 'Nonstop', 'Direktflug', 'Ohne Zwischenstopp'],
    oneStop: ['1 Stopp', '1 Stopp ({code})', '1 Zwischenstopp', '1 Stopp in {city}', '1 Umstieg'],
    wait: either(
      '{d} Aufenthalt in {city}|Umstieg in {city}: {d}|Umsteigezeit: {d}|Aufenthalt\n{d}|Zwischenstopp in {city} ({code})\n{d}',
    ),
    flightTime: ['{d}', 'Flugzeit {d}', 'Flugdauer: {d}', 'Dauer\n{d}'],
    totalTime: ['Gesamtdauer: {d}', 'Gesamtreisezeit {d}', 'Reisedauer\n{d}'],
    terminal: ['Terminal {t}', 'T{t}'],
    nextDay: ['+1', '+1 Tag', '(+1)', 'Am nächsten Tag'],
    cabin: ['Economy', 'Business', 'Premium Economy'],
    details: ['Flugdetails', 'Details ausblenden'],
    buttons: ['Auswählen', 'Weiter', 'Zur Kasse', 'Zum Angebot'],
    roundTrip: 'Hin- und Rückflug',
    each: ['pro Person', 'p. P.', 'pro Reisendem', 'pro Erwachsenem', 'je Passagier'],
    eachLabel: ['Preis pro Person', 'Gesamt pro Person', 'Pro Passagier', 'Preis pro Erwachsenem'],
    base: ['Flugpreis', 'Tarif', 'Grundpreis'],
    taxes: ['Steuern und Gebühren', 'Steuern, Gebühren', 'Steuern & Zuschläge'],
    perAdult: 'pro Person',
    total: ['Gesamtpreis', 'Gesamt', 'Gesamtsumme', 'Summe', 'Gesamtbetrag'],
    totalFor: ['Gesamt für {n} Personen', 'gesamt für {n} Reisende', 'für {n} Personen'],
    traveler: 'Reisender',
    adult: ['Erwachsener', 'Erwachsene'],
    child: ['Kind', 'Kinder'],
    prices: ['Preisübersicht', 'Preisdetails', ''],
    booked: ['Meine Buchung', 'Buchungscode: K7RWQD', 'Status: Bestätigt', 'Gepäck hinzufügen'],
    money: ['# €', '# €', 'EUR #', '# EUR', 'CHF #', '€ #'],
  },
  fr: {
    dates: ['{w3}. {d} {m} {y}', '{w} {d} {m} {y}', '{d} {m} {y}', '{w} {d} {m}', '{dd}/{mm}/{y}'],
    lengths: ['{h} h {mm} min', '{h}h {mm}min', '{h} h {m}', '{h}h{mm}'],
    ways: [
      ['Aller', 'Retour'],
      ['Vol aller', 'Vol retour'],
      ['Départ', 'Retour'],
    ],
    legs: ['Vol {n}', 'Trajet {n}'],
    to: ['{a} – {b}', '{a} → {b}', '{a} vers {b}'],
    ends: [
      ['Départ', 'Arrivée'],
      ['De', 'À'],
    ],
    direct: ['Direct', 'Vol direct', 'Sans escale'],
    oneStop: ['1 escale', '1 escale ({code})', '1 escale à {city}', '1 correspondance'],
    wait: either(
      "Escale à {city} : {d}|Correspondance\n{d}|{d} de correspondance à {city}|Escale de {d} à {city} ({code})|Temps d'attente : {d}",
    ),
    flightTime: ['{d}', 'Durée : {d}', 'Durée du vol\n{d}', 'Temps de vol {d}'],
    totalTime: ['Durée totale : {d}', 'Durée totale du voyage\n{d}'],
    terminal: ['Terminal {t}', 'T{t}', 'Aérogare {t}'],
    nextDay: ['+1', '+1 jour', '(+1)', 'J+1', 'Le lendemain'],
    cabin: ['Économique', 'Economy', 'Affaires'],
    details: ['Détails du vol', 'Masquer les détails'],
    buttons: ['Sélectionner', 'Continuer', 'Réserver', "Voir l'offre"],
    roundTrip: 'Aller-retour',
    each: ['par personne', 'par voyageur', 'par adulte', 'par passager', '/ pers.'],
    eachLabel: ['Prix par personne', 'Total par adulte', 'Prix par passager', 'Total par voyageur'],
    base: ['Tarif', 'Tarif de base', 'Prix du vol'],
    taxes: ['Taxes et frais', 'Taxes', 'Taxes et surcharges'],
    perAdult: 'par adulte',
    total: ['Total', 'Prix total', 'Montant total', 'Total à payer', 'Total TTC'],
    totalFor: ['total pour {n} voyageurs', 'Total pour {n} passagers', 'pour {n} personnes'],
    traveler: 'Voyageur',
    adult: ['Adulte', 'Adultes'],
    child: ['Enfant', 'Enfants'],
    prices: ['Détail du prix', 'Récapitulatif', ''],
    booked: either('Gérer ma réservation|Référence de réservation : K7RWQD|Statut : Confirmé|Ajouter un bagage'),
    money: ['# €', '#\u00a0€', '# EUR', 'CHF #'],
  },
  es: {
    dates: either(
      '{w3}, {d} {m3} {y}|{w}, {d} de {m} de {y}|{w3}. {d} {m3}. {y}|{d} {m3} {y}|{w} {d} de {m}|{dd}/{mm}/{y}',
    ),
    lengths: ['{h} h {mm} min', '{h}h {m}m', '{h} h {m} m', '{h}h {mm}min'],
    ways: [
      ['Ida', 'Vuelta'],
      ['Vuelo de ida', 'Vuelo de vuelta'],
      ['Salida', 'Regreso'],
    ],
    legs: ['Vuelo {n}', 'Tramo {n}'],
    to: ['{a} – {b}', '{a} a {b}', '{a} → {b}'],
    ends: [
      ['Salida', 'Llegada'],
      ['Desde', 'Hasta'],
      ['Origen', 'Destino'],
    ],
    direct: ['Directo', 'Sin escalas', 'Vuelo directo'],
    oneStop: ['1 escala', '1 escala ({code})', '1 escala en {city}'],
    wait: either(
      'Escala en {city}: {d}|Escala\n{d}|{d} de escala en {city} ({code})|Conexión en {city}\n{d}|Tiempo de escala: {d}',
    ),
    flightTime: ['{d}', 'Duración: {d}', 'Tiempo de vuelo\n{d}', 'Duración del vuelo {d}'],
    totalTime: ['Duración total: {d}', 'Duración total\n{d}'],
    terminal: ['Terminal {t}', 'T{t}'],
    nextDay: ['+1', '+1 día', '(+1)', 'Día siguiente'],
    cabin: ['Turista', 'Economy', 'Business'],
    details: ['Detalles del vuelo', 'Ocultar detalles'],
    buttons: ['Seleccionar', 'Continuar', 'Reservar', 'Ver oferta'],
    roundTrip: 'Ida y vuelta',
    each: ['por persona', 'por pasajero', 'por adulto', 'por viajero', '/pers.'],
    eachLabel: ['Precio por persona', 'Total por adulto', 'Precio por pasajero', 'Total por viajero'],
    base: ['Tarifa', 'Tarifa base', 'Precio del vuelo'],
    taxes: ['Tasas e impuestos', 'Tasas', 'Tasas y cargos'],
    perAdult: 'por adulto',
    total: ['Total', 'Precio total', 'Importe total', 'Total a pagar'],
    totalFor: ['total para {n} viajeros', 'Total para {n} pasajeros', 'para {n} personas'],
    traveler: 'Viajero',
    adult: ['Adulto', 'Adultos'],
    child: ['Niño', 'Niños'],
    prices: ['Desglose del precio', 'Resumen del precio', ''],
    booked: ['Mi reserva', 'Código de reserva: K7RWQD', 'Estado: Confirmada', 'Añadir equipaje'],
    money: ['# €', '#€', 'EUR #', '# EUR', 'US$ #'],
  },
  it: {
    dates: ['{w3} {d} {m3} {y}', '{w} {d} {m} {y}', '{d} {m} {y}', '{w3}, {d} {m3}', '{dd}/{mm}/{y}'],
    lengths: ['{h} h {mm} min', '{h}h {m}m', '{h}h {mm}min', '{h} ore {m} min'],
    ways: [
      ['Andata', 'Ritorno'],
      ['Volo di andata', 'Volo di ritorno'],
      ['Partenza', 'Ritorno'],
    ],
    legs: ['Volo {n}', 'Tratta {n}'],
    to: ['{a} – {b}', '{a} → {b}'],
    ends: [
      ['Partenza', 'Arrivo'],
      ['Da', 'A'],
    ],
    direct: ['Diretto', 'Volo diretto', 'Senza scali'],
    oneStop: ['1 scalo', '1 scalo ({code})', '1 scalo a {city}'],
    wait: either(
      'Scalo a {city}: {d}|Scalo\n{d}|{d} di scalo a {city} ({code})|Tempo di attesa: {d}|Coincidenza a {city}\n{d}',
    ),
    flightTime: ['{d}', 'Durata: {d}', 'Durata del volo\n{d}', 'Tempo di volo {d}'],
    totalTime: ['Durata totale: {d}', 'Durata totale\n{d}'],
    terminal: ['Terminal {t}', 'T{t}', 'Terminale {t}'],
    nextDay: ['+1', '+1 giorno', '(+1)', 'Giorno successivo'],
    cabin: ['Economy', 'Business', 'Premium Economy'],
    details: ['Dettagli del volo', 'Nascondi dettagli'],
    buttons: ['Seleziona', 'Continua', 'Prenota', "Vai all'offerta"],
    roundTrip: 'Andata e ritorno',
    each: ['a persona', 'per passeggero', 'per adulto', 'a viaggiatore'],
    eachLabel: ['Prezzo a persona', 'Totale per adulto', 'Prezzo per passeggero'],
    base: ['Tariffa', 'Tariffa base', 'Prezzo del volo'],
    taxes: ['Tasse e supplementi', 'Tasse', 'Tasse e oneri'],
    perAdult: 'per adulto',
    total: ['Totale', 'Prezzo totale', 'Importo totale', 'Totale da pagare'],
    totalFor: ['totale per {n} viaggiatori', 'Totale per {n} passeggeri', 'per {n} persone'],
    traveler: 'Passeggero',
    adult: ['Adulto', 'Adulti'],
    child: ['Bambino', 'Bambini'],
    prices: ['Dettaglio prezzo', 'Riepilogo', ''],
    booked: either('Gestisci prenotazione|Codice di prenotazione: K7RWQD|Stato: Confermata|Aggiungi bagaglio'),
    money: ['# €', '€ #', 'EUR #', '# EUR', '€#'],
  },
};
