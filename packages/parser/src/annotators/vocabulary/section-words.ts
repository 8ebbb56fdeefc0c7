/**
 * Openings of headings and closing lines that are no part of a day, beside the everyday ones in `section.ts`: prices, advice, farewells in
 * English, German, French, Spanish, Italian and Portuguese. Folded.
 */
const joined = (...rows: readonly string[]): string => rows.join('|');

export const BUDGET_WORDS = joined(
  'harga\\b|biaya\\b|estimasi biaya',
  'wat (?:het|de (?:reis|trip)) kost\\b|wat kost (?:het|de)\\b|kostenoverzicht|prijsoverzicht|totaalprijs|was (?:es|die reise|das ganze) kostet\\b|ce que ca coute\\b|(?:lo que|cuanto) cuesta\\b|quanto (?:costa|custa)\\b',
  '(?:already )?paid\\b(?! (?:for|by|at))|amounts? (?:due|paid)|payments? (?:so far|made|summary)|(?:rough|roughly|indicative|expected|approximate|approx|our|land|package|per-person|spending|money|holiday|tour|group|extra|on-trip)\\s(?:budget|costs?|price|pricing|expenses?)\\b|cost estimate|money matters|(?:(?:this|here|that)(?: is|.s) )?what (?:it|this|we|you).{0,20}(?:costs?|spend|pay|comes? to|adds? up)|price (?:per|for|includes)|spend(?:ing)?\\b',
  'kostenubersicht|kostenaufstellung|reisebudget|ungefahre kosten|voraussichtliche kosten|geschatzte kosten|preis(?:ubersicht|e)?\\b|budgetplan',
  'depenses|budget (?:previsionnel|estime|indicatif)|cout (?:estime|total)|estimation|prix (?:par|total)|recapitulatif des (?:couts|prix)',
  'presupuesto (?:estimado|aproximado|total)|cost[eo]s?\\b|precio (?:por|total)|resumen de (?:gastos|costes)|estimacion',
  'preventivo|spese\\b|costo (?:stimato|totale)|prezzo (?:per|totale)|quota\\b(?! (?:non )?comprend)|riepilogo (?:costi|spese)',
  'gastos|despesas|orcamento (?:estimado|previsto|aproximado)|custo (?:estimado|total)|preco (?:por|total)|resumo de (?:custos|gastos)',
);

export const ASIDE_WORDS = joined(
  '(?:belum |tidak |sudah )?termasuk\\b|fasilitas\\b|syarat\\b|catatan\\b|perlengkapan\\b|program dapat berubah',
  "(?:(?:your|the|our|this) )?(?:tour|trip|package|holiday|journey|cruise|safari|rate|fare|tariff|programme?)(?: (?:cost|price))? (?:does not |do not |doesn't )?includes?\\b|e ?& ?o ?e\\b|for (?:the |our |full |current |all )?(?:prices|rates|terms|conditions|supplements)\\b|bring along|(?:things |what |items )?to bring|don'?t forget|remember\\b|reminder|gear\\b|equipment|kit list|what you need|luggage|maps?:|useful (?:phrases|numbers|words|info(?:rmation)?)|health|vaccination|currency|language|money\\b|electricity|plugs?\\b|wi-?fi|dress code|rsvp|etiquette|why you|about (?:the|your|us)|important\\b|please note|n\\.?b\\.?[:\\s]|heads up|fine print|small print|small group|age\\b|minimum|passports?\\b|entry requirements|travel documents|before you (?:go|travel)|rainy[- ]day|plan b\\b|if it rains|optional(?:\\s(?:activities|add-ons?|excursions|tours|upgrades?))?:?$|upgrades?:?$|add-ons?:?$|what'?s (?:not )?(?:included|covered)|price (?:does not )?include|not covered|(?:hotels?|accommodations?)(?: \\w+)? (?:list|used|or similar)|your hotels",
  '[bld]\\s?[=:-]\\s?(?:breakfast|lunch|dinner)|(?:[fma]|f)\\s?[=:-]\\s?(?:fruhstuck|mittagessen|abendessen)|[dp]\\s?=\\s?(?:dejeuner|desayuno|prima colazione|petit)|meal (?:key|codes|plan)',
  'bitte (?:einpacken|mitbringen|mitnehmen|nicht vergessen)|was (?:man )?mitbringen|reisetipps|praktische (?:hinweise|tipps|infos?)|nicht inklusive|(?:notfall)?kontakte?\\b|packen|mitnehmen|mitzubringen|nicht vergessen|gepack|ausrustung|wichtig|bitte beachten|zu beachten|anmerkung|notizen|reisehinweis|reiseinformation|einreise|storno|bedingungen|nicht (?:inbegriffen|eingeschlossen|im preis)|eingeschlossene|inbegriffen|zusatzkosten|kleiderordnung|trinkgeld|wetter|optional(?:e)?:?$|wunschleistung|fakultativ',
  "liste de bagages|ce qui (?:est|n.est pas) (?:inclus|compris)|prestations (?:non )?(?:incluses|comprises)|informations? (?:importantes?|utiles?|pratiques?)|a emporter|n'oubliez|bagages?\\b|a noter|remarques?|important\\b|attention|formalites|conditions|annulation|le prix (?:ne )?comprend|ne comprend pas|non compris|compris\\b|bon a savoir|meteo|pourboires?|en option:?$|options?:?$|materiel",
  'lista de equipaje|que (?:no )?incluye|no incluid[oa]|que llevar|no olvid|para llevar|maleta\\b|equipamiento|observaciones|importante|atencion|condiciones|cancelacion|el precio (?:no )?incluye|nota:|notas\\b|recomendacion|documentacion|propinas?|clima\\b|opcional(?:es)?:?$|bueno saber',
  'bagagli[oe]?\\b|cosa (?:mettere|e (?:in|es)cluso|non e incluso)|informazioni (?:utili|importanti|pratiche)|il prezzo (?:non )?include|contatt[oi]\\b|cosa portare|da portare|non dimentic|valigia|attrezzatura|osservazioni|importante|attenzione|condizioni|annullamento|cancellazione|(?:la quota|il prezzo) (?:non )?comprende|(?:non )?compres[oi]|note\\b|documenti|mance\\b|meteo|facoltativ[oi]:?$|buono a sapersi|supplement[oi]',
  'lista de bagagem|informac(?:oes|ao) (?:uteis|importantes|praticas)|o que (?:nao )?esta (?:nao )?incluido|conta(?:c?tos?)\\b|o que levar|levar\\b|nao (?:se )?esqueca|mala\\b|equipamento|observac|importante|atencao|condicoes|cancelamento|o preco (?:nao )?inclui|nao inclui|inclui\\b|nota:|notas\\b|recomendac|documentos|gorjetas?|clima\\b|opciona(?:l|is):?$|bom saber',
);

export const CLOSING_WORDS = joined(
  'terima kasih|salam (?:hangat|hormat)|hormat kami|sampai jumpa',
  "see you|(?:talk|speak)(?: to you)? soon\\b|all the best|best,|take care|lots of love|love,|any questions|questions\\?|for (?:any )?questions|if anything|ring me|call me|text me|just (?:let|shout|say)|rsvp|no gifts|i(?:'ll| will) (?:send|hold|book|call|confirm)|we(?:'ll| will) (?:send|hold|confirm)|subject to|all (?:times|prices|rates|services)|the price|quotation valid|valid until|offer valid|space is|spaces? (?:is|are) limited|deposit|to (?:book|confirm|reserve)|book now|generated (?:by|with|on)|created (?:by|with)|made with|powered by|sources?:|have fun|happy (?:trails|holidays)|wishing you|until then|over and out|xx?\\b|excited|can'?t wait|your travel (?:agent|advisor|consultant|designer)|prepared by|sent (?:from|via)|tel\\b|phone:|www\\.",
  'bei (?:fragen|ruckfragen)|fur (?:fragen|ruckfragen)|fragen\\?|bis bald|bis dann|schone(?:n)? (?:reise|urlaub|ferien)|viel spass?|erholsame|herzlich|beste gruss?e|freundliche gruss?e|alles (?:gute|liebe)|lg\\b|vg\\b|mfg\\b|ihr (?:reiseteam|reiseburo|team)|euer|eure|dein\\b|deine\\b|bitte (?:bestatig|gib|geben|meld)|alle (?:preise|zeiten|angaben)|anderungen vorbehalten|programmanderung|mochten sie|mochtest du|soll ich|darf ich|sag(?:t)? (?:mir )?bescheid|angebot gultig|preis (?:pro|p\\.)',
  'a bientot|bonnes? (?:vacances|route|voyage)|bien cordialement|amities|amicalement|bisous|belle journee|bonne (?:journee|reception)|tous les (?:prix|horaires|tarifs)|merci (?:de|pour)|souhaitez-vous|voulez-vous|dites-moi|pour (?:toute|reserver)|programme sujet|sous reserve|a tres vite|je reste|nous restons|votre (?:agence|conseill)',
  'hasta (?:pronto|luego)|espero que (?:disfrut|l[eao]s|te |os )|un abrazo|abrazos|besos|feliz viaje|que (?:disfruten|tengan)|disfruten|cualquier duda|quedo (?:a|atent)|quedamos|por favor (?:conf|av)|todos los (?:precios|horarios)|precios? sujetos?|sujeto a|te gustaria|quieres que|deseas|me avisas?|atentamente|gracias',
  'a presto|un abbraccio|baci\\b|buone vacanze|buona (?:vacanza|giornata)|cari saluti|un saluto|tutti (?:i prezzi|gli orari)|prezzi soggetti|soggett[oi] a|per (?:qualsiasi|info|prenotare|domande)|resto a|restiamo|fate[cm]i sapere|fammi sapere|vuoi che|grazie|il vostro|la vostra',
  'ate breve|dig(?:a|am)-me|ate (?:logo|ja)|um abraco|beijos?|boas ferias|boa viagem|qualquer duvida|fico (?:a|ao)|ficamos|todos os (?:precos|horarios|valores)|valores por|precos? sujeitos?|sujeito a|me avis|gostaria|quer que|cumprimentos|cordialmente|obrigad',
);

/** Headings of what a supplier confirms, each kind under its own. */
export const SERVICE_STAYS =
  'hotels?|accomm?odations?|lodgings?|overnights?|overnight stays|unterkunfte?|hebergements?|hoteles|alojamientos?|alberghi|alloggi|hoteis|alojamentos?|hospedage(?:m|ns)';
export const SERVICE_WAYS =
  'transfers?|transport|transportation|transports|ground transport(?:ation)?|car transfers?|flights?|trains?|rail|ferr(?:y|ies)|flughafentransfers?|fluge|bahnfahrten|transferts?|vols|vuelos|traslados?|transportes?|trasferimenti|voli|voos';
export const SERVICE_TOURS =
  'tours?|excursions?|activities|sightseeing|experiences|day trips|services|other services|meals|restaurants|ausfluge|besichtigungen|aktivitaten|leistungen|visites|activites|prestations|excursiones|actividades|visitas|servicios|escursioni|visite|attivita|servizi|excursoes|passeios|atividades|servicos';

/** What one voucher or booking of such a list is for, beside the words above in their one. */
export const ONE_STAY = 'unterkunft|ubernachtung|hebergement|hotel|alojamiento|albergo|alloggio|hospedagem';
export const ONE_WAY =
  'flughafentransfer|flug|bahnfahrt|fahre|transfert|vol|vuelo|traslado|transporte|trasferimento|volo|voo|car hire|car rental|rental car|mietwagen|boat|coach|bus|shuttle';
export const ONE_TOUR =
  'activity|experience|day trip|service|cruise|walk|hike|safari|game drive|ausflug|besichtigung|aktivitat|leistung|fuhrung|visite|activite|prestation|excursion|actividad|visita|servicio|escursione|attivita|servizio|excursao|passeio|atividade|servico|tickets?|entrance|eintritt';
export const ONE_MEAL =
  'meal|dinner|lunch|breakfast|restaurant|abendessen|mittagessen|dejeuner|diner|cena|comida|almuerzo|pranzo|almoco|jantar';
