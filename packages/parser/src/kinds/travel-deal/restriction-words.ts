/** Words that make a sentence of an offer a condition: payment, change, age, number of travelers, papers, what costs extra. Folded text, six languages. */
import { type LineLook, LinePattern } from '../../text/line-look.ts';

/** A pattern whose `common` starts, such as a figure or `the`, are told by the words that come with them. */
const known = (regex: RegExp, common: readonly (readonly [start: string, by: string])[]): LinePattern =>
  new LinePattern(
    regex,
    common.reduce((source, [start, by]) => source.replace(start, by), regex.source),
  );

/** Said of the offer, its price or its places. */
const GENERAL = new LinePattern(
  /\b(?:subject to|subj\.? (?:to|2) |excl (?=[a-z])|non[- ]?ref(?:undable)?|no refunds?|no[- ]?show|non[- ]?(?:changeable|transferable|smoking|combinable)|can(?:not| not|'?t) (?:be\b|(?:change|cancel|amend|swap|transfer|refund)\b)|may not be|must (?:be|have|include)|not (?:with (?:any )?other|valid|combinable|available|included|refundable|transferable|applicable|suitable|permitted|redeemable|guaranteed)|may (?:apply|change|vary)|black ?out|(?:sold|charged|booked|priced|invoiced) separately|min(?:imum|\.)? (?:stay|of|age|group|\d|(?:two|three|four|six|eight|ten|twelve)\b|[a-z-]+ nights?)|max(?:imum|\.)? (?:of|group|\d|(?:one|two|three|four|six|eight|ten|twelve)\b|stay)|(?:runs?|operates?|departs?|guaranteed|goes ahead)(?: only)? (?:with|from) (?:at least|a minimum)|needs? (?:at least|a (?:stay|minimum) of)|findet (?:erst )?ab \d|ab \d{1,2} (?:teilnehmern|personen) (?:statt|garantiert)|(?:depart|voyage) (?:garanti|assure) (?:a partir de|des) \d|a partir de \d{1,2} participants|(?:se (?:realiza|confirma)|si effettua|si conferma|(?:sera|e) confermat[ao]|realiza-se)(?: solo| soltanto| so)? (?:con|com|al raggiungimento)|deposits?|balance|final payment|supplements?|single supp|surcharges?|cancel(?:l?ations?|led)?|limited (?:availability|space|seats|number|time|to)|(?:space|seats?|availability|rooms?|cabins?|places) (?:is|are) (?:very )?limited|capacity controlled|while (?:supplies|seats|stocks?|rooms?|availability) last|(?:new )?bookings? only|required|req'?d|compulsory|mandatory|payable|excludes?|excluded|excluding|(?:at )?(?:additional|extra) (?:cost|charge|fee)|additional\.?$|(?:is|are) (?:additional|extra)|extra\b.{0,3}$|^\W*(?:gst|tax(?:es)?|tcs)\b.{0,12}extra|[$€£₹]\s?\d+ extra|based (?:up)?on|double occupancy|subject to|(?:terms|conditions|restrictions) apply|without (?:prior )?notice|first[- ]come|travel insurance is|passports? (?:valid|must|required)|visas? (?:required|not)|years? (?:and|or) (?:over|older|under)|adults only (?:offer|rate)|no (?:stag|hen|pets|smoking|single|party|parties)|(?:not|nicht|non) (?:allowed|permitted|erlaubt|gestattet|admis)|(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekends?) only|(?:children|child|kids|infants?)\b.{0,24}(?:\d|free|half)|\d.{0,10}\b(?:children|kids)|advance (?:payment|purchase|booking|reservations?)|% advance|valid (?:on|only|for)|(?:prices?|rates?|fares?) (?:are|is|may|can|quoted|listed|shown|based|valid|subject)|resort fee|city tax|tourist tax|verfugbarkeit|begrenzt|anzahlung|anzuzahlen|zuschlag|mindest(?:ens|teilnehmerzahl|teilnehmer|alter)|minim[ou]m? \d|mindestaufenthalt|zzgl|nicht (?:inkl|enthalten|erstatt|kombinierbar|gultig)|stornierung|stornokosten|vorbehalt(?:en|lich)?|solange der vorrat|sous reserve|non remboursable|places limitees|selon disponibilite|acompte|frais d'annulation|annulation|cancelacion|cancellazione|cancelamento|plazas limitadas|cupos? limitad[oa]s?|no reembolsable|sujet[oa]s? a|segun disponibilidad|suplemento|no incluye|anticipo|estancia minima|gastos de cancelacion|no acumulable|soggett[oaie]\b|posti limitati|non rimborsabile|salvo disponibilita|acconto|supplemento|soggiorno minimo|non cumulabile|sujeit[oa]|vagas limitadas|nao reembolsavel|sinal de|estadia minima|saal se|pagar en destino|pagadero|da pagare in loco|vor ort (?:zahlbar|zu zahlen)|a payer sur place|payable locally|dena hoga|nahi milega|kinder\b.{0,40}(?:frei|kostenlos|\d)|enfants?\b.{0,40}(?:gratuit|\d)|nin[oa]s?\b.{0,40}(?:gratis|\d)|bambin[io]\b.{0,40}(?:gratis|gratuit|\d)|criancas?\b.{0,40}(?:gratis|gratuit|\d)|(?:onder )?voorbehoud(?:en)?|niet (?:inbegrepen|restitueerbaar|combineerbaar|geldig|mogelijk)|[a-z]*toeslag|minimaal \d|zolang de voorraad|beperkt (?:beschikbaar|aantal)|exclusief)\b/,
);

/** What one pays and when, what it costs to change or to leave. */
const PAYMENT = new LinePattern(
  /\b(?:pre-?payments?|(?:security |damage )?bond of|(?:full|final|part|down|balance|initial|remaining) ?(?:payment|pymt|pmt)|(?:non[- ]?refundable )?deposit|(?:the |and )?(?:rest|remainder|balance)\b.{0,14}(?:\bby\b|\bdue\b|\bon\b|before|prior|\d)|pay (?:\S+ ){0,4}(?:now|today|at booking|on booking|to book|to (?:hold|secure|reserve|confirm))|\d ?(?:%|per ?cent|prozent|pour ?cent|por ciento|per cento|por cento) (?:(?:is |are |will be )?(?:charged|taken|needed|required|non)|deposit|advance|in advance|im voraus|upfront|up front|down|at booking|on (?:booking|reservation|confirmation)|due|payable|bei buchung|al reservar|alla prenotazione|na reserva|a la reservation)|(?:booking|cancellation|change|amendment|admin(?:istration)?|service|name[- ]change|rebooking|handling|transaction|credit card) (?:fees?|charges?|penalt(?:y|ies))|(?:name|date) changes?|changes? (?:of|to) (?:name|date|names|dates|your|the|a)|changes? (?:cost|incur|carry|are|will|after|within|made)|(?:cxl|cancel(?:s|ling|ed)?|canx|cxn|refunds?|refunded|reimburse[ds]?|forfeit\w*|penalt(?:y|ies))|pull out|(?:can|may) be (?:moved|changed|rebooked|swapped)|rebook\w*|instal?ments? (?:of|due|before)|anzahlung|restzahlung|restbetrag|schlusszahlung|rucktritt\w*|umbuch\w*|storn\w*|erstatt\w*|fallig|zahlbar|sepa|acompte|arrhes|solde (?:a|au|avant|du|payable|exigible|\d)|rembours\w*|frais de (?:dossier|modification|annulation|changement)|a (?:regler|payer) (?:sur place|a l)|(?:\d|\dpp|\d each) ?dep\b|dep\.? (?:of )?(?:[$€£]\d+[a-z]{0,3}|\d{1,2}(?= ?%))|\bbal(?:ance)? (?:by|due|\d+[a-z]{0,6})|nr (?:once|after|when|if|dep\w*|tkt\w*)|n\/r|(?:separe|aparte|asegure|reserve|reserva|aparta|separa|asegura) (?:su|tu) (?:cupo|lugar|plaza|reserva)|abono|saldo\b.{0,20}(?:antes|dias|giorni|prima|ate|entro|hasta)|se abona|cambios? (?:no|sujet|con)|no (?:permitid|admit|cumul)\w*|resto (?:\d|antes|hasta)|reembols\w*|devoluci\w*|penalidad\w*|penali|caparra|acconto|rimbors\w*|entrada de|sinal\b|taxa de (?:cancelamento|alteracao|remarcacao)|remarcac\w*|multa|aanbetal\w*|restbetaling|restant\b.{0,24}(?:voor|bij|uiterlijk)|annuler\w*)\b/,
);

/** `$250 a person holds it`: an amount that keeps a place. */
const HOLDS = known(
  /\b(?:(?:holds?|secures?|confirms?|reserves?|locks?|guarantees?)(?: in)? (?:it|them|you|your|the|a|an)|(?:is|are) (?:only )?(?:held|confirmed|secured|guaranteed) (?:only )?(?:on|by|with|against|when)|(?:to|for) (?:book|confirm|reserve|secure|hold)(?! by)|(?:book|reserve|reserv[ae]|prenota|buchen|reservez) (?:now |hoy |ya )?(?:with|con|mit|avec|com)|para (?:confirmar|reservar|separar)|per (?:confermare|prenotare|bloccare)|pour (?:confirmer|reserver|bloquer)|zur (?:bestatigung|buchung))\b/,
  [
    ['(?:is|are) (?:only )?(?:held', '(?:held'],
    ['(?:to|for) (?:book', '(?:book'],
    ['per (?:confermare', '(?:confermare'],
  ],
);
const AMOUNT = /[$€£₹%]|\b(?:usd|eur|gbp|inr|aud|cad|deposit)\b/;

/** Who may come, how many must. */
const TRAVELERS = known(
  /\b(?:(?:no|not for|not suitable for|over|under)[- ]?(?:under|over)?[- ]?\d{1,2}s\b|no (?:under|over)[- ]?\d|under[- ]?\d{1,2}s?\b|(?:aged?|ages) \d{1,2} (?:and|or|&) (?:over|older|above|up|under|younger)|\d{1,2} (?:years? )?(?:and|or|&) (?:over|older|above)|(?:minimum|min\.?|lower) (?:driver |passenger |guest |travell?er )?age|age (?:limit|minimum|\d+ ?\+)|from (?:the )?age (?:of )?\d|over[- ]?\d{1,2}s (?:only)?|must be (?:at least )?\d|\d{1,2}\+ only|adults?[- ]only (?:hotel|resort|offer|tour|departure|policy)|needs? (?:a |at )?(?:minimum (?:of )?|least )?\d{1,3} (?:people|guests|travell?ers|passengers|participants|pax|persons|bookings|adults)|min(?:imum|\.)? ?(?:of )?\d{1,3} (?:people|guests|travell?ers|passengers|participants|pax|persons|adults|to (?:go|run|operate|travel)|required|needed)|minimum (?:group|number|numbers|party)|\d{1,3} (?:people|guests|travell?ers|pax|participants|passengers) (?:needed|required|minimum|to (?:run|operate|go|guarantee))|(?:to|will) (?:run|operate|guarantee)\b.{0,12}(?:minimum|\d)|(?:should|if|once|when) (?:the |your |our )?(?:group|party|numbers?|group size)\b.{0,30}\b(?:smaller|fewer|less|lower|below|under|drops?|falls?|shrinks?)|(?:sollte|wenn|falls) (?:die |ihre )?(?:gruppe|teilnehmerzahl)\b.{0,30}\b(?:kleiner|weniger|unter\w*|sinkt)|mindestteilnehmer\w*|ab \d{1,3} (?:personen|teilnehmern?|gasten)|(?:ab|erst ab|mindestens) \d{1,2} jahren?|minimum (?:de )?\d{1,3} (?:personnes|participants|voyageurs)|a partir de \d{1,2} ans|min(?:imo)? (?:de )?\d{1,3} (?:personas?|pasajeros|participantes|pax|pessoas|partecipanti|persone|passageiros)|mayores de \d|solo adultos|(?:grupo|cupo|numero|gruppo) minimo|single (?:use|occupancy)\b.{0,16}\d ?%|gruppo minimo|dai \d{1,2} anni|maiores de \d)/,
  [
    ['\\d{1,2} (?:years? )?(?:and|or|&) (?:over', '(?:over'],
    ['from (?:the )?age', 'age'],
    ['\\d{1,2}\\+ only', '\\+ only'],
    ['\\d{1,3} (?:people|guests|travell?ers|pax', '(?:people|guests|travell?ers|pax'],
    ['(?:to|will) (?:run', '(?:run'],
  ],
);

/** What one sees to oneself. */
const OWN = new LinePattern(
  /\b(?:(?:sort|sorted|sorting) out|arrange|organi[sz]e|book|buy|bring|pay for|budget for)\b.{0,90}\b(?:yourself|yourselves|your own|separately|on the spot|locally)\b|\bat your own (?:expense|cost|risk)|\byour own (?:insurance|flights?|transport|lunch|meals|way)\b|\bdoes(?: not|n'?t) (?:cover|include|apply)\b|\bnot part of (?:the|this)\b|\b(?:is|are)(?: not|n'?t) in (?:there|it|this|that|the (?:price|deal|package|fare))\b|\b(?:is|are) (?:down|up|left) to you\b|\b(?:on|for|at) your own (?:account|expense|cost|risk)\b|\b(?:is|are) not covered\b|\b(?:is|are|come|comes) (?:an )?extras?\b|\b(?:charged|collected|settled|paid|payable|billed) (?:locally|separately|on (?:arrival|site|the spot)|at (?:the )?(?:hotel|check|resort|reception|lodge|camp|property|pier|airport))|\bgoes (?:up|on) (?:by|top)\b|\bsu cargo\b|\bpor cuenta\b|\ba (?:vostro|proprio|suo) carico\b|\ba votre charge\b|\bauf eigene (?:kosten|rechnung)\b|\bpor conta\b/,
);

/** How sure the offer and its programme are. */
const CAVEAT = new LinePattern(
  /\b(?:zwischenverkauf|nicht (?:mit .{3,30} )?kombinierbar|non cumulables?|n[ao]o acumulave(?:l|is)|non cumulabil[ei]|no acumulables?|niet te combineren|op basis van beschikbaarheid|minimaal verblijf|anderungen vorbehalten|freibleibend|unverbindlich|solange (?:der )?(?:vorrat|verfugbar|platze)|sous reserve|dans la limite|hasta agotar|agotar existencias|salvo (?:disponibilita|esaurimento|error|imprevisti)|fino a(?:d)? esaurimento|enquanto houver|prior sale|(?:errors|e ?& ?o ?e)\b.{0,12}(?:excepted)|weather (?:permitting|may|can|could|decides?|dependent)|(?:route|order|itinerary|programme?|schedule|times?|order of the days|sequence) (?:is|are|may|can|could) (?:a guide|be (?:changed|altered|swapped|reversed)|chang\w+|vary|not guaranteed|indicative|provisional)|reserves? the right|promo(?:tion)? code|use code|one (?:per|offer per)|while (?:they|it|supplies|stocks?) lasts?|strictly limited|on request\b|not (?:carried|accepted|admitted|guaranteed|reversible|covered)|no (?:refunds?|exchanges?|changes?|name changes?|cash|pets|children|check-in|smoking|substitutions?|credit|make-?up)\b|dress code|jacket (?:and|required)|(?:driving|driver'?s?|full) licen[cs]e|certificate (?:of|must|is|required|not)|statement is|(?:dni|pasaporte|passaporte|passeport|reisepass|personalausweis|carta d'identita|carte d'identite)\b.{0,30}(?:vigente|valid|gultig|requis|obligat|erforderlich|necessari)\w*|(?:valid|gultige[nrs]?|geldige?) (?:passports?|reisepass|personalausweis|paspoort|id|visas?|driving|driver)\b|(?:passports?|id cards?|visas?|e-?visas?|vaccinations?|travel insurance)\b.{0,30}(?:required|needed|necessary|compulsory|mandatory|essential|must|valid)|(?:ist|sind|wird|werden) (?:zwingend |unbedingt )?(?:erforderlich|notwendig|notig|vorausgesetzt)|(?:est|sont) (?:requis|obligatoire|necessaire|indispensable)e?s?|(?:es|son) (?:necesari|obligatori|imprescindible)[oae]?s?|(?:e|sono) (?:richiest|necessari|obbligatori)[oaie]|fitness|walking (?:on|is)|walks? (?:of up to|over)|(?:rough|uneven) (?:ground|terrain)|reduced mobility|wheelchair)/,
);

/** Does the sentence hold a word of a condition? */
export const isConditionWord = (folded: string, look: LineLook): boolean =>
  GENERAL.test(look, folded) || isDuty(folded, look) || OWN.test(look, folded) || CAVEAT.test(look, folded);

/** Payment, cancelling, age and number of travelers: a condition wherever it stands, also beside the price or the deadline. */
export const isDuty = (folded: string, look: LineLook): boolean =>
  PAYMENT.test(look, folded) || TRAVELERS.test(look, folded) || (HOLDS.test(look, folded) && AMOUNT.test(folded));

/** What the traveler sees to, though its words may name things that others include. */
export const isOwnAffair = (folded: string, look: LineLook): boolean => OWN.test(look, folded);

const LEAVING = new LinePattern(
  /\b(?:cxl|cancel\w*|canx|refund\w*|storn\w*|rucktritt\w*|umbuch\w*|annul\w*|rembours\w*|reembols\w*|rimbors\w*|rebook\w*|(?:can|may) be (?:moved|changed|swapped))\b/,
);

/** Cancelling and changing is a condition even where it is free of charge. */
export const isLeaving = (folded: string, look: LineLook): boolean => LEAVING.test(look, folded);
