/** Words around the name of a place in an entry of a plan, folded (lower case, no accents): English, German, French, Spanish, Italian, Portuguese, Dutch, Scandinavian. */
import { wordSet } from '../../text/word-set.ts';

/** Behind these stands the house itself. */
export const AT_WORDS: ReadonlySet<string> = wordSet(
  'at|inside|beim|bei|chez|presso|al|alla|alle|agli|ai|all|allo|au|aux|bij|hos|ved',
);

/** Of these what they say is sure: a name behind them is where, however the rest is written. */
export const SURE_WORDS: ReadonlySet<string> = wordSet('at|inside|chez|presso');

/** Behind these a house or a town. */
export const IN_WORDS: ReadonlySet<string> = wordSet(
  'in|near|nr|on|from|vanaf|through|along|around|durch|im|am|auf|an|en|dans|a|em|na|nas|no|nos|nel|nella|nell|sul|sulla|sur|op|pa|i',
);

/** In German every noun has a capital: behind these one word alone must be known for a place. */
export const GERMAN_IN: ReadonlySet<string> = wordSet('im|am|auf|an|beim|bei|durch|from');

/** They mean other things in other languages: what stands behind them must be known for a place, or say that it is a house. */
export const OPEN_WORDS: ReadonlySet<string> = wordSet('a|i|no|na|nos|nas|pa|op|en|sur|al|ai|around');

export const LINKS: ReadonlySet<string> = wordSet(
  'de|het|del|della|delle|dello|degli|dei|di|da|do|dos|das|du|des|la|le|les|el|las|los|of|the|al|am|an|im|zum|zur|van|von|der|den|no|upon|sur|sous|l|d|ul',
);

/** Common nouns that stand before or behind a name and belong to it. */
export const VENUE_WORDS: ReadonlySet<string> = wordSet(
  'restaurants?|ristorante|restaurante|trattoria|osteria|pizzeria|gelateria|auberge|gite|hotel|albergo|hostel|cave|caves|winstub|chateau|domaine|cafe|caffe|bar|pub|taverna|tasca|bodega|mercado|marche|mercato|market|musee|museo|museu|museum|plaza|place|piazza|praca|praia|playa|plage|spiaggia|bagno|rue|calle|via|rua|gare|stazione|estacion|estacao|station|aeropuerto|aeroport|aeroporto|airport|port|porto|puerto|pier|pousada|hostal|refugio|refuge|rifugio|abri|col|parc|parque|parco|park|jardin|jardim|giardino|gardens?|chiesa|eglise|iglesia|igreja|church|cathedral|terminal|circolo|stadio|teatro|theatre|salle|sala|harbour|harbor|marina|beach|castle|palace|square|office|school|hall|lodge|camp|winery|vineyard|temple|bridge|steps|plage|tavern|bistro|bakery|gallery|quai|quartier|avenida|avenue|rua|street|road|quay|barrio|vineyards|estate|faro|lighthouse|phare|castello|castillo|duomo|cattedrale|catedral|cathedrale|torre|tower|cantina|masseria|tenuta|villa|aula|borgo|palazzo|palacio|palais|monastero|abbazia|abbaye|basilica|basilique|chapel|abbey|grotto|crypt|sanctuary|shrine|mosque|synagogue|kirche|dom|museum|schloss',
);

/** Alone they name no place. */
export const COMMON_NOUNS: ReadonlySet<string> = wordSet(
  'hotels?|hotell|restaurants?|airport|lodge|camps?|resort|ship|home|house|villa|hostel|flughafen|hafen|bahnhof|stadt|zentrum|altstadt|station|centre|center|city|town|pool|beach|bar|lobby|port|flat|apartment|office|airbnb|cafe|garden|terrace|spa|base|club|marina|village|school|church|museum|park|market|aeroporto|aeropuerto|albergo|casa|room|accommodation|strand|restaurante|ristorante|reception|old|main|local|your|our|own',
);

/** Capitals behind `at` or `in` that tell when, how or in what, not where. */
export const NO_PLACE: ReadonlySet<string> = wordSet(
  'to|superior|deluxe|standard|junior|king|queen|suite|half|full|bed|leisure|sea|own|noon|midday|midnight|sunset|sunrise|dawn|dusk|night|daybreak|economy|business|first|premium|comfort|class|english|german|french|spanish|italian|portuguese|dutch|groups?|twin|double|single|triple|time|advance|person|total|style|euros?|eur|usd|gbp|chf|you|we|they|he|she|it|all|will|last|least|once|extra|additional|approx|about|around|anschluss|rahmen|ruhe|eigenregie|begleitung|kleingruppen|gruppen|laufe|preis|zuge|namen|sinne|doppelzimmer|einzelzimmer|zimmer|bus|zug|flugzeug|boot|schiff|auto|mietwagen|abend|morgen|vormittag|nachmittag|mittag|fruhen|spaten|nachsten|folgenden|ganzen|ende|anfang|folge|form|richtung|etappen|sommer|winter|fruhling|herbst|spring|summer|autumn|fall|uhr|am|pm|am/pm|part|parts|search|honour|honor|case|lieu|order|line|touch|transit|route|deutsch|englisch|voiture|train|avion|bateau|car|minibus|taxi|van|coach|mercedes|jeep|jeeps|land|toyota|tuk|kayak|canoe|style|breakfast|lunch|dinner|brunch|bb|hb|fb|ai',
);

/** Words of what is done: behind a comma they begin the next thing. */
export const EVENT_WORDS: ReadonlySet<string> = wordSet(
  'breakfast|brunch|lunch|dinner|supper|drinks|cocktails?|briefing|check-in|checkin|check|check-out|checkout|transfers?|departure|arrival|arrive|depart|tour|tours|visit|walk|cruise|tasting|free|flight|drive|show|party|buffet|reception|break|box|gala|ceremony|registration|workshop|meeting|class|lesson|massage|relax|return|overnight|photo|stop|swim|hike|ride|safari|shopping|rest|leisure|optional|included|incl|private|guided|mass|assembly|session|plenary|call|pick|drop|fruhstuck|mittagessen|abendessen|fahrt|fuhrung|stadtfuhrung|wanderung|besuch|besichtigung|weinprobe|abreise|anreise|ankunft|abfahrt|ubernahme|ruckgabe|zimmerbezug|zimmerverteilung|begrussung|einchecken|konzert|stellprobe|freizeit|einchecken|petit|dejeuner|diner|visite|depart|arrivee|desayuno|almuerzo|comida|cena|visita|salida|llegada|traslado|colazione|pranzo|partenza|arrivo|trasferimento|almoco|jantar|chegada|partida|saida|festa|concert|service|menu|course',
);

/** Before `in` they tell that the journey ends there. */
export const ARRIVING: ReadonlySet<string> = wordSet(
  'arrive|arrives|arriving|arrival|land|landing|ankunft|arrivee|arriver|llegada|arrivo|chegada|aankomst|check|checkin|pick|collect|embark|embarkation|boarding|board|depart|departs|departure|meet|leave|leaves|abfahrt|depart|partenza|salida|partida|ritrovo|rendez|komen|komt|kommen|kommt|arrivons|arrivez|arriviamo|llegamos|chegamos|vertrekt|parte|terug|zuruck',
);

/** `Domplatz`, `Veitsdom`, `Marktstraße`: the word itself names a place. */
export const PLACE_ENDING =
  /[a-z]{3}(?:platz|strasse|gasse|dom|kirche|munster|museum|markt|bahnhof|flughafen|hafen|tor|brucke|turm|schloss|burg|park|garten|see|halle|theater|oper|straat|plein|gracht|markt|kerk|gatan|torg|gade|plads)$/;
