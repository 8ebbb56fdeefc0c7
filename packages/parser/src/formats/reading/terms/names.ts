/** Is a short text a person's name, a company's, or what somebody does there? Travel trade words of six languages. */

import { findAirlineByName, findPlace, foldName } from '@waypage/gazetteer';
import { findCabins } from '../../../annotators/cabin.ts';
import { WEEKDAYS } from '../../../annotators/vocabulary/calendar-words.ts';
import { hasDigit, isDigit, isSurrogate, isUpper } from '../../../text/character-class.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { wordSet } from '../../../text/word-set.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';

/** One regex that matches where one of them does. */
const anyOf = (...patterns: readonly RegExp[]): RegExp =>
  compactPattern(patterns.map(({ source }) => `(?:${source})`).join('|'));

const COMPANY = compactPattern(
  /\b(?:travels?|tvl|trvl|tours?|tourism|trails|holidays?|vacations?|journeys?|voyages?|getaways?|cruises?|breaks|cruceros|crociere|adventures?|expeditions?|safaris?|escapes?|trips?|destinations?|explorers?|wanderers?|yatra|collection|wholesale|consolidators?|travellers?|agency|agencies|agencia|agenzia|agence|viajes?|viagens|viaggi|vacanze|turismo|reisen|reise(?:service|dienst|stube|laden|eck|kontor|shop|treff|welt|agentur|center|zentrum|profi|team)|[a-z]{3,12}(?:reisen|resor|reizen|rejser|reiser|matkat|tours|travel)|resor|reizen|rejser|resebyra|reisbureau|rejsebureau|reiseburo|reisebuero|touristik|urlaub|ferien|dmc|concierge|advisors|partners|coaches|charters|group|hotels|resorts?|aviation|airlines?|air|club|company|associates|operators?|ltd|limited|llc|llp|inc|corp|co|gmbh|ag|kg|srl|s\.?r\.?l|spa|s\.?p\.?a|sarl|sas|s\.a|s\.l|lda|ltda|pvt|pty|plc|bv|nv|sdn bhd|bhd|d\.?o\.?o|s\.?r\.?o|sp\. z o\.o|a\.?s\.?b\.?l|kft)\b\.?/,
);
const ROLE = compactPattern(
  /\b(?:sales|manager|director|consultant|advis[eo]r|agent|agente|specialist|expert|reservations?|contracts?|desk|department|dept|team|product|groups?|office|owner|founder|ceo|president|coordinator|executive|assistant|head of|senior|junior|operations|designer|planner|beraterin?|leitung|vertrieb|verkauf|conseill\w*|responsable|asesora?|consultora?|consulente|responsabile|gerente|diretora?|directora?|directeur|directrice|direttore|direttrice|chef(?:fe)? de|jef[ae]|encargad[oa]|coordena?dora?|coordinadora?|inhaber(?:in)?|geschaftsfuhr(?:er(?:in)?|ung)|leiter(?:in)?|[a-z]{4,12}leiter(?:in)?|prokurist(?:in)?|zaakvoerder|bedrijfsleider|hotelmanager|verkoop(?:leider)?|adviseur|reisadviseur|(?:comercial|commerciale?|reservas|prenotazioni)$|ventas|vendas|partner|abta|iata|atol|tico|iatan|clia|member)\b/,
);
/** `Senior Travel Consultant` is what somebody does; `Trip Total` what something costs. */
const POST =
  /(?:consultant|specialist|manager|advis[eo]r|agent|designer|planner|expert|coordinator|executive|assistant|director|total|(?:price|rate|tariff|fare) (?:list|sheet)|price|rates?|details?|summary|fare|fares|fee|fees|time|hours|duration|\bper [a-z]{5,10})$/;
/** `Alaska cruise`, `Prices for your group`: a company writes its trade with a capital. */
const SMALL_TRADE =
  /^(?:Limited|Strictly limited) \p{Ll}|^(?:Boek|Buchbar|Buchen|Réserve[rz]|Reserv[ae]|Prenota(?:re)?|Book) (?:voor|uiterlijk|bis|vor|avant|antes|hasta|entro|before|by|now|sie|it)(?!\p{L})|^\p{Lu}.{0,60} (?:cruises?|tours?|trips?|holidays?|safaris?|journeys?|voyages?|groups?|adventures?|vacations?|rates?|prices?)$|^(?:Prices?|Rates?|Quotes?|Offers?) (?:for|from) /u;
/** `The Quiet Coast Escape`, `Spring Escape to Lisbon`, `Tour della Sicilia` is what a trip is called; a company has several, or `Company` behind it. */
const TRIP_NAME =
  /^(?:(?:gran(?:de?)?|mini|das|le|la|el|il) )?(?:tour|circuit[oi]?|safari|viaggio|viaje|viagem|crociera|crucero|cruzeiro|croisiere|voyage|rundreise|kreuzfahrt|rondreis) (?:del|della|dell['’]|dei|du|des|di|da|do|nel|nella|en|au|aux|durch|door|auf|a|of|in|to|around) ?[a-z]|^the .{2,40}\b(?:escape|getaway|break|weekend|adventure|journey|voyage|safari|expedition|cruise|trip|tour|holiday|vacation)$|\b(?:escape|getaway|break|weekend|journey|trip) (?:to|in|around) [a-z][a-z -]{2,24}$/;
const NOT_A_NAME = compactPattern(
  /\b(?:non-[a-z]+|fyi|greetings|if|break|near|weekend|getaway|special|the|your|our|and|for|not|with|from|this|that|free|all|per|price|rate|offer|deal|book|call|email|phone|tel|mobile|whatsapp|visit|website|www|terms|conditions|included|includes|hotel|night|nights|day|days|breakfast|flight|flights|dear|hello|team|client|clients|only|now|today|subject|note|please|departures?|total|unsubscribe|preferences?|preferencias|preferenze|einstellungen|abmelden|wishlist|inbox|language|currency|click|view|read|learn|more|back|home|privacy|cookies?|settings|newsletter|sitemap|imprint|impressum|datenschutz|check-in|check-out|checkin|checkout|copyright|rights|reserved|regards|groet|groeten|groetjes|mvg|^(?:select|share|reserver|reservar|seleziona|selecionar|selecteren|auswahlen|dettagli)$|gruss?en?|(?:ihr|euer|dein|your|votre|vostro|vuestro|jullie) team|^(?:lg|mfg|saludos|saluti|res|resa|rsvn|rsv)$|island|beach|valid|queries|enquiries|inquiries|questions|bookings?|reservas|reservaciones|reservations?|reservierung(?:en)?|prenotazioni|informes|consultas|inscripciones|iscrizioni|inscricoes|boekingen|buchung(?:en)?|anfrage|abreise|anreise|ankunft|call|kontakt|contacto|contatto|telefon|tel|cell|fax|mobil|handy|telefono|telefone|correo|posta|adresse|escribenos|escribanos|llamanos|llamenos|contactanos|contactenos|scrivici|chiamaci|ecrivez|appelez|thanks?|cheers|best|kind|new|back|menu|about|contact|login|register|standard|stateroom|amenities|information|accommodation|itinerary|highlights|details|important|policy|overview|description|deluxe|superior|suite|room|rooms|cabin|board|season|special|exclusive|luxury|corporate|retreats?|incentives|conferences|events|leisure|marketing|veranstalter|anbieter|organisateur|organizador|organizzatore|provider|supplier)\b/,
);
/** `Main Street`, `Custom House Quay`, `Co. Laois`: parts of a postal address. */
const ADDRESS =
  /\b(?:street|road|avenue|square|quay|terrace|boulevard|highway|parade|crescent|strasse|gasse|platz|allee)$|^(?:co|county)\.? [a-z]+$|^(?:rue|calle|avenida|rua|piazza|plaza) /;
/** Words of fares and tickets that stand with a capital where a name could. */
const FARE_WORD = compactPattern(
  /\b(?:booking|fees?|tax|taxes|fares?|tickets?|seats?|bags?|baggage|adults?|economy|class|airport|number|frequent|flyer|nonstop|direct|stops?|outbound|inbound|gepack|freigepack|bagages?|equipaje|bagagli[oa]?|bagagem|warmly|sincerely|not|applicable|changes?|refunds?|permitted|applies|penalt(?:y|ies)|adt|cnn|chd)\b/,
);
/** F-622: `bei Stornierung`, `bei Nichtantritt`: what happens is nobody, though a German noun has its capital. */
const EVENT =
  /^(?:[a-z]{0,12}(?:(?:st|erst)ornierung|annullierung|[a-z]buchung|buchung|anderung|nicht(?:antritt|erscheinen|inanspruchnahme)|rucktritt|ausfall|verspatung|verlust|krankheit|zahlung|absage|anreise|abreise|ankunft|abflug|verfugbarkeit|[a-z]erstattung|erstattung|verschiebung|bestatigung|bedarf|interesse|unklarheiten))$/;
const NAME =
  /^(?!.{0,60}-(?: |$))(?:(?:mr|mrs|ms|miss|dr|prof|frau|herr|sr|sra|sig|mme|m)\.? )?\p{L}[\p{L}'’.-]{0,24}(?: (?:\p{Lu}\.|de|da|di|do|dos|du|del|della|la|le|ter|ten|zu|van|von|der|den|bin|al|el|y|e|[\p{Lu}][\p{L}'’.-]{0,24})){0,4}$/u;

/** Words of the trade that name no company by themselves: `Travel Insurance`, `All Inclusive Holidays`. */
const GENERIC = wordSet(
  'the|a|an|and|&|of|for|in|to|by|de|di|agency|agencies|agencia|agenzia|agence|mayorista|minorista|wholesale|wholesaler|operators?|your|our|all|inclusive|window|period|dates|travel|travels|tour|tours|tourism|holiday|holidays|vacation|vacations|package|packages|cruise|cruises|hotel|hotels|resort|resorts|insurance|flight|flights|air|airfare|airlines?|group|groups|trip|trips|adventures?|escapes?|getaways?|special|specials|offer|offers|deal|deals|dates?|class|club|protection|plan|information|info|details|included|excluded|luxury|family|private|shared|transfers?|safaris?|beach|city|week|weekend|day|days|night|nights|journeys?|expeditions?|collection|featured|additional|overnight|optional|return|direct|price|prices|ltd|limited|inc|desk|team|department|sales|partner|partners|agency|agencies|agents?|advisors?|consultants?|only|direct|escorted|europe|new|top|best|summer|winter|spring|autumn|early|last|minute|umrah|hajj|destinations?|turismo|viajes?|reisen|urlaub|viaggi|viagens|vacanze|voyages?|plan|company|companies|associates|operators?|similar|related|other|more|ahnliche|weitere|andere|passende|autres|similaires|otros|otras|similares|altri|altre|simili|outros|outras|semelhantes',
);
/** `Agencia de viajes · León`: of what kind the seller is, and where. */
const KIND_THEN_TOWN =
  /^(?:(?:independent|licen[cs]ed|wholesale) )?(?:travel agen(?:cy|ts?)|tour operators?|wholesalers?|agencia(?: de viajes| mayorista| minorista)?|agence(?: de voyages?)?|agenzia(?: di)?(?: viaggi)?|reiseburo|reiseveranstalter|reisbureau) ?[·•|,–—-]\s/;
/** `CA Seller of Travel`, `Travel Agents Licence`: what a company is registered as. */
const REGISTRATION =
  /\b(?:sellers? of travel|travel (?:agen(?:ts?|cy|cies)'? |sellers? |industry |operators? )?(?:licen[cs]e|registration|register|registry|council|act)\b)/;
/** Starts with what somebody does there. */
const OFFICE =
  /^(?:conseill\w*|sales|travel (?:agent|advis[eo]r|consultant|designer|specialist|expert)|senior|junior|asesora?|agente|consulente|consultora?|reiseberaterin?|manager|director)\b/;
/** Starts as a sentence about booking does. */
const ASKING = compactPattern(
  /^(?:(?:(?:plan|customi[sz]e|design|build|create|start|request|share|save)(?: planning)? (?:my|your|an?|the|this) [a-z ]{3,24}|(?:view|see|show|browse|find|back to|go to)(?: (?:this|the|all|our|more))? (?:tours?|trips?|holidays?|cruises?|journeys?)|(?:select|choose|discover|explore)(?: this| the)? (?:tour|trip|holiday|cruise|journey))$|call|copyright|reserv[ae]|book(?:ed|ing|ings)?|buchen|buchbar|jetzt|ask|contact|visit|sold|offered|email|mail|ring|text|hosted|presented|speak|talk|questions?|enquir\w+|inquir\w+|chiama|llama|appelez|prenota)\b|\b(?:hasta|until|bis zum|fino al|before|nights?|nachte|nuits|noches|notti|noites|\d-star|presents)\b/,
);
/** `My trips`: what a page or an app keeps for who uses it. */
const OWN_PAGE =
  /^(?:my|your|our|meine?|ihre|mes|mis|i miei|minhas?) (?:trips?|bookings?|travels?|holidays?|flights?|cruises?|tours?|journeys?|vacations?|reisen|voyages?|viajes?|viaggi|viagens)$/;
/** What the bar of an app or the foot of a page leads to. */
const MENU = compactPattern(
  /^(?:home|book|bookings?|my (?:trips|bookings?|account|profile)|trips|more|menu|account|profile|search|explore|discover|saved?|favou?rites|wishlist|inbox|messages|help|support|wallet|rewards|miles|points|offers|deals|flights|hotels|check-?in|boarding pass(?:es)?|settings|preferences|notifications|share|print|download|log ?(?:in|out)|sign (?:in|out|up)|continue|next|back|cart|basket|feedback|select(?: flight)?|book now|view details|reserve|enquire|inquire|reservar|reserver|reservez|reserva|seleziona|seleccionar|selecionar|selectionner|auswahlen|selecteren|boek nu|prenota(?: ora)?|dettagli|detail(?:s|les|hes)?|start(?:seite)?|suche|buchungen|meine reisen|mehr|konto|profil|merkliste|accueil|recherche|compte|mes voyages|plus|inicio|buscar|mis viajes|cuenta|perfil|cerca|i miei viaggi|profilo|altro)$/,
);
/** One of the words that lead to the parts of a page or an app; `Miles` is one only among others. */
export const isMenuWord = (folded: string): boolean => folded.length <= 20 && MENU.test(folded);
/** One that no first name is. */
export const isButton = (folded: string): boolean => folded !== 'miles' && isMenuWord(folded);

/** `Hi Thando`, `Greetings Sven`: whom it is addressed to. */
const ADDRESSED =
  /^(?:hi|hiya|hey|hello|hallo|hola|bonjour|salut|moin|greetings|good (?:morning|afternoon|evening|day)|guten (?:tag|morgen|abend)|buenos dias|buenas|buongiorno|bom dia|hej|hei|kara|kare|kaere|liebe[rs]?|estimad[oa]s?|gentile|dear) /;

/** `Kh Signe`, `Lg Renate`: whoever closes so stands behind the word. */
const CLOSED = /^(?:kh|vh|mvh|lg|vg|mfg|bjs|bjos|abs|hilsen|mvg) /;

export const isAddressed = (folded: string): boolean => ADDRESSED.test(folded);

const SENTENCE = /\b(?:is|are|was|were|will|you|we|from|please|with|has|have|can|may|must|or)\b/;

const UPPER_PAIR = /^\p{Lu}/u;

/** A capital or a figure comes first. */
function startsName(text: string): boolean {
  const first = text.charCodeAt(0);
  return isUpper(first) || isDigit(first) || (isSurrogate(first) && UPPER_PAIR.test(text));
}

/** `Most viewed in Travel`, `More from Travel`: the lists of a page. */
const OF_PAGE =
  /^(?:most (?:viewed|read|popular|shared|commented)|more (?:from|in|on)|trending|related|recommended|latest|meistgelesen|mehr aus|les plus lus|plus de|lo mas (?:leido|visto)|mas (?:en|de)|i piu letti|mais lid[oa]s|meest gelezen|mest last)\b/;

/** `boat`, `walking`, `our`: what kind of tours, and no name. */
const TOUR_KIND =
  /^(?:boat|bike|cycle|jeep|quad|bus|kayak|horse|helicopter|whale|dolphin|island|river|rail|adventure|city|day|night|private|group|small-group|guided|walking|food|weekend|family|luxury|christmas|summer|winter|spring|autumn|beach|ski|golf|coach|our|your|my|top|best|all)$/;
export const isTourKind = (folded: string): boolean => TOUR_KIND.test(folded);
/** `Boat Tours`, `Walking Tours`: what is done. */
const isKindOfTours = (folded: string): boolean => {
  const end = folded.endsWith(' tours') || folded.endsWith(' trips') ? folded.length - TOURS : 0;
  return end > 0 && isTourKind(folded.slice(0, end));
};
const TOURS = 6;

export function isCompany(text: string, folded = foldText(text)): boolean {
  if (
    text.length < 3 ||
    text.length > 70 ||
    text.includes('%') ||
    !startsName(text) ||
    !text.includes(' ') ||
    !COMPANY.test(folded)
  )
    return false;
  return (
    !NO_COMPANY_SIGN.test(text) &&
    !SMALL_TRADE.test(text) &&
    !NO_COMPANY.test(folded) &&
    !isKindOfTours(folded) &&
    !isTripOfPlace(folded) &&
    !isCabin(folded) &&
    !(folded.endsWith(')') && ROLE.test(IN_BRACKETS.exec(folded)?.[1] ?? '')) &&
    areNameWords(folded.split(BLANKS))
  );
}

/** `NILE CRUISE`, `Kenya Safari`, `Tour Sicilia`: one trip of a place. */
function isTripOfPlace(folded: string): boolean {
  const place = (PLACE_TRIP.exec(folded) ?? TRIP_PLACE.exec(folded))?.groups?.['place'];
  return place !== undefined && findPlace(foldName(place)) !== undefined;
}
const PLACE_TRIP = /^(?<place>[a-z' -]{3,24}) (?:cruise|tour|trip|safari|break|getaway|escape|holiday|adventure)$/;
const TRIP_PLACE =
  /^(?:(?:gran |mini ?)?tour|circuito?|crociera|croisiere|crucero|cruzeiro|safari|rundreise|kreuzfahrt|stadtereise)(?: (?:in|im|a|en|au|della|del|di|de|du|da|do|durch|nach))? (?<place>[a-z' -]{3,24})$/;

/** `Travel insurance not included`, `Sans assurance voyage`, `El seguro de viaje aparte`: what an offer leaves out, though travel is its word. */
const LEFT_OUT =
  /\b(?:not|non|nicht|nao|no)(?: (?:is|esta|ist|est|e))? (?:inclu|inkl|inbegr|enthalten|compr)|^(?:without|excluding|ohne|hors) |^(?:the |el |il |o |l'|la )?(?:(?:sans|sin|senza|sem|esclus[oaie]|excl\.?|exkl\.?) (?:el |il |o |l'|la )?)?(?:travel insurance|reiseversicherung|assurance|seguro|assicurazione)\b(?!.{0,40}\b(?:ltd|limited|llc|inc|gmbh|ag|sarl|srl|ltda|company|co|group)\b)/;

/** `Trip includes`, `Tour guide`: a part of the offer, though it is named with words of the trade. */
const PART_OF_OFFER =
  /^(?:(?:the|your|our|private|local) )?(?:tour|trip|travel|safari|holiday|package|city|hotel) (?:guides?|includes?|included|inclusions?|exclusions?|costs?|prices?|dates?|windows?|periods?|seasons?|validity|details?|overview|highlights?|description|plan|info(?:rmation)?|itinerary|code|id|type|options?)$/;
/** `2 travellers`: how many go; `6nts Tokyo, all inc`: how long; `Air Bergen`: an airline, known or not. Both have a word of the trade. */
const NO_SELLER =
  /^\d{1,3} travell?ers?\b|^\d{1,2} ?(?:nts?|nights?)\b|\ball[- ]inc\.?$|^air (?!partner|charter|travel|tours?|holidays?|voyages|viajes|reisen|ticket)[a-z'-]{3,24}$/;
/** `World Traveller Plus`: what an airline calls its cabin. */
const isCabin = (folded: string): boolean =>
  findCabins(folded).some(({ from, to }) => from === 0 && to === folded.length);
/** `Omar Reid (Travel Consultant)`: what somebody is. */
const IN_BRACKETS = /^[^()]+\(([^()]+)\)$/;

/** `Beach Resort 5` of `Beach Resort 5*`: the grade of a house. */
const NO_COMPANY_SIGN = /[:;!?→⇒➔➜]|->|\d{3}| [1-7]$/;

/** Dates, weights, amounts: facts of the offer. */
const FACT =
  /^\d{1,2}(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\d\d\b|\d\s?kg\b|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]* \d|\b\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*$|[$€£]\s?\d|\d[.,]\d\d(?!\d)/;
/** `Use of the spa`, `Operated by …`, `Travel time`: what is had, and the words of a journey. */
const OF_JOURNEY =
  /^(?:(?:use|access|entry|entrance|admission) (?:of|to)\b|(?:be)?nutzung\b|(?:freie[rn]? )?(?:zugang|eintritt|zutritt)\b|(?:accesso|ingresso|acces|acceso|entrada|acesso|toegang|gebruik)\b.{0,20}\bspa$|(?:operated|marketed|flown|sold) by|outbound|inbound|outward|return|multi[- ]?city|round[- ]trip|one[- ]way|(?:mr|mrs|herr|frau|sr|sra|sig)\.? (?:&|and|und|y|e) (?:mr|mrs|frau|herr|sra|sr|sig)|totale? (?:per|for|par|por|pro)|(?:duree|prix|temps) (?:totale?|de|du|par)|terminale?|(?:travel|journey|trip|tour) (?:time|hours?|duration))\b/;
/** What no company is called, asked at once. */
const NO_COMPANY = anyOf(
  OF_PAGE,
  POST,
  TRIP_NAME,
  OFFICE,
  KIND_THEN_TOWN,
  REGISTRATION,
  ADDRESS,
  FACT,
  OF_JOURNEY,
  SENTENCE,
  OWN_PAGE,
  LEFT_OUT,
  PART_OF_OFFER,
  NO_SELLER,
  ASKING,
);

/** Two to nine words, one of them of its own: `4* hotels` is a grade. */
const areNameWords = (words: readonly string[]): boolean => words.length >= 2 && words.length <= 9 && words.some(isOwn);

function isOwn(word: string): boolean {
  const letters = word.replace(/[^a-z&]/g, '');
  return letters !== '' && !GENERIC.has(letters);
}

const BLANKS = /\s+/;

export const isRole = (folded: string): boolean => folded.length <= 70 && ROLE.test(folded);

/** `Director, Group Sales | …`, `Head of Incentives`: a line that starts with what somebody is there. */
export const isPost = (folded: string): boolean => folded.length <= 70 && STARTS_WITH_POST.test(folded);
const STARTS_WITH_POST =
  /^(?:(?:senior|junior|deputy|asst\.?|assistant|assoc\.?|associate|vice|chief|managing|regional|area|country|national|key|sales|marketing|business|development|account|product|client|reservations|travel|general|commercial|group|trade|events?) ){0,3}(?:director(?: of [a-z &]{3,30})?|manager|executive|consultant|advis[eo]r|specialist|planner|designer|(?:co-?)?founder(?: (?:&|and) (?:ceo|director|owner))?|owner|ceo|managing partner|inhaber(?:in)?|(?:mit)?grunder(?:in)?|(?:co-?)?fondat(?:eur|rice|ore)|(?:co-?)?fundadora?|president|coordinator|executive|head of [a-z &]{3,24}|geschaftsfuhrer(?:in)?|leiter(?:in)?|directeur|directrice|directora?|gerente|direttore|direttrice|titolare|diretora?)(?:$|,|\s?[|·@–—]|\s-\s|\s(?:at|bei|chez)\s)/;

/** One to five words that start with capitals, none of which is a common word of offers. */
export function isPersonName(text: string): boolean {
  if (text.length < 2 || text.length > 40 || !startsName(text) || hasDigit(text) || !NAME.test(text)) return false;
  const folded = foldText(text);
  return (
    !COMPANY.test(folded) &&
    !ROLE.test(folded) &&
    !NO_PERSON.test(folded) &&
    !isWeekday(folded) &&
    !isButton(folded) &&
    !WAYS.has(folded) &&
    !GOES_ON.test(text) &&
    findAirlineByName(foldName(text)) === undefined &&
    !isPlaceName(text) &&
    !REGION.test(text) &&
    !IN_STATE.test(text) &&
    !BRAND.test(text) &&
    !SHIP.test(text)
  );
}

/** `LG Lena`: the greeting is none of the name. */
/** `OR STAY TEN, PAY FOR SEVEN`: one more offer. */
const GOES_ON = /^(?:OR|AND|UND|ODER|ET|OU|PLUS|STAY|PAY|BOOK|SAVE)\s/;
const GREETED = /^(?:lg|vg|mfg|kh|mvh|vh|gr|bjs|cdlt) [a-z]/;

/** `Email Address`, `Vorname`: what a form asks; `Unterbringung`: how one stays. */
const FORM_FIELD =
  /^(?:(?:e-?mail |street |postal )?address|(?:first|last|full|family) name|surname|phone(?: number)?|mobile|vorname|nachname|anschrift|adresse|telefon(?:nummer)?|prenom|courriel|nombre completo|apellidos?|cognome|sobrenome|unterbringung|belegung|verpflegung|message|subject|nationality)$/;

export const isFormField = (folded: string): boolean => FORM_FIELD.test(folded);

/** `Sales Manager, US Northwest`, `…, DACH & Benelux`: for which part of the world somebody sells. */
const REGION =
  /(?:^|\s)(?:US|USA|UK|UAE|EU|EMEA|APAC|DACH|LATAM|MENA|Benelux|Nordics|Midwest)(?=$|\s)|^(?:North|South|East|West|Northern|Southern|Eastern|Western|Central)(?:west|east)? (?:of )?\p{Lu}|\s(?:Region|Territory|Counties|Midlands)$/u;

/** `Brunswick VIC`, `Guelph ON`: a town and its state. */
const IN_STATE =
  /\p{Ll} (?:VIC|NSW|QLD|TAS|ACT|NT|WA|SA|A[BKLRZ]|BC|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|M[ABDEINOST]|N[BCDEHJMSVY]|O[HKNR]|PA|QC|RI|S[CDK]|T[NX]|UT|V[AT]|W[IVY]|YT)$/u;

/** `SunHopper`, `TripTeller`: two words in one are a brand; `MacLeod` and `LaToya` begin with less, `MaryAnn` ends with a name. */
const BRAND =
  /^(?!WhatsApp|FaceTime|YouTube|TikTok|LinkedIn|PayPal)\p{Lu}(?!ac)\p{Ll}{2,}(?!(?:Ann[ae]?|Beth|Ellen|Grace|Jane|Jean|Jo|Kate|Kay|Lee|Lou|Lynne?|Mae|Marie|Rose|Sue)$)\p{Lu}\p{Ll}+$/u;
export const isBrand = (text: string): boolean => BRAND.test(text);

/** `Return` over the flights home. */
const WAYS = wordSet(
  'return|outbound|inbound|outward|departing|returning|departure|departures|arrival|hinflug|ruckflug|hinreise|ruckreise|aller|retour|ida|vuelta|regreso|andata|ritorno|volta|heenreis|terugreis',
);

/** `MULTI CITY - Mr & Mrs …`: what the journey is. */
const SHAPE_OF_TRIP =
  /^(?:multi[- ]?(?:city|stop|sector|leg)|round[- ]?(?:trip|the[- ]world)|open[- ]?jaw|one[- ]?way|return|stop-?over)\b/;

/** What nobody is called, asked at once. */
const NO_PERSON = anyOf(NOT_A_NAME, ADDRESSED, CLOSED, ADDRESS, FARE_WORD, EVENT, SHAPE_OF_TRIP, GREETED, FORM_FIELD);

/** Short forms of weekdays that people are called. */
const CALLED_SO = wordSet('sam|dom|mar|gio|di|do|so|mi|mer|lun|ven');
/** `Tue`, `jueves`: the day before a date, and nobody. */
const isWeekday = (folded: string): boolean => WEEKDAYS.has(folded) && !CALLED_SO.has(folded);

/** `MS Clara Vogt` is a ship. */
const SHIP = /^(?:MS|MV|RV|SS|MY) \p{Lu}\p{Ll}/u;

/** `Preston`, `Surat`: a place of the gazetteer that is no common name. */
export function isPlaceName(text: string): boolean {
  const place = findPlace(foldName(text));
  return place !== undefined && !place.ambiguous;
}
