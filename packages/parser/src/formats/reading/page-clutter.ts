/** What a copied web page says of itself before it comes to its matter: the way through the site, cookies, links and buttons. */
import { LinePattern } from '../../text/line-look.ts';
import type { DocumentLine } from './document.ts';

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
  /^\W{0,4}(?:(?:(?:show|read|see|view) (?:more|less)|(?:expand|collapse|open|close) all|back to top|(?:mehr|weniger) (?:anzeigen|lesen)|(?:voir|afficher) (?:plus|moins)|lire la suite|(?:ver|leer|mostrar|ler) (?:mas|menos|mais)|(?:mostra|leggi) (?:di piu|meno|tutto)|(?:toon|lees) (?:meer|minder)) ?\W{0,4}$|(?:photos?|pictures?|images?|fotos?|bild(?:er)?|immagin[ei]|imagen(?:es)?)(?: credits?| by)?\b ?:? ?(?:©|\(c\)|[^\d:]{2,50}\b\d{1,2} ?\/ ?\d{1,2}\W{0,8}$))/,
);

export const isPageClutter = ({ folded, look }: DocumentLine): boolean =>
  CLUTTER.test(look, folded) || BUTTON.test(look, folded);
