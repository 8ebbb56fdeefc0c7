/** Words of quotes in seven languages: days, journeys, sentences, labels. `{date}` and the like are filled in by the layouts. */

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
    dates: ['{w} {d} {m}', '{w} {d} {m} {y}', '{w3} {d} {m3}', '{w}, {m} {d}', '{m} {d}, {y}', '{d} {m} {y}', '{d} {m3} {y}', '{y}-{mm}-{dd}', '{w3}, {m3} {d}, {y}'],
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
      ['Travel date', 'Flight number', 'Carrier', 'Origin', 'Destination', 'Departure time', 'Arrival time', 'Flight time', 'Cabin'],
    ],
    nonstop: ['Nonstop', 'Direct', 'Non-stop'], stop: ['1 stop', '1 stop in {city}', '1 stop ({code})'],
    operated: 'Operated by {airline}',
    option: ['Option {n}', 'Option {n}:', 'OPTION {n}', 'Option {a}', '{a})', 'Option {n} - {airline}', '{n}) {airline}', '*Option {n}*'],
    greet: ['Hi {first},', 'Dear {name},', 'Hello {first},', 'Good morning {name},'],
    intro: ['Thank you for your enquiry. Please find your flight quote below.', 'Here are the flights we discussed.', 'As promised, here is your quote:'],
    regards: ['Kind regards,', 'Best regards,', 'Many thanks,'],
    each: ['The fare is {each} per person including taxes.', 'Price per person: {each}', '{each} per person', '{each} pp', 'Fare: {each} per adult incl. taxes'],
    all: ['Total for {party}: {all}', 'Total price for all passengers: {all}', 'That makes {all} for {party}.', 'Grand total ({party}): {all}'],
    adults: ['adult', 'adults'], children: ['child', 'children'],
    valid: ['This offer is valid until {date}.', 'Quote valid until {date}', 'Ticketing deadline: {date}', 'Please confirm by {date}.', 'Must be ticketed by {date}.'],
  },
  de: {
    weekdays: 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag'.split(' '),
    months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
    dates: ['{w}, {d}. {m} {y}', '{w}, den {d}. {m}', '{dd}.{mm}.{y}', '{w2}, {dd}.{mm}.{y}', '{w2} {dd}.{mm}.', '{d}. {m} {y}'],
    out: ['Hinflug', 'Hinreise', 'Hinflug:'], back: ['Rückflug', 'Rückreise', 'Rückflug:'], leg: ['Flug {n}', 'Strecke {n}'],
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
      ['Reisedatum', 'Flugnummer', 'Fluggesellschaft', 'Abflughafen', 'Zielflughafen', 'Abflugzeit', 'Ankunftszeit', 'Dauer', 'Reiseklasse'],
    ],
    nonstop: ['Nonstop', 'Direktflug', 'Direkt'], stop: ['1 Stopp', '1 Zwischenstopp', '1 Umstieg'],
    operated: 'Durchgeführt von {airline}',
    option: ['Option {n}', 'Variante {n}:', 'Angebot {n}', 'Vorschlag {n}:', '{a})'],
    greet: ['Hallo {name},', 'Liebe {name},', 'Guten Tag {name},'],
    intro: ['vielen Dank für Ihre Anfrage. Gerne bieten wir Ihnen folgende Flüge an:', 'anbei unser Flugangebot.'],
    regards: ['Mit freundlichen Grüßen', 'Viele Grüße', 'Beste Grüße'],
    each: ['Der Preis beträgt {each} pro Person inkl. Steuern.', 'Preis pro Person: {each}', '{each} p.P.', '{each} pro Person inkl. Taxen'],
    all: ['Gesamtpreis für {party}: {all}', 'Gesamt: {all} für {party}', 'Gesamtpreis für alle Reisenden: {all}'],
    adults: ['Erwachsener', 'Erwachsene'], children: ['Kind', 'Kinder'],
    valid: ['Das Angebot ist gültig bis {date}.', 'Gültig bis: {date}', 'Ticketausstellung bis {date}', 'Bitte bestätigen Sie bis zum {date}.'],
  },
  fr: {
    weekdays: 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' '),
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
    dates: ['{w} {d} {m} {y}', '{w} {d} {m}', '{d} {m} {y}', '{dd}/{mm}/{y}', '{W} {d} {m} {y}'],
    out: ['Aller', 'ALLER', 'Vol aller', 'Aller :'], back: ['Retour', 'RETOUR', 'Vol retour', 'Retour :'], leg: ['Vol {n}', 'Trajet {n}'],
    told: [
      'Vous partez de {from} le {date} à {dep} avec le vol {flight} et arrivez à {to} à {arr}{next}.',
      'Départ de {from} le {date} à {dep} sur le vol {flight}, arrivée à {to} à {arr}{next}.',
      'Le {date}, vous décollez de {from} à {dep} avec {flight} et atterrissez à {to} à {arr}{next}.',
    ],
    onward: ['Vous continuez à {dep} avec le vol {flight} vers {to}, arrivée à {arr}{next}.', 'Correspondance avec le vol {flight} à {dep}, arrivée à {to} à {arr}{next}.'],
    home: [
      'Le retour se fait le {date} avec le vol {flight} : départ de {from} à {dep}, arrivée à {to} à {arr}{next}.',
      'Vous repartez de {from} le {date} à {dep} avec le vol {flight} et arrivez à {to} à {arr}{next}.',
    ],
    nextDay: [' le lendemain', ' (+1)', ' (J+1)', ' +1'],
    hour: '',
    labels: [
      ['Date', 'Vol', 'Compagnie', 'De', 'À', 'Départ', 'Arrivée', 'Durée', 'Classe'],
      ['Date du vol', 'N° de vol', 'Compagnie aérienne', 'Origine', 'Destination', 'Heure de départ', "Heure d'arrivée", 'Durée du vol', 'Cabine'],
    ],
    nonstop: ['Direct', 'Vol direct', 'Sans escale'], stop: ['1 escale', '1 escale à {city}', '1 correspondance'],
    operated: 'Opéré par {airline}',
    option: ['Option {n}', 'Option {n} :', 'Proposition {n}', '{a})'],
    greet: ['Bonjour {first},', 'Chère {name},', 'Bonjour {name},'],
    intro: ['Suite à votre demande, voici notre proposition de vols.', 'Voici votre devis :'],
    regards: ['Cordialement,', 'Bien à vous,'],
    each: ['Le tarif est de {each} par personne, taxes incluses.', 'Prix par personne : {each}', '{each} par personne', '{each} TTC par adulte'],
    all: ['Total pour {party} : {all}', 'Prix total : {all} pour {party}', 'Soit {all} pour {party}.'],
    adults: ['adulte', 'adultes'], children: ['enfant', 'enfants'],
    valid: ["Offre valable jusqu'au {date}.", "Devis valable jusqu'au {date}", 'Date limite d’émission : {date}', 'Merci de confirmer avant le {date}.'],
  },
  es: {
    weekdays: 'domingo lunes martes miércoles jueves viernes sábado'.split(' '),
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
    dates: ['{w} {d} de {m} de {y}', '{w} {d} de {m}', '{d} de {m} de {y}', '{dd}/{mm}/{y}', '{d} {m3} {y}'],
    out: ['Ida', 'IDA', 'Vuelo de ida', 'Ida:'], back: ['Vuelta', 'VUELTA', 'Vuelo de vuelta', 'Regreso', 'Vuelta:'], leg: ['Vuelo {n}', 'Tramo {n}'],
    told: [
      'Sale de {from} el {date} a las {dep} en el vuelo {flight} y llega a {to} a las {arr}{next}.',
      'Salida de {from} el {date} a las {dep} con {flight}, llegada a {to} a las {arr}{next}.',
      'El {date} vuela de {from} a {to} con {flight}, saliendo a las {dep} y llegando a las {arr}{next}.',
    ],
    onward: ['Continúa a las {dep} en el vuelo {flight} a {to}, con llegada a las {arr}{next}.', 'Allí conecta con {flight} a las {dep}, que llega a {to} a las {arr}{next}.'],
    home: [
      'Regresa el {date} en el vuelo {flight}, que sale de {from} a las {dep} y llega a {to} a las {arr}{next}.',
      'La vuelta es el {date} con {flight}: salida de {from} a las {dep}, llegada a {to} a las {arr}{next}.',
    ],
    nextDay: [' del día siguiente', ' (+1)', ' (+1 día)', ' +1'],
    hour: ' h',
    labels: [
      ['Fecha', 'Vuelo', 'Aerolínea', 'Desde', 'Hasta', 'Salida', 'Llegada', 'Duración', 'Clase'],
      ['Fecha', 'N.º de vuelo', 'Compañía', 'Origen', 'Destino', 'Hora de salida', 'Hora de llegada', 'Duración', 'Cabina'],
    ],
    nonstop: ['Directo', 'Sin escalas', 'Vuelo directo'], stop: ['1 escala', '1 escala en {city}'],
    operated: 'Operado por {airline}',
    option: ['Opción {n}', 'Opción {n}:', 'OPCIÓN {n}', 'Opción {a}', '{a})'],
    greet: ['Hola {first},', 'Estimada {name}:', 'Buenos días {first},'],
    intro: ['Gracias por su consulta. Le envío la cotización de los vuelos.', 'Te paso los vuelos que encontré:'],
    regards: ['Saludos cordiales,', 'Un saludo,'],
    each: ['El precio es de {each} por persona, tasas incluidas.', 'Precio por persona: {each}', '{each} por persona', 'Tarifa por adulto: {each}'],
    all: ['Total para {party}: {all}', 'Precio total: {all} para {party}', 'En total {all} para {party}.'],
    adults: ['adulto', 'adultos'], children: ['niño', 'niños'],
    valid: ['Oferta válida hasta el {date}.', 'Válido hasta: {date}', 'Fecha límite de emisión: {date}', 'Confirmar antes del {date}.'],
  },
  it: {
    weekdays: 'domenica lunedì martedì mercoledì giovedì venerdì sabato'.split(' '),
    months: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' '),
    dates: ['{w} {d} {m} {y}', '{w} {d} {m}', '{d} {m} {y}', '{dd}/{mm}/{y}', '{W} {d} {m}'],
    out: ['Andata', 'ANDATA', 'Volo di andata', 'Andata:'], back: ['Ritorno', 'RITORNO', 'Volo di ritorno', 'Ritorno:'], leg: ['Volo {n}', 'Tratta {n}'],
    told: [
      'Si parte da {from} {date} alle {dep} con il volo {flight} e si arriva a {to} alle {arr}{next}.',
      'Partenza da {from} il {date} alle {dep} con {flight}, arrivo a {to} alle {arr}{next}.',
      'Il {date} volate da {from} a {to} con {flight}, partenza alle {dep} e arrivo alle {arr}{next}.',
    ],
    onward: ['Si prosegue alle {dep} con il volo {flight} per {to}, arrivo alle {arr}{next}.', 'Da lì coincidenza con {flight} alle {dep}, arrivo a {to} alle {arr}{next}.'],
    home: [
      'Il ritorno è il {date} con il volo {flight}: partenza da {from} alle {dep}, arrivo a {to} alle {arr}{next}.',
      'Il {date} si riparte da {from} alle {dep} con {flight} e si arriva a {to} alle {arr}{next}.',
    ],
    nextDay: [' del giorno dopo', ' del giorno successivo', ' (+1)', ' (+1 giorno)', ' +1'],
    hour: '',
    labels: [
      ['Data', 'Volo', 'Compagnia', 'Da', 'A', 'Partenza', 'Arrivo', 'Durata', 'Classe'],
      ['Data', 'Numero volo', 'Compagnia aerea', 'Origine', 'Destinazione', 'Orario di partenza', 'Orario di arrivo', 'Durata', 'Classe'],
    ],
    nonstop: ['Diretto', 'Volo diretto', 'Senza scali'], stop: ['1 scalo', '1 scalo a {city}'],
    operated: 'Operato da {airline}',
    option: ['Opzione {n}', 'Opzione {n}:', 'Proposta {n}', '{a})'],
    greet: ['Ciao {first},', 'Gentile {name},', 'Buongiorno {first},'],
    intro: ['grazie per la richiesta. Ecco il preventivo dei voli.', 'ecco i voli che ho trovato:'],
    regards: ['Cordiali saluti,', 'Un saluto,'],
    each: ['Il prezzo è di {each} a persona, tasse incluse.', 'Prezzo a persona: {each}', '{each} a persona', 'Tariffa per adulto: {each}'],
    all: ['Totale per {party}: {all}', 'Prezzo totale: {all} per {party}', 'In totale {all} per {party}.'],
    adults: ['adulto', 'adulti'], children: ['bambino', 'bambini'],
    valid: ["L'offerta è valida fino al {date}.", 'Valido fino al {date}', 'Da emettere entro il {date}', 'Confermare entro il {date}.'],
  },
  pt: {
    weekdays: ['domingo', 'segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado'],
    months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' '),
    dates: ['{w}, {d} de {m} de {y}', '{d} de {m} de {y}', '{d} de {m}', '{dd}/{mm}/{y}', '{d} {m3} {y}'],
    out: ['Ida', 'IDA', 'Voo de ida', 'Ida:'], back: ['Volta', 'VOLTA', 'Voo de volta', 'Volta:', 'Regresso'], leg: ['Voo {n}', 'Trecho {n}'],
    told: [
      'Sai de {from} no dia {date} às {dep} no voo {flight} e chega a {to} às {arr}{next}.',
      'Partida de {from} em {date} às {dep} com {flight}, chegada a {to} às {arr}{next}.',
      'Em {date} voa de {from} para {to} com {flight}, saindo às {dep} e chegando às {arr}{next}.',
    ],
    onward: ['Segue às {dep} no voo {flight} para {to}, com chegada às {arr}{next}.', 'Conexão com {flight} às {dep}, chegada a {to} às {arr}{next}.'],
    home: [
      'A volta é em {date} no voo {flight}: saída de {from} às {dep}, chegada a {to} às {arr}{next}.',
      'Regressa no dia {date} no voo {flight}, que sai de {from} às {dep} e chega a {to} às {arr}{next}.',
    ],
    nextDay: [' do dia seguinte', ' (+1)', ' (+1 dia)', ' +1'],
    hour: '',
    labels: [
      ['Data', 'Voo', 'Companhia', 'De', 'Para', 'Partida', 'Chegada', 'Duração', 'Classe'],
      ['Data', 'Número do voo', 'Companhia aérea', 'Origem', 'Destino', 'Hora de partida', 'Hora de chegada', 'Duração', 'Cabine'],
    ],
    nonstop: ['Direto', 'Voo direto', 'Sem escalas'], stop: ['1 escala', '1 parada', '1 conexão'],
    operated: 'Operado por {airline}',
    option: ['Opção {n}', 'Opção {n}:', 'Proposta {n}', '{a})'],
    greet: ['Olá {first},', 'Prezada {name},', 'Bom dia {first},'],
    intro: ['Segue a cotação dos voos solicitados.', 'Conforme combinado, seguem as opções de voo:'],
    regards: ['Atenciosamente,', 'Com os melhores cumprimentos,'],
    each: ['O preço é de {each} por pessoa, taxas incluídas.', 'Preço por pessoa: {each}', '{each} por pessoa', 'Tarifa por adulto: {each}'],
    all: ['Total para {party}: {all}', 'Preço total: {all} para {party}', 'No total {all} para {party}.'],
    adults: ['adulto', 'adultos'], children: ['criança', 'crianças'],
    valid: ['Oferta válida até {date}.', 'Válido até: {date}', 'Data limite de emissão: {date}', 'Confirmar até {date}.'],
  },
  nl: {
    weekdays: 'zondag maandag dinsdag woensdag donderdag vrijdag zaterdag'.split(' '),
    months: 'januari februari maart april mei juni juli augustus september oktober november december'.split(' '),
    dates: ['{w} {d} {m} {y}', '{w} {d} {m}', '{d} {m} {y}', '{dd}-{mm}-{y}', '{w2} {d} {m3} {y}'],
    out: ['Heen', 'Heenreis', 'Heenvlucht', 'Heenvlucht:'], back: ['Terug', 'Terugreis', 'Terugvlucht', 'Retourvlucht'], leg: ['Vlucht {n}', 'Traject {n}'],
    told: [
      'U vertrekt op {date} om {dep} uur vanaf {from} met vlucht {flight} en komt om {arr} uur{next} aan in {to}.',
      'Vertrek uit {from} op {date} om {dep} uur met {flight}, aankomst in {to} om {arr} uur{next}.',
      'Op {date} vliegt u met {flight} van {from} naar {to}, vertrek om {dep} uur en aankomst om {arr} uur{next}.',
    ],
    onward: ['U vliegt om {dep} uur verder met {flight} naar {to}, aankomst om {arr} uur{next}.', 'Daar stapt u over op {flight} om {dep} uur, aankomst in {to} om {arr} uur{next}.'],
    home: [
      'De terugvlucht is op {date} met {flight}: vertrek uit {from} om {dep} uur, aankomst in {to} om {arr} uur{next}.',
      'U vliegt terug op {date} met {flight} om {dep} uur vanaf {from} en landt om {arr} uur{next} in {to}.',
    ],
    nextDay: [' de volgende dag', ' (+1)', ' (+1 dag)'],
    hour: ' uur',
    labels: [
      ['Datum', 'Vlucht', 'Maatschappij', 'Van', 'Naar', 'Vertrek', 'Aankomst', 'Duur', 'Klasse'],
      ['Datum', 'Vluchtnummer', 'Luchtvaartmaatschappij', 'Vertrekplaats', 'Bestemming', 'Vertrektijd', 'Aankomsttijd', 'Reistijd', 'Klasse'],
    ],
    nonstop: ['Rechtstreeks', 'Directe vlucht', 'Non-stop'], stop: ['1 overstap', '1 tussenstop'],
    operated: 'Uitgevoerd door {airline}',
    option: ['Optie {n}', 'Optie {n}:', 'Voorstel {n}', '{a})'],
    greet: ['Hallo {first},', 'Beste {name},', 'Geachte {name},'],
    intro: ['Bedankt voor uw aanvraag. Hierbij onze offerte voor de vluchten.', 'Hierbij de vluchten:'],
    regards: ['Met vriendelijke groet,', 'Vriendelijke groeten,'],
    each: ['De prijs is {each} per persoon inclusief belastingen.', 'Prijs per persoon: {each}', '{each} p.p.', '{each} per persoon'],
    all: ['Totaal voor {party}: {all}', 'Totaalprijs: {all} voor {party}', 'Totaalprijs voor alle reizigers: {all}'],
    adults: ['volwassene', 'volwassenen'], children: ['kind', 'kinderen'],
    valid: ['Deze offerte is geldig tot {date}.', 'Geldig tot en met {date}', 'Uiterlijke ticketdatum: {date}', 'Graag bevestigen voor {date}.'],
  },
};
