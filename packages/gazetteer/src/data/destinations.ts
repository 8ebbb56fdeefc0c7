/**
 * Places that travellers go to, beside the big cities: `name and aliases (;)|country|kind`. Kind: c city or town, r region, island or
 * park. Aliases are the names in the six languages and common English spellings. Compiled by hand for this project.
 */
export const DESTINATION_ROWS = `
Paris;París;Parigi;Parijs|FR|c
London;Londres;Londra;Londen|GB|c
Rome;Roma;Rom|IT|c
Florence;Firenze;Florenz;Florencia;Florença|IT|c
Venice;Venezia;Venedig;Venise;Venecia;Veneza;Venetië|IT|c
Naples;Napoli;Neapel;Nápoles;Napels|IT|c
Milan;Milano;Mailand;Milán;Milão;Milaan|IT|c
Turin;Torino|IT|c
Siena;Sienna|IT|c
Pisa|IT|c
Bologna;Bolonia|IT|c
Verona|IT|c
Palermo;Palerme|IT|c
Catania;Catane|IT|c
Taormina|IT|c
Sorrento|IT|c
Positano|IT|c
Amalfi|IT|c
Ravello|IT|c
Pompeii;Pompei|IT|c
Bari|IT|c
Matera|IT|c
Lecce|IT|c
Lucca|IT|c
Genoa;Genova;Genua;Gênes|IT|c
Como|IT|c
Montepulciano|IT|c
Montalcino|IT|c
San Gimignano|IT|c
Assisi|IT|c
Perugia|IT|c
Trieste|IT|c
Bolzano;Bozen|IT|c
Cervinia|IT|c
Tuscany;Toskana;Toscana;Toscane|IT|r
Umbria|IT|r
Sicily;Sizilien;Sicilia;Sicile|IT|r
Sardinia;Sardinien;Sardegna;Cerdeña;Sardaigne|IT|r
Amalfi Coast;Costiera Amalfitana|IT|r
Cinque Terre|IT|r
Dolomites;Dolomiten;Dolomiti|IT|r
Lake Como;Comer See|IT|r
Lake Garda;Gardasee;Lago di Garda|IT|r
Puglia;Apulia;Apulien|IT|r
Vatican City;Vatican|VA|c
Barcelona;Barcelone;Barcellona|ES|c
Madrid;Madri|ES|c
Seville;Sevilla;Séville;Siviglia;Sevilha|ES|c
Granada;Grenade|ES|c
Córdoba|ES|c
Valencia;Valence|ES|c
Bilbao|ES|c
San Sebastian;San Sebastián;Donostia|ES|c
Málaga|ES|c
Toledo|ES|c
Salamanca|ES|c
Segovia|ES|c
Ronda|ES|c
Pamplona|ES|c
Santiago de Compostela|ES|c
Santander|ES|c
Irun;Irún|ES|c
Getaria|ES|c
Gernika;Guernica|ES|c
Zaragoza|ES|c
Alicante|ES|c
Palma;Palma de Mallorca|ES|c
Mallorca;Majorca;Majorque|ES|r
Ibiza|ES|r
Menorca;Minorca|ES|r
Tenerife;Teneriffa|ES|r
Gran Canaria|ES|r
Lanzarote|ES|r
Fuerteventura|ES|r
Canary Islands;Kanarische Inseln;Islas Canarias|ES|r
Andalusia;Andalucía;Andalusien;Andalousie|ES|r
Costa Brava|ES|r
Costa del Sol|ES|r
Catalonia;Cataluña;Katalonien|ES|r
Lisbon;Lissabon;Lisbonne;Lisboa;Lisbona|PT|c
Porto;Oporto|PT|c
Sintra|PT|c
Évora|PT|c
Coimbra|PT|c
Faro|PT|c
Lagos Portugal|PT|c
Cascais|PT|c
Óbidos|PT|c
Funchal|PT|c
Madeira;Madère|PT|r
Algarve|PT|r
Azores;Azoren;Açores|PT|r
Douro Valley;Douro|PT|r
Nice;Nizza;Niza|FR|c
Lyon;Lione|FR|c
Marseille;Marsella;Marsiglia|FR|c
Bordeaux;Burdeos|FR|c
Strasbourg;Straßburg;Estrasburgo|FR|c
Toulouse|FR|c
Cannes|FR|c
Avignon|FR|c
Aix-en-Provence|FR|c
Arles|FR|c
Lille|FR|c
Nantes|FR|c
Annecy|FR|c
Colmar|FR|c
Chamonix|FR|c
Carcassonne|FR|c
Biarritz|FR|c
Dijon|FR|c
Reims|FR|c
Rouen|FR|c
Saint-Malo|FR|c
Mont Saint-Michel;Mont-Saint-Michel|FR|r
Provence;Provenza|FR|r
French Riviera;Côte d'Azur|FR|r
Normandy;Normandie;Normandía|FR|r
Brittany;Bretagne|FR|r
Loire Valley;Val de Loire|FR|r
Alsace;Elsass|FR|r
Burgundy;Bourgogne|FR|r
Corsica;Korsika;Corse;Córcega|FR|r
Berlin;Berlín;Berlino;Berlim;Berlijn|DE|c
Munich;München;Múnich;Monaco di Baviera;Munique|DE|c
Hamburg;Hamburgo;Hambourg;Amburgo|DE|c
Frankfurt;Frankfurt am Main;Francfort;Fráncfort;Francoforte|DE|c
Cologne;Köln;Colonia;Keulen|DE|c
Dresden;Dresde|DE|c
Heidelberg|DE|c
Nuremberg;Nürnberg|DE|c
Bremen;Brême|DE|c
Mannheim|DE|c
Rothenburg;Rothenburg ob der Tauber|DE|c
Berchtesgaden|DE|c
Füssen|DE|c
Freiburg|DE|c
Bavaria;Bayern;Baviera;Bavière|DE|r
Black Forest;Schwarzwald|DE|r
Vienna;Wien;Vienne;Viena;Wenen|AT|c
Salzburg;Salzburgo;Salzbourg|AT|c
Innsbruck|AT|c
Hallstatt|AT|c
Graz|AT|c
Tyrol;Tirol|AT|r
Zurich;Zürich;Zúrich;Zurigo;Zurique|CH|c
Geneva;Genf;Genève;Ginebra;Ginevra;Genebra|CH|c
Basel;Basilea;Bâle|CH|c
Bern;Berne;Berna|CH|c
Lucerne;Luzern;Lucerna|CH|c
Interlaken|CH|c
Zermatt|CH|c
Montreux|CH|c
Lausanne|CH|c
Grindelwald|CH|c
Lauterbrunnen|CH|c
St. Moritz;Saint Moritz|CH|c
Lugano|CH|c
Davos|CH|c
Jungfrau;Jungfraujoch|CH|r
Amsterdam;Amesterdã;Amsterdã;Amesterdão|NL|c
Rotterdam|NL|c
The Hague;Den Haag;La Haye;La Haya|NL|c
Utrecht|NL|c
Brussels;Brüssel;Bruxelles;Bruselas;Bruxelas|BE|c
Bruges;Brugge;Brügge;Brujas|BE|c
Ghent;Gent|BE|c
Antwerp;Antwerpen;Anvers;Amberes|BE|c
Prague;Praha;Prag;Praga;Praag|CZ|c
Český Krumlov;Cesky Krumlov|CZ|c
Budapest;Budapeste;Boedapest|HU|c
Krakow;Kraków;Cracow;Krakau;Cracovia;Cracovie|PL|c
Warsaw;Warschau;Varsovia;Warszawa;Varsovie;Varsavia|PL|c
Gdansk;Gdańsk;Danzig|PL|c
Wroclaw;Wrocław;Breslau|PL|c
Łódź;Lodz|PL|c
Bratislava;Pressburg|SK|c
Ljubljana|SI|c
Lake Bled;Bled|SI|r
Zagreb|HR|c
Dubrovnik|HR|c
Split Croatia|HR|c
Hvar|HR|r
Zadar|HR|c
Plitvice;Plitvice Lakes|HR|r
Istria|HR|r
Kotor|ME|c
Sarajevo;Sarajewo|BA|c
Mostar|BA|c
Belgrade;Belgrad|RS|c
Bucharest;Bukarest;Bucarest;Bucareste;Boekarest|RO|c
Brasov;Brașov|RO|c
Transylvania|RO|r
Sofia|BG|c
Tirana|AL|c
Athens;Athen;Athènes;Atenas;Atene;Athene|GR|c
Piraeus|GR|c
Halkidiki;Chalkidiki;Chalcidique|GR|r
Santorini;Santorin|GR|r
Mykonos|GR|r
Naxos|GR|r
Paros|GR|r
Crete;Kreta;Creta;Crète|GR|r
Rhodes;Rhodos;Rodi;Rodas|GR|r
Corfu;Korfu;Corfou|GR|r
Zakynthos|GR|r
Heraklion|GR|c
Chania|GR|c
Thessaloniki;Saloniki;Salonicco;Salónica;Thessalonique|GR|c
Meteora|GR|r
Delphi|GR|c
Oia|GR|c
Greek Islands;Greek Isles;Griechische Inseln;Islas Griegas|GR|r
Cyclades|GR|r
Istanbul;Estambul;Istambul|TR|c
Cappadocia;Kappadokien;Capadocia|TR|r
Kusadasi;Kuşadası|TR|c
Ephesus|TR|c
Bodrum|TR|c
Antalya|TR|c
Pamukkale|TR|r
Izmir|TR|c
Dublin;Dublín;Dublino|IE|c
Galway|IE|c
Cork|IE|c
Killarney|IE|c
Limerick|IE|c
Dingle|IE|c
Doolin|IE|c
Clifden|IE|c
Westport|IE|c
Ennis|IE|c
Shannon|IE|c
Connemara|IE|r
Ring of Kerry|IE|r
Wild Atlantic Way|IE|r
Belfast|GB|c
Edinburgh;Edimburgo;Édimbourg;Edinburg|GB|c
Glasgow|GB|c
Inverness|GB|c
Manchester|GB|c
Liverpool|GB|c
Oxford|GB|c
Cambridge|GB|c
York|GB|c
Stonehenge|GB|r
Cotswolds|GB|r
Lake District|GB|r
Cornwall|GB|r
Scottish Highlands;Highlands|GB|r
Isle of Skye|GB|r
England;Inghilterra;Inglaterra;Angleterre|GB|r
Scotland;Schottland;Écosse;Escocia;Scozia|GB|r
Wales|GB|r
Northern Ireland|GB|r
Reykjavik;Reykjavík|IS|c
Vík;Vik|IS|c
Akureyri|IS|c
Golden Circle|IS|r
Blue Lagoon|IS|r
Oslo|NO|c
Bergen|NO|c
Tromsø;Tromso|NO|c
Lofoten;Lofoten Islands|NO|r
Stavanger|NO|c
Flåm;Flam|NO|c
Norwegian Fjords|NO|r
Stockholm;Estocolmo;Stoccolma|SE|c
Gothenburg;Göteborg|SE|c
Malmö|SE|c
Copenhagen;Kopenhagen;København;Copenhague;Copenaghen|DK|c
Helsinki|FI|c
Rovaniemi|FI|c
Lapland;Lappland;Laponie;Laponia;Lapponia;Lapônia|FI|r
Tallinn|EE|c
Riga|LV|c
Vilnius;Wilna|LT|c
St. Petersburg;Saint Petersburg;Saint-Pétersbourg;San Petersburgo;San Pietroburgo|RU|c
Valletta|MT|c
New York;New York City;NYC;Nueva York;Nova York;Nova Iorque|US|c
Los Angeles|US|c
San Francisco|US|c
San Diego|US|c
Las Vegas;Vegas|US|c
Miami|US|c
Key West|US|c
Orlando|US|c
Chicago|US|c
Boston|US|c
Washington;Washington DC;Washington D.C.|US|c
Philadelphia;Filadelfia;Filadélfia;Philadelphie|US|c
Seattle|US|c
Portland|US|c
Denver|US|c
Salt Lake City|US|c
New Orleans;La Nouvelle-Orléans;Nueva Orleans;Nova Orleans|US|c
Nashville|US|c
Austin|US|c
Dallas|US|c
Houston|US|c
San Antonio|US|c
Phoenix|US|c
Sedona|US|c
Santa Fe|US|c
Honolulu|US|c
Anchorage|US|c
Savannah|US|c
Charleston|US|c
Buffalo|US|c
Monterey|US|c
Santa Barbara|US|c
Santa Monica|US|c
Palm Springs|US|c
Sausalito|US|c
Pacifica|US|c
Half Moon Bay|US|c
Fort Collins|US|c
Colorado Springs|US|c
Breckenridge|US|c
Aspen|US|c
Vail|US|c
Estes Park|US|c
Eugene|US|c
Bend|US|c
Park City|US|c
Bozeman|US|c
Jackson Hole|US|c
Napa;Napa Valley|US|r
Sonoma|US|r
Yosemite;Yosemite National Park|US|r
Yellowstone;Yellowstone National Park|US|r
Grand Canyon|US|r
Grand Teton|US|r
Zion;Zion National Park|US|r
Bryce Canyon|US|r
Joshua Tree|US|r
Death Valley|US|r
Glacier National Park|US|r
Big Sur|US|r
Lake Tahoe|US|r
Niagara Falls|US|r
New England|US|r
Maui|US|r
Oahu|US|r
Kauai|US|r
Big Island|US|r
Hawaii|US|r
Alabama|US|r
Alaska|US|r
Arizona|US|r
Arkansas|US|r
California;Kalifornien;Californie|US|r
Colorado|US|r
Connecticut|US|r
Florida;Floride|US|r
Idaho|US|r
Illinois|US|r
Indiana|US|r
Iowa|US|r
Kansas|US|r
Kentucky|US|r
Louisiana|US|r
Maine|US|r
Maryland|US|r
Massachusetts|US|r
Michigan|US|r
Minnesota|US|r
Mississippi|US|r
Missouri|US|r
Montana|US|r
Nebraska|US|r
Nevada|US|r
New Hampshire|US|r
New Jersey|US|r
New Mexico|US|r
North Carolina|US|r
North Dakota|US|r
Ohio|US|r
Oklahoma|US|r
Oregon|US|r
Pennsylvania|US|r
South Carolina|US|r
South Dakota|US|r
Tennessee|US|r
Texas|US|r
Utah|US|r
Vermont|US|r
Virginia|US|r
Wisconsin|US|r
Wyoming|US|r
Puerto Rico|PR|r
San Juan|PR|c
Toronto|CA|c
Montreal;Montréal|CA|c
Quebec City;Québec|CA|c
Vancouver|CA|c
Calgary|CA|c
Ottawa|CA|c
Banff|CA|c
Jasper|CA|c
Whistler|CA|c
Lake Louise|CA|c
Victoria|CA|c
Halifax|CA|c
Canadian Rockies|CA|r
British Columbia|CA|r
Nova Scotia|CA|r
Mexico City;Ciudad de México;CDMX;Mexiko-Stadt;Mexiko Stadt;Città del Messico;Cidade do México;Mexico-Stad|MX|c
Cancun;Cancún|MX|c
Tulum|MX|c
Playa del Carmen|MX|c
Mérida;Merida|MX|c
Oaxaca|MX|c
Puerto Vallarta|MX|c
Cabo San Lucas;Los Cabos|MX|c
Cozumel|MX|r
Chichen Itza|MX|r
Palenque|MX|c
Campeche|MX|c
Bacalar|MX|c
Riviera Maya|MX|r
Yucatan Peninsula;Yucatán Peninsula;Yucatan;Yucatán|MX|r
Havana;La Habana;Havanna;La Havane;L'Avana|CU|c
Varadero|CU|c
Punta Cana|DO|c
Santo Domingo|DO|c
Montego Bay|JM|c
Negril|JM|c
Nassau|BS|c
Caribbean;Karibik;Caraïbes;Caribe|US|r
Aruba|AW|r
Turks and Caicos;Turks & Caicos|TC|r
Curaçao|CW|r
San José;San Jose|CR|c
La Fortuna|CR|c
Monteverde|CR|c
Manuel Antonio|CR|c
Tamarindo|CR|c
Arenal|CR|r
Antigua Guatemala|GT|c
Tikal|GT|r
Panama City;Panama-Stadt;Panama Stadt;Ciudad de Panamá|PA|c
Bogotá;Bogota|CO|c
Cartagena;Carthagène|CO|c
Medellín;Medellin|CO|c
Quito|EC|c
Galápagos;Galapagos;Galapagos Islands|EC|r
Lima|PE|c
Cusco;Cuzco|PE|c
Arequipa|PE|c
Puno|PE|c
Machu Picchu|PE|r
Sacred Valley|PE|r
Lake Titicaca|PE|r
La Paz|BO|c
Uyuni|BO|c
Santiago de Chile|CL|c
Torres del Paine|CL|r
Atacama;San Pedro de Atacama|CL|r
Easter Island|CL|r
Buenos Aires|AR|c
Mendoza|AR|c
Bariloche|AR|c
Ushuaia|AR|c
El Calafate|AR|c
Iguazu;Iguazu Falls;Iguazú|AR|r
Patagonia;Patagonien|AR|r
Rio de Janeiro|BR|c
São Paulo|BR|c
Salvador;Salvador de Bahía;Salvador de Bahia;Salvador da Bahia|BR|c
Búzios|BR|c
Amazon|BR|r
Montevideo;Montevidéu|UY|c
Tokyo;Tokio;Tóquio|JP|c
Kyoto;Kioto;Quioto|JP|c
Osaka|JP|c
Nara|JP|c
Hiroshima|JP|c
Hakone|JP|c
Kanazawa|JP|c
Takayama|JP|c
Nikko|JP|c
Kamakura|JP|c
Sapporo|JP|c
Hakodate|JP|c
Fukuoka|JP|c
Nagasaki|JP|c
Fujiyoshida|JP|c
Kawaguchiko|JP|c
Yokohama|JP|c
Kobe|JP|c
Naha|JP|c
Mount Fuji;Mt. Fuji;Mt Fuji|JP|r
Hokkaido|JP|r
Okinawa|JP|r
Seoul;Seúl|KR|c
Busan|KR|c
Jeju|KR|r
Beijing;Peking;Pékin;Pekín;Pechino;Pequim|CN|c
Shanghai;Schanghai;Xangai|CN|c
Xi'an|CN|c
Chengdu|CN|c
Guilin|CN|c
Hong Kong;Hongkong;Hong-Kong|HK|c
Macau|MO|c
Taipei;Taipeh|TW|c
Bangkok|TH|c
Chiang Mai|TH|c
Chiang Rai|TH|c
Ayutthaya|TH|c
Phuket|TH|r
Krabi|TH|r
Koh Samui|TH|r
Koh Phi Phi;Phi Phi Islands|TH|r
Pattaya|TH|c
Hanoi;Hanói|VN|c
Ho Chi Minh City;Saigon;Ho-Chi-Minh-Stadt;Hô Chi Minh-Ville;Ho Chi Minh-Ville|VN|c
Ha Long Bay;Halong Bay|VN|r
Hoi An|VN|c
Da Nang|VN|c
Hue Vietnam|VN|c
Sapa|VN|c
Ninh Binh|VN|c
Mekong Delta|VN|r
Siem Reap|KH|c
Angkor Wat;Angkor|KH|r
Phnom Penh|KH|c
Luang Prabang|LA|c
Vientiane|LA|c
Yangon;Rangun;Rangoun;Rangoon|MM|c
Bagan|MM|c
Singapore;Singapur;Singapour|SG|c
Kuala Lumpur|MY|c
Penang|MY|r
Langkawi|MY|r
Borneo|MY|r
Bali|ID|r
Ubud|ID|c
Seminyak|ID|c
Canggu|ID|c
Uluwatu|ID|c
Lombok|ID|r
Gili Islands|ID|r
Komodo|ID|r
Yogyakarta|ID|c
Denpasar|ID|c
Java|ID|r
Manila|PH|c
Cebu|PH|c
Boracay|PH|r
Palawan|PH|r
El Nido|PH|c
Puerto Princesa|PH|c
Siargao|PH|r
Bohol|PH|r
New Delhi;Delhi;Neu-Delhi;Neu Delhi;Nueva Delhi;Nuova Delhi;Nova Délhi|IN|c
Mumbai;Bombay|IN|c
Jaipur|IN|c
Agra|IN|c
Udaipur|IN|c
Jodhpur|IN|c
Jaisalmer|IN|c
Varanasi|IN|c
Goa|IN|r
Rajasthan|IN|r
Kerala|IN|r
Kashmir|IN|r
Ladakh|IN|r
Golden Triangle|IN|r
Srinagar|IN|c
Gulmarg|IN|c
Manali|IN|c
Shimla|IN|c
Rishikesh|IN|c
Amritsar|IN|c
Kochi;Cochin|IN|c
Munnar|IN|c
Alleppey|IN|c
Hyderabad|IN|c
Kathmandu;Katmandou;Katmandu;Katmandú|NP|c
Pokhara|NP|c
Chitwan|NP|r
Everest Base Camp|NP|r
Himalaya;Himalayas|NP|r
Thimphu|BT|c
Paro|BT|c
Colombo|LK|c
Kandy|LK|c
Galle|LK|c
Ella Sri Lanka|LK|c
Sigiriya|LK|c
Negombo|LK|c
Dambulla|LK|c
Nuwara Eliya|LK|c
Polonnaruwa|LK|c
Malé|MV|c
Dubai|AE|c
Abu Dhabi;Abou Dabi;Abou Dhabi|AE|c
Doha|QA|c
Muscat;Maskat;Mascate|OM|c
Riyadh;Riyad|SA|c
Holy Land;Heiliges Land;Terre Sainte;Tierra Santa;Terra Santa|IL|r
Mecca;Makkah;Mekka;La Mecque;La Meca;Meca|SA|c
Medina;Madinah;Médine;Al Madinah|SA|c
Jerusalem|IL|c
Tel Aviv|IL|c
Amman|JO|c
Petra|JO|r
Wadi Rum|JO|r
Dead Sea|JO|r
Cairo;Kairo;Le Caire;El Cairo;Il Cairo|EG|c
Luxor|EG|c
Aswan|EG|c
Sharm El Sheikh;Scharm el-Scheich;Scharm el Scheich|EG|c
Hurghada;Hourghada|EG|c
Giza|EG|c
Nile;Nil;Nilo|EG|r
Marrakech;Marrakesh;Marrakesch|MA|c
Fes;Fez|MA|c
Casablanca|MA|c
Chefchaouen|MA|c
Essaouira|MA|c
Merzouga|MA|c
Sahara|MA|r
Tunis;Tunisi;Túnez|TN|c
Djerba|TN|r
Nairobi|KE|c
Mombasa|KE|c
Masai Mara;Maasai Mara|KE|r
Amboseli|KE|r
Lake Naivasha;Naivasha|KE|r
Lake Nakuru|KE|r
Diani Beach|KE|c
Arusha|TZ|c
Zanzibar;Sansibar|TZ|r
Serengeti|TZ|r
Ngorongoro|TZ|r
Kilimanjaro;Mount Kilimanjaro|TZ|r
Kigali|RW|c
Entebbe|UG|c
Bwindi|UG|r
Cape Town;Kapstadt;Ciudad del Cabo;Le Cap;Città del Capo;Cidade do Cabo;Kaapstad|ZA|c
Johannesburg;Johannesbourg;Johannesburgo;Joanesburgo|ZA|c
Durban|ZA|c
Stellenbosch|ZA|c
Kruger;Kruger National Park|ZA|r
Garden Route|ZA|r
Victoria Falls;Victoriafälle;Viktoriafälle;Cataratas Victoria;Chutes Victoria|ZW|r
Windhoek;Windhuk|NA|c
Sossusvlei|NA|r
Etosha|NA|r
Okavango Delta|BW|r
Chobe|BW|r
Sydney;Sídney|AU|c
Melbourne|AU|c
Brisbane|AU|c
Cairns|AU|c
Perth|AU|c
Adelaide|AU|c
Gold Coast|AU|c
Uluru|AU|r
Great Barrier Reef|AU|r
Great Ocean Road|AU|r
Tasmania|AU|r
Auckland|NZ|c
Queenstown|NZ|c
Wellington|NZ|c
Christchurch|NZ|c
Rotorua|NZ|c
Wanaka|NZ|c
Milford Sound|NZ|r
Nadi|FJ|c
Bora Bora|PF|r
Tahiti|PF|r
Moorea|PF|r
Mediterranean;Eastern Mediterranean;Western Mediterranean;Mittelmeer;Méditerranée;Mediterráneo|IT|r
Scandinavia;Skandinavien;Scandinavie;Escandinavia|SE|r
Balkans;Balkan|HR|r
Alps;Alpen;Alpes;Alpi;Swiss Alps|CH|r
Antarctica|AQ|r
South Tyrol;Südtirol;Alto Adige;Tyrol du Sud;Tirol del Sur|IT|r
Piedmont;Piemont;Piemonte;Piémont|IT|r
Chianti;Chianti Classico|IT|r
Capri|IT|r
Aeolian Islands;Liparische Inseln;Isole Eolie;Îles Éoliennes;Islas Eolias|IT|r
Lake Maggiore;Lago Maggiore;Lac Majeur|IT|r
Syracuse Sicily;Siracusa;Syrakus|IT|c
Bressanone;Brixen|IT|c
Cortina d'Ampezzo|IT|c
Civitavecchia|IT|c
Rioja;La Rioja|ES|r
Galicia;Galicien;Galice;Galiza|ES|r
Basque Country;Baskenland;País Vasco;Pays basque;Euskadi|ES|r
Balearic Islands;Balearen;Islas Baleares;Baléares;Baleari;Ilhas Baleares|ES|r
Pyrenees;Pyrenäen;Pirineos;Pyrénées;Pirenei;Pirenéus|ES|r
Camino de Santiago;Way of St James;Jakobsweg;Chemin de Compostelle;Cammino di Santiago;Caminho de Santiago|ES|r
Cádiz;Cadiz;Cadix|ES|c
Alentejo|PT|r
São Miguel;Sao Miguel|PT|r
Guimarães;Guimaraes|PT|c
Luberon;Lubéron|FR|r
Dordogne;Périgord|FR|r
French Alps;Französische Alpen;Alpes françaises|FR|r
Les Arcs|FR|c
Val d'Isère|FR|c
Courchevel|FR|c
Val Thorens|FR|c
Saint-Tropez;St Tropez|FR|c
Saint-Émilion;Saint Emilion|FR|c
Lourdes|FR|c
Le Havre|FR|c
Rhine Valley;Rheintal;Mittelrhein;Vallée du Rhin|DE|r
Moselle;Mosel|DE|r
Lake Constance;Bodensee;Lac de Constance;Lago di Costanza|DE|r
Baltic Sea;Ostsee;Mer Baltique;Mar Báltico|DE|r
Garmisch-Partenkirchen;Garmisch|DE|c
Wachau|AT|r
Salzkammergut|AT|r
Arlberg;St. Anton am Arlberg;St Anton;Lech|AT|r
Kitzbühel;Kitzbuhel|AT|c
Engadin;Engadine|CH|r
Ticino;Tessin|CH|r
Valais;Wallis|CH|r
Verbier|CH|c
Flanders;Flandern;Flandes;Flandre|BE|r
Dalmatia;Dalmatian Coast;Dalmatian Islands;Dalmatien;Dalmacia;Dalmatie;Dalmazia|HR|r
Adriatic;Adria;Adriatique;Adriático;Adriatico|HR|r
Split|HR|c
Korčula;Korcula|HR|r
Brač;Brac|HR|r
Bay of Kotor|ME|r
Peloponnese;Peloponnes;Peloponeso;Péloponnèse;Peloponneso|GR|r
Milos|GR|r
Kos|GR|r
Kefalonia;Cephalonia|GR|r
Turkish Riviera;Türkische Riviera|TR|r
Göreme;Goreme|TR|c
Paphos|CY|c
Giant's Causeway|GB|r
Outer Hebrides;Hebrides|GB|r
Orkney;Orkney Islands|GB|r
Islay|GB|r
Devon|GB|r
St Ives|GB|c
Bath|GB|c
Southampton|GB|c
Svalbard;Spitsbergen;Spitzbergen|SJ|r
North Cape;Nordkap;Nordkapp|NO|r
Geiranger;Geirangerfjord|NO|c
Baltics;Baltic States;Baltikum;Pays baltes;Países Bálticos|LV|r
Samarkand|UZ|c
Silk Road;Seidenstraße;Route de la Soie;Ruta de la Seda|UZ|r
Scottsdale|US|c
Moab|US|c
Monument Valley|US|r
Everglades|US|r
Florida Keys|US|r
Route 66|US|r
Cape Cod|US|r
Fort Lauderdale|US|c
Juneau|US|c
Denali|US|r
Vancouver Island|CA|r
Holbox|MX|r
Turks and Caicos;Providenciales|TC|r
Cayman Islands;Grand Cayman;Kaimaninseln|KY|r
US Virgin Islands;St. Thomas;Charlotte Amalie|VI|r
St. Lucia;Saint Lucia|LC|r
St. Maarten;Sint Maarten;Saint-Martin|SX|r
Martinique;Martinica|MQ|r
Guanacaste|CR|r
Santa Marta|CO|c
Eje Cafetero;Coffee Triangle|CO|r
Ollantaytambo|PE|c
Aguas Calientes|PE|c
Inca Trail;Inka-Trail;Camino Inca;Chemin de l'Inca|PE|r
Salar de Uyuni;Uyuni Salt Flats|BO|r
Valparaíso;Valparaiso|CL|c
El Chaltén;El Chalten|AR|c
Tierra del Fuego;Feuerland;Terre de Feu|AR|r
Miyajima|JP|r
Niseko|JP|c
Ypres;Ieper;Ypern|BE|c
Koh Lanta|TH|r
Phu Quoc|VN|r
Hué;Huế|VN|c
Gili Air|ID|r
Nusa Penida|ID|r
Ranthambore|IN|r
Kolkata;Calcutta;Kalkutta|IN|c
Annapurna|NP|r
Yala;Yala National Park|LK|r
Wahiba Sands|OM|r
AlUla;Al Ula|SA|c
Red Sea;Rotes Meer;Mar Rojo;Mer Rouge;Mar Rosso|EG|r
Atlas Mountains;High Atlas;Atlasgebirge|MA|r
Tarangire;Tarangire National Park|TZ|r
Murchison Falls|UG|r
South Luangwa|ZM|r
Swakopmund|NA|c
Franschhoek|ZA|c
Praslin|SC|r
Danube;Donau;Danubio;Danúbio|AT|r
Zillertal|AT|r
Ötztal|AT|r
Stubaital;Stubai Valley|AT|r
Montafon|AT|r
Carinthia;Kärnten;Carinzia;Carinthie|AT|r
Styria;Steiermark|AT|r
Vorarlberg|AT|r
Ischgl|AT|c
Mayrhofen|AT|c
Sölden|AT|c
Saalbach|AT|c
Obergurgl|AT|c
Zell am See|AT|c
Bad Gastein|AT|c
Wörthersee|AT|r
Bernese Oberland;Berner Oberland|CH|r
Graubünden;Grisons|CH|r
Saas-Fee|CH|c
Wengen|CH|c
Crans-Montana|CH|c
Lake Geneva;Genfersee;Lac Léman;Genfer See|CH|r
Allgäu|DE|r
Rügen|DE|r
Sylt|DE|r
Usedom|DE|r
Val Gardena;Gröden|IT|r
Alta Badia|IT|r
Madonna di Campiglio|IT|c
Livigno|IT|c
Langhe|IT|r
Veneto|IT|r
Liguria|IT|r
Calabria;Kalabrien|IT|r
Abruzzo|IT|r
Aosta Valley;Valle d'Aosta|IT|r
Ischia|IT|r
Elba|IT|r
Ortisei|IT|c
Portofino|IT|c
Alberobello|IT|c
Méribel|FR|c
Tignes|FR|c
La Plagne|FR|c
Alpe d'Huez|FR|c
Megève|FR|c
Morzine|FR|c
Camargue|FR|r
Picos de Europa|ES|r
Asturias|ES|r
Costa Blanca|ES|r
Costa de la Luz|ES|r
La Gomera|ES|r
La Palma|ES|r
El Hierro|ES|r
Formentera|ES|r
Minho|PT|r
Nazaré|PT|c
Albufeira|PT|c
Yorkshire Dales|GB|r
Peak District|GB|r
Snowdonia|GB|r
Isle of Wight|GB|r
Faroe Islands;Färöer|FO|r
Gotland|SE|r
Bornholm|DK|r
Rovinj|HR|c
Bohinj|SI|c
Piran|SI|c
Budva|ME|c
Ohrid|MK|c
Zakopane|PL|c
High Tatras;Tatra|SK|r
Karlovy Vary;Karlsbad|CZ|c
Lake Balaton;Plattensee|HU|r
Lefkada|GR|r
Skiathos|GR|r
Fethiye|TR|c
Ayia Napa|CY|c
Gozo|MT|r
Agadir|MA|c
Marsa Alam|EG|c
Aqaba|JO|c
Ras Al Khaimah|AE|c
Salalah|OM|c
Nizwa|OM|c
Himachal;Himachal Pradesh|IN|r
Uttarakhand|IN|r
Andaman;Andaman Islands;Andamans|IN|r
Coorg|IN|r
Darjeeling|IN|c
Gangtok|IN|c
Sikkim|IN|r
Meghalaya|IN|r
Vang Vieng|LA|c
Koh Tao|TH|r
Khao Lak|TH|c
Khao Sok|TH|r
Cameron Highlands|MY|r
Raja Ampat|ID|r
Zhangjiajie|CN|c
Tibet|CN|r
Lijiang|CN|c
Tsavo|KE|r
Samburu|KE|r
Volcanoes National Park|RW|r
Hwange|ZW|r
Winelands;Cape Winelands|ZA|r
Drakensberg|ZA|r
La Digue|SC|r
Mahé|SC|r
Réunion;La Réunion|RE|r
Boa Vista|CV|r
Yukon|CA|r
Martha's Vineyard|US|r
Riviera Nayarit|MX|r
Tortuguero|CR|r
Bocas del Toro|PA|r
Lake Atitlán;Atitlán|GT|r
Ambergris Caye|BZ|r
Roatán|HN|r
Colca Canyon|PE|r
Perito Moreno|AR|r
San Andrés|CO|r
Tayrona|CO|r
Fernando de Noronha|BR|r
Porto de Galinhas|BR|c
Jericoacoara|BR|c
Pantanal|BR|r
Morro de São Paulo|BR|c
Maragogi|BR|c
Chapada Diamantina|BR|r
Samaná|DO|r
Ocho Rios|JM|c
St. Kitts|KN|r
Exuma|BS|r
Rarotonga|CK|r
Whitsundays;Whitsunday Islands|AU|r
Kangaroo Island|AU|r
Byron Bay|AU|c
Margaret River|AU|c
Kakadu|AU|r
Franz Josef|NZ|c
Kaikoura|NZ|c
Abel Tasman|NZ|r
Bay of Islands|NZ|r
Fiordland|NZ|r
Arosa|CH|c
Corvara|IT|c
Lenzerheide|CH|c
Laax|CH|c
Adelboden|CH|c
Engelberg|CH|c
Kaprun|AT|c
Schladming|AT|c
Serfaus|AT|c
Les Gets|FR|c
Avoriaz|FR|c
Bormio|IT|c
Canazei|IT|c
Selva di Val Gardena|IT|c
Baqueira|ES|c
Grandvalira|AD|r
Bansko|BG|c
Hemsedal|NO|c
Trysil|NO|c
Mammoth Lakes|US|c
Steamboat Springs|US|c
Telluride|US|c
Furano|JP|c
Hakuba|JP|c
Dharamshala;Dharamsala|IN|c
McLeod Ganj;McLeodganj|IN|c
Dalhousie|IN|c
Khajjiar|IN|c
Kullu|IN|c
Kasol|IN|c
Kasauli|IN|c
Kufri|IN|c
Chail|IN|c
Spiti;Spiti Valley|IN|r
Leh|IN|c
Nubra Valley|IN|r
Pangong;Pangong Lake;Pangong Tso|IN|r
Pahalgam|IN|c
Sonamarg;Sonmarg|IN|c
Katra|IN|c
Vaishno Devi|IN|c
Mussoorie|IN|c
Dehradun|IN|c
Nainital|IN|c
Bhimtal|IN|c
Ranikhet|IN|c
Almora|IN|c
Kausani|IN|c
Mukteshwar|IN|c
Dhanaulti|IN|c
Haridwar;Hardwar|IN|c
Kedarnath|IN|c
Badrinath|IN|c
Gangotri|IN|c
Yamunotri|IN|c
Char Dham|IN|r
Auli|IN|c
Chopta|IN|c
Lansdowne|IN|c
Jim Corbett National Park;Jim Corbett;Corbett National Park|IN|r
Kalimpong|IN|c
Pelling|IN|c
Lachung|IN|c
Lachen|IN|c
Shillong|IN|c
Cherrapunji;Cherrapunjee;Sohra|IN|c
Tawang|IN|c
Kaziranga;Kaziranga National Park|IN|r
Nagaland|IN|r
Arunachal Pradesh;Arunachal|IN|r
Gujarat|IN|r
Tamil Nadu|IN|r
Karnataka|IN|r
Madhya Pradesh|IN|r
Odisha;Orissa|IN|r
Ooty;Udhagamandalam|IN|c
Coonoor|IN|c
Kotagiri|IN|c
Kodaikanal|IN|c
Yercaud|IN|c
Valparai|IN|c
Chikmagalur;Chikkamagaluru|IN|c
Sakleshpur|IN|c
Wayanad|IN|r
Vagamon|IN|c
Thekkady|IN|c
Kumarakom|IN|c
Kovalam|IN|c
Varkala|IN|c
Araku Valley;Araku|IN|r
Lonavala|IN|c
Mahabaleshwar|IN|c
Panchgani|IN|c
Matheran|IN|c
Saputara|IN|c
Pachmarhi|IN|c
Khajuraho|IN|c
Orchha|IN|c
Mount Abu;Mt Abu|IN|c
Pushkar|IN|c
Nathdwara|IN|c
Ujjain|IN|c
Omkareshwar|IN|c
Shirdi|IN|c
Nashik;Nasik|IN|c
Tirupati|IN|c
Rameswaram;Rameshwaram|IN|c
Kanyakumari|IN|c
Sabarimala|IN|c
Guruvayur|IN|c
Dwarka|IN|c
Somnath|IN|c
Rann of Kutch;Kutch;Kachchh|IN|r
Diu|IN|c
Puri|IN|c
Konark|IN|c
Bodh Gaya;Bodhgaya|IN|c
Ayodhya|IN|c
Prayagraj|IN|c
Mathura|IN|c
Vrindavan;Brindavan|IN|c
Hampi|IN|c
Gokarna|IN|c
Pondicherry;Puducherry|IN|c
Mahabalipuram;Mamallapuram|IN|c
Havelock Island;Havelock;Swaraj Dweep|IN|r
Neil Island|IN|r
Port Blair|IN|c
Lakshadweep|IN|r
Mount Kailash;Kailash Mansarovar|CN|r
Lumbini|NP|c
Nagarkot|NP|c
Muktinath|NP|c
Janakpur|NP|c
Punakha|BT|c
Bentota|LK|c
Mirissa|LK|c
Anuradhapura|LK|c
Trincomalee|LK|c
Arugam Bay|LK|c
Haputale|LK|c
Murree|PK|c
Hunza;Hunza Valley|PK|r
Skardu|PK|c
Gilgit|PK|c
Swat;Swat Valley|PK|r
Cox's Bazar|BD|c
Sylhet|BD|c
Inle Lake|MM|r
Kalaw|MM|c
Pyin Oo Lwin|MM|c
Genting Highlands|MY|r
Baguio|PH|c
Mount Bromo;Bromo|ID|r
Da Lat;Dalat|VN|c
Mui Ne|VN|c
Phong Nha|VN|c
Con Dao|VN|r
Mai Chau|VN|c
Ha Giang|VN|c
Kampot|KH|c
Sihanoukville|KH|c
Koh Phangan;Ko Pha Ngan|TH|r
Karbala;Kerbala|IQ|c
Najaf|IQ|c
Bethlehem|PS|c
Nazareth|IL|c
Medjugorje;Međugorje|BA|c
San Giovanni Rotondo|IT|c
Częstochowa|PL|c
Lisieux|FR|c
Kranjska Gora|SI|c
Sinaia|RO|c
Veliko Tarnovo|BG|c
Borovets|BG|c
Karpacz|PL|c
Ifrane|MA|c
Lalibela|ET|c
Simien Mountains|ET|r
Bayahibe|DO|c
Nungwi|TZ|c
Kakheti|GE|r
Hersonissos|GR|c
Elounda|GR|c
Poznań|PL|c
Katowice;Kattowitz|PL|c
Larnaca;Larnaka;Lárnaca|CY|c
Nicosia;Nikosia;Nicosie|CY|c
Algiers;Algier;Alger;Argel;Algeri|DZ|c
Addis Ababa;Addis Abeba;Addis-Abeba|ET|c
Dar es Salaam;Daressalam|TZ|c
Livingstone|ZM|c
Chennai;Madras|IN|c
Kyiv;Kiew|UA|c
Moscow;Moskau;Moscou;Moscú;Mosca;Moscovo;Moskou|RU|c
Tbilisi;Tiflis;Tbilissi|GE|c
Yerevan;Eriwan;Erevan;Ereván|AM|c
Tashkent;Taschkent;Tachkent|UZ|c
Tehran;Teheran;Téhéran;Teherán|IR|c
Baghdad;Bagdad|IQ|c
Jeddah;Dschidda;Djeddah;Yeda;Gedda|SA|c
Beirut;Beyrouth|LB|c
Liège;Lüttich;Luik|BE|c
Las Palmas|ES|c
Ponta Delgada|PT|c
Klagenfurt|AT|c
Skopje|MK|c
Podgorica|ME|c
Pula|HR|c
Rijeka|HR|c
Antananarivo;Tananarive|MG|c
Pointe-à-Pitre|GP|c
Fort-de-France|MQ|c
Cayenne|GF|c
Papeete|PF|c
Nouméa|NC|c
Florianópolis|BR|c
Foz do Iguaçu|BR|c
Asunción;Assunção|PY|c
Willemstad|CW|c
Paramaribo|SR|c
Bonaire|BQ|c
`;

/** Adjectives of countries, for titles such as 'Swiss family week'. */
export const DEMONYM_ROWS = `
American|US
Argentinian;Argentine|AR
Australian|AU
Austrian|AT
Balinese|ID
Brazilian|BR
British;English;Scottish|GB
Bulgarian|BG
Cambodian|KH
Canadian|CA
Chilean|CL
Chinese|CN
Colombian|CO
Costa Rican|CR
Croatian|HR
Cuban|CU
Czech|CZ
Danish|DK
Dutch|NL
Egyptian|EG
Finnish|FI
French|FR
German|DE
Greek|GR
Hawaiian|US
Hungarian|HU
Icelandic|IS
Indian|IN
Indonesian|ID
Irish|IE
Israeli|IL
Italian|IT
Japanese|JP
Jordanian|JO
Kenyan|KE
Korean|KR
Malaysian|MY
Maltese|MT
Mexican|MX
Moroccan|MA
Namibian|NA
Nepalese;Nepali|NP
Norwegian|NO
Peruvian|PE
Polish|PL
Portuguese|PT
Romanian|RO
Sri Lankan|LK
South African|ZA
Spanish|ES
Swedish|SE
Swiss|CH
Taiwanese|TW
Tanzanian|TZ
Thai|TH
Tunisian|TN
Turkish|TR
Vietnamese|VN
`;

/** Names of countries that people write beside the official ones. */
export const COUNTRY_ALIAS_ROWS = `
USA;U.S.A.;US;U.S.;United States of America;America;EE. UU.|US
UK;U.K.;Great Britain;Britain;Großbritannien;Grande-Bretagne;Gran Bretaña;Gran Bretagna|GB
UAE;U.A.E.;Emirates;VAE;EAU|AE
Turkey|TR
Holland|NL
Czech Republic|CZ
South Korea;Korea;Südkorea|KR
Hong Kong|HK
Macau|MO
Ivory Coast|CI
Burma;Myanmar|MM
Cape Verde|CV
Bosnia|BA
Russia|RU
Vietnam;Viet Nam|VN
Lao|LA
Holy See|VA
`;

/** Names that are also common words or people's names: they count only beside another place or after a preposition of place. */
export const AMBIGUOUS_NAMES = [
  'Island', 'Sale', 'Perm', 'Essen', 'Salta', 'Natal', 'Bend', 'Budta', 'Yono', 'Teni', 'Salem', 'Jasper', 'Java', 'Nil', 'Phoenix', 'Victoria', 'Amazon', 'Eugene', 'Salvador', 'Como', 'Emirates', 'US', 'America', 'Georgia', 'York', 'Cork', 'Shannon', 'Faro', 'Chad', 'Nice', 'Jersey', 'Guinea', 'Niger', 'Togo', 'Mali', 'Jordan', 'Maine', 'Austin', 'Virginia', 'Buffalo', 'Sofia', 'Florence', 'Sahara', 'Medina', 'Cali', 'Palma', 'Paro', 'Split', 'Lima', 'Sale', 'Westport', 'Dingle', 'Ennis', 'Aspen', 'Zion', 'Memphis', 'Wellington', 'Washington', 'Cambridge', 'Oxford', 'Bath', 'Reading', 'Deal', 'Lao', 'Vatican', 'Giza', 'Rio',
  'Kos', 'Puri', 'Swat', 'Lansdowne', 'Havelock', 'Diu', 'Chail', 'Bromo',
  'Rioja', 'Wallis',
  'Chianti',
  'Cayenne',
  'Livingstone',
  'Moselle',
  'Mosel',
];
