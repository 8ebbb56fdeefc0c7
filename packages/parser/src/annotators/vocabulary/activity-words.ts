/**
 * Stems that tell what an activity is, beside the everyday ones in `activity-type.ts`: dishes and houses, rides, sights, in English, German,
 * French, Spanish, Italian, Portuguese and Dutch. Folded; each stem starts at a word's start.
 */
const joined = (...rows: readonly string[]): string => rows.join('|');

export const STAY_WORDS = joined(
  'c\\/[oi]\\b|(?:breakfast|half[- ]board|full[- ]board|all[- ]inclusive) included|incl(?:\\.|uding)? breakfast|with breakfast|(?:connecting|adjoining) (?:twins?|rooms?)|(?:twin|double|triple|family|deluxe|superior|standard) (?:rooms?|suite)|rooms? for (?:two|three|four)|whole (?:house|machiya|villa|apartment)|entire (?:house|villa|apartment)|fruhstuck inklusive|inkl\\.? fruhstuck|petit-dejeuner (?:inclus|compris)|desayuno incluido|colazione inclusa|cafe da manha incluido|settle in(?:to)?\\b|(?:bag|luggage) (?:drop|storage)|drop (?:off )?(?:luggage|suitcases)|retire (?:to|for)|(?:night|nuit|notte|noche|noite|nacht) (?:on board|a bordo?|an bord|aan boord)\\b|sleep (?:at|on|in (?:the|a|our|your)) |o/n\\b|collect (?:the |your )?(?:room )?keys',
  'zimmerbezug|hotelbezug|bezug (?:der|des) |schlussel(?:ubergabe|abholung)',
  'installation (?:a|au|dans|en)\\b|remise des cles|prise de possession|liberation des chambres',
  'sistemazione|pernotto|rilascio (?:delle )?camere|consegna (?:delle )?(?:camere|chiavi)',
  'overn(?:\\.|acht)|inchecken(?! (?:voor |bij |op )?(?:de )?(?:veer|vlucht|boot|ferry|schiphol))|uitchecken|kamersleutel',
  'registro en el hotel|entrega de (?:llaves|habitaciones)|dejar (?:las )?maletas|pernocta|pernoite|entrega de (?:chaves|quartos)|acomodacao',
);

export const STAY_HOUSES = joined(
  'machiya|minshuku|hutte\\b|berghutte|refuge\\b|rifugio|gasthof|gasthaus|gite\\b|chambres? d.hotes?|parador|posada|hosteria|hospederia|locanda|masseria|casa rural|ferienwohnung|zeltplatz|camping\\b|glamping|yurts?\\b|gers?\\b|haveli|homestay|tented camp|auberge\\b|maison d.hotes|pensao|estalagem|hotelzimmer|vakantiehuis|jeugdherberg|herberg\\b',
);

export const WINE_WORDS = joined(
  'cellar (?:tour|visit|door)|(?:port|sherry|madeira|cognac|champagne|sake|rum|gin|beer|ale|cider|mezcal|tequila|pisco|whisk(?:e)?y) (?:tasting|cellar|lodge|house|tour)|wine (?:estate|farm|route|cellar|pairing|flight)|tasting room|sommelier|vinery',
  'distiller|brewery|brennerei|brauerei|weinkell|kellerei|winzer|heurige|buschenschank|weinwander|weinreise|weinberg|sektkellerei',
  'caves? (?:a vin|de vin|du|de champagne|de vinho)|vins?\\b|degustation (?:de (?:vins?|champagne|cognac)|au (?:domaine|chateau)|chez)|chai\\b|viticol|oenolog',
  'cata de (?:vinos?|cava|tequila|mezcal|ron|pisco|jerez|cervezas?)|vinedo|vina\\b|cavas?\\b|destileria|cerveceria artesanal',
  'birrificio|distilleria|azienda vinicola|vini\\b|prova de vinhos?|adega|caves (?:de|do) |quinta (?:de|do|da) .{2,30}vinho|destilaria|cachacaria',
);

export const MEAL_WORDS = joined(
  'tacos?\\b|tempura|yakitori|okonomiyaki|takoyaki|kaiseki|teppanyaki|dim sum|(?<!wat )pho\\b|banh mi|bun cha|curry|kebabs?\\b|burgers?\\b|steak|fish (?:and|&) chips|oysters|pintxos|empanadas?|ceviche|paella|churros|croissants?|pastel de nata|pasteis|smorrebrod|cinnamon buns|cardamom buns|waffles?|crepes?|pancakes|pie stop|beignets?|gumbo|crawfish|jambalaya|hot ?pot|satay|laksa|tagine|couscous|meze\\b|jerk chicken|lobster roll|chowder|barbacoa|braai|potjie|hawker|food (?:hall|court|crawl|market|walk)|buffet|feast|banquet|luau|(?:cream|high|afternoon|mint) tea\\b|tea (?:at|in) |bar crawl|pub crawl|(?:rooftop|sundowner|welcome|farewell) drinks?|sundowners?(?! drive| cruise)|happy hour|aperitifs?|nightcap|tapeo|doner|bagels?|donuts?|hot chocolate|refreshments?|cook-?outs?|picknick',
  'knodel|spatzle|[a-z]*strudel\\b|[a-z]*schmarrn|dej\\.? |p(?:eti)?t[- ]dej\\b|schnitzel|raclette|torte\\b|sachertorte|kuchen|brotzeit|jause|imbiss|einkehr|abendbrot|nachtessen|znacht|apero\\b|umtrunk|verpflegung|spatzle|weisswurst|currywurst|kaffeepause|mittagspause|mittagsrast|nachmittagstee',
  'apero|dinatoire|casse-croute|bouchon|gaufres?|huitres|fruits de mer|souper|collation|table d.hotes|pause cafe',
  'tapear|canas\\b|vermut|chiringuito|parrillada|asado\\b|mariscos?|refrigerio|sobremesa|picada\\b|arepas?|tamales|pastel(?:es)? de',
  'apericena|cicchetti|spuntino|gelateria|pasticceria|cioccolata|spritz|grigliata|arrosticini|cenone|cornetto|granita',
  'petiscos?|bacalhau|francesinha|churrasco|feijoada|lanche|refeicao|rodizio|moqueca|pequeno-?almoco',
  'roast\\b|pasties|pasty|bites\\b|toasts?\\b|mimosas|(?:welcome|cocktail|drinks|evening|opening|closing|networking) reception|sandwich(?:es)?(?! harbou?r| islands)|biscuits|tostadas|brekkie|brek\\b|b.?fast\\b|din\\b|lunches\\b|noodles|dumplings|bbq|grill\\b|oyster|lobster|crab\\b|clambake|shrimp boil|stammtisch|weinstube|gluhwein|tee ?stunde|degustations?\\b|ontbijt|eten (?:bij|in|op)\\b|eten$|(?:middag|avond)eten|lunchen|dineren|borrel\\b|pannenkoek',
);

export const MEAL_HOUSES = joined(
  'konoba|izakaya|parrilla|cerveceria|cafeteria|pizzeria|brauhaus|biergarten|beer garden|wirtshaus|weinstube|estiatorio|taverne|taberna|marisqueria|churrascaria|confeitaria|pastelaria|patisserie|boulangerie|creperie|guinguette|bodegon|diner\\b|steakhouse|chophouse|gastropub|bouillon|rotisserie|cantine|meson\\b|kafenio|lokanta|meyhane|warung|dhaba|bistrot|ristorante|restaurante?|gelat',
);

export const TRAVEL_WORDS = joined(
  'pick-?ups?\\b|picked up|collection from|drop-?offs?\\b|meet (?:the |your )?(?:driver|chauffeur)|cable ?car|funicular|monorail|cog railway|tuk[- ]?tuk(?! (?:rally|race|safari))|jeepney|cab (?:to|from)|car (?:to|transfer|return|pick)|van (?:to|back)|collect (?:the |your )?(?:rental|hire|car|camper)|(?:rental|hire) (?:car|van)|return (?:the |your )?(?:rental|hire|car|camper)|layover|stopover|connect(?:ion|ing flight)|homeward|fly home|go home|leave for|set off|sail (?:to|back|out)\\b|sails|sailing to|crossing (?:to|from)|cross the .{2,40}(?:pass|border|bridge|channel|strait)|touch ?down|motorway|road to|boarding|check in for (?:the |your )?flight|on to\\b|speed ?boat to|seaplane|water taxi|tender to|(?:eurostar|thalys|tgv|frecciarossa|alfa pendular|amtrak|sncf|renfe)\\b|(?:ter|ave|ice|ic|italo|rer|ire) (?=\\d|to |from |nach |von |vers |pour |a )|driven to|be driven|hydrofoil|zodiac to',
  'los (?:in|ab|von|geht)\\b|ruckgabe|abgabe|mietwagen(?:ubernahme|ruckgabe)|ubernahme|weiterreise|weiterflug|heimreise|heimflug|heimfahrt|ruckkehr|ankommen|busfahrt|bahnfahrt|zugreise|uberfahrt|fahre (?:nach|von|zuruck)|autofahrt|taxifahrt|einschiffung|ausschiffung|landung|s-bahn|u-bahn|seilbahn|bergbahn|postbus|postauto|shuttlebus|flug (?:nach|von)|[a-z]{2,12}(?<!aus)flug\\b|[a-z]*transfer\\b|zubringer|treffpunkt',
  'rijden\\b|(?:door|terug)rijden|rit naar|vlucht|vliegen\\b|vliegveld|luchthaven|huurauto|auto (?:ophalen|inleveren)|inleveren|veer(?:pont|boot|dienst)|treinreis|trein\\b|aankomst|vertrek\\b|terugreis|heenreis|overtocht|pont naar|via [^,;.]{2,40} (?:naar|nach) |klm\\b|transavia\\b',
  'autocar\\b|restitution|prise en charge|retrait (?:de|du)|atterrissage|embarquement|debarquement|traversee|bateau pour|rendez-vous (?:a|au) l.aeroport|depot\\b|reprise de|remise de la voiture|en route (?:pour|vers)|gare\\b',
  'devolucion|recogida|retirada|aterriza|despegue|desembarque|embarque|trayecto|desplazamiento|carretera|rumbo a|salimos|llegamos|viajamos|volamos|conducir|conduccion|ferri\\b|metro (?:a|hasta)|alquiler de coche|coche de alquiler',
  'restituzione|ritiro (?:dell?|auto)|imbarco|sbarco|spostamento|viaggio (?:verso|a|in|di)|tragitto|si parte|ritorno|traghetto|navetta|atterraggio|decollo|noleggio|aliscafo|pullman|discesa in auto|corriera',
  'retorno (?:a|ao|para|al?)\\b|devolucao|retirada (?:do|de)|comboio|autocarro|carro (?:para|ate)|deslocamento|ida para|barco para|pouso|decolagem|aluguel de carro|regresso|traslados?|transfer\\b',
  '[a-z]{2} ?\\d{1,4}\\b.{0,12}\\b[a-z]{3} ?(?:→|->|[-–]) ?[a-z]{3}\\b|(?:line|tube|streetcar|gondola) to |hit the road|proseguimento (?:per|verso)|trfs?\\b|(?:arr|dep)\\b\\.? |railjet|nightjet|eurocity|intercity|shinkansen|vaporetto(?! (?:day|pass|ticket|karte|billet))|saida\\b|leave (?!(?:the |your )?(?:bags|luggage))|back\\b(?= (?:by|at|in) |$)|home(?=$|,)|flt\\b|you return\\b|return (?:inland|via|along)|p\\/u\\b|cab\\b|easyjet|ryanair|wizz ?air|vueling|jet2|le shuttle|eurotunnel|private driver|driver (?:from|to)|fast boat|boat transfer|drop (?:off )?(?:the |your )?(?:car|van|rv|vehicle|camper|keys)|ride to|heading (?:home|back)|envol\\b|attraversamento|abholung|anfahrt|hinfahrt|hinreise|zur?uck nach|hbf\\b|flight\\b',
);

export const CULTURE_WORDS = joined(
  'fortezza|forteresse|fortaleza|alcazar|alcazaba|citadelle|cittadella|ciudadela|rocca\\b|castell|chateaux?|kasteel|slott|zamek|palac|schatzkammer|residenz\\b|ksar\\b|kasbah|topkapi|hagia|ayasofya|sophia\\b|giralda|hofburg|zwinger',
  'kerk\\b|[a-z]+kerk\\b|kathedraal|klooster|paleis\\b|oude stad\\b|binnenstad|bezoek|rondleiding|stadswandeling|oorlogsmonument|tentoonstelling',
  'teatr|coliseo|colisee|kolosseum|anfiteatr|amphithe|acquedotto|acueducto|aqueduct|roman (?:baths?|bridge|villa|ruins|forum)|neapolis|necropol|scavi|ausgrabung|arqueolog|petroglyph|engravings?|rock (?:art|paintings?)|cave paintings?|hieroglyph|pyramid|piramid|obelisk|cistern|catacomb|katakomb|cript|crypt|sarcophag|reliqu|relics?\\b|tumba|mosaic|fresco|affreschi|fresken',
  'abbaye|abbazia|abadia|munster\\b|stift\\b|stiftskirche|collegiale|certosa|chartreuse|cartuja|pieve\\b|santuario|sanctuaire|ermita|capill|cappell|capela|kapelle|chapelle|mosteiro|convento|chiostro|cloister|claustro|kreuzgang|wallfahrt|moschee|mosquee|moschea|mesquita|sinagog|stupa\\b|wat [a-z]|dagoba|gompa|ghats?\\b|medersa|madrasa|medrese|gurudwara|tempi[oe]|templos?|igrejas?|[a-z]+kirche|dome\\b|se de\\b|se velha|se nova',
  'old (?:city|quarter|medina)|casco (?:viejo|historico)|centro historico|juderia|barrio gotico|quartier (?:historique|medieval)|medina\\b|vieux|village perche|borgo\\b|ville haute|ville fortifiee|weltkulturerbe|kulturerbe|patrimonio|patrimoine|world heritage|rathaus|hotel de ville|town hall|city hall|ayuntamiento|birthplace|geburtshaus|casa (?:museo|natal|azul|batllo|mila)|maison (?:de|natale)|battlefield|schlachtfeld|champ de bataille|visitor cent|heritage cent|cemetery|friedhof|cimeti|cementerio|cemiterio|war (?:graves|rooms|remnants)|parlament|parliament|citadels?',
  'pinacoteca|pinakothek|galler|galeria|biennale|art (?:walk|district|museum|space)|street art|graffiti|murals?\\b|architect|modernis|gaudi|bibliothe|bibliotec|planetari|observator|academia|accademia|oper\\b|opernhaus|konzert|concierto|concerto|spectacle|spettacolo|espetaculo|espectaculo|zarzuela|kabuki|recital|choir|chor\\b|tea ceremony|teezeremonie|folk (?:show|dance|music)|folklore|procession|[a-z]*museum|[a-z]*schloss\\b|[a-z]*rundgang|[a-z]*besichtigung|(?!hafen|see|schiff|boot|kanal|grachten|insel)[a-z]*rundfahrt',
  'decouverte d|mausole|gefuhrte|visite guidee|visita guiada|visita guidata|visita alla?\\b|audioguide|village tour|cultural|kultur|bazaar|basar\\b|artisan|handicraft|weaving|pottery',
  'belvedere|louvre|versailles|schonbrunn|hermitage|kremlin|vatican|vatikan|sistine|sixtin|stonehenge|tower of london|big ben|buckingham|westminster|notre[- ]dame|sacre[- ]c|arc de triomphe|brandenburg|reichstag|neuschwanstein|karlsbrucke|charles bridge|blue mosque|ephesus|ephesos|borobudur|prambanan|forbidden city|great wall|terracotta|teotihuacan|chichen itza|tikal\\b|uxmal|ellis island|statue of liberty|alcatraz|robben island|guggenheim|smithsonian|sphinx|karnak|valley of the kings|abu simbel|volubilis|meteora|delphi\\b|knossos|mycenae|pompe(?:ii|i|ji)|herculaneum|trevi|spanish steps|ponte vecchio|leaning tower|doge|last supper|cenacolo|la scala|mezquita|jeronimos|torre de belem|kilmainham|anne frank|atomium|hiroshima|dmz\\b|tuol sleng|killing fields|cu chi|jewish quarter|judenviertel|ghetto|quartiere ebraico|chinatown walk',
);

export const ACTIVE_WORDS = joined(
  'waterhole|colony|whale|dolphin|penguin|seals?\\b|bird ?watch|gorilla|chimp|elephant|turtle|glacier|geyser|canyon|summit|peak\\b|ridge|via ferrata|paddle|sup\\b|ski (?:pass|hire|school)|toboggan|skating|ice rink|spa\\b|hammam|thermal|sauna|wellness|lagoon|theme park|disney|legoland|universal studios|escape room|arcade|bowling|golf|tennis|fishing|archery|stargaz|northern lights|aurora|fireworks|parade|carnival|souvenir|outlet|mall\\b|boutiques|conference|seminar|trade fair|congress|factory|plant tour|wedding|ceremony rehearsal|pack bags|check emails',
  '(?:hafen|see|schiffs?|boots?|kanal|grachten|insel)rundfahrt|baden|schwimm|spazier|bummel|klettersteig|gipfel|seerundfahrt|bootsfahrt|schifffahrt|kutschfahrt|radtour|fahrradtour|thermalbad|therme\\b|einkauf|markt\\b|[a-z]*markt\\b|[a-z]*wanderung|besprechung|messe\\b|werksfuhrung|tagung|[a-z]*ausflug',
  'wandel|fiets|zwem|boottocht|rondvaart|strandje|uitkijkpunt|uitzichtpunt|waterval|vrije (?:dag|tijd|middag|avond|ochtend)|winkelen|excursie|aufstieg|[a-z]*ubung\\b|rally\\b|regatta|abstieg|skitour|hair (?:and|&|\\+) ?make|make-?up\\b',
  'randonnee|balade|baignade|croisiere|sentier|detente|temps libre|journee libre|apres-midi libre|matinee libre|soiree libre|marche\\b|marches\\b|plongee|velo\\b|thermes|telepherique|point de vue|flaner',
  'caminata|senderismo|excursion|mirador|mercado|mercadillo|tarde libre|dia libre|manana libre|noche libre|tiempo libre|buceo|banarse|bano en|aguas termales|termas|compras|crucero|cascada|cataratas|playas|avistamiento|bicicleta|rafting|tirolesa|canopy|descanso',
  'escursione|camminata|trekking|bagno\\b|spiagge|tempo libero|giornata libera|pomeriggio libero|mattinata libera|serata libera|mercato|belvedere|terme\\b|crociera|giro in (?:barca|bici)|bicicletta|sci\\b|relax|shopping|giro\\b',
  'trilha|caminhada|mergulho|banho|praias|tempo livre|dia livre|tarde livre|manha livre|noite livre|feira|miradouro|cachoeira|bondinho|compras|cruzeiro|passeios?|descanso',
  'quiz\\b|disco\\b|(?:film|movie|games?) night|tours?\\b|recorrido|rundgang|safari|tee time|golf|round of|pool time|nap\\b|chill|hang out|cards\\b|board games|movie|cinema|kino\\b|concert|gig\\b|match\\b|stadium|baseball|football|rugby|races?\\b|marathon|meet-?up|networking|keynote|plenary|panel\\b|session|breakout|briefing|check-?point|photograph|group photo|lazy (?:morning|day|afternoon)|stopp\\b|fotostopp|aufenthalt|parada (?:en|na|em)|arret (?:a|au)|sosta\\b|paragem|piscine|piscina|hallenbad|freibad|luge\\b|raquettes|patinoire|eislaufen|rodeln|langlauf|ciaspol|pattinaggio|courses\\b',
);
