/**
 * What a date in an offer is about, from the words before it: until when to book (`book by`, `offer ends`, `gültig bis`), when one travels,
 * when a payment is due, when the offer does not hold. Folded text, six languages.
 */

import type { DateMention, DateOrder } from '../../../annotators/date.ts';
import { LONG_ZONES } from '../../../annotators/vocabulary/zone-words.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { type LineLook, LinePattern } from '../../../text/line-look.ts';
import { type DocumentLine, oncePerLine, type SourceDocument } from '../document.ts';
import { readLineDates } from './offer-dates.ts';

/** `book`: the last day to book or to ticket; `valid`: how long the offer or its price stands; `none`: the words do not tell. */
export type DateRole = 'book' | 'valid' | 'travel' | 'payment' | 'exception' | 'none';

const CLAUSE = 110;
/** A label of its own cell (`Agent: … ⇥ Valid until: ⇥ 4.12.2026`) starts one too. */
const CLAUSE_START =
  /(?:[;!?|•·]|(?<!\b(?:p|pers|t\.o\.m|d|pr|kr|n[ro]?|man|tirs?|ons|tors|fre|lor|son))\.)(?:\s|$)|\n|(?:\t| {3})(?=[a-z][a-z '.-]{2,40}:\s*$)/g;
const EXCEPTION = new LinePattern(
  /\b(?:black ?-?out|not (?:valid|available|applicable|apply|include|run|operate)|except|excluding|exclud|closed|closure|(?<!\b(?:offres?|promo(?:tion)?s?|tarifs?|prix|speciale?) (?:d'|de |speciale? )?)(?:re)?ouverture(?!(?: des? (?:ventes|reservations|inscriptions)|[- ](?:offre|promo)))|opening date|(?:re-?)?opening(?= (?:(?:on|from) )?(?:the )?(?:[a-z]{3,9}day,? )?$)|will (?:re-?)?open|saisonstart(?![- ]?(?:angebot|special|woche|preis|aktion|wochenende))|blocked|cerrad[oa]s?\b|chius[oaie]\b|chiusura|fechad[oa]s?\b|geschlossen|gesloten|fermeture|ferme(?:es?|s)?(?= (?:du|le|les|entre)\b)(?<!\b(?:la|une|petite|vieille) ferme)|behalve|uitgezonderd|niet geldig|galler (?:ej|inte)|gjelder ikke|galder ikke|ikke gyldig|auss?er|ausgenommen|gesperrt|sperr(?:zeit|termin|datum|daten)|nicht (?:gultig|buchbar|verfugbar)|sauf|hors|excepto|salvo|(?:passports?|visas?|visum|reisepass|passeports?|pasaportes?|passaport[oei]s?|id cards?|personalausweis)\b.{0,40}\b(?:valid|gultig|valable|valid[oa]s?)|no[nt]? (?:vala?ble|valid[oa]|disponib[il]+e)|eccetto|esclus[aeio]|excluid[ao]s?|exceto)/,
);
const PAYMENT = new LinePattern(
  /\b(?:resten\b|restbelo[bp]\b|indbetal|innbetal|inbetal|forfald|forfall|aanbetal|betal|betaal|restant|balance|bal\b|(?:final|full) payment|payment|pymt|paid|pay\b|payable|deposit|due|instal|restzahlung|restbetrag|anzahlung|solde|acompte|acconto|caparra|deposito|saldo|pago|anticipo|sinal|pagamento|paga\b|pagar\b|zahlbar|fallig|regler\b|verser\b|versat[oa]|versare|penal[ei]|cancel|refund|storn|annul|(?:the )?rest (?:is |then |to (?:be )?(?:pay|paid) |payable |follows )?(?:due )?(?:by|before|on|until)\b|rest (?:bis|zum|am|spatestens)\b|remainder\b|remaining (?:amount|sum|money|payment|half)|slutbetal|restbelop|resterende|handpenning|anmalningsavgift|depositum|avboka|afbestil|avbestill|(?:el|il) resto\b|le reste (?:a payer|est du|avant|au plus tard)|(?:o|el|il) restante\b)/g,
);
const BOOK = new LinePattern(
  /\b(?:names?(?= to (?!be\b)[a-z]| (?:by|before|b4|latest|no later)\b)|(?:names?|places?|(?:booking )?forms?|anmeldung(?:en)?|inscriptions?|inscripcion(?:es)?|iscrizioni|inscricoes|aanmelding(?:en)?)(?= (?:and|with|&|\+|plus|und|mit|et|avec|y|con|e|com|en|met) [^.;]{0,24}(?:deposit|anzahlung|acompte|anticipo|senal|acconto|caparra|sinal|aanbetaling))|(?:call|ring|phone|contact|e-?mail|whats ?app) (?:us|me|(?!from|for|the|in|at|on|to|by)[a-z]{3,12}) (?:on|at|now)\b|book|boek|reserv|accept(?:ed|ance)?\b|confirm(?!ed)|conferma(?:re|te|r?mi|r?ci|r?lo|telo|temi)?\b|cn?fr?m\b|cnf\b|conf(?= (?:by|b4|before|latest)\b)|lmk\b|rply\b|revert\b(?= (?:by|before|b4|asap|latest))|be confirmed\b|purchas|t(?:ic)?kt(?= by\b)|bestill|bekraft|bekreft|svar(?= (?:senest|inden|innen|senast)\b)|ticket(?:ed|ing)\b|(?:to|must|will|should|can) ticket\b|(?:to|must|will|should|be|needs?|has|have) issu(?:e|ed|ing)\b|emitir(?:se|l[oa]s?)?\b|emett(?:re|ere|erl[oaie])\b|auszustellen|ausstellen\b|ausgestellt werden|ticket (?:this|it|them|these|the|by|before|until|no later)\b|tkt(?:ed|d)?\b|issued? (?:by|before)|must issue|respond|reply|(?:um |ihre |deine |eure )?(?:ruckmeldung|ruckantwort|antwort)\b|(?:options|ausstellungs|ticket|bestatigungs|ruckmelde)frist|(?:date|fecha|data) limite\b|(?:tiempo|tempo) limite\b|optie\b|option\b(?= (?:bis|until|till?|held)\b)|opcao\b(?= ate\b)|tkt ?tl\b|tktl\b|tl(?=:?(?: is| ist| est| es)? ?(?:le |el |am )?$)|t\/l\b|let (?:me|us) know|keep (?:it|this|them|these|the|your|a)\b|keeping\b|manten(?:er|ere|emos|iamo|go)(?:los|las)?\b|garder\b|gardons\b|guard(?:ar|amos)\b|segur(?:ar|amos|o(?= (?:[ao]s? [a-z]{4,12} )?ate))\b|votre validation\b|(?:no |any |your )?action (?:is |has been )?(?:taken|needed|required)\b|approv(?:e|al|ed|are|azione)\b|genehmig|freigabe|freizugeben|entscheid(?:en|ung)|approuver\b|approbation|valider\b|aprob(?:ar|acion)\b|aprov(?:ar|acao)\b|autori[sz](?:ar|acion|acao|er|ation|are|azione)\b|authori[sz]|goedkeur|goed te keuren|decid(?:ir|ere|er)\b|bestatig|bevestig|ticketausstellung|ticketdatum|(?<!(?:date d['’e] ?|fecha de |data d[ei] ))(?:emission\b|emissao|emision\b|emissione)|tell (?:me|us)\b|give (?:me|us) a\b|(?:i|we) need (?:a|your|yr|ur)\b|(?:need|have|want|got|must|like) (?:to )?(?:know|hear)\b|(?:must|muss|mussen|sollte|musste) (?:ich |wir )?(?:es |das |bescheid )?(?:wissen\b|bis\b)|(?:que (?:je|nous) )?(?:le )?(?:sache|sachions|savoir)\b|saber(?:lo)?\b|saperlo\b|sapere\b|(?:moet|moeten|wil|willen) (?:ik |we |wij )?(?:het |dit )?weten\b|need (?:(?:an?|your|yr|ur) )?(?:final |firm |definite )?(?:yes|answer|ok|go-ahead|decision|reply|response|confirmation)\b|me (?:dices|avisas|confirmas|dizes)\b|names? (?:in|to (?:me|us))\b|bescheid|zusage|zusagen|dites[- ]|faites[- ](?:moi|nous)|avisa|avise|dime|decidme|fa(?:mmi|teci|temi) sapere|hold(?:ing)?\b|halten?\b|halt (?:mir|uns|ihnen|euch|die|den|das|diese[ns]?)\b|reserviert|held\b|order by|sign up|register by|rsvp|sales?\b(?! de )|buch|anmeld|inscri|iscri|prenot|acquist|contrat|compra|venta|vendas|option\b(?! ?[0-9a-h]\b)|optionen(?= (?:sind |gelten |laufen |stehen |halte[nr]? )?(?:ich |wir )?(?:bis|fest|gehalten|gultig|reserviert)\b)|opties(?= (?:staan|gelden|tot)\b)|opciones(?= (?:validas|reservadas|hasta)\b)|opzioni(?= (?:valide|fino|bloccate)\b)|optionsdatum|optioniert|bk\b|bkd\b|bkgs?\b|decision|decide|closing date|closes|opt(?=\.? (?:til|till|until|to|by|exp|bis|held|ends|date)\b)|(?:seats?|places|registrations?|bookings?|sales?|doors|list) close\b|deadline|time limit|ttl\b|last day to purchase|last date to purchase|lock in|secure|use (?:code|promo)|code [a-z0-9]{3,12} (?:by|til|till|until|before|bis|hasta)\b|apply by|deposited (?:by|before|no later than|on or before)\b|bokas\b|bokning(?:en|ar)?\b|boka\b|bokad\b|bestil(?:l|ling|les|t)?\b|bestilling(?:en|sfrist)?\b|anmal(?:an|ning|ningar)?\b|tilmeld(?:ing|ingsfrist)?\b|pamelding(?:sfrist)?\b|svar(?:a|sfrist)?\b|act (?:now|fast|by))/g,
);
const VALID = new LinePattern(
  /\b(?:preise? (?:halt|halten|steht|stehen|bleibt|bleiben)\b|(?:tarife?|preise?) (?:ist |sind )?(?:gehalten|fix)\b|valid|offer|deal|proposals?\b|propuesta|open for (?:acceptance|booking)|prices?\b|rates?\b|fares?\b|quot|promo|special|expir|ends?\b|good\b|guarante|garant|available|runs?\b|save|saving|discount|gultig|(?:gilt|gelten)\b(?! nicht)|pris(?:en|erne)?\b(?=[^.]{0,24}\b(?:hold(?:er)?|gald(?:er)?|gjeld(?:er)?|galler|stir|star)\b)|(?:hold|gald|gjeld|gall)er (?:kun |bare |bara )?(?:til|indtil|frem til|till|t\.o\.m)\b|gyldigt? (?:til|indtil)\b|giltigt? till\b|tilbud(?:det|et)?\b|angebot|aktion|rabatt|fruhbuch|reduction|remise|descuento|sconto|desconto|valable|offre|oferta|tarifa|precio|hasta|offerta|prezzo|fino|entro|vence|scade|vigen|validade|jusqu|only (?:until|till?)|nur bis|geld(?:ig|t|en)\b|aanbieding|actie|giltig[ta]?\b|galler\b|gyldig[te]?\b|galder\b|gjelder\b|erbjudande(?:t|n)?\b|tilbud(?:et|spris)?\b|kampanj(?:en|e)?\b|val(?:e|em|endo) (?:so |somente |apenas |ainda )?ate\b|preco|validos? ate)/g,
);
/** Says of the offer itself that it ends: nearer to the date than any word of travel. */
const OFFER_ENDS = new LinePattern(
  /\b(?:(?:offer|deal|sale|special|promo|promotion|price|rate|fare)s? (?:ends?|expires?|closes?|lapses?|runs? out|held|guaranteed)|expires?|(?:angebot|aktion) endet|offre expire|oferta termina|offerta scade|valid(?= (?:until|till?|thru|through)\b)|gultig(?= bis\b)|valable(?= jusqu)|valid[oa]s?(?= (?:hasta|fino|ate)\b)|(?:aanbieding|actie) eindigt)/g,
);
const TRAVEL = new LinePattern(
  /\b(?:travel|stay(?!s? (?:as|put|fixed|firm|open|valid|the same)\b)|depart|return|sail|check(?:ing|s)?[- ]?(?:in|out)|arriv|fly\b|flying\b|leaving\b|coming home\b|flight|nights\b|(?<!tomorrow |tmrw |tmr |mid|to)night\b|completed|(?<!(?:last|option|expiry|closing|booking|issue|cut-off|offer|due|payment|release|ticketing|entry) )dates?\b|reise|an-?\s?und abreise|anreise|abreise|abflug|aufenthalt|hinflug|ruckflug|voyage|sejour|viaj|salida|estancia|alojamiento|viagg|partenz|soggiorn|viagem|saida|partida|regress?o|estadia|embark|cruise|ingres|season|reisperiode|reisdat|reis(?=:? (?:van|tussen|vanaf|in|op|)(?: |$)?[\d ]{0,3}$)|vertrek|verblijf|aankomst|heen(?:reis|vlucht)|terug|avresa\b|hemresa\b|utresa\b|reser\b|resa\b|avreise\b|afrejse\b|udrejse\b|hjemrejse\b|hjemreise\b|rejseperiode|rejs(?:e|er)\b|ankomst\b)/g,
);
const LIMIT_WORDS =
  /(?:\b(?:(?:until|till|til|'til|up ?to|through|thru)(?:,? (?:and |& ?)?incl(?:uding|usive|\.))?|by|before(?: or on)?|b4|no later than|on or before|bis(?: (?:einschlies{1,2}lich|einschl\.|inkl(?:usive|\.)|und mit|oder am))?(?: zum)?|spatestens(?: am)?|vor dem|jusqu'(?:au|a)|avant(?: (?:ou )?le)?|hasta(?: el)?|antes del?|a (?:no )?mas tardar|au plus tard|al piu tardi|[oa] mais tardar|(?:lauft|erlischt|verfallt)(?: bis)?|fino al?|fino|entro(?: e non oltre)?(?: il)?|ate(?: o)?|uiterlijk|tot(?: en met)?|t\/m|voor(?: of op)?|al|a|ends?|ending|expires?|expir(?:y|ation)|closes?|close|deadline|valid(?:ity)?|gultig|latest|endet|termina|fin de l.offre|cloture(?: des (?:ventes|inscriptions|reservations))?|window|limit|ttl|tkt ?tl|tktl|tl|t\/l|(?:ind|frem )til|inden(?: den)?|senast(?: den)?|senest(?: den)?|innan(?: den)?|inn?en(?: den)?|fore(?: den)?|for den|t\.?o\.?m\.?|till och med|til og med|till?(?: den)?|purchase|last (?:date|day)(?: (?:to|for|of) [a-z]{3,12}| booking)?|date|vence|scade|gultigkeit|period|to|and|between|entre(?: el)?|from|del|vom|dal|du|tra|fra|zwischen|cut[- ]?off|runs? out|[a-z]{0,20}frist|off sale(?: on| after| from)?)|[:=]|\t)[\s:,(*_–-]{0,4}(?:(?:is|ist|est|es|on|at|am|the|el|il|le|o|d\.|den|dem|dia|midnight|noon|cob|eod|close of business|end of|\d{1,2}[:.h]\d\d(?: ?[ap]m)?|\d{1,2} ?[ap]m|ZONE|local time|uhr|[a-z]{2,10}day|[a-z]{2,4}tag|[a-z]{3,6}dag|(?:man|tirs?|ons|tors|fre|lor|son)\.|op|today|tomorrow|tmrw|tmr|tonight|heute|morgen|hoy|manana|demain|oggi|domani|hoje|amanha|this|next|night|morning|evening|afternoon),?\s?\(?){0,3}$/;
const LIMIT = compactPattern(LIMIT_WORDS.source.replace('ZONE', LONG_ZONES));

/** `bis zum 15. Februar für Sie reserviert`: the verb comes last; F-529: `until Monday Nov 30 to ticket`, `jusqu'au 30 novembre pour émettre`: what is to be done by then. */
const KEPT_AFTER = new LinePattern(
  /^(?:,? (?:at )?\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm|uhr|h)\b)?\s(?:time |zeit,? |le temps |tiempo |tempo |de tijd )?(?:to|um|zum|pour|para|per|om)(?: (?:it|sie|es|das|les|la|le|te|zu))? ?(?:ticket|issue|confirm|decide|let me know|tell me|emettre|confirmer|decider|vous decider|emitir|confirmar(?:lo)?|decidir|emettere|confermare|decidere|ticketen|bevestigen|beslissen|entscheiden|bestatigen|ausstellen|ausstellung|ticketing)\b|^\s(?:(?:fur|unverbindlich|fest|verbindlich|kostenfrei|kostenlos) ?(?:sie|euch|dich)? ?){0,2}(?:reserviert|gultig|buchbar|gehalten|(?:frei)?halten|vorgemerkt|optioniert|gebunden|buchen|bucht|gebucht|reservieren|anmelden|zusagen|bestatigen|ausstellen|ticketieren|ausgestellt werden)\b/,
  '\\b(?:(?:to|um|zum|pour|para|per|om)(?: (?:it|sie|es|das|les|la|le|te|zu))? ?(?:ticket|issue|confirm|decide|let me know|tell me|emettre|confirmer|decider|vous decider|emitir|confirmar|decidir|emettere|confermare|decidere|ticketen|bevestigen|beslissen|entscheiden|bestatigen|ausstell)|reserviert|gultig|buchbar|gehalten|(?:frei)?halten|vorgemerkt|optioniert|gebunden|buchen|gebucht|reservieren|anmelden|zusagen|bestatigen|ausstellen|ticketieren|ausgestellt)',
);

/** `Ye rate 5 Dec tak hai`: in Hindi the limit stands behind its day. */
const LIMIT_AFTER = /^ (?:tak|tk)\b/;

/** `updated Fri Nov 20`, `Issued 3 May 2027`, `Devis n° 12 du 3 mai`, `prix calculés à la date du 06/01/2027`, F-673 `Data offerta: 20/11/2026`: the day of the sheet itself or of its figures. */
const TOLD_ON = new LinePattern(
  /\b(?:(?:at (?:the|our)|bei der|auf der|in der|nella|alla|lors de la|en la|na) (?:riunione|reunion|reuniao|meeting|sitzung|besprechung|assemblea|assemblee|versammlung)(?: [a-z]{1,10}){0,4}|updated|uppdaterad|opdateret|oppdatert|bijgewerkt|as (?:of|at)|printed|published|checked|stand(?: vom)?|aktualisiert|mise? a jour|releves?|actualizad[oa]s?|aggiornat[aeio]|atualizad[oa]s?|(?:calculat?ed|calcul(?:e|ee)s?|berechnet|kalkuliert|calcolat[aeio]|calculad[oa]s?|indicativ[aeio]|berekend|exchange rate|wechselkurs|cambio)(?: (?:on|at|of|as|am|zum|vom|du|au|a|la|al|alla|el|em|na|op|per|date|data|fecha|datum|tag|stand|de|del|rate|the)){0,5}|(?<!\b(?:be|tickets?|tkts?|to|if|when|all) )issued|(?:issue|print(?:ing)?|quot(?:e|ation)|offer|proposal|document|prepar(?:ed|ation)|creation|publication|bulletin|newsletter) date|date (?:of (?:this |the )?(?:issue|print(?:ing)?|quot(?:e|ation)|offer|proposal|preparation|publication)|d.(?:emission|edition|etablissement)|(?:de|du) (?:creation|devis|publication)|(?:de )?(?:l.|la )?(?:offre|proposition|cotation))|prepared|revised|generated|compiled|erstellt|gedruckt|ausgedruckt|(?:druck|ausgabe|erstellungs|angebots)datum|druckstand|redaktionsschluss|(?:edite|imprime|etabli|emis|cree)e?s?|edition(?= du\b)|(?:fecha|data) (?:(?:de(?: la|l|lla)?|di|d[ao]) |dell.)?(?:emision|edicion|impresion|elaboracion|cotizacion|presupuesto|oferta|propuesta|emissione|stampa|preventivo|offerta|proposta|quotazione|emissao|impressao|orcamento)|(?:emitid|impres|elaborad|stampat|emess|redatt)[oa]|opgemaakt|afgedrukt|(?:offerte|druk|afdruk)datum|datum (?:van )?(?:de )?offerte|(?:angebot|kostenvoranschlag|offerte|devis|offre|presupuesto|cotizacion|oferta|preventivo|offerta|orcamento|proposta|quote|quotation|proposal|bulletin|circular|circolare|circulaire|rundschreiben|comunicato|avviso|newsletter|notice|memo|preisliste) (?:(?:nr|no|n[°º]?|num|numero)\.? ?:? ?[a-z\d/-]{1,14}|\d{1,4}),? (?:vom|du|del|de|dated|d\.d\.|van|of))\W{0,3}(?:(?:on|am|le|el|il|em|du|vom|del|op|de|em) )?(?:[a-z]{2,10}\.?,? )?$/,
);
/** T-578: `notes from call w/ Ann @ Alba Tours, fri 27 nov`, `Telefonnotiz Frau Moser, 27.11.`: the day of the talk. */
const CALLED_ON = new LinePattern(
  /(?:\bnotes? (?:from|of|after|on) (?:(?:the|my|our|a|last|today's|quick) ){0,2}(?:(?:phone|tel|video|zoom|teams) ?)?(?:call|chat|meeting|conversation)\b|\b(?:phone|call|tel|meeting) notes?\b|\b(?:call|phone call|chat|spoke|spoken|talked|meeting) (?:w\/|w |with |to )|\b(?:telefon|gesprachs|anruf|besprechungs)notiz(?:en)?\b|\bnotiz(?:en)? (?:vom|aus dem|zum) (?:telefonat|gesprach|anruf)\b|\b(?:telefonat|gesprach|telefoniert|gesprochen) mit\b|\banruf von\b|\bnotes? (?:de l'|d'|de la )(?:appel|entretien|reunion)\b|\bcompte[- ]rendu (?:de l'|d')appel\b|\b(?:appel|entretien) avec\b|\b(?:notas?|apuntes) de (?:la )?(?:llamada|reunion)\b|\bllamada con\b|\b(?:note|appunti) (?:della |dalla )?(?:telefonata|chiamata|riunione)\b|\btelefonata con\b|\bnotas? da (?:chamada|ligacao|reuniao)\b|\b(?:chamada|ligacao) com\b|\b(?:bel|telefoon|gespreks)notities?\b|\b(?:gesprek|gebeld) met\b)(?:(?!\b(?:by|before|until|till?|for|from|about|re|depart\w*|dep|travel\w*|fly\w*|leav\w*|fur|wegen|uber|bis|ab|vor|pour|sur|avant|para|sobre|antes|hasta|per|prima|entro|ate|voor|over|tot|vanaf)\b)[^.;|!?\d$€£]){0,60}$/,
  'notes?|notas|notiz|notit|apuntes|appunti|(?:call|chat|spoke|spoken|talked|meeting) (?:w|to)|anruf|appel|entretien|telefonat|telefoniert|gesprach|gesprochen|gesprek|gebeld|llamada|chamada|ligacao',
);
/** `Date of purchase: 3 May 2027`, `Booked: 2027-05-03`: what is bought already has no last day to buy it. */
const BOUGHT_ON = new LinePattern(
  /^\W*(?:(?:date|day) of (?:purchase|booking|issue|order)|(?:purchase|booking|order) date|(?:booked|purchased|bought|ordered)(?: on)?|(?:buchungs|kauf|bestell)datum|(?:gebucht|gekauft)(?: am)?|date (?:d'achat|de (?:reservation|commande))|fecha de (?:la )?(?:compra|reserva)|data (?:d'acquisto|(?:di|de|da) (?:acquisto|prenotazione|compra|reserva))|boekingsdatum|geboekt(?: op)?)\W{1,4}(?:(?:mo|di|mi|do|fr|sa|so|tu|we|th|su|lu|ma|me|je|ve|ju|vi|gi|se|te|qu|wo|zo|vr)(?!y )[a-z]{0,9}\.?,? )?$/,
  '\\b(?:date|day|datum|booked|purchased|bought|ordered|gebucht|gekauft|fecha|data|geboekt)|datum',
);
/** `Dates held: 3 to 10 July`: a range under its label is that of travel, though it is held. */
const TRAVEL_LABEL = new LinePattern(
  /^\W*(?:travel )?(?:dates?|termine?|fechas?|datas?)\b(?!.*\b(?:book|sale))/,
  '\\b(?:travel|dates?|termine?|fechas?|datas?)\\b',
);
const MERE_LIMIT = /^(?:hasta|fino|entro|jusqu|only (?:until|till?)|nur bis)/;

/** `Ponte del 2 giugno`, `deal of 5 May`, `offer from 3 June`: words that start something or name a day. */
const OPEN_LIMIT = new LinePattern(
  /\b(?:del|dal|du|vom|from|of|and|between|entre|tra|fra|zwischen|tussen)[\s:,(]{1,3}(?:(?:on|the|il|le|el|[a-z]{2,10}day),? ?){0,2}$/,
);

/** `Book by          18 December`, `Offer stands if accepted by    3 May`: a label in a column of its own. */
const COLUMN_LIMIT = new LinePattern(
  /\b(?:by|b4|before|until|till|deadline|window|bis|hasta|fino al|jusqu'au|ate)[\s|:]{1,24}$/,
);

/** The roles of a line's dates, in their order: several readers ask for them. */
export const readDateRoles = (line: DocumentLine, order: DateOrder): readonly DateRole[] =>
  order === 'day-first' ? dayFirst(line) : monthFirst(line);

const dayFirst = oncePerLine((line) => rolesOf(line, 'day-first'));
const monthFirst = oncePerLine((line) => rolesOf(line, 'month-first'));

function rolesOf(line: DocumentLine, order: DateOrder): DateRole[] {
  const roles: DateRole[] = [];
  let after = 0;
  let period = -1;
  for (const mention of readLineDates(line, order)) {
    const own = readDateRole(line.folded, mention, after, line.look);
    const isNext =
      period >= 0 &&
      own === 'none' &&
      mention.end !== null &&
      NEXT_PERIOD.test(line.folded.slice(period, mention.from));
    const role = isNext ? 'valid' : own === 'valid' && isEndOfTrip(line, roles.at(-1), after, mention) ? 'travel' : own;
    if (role === 'valid' && mention.end !== null) period = mention.to;
    roles.push(role);
    after = mention.to;
  }
  return roles;
}

/** `Valid from 1 March to 30 April (not Easter), 1 June to 9 July and …`: the periods of one offer. */
const NEXT_PERIOD =
  /^(?:\s?\([^()]{1,60}\))?\s?[,;&]?\s?(?:(?:and|und|et|y|e|en)\s)?(?:(?:from|vom|du|del|dal|de|van)\s)?$/;

/** T-577: `Departs Friday 3 December 2027, ends Monday 13 December 2027` in one line. */
const isEndOfTrip = (line: DocumentLine, before: DateRole | undefined, after: number, { from, end }: DateMention) =>
  end === null &&
  after > 0 &&
  (before === 'travel' || TRIP_STARTS.test(line.look, line.folded.slice(0, after))) &&
  ENDS.test(line.folded.slice(after, from));
const ENDS =
  /^(?: \([^()]{1,12}\))?[\s,;/|–-]{1,4}(?:(?:and|und|et|y|e|en) )?(?:it )?(?:ends?|ending|finish(?:es|ing)?|concludes?|endet|ende|fin|termina|fine|fim|eindigt)\b[\s:]{1,3}(?:(?:in|at|on|am|le|el|il|em|op) )?(?:[a-z]{2,10}\.?,? )?$/;

/** `Departs 5 June 2027` over `Ends 16 June 2027`: the trip ends, not the offer. */
const TRIP_STARTS = new LinePattern(
  /^\W*(?:departs?|departing|departure|starts?|begins?|leaves?|commences?|beginn|start|debut|inicio|inizio|salida|partenza|saida|inizia|empieza)[\s:]{1,3}[^.;]{0,14}\d/,
);
const TRIP_ENDS = new LinePattern(
  /^\W*(?:ends?|finish(?:es)?|concludes?|ende|endet|fin|termina|fine|fim)[\s:]{1,3}[^.;\d]{0,14}\d[^.;]{0,30}$/,
);

export function endsTrip({ lines }: SourceDocument, line: DocumentLine): boolean {
  if (!TRIP_ENDS.test(line.look, line.folded)) return false;
  const above = lines[line.index - 1];
  return above !== undefined && TRIP_STARTS.test(above.look, above.folded);
}

/** `£1,290 per person until 20 December`: so long the price stands. */
const PRICE_UNTIL =
  /\d\D{0,8}(?:per person|pp|p\. ?p\.|each|pro person|par pers(?:onne|\.)|por persona|p\/p|a persona)[\s,]{1,2}(?:until|bis(?: zum)?|jusqu'au|hasta el|fino al)\s(?:[a-z]{3,10},? )?$/;

/** T-556: `Latest Tue 1/12`, `Senast 1 december`: all that the line says before the day. */
const LATEST =
  /^\W*(?:(?:by|at) )?(?:(?:the )?latest|spatestens(?: am| bis(?: zum)?)?|uiterlijk|au plus tard(?: le)?|a mas tardar(?: el)?|al piu tardi(?: il)?|o mais tardar|senast(?: den)?|senest(?: den)?)[\s:]{1,3}(?:[a-z]{2,10}\.?,? )?$/;

/** `Book and pay in full by 5 March`, `Buchen und 20 % anzahlen bis …`: one act, which has to be done by then; behind a comma something else is paid. */
const BOOK_AND_PAY =
  /^(?:book|names?|places?|forms?|anmeld|inscri|iscri|aanmeld|reserv|confirm|buch|prenot|boek)[a-z]{0,8} (?:it |this |now |online |your (?:place|seat|cabin|room)s? )?(?:and|with|plus|&|\+|und|mit|et|avec|y|con|e|com|en|met) (?![^,;]{0,24}\b(?:balance|rest|restzahlung|solde|saldo)\b)(?:[^,;]|,(?=\d)){0,40}?\b(?:pa(?:y|id|ying|ga|gar|gate|gare|gado|gue)|payer|payez|deposit(?:ed)?|verse[rz]|versa(?:re|te)?|reglez|abona|acompte|anticipo|senal|acconto|caparra|sinal|aanbetaling|an(?:ge)?zahl(?:en|ung|t)|(?:be)?zahl(?:en|t)|betaal[dt]?|betalen)\b(?:[^,;]|,(?=\d)){0,60}$/;

/** T-608: `need €100 deposit each by Fri 11 Dec`, `pop in with your deposit by 5 Dec`: what is asked for to hold a place, of whoever wants one. */
const ASKED_DEPOSIT = compactPattern(
  /\b(?:need(?:ing)?|want|pop in with|drop in|send|get|give|brauche|brauchen|bitte|faut|necesito|necesitamos|serve|servono|precis[oa]|precisamos|graag)\b(?![^.;]*\b(?:balance|rest(?:zahlung|betrag|o)?|solde|saldo|remainder)\b)[^.;]{0,40}\b(?:deposits?|dep|anzahlung|acompte|senal|acconto|caparra|sinal|aanbetaling)\b(?: (?!due\b)[^.;,]{1,30}?)? (?:by|before|b4|no later than|bis(?: zum)?|avant(?: le)?|antes del?|hasta(?: el)?|entro(?: il)?|ate(?: o)?|voor|uiterlijk)[\s:]{1,3}(?:(?:the|el|il|le|o) )?(?:[a-z]{2,10}\.?,? )?$/,
);

/** T-536: `Book any departure by 29 January`, `Réservez votre séjour avant le …`: what is booked, and until when. */
const BOOK_TRIP =
  /^(?:book|boek|reserv|buch|prenot)[a-z]{0,8}(?: (?:sie|now|je|uw|ihren?|ihre|deine?|your|any|this|these|an?|either|one of these|the|all|votre|vos|ce|ton|tu|su|este|esta|il tuo|la tua|il vostro|la vostra|questo|sua|a sua|o seu|jouw|uw|de)){1,3} (?:departures?|dates?|trips?|stays?|sailings?|cruises?|voyages?|journeys?|travels?|flights?|reise|abreise|aufenthalt|kreuzfahrt|depart|sejour|croisiere|viajes?|salidas?|estancias?|cruceros?|viaggio|partenza|soggiorno|crociera|viagem|saida|estadia|cruzeiro|reis|vertrek|verblijf)(?: with us| online| now| here)? (?:by|before|until|no later than|bis|spatestens|avant|jusqu|au plus tard|antes|hasta|entro|prima|ate|voor|uiterlijk)/;

/** `WEEK OFFER: Sat 12 June - Sat 19 June, € 2.480`: the days that are offered, with what they cost behind them. */
const NUMBER_BEHIND = /^[^.;]{0,24}\b(?:tel|phone|fon|mob)[a-z]{0,6}\b|^[^.;\d]{0,24}[+(]?\d{2,4}[)\s/.-]{1,2}\d{3}/;
const OFFER_LABEL =
  /(?:offers?|specials?|deals?|last[- ]?minute|angebot|offres?|ofertas?|offert[ae]|aanbieding)\s?[:–-]\s?(?:[a-z]{2,10}\.?,? )?$/;
const COST_BEHIND =
  /^[\s,;:–—-]{1,4}(?:(?:for|only|just|now|nur|nu|jetzt|pour|por|per|solo|a|fur|voor) ){0,2}(?:[a-z]{2,3}\s?)?[$€£]?\s?\d[\d.,' ]*\s?(?:[$€£]|[a-z]{3}\b)/;
const MAX_COST = 40;

const isOfferOfDays = (folded: string, { end, to }: DateMention, before: string): boolean =>
  end !== null && OFFER_LABEL.test(before) && COST_BEHIND.test(folded.slice(to, to + MAX_COST));

const OF_OFFER = /offer|promo|sale|angebot|offre|oferta|offerta/;

/** `after` is where the date before this one in the line ends: its words are spent. */
export function readDateRole(folded: string, mention: DateMention, after: number, look: LineLook): DateRole {
  const before = clauseBefore(folded, mention.from, after);
  if (EXCEPTION.test(look, before) || BOUGHT_ON.test(look, before)) return 'exception';
  if (mention.end === null && (TOLD_ON.test(look, before) || CALLED_ON.test(look, before))) return 'exception';
  const book = lastMatch(BOOK, look, before);
  const told = lastMatch(TRAVEL, look, before);
  // `Prenotazioni: Agenzia Orobica Viaggi tel 035 …, entro il 30 gennaio`: the word is the seller's name.
  const travel = book >= 0 && told > book && NUMBER_BEHIND.test(before.slice(told)) ? -1 : told;
  const payment = lastPayment(look, before);
  const valid = lastMatch(VALID, look, before);
  const isNear = before !== '' && (LIMIT.test(before) || LIMIT_AFTER.test(folded.slice(mention.to, mention.to + 5)));
  if (
    isNear &&
    mention.end === null &&
    UNTIL.test(before) &&
    SAVED_AFTER.test(folded.slice(mention.to, mention.to + 60))
  )
    return 'valid';
  if (isNear && KEPT_AFTER.test(look, folded.slice(mention.to, mention.to + 50))) return 'book';
  const isForPrice =
    isNear && mention.end === null && travel < 0 && FOR_PRICE.test(folded.slice(mention.to, mention.to + 50));
  if (isForPrice && !REST.test(before)) return 'book';
  const isLimit = isNear || COLUMN_LIMIT.test(look, before);
  // `Saldo hasta el 20 de diciembre`: the limit says nothing of the offer.
  const isSaid = valid >= 0 && !MERE_LIMIT.test(before.slice(valid));
  if (payment > book && book >= 0 && isNear && mention.end === null && BOOK_AND_PAY.test(before.slice(book)))
    return 'book';
  if (payment >= 0 && isNear && mention.end === null && ASKED_DEPOSIT.test(before)) return 'book';
  if (isNear && mention.end === null && HELD_FOR.test(before)) return 'book';
  if (mention.end === null && RELEASED.test(before)) return 'valid';
  if (payment > book && (payment > valid || !isSaid)) return 'payment';
  if (mention.end !== null && TRAVEL_LABEL.test(look, before)) return 'travel';
  if (book >= 0 && isLimit && (book >= travel || BOOK_TRIP.test(before.slice(book)))) return 'book';
  if (isLimit && mention.end === null && lastMatch(OFFER_ENDS, look, before) > travel) return 'valid';
  if (travel >= 0 || isOfferOfDays(folded, mention, before)) return 'travel';
  if (
    valid >= 0 &&
    isLimit &&
    !(mention.end === null && OPEN_LIMIT.test(look, before)) &&
    (mention.end === null || OF_OFFER.test(before))
  )
    return 'valid';
  if (!isLimit || payment >= 0 || mention.end !== null) return 'none';
  if (before.length === mention.from && LATEST.test(before)) return 'book';
  if (LAST_DATE.test(before)) return 'book';
  return PRICE_UNTIL.test(before) ? 'valid' : 'none';
}

/** T-643: `prijs kan ik vasthouden tot vrijdag 30 april`, `the lodge releases the rooms on Fri 8 Jan`: as long as that it is kept. */
const RELEASED =
  /(?:\b(?:prijs|prijzen|tarief|optie|kamers?|plaatsen|stoelen|vluchten?|hotel|huis) (?:[a-z]{2,8} ){0,4}(?:vasthouden|vastgehouden|vastzetten|vaststaan|gereserveerd)(?: (?:worden|houden))? (?:tot(?: en met)?|t\/m)|\breleas(?:es?|ed|ing) (?:(?:the|my|our|your|these|this|its|their|held) ){0,2}(?:rooms?|seats?|space|cabins?|options?|holds?|allotment|allocation|villa|apartment|places)(?: back)?(?: on)?|\b(?:rooms?|seats?|space|cabins?|options?|hold) (?:is |are |will be |gets? )?released(?: back)?(?: on)?)\s(?:[a-z]{2,10}\.?,? )?$/;

/** T-624: `last date is 20 aug`: the last day of a trip is called so by nobody. */
const LAST_DATE = /(?:^|[^a-z])last date(?: is| will be|:)? $/;

/** T-632: `para bloquear el precio necesito 200 € antes del 12`, `to lock it in we need £100 by 5 May`: what is asked for to keep it. */
const HELD_FOR =
  /\b(?:para (?:bloquear|asegurar|mantener|garantizar|bloquear|segurar|garantir)|to (?:hold|secure|lock(?: in)?|guarantee)|pour (?:bloquer|garder|garantir)|per (?:bloccare|fermare|garantire)|om [^.;]{0,24}(?:vast te houden|vast te leggen)|um [^.;]{0,24}zu (?:sichern|halten|garantieren))\b(?![^.;]*\b(?:balance|rest|saldo|solde|remainder|restzahlung|restbetrag)\b)[^.;]{0,50}\d[^.;]{0,16} (?:by|before|no later than|bis(?: zum)?|avant(?: le)?|antes del?|hasta(?: el)?|entro(?: il)?|ate(?: o)?|voor|uiterlijk)[\s:]{1,3}(?:(?:the|el|il|le|o) )?(?:[a-z]{2,10}\.?,? )?$/;

/** T-652: `£75 deposit by 10th jan to get this price`: what is asked for to have the price; the rest is paid later. */
const FOR_PRICE = compactPattern(
  /^(?: 20\d\d)?,? (?:to|um|zum|pour|para|per|om) (?:(?:get|keep|have|secure|lock in|guarantee|qualify for|be sure of|avoir|garder|beneficier de|conseguir|mantener|tener|asegurar|avere|mantenere|bloccare|garantir|ter|manter) )?(?:this|these|that|the|diesen?|ce|cette|este|esta|questo|questa|deze) (?:[a-z]{3,9} )?(?:prices?|rates?|fares?|deal|offer|preis|prix|tarif|precio|tarifa|oferta|prezzo|tariffa|offerta|preco|prijs)\b/,
);
const REST = /\b(?:balance|rest|saldo|solde|remainder|restzahlung|restbetrag)\b/;

/** T-614: `until Friday 18 December your clients save up to £400`, `bis 18. Dezember sparen Sie 50 €`: so long the offer stands. */
const UNTIL =
  /(?:^|[^a-z])(?:until|till?|bis(?: zum)?|jusqu'(?:au|a)|hasta(?: el)?|fino al?|ate(?: o)?|tot(?: en met)?|t\/m)\s(?:(?:the|el|il|le|o) )?(?:[a-z]{2,10}\.?,? )?$/;
const SAVED_AFTER =
  /^,? (?:(?:inclusive|only) )?(?:(?:you|they|we|guests|(?:your |our |all )?(?:clients|customers|guests|travell?ers|groups)|everyone|everybody)(?:'ll| will| can)?(?: also| each| all)? (?:save|get|receive|benefit|enjoy|take)\b|save\b|(?:sparen|erhalten|bekommen) (?:sie|ihre|unsere|alle|wir)\b|sparst du\b|(?:vous |vos clients )(?:economis|benefici|profit)|(?:sus clientes |tus clientes )?(?:ahorra|disfruta)|(?:i (?:suoi|tuoi|vostri) clienti )?risparmi|(?:os seus clientes )?(?:poupa|economiza)|(?:bespaart|krijgt) (?:u|je|uw)\b)/;

/** `held without deposit until 18 December`: nothing is paid by then. */
function lastPayment(look: LineLook, before: string): number {
  const at = lastMatch(PAYMENT, look, before);
  return at >= 0 && UNPAID.test(before) ? lastMatch(PAYMENT, look, before.replace(UNPAID, blank)) : at;
}
const UNPAID =
  /\b(?:without|w\/o|no|ohne|sans|sin|senza|sem|zonder)(?: (?:any|an?|the|further|prior|upfront|aucun|ningun|alcun))? (?:deposits?|(?:down ?)?payments?|(?:an)?zahlung|acompte|paiement|deposito|anticipo|pago|acconto|caparra|pagamento|sinal|aanbetaling|betaling)\b/;
const blank = (words: string): string => ' '.repeat(words.length);

function clauseBefore(folded: string, to: number, after: number): string {
  const window = folded.slice(Math.max(after, to - CLAUSE), to);
  let start = 0;
  CLAUSE_START.lastIndex = 0;
  for (let match = CLAUSE_START.exec(window); match !== null; match = CLAUSE_START.exec(window))
    start = match.index + match[0].length;
  return window.slice(start);
}

function lastMatch(pattern: LinePattern, look: LineLook, text: string): number {
  if (!pattern.mayMatch(look)) return -1;
  const { regex } = pattern;
  let at = -1;
  regex.lastIndex = 0;
  for (let match = regex.exec(text); match !== null; match = regex.exec(text)) at = match.index;
  return at;
}
