/** Folded names of cities and airports with their codes, areas first, then by use: `name|codes`. Made by scripts/generate-airports.mjs; do not edit. */
export const AIRPORT_NAMES = `
london|LON LTN LGW LHR STN YXU LCY SEN BQH NHT LOZ
londres|LON
londra|LON
londen|LON
new york|NYC JFK LGA
nueva york|NYC
nova york|NYC
nova iorque|NYC
paris|PAR CDG ORY BVA PRX LBG
parigi|PAR
parijs|PAR
tokyo|TYO NRT HND OKO
tokio|TYO
toquio|TYO
osaka|OSA KIX ITM
seoul|SEL ICN GMP
beijing|BJS PEK PKX NAY
pechino|BJS
pequin|BJS
pequim|BJS
milan|MIL MXP BGY LIN
mailand|MIL
milano|MIL
milaan|MIL
milao|MIL
rome|ROM FCO CIA RME RMG
roma|ROM RMA
rom|ROM
moscow|MOW ZIA DME SVO VKO OSF CKL
moskau|MOW
moscou|MOW
moscu|MOW
moskou|MOW
mosca|MOW
moscovo|MOW
moskva|MOW
stockholm|STO ARN NYO VST BMA
estocolmo|STO
stoccolma|STO
bucharest|BUH OTP BBU
bukarest|BUH
bucarest|BUH
boekarest|BUH
bucareste|BUH
chicago|CHI MDW ORD RFD DPA PWK
washington|WAS DCA IAD
detroit|DTT DTW DET YIP
houston|QHO IAH HOU CXO EFD SGR
dallas|QDF DFW DAL
los angeles|QLA LAX
toronto|YTO YYZ YTZ YKZ
montreal|YMQ YUL YHU YMX
edmonton|YEA YEG
rio de janeiro|RIO GIG SDU SNZ
sao paulo|SAO GRU CGH RTE
buenos aires|BUE AEP EZE BAI
belo horizonte|BHZ CNF PLU
jakarta|JKT CGK HLP
sapporo|SPK CTS OKD
tenerife|TCI TFS TFN
reykjavik|REK KEF RKV
izmir|IZM ADB
basel|EAP BSL
vancouver|YVR
brussels|BRU CRL
zaventem|BRU
brussel|BRU
bruxelles|BRU
bruselas|BRU
bruxelas|BRU
bryssel|BRU
frankfurt|FRA HHN
rhein main|FRA
frankfurt am main|FRA
francfort|FRA
francoforte|FRA
dusseldorf|DUS
belfast|BFS BHD
birmingham|BHX BHM
manchester|MAN MHT
glasgow|GLA PIK GGW
glasgow international|GLA
edinburgh|EDI
edinburgo|EDI
edimbourg|EDI
edimburgo|EDI
edinburg|EDI
amsterdam|AMS
amsterdam airport schiphol|AMS
schiphol|AMS
amesterdao|AMS
amsterda|AMS
dublin|DUB
dublino|DUB
warsaw|WAW WMI
warsaw chopin|WAW
chopin|WAW
warschau|WAW
varsovie|WAW
varsovia|WAW
varsavia|WAW
warszawa|WAW
johannesburg|JNB HLA QRA
or tambo|JNB
o r tambo|JNB
jo burg|JNB
joburg|JNB
johannesburgo|JNB
johannesbourg|JNB
joanesburgo|JNB
jozi|JNB
tenerife sur|TFS
teneriffa|TFS TFN
teneriffa sud|TFS
tenerife sud|TFS
cairo|CAI SPX
kairo|CAI
le caire|CAI
el cairo|CAI
il cairo|CAI
nairobi|NBO WIL
jomo kenyatta|NBO
jkia|NBO
atlanta|ATL FTY PDK
hartsfield jackson atlanta|ATL
hartsfield jackson|ATL
cincinnati|CVG LUK
cincinnati northern kentucky|CVG
dallas fort worth|DFW
george bush intercontinental houston|IAH
houston intercontinental|IAH
george bush|IAH
bush intercontinental|IAH
las vegas|LAS LSV LVS VGT
harry reid|LAS
mccarran|LAS
vegas|LAS
orlando|MCO SFB ISM
orlando international|MCO
miami|MIA OPF TMB
phoenix|PHX
phoenix sky harbor|PHX
sky harbor|PHX
seattle|SEA BFI
seattle tacoma|SEA
sea tac|SEA
seatac|SEA
san francisco|SFO
san fran|SFO
st louis|STL ALN SUS
st louis lambert|STL
tampa|TPA MCF
barcelona|BCN BLA
josep tarradellas barcelona el prat|BCN
el prat|BCN
barcellona|BCN
barcelone|BCN
madrid|MAD TOJ
adolfo suarez madrid barajas|MAD
barajas|MAD
madrid barajas|MAD
madri|MAD
athens|ATH AHN
athens eleftherios venizelos|ATH
athen|ATH
athenes|ATH
atenas|ATH
atene|ATH
eleftherios venizelos|ATH
athene|ATH
aten|ATH
budapest|BUD
budapest liszt ferenc|BUD
ferenc liszt|BUD
budapeste|BUD
boedapest|BUD
venice|VCE TSF
venice marco polo|VCE
venezia|VCE
marco polo|VCE
venedig|VCE
venise|VCE
venecia|VCE
veneza|VCE
venetie|VCE
prague|PRG
vaclav havel airport prague|PRG
prag|PRG
praga|PRG
praag|PRG
praha|PRG
tel aviv|TLV
ben gurion|TLV
malta|MLA
vienna|VIE
wien|VIE
schwechat|VIE
vienne|VIE
viena|VIE
wenen|VIE
lisbon|LIS
humberto delgado|LIS
lissabon|LIS
lisbonne|LIS
lisboa|LIS
lisbona|LIS
geneva|GVA
geneva cointrin|GVA
genf|GVA
geneve|GVA
ginevra|GVA
ginebra|GVA
genebra|GVA
zurich|ZRH
zuerich|ZRH
kloten|ZRH
zurigo|ZRH
zurique|ZRH
istanbul|IST ISL SAW
istanbul airport|IST
estambul|IST
istambul|IST
punta cana|PUJ
bavaro|PUJ
santo domingo|SDQ STD
las americas|SDQ
mexico city|MEX NLU
aeropuerto internacional lic benito juarez|MEX
benito juarez|MEX
ciudad de mexico|MEX
mexiko stadt|MEX
mexico stad|MEX
citta del messico|MEX
cidade do mexico|MEX
panama city|PTY PAC PAM
tocumen|PTY
panama stadt|PTY
ciudad de panama|PTY
panama|PTY
havana|HAV UPB
jose marti|HAV
la habana|HAV
la havane|HAV
havanna|HAV
l avana|HAV
nadi|NAN
fiji|NAN
auckland|AKL
jeddah|JED
king abdulaziz|JED
jiddah|JED
djeddah|JED
dschidda|JED
yeda|JED
gedda|JED
riyadh|RUH
king khaled|RUH
king khalid|RUH
riyad|RUH
abu dhabi|AUH AZI
zayed international|AUH
abou dabi|AUH
abou dhabi|AUH
abu dabi|AUH
dubai|DXB DWC NHD
doha|DOH DIA
hamad|DOH
honolulu|HNL HIK
daniel k inouye|HNL
oahu|HNL
taipei|TPE TSA
taiwan taoyuan|TPE
taoyuan|TPE
taipeh|TPE
manila|MNL
ninoy aquino|MNL
naia|MNL
santiago|SCL STI SCU SYP
comodoro arturo merino benitez|SCL
santiago de chile|SCL
bogota|BOG
el dorado|BOG ELD EOR
lima|LIM
jorge chavez|LIM
kyiv|KBP IEV
boryspil|KBP
mumbai|BOM NMI
chhatrapati shivaji|BOM
bombay|BOM
goa|GOI GOX
dabolim|GOI
phnom penh|PNH KTI
siem reap|REP SAI
hong kong|HKG
chek lap kok|HKG
hongkong|HKG
delhi|DEL DXN
indira gandhi|DEL
new delhi|DEL
neu delhi|DEL
nueva delhi|DEL
nuova delhi|DEL
nova delhi|DEL
bangkok|BKK DMK
suvarnabhumi|BKK
kuala lumpur|KUL SZB
klia|KUL
singapore|SIN
singapore changi|SIN
changi|SIN
singapur|SIN
singapour|SIN
singapura|SIN
melbourne|MEL MLB AVV MBW
tullamarine|MEL
melbs|MEL
sydney|SYD YQY WSI BWU
sydney kingsford smith|SYD
kingsford smith|SYD
shanghai|PVG SHA
shanghai pudong|PVG
pudong|PVG
schanghai|PVG SHA
xangai|PVG SHA
chengdu|CTU TFU HZU
chengdu shuangliu|CTU
honiara|HIR
port moresby|POM
port moresby jacksons|POM
keflavik|KEF
halifax|YHZ
halifax stanfield|YHZ
ottawa|YOW YRO
ottawa macdonald cartier|YOW
quebec city|YQB
quebec jean lesage|YQB
montreal pierre elliott trudeau|YUL
trudeau|YUL
montreal trudeau|YUL
winnipeg|YWG
winnipeg james armstrong richardson|YWG
prince george|YXS
abbotsford|YXX
calgary|YYC
victoria|YYJ VCT ZIC
st john s|YYT
lester b pearson|YYZ
pearson|YYZ
toronto pearson|YYZ
algiers|ALG
houari boumediene|ALG
algier|ALG
argel|ALG
algeri|ALG
alger|ALG
accra|ACC
kotoka|ACC
abuja|ABV
nnamdi azikiwe|ABV
lagos|LOS
murtala muhammed|LOS
niamey|NIM
diori hamani|NIM
tunis|TUN
tunis carthage|TUN
tunez|TUN
tunisi|TUN
berlin|BER
berlin brandenburg|BER
brandenburg|BER
berlijn|BER
berlino|BER
berlim|BER
hamburg|HAM XFW
hamburg helmut schmidt|HAM
fuhlsbuttel|HAM
hambourg|HAM
hamburgo|HAM
amburgo|HAM
cologne|CGN
cologne bonn|CGN
koln|CGN
koln bonn|CGN
koeln|CGN
colonia|CGN
keulen|CGN
munich|MUC
munchen|MUC
franz josef strauss|MUC
muenchen|MUC
monaco di baviera|MUC
munique|MUC
nuremberg|NUE
nurnberg|NUE
nuernberg|NUE
norimberga|NUE
leipzig|LEJ
leipzig halle|LEJ
stuttgart|STR
echterdingen|STR
estugarda|STR
stoccarda|STR
hanover|HAJ
hannover|HAJ
tallinn|TLL
lennart meri tallinn|TLL
helsinki|HEL
helsinki vantaa|HEL
vantaa|HEL
helsingfors|HEL
london luton|LTN
luton|LTN
london gatwick|LGW
gatwick|LGW
london heathrow|LHR
heathrow|LHR
london stansted|STN
stansted|STN
eindhoven|EIN
ezhou|EHU
ezhou huahu|EHU
shannon|SNN
billund|BLL
legoland|BLL
copenhagen|CPH RKE
copenhagen kastrup|CPH
kopenhagen|CPH
copenhague|CPH
kastrup|CPH
copenaghen|CPH
kobenhavn|CPH
kopenhamn|CPH
luxembourg|LUX
luxembourg findel|LUX
luxemburg|LUX
bergen|BGO
bergen airport flesland|BGO
oslo|OSL TRF RYG
oslo airport gardermoen|OSL
gardermoen|OSL
tromso|TOS
tromso airport langnes|TOS
trondheim|TRD
trondheim airport værnes|TRD
stavanger|SVG
stavanger airport sola|SVG
gdansk|GDN
gdansk lech walesa|GDN
danzig|GDN
krakow|KRK
krakow john paul ii|KRK
krakau|KRK
cracovie|KRK
cracovia|KRK
gothenburg|GOT GSE
gothenburg landvetter|GOT
goteborg|GOT
stockholm arlanda|ARN
arlanda|ARN
riga|RIX
vilnius|VNO
wilna|VNO
cape town|CPT
kapstadt|CPT
le cap|CPT
ciudad del cabo|CPT
citta del capo|CPT
cidade do cabo|CPT
kaapstad|CPT
kapstaden|CPT
durban|DUR VIR
king shaka|DUR
durbs|DUR
gaborone|GBE
sir seretse khama|GBE
mpaka|SHO
king mswati iii|SHO
mauritius|MRU
sir seewoosagur ramgoolam|MRU
port louis|MRU
plaisance|MRU
ile maurice|MRU
isla mauricio|MRU
lusaka|LUN
kenneth kaunda|LUN
reunion|RUN
roland garros|RUN
la reunion|RUN
antananarivo|TNR
ivato|TNR
tananarive|TNR
luanda|LAD
quatro de fevereiro|LAD
maputo|MPM
mahe|SEZ
seychelles|SEZ
seychellen|SEZ
n djamena|NDJ
harare|HRE
robert gabriel mugabe|HRE
windhoek|WDH ERS
hosea kutako|WDH
windhuk|WDH
kinshasa|FIH
ndjili|FIH
bamako|BKO
modibo keita|BKO
banjul|BJL
fuerteventura|FUE
gran canaria|LPA
las palmas|LPA
lanzarote|ACE
cesar manrique lanzarote|ACE
arrecife|ACE
freetown|FNA
lungi|FNA
monrovia|ROB MLW
roberts|ROB
casablanca|CMN
mohammed v|CMN
dakar|DSS DKR
blaise diagne|DSS
nouakchott|NKC
nouakchott oumtounsy|NKC
sal|SID
amilcar cabral|SID
addis ababa|ADD
addis ababa bole|ADD
bole|ADD BPL
addis abeba|ADD
adis abeba|ADD
djibouti city|JIB
djibouti ambouli|JIB
hurghada|HRG
al ghardaqah|HRG
hourghada|HRG
sharm el sheikh|SSH
scharm el scheich|SSH
sharm|SSH
juba|JUB
mombasa|MBA
moi|MBA
tripoli|MJI KYE
mitiga|MJI
kigali|KGL
khartoum|KRT
dar es salaam|DAR
julius nyerere|DAR
daressalam|DAR
dar es salam|DAR
zanzibar|ZNZ
abeid amani karume|ZNZ
sansibar|ZNZ
entebbe|EBB
austin|AUS
austin bergstrom|AUS
nashville|BNA
boston|BOS
logan|BOS LGU
boston logan|BOS
buffalo|BUF
buffalo niagara|BUF
baltimore|BWI MTN
baltimore washington international thurgood marshall|BWI
thurgood marshall|BWI
baltimore washington|BWI
cleveland|CLE BKL CGF
cleveland hopkins|CLE
charlotte|CLT
charlotte douglas|CLT
columbus|CMH CSG GTR LCK CLU CBM OSU
john glenn columbus|CMH
ronald reagan washington national|DCA
reagan|DCA
reagan national|DCA
washington national|DCA
denver|DEN APA BJC
detroit metropolitan wayne county|DTW
newark|EWR
newark liberty|EWR
new york newark|EWR
fort lauderdale|FLL FXE
fort lauderdale hollywood|FLL
ft lauderdale|FLL
washington dulles|IAD
dulles|IAD
indianapolis|IND
jacksonville|JAX CRG LRF NIP NRB
john f kennedy|JFK
kennedy|JFK
la guardia|LGA
laguardia|LGA
kansas city|MCI MKC
chicago midway|MDW
midway|MDW
memphis|MEM
milwaukee|MKE
general mitchell|MKE
minneapolis|MSP
minneapolis saint paul international airport wold chamberlain field|MSP
minneapolis st paul|MSP
minneapolis saint paul|MSP
new orleans|MSY NBG NEW
louis armstrong new orleans|MSY
la nouvelle orleans|MSY
nueva orleans|MSY
nova orleans|MSY
oakland|OAK
metropolitan oakland|OAK
ontario|ONT ONO
chicago o hare|ORD
o hare|ORD
ohare|ORD
west palm beach|PBI
palm beach|PBI
portland|PDX PWM PTJ HIO TTD
philadelphia|PHL PNE
philly|PHL
filadelfia|PHL
philadelphie|PHL
pittsburgh|PIT AGC
providence|PVD
theodore francis green state|PVD
portland international jetport|PWM
raleigh|RDU
raleigh durham|RDU
richmond|RIC XRH
reno|RNO
reno tahoe|RNO
fort myers|RSW FMY
southwest florida|RSW
san diego|SAN NKX NZY SDM
san antonio|SAT SKF SSF
savannah|SAV SVN
savannah hilton head|SAV
louisville|SDF LOU
louisville muhammad ali|SDF
orlando sanford|SFB
san jose|SJC GSJ SJO SYQ SJI EUQ
norman y mineta san jose|SJC
salt lake city|SLC
sacramento|SMF MHR MCC SAC
santa ana|SNA CRC
john wayne airport orange county|SNA
syracuse|SYR
syracuse hancock|SYR
tulsa|TUL RVS
tirana|TIA
tirana international airport mother teresa|TIA
burgas|BOJ
sofia|SOF
varna|VAR
larnaca|LCA
larnaka|LCA
zagreb|ZAG
alicante|ALC
alicante elche miguel hernandez|ALC
ibiza|IBZ
malaga|AGP
malaga costa del sol|AGP
palma de mallorca|PMI
palma|PMI
mallorca|PMI
majorca|PMI
santiago de compostela|SCQ
santiago rosalia de castro|SCQ
bordeaux|BOD
bordeaux merignac|BOD
burdeos|BOD
toulouse|TLS
toulouse blagnac|TLS
lyon|LYS LYN
lyon saint exupery|LYS
saint exupery|LYS
lione|LYS
marseille|MRS
marseille provence|MRS
marseilles|MRS
provence|MRS
marsella|MRS
marsiglia|MRS
nice|NCE
nice cote d azur|NCE
nizza|NCE
niza|NCE
cote d azur|NCE
charles de gaulle|CDG
roissy|CDG
paris cdg|CDG
paris orly|ORY
orly|ORY
euroairport basel mulhouse freiburg|BSL
euroairport|BSL
bale|BSL
basel mulhouse|BSL
heraklion|HER
heraklion international nikos kazantzakis|HER
iraklion|HER
thessaloniki|SKG
thessaloniki macedonia|SKG
saloniki|SKG
salonicco|SKG
salonica|SKG
thessalonique|SKG
bari|BRI
bari karol wojtyla|BRI
brindisi|BDS
catania|CTA
catania fontanarossa|CTA
catane|CTA
palermo|PMO
falcone borsellino|PMO
palerme|PMO
cagliari|CAG
cagliari elmas|CAG
malpensa|MXP
milan bergamo|BGY
bergamo|BGY
orio al serio|BGY
turin|TRN
torino|TRN
bologna|BLQ
bologna guglielmo marconi|BLQ
verona|VRN
verona villafranca valerio catullo|VRN
rome fiumicino leonardo da vinci|FCO
fiumicino|FCO
leonardo da vinci|FCO
naples|NAP APF
napoli|NAP
capodichino|NAP
neapel|NAP
napoles|NAP
napels|NAP
pisa|PSA
galileo galilei|PSA
ljubljana|LJU
ljubljana joze pucnik|LJU
eilat|ETM
ramon|ETM
faro|FAO ZFA
algarve|FAO
ponta delgada|PDL
joao paulo ii|PDL
porto|OPO
francisco de sa carneiro|OPO
oporto|OPO
henri coanda|OTP
ankara|ESB ANK
esenboga|ESB
antalya|AYT
istanbul ataturk|ISL
adnan menderes|ADB
dalaman|DLM
bodrum|BJV
milas bodrum|BJV
istanbul sabiha gokcen|SAW
sabiha gokcen|SAW
skopje|SKP
belgrade|BEG
belgrade nikola tesla|BEG
belgrad|BEG
belgrado|BEG
podgorica|TGD
podgorica airport podgorica golubovci airbase|TGD
bratislava|BTS
m r stefanik|BTS
providenciales|PLS
guatemala city|GUA
la aurora|GUA
guatemala|GUA
ciudad de guatemala|GUA
kingston|KIN YGK
norman manley|KIN
acapulco|ACA
aeropuerto internacional juan n alvarez|ACA
cozumel|CZM
aeropuerto internacional de cozumel|CZM
durango|DGO
aeropuerto internacional gral guadalupe victoria|DGO
guadalajara|GDL
aeropuerto internacional miguel hidalgo|GDL
hermosillo|HMO
general ignacio p garcia|HMO
leon|BJX LEN
aeropuerto internacional del bajio|BJX
merida|MID MRD
aeropuerto internacional manuel crescencio rejon|MID
monterrey|MTY NTR
aeropuerto internacional gral mariano escobedo|MTY
mazatlan|MZT
aeropuerto internacional gral rafael buelna|MZT
puerto vallarta|PVR
aeropuerto internacional lic gustavo diaz ordaz|PVR
los cabos|SJD
aeropuerto internacional de los cabos|SJD
san jose del cabo|SJD
cabo san lucas|SJD
general felipe angeles|NLU
felipe angeles|NLU
santa lucia|NLU
aifa|NLU
tijuana|TIJ
aeropuerto internacional gral abelardo rodriguez|TIJ
toluca|TLC
aeropuerto internacional adolfo lopez mateos|TLC
cancun|CUN
aeropuerto internacional de cancun|CUN
liberia|LIR
guanacaste|LIR
san salvador|SAL ILS ZSA
monsenor oscar arnulfo romero|SAL
port au prince|PAP
toussaint louverture|PAP
varadero|VRA
juan gualberto gomez|VRA
grand cayman|GCM
owen roberts|GCM
nassau|NAS
lynden pindling|NAS
belize city|BZE TZA
philip s w goldson|BZE
papeete|PPT
faa a|PPT
tahiti|PPT
port vila|VLI
bauerfield|VLI
noumea|GEA NOU
noumea magenta|GEA
christchurch|CHC
wellington|WLG
bahrain|BAH
dammam|DMM
king fahd|DMM
medina|MED
prince mohammad bin abdulaziz|MED
madinah|MED
madina|MED
tehran|IKA THR
imam khomeini|IKA
teheran|IKA
mehrabad|THR
mashhad|MHD
shiraz|SYZ
shiraz shahid dastghaib|SYZ
amman|AMM ADJ
queen alia|AMM
kuwait city|KWI
kuwait|KWI
beirut|BEY
beirut rafic hariri|BEY
beyrouth|BEY
beirute|BEY
duqm|DQM
al maktoum|DWC
sharjah|SHJ
muscat|MCT
maskat|MCT
mascate|MCT
islamabad|ISB
islamabad international|ISB
karachi|KHI
jinnah|KHI
lahore|LHE
allama iqbal|LHE
baghdad|BGW
baghdad international airport new al muthana air base|BGW
bagdad|BGW
damascus|DAM
fairbanks|FAI EIL FBK
anchorage|ANC EDF MRI
ted stevens anchorage|ANC
guam|GUM
antonio b won pat|GUM
kaohsiung|KHH
narita|NRT
kansai|KIX
new chitose|CTS
fukuoka|FUK
kagoshima|KOJ
nagoya|NGO NKM
chubu centrair|NGO
centrair|NGO
chubu|NGO
itami|ITM
sendai|SDJ
tokyo haneda|HND
haneda|HND
muan|MWX
jeju|CJU
busan|PUS
gimhae|PUS
incheon|ICN
seul|ICN
gimpo|GMP
okinawa|OKA
naha airport jasdf naha air base|OKA
davao|DVO
francisco bangoy|DVO
cebu|CEB
mactan cebu|CEB
jorge newbery airpark|AEP
aeroparque|AEP
minister pistarini|EZE
ezeiza|EZE
ministro pistarini|EZE
belem|BEL
val de cans julio cezar ribeiro|BEL
brasilia|BSB
presidente juscelino kubitschek|BSB
tancredo neves|CNF
manaus|MAO PLL
eduardo gomes|MAO
florianopolis|FLN
hercilio luz|FLN
rio galeao tom jobim|GIG
galeao|GIG
guarulhos governador andre franco montoro|GRU
guarulhos|GRU
salvador|SSA
deputado luiz eduardo magalhaes|SSA
guayaquil|GYE
jose joaquin de olmedo|GYE
quito|UIO
mariscal sucre|UIO
asuncion|ASU
aeropuerto internacional silvio pettirossi|ASU
assuncao|ASU
ciudad del este|AGT
aeropuerto internacional guarani|AGT
santa cruz|VVI RZA SRZ
viru viru|VVI
paramaribo|PBM
johan adolf pengel|PBM
cayenne|CAY
cayenne felix eboue|CAY
cusco|CUZ
alejandro velasco astete|CUZ
cuzco|CUZ
montevideo|MVD
carrasco general cesareo l berisso|MVD
montevideu|MVD
general jose antonio anzoategui|BLA
caracas|CCS
simon bolivar|CCS SMR
qingdao|TAO
qingdao jiaodong|TAO
fort de france|FDF
martinique aime cesaire|FDF
pointe a pitre|PTP
pointe a pitre le raizet|PTP
san juan|SJU UAQ SIG
luis munoz marin|SJU
saint lucia|UVF SLU
hewanorra|UVF
aruba|AUA
queen beatrix|AUA
bonaire|BON
flamingo|BON
curacao|CUR
hato|CUR
willemstad|CUR
sint maarten|SXM
princess juliana|SXM
almaty|ALA
astana|NQZ
nursultan nazarbayev|NQZ
nur sultan|NQZ
nursultan|NQZ
bishkek|FRU
manas|FRU
hazrat sultan|HSA
baku|GYD ZXT
heydar aliyev|GYD
yerevan|EVN
zvartnots|EVN
eriwan|EVN
erevan|EVN
tbilisi|TBS
tiflis|TBS
tbilissi|TBS
artyom|VVO
vladivostok|VVO
lviv|LWO
saint petersburg|LED
pulkovo|LED
st petersburg|LED PIE
saint petersbourg|LED
san petersburgo|LED
san pietroburgo|LED
minsk|MSQ
minsk national|MSQ
krasnoyarsk|KJA
novosibirsk|OVB
novosibirsk tolmachevo|OVB
rostov on don|ROV
platov|ROV
sochi|AER
yekaterinburg|SVX
koltsovo|SVX
ashgabat|ASB
tashkent|TAS
taschkent|TAS
tachkent|TAS
taskent|TAS
zhukovsky|ZIA
domodedovo|DME
sheremetyevo|SVO
vnukovo|VKO
kazan|KZN
saratov|GSV
gagarin|GSV
ufa|UFA
samara|KUF
kurumoch|KUF
colombo|CMB RML
bandaranaike international colombo|CMB
bandaranaike|CMB
hambantota|HRI
mattala rajapaksa|HRI
kolkata|CCU
netaji subhash chandra bose|CCU
calcutta|CCU
kalkutta|CCU
dhaka|DAC
hazrat shahjalal|DAC
macau|MFM
kathmandu|KTM
tribhuvan|KTM
katmandou|KTM
katmandu|KTM
bengaluru|BLR
kempegowda|BLR
bangalore|BLR
kochi|COK
cochin|COK
hyderabad|HYD BPM
rajiv gandhi|HYD
shamshabad|HYD
chennai|MAA
madras|MAA
thiruvananthapuram|TRV
trivandrum|TRV
male|MLE
velana|MLE
malediven|MLE
maldives|MLE
maldivas|MLE
maldive|MLE
don mueang|DMK
chiang mai|CNX
phuket|HKT
hanoi|HAN
noi bai|HAN
ho chi minh city|SGN
tan son nhat|SGN
saigon|SGN
ho chi minh stadt|SGN
ho chi minh ville|SGN
mandalay|MDL
yangon|RGN
rangun|RGN
rangoun|RGN
rangoon|RGN
makassar|UPG
hasanuddin|UPG
denpasar|DPS
ngurah rai|DPS
bali|DPS
jayapura|DJJ
dortheys hiyo eluay|DJJ
balikpapan|BPN
sultan aji muhammad sulaiman sepinggan|BPN
surabaya|SUB
juanda|SUB
bandar seri begawan|BWN
brunei|BWN
soekarno hatta|CGK
yakarta|CGK
giacarta|CGK
medan|KNO MES
kualanamu|KNO
brisbane|BNE
brissie|BNE
yantai|YNT
yantai penglai|YNT
adelaide|ADL
darwin|DRW
darwin international airport raaf darwin|DRW
perth|PER JAD
beijing capital|PEK
peking|PEK
pekin|PEK
beijing daxing|PKX
daxing|PKX
hohhot|HET
hohhot baita|HET
tianjin|TSN
tianjin binhai|TSN
taiyuan|TYN
taiyuan wusu|TYN
guangzhou|CAN
guangzhou baiyun|CAN
changsha|CSX
changsha huanghua|CSX
guilin|KWL
guilin liangjiang|KWL
nanning|NNG
nanning wuxu|NNG
shenzhen|SZX
shenzhen bao an|SZX
zhengzhou|CGO
zhengzhou xinzheng|CGO
wuhan|WUH
wuhan tianhe|WUH
haikou|HAK
haikou meilan|HAK
sanya|SYX
sanya phoenix|SYX
lanzhou|LHW
lanzhou zhongchuan|LHW
xi an|XIY SIA
xi an xianyang|XIY
xian|XIY
ulaanbaatar|UBN ULN
ulaanbaatar chinggis khaan|UBN
kunming|KMG
kunming changshui|KMG
xiamen|XMN
xiamen gaoqi|XMN
nanchang|KHN
nanchang changbei|KHN
fuzhou|FOC
fuzhou changle|FOC
hangzhou|HGH
hangzhou xiaoshan|HGH
jinan|TNA
jinan yaoqiang|TNA
ningbo|NGB
ningbo lishe|NGB
nanjing|NKG
nanjing lukou|NKG
shanghai hongqiao|SHA
hongqiao|SHA
wenzhou|WNZ
wenzhou longwan|WNZ
chongqing|CKG
chongqing jiangbei|CKG
guiyang|KWE
guiyang longdongbao|KWE
chengdu tianfu|TFU
urumqi|URC
urumqi diwopu|URC
changchun|CGQ
changchun longjia|CGQ
harbin|HRB
harbin taiping|HRB
dalian|DLC
dalian zhoushuizi|DLC
shenyang|SHE
shenyang taoxian|SHE
aleknagik|WKK
aleknagik new|WKK
munda|MUA
yaren district|INU
nauru|INU
bayanhot|AXF
alxa left banner bayanhot|AXF
buka island|BUA
buka|BUA
kundiawa|CMU
chimbu|CMU
daru|DAU
goronka|GKA
goroka|GKA
gurney|GUR
popondetta|PNP
girua|PNP
kimbe|HKN
hoskins|HKN
kerema|KMA
kavieng|KVG
madang|MAG
mount hagen|HGU
mount hagen kagamuga|HGU
mendi|MDU
manus island|MAS
momote|MAS
lae|LAE
nadzab|LAE
kokopo|RAB
tokua|RAB
vanimo|VAI
wapenamanda|WBM
wewak|WWK
benguera island|BCW
aasiaat|JEG
narsarsuaq|UAK
nuuk|GOH
kulusuk|KUS
kangerlussuaq|SFJ
sisimiut|JHS
pituffik|THU
thule air base|THU
akureyri|AEY
egilsstaðir|EGS
hofn|HFN
hornafjorður|HFN
husavik|HZK
isafjorður|IFJ
prishtina|PRN
pristina adem jashari|PRN
pristina|PRN
vitoria da conquista|VDC
glauber de andrade rocha|VDC
big creek|BGK
caye caulker|CUK
caye chapel|CYC
corozal|CZH CZU
dangriga|DGA
placencia|PLJ
punta gorda|PND PGD
sartaneja|SJX
san pedro|SPR SPY
john greif ii|SPR
sir barry bowen|TZA
anahim lake|YAA
cache creek|YZA
cache creek ashcroft|YZA
bella bella|ZEL
zhangjiakou|ZQZ
zhangjiakou ningyuan|ZQZ
baoshan|BSD TCZ
baoshan yunrui|BSD
lincang|LNJ CWJ
lincang boshang|LNJ
xigaze|RKZ DDR
xigaze peace airport shigatse air base|RKZ
panzhihua|PZI
panzhihua bao anying|PZI
foshan|FUO
foshan shadi|FUO
xinyang|XAI
xinyang minggang|XAI
huizhou|HUZ
huizhou pingtan|HUZ
shaoguan|HSC
shaoguan danxia|HSC
ji an|JGS
jinggangshan|JGS
baise|AEB
baise youjiang|AEB
lianyungang|LYG
lianyungang huaguoshan|LYG
altay|AAT
altay xuedu|AAT
tianshui|THQ
tianshui maijishan|THQ
zhenxing|DDG
dandong langtou|DDG
zhanjiang|ZHA
zhanjiang wuchuan|ZHA
nantong|NTG
nantong xingdong|NTG
lefkoniko|GEC
lefkoniko airport gecitkale air base|GEC
cat lake|YAC
fort frances|YAG
alert bay|YAL
sault ste marie|YAM CIU
kasabonika|XKS
kangirsuk|YKG
attawapiskat|YAT
st anthony|YAY
tofino|YAZ
tofino long beach|YAZ
kugaaruk|YBB
baie comeau|YBC
bella coola|QBC
uranium city|YBE
bonnyville|YBY
bagotville|YBG
cfb bagotville|YBG
baker lake|YBK
campbell river|YBL
tadoule lake|XTL
brandon|YBR
brochet|YBT
berens river|YBV
blanc sablon|YBX
lourdes de blanc sablon|YBX
cartwright|YRF
cambridge bay|YCB
nanaimo|YCD
castlegar|YCG
castlegar west kootenay|YCG
miramichi|YCH
charlo|YCL
kugluktuk|YCO
chesterfield inlet|YCS
clyde river|YCY
dawson city|YDA
deer lake|YDF YVZ
dauphin|YDN
dauphin barker|YDN
nain|YDP
dawson creek|YDQ
arviat|YEK
fort severn|YER
inuvik|YEV
inuvik mike zubko|YEV
fort albany|YFA
iqaluit|YFB
fredericton|YFC
fort hope|YFH
la macaza|YTM
mont tremblant|YTM
flin flon|YFO
fort simpson|YFS
makkovik|YMN
texada|YGB
texada gillies bay|YGB
fort good hope|YGH
kingston norman rogers|YGK
la grande riviere|YGL
gods lake narrows|YGO
gaspe|YGP
les iles de la madeleine|YGR
iles de la madeleine|YGR
igloolik|YGT
kuujjuarapik|YGW
gillam|YGX
grise fiord|YGZ
quaqtaq|YQC
dryden|YHD
nemiscau|YNS
ulukhaktok|YHI
ulukhaktok holman|YHI
gjoa haven|YHK
hamilton|YHM HLZ BDA HLT
john c munro hamilton|YHM
hopedale|YHO
chevery|YHR
montreal saint hubert|YHU
hay river|YHY
hay river merlyn carter|YHY
ivujivik|YIK
pond inlet|YIO
island lake|YIV
stephenville|YJT
kamloops|YKA
aklavik|LAK
aklavik freddie carmichael|LAK
kitchener|YKF
waterloo|YKF ALO
kangiqsujuaq|YWB
schefferville|YKL
akulivik|AKV
waskaganish|YKQ
aupaluk|YPJ
kimmirut|YLC
lansdowne house|YLH
lutselk e|YSG
lloydminster|YLL
kangiqsualujjuaq|XGR
kelowna|YLW
mary s harbour|YMH
fort mcmurray|YMM
moosonee|YMO
chibougamau|YMT
chapais|YMT
umiujaq|YUD
natashquan|YNA
wemindji|YNC
gatineau|YND
ottawa gatineau|YND
norway house|YNE
points north landing|YNL
old crow|YOC
oxford house|YOH
high level|YOJ
rainbow lake|YOP
prince albert|YPA
prince albert glass field|YPA
paulatuk|YPC
peace river|YPE
inukjuak|YPH
pickle lake|YPL
pikangikum|YPM
peawanuck|YPO
prince rupert|YPR
powell river|YPW
fort chipewyan|YPY
burns lake|YPZ
the pas|YQD
windsor|YQG
kenora|YQK
lethbridge|YQL
lethbridge county|YQL
moncton|YQM
greater moncton romeo leblanc|YQM
nakina|YQN
comox|YQQ
comox valley airport cfb comox|YQQ
regina|YQR
thunder bay|YQT
grande prairie|YQU
gander|YQX
gander international airport cfb gander|YQX
sydney j a douglas mccurdy|YQY
quesnel|YQZ
gameti|YRA
rae lakes|YRA
resolute bay|YRB
roberval|YRJ
red lake|YRL
rankin inlet|YRT
sudbury|YSB
stony rapids|YSF
saint john|YSJ
sanikiluaq|YSK
fort smith|YSM FSM
st theresa point|YST
sachs harbour|YSY
kinngait|YTE
cape dorset|YTE
alma|YTF
thompson|YTH
big trout lake|YTL
timmins|YTS
timmins victor m power|YTS
billy bishop toronto city centre|YTZ
billy bishop|YTZ
tuktoyaktuk|YUB
tuktoyaktuk james gruben|YUB
repulse bay|YUT
naujaat|YUT
sanirajak|YUX
hall beach|YUX
rouyn noranda|YUY
la ronge|YVC
qikiqtarjuaq|YVM
val d or|YVO
kuujjuaq|YVP
norman wells|YVQ
deline|YWJ
wabush|YWK
williams lake|YWL
webequie|YWP
cranbrook|YXC
cranbrook canadian rockies|YXC
saskatoon|YXE
saskatoon john g diefenbaker|YXE
medicine hat|YXH
fort st john|YXJ
sioux lookout|YXL
whale cove|YXN
pangnirtung|YXP
terrace|YXT
northwest regional airport terrace kitimat|YXT
london ontario|YXU
whitehorse|YXY
whitehorse erik nielsen|YXY
north bay|YYB
north bay jack garland|YYB
smithers|YYD
fort nelson|YYE
penticton|YYF
charlottetown|YYG
taloyoak|YYH
lynn lake|YYL
churchill|YYQ
goose bay|YYR
kapuskasing|YYU
mont joli|YYY
yellowknife|YZF
salluit|YZG
sandspit|YZP
sarnia|YZR
chris hadfield|YZR
coral harbour|YZS
port hardy|YZT
sept iles|YZV
york landing|ZAC
ilford|ILF
south tetagouche|ZBF
bathurst|ZBF BHS
eastmain river|ZEM
fond du lac|ZFD
fort mcpherson|ZFM
tulita|ZFN
gods river|ZGI
kashechewan|ZKE
muskrat dam|MSA
masset|ZMT
sachigo lake|ZPB
round lake|ZRJ
sandy lake|ZSJ
shamattawa|ZTM
wollaston lake|ZWL
bejaia|BJA
soummam abane ramdane|BJA
djanet|DJG
djanet inedbirene|DJG
illizi|VVZ
illizi takhamalt|VVZ
setif|QSF
ain arnat|QSF
tamanrasset|TMR
aguenar hadj bey akhamok|TMR
tahir|GJL
jijel ferhat abbas|GJL
annaba|AAE
annaba rabah bitat|AAE
constantine|CZL
mohamed boudiaf|CZL
tebessi|TEE
cheikh larbi tebessi|TEE
batna|BLJ
batna mostefa ben boulaid|BLJ
hassi r mel|HRM
tindouf|TIN
chlef|CFK
chlef aboubakr belkaid|CFK
zenata|TLM
zenata messali el hadj|TLM
es senia|ORN
oran es senia|ORN
bechar|CBH
bechar boudghene ben ali lotfi|CBH
adrar|AZR
touat cheikh sidi mohamed belkebir|AZR
biskra|BSK
biskra mohamed khider|BSK
el menia|ELG
el golea|ELG
el atteuf|GHA
noumerat moufdi zakaria|GHA
hassi messaoud|HME
hassi messaoud oued irara krim belkacem|HME
in salah|INZ
touggourt|TGR
touggourt sidi madhi|TGR
guemar|ELU
timimoun|TMX
ouargla|OGX
ain beida|OGX
in amenas|IAM
zarzaitine in amenas|IAM
cotonou|COO
cadjehoun|COO
baicheng|DBC
baicheng chang an|DBC
ouagadougou|OUA
bobo dioulasso|BOY
tamale|TML
kumasi|KMS
sunyani|NYI
sekondi takoradi|TKD
takoradi|TKD
abidjan|ABJ
felix houphouet boigny|ABJ
bouake|BYK
uyo|QUO
akwa ibom|QUO
akure|AKR
bauchi|BCU
sir abubakar tafawa balewa|BCU
benin|BNI
calabar|CBQ
margaret ekpo|CBQ
enegu|ENU
akanu ibiam|ENU
ibadan|IBA
ilorin|ILR
owerri|QOW
sam mbakwe|QOW
jos|JOS
yakubu gowon|JOS
kaduna|KAD
kano|KAN
mallam aminu|KAN
maiduguri|MIU
makurdi|MDI
port harcourt|PHC
sokoto|SKO
sadiq abubakar iii|SKO
yola|YOL
agadez|AJY
mano dayak|AJY
zinder|ZND
tabarka|TBJ
tabarka ain draham|TBJ
monastir|MIR
monastir habib bourguiba|MIR
enfidha|NBE
enfidha hammamet|NBE
gafsa|GAF
gafsa ksar|GAF
gabes|GAE
gabes matmata|GAE
mellita|DJE
djerba zarzis|DJE
djerba|DJE
dscherba|DJE
gerba|DJE
sfax|SFA
sfax thyna|SFA
tozeur|TOE
tozeur nefta|TOE
lome|LFW
lome tokoin|LFW
antwerp|ANR
antwerpen|ANR
anvers|ANR
amberes|ANR
brussels south charleroi|CRL
charleroi|CRL
brussels south|CRL
liege|LGG
luttich|LGG
luik|LGG
ostend|OST
ostend bruges|OST
heringsdorf|HDF
dresden|DRS
erfurt|ERF
munster|FMO
munster osnabruck|FMO
saarbrucken|SCN
bremen|BRE
frankfurt hahn|HHN
mannheim|MHG
mannheim city|MHG
lubeck|LBC
lubeck blankensee|LBC
memmingen|FMM
memmingen allgau|FMM
paderborn|PAD
paderborn lippstadt|PAD
dusseldorf weeze|NRN
weeze|NRN
dortmund|DTM
friedrichshafen|FDH
karlsruhe|FKB
karlsruhe baden baden|FKB
kassel|KSF
kassel calden|KSF
westerland|GWT
westerland sylt|GWT
kardla|KDL
kuressaare|URE
parnu|EPU
tartu|TAY
enontekio|ENF
ivalo|IVL
joensuu|JOE
jyvaskylan maalaiskunta|JYV
jyvaskyla|JYV
kemi|KEM
kemi tornio|KEM
kajaani|KAJ
kokkola|KOK
kokkola pietarsaari|KOK
kuusamo|KAO
kittila|KTT
kuopio|KUO
lappeenranta|LPP
mariehamn|MHQ
oulu|OUL
pori|POR
rovaniemi|RVN
savonlinna|SVL
seinajoki|SJY
tampere|TMP
tampere pirkkala|TMP
turku|TKU
vaasa|VAA
varkaus|VRK
george best belfast city|BHD
derry|LDY
city of derry|LDY
campbeltown|CAL
eday|EOI
cardiff|CWL
bristol|BRS
liverpool|LPL
liverpool john lennon|LPL
bournemouth|BOH
southampton|SOU
newquay|NQY
cornwall airport newquay|NQY
saint anne|ACI
alderney|ACI
saint peter port|GCI
guernsey|GCI
saint helier|JER
jersey|JER
london city|LCY
southend|SEN
blackpool|BLK
grimsby|HUY
humberside|HUY
leeds|LBA
leeds bradford|LBA
castletown|IOM
isle of man|IOM
newcastle|NCL NTL NCS
teesside|MME
east midlands|EMA
angelsey|VLY
anglesey|VLY
orkney islands|KOI
kirkwall|KOI
lerwick|LSI
sumburgh|LSI
wick|WIC
aberdeen|ABZ ABR
aberdeen dyce|ABZ
inverness|INV
port ellen|ILY
islay|ILY
glasgow prestwick|PIK
balivanich|BEB
benbecula|BEB
dundee|DND
stornoway|SYY
eoligarry|BRR
barra|BRR
balemartine|TRE
tiree|TRE
norwich|NWI
exeter|EXT
mount pleasant|MPN
maastricht|MST
maastricht aachen|MST
groningen|GRQ
eelde|GRQ
lelystad|LEY
rotterdam|RTM
rotterdam the hague|RTM
cork|ORK
galway|GWY
donegal|CFN
knock|NOC
ireland west knock|NOC
kerry|KIR
waterford|WAT
aarhus|AAR
esbjerg|EBJ
karup|KRP
odense|ODE
ronne|RNN
bornholm|RNN
sonderborg|SGD
sindal|CNL
vagar|FAE
aalborg|AAL
alesund|AES
alesund airport vigra|AES
andenes|ANX
andoya airport andenes|ANX
alta|ALF
bronnoy|BNN
bronnoysund airport bronnoy|BNN
bodo|BOO
batsfjord|BJF
berlevag|BVG
kjevik|KRS
kristiansand airport kjevik|KRS
malselv|BDU
bardufoss|BDU
evenes|EVE
harstad narvik airport evenes|EVE
floro|FRO
karmoy|HAU
haugesund airport karmoy|HAU
hammerfest|HFT
honningsvag|HVG
honningsvag airport valan|HVG
kvernberget|KSU
kristiansund airport kvernberget|KSU
kirkenes|KKN
kirkenes airport hoybuktmoen|KKN
leknes|LKN
mehamn|MEH
aro|MOL
molde airport aro|MOL
mosjoen|MJF
mosjoen airport kjærstad|MJF
lakselv|LKL
lakselv airport banak|LKL
notodden|NTB
orland|OLA
orsta|HOV
orsta volda airport hovden|HOV
mo i rana|MQN
mo i rana airport rossvoll|MQN
rorvik|RVK
rorvik airport ryum|RVK
roros|RRS
longyearbyen|LYR
svalbard airport longyear|LYR
svolvær|SVJ
svolvær airport helle|SVJ
hadsel|SKN
stokmarknes airport skagen|SKN
leirvik|SRP
stord airport sorstokken|SRP
sorkjosen|SOJ
vardo|VAW
vardo airport svartnes|VAW
alstahaug|SSJ
sandnessjoen airport stokka|SSJ
sandefjord airport torp|TRF
vadso|VDS
yan an|ENY
yan an nanniwan|ENY
bydgoszcz|BZG
bydgoszcz ignacy jan paderewski|BZG
katowice|KTW
kattowitz|KTW
lublin|LUZ
lodz|LCJ
lodz wladyslaw reymont|LCJ
modlin|WMI
poznan|POZ
poznan lawica|POZ
radom|RDO
rzeszow|RZE
rzeszow jasionka|RZE
goleniow|SZZ
szczecin goleniow solidarnosc|SZZ
olsztyn|SZY
olsztyn mazury|SZY
wroclaw|WRO
copernicus wroclaw|WRO
breslau|WRO
babimost|IEG
zielona gora babimost|IEG
ronneby|RNB
jonkoping|JKG
trollhattan|THN
trollhattan vanersborg|THN
mora|MXX
stockholm skavsta|NYO
malung salen|SCR
scandinavian mountains|SCR
kristianstad|KID
kalmar|KLR
malmo|MMX
malmo sturup|MMX
halmstad|HAD
vaxjo|VXO
vaxjo kronoberg|VXO
sveg|EVG
gallivare|GEV
nyland|KRF
kramfors solleftea hoga kusten|KRF
lycksele|LYC
sundsvall|SDL
sundsvall harnosand|SDL
ornskoldsvik|OER
kiruna|KRN
skelleftea|SFT
umea|UME
vilhelmina|VHM
vilhelmina south lapland|VHM
arvidsjaur|AJR
ostersund|OSD
are ostersund|OSD
orebro|ORB
rada|HFS
hagfors|HFS
karlstad|KSD
stockholm vasteras|VST
lulea|LLA
stockholm bromma|BMA
borlange|BLE
dala|BLE
linkoping|LPI
linkoping city|LPI
norrkoping|NRK
torsby|TYF
visby|VBY
angelholm|AGH
angelholm helsingborg|AGH
storuman|SQO
hemavan|HMV
rostock|RLG
rostock laage|RLG
liepaja|LPX
ventspils|VNT
kaunas|KUN
palanga|PLQ
bloemfontain|BFN
bram fischer|BFN
east london|ELS
ben schoeman|ELS
george|GRJ
kimberley|KIM
kruger|MQP
kruger mpumalanga|MQP
lanseria|HLA
malamala|AAM
margate|MGH
mafeking|MBD
mmabatho|MBD
gqeberha|PLZ
chief dawid stuurman|PLZ
plettenberg bay|PBZ
phalaborwa|PHW
hendrik van eck|PHW
pietermaritzburg|PZB
polokwane|PTG
richards bay|RCB
upington|UTN
pierre van ryneveld|UTN
mthatha|UTT
k d matanzima|UTT
francistown|FRW
p g matante intl|FRW
jwaneng|JWA
kasane|BBK
maun|MUB
selebi phikwe|PKW
brazzaville|BZV
maya maya|BZV
dolisie|DIS
ngot nzoungou|DIS
pointe noire|PNR
antonio agostinho neto|PNR
bangui|BGF
bangui m poko|BGF
bata|BSG
malabo|SSG
cat hill|ASI
raf ascension island|ASI
port mathurin|RRG
sir charles gaetan duval|RRG
douala|DLA
maroua|MVR
salak|MVR
n gaoundere|NGE
garoua|GOU
yaounde|YAO NSI
yaounde nsimalen|NSI
livingstone|LVI
harry mwanga nkumbula|LVI
mfuwe|MFU
ndola|NLA
simon mwansa kapwepwe|NLA
moroni|HAH
prince said ibrahim|HAH
fomboni|NWA
moheli bandar es eslam|NWA
ouani|AJN
dzaoudzi|DZA
dzaoudzi pamandzi|DZA
saint pierre|ZSE FSP
pierrefonds|ZSE
miandrivazo|ZVA
vohilava|SMS
sainte marie|SMS
toamasina|TMM
toamasina ambalamanasy|TMM
morondava|MOQ
antisiranana|DIE
arrachart|DIE
mananara nord|WMR
antsirabe|ANM
analalava|HVA
mahajanga|MJN
amborovy|MJN
nosy be|NOS
fascene|NOS
besalampy|BPY
maroantsetra|WMN
sambava|SVB
vohemar|VOH
antsohihy|WAI
ambalabe|WAI
tolanaro|FTU
fianarantsoa|WFI
manakara|WVK
mananjary|MNJ
morombe|MXM
toliara|TLE
mbanza congo|SSY
cabinda|CAB
catumbela|CBT
chitato|DUE
dundo|DUE
ngiva|VPE
ngjiva pereira|VPE
huambo|NOV
nova lisboa|NOV
malanje|MEG
menongue|SPP
mocamedes|MSZ
welwitschia mirabilis|MSZ
negage|GXG
soyo|SZA
lubango|SDD
koulamoutou|KOU
koulamoutou mabimbi|KOU
mouila|MJL
mouilla ville|MJL
oyem|OYE
port gentil|POG
makokou|MKU
libreville|LBV
libreville leon m ba|LBV
franceville|MVB
m vengue el hadj omar bongo ondimba|MVB
sao tome principe|PCP
principe|PCP
sao tome|TMS
beira|BEW
chimoio|VPY
inhambane|INH
lichinga|VXC
nampula|APL
pemba|POL PMA
quelimane|UEL
tete|TET
chingozi|TET
vilanculo|VNX
vilankulo|VNX
grand anse|PRI
praslin|PRI
abeche|AEH
moundou|MQQ
bulawayo|BUQ
joshua mqabuko nkomo|BUQ
victoria falls|VFA
victoriafalle|VFA
viktoriafalle|VFA
cataratas victoria|VFA
blantyre|BLZ
chileka|BLZ
lilongwe|LLW
mzuzu|ZZU
maseru|MSU
moshoeshoe i|MSU
luderitz|LUD
ondangwa|OND
oranjemund|OMD
rundu|NDU
walvis bay|WVB
eros|ERS
bandundu|FDU
kikwit|KKW
mbandaka|MDK
gbadolite|BDT
gemena|GMA
kisangani|FKI
bangoka|FKI
isiro|IRP
matari|IRP
bunia|BUX
goma|GOM
kindu|KND
lubumbashi|FBM
kolwezi|KWZ
kalemie|FMI
kananga|KGA
mbuji mayi|MJM
gao|GAQ
kayes dag dag|KYS
sevare|MZI
mopti ambodedjo|MZI
timbuktu|TOM
el hierro|VDE
la palma|SPC
tenerife norte ciudad de la laguna|TFN
teneriffa nord|TFN
tenerife norte|TFN
tenerife nord|TFN
melilla|MLN
bo|KBS
kenema|KEN
yengema|WYE
bissau|OXB
osvaldo vieira|OXB
spriggs payne|MLW
agadir|AGA
al massira|AGA
tan tan|TTA
fez|FEZ
fes saiss|FEZ
errachidia|ERH
moulay ali cherif|ERH
ahl angad|OUD
oujda angads|OUD
smara|SMW
rabat|RBA
rabat sale|RBA
dakhla|VIL
essaouira|ESU
essaouira mogador|ESU
el aaiun|EUN
hassan i|EUN
al aaroui|NDR
nador al aaroui|NDR
marrakech|RAK
menara|RAK
marrakesh|RAK
marrakesch|RAK
ouarzazate|OZZ
golog|GMQ
golog maqen|GMQ
al hoceima|AHU
cherif al idrissi|AHU
tetouan|TTU
sania ramel|TTU
tangier|TNG
tangier ibn battuta|TNG
ziguinchor|ZIG
cap skirring|CSK
ouro sogui|MAX
saint louis|XLS
tambacounda|TUD
nouadhibou|NDB
conakry|CKY
boa vista|BVC BVB
rabil|BVC
vila do maio|MMO
maio|MMO
praia|RAI
preguica|SNE
sao vicente|VXE
sao pedro|VXE
arba minch|AMH
axum|AXU
bahir dar|BJR
dire dawa|DIR
aba tenna dejazmach yilma|DIR
gambela|GMB
azezo|GDQ
gondar|GDQ
gode|GDE
jijiga|JIJ
wilwal|JIJ
jimma|JIM
kebri dahar|ABK
hawassa|AWA
mekelle|MQX
alula aba nega|MQX
asosa|ASO
bujumbura|BJM
bujumbura melchior ndadaye|BJM
hargeisa|HGA
egal|HGA
berbera|BBO
mogadishu|MGQ
aden adde|MGQ
el alamein|DBB
el arish|AAC
asyut|ATZ
alexandria|HBE AEX AXN ESF
borj el arab|HBE
abu simbel|ABS
luxor|LXR
marsa alam|RMF
marsa matruh|MUH
suhaj|HMB
suhaj mubarak|HMB
aswan|ASW
sphinx|SPX
taba|TCP
asmara|ASM
massawa|MSW
asab|ASA
assab|ASA
huai an|HIA
huai an lianshui|HIA
amboseli national park|ASV
amboseli|ASV
eldoret|EDL
kisumu|KIS
lokichoggio|LKG
lamu|LAU
manda|LAU
malindi|MYD
masai mara|MRE
mara serena lodge airstrip|MRE
nairobi wilson|WIL
nanyuki|NYK
wajir|WJR
sirt|SRX
sirt international airport ghardabiya airbase|SRX
ghat|GHT
kufra|AKF
benina|BEN
al albraq|LAQ
al abraq|LAQ
sabha|SEB
ghadames|LTD
ghadames east|LTD
kamembe|KME
dongola|DOG
el fasher|ELF
kassala|KSL
nyala|UYL
el obeid|EBD
port sudan|PZU
port sudan new|PZU
malakal|MAK
wau|WUU
arusha|ARK
dodoma|DOD
mbeya|MBI
songwe|MBI
kilimanjaro|JRO
mtwara|MYW
mwanza|MWZ
tanga|TGT
arua|RUA
gulu|ULU
soroti|SRT
kolaka|KXB
sangia nibandera|KXB
sugapa|UGU
bilogai sugapa|UGU
mopa|GOX
manohar|GOX
ishigaki|ISG
new ishigaki|ISG
jiagedaqi|JGD
qianjiang|JIQ
qianjiang wulingshan|JIQ
cruz|JJD
jericoacoara comandante ariston pessoa|JJD
linghai|JNZ
jinzhou bay|JNZ
allentown|ABE
lehigh valley|ABE
abilene|ABI DYS
albuquerque|ABQ
albuquerque international sunport|ABQ
albany|ABY ALB ALH
southwest georgia|ABY
nantucket|ACK
nantucket memorial|ACK
waco|ACT
arcata|ACV
california redwood coast humboldt county|ACV
atlantic city|ACY
augusta|AGS AUG DNL
augusta regional at bush field|AGS
athens ben epps|AHN
alamosa|ALS
san luis valley regional airport bergman field|ALS
walla walla|ALW
amarillo|AMA
rick husband amarillo|AMA
altoona|AOO
altoona blair county|AOO
alpena|APN
alpena county|APN
watertown|ART ATY
aspen|ASE
aspen pitkin county|ASE
augusta state|AUG
asheville|AVL
wilkes barre|AVP
wilkes barre scranton|AVP
kalamazoo|AZO
kalamazoo battle creek|AZO
hartford|BDL HFD
bradley|BDL
bridgeport|BDR CKB
igor i sikorsky memorial|BDR
bradford|BFD
scottsbluff|BFF
western neb rgnl william b heilig|BFF
boeing field king county|BFI
bakersfield|BFL
meadows field|BFL
binghamton|BGM
greater binghamton edwin a link field|BGM
bangor|BGR
bar harbor|BHB
hancock county bar harbor|BHB
birmingham shuttlesworth|BHM
billings|BIL
billings logan|BIL
bismarck|BIS
beckley|BKW
raleigh county memorial|BKW
bluefield|BLF
mercer county|BLF
bellingham|BLI
belleville|BLV
scott afb midamerica|BLV
bloomington|BMI BMG
central illinois regional airport at bloomington normal|BMI
boise|BOI
boise air terminal gowen field|BOI
beaumont|BPT
jack brooks|BPT
brunswick|BQK NHZ
brunswick golden isles|BQK
brainerd|BRD
brainerd lakes|BRD
burlington|BRL BTV
southeast iowa|BRL
brownsville|BRO
brownsville south padre island|BRO
butte|BTM
bert mooney|BTM
baton rouge|BTR
baton rouge metropolitan|BTR
south burlington|BTV
burbank|BUR
bob hope|BUR
bozeman|BZN
gallatin field|BZN
columbia|CAE COU CUB
columbia metropolitan|CAE
akron|CAK AKC
akron canton|CAK
cedar city|CDC
crescent city|CEC
jack mc namara field|CEC
cape girardeau|CGI
chattanooga|CHA
chattanooga metropolitan|CHA
charlottesville|CHO
charlottesville albemarle|CHO
charleston|CHS CRW
cedar rapids|CID
the eastern iowa|CID
chippewa county|CIU
north central west virginia|CKB
college station|CLL
easterwood field|CLL
port angeles|CLM
william r fairchild|CLM
savoy|CMI
university of illinois willard|CMI
hancock|CMX
houghton county memorial|CMX
carlsbad|CNM CLD
cavern city air terminal|CNM
cody|COD
yellowstone|COD WYS
colorado springs|COS
city of colorado springs|COS
casper|CPR
casper natrona county|CPR
corpus christi|CRP
yeager|CRW
columbus metropolitan|CSG
daytona beach|DAB
dallas love field|DAL
love field|DAL
dayton|DAY FFO
james m cox dayton|DAY
dubuque|DBQ
dodge city|DDC
decatur|DEC
dothan|DHN
duluth|DLH
des moines|DSM
dubois|DUJ
kearney|EAR
eau claire|EAU
chippewa valley|EAU
panama city beach|ECP
northwest florida beaches|ECP
eagle|EGE
eagle county|EGE
elko|EKO
south arkansas regional airport at goodwin field|ELD
elmira|ELM
elmira corning|ELM
el paso|ELP
erie|ERI
erie international tom ridge field|ERI
eugene|EUG
mahlon sweet field|EUG
evansville|EVV
new bedford|EWB
new bern|EWN
coastal carolina|EWN
key west|EYW NQX
fargo|FAR
hector|FAR
fresno|FAT
fresno yosemite|FAT
fayetteville|FAY XNA FYV
fayetteville regional airport grannis field|FAY
fort huachuca|FHU
sierra vista municipal airport libby army air field|FHU
flagstaff|FLG
flagstaff pulliam|FLG
florence|FLO FLR
flint|FNT
bishop|FNT BIH
fort dodge|FOD
sioux falls|FSD
sioux falls regional airport joe foss field|FSD
fort wayne|FWA
gillette|GCC
northeast wyoming|GCC
garden city|GCK
grand canyon tusayan|GCN
grand canyon national park|GCN
spokane|GEG SFF SKA
grand forks|GFK ZGF RDR
longview|GGG
east texas|GGG
wokal field glasgow valley county|GGW
grand junction|GJT
greenville|GLH GMU PGV
mid delta|GLH
gainesville|GNV
kalispell|FCA
glacier park|FCA
gulfport|GPT
gulfport biloxi|GPT
green bay|GRB
austin straubel|GRB
grand island|GRI
central nebraska|GRI
killeen|GRK
killeen fort hood regional airport robert gray army air field|GRK
grand rapids|GRR
gerald r ford|GRR
greensboro|GSO
piedmont triad|GSO
greer|GSP
greenville spartanburg|GSP
great falls|GTF
golden triangle|GTR
hibbing|HIB
range|HIB
lake havasu city|HII
helena|HLN
hobbs|HOB
lea county|HOB
huron|HON
hot springs|HOT
memorial field|HOT
william p hobby|HOU
hobby|HOU
white plains|HPN
westchester county|HPN
harlingen|HRL
valley|HRL
harrison|HRO
boone county|HRO
huntsville|HSV HTV
huntsville international carl t jones field|HSV
huntington|HTS
tri state airport milton j ferguson field|HTS
new haven|HVN
tweed new haven|HVN
hyannis|HYA
cape cod gateway|HYA
niagara falls|IAG
wichita|ICT IAB
wichita eisenhower national|ICT
idaho falls|IDA
wilmington|ILG ILM ILN
new castle|ILG
international falls|INL
falls|INL
williamsport|IPT
kirksville|IRK
long island|ISP
long island mac arthur|ISP
ithaca|ITH
ithaca tompkins|ITH
mesa|AZA
phoenix mesa gateway|AZA
jackson|JAC JAN MKL JXN
jackson hole|JAC
jackson medgar wiley evers|JAN
jonesboro|JBR
joplin|JLN
jamestown|JMS JHW
concord|USA CON
concord padgett|USA
johnstown|JST
john murtha johnstown cambria county|JST
lansing|LAN
capital city|LAN
laramie|LAR
lubbock|LBB
lubbock preston smith|LBB
latrobe|LBE
arnold palmer|LBE
north platte|LBF
north platte regional airport lee bird field|LBF
liberal|LBL
liberal mid america|LBL
lake charles|LCH
rickenbacker|LCK
lebanon|LEB
lexington|LEX
blue grass|LEX
lafayette|LFT
long beach|LGB
little rock|LIT
bill hillary clinton national airport adams field|LIT
klamath falls|LMT
crater lake klamath|LMT
lincoln|LNK
lancaster|LNS WJF
laredo|LRD
la crosse|LSE
lewiston|LWS
lewiston nez perce county|LWS
lewistown|LWT
lynchburg|LYH
lynchburg regional airport preston glenn field|LYH
midland|MAF
midland international air and space port|MAF
saginaw|MBS
mbs|MBS
macon|MCN
middle georgia|MCN
harrisburg|MDT
meridian|MEI
key field meridian|MEI
mcallen|MFE
mcallen miller|MFE
medford|MFR
rogue valley international medford|MFR
montgomery|MGM MXF
morgantown|MGW
morgantown municipal airport walter l hart field|MGW
manhattan|MHK
sacramento mather|MHR
manchester boston|MHT
muskegon|MKG
muskegon county|MKG
mckellar sipes|MKL
melbourne orlando|MLB
moline|MLI
quad city|MLI
miles city|MLS
miles city airport frank wiley field|MLS
monroe|MLU
mobile|MOB BFM
minot|MOT MIB
monterey|MRY
monterey peninsula|MRY
muscle shoals|MSL
northwest alabama|MSL
madison|MSN
dane county regional truax field|MSN
missoula|MSO
massena|MSS
massena international airport richards field|MSS
montrose|MTJ
myrtle beach|MYR
yuma|YUM
yuma international airport marine corps air station yuma|YUM
richlands|OAJ
albert j ellis|OAJ
ogden|OGD HIF
ogden hinckley|OGD
oklahoma city|OKC TIK
will rogers world|OKC
omaha|OMA OFF
eppley airfield|OMA
norfolk|ORF NGU OFK
worcester|ORH
north bend|OTH
southwest oregon|OTH
owensboro|OWB
owensboro daviess county|OWB
hoemun ri|RGO
orang|RGO
everett|PAE
snohomish county|PAE
paducah|PAH
barkley|PAH
plattsburgh|PBG
pendleton|PDT
eastern oregon regional airport at pendleton|PDT
charlotte county|PGD
newport news|PHF FAF
newport news williamsburg|PHF
peoria|PIA
general wayne a downing peoria|PIA
moselle|PIB
hattiesburg laurel|PIB
st petersburg clearwater|PIE
pocatello|PIH
pierre|PIR
parkersburg|PKB
mid ohio valley|PKB
pellston|PLN
pellston regional airport of emmet county|PLN
northeast philadelphia|PNE
pensacola|PNS NPA
presque isle|PQI
prescott|PRC
prescott international airport ernest a love field|PRC
pasco|PSC
tri cities|PSC
portsmouth|PSM
portsmouth international at pease|PSM
palm springs|PSP TRM
pueblo|PUB
pueblo memorial|PUB
pullman|PUW
pullman moscow|PUW
provo|PVU
provo utah lake|PVU
rapid city|RAP RCA
redding|RDD
reading|RDG
redmond|RDM
roberts field|RDM
chicago rockford|RFD
rhinelander|RHI
rhinelander oneida county|RHI
riverton|RIW
central wyoming|RIW
rock springs|RKS
southwest wyoming|RKS
roanoke|ROA
roanoke blacksburg|ROA
rochester|ROC RST
frederick douglass greater rochester|ROC
roswell|ROW
roswell air center|ROW
rutland|RUT
rutland southern vermont|RUT
santa fe|SAF SFN
gwinn|MQT
sawyer|MQT
santa barbara|SBA
san bernardino|SBD
south bend|SBN
san luis obispo|SBP
san luis county|SBP
salisbury|SBY
salisbury ocean city wicomico|SBY
springfield|SGF SPI SGH
springfield branson national|SGF
st augustine|UST
northeast florida|UST
st george|SGU STG
weyers cave|SHD
shenandoah valley|SHD
sheridan|SHR
sheridan county|SHR
shreveport|SHV
san angelo|SJT
san angelo regional mathis field|SJT
saranac lake|SLK
adirondack|SLK
salina|SLN
santa maria|SMX SMA RIA
santa maria public airport captain g allan hancock field|SMX
abraham lincoln capital|SPI
wichita falls|SPS
sheppard air force base wichita falls|SPS
sarasota|SRQ
sarasota bradenton|SRQ
saint cloud|STC
santa rosa|STS RSA ETR
charles m schulz sonoma county|STS
hailey|SUN
friedman memorial|SUN
sioux city|SUX
sioux gateway airport brigadier general bud day field|SUX
newburgh|SWF
new york stewart|SWF
fort leonard wood|TBN
waynesville st robert regional airport forney field|TBN
tallahassee|TLH
toledo|TOL
eugene f kranz toledo express|TOL
blountville|TRI
tri cities regional tn va|TRI
trenton|TTN YTR
trenton mercer|TTN
tupelo|TUP
tucson|TUS DMA
tucson international airport morris air national guard base|TUS
traverse city|TVC
cherry capital|TVC
twin falls|TWF
joslin field magic valley|TWF
texarkana|TXK
tyler|TYR
tyler pounds|TYR
alcoa|TYS
mcghee tyson|TYS
quincy|UIN
quincy regional baldwin field|UIN
state college|SCE
university park|SCE
vernal|VEL
valdosta|VLD VAD
destin|VPS
destin fort walton beach|VPS
kiwayu|KWY
northwest arkansas|XNA
yakima|YKM
yakima air terminal mcallister field|YKM
plovdiv|PDV
tymbou|ECN
nicosia ercan|ECN
paphos|PFO
dubrovnik|DBV
osijek|OSI
pula|PUY
rijeka|RJK
bol|BWK
brac|BWK
split|SPU
zadar|ZAD
almeria|LEI
ranon|OVD
asturias|OVD
bilbao|BIO
burgos|RGS
badajoz|BJZ
castellon de la plana|CDT
castellon costa azahar|CDT
culleredo|LCG
a coruna|LCG
lleida|ILD
lleida alguaire|ILD
girona|GRO
girona costa brava|GRO
granada|GRX
f g l airport granada jaen|GRX
jerez de la frontera|XRY
jerez|XRY
menorca|MAH
corvera|RMU
region de murcia|RMU
pamplona|PNA
reus|REU
salamanca|SLM
hondarribia|EAS
san sebastian|EAS
valencia|VLC VLN
valladolid|VLL
alava|VIT
vitoria|VIT VIX
vigo|VGO
santander|SDR
seve ballesteros santander|SDR
zaragoza|ZAZ
sevilla|SVQ
seville|SVQ
siviglia|SVQ
sevilha|SVQ
agen|AGF
agen la garenne|AGF
bergerac|EGC
bergerac roumaniere|EGC
la rochelle|LRH
la rochelle ile de re|LRH
poitiers|PIS
poitiers biard|PIS
limoges|LIG
pau|PUF
pau pyrenees|PUF
tarbes|LDE
tarbes lourdes pyrenees|LDE
biarritz|BIQ
biarritz anglet bayonne|BIQ
castres|DCM
castres mazamet|DCM
rodez|RDZ
rodez marcillac|RDZ
ile d yeu|IDY
dole|DLE
dole tavaux|DLE
le puy|LPY
le puy loudes airfield|LPY
metz|ETZ
metz nancy lorraine|ETZ
tffr|ANE
angers loire|ANE
bastia|BIA
bastia poretta|BIA
calvi|CLY
calvi sainte catherine|CLY
figari|FSC
figari sud corse|FSC
ajaccio|AJA
ajaccio napoleon bonaparte|AJA
chambery|CMF
chambery savoie|CMF
clermont ferrand|CFE
clermont ferrand auvergne|CFE
annecy|NCY
annecy haute savoie mont blanc|NCY
saint etienne de saint geoirs|GNB
grenoble isere|GNB
aurillac|AUR
cannes|CEQ
cannes mandelieu|CEQ
saint etienne|EBU
saint etienne boutheon|EBU
carcassonne|CCF
perpignan|PGF
perpignan rivesaltes|PGF
montpellier|MPL
montpellier mediterranee|MPL
beziers|BZR
beziers vias|BZR
avignon|AVN
avignon caumont|AVN
paris beauvais tille|BVA
beauvais|BVA
le havre|LEH
le havre octeville|LEH
vatry|XCR
chalons vatry|XCR
boos|URO
rouen vallee de seine|URO
tours|TUF
tours val de loire|TUF
lille|LIL
lille lesquin|LIL
brest|BES BQT
brest bretagne|BES
cherbourg|CER
cherbourg maupertus|CER
dinard|DNR
dinard pleurtuit saint malo|DNR
deauville|DOL
deauville saint gatien|DOL
lorient|LRT
lorient south brittany|LRT
caen|CFR
caen carpiquet|CFR
rennes|RNS
rennes saint jacques|RNS
quimper|UIP
quimper cornouaille|UIP
nantes|NTE
nantes atlantique|NTE
dijon|DIJ
dijon bourgogne|DIJ
brive la gaillarde|BVE
brive souillac|BVE
strasbourg|SXB
strassburg|SXB
straatsburg|SXB
estrasburgo|SXB
strasburgo|SXB
toulon|TLN
toulon hyeres|TLN
rize|RZV
rize artvin|RZV
nimes|FNI
nimes arles camargue|FNI
miquelon|MQC
st pierre|FSP
alexandroupolis|AXD
alexandroupoli democritus|AXD
nea anchialos|VOL
nea anchialos national|VOL
chios island|JKH
chios island national|JKH
ioannina|IOA
kefalonia|EFL
kefallinia|EFL
kalamata|KLX
kos|KGS
karpathos island|AOK
karpathos|AOK
corfu|CFU
ioannis kapodistrias|CFU
kerkyra|CFU
korfu|CFU
corfou|CFU
kavala|KVA
kavala alexander the great|KVA
kozani|KZI
kozani state airport filippos|KZI
mykonos|JMK
mikonos|JMK
mytilene|MJT
legazpi|DRP
bicol|DRP
preveza|PVK
aktion national|PVK
rhodes|RHO
diagoras|RHO
rodos|RHO
rhodos|RHO
rodi|RHO
rodas|RHO
patras|GPA
patras araxos agamemnon|GPA
chania|CHQ
skiathos|JSI
skiathos island national|JSI
samos island|SMI
samos|SMI
santorini|JTR
thira|JTR
fira|JTR
santorin|JTR
santorino|JTR
crete island|JSH
sitia|JSH
zakynthos|ZTH
zakynthos international airport dionysios solomos|ZTH
zante|ZTH
debrecen|DEB
sarmellek|SOB
heviz balaton|SOB
crotone|CRV
foggia|FOG
foggia gino lisa|FOG
pescara|PSR
abruzzo|PSR
lamezia terme|SUF
comiso|CIY
lampedusa|LMP
pantelleria|PNL
reggio calabria|REG
trapani|TPS
vincenzo florio airport trapani birgi|TPS
alghero|AHO
alghero fertilia|AHO
olbia|OLB
olbia costa smeralda|OLB
genova|GOA
genoa cristoforo colombo|GOA
genoa|GOA
genua|GOA
genes|GOA
milano linate|LIN
linate|LIN
parma|PMF
cuneo|CUF
bolzano|BZO
treviso sant angelo|TSF
treviso|TSF
forli|FRL
montichiari|VBS
brescia|VBS
trieste|TRS
trieste friuli venezia giulia|TRS
rimini|RMI
federico fellini|RMI
ancona|AOI
marche|AOI
ciampino g b pastine|CIA
ciampino|CIA
marina di campo|EBA
peretola|FLR
firenze|FLR
florenz|FLR
florencia|FLR FLA
florenca|FLR
perugia|PEG
perugia san francesco d assisi umbria|PEG
karlovy vary|KLV
ostrava|OSR
ostrava leos janacek|OSR
pardubice|PED
brno|BRQ
brno turany|BRQ
haifa|HFA
graz|GRZ
innsbruck|INN
klagenfurt am worthersee|KLU
klagenfurt|KLU
linz|LNZ
linz horsching airport vogler air base|LNZ
salzburg|SZG
vila do porto|SMA
braganca|BGC
cascais|CAT
santa cruz das flores|FLW
flores|FLW
santa cruz da graciosa|GRW
graciosa|GRW
horta|HOR
terceira|TER
lajes|TER
madeira|FNC
madeira international airport cristiano ronaldo|FNC
funchal|FNC
pico island|PIX
pico|PIX
portimao|PRM
porto santo|PXO
velas|SJZ
sao jorge|SJZ
vila real|VRL
viseu|VSE
aerodromo goncalves lobato|VSE
banja luka|BNX
mostar|OMO
sarajevo|SJJ
sarajewo|SJJ
tuzla|TZL
arad|ARW
bacau|BCM
baia mare|BAY
maramures|BAY
constanta|CND
mihail kogalniceanu|CND
cluj napoca|CLJ
craiova|CRA
iasi|IAS
oradea|OMR
sibiu|SBZ
satu mare|SUJ
suceava|SCV
suceava stefan cel mare|SCV
targu mures|TGM
transilvania targu mures|TGM
timisoara|TSR
timisoara traian vuia|TSR
lugano|LUG
bern belp|BRN
altenrhein|ACH
st gallen altenrhein|ACH
seyhan|ADA
adana sakirpasa|ADA
gaziantep|GZT
konya|KYA
zonguldak|ONQ
zonguldak caycuma|ONQ
malatya|MLX
malatya erhac|MLX
kayseri|ASR
kayseri erkilet|ASR
tokat|TJK
denizli|DNZ
cardak|DNZ
balıkesir merkez|BZI
canakkale|CKZ
bursa|YEI
bursa yenisehir|YEI
corlu|TEQ
tekirdag corlu|TEQ
eskisehir|AOE
anadolu|AOE
elazıg|EZS
ordu|OGU
ordu giresun|OGU
diyarbakır|DIY
erzincan|ERC
erzurum|ERZ
kars|KSY
trabzon|TZX
van|VAN
van ferit melen|VAN
batman|BAL
mus|MSR
sinop|NOP
kahramanmaras|KCM
agrı|AJI
adıyaman|ADF
mardin|MQM
sanlıurfa|GNY
sanlıurfa gap|GNY
igdır|IGD
sırnak|NKT
sırnak serafettin elci|NKT
hakkari|YKO
hakkari yuksekova|YKO
antakya|HTY
hatay|HTY
isparta|ISE
suleyman demirel|ISE
edremit|EDO
balıkesir koca seyit|EDO
gazipasa|GZP
gazipasa alanya|GZP
samsun|SZF
samsun carsamba|SZF
chisinau|KIV
ohrid|OHD
ohrid st paul the apostle|OHD
gibraltar|GIB
kraljevo|KVO
morava|KVO
nis|INI
tivat|TIV
nanchong|LZG
langzhong gucheng|LZG
kosice|KSC
sliac|SLD
poprad|TAT
poprad tatry|TAT
cockburn town|GDT
jags mccartney|GDT
north caicos|NCA
south caicos|XSC
barahona|BRX
maria montez|BRX
samana|AZS
samana el catey|AZS
la isabela|JBQ
la romana|LRM
casa de campo|LRM
puerto plata|POP
gregorio luperon|POP
cibao|STI
puerto barrios|PBR
puerto san jose|GSJ
san benito|FRS
mundo maya|FRS
la ceiba|LCE
goloson|LCE
san pedro sula|SAP
ramon villeda morales|SAP
guanaja|GJA
la laguna|GJA
roatan|RTB
juan manuel galvez|RTB
palmerola|XPL
palmerola international airport jose enrique soto cano air base|XPL
tegucigalpa|TGU
toncontin|TGU
boscobel|OCJ
ian fleming|OCJ
montego bay|MBJ
sangster|MBJ
tinson pen|KTP
aguascalientes|AGU
governor jesus teran peredo|AGU
huatulco|HUX
bahias de huatulco|HUX
temixco|CVJ
cuernavaca general mariano matamoros|CVJ
ciudad del carmen|CME
culiacan|CUL
bachigualato federal|CUL
chetumal|CTM
ciudad obregon|CEN
campeche|CPE
ingeniero alberto acuna ongay|CPE
ciudad juarez|CJS
abraham gonzalez|CJS
chihuahua|CUU
general roberto fierro villalobos|CUU
ciudad victoria|CVM
general pedro jose mendez|CVM
celaya|CYW
captain rogelio castillo national|CYW
comondu|CUA
ciudad constitucion national|CUA
tepic|TPQ
amado nervo national|TPQ
guaymas|GYM
general jose maria yanez|GYM
colima|CLQ
licenciado miguel de la madrid|CLQ
saltillo|SLW
plan de guadalupe|SLW
ixtepec|IZT
xalapa|JAL
el lencero|JAL
lazaro cardenas|LZC
los mochis|LMM
valle del fuerte|LMM
la paz|LAP LPB
manuel marquez de leon|LAP
loreto|LTO
matamoros|MAM
general servando canales|MAM
mexicali|MXL
general rodolfo sanchez taboada|MXL
morelia|MLM
general francisco j mujica|MLM
cosoleacaque|MTT
minatitlan coatzacoalcos|MTT
monclova|LOV
nuevo laredo|NLD
quetzalcoatl|NLD
oaxaca|OAX
xoxocotlan|OAX
poza rica|PAZ
el tajin national|PAZ
puebla|PBC
hermanos serdan|PBC
piedras negras|PDS
uruapan|UPN
uruapan licenciado y general ignacio lopez rayon|UPN
puerto escondido|PXM
queretaro|QRO
reynosa|REX
general lucio blanco|REX
san luis potosi|SLP
ponciano arriaga|SLP
torreon|TRC
francisco sarabia tinoco|TRC
tuxtla gutierrez|TGZ
angel albino corzo|TGZ
tampico|TAM
general francisco javier mina|TAM
tapachula|TAP
villahermosa|VSA
carlos rovirosa perez|VSA
veracruz|VER
general heriberto jara|VER
zacatecas|ZCL
general leobardo c ruiz|ZCL
zihuatanejo|ZIH
ixtapa zihuatanejo|ZIH
manzanillo|ZLO MZO
playa de oro|ZLO
bluefileds|BEF
bluefields|BEF
managua|MGA
augusto c sandino|MGA
puerto cabezas|PUZ
isla colon|BOC
bocas del toro|BOC
chitre|CTD
alonso valderrama|CTD
changuinola|CHX
changuinola captain manuel nino|CHX
david|DAV
enrique malek|DAV
colon|ONX
enrique adolfo jimenez|ONX
marcos a gelabert|PAC
roxana|TTQ
aerotortuguero|TTQ
pococi|BCL GPL
barra del colorado|BCL
corredores|OTR
coto 47|OTR
golfito|GLF
puerto limon|LIO
limon|LIO
nicoya|NOB
nosara|NOB
juan santamaria|SJO
puerto jimenez|PJM
palmar sur|PMZ
tobias bolanos|SYQ
quepos|XQP
quepos managua|XQP
ilopango|ILS
les cayes|CYA
cap haitien|CAP
jacmel|JAK
jeremie|JEE
baracoa|BCA MGN
gustavo rizo|BCA
bayamo|BYM
carlos manuel de cespedes|BYM
ciego de avila|AVI
maximo gomez|AVI
cayo coco|CCC
jardines del rey|CCC
cienfuegos|CFG
jaime gonzalez|CFG
cayo largo del sur|CYO
vilo acuna|CYO
camaguey|CMW
ignacio agramonte|CMW
antonio maceo|SCU
guantanamo|GAO
mariana grajales|GAO
holguin|HOG
frank pais|HOG
sierra maestra|MZO
nueva gerona|GER
rafael cabrera|GER
playa baracoa|UPB
trinidad|TND TDD
alberto delgado|TND
las tunas|VTU
hermanos ameijeiras|VTU
cayman brac|CYB
charles kirkconnell|CYB
andros|TZN
congo town|TZN
marsh harbour|MHH
leonard m thompson|MHH
andros island|SAQ
san andros|SAQ
spring point|AXP
treasure cay|TCB
chub cay|CCZ
south bimini|BIM
arthur s town|ATC
cat island|TBI
new bight|TBI
colonel hill|CRI
moss town|GGT
exuma|GGT
north eleuthera|ELH
governor s harbour|GHB
freeport|FPO
grand bahama|FPO
matthew town|IGA
inagua|IGA
deadman s cay|LGI
stella maris|SML
abrahams bay|MYG
mayaguana|MYG
baishan|NBS
changbaishan|NBS
avarua|RAR
rarotonga|RAR
suva|SUV
nausori|SUV
labasa|LBS
nuku alofa|TBU
fua amotu|TBU
lifuka|HPA
lifuka island|HPA
vava u island|VAV
vava u|VAV
gombe|GMO
gombe lawanti|GMO
warri|QRW
funafuti|FUN
tarawa|TRW
bonriki|TRW
alofi|IUE
niue|IUE
ninglang|NLH
ninglang luguhu|NLH
futuna island|FUT
pointe vele|FUT
wallis island|WLS
hihifo|WLS
apia|APW
faleolo|APW
fitiuta village|FTI
fitiuta|FTI
pago pago|PPG
rurutu|RUR
tubuai|TUB
anaa|AAA
tikehau|TIH
fakarava|FAV
manihi|XMH
totegegie|GMR
raitahiti|KKR
kaukura|KKR
makemo|MKP
takapoto|TKP
arutua|AXR
mataiva|MVT
ahe atoll|AHE
ahe|AHE
takaroa|TKX
nuku hiva|NHV
hiva oa island|AUQ
hiva oa atuona|AUQ
bora bora|BOB
rangiroa|RGI
fare|HUH
huahine fare|HUH
moorea|MOZ
moorea temae|MOZ
otepa|HOI
hao|HOI
maupiti|MAU
uturoa|RFP
raiatea|RFP
gaua island|ZGU
luganville|SON
santo pekoa|SON
tanna|TAH
tiga|TGJ
waala|BMY
ile art waala|BMY
kone|KNQ
ile des pins|ILP
koumac|KOC
lifou|LIF
mare|MEE
touho|TOU
ouvea|UVE
la tontouta|NOU
taupo|TUO
te one|CHT
chatham islands tuuta|CHT
dunedin|DUD
gisborne|GIS
hokitika|HKK
hokitika airfield|HKK
kerikeri|KKE
awanui|KAT
kaitaia|KAT
new plymouth|NPL
napier|NPE
hawke s bay|NPE
nelson|NSN
invercargill|IVC
oamaru|OAM
palmerston north|PMR
queenstown|ZQN UTW
rotorua|ROT
tauranga|TRG
timaru|TIU
blenheim|BHE
woodbourne|BHE
wanaka|WKA
whakatane|WHK
whangarei|WRE
westport|WSZ
wanganui|WAG
guzara|HEA
herat khwaja abdullah ansari|HEA
kabul|KBL
khvoshab|KDH
ahmad shah baba international airport kandahar airfield|KDH
mazar i sharif|MZR
abha|AHB
hofuf|HOF
al ahsa|HOF
al baha|ABT
king saud bin abdulaziz|ABT
bisha|BHH
dawadmi|DWD
king salman abdulaziz|DWD
jizan|GIZ
jizan regional airport king abdullah bin abdulaziz|GIZ
buraidah|ELQ
gassim|ELQ
gurayat|URY
ha il|HAS
king khaled military city|KMC
najran|EAM
sharma|NUM
neom bay|NUM
qaisumah|AQI
al qaisumah hafr al batin|AQI
rafha|RAH
arar|RAE
sharurah|SHW
al jawf|AJF
tabuk|TUU
ta if|TIF
turaif|TUI
wadi al dawasir|WAE
al wajh|EJH
yanbu|YNB
yanbu airport prince abdul mohsin bin abdulaziz|YNB
abadan|ABD
dezful|DEF
gachsaran|GCH
mahshahr|MRX
ahvaz|AWZ
lieutenant general qasem soleimani|AWZ
abu musa|AEU
abu musa island|AEU
bushehr|BUZ
kish island|KIH
kish|KIH
bandar lengeh|BDH
khiyaroo|PGU
persian gulf|PGU
kermanshah|KSH
shahid ashrafi esfahani|KSH
khoram abad|KHD
sanandaj|SDG
kashan|KKS
isfahan|IFN
isfahan shahid beheshti|IFN
rasht|RAS
sardar e jangal|RAS
hamadan|HDM
karaj|PYK
payam karaj|PYK
bandar abbas|BND
kerman|KER
ayatollah hashemi rafsanjani|KER
bam|BXR
rafsanjan|RJN
birjand|XBJ
bojnord|BJB
sabzevar|AFZ
sabzevar national|AFZ
nowshahr|NSH
ramsar|RZR
sari|SRY
sari dasht e naz|SRY
lar|LRR
lamerd|LFM
ardabil|ADU
urmia|OMH
tabriz|TBZ
yazd|AZD
shahid sadooghi|AZD
konarak|ZBR
chabahar konarak|ZBR
zahedan|ZAH
amman civil|ADJ
aqaba|AQJ
aqaba king hussein|AQJ
al ain|AAN
fujairah|FJR
ras al khaimah|RKT
khasab|KHS
salalah|SLL
bahawalpur|BHV
chitral|CJL
dera ghazi khan|DEA
dera ismael khan|DSK
faisalabad|LYP
gwadar|GWD
gilgit|GIL
muzaffarabad|MFG
moenjodaro|MJD
multan|MUX
nawabashah|WNS
shaheed benazirabad|WNS
panjgur|PJG
pasni|PSI
peshawar|PEW
quetta|UET
rahim yar khan|RYK
shaikh zaid|RYK
rawalakot|RAZ
skardu|KDU
mirpur khas|SKZ
sukkur|SKZ
sehwan sharif|SYW
saidu sharif|SDT
sialkot|SKT
turbat|TUK
fort sandeman|PZH
zhob|PZH
arbil|EBL
erbil|EBL
basra|BSR
najaf|NJF
al najaf|NJF
sulaymaniyah|ISU
aleppo|ALP
qamishly|KAC
qamishli|KAC
latakia|LTK
bassel al assad|LTK
aden|ADE
al ghaydah|AAY
hodeida|HOD
hodeidah|HOD
riyan|RIY
riyan mukalla|RIY
sana a|SAH
socotra islands|SCT
socotra|SCT
seiyun|GXF
seiyun hadhramaut|GXF
ta izz|TAI
zagora|OZG
bethel|BET
utqiagvik|BRW
wiley post will rogers memorial|BRW
cordova|CDV
merle k smith|CDV
adak|ADK
dillingham|DLG
marshall|MLL
marshall don hunter sr|MLL
kodiak|ADQ
unalaska|DUT
tom madsen|DUT
emmonak|EMK
gustavus|GST
holy cross|HCR
haines|HNS
egegik|EGX
juneau|JNU
king salmon|AKN
ketchikan|KTN
mcgrath|MCG
aniak|ANI
metlakatla|ANN
annette island|ANN
anvik|ANV
nome|OME
kotzebue|OTZ
ralph wien memorial|OTZ
petersburg|PSG
petersburg james a johnson|PSG
arctic village|ARC
deadhorse|SCC
sitka|SIT
sitka rocky gutierrez|SIT
st paul island|SNP
wrangell|WRG
wainwright|AIN
yakutat|YAK
balimo|OPU
baimuru|VMU
rota island|ROP
rota|ROP ROZ
i fadang|SPN
saipan|SPN
cagayan de oro|CGY
laguindingan|CGY
lal lo|LLC
cagayan north|LLC
hana|HNM
lahaina|JHM
kapalua|JHM
kona|KOA
ellison onizuka kona international airport at keahole|KOA
kailua kona|KOA
lihue|LIH
kauai|LIH
kaunakakai|MKK
molokai|MKK
waimea|MUE
waimea kohala|MUE
lanai city|LNY
lanai|LNY
kahului|OGG
maui|OGG
hilo|ITO
majuro atoll|MAJ
marshall islands|MAJ
kaieteur falls|KAI
kaieteur|KAI
kwajalein|KWA
bucholz army air field|KWA
kiritimati|CXI
cassidy|CXI
weno island|TKK
chuuk|TKK
pohnpei island|PNI
pohnpei|PNI
babelthuap island|ROR
babelthuap|ROR
okat|KSA
kosrae|KSA
yap island|YAP
yap|YAP
wake island|AWK
wake island airfield|AWK
shang i|KNH
kinmen|KNH
matsu|LZN MFK
matsu nangan|LZN
taitung city|TTT
taitung|TTT
chiayi city|CYI
chiayi|CYI
hengchung|HCN
hengchun|HCN
orchid island|KYD
lanyu|KYD
taichung|RMQ
taichung international airport ching chuang kang air base|RMQ
matsu beigan|MFK
tainan|TNN
tainan international airport tainan air base|TNN
huxi|MZG
penghu magong|MZG
pingtung|PIF
pingtung north|PIF
taipei songshan|TSA
hualien city|HUN
hualien|HUN
matsumoto|MMJ
shinshu matsumoto|MMJ
omitama|IBR
ibaraki airport jasdf hyakuri air base|IBR
shirahama|SHM
nanki shirahama|SHM
kobe|UKB
obihiro|OBO
tokachi obihiro|OBO
hakodate|HKD
kushiro|KUH
ozora|MMB
memanbetsu|MMB
nakashibetsu|SHB
sapporo okadama|OKD
wakkanai|WKJ
iki|IKI
ube|UBJ
yamaguchi ube|UBJ
tsushima|TSJ
monbetsu|MBE
asahikawa|AKJ
okushiri island|OIR
okushiri|OIR
rishiri|RIS
yakushima|KUM
goto|FUJ
fukue|FUJ
tanegashima|TNE
new tanegashima|TNE
miyazaki|KMI
oita|OIT
kitakyushu|KKJ
saga|HSG
kumamoto|KMJ
nagasaki|NGS
amami|ASJ
wadomari|OKE
okinoerabu|OKE
kikai|KKX
amagi|TKN
tokunoshima|TKN
nagoya airport jasdf komaki air base|NKM
kanazawa|KMQ
komatsu airport jasdf komatsu air base|KMQ
okinoshima|OKI
oki global geopark|OKI
shizuoka|FSZ
mount fuji shizuoka|FSZ
toyama|TOY
wajima|NTQ
noto satoyama|NTQ
hiroshima|HIJ
okayama|OKJ
okayama momotaro|OKJ
izumo|IZO
izumo enmusubi|IZO
yonago|YGJ
yonago kitaro airport jasdf miho air base|YGJ
iwakuni|IWK
iwakuni kintaikyo airport marine corps air station iwakuni|IWK
nankoku|KCZ
kochi ryoma|KCZ
matsuyama|MYJ
tottori|TTJ
tottori sand dunes conan|TTJ
tokushima|TKS
tokushima awaodori airport jmsdf tokushima air base|TKS
takamatsu|TAK
masuda|IWJ
iwami|IWJ
aomori|AOJ
higashine|GAJ
yamagata|GAJ
sado|SDS
sukagawa|FKS
fukushima|FKS
hanamaki|HNA
iwate hanamaki|HNA
akita|AXT
misawa|MSJ
misawa air base misawa|MSJ
niigata|KIJ
kitaakita|ONJ
odate noshiro|ONJ
shonai|SYO
hachijojima|HAC
izu oshima|OIM
oshima|OIM
miyakejima|MYE
gwangju|KWJ
kunsan|KUV
kunsan air base|KUV
yeosu|RSU
wonju|WJU
wonju airport hoengseong air base|WJU
gonghang ro|YNY
yangyang|YNY
sacheon|HIN
sacheon airport sacheon air base|HIN
ulsan|USN
pohang|KPO
daegu|TAE
cheongju|CJJ
cheongju international airport cheongju air base|CJJ
kumejima|UEO
minamidaito|MMD
miyako city|MMY
miyako|MMY
kitadaitojima|KTD
kitadaito|KTD
tarama|TRA
yoron|RNJ
yonaguni|OGN
olongapo|SFS
subic bay international airport naval air station cubi point|SFS
mabalacat|CRK
clark international airport clark air base|CRK
laoag city|LAO
laoag|LAO
datu odin sinsuat|CBO
cotabato|CBO
butuan|BXU
bancasi|BXU
dipolog|DPL
mambajao|CGM
camiguin|CGM
jolo|JOL
bongao|TWT
sanga sanga|TWT
ozamiz|OZC
labo|OZC
pagadian|PAG
general santos|GES
surigao city|SUG
surigao|SUG
tandag|TDG
zamboanga city|ZAM
zamboanga|ZAM
bohol|TAG
bohol panglao|TAG
baguio city|BAG
loakan|BAG
naga|WNP
basco|BSO
baler|BQA
dr juan c angara|BQA
san fernando|SFE
tuguegarao city|TUG
tuguegarao|TUG
virac|VRC
cauayan city|CYZ
cauayan|CYZ
tacloban city|TAC
daniel z romualdez|TAC
bacolod city|BCD
bacolod silay|BCD
calbayog city|CYP
calbayog|CYP
dumaguete city|DGT
sibulan|DGT
caticlan|MPH
godofredo p ramos|MPH
catarman|CRM
catarman national|CRM
cabatuan|ILO
iloilo|ILO
masbate|MBT
moises r espinosa|MBT
kalibo|KLO
puerto princesa|PPS
puerto princesa international airport paf antonio bautista air base|PPS
roxas city|RXS
roxas|RXS
tablas island|TBH
tugdan|TBH
busuanga|USU
francisco b reyes|USU
grozny|GRV
parana|PRA
general urquiza|PRA
rosario|ROS
rosario islas malvinas|ROS
sauce viejo|SFN
cordoba|COR ODB
ingeniero ambrosio taravella|COR
mendoza|MDZ
el plumerillo|MDZ
san rafael|AFA
suboficial ay santiago germano|AFA
catamarca|CTC
santiago del estero|SDE
vicecomodoro angel d la paz aragones|SDE
la rioja|IRJ
capitan v a almonacid|IRJ
termas de rio hondo|RHD
san miguel de tucuman|TUC
teniente benjamin matienzo|TUC
domingo faustino sarmiento|UAQ
san luis|LUQ IPI
brigadier mayor d cesar raul ojeda|LUQ
corrientes|CNQ
resistencia|RES
formosa|FMA
iguazu|IGR
cataratas del iguazu|IGR
posadas|PSS
libertador gral d jose de san martin|PSS
salta|SLA
martin miguel de guemes|SLA
san salvador de jujuy|JUJ
gobernador horacio guzman|JUJ
tartagal|TTG
general enrique mosconi|TTG
comodoro rivadavia|CRD
general e mosconi|CRD
esquel|EQS
brigadier antonio parodi|EQS
las heras|LHS
rawson|REL
almirante marco andres zar|REL
viedma|VDM
gobernador castello|VDM
puerto madryn|PMY
el tehuelche|PMY
el calafate|FTE
el calafate commander armando tola|FTE
puerto deseado|PUD
rio grande|RGA
gobernador ramon trejo noel|RGA
rio gallegos|RGL
piloto civil n fernandez|RGL
ushuaia|USH
malvinas argentinas|USH
san julian|ULA
capitan d daniel vazquez|ULA
perito moreno|PMQ
puerto santa cruz|RZA
bahia blanca|BHI
comandante espora|BHI
santa teresita|SST
mar del plata|MDQ
astor piazzola|MDQ
neuquen|NQN
presidente peron|NQN
necochea|NEC
bariloche|BRC
san carlos de bariloche|BRC
chapelco|CPC
aviador c campos|CPC
araraquara|AQA
aracaju|AJU
aracaju santa maria|AJU
alta floresta|AFL
piloto osvaldo marques dias|AFL
aracatuba|ARU
atlas brasil cantanhede|BVB
cascavel|CAC
coronel adalberto mendes da silva|CAC
campo grande|CGR
chapeco|XAP
serafin enoss bertaso|XAP
parauapebas|CKS
carajas|CKS
criciuma|CCM
forquilhinha criciuma|CCM
campos dos goytacazes|CAW
bartolomeu lisandro|CAW
corumba|CMG
curitiba|CWB BFH
afonso pena|CWB
caxias do sul|CXJ
hugo cantergiani|CXJ
cuiaba|CGB
marechal rondon|CGB
cruzeiro do sul|CZS
presidente prudente|PPB
foz do iguacu|IGU
cataratas|IGU
foz de iguazu|IGU
fernando de noronha|FEN
fortaleza|FOR
pinto martins|FOR
goiania|GYN
santa genoveva|GYN
altamira|ATM
altamira interstate|ATM
itaituba|ITB
ilheus|IOS
bahia jorge amado|IOS
ipatinga|IPN
vale do aco|IPN
imperatriz|IMP
prefeito renato moreira|IMP
juiz de fora|JDF IZA
francisco de assis|JDF
joao pessoa|JPA
presidente castro pinto|JPA
joinville|JOI
lauro carneiro de loyola|JOI
campina grande|CPV
presidente joao suassuna|CPV
campinas|VCP
viracopos|VCP
lages|LAJ
londrina|LDB
governador jose richa|LDB
maraba|MAB
joao correa da rocha|MAB
almeirim|MEU
monte dourado serra do areao|MEU
macae|MEA
macae benedito lacerda|MEA
maringa|MGF
regional de maringa silvio name junior|MGF
montes claros|MOC
mario ribeiro|MOC
marilia|MII
frank miloye milenkowichi marilia state|MII
maceio|MCZ
zumbi dos palmares|MCZ
macapa|MCP
macapa alberto alcolumbre|MCP
mossoro|MVF
dix sept rosado|MVF
manicore|MNX
navegantes|NVT
ministro victor konder|NVT
santo angelo|GEL
porto alegre|POA
salgado filho|POA
parnaiba|PHB
parnaiba prefeito doutor joao silva filho|PHB
passo fundo|PFB
lauro kurtz|PFB
palmas|PMW
brigadeiro lysias rodrigues|PMW
pelotas|PET
joao simoes lopes neto|PET
petrolina|PNZ
senador nilo coelho|PNZ
ponta pora|PMG
porto seguro|BPS
porto velho|PVH
governador jorge teixeira de oliveira|PVH
rio branco|RBR
rio branco placido de castro|RBR
recife|REC
recife guararapes gilberto freyre|REC
santos dumont|SDU
ribeirao preto|RAO
leite lopes|RAO
natal|NAT
sao goncalo do amarante governador aluizio alves|NAT
sao jose dos campos|SJK
professor urbano ernesto stumpf|SJK
sao luis|SLZ
marechal cunha machado|SLZ
santarem|STM
santarem maestro wilson fonseca|STM
congonhas|CGH
sao jose do rio preto|SJP
prof eribelto manoel reino state|SJP
oriximina|TMT
trombetas|TMT
teresina|THE
senador petronio portela|THE
tefe|TFF
tabatinga|TBT
tucurui|TUR
sao gabriel da cachoeira|SJL
paulo afonso|PAV
uruguaiana|URG
rubem berta|URG
uberlandia|UDI
ten cel aviador cesar bombonato|UDI
uberaba|UBA
mario de almeida franco|UBA
vilhena|BVH
brigadeiro camarao|BVH
eurico de aguiar salles|VIX
presidente itamar franco|IZA
arica|ARI
chacalluta|ARI
copiapo|CPO
desierto de atacama|CPO
balmaceda|BBA
calama|CJC
el loa|CJC
punta arenas|PUQ BAI
president carlos ibanez del campo|PUQ
iquique|IQQ
diego aracena|IQQ
el salvador|ESR
ricardo garcia posada|ESR
antofagasta|ANF
andres sabella galvez|ANF
concepcion|CCP CIO
carriel sur|CCP
easter island|IPC
mataveri|IPC
osorno|ZOS
canal bajo carlos hott siebert|ZOS
puerto natales|PNT
lieutenant julio gallardo|PNT
temuco|ZCO PZS
la araucania|ZCO
la serena coquimbo|LSC
la florida|LSC TCO
puerto montt|PMC
el tepual|PMC
valdivia|ZAL
pichoy|ZAL
coca|OCC
francisco de orellana|OCC
cuenca|CUE
mariscal lamar|CUE
latacunga|LTX
cotopaxi|LTX
macas|XMS
coronel e carvajal|XMS
manta|MEC
eloy alfaro|MEC
santa rosa artillery colonel victor larrea|ETR
tulcan|TUA
lieutenant colonel luis a mantilla|TUA
stanley|PSY
port stanley|PSY
bauru|JTC
bauru arealva moussa nakhal tobias state|JTC
armenia|AXM
el eden|AXM
puerto asis|PUU
tres de mayo|PUU
bucaramanga|BGA
palonegro|BGA
barranquilla|BAQ
ernesto cortissoz|BAQ
bahia solano|BSC
jose celestino mutis|BSC
buenaventura|BUN
gerardo tobar lopez|BUN
cucuta|CUC
camilo daza|CUC
cartagena|CTG
rafael nunez|CTG
carthagene|CTG
cali|CLO
alfonso bonilla aragon|CLO
tumaco|TCO
las brujas|CZU
barrancabermeja|EJA
yariguies|EJA
gustavo artunduaga paredes|FLA
cartago|CRC
guapi|GPI
juan casiano|GPI
ibague|IBE
perales|IBE
ipiales|IPI
carepa|APO
antonio roldan betancur|APO
leticia|LET
alfredo vasquez cobo|LET
medellin|EOH MDE
enrique olaya herrera|EOH
monteria|MTR
los garzones|MTR
mitu|MVP
fabio alberto leon bentley|MVP
manizales|MZL
la nubia|MZL
neiva|NVA
benito salas|NVA
puerto carreno|PCR
german olano|PCR
puerto inirida|PDA
obando cesar gaviria trujillo|PDA
pereira|PEI
matecana|PEI
popayan|PPN
guillermo leon valencia|PPN
chachagui|PSO
antonio narino|PSO
providencia|PVA
el embrujo|PVA
jose maria cordova|MDE
riohacha|RCH
almirante padilla|RCH
san jose del guaviare|SJE
jorge e gonzalez torres|SJE
santa marta|SMR VRO
san andres|ADZ
gustavo rojas pinilla|ADZ
san vicente del caguan|SVI
eduardo falla solano|SVI
tame|TME
gustavo vargas|TME
arauca|AUC
santiago perez|AUC
quibdo|UIB
el carano|UIB
valledupar|VUP
alfonso lopez pumarejo|VUP
villavicencio|VVC
vanguardia|VVC
el yopal|EYP
yamparaez|SRE
alcantari|SRE
cochabamba|CBB
jorge wilsterman|CBB
cobija|CIJ
capitan anibal arab|CIJ
el trompillo|SRZ
el alto|LPB
puerto suarez|PSZ
capitan av salvador ogaya g|PSZ
tarija|TJA
capitan oriel lea plaza|TJA
sobral|JSO
dr luciano de arruda coelho|JSO
pucallpa|PCL
cap fap david abenzur rengifo|PCL
chimbote|CHM
fap lieutenant jaime andres de montreuil morales|CHM
chiclayo|CIX
air force captain jose a quinones gonzales|CIX
ayacucho|AYP
air force colonel alfredo mendivil duarte|AYP
jaen|JAE
shumba|JAE
jauja|JAU
francisco carle|JAU
juliaca|JUL
inca manco capac|JUL
cajamarca|CJA
mayor general fap armando revoredo iglesias|CJA
ilo|ILQ
general jorge fernandez maldon|ILQ
tumbes|TBP
captain pedro canga rodriguez|TBP
yurimaguas|YMS
moises benzaquen rengifo|YMS
huanuco|HUU
alferez fap david figueroa fernandini|HUU
chachapoyas|CHH
iquitos|IQT
coronel fap francisco secada vignetta|IQT
arequipa|AQP
rodriguez ballon|AQP
trujillo|TRU TJI
capitan fap carlos martinez de pinillos|TRU
tarapoto|TPP
cadete fap guillermo del castillo paredes|TPP
tacna|TCQ
coronel fap carlos ciriani santa rosa|TCQ
puerto maldonado|PEM
padre aldamiz|PEM
piura|PIU
capitan fap guillermo concha iberico|PIU
talara|TYL
captain victor montes arias|TYL
nazca|NZC
maria reiche neuman|NZC
shangrao|SQD
shangrao sanqingshan|SQD
sanming|SQJ
sanming shaxian|SQJ
ponta grossa|PGZ
ponta grossa airport comandante antonio amilton beraldo|PGZ
acarigua|AGV
oswaldo guevara mujica|AGV
barinas|BNS
barquisimeto|BRM
maracay|MYC
escuela mariscal sucre|MYC
canaima|CAJ
carupano|CUP
general francisco bermudez|CUP
coro|CZE
jose leonardo chirinos|CZE
cumana|CUM
paraguana|LSP
josefa camejo|LSP
maracaibo|MAR
la chinita|MAR
alberto carnevalli|MRD
isla margarita|PMV
del caribe santiago marino|PMV
maturin|MUN
puerto ayacucho|PYH
cacique aramare|PYH
puerto ordaz ciudad guayana|PZO
general manuel carlos piar|PZO
san antonio del tachira|SVZ
mayor buenaventura vivas|STD
el tigre|SOM
san tome|SOM
arturo michelena|VLN
el vigia|VIG
juan pablo perez alfonso|VIG
valera|VLV
dr antonio nicolas briceno|VLV
araguaina|AUX
rondonopolis|ROO
maestro marinho franco|ROO
georgetown|GEO
cheddi jagan|GEO
ogle|OGL
eugene f correira|OGL
lethem|LTM
antigua|ANU
v c bird|ANU
codrington|BBQ
barbados|BGI
grantley adams|BGI
canefield|DCF
marigot|DOM
douglas charles|DOM
grand case|SFG
grand case esperance|SFG
gustavia|SBH
saint barthelemy remy de haenen|SBH
grand bourg|GBJ
les bases|GBJ
grenada|GND
maurice bishop|GND
st thomas|STT YQS
cyril e king|STT
st croix|STX
henry e rohlsen|STX
aguadilla|BQN
rafael hernandez|BQN
fernando luis ribas dominicci|SIG
mayaguez|MAZ
eugenio maria de hostos|MAZ
ponce|PSE
mercedita|PSE
basseterre|SKB
robert l bradshaw|SKB
charlestown|NEV
vance w amory|NEV
george f l charles|SLU
sint eustatius|EUX
f d roosevelt|EUX
the valley|AXA
clayton j lloyd|AXA
gerald s park|MNI
john a osborne|MNI
tobago|TAB
tobago crown point|TAB
port of spain|POS
piarco|POS
road town|EIS
terrance b lettsome|EIS
kingstown|SVD
argyle|SVD
canouan|CIW
mustique island|MQS
mustique|MQS
union island|UNI
l f wade international|BDA
kokshetau|KOV
petropavl|PPK
taraz|DMB
tamchy|IKU
issyk kul|IKU
osh|OSS
shymkent|CIT
zhezkazgan|DZN
zhezkazgan national|DZN
karaganda|KGF
sary arka|KGF
uralsk|URA
ust kamenogorsk|UKK
pavlodar|PWQ
semey|PLX
aktau|SCO
atyrau|GUW
aktobe|AKX
kostanay|KSN
kostanay west|KSN
ganja|KVD
nakhchivan|NAJ
gabala|GBB
gyumri|LWN
shirak|LWN
yakutsk|YKS
neryungri|NER
chulman|NER
khonuu|MQJ
moma|MQJ
olyokminsk|OLZ
ust nera|USR
vilyuisk|VYI
lensk|ULK
yakutia|PYJ
polyarny|PYJ
mirny|MJZ
saskylakh|SYS
srednekolymsk|SEK
chokurdah|CKH
chokurdakh|CKH
cherskiy|CYX
tiksi|IKS
zyryanka|ZKP
kopitnari|KUT
david the builder kutaisi|KUT
batumi|BUS
sukhumi|SUI
sukhumi babushara vladislav ardzinba|SUI
blagoveschensk|BQS
ignatyevo|BQS
khabarovsk|KHV
khabarovsk novy|KHV
komsomolsk on amur|KXK
anadyr|DYR
ugolny yuri ryktheu|DYR
keperveem|KPW
magadan|GDX
sokol|GDX
nikolayevsk na amure airport|NLI
nikolayevsk na amure|NLI
okhotsk|OHO
petropavlovsk kamchatsky|PKC
yelizovo|PKC
yuzhno sakhalinsk|UUS
chita|HTA
chita kadala|HTA
bratsk|BTK
irkutsk|IKT
ust kut|UKX
ulan ude|UUD
baikal|UUD
mariupol|MPW
dnipro|DNK
zaporizhia|OZH
zaporizhzhia|OZH
kryvyi rih|KWG
simferopol|SIP
kharkiv|HRK
ihor sikorsky kyiv|IEV
ivano frankivsk|IFO
chernivtsi|CWC
rivne|RWN
uzhhorod|UDJ
kherson|KHE
nikolayev|NLV
mykolaiv|NLV
odessa|ODS
archangelsk|ARH
talagi|ARH
naryan mar|NNM
cherepovets|CEE
amderma|AMV
al ula|ULH
majeed bin abdulaziz|ULH
kotlas|KSZ
murmansk|MMK
pskov|PKV
petrozavodsk|PES
gomel|GME
kaliningrad|KGD
khrabrovo|KGD
hrodna|GNA
mogilev|MVQ
abakan|ABA
barnaul|BAX
kemerovo|KEJ
yeniseysk|EIE
kyzyl|KYZ
omsk|OMS
omsk central|OMS
tomsk|TOF
bogashevo|TOF
novokuznetsk|NOZ
spichenkovo|NOZ
khatanga|HTG
igarka|IAA
norilsk|NSK
norilsk alykel|NSK
krasnyi kurgan|AAQ
anapa vityazevo|AAQ
yeysk|EIK
gelendzhik|GDZ
krasnodar|KRR
krasnodar pashkovsky|KRR
makhachkala|MCX
makhachkala uytash|MCX
mineralnyye vody|MRV
nalchik|NAL
beslan|OGZ
vladikavkaz beslan|OGZ
sunzha|IGT
magas|IGT
stavropol|STW
stavropol shpakovskoye|STW
taganrog|TGK
taganrog yuzhny|TGK
astrakhan|ASF
astrakhan narimanovo boris m kustodiev|ASF
elista|ESL
volgograd|VOG
williston|XWA
williston basin|XWA
chelyabinsk|CEK
chelyabinsk balandino|CEK
magnitogorsk|MQF
sabetta|SBT
bovanenkovo|BVJ
salekhard|SLY
khanty mansiysk|HMA
nyagan|NYA
sovetskiy|OVS
uray|URJ
beloyarskiy|EYK
izhevsk|IJK
kirov|KVX
pobedilovo|KVX
nadym|NYM
novy urengoy|NUX
nizhnevartovsk|NJC
perm|PEE
kogalym|KGP
nefteyugansk|NFG
noyabrsk|NOJ
surgut|SGC
tyumen|TJM
roshchino|TJM
kurgan|KRO
turkmenbashi|KRW
mary|MYP
dasoguz|TAZ
turkmenabat|CRZ
dushanbe|DYU
kulyab|TJU
kulob|TJU
khujand|LBD
kurgan tyube|KQT
qurghonteppa|KQT
andizhan|AZN
fergana|FEG
nukus|NCU
urgench|UGC
navoi|NVI
bukhara|BHK
samarkand|SKD
termez|TMJ
kostroma|KMW
kostroma sokerkino|KMW
ivanovo|IWA
ivanovo south|IWA
rybinsk|RYB
staroselye|RYB
bryansk|BZK
belgorod|EGO
kursk|URS
kursk east|URS
lipetsk|LPK
voronezh|VOZ
ukhta|UCT
pechora|PEX
usinsk|USK
vorkuta|VKT
syktyvkar|SCW
nizhny novgorod|GOJ
nizhny novgorod strigino|GOJ
bugulma|UUA
nizhnekamsk|NBC
begishevo|NBC
yoshkar ola|JOK
cheboksary|CSY
zhigansk|ZIX
ulyanovsk|ULV
ulyanovsk baratayevka|ULV
cherdakly|ULY
ulyanovsk east|ULY
orenburg|REN
orenburg central|REN
orsk|OSW
penza|PEZ
saransk|SKX
balakovo|BWO
gondia|GDB
birsi|GDB
ahmedabad|AMD
sardar vallabhbhai patel|AMD
aurangabad|IXU
bilaspur|PAB
bhuj|BHJ
belgaum|IXG
belagavi|IXG
vadodara|BDQ
bhopal|BHO
raja bhoj|BHO
bhavnagar|BHU
hubli|HBX
indore|IDR
devi ahilyabai holkar|IDR
jabalpur|JLR
jamnagar|JGA
kandla|IXY
khajuraho|HJR
kolhapur|KLH
nanded|NDC
nagpur|NAG
dr babasaheb ambedkar|NAG
nasik|ISK
nashik|ISK
pune|PNQ
pune airport lohagaon air force station|PNQ
porbandar|PBD
rajkot|RAJ HSR
kakadi|SAG
shirdi|SAG
surat|STV
udaipur|UDR
maharana pratap|UDR
batticaloa|BTC
colombo ratmalana|RML
jaffna|JAF
galle|KCT
koggala|KCT
trincomalee|TRR
china bay|TRR
battambang|BBM
agartala|IXA
agartala maharaja bir bikram|IXA
bagdogra|IXB
shillong|SHL
bhubaneswar|BBI
biju patnaik|BBI
durgapur|RDP
kazi nazrul islam|RDP
gorakhpur|GOP
guwahati|GAU
lokpriya gopinath bordoloi|GAU
gaya|GAY
imphal|IMF
jorhat|JRH
silchar|IXS
aizawl|AJL
lengpui|AJL
lilabari|IXI
lilabari north lakhimpur|IXI
dibrugarh|DIB
dimapur|DMU
patna|PAT
jay prakash narayan|PAT
ranchi|IXR
birsa munda|IXR
tezpur|TEZ
visakhapatnam|VTZ
visakhapatnam airport ins dega|VTZ
barisal|BZL
cox s bazar|CXB
chattogram|CGP
shah amanat|CGP
jashore|JSR
jessore|JSR
rajshahi|RJH
shah mokhdum|RJH
saidpur|SPD
sylhet|ZYL
osmany|ZYL
agra|AGR
agra airport agra air force station|AGR
allahabad|IXD
prayagraj deendayal upadhyay airport bamrauli air force station|IXD
amritsar|ATQ
sri guru ram dass jee|ATQ
varanasi|VNS
lal bahadur shastri|VNS
banaras|VNS
chandigarh|IXC
kanpur|KNU
dehradun|DED
dehradun jolly grant|DED
kangra|DHM
gwalior|GWL
jodhpur|JDH
jaipur|JAI
jammu|IXJ
ajmer|KQH
kishangarh airport ajmer|KQH
leh|IXL
leh kushok bakula rimpochee|IXL
lucknow|LKO
chaudhary charan singh|LKO
pathankot|IXP
pantnagar|PGH
srinagar|SXR
sheikh ul alam|SXR
luang phabang|LPQ
luang prabang|LPQ
pakse|PKZ
vientiane|VTE
wattay|VTE
dong hoi|VDH
siddharthanagar|BWA
gautam buddha|BWA
janakpur|JKR
nepalgunj|KEP
pokhara|PKR
taplejung|TPJ
biratnagar|BIR
latur|LTU
murod kond|LTU
agatti|AGX
gannavaram|VGA
vijayawada|VGA
coimbatore|CJB
calicut|CCJ
kadapa|CDP
kannur|CNN
orvakal|KJB
kurnool|KJB
madurai|IXM
mangalore|IXE
port blair|IXZ
veer savarkar international airport ins utkrosh|IXZ
puducherry|PNY
pondicherry|PNY
madhurapudi|RJA
rajahmundry|RJA
tiruchirappalli|TRZ
paro|PBH
noonu atoll|NMF
maafaru|NMF
gan|GAN
haa dhaalu atoll|HAQ
hanimaadhoo|HAQ
kadhdhoo|KDO
huvadhu atoll|KDM
kaadedhdhoo|KDM
maamigili|VAM
villa|VAM
laem ngop|TDX
trat|TDX
pattaya|UTP
u tapao|UTP
mae hong son|HGN
lampang|LPT
nan|NNT
chiang rai|CEI
mae fah luang chiang rai|CEI
phetchabun|PHY
hua hin|HHQ
mae sot|MAQ
sukhothai|THS
phitsanulok|PHS
surat thani|URT
narathiwat|NAW
chumphon|CJM
nakhon si thammarat|NST
krabi|KBV
koh samui|USM
samui|USM
ranong|UNN
hat yai|HDY
trang|TST
udon thani|UTH
sakon nakhon|SNO
surin|PXR
khon kaen|KKC
loei|LOE
buriram|BFV
buri ram|BFV
ubon ratchathani|UBP
roi et|ROI
nakhon phanom|KOP
buon ma thuot|BMV
haiphong|HPH
cat bi|HPH
ca mau city|CAH
ca mau|CAH
nha trang|CXR
cam ranh international airport cam ranh air base|CXR
con dao|VCS
can tho|VCA
dien bien phu|DIN
da lat|DLI
lien khuong|DLI
da nang|DAD
danang|DAD
hue|HUI
phu bai|HUI
quy nohn|UIH
phu cat|UIH
pleiku|PXU
phu quoc|PQC
rach gia|VKG
tuy hoa|TBB
dong tac|TBB
van don|VDO
vinh|VII
dawei|TVY
pyinmana|NYT
nay pyi taw|NYT
kengtung|KET
kyaukpyu|KYP
kawthoung|KAW
loikaw|LIW
lashio|LSH
mkeik|MGZ
myeik|MGZ
myitkyina|MYT
mong hsat|MOG
putao|PBU
sittwe|AKY
thandwe|SNW
tachileik|THL
biak|BIK
frans kaisiepo|BIK
nabire|NBX
timika|TIM
mozes kilangin|TIM
lombok|LOP
toraja|TRT
palu|PLW
mutiara sis al jufrie|PLW
palangkaraya|PKY
tjilik riwut|PKY
yogyakarta|YIA JOG
cilacap|CXP
tunggul wulung|CXP
oksibil|OKL
merauke|MKQ
mopah|MKQ
tanah merah|TMH
tanjung redeb borneo island|BEJ
kalimarau|BEJ
tarakan|TRK
juwata international airport suharnoko harbani afb|TRK
samarinda|AAP
aji pangeran tumenggung pranoto|AAP
tahuna sangihe island|NAH
naha|NAH
manado|MDC
sam ratulangi|MDC
sango|TTE
sultan babullah|TTE
tanta tabalong|TJG
warukin|TJG
landasan ulin|BDJ
syamsudin noor|BDJ
langgur|LUV
karel sadsuitubun|LUV
ambon|AMQ
pattimura|AMQ
malang|MLG
abdul rachman saleh|MLG
adisutjipto|JOG
surakarta|SOC
adisumarmo|SOC
semarang|SRG
achmad yani|SRG
fakfak|FKQ
kaimana|KNG
manokwari|MKW
rendani|MKW
wamena|WMX
wangi wangi island|WNI
matahora|WNI
sorong|SOQ
domine eduard osok|SOQ
bintulu|BTU
kuching|KCH
limbang|LMN
mukah|MKM
marudi|MUR
miri|MYY
sibu|SBW
bario|BBN
lahad datu|LDU
kota kinabalu|BKI
labuan|LBU
sandakan|SDK
tawau|TWU
mulu|MZV
pekanbaru|PKU
sultan syarif kasim ii international airport roesmin nurjadin afb|PKU
dumai|DUM
pinang kampai|DUM
bandung|BDO
husein sastranegara|BDO
batam|BTH
hang nadim|BTH
halim perdanakusuma|HLP
bandar lampung|TKG
radin inten ii|TKG
gunungsitoli|GNS
binaka|GNS
padang sidempuan|AEG
aek godang|AEG
sibolga|FLZ
dr ferdinand lumban tobing|FLZ
kutacane|LSR
alas leuser|LSR
nanga pinoh borneo island|NPO
nanga pinoh|NPO
ketapang|KTG
rahadi osman|KTG
ranai natuna besar island|NTX
ranai natuna|NTX
pontianak|PNK
supadio|PNK
putussibau borneo island|PSU
pangsuma|PSU
sintang|SQG
bengkulu|BKS
fatmawati soekarno|BKS
palembang|PLM
sultan mahmud badaruddin ii|PLM
talang gudang sumatra island|PDO
pendopo|PDO
padang|PDG
minangkabau|PDG
kuala pesisir|MEQ
cut nyak dhien|MEQ
takengon|TXE
rembele|TXE
banda aceh|BTJ
sultan iskandar muda|BTJ
tioman island|TOD
tioman|TOD
alor satar|AOR
sultan abdul halim|AOR
kota baharu|KBR
sultan ismail petra|KBR
kuantan|KUA
ipoh|IPH
sultan azlan shah|IPH
johor bahru|JHB
senai|JHB
langkawi|LGK
kuala terengganu|TGG
sultan mahmud|TGG
penang|PEN
sultan abdul aziz shah|SZB
dili|DIL
presidente nicolau lobato|DIL
seletar|XSP
tangbu|WUZ
wuzhou xijiang|WUZ
armidale|ARM
ayers rock|AYQ
ayers rock connellan|AYQ
barcaldine|BCI
alice springs|ASP
gold coast|OOL
blackall|BKQ
cairns|CNS
charleville|CTL
birdsville|BVI
broken hill|BHQ
hamilton island|HTI
bedourie|BEU
bourke|BRK
mount isa|ISA
mackay|MKY
ballina|BNK
ballina byron gateway|BNK
oakey army aviation centre|OKY
boulia|BQL
yibin|YBP
yibin wuliangye|YBP
whitsunday coast|PPP
proserpine whitsunday coast|PPP
rockhampton|ROK
broome|BME
sunshine coast|MCY
townsville|TSV
townsville airport raaf base townsville|TSV
blackwater|BLT
bundaberg|BDB
weipa|WEI
toowoomba|WTB
toowoomba wellcamp|WTB
carnarvon|CVQ
cobar|CAZ
coober pedy|CPD
cloncurry|CNJ
ceduna|CED
coffs harbour|CFS
cooktown|CTN
cunnamulla|CMA
coonamble|CNB
coen|CUQ
cooma|OOM
cooma snowy mountains|OOM
devonport|DPO
elcho island|ELC
emerald|EMD
esperance|EPR
geraldton|GET YGQ
gladstone|GLT
groote eylandt|GTE
griffith|GFF
hervey bay|HVB
horn|HID
horn island|HID
mount hotham|MHU
king island|KNS
kowanyama|KWM
kingscote|KGC
leonora|LNO
lockhart river|IRG
lismore|LSY
lightning ridge|LHG
longreach|LRE
leinster|LER
avalon|AVV
albury|ABX
meekatharra|MKR
essendon fields|MEB
melbourne essendon|MEB
merimbula|MIM
maningrida|MNG
hobart|HBA HBR
mildura|MQL
launceston|LST
melbourne moorabbin|MBW
mount magnet|MMG
moree|MRZ
moranbah|MOV
moruya|MYA
mount gambier|MGB
narrandera|NRA
narrabri|NAA
normanton|NTN
newman|ZNE
port augusta|PUG
paraburdoo|PBO
west island|CCK
cocos islands|CCK
nhulunbuy|GOV
gove|GOV
karratha|KTA
broadwood|KGI
kalgoorlie boulder|KGI
parkes|PKE
kununurra|KNX
east kimberley|KNX
port lincoln|PLO
exmouth|LEA
learmonth|LEA
port macquarie|PQQ
port hedland|PHE
flying fish cove|XCH
christmas island|XCH
quilpie|ULP
canberra|CBR
dubbo|DBO
dubbo city|DBO
denham|MJK
shark bay|MJK
albion park rail|WOL
shellharbour|WOL
milikapiti|SNB
snake bay|SNB
burnt pine|NLK
norfolk island|NLK
tamworth|TMW
wagga wagga|WGA
wagga wagga city|WGA
thargomindah|XTG
biloela|THG
thangool|THG
tennant creek|TCA
taree|TRO
windorah|WNR
whyalla|WYA
williamtown|NTL
wiluna|WUN
winton|WIN
burnie|BWT
wynyard|BWT
yueyang|YYA
yueyang sanhe|YYA
chengde|CDE
chengde puning|CDE
chifeng|CIF
chifeng yulong|CIF
qinhuangdao|BPE
qinhuangdao beidaihe|BPE
ordos|DSN
ordos ejin horo|DSN
erenhot|ERL
erenhot saiwusu|ERL
arxan|YIE
arxan yi ershi|YIE
handan|HDG
holingol|HUO
holingol huolinhe|HUO
hailar|HLD
hulunbuir hailar|HLD
linfen|LFQ
linfen yaodu|LFQ
luliang|LLV
luliang dawu|LLV
manzhouli xijiao|NZH
baotou|BAV
baotou donghe|BAV
shijiazhuang|SJW
shijiazhuang zhengding|SJW
tongliao|TGO
ulanqab|UCB
ulanqab jining|UCB
xilinhot|XIL
bavannur|RLK
bayannur tianjitai|RLK
zhalantun|NZL
zhalantun genghis khan|NZL
changde|CGD
changde taohuayuan|CGD
huaihua|HJJ
huaihua zhijiang|HJJ
chenzhou|HCZ
chenzhou beihu|HCZ
hechi|HCJ
hechi jinchengjiang|HCJ
yongzhou|LLF
yongzhou lingling|LLF
jieyang|SWA
jieyang chaoshan|SWA
zhuhai|ZUH
zhuhai jinwan|ZUH
shaoyang|WGN
shaoyang wugang|WGN
yulin|YLX
yulin fumian|YLX
liuzhou|LZH
liuzhou bailian airport bailian air base|LZH
enshi|ENH
enshi xujiaping|ENH
jingzhou|SHS
jingzhou shashi|SHS
luoyang|LYA
luoyang beijiao|LYA
shennongjia|HPG
shennongjia hongping|HPG
shiyan|WDS
shiyan wudangshan|WDS
xiangyang|XFN LHK
xiangyang liuji|XFN
yichang|YIH
yichang sanxia|YIH
herschel island|ZHH
herschel island field|ZHH
qionghai|BAR
qionghai bo ao|BAR
pyongyang|FNJ
pyongyang sunan|FNJ
sondong ni|DSO
sondok|DSO
wonsan|WOS
wonsan kalma|WOS
dunhuang|DNH
dunhuang mogao|DNH
golmud|GOQ
mengnai|HTT
huatugou|HTT
yinchuan|INC
yinchuan hedong|INC
jining|JNG
jining qufu|JNG
longnan|LNL
longnan chengzhou|LNL
qingyang|IQN
qingyang xifeng|IQN
gannan|GXH
gannan xiahe|GXH
haidong|XNN
xining caojiabao|XNN
zhongwei|ZHY
zhongwei shapotou|ZHY
arvaikheer|AVK
altai|LTI
bayankhongor|BYN
bulgan|UGA
dalanzadgad|DLZ
khovd|HVD
moron|MXV OZP
cangyuan washan|CWJ
dali|DLU
dali fengyi|DLU
shangri la|DIG
diqing shangri la|DIG
jinghong|JHG
xishuangbanna gasa|JHG
pu er|JMJ
lancang jingmai|JMJ
lijiang|LJG
lijiang sanyi|LJG
dehong|LUM
dehong mangshi|LUM
anqing|AQG
anqing tianzhushan airport anqing north air base|AQG
changzhou|CZX
changzhou benniu|CZX
yingzhou|FUG
fuyang xiguan|FUG
heze|HZA
heze mudan|HZA
jingdezhen|JDZ
jingdezhen luojia|JDZ
quzhou|JUZ
longyan|LCX
longyan guanzhishan|LCX
huangyan|HYN
taizhou luqiao|HYN
hefei|HFE
hefei xinqiao|HFE
quanzhou|JJN
quanzhou jinjiang|JJN
rizhao|RIZ
rizhao shanzihe|RIZ
huangshan|TXN
tunxi|TXN
weifang|WEF
weifang nanyuan|WEF
weihai|WEH
weihai dashuibo|WEH
wuxi|WUX
sunan shuofang|WUX
wuyishan|WUS
nanping wuyishan|WUS
xuzhou|XUZ
xuzhou guanyin|XUZ
yangzhou|YTY
yangzhou taizhou|YTY
yichun|YIC LDS
yichun mingyueshan|YIC
yancheng|YNZ
yancheng nanyang|YNZ
yiwu|YIW
shiquanhe|NGQ
ngari gunsa|NGQ
anshun|AVA
anshun huangguoshu|AVA
bangda|BPX
qamdo bangda|BPX
bijie|BFJ
bijie feixiong|BFJ
garze|DCY KGT
daocheng yading|DCY
guangyuan|GYS
guangyuan panlong|GYS
jiuzhaigou|JZH
jiuzhai huanglong|JZH
kangding|KGT
kaili|KJH
kaili huangping|KJH
lhasa|LXA
lhasa gonggar|LXA
luzhou|LZO
luzhou yunlong|LZO
zunyi|WMT ZYI
zunyi maotai|WMT
mianyang|MIG
mianyang nanjiao|MIG
liping|HZH
nyingchi|LZY
nyingchi mainling|LZY
liupanshui|LPF
liupanshui yuezhao|LPF
tengchong tuofeng|TCZ
tongren|TEN
tongren fenghuang|TEN
wulong|CQW
chongqing xiannushan|CQW
liangshan|XIC
xichang qingshan|XIC
xingyi|ACX
xingyi wanfenglin|ACX
zunyi xinzhou|ZYI
aksu|AKU
aksu hongqipo|AKU
bole alashankou|BPL
qiemo|IQM
qiemo yudu|IQM
fuyun|FYN
fuyun koktokay|FYN
hami|HMI
korla|KRL
korla licheng|KRL
burqin|KJI
burqin kanas|KJI
xinyuan|NLT
xinyuan nalati|NLT
ruoqiang town|RQA
ruoqiang loulan|RQA
shache|QSZ
kashgar|KHG
turpan|TLQ
turpan jiaohe|TLQ
hotan|HTN
anshan|AOG
anshan teng ao airport anshan air base|AOG
changhai|CNI
shuangta|CHG
chaoyang|CHG
heihe|DTU HEK
wudalianchi dedu|DTU
fuyuan|FYJ
fuyuan dongji aiport|FYJ
heihe aihui|HEK
jiamusi|JMU
jiamusi dongjiao|JMU
jiansanjiang|JSJ
jiansanjiang shidi|JSJ
jixi|JXA
jixi xingkaihu|JXA
yichun lindu|LDS
yushu|YUS
yushu batang|YUS
mudanjiang|MDG
mudanjiang hailang|MDG
mohe|OHE
mohe gulian|OHE
qiqihar|NDG
qiqihar sanjiazi|NDG
qian gorlos mongol autonomous county|YSQ
songyuan chaganhu|YSQ
tonghua|TNH
tonghua sanyuanpu|TNH
yanji|YNJ
yanji chaoyangchuan|YNJ
laobian|YKH
yingkou lanqi|YKH
kyzylorda|KZO
navi mumbai|NMI
noida|DXN
tulum|TQO
felipe carrillo puerto|TQO
techo|KTI
siem reap angkor|SAI
western sydney|WSI
la gomera|GMZ
cappadocia|NAV
nevsehir|NAV
hoedspruit|HDS
galapagos|GPS
baltra|GPS
san cristobal|SCY
el nido|ENI
labuan bajo|LBJ
komodo|LBJ
ayodhya|AYJ
hirasar|HSR
khost|KHT
ngawa|AHJ
hongyuan|AHJ
zabrat|ZXT
yambol|JAM
bezmer air base|JAM
siglufjorður|SIJ
vestmannaeyjar|VEY
betong|BTZ
orsha|TXC
orsha airport balbasovo air base|TXC
bazaruto island|BZB IBL
chaiten|WCH
nuevo chaiten|WCH
chuxiong|YUA
yuanmou air base|YUA
dongying|DOY
dongying shengli|DOY
xingcheng|XEN
xingcheng air base|XEN
beijing nanjiao|NAY
xigaze dingri|DDR
la grande 4|YAH
cornwall|YCC
huron park|YCE
centralia james t field memorial aerodrome|YCE
cochrane|YCN LGR
chetwynd|YCQ
cross lake|YCR
burwash landing|YDB
burwash|YDB
ross river|XRR
dolbeau st felicien|YDO
elliot lake|YEL
sheguiandah|YEM
manitoulin east|YEM
estevan|YEN
edson|YET
amos|YEY
amos magny|YEY
forestville|YFE
fort resolution|YFR
gimli|YGM
gimli industrial park|YGM
geraldton greenstone|YGQ
havre saint pierre|YGV
hope|YHE
hope airport fvrd regional airpark|YHE
hearst|YHF
hearst rene fontaine|YHF
hornepayne|YHN
haines junction|YHT
atikokan|YIB
digby|YDG
digby annapolis|YDG
st augustin|YIF
fort liard|YJF
st jean|YJN
key lake|YKJ
kirkland lake|YKX
kindersley|YKY
buttonville|YKZ
chapleau|YLD
meadow lake|YLJ
leaf rapids|YLR
alert|YLT
mayo|YMA
matane|YME
manitouwadge|YMG
moose jaw|YMJ
moose jaw air vice marshal c m mcewen|YMJ
charlevoix|YML
matagami|YNM
ekati|YOA
cold lake|YOD
cfb cold lake|YOD
oshawa|YOO
oshawa executive|YOO
owen sound|YOS
owen sound billy bishop|YOS
port hawkesbury|YPS
portage la prairie|YPG
portage la prairie southport|YPG
port menier|YPN
peterborough|YPQ
puvirnituq|YPX
muskoka|YQA
springbrook|YQF
red deer|YQF
watson lake|YQH
yarmouth|YQI
yorkton|YQV
north battleford|YQW
riviere du loup|YRI
ottawa rockcliffe|YRO
trois rivieres|YRQ
red sucker lake|YRS
revelstoke|YRV
sherbrooke|YSC
smiths falls|YSH
smiths falls montague|YSH
saint leonard|YSL
st catharines|YCM
niagara district|YCM
marathon|YSP MTH
slemon park|YSU
summerside|YSU
pembroke|YTA
tasiujaq|YTQ
cfb trenton|YTR
bonaventure|YVB
vernon|YVE
wiarton|YVV
petawawa|YWA
wrigley|YWY
rimouski|YXK
beaver creek|YXQ
earlton|YXR
wawa|YXZ
swift current|YYN
armstrong|YYW
gore bay|YZE
gore bay manitoulin|YZE
slave lake|YZH
whitecourt|YZU
teslin|YZW
greenwood|YZX GWO
cfb greenwood|YZX
salmon arm|YSN
shuswap|YSN
delta|YDT
boundary bay|YDT
bromont|ZBM
kelsey|KES
pukatawagan|XPK
little grand rapids|ZGR
jenpeg|ZJG
swan river|ZJN
thicket portage|YTD
pikwitonei|PIW
poplar river|XPP
pincher creek|WPC
south indian lake|XSI
stewart|ZST
ignace|ZUC
lac brochet|XLB
blida|QLD
ouled sidi brahim|BUJ
bou saada|BUJ
mecheria|MZW
tiaret|TID
abdelhafid boussouf bou chekif|TID
tafraoui|TAF
oran tafraoui|TAF
ghriss|MUW
laghouat|LOO
laghouat molay ahmed medeghri|LOO
daloa|DJO
korhogo|HGO
man|MJC
yamoussoukro|ASK
asaba|ABB
minna|MXJ
zaria|ZAR
maradi|MFQ
tahoua|THZ
el borma|EBM
niamtougou|LRL
wevelgem|KJK
altenburg|AOC
altenburg nobitz|AOC
neubrandenburg|FNB
eisenach|EIB
eisenach kindel|EIB
siegerland|SGE
hamburg finkenwerder|XFW
kiel|KEL
kiel holtenau|KEL
monchengladbach|MGL
augsburg|AGB
wessling|OBF
oberpfaffenhofen|OBF
schwerin parchim|SZW
bayreuth|BYU
hof|HOQ
hof plauen|HOQ
lahr|LHA
braunschweig|BWE
braunschweig wolfsburg|BWE
berenice troglodytica|EES
berenice international airport banas cape air base|EES
jamsa|KEV
halli|KEV
kitee|KTQ
kauhava|KAU
kauhava airfield|KAU
kauhajoki airfield|KHJ
mikkeli|MIK
sodankyla|SOT
utti|UTI
utti air base|UTI
ylivieska airfield|YLI
enniskillen|ENK
enniskillen st angelo|ENK
coventry|CVT
staverton|GLO
gloucestershire|GLO
nottingham|NQT
yeovil|YEO
rnas yeovilton|YEO
haverfordwest|HAW
swansea|SWS
brighton|ESH
shoreham|ESH
london biggin hill|BQH
farnborough|FAB
yateley|BBS
blackbushe|BBS
lydd|LYX
carlisle|CAX
barrow in furness|BWF
barrow walney island|BWF
warton|WRT
warton aerodrome|WRT
hawarden|CEG
leuchars|ADX
leuchars station airfield|ADX
lossiemouth|LMO
raf lossiemouth|LMO
cambridge|CBG
kidlington|OXF
oxford|OXF UOX
benson|BEX
raf benson|BEX
lakenheath|LKZ
raf lakenheath|LKZ
mildenhall|MHZ
raf mildenhall|MHZ
st ives|QUY
raf wyton|QUY
fairford|FFD
raf fairford|FFD
brize norton|BZZ
raf brize norton|BZZ
odiham|ODH
raf odiham|ODH
raf northolt|NHT
coningsby|QCY
raf coningsby|QCY
thetford|BEQ
raf honington|BEQ
scampton|SQZ
raf scampton|SQZ
waddington|WTN
raf waddington|WTN
marham|KNF
raf marham|KNF
breda|GLZ
gilze rijen air base|GLZ
den helder|DHR
de kooy airfield den helder naval air station|DHR
leeuwarden|LWR
leeuwarden air base|LWR
enschede|ENS
twente|ENS
uden|UDE
volkel air base|UDE
bergen op zoom|WOE
woensdrecht air base|WOE
sligo|SXL
lolland falster|MRW
lolland falster maribo|MRW
copenhagen roskilde|RKE
vojens|SKS
skrydstrup air base|SKS
skive|SQW
thisted|TED
skjern|STA
stauning|STA
fagernes|VDB
fagernes airport leirin|VDB
moss airport rygge|RYG
geiteryggen|SKE
skien|SKE
gothenburg city|GSE
skovde|KVB
karlskoga|KSK
soderhamn|SOO
gavle|GVX
gavle sandviken|GVX
eskilstuna|EKT
pajala|PJA
trier|SPM
spangdahlem air base|SPM
ramstein|RMS
ramstein air base|RMS
fritzlar|FRZ
fritzlar army airfield|FRZ
cuxhaven|FCN
nordholz naval airbase|FCN
geilenkirchen air base|GKE
jagel|WBG
schleswig air base|WBG
wiesbaden|WIE
wiesbaden army airfield|WIE
manching|IGS
ingolstadt manching|IGS
daugavpils|DGP
panevezys|PNV
panevezys air base|PNV
siauliai|SQQ
alexander bay|ALJ
aggeneys|AGZ
bisho|BIY
ficksburg|FCB
ficksburg sentraoes|FCB
midrand|GCJ
grand central|GCJ
rand|QRA
harrismith|HRS
klerksdorp|KXE
p c pelser|KXE
kuruman|KMH
johan pienaar|KMH
kleinsee|KLZ
lime acres|LMR
lime acres finsch mine|LMR
langebaanweg|SDB
ladysmith|LAY
malelane|LLE
riverside|LLE RAL RIV
mkuze|MZQ
oudtshoorn|OUH
port st johns|JOH
potchefstroom|PCF
robertson|ROD
springbok|SBU
secunda|ZEC
sishen|SIS
skukuza|SZK
tzaneen|LTA
ulundi|ULD
prince mangosuthu buthelezi|ULD
vyrburg|VRU
vryburg|VRU
virginia|VIR
vredendal|VRE
pretoria|PRY WKF
wonderboom|PRY
waterkloof air force base|WKF
sowa|SXN
sua pan|SXN
oyo|OLL
oyo ollombo|OLL
owando|FTX
ouesso|OUE
manzini|MTS
matsapha|MTS
berberati|BBT
diego garcia|NKW
diego garcia naval support facility|NKW
tiko|TKC
foumban|FOM
foumban nkounja|FOM
bafoussam|BFX
bamenda|BPC
chingola|CGJ
kasompe|CGJ
mongu|MNR
kitwe|KIW
southdowns|KIW
andapa|ZWA
benguela|BUG
benguela 17th of september|BUG
kuito|SVP
port amboim|PBN
porto amboim|PBN
saurimo|VHC
sumbe|NDD
luena|LUO
uige|UGO
xangongo|XGN
okondja|OKN
lambarene|LBQ
bitam|BMM
omboue|OMB
omboue hospital|OMB
mueda|MUD
mocimboa da praia|MZB
faya largeau|FYT
chiredzi|BFO
buffalo range|BFO
kariba|KAB
masvingo|MVZ
gweru|GWE
gweru thornhill air base|GWE
hwange|HWN
hwange national park|HWN
dwangwa|DWA
karonga|KGJ
mangochi|MAI
arandis|ADI
grootfontein|GFY
keetmanshoop|KMP
tsumeb|TSB
n dolo|NLO
ndolo|NLO
lisala|LIQ
buta|BZU
buta zega|BZU
kamakombe|BKY
bukavu kavumu|BKY
bouarfa|UAR
meknes|MEK
bassatine|MEK
kenitra|NNA
kenitra air base|NNA
kaolack|KLC
leopold sedar senghor|DKR
bakel|BXE
kedougou|KGG
atar|ATR
debre zeyit|QHR
harar meda|QHR
kismayo|KMU
new cairo|CCE
capital|CCE
el jora|EGH
port said|PSD
saint catherine|SKV
kitale|KTL
lodwar|LOK
marsa al brega|LMQ
gisenyi|GYI
merowe|MWE
nduli|IRI
iringa|IRI
lake manyara national park|LKY
lake manyara|LKY
chake chake|PMA
chengdu huaizhou|HZU
indigo bay lodge|IBL
hollongi|HGI
itanagar donyi polo hollongi|HGI
boulder city|BLD
mesquite|MFH
camp springs|ADW
joint base andrews|ADW
fort worth|AFW FTW FWH
perot field fort worth alliance|AFW
allegheny county|AGC
akron executive|AKC
alice|ALI
alamogordo|ALM HMN
alamogordo white sands|ALM
alton|ALN
anniston|ANB
anderson|AND
centennial|APA
aberdeen proving grounds|APG
phillips army air field|APG
new iberia|ARA
acadiana|ARA
astoria|AST
wausau|AUW
wausau downtown|AUW
chandler field|AXN
marysville|BAB MYV
beale air force base|BAB
bossier city|BAD
barksdale air force base|BAD
westfield|BAF
westfield barnes|BAF
brady|BBD
curtis field|BBD
bryce canyon|BCE
baudette|BDE
bedford|BED
laurence g hanscom field|BED
mobile downtown|BFM
fort bliss|BIF
biggs army air field|BIF
eastern sierra|BIH
biloxi|BIX
keesler air force base|BIX
rocky mountain metropolitan|BJC
bemidji|BJI
baker city|BKE
aurora|BFK
buckley space force base|BFK
burke lakefront|BKL
blythe|BLH
monroe county|BMG
burns|BNO
big piney|BPI
miley memorial field|BPI
mountain home|WMH MUO
ozark|WMH
battle creek|BTL
battle creek executive airport at kellogg field|BTL
beaver falls|BFP
beaver county|BFP
beverly|BVY
bowling green|BWG
bowling green warren county|BWG
blytheville|BYH
arkansas|BYH
burley|BYI
fort irwin|BYS
bicycle lake army air field|BYS
caribou|CAR
columbus air force base|CBM
charles city|CCY
northeast iowa|CCY
chadron|CDR
childress|CDS
chicopee|CEF
westover metropolitan airport westover air reserve base|CEF
crestview|CEW EGI
bob sikes|CEW
cuyahoga county|CGF
chanute|CNU
chanute martin johnson|CNU
coeur d alene|COE
coeur d alene pappy boyington field|COE
cocoa beach|COF
patrick space force base|COF
north myrtle beach|CRE
grand strand|CRE
jacksonville executive at craig|CRG
mcclellan palomar|CLD
crossville|CSV
crossville memorial whitson field|CSV
cut bank|CTB
jim hamilton l b owens|CUB
corvallis|CVO
clovis|CVS
cannon air force base|CVS
mosinee|CWA
central wisconsin|CWA
conroe north houston|CXO
fort belvoir|DAA
davison army air field|DAA
daggett|DAG
barstow daggett|DAG
danville|DAN
coleman a young|DET
dalhart|DHT
dickinson|DIK
dickinson theodore roosevelt|DIK
del rio|DLF DRT
laughlin air force base|DLF
dallesport|DLS
columbia gorge|DLS
davis monthan air force base|DMA
deming|DMN
daniel field|DNL
dover|DOV
dover air force base|DOV
dupage|DPA
mercury|DRA
desert rock|DRA
deridder|DRI
beauregard|DRI
douglas bisbee|DUG
bisbee douglas|DUG
dyess air force base|DYS
wenatchee|EAT
pangborn memorial|EAT
elizabeth city|ECG
elizabeth city regional airport coast guard air station|ECG
edwards|EDW
edwards air force base|EDW
needles|EED
keene|EEN
dillant hopkins|EEN
ellington|EFD
duke field|EGI
eureka|EKA
murray field|EKA
elkins|EKN
elkins randolph county|EKN
ely|LYU ELY
ely airport yelland field|ELY
enid|END
vance air force base|END
wendover|ENV
kenosha|ENW
esler army airfield esler|ESF
evanston|EVW
evanston uinta county airport burns field|EVW
felker army air field|FAF
fort bragg|FBG POB
simmons army air field|FBG
fort carson|FCS
butts aaf air field|FCS
findlay|FDY
wright patterson air force base|FFO
franklin|FKL
venango|FKL
fort meade|FME
tipton|FME
farmington|FMN
four corners|FMN
page field|FMY
topeka|FOE TOP
fort pierce|FPR
st lucie county|FPR
farmingdale|FRG
republic|FRG
fort riley|FRI
marshall army air field|FRI
fort sill|FSI
henry post army air field|FSI
fort stockton|FST
fort stockton pecos county|FST
fort knox|FTK
godman army air field|FTK
fort worth meacham|FTW
fulton county airport brown field|FTY
fort lauderdale executive|FXE
drake field|FYV
glendive|GDV
dawson community|GDV
glens falls|GFL
floyd bennett memorial|GFL
goodland|GLD
galveston|GLS
scholes international at galveston|GLS
greenville downtown|GMU
groton|GON
groton new london|GON
fort lewis|GRF
gray army air field|GRF
goldsboro|GSB
seymour johnson air force base|GSB
gallup|GUP
peru|GUS
grissom air reserve base|GUS
guymon|GUY
greenwood leflore|GWO
gary|GYY
gary chicago|GYY
hattiesburg|HBG
hattiesburg bobby l chain|HBG
hartford brainard|HFD
hagerstown|HGR
hagerstown regional richard a henson field|HGR
hawthorne|HHR
jack northrop field hawthorne|HHR
hill air force base|HIF
portland hillsboro|HIO
hickory|HKY
wheeling|HLG
wheeling ohio county|HLG
fort hood|HLR
hood army air field|HLR
holloman air force base|HMN
fort campbell|HOP
campbell army airfield|HOP
hoquiam|HQM
bowerman|HQM
homestead|HST
homestead arb|HST
redstone arsnl huntsville|HUA
redstone army air field|HUA
terre haute|HUF
terre haute regional airport hulman field|HUF
houlton|HUL
hutchinson|HUT
havre|HVR
havre city county|HVR
hayward|HYR
sawyer county|HYR
hays|HYS
ashtabula|JFN
northeast ohio|JFN
mcconnell air force base|IAB
bullhead city|IFP
laughlin bullhead|IFP
kingman|IGM
kankakee|IKK
greater kankakee|IKK
wilmington airpark|ILN
wink|INK
winkler county|INK
winston salem|INT
smith reynolds|INT
winslow|INW
winslow lindbergh|INW
imperial|IPL
imperial county|IPL
kissimmee gateway|ISM
kinston|ISO
kinston regional jetport at stallings field|ISO
junction|JCT
kimble county|JCT
chautauqua county jamestown|JHW
jackson county airport reynolds field|JXN
kelso|KLS
southwest washington|KLS
lamar|LAA
southeast colorado|LAA
west lafayette|LAF
purdue university|LAF
lakeland|LAL
lakeland linder|LAL
lawton|LAW
lawton fort sill|LAW
lumberton|LBT
angleton|LJN
texas gulf coast|LJN
leesburg|LEE
hampton|LFI
langley air force base|LFI
lufkin|LFK
angelina county|LFK
logan cache|LGU
lander|LND
hunt field|LND
lovelock|LOL
derby field|LOL
bowman field|LOU
london corbin airport magee field|LOZ
little rock air force base|LRF
las cruces|LRU
fort benning|LSF
lawson army air field|LSF
nellis air force base|LSV
altus|LTS
altus air force base|LTS
glendale|LUF
luke air force base|LUF
cincinnati municipal airport lunken field|LUK
livingston|LVM
mission field|LVM
lewisburg|LWB
greenbrier valley|LWB
lawrence|LWM
mobridge|MBG
mccomb|MCB
mccomb pike county airport john e lewis field|MCB
mcclellan airfield|MCC
merced|MCE MER
merced regional macready field|MCE
macdill air force base|MCF
mc cook|MCK
mc cook ben nelson|MCK
clear lake|MCW
mason city|MCW
carbondale|MDH
southern illinois|MDH
castle|MER
mansfield|MFD
mansfield lahm|MFD
marietta|MGE
dobbins air reserve base|MGE
minot air force base|MIB
muncie|MIE
delaware county johnson field|MIE
millville|MIV
charles b wheeler downtown|MKC
mc alester|MLC
eastover|MMT
mc entire joint national guard base|MMT
morristown|MMU
modesto|MOD
modesto city co harry sham field|MOD
barre|MPV
edward f knapp state|MPV
smyrna|MQY
martinsburg|MRB
eastern wv regional airport shepherd field|MRB
mount clemens|MTC
selfridge air national guard base|MTC
the florida keys marathon|MTH
martin state|MTN
fort indiantown gap|MUI
muir army air field|MUI
mountain home air force base|MUO
moses lake|MWH
grant county|MWH
maxwell air force base|MXF
mccall|MYL
yuba county|MYV
new orleans nas jrb alvin callender field|NBG
lakehurst|NEL
lakehurst maxfield field|NEL
lakefront|NEW
fallon|NFL
fallon naval air station|NFL
nas fort worth jrb carswell field|FWH
norfolk naval station|NGU
patuxent river|NHK
patuxent river naval air station|NHK
brunswick executive|NHZ
jacksonville naval air station|NIP
el centro|NJK
el centro naf|NJK
miramar marine corps air station mitscher field|NKX
lemoore|NLC
lemoore naval air station|NLC
naval air station pensacola forrest sherman field|NPA
millington|NQA
millington memphis|NQA
kingsville|NQI
kingsville naval air station|NQI
naval air station key west boca chica field|NQX
naval station mayport admiral david l mcdonald field|NRB
milton|NSE
whiting field naval air station north|NSE
point mugu|NTD
point mugu naval air station|NTD
virginia beach|NTU
oceana naval air station|NTU
mountain view|NUQ
moffett federal airfield|NUQ
oak harbor|NUW
whidbey island naval air station|NUW
north island naval air station halsey field|NZY
offutt air force base|OFF
karl stefan memorial|OFK
orangeburg|OGB
wolf point|OLF
l m clayton|OLF
olympia|OLM
nogales|OLS
oregon|ONO
newport|ONP
miami opa locka executive|OPF
north kingstown|NCO
quonset state|NCO
oshkosh|OSH
wittman|OSH
the ohio state university airport don scott field|OSU
ottumwa|OTM
norwood|OWD
norwood memorial|OWD
oxnard|OXR
fort rucker|OZR
cairns aaf air field|OZR
tyndall air force base|PAM
pine bluff|PBF
pine bluff regional airport grider field|PBF
dekalb peachtree|PDK
page|PGA
pitt greenville|PGV
palmdale|PMD
palmdale regional airport usaf plant 42|PMD
pinedale|PWY
ralph wenz field|PWY
ponca city|PNC
pope field|POB
fort polk|POE
polk army air field|POE
poughkeepsie|POU
dutchess county|POU
paso robles|PRB
cox field|PRX
pontiac|PTK
oakland county|PTK
chicago executive|PWK
bremerton|PWT
bremerton national|PWT
red bluff|RBL
ellsworth air force base|RCA
grand forks air force base|RDR
rifle|RIL
garfield county|RIL
march air reserve base|RIV
griffiss|RME
richard b russell|RMG
universal city|RND
randolph air force base|RND
russell|RSL
richard lloyd jones jr|RVS
redwood falls|RWF
rocky mount|RWI
rocky mount wilson|RWI
rawlins|RWL
rawlins municipal airport harvey field|RWL
sacramento executive|SAC
schenectady|SCH
schenectady county|SCH
stockton|SCK
stockton metropolitan|SCK
brown field|SDM
sidney|SDY SNY
sidney richland|SDY
felts field|SFF
springfield beckley|SGH
sugar land|SGR
fairchild air force base|SKA
lackland air force base|SKF
salem|SLE SXV
salem municipal airport mcnary field|SLE
somerset|SME
lake cumberland|SME
salmon|SMN
lemhi county|SMN
santa monica|SMO
salinas|SNS SNC
sidney municipal lloyd w carr field|SNY
alto|RUI
sierra blanca|RUI
sumter|SSC
shaw air force base|SSC
stinson|SSF
st simons island|SSI
st joseph|STJ
rosecrans memorial|STJ
st paul|STP
st paul downtown holman field|STP
spirit of st louis|SUS
fairfield|SUU
travis air force base|SUU
hunter army air field|SVN
stillwater|SWO
knob noster|SZL
whiteman air force base|SZL
tucumcari|TCC
tuscaloosa|TCL
tacoma|TCM TIW
mcchord air force base|TCM
truth or consequences|TCS
teterboro|TEB
tinker air force base|TIK
tacoma narrows|TIW
titusville|TIX
space coast|TIX
miami executive|TMB
troy|TOI
troy municipal airport at n kenneth campbell field|TOI
philip billard|TOP
tonopah|TPH
temple|TPL
draughon miller central texas|TPL
truckee|TKF
truckee tahoe|TKF
jacqueline cochran|TRM
portland troutdale|TTD
south lake tahoe|TVL
lake tahoe|TVL
ukiah|UKI
university oxford|UOX
moody air force base|VAD
lompoc|VBG
vandenberg space force base|VBG
north las vegas metropolitan|VGT
visalia|VIS
van nuys|VNY
camp douglas|VOK
volk field|VOK
valparaiso|VPZ
porter county|VPZ
vero beach|VRB
valentine|VTN
miller field|VTN
general william j fox airfield|WJF
winnemucca|WMC
warner robins|WRB
robins air force base|WRB
wrightstown|WRI
mc guire air force base|WRI
worland|WRL
wildwood|WWD
cape may county|WWD
woodward|WWR
west woodward|WWR
west yellowstone|WYS
willow run|YIP
yankton|YKN
chan gurney|YKN
youngstown|YNG
youngstown warren|YNG
baikonur|BXY
krainiy|BXY
zanesville|ZZV
kukes|KFZ
gorna oryahovitsa|GOZ
akrotiri|AKT
raf akrotiri|AKT
albacete|ABC
albacete airport los llanos air base|ABC
san javier|MJV
logrono|RJL
logrono agoncillo|RJL
moron air base|OZP
ciudad real|CQM
rota naval station|ROZ
teruel|TEV
madrid torrejon airport torrejon air base|TOJ
marck|CQF
calais dunkerque|CQF
le touquet paris plage|LTQ
le touquet cote d opale|LTQ
cognac|CNG
cognac chateaubernard air base|CNG
montlucon|MCU
montlucon gueret|MCU
niort|NIT
niort souche|NIT
angouleme|ANG
angouleme brie champniers|ANG
perigueux|PGX
perigueux bassillac|PGX
cahors|ZAO
aerodrome de cahors lalbenque|ZAO
albi|LBI
albi le sequestre|LBI
royan|RYN
royan medis|RYN
rochefort|RCO
rochefort saint agnant|RCO
colmar|CMR
colmar houssen|CMR
aubenas|OBS
aubenas ardeche meridional|OBS
solenzara|SOZ
solenzara air base|SOZ
auxerre|AUF
auxerre branches|AUF
bourges|BOU
saint yan|SYT
roanne|RNE
roanne renaison|RNE
valence|VAF
valence chabeuil|VAF
vichy|VHY
vichy charmeil|VHY
chateauroux|CHR
chateauroux deols marcel dassault|CHR
lyon bron|LYN
le castellet|CTT
mende|MEN
mende brenoux airfield|MEN
evreux|EVX
evreux fauville air base|EVX
cholet|CET
cholet le pontreau|CET
laval|LVA
laval entrammes|LVA
paris le bourget|LBG
creil|CSF
creil air base|CSF
toussus le noble|TNF
cormeilles en vexin|POX
aerodrome de pontoise cormeilles en vexin|POX
velizy villacoublay|VIY
velizy villacoublay air base|VIY
nevers|NVS
nevers fourchambault|NVS
merville|HZB
merville calonne|HZB
la baule escoublac|LBY
granville|GFR
la roche sur yon|EDM
landivisiau|LDV
landivisiau air base|LDV
le mans|LME
le mans arnage|LME
lannion|LAI
lannion cote de granit|LAI
saint brieuc|SBK
saint brieuc armor|SBK
morlaix|MXN
morlaix ploujean|MXN
vannes|VNE
vannes meucon|VNE
saint nazaire|SNR
saint nazaire montoir|SNR
epinal|EPL
epinal mirecourt|EPL
nancy|ENC
nancy essey|ENC
andravida|PYR
andravida air base|PYR
pecs pogany|PEV
grottaglie|TAR
taranto grottaglie marcello arlotta|TAR
lecce galatina air base|LCC
sigonella|NSY
sigonella navy air base|NSY
decimomannu|DCI
decimomannu air base|DCI
arbatax|TTB
tortoli|TTB
albenga|ALL
villanova d albenga|ALL
aosta|AOT
aviano|AVB
aviano air base|AVB
siena|SAY
siena ampugnano|SAY
salerno|QSR
salerno costa d amalfi|QSR
grosetto|GRS
grosseto air base|GRS
maribor|MBX
portoroz|POW
uherske hradiste|UHE
kunovice|UHE
prerov|PRV
prerov air base|PRV
vodochody|VOD
rosh pina|RPN
masada|MTZ
bar yehuda airfield|MTZ
beersheba|VTM MIP
nevatim air base|VTM
ramon air base|MIP
vila franca de xira|AVR
alverca air base|AVR
beja|BYJ
beja airport airbase|BYJ
braga|BGZ
braga municipal aerodrome|BGZ
coimbra|CBP
aerodromo municipal de coimbra|CBP
monte real air base|QLR
baneasa|BBU
caransebes|CSB
tulcea|TCE
tulcea danube delta|TCE
sion|SIR
emmen air base|EML
samedan|SMV
etimesgut air base|ANK
sarıcam|UAB
incirlik air base|UAB
afyonkarahisar|AFY
afyon air base|AFY
kastamonu|KFS
bandırma|BDM
eskisehir air base|ESK
kaklıc mahallesi|IGL
cigli|IGL
kartepe|KCO
cengiz topel|KCO
siirt|SXZ
balti|BZY
brak|BCQ
uzice|UZC
ponikve|UZC
batajnica|BJY
batajnica air base|BJY
piestany|PZY
zilina|ILZ
cabo rojo|CBJ
coban|CBV
rubelsanto|RUV
retalhuleu|RER
tela|TEA
ken jones|POT
del norte|NTR
chichen itza|CZA
ruben cantu|SYP
guapiles|GPL
los chiles|LSL
coto brus|TOO
san vito de java|TOO
upala|UPL
port de paix|PAX
guantanamo bay naval station|NBW
leeward point field|NBW
kawama|VRO
pinar del rio|LCL
la coloma|LCL
moa|MOA
orestes acosta|MOA
santa clara|SNU
abel santamaria|SNU
sandino|SNJ
san julian air base|SNJ
isla de la juventud|SZJ
siguanea|SZJ
little cayman|LYB
edward bodden little cayman airfield|LYB
mangrove cay|MAY
clarence a bain|MAY
andros town|ASD
bullocks harbour|GHC
great harbour cay|GHC
normans cay|NMC
rock sound|RSD
staniel cay|TYM
duncan town|DCT
tabiteuea north|TBF
fangatau|FGU
reao|REA
puka puka|PKP
manurewa|AMZ
ardmore|AMZ
glentanner station|GTN
glentanner|GTN
alexandra|ALR
alexandra aerodrome|ALR
mount cook|MON
manapouri|TEU
masterton|MRO
hood|MRO
rnzaf base ohakea|OHA
paraparaumu|PPQ
twitzel|TWZ
pukaki|TWZ
wairoa|WIR
bagram|OAI
bagram airfield|OAI
jalalabad|JAA
maymana|MMZ
maymana zahiraddin faryabi|MMZ
kunduz|UND
dhahran|DHA
king abdulaziz air base|DHA
jubail|QJB
khamis mushait|KMX
king khalid air base|KMX
prince sultan air base|AKH
aghajari|AKW
masjed soleyman|QMJ
shahid asiyaee|QMJ
jam|KNR
khark|KHK
siri|SXI
lavan airport|LVP
lavan|LVP
ilam|IIL
shahrekord|CQD
qazvin|GZW
jiroft|JYR
sirjan|SYJ
sarakhs|CKT
tabas|TCX
gorgan|GBT
fasa|FAZ
yasuj|YES
zanjan|JWN
zabol|ACZ
iranshahr|IHR
ahmed al jaber ab|XIJ
ahmed al jaber air base|XIJ
rene mouawad air base kleyate|KYE
al masna ah|MNH
mussanah|MNH
al bateen executive|AZI
al dhafra air base|DHF
sir bani yas|XSB
al minhad air base|NHD
masirah|MSH
rafo masirah|MSH
thumrait|TTH
thumrait air base|TTH
jacobabad|JAG
shahbaz air base|JAG
mangla|XJM
mianwali|MWD
mianwali air base|MWD
kamra|ATG
minhas air base|ATG
sargodha|SGI
mushaf air base|SGI
sui|SUL
hit|IQA
al asad air base|IQA
al habbaniyah|TQD
al taqaddum air base|TQD
mosul|OSM
kirkuk|KIK
kirkuk air base|KIK
qayyarah|RQW
qayyarah west|RQW
nasiriyah|XNH
ali air base|XNH
deir ez zor|DEZ
tadmur|PMS
palmyra|PMS
ar rayyan|XJD
al udeid air base|XJD
ataq|AXK
palmer|PAQ
warren bud woods palmer|PAQ
barter island|BTI
barter island long range radar station|BTI
delta junction ft greely|BIG
allen army airfield|BIG
buckland|BKC
bettles|BTT
cold bay|CDB
scammon bay|SCM
cape romanzof|CZF
cape romanzof lrrs|CZF
deering|DRG
elmendorf air force base|EDF
cape newenham|EHM
cape newenham lrrs|EHM
eielson air force base|EIL
kenai|ENA
ladd army airfield|FBK
ambler|ABL
galena|GAL
edward g pitka sr|GAL
gulkana|GKN
gambell|GAM
huslia|HSL
homer|HOM
hooper bay|HPB
kiana|IAN
bob baker memorial|IAN
iliamna|ILI
utopia creek|UTO
indian mountain lrrs|UTO
anaktuvuk pass|AKP
klawock|KLW
cape lisburne|LUR
cape lisburne lrrs|LUR
merrill field|MRI
mekoryuk|MYU
nenana|ENN
northway|ORT
port clarence|KPC
port clarence coast guard station|KPC
port heiden|PTH
platinum|PTU
nuiqsut|NUI
ruby|RBY
savoonga|SVA
sand point|SDP
shishmaref|SHH
st mary s|KSM
sparrevohn|SVW
sparrevohn lrrs|SVW
soldotna|SXQ
shemya|SYA
eareckson air station|SYA
togiak village|TOG
togiak|TOG
talkeetna|TKA
takotna|TLJ
tatalina lrrs|TLJ
atqasuk|ATK
atqasuk edward burnell sr memorial|ATK
valdez|VDZ
valdez pioneer field|VDZ
kivalina|KVL
seward|SWD
noatak|WTK
wasilla|WWA
abariringa|CIS
canton island|CIS
fort yukon|FYU
yigo|UAM
andersen air force base|UAM
tinian island|TIQ
tinian|TIQ
kekaha|BKH
barking sands|BKH
hickam air force base|HIK
kapolei|JRF
kalaeloa|JRF
kaneohe|NGF
kaneohe bay mcas|NGF
sand island|MDY
henderson field|MDY
point lay|PIZ
point lay lrrs|PIZ
fuerte olimpo|OLK
aeropuerto nacional de fuerte olimpo|OLK
hsinchu city|HSZ
hsinchu air base|HSZ
ogasawara|IWO
iwo jima airbase|IWO
toyooka|TJH
konotori tajima|TJH
fukui|FKJ
gifu|QGU
hachinohe|HHE
jmsdf hachinohe air base hachinohe|HHE
ayase|NJA
jmsdf atsugi air base naval air facility atsugi|NJA
yokota air base|OKO
gangneung|KAG
jeju island|JDG
jeongseok|JDG
seongnam|SSN
seoul air base|SSN
osan air base|OSN
suwon|SWU
yecheon ri|YEC
yecheon airbase|YEC
kadena air base|DNA
ie|IEJ
iejima|IEJ
miyakojima|SHI
miyako shimojishima|SHI
cavite|SGL
danilo atienza air base|SGL
lubang|LBX
surallah|AAV
allah valley|AAV
bislig|BPH
mati|MXI
mati national|MXI
daet|DTE
mamburao|MBO
gasan|MRQ
marinduque|MRQ
ormoc city|OMC
ormoc|OMC
evelio javier|EUQ
krymsk|NOI
krymsk air base|NOI
concordia|COC
comodoro pierrestegui|COC
gualeguaychu|GHU
la plata|LPG
el palomar|EPA
rincon de los sauces|RDS
zapala|APZ
malargue|LGS
comodoro d r salomon|LGS
rio cuarto|RCU
area de material|RCU
villa dolores|VDR
villa mercedes|VME
villa reynolds|VME
paso de los libres|AOL
monte caseros|MCS
oran|ORA
goya|OYA
reconquista|RCQ
curuzu cuatia|UZU
el bolson|EHL
general pico|GPO
tres arroyos|OYO
pehuajo|PEH
comodoro pedro zanni|PEH
tandil|TDL
heroes de malvinas|TDL
villa gesell|VLG
cutral co|CUT
conceicao do araguaia|CDJ
aracati|ARX
aracati dragao do mar|ARX
bage|BGX
comandante gustavo kraemer|BGX
pampulha carlos drummond de andrade|PLU
bacacheri|BFH
barretos|BAT
chafei amsei|BAT
barra do garcas|BPG
cabo frio|BZC
umberto modiano|BZC
carolina|CLN
brig lysias augusto rodrigues|CLN
caravelas|CRQ
jacareacanga|JCR
guajara mirim|GJM
guaratingueta|GUJ
itacoatiara|ITA
sao roque|JHF
sao paulo catarina executive|JHF
lins|LIP
bom jesus da lapa|LAZ
minacu|MQH
ponta pelada airport manaus air base|PLL
campo de marte|RTE
oiapoque|OYK
pocos de caldas|POO
pocos de caldas embaixador walther moreira salles|POO
porto nacional|PNB
santa cruz air force base|SNZ
guaruja|SSZ
santos nero moura air base guaruja|SSZ
tarauaca|TRQ
telemaco borba|TEC
varginha|VAG
major brigadeiro trompowsky|VAG
pirassununga|QPS
campo fontenelle|QPS
tocopilla|TOQ
barriles|TOQ
chile chico|CCH
chillan|YAI
gral bernardo o higgins|YAI
coyhaique|GXQ
teniente vidal|GXQ
porvenir|WPR
captain fuentes martinez|WPR
puerto williams|WPU
guardiamarina zanartu|WPU
vallenar|VLR
chanaral|CNR
maquehue|PZS
talca|TLX
panguilemo|TLX
taltal|TTC
las breas|TTC
vina del mar|KNA
ambato|ATF
chachoan|ATF
macara|MRR
jose maria velasco ibarra|MRR
portoviejo|PVO
reales tamarindos|PVO
general ulpiano paez|SNC
tarapoa|TPC
ayolas|AYO
aeropuerto nacional de juan de ayolas|AYO
aeropuerto nacional tte cnel carmelo peralta|CIO
mariscal estigarribia|ESG
aeropuerto internacional dr luis maria argana|ESG
pilar|PIL
aeropuerto nacional carlos miguel gimenez|PIL
pedro juan caballero|PJC
aeropuerto internacional dr augusto roberto fuster|PJC
apiay|API
gomez nino apiay air base|API
el banco|ELB
las flores|ELB
caucasia|CAQ
juan h white|CAQ
covenas|CVE
el bagre|EBG
girardot|GIR
santiago vila|GIR
la mina maicao|MCJ
jorge isaac|MCJ
magangue|MGN
ocana|OCV
aguas claras|OCV
pitalito|PTX
la dorada|PAL
german olano air base|PAL
paz de ariporo|PZA
mariquita|MQU
tres esquinas|TQS
tres esquinas air base|TQS
tulua|ULQ
heriberto gil martinez|ULQ
bermejo|BJO
oruro|ORU
juan mendoza|ORU
potosi|POI
capitan nicolas rojas|POI
santa ana del yacuma|SBL
teniente av jorge henrich arauz|TDD
villamontes|VLM
teniente coronel rafael pabon|VLM
yacuiba|BYC
correia pinto|EEA
planalto serrano|EEA
saint georges de l oyapock|OYP
atalaya|AYX
teniente general gerardo perez pinedo|AYX
iberia|IBP
anta|ATA
comandante fap german arias graziani|ATA
rioja|RIJ
juan simons vela|RIJ
juanjui|JJI
pisco|PIO
captain renan elias olivera|PIO
durazno|DZO
santa bernardina|DZO
punta del este|PDP
capitan corbeta ca curbelo|PDP
salto|STY
nueva hesperides|STY
anaco|AAO
aeropuerto general tomas de heres ciudad bolivar|CBL
caicara del orinoco|CXA
guarico|CLZ
calabozo|CLZ
bolivar|EOR
elorza|EOZ
guasdalito|GDO
guiria|GUI
guanare|GUQ
la fria|LFR
general bartolome salom|PBL
paramillo|SCI
palmarito|PTM
santa elena de uairen|SNV
san felipe|SNF
sub teniente nestor arias|SNF
inglaterra|SFD
san fernando de apure|SFD
santa barbara del zulia|STB
tucupita|TUV
tumeremo|TMO
valle de la pascua|VDP
arecibo|ARE
antonio nery juarbe pol|ARE
tena|TNW
jumandy|TNW
bequia|BQU
j f mitchell|BQU
balkhash|BXH
taldykorgan|TDK
ekibastuz|EKB
zaqatala|ZTU
magan|GYG
belaya gora|BGN
sovetskaya gavan|GVN
chukotka|PVS
provideniya bay|PVS
apapelgino|PWE
pevek|PWE
evensk|SWV
severo evensk|SWV
sevastopol|UKS
sevastopol international airport belbek air base|UKS
cherkasy|CKC
khmelnytskyi|HMJ
vinnitsa|VIN
vinnytsia gavyryshivka|VIN
vologda|VGD
vitebsk|VTB
vitebsk vostochny|VTB
gorno altaysk|RGK
bor|TGP
podkamennaya tunguska|TGP
achinsk|ACS
strezhevoy|SWT
dikson|DKS
berezovo|EZV
kaluga|KLF
grabtsevo|KLF
tver|KLD
migalovo air base|KLD
ostafyevo|OSF
chkalovskiy air base|CKL
tambov|TBW
donskoye|TBW
inta|INA
ust tsylma|UTS
rewa|REW
rewa airport chorhata rewa|REW
akola|AKD
daman|NMB
keshod|IXK
ratnagiri|RTC
solapur|SSE
anuradhapura|ACJ
ampara|ADP
polonnaruwa town|HIM
hingurakgoda air force base|HIM
kampong chhnang|KZC
ratanakiri|RBE
along|IXV
dhanbad|DBD
jamshedpur|IXW
sonari|IXW
kushinagar|KBK
kailashahar|IXH
muzaffarpur|MZU
rourkela|RRK
ziro|ZER
ishurdi|IRD
bikaner|BKB
nal|BKB
bhuntar|KUU
kullu manali|KUU
bhatinda air force station|BUP
bareilly|BEK
bareilly air force station|BEK
hissar|HSS
jaisalmer|JSA
kota|KTU
ludhiana|LUH
savannakhet|ZVK
sam neua|NEU
puerto vallemi|VMI
aeropuerto nacional dr juan plate|VMI
bellary|BEP
bidar|IXX
bidar airport bidar air force station|IXX
iaf camp|CBD
car nicobar air force base|CBD
begumpet|BPM
puttaparthi|PUT
sri sathya sai|PUT
gelephu|GLU
nakhon pathom|KDT
kamphaeng saen|KDT
phrae|PRH
takhli|TKH
tak|TKT
songkhla|SGZ
pattani|PAN
chaloem phra kiat|NAK
nakhon ratchasima|NAK
momeik|MOE
namsang|NMS
gotalalamo morotai island|OTI
pitu|OTI
poso celebes island|PSJ
kasiguncu|PSJ
luwok|LUW
syukuran aminuddin amir|LUW
babo|BXB
rengat sumatra island|RGT
japura|RGT
kertajati|KJT
soewondo air force base|MES
lhok sukon sumatra island|LSX
lhok sukon|LSX
butterworth|BWH
rmaf butterworth air base|BWH
kerteh|KTE
malacca|MKZ
suai|UAI
baucau|BCH
cakung|BCH
oecussi ambeno|OEC
rota do sandalo oecusse|OEC
paya lebar|QPG
paya lebar air base|QPG
western water catchment|TGA
tengah air base|TGA
smolensk|LNX
smolensk north|LNX
ararat|ARY
benalla|BLN
bairnsdale|BSJ
balranald|BZD
brewarrina|BWQ
wurrumiyanga|BRT
bathurst island|BRT
coonabarabran|COJ
chinchilla|CCL
cleve|CVC
derby|DCN DRB
raaf base curtin|DCN
clermont|CMQ
corowa|CWW
corryong|CYG
cootamundra|CMD
cowra|CWT
dirranbandi|DRN
deniliquin|DNQ
dysart|DYA
echuca|ECH
eliwana|WHB
forbes|FRB
forrest|FOS
fitzroy crossing|FIZ
gunnedah|GUH
grafton|GFN
goulburn|GUL
glen innes|GLI
pirlangimpi|GPN
garden point|GPN
hay|HXX
halls creek|HCQ
hopetoun|HTU
horsham|HSM
inverell|IVR
kerang|KRA
kempsey|KPS
kingaroy|KGY
leigh creek|LGH
morwell|TGN
latrobe valley|TGN
mareeba|MRG
mudgee|DGE
mount keith|WME
ngukurr|RPM
narromine|QRM
orange|OAG
port pirie|PPI
perth jandakot|JAD
wadeye|PKT
port keats|PKT
tindal|KTR
renmark|RMK
sydney bankstown|BWU
cobbitty|CDU
camden|CDU
shepparton|SHT
smithton|SIO
nowra hill|NOA
naval air station nowra hmas albatross|NOA
raaf base richmond|XRH
swan hill|SWH
stawell|SWC
telfer|TEF
temora|TEM
tibooburra|TYB
tumut|TUM
wangaratta|WGT
warracknabeal|WKB
walgett|WGE
warren|QRR
sale|SXE
west sale|SXE
west wyalong|WWY
young|NGA
guangzhou mr air base guanghua|LHK
guyuan|GYU
guyuan liupanshan|GYU
xi an xiguan|SIA
baruun urt|UUN
choibalsan|COQ
buyant ukhaa|ULN
serui|ZRI
stevanus rumbewas|ZRI
bengbu|BFU
rugao|RUG
rugao air base|RUG
suzhou|SZV
suzhou guangfu|SZV
shanshan|SXJ
`;
