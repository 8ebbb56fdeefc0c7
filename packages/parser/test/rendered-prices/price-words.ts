/**
 * What offers say of prices in steps, fees and days beside the trip's own. Ways of saying the same are set apart by bars. `{d}`, `{e}` are days,
 * `{m}`, `{w}` amounts (`{M}` without the words for whom it is), `{p}` a percentage, `{n}` a count.
 */
const ENGLISH = {
  ladder: 'Early booking discounts|Early-bird savings|Book early and save',
  bookSave:
    'Book by {d}: save {p}%|Book by {d} and save {p}%|{p}% off if you book by {d}|Bookings by {d}: {p}% discount|Book before {d} – {p}% off',
  bookPay: 'Book by {d}: {m}|Booked by {d}: {m}|{m} if you book by {d}|Bookings until {d}: {m}',
  after: 'After that: {m}|Thereafter {m}|Later bookings: {m}',
  brochure: 'Brochure price|Full price|Regular price|List price',
  early: 'Early-bird price|Early booking price',
  earlyLine:
    'Early-bird price {m} for bookings by {d}, thereafter {w}|Book by {d} to pay {m} instead of {w}|{m} until {d} (brochure price {w})|{m} if booked by {d}, then {w}',
  balance:
    'Balance of {m} due by {d}|Final payment by {d}|The balance is due on {d}|Balance due: {d}|Full payment required by {d}',
  depositBy: 'Deposit of {m} due by {d}|{m} deposit to be paid by {d}|Deposit: {M}, payable by {d}',
  blackout: 'Blackout dates: {d} – {e}|Not valid {d} to {e}|Excluding {d} to {e}|Not available between {d} and {e}',
  change: 'Change fee: {M} per booking|Name changes {m}|Amendment fee {M}|Changes cost {m} plus any fare difference',
  cancel:
    'Cancellation fee: {m}|Cancellation up to 30 days before departure: {m}|Cancellation charge {M}|Cancel by {d} and lose only {M}',
  child: 'Child (2-11 years): {M}|Children aged 2-11: {M}|Child sharing with two adults {M}|Kids under 12 pay {M}',
  supplement:
    'Sea view supplement: {m}|Full board supplement {m}|Upgrade to business class from {m}|Balcony supplement {M}',
  tax: 'City tax of {M} per night payable locally|Resort fee {M} per night|Port taxes {m}|Visa fee: {M}',
  optional: 'Optional excursion: {m}|Travel insurance from {m}|Airport parking {M}',
  asOf: 'Prices as of {d}|Updated {d}|Prices checked on {d}',
  until:
    'Book between {c} and {d}|Booking period: {c} – {d}|Offer valid for bookings from {c} to {d}|Sale ends {d} at midnight|Last day to book: {d}|Prices guaranteed until {d}|Book by {d} at 6 pm|Bookings close {d}|Offer expires on {d}|Reserve your place by {d}|On sale until {d}',
  both: 'Book by {d} for travel {a} – {b}|Book by {d}, travel from {a} to {b}|Valid for travel {a} to {b} when booked by {d}',
  room: 'per room|per cabin|per room for the stay',
  group: 'for the group of {n}|for the whole group ({n} people)|total for a group of {n}',
  totalFor: 'Total for {n} travellers|Total price for {n} people|Total for {n} adults',
  heads: 'Price per person|Single supplement|Child|Places left|Category|Deck|Price per cabin|Nights|Deposit',
  adult: 'Adult: {M}|Adults: {M}|Per adult: {M}',
  others: 'Infant (under 2): {M}|Third adult in the room: {M}',
  single: 'Single room: {m}|Single occupancy: {M}',
  times: '{n} x {M} = {w}|{n} adults x {M} = {w}|{n} x {M}, total {w}',
  more: 'Extra night from {m}|Extra night: {M}|or 3 monthly payments of {M}|Spending money suggested: {M}',
  scale:
    '60–31 days before departure: {p}% of the price|Cancellation within 30 days: {p}%|Deposit {p}% at booking, balance 8 weeks before departure',
  spread: 'from {M} to {m}|between {M} and {m}',
} as const;

export type PriceWords = Readonly<Record<keyof typeof ENGLISH, string>>;

const GERMAN: PriceWords = {
  ladder: 'Frühbucherrabatte|Frühbucher-Staffel|Früh buchen und sparen',
  bookSave:
    'Buchung bis {d}: {p} % Rabatt|Bei Buchung bis {d} sparen Sie {p} %|{p} % Frühbucherrabatt bis {d}|Bis {d} buchen und {p} % sparen',
  bookPay: 'Bei Buchung bis {d}: {m}|Buchung bis {d}: {m}|{m} bei Buchung bis {d}',
  after: 'Danach: {m}|Danach {m}|Spätere Buchungen: {m}',
  brochure: 'Katalogpreis|Normalpreis|Listenpreis|Regulärer Preis',
  early: 'Frühbucherpreis',
  earlyLine:
    'Frühbucherpreis {m} bei Buchung bis {d}, danach {w}|Bis {d} gebucht: {m} statt {w}|{m} bis {d} (Katalogpreis {w})|{m} bei Buchung bis {d}, danach {w}',
  balance: 'Restzahlung {m} bis {d}|Restzahlung bis {d}|Die Restzahlung ist am {d} fällig|Restbetrag fällig: {d}',
  depositBy: 'Anzahlung {m} bis {d}|Anzahlung von {M} bis zum {d}|Anzahlung: {M}, zahlbar bis {d}',
  blackout: 'Nicht gültig vom {d} bis {e}|Ausgenommen {d} – {e}|Sperrzeiten: {d} – {e}',
  change: 'Umbuchungsgebühr: {M}|Umbuchung {m}|Namensänderung {M}',
  cancel: 'Stornogebühr: {m}|Stornierung bis 30 Tage vor Abreise: {m}|Stornokosten {M}|Storno bis {d}: {m}',
  child: 'Kinder (2-11 Jahre): {M}|Kinder von 2 bis 11 Jahren {M}|Kinderfestpreis {M}|Kind im Zimmer der Eltern: {M}',
  supplement: 'Aufpreis Meerblick: {m}|Zuschlag Vollpension {m}|Aufpreis Business Class ab {m}|Balkonzuschlag {M}',
  tax: 'Kurtaxe {M} pro Nacht vor Ort|Ortstaxe {M} pro Nacht|Hafengebühren {m}|Visumgebühr: {M}',
  optional: 'Fakultativer Ausflug: {m}|Reiseversicherung ab {m}|Parken am Flughafen {M}',
  asOf: 'Preise: Stand {d}|Stand: {d}|Stand {d}',
  until:
    'Buchungszeitraum: {c} – {d}|Buchbar vom {c} bis {d}|Buchungsschluss: {d}|Letzter Buchungstag: {d}|Preise garantiert bis {d}|Anmeldeschluss: {d}|Angebot endet am {d}|Buchbar bis {d}, 18 Uhr',
  both: 'Buchbar bis {d} für Reisen vom {a} bis {b}|Buchen bis {d}, reisen vom {a} bis {b}|Reisezeitraum {a} bis {b}, buchbar bis {d}',
  room: 'pro Zimmer|pro Kabine',
  group: 'für die Gruppe von {n} Personen|für die ganze Gruppe ({n} Personen)',
  totalFor: 'Gesamtpreis für {n} Personen|Gesamt für {n} Erwachsene|Gesamtpreis {n} Personen',
  heads: 'Preis pro Person|EZ-Zuschlag|Kind|Freie Plätze|Kategorie|Deck|Preis pro Kabine|Nächte|Anzahlung',
  adult: 'Erwachsene: {M}|Pro Erwachsenem: {M}',
  others: 'Kleinkind (unter 2 Jahren): {M}|Dritte Person im Zimmer: {M}',
  single: 'Einzelzimmer: {m}|Im Einzelzimmer: {M}',
  times: '{n} x {M} = {w}|{n} Erwachsene x {M} = {w}',
  more: 'Verlängerungsnacht ab {m}|Zusatznacht: {M}|oder 3 Raten zu je {M}',
  scale:
    'Storno 60 bis 31 Tage vor Abreise: {p} % des Reisepreises|Stornierung ab 30 Tage vor Abreise: {p} %|Anzahlung {p} %, Restzahlung 30 Tage vor Abreise',
  spread: 'von {M} bis {m}|zwischen {M} und {m}',
};

const FRENCH: PriceWords = {
  ladder: 'Réductions réservez tôt|Remises early booking|Réservez tôt et économisez',
  bookSave:
    'Réservez avant le {d} : {p} % de réduction|-{p} % pour toute réservation avant le {d}|Réservation avant le {d} : -{p} %|{p} % de remise si vous réservez avant le {d}',
  bookPay: 'Réservation avant le {d} : {m}|{m} pour toute réservation avant le {d}|Réservez avant le {d} : {m}',
  after: 'Ensuite : {m}|Après cette date : {m}|Puis {m}',
  brochure: 'Prix catalogue|Prix normal|Prix public',
  early: 'Prix réservez tôt|Tarif early booking',
  earlyLine:
    'Tarif réservez tôt {m} jusqu’au {d}, ensuite {w}|Réservez avant le {d} : {m} au lieu de {w}|{m} jusqu’au {d} (prix catalogue {w})|{m} si vous réservez avant le {d}, puis {w}',
  balance: 'Solde de {m} avant le {d}|Solde à régler avant le {d}|Le solde est dû le {d}|Paiement du solde : {d}',
  depositBy: 'Acompte de {m} avant le {d}|Acompte : {M}, à verser avant le {d}',
  blackout: 'Non valable du {d} au {e}|Sauf du {d} au {e}|Hors période du {d} au {e}',
  change: 'Frais de modification : {M}|Changement de nom : {m}|Frais de dossier {M}',
  cancel: 'Frais d’annulation : {m}|Annulation jusqu’à 30 jours avant le départ : {m}|Annulation avant le {d} : {m}',
  child:
    'Enfant (2-11 ans) : {M}|Enfants de 2 à 11 ans : {M}|Tarif enfant {M}|Enfant partageant la chambre de 2 adultes : {M}',
  supplement: 'Supplément vue mer : {m}|Supplément pension complète {m}|Supplément balcon {M}',
  tax: 'Taxe de séjour {M} par nuit à régler sur place|Taxes portuaires {m}|Frais de visa : {M}',
  optional: 'Excursion en option : {m}|Assurance voyage à partir de {m}|Parking aéroport {M}',
  asOf: 'Prix relevés le {d}|Mis à jour le {d}',
  until:
    'Réservations du {c} au {d}|Période de réservation : du {c} au {d}|Date limite de réservation : {d}|Offre valable pour toute réservation jusqu’au {d}|Prix garantis jusqu’au {d}|Fin de l’offre le {d}|Clôture des inscriptions : {d}',
  both: 'À réserver avant le {d} pour un voyage du {a} au {b}|Réservez avant le {d}, voyagez du {a} au {b}',
  room: 'par chambre|par cabine',
  group: 'pour le groupe de {n} personnes|pour tout le groupe ({n} personnes)',
  totalFor: 'Total pour {n} personnes|Prix total pour {n} adultes|Montant total pour {n} personnes',
  heads: 'Prix par personne|Supplément single|Enfant|Places restantes|Catégorie|Pont|Prix par cabine|Nuits|Acompte',
  adult: 'Adulte : {M}|Par adulte : {M}',
  others: 'Bébé (moins de 2 ans) : {M}|Troisième adulte dans la chambre : {M}',
  single: 'Chambre individuelle : {m}|En chambre individuelle : {M}',
  times: '{n} x {M} = {w}|{n} adultes x {M} = {w}',
  more: 'Nuit supplémentaire à partir de {m}|Nuit supplémentaire : {M}|ou 3 mensualités de {M}',
  scale:
    'Annulation de 60 à 31 jours avant le départ : {p} % du prix|Acompte de {p} % à la réservation, solde 30 jours avant le départ',
  spread: 'de {M} à {m}|entre {M} et {m}',
};

const SPANISH: PriceWords = {
  ladder: 'Descuentos por reserva anticipada|Venta anticipada|Reserva antes y ahorra',
  bookSave:
    'Reserva antes del {d}: {p} % de descuento|{p} % de descuento si reservas antes del {d}|Reservas hasta el {d}: -{p} %|Reserva hasta el {d} y ahorra un {p} %',
  bookPay: 'Reservando antes del {d}: {m}|Reserva hasta el {d}: {m}|{m} si reservas antes del {d}',
  after: 'Después: {m}|A partir de entonces: {m}|Después {m}',
  brochure: 'Precio de catálogo|Precio normal|Precio habitual',
  early: 'Precio por reserva anticipada|Precio venta anticipada',
  earlyLine:
    'Precio por reserva anticipada {m} hasta el {d}, después {w}|Reserva antes del {d}: {m} en lugar de {w}|{m} hasta el {d} (precio de catálogo {w})|{m} si reservas antes del {d}, después {w}',
  balance: 'Saldo de {m} antes del {d}|Pago final antes del {d}|El resto se paga el {d}|Pago del saldo: {d}',
  depositBy: 'Depósito de {m} antes del {d}|Anticipo: {M}, a pagar antes del {d}',
  blackout: 'No válido del {d} al {e}|Excepto del {d} al {e}|Fechas excluidas: {d} – {e}',
  change: 'Gastos de modificación: {M}|Cambio de nombre: {m}|Gastos de gestión {M}',
  cancel: 'Gastos de cancelación: {m}|Cancelación hasta 30 días antes de la salida: {m}|Cancelación antes del {d}: {m}',
  child: 'Niños (2-11 años): {M}|Niños de 2 a 11 años: {M}|Precio niño {M}|Niño compartiendo con 2 adultos: {M}',
  supplement: 'Suplemento vista mar: {m}|Suplemento pensión completa {m}|Suplemento balcón {M}',
  tax: 'Tasa turística {M} por noche a pagar en destino|Tasas portuarias {m}|Visado: {M}',
  optional: 'Excursión opcional: {m}|Seguro de viaje desde {m}|Parking en el aeropuerto {M}',
  asOf: 'Precios actualizados el {d}|Actualizado el {d}',
  until:
    'Reservas del {c} al {d}|Periodo de reserva: del {c} al {d}|Fecha límite de reserva: {d}|Oferta válida para reservas hasta el {d}|Precios garantizados hasta el {d}|La oferta termina el {d}|Último día para reservar: {d}',
  both: 'Reserva antes del {d} para viajar del {a} al {b}|Reservas hasta el {d}, viajes del {a} al {b}',
  room: 'por habitación|por camarote',
  group: 'para el grupo de {n} personas|para todo el grupo ({n} personas)',
  totalFor: 'Total para {n} personas|Precio total para {n} adultos|Importe total para {n} personas',
  heads: 'Precio por persona|Suplemento individual|Niño|Plazas|Categoría|Cubierta|Precio por camarote|Noches|Depósito',
  adult: 'Adulto: {M}|Por adulto: {M}',
  others: 'Bebé (menor de 2 años): {M}|Tercera persona en la habitación: {M}',
  single: 'Habitación individual: {m}|En habitación individual: {M}',
  times: '{n} x {M} = {w}|{n} adultos x {M} = {w}',
  more: 'Noche adicional desde {m}|Noche extra: {M}|o 3 cuotas de {M}',
  scale:
    'Cancelación entre 60 y 31 días antes de la salida: {p} % del precio|Depósito del {p} % al reservar, resto 30 días antes de la salida',
  spread: 'de {M} a {m}|entre {M} y {m}',
};

const ITALIAN: PriceWords = {
  ladder: 'Sconti prenota prima|Prenota prima|Prenota presto e risparmia',
  bookSave:
    'Prenota entro il {d}: {p}% di sconto|Sconto del {p}% per prenotazioni entro il {d}|Prenotazioni entro il {d}: -{p}%|Prenota entro il {d} e risparmia il {p}%',
  bookPay: 'Prenotando entro il {d}: {m}|Prenotazioni entro il {d}: {m}|{m} per chi prenota entro il {d}',
  after: 'In seguito: {m}|Dopo tale data: {m}|Poi {m}',
  brochure: 'Prezzo di catalogo|Prezzo di listino|Prezzo normale',
  early: 'Prezzo prenota prima|Quota prenota prima',
  earlyLine:
    'Quota prenota prima {m} fino al {d}, poi {w}|Prenota entro il {d}: {m} invece di {w}|{m} fino al {d} (prezzo di catalogo {w})|{m} se prenoti entro il {d}, poi {w}',
  balance: 'Saldo di {m} entro il {d}|Saldo entro il {d}|Il saldo va versato il {d}|Pagamento del saldo: {d}',
  depositBy: 'Acconto di {m} entro il {d}|Acconto: {M}, da versare entro il {d}',
  blackout: 'Non valido dal {d} al {e}|Escluso dal {d} al {e}|Date escluse: {d} – {e}',
  change: 'Penale di modifica: {M}|Cambio nome: {m}|Spese di gestione pratica {M}',
  cancel:
    'Penale di cancellazione: {m}|Annullamento fino a 30 giorni prima della partenza: {m}|Annullamento entro il {d}: {m}',
  child: 'Bambini (2-11 anni): {M}|Bambini 2-11 anni: {M}|Quota bambino {M}|Bambino in camera con 2 adulti: {M}',
  supplement: 'Supplemento vista mare: {m}|Supplemento pensione completa {m}|Supplemento balcone {M}',
  tax: 'Tassa di soggiorno {M} a notte da pagare in loco|Tasse portuali {m}|Visto: {M}',
  optional: 'Escursione facoltativa: {m}|Assicurazione di viaggio da {m}|Parcheggio in aeroporto {M}',
  asOf: 'Prezzi aggiornati il {d}|Aggiornato il {d}',
  until:
    'Prenotazioni dal {c} al {d}|Periodo di prenotazione: dal {c} al {d}|Termine prenotazioni: {d}|Offerta valida per prenotazioni fino al {d}|Prezzi garantiti fino al {d}|L’offerta scade il {d}|Iscrizioni entro il {d}',
  both: 'Prenota entro il {d} e viaggia dal {a} al {b}|Prenotazioni entro il {d} per viaggi dal {a} al {b}',
  room: 'a camera|a cabina',
  group: 'per il gruppo di {n} persone|per tutto il gruppo ({n} persone)',
  totalFor: 'Totale per {n} persone|Prezzo totale per {n} adulti|Totale {n} persone',
  heads: 'Prezzo a persona|Supplemento singola|Bambino|Posti|Categoria|Ponte|Prezzo a cabina|Notti|Acconto',
  adult: 'Adulto: {M}|Per adulto: {M}',
  others: 'Neonato (sotto i 2 anni): {M}|Terzo letto: {M}',
  single: 'Camera singola: {m}|In camera singola: {M}',
  times: '{n} x {M} = {w}|{n} adulti x {M} = {w}',
  more: 'Notte extra da {m}|Notte supplementare: {M}|oppure 3 rate da {M}',
  scale:
    'Annullamento da 60 a 31 giorni prima della partenza: {p}% del prezzo|Acconto del {p}% alla prenotazione, saldo 30 giorni prima della partenza',
  spread: 'da {M} a {m}|tra {M} e {m}',
};

export const WORDS = { en: ENGLISH, us: ENGLISH, de: GERMAN, fr: FRENCH, es: SPANISH, it: ITALIAN } as const;
