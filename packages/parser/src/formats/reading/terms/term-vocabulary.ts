/** The headings of term lists by topic, as parts of anchored regexes on folded text. Each pattern is a whole heading. */

const OFFER =
  "(?:[a-z0-9'-]{2,14} ){0,4}(?:package|pkg|price|prices|rate|rates|tour|offer|deal|fare|fares|holiday|trip|cruise|vacation|cost|costs|stay|quote|ticket|tickets|packages|charter|voyage|safari|itinerary|villa|chalet|house|cottage|hotel|resort|room|suite|apartment|cabin|rent|rental|hire|membership|special|specials|promo|promotion|break|getaway|escape|it)(?: per (?:person|adult|couple))?";
export const OFFER_VERB =
  '(?:also )?(?:inc(?:l|ludes?)?|inclusions?|features|covers?|comes with|inclusive of|takes in|brings(?: you)?|gives you|gets you|buys(?: you)?|consists of)(?: the following)?';
const OFFER_DE =
  '(?:(?:der|im|unser|in diesem) )?(?:(?:reise|paket|gesamt|miet|wochen)?preis|(?:wochen)?miete|paket|angebot|arrangement|leistung)(?: pro person)?';
const PRICE_DE = '(?:gesamt|reise|paket|flug|ticket)?(?:preis|angebot|paket|tarif|ticket)';
const OFFER_FR =
  '(?:(?:(?:le|notre|ce|la|votre) )?(?:il|elle|celui-ci|prix|tarif|loyer|forfait|sejour|offre|voyage)|il|elle|celui-ci|ce dernier|cela)(?: par personne)?';
const OFFER_ES =
  '(?:(?:el|la|nuestro|este|nuestra) )?(?:precio|tarifa|alquiler|paquete|oferta|viaje|plan|programa)(?: por persona)?';
const OFFER_IT =
  "(?:(?:la|il|l'|questo) ?)?(?:quota|prezzo|affitto|canone|pacchetto|offerta|viaggio|tariffa|quote)(?: (?:individuale|base))?(?: (?:a|per) (?:persona|testa))?";
const OFFER_PT =
  '(?:(?:o|a|este|nosso) )?(?:preco|pacote|alugue[lr]|valor|oferta|viagem|tarifa|roteiro)(?: por pessoa)?';

export const OFFER_DENIAL =
  "(?:(?:does not|doesn'?t|do not|don'?t|will not) (?:include|cover)|excludes?|exclusions?|is exclusive of)";

/** `The villa price covers`: any words may stand before the offer's. Known by what follows them. */
export const OFFER_INCLUDES: readonly string[] = [`${OFFER} ${OFFER_VERB}`];
export const OFFER_EXCLUDES: readonly string[] = [`${OFFER} ${OFFER_DENIAL}`];
/** `SEA & SAND AMENITIES, PER ROOM AND STAY`: any words may stand before what each room is given. */
export const PER_ROOM =
  '(?:amenities|privileges|perks|benefits),? (?:per|each|for (?:each|every)) (?:room|stay|suite|booking|guest|couple|cabin)';
export const GIVEN_PER_ROOM: readonly string[] = [
  `(?:[a-z&'-]{1,14} ){1,4}${PER_ROOM}(?:,? (?:and|&|per) (?:stay|room|night|booking))?`,
];
/** Where a coach takes people up: a list of its own, had where it is said to be. */
export const POINTS =
  "(?:(?:coach|local|door-to-door|home|your|our|the) )?(?:(?:pick-? ?up|joining|boarding|departure|collection) (?:points?|places|stops|towns|service)|pick-? ?ups)|(?:zustieg(?:e|s(?:orte|stellen|moglichkeiten))|abfahrts(?:orte|stellen))|(?:points?|lieux) (?:de (?:ramassage|depart|prise en charge)|d'embarquement)|puntos de (?:recogida|salida|encuentro)|punti di (?:raccolta|partenza|ritrovo)|pontos de (?:embarque|encontro)|opstapplaatsen";
/** `CADA CUPOM DÁ DIREITO A`, `Each voucher entitles you to`: what the paper is good for. */
const VOUCHER_GIVES =
  '(?:(?:each|every|the|this|your) (?:voucher|coupon|pass) (?:entitles (?:you|the holder) to|gives you|is good for|includes)|(?:der|jeder|ihr|dieser) (?:hotel|reise)?gutschein (?:beinhaltet|enthalt|umfasst|berechtigt (?:sie )?zu)|(?:le|chaque|ce) (?:bon|coupon) (?:donne|vous donne) droit a|(?:el|cada|este) (?:cupon|bono|vale|voucher) (?:te |le )?da derecho a|(?:il|ogni|questo) (?:buono|voucher|coupon) (?:da diritto a|comprende|include)|(?:o|cada|este) (?:cupom|voucher|vale) (?:lhe |te )?da direito a)';
export const INCLUDES: readonly string[] = [
  VOUCHER_GIVES,
  "(?:this is |here(?:'?s| is) )?(?:what|everything|all) (?:you|we)(?:'?ll| will)? (?:get|include|provide)(?: (?:for (?:this|the) price|in (?:the|this) (?:price|package)))?|(?:das|folgendes|dies(?:es)?) (?:bekommen|erhalten|bekommt|bekommst) (?:sie|ihr|du)|tout (?:ceci |cela |ce qui suit )?est (?:compris|inclus)|(?:(?:tu|su|el|este) )?(?:viaje|estancia|plan|escapada) incluye|todo (?:esto |eso )?(?:esta )?incluido|(?:compris|inclus) dans (?:le|ce) (?:prix|tarif|forfait)|(?:compreso|incluso|inclus[oi]) nel(?:la)? (?:prezzo|quota|pacchetto)|incluid[oa]s? n[oa]s? (?:preco|valor|pacote)",
  `(?:free|included|inclusive|complimentary|kostenlose|inklusive) (?:${POINTS})|(?:${POINTS})(?: are| is| all)?,? (?:all )?(?:included|free|inclusive|inklusive|inclus|inclusi|incluid[oa]s|inbegrepen)(?: (?:in|im|dans|en|nel|no) .{1,30})?`,
  "(?:our |your |the )?(?:exclusive|members?'?|vip|preferred|partner|consortia|signature|bonus) (?:(?:exclusive|member|vip|guest|hotel|client) )?(?:amenities|privileges|perks)",
  "(?:with )?our compliments(?:,? (?:you|we|your guests)(?:'?ll| will)? (?:have|find|enjoy|receive|get|give you|offer(?: you)?|add))?|on the house|complimentary(?: extras)?",
  '(?:all|both|each|every)(?: (?:of (?:the |these |them )?)?(?:two|three|four|five|six|options?|fares?|offers?|quotes?|prices?|packages?|pkgs?|deals?|trips?|holidays?|flights?|them|these)){1,2} inc(?:l|ludes?)?(?: the following)?',
  'inclusions? ?(?:&|and|/) ?exclusions?',
  '(?:checked |hold |cabin |free )?(?:baggage|luggage|bags?)(?: allowance| included)?|frei ?gepack|gepack|bagages?|equipaje|bagagli[oa]?|bagagem',
  '(?:baggage|luggage|bags?|(?:frei)?gepack|bagages?|equipajes?|bagagli[oa]?|bagage[mn]s?)(?: allowance)? ?(?:included|inklusive|inbegriffen|compris|incluid[oa]s?|inclus(?:e?s?|[oi]))?(?: (?:per|for each|pro|je|par|por|para cada|cada) (?:passenger|pax|person|adult|travell?er|reisende[nrm]?|passagier|fluggast|personne|passager|voyageur|pasajer[oa]|persona|viajer[oa]|passegger[oi]|passageir[oa]|pessoa)s?)?',
  "(?:what(?:'?s| is| are)?|everything|all this(?: is)?|also|services?|meals?|extras?|what else is|highlights)? ?(?:included|inclu[cs]ions?|includes?|including|incl|inclusive(?: of)?)(?: (?:(?:in|with|per) .{1,40}|for (?:every|each|all|both|you|the) ?.{0,30}))?",
  "(?:what(?:'?s| is) |all (?:of )?(?:this|these)(?: is| are)? |everything )?(?:covered|taken care of|thrown in|provided|sorted|on us|part of (?:the|this|your|our) [a-z]{3,12})(?: for you)?",
  "(?:(?:all (?:of )?(?:this|these|that)(?: is| are|'s)?|everything(?: is|'s)?|what(?:'?s| is)|these are|it is|it's) )?already (?:paid(?: for)?|in (?:the|your) (?:price|rate|fare)|yours|included|covered)|(?:all (?:of )?(?:this|these|that)(?: is| are)|what(?:'?s| is)|everything(?: is)?) paid for|(?:das |alles )?(?:ist )?(?:schon|bereits) (?:bezahlt|drin|dabei)|(?:tout (?:cela|ceci|est) (?:est )?)?deja (?:paye|compris)|(?:todo (?:esto|eso) )?ya (?:esta )?(?:pagado|incluido)|(?:tutto (?:questo|cio) )?(?:e )?gia (?:pagato|incluso|compreso)|(?:tudo (?:isto|isso) )?ja (?:esta )?(?:pago|incluido)",
  '(?:it |this |also )?comes with',
  'what (?:you|they|we) do get(?: for (?:this|that|it|your money))?|what do (?:you|u|we|they|i) (?:all |actually |still )?get(?: for (?:this|that|it|your money))?',
  "what(?:'?s| is) in (?:it|(?:the|your|this|our) (?:package|price|fare|rate|deal|offer|cost))(?: for you)?",
  "(?:here(?:'?s| is) )?what (?:you|u|ur clients|your [a-z]{3,12}|they|guests|clients|we)(?:'?ll| will| can|'?re| are)?(?: all)? (?:get|gets|getting|receive|enjoy|offer|cover|provide|look after|take care of|(?:pay|paid|paying) for)(?: (?:for|with|in|from|on) .{1,30})?",
  "(?:each|every|your|all|the) [a-z ]{3,24} (?:comes? with|get|gets|receives?|enjoys?)|what(?:'?s| is) yours|what [a-z]{3,12} (?:get|enjoy|receive|have)|(?:that|this|it|which) (?:buys|gets|brings|gives)(?: you)?|yours (?:free|included)",
  'inc\\.?|(?:guests|clients|members|couples|families|travell?ers|everyone|you all|participants) (?:also )?(?:get|enjoy|receive)s?',
  '(?:in addition,? |in addition to this,? |also,? |plus,? )?(?:all |your |our )?(?:guests|clients|members|couples|families|travell?ers|participants)(?: (?:staying|booking|travelling|arriving|on|who (?:book|stay))(?: [a-z0-9-]+){0,4})? (?:shall|will|can|also)(?: also)? (?:get|enjoy|receive|be offered|have)',
  '(?:along )?with (?:the|your|each|every|this) [a-z]{3,12}(?: you)? (?:come|comes|go|goes|get|receive)(?: with it)?',
  "you(?:'?ll| will) (?:also )?(?:enjoy|have|find)(?: the following)?|you(?:'?ll| will)? (?:get|receive|also get)|we(?:'?ll| will)? (?:look after|take care of|throw in|cover|arrange|provide|include)",
  "(?:all )?in (?:the |this |your |our )?(?:price|package|deal|fare|rate|cost)(?: (?:you(?:'ll| will)? (?:have|get|find)|there (?:is|are)))?|im (?:reise)?preis (?:haben|bekommen|finden) (?:sie|ihr)|dans le prix,? vous (?:avez|aurez|trouvez)|en el precio (?:tienes|tienen|teneis)|nel prezzo (?:avete|trovate)|no preco voce (?:tem|encontra)|(?:that|this|these|it|which) (?:covers?|includes?)(?: the following)?|what (?:the |this |your |our )?(?:price|package|fare|rate|deal|offer|tour|trip) (?:covers|includes)|all[- ]inclusive means",
  'book (?:.{1,30} )?(?:and|to) (?:get|receive|enjoy)',
  "(?:(?:your|our|the) )?(?:honeymoon(?:er'?s'?|s)?|honeymooners'?|wedding|anniversary|birthday|newly-?weds?'?|welcome) (?:extras|treats|benefits|gifts?|perks|bonus(?:es)?|amenities|privileges|inclusions|surprises?|goodies)|(?:flitterwochen|hochzeits)-?(?:extras|bonus|geschenke?|vorteile?|uberraschung(?:en)?|specials?)|(?:avantages?|cadeaux?|attentions?|petits plus) (?:pour )?(?:(?:les )?jeunes maries|lune de miel|voyages? de noces)|(?:detalles|regalos|beneficios|extras|atenciones) (?:de|para|por) (?:luna de miel|(?:los )?novios|recien casados)|(?:omaggi|vantaggi|extra|attenzioni) (?:per )?(?:(?:gli )?sposi|luna di miele|viaggi(?:o)? di nozze)|(?:mimos|presentes|beneficios|extras|cortesias) (?:de|para|da) (?:(?:os )?noivos|lua de mel)",
  "gets?|what(?:'?s| is) in|(?:nella|nel|en (?:el|la)|no|na|dans (?:le|la)|im) (?:quota|prezzo|pacchetto|precio|tarifa|paquete|preco|pacote|prix|tarif|forfait|(?:reise|paket)?preis|paket)",
  "(?:(?:the |added |little )?(?:extras|bonuses|treats|perks|goodies) )?(?:we|i)(?:'ve| have|'re| are|'ll| will) (?:throw(?:n|ing)? in|add(?:ed|ing)|includ(?:ed|ing)|arranged|sorted|taken care of)(?: for you)?",
  '(?:all )?for (?:(?:the |both |all |each )?(?:two|three|four|both|all|each|pair|couple|rest)? ?(?:of )?)?you(?: both| two| all)?|(?:fur (?:sie|euch|dich)(?: beide| zwei)?|pour vous(?: deux)?|para (?:ustedes|vosotros|ti|voces|voce)|per (?:voi|te)(?: due)?)',
  '(?:your |added |special |exclusive |free |bonus )?(?:perks|bonus(?:es)?|value[- ]adds?|added value|value[- ]added|amenities|(?:value[- ]added|added|additional) (?:benefits|extras|offers|inclusions|perks)|benefits|extras|inclusions|freebies)(?: included)?',
  `(?:in (?:allen|beiden|jedem) (?:(?:zwei|drei|vier|funf|sechs) )?(?:fall(?:en)?|hotels?|hausern|haus|varianten|optionen) )?(?:(?:folgende|diese|alle|unsere|ihre) )?(?:leistungen )?(?:sind |ist )?(?:(?:im|in dem|in diesem|in ihrem|in unserem) ${PRICE_DE} )?(?:bereits )?(?:enthalten|inbegriffen|inkludiert|inklusive|inkl|eingeschlossen|dabei)(?: sind| ist)?(?: (?:pro|fur (?:alle|jeden?)) .{1,24})?`,
  '(?:unsere |ihre |eure |enthaltene |eingeschlossene |inklusive |inkludierte |die |alle |diese |folgende )?(?:reise|inklusiv|arrangement|paket|pauschal|hotel)?-?leistungen(?: (?:im (?:uberblick|preis|paket|arrangement|detail)|fur (?:sie|euch|dich)|auf einen blick|inklusive|inkl|pro person))*',
  'das ist (?:alles )?(?:drin|inklusive|enthalten|inbegriffen|dabei)',
  `(?:${OFFER_DE}|er|es|dieser|darin|das) (?:enthalt|beinhaltet|umfasst|enthalten|inklusive|inbegriffen)`,
  `(?:${OFFER_FR} )?(?:comprend|inclut|comprennent)`,
  '(?:ce qui est |sont |services |prestations )?(?:inclus|incluses|compris|comprises)(?: (?:dans|par|pour (?:chaque|tous)) .{1,30})?',
  '(?:our |tour |land )?services(?: provided| rendered)?',
  'prestations|nos prestations|vos avantages',
  `(?:${OFFER_ES} )?(?:incluye|incluyen)|(?:que |servicios |todo )?(?:incluye|incluid[oa]s?|inclusiones)(?: (?:en|por|para (?:cada|todos)) .{1,30})?`,
  `(?:${OFFER_IT} )?(?:comprende|include|comprendono|includono)|(?:cosa e |servizi |cosa )?(?:inclus[oi]|compres[oi]|include|comprende)(?: (?:nel|per (?:ogni|tutti)|a) .{1,30})?`,
  `(?:${OFFER_PT} )?inclui|(?:(?:o que )?(?:ja )?(?:es)?ta (?:tudo )?|o que |servicos |itens |tudo )?(?:inclui|inclus[oa]s?|incluid[oa]s?)(?: (?:no|por|para (?:cada|todos)) .{1,30})?`,
  '(?:(?:bij|in) (?:de|deze) (?:reissom|prijs|aanbieding) )?(?:zijn |is )?(?:inbegrepen|inclusief)(?: (?:bij|in) (?:de|deze) (?:reissom|prijs|aanbieding))?|(?:dit|wat) (?:is|zit) (?:er )?(?:bij de prijs )?(?:inbegrepen|inclusief)|(?:de |deze )?(?:reissom|prijs|aanbieding) is inclusief|dit krijg (?:je|u)',
  '(?:(?:harga|pakej|package|pkg|paket|tour|tur)(?: (?:ini|kami))? )?(?:sudah |telah |yang )?(?:termasuk|meliputi|merangkumi|disediakan)(?: (?:dalam (?:harga|pakej|paket)|seperti berikut))?|(?:harga|pakej|paket) (?:ini )?(?:sudah )?termasuk|fasilitas',
  '(?:package me(?:in)? )?kya (?:kya )?(?:milega|shamil hai|included hai|include hai)|is(?:me|mein) shamil',
  '(?:(?:ye |yeh )?sab |all )?(?:included?|incl) (?:hai|hain)|(?:(?:package|pkg) )?mei?n? (?:aapko |sab )?milega',
];
export const EXCLUDES: readonly string[] = [
  '(?:(?:das |was )?(?:sie )?)?(?:extra|separat|zusatzlich|selbst) (?:zu )?(?:be)?zahlen(?: ist| sind)?|(?:reste(?:nt)?|est|sont) a (?:votre|la) charge(?: du client)?|(?:a |para )?pag(?:ar|os?|ado)? (?:aparte|a parte|por separado)|(?:servizi|prestazioni) (?:non inclus[ie]|non compres[ie]|esclus[ie])|(?:lo )?que se paga aparte|o que (?:se )?paga a parte|(?:da|si) paga(?:re)? a parte',
  "what (?:you|we|it|they|(?:the|this|your|our) [a-z]{3,12}) (?:don'?t|won'?t|doesn'?t|do not|does not|will not|can'?t)(?: (?:get|cover|include|look after|pay for|provide|have))?(?: (?:for|with|in) .{1,30})?|(?:you|we|they) (?:don'?t|won'?t|do not|will not) (?:get|cover|include|pay for|look after|provide)|(?:down|up|left) to you|(?:on|for) your own account|not part of .{1,30}|(?:not|never) (?:covered|thrown in|provided)|what(?:'?s| is) (?:extra|on you|left out)|(?:that|this|it|which) (?:does not|doesn'?t|won'?t) (?:buy|get|bring|give|pay for)(?: you)?|yours to (?:pay|arrange|book|sort|bring|buy|add)(?: for)?|over to you|bring your own|what (?:you|guests|clients)(?:'?ll| will)? (?:sort|pay(?= )|arrange|book|bring|buy|organi[sz]e)(?: for)?(?: (?:yourself|yourselves|locally|extra|separately|on the spot))?|you(?:'ll| will)? (?:need|have) to (?:pay|sort|arrange|budget|bring)[a-z ]{0,20}",
  "(?:(?:this|that|it|which|what it|what (?:the |this )?(?:price|package|fare|rate)) )?(?:does not|doesn'?t|do not|don'?t)(?: (?:include|cover))?",
  "(?:what(?:'?s| is) )?not in(?=$)|what (?:isn'?t|is not|won'?t be) in(?: (?:it|there|(?:the|this|your) (?:price|package|deal|offer|fare|total)))?|(?:what(?:'?s| is) )?not in (?:it|here|there|(?:the |this |your |our )?(?:price|package|deal|offer|fare|rate|tour|trip|cost|quote|total|figure|bill))|not|what(?:'?s| is)(?: not|n'?t)|(?:and |(?:the |this )?(?:price|package|offer) )?(?:leaves?|leaving) out|you pay(?: for)?|(?:left|leave) out",
  "(?:it |this )?(?:doesn'?t|does not|don'?t|do not|won'?t) come with|(?:payable |extras? )?on top",
  "(?:what(?:'?s| is| are)? )?(?:not|isn'?t|aren'?t) (?:included|incl?|covered|part of .{1,20})(?: (?:in|with) .{1,40})?",
  "(?:what(?:'?s| is| are)? )?(?:excluded|exclu[cs]ions?|excludes?|excluding|excl|exc)",
  '(?:not|payable) (?:at|on) (?:extra|additional) (?:cost|charge)|(?:at (?:an )?)?(?:extra|additional) (?:cost|costs|charge|charges)|at your own expense|own expense|pay (?:locally|on site)',
  '(?:(?:extras?|charges?|costs?|fees?) )?(?:to (?:be )?(?:pay|paid|settled?)|payable|paid|due) (?:locally|on (?:the spot|site|arrival)|in (?:resort|cash on arrival)|at (?:check-?in|the (?:house|villa|hotel|property))|(?:direct(?:ly)?|separately))|(?:extras|extra costs|local charges|costs) (?:on site|locally|on the spot)',
  '(?:neben)?kosten vor ort|(?:neben|zusatz)kosten|vor ort (?:zu (?:be)?zahlen(?:de kosten)?|zahlbar)|zahlbar vor ort|(?:a )?(?:payer|regler) sur place|(?:frais )?(?:a (?:payer|regler) )?sur place|a pagar en (?:destino|el lugar|la casa)|da pagare (?:in loco|sul posto)|(?:spese )?(?:extra )?in loco|a pagar no local',
  `nicht im ${PRICE_DE}|(?:im ${PRICE_DE} )?nicht (?:im ${PRICE_DE} )?(?:dabei|enthalten|inbegriffen|inkludiert|inklusive|eingeschlossen|enthaltene leistungen|enthalten sind)|nicht enthaltene leistungen|exklusive|zzgl|zuzuglich`,
  `(?:${OFFER_FR} )?(?:ne comprend pas|n'inclut pas|ne comprennent pas)|(?:ce qui n'est pas |prestations )?non[- ](?:inclus|incluses|compris|comprises)|ce qui n'est pas (?:inclus|compris)|a votre charge|en supplement`,
  `(?:${OFFER_ES} )?no (?:incluye|incluyen|incluid[oa]s?)|(?:lo )?que no (?:incluye|esta incluido)|servicios no incluidos|exclusiones|no esta(?:n)? incluid[oa]s?`,
  `(?:${OFFER_IT} )?non (?:comprende|include|inclus[oi]|compres[oi]|comprendono)|cosa non (?:e )?(?:include|incluso|comprende)|esclus[oiae]|servizi esclusi`,
  `(?:${OFFER_PT} )?nao (?:inclui|inclus[oa]s?|incluid[oa]s?)|o que nao (?:esta )?(?:inclui|incluido|incluso)|exclusoes`,
  'niet (?:(?:bij|in) (?:de|deze) (?:reissom|prijs|aanbieding) )?(?:inbegrepen|inclusief)(?: (?:bij|in) (?:de|deze) (?:reissom|prijs|aanbieding))?|(?:de |deze )?(?:reissom|prijs|aanbieding) is exclusief|exclusief|(?:bijkomende|extra) kosten|ter plaatse te (?:voldoen|betalen)',
  '(?:(?:harga|pakej|package|paket)(?: (?:ini|kami))? )?(?:tidak|tak|belum) termasuk(?: dalam (?:harga|pakej|paket))?',
  'kya (?:kya )?nahi(?:n)? (?:milega|shamil|included)(?: hai)?|(?:shamil|included?|incl) nahi(?:n)?(?: hain?)?|not (?:included?|incl) hain?',
];
export const RESTRICTIONS: readonly string[] = [
  'bueno (?:de )?saber|informacion(?:es)? (?:importantes?|util(?:es)?)|buon[oi] a saper(?:e|si)|informazioni (?:importanti|utili)|note (?:importanti|utili)|bom saber|letr(?:as|inhas) (?:pequenas|miudas)|informac(?:oes|ao) (?:importantes?|util|uteis)',
  '(?:friendly |important |quick |a few )?reminders?|recordatorios?|promemoria|lembretes?|rappels?',
  "(?:offer |rate |price |full |booking |sale |general |special |our |the |key |deal |package |tour )?(?:terms|t) ?(?:&|and|/|\\+|n) ?(?:conditions?|restrictions?|c'?s?|policies)(?: apply)?",
  "t'?s? ?(?:&|and) ?c'?s?(?: apply)?|t and cs?|tandcs?",
  '(?:offer |house |club |resort |hotel |camp |booking |rate |fare |sale |group |package |payment |tour |other |general |key |important |special |(?:the )?following |these )?(?:terms|conditions|restrictions|rules|policy|policies|requirements)(?: apply| in brief| of sale| of booking| summary)?',
  '(?:the )?(?:terms|conditions|(?:fine|small)[- ]?print),? (?:plainly(?: put)?|briefly|in (?:short|brief|plain english)|at a glance)|(?:the )?(?:fine|small)[- ]?print|(?:the )?(?:small|boring|dull|serious|sensible|practical|official|legal) (?:stuff|bits?|type)|(?:the )?legal(?:s|ese)?|the catch|disclaimers?',
  '(?:please |kindly |special |important |also |do )?(?:note|notes|notice|remarks?|be advised|be aware)(?: that)?',
  '(?:terms|conditions|notes) ?(?:&|and|/|\\+) ?(?:the )?(?:(?:small|fine)[- ]?print|notes|policies)',
  '(?:very )?important(?: (?:notes?|information|info|details|facts))?',
  '(?:good|need|things|what|nice|worth|important)(?: to)? (?:know|note|knowing)(?: before .{1,20})?|(?:please )?(?:know|read) (?:this )?before (?:you|booking|your)(?: [a-z]{1,10})?|before you (?:book|go)',
  '(?:(?:cancel(?:l?ation)?s?|payments?|refunds?|deposits?|booking|changes?|amendment|child(?:ren)?|visa|no[- ]show|reservation|penalty|penalties) ?(?:(?:&|and|/) ?(?:date )?[a-z]{3,14} ?)?)(?:policy|policies|terms|conditions|information|info|rules|fees|charges|schedule|requirements|penalties)?',
  '(?:baggage|luggage|fare|ticket|ticketing) (?:rules|conditions|restrictions)|penalties',
  '(?:formas?|condiciones|plazos) de pago|modalita di pagamento|pagament[oi]|zahlung(?:sweise|smodalitaten)?|modalites de paiement|paiement|payment (?:terms|schedule|plan)|(?:(?:easy|flexible|interest[- ]free|monthly|no[- ]cost) )?(?:payment )?(?:instal{1,2}ments?|emis?)(?: (?:plan|schedule|options?|facility))?|easy payments?(?: plan)?|how to pay|plan de (?:pagos|cuotas)|ratenzahlung|zahlungsplan|echeancier|piano (?:di pagamento|rateale)|to book|how to book',
  '(?:requirements|conditions|terms|rules|policies|eligibility|payments?|deposits?|changes|cancellations?|visas?|insurance|health|fitness|important information|notes)(?: ?(?:&|and|/|\\+|,) ?(?:(?:the |other )?(?:requirements|terms|conditions|rules|policies|restrictions|small[- ]?print|fine[- ]?print|notes|cancellations?|changes)))+|(?:what |things )?to (?:know|note|be aware of|keep in mind|remember)|(?:things|points) to (?:be aware of|keep in mind|remember)',
  '(?:(?:please|do|and|things to|bits to|what to) )?watch (?:out )?for',
  '(?:(?:just )?(?:an? |the )?(?:few|couple of|couple|odd|last) )?(?:(?:terms|conditions|points|things|items|details|caveats|bits) )(?:to|worth) (?:flag|mention|not(?:e|ing)|check|watch|consider|remember|be aware of|keep in mind|flagging)',
  'black[- ]?out(?: dates?| periods?)?|(?:single )?supplements?|surcharges?|eligibility|valid(?:ity)? (?:conditions|for)|passport (?:and|&) visa|travel documents',
  '(?:allgemeine |wichtige |unsere |ihre |es gelten die )?(?:reise|buchungs|storno|stornierungs|zahlungs|tarif|geschafts|angebots|teilnahme)?(?:bedingungen|konditionen|hinweise?|bestimmungen)',
  'wichtig(?:e (?:hinweise|informationen|infos?))?|bitte (?:beachten(?: sie)?|beachte|zu beachten)|zu beachten|(?:das )?kleingedruckte(?:s)?|gut zu wissen|wissenswertes|stornierung(?:en)?|storno|einschrankungen|anmerkung(?:en)?|zuschlage?',
  "(?:les |nos )?conditions (?:generales|d'annulation|de (?:vente|reservation|paiement|l'offre)|particulieres|tarifaires|et .{3,30})(?: .{1,20})?|conditions|restrictions|(?:les )?petites lignes|(?:bon )?a (?:savoir|noter)|(?:informations? )?importantes?|annulation|remarques?|nota bene|nb|n\\.b|petits? caracteres?|mentions legales|modalites",
  '(?:terminos|condiciones|politicas?|restricciones)(?: (?:y|e|generales|de|del|particulares|importantes)(?: .{2,30})?)?|importante|(?:a |para )?(?:ten|tener) en cuenta|notas?|letra (?:pequena|chica)|cancelacion(?:es)?|observaciones|bases(?: legales)?|legales|requisitos|suplementos?|gastos de cancelacion|ojo',
  '(?:termini|condizioni|restrizioni|politica|penali|penalita)(?: (?:e|di|del|generali|importanti|per)(?: .{2,30})?)?|da sapere|nota bene|note|cancellazion[ei]|avvertenze|supplementi|attenzione',
  '(?:termos|condicoes|restricoes|politicas?|regras)(?: (?:e|de|do|da|gerais|importantes)(?: .{2,30})?)?|observac(?:ao|oes)|cancelamentos?|atencao|letras miudas|avisos?|informacoes importantes',
  '(?:boekings|reis|annulerings|betalings|actie|reserverings|tarief)?voorwaarden|let op|goed om te weten|opmerkingen?|kleine lettertjes|bijzonderheden|annuleren|annulering',
  '(?:terma|syarat(?:-syarat)?)(?: (?:dan|&) (?:syarat|terma|ketentuan))?|syarat (?:dan|&) ketentuan|(?:nota|catatan|perhatian|maklumat)(?: penting)?',
  'dhyan (?:d(?:e|ein|ena|ijiye)|rakh(?:e|ein|na|iye|iyega|o)?)(?: (?:baatein|points))?|(?:zaroori|jaroori) (?:baatein|baat|note)|note kare(?:in)?|sharte(?:in|n)?|niyam',
];
/** `as so many ask`: why they are told. */
const ASIDE = "(?:,? (?:since|because|as|if|so|for|in|of|from|on) [a-z' -]{2,40})?";
export const HIGHLIGHTS: readonly string[] = [
  "(?:the |our |your )?(?:top|best|magic(?:al)?|special|standout) (?:moments|bits|experiences|memories)(?: of .{1,30})?|reisehohepunkte|reisehighlights|darauf (?:konnen|durfen) (?:sie|wir|ihr) (?:sich|uns|euch) freuen|darauf freu(?:en wir uns|t euch)|on a (?:aime|adore)|ce qu'on a (?:aime|adore)|(?:los )?puntos (?:fuertes|clave)(?: (?:del|de) .{1,20})?|lo mejor (?:del|de) .{1,20}|i (?:momenti|luoghi) (?:piu belli|migliori|imperdibili)|imperdive(?:l|is)|o que (?:voce|voces) va[io]? (?:amar|adorar|curtir)",
  "along the way|en route you(?:'?ll| will) (?:see|pass)|unterwegs|en chemin|por el camino|lungo il (?:percorso|cammino)|pelo caminho|onderweg",
  "(?:famil(?:y|ies|ies')|(?:guest|client|customer|traveller|traveler|kid|team|staff|local|resort)s?'?s?) favou?rites?",
  `(?:my|our|the|their|clients'|guests') (?:own |personal |absolute |very |all-time )?(?:favou?rites?|best|loveliest) (?:bits?|parts?|moments?|things?|stops|experiences|memories|days)${ASIDE}|(?:my|our) (?:own |personal |absolute )?(?:highlights|favou?rites)${ASIDE}|(?:meine|unsere) (?:lieblings(?:momente|stellen|orte|stucke)|personlichen hohepunkte)|mes (?:moments|endroits) preferes|mis (?:momentos|partes) favorit[ao]s|i miei momenti preferiti|(?:os )?meus momentos favoritos`,
  '(?:(?:the|our|your|key|top|main|some|tour|trip|package|holiday|cruise|resort|hotel|safari|offer|deal|itinerary|voyage|ship|programme?) ){0,2}(?:highlights?|features|selling points)(?: (?:include|of .{1,30}|(?:on|along) (?:the|your|our) (?:way|route|road|journey|tour|trip)|en route|at a glance|ashore))?',
  "(?:why )?you(?:'?ll| will) (?:love|adore)(?: (?:it|this|this (?:trip|tour|one|place)|it here)(?: (?:because|for))?)?|(?:vous allez|vous) (?:adorer|adorerez|aimerez)|te (?:va a )?encantara|das (?:wirst du|werdet ihr) lieben|ti piacera|voce vai (?:amar|adorar)",
  "(?:(?:what|things) (?:you|they|everyone|families|couples)(?:'?ll| will) (?:love|adore)|(?:our )?(?:guests|families|couples|kids|clients) (?:love|adore))(?: (?:here|most|about .{1,20}))?|ce que vous (?:allez )?(?:aimer|adorer|aimerez|adorerez)|das (?:lieben (?:unsere )?gaste|werden sie lieben|wird ihnen gefallen)|lo que (?:te (?:va a )?encantara?|mas gusta)|cosa (?:amerai|vi piacera|ti piacera)|o que (?:voce|voces) vao? (?:amar|adorar)",
  "(?:(?:the |our |my )?(?:top |\\d{1,2} |two |three |four |five |six |seven |ten |many |all the ){1,2})?(?:reasons|things|bits) (?:we|you|you'll|you will|they|people|guests) (?:all )?(?:love|like|adore|recommend)(?: (?:it|this|them|about|here|most)\\b.{0,30})?|(?:drei|vier|funf|sechs|\\d{1,2}) grunde,? (?:fur|warum) .{1,30}|(?:trois|quatre|cinq|\\d{1,2}) (?:bonnes )?raisons (?:de|d'|pour) ?.{1,30}|(?:tres|cuatro|cinco|\\d{1,2}) (?:buenas )?razones (?:para|por) .{1,30}|(?:tre|quattro|cinque|\\d{1,2}) (?:buone )?ragioni (?:per|di) .{1,30}",
  "(?:reasons )?why (?:you|your clients|clients|we|guests|they|travell?ers|couples|families)(?:'?ll| will)? (?:love|like|enjoy) .{1,30}",
  "(?:(?:the |our |top |some |good |more |[3-9] |10 |five |three )*)reasons (?:to|why|for) (?:sell|book|choos|go|lov|visit|come|stay|travel|sail|buy|offer|recommend)[a-z]*(?: .{1,30})?|why (?:it|this|that|they|these)(?: (?:one|trip|tour|cruise|package|offer|deal))?(?: (?:always|really|will|just))? (?:sells?|works?|shines?|stands? out|appeals?|wins?|is special|are special|flies|is worth [a-z ]{2,12}|delivers?)|why (?:book|choose|go|we love|visit|stay|sail|travel) ?.{0,30}|(?:why|warum|pourquoi|perche|waarom) (?!(?:not|nicht|non?|niet|pas|wait|warten|attendre|aspettare|wachten|pay|settle|miss|bother|stop|spend|is|are|do|does|did|should|would|it|this|that|so)\\b)[a-z'-]{3,16}(?: [a-z'-]{2,16}){0,2}|what makes .{1,20} special|don'?t miss|unforgettable moments|must[- ](?:sees?|dos?)",
  'what (?:our |your |past )?(?:guests|clients|customers|members|families|couples|travell?ers|we|people|everyone) (?:all )?(?:loves?|likes?|raves? about|remembers?|talks? about|says?)(?: (?:most|best|about .{1,20}))?',
  '(?:die |ihre |unsere |reise)?(?:hohepunkte|highlights)(?: (?:der|ihrer|dieser) .{1,20})?|das erwartet sie(?: .{1,20})?|darum lohnt .{1,20}|das (?:spricht (?:dafur|fur .{1,20})|uberzeugt)|(?:ihr|dein) vorteil|(?:ihre|deine) vorteile',
  '(?:les |nos |vos )?(?:points|temps|moments) forts(?: .{1,20})?|(?:les )?(?:incontournables|atouts|plus|\\+)(?: (?:du|de) .{1,20})?|vous allez (?:aimer|adorer)|on aime|(?:les |nos |vos )?coups? de co(?:e)?ur',
  '(?:lo (?:mas )?(?:destacado|mejor)|(?:puntos |aspectos |lugares )?destacados?|imperdibles|experiencias destacadas)(?: (?:del|de) .{1,20})?|por que te (?:va a )?encantara?',
  '(?:i )?punti (?:di )?(?:forza|forti|salienti)|da non perdere|perche (?:sceglierlo|ti piacera|sceglierci)|in evidenza|esperienze',
  '(?:apa )?yang menarik|(?:tarikan|daya tarik|tempat)(?: (?:utama|menarik))?',
  '(?:de )?hoogtepunten(?: van .{1,20})?|waarom (?:je|u|wij|boeken) .{1,30}',
  'destaques?(?: .{1,20})?|pontos altos|imperdiveis|o melhor .{1,20}',
];
/** What one does, in the plural, alone or two of a kind: `excursions and activities`. */
const twoOf = (words: string, and: string): string => `(?:${words})(?: ?(?:&|/|\\+|,|${and}) ?(?:${words}))?`;
const DONE = twoOf(
  'activities|excursions?|outings|(?:sightseeing )?tours|(?:day )?trips out|day trips|experiences|sightseeing|visits|(?:guided |country |village |day )?(?:walks|hikes|rides|rambles)|dives|stages|things to do',
  'and',
);
const DONE_DE = twoOf(
  '(?:tages|rad|berg|ski|schneeschuh|winter|kanu|land|boots|halbtages)?(?:wanderungen|wandertouren|touren|ausfluge|ausflugsziele|spaziergange|exkursionen|unternehmungen|etappen)|landausfluge|freizeitangebote?|aktivitaten|erlebnisse|besichtigungen',
  'und',
);
const DONE_FR = twoOf('randonnees|balades|visites|sorties|escapades|etapes|activites|excursions|decouvertes', 'et');
const DONE_ES = twoOf('caminatas|rutas|visitas|paseos|salidas|senderismo|etapas|actividades|excursiones', 'y');
const DONE_IT = twoOf('passeggiate|camminate|gite|uscite|tappe|escursioni|attivita|visite', 'ed?');
const DONE_PT = twoOf('caminhadas|trilhas|visitas|etapas|passeios|atividades|excursoes', 'e');
const DONE_NL = twoOf(
  'wandelingen|fietstochten|dagtochten|rondleidingen|etappes|excursies|activiteiten|uitstapjes',
  'en',
);
export const ACTIVITIES: readonly string[] = [
  `(?:(?:optional|included|suggested|daily|your|our|the|group|shore|local|guided|free|complimentary|planned|nearby|outdoor|evening|recommended|popular|half-day|full-day|weekend|weekly|daytime|onboard|on-board|poolside|festive|winter|summer|family|kids'?|children's) ){0,2}${DONE}(?: (?:include|included(?: in (?:the|your) (?:price|package|tour|trip|programme))?|available|nearby|day by day|on offer|on site|in (?:resort|the area|and around .{2,24})|(?:during|throughout|of) (?:the|your|our) (?:week|weekend|stay|trip|cruise|holiday)|for (?:guests|everyone|the week|kids|children|families|all ages)))?`,
  "(?:and )?(?:while|when|once) you(?:'?re| are) (?:(?:(?:down|up|out|over) )?(?:there|here)|away|in town|on board|on the island|at it|in resort|in .{2,24})(?:,? (?:you|they|guests) (?:might|may|can|could|will)(?: also)?(?: (?:like|want|love) to)?(?: (?:do|add|try|join|book|see|visit|enjoy))?)?|you (?:might|may) (?:also )?(?:like|want) to (?:add|do|try|see|visit|join)|(?:add|book|choose) (?:an?|your|some|extra|optional) (?:experiences?|excursions?|adventures?|activity|activities|day trips?|tours?)(?: (?:or two|to your (?:stay|trip|holiday)))?|(?:das|was|dies|folgendes) (?:konn(?:t ihr|en sie)|kannst du|ihr|du|sie) (?:(?:alles|noch|dort|hier|vor ort|in der zeit) ){0,2}(?:machen|unternehmen|erleben|sehen|entdecken|tun)(?: (?:konnt|konnen|kannst))?|(?:une fois )?sur place,? (?:vous pou(?:vez|rrez)|on peut)(?: (?:aussi )?faire)?|(?:tambien )?(?:disfrut(?:a|e|en|ar|aras|aran) de|podras (?:hacer|disfrutar de)|mientras (?:estas|estes|esten) (?:alli|ahi))|profitez (?:aussi |egalement |sur place )?de|goditi|(?:durante il soggiorno )?potr(?:ai|ete) (?:fare|vedere)|(?:aproveite|desfrute de|curta)(?: (?:por la|no destino))?|(?:zubuchbare|buchbare) (?:ausfluge|aktivitaten|erlebnisse)|(?:ausfluge|aktivitaten|erlebnisse) (?:zubuchbar|buchbar|dazu buchen|zum dazubuchen)",
  '(?:(?:tours?|trips?|visits?|excursions?|time|days?) )?(?:on shore|ashore|on land)|(?:getting |out )(?:and|&|n) about|what (?:they|the (?:group|kids|children|guests)|guests|everyone)(?:.ll| will)? (?:do|see|visit)s?(?: (?:there|together))?|(?:leuk|leuke dingen|mooi|fijn) om te (?:doen|zien|bezoeken)|(?:ghoo?m(?:ne|na)|ghumaane|sight-?seeing) (?:k[aei] )?(?:plan|jagah(?:ein)?|program(?:me)?|liye)|kya (?:kya )?(?:karenge|dekhenge|ghoo?menge)|kaha(?:n)? (?:kaha(?:n)? )?ghoo?menge|(?:the |our |your )?program(?:me)?(?: in (?:short|brief|a nutshell)| at a glance| outline| overview| highlights)?',
  'what to (?:do|see|see and do|do and see)(?: (?:here|there|nearby|ashore|(?:in|around|near) .{2,30}))?|(?:the )?things to do(?: (?:in|around|near|on|at|while|when) .{2,30})?|(?:what|everything) (?:there is to do|you can (?:do|see|see and do|get up to))(?: (?:here|there|nearby|locally|on site|(?:in|around|near|on|at) .{2,30}))?|(?:also )?on the (?:programme|program|agenda)|(?:off|away from) the (?:skis?|slopes?|pistes?|snow|course|fairways?|bike|boat|beach|trail)|ziar(?:ah|aat|ath|at)s?(?: (?:tours?|visits?|places|sites))?',
  "(?:during|throughout|through) (?:the|your|our) (?:week|weekend|stay|holiday|days|cruise|retreat)(?: (?:there|you(?:'ll| will| can)))?|what'?s on(?: (?:this|in the) week| during (?:the|your) (?:week|stay))?|wahrend (?:der woche|(?:des|ihres|eures) aufenthalts)|im lauf(?:e)? der woche|pendant (?:la semaine|(?:le|votre) sejour)|au fil de la semaine|durante (?:la semana|(?:la|su|tu) estancia|la settimana|il soggiorno|a semana|a (?:sua )?estadia)",
  "(?:the |our |your )?program(?:me)?(?: in (?:short|brief))?|(?:on[- ](?:property|site)|resort|outdoor|family|kids'?) (?:fun|adventures)|fun (?:&|and|n) games|(?:unser |das |unser geplantes |geplantes )?programm(?:punkte)?|(?:le |notre )?programme prevu|(?:il |nostro )?programma(?: previsto)?",
  '(?:on|in) (?:the|our|your) (?:programme?|agenda|schedule|itinerary)(?: (?:this|that|for the) (?:week|weekend|trip|tour))?|(?:(?:planned|guided|the|our|your) )?(?:visits|dives|dive sites|rounds(?: of golf)?|hikes|guided walks|workshops)(?: (?:planned|on the programme))?|(?:your|planned|included) (?:spa )?treatments|(?:dive|diving|golf|golfing|spa|wellness|yoga|hiking|walking|riding|cycling|surf|cooking|training|tennis|painting|sailing) (?:programme?|schedule|agenda)',
  "(?:the |our |your )?(?:daily|retreat|day's|morning) (?:rhythm|schedule|routine|timetable|flow)|(?:the |our |your )?(?:rhythm|flow|shape) of (?:the|our|your|each|a) (?:days?|week|retreat)|an? (?:typical |sample |usual |normal |retreat )?day (?:with us|on (?:the |this )?retreat|at the (?:retreat|villa|house|shala|ranch|farm|camp)|in the life(?: of .{2,20})?)|(?:a |our |your )?(?:typical|sample) day|how (?:the|our|your) days? (?:flows?|runs?|goes?|unfolds?|looks?)|(?:unser |ihr |der |typischer )?tages(?:ablauf|rhythmus|struktur)|ein (?:typischer )?tag (?:bei uns|im retreat)|(?:une |notre )?journee type|(?:le )?rythme (?:des journees|de la journee|du jour)|un dia (?:tipico|tipo|con nosotros)|(?:el )?ritmo (?:del dia|de los dias)|(?:una )?giornata tipo|(?:il )?ritmo (?:della giornata|delle giornate)|um dia tipico|(?:o )?ritmo do dia|dagritme|(?:onze )?dagindeling",
  '(?:the |your |our )?(?:golf|golfing)(?: ?[,:–-] ?| \\()(?:\\d{1,2}|two|three|four|five|six) (?:rounds?|games)(?: of golf)?|(?:your |the |our )?(?:[2-9]|two|three|four|five|six) rounds(?: of golf)?|(?:your |the |our |reserved |booked |confirmed )?(?:tee(?:[- ]off)?[- ]times|start(?:ing)? times)|(?:golf, |ihre )?(?:\\d|zwei|drei|vier|funf) (?:golf)?runden|(?:abschlag|start)zeiten|(?:golf ?[:,–-] ?)?(?:\\d|deux|trois|quatre|cinq) parcours|horas de salida',
  '(?:tauch|golf|wellness|yoga|wander|rad|reit|segel|koch|kur)programm|(?:unsere |die |geplante )?(?:tauchgange|golfrunden|wanderungen|anwendungen)|(?:les )?(?:visites|plongees|randonnees|soins)(?: (?:prevu[e]?s|au programme))?|(?:las )?(?:visitas|inmersiones|tratamientos)(?: (?:previst|programad|incluid)[oa]s)?|(?:le )?(?:immersioni|trattamenti)(?: (?:previst|inclus)[ei])?',
  "out and about(?: (?:in|on|around) .{2,24})?|(?:on|along the) shore|ashore|what (?:they|guests|your clients|the group) (?:do|see|visit|get up to)|what (?:you|we|they)(?:'?ll| will|'?re| are) (?:going to |be |getting )?(?:do|see|experience|doing|seeing|experiencing|up to)(?: (?:together|there|here|each day|every day|this week|along the way|on (?:the|this|our|your) (?:trip|tour|week|retreat)))?|(?:we|you)(?:'?ll| will) (?:do|see|visit|explore|experience)|(?:things )?to (?:see and )?do(?: (?:there|nearby|on site|in resort))?|(?:(?:(?:the|your|our) )?(?:activity|activities|entertainment|leisure|sports|excursions?|walks?|walking|hiking|dives?|diving|sightseeing) )(?:programme?|schedule)(?: (?:at|in) (?:the|our|your) (?:hotel|resort|house))?",
  '(?:during (?:your|their|the) stay,? )?(?:you|guests|clients|they|your (?:guests|clients)) (?:can|may|could|might)(?: also)? (?:enjoy|join|try|choose (?:from|between)|take part in)',
  '(?:optionale |fakultative |inkludierte |unsere )?(?:aktivitaten|ausfluge|erlebnisse|besichtigungen)|(?:(?:unser|ihr|das) )?(?:aktiv|freizeit|rahmen|ausflugs|sport|unterhaltungs|wochen|gaste|erlebnis)programm(?: (?:im|in unserem) (?:haus|hotel|ort)e?)?|(?:das (?:machen|unternehmen|erleben) wir|was wir (?:machen|unternehmen|erleben))',
  `(?:(?:gefuhrte|optionale|fakultative|unsere|geplante|inkludierte|die|ihre|eure) )?${DONE_DE}(?: (?:vor ort|der woche|im programm|tag fur tag|in der (?:nahe|umgebung|region)|rund um .{2,24}))?|auf dem programm(?: steh(?:t|en))?|abseits der pisten?|(?:(?:unser|ihr|das) )?(?:wander|touren|rad|tauch|besichtigungs)programm|programm der (?:woche|tage)|was (?:man|sie|ihr) (?:hier |dort |vor ort )?(?:machen|unternehmen|erleben|sehen) (?:kann|konnen|konnt)`,
  `(?:(?:les|nos|vos) )?${DONE_FR}(?: (?:guidees|accompagnees|prevues|proposees|incluses|comprises|au programme|en option|a la journee|jour par jour|dans les environs))?|ce que vous pou(?:vez|rrez) (?:faire|voir)(?: (?:sur place|la-bas))?`,
  `(?:(?:las|los|nuestr[ao]s) )?${DONE_ES}(?: (?:guiad[ao]s|incluid[ao]s|opcionales|previstas|a pie|en la zona|dia a dia))?|(?:lo )?que (?:puedes|pueden|podeis|se puede) (?:hacer|ver)(?: (?:alli|en la zona))?|que (?:hacer y ver|ver y hacer)`,
  `(?:(?:le|nostre|vostre) )?${DONE_IT}(?: (?:guidate|incluse|facoltative|previste|nei dintorni|giorno per giorno))?|(?:che )?cosa (?:si puo|puoi|potete) (?:fare|vedere)|(?:che )?cosa (?:fare e vedere|vedere e fare)`,
  `(?:(?:as|os|nossos|nossas) )?${DONE_PT}(?: (?:guiad[ao]s|inclu[is]d?[ao]s|opcionais|previstas|dia a dia))?|(?:o )?que (?:voce |voces )?(?:pode|podem) (?:fazer|ver)|o que (?:fazer e ver|ver e fazer)`,
  `(?:(?:begeleide|onze|de) )?${DONE_NL}(?: (?:in de omgeving|ter plaatse|dag per dag))?|wat (?:je|u) (?:kunt|kan) doen|(?:te doen|doen) in de omgeving`,
  '(?:les )?(?:activites|excursions)(?: (?:incluses|optionnelles|au programme|en option))?|(?:au|le) programme(?: de la semaine)?|programme de la semaine|ce que nous (?:ferons|verrons|allons (?:faire|voir))',
  'programa (?:semanal|de la semana|da semana)|(?:actividades|excursiones)(?: (?:opcionales|incluidas|programadas))?|(?:lo )?que (?:haremos|veremos|vamos a (?:hacer|ver))',
  'aktiviti(?: (?:menarik|pilihan))?|(?:ghoomne|ghumne|ghoomna|ghumna)(?: (?:ka|ki|ke liye))?(?: (?:plan|program(?:me)?|jagah))?|kya kya (?:dekhenge|ghoomenge|ghumenge|karenge)',
  '(?:(?:pra|para|o que) )?(?:fazer|curtir|aproveitar)(?: (?:la|por la|no local|na viagem))?',
  'in programma|programma (?:settimanale|della settimana)|(?:attivita|escursioni|visite)(?: (?:facoltative|incluse|opzionali|previste))?|(?:che )?cosa (?:faremo|vedremo)',
  '(?:leuk|mooi|fijn|tof)(?: (?:voor .{2,20}|daar|ter plaatse))? om te (?:doen|zien|beleven|bezoeken)|(?:optionele |facultatieve )?(?:activiteiten|excursies|uitstapjes)|(?:dit|wat) gaan we (?:doen|zien)',
  '(?:atividades|passeios|excursoes)(?: (?:opcionais|incluid[oa]s|inclus[oa]s))?|(?:o )?que (?:faremos|veremos|vamos (?:fazer|ver))',
  '(?:a (?:voir|faire|voir et a faire)|que faire)(?: (?:sur place|la-bas|dans la region))?|(?:was (?:sie|wir|du|ihr)|das konnen sie|das konnt ihr) (?:vor ort )?(?:unternehmen|erleben)(?: (?:konnen|konnt|kannst))?|(?:que|para) hacer(?: (?:alli|en destino|en la zona))?|(?:cosa|da) fare(?: (?:sul posto|in loco))?|(?:o que|para) fazer(?: (?:la|no destino))?',
];
export const EXTRAS: readonly string[] = [
  '(?:optional |available |our |popular )?(?:add[- ]?ons?|extras|extra|upgrades?|supplements?|options|optionals?|optional extras)(?: available)?|extend your stay|(?:pre|post)[- ].{3,20} extensions?|enhance your .{1,20}|make it even better|at extra cost',
  'zusatzleistungen|extras|zubuchbar|optional(?: buchbar| zubuchbar)?|wunschleistungen|verlangerung',
  'en option|options|extensions?|extras opcionales|opcionales?|servizi facoltativi|facoltativi|opcionais|servicos opcionais|extensiones',
];
