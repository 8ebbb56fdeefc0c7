/** The words beside an amount in a flight offer: what it pays for and for whom. Folded text, six languages. */
import { compactPattern } from '../text/compact-pattern.ts';
import { LinePattern } from '../text/line-look.ts';
import { PatternBits } from '../text/pattern-bits.ts';

/**
 * `total` is a price with everything in it; `fare` may be that or the fare before taxes; `item` prices a part
 * of the journey; `other` is no part of the fare. */
export type FareRole = 'base' | 'fare' | 'taxes' | 'fee' | 'total' | 'was' | 'saving' | 'item' | 'other' | null;
export type FareBasis = 'person' | 'all' | 'child' | null;

const WAS =
  /(?:\bwas|\bwere|before|originally|instead of|rather than|reg(?:ular(?:ly)?)?\.?(?: price| fare)?|normally|usually|list price|rrp|compare(?:d)? (?:at|to)|previously|old price|statt|bisher|anstatt|au lieu de|avant|ancien prix|antes|en lugar de|precio anterior|invece di|anziche|prima|em vez de|(?<!\b(?:es|est|e|sera|fica|total|partir|prix|precio|preco|tarifa?|prezzo|importe|montant|valor|coste|costo|custo|cout) )(?<![a-z])de)\s?:?\s?$/;
const WAS_AFTER = /^\s?(?:now\b|→ ?now|\(?(?:was|before|old price))/;
const SAVING =
  /\b(?:save|saving|savings|you save|discount|off|rabatt|sie sparen|ersparnis|reduction|remise|economisez|ahorr\w+|descuento|sconto|risparmi\w*|desconto|economiz\w+)\b/;
const OTHER = compactPattern(
  /\b(?:bag|bags|baggage|luggage|lugg|cxl|chg|chng|canx|rebkg|suitcases?|carry-?on|checked|seat|seats|chang(?:e|es|ing)|cancel\w*|penalt\w+|refunds?|refundable (?:less|minus|for|with|against)|remboursables? (?:avec|moyennant|contre|sous)|reembolsables? (?:con|menos|por|mediante)|rimborsabil[ei] (?:con|meno|a fronte)|erstattbar (?:gegen|mit|abzgl|minus)|restitueerbaar (?:met|tegen|minus)|reissue|rebook\w*|no[- ]?show|deposit|down ?payment|balance|final payment|restzahlung|restbetrag|solde|saldo|insurance|transfers?|hotels?|room|upgrade\w*|lounge|priority|fast[- ]?track|speedy boarding|check-?in|meals?|wi-?fi|name (?:change|correction)|visa|excess|overweight|parking|credit card|cc fee|amend\w*|reduction of|per seat|correction|voucher|credit of|points|miles|exceed\w*|(?:ubersteig|uberschreit)\w*|depasse\w*|excede\w*|overschrijd\w*|cover(?:ed|age)?|commission|comm|(?:hand|aufgabe|reise|frei|zusatz|uber|sperr|sport)?gepack\w*|koffer|sitzplatz\w*|umbuchung\w*|stornier\w*|storno\w*|anzahlung|versicherung|bagages?|valises?|sieges?|modification|annulation|acompte|assurance|equipaje|maletas?|asientos?|cambio|cambios|cancelacion|deposito|seguro|bagagli[oa]?|valigi[ae]|post[oi]|cambio|penale|acconto|assicurazione|bagage[mn]s?|malas?(?= (?:de|da|ate|com|para|grandes?|pequenas?|\d))|assentos?|lugar(?:es)? (?:a|na|no|de|com|marcad[oa])|alteracao|cancelamento|sinal|taxa de remarcacao|wijzig\w+|omboek\w+|annul(?:eren|ering)|(?:ruim|hand)bagage|stoel(?:en|reservering)?)\b/,
);
/** What tells that an amount is no part of the fare, before it or right behind it; see `OTHER_BEHIND` of its reader. */
export const OTHER_WORDS = new LinePattern(
  OTHER,
  `${OTHER.source}|checked|bag|carry|change|cancel|name|seat|deposit|penalty|upgrade|no-?show|insurance`,
);
const TAXES =
  /\b(?:tax(?:es)?|tx|yq|yr|apd|surcharges?|airport (?:charges|fees)|passenger (?:duty|(?:service|security|facilit(?:y|ies)) (?:charges?|fees?))|security charges?|luftverkehrs?steuer|carrier[- ]imposed|(?:carrier|airline) (?:charges?|fees?)|(?<=^\W{0,3})charges?(?=\W{0,8}$)|govt|government|steuern?|taxen|gebuhren|flughafengebuhren|zuschlage|taxes? d'aeroport|tasas|impuestos|tasse|imposte|oneri|taxas?|impostos|security fee|transportation tax|facility charge|(?:luchthaven)?belasting(?:en)?|toeslag(?:en)?)\b/;
const WITH_TAXES = compactPattern(
  /\b(?:inc?l?(?:\.|uding|uded|usive|udes?)?(?: of)?|with|plus all|all|after|inkl\.?|inklusive|incl(?:us|uses)?|toutes|ttc|con|com|mit|avec|met|incluid[oa]s?|compres[eoi]|inclus[eoi])\s(?:all )?(?:the )?(?:taxes|tax|steuern|taxes|tasas|tasse|taxas|impuestos)|(?:taxes|tax|steuern|tasas|tasse|taxas)(?: (?:and|&|und|et|y|e) (?:fees|charges|gebuhren|frais|oneri))? (?:incl|included|in\b|inkl|inbegriffen|comprises|inclus|incluid|compres)|(?:fare|flights?|price) (?:and|\+|&|plus|incl\.?) tax/,
);
/** F-610: `Fares below are per adult including taxes of GBP 428.15`: how much of the price they are. */
const TAXES_OF =
  /\b(?:tax(?:es)?|steuern|tasas|impuestos|tasse|taxas|belasting(?:en)?)(?: (?:and|&|und|et|y|e|en) (?:fees|charges|gebuhren|frais|oneri|toeslagen))? (?:of|von|in hohe von|de|di|por|van)\s$/;
export const areTaxesWithin = (before: string): boolean => TAXES_OF.test(before) && WITH_TAXES.test(before);
const FEE =
  /\b(?:(?:service|booking|agency|ticketing|ticket issue|issuing|handling|processing|planning|consult\w+|admin\w*|professional|our|my|transaction|convenience|management) (?:fees?|charges?)|upcharge|mark-?up|service ?charge|servicegebuhr|ticketgebuhr|buchungsgebuhr|bearbeitungsgebuhr|serviceentgelt|frais (?:de (?:service|dossier|reservation)|d'agence)|gastos? de (?:gestion|emision)|cargo por servicio|(?:diritti|spese|costi) (?:di |d')?(?:agenzia|gestione|emissione|prenotazione)|fee d'agenzia|taxa de (?:servico|emissao)|fees?|add(?:itional)?|extra|supplement|aufpreis|aufschlag|supplemento?|suplemento|more)\b|\b(?:another|a further|weitere|encore|otros|altri|ulteriori|mais)(?=\s?$)/;
/** `Subtotale extra`: what bags and seats come to is no fee on the fare. */
const EXTRAS_SUM =
  /\b(?:sub-?\s?total[eo]?|total[eo]?|totaal|summe|zwischensumme|sous-total|subtotaal)(?: (?:of|for|fur|der|des|de|dei|degli|los|las|van|voor|da|das|dos))?(?: (?:the|les|die|alle|your|ihre))? (?:extras?|extra's|add-?ons?|zusatzleistungen|zusatze|supplementi|servizi(?: aggiuntivi)?|servicios(?: adicionales)?|options|ancillar(?:y|ies))\b/;
/** `surcharge to Premium Economy`, `Zuschlag Business`, `toeslag naar Premium`: what a better cabin costs on top is no tax. */
const UPCHARGE = compactPattern(
  /\b(?:upcharge|surcharge|supplement|zuschlag|aufpreis|mehrpreis|aufzahlung|upgrade-?aufpreis|toeslag|meerprijs|bijbetaling|opslag|suppl?emento|sobreprecio|maggiorazione|differenza|acrescimo)(?: (?:to|for|into|up to|auf|fur|zur|zu|nach|in|pour|vers|en|a|para|per|naar|voor|tot)){0,2}(?: (?:the|die|la|le|de|een))? (?:premium|prem|business|comfort|club|first)\b(?![^.;,]{0,40}\b(?:tax(?:es)?|steuern)\b)/,
);
const BASE = compactPattern(
  /\b(?:base (?:air)?fares?|base price|base(?=\s?(?:[:=]|is|at|est(?: a| de)?|es(?: de)?|e(?: di)?)?\s?$)|basis(?=\s?(?:[:=]|is|ist|liegt bei)\s?$)|(?:net|nett|published|gross|pub|basic) (?:air)?fares?|nett? (?:rates?|prices?|costs?)|netto(?:preis|tarif|rate)|prix net|tarif net|precio neto|prezzo netto|preco neto|fare (?:before|excl\.?|excluding|ex\.?|without|w\/o) tax(?:es)?|(?<!\btotal )air ?fares?(?! ?total)|grundpreis|nettopreis|flugpreis netto|tarif (?:hors taxes|de base|ht|aerien)|prix hors taxes|tarifa (?:base|neta|aerea)|tariffa (?:base|aerea)|tarifa (?:base|aerea))\b/,
);
const FARE =
  /\b(?:fares?|tickets?(?: price)?|flights?(?: price| cost)?|tari(?:f|ef)|flugpreis|ticketpreis|flug|vols?|billets?|tarifa|vuelos?|billetes?|boletos?|tariffa|volo|voli|bigliett[oi]|voos?|passage[mn]s?|bilhetes?)\b/;
const TOTAL =
  /\b(?:(?:grand |sub|trip |net |final |fare |overall |ticket )?tot(?:als?|aal)?|ttl|all[- ]in(?:clusive)?|prices?|costs?|pricing|quote[ds]?|rates?|from|only|just|now|pay|amount(?: due)?|comes to|works out|gesamt\w*|endpreis|reisepreis|preis|summe|betrag|ab|nur|prix(?: total)?|montant|a partir de|des|precio(?: total| final)?|importe|desde|costo|coste|prezzo(?: totale)?|totale|importo|costo|da|preco(?: total)?|valor(?: total)?|apenas|totalpris|pris|prij(?:s|zen)|vanaf|bedrag|selling|sell|pvp|venta|venda|verkaufspreis|vk-?preis|prix de vente|prezzo (?:di vendita|al pubblico))\b/;

const PERSON =
  /(?:\bper (?:person|adult|adt|pax|passenger|psgr|psngr|pgr|traveller|traveler|head|ticket|guest|seat|individual|student)|\bper (?:persoon|volwassene|reiziger|stoel|voksen|vuxen|resenar)|\bpr\.? ?(?:pers(?:on)?|voksen|rejsende|reisende|nase|mand|deltager)\b|\b(?:pro|je) (?:sitz)?platz|\bpar (?:siege|place)|\bpor (?:asiento|plaza|assento|lugar)|\b(?:a|per) posto|\bp\.? ?p\.?(?:\b|$)|\bpp\b|\/ ?(?:person|pers\.?|pax|adult|adt|pp|p|traveller|traveler|passenger|pp\.)\b|\beach\b(?! way)|\bea\.?(?:\s|$)|\ba head\b|\bp\/p\b|\b(?:pro|je) (?:person|erwachsene[nrm]?|kopf|reisende[nrm]?|passagier|fluggast)|\bje\s?$|\bp\.? ?pers|\bpar (?:personne|adulte|passager|voyageur|pers)|\bpor (?:persona|adulto|pasajero|viajero|pax|cabeza)|\bcada un[oa]|\b(?:a|per) (?:persona|testa|adulto|passeggero|viaggiatore)|\bcad(?:auno)?\b|\bpor (?:pessoa|adulto|passageiro)|\badult (?:fare|price)|\b(?<!\b(?:(?:[2-9]|\d\d) ?(?:x )?|alle[nr]? ))(?:traveler|traveller|passenger|adult|passagier|reisende[rn]?|erwachsene[rn]?|passager|adulte|pasajero|adulto|passeggero|passageiro|volwassene|reiziger) ?1?\s{0,12}(?:[:(]|$)|\b1 (?:adult|passenger|traveller|traveler|person|erwachsene[rn]?|adulte|adulto)\b|\badt\b|\bin(?:dividual)? price)/;
const ALL = compactPattern(
  /(?:\bfor (?:all|both|everyone|everybody|the (?:\w+ )?(?:both|pair|two|three|four|five|six|family|group|couple|party|\d{1,3}|lot)|\d{1,3}(?!\d)|two|three|four|five|six|seven|eight|you (?:both|all|two|three|four))|\b(?:x|×) ?\d{1,2}\b|\b(?:[2-9]|\d\d) ?(?:x )?(?:pax|adults?|passengers?|people|persons?|travell?ers?|tickets?|personen|erwachsene|personnes|adultes|passagers|personas|adultos|pasajeros|persone|adulti|passeggeri|pessoas|passageiros|psgrs?|volwassenen|reizigers|seats)\b|\btrip total|\bgrand total|\bgroup total\b|\btotale?(?: (?:price|prix|precio|prezzo|preco))? (?:(?:del |du |do )?(?:group(?:e|en)?|gruppo|grupo|gruppe))\b(?! (?:fare|rate|price|discount))|\b(?:[2-9]|\d\d{1,2}) (?:posti|plazas|lugares|places|sieges|sitzplatze|platze)\)|\btotal (?:for|fue?r|pour|para|per|x|due|price for|cost for|amount)|\bgesamt(?:preis|betrag|summe)?\b|\bfue?r (?:(?:euch|sie) )?(?:alle|beide|zwei|drei|vier|\d{1,2})\b|\bzu (?:zweit|dritt|viert|funft|sechst)\b|\bp\/ ?[2-9]\b(?![.,/]\d| ?(?:malas?|bagage(?:m|ns)|volumes?|noites?|dias?|trechos?|criancas?)\b)|\bvoor (?:jullie )?(?:alle|allen|allebei|beiden|twee(?:en)?|drie(?:en)?|vier(?:en)?|\d{1,2})\b|\bpour (?:vous )?(?:tous|toute la famille|la famille|le groupe|les deux|deux|trois|quatre|\d{1,2})\b|\bfue?r die (?:ganze )?(?:familie|gruppe)\b|\b(?:para|per) (?:(?:toda|tutta) )?l?a famil?(?:ia|glia)\b|\bvoor (?:het|de) (?:hele )?(?:gezin|familie)\b|\bfor th?e? ?[2-9] of u\b|\bfor (?:hele )?familien\b|\b(?:for|til|for) (?:jer|dere|er) (?:to|begge|alle|tre|fire|alla|bada|tva)\b|\bpara (?:(?:vosotr[oa]s|ustedes|voces) )?(?:todos|(?:l?[oa]s )?(?:dos|dois|duas)|ambos|tres|cuatro|quatro|\d{1,2})\b|\bper (?:voi )?(?:tutti|entrambi|due|tre|quattro|\d{1,2})\b|\b(?:zusammen|samen|insieme|juntos)\b|\b(?:(?:l[oae]s|[oa]s) (?:dos|deux|dois|duas)|in (?:due|tre|quattro)|a (?:deux|trois|quatre))(?=\s?(?:$|[.,;:!)]|(?:con|avec|com|senza|sin|sans|sem|ttc|tasse|tutto|todo|tudo|tout|incl|ida|en total|in totale|y|et|e)\b))|\b(?:p[ae]r couple|per family|par famille|pro (?:paar|familie)|por (?:pareja|casal|familia)|a (?:coppia|famiglia))\b|\ball (?:pax|passengers|travell?ers)|\b(?:all|alle|tous les|los|tutti e) (?:[2-9]|two|three|four|five|six|drei|vier|trois|quatre|tres|cuatro|tre|quattro)(?! (?!of )[a-z\d]|[a-z\d-]|[.,]\d)|\bcombined|\baltogether|\boverall|\bgroup total|\bthe (?:whole lot|lot|pair)\b(?! of\b))/,
);
/** `$2,296 total`. */
const TOTAL_BEHIND = /^\W{0,3}(?:in )?total(?:e)?\s?[.!]?$/;
const CHILD =
  /\b(?:child(?:ren)?|chd|cnn|c\d\d|infants?|inf|kids?|minors?|youth|baby|babies|kind(?:er)?|kleinkind|enfants?|bebes?|ninos?|ninas?|menor(?:es)?|kinderen|bambin[oi]|neonat[oi]|infantes?|lactantes?|criancas?)\b/;

/** F-697: `If you want we can file, service charge 3,500`: what is done on wish only adds nothing to the fare. */
const ON_WISH =
  /(?:^|[^a-z])(?:if (?:you (?:want|wish|like|need|prefer|would like)|(?:required|needed|wanted))|wenn (?:sie|du|ihr) (?:mochte[nt]?|wunsch(?:en|t)|wollen|magst)|si (?:vous (?:voulez|souhaitez|desirez)|(?:tu|lo) (?:veux|desea[ns]?|quiere[ns]?)|quieres?|deseas?)|se (?:vuoi|vuole|volete|desidera(?:te)?|quiser|desejar))\s[^.;!?]{2,70}$/;

const TICKET_PRICE =
  /\b(?:ticket|flight|fare) (?:price|cost)s?\b|\bprice of (?:the )?(?:ticket|flight)|\bprix du (?:vol|billet)|\bprecio del (?:vuelo|billete)|\bprezzo del (?:volo|biglietto)/;

const OFF = /^\s?(?:off|discount|rabatt|de descuento|di sconto|de desconto)\b/;
const BASE_BEHIND = /^\W{0,3}(?:in )?(?:base\b|air ?fare)/;
const TAXES_BEHIND = /^\W{0,3}(?:in |of )?(?:tax(?:es)?\b|steuern|de taxes|de tasas|di tasse|de taxas)/;
const FEE_BEHIND =
  /^\W{0,3}(?:(?:de |di |d')?(?:unsere |notre |nuestra |la nostra )?(?:(?:service|booking|agency|ticketing) fee|(?:service|ticket|buchungs|bearbeitungs)(?:gebuhr|entgelt|pauschale)|frais d[e'] ?(?:service|dossier|agence)|gastos de (?:gestion|agencia|emision)|spese (?:di |d')?(?:agenzia|gestione)|diritti (?:di |d')?agenzia|taxa de (?:servico|emissao)))/;
const ALL_IN_BEHIND =
  /^\W{0,3}(?:total|ttl|all[- ]in|incl|inkl|taxes in|lowest|gesamt|ttc|in total|round ?trip|return)/;

/** `Fare per seat`, `Total for 28 seats`: groups pay by the seat; what it costs to choose one is another thing. */
const SEAT_OF_FARE = compactPattern(
  /\b((?:(?:air|group )?(?:fares?|price|rate)|cost|tax(?:es)?|charges|surcharges?|total|sum|amount|(?:flug)?preis|tarif|steuern|gebuhren|zuschlage|gesamt(?:preis)?|summe|prix|taxes|precio|tarifa|tasas|importe|prezzo|tariffa|tasse|totale|preco|taxas|prijs|tarief|belastingen|totaal)(?: (?!seats?\b)[a-z\d&/.,$€£-]{1,12}){0,5}) \(?(?:(?:per|a|each|pro|je|par|por) |(?:for|fur|pour|para|per|voor) (?:all |the )?\d{1,3} |[1-9]\d{1,2} )(?:seats?|(?:sitz)?platze?|sieges?|places?|asientos?|plazas?|post[oi]|assentos?|lugar(?:es)?|stoel(?:en)?)\b/,
);
/** `28 seats @`: so many that a group travels on them. */
const SEATS_OF_GROUP =
  /(?<![\d.,])[1-9]\d{1,2} (?:seats|(?:sitz)?platze|sieges|places|plazas|posti)(?=\s?(?:@|at|x|×|je|zu|a)\s)/;
/** `Seats booked 2A+2C £400 pp`, `seats left: 9.`: whether there are any. */
const SEATS_AT_ALL =
  /\bseats? (?:are )?(?:(?:left|remaining)\b|(?:booked|held|blocked|available|on hold|confirmed)\b(?=.*(?:\d|[.,;] ))(?!.*(?:\b(?:at|for|from|ab|je)|@) ?$))/;
const withoutSeatOfFare = (before: string): string =>
  before.replace(SEAT_OF_FARE, '$1').replace(SEATS_OF_GROUP, '').replace(SEATS_AT_ALL, '');

/** `Economy Classic fare with 23kg bag: `, `Prezzo con bagaglio: `: what the fare brings is no price of its own. */
const FARE_WITH = compactPattern(
  /(?:^|[.;•*-]\s)(?:the )?(?:[a-z]{2,12} ){0,3}(?:fares?|prices?|economy|business|basic|light|standard|classic|flex|preis|tarif|flugpreis|prix|precio|tarifa|prezzo|tariffa|preco)(?: [a-z]{2,12}){0,3} (?:with(?:out)?|incl(?:uding|\.)?|inkl\.?|con|mit|ohne|avec|sans|sin|senza|com|sem|met|zonder) [^:=;]{2,40}[:=]\s{0,4}$/,
);

/** `Sell price with bag and taxes GBP 470`: so it is without a mark, where nothing says that the bag has its price. */
const PRICE_WITH = compactPattern(
  /(?:^|[.;•*-]\s)(?:the |our |your )?(?:sell(?:ing)? |total |net )?(?:fares?|prices?|preis|flugpreis|prix|precio|tarifa|prezzo|tariffa|preco|prijs) (?:with(?:out)?|incl(?:uding|\.)?|inkl\.?|con|mit|ohne|avec|sans|sin|senza|com|sem|met|zonder) (?!.*(?:\b(?:fees?|charges?|costs?|extra|add(?:ed|s|itional)?|plus|supplement\w*|aufpreis|zuschlag|gebuhr\w*|supplemento|suplemento|on top)\b|\+|\b(?:of|von|de|di|van|worth) $))[a-z\d ,&/-]{2,40} (?:(?:is|ist|est|es|e) )?$/,
);

/** The same of a whole clause: `Price with cabin bag: £742 each`. */
export function isFareWith(folded: string): boolean {
  const at = folded.search(PRICE_START);
  if (at > 0 && FARE_WITH.test(folded.slice(0, at + 1))) return true;
  return PRICE_WITH.test(BEFORE_AMOUNT.exec(folded)?.[0] ?? '');
}
const PRICE_START = /[:=]\s{0,4}(?:[a-z]{3}\s?)?[$€£]?\s?\d/;
const BEFORE_AMOUNT = /^.{8,90}? (?=(?:[a-z]{3} ?|[$€£] ?)\d|\d[\d.,]* ?(?:€|eur|£|usd|gbp|chf))/;

/** Run on the end of a text, which may begin in the midst of a word. */
const anywhere = (pattern: RegExp): RegExp => compactPattern(pattern.source.replace(/^\\b/, ''));

/** `GBP 210 per seat plus taxes`, `per seat, 28 seats`: what a group pays for each, no seat that one chooses. */
export const isSeatOfGroup = (before: string, after: string): boolean =>
  SEAT_BEHIND.test(after) && (PRICED_SEAT.some((pattern) => pattern.test(before)) || SEAT_WITH_TAXES.test(after));
const PRICED_SEAT = [BASE, TAXES, FARE, TOTAL, /(?<![\d.,])[1-9]\d{1,2} ?[x×@] ?$/];
const SEAT_BEHIND = /^\W{0,3}(?:per|a|each|pro|je|par|por) (?:seat|(?:sitz)?platz|siege|place|asiento|plaza|posto)\b/;
const SEAT_WITH_TAXES =
  /^[^\d;]{0,24}(?:\+|plus|&|and|incl[a-z]{0,6}\.?|excl[a-z]{0,6}\.?|before|zzgl\.?|inkl[a-z]{0,6}\.?|hors|mas|piu) (?:all |airport )?(?:tax|steuern|tasas|tasse)/;

/** Which of the words before an amount, and of those behind it, a text may hold: nearly always one or two. */
const BEFORE = new PatternBits([
  WAS,
  anywhere(SAVING),
  OTHER,
  WITH_TAXES,
  BASE,
  TAXES,
  FEE,
  TICKET_PRICE,
  TOTAL,
  FARE,
  UPCHARGE,
  EXTRAS_SUM,
  /(?:with|incl|inkl|con|mit|ohne|avec|sans|sin|senza|com|sem|met|zonder)/,
  /(?:seat|platz|siege|place|asiento|plaza|post[oi]|assento|lugar|stoel)/,
]);
const [WAS_BIT, SAVING_BIT, OTHER_BIT, WITH_TAXES_BIT, BASE_BIT] = [1, 2, 4, 8, 16];
const [TAXES_BIT, FEE_BIT, TICKET_PRICE_BIT, TOTAL_BIT, FARE_BIT] = [32, 64, 128, 256, 512];
const [UPCHARGE_BIT, EXTRAS_SUM_BIT] = [1024, 2048];
/** Words that make no price by themselves: of `FARE_WITH` and `PRICE_WITH`, and of what `withoutSeatOfFare` takes out. */
const [WITH_BIT, SEAT_BIT] = [4096, 8192];
const PRICE_BITS = WITH_BIT - 1;
const AFTER = new PatternBits([
  /(?:now|was|before|old price)/,
  /(?:off|discount|rabatt|de descuento|di sconto|de desconto)/,
  WITH_TAXES,
  /(?:base|air)/,
  /(?:tax|steuern|de tasas|di tasse)/,
  /(?:fee|gebuhr|entgelt|pauschale|frais|gastos|spese|diritti|taxa de)/,
  /(?:total|ttl|all[- ]in|incl|inkl|taxes in|lowest|gesamt|ttc|round|return)/,
]);
const [WAS_BEHIND_BIT, OFF_BIT, WITH_TAXES_BEHIND_BIT, BASE_BEHIND_BIT] = [1, 2, 4, 8];
const [TAXES_BEHIND_BIT, FEE_BEHIND_BIT, ALL_IN_BEHIND_BIT] = [16, 32, 64];

/** What an amount is for, from the words before and after it. */
export function readFareRole(before: string, after: string): FareRole {
  const first = BEFORE.bitsIn(before);
  const second = AFTER.bitsIn(after);
  if (((first & PRICE_BITS) | second) === 0) return null;
  if (((first & WAS_BIT) !== 0 && WAS.test(before)) || ((second & WAS_BEHIND_BIT) !== 0 && WAS_AFTER.test(after)))
    return 'was';
  if (((first & SAVING_BIT) !== 0 && SAVING.test(before.slice(-24))) || ((second & OFF_BIT) !== 0 && OFF.test(after)))
    return 'saving';
  if ((first & EXTRAS_SUM_BIT) !== 0 && EXTRAS_SUM.test(before)) return 'other';
  if ((first & UPCHARGE_BIT) !== 0 && UPCHARGE.test(before)) return 'fee';
  const isPriceWith =
    (first & (OTHER_BIT | TAXES_BIT)) !== 0 &&
    (first & WITH_BIT) !== 0 &&
    (FARE_WITH.test(before) || PRICE_WITH.test(before));
  if (
    (first & OTHER_BIT) !== 0 &&
    OTHER.test((first & SEAT_BIT) === 0 ? before : withoutSeatOfFare(before)) &&
    !isPriceWith
  )
    return 'other';
  if ((first & TAXES_BIT) !== 0 && TAXES_OF.test(before)) return 'taxes';
  const isWithTaxes =
    isPriceWith ||
    ((first & WITH_TAXES_BIT) !== 0 && WITH_TAXES.test(before)) ||
    ((second & WITH_TAXES_BEHIND_BIT) !== 0 && WITH_TAXES.test(after));
  if (!isWithTaxes && (first & BASE_BIT) !== 0 && BASE.test(before)) return 'base';
  if (!isWithTaxes && (first & TAXES_BIT) !== 0 && TAXES.test(before)) return 'taxes';
  if ((first & FEE_BIT) !== 0 && FEE.test(before) && !/\btotal/.test(before))
    return ON_WISH.test(before) ? 'other' : 'fee';
  if (!isWithTaxes && (first & TICKET_PRICE_BIT) !== 0 && TICKET_PRICE.test(before)) return 'fare';
  if ((first & TOTAL_BIT) !== 0 && TOTAL.test(before)) return 'total';
  if ((first & FARE_BIT) !== 0 && FARE.test(before)) return isWithTaxes ? 'total' : 'fare';
  if ((second & BASE_BEHIND_BIT) !== 0 && BASE_BEHIND.test(after)) return 'base';
  if (!isWithTaxes && (second & TAXES_BEHIND_BIT) !== 0 && TAXES_BEHIND.test(after)) return 'taxes';
  if ((second & FEE_BEHIND_BIT) !== 0 && FEE_BEHIND.test(after)) return 'fee';
  // `$1,038.40 tax incl`
  if (isWithTaxes && TAXES_BEHIND.test(after)) return 'total';
  return (second & ALL_IN_BEHIND_BIT) !== 0 && ALL_IN_BEHIND.test(after) ? 'total' : null;
}

/** `23kg bag included, selling £370` */
const SELLING_CLAUSE =
  /, (?:sell(?:ing)?|gross|(?:client|customer)s? pays?)(?: (?:at|for|price|fare))?\W{0,4}(?:[a-z]{3}\s?)?$/;
/** The words of an amount where a sentence of its own begins behind what costs extra: `… hold bag each. Total £372.80`. */
export function ownWords(before: string, after: string): string {
  const end = Math.max(before.lastIndexOf('. '), before.search(SELLING_CLAUSE));
  if (end < 0 || readFareRole(before, after) !== 'other') return before;
  const sentence = before.slice(end + 2);
  const role = readFareRole(sentence, after);
  return role === 'total' || role === 'fare' ? sentence : before;
}

/** `2 adults, 2 children: GBP 2,862`, `for two adults and one child`: all of them. */
const NUMBER =
  '(?:\\d{1,2}|one|two|three|four|five|six|an?|ein(?:e[mnr]?)?|zwei|drei|vier|une?|deux|trois|quatre|un[oa]|dos|tres|cuatro|due|tre|quattro)';
const MIXED = compactPattern(
  `\\b${NUMBER} ?(?:x )?(?:adults?|adt|erw(?:achsene[rn]?)?|adultes?|adultos?|adult[oi]|volwassenen?)\\b.{0,12}\\b${NUMBER} ?(?:x )?(?:child(?:ren)?|chd|kids?|infants?|kind(?:er(?:en)?)?|enfants?|ninos?|bambin[oi]|criancas?)\\b`,
);

/** `2 adults 1 child (6), child £612`: a clause of its own behind the party. */
const OF_CHILD = compactPattern(
  `[,;:.(–—-]\\s?(?:(?:the|per|each|every|das|pro|je|par|por|a|le|el|il|o)\\s)?(?:${CHILD.source.slice(2)})(?:\\s?\\([^()]{0,14}\\))?(?:\\s(?:fares?|prices?|pays?|is|at|@|zahlt|preis|tarif|paga|paie))?\\s?[:=@–-]?\\s?[$€£]?$`,
);

/** `2 adults at $845`, `2 Erwachsene je 845 €`, `2 adults x $845`: of each of them. */
const COUNTED_EACH = /\d (?:x )?[a-z]{2,14}\.?,? (?:at|@|a|je|zu je|zu|x|×)\s{1,2}$/;
/** `$845 (x2)`: so often, each. */
const TIMES_BEHIND = /^\s?[([]?[x×*] ?\d{1,2}(?![\d.,])/;

/** `£689 adults £540 kids`: what each of them pays. */
const ADULTS_BEHIND =
  /^\s(?:for |per |each )?(?:adults|adts?|erwachsene|adultes|adultos|adulti)(?=\s?(?:$|[,/&+(]|and\b|und\b|et\b|y\b|e\b))/;

const BASIS = new PatternBits([MIXED, anywhere(CHILD), PERSON, ALL, /total/]);
const [MIXED_BIT, CHILD_BIT, PERSON_BIT, ALL_BIT, TOTAL_WORD_BIT] = [1, 2, 4, 8, 16];

/** `… pro Person. Gesamtpreis für 2 Erwachsene:`: the words before the next amount begin with those for a sum. */
const SUM_BEHIND =
  /[.,;]\s{1,2}(?:in |en |no |im )?(?:gesamt|total|totaal|totale|grand total|prix total|precio total|prezzo totale|preco total|soit|zusammen)[^.;]*$/;

/** `2 adults, 1 child. Total for all`: a sentence of its own. */
const SUM_SENTENCE = /[.;]\s{1,2}(?:gesamt|total|grand total)\b[^.;]*$/;

/** `TTL FOR 2 ADT USD`: their short name is no adult's price. */
const FOR_SEVERAL =
  /\bfor (?:all |the )?(?:[2-9]|[1-9]\d) (?:x )?(?:adts?|adls?|ads|adults|pax|psgrs?)\b[^a-z\d.;]{0,3}(?:[a-z]{3})?\s{0,3}$/;

/** For whom it is. The words behind an amount speak of it more surely than those before. */
export function readFareBasis(before: string, after: string): FareBasis {
  const near = after.slice(0, 40);
  const first = BASIS.bitsIn(before);
  const second = BASIS.bitsIn(near);
  if ((first | second) === 0) return null;
  if ((first & MIXED_BIT) !== 0 && OF_CHILD.test(before.slice(-44))) return 'child';
  if (((first & MIXED_BIT) !== 0 && MIXED.test(before)) || ((second & MIXED_BIT) !== 0 && MIXED.test(near)))
    return 'all';
  if (
    ((second & CHILD_BIT) !== 0 && CHILD.test(near.slice(0, 24))) ||
    ((first & CHILD_BIT) !== 0 && CHILD.test(before.slice(-40)) && !SUM_SENTENCE.test(before))
  )
    return 'child';
  if (((first & ALL_BIT) !== 0 && COUNTED_EACH.test(before)) || ((second & ALL_BIT) !== 0 && TIMES_BEHIND.test(near)))
    return 'person';
  const person = (second & PERSON_BIT) === 0 ? null : PERSON.exec(near);
  if (ADULTS_BEHIND.test(near)) return 'person';
  const isTotal = (second & TOTAL_WORD_BIT) !== 0;
  const all = ((second & ALL_BIT) === 0 ? null : ALL.exec(near)) ?? (isTotal ? TOTAL_BEHIND.exec(near) : null);
  if (person || all) return person && (!all || person.index <= all.index) ? 'person' : 'all';
  if ((first & ALL_BIT) !== 0 && FOR_SEVERAL.test(before)) return 'all';
  if ((first & PERSON_BIT) !== 0 && PERSON.test(before))
    return (first & ALL_BIT) !== 0 && ALL.test(SUM_BEHIND.exec(before)?.[0] ?? '') ? 'all' : 'person';
  if ((first & ALL_BIT) !== 0 && ALL.test(before)) return 'all';
  return isTotal && /\btotal\b/.test(near.slice(0, 16)) ? 'all' : null;
}
