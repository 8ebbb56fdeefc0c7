/** ISO 3166 code and names in English, German, French, Spanish, Italian, Portuguese. Made by scripts/generate-tables.mjs; do not edit. */
export const COUNTRY_ROWS = `
AD|Andorra|Andorre
AE|United Arab Emirates|Vereinigte Arabische Emirate|Émirats arabes unis|Emiratos Árabes Unidos|Emirati Arabi Uniti|Emirados Árabes Unidos
AF|Afghanistan|Afganistán|Afeganistão
AG|Antigua & Barbuda|Antigua und Barbuda|Antigua-et-Barbuda|Antigua y Barbuda|Antigua e Barbuda|Antígua e Barbuda
AI|Anguilla|Anguila
AL|Albania|Albanien|Albanie|Albânia
AM|Armenia|Armenien|Arménie|Armênia
AO|Angola
AR|Argentina|Argentinien|Argentine
AS|American Samoa|Amerikanisch-Samoa|Samoa américaines|Samoa Americana|Samoa Americane
AT|Austria|Österreich|Autriche|Áustria
AU|Australia|Australien|Australie|Austrália
AW|Aruba
AX|Åland Islands|Ålandinseln|Îles Åland|Islas Aland|Isole Åland|Ilhas Aland
AZ|Azerbaijan|Aserbaidschan|Azerbaïdjan|Azerbaiyán|Azerbaigian|Azerbaijão
BA|Bosnia & Herzegovina|Bosnien und Herzegowina|Bosnie-Herzégovine|Bosnia y Herzegovina|Bosnia ed Erzegovina|Bósnia e Herzegovina
BB|Barbados|Barbade
BD|Bangladesh|Bangladesch|Bangladés
BE|Belgium|Belgien|Belgique|Bélgica|Belgio
BF|Burkina Faso|Burquina Faso
BG|Bulgaria|Bulgarien|Bulgarie|Bulgária
BH|Bahrain|Bahreïn|Baréin|Bahrein|Barein
BI|Burundi
BJ|Benin|Bénin|Benín
BL|St. Barthélemy|Saint-Barthélemy|San Bartolomé|São Bartolomeu
BM|Bermuda|Bermudes|Bermudas
BN|Brunei|Brunei Darussalam|Brunéi
BO|Bolivia|Bolivien|Bolivie|Bolívia
BQ|Caribbean Netherlands|Karibische Niederlande|Pays-Bas caribéens|Caribe neerlandés|Caraibi Olandesi|Países Baixos Caribenhos
BR|Brazil|Brasilien|Brésil|Brasil|Brasile
BS|Bahamas
BT|Bhutan|Bhoutan|Bután|Butão
BW|Botswana|Botsuana
BY|Belarus|Biélorussie|Bielorrusia|Bielorussia|Bielorrússia
BZ|Belize|Belice
CA|Canada|Kanada|Canadá
CC|Cocos (Keeling) Islands|Kokosinseln|Îles Cocos|Islas Cocos|Isole Cocos (Keeling)|Ilhas Cocos (Keeling)
CD|Congo - Kinshasa|Kongo-Kinshasa|Congo-Kinshasa|República Democrática del Congo
CF|Central African Republic|Zentralafrikanische Republik|République centrafricaine|República Centroafricana|Repubblica Centrafricana|República Centro-Africana
CG|Congo - Brazzaville|Kongo-Brazzaville|Congo-Brazzaville|Congo|República do Congo
CH|Switzerland|Schweiz|Suisse|Suiza|Svizzera|Suíça
CI|Côte d’Ivoire|Costa d’Avorio|Costa do Marfim
CK|Cook Islands|Cookinseln|Îles Cook|Islas Cook|Isole Cook|Ilhas Cook
CL|Chile|Chili|Cile
CM|Cameroon|Kamerun|Cameroun|Camerún|Camerun|Camarões
CN|China|Chine|Cina
CO|Colombia|Kolumbien|Colombie|Colômbia
CR|Costa Rica
CU|Cuba|Kuba
CV|Cape Verde|Cabo Verde|Cap-Vert|Capo Verde
CW|Curaçao|Curazao
CX|Christmas Island|Weihnachtsinsel|Île Christmas|Isla de Navidad|Isola Christmas|Ilha Christmas
CY|Cyprus|Zypern|Chypre|Chipre|Cipro
CZ|Czechia|Tschechien|Tchéquie|Chequia|Cechia|Tchéquia
DE|Germany|Deutschland|Allemagne|Alemania|Germania|Alemanha
DJ|Djibouti|Dschibuti|Yibuti|Gibuti|Djibuti
DK|Denmark|Dänemark|Danemark|Dinamarca|Danimarca
DM|Dominica|Dominique
DO|Dominican Republic|Dominikanische Republik|République dominicaine|República Dominicana|Repubblica Dominicana
DZ|Algeria|Algerien|Algérie|Argelia|Argélia
EC|Ecuador|Équateur|Equador
EE|Estonia|Estland|Estonie|Estônia
EG|Egypt|Ägypten|Égypte|Egipto|Egitto|Egito
EH|Western Sahara|Westsahara|Sahara occidental|Sáhara Occidental|Sahara Occidentale|Saara Ocidental
ER|Eritrea|Érythrée|Eritreia
ES|Spain|Spanien|Espagne|España|Spagna|Espanha
ET|Ethiopia|Äthiopien|Éthiopie|Etiopía|Etiopia|Etiópia
FI|Finland|Finnland|Finlande|Finlandia|Finlândia
FJ|Fiji|Fidschi|Fidji|Fiyi|Figi
FK|Falkland Islands|Falklandinseln|Îles Malouines|Islas Malvinas|Isole Falkland|Ilhas Malvinas
FM|Micronesia|Mikronesien|Micronésie|Micronésia
FO|Faroe Islands|Färöer|Îles Féroé|Islas Feroe|Isole Fær Øer|Ilhas Faroé
FR|France|Frankreich|Francia|França
GA|Gabon|Gabun|Gabón|Gabão
GB|United Kingdom|Vereinigtes Königreich|Royaume-Uni|Reino Unido|Regno Unito
GD|Grenada|Grenade|Granada
GE|Georgia|Georgien|Géorgie|Geórgia
GF|French Guiana|Französisch-Guayana|Guyane française|Guayana Francesa|Guyana Francese|Guiana Francesa
GG|Guernsey|Guernesey
GH|Ghana|Gana
GI|Gibraltar|Gibilterra
GL|Greenland|Grönland|Groenland|Groenlandia|Groenlândia
GM|Gambia|Gambie|Gâmbia
GN|Guinea|Guinée|Guiné
GP|Guadeloupe|Guadalupe|Guadalupa
GQ|Equatorial Guinea|Äquatorialguinea|Guinée équatoriale|Guinea Ecuatorial|Guinea Equatoriale|Guiné Equatorial
GR|Greece|Griechenland|Grèce|Grecia|Grécia
GS|South Georgia & South Sandwich Islands|Südgeorgien und die Südlichen Sandwichinseln|Géorgie du Sud-et-les Îles Sandwich du Sud|Islas Georgia del Sur y Sandwich del Sur|Georgia del Sud e Sandwich Australi|Ilhas Geórgia do Sul e Sandwich do Sul
GT|Guatemala
GU|Guam
GW|Guinea-Bissau|Guinée-Bissau|Guinea-Bisáu|Guiné-Bissau
GY|Guyana|Guiana
HK|Hong Kong SAR China|Sonderverwaltungsregion Hongkong|R.A.S. chinoise de Hong Kong|RAE de Hong Kong (China)|RAS di Hong Kong|Hong Kong, RAE da China
HN|Honduras
HR|Croatia|Kroatien|Croatie|Croacia|Croazia|Croácia
HT|Haiti|Haïti|Haití
HU|Hungary|Ungarn|Hongrie|Hungría|Ungheria|Hungria
ID|Indonesia|Indonesien|Indonésie|Indonésia
IE|Ireland|Irland|Irlande|Irlanda
IL|Israel|Israël|Israele
IM|Isle of Man|Île de Man|Isla de Man|Isola di Man|Ilha de Man
IN|India|Indien|Inde|Índia
IO|British Indian Ocean Territory|Britisches Territorium im Indischen Ozean|Territoire britannique de l’océan Indien|Territorio Británico del Océano Índico|Territorio Britannico dell’Oceano Indiano|Território Britânico do Oceano Índico
IQ|Iraq|Irak|Iraque
IR|Iran|Irán|Irã
IS|Iceland|Island|Islande|Islandia|Islanda|Islândia
IT|Italy|Italien|Italie|Italia|Itália
JE|Jersey
JM|Jamaica|Jamaika|Jamaïque|Giamaica
JO|Jordan|Jordanien|Jordanie|Jordania|Giordania|Jordânia
JP|Japan|Japon|Japón|Giappone|Japão
KE|Kenya|Kenia|Quênia
KG|Kyrgyzstan|Kirgisistan|Kirghizstan|Kirguistán|Kirghizistan|Quirguistão
KH|Cambodia|Kambodscha|Cambodge|Camboya|Cambogia|Camboja
KI|Kiribati|Quiribati
KM|Comoros|Komoren|Comores|Comoras|Comore
KN|St. Kitts & Nevis|St. Kitts und Nevis|Saint-Christophe-et-Niévès|San Cristóbal y Nieves|Saint Kitts e Nevis|São Cristóvão e Névis
KP|North Korea|Nordkorea|Corée du Nord|Corea del Norte|Corea del Nord|Coreia do Norte
KR|South Korea|Südkorea|Corée du Sud|Corea del Sur|Corea del Sud|Coreia do Sul
KW|Kuwait|Koweït
KY|Cayman Islands|Kaimaninseln|Îles Caïmans|Islas Caimán|Isole Cayman|Ilhas Cayman
KZ|Kazakhstan|Kasachstan|Kazajistán|Kazakistan|Cazaquistão
LA|Laos
LB|Lebanon|Libanon|Liban|Líbano|Libano
LC|St. Lucia|Sainte-Lucie|Santa Lucía|Saint Lucia|Santa Lúcia
LI|Liechtenstein
LK|Sri Lanka
LR|Liberia|Libéria
LS|Lesotho|Lesoto
LT|Lithuania|Litauen|Lituanie|Lituania|Lituânia
LU|Luxembourg|Luxemburg|Luxemburgo|Lussemburgo
LV|Latvia|Lettland|Lettonie|Letonia|Lettonia|Letônia
LY|Libya|Libyen|Libye|Libia|Líbia
MA|Morocco|Marokko|Maroc|Marruecos|Marocco|Marrocos
MC|Monaco|Mónaco|Mônaco
MD|Moldova|Republik Moldau|Moldavie|Moldavia|Moldávia
ME|Montenegro|Monténégro
MF|St. Martin|Saint-Martin|San Martín|Saint Martin|São Martinho
MG|Madagascar|Madagaskar
MH|Marshall Islands|Marshallinseln|Îles Marshall|Islas Marshall|Isole Marshall|Ilhas Marshall
MK|North Macedonia|Nordmazedonien|Macédoine du Nord|Macedonia del Norte|Macedonia del Nord|Macedônia do Norte
ML|Mali
MM|Myanmar (Burma)|Myanmar|Myanmar (Birmanie)|Myanmar (Birmania)|Mianmar (Birmânia)
MN|Mongolia|Mongolei|Mongolie|Mongólia
MO|Macao SAR China|Sonderverwaltungsregion Macau|R.A.S. chinoise de Macao|RAE de Macao (China)|RAS di Macao|Macau, RAE da China
MP|Northern Mariana Islands|Nördliche Marianen|Îles Mariannes du Nord|Islas Marianas del Norte|Isole Marianne Settentrionali|Ilhas Marianas do Norte
MQ|Martinique|Martinica
MR|Mauritania|Mauretanien|Mauritanie|Mauritânia
MS|Montserrat
MT|Malta|Malte
MU|Mauritius|Maurice|Mauricio|Maurício
MV|Maldives|Malediven|Maldivas|Maldive
MW|Malawi|Malaui
MX|Mexico|Mexiko|Mexique|México|Messico
MY|Malaysia|Malaisie|Malasia|Malásia
MZ|Mozambique|Mosambik|Mozambico|Moçambique
NA|Namibia|Namibie|Namíbia
NC|New Caledonia|Neukaledonien|Nouvelle-Calédonie|Nueva Caledonia|Nuova Caledonia|Nova Caledônia
NE|Niger|Níger
NF|Norfolk Island|Norfolkinsel|Île Norfolk|Isla Norfolk|Isola Norfolk|Ilha Norfolk
NG|Nigeria|Nigéria
NI|Nicaragua|Nicarágua
NL|Netherlands|Niederlande|Pays-Bas|Países Bajos|Paesi Bassi|Países Baixos
NO|Norway|Norwegen|Norvège|Noruega|Norvegia
NP|Nepal|Népal
NR|Nauru
NU|Niue
NZ|New Zealand|Neuseeland|Nouvelle-Zélande|Nueva Zelanda|Nuova Zelanda|Nova Zelândia
OM|Oman|Omán|Omã
PA|Panama|Panamá
PE|Peru|Pérou|Perú|Perù
PF|French Polynesia|Französisch-Polynesien|Polynésie française|Polinesia Francesa|Polinesia Francese|Polinésia Francesa
PG|Papua New Guinea|Papua-Neuguinea|Papouasie-Nouvelle-Guinée|Papúa Nueva Guinea|Papua Nuova Guinea|Papua-Nova Guiné
PH|Philippines|Philippinen|Filipinas|Filippine
PK|Pakistan|Pakistán|Paquistão
PL|Poland|Polen|Pologne|Polonia|Polônia
PM|St. Pierre & Miquelon|St. Pierre und Miquelon|Saint-Pierre-et-Miquelon|San Pedro y Miquelón|Saint-Pierre e Miquelon|São Pedro e Miquelão
PN|Pitcairn Islands|Pitcairninseln|Îles Pitcairn|Islas Pitcairn|Isole Pitcairn|Ilhas Pitcairn
PR|Puerto Rico|Porto Rico|Portorico
PS|Palestinian Territories|Palästinensische Autonomiegebiete|Territoires palestiniens|Territorios Palestinos|Territori Palestinesi|Territórios palestinos
PT|Portugal|Portogallo
PW|Palau|Palaos
PY|Paraguay|Paraguai
QA|Qatar|Katar|Catar
RE|Réunion|La Réunion|Reunión|Riunione|Reunião
RO|Romania|Rumänien|Roumanie|Rumanía|Romênia
RS|Serbia|Serbien|Serbie|Sérvia
RU|Russia|Russland|Russie|Rusia|Rússia
RW|Rwanda|Ruanda
SA|Saudi Arabia|Saudi-Arabien|Arabie saoudite|Arabia Saudí|Arabia Saudita|Arábia Saudita
SB|Solomon Islands|Salomonen|Îles Salomon|Islas Salomón|Isole Salomone|Ilhas Salomão
SC|Seychelles|Seychellen|Seicheles
SD|Sudan|Soudan|Sudán|Sudão
SE|Sweden|Schweden|Suède|Suecia|Svezia|Suécia
SG|Singapore|Singapur|Singapour|Singapura
SH|St. Helena|Sainte-Hélène|Santa Elena|Sant’Elena|Santa Helena
SI|Slovenia|Slowenien|Slovénie|Eslovenia|Eslovênia
SJ|Svalbard & Jan Mayen|Spitzbergen und Jan Mayen|Svalbard et Jan Mayen|Svalbard y Jan Mayen|Svalbard e Jan Mayen
SK|Slovakia|Slowakei|Slovaquie|Eslovaquia|Slovacchia|Eslováquia
SL|Sierra Leone|Sierra Leona|Serra Leoa
SM|San Marino|Saint-Marin
SN|Senegal|Sénégal
SO|Somalia|Somalie|Somália
SR|Suriname|Surinam
SS|South Sudan|Südsudan|Soudan du Sud|Sudán del Sur|Sud Sudan|Sudão do Sul
ST|São Tomé & Príncipe|São Tomé und Príncipe|Sao Tomé-et-Principe|Santo Tomé y Príncipe|São Tomé e Príncipe
SV|El Salvador|Salvador
SX|Sint Maarten|Saint-Martin (partie néerlandaise)
SY|Syria|Syrien|Syrie|Siria|Síria
SZ|Eswatini|Esuatini|Essuatíni
TC|Turks & Caicos Islands|Turks- und Caicosinseln|Îles Turques-et-Caïques|Islas Turcas y Caicos|Isole Turks e Caicos|Ilhas Turcas e Caicos
TD|Chad|Tschad|Tchad|Ciad|Chade
TG|Togo
TH|Thailand|Thaïlande|Tailandia|Thailandia|Tailândia
TJ|Tajikistan|Tadschikistan|Tadjikistan|Tayikistán|Tagikistan|Tadjiquistão
TK|Tokelau
TL|Timor-Leste|Timor oriental|Timor Est
TM|Turkmenistan|Turkménistan|Turkmenistán|Turcomenistão
TN|Tunisia|Tunesien|Tunisie|Túnez|Tunísia
TO|Tonga
TR|Türkiye|Türkei|Turquie|Turquía|Turchia|Turquia
TT|Trinidad & Tobago|Trinidad und Tobago|Trinité-et-Tobago|Trinidad y Tobago|Trinidad e Tobago
TV|Tuvalu
TW|Taiwan|Taïwan|Taiwán
TZ|Tanzania|Tansania|Tanzanie|Tanzânia
UA|Ukraine|Ucrania|Ucraina|Ucrânia
UG|Uganda|Ouganda
US|United States|Vereinigte Staaten|États-Unis|Estados Unidos|Stati Uniti
UY|Uruguay|Uruguai
UZ|Uzbekistan|Usbekistan|Ouzbékistan|Uzbekistán|Uzbequistão
VA|Vatican City|Vatikanstadt|État de la Cité du Vatican|Ciudad del Vaticano|Città del Vaticano|Cidade do Vaticano
VC|St. Vincent & Grenadines|St. Vincent und die Grenadinen|Saint-Vincent-et-les Grenadines|San Vicente y las Granadinas|Saint Vincent e Grenadine|São Vicente e Granadinas
VE|Venezuela
VG|British Virgin Islands|Britische Jungferninseln|Îles Vierges britanniques|Islas Vírgenes Británicas|Isole Vergini Britanniche|Ilhas Virgens Britânicas
VI|U.S. Virgin Islands|Amerikanische Jungferninseln|Îles Vierges des États-Unis|Islas Vírgenes de EE. UU.|Isole Vergini Americane|Ilhas Virgens Americanas
VN|Vietnam|Viêt Nam|Vietnã
VU|Vanuatu
WF|Wallis & Futuna|Wallis und Futuna|Wallis-et-Futuna|Wallis y Futuna|Wallis e Futuna
WS|Samoa
XK|Kosovo
YE|Yemen|Jemen|Yémen|Iêmen
YT|Mayotte
ZA|South Africa|Südafrika|Afrique du Sud|Sudáfrica|Sudafrica|África do Sul
ZM|Zambia|Sambia|Zambie|Zâmbia
ZW|Zimbabwe|Simbabwe|Zimbabue|Zimbábue
`;
