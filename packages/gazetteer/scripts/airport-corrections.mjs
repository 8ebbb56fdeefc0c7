// What the open tables lack or name otherwise than travellers do: the city that an airport serves, other names, city codes.
// Compiled by hand for this project from airports' own published names.

/** IATA code: the city travellers know it by, where the source names the municipality that the runway stands in. */
export const SERVED_CITY = `
ACE Lanzarote;FUE Fuerteventura;LPA Las Palmas;IBZ Ibiza;TFS Tenerife;TFN Tenerife;MAH Menorca;SPC La Palma;VDE El Hierro;GMZ La Gomera;PMI Palma de Mallorca
ASU Asunción;BOD Bordeaux;BON Bonaire;BRU Brussels;CRL Brussels;BSL Basel;EAP Basel;CAY Cayenne;CEB Cebu;CGN Cologne;COK Kochi;BLR Bengaluru;CTU Chengdu;TFU Chengdu;CVG Cincinnati;DFW Dallas
DLC Dalian;SHE Shenyang;TAO Qingdao;DHA Dhahran;DMM Dammam;DJJ Jayapura;DUR Durban;DWC Dubai;EWR Newark;EZE Buenos Aires;FNA Freetown;FRA Frankfurt;HHN Frankfurt;GDL Guadalajara;GEA Nouméa;NOU Nouméa;GIG Rio de Janeiro;SDU Rio de Janeiro
GLA Glasgow;PIK Glasgow;GOI Goa;GOX Goa;GUM Guam;HKG Hong Kong;IAD Washington;BWI Baltimore;ISB Islamabad;ISL Istanbul;IST Istanbul;SAW Istanbul;KBP Kyiv;IEV Kyiv;KUL Kuala Lumpur;SZB Kuala Lumpur;LPA Gran Canaria
LIR Liberia;MEX Mexico City;NLU Mexico City;TLC Toluca;MFM Macau;MLA Malta;MRU Mauritius;MTY Monterrey;MVD Montevideo;MWX Muan;MZT Mazatlán;NAP Naples;NGO Nagoya;NKM Nagoya;NQZ Astana;NRT Tokyo;HND Tokyo;OKA Okinawa;OKO Tokyo
PBM Paramaribo;PTY Panama City;PAC Panama City;PVD Providence;RDU Raleigh;RUN Réunion;SEZ Mahé;SID Sal;BVC Boa Vista;RAI Praia;VXE São Vicente;SDJ Sendai;SJD Los Cabos;SXM Sint Maarten;TRN Turin;TPE Taipei;TSA Taipei;UPG Makassar
UVF Saint Lucia;SLU Saint Lucia;VRA Varadero;VRN Verona;VVI Santa Cruz;XIY Xi'an;YQB Quebec City;TLS Toulouse;TNG Tangier;RAK Marrakech;FEZ Fez;FLR Florence;FCO Rome;CIA Rome;MXP Milan;LIN Milan;BGY Milan;VCE Venice;TSF Venice
PSA Pisa;BLQ Bologna;CDG Paris;ORY Paris;BVA Paris;LHR London;LGW London;LCY London;LTN London;STN London;SEN London;ICN Seoul;GMP Seoul;KIX Osaka;ITM Osaka;UKB Kobe;DPS Denpasar;CGK Jakarta;HLP Jakarta;BKK Bangkok;DMK Bangkok;UTP Pattaya
HKT Phuket;USM Koh Samui;KBV Krabi;SGN Ho Chi Minh City;HAN Hanoi;DAD Da Nang;CXR Nha Trang;PQC Phu Quoc;PNH Phnom Penh;KTI Phnom Penh;REP Siem Reap;SAI Siem Reap;RGN Yangon;MDL Mandalay;PVG Shanghai;SHA Shanghai;PEK Beijing;PKX Beijing
ZRH Zurich;GVA Geneva;VIE Vienna;MUC Munich;NUE Nuremberg;HAJ Hanover;STR Stuttgart;DUS Düsseldorf;NRN Düsseldorf Weeze;FMM Memmingen;FKB Karlsruhe;DTM Dortmund;FMO Münster;LEJ Leipzig;OTP Bucharest;BBU Bucharest;SOF Sofia
WAW Warsaw;WMI Warsaw;KRK Kraków;GDN Gdańsk;SVO Moscow;DME Moscow;VKO Moscow;ZIA Moscow;LED Saint Petersburg;AYT Antalya;DLM Dalaman;BJV Bodrum;ADB Izmir;ESB Ankara;ASR Kayseri;NAV Cappadocia;TLV Tel Aviv;ETM Eilat;AMM Amman;AQJ Aqaba
CAI Cairo;SPX Cairo;LXR Luxor;ASW Aswan;HRG Hurghada;SSH Sharm El Sheikh;RMF Marsa Alam;JNB Johannesburg;HLA Johannesburg;CPT Cape Town;MQP Kruger;SZK Skukuza;HDS Hoedspruit;WDH Windhoek;VFA Victoria Falls;LVI Livingstone;NBO Nairobi;WIL Nairobi;MBA Mombasa
JRO Kilimanjaro;ARK Arusha;DAR Dar es Salaam;ZNZ Zanzibar;EBB Entebbe;KGL Kigali;ADD Addis Ababa;MLE Malé;CMB Colombo;HRI Hambantota;DEL Delhi;BOM Mumbai;NMI Mumbai;DXN Delhi;MAA Chennai;CCU Kolkata;TRV Thiruvananthapuram;IXB Bagdogra;JAI Jaipur;UDR Udaipur
KTM Kathmandu;PBH Paro;DAC Dhaka;LHE Lahore;KHI Karachi;DOH Doha;AUH Abu Dhabi;DXB Dubai;SHJ Sharjah;RUH Riyadh;JED Jeddah;MED Medina;MCT Muscat;SLL Salalah;BAH Bahrain;KWI Kuwait City;JFK New York;LGA New York;ISP Long Island
SWF Newburgh;HPN White Plains;DCA Washington;ORD Chicago;MDW Chicago;MCO Orlando;SFB Orlando;TPA Tampa;PIE St. Petersburg;RSW Fort Myers;SRQ Sarasota;PNS Pensacola;VPS Destin;SNA Santa Ana;ONT Ontario;BUR Burbank;LGB Long Beach;SJC San Jose;OAK Oakland
SJO San José;SJU San Juan;STT St. Thomas;STX St. Croix;PUJ Punta Cana;POP Puerto Plata;SDQ Santo Domingo;LRM La Romana;CUN Cancún;CZM Cozumel;TQO Tulum;PVR Puerto Vallarta;ACA Acapulco;BJX León;MID Mérida;TIJ Tijuana;HUX Huatulco;ZIH Zihuatanejo
CUZ Cusco;LIM Lima;UIO Quito;GPS Galápagos;SCY San Cristóbal;BOG Bogotá;CTG Cartagena;SCL Santiago;PUQ Punta Arenas;IPC Easter Island;EPA El Palomar;BRC Bariloche;FTE El Calafate;USH Ushuaia;IGR Iguazú;IGU Foz do Iguaçu;CNF Belo Horizonte;SSA Salvador
LIH Lihue;OGG Kahului;KOA Kona;ITO Hilo;HNL Honolulu;ANC Anchorage;PPT Papeete;BOB Bora Bora;MOZ Moorea;NAN Nadi;SUV Suva;AKL Auckland;CHC Christchurch;ZQN Queenstown;AYQ Ayers Rock;HTI Hamilton Island;PPP Whitsunday Coast;OOL Gold Coast;MCY Sunshine Coast;AVV Melbourne
BIQ Biarritz;LIL Lille;MPL Montpellier;EGC Bergerac;AJA Ajaccio;BIA Bastia;CLY Calvi;FSC Figari;LRH La Rochelle;PIS Poitiers;RNS Rennes;BES Brest;TLN Toulon;FNI Nîmes;AVN Avignon;PGF Perpignan;CCF Carcassonne;EBU Saint-Étienne;CFE Clermont-Ferrand;NCY Annecy;CMF Chambéry
OLB Olbia;TPS Trapani;SUF Lamezia Terme;PVK Preveza;JTR Santorini;JMK Mykonos;CFU Corfu;RHO Rhodes;KGS Kos;ZTH Zakynthos;EFL Kefalonia;SKG Thessaloniki;CHQ Chania;HER Heraklion;SPU Split;DBV Dubrovnik;ZAD Zadar;FNC Madeira;PXO Porto Santo;TER Terceira;PDL Ponta Delgada
KEF Reykjavik;RKV Reykjavik;TRF Oslo;TOS Tromsø;RVN Rovaniemi;IVL Ivalo;KTT Kittilä;KUO Kuopio;OUL Oulu;TMP Tampere;JOE Joensuu;VST Stockholm;NYO Stockholm;BMA Stockholm;ARN Stockholm;BHD Belfast;ORK Cork;NOC Knock;KIR Kerry;SNN Shannon;MME Teesside
CJU Jeju;CTS Sapporo;OKD Sapporo;FSZ Shizuoka;ISG Ishigaki;TNA Jinan;URC Urumqi;LXA Lhasa;LJG Lijiang;DIG Shangri-La;JZH Jiuzhaigou;TNN Tainan;RMQ Taichung;KHH Kaohsiung;KLO Kalibo;MPH Caticlan;ENI El Nido;USU Busuanga;PPS Puerto Princesa;DVO Davao;TAG Bohol
LBJ Labuan Bajo;LOP Lombok;YIA Yogyakarta;JOG Yogyakarta;BKI Kota Kinabalu;LGK Langkawi;PEN Penang;KCH Kuching;HRB Harbin;SYX Sanya;GCM Grand Cayman;AUA Aruba;CUR Curaçao;MBJ Montego Bay;ANU Antigua;BGI Barbados;POS Port of Spain;TAB Tobago;GND Grenada;PLS Providenciales;NAS Nassau;FPO Freeport
BZE Belize City;RTB Roatán;SAP San Pedro Sula;SAL San Salvador;MGA Managua;DSS Dakar;DKR Dakar;YXU London, Ontario;BHX Birmingham;BHM Birmingham;NCL Newcastle;EMA East Midlands;BRS Bristol;LPL Liverpool;LBA Leeds;STL St. Louis;TAS Tashkent;SKD Samarkand;ALA Almaty;KWL Guilin;HKK Hokitika;TIU Timaru
STV Surat;KNO Medan;TRZ Tiruchirappalli;VNS Varanasi;AYJ Ayodhya;ATQ Amritsar;SXR Srinagar;IXL Leh;IXZ Port Blair;GOP Gorakhpur;HSR Rajkot;PBD Porbandar;JDH Jodhpur;VTZ Visakhapatnam
`;

/** Further names of an airport that stand in texts, folded or not. */
export const AIRPORT_ALIASES = `
JFK Kennedy;LGA La Guardia,LaGuardia;EWR Newark Liberty,New York Newark;LHR Heathrow;LGW Gatwick;STN Stansted;LTN Luton;LCY London City;CDG Charles de Gaulle,Roissy,Paris CDG;ORY Orly;BVA Beauvais;FCO Fiumicino,Leonardo da Vinci;CIA Ciampino;MXP Malpensa;LIN Linate;BGY Bergamo,Orio al Serio
NRT Narita;HND Haneda;KIX Kansai;ITM Itami;NGO Centrair,Chubu;ICN Incheon;GMP Gimpo;PVG Pudong;SHA Hongqiao;PEK Beijing Capital;PKX Daxing;HKG Chek Lap Kok;BKK Suvarnabhumi;DMK Don Mueang;KUL KLIA;SIN Changi;CGK Soekarno-Hatta,Soekarno Hatta;DPS Ngurah Rai,Bali
IAD Dulles,Washington Dulles;DCA Reagan,Reagan National,Washington National;BWI Thurgood Marshall,Baltimore Washington;ORD O'Hare,OHare;MDW Midway;IAH Houston Intercontinental,George Bush,Bush Intercontinental;HOU Hobby;DFW Dallas Fort Worth,Dallas/Fort Worth,Dallas-Fort Worth;DAL Love Field,Dallas Love Field;ATL Hartsfield-Jackson,Hartsfield Jackson
MSP Minneapolis St Paul,Minneapolis/St. Paul,Minneapolis Saint Paul,Minneapolis-St. Paul;SEA Sea-Tac,SeaTac,Seattle Tacoma,Seattle-Tacoma;BOS Logan,Boston Logan;PHX Sky Harbor;LAS Harry Reid,McCarran;MCO Orlando International;FLL Ft. Lauderdale,Ft Lauderdale;YYZ Pearson,Toronto Pearson;YTZ Billy Bishop;YUL Trudeau,Montreal Trudeau
AMS Schiphol;FRA Rhein-Main,Frankfurt am Main;MUC München,Franz Josef Strauss,Muenchen,Munchen,Monaco di Baviera;BER Brandenburg,Berlin Brandenburg;CGN Köln,Köln/Bonn,Koeln,Cologne Bonn;NUE Nürnberg,Nuernberg;ZRH Zürich,Zuerich,Kloten;GVA Genf,Genève,Ginevra,Ginebra;VIE Wien,Schwechat,Vienne,Viena
MAD Barajas,Madrid Barajas;BCN El Prat;LIS Lissabon,Lisbonne,Lisboa,Lisbona;OPO Oporto;FNC Funchal;FAO Algarve;SVQ Sevilla,Seville;AGP Malaga;PMI Palma,Mallorca,Majorca;LPA Las Palmas,Gran Canaria;ACE Arrecife;IST Istanbul Airport,İstanbul;SAW Sabiha Gokcen,Sabiha Gökçen;ATH Athen,Athènes,Atenas,Atene,Eleftherios Venizelos
CPH Kopenhagen,Copenhague,Kastrup;ARN Arlanda;GOT Göteborg;OSL Gardermoen;HEL Vantaa;KEF Keflavik,Keflavík;PRG Prag,Praga;BUD Ferenc Liszt;WAW Chopin,Warschau,Varsovie;BRU Zaventem,Brüssel,Bruxelles,Brussel;CRL Charleroi,Brussels South;LUX Luxemburg;DUB Dublino
DEL Indira Gandhi,New Delhi;BOM Bombay,Chhatrapati Shivaji;CCU Calcutta;MAA Madras;BLR Bangalore;COK Cochin;TRV Trivandrum;GOI Dabolim;GOX Mopa,Manohar;HYD Shamshabad;VNS Banaras;DXB Dubái;AUH Zayed International;DOH Hamad;JED Jiddah,Djeddah;MED Madinah,Madina;RUH King Khalid
CAI Kairo,Le Caire,El Cairo;TLV Ben Gurion,Ben-Gurion;CMN Mohammed V;RAK Marrakesh,Menara;JNB O.R. Tambo,OR Tambo,Jo'burg,Joburg;NBO Jomo Kenyatta,JKIA;ADD Bole;LOS Murtala Muhammed;ACC Kotoka;EZE Ezeiza,Ministro Pistarini;AEP Aeroparque;GRU Guarulhos;CGH Congonhas;VCP Viracopos
GIG Galeão,Galeao;SDU Santos Dumont;BOG El Dorado;MEX Benito Juarez,Benito Juárez,Ciudad de México,Ciudad de Mexico;NLU Felipe Angeles,Felipe Ángeles,Santa Lucia,AIFA;SVO Sheremetyevo;DME Domodedovo;VKO Vnukovo;ZIA Zhukovsky;LED Pulkovo,St. Petersburg,St Petersburg;SJD San José del Cabo,Cabo San Lucas,Los Cabos
HNL Oahu;OGG Maui;KOA Kailua-Kona,Kailua Kona;LIH Kauai;SYD Kingsford Smith;MEL Tullamarine;TPE Taoyuan;SGN Saigon,Tan Son Nhat;HAN Noi Bai;MNL Ninoy Aquino,NAIA;MLE Velana,Malediven,Maldives;CMB Bandaranaike;SEZ Seychelles;MRU Port Louis,Plaisance;NAN Fiji;PPT Tahiti;PUJ Bávaro;SJU Luis Munoz Marin;CUN Cancun;HAV La Habana,La Havane,Havanna
VCE Venezia,Marco Polo,Venedig,Venise,Venecia;TSF Treviso;NAP Napoli,Capodichino,Neapel;FLR Firenze,Florenz,Peretola;ROM Roma;TRN Torino;PSA Galileo Galilei;GOA Genova,Genoa;NCE Nizza,Niza,Côte d'Azur;MRS Marseilles,Provence;LYS Saint-Exupéry,Saint Exupéry;BSL EuroAirport,Bâle,Basel-Mulhouse;STR Echterdingen;HAM Fuhlsbüttel;EDI Edinburgo;GLA Glasgow International
DAD Danang;KEF Reykjavík;NQZ Nur-Sultan,Nursultan;IGU Foz de Iguazu;XIY Xian;SSH Sharm-el-Sheikh,Sharm el-Sheikh;HRG Al Ghardaqah;JTR Thira,Fira;CFU Kerkyra;HER Iraklion;RHO Rodos;ZTH Zante;JMK Mikonos;PEK Peking,Pékin,Pekín;ICN Seúl,Séoul;BLL Legoland;KTM Tribhuvan;DAC Hazrat Shahjalal;ISB Islamabad International
LON Londres,Londra,Londen;PAR Parigi,Parijs;ROM Rom;NYC Nueva York,Nova York,Nova Iorque;MIL Mailand,Milano,Milaan,Milão;MOW Moskau,Moscou,Moscú,Moskou;STO Estocolmo,Stoccolma;BUH Bukarest,Bucarest,Boekarest,Bucareste;BJS Pechino,Pequín,Pequim;TYO Tokio,Tóquio
AMS Amesterdão,Amsterdã;FRA Francfort,Fráncfort,Francoforte;MUC Munique,Múnich;SIN Singapur,Singapour,Singapura;CPT Kapstadt,Le Cap,Ciudad del Cabo,Città del Capo,Cidade do Cabo,Kaapstad;ATH Athen,Athènes,Atenas,Atene,Athene;VIE Wien,Vienne,Viena,Wenen;ZRH Zurigo,Zurique;GVA Genf,Ginebra,Ginevra,Genebra
BRU Bruselas,Bruxelas;CPH Copenaghen;PRG Praag;WAW Varsovia,Varsavia;BUD Budapeste,Boedapest;DUB Dublino;EDI Édimbourg,Edimburgo;VCE Veneza,Venetië;FLR Florencia,Florença;NAP Nápoles,Napels;MRS Marsella,Marsiglia;LYS Lione;BOD Burdeos;IST Estambul,Istambul;BCN Barcellona,Barcelone;SVQ Siviglia,Séville
BER Berlijn,Berlino,Berlim;HAM Hambourg,Hamburgo,Amburgo;CGN Colonia,Keulen;STR Estugarda,Stoccarda;NUE Norimberga;HAV La Habana,Havanna,La Havane;MEX Mexiko-Stadt,Mexico-Stad,Città del Messico,Cidade do México;JNB Johannesburgo;ALG Algier,Argel,Algeri;TUN Túnez,Tunisi;RAK Marrakesch;DEL Neu-Delhi,Nueva Delhi
KRK Krakau,Cracovie,Cracovia;GOA Genua,Gênes,Génova;GDN Danzig,Gdansk;WRO Breslau,Wroclaw;KTW Kattowitz;POZ Poznan;BEG Belgrad,Belgrado;SKG Saloniki,Salonicco,Salónica,Thessalonique;CFU Korfu,Corfou,Corfù;RHO Rhodos,Rodi,Rodas;JTR Santorin,Santorino;LCA Larnaka,Lárnaca;VNO Wilna;SJJ Sarajewo;PRN Pristina
SSH Scharm el-Scheich,Scharm el Scheich,Sharm;HRG Hourghada;DJE Djerba,Dscherba,Gerba;ADD Addis Abeba,Addis-Abeba,Adís Abeba;DAR Daressalam,Dar-es-Salam;ZNZ Sansibar,Zanzíbar;VFA Victoriafälle,Viktoriafälle,Cataratas Victoria;WDH Windhuk;SEZ Seychellen;JNB Johannesbourg,Joanesburgo;TNR Tananarive;ALG Alger;CAI Il Cairo
CCU Kalkutta;DEL Nuova Delhi,Nova Délhi;KTM Katmandou,Katmandu,Katmandú;MLE Maldivas,Maldive;MRU Île Maurice,Isla Mauricio;PVG Schanghai,Xangai;SHA Schanghai,Xangai;HKG Hongkong,Hong-Kong;TPE Taipeh;SGN Ho-Chi-Minh-Stadt,Hô Chi Minh-Ville,Ho Chi Minh-Ville;RGN Rangun,Rangoun,Rangoon;LPQ Luang Prabang;CGK Yakarta,Giacarta
TBS Tiflis,Tbilissi;EVN Eriwan,Erevan,Ereván;TAS Taschkent,Tachkent,Taskent;IKA Teheran,Téhéran,Teherán;BGW Bagdad;MCT Maskat,Mascate;RUH Riyad,Riyadh;JED Dschidda,Yeda,Gedda;AUH Abou Dabi,Abou Dhabi,Abu Dabi;BEY Beyrouth,Beirute
LGG Lüttich,Luik;ANR Antwerpen,Anvers,Amberes;SXB Straßburg,Strassburg,Straatsburg,Estrasburgo,Strasburgo;EDI Edinburg;TFS Teneriffa,Teneriffa Süd,Tenerife Sur,Tenerife Sud;TFN Teneriffa,Teneriffa Nord,Tenerife Norte,Tenerife Nord;PMO Palerme;CTA Catane;LED Saint-Pétersbourg,San Petersburgo,San Pietroburgo;MOW Mosca,Moscovo;MAD Madri;SVQ Sevilha
CPH København,Köpenhamn;HEL Helsingfors;BRU Bryssel;ATH Aten;WAW Warszawa;PRG Praha;MOW Moskva;CPT Kapstaden;DUR Durbs;JNB Jozi;PHL Philly;LAS Vegas;SFO San Fran;BNE Brissie;MEL Melbs
PTY Panama-Stadt,Panama Stadt,Ciudad de Panamá,Panamá;GUA Guatemala,Ciudad de Guatemala;SCL Santiago de Chile;RUN La Réunion;MSY La Nouvelle-Orléans,Nueva Orleans,Nova Orleans;CTG Carthagène;PHL Filadelfia,Filadélfia,Philadelphie;CUZ Cuzco;HAV L'Avana;MVD Montevidéu;ASU Assunção;CUR Willemstad
`;

/** Metropolitan codes (IATA): code, city, country, the airports under it, the busiest for long-haul first. */
export const CITY_CODES = `
LON|London|GB|LHR LGW STN LTN LCY SEN
NYC|New York|US|JFK EWR LGA
PAR|Paris|FR|CDG ORY BVA
TYO|Tokyo|JP|HND NRT
OSA|Osaka|JP|KIX ITM UKB
SEL|Seoul|KR|ICN GMP
BJS|Beijing|CN|PEK PKX
MIL|Milan|IT|MXP LIN BGY
ROM|Rome|IT|FCO CIA
MOW|Moscow|RU|SVO DME VKO ZIA
STO|Stockholm|SE|ARN BMA NYO VST
BUH|Bucharest|RO|OTP BBU
CHI|Chicago|US|ORD MDW
WAS|Washington|US|IAD DCA BWI
DTT|Detroit|US|DTW
QHO|Houston|US|IAH HOU
QDF|Dallas|US|DFW DAL
QLA|Los Angeles|US|LAX BUR LGB ONT SNA
YTO|Toronto|CA|YYZ YTZ
YMQ|Montreal|CA|YUL YMX
YEA|Edmonton|CA|YEG
RIO|Rio de Janeiro|BR|GIG SDU
SAO|São Paulo|BR|GRU CGH VCP
BUE|Buenos Aires|AR|EZE AEP
BHZ|Belo Horizonte|BR|CNF PLU
JKT|Jakarta|ID|CGK HLP
SPK|Sapporo|JP|CTS OKD
TCI|Tenerife|ES|TFS TFN
REK|Reykjavik|IS|KEF RKV
IZM|Izmir|TR|ADB
ANK|Ankara|TR|ESB
EAP|Basel|CH|BSL
`;

/** Airports that the source lacks: code|name|city|country|latitude|longitude|zone. */
export const FURTHER_AIRPORTS = `
KZO|Kyzylorda Airport|Kyzylorda|KZ|44.71|65.59|Asia/Qyzylorda
NMI|Navi Mumbai International Airport|Mumbai|IN|18.99|73.07|Asia/Kolkata
DXN|Noida International Airport|Delhi|IN|28.18|77.61|Asia/Kolkata
TQO|Felipe Carrillo Puerto International Airport|Tulum|MX|20.17|-87.66|America/Cancun
KTI|Techo International Airport|Phnom Penh|KH|11.36|104.92|Asia/Phnom_Penh
SAI|Siem Reap-Angkor International Airport|Siem Reap|KH|13.37|104.22|Asia/Phnom_Penh
WSI|Western Sydney International Airport|Sydney|AU|-33.89|150.71|Australia/Sydney
`;

/** Where a city without a metropolitan code has several airports: the one that its name alone means. */
export const MAIN_AIRPORTS =
  'BKK DXB IST MEX KUL BRU JNB TPE PVG CTU MNL DEL BOM GOI PNH REP MLA SYD MEL TFS BFS GLA FRA DUS VCE KBP CAI NBO PTY LAX SFO MIA SEA DFW IAH ATL MCO TPA YVR LIM BOG SCL HAV SDQ PUJ BHX MAN EDI AMS DUB ZRH GVA VIE WAW BUD PRG ATH LIS MAD BCN HKG SIN DOH AUH JED RUH TLV AKL NAN HNL STL CVG PHX LAS';
