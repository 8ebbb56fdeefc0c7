/**
 * What reads like a condition and is none: the price of another traveler or bed (`Single supplement £395`, `Child with bed ₹69,900`), until when
 * the offer stands (that is `validUntil` alone), who the price is for (`Based on 2 adults sharing`), who travels (`2 adults + 2 kids`). Folded text.
 */

import { WEEKDAYS } from '../../../annotators/vocabulary/calendar-words.ts';
import { hasDigit } from '../../../text/character-class.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { DIGIT, type LineLook, LinePattern, leadingAnywhere, lookAtLine } from '../../../text/line-look.ts';
import { type Passage, slicePassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { tellsOtherDay } from '../dates/other-days.ts';

const MONEY = new LinePattern(
  /[$€£¥₹₩฿]\s?\d|\bs\/\.?\s?\d|\d\s?(?:€|£|eur\b|kr\b|reais\b|:-|\.-(?!\d))|\b(?:usd|eur|gbp|inr|aud|cad|nzd|aed|chf|sek|nok|dkk|isk|zar|sgd|myr|thb|mxn|brl|cop|huf|czk|pln|try|fjd|kes|tzs|ugx|egp|mad|idr|php|vnd|lkr|npr|mur|xpf|qar|omr|sar|bhd|kwd|clp|crc|dop|jmd|xcd|bbd|nad|bwp|rwf|ghs|ngn|mvr|ils|gel|hkd|jpy|cny|krw|twd|rs|rm|r)\.?\s?\d|\d\s?(?:usd|cop|mxn|chf|inr|sek|nok|dkk|isk|huf|czk|pln|kc|ft|zl)\b/,
);
/** An amount, a reduction for it (`child 2-11: -30%`), or a price that is told on asking. */
const ON_ASKING = '\\b(?:on request|auf anfrage|sur demande|a consultar|su richiesta|sob consulta)\\b';
const AMOUNT = new LinePattern(
  compactPattern(`${MONEY.regex.source}|(?:^|[\\s:])[-–−]\\s?\\d{1,2} ?%|^[^%]*${ON_ASKING}`),
  `${MONEY.regex.source}|[-–−]\\s?\\d|${ON_ASKING}`,
);
/** Beds and ages that have a price of their own. */
const VARIANT = new LinePattern(
  /\b(?:single|singles|sgl|solo|sole (?:use|occupancy)|triple|quad|(?:third|3rd|fourth|4th|extra|additional|add'?l)[ -](?:adult|person|pax|guest|bed|berth|traveller|traveler)|child(?:ren)?|kids?|infants?|bab(?:y|ies)|toddlers?|teens?|teenagers?|junior(?! (?:suite|villa|room|cabin|stateroom|pool|king|deluxe))s?|seniors?|chd|cwb|cnb|inf|einzelzimmer(?:zuschlag|aufpreis)?|ez(?:-?zuschlag)?|einzelkabine(?:nzuschlag)?|zustellbett|zusatzbett|kind(?:er)?(?:(?:fest)?preis|ermassigung)?|kleinkind(?:er)?|enfants?|bebes?|ados?|chambre (?:individuelle|simple|single)|(?:supplement|suplemento|supplemento) (?:single|individuel(?:le)?|individual|chambre|habitacion|sencilla|singola|camera)|lit supplementaire|nin[oa]s?|menores|infantes?|habitacion (?:sencilla|individual)|cama (?:extra|adicional)|bambin[oi]|neonat[oi]|ragazzi|(?:camera )?singola|letto aggiunto|criancas?|quarto individual|ages? \d|aged \d|enkelrum(?:s?tillagg)?|enkeltvarelse(?:s?tillag)?|enkeltrom(?:s?tillegg)?|enkelkabin|barnpris|(?:half|full)[- ]board supp(?:l(?:ement)?)?|(?:halb|voll)pension(?:s?zuschlag|s?aufpreis)|(?:zuschlag|aufpreis) (?:fur )?(?:halb|voll)pension|(?:supplement|suplemento|supplemento) (?:(?:for|de|di|en|da) )?(?:(?:la|a) )?(?:half[- ]board|full[- ]board|demi[- ]pension|pension|media pension|mezza pensione|pensione|meia[- ]pensao|pensao)|(?:toeslag )?(?:half|vol)pensiontoeslag|toeslag (?:half|vol)pension|suppl?\.? (?:superior|deluxe|sea ?view|ocean ?view|garden|pool|balcony|suite))\b/,
);
const DUTY = new LinePattern(
  /\b(?:deposits?|refund|cancel|must|required?|payable (?:at|locally|on)|paid (?:at|on|locally)|tax|taxes|excluded|insurance|fees?|limited to|anzahlung|acompte|anticipo|acconto|sinal|caparra|only \d+ |free|gratis|under \d+ (?:not|cannot))\b/,
);

/** Is another bed or age named at all? */
export const namesVariant = (folded: string, look: LineLook): boolean => VARIANT.test(look, folded);

/** The price of somebody else's place beside the adult's in a shared room. */
export const isPriceVariant = (folded: string, look: LineLook): boolean =>
  folded.length <= 170 &&
  VARIANT.test(look, folded) &&
  (AMOUNT.test(look, folded) || BARE_AMOUNT.test(folded) || BARE_SUPPLEMENT.test(folded)) &&
  (!DUTY.test(look, folded) || SMALL_PAYS.test(folded));
/** T-634: `Menores de 3 a 11: $9,500 | menores de 3 gratis`: what children pay, and who pays nothing. */
const SMALL_PAYS =
  /^[^a-z\d]{0,4}(?:child(?:ren)?|kids?|infants?|teens?|kinder|enfants?|nin[oa]s?|menores|bambini|criancas|kinderen|barn)\b[^.;$€£₹]{0,32}(?:[$€£₹] ?\d|\d ?€)[^.;]{0,60}\b(?:free|gratis|gratuits?|gratuit[oi]|kostenlos|frei)\b/;
/** T-627: `single supp 180 a night, but we waive it in May` in a text that names its currency once. */
const BARE_SUPPLEMENT = /^\W{0,4}(?:single|sgl)(?: room)? supp[a-z]{0,7}\.?:? \d{2,4}(?![\d.,]|\s?%)/;
/** `Extra bed      1,400` in a sheet whose head names the currency, T-627 `Einzelzimmerzuschlag      245,– €`. */
const BARE_AMOUNT = /[a-z\d):]\s{3,}\d{1,3}(?:[.,]?\d{3}){0,2}(?:[.,](?:\d\d|[-–—]{1,2}))?(?:\s?(?:€|eur))?$/;

const OFFER =
  '(?:offer|sale|deal|option|opcion|opzione|optie|promotion|promo|special|price|rate|fare|quote|quotation|proposal|value|package|discount|early[- ]bird|saving|booking window|angebot|preis|aktion|fruhbucherpreis|offre|tarif|prix|oferta|precio|tarifa|promocion|offerta|prezzo|preco|promocao|aanbieding|actie|prijs|erbjudande|tilbud|kampanj|pris)(?:s|en?|n|et?|es|i|t)?';
const STANDS =
  '(?:valid|tenue|posee|gehalten|ends?|expires?|expiring|held|holds?|guaranteed|good|available|open|closes?|runs?|stands?|gultig|gilt|endet|gelten|valable|valables|expire|vigente|validas?|valid[oa]s?|termina|vence|scade|valgono|vale|valem|geldig|geldt|eindigt|galler|galder|gjelder|gyldigt?|giltigt?)';
const FOR =
  '(?: (?:only )?(?:for|on|fur|pour|para|per) (?:all )?(?:new )?(?:bookings?|reservations?|sales?|acceptance|buchungen|reservas|prenotazioni)(?: (?:made|received|confirmed|paid|placed))?)?';
const VALIDITY = new LinePattern(
  compactPattern(
    `^\\W*(?:(?:the|these|this|our|all|your|unser|dieses|das|cette|esta|la|el|questa|[a-z-]{3,12}) ){0,3}${OFFER} (?:is |are |will be |remains? |ist |sind |est |es |e )?(?:(?:only |so |solo |nur |bara |kun )?${STANDS}${FOR}(?![a-z])|(?:so |solo |nur |only |bara |kun )?(?=(?:until|till|til|bis|hasta|jusqu|fino|ate|t\\/m)(?![a-z])))`,
  ),
  `\\b(?:${STANDS}|until|till|til|bis|hasta|jusqu|fino|ate)`,
);
/** `Válido para reservas até …`: said of bookings, without the offer's name. */
const FOR_BOOKINGS = new LinePattern(
  compactPattern(`^\\W*(?:only )?${STANDS}${FOR.slice(0, -1)}(?![a-z])`),
  `\\b${STANDS}`,
);
const BOOK_BY = new LinePattern(
  /^\W*(?:please |kindly )?(?:(?:you |u )?(?:must|need to|have to|should) (?:be )?|to be |can be |needs? to be )?(?:book(?:ed|ings?|able)?(?: ?(?:\+|&|and) pay(?: (?:the |your )?deposit)?)?|reserved?|buchbar|buchung|reserve[zr]?|prenota(?:re|bile)?|reserva|boek(?:en|baar)?|bok(?:as?|ning(?:en)?)|bestil(?:l|les|ling)?|anmalan|tilmelding|pamelding)(?: now| it)?[\s:]+(?=(?:by|t\/m|senast|senest|innan|inden|innen|fore|for|before|until|till|bis|vor|avant|jusqu|hasta|antes|entro|fino|ate|no later|uiterlijk|tot|voor)\b)/,
  '\\b(?:book|reserve|buchb|buchu|prenota|reserva|boek|boka|bokning|bestil|anmalan|tilmelding|pamelding)',
);
/** Days, months, clock times and what joins them. */
const DATE_WORD =
  /^(?:by|upto|until|till|til|'til|thru|through|on|before|up|to|from|between|and|no|later|than|including|inclusive|incl|bis|einschlies{1,2}lich|zum|vom|am|jusqu'(?:au|a)|le|au|du|hasta|el|al|fino|entro|il|dal|tot|t\/m|senast|senest|innan|inden|innen|fore|for|den|d|t|m|tom|till|med|og|och|uiterlijk|op|voor|ate|o|de|a|of|the|at|del|em|as|um|uhr|h|pm|noon|midnight|\d{1,4}(?:st|nd|rd|th|er|º|h|am|pm)?|\d{1,2}[/:]\d{1,2}(?:\/\d{2,4})?|(?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:day)?|[a-z]{4,10}tag|[a-z]{3,6}dag|(?:jan|feb|fev|mar|maa|mrt|mei|apr|avr|abr|may|mai|mag|jun|jul|aug|aou|ago|sep|set|oct|okt|out|ott|nov|dec|dez|dic|gen|ene|lug|giu|juin|juil)[a-z]{0,7})?$/;

/** Says until when the offer stands or may be booked, and nothing else. */
export function isValidityOnly(folded: string, look: LineLook): boolean {
  if ((look.signs & DIGIT) === 0 || folded.length < 12 || folded.length > 120 || !hasDigit(folded)) return false;
  const match = VALIDITY.exec(look, folded) ?? BOOK_BY.exec(look, folded) ?? FOR_BOOKINGS.exec(look, folded);
  return match !== null && areDateWords(folded.slice(match[0].length).replace(QUOTING, '').replace(THEREAFTER, ''));
}

/** `Option held until Friday 18h, after that it is gone`: what becomes of it. */
const THEREAFTER =
  /[,;.–—-]{1,2}\s?(?:then|after(?: that|wards)?|thereafter|danach|dann|sonst|otherwise|else|apres|ensuite|sinon|luego|despues|si no|poi|dopo|altrimenti|depois|senao|daarna|anders|sedan|darefter|deretter|derefter)\b[^.;]{2,60}$/;

/** `Book by 5 March - quote SPRING27` */
const QUOTING =
  /[\s,;(–—-]{1,4}(?:please )?(?:quote|quoting|mention|mentioning|using|use|with|ref\.?|reference)(?: (?:the )?(?:code|ref\.?|reference))?:? [a-z]{0,12}\d[a-z\d-]{0,12}\W*$/;

/** `VALID FOR TRAVEL   04 Feb 2027 - 20 May 2027`, `Travel window: May and June 2027`: outside a list of conditions a label of when one travels. */
const FOR_TRAVEL = new LinePattern(
  /^\W*(?:(?:rate|tariff|price) ?(?:sheet|list) [a-z\d-]{1,10},? )?(?:(?:for )?(?:stays?|travel(?:ling|ing)?|aufenthalte?|reisen|sejours?|voyages?|estancias?|viajes?|viaja|soggiorn[oi]|viaggi|estadias?|viagens)(?: (?:any ?time|dates?))?(?= (?:between|from|zwischen|von|vom|entre|du|de|del|dal|tra)\b)|(?:offer |rates? |prices? |fares? )?(?:valid|available) for (?:travel|stays?|departures?|arrivals?)|(?:travel|stay|booking) (?:window|period|dates?)|(?:bookings?|buchung(?:en)?|reservations?|reservas?|prenotazion[ei]|boeking(?:en)?)(?=\s?[:\t])|(?:reise|aufenthalts)(?:zeitraum|termine?)|periode de (?:voyage|sejour)|periodo de (?:viaje|estancia|viagem)|periodo d(?:i|el) (?:viaggio|soggiorno)|reisperiode)(?:\s?[:\t]|\s{2,}|(?<=(?:valid|available) for travel)\s)/,
  '\\b(?:(?:valid|available) for|(?:stays?|travel(?:ling|ing)?|aufenthalte?|reisen|sejours?|voyages?|estancias?|viajes?|viaja|soggiorn[oi]|viaggi|estadias?|viagens) |(?:travel|stay|booking) (?:window|period|date)|(?:bookings?|buchung(?:en)?|reservations?|reservas?|prenotazion[ei]|boeking(?:en)?)s?[:\t]|reisezeit|reisetermin|aufenthaltsz|aufenthaltst|periode de|periodo d|reisperiode)',
);
/** `(blackout 9 - 22 August)`: a condition of its own, in brackets behind the dates. */
const HELD_BACK = /\s?\([^()]{3,70}\)\W*$/;

function isTravelWindow(folded: string, look: LineLook): boolean {
  if ((look.signs & DIGIT) === 0 || folded.length > 120) return false;
  const match = FOR_TRAVEL.exec(look, folded);
  return match !== null && areDateWords(folded.slice(match[0].length).replace(HELD_BACK, ''));
}

/** `Stay between 11 January and 30 June 2027`, also among conditions; `Valid for stays from …` says there that the offer holds no longer. */
export const isStayWindow = (folded: string, look: LineLook): boolean =>
  !OF_OFFER.test(folded) && isTravelWindow(folded, look);
const OF_OFFER = /^\W*(?:offer|rates?|prices?|fares?|valid|available)/;

/** `Discount: 20% off half board supplement`: the reduction under its label. */
const REDUCTION =
  /^\W*(?:discount|reduction|saving|offer|early[- ](?:booking|bird)(?: (?:offer|discount|bonus|saving|deal))?|(?:fruhbucher)?(?:rabatt|ermassigung|bonus|vorteil)|fruhbucher|nachlass|remise|reservation anticipee|descuento|reserva anticipada|sconto|prenota prima|desconto|vroegboekkorting|korting)s?\s?[:\t]\s*(?:up to |bis zu |jusqu'a |hasta |fino a |ate )?-?\d{1,2} ?%/;
const isLabelledReduction = (folded: string): boolean => folded.includes('%') && REDUCTION.test(folded);

const BETWEEN_WORDS = /[\s,.;:!()*–-]+/;

function areDateWords(text: string): boolean {
  for (const word of text.split(BETWEEN_WORDS)) if (!DATE_WORD.test(word) && !WEEKDAYS.has(word)) return false;
  return true;
}

const BASIS = new LinePattern(
  /^\W*(?:(?:all )?(?:prices?|rates?|fares?|costs?)?,? ?(?:is|are|shown|quoted)? ?)(?:per person,? ?)?(?:based (?:up)?on|auf basis|bei|base|en base(?: a)?|sur la base de|in base|com base em|excluding|including|excl\.?) [^.;,]{3,44}\W*$/,
  '\\b(?:based|auf basis|bei|base|en base|sur la base|in base|com base|excl|incl)',
);
const SHARED = new LinePattern(
  /sharing|share|occupancy|double|twin|doppel|doble|doppia|duplo|adults?|persons?|people|personen|personas|persone|pessoas|pers\.|per person/,
);

/** `*Per person, double occupancy, land only`, `RATES: US$ per person, twin share` */
const PER_PERSON = new LinePattern(
  /^\W*(?:all )?(?:(?:20\d\d )?(?:(?:sailings?|departures?|dates|seasons?|cabins|rooms) (?:and|&) )?(?:(?:cabin|room|package|tour|cruise) )?(?:prices?|rates?|fares?)\s?:?\s{1,4}\(?)?(?:(?:is|are) )?(?:shown |quoted )?(?:(?:in )?(?:[a-z]{0,2}[$€£]|usd|eur|gbp|cad|aud|nzd),? )?(?:per (?:person|adult)|pp),? (?:(?:cruise|land|flight|air|room|hotel|accommodation)[- ]only,? (?:and )?)?(?:in |based (?:up)?on |sharing )?(?:a )?(?:(?:double|twin|two|2|land)[^.;!]{0,60}|sharing(?:,? (?:ex|from|out of) [a-z ]{3,30})?)\W*$/,
  '\\bper (?:person|adult)|\\bpp',
);

/** `Based on 2 adults sharing a standard room`: the price holds for that room alone. */
const OF_A_ROOM =
  /^\W*(?:(?:prices?|rates?|fares?|offer|deal) )?(?:is |are )?based (?:up)?on [a-z\d ]{1,20} sharing an? (?:[a-z-]+ ){1,4}(?:room|cabin|suite|apartment|studio|villa|lodge|chalet|tent|pod)\b/;

/** `twin share, fees included`, `Sea view room, double occupancy`: a line under the price that goes on with it. */
const OCCUPANCY = compactPattern(
  /^\W*(?:(?:double|twin|dbl|two|2) (?:occupancy|share|sharing),?|(?!.*\b(?:only|must|not|min|max|request)\b)(?:in an? )?[a-z' -]{3,36} (?:room|suite|cabin|stateroom|studio|villa|bungalow|apartment|lodge|chalet)s?(?:, | [–-] )(?:based on )?(?:double|twin|dbl|two|2)(?: (?:people|adults))? (?:occupancy|share|sharing)(?:\W*$|,?)) ?(?:(?:and |with )?(?:all )?(?:taxes|tax|fees|service|port charges)(?: (?:and|&) (?:fees|taxes|service|charges))?(?: (?:in|incl?|included|including))?)?\W*$/,
);

/** `The price is for all five of you (2 adults, 3 teens), taxes in`: whom it is for. */
const FOR_ALL = new LinePattern(
  /^\W*(?:(?:the|this|our|my|total|all|your) ){0,2}(?:prices?|rates?|costs?|totals?|quotes?|figures?)(?: below| above| here| shown)? (?:is|are|covers?|is quoted|is given)(?: for)? (?:the |all (?:of )?|both |you )?(?:(?:whole |entire |full )?(?:family|group|party|couple|lot)|(?:\d{1,2}|two|three|four|five|six)(?: of you| adults| people| persons| guests| travell?ers)?|of you)(?: of (?:\d{1,2}|two|three|four|five|six|you))?(?: ?\([^()]{1,60}\))?(?:,? (?:and |with )?(?:all )?(?:taxes|tax|fees|port charges)(?: (?:and|&) (?:fees|taxes|service))?(?: (?:in|incl?|included|including))?)?\W*$/,
  '\\b(?:prices?|rates?|costs?|totals?|quotes?|figures?)',
);
const isForAll = (folded: string, look: LineLook): boolean =>
  folded.length <= 130 && FOR_ALL.mayMatch(look) && FOR_ALL.regex.test(folded);

/** `Four nights from £890 per person, based on two sharing`: the sentence that tells the price. */
const BASED_PRICE =
  /^[^.;]{0,44}\d (?:per (?:person|adult)|pp|each),? (?:is )?based (?:up)?on (?:[a-z\d]+ ){1,3}(?:occupancy|sharing|share|adults|people)\W*$/;
const isBasedPrice = (folded: string, look: LineLook): boolean =>
  folded.length <= 110 && BASIS.mayMatch(look) && BASED_PRICE.test(folded) && isChargedOnce(folded, look);

/** `Based on 2 adults sharing`, `per person, excluding flights`: the words beside a price. */
const isPriceBasis = (folded: string, look: LineLook): boolean =>
  (folded.length <= 70 &&
    SHARED.mayMatch(look) &&
    BASIS.test(look, folded) &&
    SHARED.test(look, folded) &&
    !OF_A_ROOM.test(folded)) ||
  (folded.length <= 90 && PER_PERSON.test(look, folded)) ||
  (folded.length <= 90 && SHARED.mayMatch(look) && OCCUPANCY.test(folded));

const PARTY = new LinePattern(
  /^\W*(?:[a-z.' ]{2,20}(?::|\s?\.{3,})\s*(?:\d{1,2}\s?[(=:]\s?)?)?(?:\d{1,2}|two|one|three|four) (?:adults?|grown-ups|erwachsene|adultes|adultos|adulti)\s?(?:\+|&|,|and|und|et|y|e|with|mit)\s?(?:\d{1,2}|one|two|three|four) (?:kids?|child(?:ren)?|teens?|infants?|kind(?:er)?|enfants?|nin[oa]s|bambin[oi]|criancas?)\b/,
  '\\b(?:adult|grown-ups|erwachsene)',
);

/** `5 nights, two-bedroom cabin, 2 adults and 3 children` */
const PARTY_WITHIN = new LinePattern(
  /^[^.;:]{0,60}[,–-]\s?(?:\d|one|two|three|four) adults?\s?(?:\+|&|,|and|plus) ?(?:\d|one|two|three|four) (?:kids?|child(?:ren)?)\W*$/,
  '\\badult',
);

/** `2 kids (6 & 9)`, one of the parts of a line. */
const PARTY_PART = new LinePattern(
  /^\W*(?:\d|one|two|three|four) (?:adults?|kids?|child(?:ren)?|teens?|infants?|seniors?)(?: ?\(?(?:aged? )?\d{1,2}(?: ?(?:,|&|and|\+) ?\d{1,2}){0,3}(?: ?(?:yrs?|years)(?: old)?)?\)?)?\W*$/,
  '\\b(?:adult|kids?|child|teens?|infant|senior)',
);

/** Who travels. */
const isPartyLine = (folded: string, look: LineLook): boolean =>
  folded.length <= 110 &&
  (PARTY.test(look, folded) ||
    (folded.length <= 40 && PARTY_PART.test(look, folded)) ||
    (PARTY_WITHIN.test(look, folded) && !DUTY.test(look, folded))) &&
  !MONEY.test(look, folded);

/** `Preis pro Person im Doppelzimmer ab 25 Personen: 429,00 EUR`: a price under its label. */
const PRICE_LINE = new LinePattern(
  /^\W*(?:[a-z-]{2,14} ){0,2}(?:prices?|(?:reise|gesamt|sonder)?preis|rates?|fares?|cost|prix|tarif|precio|tarifa|prezzo|quota|preco|valor)\b[^.;]{0,70}(?:\bpp\b|p\. ?p\.?|per person|pro person|par personne|por persona|a persona|por pessoa|each\b)/,
  '\\b(?:prices?|(?:reise|gesamt|sonder)?preis|rates?|fares?|cost|prix|tarif|precio|tarifa|prezzo|quota|preco|valor)\\b',
);
const isPriceLine = (folded: string, look: LineLook): boolean =>
  folded.length <= 130 && MONEY.mayMatch(look) && PRICE_LINE.test(look, folded) && isChargedOnce(folded, look);

const isChargedOnce = (folded: string, look: LineLook): boolean => MONEY.test(look, folded) && !DUTY.test(look, folded);

/** `Abflughäfen: Frankfurt, München (Zuschlag 60 €)` */
const AIRPORTS = new LinePattern(
  /^\W*(?:abflug\w*|departure airports?|airports?|joining points?|aeroports?|aeropuertos?|aeroporti)\s?:/,
  '\\b(?:abflug|departure airports?|airports?|joining points?|aeroports?|aeropuertos?|aeroporti)',
);

/** `10x de R$ 229,90 sem juros`, `en 3 cuotas de $200`: how the price is split. */
const INSTALMENTS = new LinePattern(
  /^\W*(?:a partir de |desde (?:solo )?|from (?:only |just )?|ab )?(?:(?:or|ou|oder|o|en|em|in|pay|paga(?:mento)?|payez|pague|parcele|ate|hasta|fino a) ){0,3}\d{1,2} ?(?:x\b|vezes|cuotas?|meses|rate\b|fois|raten|parcelas|mensualit\w+|mensualidades|monthly|(?:interest[- ]free |monthly )?(?:payments|instal?ments))(?:[^.;]|\.\d){0,70}$/,
  '\\d ?(?:x\\b|vezes|cuotas?|meses|rate\\b|fois|raten|parcelas|mensual|monthly|interest|payments|instal)',
);
const isInstalments = (folded: string, look: LineLook): boolean =>
  folded.length <= 90 && INSTALMENTS.test(look, folded) && isChargedOnce(folded, look);

/** `9 x ISK 27,500`, `7 nights x £120 = £840`: a step of the reckoning. */
const PRODUCT =
  /^\W*\d{1,3} ?(?:(?:nights?|days?|nts|pax|people|persons?|adults?|nachte|tage|personen|nuits|jours|personnes|noches|dias|personas|notti|giorni|persone) ?)?[x×*] ?(?:[a-z]{2,3}\.? ?)?[$€£₹]?\s?\d[\d.,' ]*(?: ?(?:[$€£]|[a-z]{3}))?(?:\s?=\s?[a-z$€£₹]{0,4}\s?\d[\d.,' ]*(?: ?(?:[$€£]|[a-z]{3}))?)?\W*$/;
const hasTimesSign = (folded: string): boolean => folded.includes('x') || folded.includes('×') || folded.includes('*');
const isProduct = (folded: string, look: LineLook): boolean =>
  folded.length <= 60 &&
  (look.signs & DIGIT) !== 0 &&
  hasTimesSign(folded) &&
  PRODUCT.test(folded) &&
  MONEY.test(look, folded);

/** `Price is in Canadian dollars`, `All rates in euros`: of which money. */
const IN_CURRENCY = new LinePattern(
  /^\W*(?:all )?(?:the |our )?(?:prices?|rates?|fares?|amounts?) (?:is |are )?(?:shown |quoted |given |stated )?in (?:[a-z.]{2,12} ){0,2}(?:dollars?|euros?|pounds?(?: sterling)?|sterling|francs?|rupees|rand|pesos|crowns|kron(?:er|or)|yen|usd|eur|gbp|aud|cad|nzd|chf|inr|zar)(?: \([a-z$]{2,4}\))?(?:[ ,]{1,2}(?:per person|pp))?(?:,? (?:based (?:up)?on )?(?:[a-z\d]+ ){1,3}shar(?:e|ing)(?: an? [a-z ]{3,20})?)?\W*$/,
  '\\bin [a-z.]{2,12}',
);

/** `Our rates are per boat, taxes included`: how the price is given. */
const PER_UNIT =
  /^\W*(?:please note(?: that)?,? )?(?:all |the |our )*(?:prices?|rates?|fares?) (?:is |are )?(?:shown |quoted |given )?per (?:boat|yacht|person|adult|couple|room|cabin|villa|night|week|apartment|house)(?:,? (?:and |but )?not per [a-z]+|,? (?:and )?(?:in )?total (?:price )?for (?:the |all )?[a-z\d]{1,8}(?: (?:nights?|people|guests|stay|days))?)?(?:(?:,| and| with) (?:all )?(?:vat|tax(?:es)?|gst|fees) (?:is |are )?(?:inside|included|incl\.?|inclusive|in))?\W*$/;

/** `Valued up to $4,200`: what all of it would cost. */
const WORTH = new LinePattern(
  /^\W*(?:total |package |combined )?(?:valued?|worth)(?: (?:up to|at|over|of|from))? ?:? ?[a-z]{0,3} ?[$€£] ?[\d.,]+(?: ?(?:pp|per person|each))?\W*$/,
  '\\b(?:value|worth)',
);

/** `… €840 per villa for the five nights instead of €1,050, for two sharing.`: the sentence that tells the price. */
const INSTEAD = new LinePattern(
  /\d.{0,70}\b(?:instead of|rather than|anstatt|statt|au lieu de|en (?:lugar|vez) de|invece d[ie]|anziche|em vez de) (?:the )?(?:[a-z]{3} ?|[$€£₹] ?)?\d/,
  '\\b(?:instead|rather|anstatt|statt|lieu|lugar|vez|invece|anziche)',
);
const isToldPrice = (folded: string, look: LineLook): boolean =>
  MONEY.mayMatch(look) && INSTEAD.test(look, folded) && isChargedOnce(folded, look);

/** `No visa required`, `kein Visum erforderlich`: that nothing is asked for. */
const NOTHING_ASKED = new LinePattern(
  /\b(?:no (?:tourist |entry |e-?)?visas? (?:is |are )?(?:required|needed|necessary)|visas? (?:is |are )?not (?:required|needed|necessary)|visa[- ]free|kein visum (?:erforderlich|notig|notwendig)|(?:pas de visa|visa non) (?:requis|necessaire|exige)|(?:no se necesita|sin necesidad de) visado|non (?:serve|e richiesto|occorre) (?:il |alcun )?visto|nao (?:precisa|e necessario) (?:de )?visto)\b/,
);

/** `Upgrade to the Tower Suite: CHF 1,158 for two`: beside the prices one more of them. */
const UPGRADE = new LinePattern(
  /^\W*upgrades? (?:to|auf|en|al?|para) [^:.;]{3,50}(?::\s|\s(?:from|for|ab|fur|desde|da|des|por|per|pour)\s(?=[a-z]{0,3} ?[$€£₹]? ?\d))/,
  '\\bupgrade',
);
const isUpgradePrice = (folded: string, look: LineLook): boolean =>
  folded.length <= 130 && MONEY.mayMatch(look) && UPGRADE.test(look, folded) && isChargedOnce(folded, look);

/** `Airfares from all cities can be added on request`: what the seller may add. */
const CAN_BE_ADDED =
  /^\W*[a-z][^.:;,]{2,50} (?:can|may|could) (?:also )?be (?:added|arranged|booked|quoted|provided)(?: (?:on|upon|by) (?:request|demand)| (?:for you|at any time|with pleasure|separately for you))\W*$/;

/** `int. flights we can check on request`: what the writer offers to do. */
const WE_CAN =
  /^\W*[^;:,$€£]{2,50} (?:we|i) can (?:also |gladly |happily )?(?:check|quote|look into|look at|book|arrange|add|help)\b[^.;$€£]{0,44}$/;

/** `Sun 25/4 is also possible, then + €20 pp`: another day that might be had. */
const ALSO_ON = new LinePattern(
  /^\W*[^.;:]{0,24}\d[^.;:]{0,12} (?:kan ook|(?:is|are|would be) also (?:possible|available|an option)|also (?:possible|available)|(?:geht|ginge|ist) auch|(?:auch|ebenfalls) moglich|aussi possible|possible aussi|tambien (?:se puede|es posible|posible)|anche possibile|tambem (?:da|pode|e possivel)|gar ocksa|gar ogsa|er ogsa mulig\w*)\b/,
  '\\b(?:kan ook|also|auch|ebenfalls|aussi|tambien|anche|tambem|ocksa|ogsa)',
);

/** `LAST MINUTE – cancellation = your gain!`, `Due to a late cancellation …`: how a place came to be free. */
const FREED = new LinePattern(
  /\b(?:due to|because of|after|thanks to|following|we(?:'ve| have)? had|wegen|nach|suite a|por|a causa de|per|causa) (?:an? |einer |une |una |uma )?(?:late |last[- ]minute |kurzfristigen? )?(?:cancell?ation|stornierung|absage|annulation|cancelacion|cancellazione|rinuncia|desistencia)\b|\bcancell?ations? ?= |\b(?:late|last[- ]minute|customer|group) cancell?ation\b(?! (?:fee|charge|polic|penalt|term|insur|by|will|incurs?|costs?))/,
  '\\b(?:cancel|stornierung|absage|annulation|rinuncia|desistencia)',
);

/** `1-pers kamer toeslag 65,00`, `EZ-Zuschlag 120`: what a single room costs on top, though no currency stands there. */
const SINGLE_ROOM = new LinePattern(
  /^\W{0,4}(?:(?:toeslag|suppl(?:ement[oe]?|\.)?|suplemento|zuschlag|tillaeg|tillagg|tillegg|surcharge|add-?on)(?: (?:for|fur|pour|para|per|por|voor|i|en|in))?[ :]{1,2})?(?:1-? ?p(?:ers(?:oons)?\.?)?[ -]?(?:kamer)?|eenpersoonskamer|single(?: room)?|sgl|ez|einzelzimmer|ch(?:ambre|\.) (?:indiv[a-z.]*|single|seule)|(?:hab(?:itacion|\.)? )?individual|(?:camera )?singola|quarto individual|enkelt(?:varelse|rom)|enkelrum)[ -]?(?:toeslag|zuschlag|suppl(?:ement[oe]?|\.)?|supp?\b\.?|surcharge|tillaeg|tillagg|tillegg)?[ :+=]{0,4}(?:\d{1,3}(?:[.,' ]\d{3})+|\d{2,4})(?:[.,]\d\d)?(?:[.,][-–]{1,2})?[^\w%€$£]{0,2}$/,
  '\\b(?:1-? ?p|eenpersoonskamer|single|sgl|ez[^a-z]|einzelzimmer|ch(?:ambre|\\.) |hab|individual|camera|singola|quarto individual|enkel)',
);

/** `ABTA and ATOL numbers on request`, `Weitere Bilder auf Anfrage`: what the seller shows whoever asks. */
const SHOWN_ON_ASKING = new LinePattern(
  /^\W*(?:[a-z][a-z/&,' -]{0,50} )?(?:(?:(?:abta|atol|iata|licen[cs]e|registration|insurance|policy|bond(?:ing)?) )?(?:numbers?|certificates?|documents?)|licen[cs]es?|details|info(?:rmation(?:en|s)?|s)?|brochures?|references|photos?|pictures?|videos?|floor ?plans?|deck ?plans?|maps?|bank details|prospekte?|bilder|fotos?|unterlagen|lizenz(?:nummer)?|renseignements|plans?|detalles|informacion|folletos?|licencias?|dettagli|informazioni|licenza|detalhes|informacoes|licenca) (?:(?:are|is|can be|gerne?|disponibles?|disponibili?|disponive(?:l|is)) )?(?:available |sent |supplied )?(?:(?:up)?on request|auf (?:anfrage|wunsch)|sur (?:simple )?demande|(?:a|bajo) (?:peticion|solicitud)|su richiesta|sob (?:consulta|pedido))\W*$/,
  '\\b(?:request|anfrage|wunsch|demande|peticion|solicitud|richiesta|consulta|pedido)',
);

/** T-508: `First come, first served`, `Wer zuerst kommt, mahlt zuerst`: hurry is asked for, and nothing laid down. */
const FIRST_COME = new LinePattern(
  /^\W*(?:(?:so |but |as always |strictly |it's |these are |on an? |available on an? ){0,3}first[- ]come,?[- ](?:and )?first[- ]?serve[ds]?(?: basis)?(?: only)?|wer zuerst kommt,? (?:mahlt|bucht|fahrt|fliegt) zuerst|premiers? arrives?,? premiers? servis?|(?:el )?primero (?:en llegar|que llega)(?:,? (?:el )?primero (?:en reservar|servido))?|chi prima? arriva(?:,? (?:meglio alloggia|prima prenota))?|quem chegar primeiro(?: leva)?|wie het eerst komt,? (?:die )?het eerst maalt|forst till kvarn(?: galler)?|forst til molla)\W*$/,
  '\\b(?:first|zuerst|arrives|llega|arriva|chegar|eerst|kvarn|molla)',
);

/** `4 adults (Pete, Jo + the 2 uni kids)`: who travels, by their names. */
const PARTY_NAMED =
  /^\W*(?:\d{1,2}|two|three|four|five|six) (?:adults?|people|pax|erwachsene|personen|adultes|personnes|adult[oi]s?|personas|persone|pessoas|volwassenen|voksne|vuxna) ?\((?![^()]*\b(?:min|max|must|only|over|under|required|aged)\b)[^()]{3,60}\)\W*$/;

/** `converted barn, 3 double bedrooms, 2 baths, max 6 people`: what the house is, with how many it holds. */
const OF_ROOMS =
  /\b(?:[1-9]|two|three|four|five|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|dois|duas|quatro|twee|drie) (?:(?:double|twin|large|separate|doppel)[ -]?)?(?:bed(?:room)?s?|schlafzimmer|doppelzimmer|chambres|habitaciones|dormitorios|camere|quartos|slaapkamers|soverom|sovevaerelser|sovrum)\b/;
const HOLDS_AT_MOST =
  /,\s(?:max(?:imum|imal|imaal|imo|\.)?|up to|bis(?: zu)?|jusqu'a|hasta|fino a|ate|tot) ?(?:of |de )?\d{1,2} ?(?:pers\b|pers\.|people|persons?|guests|gaste|personen|personnes|personas|persone|pessoas|gasten|ospiti|pax)\W*$/;
const isHouseOfRooms = (folded: string): boolean => HOLDS_AT_MOST.test(folded) && OF_ROOMS.test(folded);

/** `look` is that of the text or of the line that holds it. */
export const isNoCondition = (folded: string, look: LineLook = lookAtLine(folded)): boolean =>
  isInstalments(folded, look) ||
  isProduct(folded, look) ||
  isValidityOnly(folded, look) ||
  isTravelWindow(folded, look) ||
  isLabelledReduction(folded) ||
  isPriceVariant(folded, look) ||
  isPriceBasis(folded, look) ||
  isPartyLine(folded, look) ||
  isPriceLine(folded, look) ||
  isBasedPrice(folded, look) ||
  isForAll(folded, look) ||
  isUpgradePrice(folded, look) ||
  (folded.length <= 100 && (IN_CURRENCY.test(look, folded) || (PRICE_LINE.mayMatch(look) && PER_UNIT.test(folded)))) ||
  (folded.length <= 100 && folded.includes(' be ') && CAN_BE_ADDED.test(folded)) ||
  (folded.length <= 48 && (look.signs & DIGIT) !== 0 && WORTH.test(look, folded)) ||
  isToldPrice(folded, look) ||
  (folded.length <= 120 && FREED.test(look, folded)) ||
  (folded.length <= 110 && SHOWN_ON_ASKING.test(look, folded)) ||
  (folded.length <= 90 && NOTHING_ASKED.test(look, folded)) ||
  (folded.length <= 110 && folded.includes(' can ') && WE_CAN.test(folded)) ||
  (folded.length <= 90 && ALSO_ON.test(look, folded)) ||
  (folded.length <= 60 && (look.signs & DIGIT) !== 0 && SINGLE_ROOM.test(look, folded)) ||
  (folded.length <= 120 && (look.signs & DIGIT) !== 0 && tellsOtherDay(folded, look)) ||
  saysNothing(folded, look) ||
  (folded.length <= 70 && FIRST_COME.test(look, folded)) ||
  (folded.length <= 90 && folded.includes('(') && PARTY_NAMED.test(folded)) ||
  (folded.length <= 140 && (look.signs & DIGIT) !== 0 && folded.includes(',') && isHouseOfRooms(folded)) ||
  AIRPORTS.test(look, folded);

/** T-541: `Minimum age` over its figure on a page: a label says nothing alone. */
const LABEL_ALONE = leadingAnywhere(
  /^\W{0,3}(?:(?:minimum|maximum|min\.?|max\.?) (?:age|stay|group(?: size)?|nights?|number(?: of (?:people|guests|travell?ers))?|pax)|mindest(?:alter|aufenthalt|teilnehmerzahl)|(?:age|sejour) minim(?:um|al)|(?:edad|estancia) minima|(?:eta|permanenza) minima|(?:idade|estadia) minima|minimum ?leeftijd|deposit|cancellation|cancellations|refunds?|stornierung|anzahlung)\W{0,2}$/,
);
/** `Mon-Fri 9am - 6pm`, `Mo. bis Fr. 9-18 Uhr`: when somebody answers. */
const OPENING_HOURS =
  /^\W{0,4}(?:(?:we(?:'re| are) )?(?:open|opening (?:hours|times)|office hours|phone lines(?: open)?|lines open|geoffnet|erreichbar|ouvert|joignable|abierto|horario|aperto|orario|aberto|geopend|bereikbaar)\W{1,3})?(?:daily|taglich|7 days(?: a week)?|(?:mo|di|mi|do|fr|sa|so|tu|we|th|su|lu|ma|me|je|ve|mie|ju|vi|mar|gi|se|te|qua|qui|sex|wo|vr|za|zo)[a-z]{0,8}\.?)(?: ?(?:[-–&/]|to|till?|through|bis|au|a|al|ate|tot|t\/m) ?(?:mo|di|mi|do|fr|sa|so|tu|we|th|su|lu|ma|me|je|ve|ju|vi|gi|se|te|qua|qui|wo|vr|za|zo|dom)[a-z]{0,8}\.?)?,?:? (?:(?:from|von|de|dalle|das|van) )?\d{1,2}(?:[:.h]\d\d)? ?(?:am|pm|uhr|h|hrs)? ?(?:[-–]|to|bis|a|alle|as|tot) ?\d{1,2}(?:[:.h]\d\d)? ?(?:am|pm|uhr|h|hrs|uur)?\W{0,3}$/;

/** `look` is that of the text or of the line that holds it. */
export const saysNothing = (folded: string, look: LineLook): boolean =>
  folded.length <= 60 && (LABEL_ALONE.test(look, folded) || ((look.signs & DIGIT) !== 0 && OPENING_HOURS.test(folded)));

/** `Prices per person, two sharing; single supplement applies`: what stands behind how the price is given. */
export function withoutBasis(sentence: Passage): Passage {
  if (!sentence.text.includes(', ') && !sentence.text.includes('; ')) return sentence;
  const least = sentence.text.search(LEAST_BEHIND);
  const at = least < 0 ? sentence.text.indexOf('; ') : least;
  return at > 0 && isNoCondition(foldText(sentence.text.slice(0, at))) ? slicePassage(sentence, at + 2) : sentence;
}

/** `Per person twin share, min 2 pax` */
const LEAST_BEHIND = /, (?=min(?:imum|\.)? ?(?:of )?\d)/i;

/** What a mail says of itself under `Disclaimer`. */
export const OF_THE_MAIL = new LinePattern(
  /^(?:this|the) (?:e-?mail|message|mail|newsletter)\b|\bif you (?:got|received|have received) (?:it|this)\b|^(?:diese (?:e-?mail|nachricht)|ce (?:message|courriel)|este (?:mensaje|correo|e-?mail)|questo messaggio|esta mensagem)\b/,
  '\\b(?:e-?mail|message|mail|newsletter|if you (?:got|received|have)|nachricht|courriel|mensaje|correo|messaggio|mensagem)',
);
