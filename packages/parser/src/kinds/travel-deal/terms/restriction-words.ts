/** Words that make a sentence of an offer a condition: payment, change, age, number of travelers, papers, what costs extra. Folded text, six languages. */
import { compactPattern } from '../../../text/compact-pattern.ts';
import { type LineLook, LinePattern, leadingAnywhere } from '../../../text/line-look.ts';
import { isNordicCaveat, isNordicDuty } from './nordic-conditions.ts';

/** A pattern whose `common` starts, such as a figure or `the`, are told by the words that come with them. */
const known = (regex: RegExp, common: readonly (readonly [start: string, by: string])[]): LinePattern =>
  new LinePattern(
    regex,
    common.reduce((source, [start, by]) => source.replace(start, by), regex.source),
  );

/** Said of the offer, its price or its places. */
const GENERAL = new LinePattern(
  /\b(?:gty\b|guarantee (?:cabin|room|basis)|(?:line|ship|company|operator|hotel|owner) (?:picks|assigns|chooses|allocates)\b|new (?:bookings?|bkgs?|reservations?) only|op ?= ?op\b|op is op\b|subject to|subj\.? (?:to|2) |excl (?=[a-z])|non[- ]?ref(?:undable)?|no refunds?|no[- ]?show|non[- ]?(?:changeable|transferable|smoking|combinable)|can(?:not| not|'?t) (?:be\b|(?:change|cancel|amend|swap|transfer|refund)\b)|may not be|must (?:be|have|include)|not (?:with (?:any )?other|valid|combinable|available|included|refundable|transferable|applicable|suitable|permitted|redeemable|guaranteed)|may (?:apply|change|vary)|black ?out|(?:sold|charged|booked|priced|invoiced) separately|min(?:imum|\.)? (?:stay|of|age|group|\d|(?:two|three|four|six|eight|ten|twelve)\b|[a-z-]+ nights?)|min(?:imum|\.)? ?(?:no\.? of )?(?:pax|participants|persons|people|guests|group size)\s?:\s?\d|max(?:imum|\.)? (?:of|group|\d|(?:one|two|three|four|six|eight|ten|twelve)\b|stay)|(?:runs?|operates?|departs?|guaranteed|goes ahead)(?: only)? (?:with|from) (?:at least|a minimum)|needs? (?:at least|a (?:stay|minimum) of)|findet (?:erst )?ab \d|ab \d{1,2} (?:teilnehmern|personen) (?:statt|garantiert)|(?:depart|voyage) (?:garanti|assure) (?:a partir de|des) \d|a partir de \d{1,2} participants|(?:se (?:realiza|confirma)|si effettua|si conferma|(?:sera|e) confermat[ao]|realiza-se)(?: solo| soltanto| so)? (?:con|com|al raggiungimento)|deposits?|balance|final payment|supplements?|(?:single|sgle?|sng) supp?|surcharges?|cancel(?:l?ations?|led)?|limited (?:availability|spaces?|places|seats|rooms|cabins|number|time|to)|(?:spaces?|seats?|availability|rooms?|cabins?|places|spots) (?:(?:is|are) )?(?:very |strictly )?limited|capacity controlled|while (?:supplies|seats|stocks?|rooms?|availability) last|(?:new )?bookings? only|required|req'?d|compulsory|mandatory|payable|excludes?|excluded|excluding|(?:at )?(?:additional|extra) (?:cost|charge|fee)|additional(?=\.?$)|(?:is|are) (?:additional|extra)|extra(?=.{0,3}$)|^\W*(?:gst|tax(?:es)?|tcs)\b.{0,12}extra|[$€£₹]\s?\d+ extra|based (?:up)?on|double occupancy|subject to|(?:terms|conditions|restrictions) apply|without (?:prior )?notice|first[- ]come,?[- ](?:and )?first|travel insurance is|passports? (?:valid|must|required)|visas? (?:required|not)|years? (?:and|or) (?:over|older|under)|adults only (?:offer|rate)|no (?:stag|hen|pets|dogs|smoking|smokers|single|party|parties)|sorry,? (?:but )?(?:there(?:'s| is| are) )?no (?!exceptions?|longer|more)[a-z]|\bno (?!exceptions?|problem|worries|longer|more)[a-z][a-z /&-]{2,28},? (?:i'm |we're )?(?:sorry|afraid)\b|(?:coach|bus|minibus|boat|ship|yacht|train|hotel|house|villa|apartment|flat|cottage|chalet|room|cabin|property|resort|lodge)s? (?:has|have|with) no [a-z]|no (?:wc|toilets?|lifts?|elevators?|air[- ]?con[a-z]*|disabled access|wheelchair access|step-free access|parking) (?:on|in|at|aboard|available|for)\b|(?:leider|sorry,?) keine? [a-z]|desolee?s?,? pas d|lo sentimos,? no se|(?:niente|no) (?:animali|cani)\b|(?:not|nicht|non) (?:allowed|permitted|erlaubt|gestattet|admis)|(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekends?) only|(?:children|child|kids|infants?)\b(?!['’]).{0,24}(?:(?<![\d.:])\d(?!\d?[.:]\d\d)|free|half)|\d.{0,10}\b(?:children|kids)|advance (?:payment|purchase|booking|reservations?)|% advance|valid (?:on|only|for)|(?:prices?|rates?|fares?) (?:are|is|may|can|quoted|listed|shown|based|valid|subject)|resort fee|city tax|tourist tax|verfugbarkeit|begrenzt|anzahlung|anzuzahlen|zuschlag|mindest(?:ens|teilnehmerzahl|teilnehmer|alter)|minim[ou]m? \d|mindestaufenthalt|zzgl|nicht (?:inkl|enthalten|erstatt|kombinierbar|gultig)|stornierung|stornokosten|vorbehalt(?:en|lich)?|solange der vorrat|sous reserve|non remboursable|places limitees|selon disponibilite|acompte|frais d'annulation|annulation|cancelacion|cancellazione|cancelamento|(?:plazas?|cupos?|lugares|asientos|vagas|habitaciones|unidades) (?:muy )?limitad[oa]s?|sin (?:previo aviso|aviso previo)|sem aviso previo|senza preavviso|sans preavis|ohne vorankundigung|no reembolsable|sujet[oa]s? a|segun disponibilidad|suplemento|no incluye|anticipo|estancia minima|gastos de cancelacion|no acumulable|soggett[oaie]\b|(?:posti|camere) limitat[ie]|non rimborsabile|salvo disponibilita|acconto|supplemento|soggiorno minimo|non cumulabile|sujeit[oa]s?|nao reembolsavel|sinal de|estadia minima|saal se|pagar en destino|pagadero|da pagare in loco|vor ort (?:zahlbar|zu zahlen)|a payer sur place|payable locally|dena hoga|nahi milega|kinder\b.{0,40}(?:frei|kostenlos|\d)|enfants?\b.{0,40}(?:gratuit|\d)|nin[oa]s?\b.{0,40}(?:gratis|\d)|bambin[io]\b.{0,40}(?:gratis|gratuit|\d)|criancas?\b.{0,40}(?:gratis|gratuit|\d)|(?:onder )?voorbehoud(?:en)?|(?:kan|kunnen|mag|mogen) niet\b|niet (?:inbegrepen|inclusief|restitueerbaar|combineerbaar|te combineren|geldig|mogelijk|toegestaan|wijzigbaar)|waarborgsom|alleen (?:geldig|boekbaar|op aanvraag)|ter plaatse te (?:betalen|voldoen)|[a-z]*toeslag|minimaal \d|zolang de voorraad|beperkt (?:beschikbaar|aantal)|exclusief)\b/,
);

/** What one pays and when, what it costs to change or to leave. */
const PAYMENT = new LinePattern(
  /\b(?:pre-?payments?|(?:balance|full (?:amount|price|cost)|payment in full|saldo|pago (?:total|integro)|pagamento (?:integrale|total|completo)|importo (?:totale|intero)|solde|paiement (?:integral|complet|total)|(?:gesamt|voll)(?:er )?(?:betrag|zahlung|preis)|volledige betaling)(?: is)?(?: due| payable| fallig)? (?:at|on|upon|with|alla|all'atto della|al momento (?:della|de la)|a la|al|na|no ato da|bei|bij) (?:the )?(?:time of )?(?:booking|reservation|prenotazione|conferma|reservar|reserva|confirmation|buchung|boeking)|(?:security |damage )?bond of|(?:full|final|part|down|balance|initial|remaining) ?(?:payment|pymt|pmt)|(?:non[- ]?refundable )?deposit|(?:el |il |o )?rest[oa](?:nte)?\b.{0,16}\b(?:antes|prima|al? (?:llegar|salir))\b|(?:the |and )?(?:rest|remainder|balance)\b.{0,14}(?:\bby\b|\bdue\b|\bon\b|before|prior|\d)|pay (?:\S+ ){0,4}(?:now|today|at booking|on booking|to book|to (?:hold|secure|reserve|confirm))|\d ?(?:%|per ?cent|prozent|pour ?cent|por ciento|per cento|por cento) (?:(?:is |are |will be )?(?:charged|taken|needed|required|non)|deposit|advance|in advance|im voraus|upfront|up front|down|at booking|on (?:booking|reservation|confirmation)|due|payable|bei buchung|al reservar|alla prenotazione|na reserva|a la reservation)|(?:booking|cancellation|change|amendment|admin(?:istration)?|service|name[- ]change|rebooking|handling|transaction|credit card) (?:fees?|charges?|penalt(?:y|ies))|(?:name|date) changes?|changes? (?:of|to) (?:name|date|names|dates|your|the|a)|changes? (?:cost|incur|carry|are|will|after|within|made)|(?:cxl|cancel(?:s|ling|ed)?|canx|cxn|refunds?|refunded|reimburse[ds]?|forfeit\w*|penalt(?:y|ies))|pull out|(?:can|may) be (?:moved|changed|rebooked|swapped)|rebook\w*|instal?ments? (?:of|due|before)|anzahlung|restzahlung|restbetrag|schlusszahlung|rucktritt\w*|umbuch\w*|storn\w*|erstatt\w*|fallig|zahlbar|sepa|acompte|arrhes|solde (?:a|au|avant|du|payable|exigible|\d)|rembours\w*|frais de (?:dossier|modification|annulation|changement)|a (?:regler|payer) (?:sur place|a l)|(?:\d|\dpp|\d each) ?dep\b|dep\.? (?:of )?(?:[$€£]\d+[a-z]{0,3}|\d{1,2}(?= ?%))|\bbal(?:ance)? (?:by|due|\d+[a-z]{0,6})|nr (?:once|after|when|if|dep\w*|tkt\w*)|n\/r|(?:separe|aparte|asegure|reserve|reserva|aparta|separa|asegura) (?:su|tu) (?:cupo|lugar|plaza|reserva)|liquid[aeo]r?\b.{0,30}(?:tardar|antes|hasta|\d dias)|abono|saldo\b.{0,20}(?:antes|dias|giorni|prima|ate|entro|hasta)|se abona|cambios? (?:no|sujet|con)|no (?:permitid|admit|cumul)\w*|resto (?:\d|antes|hasta)|reembols\w*|devoluci\w*|penalidad\w*|penal[ei]|caparra|acconto|rimbors\w*|entrada de|sinal\b|senal (?:de |del )?\d+|(?:una|con|la) sena\b|sena (?:de|del) (?:[a-z]{3} ?)?\$?\d|taxa de (?:cancelamento|alteracao|remarcacao)|remarcac\w*|multa|aanbetal\w*|restbetaling|restbedrag|geannuleerd|gewijzigd|restant\b.{0,24}(?:voor|bij|uiterlijk)|annuler\w*)\b/,
);

/** `$250 a person holds it`: an amount that keeps a place. */
const HOLDS = known(
  /\b(?:(?<=(?:[\d€%]|pp|each) )dep(?=\W*$)|(?:holds?|secures?|confirms?|reserves?|locks?|guarantees?)(?: in)? (?:it|them|you|your|the|a|an)|(?:is|are) (?:only )?(?:held|confirmed|secured|guaranteed) (?:only )?(?:on|by|with|against|when)|(?:to|for) (?:book|confirm|reserve|secure|hold)(?! by)|(?:book|reserve|secure|hold|reserv[ae]|aparta(?:lo|la)?|separa(?:lo|la)?|asegura(?:lo|la)?|garant[ei](?:za|sci)|blocca|confirma|conferma|prenota|buchen|sichern|fixieren|reservieren|reservez|bloquez|confirmez|boek|reserveer)(?: (?:now|hoy|ya|ahora|jetzt|subito|adesso|agora|nu|it|yours?|(?:your |tu |su |il tuo |sua )?(?:place|seat|spot|lugar|plaza|cupo|posto|vaga|plek)))? (?:with|for just|con|mit|avec|com|met|ab)|para (?:confirmar|reservar|separar|bloquear|asegurar|garantizar)|per (?:confermare|prenotare|bloccare)|pour (?:confirmer|reserver|bloquer)|zur (?:bestatigung|buchung))\b/,
  [
    ['(?:is|are) (?:only )?(?:held', '(?:held'],
    ['(?:to|for) (?:book', '(?:book'],
    ['per (?:confermare', '(?:confermare'],
  ],
);
const AMOUNT = /[$€£₹%]|\b(?:usd|eur|gbp|inr|aud|cad|deposit)\b/;

/** Who may come, how many must. */
const TRAVELERS = known(
  /\b(?:(?:residents?|nationals|citizens|passport holders|members|adults|couples|singles|women|ladies|seniors) only\b|(?:no|not for|not suitable for|over|under)[- ]?(?:under|over)?[- ]?\d{1,2}s\b|no (?:under|over)[- ]?\d|under[- ]?\d{1,2}s?\b|(?:aged?|ages) \d{1,2} (?:and|or|&) (?:over|older|above|up|under|younger)|\d{1,2} (?:years? )?(?:and|or|&) (?:over|older|above)|(?:minimum|min\.?|lower) (?:driver |passenger |guest |travell?er )?age|age (?:limit|minimum|\d+ ?\+)|from (?:the )?age (?:of )?\d|over[- ]?\d{1,2}s (?:only)?|must be (?:at least )?\d|\d{1,2}\+ only|adults?[- ]only (?:hotel|resort|offer|tour|departure|policy)|needs? (?:a |at )?(?:minimum (?:of )?|least )?\d{1,3} (?:people|guests|travell?ers|passengers|participants|pax|persons|bookings|adults|(?:of you )?to (?:run|operate|go|depart|travel|sail))|min(?:imum|\.)? ?(?:of )?\d{1,3} (?:people|guests|travell?ers|passengers|participants|pax|persons|adults|to (?:go|run|operate|travel)|required|needed)|(?:minimaal|minstens|ten minste) \d{1,3} (?:deelnemers|personen|reizigers|gasten|volwassenen)|(?:mindestens|mind\.) \d{1,3} (?:teilnehmer|personen|reisende|gaste)|(?:almeno|au moins|al menos|pelo menos) \d{1,3} (?:partecipanti|persone|participants|personnes|participantes|personas|pessoas)|minimum (?:group|number|numbers|party)|\d{1,3} (?:people|guests|travell?ers|pax|participants|passengers) (?:needed|required|minimum|to (?:run|operate|go|guarantee))|(?:to|will) (?:run|operate|guarantee)\b.{0,12}(?:minimum|\d)|(?:should|if|once|when) (?:the |your |our )?(?:group|party|numbers?|group size)\b.{0,30}\b(?:smaller|fewer|less|lower|below|under|drops?|falls?|shrinks?)|(?:sollte|wenn|falls) (?:die |ihre )?(?:gruppe|teilnehmerzahl)\b.{0,30}\b(?:kleiner|weniger|unter\w*|sinkt)|mindestteilnehmer\w*|ab \d{1,3} (?:personen|teilnehmern?|gasten)|(?:ab|erst ab|mindestens) \d{1,2} jahren?|minimum (?:de )?\d{1,3} (?:personnes|participants|voyageurs)|a partir de \d{1,2} ans|min(?:imo)? (?:de )?\d{1,3} (?:personas?|pasajeros|participantes|pax|pessoas|partecipanti|persone|passageiros)|mayores de \d|solo adultos|(?:grupo|cupo|numero|gruppo) minimo|single (?:use|occupancy)\b.{0,16}\d ?%|gruppo minimo|dai \d{1,2} anni|for (?:[a-z-]+ ){0,3}(?:divers|riders|skiers|swimmers|sailors|walkers|hikers|golfers|cyclists|surfers|paddlers|climbers|members|adults|residents|seniors|students|professionals) (?:and (?:up|above)|or above|only)\b|maiores de \d)/,
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
  /\b(?:(?:sort|sorted|sorting) out|arrange|organi[sz]e|book|buy|bring|pay for|budget for)\b.{0,90}\b(?:yourself|yourselves|your own|separately|on the spot|locally)\b|\bat your own (?:expense|cost|risk)|\byour own (?:insurance|flights?|transport|lunch|meals|way)\b|\b(?:does|do|will|would|can)(?: not|n'?t) (?:cover|include|apply|be (?:included|covered|in the (?:price|package|deal|fare)))\b|\bwo(?:n'?t| not) (?:cover|include|be (?:included|covered|in the (?:price|package|deal|fare)))\b|\b(?:is|are|was|were)n'?t (?:included|covered|part of)\b|\b(?:neither|nor) (?:is|are|does|do) |\bnot incl\b|\b(?:would|will|'ll) be (?:an )?extras?\b|\bne (?:sont|est) pas (?:compris|inclus)(?:es?)?\b|\bno (?:esta|estan|va|van) incluid[oa]s?\b|\bnon (?:sono|e) (?:inclus|compres)[aeio]\b|\bnao (?:esta|estao) inclu(?:id|s)[oa]s?\b|\bnicht (?:im|in dem|in diesem|in unserem) (?:reise|gesamt|paket)?preis\b|\b(?:zahlen|tragen|besorgen) sie selbst\b|\b(?:geht|gehen|kommt|kommen) extra\b|\bpor (?:su|tu|vuestra) cuenta\b|\bleaves? out\b|\b(?:is|are) (?:all )?(?:on you(?=\W*$|[,;.]| at| when| there| locally)|for you to (?:pay|book|buy|arrange|sort|cover|add)|yours to (?:pay|book|buy|arrange|sort|cover))\b|\b(?:things? |extras? )?you(?:'ll|'d| will| would)? (?:need to |have to )?(?:pay|add|budget|see to|settle)(?: for)?(?: [a-z]+)? (?:yourself|yourselves|on top|separately|locally|on arrival)\b|\bwhat you(?:'ll|'d| will| would) (?:pay|need to pay|have to pay|spend)\b|\byou(?:'ll|'d| will| would)? (?:need|have) to (?:add|book|buy|arrange|sort out|organi[sz]e|budget for|pay for) |\bno [a-z][a-z' -]{2,28} (?:in|at|with|for) (?:this|that) (?:price|fare|rate|deal)\b|\bkeine? [a-z][a-z -]{2,28} (?:in|zu) diesem preis\b|\b(?:pas|sans) de? ?[a-z][a-z' -]{2,28} (?:a|dans) ce (?:prix|tarif)\b|\bsin [a-z][a-z -]{2,28} (?:en|a) (?:este|esta) (?:precio|tarifa)\b|\bnot part of (?:the|this)\b|\b(?:is|are)(?: not|n'?t) in (?:there|it|this|that|the (?:quoted |total )?(?:price|deal|package|fare|rate|cost|figure|quote))\b|\b(?:is|are) (?:down|up|left) to you\b|\b(?:is|are) on your own\b(?= ?\W*$)|\b(?:on|for|at) your own (?:account|expense|cost|risk)\b|\b(?:is|are) not covered\b|\b(?:is|are|come|comes) (?:an )?extras?\b|\b(?:charged|collected|settled|paid|payable|billed) (?:locally|separately|on (?:arrival|site|the spot)|at (?:the )?(?:hotel|check|resort|reception|lodge|camp|property|pier|airport))|\bgoes (?:up|on) (?:by|top)\b|\bsu cargo\b|\bpor cuenta\b|\ba (?:vostro|proprio|suo) carico\b|\ba votre charge\b|\bauf eigene (?:kosten|rechnung)\b|\bpor conta\b/,
);

/** How sure the offer and its programme are. */
const CAVEAT = new LinePattern(
  /\b(?:(?:for |only )?(?:the )?(?:first|erste[nr]?|premi(?:er|ere)s|primer[oa]s|primi|prime|primeir[oa]s) \d{1,3} (?:bookings?|people|persons|guests|seats|rooms|cabins|buchungen|reservations|reservas|prenotazioni) only|zwischenverkauf|nicht (?:mit .{3,30} )?kombinierbar|non cumulables?|n[ao]o acumulave(?:l|is)|non cumulabil[ei]|no acumulables?|niet te combineren|op basis van beschikbaarheid|minimaal verblijf|anderungen vorbehalten|freibleibend|unverbindlich|solange (?:der )?(?:vorrat|verfugbar|platze)|sous reserve|dans la limite|hasta agotar|agotar existencias|salvo (?:disponibilita|esaurimento|error|imprevisti)|fino a(?:d)? esaurimento|enquanto houver|prior sale|(?:errors|e ?& ?o ?e)\b.{0,12}(?:excepted)|weather (?:permitting|may|can|could|decides?|dependent)|(?:route|order|itinerary|programme?|schedule|times?|order of the days|sequence) (?:is|are|may|can|could) (?:a guide|be (?:changed|altered|swapped|reversed)|chang\w+|vary|not guaranteed|indicative|provisional)|reserves? the right|promo(?:tion)? code|use code|one (?:per|offer per)|while (?:they|it|supplies|stocks?) lasts?|strictly limited|on request\b|not (?:carried|accepted|admitted|guaranteed|reversible|covered)|(?:coach|bus|minibus|ship|boat|hotel|plane|airline|van|lift|we)s? (?:can(?:not|'?t)|(?:is|are) unable to) (?:take|carry|accept|accommodate)\b|(?:bus|reisebus|schiff|hotel)\b[^.;]{0,20} (?:kann|konnen|nimmt|befordert) (?:leider )?(?:keine|nicht)\b|(?:car|autocar|bus|hotel|bateau) n(?:e |')(?:accepte|prend|transporte|peut)|(?:autobus|autocar|bus|hotel|barco|pullman|onibus|navio|nave) n(?:o|on|ao) (?:acepta|admite|lleva|transporta|puede|accetta|trasporta|puo|prende|aceita|pode|leva)\b|(?:bus|touringcar|hotel) (?:kan|neemt) (?:helaas )?(?:geen|niet)\b|no (?:refunds?|exchanges?|changes?|(?:name|date) ch(?:ange|n?g)s?|ch?n?gs|cash|pets|children|check-in|smoking|substitutions?|credit|make-?up)\b|dress code|jacket (?:and|required)|(?:driving|driver'?s?|full) licen[cs]e|certificates? (?:of|must|is|are|required|not)|(?:copy|proof) of (?:the |your |a )?(?:marriage|wedding|age|residen\w+|id\b|identity|passports?)|marriage (?:cert(?:ificate)?s?|licen[cs]e)\b|heiratsurkunde|(?:livret de famille|acte de mariage)|certificado de (?:matrimonio|boda|casamento)|certificato di matrimonio|certidao de casamento|statement is|(?:dni|pasaporte|passaporte|passeport|reisepass|personalausweis|carta d'identita|carte d'identite)\b.{0,30}(?:vigente|valid|gultig|requis|obligat|erforderlich|necessari)\w*|(?:valid|gultige[nrs]?|geldige?) (?:passports?|reisepass|personalausweis|paspoort|id|visas?|driving|driver)\b|(?:passports?|id cards?|visas?|e-?visas?|vaccinations?|travel insurance)\b.{0,30}(?:required|needed|necessary|compulsory|mandatory|essential|must|valid)|(?:ist|sind|wird|werden) (?:zwingend |unbedingt )?(?:erforderlich|notwendig|notig|vorausgesetzt)|(?:est|sont) (?:requis|obligatoire|necessaire|indispensable)e?s?|(?:es|son) (?:necesari|obligatori|imprescindible)[oae]?s?|(?:e|sono) (?:richiest|necessari|obbligatori)[oaie]|fitness|walking (?:on|is)|walks? (?:of up to|over)|(?:rough|uneven) (?:ground|terrain)|reduced mobility|wheelchair)/,
);

/** What an offer may leave out, as a word at the end of its name (`Reiseversicherung`). */
const THING =
  '(?:[a-z]*versicherung(?:en)?|[a-z]*insurance|assurances?|seguros?|assicurazion[ei]|[a-z]*flug(?:e|en)?|vols?|vuelos?|vol[oi]|voos?|flights?|[a-z]*transfers?|transferts?|traslados?|trasferiment[oi]|(?:kur|orts|touristen)taxe|[a-z]*steuern?|tax(?:es?|as?)|tasas?|tass[ae]|vis(?:um|as?|ado|to|ti)|trinkgeld(?:er)?|pourboires?|propinas?|mance|gorjetas?|tips|getranke|boissons|bebidas|bevande|drinks|mahlzeiten|repas|comidas|past[io]|refeic(?:ao|oes)|meals?|[a-z]*verpflegung|[a-z]*gepack|bagages?|equipaje|bagagli[oa]?|bagagem|luggage|eintritte?|entrees|entradas|ingress[oi])';
/** `Geen ontbijt`, `Kein Transfer`: what else one would get. Of taxes, tips and visas it may also say that there are none. */
const HAD_THING =
  '(?:[a-z]{0,8}(?:flug(?:e|en)?|vlucht(?:en)?|transfers?)|vols?|vuelos?|vol[oi]|voos?|transferts?|traslados?|trasferiment[oi]|fruhstuck|ontbijt|petit[- ]dejeuner|desayunos?|colazion[ei]|cafe da manha|mahlzeiten|maaltijden|repas|comidas|past[io]|refeic(?:ao|oes)|[a-z]*verpflegung)';
/** `keine Mahlzeiten inklusive`, `breakfast never included`, `alles außer Getränken inklusive` */
const IN_PRICE =
  '(?:included|inklusive|inbegriffen|inkludiert|inclus(?:es?|[oaie])?|compris(?:es?)?|incluid[oa]s?|compres[oaie]|inbegrepen)';
const DENIED_FIRST =
  '(?:no(?! (?:less|fewer|more|charge))|neither|kein(?:e[nr]?)?|aucune?|ningun[oa]?|nessun[oa]?|geen|nenhum(?:as?)?)';
const ALL_BUT =
  '(?:all(?:es)?|everything|tout|todo|tutto|tudo) (?:except(?: for)?|but|auss?er|ausgenommen|sauf|salvo|excepto|exceto|menos|tranne|eccetto|behalve)';
/** `Kurtaxe nicht inklusive`, `Assurance voyage non comprise`, `Ohne Flüge`, `Esclusa l'assicurazione`: without a verb, whatever the thing is called. */
const LEFT_OUT = new LinePattern(
  compactPattern(
    `^\\W*(?:(?:in de prijs|daar|im preis|dans le prix) (?:is|zit(?:ten)?|ist|sind|il n'y a) )?(?:kein(?:e[nrs]?)?|geen|niets|pas de|aucune?|ningun[oa]?|nessun[oa]?|nenhum(?:as?)?) (?:bij in\\b|${HAD_THING}(?=\\W*$|[,;:]|\\s(?:und|en|et|y|ni|ne|nem|e|oder|of|ou|o)\\s))|\\b(?:nicht (?:inklusive|inbegriffen|inkludiert)|non (?:inclus|compris|compres|inclu)(?:es?|[oaie])?|non (?:include|comprende)|no inclu(?:[iy]d[oa]s?|ye)|ne comprend pas|nao inclu(?:(?:id|s)[oa]s?|i)|(?:never|nie(?:mals)?|jamais|nunca|nooit) ${IN_PRICE}|[a-z] en (?:sus|supplement)(?= ?\\\\W*$))\\b|^(?:[a-z'’]+ ){0,3}${THING}(?: [a-z'’-]+){0,3} (?:aparte|a parte|extra|esclus[oaie]|exclu(?:es?|s)?)\\W*$|^\\W*(?:ohne|exkl(?:\\.|usive)?|exclusive|zuzuglich|hors|sans|sin|senza|esclus[oaie]|sem|exclui|without) (?:(?:die|den|das|le|la|les|el|los|las|il|lo|i|gli|o|a|os|as|the) |l['’])?(?:[a-z-]+ )?${THING}\\b|^\\W*(?:${DENIED_FIRST}(?!.*(?: - |\\b(?:and|und|et|y|ed?|en|all|every[a-z]*|alles?|tout|todo|tutto|tudo)\\b))|${ALL_BUT}) [a-z' -]{3,40} ${IN_PRICE}\\W*$`,
  ),
  '\\b(?:niets|pas de|nicht ink|nicht inb|ne comprend|non inclu|non compr|no inclu|nao inclu|en sus|en supplement|aparte|a parte|extra|esclus|exclu|ohne|exkl|zuzugl|hors|sans|sin|senza|sem|without|no|neither|kein|aucun|ningun|nessun|geen|nenhum|never|nie|jamais|nunca|nooit|all(?:es)? (?:except|but|auss|ausg|behalve)|everything|tout|todo|tutto|tudo)',
);
/** Says the sentence of a thing that the price leaves it out? */
export const isLeftOut = (folded: string, look: LineLook): boolean => LEFT_OUT.test(look, folded);

const WEEKDAY =
  '(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mo|di|mi|do|fr|sa|so|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabends?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|segundas?|tercas?|quartas?|quintas?|sextas?)(?:-feiras?)?';
const WEEKDAYS = `${WEEKDAY}(?:(?:,| ?[-–/&+]| (?:to|through|and|or|bis|und|oder|au|et|a|y|o|al|e|ou)) ?(?:el |al |le |la )?${WEEKDAY}){0,4}`;
/** `Anreise Sonntag bis Donnerstag`, `Tue & Wed departures only`: on which weekdays alone one may set out. */
const ON_WEEKDAYS = new LinePattern(
  compactPattern(
    `^\\W{0,4}(?:(?:only )?(?:arrivals?|departures?|check-?ins?|travel|flights|anreise(?:tage?)?|abreise(?:tage?)?|an- und abreise|abfluge?|arrivees?|departs?|llegadas?|salidas?|entradas?|arriv[oi]|partenz[ae]|chegadas?|saidas?):? (?:(?:on|only|nur|jeweils|immer|taglich|am|from|von|le|les|du|uniquement|solo|los|el|de|il|dal|solamente|apenas|so|as|aos) ){0,3}${WEEKDAYS}(?: only| possible| moglich| uniquement| seulement| solamente| solo)?|(?:${WEEKDAYS}) (?:departures?|arrivals?|check-?ins?|travel|flights|stays) only)\\W{0,3}$`,
  ),
  '\\b(?:arriv|depart|check-?in|travel|flights|stays|anreise|abreise|an- und|abflug|llegada|salida|entrada|partenz|chegada|saida)',
);

/** `Passport 6 months valid`, `Passaporto con validità residua di 6 mesi`: what one must carry, not what one gets. */
const PAPER =
  /\b(?:passports?|reisepass|passeport|pasaporte|passaporto|passaporte)\b.{0,30}(?:\bvalid|\d ?m(?:on)?ths?\b|gultig|monate|valide|\bmois\b|vigen|meses|mesi\b)|\b(?:\d ?m(?:on)?ths?|valid|gultige[nrs]?)\b.{0,12}\b(?:passports?|reisepass)/;
export const isPaper = (folded: string): boolean => folded.includes('pass') && PAPER.test(folded);

/** `Diving licence needed`, `Impfnachweis erforderlich`: what one must have. */
const NEEDED =
  /^(?!.*\b(?:no|not|none|nothing|if|where|kein\w*|nicht|pas|non|nao|sin|ohne|geen|niet)\b)(?:.{0,60}\b(?:certificates?|certs?|licen[cs]es?|permits?|visas?|eta|vaccinations?|jabs?|passports?|photo id|id cards?|membership|proof|experience|fitness|voltage adaptor|insurance|documents?|letters?|handicaps?)\b.{0,40}\b(?:needed|necessary|essential|a must)\b|.{0,60}\b[a-z-]{4,24} (?:zwingend |unbedingt )?(?:erforderlich|notwendig|notig|vereist|verplicht|necesari[oa]s?|obb?ligatori[oae]s?|obligatoires?|necessari[oae]s?|richiest[oaie])\W*$)/;
const IS_NEEDED = new LinePattern(
  /need|necess|essential|a must|erford|notwend|notig|verei|verplicht|neces|oblig|obblig|richiest/,
);
const isNeeded = (folded: string, look: LineLook): boolean =>
  folded.length <= MAX_NEEDED && IS_NEEDED.test(look, folded) && NEEDED.test(folded);
const MAX_NEEDED = 120;

/** T-509: `Für Reisende mit eingeschränkter Mobilität nur bedingt geeignet`, `Niet geschikt voor …`: whom it does not suit. */
const UNSUITED = new LinePattern(
  /\b(?:unsuitable for|(?:nicht|nur (?:bedingt|eingeschrankt|teilweise)|weniger|kaum) (?:geeignet|barrierefrei)|ne convien(?:t|nent) pas|(?:non|peu|pas) (?:adapte|accessible|recommande)e?s? (?:aux?|pour)|deconseillee?s? (?:aux?|pour)|no (?:es |son |esta )?(?:apt|adecuad|recomendad)[oa]s? para|no (?:es |son )?recomendables? para|non (?:e |sono )?(?:adatt[oaie]|idone[oaei]|consigliat[oaie]) (?:a|ai|alle|agli|per)|nao (?:e |sao )?(?:recomendad|indicad|adequad)[oa]s? (?:para|a)|niet (?:geschikt|aan te raden|toegankelijk) voor|(?:ikke|inte) (?:egnet|lampliga?t?) (?:for|til)|passar inte)\b/,
);
/** `Animali no.`, `Dogs: no`, `Rauchen nein`: two words. */
const NOT_HERE =
  /^\W*(?:animali(?: domestici)?|cani|fumatori|mascotas|perros|fumadores|pets|dogs|smok(?:ers|ing)|hunde|haustiere|raucher|rauchen|chiens|animaux|fumeurs|animais(?: de estimacao)?|caes|fumantes|huisdieren|honden|roken|husdjur|kaeledyr|kjaeledyr)(?::| -)? (?:no|not|non|nein|nao|nee|nej|nei)(?: (?:sorry|purtroppo|leider|thanks|grazie|gracias))?\W*$/;

/** Does the sentence hold a word of a condition? */
export const isConditionWord = (folded: string, look: LineLook): boolean =>
  isPaper(folded) ||
  isNeeded(folded, look) ||
  isLeftOut(folded, look) ||
  GENERAL.test(look, folded) ||
  isDuty(folded, look) ||
  OWN.test(look, folded) ||
  CAVEAT.test(look, folded) ||
  isNordicCaveat(folded, look) ||
  UNSUITED.test(look, folded) ||
  (folded.length <= 40 && NOT_HERE.test(folded)) ||
  ON_WEEKDAYS.test(look, folded);

/** Payment, cancelling, age and number of travelers: a condition wherever it stands, also beside the price or the deadline. */
export const isDuty = (folded: string, look: LineLook): boolean =>
  PAYMENT.test(look, folded) || TRAVELERS.test(look, folded) || isNordicDuty(folded, look) || isHold(folded, look);

/** T-540: `Aparta con $1,500`: what keeps a place. */
export const isHold = (folded: string, look: LineLook): boolean => HOLDS.test(look, folded) && AMOUNT.test(folded);

/** What the traveler sees to, though its words may name things that others include. */
export const isOwnAffair = (folded: string, look: LineLook): boolean => OWN.test(look, folded);

const LEAVING = new LinePattern(
  /\b(?:cxl|cancel\w*|canx|refund\w*|storn\w*|rucktritt\w*|umbuch\w*|annul\w*|rembours\w*|reembols\w*|rimbors\w*|rebook\w*|geannuleerd|gewijzigd|(?:can|may) be (?:moved|changed|swapped))\b/,
);

/** Cancelling and changing is a condition even where it is free of charge. */
export const isLeaving = (folded: string, look: LineLook): boolean => LEAVING.test(look, folded);

/** `Cancelling is free until 5 days before you come, then 2 nights`: a sentence about nothing else. */
/** `look` is that of the line. */
export const tellsLeaving = (folded: string, look: LineLook): boolean =>
  LEAVING_FIRST.test(look, folded) && WHEN.test(folded);
const LEAVING_FIRST = leadingAnywhere(
  /^\W*(?:(?:free|full|late|kostenlose|kostenfreie|gratis|kosteloos|annullamento e) )?(?:cancell?ations?|cxl|canx|cancelling|refunds?|stornierung(?:en)?|storno(?:kosten|gebuhr)?|rucktritt|annulation|annulering|annuleren|annullamento|disdetta|cancelacion|anulacion|cancelamento)\b/,
);
const WHEN =
  /\b(?:before|prior|free|until|till|up to|after|charged?|vor|bis|frei|danach|avant|jusqu|puis|antes|hasta|despues|prima|fino|dopo|ate|depois|voor|tot|daarna|then)\b/;
