/** What stands around the flights: prices by age, what is included, conditions, names, buttons. */
import type { Language } from './languages.ts';

interface OfferWords {
  readonly fare: string;
  readonly taxes: string;
  readonly perPerson: string;
  readonly grand: string;
  readonly includes: readonly string[];
  readonly included: readonly string[];
  readonly conditions: readonly string[];
  readonly rules: readonly string[];
  readonly buttons: readonly string[];
  readonly people: readonly string[];
}

export const OFFER_WORDS: Readonly<Record<Language, OfferWords>> = {
  en: {
    fare: 'Base fare',
    taxes: 'Taxes and fees',
    perPerson: 'Total per person',
    grand: 'Total for all passengers',
    includes: ['Included:', 'Includes:', 'What is included', 'Your fare includes:'],
    included: [
      '1 checked bag up to 23 kg',
      'Cabin bag 8 kg',
      'Meals on board',
      'Seat selection',
      '2 x 23 kg checked baggage',
    ],
    conditions: ['Conditions:', 'Fare rules:', 'Restrictions:'],
    rules: [
      'Non-refundable',
      'Changes permitted for a fee of €150 plus fare difference',
      'Cancellation fee €200 before departure',
      'No refund after departure',
    ],
    buttons: ['Select', 'Book now', 'Share', 'View details', 'Select flight', 'Flight details'],
    people: ['Hannah Brooks', 'Olivia Turner', 'Grace Whitfield'],
  },
  de: {
    fare: 'Flugpreis',
    taxes: 'Steuern und Gebühren',
    perPerson: 'Gesamtpreis pro Person',
    grand: 'Gesamtpreis für alle Reisenden',
    includes: ['Inklusive:', 'Im Preis enthalten:', 'Leistungen:'],
    included: ['1 Aufgabegepäck 23 kg', 'Handgepäck 8 kg', 'Verpflegung an Bord', 'Sitzplatzreservierung'],
    conditions: ['Bedingungen:', 'Tarifbedingungen:'],
    rules: ['Nicht erstattbar', 'Umbuchung gegen Gebühr von 150 €', 'Stornierung nicht möglich'],
    buttons: ['Auswählen', 'Jetzt buchen', 'Details anzeigen'],
    people: ['Sabine Kessler', 'Julia Brandt', 'Petra Vogel'],
  },
  fr: {
    fare: 'Tarif',
    taxes: 'Taxes',
    perPerson: 'Prix par personne',
    grand: 'Prix total',
    includes: ['Inclus :', 'Le prix comprend :', 'Compris :'],
    included: ['1 bagage en soute de 23 kg', 'Bagage cabine 8 kg', 'Repas à bord', 'Choix du siège'],
    conditions: ['Conditions :', 'Conditions tarifaires :'],
    rules: ['Non remboursable', 'Modification possible avec 150 € de frais', 'Annulation : 200 € avant le départ'],
    buttons: ['Sélectionner', 'Réserver', 'Voir les détails'],
    people: ['Camille Laurent', 'Sophie Marchand', 'Claire Fontaine'],
  },
  es: {
    fare: 'Tarifa base',
    taxes: 'Tasas e impuestos',
    perPerson: 'Precio por persona',
    grand: 'Precio total',
    includes: ['Incluye:', 'El precio incluye:'],
    included: ['1 maleta facturada de 23 kg', 'Equipaje de mano 8 kg', 'Comidas a bordo', 'Selección de asiento'],
    conditions: ['Condiciones:', 'Condiciones de la tarifa:'],
    rules: ['No reembolsable', 'Cambios con cargo de 150 €', 'Cancelación: 200 € antes de la salida'],
    buttons: ['Seleccionar', 'Reservar', 'Ver detalles'],
    people: ['Lucía Moreno', 'Carmen Ortega', 'Elena Navarro'],
  },
  it: {
    fare: 'Tariffa base',
    taxes: 'Tasse',
    perPerson: 'Prezzo a persona',
    grand: 'Prezzo totale',
    includes: ['Include:', 'La quota comprende:', 'Incluso:'],
    included: ['1 bagaglio in stiva da 23 kg', 'Bagaglio a mano 8 kg', 'Pasti a bordo', 'Scelta del posto'],
    conditions: ['Condizioni:', 'Condizioni tariffarie:'],
    rules: ['Non rimborsabile', 'Cambi con penale di 150 €', 'Cancellazione: 200 € prima della partenza'],
    buttons: ['Seleziona', 'Prenota ora', 'Dettagli'],
    people: ['Giulia Romano', 'Chiara Esposito', 'Elisa Conti'],
  },
  pt: {
    fare: 'Tarifa',
    taxes: 'Taxas',
    perPerson: 'Preço por pessoa',
    grand: 'Preço total',
    includes: ['Inclui:', 'Incluído:', 'O preço inclui:'],
    included: ['1 mala despachada de 23 kg', 'Bagagem de mão 8 kg', 'Refeições a bordo', 'Escolha de lugar'],
    conditions: ['Condições:', 'Condições da tarifa:'],
    rules: ['Não reembolsável', 'Alterações com taxa de 150 €', 'Cancelamento: 200 € antes da partida'],
    buttons: ['Selecionar', 'Reservar', 'Ver detalhes'],
    people: ['Mariana Costa', 'Inês Carvalho', 'Beatriz Rocha'],
  },
  nl: {
    fare: 'Tarief',
    taxes: 'Belastingen',
    perPerson: 'Prijs per persoon',
    grand: 'Totaalprijs',
    includes: ['Inclusief:', 'Inbegrepen:', 'De prijs is inclusief:'],
    included: ['1 ruimbagage 23 kg', 'Handbagage 8 kg', 'Maaltijden aan boord', 'Stoelreservering'],
    conditions: ['Voorwaarden:', 'Tariefvoorwaarden:'],
    rules: ['Niet restitueerbaar', 'Wijzigen tegen € 150 kosten', 'Annuleren: € 200 voor vertrek'],
    buttons: ['Selecteren', 'Boek nu', 'Bekijk details'],
    people: ['Sanne de Vries', 'Femke Jansen', 'Anouk Bakker'],
  },
};
export const COMPANIES = ['Blue Harbor Travel', 'Northway Journeys', 'Silverline Travel Agency'];
