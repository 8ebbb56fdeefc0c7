/** The words beside an amount in a flight offer: what it pays for and for whom. Folded text, six languages. */

/** `total` is a price with everything in it; `fare` may be that or the fare before taxes; `other` is no part of the fare. */
export type FareRole = 'base' | 'fare' | 'taxes' | 'fee' | 'total' | 'was' | 'saving' | 'other' | null;
export type FareBasis = 'person' | 'all' | 'child' | null;

const WAS =
  /(?:\bwas|\bwere|before|originally|instead of|rather than|reg(?:ular(?:ly)?)?\.?(?: price| fare)?|normally|usually|list price|rrp|compare(?:d)? (?:at|to)|previously|old price|statt|bisher|anstatt|au lieu de|avant|ancien prix|antes|en lugar de|precio anterior|invece di|anziche|prima|em vez de|de)\s?:?\s?$/;
const WAS_AFTER = /^\s?(?:now\b|→ ?now|\(?(?:was|before|old price))/;
const SAVING =
  /\b(?:save|saving|savings|you save|discount|off|rabatt|sie sparen|ersparnis|reduction|remise|economisez|ahorr\w+|descuento|sconto|risparmi\w*|desconto|economiz\w+)\b/;
const OTHER =
  /\b(?:bag|bags|baggage|luggage|cxl|chg|canx|rebkg|suitcases?|carry-?on|checked|seat|seats|chang(?:e|es|ing)|cancel\w*|penalt\w+|refunds?|reissue|rebook\w*|no[- ]?show|deposit|down ?payment|insurance|transfers?|hotels?|room|upgrade\w*|lounge|meals?|wi-?fi|name (?:change|correction)|visa|excess|overweight|parking|credit card|cc fee|amend\w*|reduction of|per seat|correction|voucher|credit of|points|miles|cover(?:ed|age)?|commission|comm|gepack|koffer|sitzplatz|umbuchung|storno|anzahlung|versicherung|bagages?|valise|siege|modification|annulation|acompte|assurance|equipaje|maleta|asiento|cambio|cambios|cancelacion|deposito|seguro|bagagli[oa]|posto|cambio|penale|acconto|assicurazione|bagagem|assento|alteracao|cancelamento|sinal|taxa de remarcacao)\b/;
const TAXES =
  /\b(?:tax(?:es)?|yq|yr|apd|surcharges?|airport (?:charges|fees)|carrier[- ]imposed|govt|government|steuern?|gebuhren|flughafengebuhren|zuschlage|taxes? d'aeroport|tasas|impuestos|tasse|imposte|oneri|taxas?|impostos|security fee|transportation tax|facility charge)\b/;
const WITH_TAXES =
  /\b(?:inc?l?(?:\.|uding|uded|usive|udes?)?(?: of)?|with|plus all|all|after|inkl\.?|inklusive|incl(?:us|uses)?|toutes|ttc|con|incluid[oa]s?|compres[eoi]|inclus[eoi])\s(?:all )?(?:the )?(?:taxes|tax|steuern|taxes|tasas|tasse|taxas|impuestos)|(?:taxes|tax|steuern|tasas|tasse|taxas)(?: (?:and|&|und|et|y|e) (?:fees|charges|gebuhren|frais|oneri))? (?:incl|included|in\b|inkl|inbegriffen|comprises|inclus|incluid|compres)|(?:fare|flights?|price) (?:and|\+|&|plus|incl\.?) tax/;
const FEE =
  /\b(?:(?:service|booking|agency|ticketing|ticket issue|issuing|handling|processing|planning|consult\w+|admin\w*|professional|our|my|transaction|convenience|management) (?:fees?|charges?)|upcharge|mark-?up|service ?charge|servicegebuhr|ticketgebuhr|buchungsgebuhr|bearbeitungsgebuhr|serviceentgelt|frais (?:de (?:service|dossier|reservation)|d'agence)|gastos? de (?:gestion|emision)|cargo por servicio|(?:diritti|spese|costi) (?:di )?(?:agenzia|gestione)|fee d'agenzia|taxa de (?:servico|emissao)|fees?|add(?:itional)?|extra|supplement|aufpreis|aufschlag|supplemento?|suplemento|more)\b/;
const BASE =
  /\b(?:base (?:air)?fares?|base price|(?:net|nett|published|gross|pub|basic) (?:air)?fares?|fare (?:before|excl\.?|excluding|ex\.?|without|w\/o) tax(?:es)?|air ?fares?|grundpreis|nettopreis|flugpreis netto|tarif (?:hors taxes|de base|ht)|prix hors taxes|tarifa (?:base|neta|aerea)|tariffa (?:base|aerea)|tarifa (?:base|aerea))\b/;
const FARE =
  /\b(?:fares?|tickets?(?: price)?|flights?(?: price| cost)?|tarif|flugpreis|ticketpreis|flug|vols?|billets?|tarifa|vuelos?|billetes?|boletos?|tariffa|volo|voli|bigliett[oi]|voos?|passage[mn]s?|bilhetes?)\b/;
const TOTAL =
  /\b(?:(?:grand |sub|trip |net |final |fare |overall |ticket )?totals?|ttl|all[- ]in(?:clusive)?|prices?|costs?|pricing|quote[ds]?|rates?|from|only|just|now|pay|amount(?: due)?|comes to|works out|gesamt\w*|endpreis|reisepreis|preis|summe|betrag|ab|nur|prix(?: total)?|montant|a partir de|des|precio(?: total| final)?|importe|desde|costo|coste|prezzo(?: totale)?|totale|importo|costo|da|preco(?: total)?|valor(?: total)?|apenas|totalpris|pris)\b/;

const PERSON =
  /(?:\bper (?:person|adult|adt|pax|passenger|psgr|psngr|pgr|traveller|traveler|head|ticket|guest|seat|individual|student)|\bp\.? ?p\.?(?:\b|$)|\bpp\b|\/ ?(?:person|pers\.?|pax|adult|adt|pp|p|traveller|traveler|passenger|pp\.)\b|\beach\b(?! way)|\bea\.?(?:\s|$)|\ba head\b|\bp\/p\b|\bpro (?:person|erwachsene[nr]?|kopf)|\bje (?:person|erwachsene[nr]?)|\bje\s?$|\bp\.? ?pers|\bpar (?:personne|adulte|passager|pers)|\bpor (?:persona|adulto|pasajero|pax|cabeza)|\bcada un[oa]|\b(?:a|per) (?:persona|testa|adulto|passeggero)|\bcad(?:auno)?\b|\bpor (?:pessoa|adulto|passageiro)|\badult (?:fare|price)|\b(?:traveler|traveller|passenger|adult|passagier|reisende[rn]?|erwachsene[rn]?|passager|adulte|pasajero|adulto|passeggero|passageiro) ?1?\s?(?:[:(]|$)|\b1 (?:adult|passenger|traveller|traveler|person|erwachsene[rn]?|adulte|adulto)\b|\badt\b|\bin(?:dividual)? price)/;
const ALL =
  /(?:\bfor (?:all|both|everyone|everybody|the (?:\w+ )?(?:two|three|four|five|six|family|group|couple|party|\d{1,3}|lot)|\d{1,3}(?!\d)|two|three|four|five|six|seven|eight|you (?:both|all|two|three|four))|\b(?:x|×) ?\d{1,2}\b|\b(?:[2-9]|\d\d) ?(?:x )?(?:pax|adults?|passengers?|people|persons?|travell?ers?|tickets?|personen|erwachsene|personnes|adultes|passagers|personas|adultos|pasajeros|persone|adulti|passeggeri|pessoas|passageiros|psgrs?)\b|\btrip total|\bgrand total|\btotal (?:for|fur|pour|para|per|x|due|price for|cost for|amount)|\bgesamt(?:preis|betrag|summe)?\b|\bfur (?:alle|beide|zwei|drei|vier|\d{1,2})\b|\bpour (?:tous|les deux|\d{1,2})\b|\bpara (?:todos|los dos|ambos|\d{1,2})\b|\bper (?:tutti|entrambi|\d{1,2})\b|\b(?:in )?total(?:e)?\s?[.!]?$|\ball (?:pax|passengers|travell?ers)|\bcombined|\baltogether|\boverall|\bgroup total)/;
const CHILD =
  /\b(?:child(?:ren)?|chd|cnn|c\d\d|infants?|inf|kids?|minors?|youth|baby|babies|kind(?:er)?|kleinkind|enfants?|bebes?|ninos?|ninas?|menores?|bambin[oi]|neonat[oi]|infante|criancas?)\b/;

const TICKET_PRICE = /\b(?:ticket|flight|fare) (?:price|cost)s?\b|\bprice of (?:the )?(?:ticket|flight)/;

/** What an amount is for, from the words before and after it. */
export function readFareRole(before: string, after: string): FareRole {
  if (WAS.test(before) || WAS_AFTER.test(after)) return 'was';
  if (SAVING.test(before.slice(-24)) || /^\s?(?:off|discount|rabatt|de descuento|di sconto|de desconto)\b/.test(after))
    return 'saving';
  if (OTHER.test(before)) return 'other';
  const isWithTaxes = WITH_TAXES.test(before) || WITH_TAXES.test(after);
  if (BASE.test(before) && !isWithTaxes) return 'base';
  if (TAXES.test(before) && !isWithTaxes) return 'taxes';
  if (FEE.test(before) && !/\btotal/.test(before)) return 'fee';
  if (TICKET_PRICE.test(before) && !isWithTaxes) return 'fare';
  if (TOTAL.test(before)) return 'total';
  if (FARE.test(before)) return isWithTaxes ? 'total' : 'fare';
  if (/^\W{0,3}(?:in )?(?:base\b|air ?fare)/.test(after)) return 'base';
  if (/^\W{0,3}(?:in |of )?(?:tax(?:es)?\b|steuern|de taxes|de tasas|di tasse|de taxas)/.test(after)) return 'taxes';
  if (/^\W{0,3}(?:service|booking|agency|ticketing) fee/.test(after)) return 'fee';
  if (/^\W{0,3}(?:total|ttl|all[- ]in|incl|inkl|taxes in|lowest|gesamt|ttc|in total|round ?trip|return)/.test(after))
    return 'total';
  return null;
}

/** For whom it is. The words behind an amount speak of it more surely than those before. */
/** `2 adults, 2 children: GBP 2,862`: all of them. */
const MIXED = /\b\d{1,2} ?(?:x )?(?:adults?|adt|erwachsene|adultes|adultos|adulti)\b.{0,12}\b\d{1,2} ?(?:x )?(?:child(?:ren)?|chd|kids?|infants?|kind(?:er)?|enfants?|ninos?|bambini|criancas?)\b/;

export function readFareBasis(before: string, after: string): FareBasis {
  const near = after.slice(0, 40);
  if (MIXED.test(before) || MIXED.test(near)) return 'all';
  if (CHILD.test(near.slice(0, 24)) || CHILD.test(before.slice(-40))) return 'child';
  const person = PERSON.exec(near);
  const all = ALL.exec(near);
  if (person || all) return person && (!all || person.index <= all.index) ? 'person' : 'all';
  if (PERSON.test(before)) return 'person';
  return ALL.test(before) || /\btotal\b/.test(near.slice(0, 16)) ? 'all' : null;
}
