/** What a copied web page says of itself before it comes to its matter: the way through the site, cookies, links and buttons. */
import { namesPagePart } from '../../../annotators/page-part.ts';

import { compactPattern } from '../../../text/compact-pattern.ts';
import { DIGIT, type LineLook, LinePattern, leadingAnywhere } from '../../../text/line-look.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';

const CLUTTER = new LinePattern(
  /\b(?:we use cookies|wir verwenden cookies|nous utilisons des cookies|utilizamos cookies|utilizziamo (?:i )?cookie|cookies? (?:settings|policy|consent|einstellungen)|accept (?:all|cookies)|skip to (?:main )?content|home [>›»/] [a-z])/,
);

/** `Terms · Privacy · Cookies` at a page's end, also where its first cell was read as a label. */
const FOOTER = new LinePattern(
  /\b(?:terms|agb|conditions|condiciones|condizioni|condicoes)\b.{0,30}(?:[|·•:]|\s{2}|\t)\s{0,5}(?:privacy|cookies?|careers|imprint|impressum|datenschutz|sitemap|accessibility|confidentialite|privacidad|privacidade)\b/,
);

export const isPageFooter = ({ folded, look }: DocumentLine): boolean =>
  folded.length <= MAX_FOOTER && FOOTER.test(look, folded);

const MAX_FOOTER = 160;

/** `SEE OFFER`, `Check availability`. */
const BUTTON = new LinePattern(
  /^\W{0,3}(?:(?:view|see|show|check|select|book) (?:(?:this|the|all|our|more) )?(?:tours?|trips?|holidays?|cruises?|journeys?|deals?|offers?|itinerary|dates|availability|details|more|now)|back to (?:(?:all|the|my|search) )?(?:results|search|list|top|deals|offers|tours|trips|holidays|home))[ >›»!]*$/,
);

/** `Show less` under a day that was opened on the page, `Photo: © M. Berg  2/5 ‹ ›` under its picture. */
export const isPageWidget = ({ folded, look }: DocumentLine): boolean =>
  folded.length <= MAX_WIDGET && WIDGET.test(look, folded);

const MAX_WIDGET = 90;
const WIDGET = new LinePattern(
  /^\W{0,4}(?:(?:(?:show|read|see|view) (?:more|less)|(?:expand|collapse|open|close) all|(?:download|print|save) (?:the |this |your |full |detailed )*(?:trip notes|itinerary|brochure|programme|dossier|pdf)(?: \(pdf\))?|back to top|(?:view|see|show|open)(?: (?:on|in))? (?:the |google )?maps?|(?:get|view) directions|add to (?:my |your |google )?calendar|sign up(?: here| now)?|rsvp(?: here| now)?|(?:auf (?:der )?karte|in karte) (?:anzeigen|ansehen)|zum kalender hinzufugen|voir (?:sur )?(?:la )?carte|ver (?:en el |el )?mapa|(?:vedi|apri) (?:la |sulla )?mappa|(?:mehr|weniger) (?:anzeigen|lesen)|(?:voir|afficher) (?:plus|moins)|lire la suite|(?:ver|leer|mostrar|ler) (?:mas|menos|mais)|(?:mostra|leggi) (?:di piu|meno|tutto)|(?:toon|lees) (?:meer|minder)) ?\W{0,4}$|(?:photos?|pictures?|images?|fotos?|bild(?:er)?|immagin[ei]|imagen(?:es)?)(?: credits?| by)?\b ?:? ?(?:©|\(c\)|[^\d:]{2,50}\b\d{1,2} ?\/ ?\d{1,2}\W{0,8}$))/,
);

/** What a page of a tour says behind its last day: the heading of another part of the page, alone on its line. */
export const opensPagePart = ({ folded, bullet, startsWithTime }: DocumentLine): boolean =>
  bullet === null && !startsWithTime && namesPagePart(folded);

export const isPageClutter = ({ folded, look }: DocumentLine): boolean =>
  CLUTTER.test(look, folded) ||
  BUTTON.test(look, folded) ||
  (folded.startsWith('[') && BUTTONS.test(folded)) ||
  isMenu(folded, look);

/** I-594: `[Print]  [E-mail to guest]  [Modify]` */
const BUTTONS = /^(?:\[[^[\]\d]{2,30}\] {0,8}){2,8}$/;

/** I-571: `Home   Our Story   Getting Here   FAQ   RSVP`: the menu of a page, set apart by wide gaps or marks. */
function isMenu(folded: string, look: LineLook): boolean {
  if (folded.length > MAX_MENU || !MENU.mayMatch(look) || (look.signs & DIGIT) !== 0) return false;
  const items = folded.split(/\s{2,}|\t+|\s?[|·•]\s?/).filter((item) => item !== '');
  return (
    items.length >= LEAST_ITEMS &&
    items.every((item) => item.split(' ').length <= MAX_ITEM_WORDS) &&
    items.filter((item) => MENU.regex.test(item)).length >= 2
  );
}
const MAX_MENU = 200;
const LEAST_ITEMS = 3;
const MAX_ITEM_WORDS = 4;
const MENU = leadingAnywhere(
  /^(?:home|about(?: us)?|faqs?|q ?& ?a|rsvp|contact(?: us)?|help(?: cent(?:re|er))?|support|(?:log|sign) ?in|register|my (?:account|bookings?|trips?)|manage (?:my )?booking|find (?:a|an|your) [a-z]+|offers?|deals|destinations?|blog|news|gallery|photos?|registry|our story|getting (?:here|there)|travel|schedule|shop|search|menu|reviews?|brochures?|gift list|wedding party|start(?:seite)?|unsere geschichte|geschenke|zusagen?|das wochenende|unterkunfte?|fotos|notre histoire|cadeaux|liste de mariage|venir|nuestra historia|como llegar|alojamiento|regalos|confirmar(?: asistencia)?|la nostra storia|come arrivare|lista nozze|uber uns|kontakt|anfahrt|hilfe|angebote|reiseziele|suche|galerie|anmelden|accueil|a propos|contact|aide|offres|recherche|infos? pratiques?|inicio|contacto|nosotros|ayuda|ofertas|destinos|chi siamo|contatti|offerte|destinazioni|aiuto|inizio|contato|contactos|quem somos|ajuda|over ons|zoeken|aanbiedingen|bestemmingen)$/,
);

/** `Reviews`, `Overview`: the tab of a page, copied among the entries of the list above it. */
export const isPageTab = (folded: string): boolean => folded.length <= MAX_TAB && TAB.test(folded);
const MAX_TAB = 24;
const TAB =
  /^(?:overview|(?:guest |customer )?reviews?(?: ?\(\d{1,6}\))?|gallery|faqs?|q ?& ?a|uberblick|bewertungen|galerie|apercu|avis|galeria|opiniones|recensioni|avaliacoes|(?:similar|related|other|more) hotels|(?:ahnliche|weitere|andere) hotels|(?:autres hotels|hotels similaires)|(?:otros hoteles|hoteles similares)|(?:altri hotel|hotel simili)|hoteis semelhantes|impressum|imprint|cookies?(?:[- ](?:settings|einstellungen))?|parametres des cookies|datenschutz|privacy)$/;

/** `Extras` between `Passengers` and `Payment`, each with its number above it or none: a step of a booking, which announces no list. */
export function isBookingStep(document: SourceDocument, line: DocumentLine): boolean {
  if (!isStep(line)) return false;
  const before = nextWord(document, line.index, -1);
  const after = nextWord(document, line.index, 1);
  if (isStep(before) && isStep(after)) return true;
  // The first or the last of three with their numbers above them, or of four without.
  const isNumbered = LONE_NUMBER.test(document.lines[line.index - 1]?.folded ?? '');
  const by = isStep(before) ? -1 : 1;
  let step: DocumentLine | undefined = line;
  for (let more = isNumbered ? 2 : 3; more > 0 && step !== undefined; more--) {
    step = nextWord(document, step.index, by);
    if (!isStep(step)) return false;
  }
  return true;
}

const isStep = (line: DocumentLine | undefined): boolean =>
  line !== undefined && line.folded.length <= MAX_STEP && STEP.test(line.folded);

/** The line before or after, past the number of a step. */
function nextWord(document: SourceDocument, index: number, by: -1 | 1): DocumentLine | undefined {
  const next = document.lines[index + by];
  return next !== undefined && LONE_NUMBER.test(next.folded) ? document.lines[index + 2 * by] : next;
}

const MAX_STEP = 26;
const LONE_NUMBER = /^\d{1,2}[.)]?$/;
const STEP =
  /^(?:\d{1,2}[.)]? )?(?:(?:select|choose|your) )?(?:search|flights?|fares?|passengers?|travell?ers?|(?:passenger|traveller|guest|your) details|details|extras|add-?ons|options|seats?|bags?|baggage|(?:seats?|bags?|baggage|extras|meals?) (?:&|and) (?:seats?|bags?|baggage|extras|meals?)|customi[sz]e|insurance|review(?: (?:&|and) (?:pay|book))?|payment|pay|checkout|confirm(?:ation)?|summary|book|fluge|passagiere|reisende|zahlung|ubersicht|vols?|passagers?|paiement|recapitulatif|vuelos?|pasajeros?|pago|confirmacion|voli|passeggeri|pagamento|riepilogo)$/;

/** `Add bags`, `Change seats`, `Sitzplatz wählen`: what a booking page offers to do, and no more than that. */
export const isBookingButton = (folded: string): boolean => folded.length <= MAX_BUTTON && BOOKING_BUTTON.test(folded);
const MAX_BUTTON = 40;
const BOOKING_BUTTON = compactPattern(
  /^(?:(?:add|change|choose|select|pick|buy|book|edit|manage|modify|cancel|request|upgrade|view|get)(?: (?:an?|your|my|the|more|extra|checked|another|or [a-z]{3,8}))* (?:bags?|baggage|luggage|seats?|meals?|extras?|flights?|trip|booking|reservation|tickets?|dates?|names?|details|receipt|invoice|insurance|cabin)|(?:gepack|sitzplatze?|mahlzeit(?:en)?|extras|flug|buchung|bagage|stoel(?:en)?|maaltijd(?:en)?|boeking|vlucht) (?:hinzufugen|andern|wahlen|auswahlen|buchen|reservieren|stornieren|umbuchen|toevoegen|wijzigen|kiezen|boeken|annuleren)|(?:ajouter|modifier|changer|choisir|annuler|anadir|agregar|cambiar|modificar|elegir|cancelar|aggiungi|cambia|modifica|scegli|annulla|adicionar|alterar|escolher|mudar)(?: (?:une?|des|les?|la|mon|ma|votre|el|los|mi|tu|su|il|i|os?|as?|sua))? (?:bagages?|sieges?|repas|vols?|reservation|equipaje|maletas?|asientos?|comidas?|vuelos?|reserva|bagagli[oa]?|post[oi]|pasti|volo|prenotazione|bagagem|lugar(?:es)?|assentos?|refeicoes|voo))$/,
);
