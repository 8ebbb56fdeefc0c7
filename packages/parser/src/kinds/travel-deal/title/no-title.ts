/** Lines of the head that name no offer: what a page or a mail says of itself, the way through a site, the owner, a fact under its label. */

import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { isPageClutter } from '../../../formats/reading/messages/page-clutter.ts';
import { isFramedCompany } from '../../../formats/reading/terms/company-aside.ts';
import { isFormField } from '../../../formats/reading/terms/names.ts';
import { isPageSection } from '../../../formats/reading/terms/page-section.ts';
import { hasDigit, isInCapitals } from '../../../text/character-class.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { AT_SIGN, BEYOND_ASCII, CURRENCY_SIGN, DIGIT, LinePattern } from '../../../text/line-look.ts';
import { isAddressee } from '../beside-offer/addressee.ts';
import { isSpoken } from '../layout/dictated-line.ts';
import { isFactLabel } from '../layout/fact-labels.ts';
import { isFigureRow, isHeadOfRows } from '../prices/rate-grid.ts';
import { isOverTown, isSiteUnderHouse, isTownUnderHouse } from '../seller/letterhead.ts';
import { tellsLeaving } from '../terms/restriction-words.ts';

const NO_TITLE_WORDS =
  /\b(?:unsubscribe|^(?:the |this |our )?(?:prices?|offers?|rates?|fares?|deal) (?:is |are )?(?:only )?(?:(?:good|valid|held|guaranteed|available|firm) (?:through|thru|until|till|to|for|by)|until|till?|thru)\b|^(?:you )?must (?:book|be (?:booked|ticketed|paid))\b|view (?:this|in)|in your browser|click here|(?:tour|trip|cruise|voyage|sailing|product|package|offer|deal|promo|holiday|itinerary|reise|angebots?)[- ]?(?:code|nummer)\b|^(?:code|codice|codigo) (?:de |del |du |do |da |di )?(?:voyage|circuit|offre|viaggio|offerta|tour|viaje|oferta|viagem|pacote|paquete)\b|page \d|issue \d|newsletter|(?:monthly|weekly|quarterly) (?:letter|news|bulletin)|(?:since|seit|depuis|established|gegrundet) (?:in )?(?:19|20)\d\d\b|for immediate release|trouble reading|advis[eo]r bulletin|^(?:home|menu|search|best|(?:an )?(?:frau|herrn?|familie|eheleute))$|hot sheet|letter for|all rights|copyright|© ?\d|log ?in|register|menu|navigation|home\b.{0,160}\babout|featured packages|call (?:us|now)|www\.|https?:|@|per persoon|per person|only \d+|hurry|don'?t miss|limited time|spaces? left|from:|sent:|to:|date:|forwarded|original message|button:|img:|extends\()|\d\/(?:5|10)\b|\d reviews?\b|^\W*(?:our |unser |ihr )?(?:angebot|offer|quote|quotation|proposal|offre|devis|oferta|presupuesto|offerta|preventivo|proposta|orcamento|offerte)s?\W{1,3}(?:nr|no|num|number|n|ref)?[.°º#:]{0,2}\s?[a-z]{0,4}[\w/.-]{0,10}\d[\w/.-]*$|^(?:excellent|fabulous|superb|wonderful|very good|good) \d|^\W*(?:http|tel)|\+\d{2,3}[. -]\d{3}/;
/** The sign of a mail address the look tells by itself. */
const NO_TITLE = new LinePattern(NO_TITLE_WORDS, NO_TITLE_WORDS.source.replace('|^\\W*', '|\\b').replace('|@|', '|'));
/** A page's menu: its words and the short lines under them (`Home`, `Europe`, `Georgia`) name no offer. */
export const MENU = new LinePattern(
  /^(?:home|menu|skip to (?:main )?content|search|sign (?:in|up)|log ?in|register|my account|account|basket.{0,5}|cart.{0,5}|wish ?list|[♡♥☆]? ?(?:save|share|favou?rites?)(?:[^a-z]{1,12}(?:save|share|print|photos?))*|deals|offers|destinations|back|startseite|suche|anmelden|warenkorb|accueil|recherche|connexion|panier|inicio|buscar|iniciar sesion|cerca|accedi|carrello)$/,
);
/** `Home > City breaks > Malta`: the way through a site. */
const TRAIL = new LinePattern(/^\s*[^>›»|]{2,30}\s[>›»]\s[^>›»]{2,40}(?:\s[>›»]\s|$)/, '\\s[>›»]\\s');
/** `Inh. Tanja Brückner`, `Prop. A. Shah`: who keeps the agency. */
const OWNER = new LinePattern(
  /^(?:Inh(?:aber(?:in)?)?\.?:?|Owner:?|Prop(?:rietor)?\.?:?|Titular:?|Titolare:?|Gérante?:?|Geschäftsführer(?:in)?:?)\s/u,
  '\\b(?:inh|owner|prop|titular|titolare|g.rant|gesch)',
);
/** `Applies at: …`, `Available from: …`: a label whose words start small is none of a name. */
const APPLIES = new LinePattern(
  /^\W{0,4}[a-z]{3,12}(?: [a-z]{2,10})? (?:at|from|to|in|on|by|for|with):\s/,
  '(?:at|from|to|in|on|by|for|with):\\s',
);

/** `Out: Wed 3 Mar 2027`: a fact under its label. */
const LEG = new LinePattern(
  /^\W{0,4}(?:out(?:bound)?|back|in(?:bound)?|arriv\w*|anreise|abreise|depart\w*|return\w*|when|dates?|travel(?:ling)?|leaving|check[- ]?(?:in|out)|hin(?:flug|fahrt)?|ruck(?:flug|fahrt)?|aller|retour|ida|vuelta|andata|ritorno|volta|vertrek\w*|terug\w*|heenreis|reisperiode)(?:\s?[:\t]|\s{3,})|^\W{0,4}(?:ports?(?: of call)?|calls?(?: at)?|calling at|itinerary|rout(?:e|ing)|anlaufhafen|hafen|escal[ae]s|puertos|portos|scali|porti)\s?:|^\W{0,4}(?:price|cost|rates?|currency|wahrung|devise|moneda|valuta|moeda|preis|prix|precio|prezzo|preco|prijs|room|board|property|accomm?odation|unterkunft|hebergement|alojamiento|alloggio|extras?)(?:\s?[:\t]|\s{3,})/,
);

/** `Group size 4 - 12, start/end Bishkek`, `Grade 3/5`: what a page says of how its trip is made. */
const MADE_OF = new LinePattern(
  /^\W{0,4}(?:group size|max(?:imum)? group|trip grade|grade|difficulty|fitness level|starts?\/(?:ends?|finish(?:es)?)|gruppengrosse|teilnehmerzahl|taille du groupe|tamano (?:del|de) grupo|groepsgrootte)\b[^.!?]{0,12}\d|^\W{0,4}starts?\/(?:ends?|finish(?:es)?)\b/,
);

/** `Minimum stay 2 nights`, `Deposit £50`: a condition. */
const CONDITION = new LinePattern(
  /^\W{0,4}(?:min(?:imum|imo|\.)?|max(?:imum|\.)?|deposit|cancellations?|valid|not|no|subject|supplement|mindest\w*|closed|cerrad[oa]|chius[oa]|fechad[oa]|ferme(?= (?:du|le) )|geschlossen|anzahlung|acompte|deposito)\s(?!\d{1,2} ?(?:%|€|£|\$))/,
);

/** `Unser Angebot für Familie Huber`: for whom it was made. */
const FOR_WHOM = new LinePattern(
  /^\W{0,4}(?:(?:our|your|my|an?|the|unser|ihr|mein|das|notre|votre|nuestra|su|la nostra|la vostra) )?(?:(?:personal|personliches|travel|reise|holiday) ?)?(?:angebot|offers?|quotes?|quotation|proposal|offre|devis|oferta|presupuesto|offerta|preventivo|proposta)s? (?:especially |prepared |exklusiv )?(?:for|fur|pour|para|per) (?:the (?:[a-z'-]+ ){1,3}family\b|familie|famille|familia|famiglia|herrn?|frau|eheleute|mr|mrs|ms|miss|dr|m|mme|monsieur|madame|sr|sra|sig)\b/,
);

/** `Monday–Thursday till end of March`: when it holds; `MON 3     Trieste`: one day of the way. */
const WEEKDAYS = new LinePattern(
  /^\W{0,4}(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?(?:\s?(?:-|–|to|through|thru)\s?(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?\b|[.,]? \d{1,2}\.?(?:\s{2}|\t))/,
);

/** `Day 1: Lima to Cusco`: a day of the programme. */
const DAY = new LinePattern(/^\W{0,4}(?:day|tag|jour|dia|giorno|dag)\s?\d{1,2}(?:\s?[:.–—-]|\s*$)/);

/** `Prices per week (Saturday changeover)`: the heading of a list of prices. */
const PRICES = new LinePattern(
  /^\W{0,4}(?:weekly |our |all )?(?:prices?|rates?|rents?|rentals?|(?:miet|wochen)?preise?|tarifs|tarifas|precios|prezzi|precos)(?: 20\d\d)?(?: ?\/ ?(?:person|pers|pax|room|cabin|night|zimmer|nacht)\b| ?(?:per|pro|par|por|a) (?:week|night|person|house|villa|room|woche|nacht|haus|person|semaine|nuit|semana|noche|settimana|notte)|,? ?\(|,? (?:in|for|fur|pour|para) |\W*$)/,
);

/** `Round trip Fort Lauderdale`, `Starts Lima, ends Cusco`: the way that the trip takes. */
const WAY = new LinePattern(
  /^\W{0,4}(?:round[- ]?trip\s(?:from\s|out of\s)?[a-z]|starts?:? (?:in |at )?[a-z' -]{3,24}[,;/|–-]{1,2} ?(?:and )?(?:ends?|finish(?:es)?)\b)/,
);

/** `Viaja entre el 1 de marzo y el 30 de abril`, `Travel between 1 March and …`, `Reserva antes del 15 de enero`: when one may go, until when one may book. */
const TRAVEL_WHEN = new LinePattern(
  /^\W{0,4}(?:travel|fly|viaj[ae]n?|viaggi[ao]?(?:te)?|voyagez|partez|reisen sie|reise|reis) (?:any ?time )?(?:between|from|entre|tra|fra|dal|du|del|zwischen|vom|tussen) (?:(?:the|el|le|il|dem|den|o) )?(?:[a-z]{2,10},? )?\d|^\W{0,4}(?:book|held|on hold|optioned|reserv(?:a|ad|ar|e|en|ez)|prenota(?:te)?|boek|buchen(?: sie)?) (?:now |ya |ahora |jetzt |spatestens |subito )?(?:by|before|til|till|until|antes|hasta|avant|jusqu|entro|prima|ate|voor|bis|vor)\b/,
);

/** `12   THE VALLEY GAZETTE   Friday 20 November 2026`: the head of a newspaper's page; `AGENTS' BULLETIN 7/2027` that of a circular; T-655: `24     Celyn Coach Holidays 2027` that of a brochure's page. */
const MASTHEAD =
  /^(?:page )?\d{1,3}\s{6,40}[a-z][^.!?\d]{3,60}(?:20\d\d)?$|^(?:(?:page )?\d{1,3}\s{1,9})?the [a-z' -]{3,24} (?:echo|courier|herald|gazette|telegraph|tribune|chronicle|observer|argus|advertiser|mercury|examiner)(?:$|\s{2}|[,|] )|^\W{0,4}(?:[a-z'-]{3,14} ){0,2}(?:circular|bulletin|memo(?:randum)?|press release|rundschreiben|mitteilung|circulaire|communique|comunicado|circolare|comunicato)\s(?:n[or]?[.°º]{0,2}\s?|#)?\d{1,4}(?:[/.-]\d{2,4})?(?:\W*$|\s?[-–—|·:,]\s[^.!?]{0,44}(?:team|agents?|partners?|trade|desk|sales|market|agenturen|partner|agences|agencias|agenzie)\b[^.!?]{0,24}$)/;
const FIRST_LINES = 4;
export const isMasthead = ({ folded, index }: DocumentLine): boolean => index < FIRST_LINES && MASTHEAD.test(folded);

/** `CIRCOLO RICREATIVO "IL FARO"`, `Heimatverein Oberau e. V.`: the club whose members are invited. */
export const isClub = (folded: string): boolean => folded.length <= MAX_BANNER && CLUB.test(folded);
const CLUB =
  /^\W{0,4}(?:circolo (?:ricreativo|culturale|anziani|pensionati|tennis|acli)|associazione|cral|dopolavoro|pro loco|parrocchia|polisportiva|gruppo (?:anziani|alpini|aziendale)|[a-z]{3,16}verein|(?:kirchen|manner|frauen)chor|seniorenkreis|landfrauen|kolpingsfamilie|verein fur|kirchengemeinde|amicale|comite d|association (?:des|de|of)|club (?:des|du|de los|de) [a-z]|asociacion|hermandad|parroquia|associacao|paroquia|u3a|probus|rotary|lions club|women'?s institute|parish of|friends of)\b(?!.*\d)/;

/** `Marktgasse 4, 01234 Neustadt`, `Shop 2, 15 Mill Lane, Ashby`, `18 rue des Lices, 35000 Rennes`: where the agency sits. */
const ADDRESS = compactPattern(
  /^\W{0,4}(?:(?:shop|unit|suite|office|floor) \d{1,4}[a-z]?, ?)?(?:\d{1,4}[a-z]?,? [a-z.'’ -]{2,30}\b(?:road|street|lane|avenue|drive|square|terrace|parade|highway|boulevard|st|rd|ave)\.?(?:, |\s[·|•]\s)|(?:\d{1,4},? )?(?:rue|avenue|quai|via|viale|corso|piazza|calle|avenida|paseo|plaza|rua|praca|caminho|estrada|travessa|largo|alameda|carretera|chemin)\s[a-z.'’ -]{2,32}(?:(?:,? \d{1,4})?(?:, |\s[·|•–—-]\s)(?:[a-z]{1,2}-)?\d{4,5}(?:-\d{3})?\s|,? \d{1,4}[a-z]?(?:, |\s[·|•–—-]\s)[a-z][a-z' -]{2,30}(?:, [a-z][a-z' -]{2,30})?$)|(?:[^,\d]{3,40}, )?[^,\d]{3,40} \d{1,4}[a-z]?(?:, |\s[·|•-]\s)(?:[a-z]{1,2}-)?(?!20\d\d)\d{4,5}\s[a-z])/,
);

/** `OFFRE FLASH – HIVER / PRINTEMPS 2027`, `SUMMER SALE 2027`: of what sort the offer is and when, and nothing of where. */
const SORT =
  'forarstilbud|sommertilbud|efterarstilbud|vintertilbud|tilbud|erbjudande|varerbjudande|sommarerbjudande|aanbieding|voorjaarsaanbieding|zomeraanbieding|najaarsaanbieding|winteraanbieding|fruhlingsangebot|fruhjahrsangebot|sommerangebot|herbstangebot|winterangebot|readers?(?:.? holidays?)?|members?|subscribers?|promotional|offres?|flash|speciale?s?|specials?|offers?|deals?|sales?|promos?|promotions?|hot|super|top|exclusive|exklusiv|news|angebote?|sonderangebote?|aktion|ofertas?|especial(?:es)?|offert[ae]|last|minute|early|bird|week|month|of|the|this|our|your|new|des?|du|la|le|les|der|die|das|unser|nuestra|season|saison|winter|summer|spring|autumn|fall|hiver|printemps|ete|automne|sommer|herbst|fruhling|fruhjahr|invierno|verano|primavera|otono|inverno|estate|autunno|verao|outono';
const MONTH_NAME =
  '(?:jan|feb|fev|mar|apr|avr|abr|may|mai|mag|jun|jui|jul|lug|aug|aou|ago|sep|set|oct|okt|out|ott|nov|dec|dez|dic|gen|ene)[a-z]{0,7}';
const BANNER = new LinePattern(compactPattern(`^(?:[\\W\\d]|\\b(?:${SORT}|${MONTH_NAME})\\b)+$`), `\\b(?:${SORT})`);
const MAX_BANNER = 60;

/** Says what the offer is called. */
export const TITLE_LABEL = new LinePattern(
  /^\W{0,4}(?:title|package(?: name)?|tour(?: name)?|deal(?: name)?|offer(?: name)?|trip(?: name)?|product(?: name)?|programme?|angebot|titel|offre|titre|oferta|paquete|titulo|offerta|pacchetto|titolo|pacote|aanbieding)\s?[:\t]\s*(?=\S)/,
);

/** `SPRING SALE | ENDS 31 MARCH`: a sale and until when it runs, over the offer's own name. */
const SALE =
  /\b(?:sales?|savings?|deals|offers?|promo(?:tion)?s?|discounts?|bonanza|soldes|rebajas|saldi|sconti|rabatte?|aktion|ofertas|offerte|promocao)\b[^|]{0,12}[|·•–—:-]\s?(?:(?:must |offer |sale )?ends?|ending|book (?:by|before)|until|till|closes?|expires?|(?:buchbar |nur )?bis|endet|jusqu'au|se termine|hasta el|termina|fino al|scade|ate|t\/m)\b[^|]{0,32}$/;

/** `CRUISE DEAL OF THE WEEK`, `Angebot des Monats` */
const OF_THE_WEEK =
  /^\W{0,4}(?:[a-z]{3,12} )?(?:deal|offer|special|pick|steal|bargain|angebot|reiseangebot|offre|oferta|offerta|aanbieding) (?:of|der|des|du|de|del|della|van) (?:(?:the|la|el|il|de) )?(?:week|month|day|woche|monats|tages|mois|semaine|jour|semana|mes|dia|settimana|mese|giorno|maand|dag)\W*$/;

/** A banner is the title where nothing else is. */
export const isBanner = ({ folded, look }: DocumentLine): boolean =>
  folded.length <= MAX_BANNER &&
  (BANNER.test(look, folded) || OF_THE_WEEK.test(folded) || ((look.signs & DIGIT) !== 0 && SALE.test(folded)));

/** `Sanne, can you put this one on the site?`: one colleague asks another. */
const ASKED =
  /^\p{Lu}[\p{L}'’-]{1,15}(?: \p{Lu}[\p{L}'’-]{1,15})?, (?:(?:can|could|would|will) (?:you|u)|please|pls|do you|did you|kannst du|k[oö]nn(?:en|test)|(?:tu )?peux|pouvez|puedes?|podr[ií]as?|puoi|potresti|pode(?:s|ria)?|kun je|wil je)\b/u;
const MAX_HOOK = 90;
const isAsked = ({ passage: { text } }: DocumentLine): boolean => text.includes(', ') && ASKED.test(text.slice(0, 80));

/** `Had enough of traffic and deadlines?`, `¿Cansado del frío?`: an advert asks whoever hears it, before it says what it offers. */
const HOOK =
  /^\W{0,4}(?:had enough|tired|sick|fed up|bored|longing|craving|satt|genug|reif|urlaubsreif|lust|sehnsucht|marre|ras[- ]le[- ]bol|envie|fatigue|cansad[oa]s?|hart[oa]s?|frio|ganas|stanc[oaih]{1,2}|stufi?|voglia|moe|zin) (?:of|for|on|from|auf|von|nach|de|d'|del|di|dei|van|in|en|a|die|la)\b[^.!]{2,60}\?\W*$/;

/** `✅ Return flights` over `✗ City tax`: entries of a list. */
const TICKS = '✅✔☑✓❌✖✕✗✘';
const isTicked = (line: DocumentLine | undefined): boolean =>
  line !== undefined &&
  (line.look.signs & BEYOND_ASCII) !== 0 &&
  TICKS.includes((line.bullet ?? line.passage.text).charAt(0) || ' ');
const isTickedEntry = ({ lines }: SourceDocument, line: DocumentLine): boolean =>
  isTicked(line) && (isTicked(lines[line.index - 1]) || isTicked(lines[line.index + 1]));

/** `Cabins ⇥ 4 / 3` among other pairs of a label and its value; `Tour ⇥ Silk Road` names the offer. */
const isPair = (line: DocumentLine | undefined): boolean =>
  line?.cellMark === 'tab' && line.cells?.length === 2 && line.cells.every(({ text }) => text !== '');
/** Also one whose tab was read as a colon. */
const isFact = (line: DocumentLine | undefined): boolean =>
  isPair(line) || (line !== undefined && LABELLED.test(line.passage.text));
const LABELLED = /^\p{Lu}[\p{L}/ -]{1,22}:\s\S/u;
const LEAST_PAIRS = 3;
function isFactRow({ lines }: SourceDocument, line: DocumentLine): boolean {
  const label = line.cells?.[0]?.text ?? '';
  // `ROOM RATES 2027 ⇥ valid to 30 June` heads a sheet.
  if (!isPair(line) || (hasDigit(label) && isInCapitals(label))) return false;
  let [from, to] = [line.index, line.index];
  while (line.index - from < LEAST_PAIRS && isFact(lines[from - 1])) from--;
  while (to - line.index < LEAST_PAIRS && isFact(lines[to + 1])) to++;
  return to - from + 1 >= LEAST_PAIRS && !TITLE_LABEL.test(line.look, line.folded.slice(0, 40));
}

/** `Agencia de viajes · León`, `Reisebüro in Ulm`: where the seller sits. */
const SELLER_KIND =
  /^\W{0,4}(?:(?:your |the |an? |independent |licen[cs]ed |registered |wholesale |family[- ]run )*travel (?:agency|agents?|consultants?)|tour operators?|wholesalers?|agencia(?: de viajes)?|operador[ae]?(?: turistic[oa])?|mayoristas?|(?:ihr )?reiseburo|reiseveranstalter|(?:votre )?agence|agenzia(?: viaggi)?|reisbureau)\b(?!\s?:)/;
export const isSellerKind = (folded: string): boolean => folded.length <= MAX_BANNER && SELLER_KIND.test(folded);

/** `Morning Tessa!`, `Moin zusammen,`: a salutation that is no more than that. */
const SALUTATION =
  /^(?:hi|hiya|hey|hello|howdy|howya|hallo|hola|ciao|salut|moin|servus|hej|hoi)$|^(?:morning|afternoon|evening|hiya|howdy|g'day|moin|servus|buongiorno|buondi|buenas|bom dia)(?: [a-z'-]{2,14}){0,3} ?[!,]$|^(?:morning|afternoon|evening|hi|hiya|hello|hallo|hola|ciao|coucou|salut|bonjour|oi|ola|hoi|hej) (?:all|team|both|everyone|everybody|ladies|girls|guys|folks|zusammen|ihr lieben|leute|a todos|a todas|chic[oa]s|tod[oa]s|les filles|tout le monde|a tous|ragazz[ei]|a tutt[ie]|pessoal|gente|meninas|allemaal|iedereen)(?:[,!.][^\d]{0,30})?$/;

/** `Option 1: Hotel Sol` where the text has another: one of several. */
const OPTION = new LinePattern(
  /^\W{0,4}(?:option|choice|variante|opcion|opzione|opcao|optie|angebot|proposal|package) ?\W?(?:\d|[a-e])(?![a-z\d])/,
);
const isOption = ({ lines }: SourceDocument, { folded, look, index }: DocumentLine): boolean =>
  OPTION.test(look, folded) && lines.some((other) => other.index !== index && OPTION.test(other.look, other.folded));

/** `| Dec (1 - 19) | $ 420 | nil |`: a row of a table of prices. */
const isTableOfPrices = ({ table, cells, look }: DocumentLine): boolean =>
  table !== null && (cells?.length ?? 0) >= LEAST_PAIRS && (look.signs & CURRENCY_SIGN) !== 0;

/** T-638: `Garden Villa     6,400     8,600`, and the headings over such rows. */
const isSheetRow = ({ lines }: SourceDocument, line: DocumentLine): boolean =>
  line.passage.text.includes('   ') && (isFigureRow(line) || isHeadOfRows(line, lines[line.index + 1]));

/** Is the line part of something that the lines around it show: a list, the name of a house over its town? */
export const isOfOther = (document: SourceDocument, line: DocumentLine): boolean =>
  isTickedEntry(document, line) ||
  isTableOfPrices(line) ||
  isSheetRow(document, line) ||
  isTownUnderHouse(document, line) ||
  isSiteUnderHouse(document, line) ||
  isOption(document, line) ||
  isFactRow(document, line) ||
  isAddressee(document, line);

/** `wander.inn_trips`: the name of an account, and nothing else. */
const isAccount = ({ passage: { text } }: DocumentLine): boolean => text.length <= MAX_ACCOUNT && ACCOUNT.test(text);
const ACCOUNT = /^[a-z\d]+(?:[._]{1,2}[a-z\d]+)+$/;
const MAX_ACCOUNT = 30;

/** `Familie Hofer · Zell am See`, `Family Kofler`: who keeps the house. */
const HOSTS = new LinePattern(
  /^(?:(?:Ihre|Eure|Your) )?(?:Familie|Fam\.|Family|Famille|Familia|Famiglia|Família) \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?(?=$|\s+[·•|–-]\s|,\s)/u,
  '\\bfam',
);
/** The name of the hosts at the line's start; its length, 0 where there is none. */
export const hostsLength = ({ look, passage: { text } }: DocumentLine): number =>
  text.length > MAX_BANNER ? 0 : (HOSTS.exec(look, text)?.[0].length ?? 0);

/** `Call Petra Huber on 0117 496 0144`, `Enquiries and bookings: …`: whom to call. */
const TO_CALL =
  /^\W{0,4}(?:(?:please |just )?(?:call|ring|phone|te?xt|whats ?app|contact|speak to|talk to|ask for|ruf(?:en|t)?|anrufen|appelez|llam[ae]|chiam[ai]|ligue)\b|(?:tel|fon|mob)[a-z]{0,8}\b|(?:enquir|inquir|booking|reserv|information|renseignement|inscription|auskunft|anmeldung|buchung|kontakt|contact|prenotazion|informa[cz]i)[a-z]*\b[^:]{0,30}:)[^:]{0,60}\d[\d\s()/.-]{6,}/;
const isToCall = ({ look, folded }: DocumentLine): boolean =>
  (look.signs & DIGIT) !== 0 && folded.length <= MAX_CALL && TO_CALL.test(folded);
const MAX_CALL = 120;

/** `AED 1,150 per couple / AED 690 single`, T-623 `£1,224 for the 2 of u all in`: for whom an amount is, first of all. */
const PRICE_FIRST =
  /^\W{0,4}(?:(?:from|only|just|now|ab|nur|desde|solo|da|des|vanaf|a partir de) )?(?:[a-z]{0,3}[$€£₹] ?\d[\d.,]*|(?:usd|eur|gbp|aed|aud|cad|chf|inr|zar|thb|sgd|nzd) \d[\d.,]*|\d[\d.,]*(?:,-)? ?(?:€|eur|chf))(?:\/-)? ?(?:pp\b|p\. ?p\b|per |pro |par |por |\/ ?pers|a (?:head|person|persona|coppia)\b|each\b|for (?:all )?(?:the )?(?:two|three|four|five|six|[2-9]) of (?:you|us|them|u|ya)\b|(?:for (?:2|two|both|you (?:both|two)|the (?:couple|family))|fur (?:euch )?(?:2|zwei|alle)|pour (?:vous )?(?:2|deux)|voor (?:jullie )?(?:2|twee))(?: in total| all in)?(?=\W*$|[,;.] ))/;

/** `4 Sterne`, `4-star hotel`: the grade under the name of a house. */
const GRADE =
  /^\W{0,3}[2-7](?:[.,]5)?[- ]?(?:stars?|sterne|etoiles|estrellas|stelle|estrelas|sterren)(?:[- ]?(?:superior|plus|hotel|resort))?\W{0,3}$/;

const isGrade = (line: DocumentLine | undefined): boolean =>
  line !== undefined && (line.look.signs & DIGIT) !== 0 && GRADE.test(line.folded);

/** `Ihre Reise`, `Your trip`: what a page calls the days that were chosen. */
const OWN_TRIP = new LinePattern(
  /^(?:ihre?|deine?|euer|eure|your|votre|tu|su|vuestro|la tua|il tuo|il vostro|la vostra|a sua|sua|jouw|uw) (?:reise|urlaub|aufenthalt|trip|holiday|stay|break|getaway|voyage|sejour|viaje|estancia|viaggio|soggiorno|vacanza|viagem|estadia|reis|vakantie|verblijf)\W{0,3}$/,
);

/** `Playa Azul Resort & Spa` over `4 Sterne` or its town: the house, though a company might be called so. */
export const isHouseLine = (document: SourceDocument, line: DocumentLine): boolean => {
  const below = document.lines[line.index + 1];
  return isOverTown(document, line) || isGrade(below) || isStarsAlone(below);
};
const isStarsAlone = (line: DocumentLine | undefined): boolean =>
  line !== undefined && (line.look.signs & BEYOND_ASCII) !== 0 && STARS_ALONE.test(line.passage.text);
const STARS_ALONE = /^(?:[★⭐☆]\ufe0f?\s?){2,7}$/u;

/** `Package ID: 88 B`, `Tour details`, T-561 `2027 RATES`, `Plan your journey`: a tab, a button or a field of the page. */
const PAGE_PART =
  /^\W{0,3}(?:(?:the |our )?seasons|saison(?:s|en|zeiten)|reisezeiten|temporadas|stagioni|epocas|seizoenen|20\d\d (?:rates?|prices?|tariffs?|preise|tarifs|tarifas|prezzi|precos)|(?:nos|our|unsere|nuestras|le nostre|nossas) (?:tarifs?|rates?|prices|preise|tarifas|tariffe)|vigencia|(?:trip|tour) dates?\b.{0,40}|(?:trip|tour) cost\b.{0,40}|para (?:la )?(?:compra|viajar|viaje)\b.{0,60}|\([^()]{3,40}\)|r ?\d[\d ,.]{2,8} ?p{1,3}n?|(?:package|trip|tour|booking|journey|travel|pilgrimage|cruise|reise|viaje|voyage|viaggio) (?:info(?:rmation)?|details?|overview|description)|(?:package|trip|tour|booking) (?:id|code|no\.?|number|ref(?:erence)?)\b.{0,24}|tariffs?|plan (?:(?:my|your|a) )?(?:journey|trip|tour|holiday|visit|safari)|(?:view|book|see) (?:this |the )?(?:package|journey|trip|tour)s?|t ?& ?cs?|detail(?:s| packages?)|about (?:this|the) (?:journey|trip|tour))\W{0,3}$/;

/** T-516: `Spring Sale Flyer · For Travel Advisors`, `Agent circular no. 12`: what the sheet is, and whom it was made for. */
const SHEET =
  /^(?:[a-z'-]+ ){0,4}(?:flyers?|fliers?|bulletin|circular|handout|leaflet|mailer|(?:rate|tariff|fact|hot) ?sheet|flugblatt|handzettel|aushang|rundschreiben|volantino|depliant|circolare|circulaire|comunicato|folleto|panfleto)(?: (?:no|nr|n)\.? ?\d{1,4}(?: (?:del|du|vom|of|de) [\d./-]{6,10}$)?|,? (?:spring|summer|autumn|winter|[a-z]{3,9} 20\d\d|20\d\d))?(?:$|\s[·•|–—-]\s|: ?(?=for ))/;

/** `Long Beach . Koh Samui . Surat Thani 84140`: where a house stands. */
const WITH_POSTCODE = /^[a-z][^.,·|!?]{2,30}(?: ?[.,·|] [a-z][^.,·|!?]{1,30}){1,4} \d{5,6}$/;

/** `Preise p.P. im DZ`, `prices pp twin share`: over the prices. */
const HEADS_PRICES = new LinePattern(
  /^\W{0,4}(?:(?:all|alle|our|tous les|todos los|tutti i) )?(?:prices?|rates?|fares?|preise?|prix|tarifs?|precios?|tarifas?|prezz[io]|quot[ae]|precos?|prij[sz](?:en)?|pris(?:er|erna)?) (?:are |sind |en [a-z]{3,8} |in [a-z]{3,8} )?(?:\([a-z]{3}\) )?(?:pp\b|p\. ?p|(?:per|pro|par|por|pr\.?|je) (?:pers|adult|erw|pax|head|kopf|pessoa|deltag|vuxen|voksen)|a persona)/,
);

/** T-558: `QUOTA DI PARTECIPAZIONE € 660,00`: what each pays. */
const QUOTA = /^\W{0,4}quot[ae] (?:individual[ei] )?(?:di partecipazione|individual[ei])\b/;

/** T-532: `ÉPOCA BAIXA – 10/01 a 31/03`: the season over its rates. */
const SEASON_OF_RATES = new LinePattern(
  /^\W{0,4}(?:low|mid|high|peak|shoulder|green|festive|dry|wet|haupt|neben|hoch|vor|nach|basse|moyenne|haute|baja|media|alta|baixa|bassa|laag|midden|hoog)\s{2,24}\d|^\W{0,4}(?:(?:low|mid|high|peak|shoulder|green|festive) season|(?:neben|zwischen|haupt|hoch|vor|nach)saison|(?:basse|moyenne|haute|tres haute) saison|(?:temporada|epoca) (?:baja|media|alta|extra|baixa)|(?:bassa|media|alta|altissima) stagione|(?:laag|midden|hoog|voor|na)seizoen)(?: [a-c\d])?\b[\s:–—(-]{0,4}(?:$|(?:from |von |vom |dal |del? |du |van )?\d{1,2}(?!\d|[ -](?:nights?|nts|days?)))/,
);

/** T-533: `22kg bags + coach trsfs incl`: what the price holds, told in haste. */
const HELD_IN_PRICE = new LinePattern(
  /^\W{0,4}(?:[a-z\d]+ ){0,2}(?:bags?|luggage|cases?|baggage|transfers?|trsfs?|xfers?|tfrs?|flights?|flts?|b'?fast|breakfast|brekkie|gepack|koffer|fruhstuck|bagages?|transferts?|vols?|maletas?|equipaje|traslados?|desayunos?|bagagli[oa]?|trasferiment[oi]|colazione|malas?|cafe da manha|koffers?|vluchten|ontbijt)\b[^.!?:]{0,50}\b(?:incl?|included|inkl|inklusive|incluid[oa]s?|inclus[oaie]?s?|compris(?:es?)?|compres[oaie]|inbegrepen)\W{0,3}$/,
  '\\b(?:inc|inkl|compr|inbegrepen)',
);
const MAX_HELD = 80;

/** Does the line say something else than what the offer is called? */
export const isNoTitle = (line: DocumentLine): boolean =>
  (((line.look.signs & AT_SIGN) !== 0 || NO_TITLE.mayMatch(line.look)) && NO_TITLE.regex.test(line.folded)) ||
  TRAIL.test(line.look, line.passage.text) ||
  isPageClutter(line) ||
  PAGE_PART.test(line.folded) ||
  (line.index < FIRST_LINES && line.cells === null && line.folded.length <= MAX_HOOK && SHEET.test(line.folded)) ||
  MADE_OF.test(line.look, line.folded) ||
  TRAVEL_WHEN.test(line.look, line.folded) ||
  SEASON_OF_RATES.test(line.look, line.folded) ||
  (line.index > 0 && line.folded.length <= MAX_HELD && HELD_IN_PRICE.test(line.look, line.folded)) ||
  isPageSection(line.folded) ||
  isFormField(line.folded) ||
  OWNER.test(line.look, line.passage.text) ||
  APPLIES.test(line.look, line.folded) ||
  LEG.test(line.look, line.folded) ||
  CONDITION.test(line.look, line.folded) ||
  tellsLeaving(line.folded, line.look) ||
  FOR_WHOM.test(line.look, line.folded) ||
  PRICES.test(line.look, line.folded) ||
  WEEKDAYS.test(line.look, line.folded) ||
  DAY.test(line.look, line.folded) ||
  isFactLabel(line.folded) ||
  isSpoken(line) ||
  isAsked(line) ||
  (line.folded.length <= MAX_HOOK && line.folded.includes('?') && HOOK.test(line.folded)) ||
  isToCall(line) ||
  (line.index > 0 && (((line.look.signs & DIGIT) !== 0 && PRICE_FIRST.test(line.folded)) || isFramedCompany(line))) ||
  hostsLength(line) > 0 ||
  SALUTATION.test(line.folded) ||
  isGrade(line) ||
  OWN_TRIP.test(line.look, line.folded) ||
  HEADS_PRICES.test(line.look, line.folded) ||
  (HEADS_PRICES.mayMatch(line.look) && QUOTA.test(line.folded)) ||
  (line.index > 0 && (line.look.signs & DIGIT) !== 0 && WITH_POSTCODE.test(line.folded)) ||
  isAccount(line) ||
  ((line.look.signs & DIGIT) !== 0 && ADDRESS.test(line.folded)) ||
  (line.index < FIRST_LINES && (isMasthead(line) || isClub(line.folded) || isSellerKind(line.folded))) ||
  WAY.test(line.look, line.folded);

/** `Villa Mar: €890 pp`, `Transfers €30 pp`, `Total: GBP 980 for two`: a row of a list of prices. */
export const isPriceRow = (text: string, whole: string): boolean => PRICE_ROW.test(text) || ROOM_ROW.test(whole);
/** `Doppelzimmer 140 € pro Nacht`, `Chambre double 140 € la nuit` */
const ROOM_ROW =
  /^(?:extra (?:child|adult|person|bed|night)|(?:doppel|einzel|zweibett|dreibett|familien)zimmer|dz|ez|(?:double|twin|single|triple|family|standard|superior) rooms?|chambre (?:double|simple|triple|familiale)|habitacion (?:doble|individual|triple|familiar)|camera (?:doppia|singola|tripla|matrimoniale)|quarto (?:duplo|individual|triplo|casal)|(?:twee|een|drie)persoonskamer)\b[^.!?$€£\d]{0,20}(?:[$€£]\s?\d|\d[\d.,]*\s?(?:[$€£]|eur|chf|usd|gbp)|(?:usd|eur|gbp|aed|zar|inr|thb|sgd|aud|cad|chf) ?\d)/;
const PRICE_ROW =
  /^[^:]{2,30}(?::|\s[–—-]|\s{2,}|\.{3,})\s?(?:from )?(?:[$€£₹]\s?|(?:usd|eur|gbp|aud|cad|chf|aed|zar|inr|nzd|sgd|thb)\s)\d|^(?:extra )?(?:transfers?|supplements?|single|sgl|double|dbl|twin|triple|child|infant|deposit|tax(?:es)?|insurance|visa|taxi|parking)\b[^.]{0,24}[$€£₹]\s?\d/i;
