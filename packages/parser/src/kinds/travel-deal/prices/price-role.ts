/**
 * What an amount of money in an offer is for, from the words around it: the price for one person, for a couple, room, cabin or night, the
 * price before a reduction, a saving, or something beside the price (deposit, supplement, child, tax). Folded text, six languages.
 */
import { codeAt, isLetter, isLetterOrNumber } from '../../../text/character-class.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { type LineLook, LinePattern, PLUS } from '../../../text/line-look.ts';
import { NumberedRegex } from '../../../text/numbered-regex.ts';
import { NO_STAY, SHARED_ALONE } from './behind-whom.ts';
import { CHILD_SHARES, isExample } from './example-price.ts';
import { partyBeside, withoutFamily } from './party-beside.ts';
import { makesProduct } from './price-product.ts';
import { isRemembered } from './remembered-price.ts';
import { wholePlaceBefore } from './whole-place.ts';
import { YOU_AND_OTHERS } from './you-and-others.ts';

type PriceRole = 'person' | 'whole' | 'was' | 'saving' | 'aside' | 'open';

export interface PriceContext {
  readonly role: PriceRole;
  /** The words that say for whom it is, `[from, to)` in the line; null where they stand elsewhere. */
  readonly basis: readonly [from: number, to: number] | null;
  /** `from $749`: the lowest of several. */
  readonly isFrom: boolean;
  /** Of something that takes some hours: no price of the trip where another is told. */
  readonly isOuting?: boolean;
}

const WINDOW = 60;
const LEADS_FROM =
  /^,? (?:(?:already |schon |bereits |ya )?(?:from|starting (?:at|from)|ab|a partir de|des|desde|a partire da|da|vanaf|fran|fra|fr\.) )$/;
/** The dots and commas of a date (`14. Sept. 2027`, `May 3, 2027`) end no clause. */
const CLAUSE_START =
  /(?:[!?;•·|]|(?<!\b(?:p|pers|reg|orig|norm|usu|prev|janv?|gen|ene|feb|fevr?|mar|mrz|apr|avr|abr|mag|mai|may|jun|giu|jul|juil|lug|aug|ago|sept?|set|oct|okt|ott|nov|dec|dez|dic|kr|pr|fr|\d{1,2}))\.)(?=\s)|\s[–—-]\s|\n|\t|,(?<!\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lunes|martes|miercoles|jueves|viernes|sabado|domingo),)\s(?!20\d\d\b)|\s\/\s(?=(?:(?:price|preis|prix|precio|prezzo) )?(?:per|a|pro|par|por|al?|fur|fuer|for|pour|para) (?:couple|two|2|room|cabin|paar|zwei|zimmer|kabine|deux|chambre|cabine|pareja|dos|habitacion|coppia|due|camera|casal|dois|quarto)\b)/g;

const PERSON =
  'pp(?:s|pn|do|dbl)?\\b|p\\.\\s?p\\.?|p/p\\b|per ?pers(?:on|oa)?\\b\\.?|per (?:pax|head|adult|guest|passenger|travell?er|sharing|golfer|player|delegate|attendee|participant|skier|diver|rider|walker|hiker|cyclist|student|pilgrim)|ppl\\b|(?:a|/) ?(?:person|head|pax|adult)\\b|each\\b(?! way)|chacune?\\b(?! (?:de|des|du)\\b)|ciascun[oa]\\b|cada (?:un[oa]|uma?)\\b|/ ?(?:pers(?:on|onne|ona)?|pessoa)\\b\\.?|pro (?:person|kopf|erwachsenem|erw|teilnehmer)|p\\. ?person|(?:pro|je) pers\\b\\.?|par (?:personne|pers|adulte|voyageur|participant|delegue)\\b|(?:la|/) personne|por (?:persona|pax|pessoa|adulto|pasajero|passageiro|viajero|cabeza|participante|delegado|asistente)|p/ ?(?:persona|pessoa)|(?:a|per|cad\\.?) (?:persona|testa|adulto|partecipante|delegato)|par tete|per (?:persoon|deelnemer)\\b|per (?:vuxen|resenar|deltagare)\\b|pr\\.? ?(?:person|pers\\b|pax\\b|voksen|deltager|deltaker)|quota (?:individuale|di partecipazione(?! (?:per|a|di) (?:coppia|camera|cabina|famiglia|gruppo|due|2)\\b))(?: di partecipazione)?\\b|(?:tarif|prix) individuel\\b(?! en (?:chambre|cabine))';
const WHOLE =
  `${YOU_AND_OTHERS}|` +
  `(?:per|for)(?: (?:the|all))? (?:two|three|four|five|six|[2-9]) of (?:you|us|them|u|ya)|(?:per|for)(?: (?:an?|the|your|our|one))?(?: (?:whole|full|entire))? (?:family|party|group) of (?:\\d{1,2}|two|three|four|five|six|eight|ten)|(?:per|(?<!\\b(?:in|to|share|sharing) )a|/|each|for a|for the|for(?= couples?\\b)|the) ?(?:couple|(?:(?:double|twin|single|family) )?room|cabin|stateroom|villa|suite|apartment|unit|family|booking|group|foursome|four-?ball|cottage|yacht|boat|vehicle|night|week)(?:(?:,? (?:per|a)| ?\\/) ?(?:night|week|stay))?|(?:per|for the) (?:house|chalet|property|farmhouse|lodge|bungalow|caravan|tent|pitch|studio|pod)(?:,? (?:per|a) (?:night|week|stay))?|(?:(?:for|fur|per|pour|para|por) )?(?:the |das |die |la )?(?:whole|entire|ganze|gesamte|intera|full) (?:family|familie|famiglia|group|party|gang|crew|lot|gruppe|house|villa|property|cottage|chalet|apartment|farmhouse|place|boat|yacht|haus|wohnung|objekt|casa)|(?:pour|fur|por|para|per|voor|pela|pelo) (?:toute? |tutta |toda )?(?:la|le|das|die|den|il|el|het|de|o|a) (?:ganze |gesamte |hele )?(?:famil(?:le|ie|ia)|famiglia|gezin|maison|villa|gite|chalet|mas|location|haus|ferienhaus|wohnung|ferienwohnung|hutte|finca|casa|casale|trullo|huis|vakantiehuis|masseria|quinta)|for (?:hela |hele )?(?:huset|stugan|villan|villaen|hytten|hytta|sommerhuset|lagenheten)|(?:maison|villa|casa) (?:entiere|entera|completa|intera|inteira)|(?:for |per |para |pour )?(?:tutta la famiglia|toda (?:la|a) familia|toute la famille|het hele gezin|all (?:the|of the) family|(?:the )?whole lot of you)|weekly (?:rents?|rentals?|charges?|rates?|prices?|tariffs?|hire)|(?:rents?|rentals?) (?:by|per|a) (?:the )?week|wochen(?:miete|preise?)|(?:pro|je) (?:paar|(?:doppel|einzel|familien)?zimmer(?: ?(?:\\/|und|pro|je) ?nacht)?|kabine|nacht|wohnung|familie|woche|haus|objekt)|(?:par|la) (?:couple|chambre|cabine|nuit|famille|semaine)|por (?:pareja|habitacion|camarote|cabina|noche|familia|semana)|(?:a|per) (?:coppia|camera|cabina|notte|famiglia|settimana)|por (?:casal|quarto|cabine|noite|apartamento)|(?:(?:in )?tot\\b)|(?:grand |in |all[- ]in |the )?total(?: price| cost| for [^:.($€£]{1,28})?|for (?:two|2|both|(?:the )?both of you|you (?:both|two)|the (?:family|group|couple|two of you|pair|lot)|\\d{1,2}(?: (?:players|golfers|walkers|riders|divers|skiers|cyclists|runners|pilgrims))?|a family of \\d|all (?:\\d|two|three|four|five|six|of (?:you|us|them))|four|three)(?: (?:people|adults|persons|guests))?${NO_STAY}|gesamt(?:preis|summe|betrag)?|insgesamt|zusammen|fur (?:alle )?(?:\\d{1,2}|zwei|drei|vier|funf|sechs) (?:personen|erwachsene|reisende)|fur (?:zwei|2)${NO_STAY}|(?:prix |montant |au )total|pour (?:les )?(?:\\d{1,2}|deux|trois|quatre|cinq|six) (?:personnes|adultes|voyageurs)|pour (?:2|deux)${NO_STAY}|(?:precio |en |importe )total|para (?:los |as |os )?(?:\\d{1,2}|dos|dois|duas|tres|cuatro|quatro|cinco|seis) (?:personas|pessoas|adultos|viajeros|viajantes|pasajeros)|para (?:2|dos|dois|duas)${NO_STAY}|(?:prezzo )?totale|(?:in totale )?per (?:\\d{1,2}|due|tre|quattro|cinque|sei) (?:persone|adulti|viaggiatori)|(?:per|in) (?:2|due)${NO_STAY}|(?:preco |valor |no )total|(?:for|fur|pour|para|per|voor) (?:(?:the|die|le|el|il|o|de|tout le|todo el|todo o|tutto il) )?(?:whole |entire |ganze |gesamte |hele )?(?:group|gruppe|groupe|grupo|gruppo|groep)(?: (?:of|von|de|di|van) \\d{1,2}(?: (?:people|persons|guests|personen|personnes|personas|persone|pessoas))?)?|per (?:kamer|hut|stel|gezin|nacht|woning|huisje|appartement)|(?:per|pr\\.?) ?(?:rum|rom|varelse|dubbelrum|dobbeltrom|dobbeltvarelse|hytt|hytte|stuga|hus|leilighet|lejlighed|lagenhet|par|familj|familie|natt?|vecka|uge|uke)|totalpris|totalt|i ?alt|sammanlagt|tillsammans|for (?:2|to|tva) (?:personer|voksne|vuxna)|totaal(?:prijs)?|samen(?! met)|tezamen|(?:alles|alle[ms]?) bij elkaar|(?:alt )?sammen(?! med)|en tout|in tutto|voor (?:twee|2)(?! (?:nachten|dagen|weken))(?: personen| volwassenen)?|voor (?:alle )?(?:\\d{1,2}|drie|vier|vijf|zes) (?:personen|volwassenen|reizigers)`;
const AFTER = new NumberedRegex(
  `^(?<gap>[\\s*/,()–-]{0,3}(?:/?-\\s?)?(?:(?:usd|cad|aud|nzd|sgd)\\s)?(?:(?:for |pour |fur )?(?:the stay|le sejour|la estancia|la estadia|il soggiorno|a estadia|den aufenthalt),? |only |net of tax |ttc |(?:(?:all )?tax(?:es)?|iva|vat|gst|tasse|tasas|taxas) (?:incl(?:uded|us[aeo]s?|usive|uid[ao]s?)?|compres[aeo]|comprises)\\.? |(?:inkl|incl)\\.? (?:mwst|btw|tva|iva|taxes)\\.? |all[- ]in |all[- ]up |all told |all inclusive |altogether |alles inklusive |tout compris |todo incluido |tutto incluso |tudo incluido )?[\\s(]{0,2})(?:(?<person>${PERSON})|(?<whole>${WHOLE})(?![a-z]|(?<=/ [a-z]{4,12}) [a-z][a-z\\d*★ ]{1,30}\\s?[:–—-]? ?$))`,
  '',
);
const GAP = AFTER.group('gap');
const PERSON_AFTER = AFTER.group('person');
const PERSON_BEFORE = compactPattern(`(?:${PERSON})(?![a-z])`, 'g');
const WHOLE_BEFORE = compactPattern(`(?<![a-z])(?:${WHOLE})(?![a-z]|(?<=/ [a-z]{4,12}) [a-z])`, 'g');
const TOTAL_BEFORE = new LinePattern(
  /(?<![a-z])((?:(?:family|couples?'?s?|honeymoon|room|cabin|villa) (?:price|rate|fare|cost|package|deal|pack|bundle|ticket|total)|(?:price|cost|rate) (?:per|for a|for the) (?:couple|family|room|cabin)|(?:tarif|prix|preis|precio|tarifa|prezzo|preco) (?:pour |fur |por |para |per |a )?(?:famille|familie|familia|famiglia|family|couple|pareja|coppia|casal|chambre|zimmer|habitacion|camera|quarto)|(?:familien|zimmer|paar|wohnungs|apartment|haus|objekt|miet|kabinen|gruppen)preis)(?: \([^()]{1,40}\))?|(?:family|party|group) of (?:\d{1,2}|two|three|four|five|six)(?: \([^()]{1,44}\))?|(?:[1-9]|one|two|three|four) adults?(?:,|\s?\+|\s?&| and) ?(?:\d|one|two|three) (?:children|child|kids?)[^:=.€£$]{0,24}(?=[:=]|\.{3}|\s{3})|(?:[2-9]|two|three|four) (?:adults|persons|people|pax|guests|personen|erwachsene|personnes|adultes|personas|adultos|persone|adulti|pessoas)\s{0,8}(?==)|(?<!(?:on|sharing|min|minimum|least|for|of) )(?:[2-9]|two|three|four) (?:adults|people|guests|erwachsene|adultes|adultos|adulti)(?= (?:from|ab|desde|a partir de|a partire da|des|da)\s{1,2}$)|(?<!(?:with|mit|avec|con|com|chambre de|camera di|habitacion de|quarto de|zimmer von|room of) )(?:2|two) (?:adults|persons|people|personen|erwachsene|personnes|adultes|personas|adultos|persone|adulti|pessoas)\s{0,8}(?=:)|(?:couples?|casal|pareja|coppia|paar|zu zweit|a deux|for two)\s{0,2}(?=[:=])|(?:grand |in |all[- ]in |the |overall |package )?total(?: (?:price|cost|amount|package|trip))?(?: for [^:]{1,36}| \([^()]{1,30}\))?|gesamt(?:preis|summe|betrag)?(?: fur [^:]{1,30}| \([^()]{1,30}\))?|(?:prix|montant|precio|importe) total(?: [^:]{1,30})?|(?:prezzo )?totale(?: [^:]{1,30})?|(?:preco|valor) total(?: [^:]{1,30})?|totaal(?:prijs|bedrag)?(?: voor [^:]{1,30})?|total (?:(?:(?:de |d[eo] )?(?:los|las|les|os|as|voces|ustedes|vosotros)|dos|das|des|pros|pras|para os|p\/|alle|fur|tutti e|per tutti e|x) ?(?:[2-9]|dos|tres|cuatro|deux|trois|quatre|dois|duas|quatro|zwei|drei|vier|due|tre|quattro)|(?:pour|para|per) [^:]{1,30}))\s?(?:is|(?<=(?:adults|people|guests|erwachsene|adultes|adultos|adulti) )(?:from|ab|desde|a partir de|a partire da|des|da)|comes to|of|:|=|-|–|\.{3,60}|\s{3,40})?\s{0,2}(?:only |just )?$/,
  '\\b(?:family|couple|casal|pareja|coppia|paar|zu zweit|a deux|for two|honeymoon|room|cabin|villa|price|cost|rate|tarif|prix|preis|precio|prezzo|preco|familien|zimmer|paar|wohnungs|apartment|haus|objekt|miet|kabinen|gruppen|party|group|[1-9] adults?|(?:one|two|three|four) adults?|[2-9] (?:adults|persons|people|pax|guests|personen|erwachsene|personnes|adultes|personas|adultos|persone|adulti|pessoas)|(?:two|three|four) (?:persons|people|pax|guests|erwachsene|adult)|total|totaal|gesamt|importe|[a-z]*total)',
);
/** Who the price is for, before its colon. */
const PARTY_BEFORE = new LinePattern(
  /(?<![a-z])((?:family|party|group|familie|famille|familia|famiglia) (?:of|von|de|di) (?:\d{1,2}|two|three|four|five|six)(?: \([^()]{1,44}\))?|(?:family|familie|famille|familia|famiglia) \(?\d ?\+ ?\d\)?|(?:(?:formule|forfait|pack|paquete?|pacote|pacchetto|offre|oferta|offerta) (?:famille?|familiar?|famiglia|family|duo|couple|pareja|coppia|casal)|family (?:deal|pack|bundle|offer|special)|familien?(?:paket|angebot|pauschale)|(?:fur|for|pour|per|para) (?:familien?|families|familles?|famiglie|familias?))(?: \([^()]{1,44}\))?|(?:[1-9]|one|two|three|four) adults?(?:,|\s?\+|\s?&| and) ?(?:\d|one|two|three) (?:children|child|kids?)[^:=€£$]{0,24}|total(?: price| cost)? for [^:=.;€£$]{2,44})(?:\s?[:=]|\s?\.{3,60}|\s{3,40}) {0,2}$/,
  '\\b(?:(?:fur|for|pour|per|para) famil|total|family|party|group|familie|famille|familia|famiglia|formule|forfait|pack|paquet|pacote|pacchetto|offre|oferta|offerta|[1-9] adult|(?:one|two|three|four) adult)',
);
/** `A team of 16 therefore pays`, `una familia de 4 paga`: told as a sentence. */
const PAYS = compactPattern(
  /(?<![a-z])([a-z]{4,14} of (?:\d{1,2}|two|three|four|five|six|eight|ten|twelve)|(?:family|couple|party|group|team|crew|class|club|paar|familie|gruppe|team|couple|famille|groupe|equipe|pareja|familia|grupo|equipo|coppia|famiglia|gruppo|squadra|casal|equipe)(?: (?:of|von|de|di|d'|mit) (?:\d{1,2}|two|three|four|five|six|eight|ten|twelve|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|dois|quatro)(?: (?:people|adults|persons|guests|players|personen|personnes|personas|persone|pessoas))?)?) (?:(?:therefore|then|thus|would|will|only|just|so|donc|also|quindi|portanto|entonces) ){0,2}(?:pays?|zahlt|zahlen|paiera|paie|paye|paga|pagan|paghera|pagara) (?:(?:only|just|nur|solo|so|seulement|therefore|then|also|damit|somit|donc|ainsi|quindi|dunque|pertanto|portanto|entonces|asi) ){0,2}$/,
);
const PAYING = /(?:pa[giy]|zahl)/;
const LAST_VERB = 24;
/** `4th May`, `May 3rd`: no third or fourth person. */
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)';
const MONTH_BEFORE = `${MONTH}[a-z]{0,6}\\.? `;
const NOT_THE_PRICE = `funds?\\b|[a-z]{0,18}fonds\\b|[a-z]{2,14}bijdrage|(?:atol|abta|sgr|anvr|tico) (?:contributions?|protection)|(?:drinks?|beverage|dining|wi-?fi|photo|excursion|getranke)[- ]?(?:packages?|pakete?)|(?:forfait|paquete|pacchetto|pacote) (?:de )?(?:boissons|bebidas|bevande)|name changes?|date changes?|changes?|amend|refunds?|rebook|umbuch|storn|annulation|excess|damage|cautions?\\b|kaution|fianza|cauzione|caucao|(?:security|breakages?) bonds?|dep(?=\\.? ?(?:of )?$)|deposits?|(?:booking|token|holding|registration|reservation) (?:amount|fee|money)|token\\b|advance\\b|down ?payment|supplements?|suppl?\\b|surcharges?|tax(?:es)?|fees?|charges?|expenses?|credits?|extra|add(?:itional|s|ing|ed)?\\b|child(?:ren)?|kids?|infants?|teens?|youths?\\b|(?:jeunes?|jovenes?|jovem|jovens|ragazz[ie]|jugendliche[rn]?|jongeren) (?:(?:de|da|von|ab|van) )?\\d|(?<!suite )junior(?! ?(?:suite|villa|room|cabin|stateroom|pool|king|deluxe))|(?<!\\d|${MONTH_BEFORE})[34](?:rd|th)(?!,? ?(?:of )?(?:${MONTH}|20\\d\\d|[-–]))|(?:third|fourth)(?! (?:nights?|days?|with|is|free|comes|one|dinner|course))|dritte[rn]?\\b|troisieme|tercera? (?:person|adult|pasajer|cama)|terzo (?:letto|adulto)|[34]\u00b0(?: ?(?:[/e&+]|o) ?4\u00b0)? ?(?:letto|adulto|persona)|[34]\u00ba(?: ?(?:[/ye&+]|o) ?4\u00ba)? ?(?:pasajero|persona|adulto|passageiro|pessoa)|deduct(?:ion)?\\b|terza persona|partageant la chambre|compartiendo habitacion con|zimmer der eltern|spending money|taschengeld|upgrade|insurance|zustellbett|zusatzbett|aufbettung|bijzetbed|lit d.appoint\\b|cama supletoria|letto (?:aggiunto|supplementare)|(?:dogs?|pets?|hunde|haustiere?|chiens?|perros?|mascotas?)\\b(?!.(?:sled|friendly))|visas?\\b|tips?\\b|gratuit|on-? ?board spend|[a-z]{0,6}guthaben|worth|valued?|penalty|cancel|balance|instal|monthly|emi\\b|voucher|gift|parking|cleaning|heating|endreinigung|heizkosten|nebenkosten|menage\\b|chauffage|limpieza|pulizi[ae]\\b|riscaldamento|limpeza|single (?:room|occ)|sgl|optional|excursion|escursion|faculta|facolta|fakulta|opcional|opzional|permit|levy|anzahlung|zuschlag|aufpreis|mehrpreis|einzelzimmer|chambre (?:individuelle|single|seule)|habitacion individual|camera singola|quarto individual|ez-|kinder|kind\\b|kleinkind|bebes?\\b|neonat|verlangerung|zusatz|adicional|aggiuntiv|gebuhr|(?:kur|orts|gaste|bett|touristen)(?:taxe|steuer|abgabe)|restzahlung|restbetrag|trinkgeld|parken\\b|parkplatz|namensanderung|acompte|solde\\b|enfants?|changements? de|taxes? de|frais|pourboire|assurance|suplemento|deposito|gastos de|saldo\\b|pago final|cambios? de|aparcamiento|senal|sena (?=(?:de|del) )|anticipo|nin[oa]s?|tasas?|seguro|propina|supplemento|caparra|bambin|tassa|tasse|acconto|mancia|quota (?:di |d['’])?iscrizione|quota (?:di )?gestione|diritti d['’]agenzia|penal[ei]\\b|annullament|cambio |spese d|parcheggi|assicurazione|sinal|criancas?|taxas?|gorjeta|ramp\\b|lift pass|hire|visto|visado|visum|menor(?:es)?\\b|enganche|aparta\\b|aparte\\b|separa\\b|liquida\\b|aanbetaling|borg\\b|[a-z]{3,16}(?:toeslag|belasting|kosten|zuschlag|gebuhr|versicherung)|toeslag|[a-z]{3,20}(?:tillagg|tillag|tillegg|avgift(?:er)?|gebyr)|tillagg\\b|tillag\\b|tillegg\\b|barn(?:pris|rabatt)|barn (?=\\d|under|op|upp|fra|mellan|mellem|i )|depositum|handpenning|slutbetalning|avbestillingsforsikring|avbokningsskydd|fooi(?:en)?|verzekering|secures?\\b|holds? (?:your|a|the)|reckon (?:on|with)\\b|allow (?:about|around|roughly|another|some)\\b`;
const ASIDE_BEFORE = new LinePattern(compactPattern(`(?<![a-z])(?:${NOT_THE_PRICE})`), `\\b(?:${NOT_THE_PRICE})`);
const ASIDE_AFTER = new LinePattern(
  compactPattern(
    `^[\\s(*/-]{0,3}(?:(?:per person |pp |p\\.p\\. |each |a head |per (?:head|adult|couple|cabin|room) |cad |usd |non[- ]refundable |of |in |for (?:a |an |the )?)?(?:(?:resort|shipboard|on-? ?board|spa|hotel|security|damage|early|booking|refundable|single|room|port|local|government|service|city|tourist|flight|rail|weekend|peak|half[- ]board) )?(?:${NOT_THE_PRICE}|onboard|obc\\b|spa\\b|resort credit|each way|einzelzimmer))`,
  ),
  `${NOT_THE_PRICE}|onboard|obc\\b|spa\\b|resort credit|each way|einzelzimmer`,
);
/** `1.649 € (tasas incluidas)`, `$845 (all taxes and fees included)`: what the brackets hold is part of the price. */
const WITH_TAXES = compactPattern(
  /^\s?\((?!(?:[a-z&-]+ ){0,5}(?:not|no|non|nicht|nao|pas|niet)\b)(?:[a-z&-]+ ){1,6}(?:includ(?:ed|ing)|inclusive|incl?\b|incluid[oa]s?|inclus[oaie]s?|compris(?:es?)?|inbegriffen|inklusive|inkludiert|inkl\b|enthalten|inbegrepen)/,
);
/** `Price per person, taxes included: €640`, `Quota tasse incluse € 640` */
const TAXES_WITHIN = new LinePattern(
  /(?:^|\b(?:prices?|rates?|fares?|costs?|preise?|prix|tarifs?|precios?|tarifas?|prezz[io]|quot[ae]|precos?)\b[^:;.]{0,40}[\s,(])(?:all |alle |todas? las? |tutte le )?(?:taxes|tax|vat|steuern?|mwst|tasas|impuestos|tasse|taxas)(?: (?:and|&|und|et|y|e) [a-z]{3,9})? (?:included|incl\.?|inklusive|inkl\.?|compris(?:es?)?|inclus[aeo]?s?|incluid[oa]s|compres[aeio])\)?\s?[:=–-]?\s{0,3}(?:(?:from|ab|des|desde|da) )?$/,
  '\\b(?:tax(?:es)?|vat|steuern?|mwst|tasas|impuestos|tasse|taxas)\\b',
);
/** `$250 a person holds it`, `£100 pp secures your place`, `$300 now`: paid to keep the place. */
const KEEPS_PLACE = new LinePattern(
  compactPattern(
    `^[\\s(]{0,2}(?:(?:${PERSON}|${WHOLE})(?<![a-z]{5}\\.)[\\s),]{0,3})?(?:will |to |just )?(?:holds?|secures?|reserves?|confirms?|locks?|keeps?|now\\b(?! (?:only|just|from|[$€£]))|today\\b|down\\b|upfront|up front|due\\b|is due|payable|is payable|at booking|on booking(?! by)|bei buchung(?! bis)|zur buchung|al reservar|para (?:reservar|separar)|alla prenotazione|na reserva|a la reservation)`,
  ),
  '(?:holds?|secures?|reserves?|confirms?|locks?|keeps?|now\\b|today\\b|down\\b|upfront|up front|due\\b|is due|payable|is payable|at booking|on booking|bei buchung|zur buchung|al reservar|para (?:reservar|separar)|alla prenotazione|na reserva|a la reservation)',
);
/** `Separe su cupo con $500.000`, `Pay $300 now`, `Hold it with €250`. */
const TO_KEEP = new LinePattern(
  /\b(?:hold|secure|reserve|confirm|book|pay|separ[ae]|apart[ae]|asegur[ae]|reserv[ae]|sichern|prenota|bloque[ae]|reservez|garanta|bloccare?)\b[^.;$€£₹]{0,32}\b(?:with|for (?:just|only)|con|mit|avec|com)\s(?:a |an |just |only |nur |solo )?$|^\W*pay (?:just |only )?$|(?:^|[.;] )\W{0,4}(?:to (?:book|reserve|hold|secure|confirm)(?: (?:it|now|your (?:place|spot|seat|cabin|room)s?))?|para (?:reservar|apartar|separar|confirmar)|pour (?:reserver|bloquer|confirmer)|zum (?:buchen|reservieren)|zur buchung|per (?:prenotare|bloccare|confermare)) ?[:,–-]? {0,2}(?:just |only |solo |nur )?$|\b(?:lock|hold|secure|reserve|confirm|book)\b[^.;$€£₹]{0,32}\b(?:i|we)(?:'ll|'d| will| would)?(?: just| only)? need(?: a| just| only)?\s$/,
  '\\b(?:to (?:book|reserve|hold|secure|confirm)|para (?:reserv|apart|separ|confirm)|pour (?:reserv|bloq|confirm)|zum (?:buch|reserv)|zur buch|per (?:prenot|bloc|conf))|\\b(?:with|for (?:just|only)|con|mit|avec|com)\\s|\\bpay |\\b(?:i|we)(?:.ll|.d| will| would)?(?: just| only)? need',
);
/** `Adult: £689` beside `Child: £459`: what each pays. `2 adults` are a party. */
const ADULT_BEFORE = new LinePattern(
  /(?<![a-z0-9])(?<!(?:\d|[x×]|two|three|four|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|quattro|dois|duas|both|young|junge|jeunes?)\s{1,2})(?:adults?|adultes?|adult[oi]s?|erwachsene[rn]?|erw\.|volwassenen?)(?: (?:price|rate|fare|cost))?(?: \([^()]{1,24}\))?(?: (?:je|jeweils|each|cada|chacun))?(?:\s?[:=–-])?\s{0,4}(?:(?:from|ab|des|desde|da|vanaf)\s)?$/,
  '\\b(?:adult|erwachsene|erw\\.|volwassene)',
);
/** `Vol non inclus (env. 750 €)`, `Flights not included, approx. £300`: what one pays elsewhere. */
const LEFT_OUT = new LinePattern(
  /(?:\b(?:not|non|nicht|no|nao|pas|niet) (?:(?:im preis|in the price) )?(?:included|incl\.?|inclus[aeo]?s?|inkl\.?|inklusive|enthalten|inbegriffen|incluid[oa]s?|compris(?:es?)?|compres[aeoi]|inbegrepen)|\bextra|\bexcluded)\s?(?:[,:(–-]|\s\()\s?(?:(?:env|approx|ca|circa|aprox|about|around|environ|etwa|unos?|allow|from|ab|des|desde|da)\b\.?\s?){0,2}$/,
  '\\b(?:not|non|nicht|no|nao|pas|niet|extra|excluded)\\b',
);
/** `Taxas no valor de R$ 120 (por pessoa) não estão inclusas`, `€40 per person, not included`: told behind the amount. */
const LEFT_OUT_BEHIND = new LinePattern(
  compactPattern(
    `^[ (]{0,2}(?:(?:${PERSON}|${WHOLE})[ ),]{0,3})?(?:(?:is|are|ist|sind|est|sont|esta|estan|e|sono|estao|zijn) )?(?:not|non|nicht|no|nao|pas|niet) (?:(?:is|are|esta|estan|e|sono|estao) )?(?:in the price|im preis|included|incl\\b|inclus[aeo]?s?|inkl\\b|inklusive|enthalten|inbegriffen|inkludiert|incluid[oa]s?|compris(?:es?)?|compres[aeoi]|inbegrepen)`,
  ),
  '\\b(?:not|non|nicht|no|nao|pas|niet)\\b',
);
/** `Transfers €30 pp`: a row of its own beside the prices. */
const ROW_OF_EXTRA = compactPattern(
  /^\W{0,4}(?:(?:airport|return|private|shared|hotel|resort|rtn) ){0,2}(?:transfers?|taxis?|shuttles?|pick-?ups?|flughafentransfer|transferts?|navette|traslados?|trasferiment[oi]|(?:(?:the|all|evening|extra) ){0,2}(?:brunch|dinners?|drinks|lunch(?:es)?|meals|diners?|cenas?)(?: (?:buffets?|menus?))?(?:,? (?:and|&|with|\+) (?:dinners?|drinks|lunch(?:es)?|wine|tips))?)(?: (?:each way|one way|return|to the hotel|from the airport|aeroporto|aeropuerto|aeroport))?(?: (?:come to|comes to|costs?|are|is|will be|work out at))?\W{0,4}(?:(?:from|about|around|just|only|ab|desde|da) ){0,2}$/,
);
/** `City tour 3 hrs with guide: EUR 12 pp`, `Half-day wine tasting £45`: an outing of some hours. */
const ROW_OF_HOURS = compactPattern(
  /^\W{0,4}(?:(?:[^:$€£.\d]{3,40} )?(?:half|halb)[- ]?(?:day|tag\w*)|[^:$€£.\d]{3,40}\(?\d(?:[.,]\d)? ?(?:hrs?|hours?|h|std\.?|stunden|heures|horas|ore|uur)\b)[^:$€£\d]{0,30}[:.–\s-]{1,12}(?:(?:from|ab|des|desde|da) )?$/,
);
const NEXT_CELL = /^\s?[/|,;]\s/;
/** `breakfast, visa, £820 pp`: the last of what is had for it. */
const LISTED_THING =
  /,\s(?:[a-z]{3,12} ){0,2}(?:visas?|insurance|lift pass|parking|tips|gratuities|tax(?:es)?|fees|visum|\w*versicherung|assurance|tasas|seguro|assicurazione|tasse|taxas),\s(?:from |only |just )?$/;
const LAST_WORDS = /(?:\S+\s+)?\S+\s*$/;
/** `10x de R$ 279,90`: one of several payments. */
const INSTALMENT_BEFORE = new LinePattern(
  /\b\d{1,2}\s?(?:x|vezes|cuotas|rate|fois|raten|mensualites|mensualidades|(?:monthly )?payments|(?:monthly )?instal?lments)(?: (?:sin interes(?:es)?|sem juros|senza interessi|ohne zinsen|zinsfrei|sans (?:frais|interets)|interest[- ]free))?\s(?:de |da |von |zu je |a |of |d['’])?$/,
  '\\d\\s?(?:x|vezes|cuotas|rate|fois|raten|mensuali|(?:monthly )?payments|(?:monthly )?instal)',
);
/** `chambre seule      + 140 euros`, `Single +$695`: what comes on top. The plus of `AI+` and `4*+` stands at its word. */
const ON_TOP = /(?:\s{2}|:\s?|^|[a-z).]\s|\b(?:single|sgl|solo|singola|single|ez))\+\s?$/;
/** `2 x `, `3 adults x ` before what each pays. */
const FACTOR = /(?<!\d)\d{1,2}(?: [a-z]{3,11})? ?[x×*] ?$/;
const INSTALMENT_AFTER = new LinePattern(
  /^\s?(?:\/|per |a |pro |par |al |por |ao )(?:month|mo\b|monat|mois|mes\b|mese)/,
  '(?:month|mo\\b|monat|mois|mes\\b|mese)',
);
/** `De R$ 3.299 por R$ 2.799`, `von 899 € auf 749 €`, `van € 899 voor € 749`. */
const LEADS_TO = /\b(?:de|von|van|(?:reduced|cut|down|slashed|dropped) from) $/;
const REDUCED = /^\s?(?:pp |p\.p\. )?(?:por(?: apenas| s[oó])?|a|auf|to|voor(?: slechts| maar)?|\u2192|->|>)\s{0,2}$/;
/** `CA$3,400, now CA$2,890`, `£899 pp reduced to £749`: the price before, by the words between it and the next. */
const NOW_NEXT = new LinePattern(
  /^\s?(?:pp?\b|p\.p\.|per person|pro person)?[\s,;:–—-]{0,3}(?:(?:is |are |but )?now|nu|jetzt|ahora|maintenant|adesso|agora|reduced to|cut to|down to|reduziert auf)(?: only| just| from| nur| solo)?[\s:]{1,2}$/,
  'now|nu|jetzt|ahora|maintenant|adesso|agora|reduced|cut to|down to|reduziert',
);
const SAVING_BEFORE = new LinePattern(
  /(?:[a-z]{0,12}(?:rabatt|discount|ermass?igung|remise|reduction|descuento|sconto|desconto|korting)(?: (?:for bookings? )?(?:bis|until|till|by|before|jusqu'au|avant le|hasta(?: el)?|entro(?: il)?|fino al|ate|tot) [a-z0-9 ./]{4,20}:)|save(?: up to| an extra| over)?|sav(?:ing|es) you|savings?(?: of| up to)?|discount(?: of)?|reduction(?: of)?|sparen sie|sie sparen|spar(?:e|st|t)|ersparnis(?: von)?|ermass?igung(?: von)?|preisnachlass(?: von)?|(?:fruhbucher|treue|sofort|online)-?(?:bonus|vorteil)|ahorr[ao]s?(?: de)?|ahorre|descuento(?: de)?|economisez|economise|remise de|reduction de|economize|economia de|risparmi[ao]?(?: di)?|sconto(?: di)?|desconto(?: de)?|poup(?:e|a|anca)(?: de)?|(?:u|je) bespaart|bespaar|rabatt(?: von)?|korting(?: van)?|spara|spar|rabat|bachat|(?<![^\s:] |-)-(?= )|(?<![/-])-(?!\s)|(?:savings?|discount|reduction|ersparnis|preisvorteil|ahorro|economie|remise|risparmio|sconto|desconto|economia|poupanca|korting|voordeel)(?: (?:of|is|are|then|thus|therefore|comes to|amounts to|also|somit|damit|daher|betragt|est|donc|de|es|entonces|di|e|quindi|cosi|portanto|dus|is dus)){1,3})(?:\s?:(?<!%[^:]{1,24}:))?\s{0,2}$/,
  'poup|rabat|bespaar|ermas|preisnachlass|fruhbucher|treue|sofort|online|save|saving|discount|reduc|spar[est]|erspar|preisvorteil|voordeel|ahorr|descuento|econom|remise|reduction|risparmi|sconto|desconto|rabatt|korting|bachat|-',
);
/** `Online-Vorteil 599 € statt 699 €`: the price of an offer that is named so. */
const ADVANTAGE = /(?:vorteil|bonus)\s?:?\s?(?:nur |jetzt )?$/;
const INSTEAD = /^\s?(?:pp |p\.? ?p\.? |pro person )?(?:statt|anstatt|anstelle)\b/;
/** `£5 off from Reading`: for those who join there. */
const OFF_FOR_SOME = /^ off from [a-z]/;
const SAVING_AFTER = new LinePattern(
  /^[\s/-]{0,3}(?:(?:pp|p\.p\.|per (?:person|head|adult)|each|a (?:head|person)|pro person|par personne|por (?:persona|pessoa)|a persona) )?(?:off\b(?![- ](?:season|peak|piste))|discount|savings?\b|rabatt|[a-z]{0,12}ermass?igung|nachlass|vergunstigung|preisvorteil|di riduzione|de (?:descuento|desconto|reduction|remise)|di sconto|d['’]?\s?economies?\b|de economia|di risparmio|de ahorro|ersparnis|gespart|sparen|gunstiger|less\b(?! for\b)|better off|cheaper|saved\b|korting)/,
  'off\\b|discount|savings?\\b|rabatt|ermass?igung|nachlass|vergunstigung|preisvorteil|di riduzione|de (?:descuento|desconto|reduction|remise)|di sconto|d.?\\s?economies?|de economia|di risparmio|de ahorro|ersparnis|gespart|sparen|gunstiger|less\\b|better off|cheaper|saved\\b|korting',
);
const WAS_BEFORE = new LinePattern(
  /(?:\b(?:was|were|originally|orig|original(?: price)?|reg(?:ular)?(?:ly)?(?: price)?|normally|norm|normal(?: price)?|usu|prev|usual(?:ly)?(?: price)?|ordinarily|typically|sonst|anstatt|normalmente|habitualmente|normalement|habituellement|d'habitude|(?:di )?solit(?:o|amente)|brochure(?: price)?|full price|rrp|instead of|i\.?p\.?v\.?|old (?:price|rate)|list price|mrp|previously|rack rate|before|(?:reduced|cut|down|slashed) from|statt|vorher|bisher|fruher|ursprunglich|regular|au lieu de|avant|ancien prix|prix (?:normal|initial|public)|antes(?: costaba)?|e[mn] (?:lugar|vez) de|prec(?:i)?o (?:anterior|normal|original|habitual|de tabela)|regularer preis|invece (?:di|che)|anziche|(?<!prenota )prima|prezzo (?:intero|originale|normale|di listino|di catalogo|pieno)|(?:katalog|listen|normal|original)preis|prix catalogue|precio de catalogo|pehle(?: ka)?(?: rate| price)?|earlier|normaal|(?:normale|oude|eerdere) prijs|(?:catalogus|advies)prijs|voorheen|in plaats van|ord(?:inarie)?\.?(?: pris)?|ordinar(?:t)? pris|normalpris|tidigare(?: pris)?|i stedet for|i stallet for)\b\.?[\s:]{0,3}(?:(?:the |price |rate |fare |it was |de |di |a |usd |from |at |pay(?:ing)? |costs? |sells? |sold |for )){0,3}|~~\s?)$/,
);
const FROM_BEFORE = new LinePattern(
  /\b(?:from(?: only| just| as low as)?|starting (?:at|from)|sarting at|starts? (?:at|from)|as low as|ab(?: nur)?|schon ab|bereits ab|a partir de|des|desde(?: solo)?|a partire da|da(?: soli)?|a partir|vanaf|fran|fra|fr\.|prices from|rates from|fares from)\s{0,3}$/,
);

const SAYS_PERSON = new LinePattern(PERSON_BEFORE);
const SAYS_WHOLE = new LinePattern(WHOLE_BEFORE);

/** `from` and `to` bound the amount in `folded`, whose look is `look`; `after` and `until` the amounts beside it. */
export function readPriceContext(
  folded: string,
  from: number,
  to: number,
  after: number,
  until: number,
  look: LineLook,
): PriceContext {
  const before = clauseBefore(folded, from, after);
  const next = folded.slice(to, Math.min(until, to + WINDOW));
  const isFrom = FROM_BEFORE.test(look, before);
  const other = (role: PriceRole): PriceContext => ({ role, basis: null, isFrom });
  if (next.startsWith(' off from') && OFF_FOR_SOME.test(next)) return other('aside');
  const name = beforeStay(rowName(before, look), folded, from - before.length, after, look);
  const isNewPrice = (): boolean => INSTEAD.test(next) && ADVANTAGE.test(name);
  if (SAVING_AFTER.test(look, next) || (SAVING_BEFORE.test(look, name) && !isNewPrice())) return other('saving');
  const isFactor = until < folded.length && FACTOR.test(before) && makesProduct(folded.slice(to, until));
  if (
    ((look.signs & PLUS) !== 0 && ON_TOP.test(before)) ||
    (!isFactor && INSTALMENT_BEFORE.test(look, before)) ||
    INSTALMENT_AFTER.test(look, next)
  )
    return other('aside');
  if (isRemembered(before, next, look)) return other('aside');
  if (
    WAS_BEFORE.test(look, name) ||
    (until - to <= MAX_BETWEEN && NOW_NEXT.test(look, folded.slice(to, until))) ||
    (LEADS_TO.test(before) && REDUCED.test(folded.slice(to, until)))
  )
    return other('was');
  if (isExample(folded, from, look)) return other('aside');
  if (
    LEFT_OUT_BEHIND.test(look, next) ||
    CHILD_SHARES.test(look, folded.slice(Math.max(after, from - MAX_CHILD), from))
  )
    return other('aside');
  const said = AFTER.regex.exec(next);
  // `pro Person 649 €, für 2 Erwachsene 1.298 €`, T-551 `2 Erw. 1.298 € / p.P. 649 €`, `£899, per person sharing £649`: what leads on to the next amount is that one's.
  const isOfNext =
    said !== null &&
    until < folded.length &&
    /^(?:,| \/) /.test(said[0]) &&
    SHARED_ALONE.test(folded.slice(to + said[0].length, until));
  const match = isOfNext ? null : said;
  const isPerson = match?.[PERSON_AFTER] !== undefined;
  // The words for a party may hold commas: `Family of 4 (2 adults, 2 children): £1,480`.
  const wide = folded.slice(Math.max(after, from - WINDOW - 20), from);
  const party = isPerson ? null : TOTAL_BEFORE.exec(look, before);
  const total =
    party ??
    (isPerson
      ? null
      : (PARTY_BEFORE.exec(look, wide) ?? (PAYING.test(wide.slice(-LAST_VERB)) ? PAYS.exec(wide) : null)));
  // `Total per person: £640` is what one pays.
  if (total && !saysPerPerson(total[1] ?? '')) {
    const start = from - (total === party ? before : wide).length + total.index;
    return { role: 'whole', basis: [start, start + (total[1] ?? '').length], isFrom };
  }
  // `Whole villa £450 per night`: behind the amount it says for how long.
  const isTimed = match !== null && PER_TIME.test(match[0]);
  const place = total || isPerson || isTimed ? null : wholePlaceBefore(look, wide);
  const start = from - wide.length + (place?.[0] ?? 0);
  // `Deposit for the whole villa: €500`
  if (place !== null && !ASIDE_BEFORE.test(look, folded.slice(Math.min(start, from - before.length), start)))
    return { role: 'whole', basis: [start, start + place[1] - place[0]], isFrom };
  // `Precio por persona, 2 adultos 649 €`; the `pp` right behind the amount before is that one's.
  const saidOfOne = !isPerson && SAYS_PERSON.mayMatch(look) ? lastMatch(PERSON_BEFORE, wide) : null;
  const isOfOne = saidOfOne !== null && (after === 0 || saidOfOne[0] > NEXT_TO);
  const beside = isPerson || isOfOne ? null : partyBeside(wide, next, after > 0);
  if (beside !== null && !ASIDE_BEFORE.test(look, beside.isBehind ? before : wide.slice(0, beside.from))) {
    const base = beside.isBehind ? to : from - wide.length;
    return { role: 'whole', basis: [base + beside.from, base + beside.to], isFrom };
  }
  // `breakfast, transfers, £459pp`: behind a comma the amount is of all.
  const isListed =
    before.trimEnd().endsWith(',') ||
    folded
      .slice(after, from - before.length)
      .trimEnd()
      .endsWith(',');
  if (LEFT_OUT.test(look, wide) || (!isListed && ROW_OF_EXTRA.test(before))) return other('aside');
  const isOuting = !isListed && ROW_OF_HOURS.test(before);
  if (KEEPS_PLACE.test(look, next) || TO_KEEP.test(look, before)) return other('aside');
  // `visa + transfers, ₹64,500 pp`: behind a comma an amount that says for whom it is stands for itself.
  const label = match && before.trimEnd().endsWith(',') ? LAST_WORDS.exec(before)?.[0] : before;
  // `2 adults, 2 kids … £980 total`: the children are of the party.
  // `Cabin for 2 adults and 1 child £295 pp`: so are they, whoever pays.
  const aside =
    match && !isPerson && OF_ALL.test(match[0]) ? before.replace(CHILDREN, '') : withoutFamily(label ?? before);
  const isOfAdult = ADULT_BEFORE.test(look, wide);
  const isWithTaxes = TAXES_WITHIN.test(look, aside);
  const isAsideBehind =
    !(isOfAdult && NEXT_CELL.test(next)) &&
    ASIDE_AFTER.test(look, next.slice(match?.[GAP]?.length ?? 0)) &&
    !(next.includes('(') && WITH_TAXES.test(next));
  const isOfList = match !== null && LISTED_THING.test(wide);
  if ((ASIDE_BEFORE.test(look, aside) && !isWithTaxes && !isOfList) || isAsideBehind) return other('aside');
  // `2 x £640, total £1,280`: the words are those of the sum.
  if (match && (isPerson || !isFactor)) {
    const start = to + (match[GAP] ?? '').length;
    return { role: isPerson ? 'person' : 'whole', basis: [start, to + match[0].length], isFrom, isOuting };
  }
  const at = from - before.length;
  if (isOfAdult) return { role: 'person', basis: null, isFrom, isOuting };
  const person = SAYS_PERSON.mayMatch(look) ? lastMatch(PERSON_BEFORE, before) : null;
  if (person !== null) return { role: 'person', basis: [at + person[0], at + person[1]], isFrom, isOuting };
  // `Precios por persona, desde $890`: the comma ends nothing.
  if (saidOfOne !== null && LEADS_FROM.test(wide.slice(saidOfOne[1])))
    return {
      role: 'person',
      basis: [from - wide.length + saidOfOne[0], from - wide.length + saidOfOne[1]],
      isFrom,
      isOuting,
    };
  // `Total for two: 2 x £640 = £1,280`: of the second.
  const whole = !isFactor && SAYS_WHOLE.mayMatch(look) ? lastMatch(WHOLE_BEFORE, before) : null;
  if (whole !== null) return { role: 'whole', basis: [at + whole[0], at + whole[1]], isFrom, isOuting };
  const inAll = IN_ALL.exec(next);
  if (inAll !== null) {
    const words = inAll[0].search(FIRST_LETTER);
    return { role: 'whole', basis: [to + words, to + inAll[0].length], isFrom, isOuting };
  }
  return { role: 'open', basis: null, isFrom, isOuting };
}
/** `AUD 3,890 all up`: that of all who go, where nothing else says whose it is. */
const IN_ALL = /^[\s,(]{1,2}(?:all[- ]up|altogether|all told|for the lot|the lot)(?![a-z])/;
const FIRST_LETTER = /[a-z]/;

/**
 * `Regular price per person ..... £749`, `Preis pro Person im Doppelzimmer:`: the words before those that say for whom it is, and before what leads
 * to it. Where nothing leads from the row's name to the amount the name must be one of prices.
 */
function rowName(before: string, look: LineLook): string {
  const person = SAYS_PERSON.mayMatch(look) ? lastMatch(PERSON_BEFORE, before) : null;
  const rest = person === null ? null : LEADS_ON.exec(before.slice(person[1]));
  const words = person === null || rest === null ? before : before.slice(0, person[0]).trimEnd();
  const name = mayEndInLeader(words) ? words.replace(LEADER, '') : words;
  if (name === '' || !isLetter(codeAt(name, name.length - 1))) return before;
  const isLed = person === null || rest?.[0].trim() !== '' || rest[0].length > 2;
  return isLed || PRICE_NOUN.test(name) ? name + (rest?.[1] ?? '') : before;
}

/** `Normal price, 5 nights:`, `Usual rate for 3 nights:`: what the amount is stands before how long one stays for it. */
function beforeStay(name: string, folded: string, start: number, after: number, look: LineLook): string {
  const stay = STAY.exec(look, name);
  if (stay === null) return name;
  const words = name.slice(0, stay.index) + (stay[1] ?? '');
  const mark = words === '' ? BREAK.exec(folded.slice(after, start)) : null;
  return `${mark === null ? words : clauseBefore(folded, after + mark.index, after)} `;
}
const STAY = new LinePattern(
  /(?:^|\b(price|rate|fare|preis|prix|tarif|precio|tarifa|prezzo|tariffa|preco|prijs) )\(?(?:for |fur |pour |por |per |para |voor )?\d{1,2}[- ]?(?:nights?|nts?|nachte|nuits|noches|notti|noites|nachten|days|tage|jours|dias|giorni|dagen)\)?\s?:?[\s.·…_]{0,60}$/,
  '\\d[- ]?(?:nights?|nts?|nachte|nuits|noches|notti|noites|nachten|days|tage|jours|dias|giorni|dagen)',
);
/** What a clause ends with. */
const BREAK = /\s?[,–—-]\s$/;
const LEADS_ON = /^(?:\s?|,? ?\(?[a-z][a-z -]{1,30}\)?(?=\s?:|\s{3}|[.·…_]{3}))\s?(:?)[\s.·…_]{0,60}$/;
/** Three dots or blanks at least: neither the last of them nor the third last is a letter or figure. */
const mayEndInLeader = (words: string): boolean =>
  !isLetterOrNumber(codeAt(words, words.length - 1)) && !isLetterOrNumber(codeAt(words, words.length - 3));
const LEADER = /(?:\s{3}|[.·…_]{3})[\s.·…_]{0,60}$/;
const PRICE_NOUN =
  /(?:price|rate|fare|cost|preis|prix|prix [a-z]{4,10}|tarif|precio|precio [a-z]{4,10}|tarifa|prezzo|prezzo [a-z]{4,10}|quota|preco|preco [a-z]{4,10}|prijs|sav(?:e|es|ed|ing|ings)|ersparnis|sparen|ahorr[ao]s?|risparmi[ao]?|economi[aez]{1,2}|bespaart?)$/;

const PER_TIME =
  /(?:night|week|day|nacht|woche|tag|nuit(?:ee)?|semaine|jour|noche|semana|dia|notte|settimana|giorno|noite|week|dag)$/;

const OF_ALL = /tot|gesamt|zusammen/;
const CHILDREN = /\b(?:child(?:ren)?|kids?|teens?|infants?|kindern?|kind|enfants?|nin[oa]s?|bambin[oi]|criancas?)\b/g;

const MAX_BETWEEN = 40;
const MAX_CHILD = 140;
const NEXT_TO = 2;

/** Does a heading or a column say that the prices under it are for one person? */
export function saysPerPerson(folded: string, look?: LineLook): boolean {
  if (look !== undefined && !SAYS_PERSON.mayMatch(look)) return false;
  PERSON_BEFORE.lastIndex = 0;
  const match = PERSON_BEFORE.exec(folded);
  return match !== null && (match[0].startsWith('/') || !/[a-z]/.test(folded.charAt(match.index - 1)));
}

/** Is that all it says: `per person`, `p.p.`, also with how they share: `per person, twin share`? */
export function isPersonLabel(folded: string): boolean {
  PERSON_BEFORE.lastIndex = 0;
  const match = PERSON_BEFORE.exec(folded);
  return match?.index === 0 && SHARED.test(folded.slice(match[0].length));
}
/** Two in a room, and nothing behind it. */
const SHARED =
  /^(?:[\s,(*]{0,3}(?:(?:based on|on|in|im|bei|en|em|a|w\/) )?(?:(?:an?|the|base|una?) )?(?:(?:twin|double|dbl|two|2|zwei|deux|due|dos|dois|doppelzimmer|doppelbelegung|dz|chambre double|camera doppia|doppia|habitacion doble|doble|quarto duplo|dupla)\b ?(?:or (?:twin|double) ?|people |adults |personen )?)?(?:shar(?:e|ed|ing)|room|occupancy|basis|zimmer)?\)?\*?)?$/;

/** Where a heading says that the prices under it are for a room, cabin or night. */
export const findWholeBasis = (folded: string, look: LineLook): [number, number] | null =>
  SAYS_WHOLE.mayMatch(look) ? lastMatch(WHOLE_BEFORE, folded) : null;

/** `look` is that of a line which holds the label, where it is known. */
export const isAsideLabel = (folded: string, look?: LineLook): boolean =>
  folded !== '' && (look === undefined || ASIDE_BEFORE.mayMatch(look)) && ASIDE_BEFORE.regex.test(folded);

function clauseBefore(folded: string, to: number, after: number): string {
  const window = folded.slice(Math.max(after, to - WINDOW), to);
  let start = 0;
  CLAUSE_START.lastIndex = 0;
  for (let match = CLAUSE_START.exec(window); match !== null; match = CLAUSE_START.exec(window)) {
    if (window.slice(match.index + match[0].length).trim() !== '' || endsSentence(window, match.index))
      start = match.index + match[0].length;
  }
  return window.slice(start);
}

/** `City tax not included. £499 per person`: right behind a full stop, which the short form of a word (`suppl. £50`) has too. */
const endsSentence = (text: string, at: number): boolean =>
  text.charAt(at) === '.' && LONG_WORD.test(text.slice(Math.max(0, at - 12), at));
const LONG_WORD = /(?<![a-z])(?!suppl|approx|price|preis|deposit)[a-z]{5,}$/;

function lastMatch(regex: RegExp, text: string): [number, number] | null {
  let found: [number, number] | null = null;
  regex.lastIndex = 0;
  for (let match = regex.exec(text); match !== null; match = regex.exec(text)) {
    if (match.index === 0 || /[^a-z]/.test(text.charAt(match.index - 1)))
      found = [match.index, match.index + match[0].length];
    if (match[0] === '') regex.lastIndex++;
  }
  return found;
}
