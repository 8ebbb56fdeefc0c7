/** ISO 3166 code and names in English, German, French, Spanish, Italian, Portuguese, Dutch. Made by scripts/generate-tables.mjs; do not edit. */
export const COUNTRY_ROWS = `
AD|Andorra|Andorre
AE|United Arab Emirates|Vereinigte Arabische Emirate|Émirats arabes unis|Emiratos Árabes Unidos|Emirati Arabi Uniti|Emirados Árabes Unidos|Verenigde Arabische Emiraten
AF|Afghanistan|Afganistán|Afeganistão
AG|Antigua & Barbuda|Antigua und Barbuda|Antigua-et-Barbuda|Antigua y Barbuda|Antigua e Barbuda|Antígua e Barbuda|Antigua en Barbuda
AI|Anguilla|Anguila
AL|Albania|Albanien|Albanie|Albânia|Albanië
AM|Armenia|Armenien|Arménie|Armênia|Armenië
AO|Angola
AR|Argentina|Argentinien|Argentine|Argentinië
AS|American Samoa|Amerikanisch-Samoa|Samoa américaines|Samoa Americana|Samoa Americane|Amerikaans-Samoa
AT|Austria|Österreich|Autriche|Áustria|Oostenrijk
AU|Australia|Australien|Australie|Austrália|Australië
AW|Aruba
AX|Åland Islands|Ålandinseln|Îles Åland|Islas Aland|Isole Åland|Ilhas Aland|Åland
AZ|Azerbaijan|Aserbaidschan|Azerbaïdjan|Azerbaiyán|Azerbaigian|Azerbaijão|Azerbeidzjan
BA|Bosnia & Herzegovina|Bosnien und Herzegowina|Bosnie-Herzégovine|Bosnia y Herzegovina|Bosnia ed Erzegovina|Bósnia e Herzegovina|Bosnië en Herzegovina
BB|Barbados|Barbade
BD|Bangladesh|Bangladesch|Bangladés
BE|Belgium|Belgien|Belgique|Bélgica|Belgio|België
BF|Burkina Faso|Burquina Faso
BG|Bulgaria|Bulgarien|Bulgarie|Bulgária|Bulgarije
BH|Bahrain|Bahreïn|Baréin|Bahrein|Barein
BI|Burundi
BJ|Benin|Bénin|Benín
BL|St. Barthélemy|Saint-Barthélemy|San Bartolomé|São Bartolomeu
BM|Bermuda|Bermudes|Bermudas
BN|Brunei|Brunei Darussalam|Brunéi
BO|Bolivia|Bolivien|Bolivie|Bolívia
BQ|Caribbean Netherlands|Karibische Niederlande|Pays-Bas caribéens|Caribe neerlandés|Caraibi Olandesi|Países Baixos Caribenhos|Caribisch Nederland
BR|Brazil|Brasilien|Brésil|Brasil|Brasile|Brazilië
BS|Bahamas|Bahama’s
BT|Bhutan|Bhoutan|Bután|Butão
BW|Botswana|Botsuana
BY|Belarus|Biélorussie|Bielorrusia|Bielorussia|Bielorrússia
BZ|Belize|Belice
CA|Canada|Kanada|Canadá
CC|Cocos (Keeling) Islands|Kokosinseln|Îles Cocos|Islas Cocos|Isole Cocos (Keeling)|Ilhas Cocos (Keeling)|Cocoseilanden
CD|Congo - Kinshasa|Kongo-Kinshasa|Congo-Kinshasa|República Democrática del Congo
CF|Central African Republic|Zentralafrikanische Republik|République centrafricaine|República Centroafricana|Repubblica Centrafricana|República Centro-Africana|Centraal-Afrikaanse Republiek
CG|Congo - Brazzaville|Kongo-Brazzaville|Congo-Brazzaville|Congo|República do Congo
CH|Switzerland|Schweiz|Suisse|Suiza|Svizzera|Suíça|Zwitserland
CI|Côte d’Ivoire|Costa d’Avorio|Costa do Marfim|Ivoorkust
CK|Cook Islands|Cookinseln|Îles Cook|Islas Cook|Isole Cook|Ilhas Cook|Cookeilanden
CL|Chile|Chili|Cile
CM|Cameroon|Kamerun|Cameroun|Camerún|Camerun|Camarões|Kameroen
CN|China|Chine|Cina
CO|Colombia|Kolumbien|Colombie|Colômbia
CR|Costa Rica
CU|Cuba|Kuba
CV|Cape Verde|Cabo Verde|Cap-Vert|Capo Verde|Kaapverdië
CW|Curaçao|Curazao
CX|Christmas Island|Weihnachtsinsel|Île Christmas|Isla de Navidad|Isola Christmas|Ilha Christmas|Christmaseiland
CY|Cyprus|Zypern|Chypre|Chipre|Cipro
CZ|Czechia|Tschechien|Tchéquie|Chequia|Cechia|Tchéquia|Tsjechië
DE|Germany|Deutschland|Allemagne|Alemania|Germania|Alemanha|Duitsland
DJ|Djibouti|Dschibuti|Yibuti|Gibuti|Djibuti
DK|Denmark|Dänemark|Danemark|Dinamarca|Danimarca|Denemarken
DM|Dominica|Dominique
DO|Dominican Republic|Dominikanische Republik|République dominicaine|República Dominicana|Repubblica Dominicana|Dominicaanse Republiek
DZ|Algeria|Algerien|Algérie|Argelia|Argélia|Algerije
EC|Ecuador|Équateur|Equador
EE|Estonia|Estland|Estonie|Estônia
EG|Egypt|Ägypten|Égypte|Egipto|Egitto|Egito|Egypte
EH|Western Sahara|Westsahara|Sahara occidental|Sáhara Occidental|Sahara Occidentale|Saara Ocidental|Westelijke Sahara
ER|Eritrea|Érythrée|Eritreia
ES|Spain|Spanien|Espagne|España|Spagna|Espanha|Spanje
ET|Ethiopia|Äthiopien|Éthiopie|Etiopía|Etiopia|Etiópia|Ethiopië
FI|Finland|Finnland|Finlande|Finlandia|Finlândia
FJ|Fiji|Fidschi|Fidji|Fiyi|Figi
FK|Falkland Islands|Falklandinseln|Îles Malouines|Islas Malvinas|Isole Falkland|Ilhas Malvinas|Falklandeilanden
FM|Micronesia|Mikronesien|Micronésie|Micronésia
FO|Faroe Islands|Färöer|Îles Féroé|Islas Feroe|Isole Fær Øer|Ilhas Faroé|Faeröer
FR|France|Frankreich|Francia|França|Frankrijk
GA|Gabon|Gabun|Gabón|Gabão
GB|United Kingdom|Vereinigtes Königreich|Royaume-Uni|Reino Unido|Regno Unito|Verenigd Koninkrijk
GD|Grenada|Grenade|Granada
GE|Georgia|Georgien|Géorgie|Geórgia|Georgië
GF|French Guiana|Französisch-Guayana|Guyane française|Guayana Francesa|Guyana Francese|Guiana Francesa|Frans-Guyana
GG|Guernsey|Guernesey
GH|Ghana|Gana
GI|Gibraltar|Gibilterra
GL|Greenland|Grönland|Groenland|Groenlandia|Groenlândia
GM|Gambia|Gambie|Gâmbia
GN|Guinea|Guinée|Guiné|Guinee
GP|Guadeloupe|Guadalupe|Guadalupa
GQ|Equatorial Guinea|Äquatorialguinea|Guinée équatoriale|Guinea Ecuatorial|Guinea Equatoriale|Guiné Equatorial|Equatoriaal-Guinea
GR|Greece|Griechenland|Grèce|Grecia|Grécia|Griekenland
GS|South Georgia & South Sandwich Islands|Südgeorgien und die Südlichen Sandwichinseln|Géorgie du Sud-et-les Îles Sandwich du Sud|Islas Georgia del Sur y Sandwich del Sur|Georgia del Sud e Sandwich Australi|Ilhas Geórgia do Sul e Sandwich do Sul|Zuid-Georgia en Zuidelijke Sandwicheilanden
GT|Guatemala
GU|Guam
GW|Guinea-Bissau|Guinée-Bissau|Guinea-Bisáu|Guiné-Bissau|Guinee-Bissau
GY|Guyana|Guiana
HK|Hong Kong SAR China|Sonderverwaltungsregion Hongkong|R.A.S. chinoise de Hong Kong|RAE de Hong Kong (China)|RAS di Hong Kong|Hong Kong, RAE da China|Hongkong SAR van China
HN|Honduras
HR|Croatia|Kroatien|Croatie|Croacia|Croazia|Croácia|Kroatië
HT|Haiti|Haïti|Haití
HU|Hungary|Ungarn|Hongrie|Hungría|Ungheria|Hungria|Hongarije
ID|Indonesia|Indonesien|Indonésie|Indonésia|Indonesië
IE|Ireland|Irland|Irlande|Irlanda|Ierland
IL|Israel|Israël|Israele
IM|Isle of Man|Île de Man|Isla de Man|Isola di Man|Ilha de Man
IN|India|Indien|Inde|Índia
IO|British Indian Ocean Territory|Britisches Territorium im Indischen Ozean|Territoire britannique de l’océan Indien|Territorio Británico del Océano Índico|Territorio Britannico dell’Oceano Indiano|Território Britânico do Oceano Índico|Brits Indische Oceaanterritorium
IQ|Iraq|Irak|Iraque
IR|Iran|Irán|Irã
IS|Iceland|Island|Islande|Islandia|Islanda|Islândia|IJsland
IT|Italy|Italien|Italie|Italia|Itália|Italië
JE|Jersey
JM|Jamaica|Jamaika|Jamaïque|Giamaica
JO|Jordan|Jordanien|Jordanie|Jordania|Giordania|Jordânia|Jordanië
JP|Japan|Japon|Japón|Giappone|Japão
KE|Kenya|Kenia|Quênia
KG|Kyrgyzstan|Kirgisistan|Kirghizstan|Kirguistán|Kirghizistan|Quirguistão|Kirgizië
KH|Cambodia|Kambodscha|Cambodge|Camboya|Cambogia|Camboja|Cambodja
KI|Kiribati|Quiribati
KM|Comoros|Komoren|Comores|Comoras|Comore|Comoren
KN|St. Kitts & Nevis|St. Kitts und Nevis|Saint-Christophe-et-Niévès|San Cristóbal y Nieves|Saint Kitts e Nevis|São Cristóvão e Névis|Saint Kitts en Nevis
KP|North Korea|Nordkorea|Corée du Nord|Corea del Norte|Corea del Nord|Coreia do Norte|Noord-Korea
KR|South Korea|Südkorea|Corée du Sud|Corea del Sur|Corea del Sud|Coreia do Sul|Zuid-Korea
KW|Kuwait|Koweït|Koeweit
KY|Cayman Islands|Kaimaninseln|Îles Caïmans|Islas Caimán|Isole Cayman|Ilhas Cayman|Kaaimaneilanden
KZ|Kazakhstan|Kasachstan|Kazajistán|Kazakistan|Cazaquistão|Kazachstan
LA|Laos
LB|Lebanon|Libanon|Liban|Líbano|Libano
LC|St. Lucia|Sainte-Lucie|Santa Lucía|Saint Lucia|Santa Lúcia
LI|Liechtenstein
LK|Sri Lanka
LR|Liberia|Libéria
LS|Lesotho|Lesoto
LT|Lithuania|Litauen|Lituanie|Lituania|Lituânia|Litouwen
LU|Luxembourg|Luxemburg|Luxemburgo|Lussemburgo
LV|Latvia|Lettland|Lettonie|Letonia|Lettonia|Letônia|Letland
LY|Libya|Libyen|Libye|Libia|Líbia|Libië
MA|Morocco|Marokko|Maroc|Marruecos|Marocco|Marrocos
MC|Monaco|Mónaco|Mônaco
MD|Moldova|Republik Moldau|Moldavie|Moldavia|Moldávia|Moldavië
ME|Montenegro|Monténégro
MF|St. Martin|Saint-Martin|San Martín|Saint Martin|São Martinho
MG|Madagascar|Madagaskar
MH|Marshall Islands|Marshallinseln|Îles Marshall|Islas Marshall|Isole Marshall|Ilhas Marshall|Marshalleilanden
MK|North Macedonia|Nordmazedonien|Macédoine du Nord|Macedonia del Norte|Macedonia del Nord|Macedônia do Norte|Noord-Macedonië
ML|Mali
MM|Myanmar (Burma)|Myanmar|Myanmar (Birmanie)|Myanmar (Birmania)|Mianmar (Birmânia)|Myanmar (Birma)
MN|Mongolia|Mongolei|Mongolie|Mongólia|Mongolië
MO|Macao SAR China|Sonderverwaltungsregion Macau|R.A.S. chinoise de Macao|RAE de Macao (China)|RAS di Macao|Macau, RAE da China|Macau SAR van China
MP|Northern Mariana Islands|Nördliche Marianen|Îles Mariannes du Nord|Islas Marianas del Norte|Isole Marianne Settentrionali|Ilhas Marianas do Norte|Noordelijke Marianen
MQ|Martinique|Martinica
MR|Mauritania|Mauretanien|Mauritanie|Mauritânia|Mauritanië
MS|Montserrat
MT|Malta|Malte
MU|Mauritius|Maurice|Mauricio|Maurício
MV|Maldives|Malediven|Maldivas|Maldive|Maldiven
MW|Malawi|Malaui
MX|Mexico|Mexiko|Mexique|México|Messico
MY|Malaysia|Malaisie|Malasia|Malásia|Maleisië
MZ|Mozambique|Mosambik|Mozambico|Moçambique
NA|Namibia|Namibie|Namíbia|Namibië
NC|New Caledonia|Neukaledonien|Nouvelle-Calédonie|Nueva Caledonia|Nuova Caledonia|Nova Caledônia|Nieuw-Caledonië
NE|Niger|Níger
NF|Norfolk Island|Norfolkinsel|Île Norfolk|Isla Norfolk|Isola Norfolk|Ilha Norfolk|Norfolk
NG|Nigeria|Nigéria
NI|Nicaragua|Nicarágua
NL|Netherlands|Niederlande|Pays-Bas|Países Bajos|Paesi Bassi|Países Baixos|Nederland
NO|Norway|Norwegen|Norvège|Noruega|Norvegia|Noorwegen
NP|Nepal|Népal
NR|Nauru
NU|Niue
NZ|New Zealand|Neuseeland|Nouvelle-Zélande|Nueva Zelanda|Nuova Zelanda|Nova Zelândia|Nieuw-Zeeland
OM|Oman|Omán|Omã
PA|Panama|Panamá
PE|Peru|Pérou|Perú|Perù
PF|French Polynesia|Französisch-Polynesien|Polynésie française|Polinesia Francesa|Polinesia Francese|Polinésia Francesa|Frans-Polynesië
PG|Papua New Guinea|Papua-Neuguinea|Papouasie-Nouvelle-Guinée|Papúa Nueva Guinea|Papua Nuova Guinea|Papua-Nova Guiné|Papoea-Nieuw-Guinea
PH|Philippines|Philippinen|Filipinas|Filippine|Filipijnen
PK|Pakistan|Pakistán|Paquistão
PL|Poland|Polen|Pologne|Polonia|Polônia
PM|St. Pierre & Miquelon|St. Pierre und Miquelon|Saint-Pierre-et-Miquelon|San Pedro y Miquelón|Saint-Pierre e Miquelon|São Pedro e Miquelão|Saint-Pierre en Miquelon
PN|Pitcairn Islands|Pitcairninseln|Îles Pitcairn|Islas Pitcairn|Isole Pitcairn|Ilhas Pitcairn|Pitcairneilanden
PR|Puerto Rico|Porto Rico|Portorico
PS|Palestinian Territories|Palästinensische Autonomiegebiete|Territoires palestiniens|Territorios Palestinos|Territori Palestinesi|Territórios palestinos|Palestijnse gebieden
PT|Portugal|Portogallo
PW|Palau|Palaos
PY|Paraguay|Paraguai
QA|Qatar|Katar|Catar
RE|Réunion|La Réunion|Reunión|Riunione|Reunião
RO|Romania|Rumänien|Roumanie|Rumanía|Romênia|Roemenië
RS|Serbia|Serbien|Serbie|Sérvia|Servië
RU|Russia|Russland|Russie|Rusia|Rússia|Rusland
RW|Rwanda|Ruanda
SA|Saudi Arabia|Saudi-Arabien|Arabie saoudite|Arabia Saudí|Arabia Saudita|Arábia Saudita|Saoedi-Arabië
SB|Solomon Islands|Salomonen|Îles Salomon|Islas Salomón|Isole Salomone|Ilhas Salomão|Salomonseilanden
SC|Seychelles|Seychellen|Seicheles
SD|Sudan|Soudan|Sudán|Sudão|Soedan
SE|Sweden|Schweden|Suède|Suecia|Svezia|Suécia|Zweden
SG|Singapore|Singapur|Singapour|Singapura
SH|St. Helena|Sainte-Hélène|Santa Elena|Sant’Elena|Santa Helena|Sint-Helena
SI|Slovenia|Slowenien|Slovénie|Eslovenia|Eslovênia|Slovenië
SJ|Svalbard & Jan Mayen|Spitzbergen und Jan Mayen|Svalbard et Jan Mayen|Svalbard y Jan Mayen|Svalbard e Jan Mayen|Spitsbergen en Jan Mayen
SK|Slovakia|Slowakei|Slovaquie|Eslovaquia|Slovacchia|Eslováquia|Slowakije
SL|Sierra Leone|Sierra Leona|Serra Leoa
SM|San Marino|Saint-Marin
SN|Senegal|Sénégal
SO|Somalia|Somalie|Somália|Somalië
SR|Suriname|Surinam
SS|South Sudan|Südsudan|Soudan du Sud|Sudán del Sur|Sud Sudan|Sudão do Sul|Zuid-Soedan
ST|São Tomé & Príncipe|São Tomé und Príncipe|Sao Tomé-et-Principe|Santo Tomé y Príncipe|São Tomé e Príncipe|Sao Tomé en Principe
SV|El Salvador|Salvador
SX|Sint Maarten|Saint-Martin (partie néerlandaise)|Sint-Maarten
SY|Syria|Syrien|Syrie|Siria|Síria|Syrië
SZ|Eswatini|Esuatini|Essuatíni
TC|Turks & Caicos Islands|Turks- und Caicosinseln|Îles Turques-et-Caïques|Islas Turcas y Caicos|Isole Turks e Caicos|Ilhas Turcas e Caicos|Turks- en Caicoseilanden
TD|Chad|Tschad|Tchad|Ciad|Chade|Tsjaad
TG|Togo
TH|Thailand|Thaïlande|Tailandia|Thailandia|Tailândia
TJ|Tajikistan|Tadschikistan|Tadjikistan|Tayikistán|Tagikistan|Tadjiquistão|Tadzjikistan
TK|Tokelau
TL|Timor-Leste|Timor oriental|Timor Est|Oost-Timor
TM|Turkmenistan|Turkménistan|Turkmenistán|Turcomenistão
TN|Tunisia|Tunesien|Tunisie|Túnez|Tunísia|Tunesië
TO|Tonga
TR|Türkiye|Türkei|Turquie|Turquía|Turchia|Turquia|Turkije
TT|Trinidad & Tobago|Trinidad und Tobago|Trinité-et-Tobago|Trinidad y Tobago|Trinidad e Tobago|Trinidad en Tobago
TV|Tuvalu
TW|Taiwan|Taïwan|Taiwán
TZ|Tanzania|Tansania|Tanzanie|Tanzânia
UA|Ukraine|Ucrania|Ucraina|Ucrânia|Oekraïne
UG|Uganda|Ouganda|Oeganda
US|United States|Vereinigte Staaten|États-Unis|Estados Unidos|Stati Uniti|Verenigde Staten
UY|Uruguay|Uruguai
UZ|Uzbekistan|Usbekistan|Ouzbékistan|Uzbekistán|Uzbequistão|Oezbekistan
VA|Vatican City|Vatikanstadt|État de la Cité du Vatican|Ciudad del Vaticano|Città del Vaticano|Cidade do Vaticano|Vaticaanstad
VC|St. Vincent & Grenadines|St. Vincent und die Grenadinen|Saint-Vincent-et-les Grenadines|San Vicente y las Granadinas|Saint Vincent e Grenadine|São Vicente e Granadinas|Saint Vincent en de Grenadines
VE|Venezuela
VG|British Virgin Islands|Britische Jungferninseln|Îles Vierges britanniques|Islas Vírgenes Británicas|Isole Vergini Britanniche|Ilhas Virgens Britânicas|Britse Maagdeneilanden
VI|U.S. Virgin Islands|Amerikanische Jungferninseln|Îles Vierges des États-Unis|Islas Vírgenes de EE. UU.|Isole Vergini Americane|Ilhas Virgens Americanas|Amerikaanse Maagdeneilanden
VN|Vietnam|Viêt Nam|Vietnã
VU|Vanuatu
WF|Wallis & Futuna|Wallis und Futuna|Wallis-et-Futuna|Wallis y Futuna|Wallis e Futuna|Wallis en Futuna
WS|Samoa
XK|Kosovo
YE|Yemen|Jemen|Yémen|Iêmen
YT|Mayotte
ZA|South Africa|Südafrika|Afrique du Sud|Sudáfrica|Sudafrica|África do Sul|Zuid-Afrika
ZM|Zambia|Sambia|Zambie|Zâmbia
ZW|Zimbabwe|Simbabwe|Zimbabue|Zimbábue
`;
