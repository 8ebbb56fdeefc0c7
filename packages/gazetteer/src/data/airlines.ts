/**
 * Airlines in service: `IATA|ICAO|name|country|aliases (;)`. The holder of the designator today: AZ is ITA Airways, QP Akasa Air, MX Breeze. Compiled
 * by hand for this project from the carriers' own names and designators.
 */
export const AIRLINE_ROWS = `
AA|AAL|American Airlines|US|American;American Air
UA|UAL|United Airlines|US|United
DL|DAL|Delta Air Lines|US|Delta;Delta Airlines
WN|SWA|Southwest Airlines|US|Southwest
B6|JBU|JetBlue|US|JetBlue Airways;Jet Blue
AS|ASA|Alaska Airlines|US|Alaska
HA|HAL|Hawaiian Airlines|US|Hawaiian
F9|FFT|Frontier Airlines|US|Frontier
NK|NKS|Spirit Airlines|US|Spirit
G4|AAY|Allegiant Air|US|Allegiant
SY|SCX|Sun Country Airlines|US|Sun Country
MX|MXY|Breeze Airways|US|Breeze
XP|VXP|Avelo Airlines|US|Avelo
9K|KAP|Cape Air|US|
OO|SKW|SkyWest Airlines|US|SkyWest
YX|RPA|Republic Airways|US|Republic Airlines
9E|EDV|Endeavor Air|US|
MQ|ENY|Envoy Air|US|
OH|JIA|PSA Airlines|US|
YV|ASH|Mesa Airlines|US|
PT|PDT|Piedmont Airlines|US|
QX|QXE|Horizon Air|US|
G7|GJS|GoJet Airlines|US|
AC|ACA|Air Canada|CA|
WS|WJA|WestJet|CA|West Jet
TS|TSC|Air Transat|CA|
PD|POE|Porter Airlines|CA|Porter
F8|FLE|Flair Airlines|CA|Flair
RV|ROU|Air Canada Rouge|CA|
QK|JZA|Jazz Aviation|CA|Air Canada Express Jazz
WG|SWG|Sunwing Airlines|CA|Sunwing
AM|AMX|Aeroméxico|MX|Aeromexico;Aerovias de Mexico
Y4|VOI|Volaris|MX|
VB|VIV|Viva|MX|Viva Aerobus;VivaAerobus
5D|SLI|Aeroméxico Connect|MX|Aeromexico Connect
CM|CMP|Copa Airlines|PA|Copa
AV|AVA|Avianca|CO|
TA|TAI|Avianca El Salvador|SV|TACA
P5|RPB|Wingo|CO|
LA|LAN|LATAM Airlines|CL|LATAM;LATAM Airlines Group;LAN
JJ|TAM|LATAM Brasil|BR|TAM
4C|ARE|LATAM Colombia|CO|
LP|LPE|LATAM Perú|PE|LATAM Peru
H2|SKU|SKY Airline|CL|Sky Airline
JA|JAT|JetSMART|CL|Jetsmart
AR|ARG|Aerolíneas Argentinas|AR|Aerolineas Argentinas
FO|FBZ|Flybondi|AR|
G3|GLO|GOL|BR|GOL Linhas Aéreas;Gol Linhas Aereas
AD|AZU|Azul|BR|Azul Linhas Aéreas;Azul Brazilian Airlines
OB|BOV|BoA|BO|Boliviana de Aviación;Boliviana de Aviacion
ZP|AZP|Paranair|PY|
BW|BWA|Caribbean Airlines|TT|
UP|BHS|Bahamasair|BS|
KX|CAY|Cayman Airways|KY|
JY|IWY|interCaribbean Airways|TC|interCaribbean
WM|WIA|Winair|SX|
4Y|OCN|Discover Airlines|DE|Discover;Eurowings Discover
CU|CUB|Cubana|CU|Cubana de Aviación
DM|DWI|Arajet|DO|
BA|BAW|British Airways|GB|
VS|VIR|Virgin Atlantic|GB|Virgin;Virgin Atlantic Airways
U2|EZY|easyJet|GB|Easy Jet
EC|EJU|easyJet Europe|AT|
LS|EXS|Jet2|GB|Jet2.com;Jet2holidays
BY|TOM|TUI Airways|GB|TUI;TUI fly UK
LM|LOG|Loganair|GB|
T3|EZE|Eastern Airways|GB|
GR|AUR|Aurigny|GG|Aurigny Air Services
FR|RYR|Ryanair|IE|
EI|EIN|Aer Lingus|IE|
RE|STK|Aer Lingus Regional|IE|Emerald Airlines
AF|AFR|Air France|FR|
TO|TVF|Transavia France|FR|
BF|FBU|French bee|FR|Frenchbee
SS|CRL|Corsair|FR|Corsair International
TX|FWI|Air Caraïbes|FR|Air Caraibes
XK|CCM|Air Corsica|FR|
A5|HOP|HOP!|FR|Air France Hop;HOP
V7|VOE|Volotea|ES|
KL|KLM|KLM|NL|KLM Royal Dutch Airlines;KLM Royal Dutch
WA|KLC|KLM Cityhopper|NL|
HV|TRA|Transavia|NL|Transavia Airlines
OR|TFL|TUI fly Netherlands|NL|TUIfly Netherlands
TB|JAF|TUI fly Belgium|BE|TUI fly
SN|BEL|Brussels Airlines|BE|
LH|DLH|Lufthansa|DE|Deutsche Lufthansa
VL|LHX|Lufthansa City Airlines|DE|
CL|CLH|Lufthansa CityLine|DE|Lufthansa Cityline
EW|EWG|Eurowings|DE|
DE|CFG|Condor|DE|Condor Flugdienst
X3|TUI|TUIfly|DE|TUI fly Deutschland
XR|CXI|Corendon Airlines Europe|MT|
XC|CAI|Corendon Airlines|TR|Corendon
EN|DLA|Air Dolomiti|IT|
OS|AUA|Austrian Airlines|AT|Austrian;AUA
LX|SWR|SWISS|CH|Swiss International Air Lines;Swiss Air Lines;Swiss International;Swiss Airlines
WK|EDW|Edelweiss Air|CH|Edelweiss
2L|OAW|Helvetic Airways|CH|Helvetic
GM|GSW|Chair Airlines|CH|
LG|LGL|Luxair|LU|
AZ|ITY|ITA Airways|IT|ITA
NO|NOS|Neos|IT|Neos Air
DN|DAN|Dan Air|RO|
IB|IBE|Iberia|ES|Iberia Airlines
I2|IBS|Iberia Express|ES|
YW|ANE|Air Nostrum|ES|Iberia Regional
VY|VLG|Vueling|ES|Vueling Airlines
UX|AEA|Air Europa|ES|
NT|IBB|Binter Canarias|ES|Binter
IL|LAV|AlbaStar|ES|Albastar
E9|MMZ|Iberojet|ES|
2W|WFL|World2Fly|ES|
TP|TAP|TAP Air Portugal|PT|TAP;TAP Portugal
S4|RZO|Azores Airlines|PT|SATA Azores Airlines;SATA International
SP|SAT|SATA Air Açores|PT|SATA
SK|SAS|SAS|SE|Scandinavian Airlines;SAS Scandinavian Airlines;Scandinavian
DY|NOZ|Norwegian|NO|Norwegian Air Shuttle;Norwegian Air
D8|NSZ|Norwegian Air Sweden|SE|
N0|NBT|Norse Atlantic Airways|NO|Norse Atlantic;Norse
Z0|UBT|Norse Atlantic UK|GB|Norse Atlantic Airways UK
WF|WIF|Widerøe|NO|Wideroe
AY|FIN|Finnair|FI|
FI|ICE|Icelandair|IS|
GL|GRL|Air Greenland|GL|
OG|FPY|PLAY|IS|Play Airlines;Fly Play
DX|DTR|DAT|DK|Danish Air Transport
BT|BTI|airBaltic|LV|Air Baltic
LO|LOT|LOT Polish Airlines|PL|LOT
OK|CSA|Czech Airlines|CZ|CSA
QS|TVS|Smartwings|CZ|
W6|WZZ|Wizz Air|HU|Wizz;Wizzair
W9|WUK|Wizz Air UK|GB|
W4|WMT|Wizz Air Malta|MT|
RO|ROT|TAROM|RO|
H4|HYS|HiSky|RO|HiSky Europe
A2|AWG|Animawings|RO|
FB|LZB|Bulgaria Air|BG|
JU|ASL|Air Serbia|RS|
OU|CTN|Croatia Airlines|HR|
A3|AEE|Aegean Airlines|GR|Aegean
OA|OAL|Olympic Air|GR|Olympic
GQ|SEH|SKY express|GR|Sky Express
KM|KMM|KM Malta Airlines|MT|KM Malta
CY|CYP|Cyprus Airways|CY|
2B|AWT|Albawings|AL|
ZB|ABN|Air Albania|AL|
4O|MNE|Air Montenegro|ME|
5F|FIA|FlyOne|MD|
PS|AUI|Ukraine International Airlines|UA|UIA
B2|BRU|Belavia|BY|
SU|AFL|Aeroflot|RU|Aeroflot Russian Airlines
S7|SBI|S7 Airlines|RU|S7;Siberia Airlines
UT|UTA|UTair|RU|
U6|SVR|Ural Airlines|RU|
DP|PBD|Pobeda|RU|
FV|SDM|Rossiya|RU|
A9|TGZ|Georgian Airways|GE|
J2|AHY|AZAL|AZ|Azerbaijan Airlines
KC|KZR|Air Astana|KZ|
FS|AYN|FlyArystan|KZ|
HY|UZB|Uzbekistan Airways|UZ|
TK|THY|Turkish Airlines|TR|Turkish;THY
VF|TKJ|AJet|TR|AnadoluJet
PC|PGT|Pegasus|TR|Pegasus Airlines
XQ|SXS|SunExpress|TR|Sun Express
LY|ELY|El Al|IL|EL AL Israel Airlines;El Al Israel Airlines
IZ|AIZ|Arkia|IL|
6H|ISR|Israir|IL|
RJ|RJA|Royal Jordanian|JO|
ME|MEA|Middle East Airlines|LB|MEA
EK|UAE|Emirates|AE|Emirates Airlines;Emirates Airline
EY|ETD|Etihad Airways|AE|Etihad
FZ|FDB|flydubai|AE|Fly Dubai
G9|ABY|Air Arabia|AE|
3L|ADY|Air Arabia Abu Dhabi|AE|
QR|QTR|Qatar Airways|QA|Qatar
GF|GFA|Gulf Air|BH|
KU|KAC|Kuwait Airways|KW|
J9|JZR|Jazeera Airways|KW|Jazeera
WY|OMA|Oman Air|OM|
OV|OMS|SalamAir|OM|Salam Air
SV|SVA|Saudia|SA|Saudi Arabian Airlines;Saudi Airlines
RX|RXI|Riyadh Air|SA|
XY|KNE|flynas|SA|Flynas
F3|FAD|flyadeal|SA|
IA|IAW|Iraqi Airways|IQ|
IR|IRA|Iran Air|IR|
W5|IRM|Mahan Air|IR|
AI|AIC|Air India|IN|
IX|AXB|Air India Express|IN|
6E|IGO|IndiGo|IN|Indigo Airlines;Interglobe
SG|SEJ|SpiceJet|IN|Spice Jet
QP|AKJ|Akasa Air|IN|Akasa
9I|LLR|Alliance Air|IN|
S5|SDG|Star Air|IN|
UL|ALK|SriLankan Airlines|LK|Sri Lankan Airlines;SriLankan;Srilankan
PK|PIA|Pakistan International Airlines|PK|PIA
PA|ABQ|airblue|PK|Air Blue
BG|BBC|Biman Bangladesh Airlines|BD|Biman
BS|UBG|US-Bangla Airlines|BD|US Bangla
RA|RNA|Nepal Airlines|NP|
U4|BHA|Buddha Air|NP|
YT|NYT|Yeti Airlines|NP|
KB|DRK|Drukair|BT|Royal Bhutan Airlines
B3|BTN|Bhutan Airlines|BT|
Q2|DQA|Maldivian|MV|
VP|VQI|Villa Air|MV|Flyme
SQ|SIA|Singapore Airlines|SG|Singapore Air
TR|TGW|Scoot|SG|
3K|JSA|Jetstar Asia|SG|
MH|MAS|Malaysia Airlines|MY|
OD|MXD|Batik Air Malaysia|MY|Malindo Air
AK|AXM|AirAsia|MY|Air Asia
D7|XAX|AirAsia X|MY|Air Asia X
FD|AIQ|Thai AirAsia|TH|
XJ|TAX|Thai AirAsia X|TH|
QZ|AWQ|Indonesia AirAsia|ID|
Z2|APG|Philippines AirAsia|PH|
FY|FFM|Firefly|MY|
TG|THA|Thai Airways|TH|Thai;Thai Airways International
PG|BKP|Bangkok Airways|TH|
DD|NOK|Nok Air|TH|
SL|TLM|Thai Lion Air|TH|
VZ|TVJ|Thai Vietjet Air|TH|Thai Vietjet
VN|HVN|Vietnam Airlines|VN|
VJ|VJC|VietJet Air|VN|Vietjet;VietJet
QH|BAV|Bamboo Airways|VN|
K6|KHV|Air Cambodia|KH|Cambodia Angkor Air
QV|LAO|Lao Airlines|LA|
8M|MMA|Myanmar Airways International|MM|
UB|UBA|Myanmar National Airlines|MM|
GA|GIA|Garuda Indonesia|ID|Garuda
QG|CTV|Citilink|ID|
JT|LNI|Lion Air|ID|
ID|BTK|Batik Air|ID|
IU|SJV|Super Air Jet|ID|
IP|PAS|Pelita Air|ID|
8B|TNU|TransNusa|ID|
PR|PAL|Philippine Airlines|PH|
5J|CEB|Cebu Pacific|PH|Cebu Pacific Air
T6|ATX|AirSWIFT|PH|
BI|RBA|Royal Brunei Airlines|BN|Royal Brunei
PX|ANG|Air Niugini|PG|
CX|CPA|Cathay Pacific|HK|Cathay;Cathay Pacific Airways
HX|CRK|Hong Kong Airlines|HK|
UO|HKE|HK Express|HK|Hong Kong Express
HB|HGB|Greater Bay Airlines|HK|
NX|AMU|Air Macau|MO|
CI|CAL|China Airlines|TW|
BR|EVA|EVA Air|TW|Eva Airways;EVA
JX|SJX|STARLUX Airlines|TW|Starlux
IT|TTW|Tigerair Taiwan|TW|
AE|MDA|Mandarin Airlines|TW|
B7|UIA|UNI Air|TW|
CA|CCA|Air China|CN|
MU|CES|China Eastern|CN|China Eastern Airlines
CZ|CSN|China Southern|CN|China Southern Airlines
HU|CHH|Hainan Airlines|CN|Hainan
MF|CXA|Xiamen Airlines|CN|XiamenAir
ZH|CSZ|Shenzhen Airlines|CN|
3U|CSC|Sichuan Airlines|CN|
HO|DKH|Juneyao Airlines|CN|Juneyao Air
9C|CQH|Spring Airlines|CN|
FM|CSH|Shanghai Airlines|CN|
SC|CDG|Shandong Airlines|CN|
JD|CBJ|Beijing Capital Airlines|CN|Capital Airlines
GS|GCR|Tianjin Airlines|CN|
8L|LKE|Lucky Air|CN|
JL|JAL|Japan Airlines|JP|JAL
NH|ANA|All Nippon Airways|JP|ANA
NQ|AJX|Air Japan|JP|AirJapan
ZG|TZP|ZIPAIR|JP|ZIPAIR Tokyo;Zip Air
MM|APJ|Peach|JP|Peach Aviation
GK|JJP|Jetstar Japan|JP|
IJ|SJO|Spring Japan|JP|
BC|SKY|Skymark Airlines|JP|Skymark
HD|ADO|AIRDO|JP|Air Do
6J|SNJ|Solaseed Air|JP|
7G|SFJ|StarFlyer|JP|Star Flyer
NU|JTA|Japan Transocean Air|JP|
KE|KAL|Korean Air|KR|Korean Air Lines;Korean
OZ|AAR|Asiana Airlines|KR|Asiana
7C|JJA|Jeju Air|KR|
LJ|JNA|Jin Air|KR|
TW|TWB|T'way Air|KR|Tway Air
BX|ABL|Air Busan|KR|
RS|ASV|Air Seoul|KR|
ZE|ESR|Eastar Jet|KR|
YP|APZ|Air Premia|KR|
OM|MGL|MIAT Mongolian Airlines|MN|MIAT
QF|QFA|Qantas|AU|Qantas Airways
JQ|JST|Jetstar|AU|Jetstar Airways
VA|VOZ|Virgin Australia|AU|
ZL|RXA|Rex|AU|Regional Express;Rex Airlines
NZ|ANZ|Air New Zealand|NZ|Air NZ
FJ|FJI|Fiji Airways|FJ|Air Pacific
TN|THT|Air Tahiti Nui|PF|
VT|VTA|Air Tahiti|PF|
SB|ACI|Aircalin|NC|
NF|AVN|Air Vanuatu|VU|
IE|SOL|Solomon Airlines|SB|
PH|PAO|Samoa Airways|WS|
GZ|RAR|Air Rarotonga|CK|
MS|MSR|EgyptAir|EG|Egyptair;Egypt Air
NP|NIA|Nile Air|EG|
SM|MSC|Air Cairo|EG|
AT|RAM|Royal Air Maroc|MA|RAM
3O|MAC|Air Arabia Maroc|MA|
TU|TAR|Tunisair|TN|Tunis Air
BJ|LBT|Nouvelair|TN|
AH|DAH|Air Algérie|DZ|Air Algerie
ET|ETH|Ethiopian Airlines|ET|Ethiopian
KQ|KQA|Kenya Airways|KE|
JM|JMA|Jambojet|KE|
5H|FFV|Fly540|KE|
UR|UGD|Uganda Airlines|UG|
WB|RWD|RwandAir|RW|Rwandair
TC|ATC|Air Tanzania|TZ|
PW|PRF|Precision Air|TZ|
SA|SAA|South African Airways|ZA|SAA
4Z|LNK|Airlink|ZA|
FA|SFR|FlySafair|ZA|Safair
GE|LFT|LIFT|ZA|Lift Airline
5Z|KEM|CemAir|ZA|
TM|LAM|LAM Mozambique Airlines|MZ|LAM
DT|DTA|TAAG Angola Airlines|AO|TAAG
UM|AZW|Air Zimbabwe|ZW|
BP|BOT|Air Botswana|BW|
MK|MAU|Air Mauritius|MU|
UU|REU|Air Austral|RE|
HM|SEY|Air Seychelles|SC|
MD|MDG|Madagascar Airlines|MG|Air Madagascar;Tsaradia
P4|APK|Air Peace|NG|
W3|ARA|Arik Air|NG|
VK|VGN|ValueJet|NG|
KP|SKK|ASKY|TG|ASKY Airlines
HF|VRE|Air Côte d'Ivoire|CI|Air Cote d'Ivoire
HC|SZN|Air Senegal|SN|
2J|VBW|Air Burkina|BF|
QC|CRC|Camair-Co|CM|
VR|TCV|Cabo Verde Airlines|CV|TACV
WZ|RWZ|Red Wings|RU|
ER|SEP|SereneAir|PK|Serene Air
GP|RIV|APG Airlines|FR|
W2|FXT|Flexflight|DK|
H1|HHN|Hahn Air Systems|DE|
HR|HHN|Hahn Air|DE|
BV|BPA|Blue Panorama|IT|
PE|PEV|People's|AT|People's Viennaline
BM|BMR|bmi regional|GB|
SI|BCI|Blue Islands|GB|
`;
