/** Airports and metropolitan areas by IATA code. Made by scripts/generate-airports.mjs; do not edit. */

/** IANA zones that the rows below name by their place in this list, in base 36. */
export const AIRPORT_ZONES = 'Africa/Abidjan Africa/Accra Africa/Addis_Ababa Africa/Algiers Africa/Asmara Africa/Bamako Africa/Bangui Africa/Banjul Africa/Bissau Africa/Blantyre Africa/Brazzaville Africa/Bujumbura Africa/Cairo Africa/Casablanca Africa/Ceuta Africa/Conakry Africa/Dakar Africa/Dar_es_Salaam Africa/Djibouti Africa/Douala Africa/El_Aaiun Africa/Freetown Africa/Gaborone Africa/Harare Africa/Johannesburg Africa/Juba Africa/Kampala Africa/Khartoum Africa/Kigali Africa/Kinshasa Africa/Lagos Africa/Libreville Africa/Lome Africa/Luanda Africa/Lubumbashi Africa/Lusaka Africa/Malabo Africa/Maputo Africa/Maseru Africa/Mbabane Africa/Mogadishu Africa/Monrovia Africa/Nairobi Africa/Ndjamena Africa/Niamey Africa/Nouakchott Africa/Ouagadougou Africa/Porto-Novo Africa/Sao_Tome Africa/Tripoli Africa/Tunis Africa/Windhoek America/Adak America/Anchorage America/Anguilla America/Antigua America/Araguaina America/Argentina/Buenos_Aires America/Argentina/Catamarca America/Argentina/Cordoba America/Argentina/Jujuy America/Argentina/La_Rioja America/Argentina/Mendoza America/Argentina/Rio_Gallegos America/Argentina/Salta America/Argentina/San_Juan America/Argentina/San_Luis America/Argentina/Tucuman America/Argentina/Ushuaia America/Aruba America/Asuncion America/Atikokan America/Bahia America/Barbados America/Belem America/Belize America/Blanc-Sablon America/Boa_Vista America/Bogota America/Boise America/Cambridge_Bay America/Campo_Grande America/Cancun America/Caracas America/Cayenne America/Cayman America/Chicago America/Chihuahua America/Ciudad_Juarez America/Costa_Rica America/Cuiaba America/Curacao America/Dawson America/Dawson_Creek America/Denver America/Detroit America/Dominica America/Edmonton America/El_Salvador America/Fort_Nelson America/Fortaleza America/Glace_Bay America/Goose_Bay America/Grand_Turk America/Grenada America/Guadeloupe America/Guatemala America/Guayaquil America/Guyana America/Halifax America/Havana America/Hermosillo America/Indiana/Indianapolis America/Inuvik America/Iqaluit America/Jamaica America/Juneau America/Kentucky/Louisville America/Kralendijk America/La_Paz America/Lima America/Los_Angeles America/Lower_Princes America/Maceio America/Managua America/Manaus America/Marigot America/Martinique America/Matamoros America/Mazatlan America/Merida America/Metlakatla America/Mexico_City America/Miquelon America/Moncton America/Monterrey America/Montevideo America/Montserrat America/Nassau America/New_York America/Nome America/Noronha America/Nuuk America/Panama America/Paramaribo America/Phoenix America/Port-au-Prince America/Port_of_Spain America/Porto_Velho America/Puerto_Rico America/Punta_Arenas America/Rankin_Inlet America/Recife America/Regina America/Resolute America/Rio_Branco America/Santarem America/Santiago America/Santo_Domingo America/Sao_Paulo America/Sitka America/St_Barthelemy America/St_Johns America/St_Kitts America/St_Lucia America/St_Thomas America/St_Vincent America/Swift_Current America/Tegucigalpa America/Thule America/Tijuana America/Toronto America/Tortola America/Vancouver America/Whitehorse America/Winnipeg America/Yakutat America/Yellowknife Arctic/Longyearbyen Asia/Aden Asia/Almaty Asia/Amman Asia/Anadyr Asia/Aqtau Asia/Aqtobe Asia/Ashgabat Asia/Atyrau Asia/Baghdad Asia/Bahrain Asia/Baku Asia/Bangkok Asia/Barnaul Asia/Beirut Asia/Bishkek Asia/Brunei Asia/Chita Asia/Choibalsan Asia/Colombo Asia/Damascus Asia/Dhaka Asia/Dili Asia/Dubai Asia/Dushanbe Asia/Famagusta Asia/Ho_Chi_Minh Asia/Hong_Kong Asia/Hovd Asia/Irkutsk Asia/Jakarta Asia/Jayapura Asia/Jerusalem Asia/Kabul Asia/Kamchatka Asia/Karachi Asia/Kathmandu Asia/Kolkata Asia/Krasnoyarsk Asia/Kuala_Lumpur Asia/Kuching Asia/Kuwait Asia/Macau Asia/Magadan Asia/Makassar Asia/Manila Asia/Muscat Asia/Nicosia Asia/Novokuznetsk Asia/Novosibirsk Asia/Omsk Asia/Oral Asia/Phnom_Penh Asia/Pontianak Asia/Pyongyang Asia/Qatar Asia/Qostanay Asia/Qyzylorda Asia/Riyadh Asia/Sakhalin Asia/Samarkand Asia/Seoul Asia/Shanghai Asia/Singapore Asia/Taipei Asia/Tashkent Asia/Tbilisi Asia/Tehran Asia/Thimphu Asia/Tokyo Asia/Tomsk Asia/Ulaanbaatar Asia/Vientiane Asia/Vladivostok Asia/Yakutsk Asia/Yangon Asia/Yekaterinburg Asia/Yerevan Atlantic/Azores Atlantic/Bermuda Atlantic/Canary Atlantic/Cape_Verde Atlantic/Faroe Atlantic/Madeira Atlantic/Reykjavik Atlantic/St_Helena Atlantic/Stanley Australia/Adelaide Australia/Brisbane Australia/Broken_Hill Australia/Darwin Australia/Hobart Australia/Lindeman Australia/Melbourne Australia/Perth Australia/Sydney Europe/Amsterdam Europe/Astrakhan Europe/Athens Europe/Belgrade Europe/Berlin Europe/Bratislava Europe/Brussels Europe/Bucharest Europe/Budapest Europe/Chisinau Europe/Copenhagen Europe/Dublin Europe/Gibraltar Europe/Guernsey Europe/Helsinki Europe/Isle_of_Man Europe/Istanbul Europe/Jersey Europe/Kaliningrad Europe/Kirov Europe/Kyiv Europe/Lisbon Europe/Ljubljana Europe/London Europe/Luxembourg Europe/Madrid Europe/Malta Europe/Mariehamn Europe/Minsk Europe/Moscow Europe/Oslo Europe/Paris Europe/Podgorica Europe/Prague Europe/Riga Europe/Rome Europe/Samara Europe/Sarajevo Europe/Saratov Europe/Simferopol Europe/Skopje Europe/Sofia Europe/Stockholm Europe/Tallinn Europe/Tirane Europe/Ulyanovsk Europe/Vienna Europe/Vilnius Europe/Volgograd Europe/Warsaw Europe/Zagreb Europe/Zurich Indian/Antananarivo Indian/Chagos Indian/Christmas Indian/Cocos Indian/Comoro Indian/Mahe Indian/Maldives Indian/Mauritius Indian/Mayotte Indian/Reunion Pacific/Apia Pacific/Auckland Pacific/Bougainville Pacific/Chatham Pacific/Chuuk Pacific/Easter Pacific/Efate Pacific/Fiji Pacific/Funafuti Pacific/Galapagos Pacific/Gambier Pacific/Guadalcanal Pacific/Guam Pacific/Honolulu Pacific/Kanton Pacific/Kiritimati Pacific/Kosrae Pacific/Kwajalein Pacific/Majuro Pacific/Marquesas Pacific/Midway Pacific/Nauru Pacific/Niue Pacific/Norfolk Pacific/Noumea Pacific/Pago_Pago Pacific/Palau Pacific/Pohnpei Pacific/Port_Moresby Pacific/Rarotonga Pacific/Saipan Pacific/Tahiti Pacific/Tarawa Pacific/Tongatapu Pacific/Wake Pacific/Wallis';

/** `code|name|city|country|zone|latitude|longitude|c for a metropolitan area|metropolitan code`, by code. */
export const AIRPORT_ROWS = `
AAA|Anaa Airport|Anaa|PF|a7|-17.35|-145.51||
AAC|El Arish International Airport|El Arish|EG|c|31.08|33.84||
AAE|Annaba Rabah Bitat Airport|Annaba|DZ|3|36.83|7.81||
AAL|Aalborg Airport|Aalborg|DK|7w|57.09|9.85||
AAM|Malamala Airport|Malamala|ZA|o|-24.82|31.54||
AAN|Al Ain International Airport|Al Ain|AE|5l|24.26|55.61||
AAO|Anaco Airport|Anaco|VE|2b|9.43|-64.47||
AAP|Aji Pangeran Tumenggung Pranoto International Airport|Samarinda|ID|66|-0.37|117.25||
AAQ|Anapa Vityazevo Airport|Krasnyi Kurgan|RU|8f|45|37.35||
AAR|Aarhus Airport|Aarhus|DK|7w|56.3|10.62||
AAT|Altay Xuedu Airport|Altay|CN|6o|47.75|88.09||
AAV|Allah Valley Airport|Surallah|PH|67|6.37|124.75||
AAY|Al Ghaydah International Airport|Al Ghaydah|YE|4z|16.19|52.17||
ABA|Abakan International Airport|Abakan|RU|60|53.74|91.39||
ABB|Asaba International Airport|Asaba|NG|u|6.2|6.67||
ABC|Albacete Airport / Los Llanos Air Base|Albacete|ES|8b|38.95|-1.86||
ABD|Abadan Airport|Abadan|IR|6t|30.37|48.23||
ABE|Lehigh Valley International Airport|Allentown|US|3v|40.65|-75.44||
ABI|Abilene Regional Airport|Abilene|US|2e|32.41|-99.68||
ABJ|Félix-Houphouët-Boigny International Airport|Abidjan|CI|0|5.26|-3.93||
ABK|Kebri Dahar Airport|Kebri Dahar|ET|2|6.73|44.24||
ABL|Ambler Airport|Ambler|US|1h|67.11|-157.85||
ABQ|Albuquerque International Sunport|Albuquerque|US|2m|35.04|-106.61||
ABR|Aberdeen Regional Airport|Aberdeen|US|2e|45.45|-98.42||
ABS|Abu Simbel Airport|Abu Simbel|EG|c|22.37|31.61||
ABT|King Saud Bin Abdulaziz Airport|Al-Baha|SA|6k|20.3|41.64||
ABV|Nnamdi Azikiwe International Airport|Abuja|NG|u|9.01|7.26||
ABX|Albury Airport|Albury|AU|7l|-36.07|146.96||
ABY|Southwest Georgia Regional Airport|Albany|US|3v|31.53|-84.2||
ABZ|Aberdeen Dyce Airport|Aberdeen|GB|89|57.2|-2.2||
ACA|Aeropuerto Internacional Juan N. Álvarez|Acapulco|MX|3o|16.76|-99.76||
ACC|Kotoka International Airport|Accra|GH|1|5.61|-0.17||
ACE|César Manrique-Lanzarote Airport|Lanzarote|ES|76|28.95|-13.61||
ACH|St Gallen Altenrhein Airport|Altenrhein|CH|91|47.49|9.56||
ACI|Alderney Airport|Saint Anne|GG|7z|49.71|-2.21||
ACJ|Anuradhapura Airport|Anuradhapura|LK|5h|8.3|80.43||
ACK|Nantucket Memorial Airport|Nantucket|US|3v|41.25|-70.06||
ACS|Achinsk Airport|Achinsk|RU|60|56.27|90.58||
ACT|Waco Regional Airport|Waco|US|2e|31.61|-97.23||
ACV|California Redwood Coast-Humboldt County Airport|Arcata|US|3d|40.98|-124.11||
ACX|Xingyi Wanfenglin Airport|Xingyi|CN|6o|25.08|104.96||
ACY|Atlantic City International Airport|Atlantic City|US|3v|39.46|-74.58||
ACZ|Zabol Airport|Zabol|IR|6t|31.1|61.54||
ADA|Adana Şakirpaşa Airport|Seyhan|TR|82|36.98|35.28||
ADB|Adnan Menderes International Airport|Izmir|TR|82|38.29|27.16||IZM
ADD|Addis Ababa Bole International Airport|Addis Ababa|ET|2|8.98|38.8||
ADE|Aden International Airport|Aden|YE|4z|12.83|45.03||
ADF|Adıyaman Airport|Adıyaman|TR|82|37.73|38.47||
ADI|Arandis Airport|Arandis|NA|1f|-22.46|14.98||
ADJ|Amman Civil Airport|Amman|JO|51|31.97|35.99||
ADK|Adak Airport|Adak|US|1g|51.88|-176.64||
ADL|Adelaide International Airport|Adelaide|AU|7d|-34.95|138.53||
ADP|Ampara Airport|Ampara|LK|5h|7.34|81.62||
ADQ|Kodiak Airport|Kodiak|US|1h|57.75|-152.49||
ADU|Ardabil Airport|Ardabil|IR|6t|38.33|48.42||
ADW|Joint Base Andrews|Camp Springs|US|3v|38.81|-76.87||
ADX|Leuchars Station Airfield|Leuchars|GB|89|56.37|-2.87||
ADZ|Gustavo Rojas Pinilla International Airport|San Andrés|CO|26|12.58|-81.71||
AEB|Baise Youjiang Airport|Baise|CN|6o|23.72|106.96||
AEG|Aek Godang Airport|Padang Sidempuan|ID|5s|1.4|99.43||
AEH|Abeche Airport|Abeche|TD|17|13.85|20.84||
AEP|Jorge Newbery Airpark|Buenos Aires|AR|1l|-34.56|-58.42||BUE
AER|Sochi International Airport|Sochi|RU|8f|43.45|39.96||
AES|Ålesund Airport, Vigra|Ålesund|NO|8g|62.56|6.12||
AEU|Abu Musa Island Airport|Abu Musa|IR|6t|25.88|55.03||
AEX|Alexandria International Airport|Alexandria|US|2e|31.33|-92.55||
AEY|Akureyri Airport|Akureyri|IS|7a|65.66|-18.07||
AFA|Suboficial Ay Santiago Germano Airport|San Rafael|AR|1q|-34.59|-68.4||
AFL|Piloto Osvaldo Marques Dias Airport|Alta Floresta|BR|2i|-9.87|-56.11||
AFW|Perot Field/Fort Worth Alliance Airport|Fort Worth|US|2e|32.99|-97.32||
AFY|Afyon Air Base|Afyonkarahisar|TR|82|38.73|30.6||
AFZ|Sabzevar National Airport|Sabzevar|IR|6t|36.17|57.6||
AGA|Al Massira Airport|Agadir|MA|d|30.32|-9.41||
AGB|Augsburg Airport|Augsburg|DE|7q|48.43|10.93||
AGC|Allegheny County Airport|Pittsburgh|US|3v|40.35|-79.93||
AGF|Agen-La Garenne Airport|Agen|FR|8h|44.17|0.59||
AGH|Ängelholm-Helsingborg Airport|Ängelholm|SE|8s|56.3|12.85||
AGP|Málaga-Costa del Sol Airport|Málaga|ES|8b|36.67|-4.5||
AGR|Agra Airport / Agra Air Force Station|Agra|IN|5z|27.16|77.96||
AGS|Augusta Regional At Bush Field|Augusta|US|3v|33.37|-81.96||
AGT|Aeropuerto Internacional Guaraní|Ciudad del Este|PY|1y|-25.46|-54.84||
AGU|Governor Jesús Terán Peredo International Airport|Aguascalientes|MX|3o|21.7|-102.32||
AGV|Oswaldo Guevara Mujica Airport|Acarigua|VE|2b|9.55|-69.24||
AGX|Agatti Airport|Agatti|IN|5z|10.82|72.18||
AGZ|Aggeneys Airport|Aggeneys|ZA|o|-29.28|18.81||
AHB|Abha International Airport|Abha|SA|6k|18.24|42.66||
AHE|Ahe Airport|Ahe Atoll|PF|a7|-14.43|-146.26||
AHJ|Hongyuan Airport|Ngawa|CN|6o|32.53|102.35||
AHN|Athens Ben Epps Airport|Athens|US|3v|33.95|-83.33||
AHO|Alghero-Fertilia Airport|Alghero|IT|8l|40.63|8.29||
AHU|Cherif Al Idrissi Airport|Al Hoceima|MA|d|35.18|-3.84||
AIN|Wainwright Airport|Wainwright|US|1h|70.64|-159.99||
AJA|Ajaccio-Napoléon Bonaparte Airport|Ajaccio|FR|8h|41.92|8.8||
AJF|Al-Jawf Domestic Airport|Al-Jawf|SA|6k|29.79|40.1||
AJI|Ağrı Airport|Ağrı|TR|82|39.66|43.03||
AJL|Lengpui Airport|Aizawl|IN|5z|23.84|92.62||
AJN|Ouani Airport|Ouani|KM|96|-12.13|44.43||
AJR|Arvidsjaur Airport|Arvidsjaur|SE|8s|65.59|19.28||
AJU|Aracaju - Santa Maria International Airport|Aracaju|BR|3f|-10.98|-37.07||
AJY|Mano Dayak International Airport|Agadez|NE|18|16.97|8||
AKC|Akron Executive Airport|Akron|US|3v|41.04|-81.47||
AKD|Akola Airport|Akola|IN|5z|20.7|77.06||
AKF|Kufra Airport|Kufra|LY|1d|24.18|23.31||
AKH|Prince Sultan Air Base||SA|6k|24.06|47.58||
AKJ|Asahikawa Airport|Asahikawa|JP|6v|43.67|142.45||
AKL|Auckland International Airport|Auckland|NZ|9d|-37.01|174.79||
AKN|King Salmon Airport|King Salmon|US|1h|58.68|-156.65||
AKP|Anaktuvuk Pass Airport|Anaktuvuk Pass|US|1h|68.13|-151.74||
AKR|Akure Airport|Akure|NG|u|7.25|5.3||
AKT|RAF Akrotiri|Akrotiri|CY|69|34.59|32.99||
AKU|Aksu Hongqipo Airport|Aksu|CN|6o|41.26|80.29||
AKV|Akulivik Airport|Akulivik|CA|4r|60.82|-78.15||
AKW|Aghajari Airport|Aghajari|IR|6t|30.74|49.68||
AKX|Aktobe Airport|Aktobe|KZ|54|50.25|57.21||
AKY|Sittwe Airport|Sittwe|MM|71|20.13|92.87||
ALA|Almaty International Airport|Almaty|KZ|50|43.35|77.04||
ALB|Albany International Airport|Albany|US|3v|42.75|-73.8||
ALC|Alicante-Elche Miguel Hernández Airport|Alicante|ES|8b|38.28|-0.56||
ALF|Alta Airport|Alta|NO|8g|69.98|23.37||
ALG|Houari Boumediene Airport|Algiers|DZ|3|36.69|3.21||
ALH|Albany Airport|Albany|AU|7k|-34.94|117.81||
ALI|Alice International Airport|Alice|US|2e|27.74|-98.03||
ALJ|Alexander Bay Airport|Alexander Bay|ZA|o|-28.58|16.53||
ALL|Villanova D'Albenga International Airport|Albenga|IT|8l|44.05|8.13||
ALM|Alamogordo White Sands Regional Airport|Alamogordo|US|2m|32.84|-105.99||
ALN|St Louis Regional Airport|Alton|US|2e|38.89|-90.05||
ALO|Waterloo Regional Airport|Waterloo|US|2e|42.56|-92.4||
ALP|Aleppo International Airport|Aleppo|SY|5i|36.18|37.22||
ALR|Alexandra Aerodrome|Alexandra|NZ|9d|-45.21|169.37||
ALS|San Luis Valley Regional Airport/Bergman Field|Alamosa|US|2m|37.43|-105.87||
ALW|Walla Walla Regional Airport|Walla Walla|US|3d|46.09|-118.29||
AMA|Rick Husband Amarillo International Airport|Amarillo|US|2e|35.22|-101.71||
AMD|Sardar Vallabhbhai Patel International Airport|Ahmedabad|IN|5z|23.08|72.63||
AMH|Arba Minch Airport|Arba Minch|ET|2|6.04|37.59||
AMM|Queen Alia International Airport|Amman|JO|51|31.72|35.99||
AMQ|Pattimura International Airport|Ambon|ID|5t|-3.71|128.09||
AMS|Amsterdam Airport Schiphol|Amsterdam|NL|7m|52.31|4.76||
AMV|Amderma Airport|Amderma|RU|8f|69.76|61.56||
AMZ|Ardmore Airport|Manurewa|NZ|9d|-37.03|174.97||
ANB|Anniston Regional Airport|Anniston|US|2e|33.59|-85.86||
ANC|Ted Stevens Anchorage International Airport|Anchorage|US|1h|61.17|-150||
AND|Anderson Regional Airport|Anderson|US|3v|34.49|-82.71||
ANE|Angers-Loire Airport|TFFR|FR|8h|47.56|-0.31||
ANF|Andrés Sabella Gálvez International Airport|Antofagasta|CL|4d|-23.44|-70.45||
ANG|Angoulême-Brie-Champniers Airport|Angoulême|FR|8h|45.73|0.22||
ANI|Aniak Airport|Aniak|US|1h|61.58|-159.54||
ANK|Etimesgut Air Base|Ankara|TR|82|39.95|32.69||
ANM|Antsirabe Airport|Antsirabe|MG|92|-15|50.32||
ANN|Annette Island Airport|Metlakatla|US|3n|55.04|-131.57||
ANR|Antwerp International Airport|Antwerp|BE|7s|51.19|4.46||
ANU|V C Bird International Airport|Antigua|AG|1j|17.14|-61.79||
ANV|Anvik Airport|Anvik|US|1h|62.65|-160.19||
ANX|Andøya Airport, Andenes|Andenes|NO|8g|69.29|16.14||
AOC|Altenburg-Nobitz Airport|Altenburg|DE|7q|50.98|12.51||
AOE|Anadolu Airport|Eskişehir|TR|82|39.81|30.52||
AOG|Anshan Teng'ao Airport / Anshan Air Base|Anshan|CN|6o|41.11|122.85||
AOI|Marche Airport|Ancona|IT|8l|43.62|13.36||
AOJ|Aomori Airport|Aomori|JP|6v|40.73|140.69||
AOK|Karpathos Airport|Karpathos Island|GR|7o|35.42|27.15||
AOL|Paso De Los Libres Airport|Paso de los Libres|AR|1n|-29.69|-57.15||
AOO|Altoona Blair County Airport|Altoona|US|3v|40.3|-78.32||
AOR|Sultan Abdul Halim Airport|Alor Satar|MY|61|6.19|100.4||
AOT|Aosta Airport|Aosta|IT|8l|45.74|7.37||
APA|Centennial Airport|Denver|US|2m|39.57|-104.85||
APF|Naples Municipal Airport|Naples|US|3v|26.15|-81.78||
APG|Phillips Army Air Field|Aberdeen Proving Grounds|US|3v|39.47|-76.17||
API|Gomez Nino Apiay Air Base|Apiay|CO|26|4.08|-73.56||
APL|Nampula Airport|Nampula|MZ|11|-15.11|39.28||
APN|Alpena County Regional Airport|Alpena|US|2n|45.08|-83.56||
APO|Antonio Roldán Betancur Airport|Carepa|CO|26|7.81|-76.72||
APW|Faleolo International Airport|Apia|WS|9c|-13.83|-172.01||
APZ|Zapala Airport|Zapala|AR|1s|-38.98|-70.11||
AQA|Araraquara Airport|Araraquara|BR|4f|-21.81|-48.13||
AQG|Anqing Tianzhushan Airport / Anqing North Air Base|Anqing|CN|6o|30.58|117.05||
AQI|Al Qaisumah/Hafr Al Batin Airport|Qaisumah|SA|6k|28.34|46.13||
AQJ|Aqaba King Hussein International Airport|Aqaba|JO|51|29.61|35.02||
AQP|Rodríguez Ballón International Airport|Arequipa|PE|3c|-16.34|-71.58||
ARA|Acadiana Regional Airport|New Iberia|US|2e|30.04|-91.88||
ARC|Arctic Village Airport|Arctic Village|US|1h|68.11|-145.58||
ARE|Antonio Nery Juarbe Pol Airport|Arecibo|PR|45|18.45|-66.68||
ARH|Talagi Airport|Archangelsk|RU|8f|64.6|40.72||
ARI|Chacalluta Airport|Arica|CL|4d|-18.35|-70.34||
ARK|Arusha Airport|Arusha|TZ|h|-3.37|36.63||
ARM|Armidale Airport|Armidale|AU|7l|-30.53|151.62||
ARN|Stockholm-Arlanda Airport|Stockholm|SE|8s|59.65|17.92||STO
ART|Watertown International Airport|Watertown|US|3v|43.99|-76.02||
ARU|Araçatuba Airport|Araçatuba|BR|4f|-21.14|-50.42||
ARW|Arad International Airport|Arad|RO|7t|46.18|21.26||
ARX|Aracati Dragão do Mar Regional Airport|Aracati|BR|2s|-4.57|-37.81||
ARY|Ararat Airport|Ararat|AU|7j|-37.31|142.99||
ASA|Assab International Airport|Asab|ER|4|13.07|42.65||
ASB|Ashgabat International Airport|Ashgabat|TM|55|37.99|58.36||
ASD|Andros Town Airport||BS|3u|24.7|-77.8||
ASE|Aspen-Pitkin County Airport|Aspen|US|2m|39.22|-106.87||
ASF|Astrakhan Narimanovo Boris M. Kustodiev International Airport|Astrakhan|RU|7n|46.28|48.01||
ASI|RAF Ascension Island|Cat Hill|SH|7b|-7.97|-14.39||
ASJ|Amami Airport|Amami|JP|6v|28.43|129.71||
ASK|Yamoussoukro Airport|Yamoussoukro|CI|0|6.9|-5.37||
ASM|Asmara International Airport|Asmara|ER|4|15.29|38.91||
ASO|Asosa Airport|Asosa|ET|2|10.02|34.59||
ASP|Alice Springs Airport|Alice Springs|AU|7g|-23.81|133.9||
ASR|Kayseri Erkilet Airport|Kayseri|TR|82|38.77|35.5||
AST|Astoria Regional Airport|Astoria|US|3d|46.16|-123.88||
ASU|Aeropuerto Internacional Silvio Pettirossi|Asunción|PY|1y|-25.24|-57.51||
ASV|Amboseli Airport|Amboseli National Park|KE|16|-2.65|37.25||
ASW|Aswan International Airport|Aswan|EG|c|23.97|32.82||
ATA|Comandante FAP German Arias Graziani Airport|Anta|PE|3c|-9.35|-77.6||
ATC|Arthur's Town Airport|Arthur's Town|BS|3u|24.63|-75.67||
ATF|Chachoán Regional Airport|Ambato|EC|2z|-1.21|-78.57||
ATG|Minhas Air Base|Kamra|PK|5x|33.87|72.4||
ATH|Athens Eleftherios Venizelos International Airport|Athens|GR|7o|37.94|23.94||
ATK|Atqasuk Edward Burnell Sr Memorial Airport|Atqasuk|US|1h|70.47|-157.44||
ATL|Hartsfield Jackson Atlanta International Airport|Atlanta|US|3v|33.64|-84.43||
ATM|Altamira Interstate Airport|Altamira|BR|4c|-3.25|-52.25||
ATQ|Sri Guru Ram Dass Jee International Airport|Amritsar|IN|5z|31.71|74.8||
ATR|Atar International Airport|Atar|MR|19|20.51|-13.04||
ATY|Watertown Regional Airport|Watertown|US|2e|44.91|-97.15||
ATZ|Asyut International Airport|Asyut|EG|c|27.05|31.02||
AUA|Queen Beatrix International Airport|Aruba|AW|1x|12.5|-70.02||
AUC|Santiago Perez Airport|Arauca|CO|26|7.07|-70.74||
AUF|Auxerre-Branches Airport|Auxerre|FR|8h|47.85|3.5||
AUG|Augusta State Airport|Augusta|US|3v|44.32|-69.8||
AUH|Abu Dhabi International Airport|Abu Dhabi|AE|5l|24.44|54.65||
AUQ|Hiva Oa-Atuona Airport|Hiva Oa Island|PF|9v|-9.77|-139.01||
AUR|Aurillac Airport|Aurillac|FR|8h|44.89|2.42||
AUS|Austin Bergstrom International Airport|Austin|US|2e|30.2|-97.66||
AUW|Wausau Downtown Airport|Wausau|US|2e|44.93|-89.63||
AUX|Araguaína Airport|Araguaína|BR|1k|-7.23|-48.24||
AVA|Anshun Huangguoshu Airport|Anshun|CN|6o|26.26|105.87||
AVB|Aviano Air Base|Aviano|IT|8l|46.03|12.6||
AVI|Maximo Gomez Airport|Ciego de Avila|CU|32|22.03|-78.79||
AVK|Arvaikheer Airport|Arvaikheer|MN|6x|46.25|102.8||
AVL|Asheville Regional Airport|Asheville|US|3v|35.44|-82.54||
AVN|Avignon-Caumont Airport|Avignon|FR|8h|43.91|4.9||
AVP|Wilkes Barre Scranton International Airport|Wilkes-Barre|US|3v|41.34|-75.72||
AVR|Alverca Air Base|Vila Franca de Xira|PT|87|38.88|-9.03||
AVV|Avalon Airport|Melbourne|AU|7j|-38.04|144.47||
AWA|Hawassa International Airport|Hawassa|ET|2|7.1|38.4||
AWK|Wake Island Airfield|Wake Island|UM|aa|19.28|166.64||
AWZ|Lieutenant General Qasem Soleimani International Airport|Ahvaz|IR|6t|31.34|48.76||
AXA|Clayton J Lloyd International Airport|The Valley|AI|1i|18.2|-63.05||
AXD|Alexandroupoli Democritus Airport|Alexandroupolis|GR|7o|40.86|25.96||
AXF|Alxa Left Banner Bayanhot Airport|Bayanhot|CN|6o|38.75|105.59||
AXK|Ataq Airport|Ataq|YE|4z|14.55|46.83||
AXM|El Eden Airport|Armenia|CO|26|4.45|-75.77||
AXN|Chandler Field|Alexandria|US|2e|45.87|-95.39||
AXP|Spring Point Airport|Spring Point|BS|3u|22.44|-73.97||
AXR|Arutua Airport||PF|a7|-15.25|-146.62||
AXT|Akita Airport|Akita|JP|6v|39.62|140.22||
AXU|Axum Airport|Axum|ET|2|14.15|38.77||
AYJ|Ayodhya Airport|Ayodhya|IN|5z|26.75|82.15||
AYO|Aeropuerto Nacional de Juan De Ayolas|Ayolas|PY|1y|-27.38|-56.86||
AYP|Air Force Colonel Alfredo Mendivil Duarte Airport|Ayacucho|PE|3c|-13.15|-74.2||
AYQ|Ayers Rock Connellan Airport|Ayers Rock|AU|7g|-25.19|130.98||
AYT|Antalya International Airport|Antalya|TR|82|36.9|30.8||
AYX|Teniente General Gerardo Pérez Pinedo Airport|Atalaya|PE|3c|-10.73|-73.77||
AZA|Phoenix-Mesa Gateway Airport|Mesa|US|41|33.31|-111.65||
AZD|Shahid Sadooghi Airport|Yazd|IR|6t|31.9|54.28||
AZI|Al Bateen Executive Airport|Abu Dhabi|AE|5l|24.43|54.46||
AZN|Andizhan Airport|Andizhan|UZ|6r|40.73|72.29||
AZO|Kalamazoo Battle Creek International Airport|Kalamazoo|US|2n|42.23|-85.55||
AZR|Touat Cheikh Sidi Mohamed Belkebir Airport|Adrar|DZ|3|27.84|-0.19||
AZS|Samaná El Catey International Airport|Samana|DO|4e|19.27|-69.74||
BAB|Beale Air Force Base|Marysville|US|3d|39.14|-121.44||
BAD|Barksdale Air Force Base|Bossier City|US|2e|32.5|-93.66||
BAF|Westfield-Barnes Regional Airport|Westfield|US|3v|42.16|-72.72||
BAG|Loakan Airport|Baguio City|PH|67|16.38|120.62||
BAH|Bahrain International Airport|Bahrain|BH|58|26.27|50.64||
BAI|Buenos Aires Airport|Punta Arenas|CR|2h|9.16|-83.33||
BAL|Batman Airport|Batman|TR|82|37.93|41.12||
BAQ|Ernesto Cortissoz International Airport|Barranquilla|CO|26|10.89|-74.78||
BAR|Qionghai Bo'ao Airport|Qionghai|CN|6o|19.14|110.45||
BAT|Chafei Amsei Airport|Barretos|BR|4f|-20.58|-48.59||
BAV|Baotou Donghe Airport|Baotou|CN|6o|40.56|110||
BAX|Barnaul Airport|Barnaul|RU|5b|53.36|83.54||
BAY|Maramureș International Airport|Baia Mare|RO|7t|47.66|23.47||
BBA|Balmaceda Airport|Balmaceda|CL|4d|-45.92|-71.69||
BBD|Curtis Field|Brady|US|2e|31.18|-99.32||
BBI|Biju Patnaik Airport|Bhubaneswar|IN|5z|20.24|85.82||
BBK|Kasane Airport|Kasane|BW|m|-17.83|25.16||
BBM|Battambang Airport|Battambang|KH|6e|13.1|103.22||
BBN|Bario Airport|Bario|MY|62|3.73|115.48||
BBO|Berbera Airport|Berbera|SO|14|10.39|44.94||
BBQ|Codrington Airport|Codrington|AG|1j|17.64|-61.83||
BBS|Blackbushe Airport|Yateley|GB|89|51.32|-0.85||
BBT|Berbérati Airport|Berbérati|CF|6|4.22|15.79||
BBU|Băneasa International Airport|Bucharest|RO|7t|44.5|26.1||BUH
BCA|Gustavo Rizo Airport|Baracoa|CU|32|20.37|-74.51||
BCD|Bacolod-Silay Airport|Bacolod City|PH|67|10.78|123.01||
BCE|Bryce Canyon Airport|Bryce Canyon|US|2m|37.71|-112.14||
BCH|Cakung Airport|Baucau|TL|5k|-8.49|126.4||
BCI|Barcaldine Airport|Barcaldine|AU|7e|-23.57|145.3||
BCL|Barra del Colorado Airport|Pococi|CR|2h|10.77|-83.59||
BCM|Bacău Airport|Bacău|RO|7t|46.52|26.91||
BCN|Josep Tarradellas Barcelona-El Prat Airport|Barcelona|ES|8b|41.3|2.08||
BCQ|Brak Airport|Brak|LY|1d|27.65|14.27||
BCU|Sir Abubakar Tafawa Balewa International Airport|Bauchi|NG|u|10.48|9.74||
BCW|Benguera Island Airport|Benguera Island|MZ|11|-21.85|35.44||
BDA|L.F. Wade International International Airport|Hamilton|BM|75|32.36|-64.68||
BDB|Bundaberg Airport|Bundaberg|AU|7e|-24.91|152.32||
BDE|Baudette International Airport|Baudette|US|2e|48.73|-94.61||
BDH|Bandar Lengeh International Airport|Bandar Lengeh|IR|6t|26.53|54.82||
BDJ|Syamsudin Noor International Airport|Landasan Ulin|ID|66|-3.44|114.76||
BDL|Bradley International Airport|Hartford|US|3v|41.94|-72.69||
BDM|Bandırma Airport|Bandırma|TR|82|40.32|27.98||
BDO|Husein Sastranegara International Airport|Bandung|ID|5s|-6.9|107.58||
BDQ|Vadodara Airport|Vadodara|IN|5z|22.34|73.23||
BDR|Igor I Sikorsky Memorial Airport|Bridgeport|US|3v|41.16|-73.13||
BDS|Brindisi Airport|Brindisi|IT|8l|40.66|17.95||
BDT|Gbadolite Airport|Gbadolite|CD|t|4.25|20.98||
BDU|Bardufoss Airport|Målselv|NO|8g|69.06|18.54||
BEB|Benbecula Airport|Balivanich|GB|89|57.48|-7.36||
BED|Laurence G Hanscom Field|Bedford|US|3v|42.47|-71.29||
BEF|Bluefields Airport|Bluefileds|NI|3g|11.99|-83.77||
BEG|Belgrade Nikola Tesla Airport|Belgrade|RS|7p|44.82|20.31||
BEJ|Kalimarau Airport|Tanjung Redeb - Borneo Island|ID|66|2.16|117.43||
BEK|Bareilly Air Force Station|Bareilly|IN|5z|28.42|79.45||
BEL|Val de Cans/Júlio Cezar Ribeiro International Airport|Belém|BR|22|-1.38|-48.48||
BEN|Benina International Airport|Benina|LY|1d|32.1|20.27||
BEP|Bellary Airport|Bellary|IN|5z|15.16|76.88||
BEQ|RAF Honington|Thetford|GB|89|52.34|0.77||
BER|Berlin Brandenburg Airport|Berlin|DE|7q|52.36|13.5||
BES|Brest Bretagne Airport|Brest|FR|8h|48.45|-4.42||
BET|Bethel Airport|Bethel|US|1h|60.78|-161.84||
BEU|Bedourie Airport||AU|7e|-24.35|139.46||
BEW|Beira Airport|Beira|MZ|11|-19.8|34.91||
BEX|RAF Benson|Benson|GB|89|51.62|-1.1||
BEY|Beirut Rafic Hariri International Airport|Beirut|LB|5c|33.82|35.49||
BFD|Bradford Regional Airport|Bradford|US|3v|41.8|-78.64||
BFF|Western Neb. Rgnl/William B. Heilig Airport|Scottsbluff|US|2m|41.87|-103.6||
BFH|Bacacheri Airport|Curitiba|BR|4f|-25.41|-49.23||
BFI|Boeing Field King County International Airport|Seattle|US|3d|47.53|-122.3||
BFJ|Bijie Feixiong Airport|Bijie|CN|6o|27.27|105.47||
BFK|Buckley Space Force Base|Aurora|US|2m|39.7|-104.75||
BFL|Meadows Field|Bakersfield|US|3d|35.43|-119.06||
BFM|Mobile Downtown Airport|Mobile|US|2e|30.63|-88.07||
BFN|Bram Fischer International Airport|Bloemfontain|ZA|o|-29.09|26.3||
BFO|Buffalo Range Airport|Chiredzi|ZW|n|-21.01|31.58||
BFP|Beaver County Airport|Beaver Falls|US|3v|40.77|-80.39||
BFS|Belfast International Airport|Belfast|GB|89|54.66|-6.22||
BFU|Bengbu Airport|Bengbu|CN|6o|32.85|117.32||
BFV|Buri Ram Airport|Buriram|TH|5a|15.23|103.25||
BFX|Bafoussam Airport|Bafoussam|CM|j|5.54|10.35||
BGA|Palonegro Airport|Bucaramanga|CO|26|7.13|-73.18||
BGC|Bragança Airport|Bragança|PT|87|41.86|-6.71||
BGF|Bangui M'Poko International Airport|Bangui|CF|6|4.4|18.52||
BGI|Grantley Adams International Airport|Barbados|BB|21|13.07|-59.49||
BGK|Big Creek Airport|Big Creek|BZ|23|16.52|-88.41||
BGM|Greater Binghamton/Edwin A Link field|Binghamton|US|3v|42.21|-75.98||
BGN|Belaya Gora Airport|Belaya Gora|RU|65|68.56|146.23||
BGO|Bergen Airport, Flesland|Bergen|NO|8g|60.29|5.22||
BGR|Bangor International Airport|Bangor|US|3v|44.81|-68.83||
BGW|Baghdad International Airport / New Al Muthana Air Base|Baghdad|IQ|57|33.26|44.23||
BGX|Comandante Gustavo Kraemer Airport|Bagé|BR|4f|-31.39|-54.11||
BGY|Milan Bergamo Airport|Milan|IT|8l|45.67|9.7||MIL
BGZ|Braga Municipal Aerodrome|Braga|PT|87|41.59|-8.45||
BHB|Hancock County-Bar Harbor Airport|Bar Harbor|US|3v|44.45|-68.36||
BHD|George Best Belfast City Airport|Belfast|GB|89|54.62|-5.87||
BHE|Woodbourne Airport|Blenheim|NZ|9d|-41.52|173.87||
BHH|Bisha Airport|Bisha|SA|6k|19.98|42.62||
BHI|Comandante Espora Airport|Bahia Blanca|AR|1l|-38.72|-62.17||
BHJ|Bhuj Airport|Bhuj|IN|5z|23.29|69.67||
BHK|Bukhara International Airport|Bukhara|UZ|6m|39.78|64.48||
BHM|Birmingham-Shuttlesworth International Airport|Birmingham|US|2e|33.56|-86.75||
BHO|Raja Bhoj International Airport|Bhopal|IN|5z|23.29|77.34||
BHQ|Broken Hill Airport|Broken Hill|AU|7f|-32|141.47||
BHS|Bathurst Airport|Bathurst|AU|7l|-33.41|149.65||
BHU|Bhavnagar Airport|Bhavnagar|IN|5z|21.75|72.19||
BHV|Bahawalpur Airport|Bahawalpur|PK|5x|29.35|71.72||
BHX|Birmingham International Airport|Birmingham|GB|89|52.45|-1.75||
BHZ|Belo Horizonte|Belo Horizonte|BR|4f|-19.64|-43.97|c|
BIA|Bastia-Poretta Airport|Bastia|FR|8h|42.55|9.48||
BIF|Biggs Army Air Field|Fort Bliss|US|2m|31.85|-106.38||
BIG|Allen Army Airfield|Delta Junction Ft Greely|US|1h|63.99|-145.72||
BIH|Eastern Sierra Regional Airport|Bishop|US|3d|37.37|-118.36||
BIK|Frans Kaisiepo Airport|Biak|ID|5t|-1.19|136.11||
BIL|Billings Logan International Airport|Billings|US|2m|45.81|-108.54||
BIM|South Bimini Airport|South Bimini|BS|3u|25.7|-79.26||
BIO|Bilbao Airport|Bilbao|ES|8b|43.3|-2.91||
BIQ|Biarritz-Anglet-Bayonne Airport|Biarritz|FR|8h|43.47|-1.53||
BIR|Biratnagar Airport|Biratnagar|NP|5y|26.48|87.26||
BIS|Bismarck Municipal Airport|Bismarck|US|2e|46.77|-100.75||
BIX|Keesler Air Force Base|Biloxi|US|2e|30.41|-88.92||
BIY|Bisho Airport|Bisho|ZA|o|-32.9|27.28||
BJA|Soummam-Abane Ramdane Airport|Béjaïa|DZ|3|36.71|5.07||
BJB|Bojnord Airport|Bojnord|IR|6t|37.49|57.31||
BJC|Rocky Mountain Metropolitan Airport|Denver|US|2m|39.91|-105.12||
BJF|Båtsfjord Airport|Båtsfjord|NO|8g|70.6|29.69||
BJI|Bemidji Regional Airport|Bemidji|US|2e|47.51|-94.93||
BJL|Banjul International Airport|Banjul|GM|7|13.34|-16.65||
BJM|Bujumbura Melchior Ndadaye International Airport|Bujumbura|BI|b|-3.32|29.32||
BJO|Bermejo Airport|Bermejo|BO|3b|-22.77|-64.31||
BJR|Bahir Dar Airport|Bahir Dar|ET|2|11.61|37.32||
BJS|Beijing|Beijing|CN|6o|40.08|116.58|c|
BJV|Milas Bodrum International Airport|Bodrum|TR|82|37.25|27.66||
BJX|Aeropuerto Internacional Del Bajío|León|MX|3o|20.99|-101.48||
BJY|Batajnica Air Base|Batajnica|RS|7p|44.94|20.26||
BJZ|Badajoz Airport|Badajoz|ES|8b|38.89|-6.82||
BKB|Nal Airport|Bikaner|IN|5z|28.07|73.21||
BKC|Buckland Airport|Buckland|US|1h|65.98|-161.15||
BKE|Baker City Municipal Airport|Baker City|US|3d|44.84|-117.81||
BKH|Barking Sands Airport|Kekaha|US|9p|22.02|-159.79||
BKI|Kota Kinabalu International Airport|Kota Kinabalu|MY|62|5.93|116.05||
BKK|Suvarnabhumi Airport|Bangkok|TH|5a|13.68|100.75||
BKL|Burke Lakefront Airport|Cleveland|US|3v|41.52|-81.68||
BKO|Modibo Keita International Airport|Bamako|ML|5|12.53|-7.95||
BKQ|Blackall Airport|Blackall|AU|7e|-24.43|145.43||
BKS|Fatmawati Soekarno Airport|Bengkulu|ID|5s|-3.86|102.34||
BKW|Raleigh County Memorial Airport|Beckley|US|3v|37.79|-81.12||
BKY|Bukavu Kavumu Airport|Kamakombe|CD|y|-2.31|28.81||
BLA|General José Antonio Anzoategui International Airport|Barcelona|VE|2b|10.11|-64.69||
BLD|Boulder City Municipal Airport|Boulder City|US|3d|35.95|-114.86||
BLE|Dala Airport|Borlange|SE|8s|60.42|15.52||
BLF|Mercer County Airport|Bluefield|US|3v|37.3|-81.21||
BLH|Blythe Airport|Blythe|US|3d|33.62|-114.72||
BLI|Bellingham International Airport|Bellingham|US|3d|48.79|-122.54||
BLJ|Batna Mostefa Ben Boulaid Airport|Batna|DZ|3|35.75|6.31||
BLK|Blackpool International Airport|Blackpool|GB|89|53.77|-3.03||
BLL|Billund Airport|Billund|DK|7w|55.74|9.15||
BLN|Benalla Airport||AU|7j|-36.55|146.01||
BLQ|Bologna Guglielmo Marconi Airport|Bologna|IT|8l|44.54|11.29||
BLR|Kempegowda International Airport|Bengaluru|IN|5z|13.2|77.71||
BLT|Blackwater Airport||AU|7e|-23.6|148.81||
BLV|Scott AFB/Midamerica Airport|Belleville|US|2e|38.55|-89.84||
BLZ|Chileka International Airport|Blantyre|MW|9|-15.68|34.97||
BMA|Stockholm-Bromma Airport|Stockholm|SE|8s|59.35|17.94||STO
BME|Broome International Airport|Broome|AU|7k|-17.95|122.23||
BMG|Monroe County Airport|Bloomington|US|34|39.15|-86.62||
BMI|Central Illinois Regional Airport at Bloomington-Normal|Bloomington|US|2e|40.48|-88.92||
BMM|Bitam Airport|Bitam|GA|v|2.08|11.49||
BMV|Buon Ma Thuot Airport|Buon Ma Thuot|VN|5o|12.67|108.12||
BMY|Île Art - Waala Airport|Waala|NC|a0|-19.72|163.66||
BNA|Nashville International Airport|Nashville|US|2e|36.12|-86.68||
BND|Bandar Abbas International Airport|Bandar Abbas|IR|6t|27.22|56.38||
BNE|Brisbane International Airport|Brisbane|AU|7e|-27.38|153.12||
BNI|Benin Airport|Benin|NG|u|6.32|5.6||
BNK|Ballina Byron Gateway Airport|Ballina|AU|7l|-28.83|153.56||
BNN|Brønnøysund Airport, Brønnøy|Brønnøy|NO|8g|65.46|12.22||
BNO|Burns Municipal Airport|Burns|US|3d|43.59|-118.96||
BNS|Barinas Airport|Barinas|VE|2b|8.62|-70.21||
BNX|Banja Luka International Airport|Banja Luka|BA|8n|44.94|17.3||
BOB|Bora Bora Airport|Bora Bora|PF|a7|-16.44|-151.75||
BOC|Bocas del Toro International Airport|Isla Colón|PA|3z|9.34|-82.25||
BOD|Bordeaux-Mérignac Airport|Bordeaux|FR|8h|44.83|-0.72||
BOG|El Dorado International Airport|Bogotá|CO|26|4.7|-74.15||
BOH|Bournemouth Airport|Bournemouth|GB|89|50.78|-1.84||
BOI|Boise Air Terminal/Gowen Field|Boise|US|27|43.56|-116.22||
BOJ|Burgas Airport|Burgas|BG|8r|42.57|27.52||
BOM|Chhatrapati Shivaji International Airport|Mumbai|IN|5z|19.09|72.87||
BON|Flamingo International Airport|Bonaire|BQ|3a|12.13|-68.27||
BOO|Bodø Airport|Bodø|NO|8g|67.27|14.37||
BOS|Logan International Airport|Boston|US|3v|42.36|-71.01||
BOU|Bourges Airport|Bourges|FR|8h|47.06|2.37||
BOY|Bobo Dioulasso Airport|Bobo Dioulasso|BF|1a|11.16|-4.33||
BPC|Bamenda Airport|Bamenda|CM|j|6.04|10.12||
BPE|Qinhuangdao Beidaihe Airport|Qinhuangdao|CN|6o|39.67|119.06||
BPG|Barra do Garças Airport|Barra do Garças|BR|2i|-15.86|-52.39||
BPH|Bislig Airport|Bislig|PH|67|8.2|126.32||
BPI|Miley Memorial Field|Big Piney|US|2m|42.59|-110.11||
BPL|Bole Alashankou Airport|Bole|CN|6o|44.9|82.3||
BPM|Begumpet Airport|Hyderabad|IN|5z|17.45|78.47||
BPN|Sultan Aji Muhammad Sulaiman Sepinggan International Airport|Balikpapan|ID|66|-1.27|116.89||
BPS|Porto Seguro Airport|Porto Seguro|BR|20|-16.44|-39.08||
BPT|Jack Brooks Regional Airport|Beaumont|US|2e|29.95|-94.02||
BPX|Qamdo Bangda Airport|Bangda|CN|6o|30.55|97.11||
BPY|Besalampy Airport|Besalampy|MG|92|-16.74|44.48||
BQA|Dr Juan C Angara Airport|Baler|PH|67|15.73|121.5||
BQH|London Biggin Hill Airport|London|GB|89|51.33|0.03||
BQK|Brunswick Golden Isles Airport|Brunswick|US|3v|31.26|-81.47||
BQL|Boulia Airport||AU|7e|-22.91|139.9||
BQN|Rafael Hernández International Airport|Aguadilla|PR|45|18.49|-67.13||
BQS|Ignatyevo Airport|Blagoveschensk|RU|70|50.43|127.41||
BQT|Brest Airport|Brest|BY|8e|52.11|23.9||
BQU|J F Mitchell Airport|Bequia|VC|4m|12.99|-61.26||
BRC|San Carlos De Bariloche Airport|Bariloche|AR|1s|-41.15|-71.16||
BRD|Brainerd Lakes Regional Airport|Brainerd|US|2e|46.4|-94.13||
BRE|Bremen Airport|Bremen|DE|7q|53.05|8.79||
BRI|Bari Karol Wojtyła Airport|Bari|IT|8l|41.14|16.76||
BRK|Bourke Airport||AU|7l|-30.04|145.95||
BRL|Southeast Iowa Regional Airport|Burlington|US|2e|40.78|-91.13||
BRM|Barquisimeto International Airport|Barquisimeto|VE|2b|10.04|-69.36||
BRN|Bern-Belp Airport|Bern-Belp|CH|91|46.91|7.5||
BRO|Brownsville South Padre Island International Airport|Brownsville|US|2e|25.91|-97.43||
BRQ|Brno-Tuřany Airport|Brno|CZ|8j|49.15|16.69||
BRR|Barra Airport|Eoligarry|GB|89|57.02|-7.44||
BRS|Bristol Airport|Bristol|GB|89|51.38|-2.72||
BRT|Bathurst Island Airport|Wurrumiyanga|AU|7g|-11.76|130.62||
BRU|Brussels Airport|Brussels|BE|7s|50.9|4.48||
BRW|Wiley Post Will Rogers Memorial Airport|Utqiaġvik|US|1h|71.29|-156.77||
BRX|Maria Montez International Airport|Barahona|DO|4e|18.25|-71.12||
BSB|Presidente Juscelino Kubitschek International Airport|Brasília|BR|4f|-15.87|-47.92||
BSC|José Celestino Mutis Airport|Bahía Solano|CO|26|6.2|-77.39||
BSD|Baoshan Yunrui Airport|Baoshan|CN|6o|25.05|99.17||
BSG|Bata Airport|Bata|GQ|10|1.91|9.81||
BSJ|Bairnsdale Airport|Bairnsdale|AU|7j|-37.89|147.57||
BSK|Biskra - Mohamed Khider Airport|Biskra|DZ|3|34.79|5.74||
BSL|EuroAirport Basel-Mulhouse-Freiburg Airport|Basel|FR|91|47.59|7.53||EAP
BSO|Basco Airport|Basco|PH|67|20.45|121.98||
BSR|Basra International Airport|Basra|IQ|57|30.55|47.66||
BTC|Batticaloa Airport|Batticaloa|LK|5h|7.71|81.68||
BTH|Hang Nadim International Airport|Batam|ID|5s|1.12|104.12||
BTI|Barter Island Long Range Radar Station Airport|Barter Island|US|1h|70.13|-143.58||
BTJ|Sultan Iskandar Muda International Airport|Banda Aceh|ID|5s|5.52|95.42||
BTK|Bratsk Airport|Bratsk|RU|5r|56.37|101.7||
BTL|Battle Creek Executive Airport at Kellogg Field|Battle Creek|US|2n|42.31|-85.25||
BTM|Bert Mooney Airport|Butte|US|2m|45.95|-112.5||
BTR|Baton Rouge Metropolitan Airport|Baton Rouge|US|2e|30.53|-91.15||
BTS|M. R. Štefánik Airport|Bratislava|SK|7r|48.17|17.21||
BTT|Bettles Airport|Bettles|US|1h|66.91|-151.53||
BTU|Bintulu Airport|Bintulu|MY|62|3.12|113.02||
BTV|Burlington International Airport|South Burlington|US|3v|44.47|-73.15||
BTZ|Betong International Airport|Betong|TH|5a|5.79|101.15||
BUA|Buka Airport|Buka Island|PG|9e|-5.42|154.67||
BUD|Budapest Liszt Ferenc International Airport|Budapest|HU|7u|47.43|19.26||
BUE|Buenos Aires|Buenos Aires|AR|1l|-34.82|-58.54|c|
BUF|Buffalo Niagara International Airport|Buffalo|US|3v|42.94|-78.73||
BUG|Benguela 17th of September Airport|Benguela|AO|x|-12.61|13.4||
BUH|Bucharest|Bucharest|RO|7t|44.57|26.09|c|
BUJ|Bou Saada Airport|Ouled Sidi Brahim|DZ|3|35.33|4.21||
BUN|Gerardo Tobar López Airport|Buenaventura|CO|26|3.82|-76.99||
BUP|Bhatinda Air Force Station||IN|5z|30.27|74.76||
BUQ|Joshua Mqabuko Nkomo International Airport|Bulawayo|ZW|n|-20.02|28.62||
BUR|Bob Hope Airport|Burbank|US|3d|34.2|-118.36||QLA
BUS|Batumi International Airport|Batumi|GE|6s|41.61|41.6||
BUX|Bunia Airport|Bunia|CD|y|1.57|30.22||
BUZ|Bushehr Airport|Bushehr|IR|6t|28.94|50.83||
BVA|Paris Beauvais Tillé Airport|Paris|FR|8h|49.45|2.11||PAR
BVB|Atlas Brasil Cantanhede Airport|Boa Vista|BR|25|2.85|-60.69||
BVC|Rabil Airport|Boa Vista|CV|77|16.14|-22.89||
BVE|Brive-Souillac|Brive la Gaillarde|FR|8h|45.04|1.49||
BVG|Berlevåg Airport|Berlevåg|NO|8g|70.87|29.03||
BVH|Brigadeiro Camarão Airport|Vilhena|BR|44|-12.69|-60.1||
BVI|Birdsville Airport||AU|7e|-25.9|139.35||
BVJ|Bovanenkovo Airport|Bovanenkovo|RU|72|70.32|68.33||
BVY|Beverly Regional Airport|Beverly|US|3v|42.58|-70.92||
BWA|Gautam Buddha International Airport|Siddharthanagar|NP|5y|27.51|83.41||
BWE|Braunschweig-Wolfsburg Airport|Braunschweig|DE|7q|52.32|10.56||
BWF|Barrow Walney Island Airport|Barrow-in-Furness|GB|89|54.13|-3.27||
BWG|Bowling Green Warren County Regional Airport|Bowling Green|US|2e|36.96|-86.42||
BWH|RMAF Butterworth Air Base|Butterworth|MY|61|5.47|100.39||
BWI|Baltimore/Washington International Thurgood Marshall Airport|Baltimore|US|3v|39.18|-76.67||WAS
BWK|Brač Airport|Bol|HR|90|43.29|16.68||
BWN|Brunei International Airport|Bandar Seri Begawan|BN|5e|4.94|114.93||
BWO|Balakovo Airport|Balakovo|RU|8o|51.86|47.75||
BWQ|Brewarrina Airport||AU|7l|-29.98|146.81||
BWT|Wynyard Airport|Burnie|AU|7h|-41|145.73||
BWU|Sydney Bankstown Airport|Sydney|AU|7l|-33.92|150.99||
BXB|Babo Airport|Babo|ID|5t|-2.53|133.44||
BXE|Bakel Airport|Bakel|SN|g|14.85|-12.47||
BXH|Balkhash Airport|Balkhash|KZ|50|46.89|75||
BXR|Bam Airport|Bam|IR|6t|29.08|58.45||
BXU|Bancasi Airport|Butuan|PH|67|8.95|125.48||
BXY|Krainiy Airport|Baikonur|KZ|6i|45.62|63.21||
BYC|Yacuiba Airport|Yacuíba|BO|3b|-21.96|-63.65||
BYH|Arkansas International Airport|Blytheville|US|2e|35.96|-89.94||
BYI|Burley Municipal Airport|Burley|US|27|42.54|-113.77||
BYJ|Beja Airport / Airbase|Beja|PT|87|38.08|-7.93||
BYK|Bouaké Airport|Bouaké|CI|0|7.74|-5.07||
BYM|Carlos Manuel de Cespedes Airport|Bayamo|CU|32|20.4|-76.62||
BYN|Bayankhongor Airport|Bayankhongor|MN|6x|46.16|100.7||
BYS|Bicycle Lake Army Air Field|Fort Irwin|US|3d|35.28|-116.63||
BYU|Bayreuth Airport|Bayreuth|DE|7q|49.99|11.64||
BZB|Bazaruto Island Airport|Bazaruto Island|MZ|11|-21.54|35.47||
BZC|Umberto Modiano Airport|Cabo Frio|BR|4f|-22.77|-41.96||
BZD|Balranald Airport||AU|7l|-34.62|143.58||
BZE|Philip S. W. Goldson International Airport|Belize City|BZ|23|17.54|-88.3||
BZG|Bydgoszcz Ignacy Jan Paderewski Airport|Bydgoszcz|PL|8z|53.1|17.98||
BZI|Balıkesir Merkez Airport||TR|82|39.62|27.93||
BZK|Bryansk Airport|Bryansk|RU|8f|53.21|34.18||
BZL|Barisal Airport|Barisal|BD|5j|22.8|90.3||
BZN|Gallatin Field|Bozeman|US|2m|45.78|-111.15||
BZO|Bolzano Airport|Bolzano|IT|8l|46.46|11.33||
BZR|Béziers-Vias Airport|Béziers|FR|8h|43.32|3.35||
BZU|Buta Zega Airport|Buta|CD|y|2.82|24.79||
BZV|Maya-Maya Airport|Brazzaville|CG|a|-4.25|15.25||
BZY|Bălți International Airport|Bălți|MD|7v|47.84|27.78||
BZZ|RAF Brize Norton|Brize Norton|GB|89|51.75|-1.58||
CAB|Cabinda Airport|Cabinda|AO|x|-5.6|12.19||
CAC|Coronel Adalberto Mendes da Silva Airport|Cascavel|BR|4f|-25|-53.5||
CAE|Columbia Metropolitan Airport|Columbia|US|3v|33.94|-81.12||
CAG|Cagliari Elmas Airport|Cagliari|IT|8l|39.25|9.05||
CAH|Cà Mau Airport|Ca Mau City|VN|5o|9.18|105.18||
CAI|Cairo International Airport|Cairo|EG|c|30.11|31.4||
CAJ|Canaima Airport|Canaima|VE|2b|6.23|-62.85||
CAK|Akron Canton Regional Airport|Akron|US|3v|40.92|-81.44||
CAL|Campbeltown Airport|Campbeltown|GB|89|55.44|-5.69||
CAN|Guangzhou Baiyun International Airport|Guangzhou|CN|6o|23.39|113.3||
CAP|Cap Haitien International Airport|Cap Haitien|HT|42|19.73|-72.2||
CAQ|Juan H White Airport|Caucasia|CO|26|7.97|-75.2||
CAR|Caribou Municipal Airport|Caribou|US|3v|46.87|-68.02||
CAT|Cascais Airport|Cascais|PT|87|38.72|-9.36||
CAW|Bartolomeu Lisandro Airport|Campos Dos Goytacazes|BR|4f|-21.7|-41.3||
CAX|Carlisle Airport|Carlisle|GB|89|54.94|-2.81||
CAY|Cayenne - Félix Eboué Airport|Cayenne|GF|2c|4.82|-52.36||
CAZ|Cobar Airport||AU|7l|-31.54|145.79||
CBB|Jorge Wilsterman International Airport|Cochabamba|BO|3b|-17.42|-66.18||
CBD|Car Nicobar Air Force Base|IAF Camp|IN|5z|9.15|92.82||
CBG|Cambridge Airport|Cambridge|GB|89|52.21|0.18||
CBH|Béchar Boudghene Ben Ali Lotfi Airport|Béchar|DZ|3|31.65|-2.27||
CBJ|Cabo Rojo Airport|Cabo Rojo|DO|4e|17.93|-71.64||
CBL|Aeropuerto "General Tomas de Heres". Ciudad Bolivar||VE|2b|8.12|-63.54||
CBM|Columbus Air Force Base|Columbus|US|2e|33.64|-88.44||
CBO|Cotabato Airport|Datu Odin Sinsuat|PH|67|7.16|124.21||
CBP|Aerodromo Municipal de Coimbra|Coimbra|PT|87|40.16|-8.47||
CBQ|Margaret Ekpo International Airport|Calabar|NG|u|4.98|8.35||
CBR|Canberra International Airport|Canberra|AU|7l|-35.31|149.2||
CBT|Catumbela Airport|Catumbela|AO|x|-12.48|13.49||
CBV|Coban Airport|Coban|GT|2y|15.47|-90.41||
CCC|Jardines Del Rey Airport|Cayo Coco|CU|32|22.46|-78.33||
CCE|Capital International Airport|New Cairo|EG|c|30.07|31.84||
CCF|Carcassonne Airport|Carcassonne|FR|8h|43.22|2.31||
CCH|Chile Chico Airport|Chile Chico|CL|4d|-46.58|-71.69||
CCJ|Calicut International Airport|Calicut|IN|5z|11.14|75.96||
CCK|Cocos Islands Airport|West Island|CC|95|-12.19|96.83||
CCL|Chinchilla Airport|Chinchilla|AU|7e|-26.77|150.62||
CCM|Forquilhinha - Criciúma  Airport|Criciúma|BR|4f|-28.73|-49.42||
CCP|Carriel Sur Airport|Concepcion|CL|4d|-36.77|-73.06||
CCS|Simón Bolívar International Airport|Caracas|VE|2b|10.6|-66.99||
CCU|Netaji Subhash Chandra Bose International Airport|Kolkata|IN|5z|22.65|88.45||
CCY|Northeast Iowa Regional Airport|Charles City|US|2e|43.07|-92.61||
CCZ|Chub Cay Airport||BS|3u|25.42|-77.88||
CDB|Cold Bay Airport|Cold Bay|US|1h|55.21|-162.73||
CDC|Cedar City Regional Airport|Cedar City|US|2m|37.7|-113.1||
CDE|Chengde Puning Airport|Chengde|CN|6o|41.12|118.07||
CDG|Charles de Gaulle International Airport|Paris|FR|8h|49.01|2.55||PAR
CDJ|Conceição do Araguaia Airport|Conceição do Araguaia|BR|22|-8.35|-49.3||
CDP|Kadapa Airport|Kadapa|IN|5z|14.51|78.77||
CDR|Chadron Municipal Airport|Chadron|US|2m|42.84|-103.1||
CDS|Childress Municipal Airport|Childress|US|2e|34.43|-100.29||
CDT|Castellón-Costa Azahar Airport|Castellón de la Plana|ES|8b|40.21|0.07||
CDU|Camden Airport|Cobbitty|AU|7l|-34.04|150.69||
CDV|Merle K Smith Airport|Cordova|US|1h|60.49|-145.48||
CEB|Mactan Cebu International Airport|Cebu|PH|67|10.31|123.98||
CEC|Jack Mc Namara Field Airport|Crescent City|US|3d|41.78|-124.24||
CED|Ceduna Airport||AU|7d|-32.13|133.71||
CEE|Cherepovets Airport|Cherepovets|RU|8f|59.27|38.02||
CEF|Westover Metropolitan Airport / Westover Air Reserve Base|Chicopee|US|3v|42.19|-72.53||
CEG|Hawarden Airport|Hawarden|GB|89|53.18|-2.98||
CEI|Mae Fah Luang - Chiang Rai International Airport|Chiang Rai|TH|5a|19.95|99.88||
CEK|Chelyabinsk Balandino Airport|Chelyabinsk|RU|72|55.31|61.5||
CEN|Ciudad Obregón International Airport|Ciudad Obregón|MX|33|27.39|-109.83||
CEQ|Cannes-Mandelieu Airport|Cannes|FR|8h|43.54|6.95||
CER|Cherbourg-Maupertus Airport|Cherbourg|FR|8h|49.65|-1.47||
CET|Cholet Le Pontreau Airport|Cholet|FR|8h|47.08|-0.88||
CEW|Bob Sikes Airport|Crestview|US|2e|30.78|-86.52||
CFE|Clermont-Ferrand Auvergne Airport|Clermont-Ferrand|FR|8h|45.79|3.17||
CFG|Jaime Gonzalez Airport|Cienfuegos|CU|32|22.15|-80.41||
CFK|Chlef Aboubakr Belkaid International Airport|Chlef|DZ|3|36.22|1.34||
CFN|Donegal Airport|Donegal|IE|7x|55.04|-8.34||
CFR|Caen-Carpiquet Airport|Caen|FR|8h|49.17|-0.45||
CFS|Coffs Harbour Airport|Coffs Harbour|AU|7l|-30.32|153.12||
CFU|Ioannis Kapodistrias International Airport|Corfu|GR|7o|39.6|19.91||
CGB|Marechal Rondon Airport|Cuiabá|BR|2i|-15.65|-56.12||
CGD|Changde Taohuayuan Airport|Changde|CN|6o|28.92|111.64||
CGF|Cuyahoga County Airport|Cleveland|US|3v|41.57|-81.49||
CGH|Congonhas Airport|São Paulo|BR|4f|-23.63|-46.65||SAO
CGI|Cape Girardeau Regional Airport|Cape Girardeau|US|2e|37.23|-89.57||
CGJ|Kasompe Airport|Chingola|ZM|z|-12.57|27.89||
CGK|Soekarno-Hatta International Airport|Jakarta|ID|5s|-6.13|106.66||JKT
CGM|Camiguin Airport|Mambajao|PH|67|9.25|124.71||
CGN|Cologne Bonn Airport|Cologne|DE|7q|50.87|7.14||
CGO|Zhengzhou Xinzheng International Airport|Zhengzhou|CN|6o|34.53|113.85||
CGP|Shah Amanat International Airport|Chattogram|BD|5j|22.25|91.81||
CGQ|Changchun Longjia International Airport|Changchun|CN|6o|44|125.68||
CGR|Campo Grande Airport|Campo Grande|BR|29|-20.47|-54.67||
CGY|Laguindingan International Airport|Cagayan de Oro|PH|67|8.61|124.46||
CHA|Chattanooga Metropolitan Airport|Chattanooga|US|3v|35.04|-85.2||
CHC|Christchurch International Airport|Christchurch|NZ|9d|-43.49|172.53||
CHG|Chaoyang Airport|Shuangta|CN|6o|41.54|120.43||
CHH|Chachapoyas Airport|Chachapoyas|PE|3c|-6.2|-77.86||
CHI|Chicago|Chicago|US|2e|41.98|-87.9|c|
CHM|FAP Lieutenant Jaime Andres de Montreuil Morales Airport|Chimbote|PE|3c|-9.15|-78.52||
CHO|Charlottesville Albemarle Airport|Charlottesville|US|3v|38.14|-78.45||
CHQ|Chania International Airport|Chania|GR|7o|35.53|24.15||
CHR|Châteauroux-Déols "Marcel Dassault" Airport|Châteauroux|FR|8h|46.86|1.72||
CHS|Charleston International Airport|Charleston|US|3v|32.9|-80.04||
CHT|Chatham Islands / Tuuta Airport|Te One|NZ|9f|-43.81|-176.47||
CHX|Changuinola Captain Manuel Niño International Airport|Changuinola|PA|3z|9.46|-82.52||
CIA|Ciampino-G. B. Pastine International Airport|Rome|IT|8l|41.8|12.59||ROM
CID|The Eastern Iowa Airport|Cedar Rapids|US|2e|41.88|-91.71||
CIF|Chifeng Yulong Airport|Chifeng|CN|6o|42.16|118.84||
CIJ|Capitán Aníbal Arab Airport|Cobija|BO|3b|-11.04|-68.78||
CIO|Aeropuerto Nacional Tte. Cnel. Carmelo Peralta|Concepción|PY|1y|-23.44|-57.43||
CIS|Canton Island Airport|Abariringa|KI|9q|-2.77|-171.71||
CIT|Shymkent Airport|Shymkent|KZ|50|42.36|69.48||
CIU|Chippewa County International Airport|Sault Ste Marie|US|2n|46.25|-84.47||
CIW|Canouan Airport|Canouan|VC|4m|12.7|-61.34||
CIX|Air Force Captain Jose A Quinones Gonzales International Airport|Chiclayo|PE|3c|-6.79|-79.83||
CIY|Comiso Airport|Comiso|IT|8l|36.99|14.61||
CJA|Mayor General FAP Armando Revoredo Iglesias Airport|Cajamarca|PE|3c|-7.14|-78.49||
CJB|Coimbatore International Airport|Coimbatore|IN|5z|11.03|77.04||
CJC|El Loa Airport|Calama|CL|4d|-22.5|-68.9||
CJJ|Cheongju International Airport/Cheongju Air Base|Cheongju|KR|6n|36.72|127.5||
CJL|Chitral Airport|Chitral|PK|5x|35.89|71.8||
CJM|Chumphon Airport|Chumphon|TH|5a|10.71|99.36||
CJS|Abraham González International Airport|Ciudad Juárez|MX|2g|31.64|-106.43||
CJU|Jeju International Airport|Jeju|KR|6n|33.51|126.49||
CKB|North Central West Virginia Airport|Bridgeport|US|3v|39.3|-80.23||
CKC|Cherkasy International Airport|Cherkasy|UA|86|49.42|32||
CKG|Chongqing Jiangbei International Airport|Chongqing|CN|6o|29.71|106.65||
CKH|Chokurdakh Airport|Chokurdah|RU|65|70.62|147.9||
CKL|Chkalovskiy Air Base|Moscow|RU|8f|55.88|38.06||
CKS|Carajás Airport|Parauapebas|BR|22|-6.12|-50||
CKT|Sarakhs Airport|Sarakhs|IR|6t|36.5|61.06||
CKY|Conakry International Airport|Conakry|GN|f|9.58|-13.61||
CKZ|Çanakkale Airport|Çanakkale|TR|82|40.14|26.43||
CLD|McClellan-Palomar Airport|Carlsbad|US|3d|33.13|-117.28||
CLE|Cleveland Hopkins International Airport|Cleveland|US|3v|41.41|-81.85||
CLJ|Cluj-Napoca International Airport|Cluj-Napoca|RO|7t|46.79|23.69||
CLL|Easterwood Field|College Station|US|2e|30.59|-96.36||
CLM|William R Fairchild International Airport|Port Angeles|US|3d|48.12|-123.5||
CLN|Brig. Lysias Augusto Rodrigues Airport|Carolina|BR|2s|-7.32|-47.46||
CLO|Alfonso Bonilla Aragon International Airport|Cali|CO|26|3.54|-76.38||
CLQ|Licenciado Miguel de la Madrid Airport|Colima|MX|3o|19.28|-103.58||
CLT|Charlotte Douglas International Airport|Charlotte|US|3v|35.21|-80.94||
CLU|Columbus Municipal Airport|Columbus|US|34|39.26|-85.9||
CLY|Calvi-Sainte-Catherine Airport|Calvi|FR|8h|42.52|8.79||
CLZ|Calabozo Airport|Guarico|VE|2b|8.92|-67.42||
CMA|Cunnamulla Airport||AU|7e|-28.03|145.62||
CMB|Bandaranaike International Colombo Airport|Colombo|LK|5h|7.18|79.88||
CMD|Cootamundra Airport||AU|7l|-34.62|148.04||
CME|Ciudad del Carmen International Airport|Ciudad del Carmen|MX|3m|18.65|-91.8||
CMF|Chambéry-Savoie Airport|Chambéry|FR|8h|45.64|5.88||
CMG|Corumbá International Airport|Corumbá|BR|29|-19.01|-57.67||
CMH|John Glenn Columbus International Airport|Columbus|US|3v|40|-82.89||
CMI|University of Illinois Willard Airport|Savoy|US|2e|40.04|-88.28||
CMN|Mohammed V International Airport|Casablanca|MA|d|33.37|-7.59||
CMQ|Clermont Airport||AU|7e|-22.77|147.62||
CMR|Colmar-Houssen Airport|Colmar|FR|8h|48.11|7.36||
CMU|Chimbu Airport|Kundiawa|PG|a4|-6.02|144.97||
CMW|Ignacio Agramonte International Airport|Camaguey|CU|32|21.42|-77.85||
CMX|Houghton County Memorial Airport|Hancock|US|2n|47.17|-88.49||
CNB|Coonamble Airport||AU|7l|-30.98|148.38||
CND|Mihail Kogălniceanu International Airport|Constanţa|RO|7t|44.36|28.49||
CNF|Tancredo Neves International Airport|Belo Horizonte|BR|4f|-19.64|-43.97||BHZ
CNG|Cognac-Châteaubernard Air Base|Cognac|FR|8h|45.66|-0.32||
CNI|Changhai Airport|Changhai|CN|6o|39.27|122.67||
CNJ|Cloncurry Airport|Cloncurry|AU|7e|-20.67|140.5||
CNL|Sindal Airport|Sindal|DK|7w|57.5|10.23||
CNM|Cavern City Air Terminal|Carlsbad|US|2m|32.34|-104.26||
CNN|Kannur International Airport|Kannur|IN|5z|11.92|75.55||
CNQ|Corrientes Airport|Corrientes|AR|1n|-27.45|-58.76||
CNR|Chañaral Airport|Chañaral|CL|4d|-26.33|-70.61||
CNS|Cairns International Airport|Cairns|AU|7e|-16.89|145.76||
CNU|Chanute Martin Johnson Airport|Chanute|US|2e|37.67|-95.49||
CNX|Chiang Mai International Airport|Chiang Mai|TH|5a|18.77|98.96||
COC|Comodoro Pierrestegui Airport|Concordia|AR|1n|-31.3|-58||
COD|Yellowstone Regional Airport|Cody|US|2m|44.52|-109.02||
COE|Coeur D'Alene - Pappy Boyington Field|Coeur d'Alene|US|3d|47.77|-116.82||
COF|Patrick Space Force Base|Cocoa Beach|US|3v|28.23|-80.61||
COJ|Coonabarabran Airport||AU|7l|-31.33|149.27||
COK|Cochin International Airport|Kochi|IN|5z|10.15|76.4||
CON|Concord Municipal Airport|Concord|US|3v|43.2|-71.5||
COO|Cadjehoun Airport|Cotonou|BJ|1b|6.36|2.38||
COQ|Choibalsan Airport||MN|5g|48.14|114.65||
COR|Ingeniero Ambrosio Taravella Airport|Cordoba|AR|1n|-31.32|-64.21||
COS|City of Colorado Springs Municipal Airport|Colorado Springs|US|2m|38.81|-104.7||
COU|Columbia Regional Airport|Columbia|US|2e|38.82|-92.22||
CPC|Aviador C. Campos Airport|Chapelco|AR|1s|-40.08|-71.14||
CPD|Coober Pedy Airport|Coober Pedy|AU|7d|-29.04|134.72||
CPE|Ingeniero Alberto Acuña Ongay International Airport|Campeche|MX|3m|19.82|-90.5||
CPH|Copenhagen Kastrup Airport|Copenhagen|DK|7w|55.62|12.66||
CPO|Desierto de Atacama Airport|Copiapo|CL|4d|-27.26|-70.78||
CPR|Casper-Natrona County International Airport|Casper|US|2m|42.91|-106.46||
CPT|Cape Town International Airport|Cape Town|ZA|o|-33.96|18.6||
CPV|Presidente João Suassuna Airport|Campina Grande|BR|2s|-7.27|-35.9||
CQD|Shahrekord Airport|Shahrekord|IR|6t|32.3|50.84||
CQF|Calais-Dunkerque Airport|Marck|FR|8h|50.96|1.95||
CQM|Ciudad Real International Airport|Ciudad Real|ES|8b|38.86|-3.97||
CQW|Chongqing Xiannüshan Airport|Wulong|CN|6o|29.47|107.69||
CRA|Craiova Airport|Craiova|RO|7t|44.32|23.89||
CRC|Santa Ana Airport|Cartago|CO|26|4.76|-75.96||
CRD|General E. Mosconi Airport|Comodoro Rivadavia|AR|1m|-45.79|-67.47||
CRE|Grand Strand Airport|North Myrtle Beach|US|3v|33.81|-78.72||
CRG|Jacksonville Executive at Craig Airport|Jacksonville|US|3v|30.34|-81.51||
CRI|Colonel Hill Airport|Colonel Hill|BS|3u|22.75|-74.18||
CRK|Clark International Airport / Clark Air Base|Mabalacat|PH|67|15.19|120.56||
CRL|Brussels South Charleroi Airport|Brussels|BE|7s|50.46|4.45||
CRM|Catarman National Airport|Catarman|PH|67|12.5|124.64||
CRP|Corpus Christi International Airport|Corpus Christi|US|2e|27.77|-97.5||
CRQ|Caravelas Airport|Caravelas|BR|20|-17.65|-39.25||
CRV|Crotone Airport|Crotone|IT|8l|39|17.08||
CRW|Yeager Airport|Charleston|US|3v|38.37|-81.59||
CRZ|Türkmenabat International Airport|Türkmenabat|TM|55|38.93|63.56||
CSB|Caransebeş Airport|Caransebeş|RO|7t|45.42|22.25||
CSF|Creil Air Base|Creil|FR|8h|49.25|2.52||
CSG|Columbus Metropolitan Airport|Columbus|US|3v|32.52|-84.94||
CSK|Cap Skirring Airport|Cap Skirring|SN|g|12.4|-16.75||
CSV|Crossville Memorial Whitson Field|Crossville|US|2e|35.95|-85.08||
CSX|Changsha Huanghua International Airport|Changsha|CN|6o|28.19|113.22||
CSY|Cheboksary Airport|Cheboksary|RU|8f|56.09|47.35||
CTA|Catania-Fontanarossa Airport|Catania|IT|8l|37.47|15.07||
CTB|Cut Bank International Airport|Cut Bank|US|2m|48.61|-112.38||
CTC|Catamarca Airport|Catamarca|AR|1m|-28.6|-65.75||
CTD|Alonso Valderrama Airport|Chitré|PA|3z|7.99|-80.41||
CTG|Rafael Nuñez International Airport|Cartagena|CO|26|10.44|-75.51||
CTL|Charleville Airport|Charleville|AU|7e|-26.41|146.26||
CTM|Chetumal International Airport|Chetumal|MX|2a|18.5|-88.33||
CTN|Cooktown Airport||AU|7e|-15.44|145.18||
CTS|New Chitose Airport|Sapporo|JP|6v|42.78|141.69||SPK
CTT|Le Castellet Airport|Le Castellet|FR|8h|43.25|5.79||
CTU|Chengdu Shuangliu International Airport|Chengdu|CN|6o|30.56|103.95||
CUA|Ciudad Constitución National Airport|Comondú|MX|3l|25.05|-111.61||
CUB|Jim Hamilton L.B. Owens Airport|Columbia|US|3v|33.97|-81||
CUC|Camilo Daza International Airport|Cúcuta|CO|26|7.93|-72.51||
CUE|Mariscal Lamar Airport|Cuenca|EC|2z|-2.89|-78.98||
CUF|Cuneo International Airport|Cuneo|IT|8l|44.55|7.62||
CUK|Caye Caulker Airport|Caye Caulker|BZ|23|17.74|-88.03||
CUL|Bachigualato Federal International Airport|Culiacán|MX|3l|24.77|-107.48||
CUM|Cumaná Airport||VE|2b|10.45|-64.13||
CUN|Aeropuerto Internacional de Cancún|Cancún|MX|2a|21.04|-86.87||
CUP|General Francisco Bermúdez Airport|Carúpano|VE|2b|10.66|-63.26||
CUQ|Coen Airport|Coen|AU|7e|-13.76|143.11||
CUR|Hato International Airport|Curaçao|CW|2j|12.19|-68.96||
CUT|Cutral-Co Airport|Cutral-Co|AR|1s|-38.94|-69.26||
CUU|General Roberto Fierro Villalobos International Airport|Chihuahua|MX|2f|28.7|-105.96||
CUZ|Alejandro Velasco Astete International Airport|Cusco|PE|3c|-13.54|-71.94||
CVC|Cleve Airport||AU|7d|-33.71|136.51||
CVE|Coveñas Airport|Coveñas|CO|26|9.4|-75.69||
CVG|Cincinnati Northern Kentucky International Airport|Cincinnati|US|3v|39.05|-84.67||
CVJ|Cuernavaca - General Mariano Matamoros Airport|Temixco|MX|3o|18.83|-99.26||
CVM|General Pedro Jose Mendez International Airport|Ciudad Victoria|MX|3r|23.7|-98.96||
CVO|Corvallis Municipal Airport|Corvallis|US|3d|44.5|-123.29||
CVQ|Carnarvon Airport|Carnarvon|AU|7k|-24.88|113.67||
CVS|Cannon Air Force Base|Clovis|US|2m|34.38|-103.32||
CVT|Coventry Airport|Coventry|GB|89|52.37|-1.48||
CWA|Central Wisconsin Airport|Mosinee|US|2e|44.78|-89.67||
CWB|Afonso Pena Airport|Curitiba|BR|4f|-25.53|-49.18||
CWC|Chernivtsi International Airport|Chernivtsi|UA|86|48.26|25.98||
CWJ|Cangyuan Washan Airport|Lincang|CN|6o|23.28|99.37||
CWL|Cardiff International Airport|Cardiff|GB|89|51.4|-3.34||
CWT|Cowra Airport||AU|7l|-33.85|148.65||
CWW|Corowa Airport||AU|7l|-35.99|146.36||
CXA|Caicara del Orinoco Airport||VE|2b|7.63|-66.16||
CXB|Cox's Bazar Airport|Cox's Bazar|BD|5j|21.45|91.96||
CXI|Cassidy International Airport|Kiritimati|KI|9r|1.99|-157.35||
CXJ|Hugo Cantergiani Regional Airport|Caxias Do Sul|BR|4f|-29.2|-51.19||
CXO|Conroe-North Houston Regional Airport|Houston|US|2e|30.35|-95.41||
CXP|Tunggul Wulung Airport|Cilacap|ID|5s|-7.65|109.03||
CXR|Cam Ranh International Airport / Cam Ranh Air Base|Nha Trang|VN|5o|12|109.22||
CYA|Les Cayes Airport|Les Cayes|HT|42|18.27|-73.79||
CYB|Charles Kirkconnell International Airport|Cayman Brac|KY|2d|19.69|-79.88||
CYC|Caye Chapel Airport|Caye Chapel|BZ|23|17.68|-88.04||
CYG|Corryong Airport||AU|7j|-36.18|147.89||
CYI|Chiayi Airport|Chiayi City|TW|6q|23.46|120.39||
CYO|Vilo Acuña International Airport|Cayo Largo del Sur|CU|32|21.62|-81.55||
CYP|Calbayog Airport|Calbayog City|PH|67|12.07|124.54||
CYW|Captain Rogelio Castillo National Airport|Celaya|MX|3o|20.55|-100.89||
CYX|Cherskiy Airport|Cherskiy|RU|65|68.74|161.34||
CYZ|Cauayan Airport|Cauayan City|PH|67|16.93|121.75||
CZA|Chichen Itza International Airport|Chichen Itza|MX|3m|20.64|-88.45||
CZE|José Leonardo Chirinos Airport|Coro|VE|2b|11.41|-69.68||
CZF|Cape Romanzof LRRS Airport|Cape Romanzof|US|3w|61.78|-166.04||
CZH|Corozal Municipal Airport|Corozal|BZ|23|18.38|-88.41||
CZL|Mohamed Boudiaf International Airport|Constantine|DZ|3|36.28|6.62||
CZM|Aeropuerto Internacional de Cozumel|Cozumel|MX|2a|20.51|-86.93||
CZS|Cruzeiro do Sul Airport|Cruzeiro Do Sul|BR|4b|-7.6|-72.77||
CZU|Las Brujas Airport|Corozal|CO|26|9.33|-75.29||
CZX|Changzhou Benniu International Airport|Changzhou|CN|6o|31.92|119.78||
DAA|Davison Army Air Field|Fort Belvoir|US|3v|38.72|-77.18||
DAB|Daytona Beach International Airport|Daytona Beach|US|3v|29.18|-81.06||
DAC|Hazrat Shahjalal International Airport|Dhaka|BD|5j|23.84|90.4||
DAD|Da Nang International Airport|Da Nang|VN|5o|16.04|108.2||
DAG|Barstow Daggett Airport|Daggett|US|3d|34.85|-116.79||
DAL|Dallas Love Field|Dallas|US|2e|32.85|-96.85||QDF
DAM|Damascus International Airport|Damascus|SY|5i|33.41|36.52||
DAN|Danville Regional Airport|Danville|US|3v|36.57|-79.34||
DAR|Julius Nyerere International Airport|Dar es Salaam|TZ|h|-6.88|39.2||
DAU|Daru Airport|Daru|PG|a4|-9.09|143.21||
DAV|Enrique Malek International Airport|David|PA|3z|8.39|-82.43||
DAY|James M Cox Dayton International Airport|Dayton|US|3v|39.9|-84.22||
DBB|El Alamein International Airport|El Alamein|EG|c|30.93|28.46||
DBC|Baicheng Chang'an Airport|Baicheng|CN|6o|45.51|123.02||
DBD|Dhanbad Airport||IN|5z|23.83|86.43||
DBO|Dubbo City Regional Airport|Dubbo|AU|7l|-32.22|148.57||
DBQ|Dubuque Regional Airport|Dubuque|US|2e|42.4|-90.71||
DBV|Dubrovnik Airport|Dubrovnik|HR|90|42.56|18.27||
DCA|Ronald Reagan Washington National Airport|Washington|US|3v|38.85|-77.04||WAS
DCF|Canefield Airport|Canefield|DM|2o|15.34|-61.39||
DCI|Decimomannu Air Base|Decimomannu|IT|8l|39.35|8.97||
DCM|Castres-Mazamet Airport|Castres|FR|8h|43.56|2.29||
DCN|RAAF Base Curtin|Derby|AU|7k|-17.58|123.83||
DCT|Duncan Town Airport||BS|3u|22.18|-75.73||
DCY|Daocheng Yading Airport|Garzê|CN|6o|29.32|100.06||
DDC|Dodge City Regional Airport|Dodge City|US|2e|37.76|-99.97||
DDG|Dandong Langtou Airport|Zhenxing|CN|6o|40.02|124.29||
DDR|Xigaze Dingri Airport|Xigazê|CN|6o|28.6|86.8||
DEA|Dera Ghazi Khan Airport|Dera Ghazi Khan|PK|5x|29.96|70.49||
DEB|Debrecen International Airport|Debrecen|HU|7u|47.49|21.62||
DEC|Decatur Airport|Decatur|US|2e|39.83|-88.87||
DED|Dehradun Jolly Grant Airport|Dehradun|IN|5z|30.19|78.18||
DEF|Dezful Airport|Dezful|IR|6t|32.43|48.4||
DEL|Indira Gandhi International Airport|Delhi|IN|5z|28.56|77.1||
DEN|Denver International Airport|Denver|US|2m|39.86|-104.67||
DET|Coleman A. Young Municipal Airport|Detroit|US|2n|42.41|-83.01||
DEZ|Deir ez-Zor Airport|Deir ez-Zor|SY|5i|35.29|40.18||
DFW|Dallas Fort Worth International Airport|Dallas|US|2e|32.9|-97.04||QDF
DGA|Dangriga Airport|Dangriga|BZ|23|16.98|-88.23||
DGE|Mudgee Airport|Mudgee|AU|7l|-32.56|149.61||
DGO|Aeropuerto Internacional Gral, Guadalupe Victoria|Durango|MX|3r|24.13|-104.53||
DGP|Daugavpils International Airport|Daugavpils|LV|8k|55.94|26.67||
DGT|Sibulan Airport|Dumaguete City|PH|67|9.33|123.3||
DHA|King Abdulaziz Air Base|Dhahran|SA|6k|26.27|50.15||
DHF|Al Dhafra Air Base||AE|5l|24.25|54.55||
DHM|Kangra Airport|Kangra|IN|5z|32.16|76.26||
DHN|Dothan Regional Airport|Dothan|US|2e|31.32|-85.45||
DHR|De Kooy Airfield / Den Helder Naval Air Station|Den Helder|NL|7m|52.92|4.78||
DHT|Dalhart Municipal Airport|Dalhart|US|2e|36.02|-102.55||
DIA|Doha International Airport|Doha|QA|6h|25.26|51.57||
DIB|Dibrugarh Airport|Dibrugarh|IN|5z|27.48|95.02||
DIE|Arrachart Airport|Antisiranana|MG|92|-12.35|49.29||
DIG|Diqing Shangri-La Airport|Shangri-La|CN|6o|27.79|99.68||
DIJ|Dijon-Bourgogne Airport|Dijon|FR|8h|47.27|5.09||
DIK|Dickinson Theodore Roosevelt Regional Airport|Dickinson|US|2m|46.8|-102.8||
DIL|Presidente Nicolau Lobato International Airport|Dili|TL|5k|-8.55|125.52||
DIN|Dien Bien Phu Airport|Dien Bien Phu|VN|5a|21.4|103.01||
DIR|Aba Tenna Dejazmach Yilma International Airport|Dire Dawa|ET|2|9.62|41.85||
DIS|Ngot Nzoungou Airport|Dolisie|CG|a|-4.21|12.66||
DIY|Diyarbakır Airport|Diyarbakır|TR|82|37.89|40.2||
DJE|Djerba Zarzis International Airport|Mellita|TN|1e|33.88|10.78||
DJG|Djanet Inedbirene Airport|Djanet|DZ|3|24.29|9.45||
DJJ|Dortheys Hiyo Eluay International Airport|Jayapura|ID|5t|-2.58|140.52||
DJO|Daloa Airport||CI|0|6.79|-6.47||
DKR|Léopold Sédar Senghor International Airport|Dakar|SN|g|14.74|-17.49||
DKS|Dikson Airport|Dikson|RU|60|73.52|80.38||
DLA|Douala International Airport|Douala|CM|j|4.01|9.72||
DLC|Dalian Zhoushuizi International Airport|Dalian|CN|6o|38.97|121.54||
DLE|Dole-Tavaux Airport|Dole|FR|8h|47.04|5.44||
DLF|Laughlin Air Force Base|Del Rio|US|2e|29.36|-100.78||
DLG|Dillingham Airport|Dillingham|US|1h|59.04|-158.51||
DLH|Duluth International Airport|Duluth|US|2e|46.84|-92.19||
DLI|Lien Khuong Airport|Da Lat|VN|5o|11.75|108.37||
DLM|Dalaman International Airport|Dalaman|TR|82|36.71|28.79||
DLS|Columbia Gorge Regional Airport|Dallesport|US|3d|45.62|-121.17||
DLU|Dali Fengyi Airport|Dali|CN|6o|25.65|100.32||
DLZ|Dalanzadgad Airport|Dalanzadgad|MN|6x|43.61|104.37||
DMA|Davis Monthan Air Force Base|Tucson|US|41|32.17|-110.88||
DMB|Taraz Airport|Taraz|KZ|50|42.85|71.3||
DME|Domodedovo International Airport|Moscow|RU|8f|55.41|37.91||MOW
DMK|Don Mueang International Airport|Bangkok|TH|5a|13.91|100.61||
DMM|King Fahd International Airport|Dammam|SA|6k|26.47|49.8||
DMN|Deming Municipal Airport|Deming|US|2m|32.26|-107.72||
DMU|Dimapur Airport|Dimapur|IN|5z|25.88|93.77||
DNA|Kadena Air Base||JP|6v|26.35|127.77||
DND|Dundee Airport|Dundee|GB|89|56.45|-3.03||
DNH|Dunhuang Mogao International Airport|Dunhuang|CN|6o|40.16|94.81||
DNK|Dnipro International Airport|Dnipro|UA|86|48.36|35.1||
DNL|Daniel Field|Augusta|US|3v|33.47|-82.04||
DNQ|Deniliquin Airport|Deniliquin|AU|7l|-35.56|144.95||
DNR|Dinard-Pleurtuit-Saint-Malo Airport|Dinard|FR|8h|48.59|-2.08||
DNZ|Çardak Airport|Denizli|TR|82|37.79|29.7||
DOD|Dodoma Airport|Dodoma|TZ|h|-6.17|35.75||
DOG|Dongola Airport|Dongola|SD|r|19.15|30.43||
DOH|Hamad International Airport|Doha|QA|6h|25.27|51.61||
DOL|Deauville-Saint-Gatien Airport|Deauville|FR|8h|49.37|0.15||
DOM|Douglas-Charles Airport|Marigot|DM|2o|15.55|-61.3||
DOV|Dover Air Force Base|Dover|US|3v|39.13|-75.47||
DOY|Dongying Shengli Airport|Dongying|CN|6o|37.51|118.79||
DPA|Dupage Airport|Chicago|US|2e|41.91|-88.25||
DPL|Dipolog Airport|Dipolog|PH|67|8.6|123.34||
DPO|Devonport Airport|Devonport|AU|7h|-41.17|146.43||
DPS|Ngurah Rai International Airport|Denpasar|ID|66|-8.75|115.17||
DQM|Duqm International Airport|Duqm|OM|68|19.5|57.63||
DRA|Desert Rock Airport|Mercury|US|3d|36.62|-116.03||
DRB|Derby Airport|Derby|AU|7k|-17.37|123.66||
DRG|Deering Airport|Deering|US|3w|66.07|-162.77||
DRI|Beauregard Regional Airport|DeRidder|US|2e|30.83|-93.34||
DRN|Dirranbandi Airport||AU|7e|-28.59|148.22||
DRP|Bicol International Airport|Legazpi|PH|67|13.11|123.68||
DRS|Dresden Airport|Dresden|DE|7q|51.13|13.77||
DRT|Del Rio International Airport|Del Rio|US|2e|29.37|-100.93||
DRW|Darwin International Airport / RAAF Darwin|Darwin|AU|7g|-12.41|130.88||
DSK|Dera Ismael Khan Airport|Dera Ismael Khan|PK|5x|31.91|70.9||
DSM|Des Moines International Airport|Des Moines|US|2e|41.53|-93.66||
DSN|Ordos Ejin Horo Airport|Ordos|CN|6o|39.49|109.86||
DSO|Sondok Airport|Sŏndŏng-ni|KP|6g|39.75|127.47||
DSS|Blaise Diagne International Airport|Dakar|SN|g|14.67|-17.07||
DTE|Daet Airport|Daet|PH|67|14.13|122.98||
DTM|Dortmund Airport|Dortmund|DE|7q|51.52|7.61||
DTT|Detroit|Detroit|US|2n|42.21|-83.35|c|
DTU|Wudalianchi Dedu Airport|Heihe|CN|6o|48.44|126.13||
DTW|Detroit Metropolitan Wayne County Airport|Detroit|US|2n|42.21|-83.35||DTT
DUB|Dublin Airport|Dublin|IE|7x|53.43|-6.26||
DUD|Dunedin International Airport|Dunedin|NZ|9d|-45.93|170.2||
DUE|Dundo Airport|Chitato|AO|x|-7.4|20.82||
DUG|Bisbee Douglas International Airport|Douglas Bisbee|US|41|31.47|-109.6||
DUJ|DuBois Regional Airport|Dubois|US|3v|41.18|-78.9||
DUM|Pinang Kampai Airport|Dumai|ID|5s|1.61|101.43||
DUR|King Shaka International Airport|Durban|ZA|o|-29.61|31.12||
DUS|Düsseldorf Airport|Düsseldorf|DE|7q|51.29|6.77||
DUT|Tom Madsen Airport|Unalaska|US|1h|53.9|-166.54||
DVO|Francisco Bangoy International Airport|Davao|PH|67|7.13|125.65||
DWA|Dwangwa Airport|Dwangwa|MW|9|-12.52|34.13||
DWC|Al Maktoum International Airport|Dubai|AE|5l|24.9|55.16||
DWD|King Salman Abdulaziz Airport|Dawadmi|SA|6k|24.45|44.12||
DXB|Dubai International Airport|Dubai|AE|5l|25.25|55.36||
DXN|Noida International Airport|Delhi|IN|5z|28.18|77.61||
DYA|Dysart Airport||AU|7e|-22.62|148.36||
DYR|Ugolny Yuri Ryktheu Airport|Anadyr|RU|52|64.73|177.74||
DYS|Dyess Air Force Base|Abilene|US|2e|32.42|-99.85||
DYU|Dushanbe Airport|Dushanbe|TJ|5m|38.54|68.82||
DZA|Dzaoudzi Pamandzi International Airport|Dzaoudzi|YT|9a|-12.81|45.28||
DZN|Zhezkazgan National Airport|Zhezkazgan|KZ|50|47.71|67.74||
DZO|Santa Bernardina International Airport|Durazno|UY|3s|-33.36|-56.5||
EAM|Najran Domestic Airport|Najran|SA|6k|17.61|44.42||
EAP|Basel|Basel|CH|91|47.59|7.53|c|
EAR|Kearney Regional Airport|Kearney|US|2e|40.73|-99.01||
EAS|San Sebastián Airport|Hondarribia|ES|8b|43.36|-1.79||
EAT|Pangborn Memorial Airport|Wenatchee|US|3d|47.4|-120.21||
EAU|Chippewa Valley Regional Airport|Eau Claire|US|2e|44.87|-91.48||
EBA|Marina Di Campo Airport|Marina  Di Campo|IT|8l|42.76|10.24||
EBB|Entebbe International Airport|Entebbe|UG|q|0.04|32.44||
EBD|El-Obeid Airport|El-Obeid|SD|r|13.15|30.23||
EBG|El Bagre Airport|El Bagre|CO|26|7.6|-74.81||
EBJ|Esbjerg Airport|Esbjerg|DK|7w|55.53|8.55||
EBL|Erbil International Airport|Arbil|IQ|57|36.24|43.96||
EBM|El Borma Airport|El Borma|TN|1e|31.7|9.25||
EBU|Saint-Étienne-Bouthéon Airport|Saint-Étienne|FR|8h|45.54|4.3||
ECG|Elizabeth City Regional Airport & Coast Guard Air Station|Elizabeth City|US|3v|36.26|-76.17||
ECH|Echuca Airport||AU|7j|-36.16|144.76||
ECN|Nicosia Ercan International Airport|Tymbou|CY|69|35.15|33.51||
ECP|Northwest Florida Beaches International Airport|Panama City Beach|US|2e|30.36|-85.8||
EDF|Elmendorf Air Force Base|Anchorage|US|1h|61.25|-149.81||
EDI|Edinburgh Airport|Edinburgh|GB|89|55.95|-3.37||
EDL|Eldoret International Airport|Eldoret|KE|16|0.4|35.24||
EDM|La Roche-sur-Yon Airport|La Roche-sur-Yon|FR|8h|46.7|-1.38||
EDO|Balıkesir Koca Seyit Airport|Edremit|TR|82|39.55|27.01||
EDW|Edwards Air Force Base|Edwards|US|3d|34.91|-117.88||
EEA|Planalto Serrano Regional Airport|Correia Pinto|BR|4f|-27.63|-50.36||
EED|Needles Airport|Needles|US|3d|34.77|-114.62||
EEN|Dillant Hopkins Airport|Keene|US|3v|42.9|-72.27||
EES|Berenice International Airport / Banas Cape Air Base|Berenice Troglodytica|EG|c|23.99|35.47||
EFD|Ellington Airport|Houston|US|2e|29.61|-95.16||
EFL|Kefallinia Airport|Kefalonia|GR|7o|38.12|20.5||
EGC|Bergerac-Roumanière Airport|Bergerac|FR|8h|44.83|0.52||
EGE|Eagle County Regional Airport|Eagle|US|2m|39.64|-106.92||
EGH|El Jora Airport|El Jora|EG|c|31.08|34.15||
EGI|Duke Field|Crestview|US|2e|30.65|-86.52||
EGO|Belgorod International Airport|Belgorod|RU|8f|50.64|36.59||
EGS|Egilsstaðir Airport|Egilsstaðir|IS|7a|65.28|-14.4||
EGX|Egegik Airport|Egegik|US|1h|58.18|-157.37||
EHL|El Bolson Airport|El Bolson|AR|1s|-41.94|-71.53||
EHM|Cape Newenham LRRS Airport|Cape Newenham|US|3w|58.65|-162.06||
EHU|Ezhou Huahu Airport|Ezhou|CN|6o|30.34|115.04||
EIB|Eisenach-Kindel Airport|Eisenach|DE|7q|50.99|10.48||
EIE|Yeniseysk Airport|Yeniseysk|RU|60|58.47|92.11||
EIK|Yeysk Airport|Yeysk|RU|8f|46.68|38.21||
EIL|Eielson Air Force Base|Fairbanks|US|1h|64.67|-147.1||
EIN|Eindhoven Airport|Eindhoven|NL|7m|51.45|5.37||
EIS|Terrance B. Lettsome International Airport|Road Town|VG|4s|18.45|-64.54||
EJA|Yariguíes Airport|Barrancabermeja|CO|26|7.02|-73.81||
EJH|Al Wajh Domestic Airport|Al Wajh|SA|6k|26.2|36.48||
EKA|Murray Field|Eureka|US|3d|40.8|-124.11||
EKB|Ekibastuz Airport|Ekibastuz|KZ|50|51.59|75.21||
EKN|Elkins-Randolph County Regional Airport|Elkins|US|3v|38.89|-79.86||
EKO|Elko Regional Airport|Elko|US|3d|40.82|-115.79||
EKT|Eskilstuna Airport|Eskilstuna|SE|8s|59.35|16.71||
ELB|Las Flores Airport|El Banco|CO|26|9.05|-73.97||
ELC|Elcho Island Airport|Elcho Island|AU|7g|-12.02|135.57||
ELD|South Arkansas Regional Airport at Goodwin Field|El Dorado|US|2e|33.22|-92.81||
ELF|El Fasher Airport|El Fasher|SD|r|13.61|25.32||
ELG|El Golea Airport|El Menia|DZ|3|30.58|2.86||
ELH|North Eleuthera Airport|North Eleuthera|BS|3u|25.47|-76.68||
ELM|Elmira Corning Regional Airport|Elmira|US|3v|42.16|-76.89||
ELP|El Paso International Airport|El Paso|US|2m|31.81|-106.38||
ELQ|Gassim Airport|Buraidah|SA|6k|26.3|43.77||
ELS|Ben Schoeman Airport|East London|ZA|o|-33.04|27.83||
ELU|Guemar Airport|Guemar|DZ|3|33.51|6.78||
ELY|Ely Airport Yelland Field|Ely|US|3d|39.3|-114.84||
EMA|East Midlands Airport|East Midlands|GB|89|52.83|-1.33||
EMD|Emerald Airport|Emerald|AU|7e|-23.57|148.18||
EMK|Emmonak Airport|Emmonak|US|3w|62.79|-164.49||
EML|Emmen Air Base||CH|91|47.09|8.31||
ENA|Kenai Municipal Airport|Kenai|US|1h|60.57|-151.24||
ENC|Nancy-Essey Airport|Nancy|FR|8h|48.69|6.23||
END|Vance Air Force Base|Enid|US|2e|36.34|-97.92||
ENF|Enontekio Airport|Enontekio|FI|80|68.36|23.42||
ENH|Enshi Xujiaping Airport|Enshi|CN|6o|30.32|109.49||
ENI|El Nido Airport|El Nido|PH|67|11.2|119.41||
ENK|Enniskillen/St Angelo Airport|Enniskillen|GB|89|54.4|-7.65||
ENN|Nenana Municipal Airport|Nenana|US|1h|64.55|-149.07||
ENS|Twente Airport|Enschede|NL|7m|52.28|6.89||
ENU|Akanu Ibiam International Airport|Enegu|NG|u|6.47|7.56||
ENV|Wendover Airport|Wendover|US|2m|40.72|-114.03||
ENW|Kenosha Regional Airport|Kenosha|US|2e|42.6|-87.93||
ENY|Yan'an Nanniwan Airport|Yan'an|CN|6o|36.48|109.46||
EOH|Enrique Olaya Herrera Airport|Medellín|CO|26|6.22|-75.59||
EOI|Eday Airport|Eday|GB|89|59.19|-2.77||
EOR|El Dorado Airport|Bolivar|VE|2b|6.72|-61.64||
EOZ|Elorza Airport||VE|2b|7.08|-69.53||
EPA|El Palomar Airport|El Palomar|AR|1l|-34.61|-58.61||
EPL|Épinal-Mirecourt Airport|Épinal|FR|8h|48.33|6.07||
EPR|Esperance Airport|Esperance|AU|7k|-33.68|121.82||
EPU|Pärnu Airport|Pärnu|EE|8t|58.42|24.47||
EQS|Brigadier Antonio Parodi Airport|Esquel|AR|1m|-42.91|-71.14||
ERC|Erzincan Airport|Erzincan|TR|82|39.71|39.53||
ERF|Erfurt Airport|Erfurt|DE|7q|50.98|10.96||
ERH|Moulay Ali Cherif Airport|Errachidia|MA|d|31.95|-4.4||
ERI|Erie International Tom Ridge Field|Erie|US|3v|42.08|-80.17||
ERL|Erenhot Saiwusu International Airport|Erenhot|CN|6o|43.42|112.1||
ERS|Eros Airport|Windhoek|NA|1f|-22.61|17.08||
ERZ|Erzurum International Airport|Erzurum|TR|82|39.96|41.17||
ESB|Esenboğa International Airport|Ankara|TR|82|40.13|33||ANK
ESF|Esler Army Airfield / Esler Regional Airport|Alexandria|US|2e|31.39|-92.29||
ESG|Aeropuerto Internacional Dr. Luis Maria Argaña|Mariscal Estigarribia|PY|1y|-22.03|-60.62||
ESH|Shoreham Airport|Brighton|GB|89|50.84|-0.3||
ESK|Eskişehir Air Base||TR|82|39.78|30.58||
ESL|Elista Airport|Elista|RU|8f|46.37|44.33||
ESR|Ricardo García Posada Airport|El Salvador|CL|4d|-26.31|-69.77||
ESU|Essaouira-Mogador Airport|Essaouira|MA|d|31.4|-9.68||
ETM|Ramon International Airport|Eilat|IL|5u|29.73|35.01||
ETR|Santa Rosa - Artillery Colonel Victor Larrea International Airport|Santa Rosa|EC|2z|-3.44|-80||
ETZ|Metz-Nancy-Lorraine Airport|Metz|FR|8h|48.98|6.25||
EUG|Mahlon Sweet Field|Eugene|US|3d|44.12|-123.21||
EUN|Hassan I Airport|El Aaiún|EH|k|27.14|-13.22||
EUQ|Evelio Javier Airport|San Jose|PH|67|10.77|121.93||
EUX|F. D. Roosevelt Airport|Sint Eustatius|BQ|3a|17.5|-62.98||
EVE|Harstad/Narvik Airport, Evenes|Evenes|NO|8g|68.49|16.68||
EVG|Sveg Airport|Sveg|SE|8s|62.05|14.42||
EVN|Zvartnots International Airport|Yerevan|AM|73|40.15|44.4||
EVV|Evansville Regional Airport|Evansville|US|2e|38.04|-87.53||
EVW|Evanston-Uinta County Airport-Burns Field|Evanston|US|2m|41.27|-111.04||
EVX|Évreux-Fauville Air Base|Évreux|FR|8h|49.03|1.22||
EWB|New Bedford Regional Airport|New Bedford|US|3v|41.68|-70.96||
EWN|Coastal Carolina Regional Airport|New Bern|US|3v|35.07|-77.04||
EWR|Newark Liberty International Airport|Newark|US|3v|40.69|-74.17||NYC
EXT|Exeter International Airport|Exeter|GB|89|50.73|-3.41||
EYK|Beloyarskiy Airport||RU|72|63.69|66.7||
EYP|El Yopal Airport|El Yopal|CO|26|5.32|-72.38||
EYW|Key West International Airport|Key West|US|3v|24.56|-81.76||
EZE|Minister Pistarini International Airport|Buenos Aires|AR|1l|-34.82|-58.54||BUE
EZS|Elazığ Airport|Elazığ|TR|82|38.6|39.28||
EZV|Berezovo Airport||RU|72|63.92|65.03||
FAB|Farnborough Airport|Farnborough|GB|89|51.28|-0.78||
FAE|Vágar Airport|Vágar|FO|78|62.06|-7.28||
FAF|Felker Army Air Field|Newport News|US|3v|37.13|-76.61||
FAI|Fairbanks International Airport|Fairbanks|US|1h|64.82|-147.86||
FAO|Faro Airport|Faro|PT|87|37.01|-7.97||
FAR|Hector International Airport|Fargo|US|2e|46.92|-96.82||
FAT|Fresno Yosemite International Airport|Fresno|US|3d|36.78|-119.72||
FAV|Fakarava Airport||PF|a7|-16.05|-145.66||
FAY|Fayetteville Regional Airport - Grannis Field|Fayetteville|US|3v|34.99|-78.88||
FAZ|Fasa Airport|Fasa|IR|6t|28.89|53.72||
FBG|Simmons Army Air Field|Fort Bragg|US|3v|35.13|-78.94||
FBK|Ladd Army Airfield|Fairbanks|US|1h|64.84|-147.61||
FBM|Lubumbashi International Airport|Lubumbashi|CD|y|-11.59|27.53||
FCA|Glacier Park International Airport|Kalispell|US|2m|48.31|-114.26||
FCB|Ficksburg Sentraoes Airport|Ficksburg|ZA|o|-28.82|27.91||
FCN|Nordholz Naval Airbase|Cuxhaven|DE|7q|53.77|8.66||
FCO|Rome-Fiumicino Leonardo da Vinci International Airport|Rome|IT|8l|41.8|12.25||ROM
FCS|Butts AAF Air Field|Fort Carson|US|2m|38.68|-104.76||
FDF|Martinique Aimé Césaire International Airport|Fort-de-France|MQ|3j|14.59|-61||
FDH|Friedrichshafen Airport|Friedrichshafen|DE|7q|47.67|9.51||
FDU|Bandundu Airport|Bandundu|CD|t|-3.31|17.38||
FDY|Findlay Airport|Findlay|US|3v|41.01|-83.67||
FEG|Fergana International Airport|Fergana|UZ|6r|40.36|71.75||
FEN|Fernando de Noronha Airport|Fernando de Noronha|BR|3x|-3.85|-32.42||
FEZ|Fes Saïss International Airport|Fez|MA|d|33.93|-4.98||
FFD|RAF Fairford|Fairford|GB|89|51.68|-1.79||
FFO|Wright-Patterson Air Force Base|Dayton|US|3v|39.83|-84.05||
FGU|Fangatau Airport|Fangatau|PF|a7|-15.82|-140.89||
FHU|Sierra Vista Municipal Airport / Libby Army Air Field|Fort Huachuca|US|41|31.59|-110.35||
FIH|Ndjili International Airport|Kinshasa|CD|t|-4.39|15.44||
FIZ|Fitzroy Crossing Airport||AU|7k|-18.18|125.56||
FJR|Fujairah International Airport||AE|5l|25.11|56.32||
FKB|Karlsruhe Baden-Baden Airport|Karlsruhe|DE|7q|48.78|8.08||
FKI|Bangoka International Airport|Kisangani|CD|y|0.48|25.34||
FKJ|Fukui Airport||JP|6v|36.14|136.22||
FKL|Venango Regional Airport|Franklin|US|3v|41.38|-79.86||
FKQ|Fakfak Airport|Fakfak|ID|5t|-2.92|132.27||
FKS|Fukushima Airport|Sukagawa|JP|6v|37.23|140.43||
FLA|Gustavo Artunduaga Paredes Airport|Florencia|CO|26|1.59|-75.56||
FLG|Flagstaff Pulliam International Airport|Flagstaff|US|41|35.14|-111.67||
FLL|Fort Lauderdale Hollywood International Airport|Fort Lauderdale|US|3v|26.07|-80.15||
FLN|Hercílio Luz International Airport|Florianópolis|BR|4f|-27.67|-48.55||
FLO|Florence Regional Airport|Florence|US|3v|34.19|-79.72||
FLR|Peretola Airport|Florence|IT|8l|43.81|11.21||
FLW|Flores Airport|Santa Cruz das Flores|PT|74|39.46|-31.13||
FLZ|Dr. Ferdinand Lumban Tobing Airport|Sibolga|ID|5s|1.56|98.89||
FMA|Formosa Airport|Formosa|AR|1n|-26.21|-58.23||
FME|Tipton Airport|Fort Meade|US|3v|39.09|-76.76||
FMI|Kalemie Airport|Kalemie|CD|y|-5.88|29.25||
FMM|Memmingen Allgau Airport|Memmingen|DE|7q|47.99|10.24||
FMN|Four Corners Regional Airport|Farmington|US|2m|36.74|-108.23||
FMO|Münster Osnabrück Airport|Münster|DE|7q|52.13|7.68||
FMY|Page Field|Fort Myers|US|3v|26.59|-81.86||
FNA|Lungi International Airport|Freetown|SL|l|8.62|-13.2||
FNB|Neubrandenburg Airport|Neubrandenburg|DE|7q|53.6|13.31||
FNC|Madeira International Airport Cristiano Ronaldo|Madeira|PT|79|32.7|-16.77||
FNI|Nîmes-Arles-Camargue Airport|Nîmes|FR|8h|43.76|4.42||
FNJ|Pyongyang Sunan International Airport|Pyongyang|KP|6g|39.22|125.67||
FNT|Bishop International Airport|Flint|US|2n|42.97|-83.74||
FOC|Fuzhou Changle International Airport|Fuzhou|CN|6o|25.93|119.66||
FOD|Fort Dodge Regional Airport|Fort Dodge|US|2e|42.55|-94.19||
FOE|Topeka Regional Airport|Topeka|US|2e|38.95|-95.66||
FOG|Foggia "Gino Lisa" Airport|Foggia|IT|8l|41.43|15.54||
FOM|Foumban Nkounja Airport|Foumban|CM|j|5.64|10.75||
FOR|Pinto Martins International Airport|Fortaleza|BR|2s|-3.78|-38.53||
FOS|Forrest Airport||AU|7k|-30.84|128.11||
FPO|Grand Bahama International Airport|Freeport|BS|3u|26.56|-78.7||
FPR|St Lucie County International Airport|Fort Pierce|US|3v|27.5|-80.37||
FRA|Frankfurt Airport|Frankfurt|DE|7q|50.04|8.56||
FRB|Forbes Airport|Forbes|AU|7l|-33.36|147.93||
FRG|Republic Airport|Farmingdale|US|3v|40.73|-73.41||
FRI|Marshall Army Air Field|Fort Riley|US|2e|39.05|-96.76||
FRL|Forlì Airport|Forlì|IT|8l|44.19|12.07||
FRO|Florø Airport|Florø|NO|8g|61.58|5.02||
FRS|Mundo Maya International Airport|San Benito|GT|2y|16.91|-89.87||
FRU|Manas International Airport|Bishkek|KG|5d|43.06|74.48||
FRW|P G Matante Intl|Francistown|BW|m|-21.16|27.47||
FRZ|Fritzlar Army Airfield|Fritzlar|DE|7q|51.11|9.29||
FSC|Figari Sud-Corse Airport|Figari|FR|8h|41.5|9.1||
FSD|Sioux Falls Regional Airport / Joe Foss Field|Sioux Falls|US|2e|43.59|-96.74||
FSI|Henry Post Army Air Field|Fort Sill|US|2e|34.65|-98.4||
FSM|Fort Smith Regional Airport|Fort Smith|US|2e|35.34|-94.37||
FSP|St Pierre Airport|Saint-Pierre|PM|3p|46.76|-56.17||
FST|Fort Stockton Pecos County Airport|Fort Stockton|US|2e|30.92|-102.92||
FSZ|Mount Fuji Shizuoka Airport|Shizuoka|JP|6v|34.8|138.19||
FTE|El Calafate - Commander Armando Tola International Airport|El Calafate|AR|1r|-50.28|-72.05||
FTI|Fitiuta Airport|Fitiuta Village|AS|a1|-14.22|-169.42||
FTK|Godman Army Air Field|Fort Knox|US|3v|37.91|-85.97||
FTU|Tôlanaro Airport|Tôlanaro|MG|92|-25.04|46.96||
FTW|Fort Worth Meacham International Airport|Fort Worth|US|2e|32.82|-97.36||
FTX|Owando Airport|Owando|CG|a|-0.53|15.95||
FTY|Fulton County Airport Brown Field|Atlanta|US|3v|33.78|-84.52||
FUE|Fuerteventura Airport|Fuerteventura|ES|76|28.45|-13.86||
FUG|Fuyang Xiguan Airport|Yingzhou|CN|6o|32.88|115.73||
FUJ|Fukue Airport|Goto|JP|6v|32.67|128.83||
FUK|Fukuoka Airport|Fukuoka|JP|6v|33.59|130.45||
FUN|Funafuti International Airport|Funafuti|TV|9k|-8.52|179.2||
FUO|Foshan Shadi Airport|Foshan|CN|6o|23.08|113.07||
FUT|Pointe Vele Airport|Futuna Island|WF|ab|-14.31|-178.07||
FWA|Fort Wayne International Airport|Fort Wayne|US|34|40.98|-85.2||
FWH|NAS Fort Worth JRB / Carswell Field|Fort Worth|US|2e|32.77|-97.44||
FXE|Fort Lauderdale Executive Airport|Fort Lauderdale|US|3v|26.2|-80.17||
FYJ|Fuyuan Dongji Aiport|Fuyuan|CN|6o|48.2|134.36||
FYN|Fuyun Koktokay Airport|Fuyun|CN|6o|46.8|89.51||
FYT|Faya Largeau Airport||TD|17|17.92|19.11||
FYU|Fort Yukon Airport|Fort Yukon|US|1h|66.57|-145.25||
FYV|Drake Field|Fayetteville|US|2e|36.01|-94.17||
GAE|Gabès Matmata International Airport|Gabès|TN|1e|33.73|9.92||
GAF|Gafsa Ksar International Airport|Gafsa|TN|1e|34.42|8.82||
GAJ|Yamagata Airport|Higashine|JP|6v|38.41|140.37||
GAL|Edward G. Pitka Sr Airport|Galena|US|1h|64.74|-156.94||
GAM|Gambell Airport|Gambell|US|3w|63.77|-171.73||
GAN|Gan International Airport|Gan|MV|98|-0.69|73.16||
GAO|Mariana Grajales Airport|Guantánamo|CU|32|20.09|-75.16||
GAQ|Gao Airport||ML|5|16.25|-0.01||
GAU|Lokpriya Gopinath Bordoloi International Airport|Guwahati|IN|5z|26.11|91.59||
GAY|Gaya Airport|Gaya|IN|5z|24.74|84.95||
GBB|Gabala International Airport|Gabala|AZ|59|40.81|47.73||
GBE|Sir Seretse Khama International Airport|Gaborone|BW|m|-24.56|25.92||
GBJ|Les Bases Airport|Grand Bourg|GP|2x|15.87|-61.27||
GBT|Gorgan Airport|Gorgan|IR|6t|36.91|54.4||
GCC|Northeast Wyoming Regional Airport|Gillette|US|2m|44.35|-105.54||
GCH|Gachsaran Airport|Gachsaran|IR|6t|30.33|50.83||
GCI|Guernsey Airport|Saint Peter Port|GG|7z|49.44|-2.6||
GCJ|Grand Central Airport|Midrand|ZA|o|-25.99|28.14||
GCK|Garden City Regional Airport|Garden City|US|2e|37.93|-100.72||
GCM|Owen Roberts International Airport|Grand Cayman|KY|2d|19.29|-81.36||
GCN|Grand Canyon National Park Airport|Grand Canyon - Tusayan|US|41|35.95|-112.15||
GDB|Birsi Airport|Gondia|IN|5z|21.53|80.29||
GDE|Gode Airport|Gode|ET|2|5.94|43.58||
GDL|Aeropuerto Internacional Miguel Hidalgo|Guadalajara|MX|3o|20.53|-103.3||
GDN|Gdańsk Lech Wałęsa Airport|Gdańsk|PL|8z|54.38|18.47||
GDO|Guasdalito Airport||VE|2b|7.23|-70.8||
GDQ|Gondar Airport|Azezo|ET|2|12.52|37.43||
GDT|JAGS McCartney International Airport|Cockburn Town|TC|2v|21.44|-71.14||
GDV|Dawson Community Airport|Glendive|US|2m|47.14|-104.81||
GDX|Sokol Airport|Magadan|RU|65|59.91|150.72||
GDZ|Gelendzhik Airport|Gelendzhik|RU|8f|44.58|38.01||
GEA|Nouméa Magenta Airport|Nouméa|NC|a0|-22.26|166.47||
GEC|Lefkoniko Airport / Geçitkale Air Base|Lefkoniko|CY|5n|35.24|33.72||
GEG|Spokane International Airport|Spokane|US|3d|47.62|-117.53||
GEL|Santo Ângelo Airport|Santo Ângelo|BR|4f|-28.28|-54.17||
GEO|Cheddi Jagan International Airport|Georgetown|GY|30|6.5|-58.25||
GER|Rafael Cabrera Airport|Nueva Gerona|CU|32|21.83|-82.78||
GES|General Santos International Airport|General Santos|PH|67|6.06|125.1||
GET|Geraldton Airport|Geraldton|AU|7k|-28.8|114.71||
GEV|Gällivare Airport|Gällivare|SE|8s|67.13|20.81||
GFF|Griffith Airport|Griffith|AU|7l|-34.25|146.07||
GFK|Grand Forks International Airport|Grand Forks|US|2e|47.95|-97.18||
GFL|Floyd Bennett Memorial Airport|Glens Falls|US|3v|43.34|-73.61||
GFN|Grafton Airport||AU|7l|-29.76|153.03||
GFR|Granville Airport|Granville|FR|8h|48.88|-1.56||
GFY|Grootfontein Airport|Grootfontein|NA|1f|-19.6|18.12||
GGG|East Texas Regional Airport|Longview|US|2e|32.38|-94.71||
GGT|Exuma International Airport|Moss Town|BS|3u|23.56|-75.88||
GGW|Wokal Field/Glasgow-Valley County Airport|Glasgow|US|2m|48.21|-106.61||
GHA|Noumérat - Moufdi Zakaria Airport|El Atteuf|DZ|3|32.38|3.79||
GHB|Governor's Harbour Airport|Governor's Harbour|BS|3u|25.28|-76.33||
GHC|Great Harbour Cay Airport|Bullocks Harbour|BS|3u|25.74|-77.84||
GHT|Ghat Airport|Ghat|LY|1d|25.15|10.14||
GHU|Gualeguaychu Airport|Gualeguaychu|AR|1n|-33.01|-58.61||
GIB|Gibraltar Airport|Gibraltar|GI|7y|36.15|-5.35||
GIG|Rio Galeão - Tom Jobim International Airport|Rio de Janeiro|BR|4f|-22.81|-43.25||RIO
GIL|Gilgit Airport|Gilgit|PK|5x|35.92|74.33||
GIR|Santiago Vila Airport|Girardot|CO|26|4.28|-74.8||
GIS|Gisborne Airport|Gisborne|NZ|9d|-38.66|177.98||
GIZ|Jizan Regional Airport / King Abdullah bin Abdulaziz Airport|Jizan|SA|6k|16.9|42.59||
GJA|La Laguna Airport|Guanaja|HN|4o|16.45|-85.91||
GJL|Jijel Ferhat Abbas Airport|Tahir|DZ|3|36.8|5.87||
GJM|Guajará-Mirim Airport|Guajará-Mirim|BR|44|-10.79|-65.28||
GJT|Grand Junction Regional Airport|Grand Junction|US|2m|39.13|-108.53||
GKA|Goroka Airport|Goronka|PG|a4|-6.08|145.39||
GKE|Geilenkirchen Air Base||DE|7q|50.96|6.04||
GKN|Gulkana Airport|Gulkana|US|1h|62.16|-145.45||
GLA|Glasgow International Airport|Glasgow|GB|89|55.87|-4.43||
GLD|Goodland Municipal Airport|Goodland|US|2m|39.37|-101.7||
GLF|Golfito Airport|Golfito|CR|2h|8.65|-83.18||
GLH|Mid Delta Regional Airport|Greenville|US|2e|33.48|-90.99||
GLI|Glen Innes Airport|Glen Innes|AU|7l|-29.68|151.69||
GLO|Gloucestershire Airport|Staverton|GB|89|51.89|-2.17||
GLS|Scholes International At Galveston Airport|Galveston|US|2e|29.27|-94.86||
GLT|Gladstone Airport|Gladstone|AU|7e|-23.87|151.23||
GLU|Gelephu Airport|Gelephu|BT|6u|26.88|90.46||
GLZ|Gilze Rijen Air Base|Breda|NL|7m|51.57|4.93||
GMA|Gemena Airport|Gemena|CD|t|3.24|19.77||
GMB|Gambela Airport|Gambela|ET|2|8.13|34.56||
GME|Gomel Airport|Gomel|BY|8e|52.53|31.02||
GMO|Gombe Lawanti International Airport|Gombe|NG|u|10.3|10.9||
GMP|Gimpo International Airport|Seoul|KR|6n|37.56|126.79||SEL
GMQ|Golog Maqên Airport|Golog|CN|6o|34.42|100.3||
GMR|Totegegie Airport||PF|9m|-23.08|-134.89||
GMU|Greenville Downtown Airport|Greenville|US|3v|34.85|-82.35||
GMZ|La Gomera Airport|La Gomera|ES|76|28.02|-17.2||
GNA|Hrodna Airport|Hrodna|BY|8e|53.6|24.05||
GNB|Grenoble-Isère Airport|Saint-Étienne-de-Saint-Geoirs|FR|8h|45.36|5.33||
GND|Maurice Bishop International Airport|Grenada|GD|2w|12|-61.79||
GNS|Binaka Airport|Gunungsitoli|ID|5s|1.17|97.7||
GNV|Gainesville Regional Airport|Gainesville|US|3v|29.69|-82.27||
GNY|Şanlıurfa GAP Airport|Şanlıurfa|TR|82|37.45|38.9||
GOA|Genoa Cristoforo Colombo Airport|Genova|IT|8l|44.41|8.84||
GOH|Nuuk Airport|Nuuk|GL|3y|64.19|-51.68||
GOI|Dabolim Airport|Goa|IN|5z|15.38|73.83||
GOJ|Nizhny Novgorod Strigino International Airport|Nizhny Novgorod|RU|8f|56.23|43.78||
GOM|Goma International Airport|Goma|CD|y|-1.67|29.24||
GON|Groton New London Airport|Groton|US|3v|41.33|-72.05||
GOP|Gorakhpur Airport|Gorakhpur|IN|5z|26.74|83.45||
GOQ|Golmud Airport|Golmud|CN|6o|36.4|94.79||
GOT|Gothenburg-Landvetter Airport|Gothenburg|SE|8s|57.66|12.28||
GOU|Garoua International Airport|Garoua|CM|j|9.34|13.37||
GOV|Gove Airport|Nhulunbuy|AU|7g|-12.27|136.82||
GOX|Mopa International Airport|Goa|IN|5z|15.74|73.86||
GOZ|Gorna Oryahovitsa Airport|Gorna Oryahovitsa|BG|8r|43.15|25.71||
GPA|Patras Araxos Agamemnon Airport|Patras|GR|7o|38.15|21.43||
GPI|Juan Casiano Airport|Guapi|CO|26|2.57|-77.9||
GPL|Guapiles Airport|Pococi|CR|2h|10.22|-83.8||
GPN|Garden Point Airport|Pirlangimpi|AU|7g|-11.4|130.43||
GPO|General Pico Airport|General Pico|AR|1s|-35.7|-63.76||
GPS|Baltra Airport|Galápagos|EC|9l|-0.43|-90.28||
GPT|Gulfport Biloxi International Airport|Gulfport|US|2e|30.41|-89.07||
GRB|Austin Straubel International Airport|Green Bay|US|2e|44.48|-88.13||
GRF|Gray Army Air Field|Fort Lewis|US|3d|47.08|-122.58||
GRI|Central Nebraska Regional Airport|Grand Island|US|2e|40.97|-98.31||
GRJ|George Airport|George|ZA|o|-34.01|22.38||
GRK|Killeen-Fort Hood Regional Airport / Robert Gray Army Air Field|Killeen|US|2e|31.07|-97.83||
GRO|Girona-Costa Brava Airport|Girona|ES|8b|41.9|2.76||
GRQ|Eelde Airport|Groningen|NL|7m|53.12|6.58||
GRR|Gerald R. Ford International Airport|Grand Rapids|US|2n|42.88|-85.52||
GRS|Grosseto Air Base|Grosetto|IT|8l|42.76|11.07||
GRU|Guarulhos - Governador André Franco Montoro International Airport|São Paulo|BR|4f|-23.43|-46.47||SAO
GRV|Grozny Airport|Grozny|RU|8f|43.39|45.7||
GRW|Graciosa Airport|Santa Cruz da Graciosa|PT|74|39.09|-28.03||
GRX|F.G.L. Airport Granada-Jaén Airport|Granada|ES|8b|37.19|-3.78||
GRZ|Graz Airport|Graz|AT|8w|46.99|15.44||
GSB|Seymour Johnson Air Force Base|Goldsboro|US|3v|35.34|-77.96||
GSE|Gothenburg City Airport|Gothenburg|SE|8s|57.77|11.87||
GSJ|San José Airport|Puerto San José|GT|2y|13.94|-90.84||
GSO|Piedmont Triad International Airport|Greensboro|US|3v|36.1|-79.94||
GSP|Greenville Spartanburg International Airport|Greer|US|3v|34.9|-82.22||
GST|Gustavus Airport|Gustavus|US|38|58.43|-135.71||
GSV|Gagarin International Airport|Saratov|RU|8o|51.71|46.17||
GTE|Groote Eylandt Airport|Groote Eylandt|AU|7g|-13.97|136.46||
GTF|Great Falls International Airport|Great Falls|US|2m|47.48|-111.37||
GTN|Glentanner Airport|Glentanner Station|NZ|9d|-43.91|170.13||
GTR|Golden Triangle Regional Airport|Columbus|US|2e|33.45|-88.59||
GUA|La Aurora Airport|Guatemala City|GT|2y|14.58|-90.53||
GUH|Gunnedah Airport||AU|7l|-30.96|150.25||
GUI|Guiria Airport||VE|2b|10.57|-62.31||
GUJ|Guaratinguetá Airport|Guaratinguetá|BR|4f|-22.79|-45.2||
GUL|Goulburn Airport||AU|7l|-34.81|149.73||
GUM|Antonio B. Won Pat International Airport|Guam|GU|9o|13.48|144.8||
GUP|Gallup Municipal Airport|Gallup|US|2m|35.51|-108.79||
GUQ|Guanare Airport|Guanare|VE|2b|9.03|-69.76||
GUR|Gurney Airport|Gurney|PG|a4|-10.31|150.33||
GUS|Grissom Air Reserve Base|Peru|US|34|40.65|-86.15||
GUW|Atyrau International Airport|Atyrau|KZ|56|47.12|51.82||
GUY|Guymon Municipal Airport|Guymon|US|2e|36.69|-101.51||
GVA|Geneva Cointrin International Airport|Geneva|CH|91|46.24|6.11||
GVN|Sovetskaya Gavan Airport|Sovetskaya Gavan|RU|6z|48.93|140.04||
GVX|Gävle Sandviken Airport|Gävle|SE|8s|60.59|16.95||
GWD|Gwadar International Airport|Gwadar|PK|5x|25.23|62.33||
GWE|Gweru - Thornhill Air Base|Gweru|ZW|n|-19.44|29.86||
GWL|Gwalior Airport|Gwalior|IN|5z|26.29|78.23||
GWO|Greenwood-Leflore Airport|Greenwood|US|2e|33.49|-90.08||
GWT|Westerland Sylt Airport|Westerland|DE|7q|54.91|8.34||
GWY|Galway Airport|Galway|IE|7x|53.3|-8.94||
GXF|Seiyun Hadhramaut International Airport|Seiyun|YE|4z|15.97|48.79||
GXG|Negage Airport|Negage|AO|x|-7.75|15.29||
GXH|Gannan Xiahe Airport|Gannan|CN|6o|34.82|102.62||
GXQ|Teniente Vidal Airport|Coyhaique|CL|4d|-45.59|-72.11||
GYD|Heydar Aliyev International Airport|Baku|AZ|59|40.47|50.05||
GYE|José Joaquín de Olmedo International Airport|Guayaquil|EC|2z|-2.16|-79.88||
GYG|Magan Airport|Magan|RU|70|62.1|129.55||
GYI|Gisenyi Airport|Gisenyi|RW|s|-1.68|29.26||
GYM|General José María Yáñez International Airport|Guaymas|MX|33|27.97|-110.93||
GYN|Santa Genoveva Airport|Goiânia|BR|4f|-16.63|-49.22||
GYS|Guangyuan Panlong Airport|Guangyuan|CN|6o|32.39|105.69||
GYU|Guyuan Liupanshan Airport|Guyuan|CN|6o|36.08|106.22||
GYY|Gary Chicago International Airport|Gary|US|2e|41.62|-87.41||
GZP|Gazipaşa-Alanya Airport|Gazipaşa|TR|82|36.3|32.3||
GZT|Gaziantep International Airport|Gaziantep|TR|82|36.95|37.48||
GZW|Qazvin Airport|Qazvin|IR|6t|36.24|50.05||
HAC|Hachijojima Airport|Hachijojima|JP|6v|33.12|139.79||
HAD|Halmstad Airport|Halmstad|SE|8s|56.69|12.82||
HAH|Prince Said Ibrahim International Airport|Moroni|KM|96|-11.53|43.27||
HAJ|Hannover Airport|Hanover|DE|7q|52.46|9.69||
HAK|Haikou Meilan International Airport|Haikou|CN|6o|19.93|110.46||
HAM|Hamburg Helmut Schmidt Airport|Hamburg|DE|7q|53.63|9.99||
HAN|Noi Bai International Airport|Hanoi|VN|5a|21.22|105.81||
HAQ|Hanimaadhoo Airport|Haa Dhaalu Atoll|MV|98|6.74|73.17||
HAS|Ha'il Airport|Ha'il|SA|6k|27.44|41.69||
HAU|Haugesund Airport, Karmøy|Karmøy|NO|8g|59.35|5.21||
HAV|José Martí International Airport|Havana|CU|32|22.99|-82.41||
HAW|Haverfordwest Airport|Haverfordwest|GB|89|51.83|-4.96||
HBA|Hobart International Airport|Hobart|AU|7h|-42.84|147.51||
HBE|Borj El Arab International Airport|Alexandria|EG|c|30.93|29.7||
HBG|Hattiesburg Bobby L Chain Municipal Airport|Hattiesburg|US|2e|31.26|-89.25||
HBR|Hobart Regional Airport|Hobart|US|2e|34.99|-99.05||
HBX|Hubli Airport|Hubli|IN|5z|15.36|75.08||
HCJ|Hechi Jinchengjiang Airport|Hechi|CN|6o|24.8|107.71||
HCN|Hengchun Airport|Hengchung|TW|6q|22.04|120.73||
HCQ|Halls Creek Airport||AU|7k|-18.23|127.67||
HCR|Holy Cross Airport|Holy Cross|US|1h|62.19|-159.77||
HCZ|Chenzhou Beihu Airport|Chenzhou|CN|6o|25.75|112.85||
HDF|Heringsdorf Airport|Heringsdorf|DE|7q|53.88|14.15||
HDG|Handan Airport|Handan|CN|6o|36.53|114.43||
HDM|Hamadan Airport|Hamadan|IR|6t|34.87|48.55||
HDS|Hoedspruit Airport|Hoedspruit|ZA|o|-24.35|30.95||
HDY|Hat Yai International Airport|Hat Yai|TH|5a|6.93|100.39||
HEA|Herat - Khwaja Abdullah Ansari International Airport|Guzara|AF|5v|34.21|62.23||
HEK|Heihe Aihui Airport|Heihe|CN|6o|50.17|127.31||
HEL|Helsinki Vantaa Airport|Helsinki|FI|80|60.32|24.96||
HER|Heraklion International Nikos Kazantzakis Airport|Heraklion|GR|7o|35.34|25.18||
HET|Hohhot Baita International Airport|Hohhot|CN|6o|40.85|111.82||
HFA|Haifa International Airport|Haifa|IL|5u|32.81|35.04||
HFD|Hartford Brainard Airport|Hartford|US|3v|41.74|-72.65||
HFE|Hefei Xinqiao International Airport|Hefei|CN|6o|31.99|116.98||
HFN|Hornafjörður Airport|Höfn|IS|7a|64.3|-15.23||
HFS|Hagfors Airport|Råda|SE|8s|60.02|13.58||
HFT|Hammerfest Airport|Hammerfest|NO|8g|70.68|23.67||
HGA|Egal International Airport|Hargeisa|SO|14|9.51|44.08||
HGH|Hangzhou Xiaoshan International Airport|Hangzhou|CN|6o|30.24|120.43||
HGI|Itanagar Donyi Polo Hollongi Airport|Hollongi|IN|5z|26.97|93.64||
HGN|Mae Hong Son Airport||TH|5a|19.3|97.98||
HGO|Korhogo Airport|Korhogo|CI|0|9.39|-5.56||
HGR|Hagerstown Regional Richard A Henson Field|Hagerstown|US|3v|39.71|-77.73||
HGU|Mount Hagen Kagamuga Airport|Mount Hagen|PG|a4|-5.83|144.3||
HHE|JMSDF Hachinohe Air Base / Hachinohe Airport|Hachinohe|JP|6v|40.55|141.47||
HHN|Frankfurt-Hahn Airport|Frankfurt|DE|7q|49.95|7.26||
HHQ|Hua Hin Airport|Hua Hin|TH|5a|12.64|99.95||
HHR|Jack Northrop Field Hawthorne Municipal Airport|Hawthorne|US|3d|33.92|-118.33||
HIA|Huai'an Lianshui International Airport|Huai'an|CN|6o|33.79|119.13||
HIB|Range Regional Airport|Hibbing|US|2e|47.39|-92.84||
HID|Horn Island Airport|Horn|AU|7e|-10.59|142.29||
HIF|Hill Air Force Base|Ogden|US|2m|41.12|-111.97||
HII|Lake Havasu City International Airport|Lake Havasu City|US|41|34.57|-114.36||
HIJ|Hiroshima Airport|Hiroshima|JP|6v|34.44|132.92||
HIK|Hickam Air Force Base|Honolulu|US|9p|21.34|-157.95||
HIM|Hingurakgoda Air Force Base|Polonnaruwa Town|LK|5h|8.05|80.98||
HIN|Sacheon Airport / Sacheon Air Base|Sacheon|KR|6n|35.09|128.07||
HIO|Portland Hillsboro Airport|Portland|US|3d|45.54|-122.95||
HIR|Honiara International Airport|Honiara|SB|9n|-9.43|160.05||
HJJ|Huaihua Zhijiang Airport|Huaihua|CN|6o|27.44|109.7||
HJR|Khajuraho Airport|Khajuraho|IN|5z|24.82|79.92||
HKD|Hakodate Airport|Hakodate|JP|6v|41.77|140.82||
HKG|Hong Kong International Airport|Hong Kong|HK|5p|22.31|113.92||
HKK|Hokitika Airfield|Hokitika|NZ|9d|-42.71|170.99||
HKN|Hoskins Airport|Kimbe|PG|a4|-5.46|150.41||
HKT|Phuket International Airport|Phuket|TH|5a|8.11|98.32||
HKY|Hickory Regional Airport|Hickory|US|3v|35.74|-81.39||
HLA|Lanseria International Airport|Johannesburg|ZA|o|-25.94|27.93||
HLD|Hulunbuir Hailar Airport|Hailar|CN|6o|49.21|119.82||
HLG|Wheeling Ohio County Airport|Wheeling|US|3v|40.17|-80.65||
HLN|Helena Regional Airport|Helena|US|2m|46.61|-111.98||
HLP|Halim Perdanakusuma International Airport|Jakarta|ID|5s|-6.27|106.89||JKT
HLR|Hood Army Air Field|Fort Hood|US|2e|31.14|-97.71||
HLT|Hamilton Airport||AU|7j|-37.65|142.07||
HLZ|Hamilton International Airport|Hamilton|NZ|9d|-37.87|175.33||
HMA|Khanty Mansiysk Airport|Khanty-Mansiysk|RU|72|61.03|69.09||
HMB|Suhaj Mubarak International Airport|Suhaj|EG|c|26.34|31.74||
HME|Hassi Messaoud-Oued Irara Krim Belkacem Airport|Hassi Messaoud|DZ|3|31.67|6.14||
HMI|Hami Airport|Hami|CN|6o|42.84|93.67||
HMJ|Khmelnytskyi Airport|Khmelnytskyi|UA|86|49.36|26.93||
HMN|Holloman Air Force Base|Alamogordo|US|2m|32.85|-106.11||
HMO|General Ignacio P. Garcia International Airport|Hermosillo|MX|33|29.1|-111.05||
HMV|Hemavan Airport|Hemavan|SE|8s|65.81|15.08||
HNA|Iwate Hanamaki Airport|Hanamaki|JP|6v|39.43|141.13||
HND|Tokyo Haneda International Airport|Tokyo|JP|6v|35.55|139.78||TYO
HNL|Daniel K Inouye International Airport|Honolulu|US|9p|21.32|-157.92||
HNM|Hana Airport|Hana|US|9p|20.8|-156.01||
HNS|Haines Airport|Haines|US|38|59.24|-135.52||
HOB|Lea County Regional Airport|Hobbs|US|2m|32.69|-103.22||
HOD|Hodeidah International Airport|Hodeida|YE|4z|14.75|42.98||
HOF|Al-Ahsa International Airport|Hofuf|SA|6k|25.29|49.49||
HOG|Frank Pais International Airport|Holguin|CU|32|20.79|-76.32||
HOI|Hao Airport|Otepa|PF|a7|-18.07|-140.95||
HOM|Homer Airport|Homer|US|1h|59.65|-151.48||
HON|Huron Regional Airport|Huron|US|2e|44.39|-98.23||
HOP|Campbell Army Airfield|Fort Campbell|US|2e|36.67|-87.49||
HOQ|Hof-Plauen Airport|Hof|DE|7q|50.29|11.86||
HOR|Horta Airport|Horta|PT|74|38.52|-28.72||
HOT|Memorial Field Airport|Hot Springs|US|2e|34.48|-93.1||
HOU|William P Hobby Airport|Houston|US|2e|29.65|-95.28||QHO
HOV|Ørsta-Volda Airport, Hovden|Ørsta|NO|8g|62.18|6.07||
HPA|Lifuka Island Airport|Lifuka|TO|a9|-19.78|-174.34||
HPB|Hooper Bay Airport|Hooper Bay|US|3w|61.52|-166.15||
HPG|Shennongjia Hongping Airport|Shennongjia|CN|6o|31.63|110.34||
HPH|Cat Bi International Airport|Haiphong|VN|5a|20.82|106.72||
HPN|Westchester County Airport|White Plains|US|3v|41.07|-73.71||
HQM|Bowerman Airport|Hoquiam|US|3d|46.97|-123.94||
HRB|Harbin Taiping International Airport|Harbin|CN|6o|45.62|126.25||
HRE|Robert Gabriel Mugabe International Airport|Harare|ZW|n|-17.93|31.09||
HRG|Hurghada International Airport|Hurghada|EG|c|27.18|33.8||
HRI|Mattala Rajapaksa International Airport|Hambantota|LK|5h|6.28|81.12||
HRK|Kharkiv International Airport|Kharkiv|UA|86|49.92|36.29||
HRL|Valley International Airport|Harlingen|US|2e|26.23|-97.65||
HRM|Hassi R'Mel Airport|Hassi R'Mel|DZ|3|32.93|3.31||
HRO|Boone County Airport|Harrison|US|2e|36.26|-93.15||
HRS|Harrismith Airport|Harrismith|ZA|o|-28.24|29.11||
HSA|Hazrat Sultan International Airport||KZ|50|43.31|68.55||
HSC|Shaoguan Danxia Airport|Shaoguan|CN|6o|24.98|113.42||
HSG|Saga Airport|Saga|JP|6v|33.15|130.3||
HSL|Huslia Airport|Huslia|US|1h|65.7|-156.35||
HSM|Horsham Airport||AU|7j|-36.67|142.17||
HSR|Hirasar Airport|Rajkot|IN|5z|22.39|71.03||
HSS|Hissar Airport||IN|5z|29.18|75.76||
HST|Homestead ARB Airport|Homestead|US|3v|25.49|-80.38||
HSV|Huntsville International Carl T Jones Field|Huntsville|US|2e|34.64|-86.78||
HSZ|Hsinchu Air Base|Hsinchu City|TW|6q|24.82|120.94||
HTA|Chita-Kadala International Airport|Chita|RU|5f|52.03|113.31||
HTG|Khatanga Airport|Khatanga|RU|60|71.98|102.49||
HTI|Hamilton Island Airport|Hamilton Island|AU|7i|-20.36|148.95||
HTN|Hotan Airport|Hotan|CN|6o|37.04|79.86||
HTS|Tri-State Airport / Milton J. Ferguson Field|Huntington|US|3v|38.37|-82.56||
HTT|Huatugou Airport|Mengnai|CN|6o|38.2|90.84||
HTU|Hopetoun Airport||AU|7j|-35.72|142.36||
HTV|Huntsville Regional Airport|Huntsville|US|2e|30.75|-95.59||
HTY|Hatay Airport|Antakya|TR|82|36.36|36.28||
HUA|Redstone Army Air Field|Redstone Arsnl Huntsville|US|2e|34.68|-86.68||
HUF|Terre Haute Regional Airport, Hulman Field|Terre Haute|US|34|39.45|-87.31||
HUH|Huahine-Fare Airport|Fare|PF|a7|-16.69|-151.02||
HUI|Phu Bai International Airport|Huế|VN|5a|16.4|107.7||
HUL|Houlton International Airport|Houlton|US|3v|46.12|-67.79||
HUN|Hualien Airport|Hualien City|TW|6q|24.02|121.62||
HUO|Holingol Huolinhe Airport|Holingol|CN|6o|45.49|119.41||
HUT|Hutchinson Municipal Airport|Hutchinson|US|2e|38.07|-97.86||
HUU|Alferez Fap David Figueroa Fernandini Airport|Huánuco|PE|3c|-9.88|-76.2||
HUX|Bahías de Huatulco International Airport|Huatulco|MX|3o|15.78|-96.26||
HUY|Humberside Airport|Grimsby|GB|89|53.57|-0.35||
HUZ|Huizhou Pingtan Airport|Huizhou|CN|6o|23.05|114.6||
HVA|Analalava Airport|Analalava|MG|92|-14.63|47.76||
HVB|Hervey Bay Airport|Hervey Bay|AU|7e|-25.32|152.88||
HVD|Khovd Airport|Khovd|MN|5q|47.95|91.63||
HVG|Honningsvåg Airport, Valan|Honningsvåg|NO|8g|71.01|25.98||
HVN|Tweed New Haven Airport|New Haven|US|3v|41.26|-72.89||
HVR|Havre City County Airport|Havre|US|2m|48.54|-109.76||
HWN|Hwange National Park Airport|Hwange|ZW|n|-18.63|27.02||
HXX|Hay Airport||AU|7l|-34.53|144.83||
HYA|Cape Cod Gateway Airport|Hyannis|US|3v|41.67|-70.28||
HYD|Rajiv Gandhi International Airport|Hyderabad|IN|5z|17.23|78.43||
HYN|Taizhou Luqiao Airport|Huangyan|CN|6o|28.56|121.43||
HYR|Sawyer County Airport|Hayward|US|2e|46.03|-91.44||
HYS|Hays Regional Airport|Hays|US|2e|38.84|-99.27||
HZA|Heze Mudan Airport|Heze|CN|6o|35.21|115.74||
HZB|Merville-Calonne Airport|Merville|FR|8h|50.62|2.64||
HZH|Liping Airport|Liping|CN|6o|26.32|109.15||
HZK|Húsavík Airport|Húsavík|IS|7a|65.95|-17.43||
HZU|Chengdu Huaizhou Airport|Chengdu|CN|6o|30.68|104.53||
IAA|Igarka Airport|Igarka|RU|60|67.44|86.62||
IAB|McConnell Air Force Base|Wichita|US|2e|37.62|-97.27||
IAD|Washington Dulles International Airport|Washington|US|3v|38.94|-77.46||WAS
IAG|Niagara Falls International Airport|Niagara Falls|US|3v|43.11|-78.95||
IAH|George Bush Intercontinental Houston Airport|Houston|US|2e|29.98|-95.34||QHO
IAM|Zarzaitine - In Aménas Airport|In Aménas|DZ|3|28.05|9.64||
IAN|Bob Baker Memorial Airport|Kiana|US|1h|66.98|-160.44||
IAS|Iaşi Airport|Iaşi|RO|7t|47.18|27.62||
IBA|Ibadan Airport|Ibadan|NG|u|7.36|3.98||
IBE|Perales Airport|Ibagué|CO|26|4.42|-75.13||
IBL|Indigo Bay Lodge Airport|Bazaruto Island|MZ|11|-21.71|35.45||
IBP|Iberia Airport|Iberia|PE|3c|-11.41|-69.49||
IBR|Ibaraki Airport / JASDF Hyakuri Air Base|Omitama|JP|6v|36.18|140.41||
IBZ|Ibiza Airport|Ibiza|ES|8b|38.87|1.37||
ICN|Incheon International Airport|Seoul|KR|6n|37.47|126.45||SEL
ICT|Wichita Eisenhower National Airport|Wichita|US|2e|37.65|-97.43||
IDA|Idaho Falls Regional Airport|Idaho Falls|US|27|43.51|-112.07||
IDR|Devi Ahilyabai Holkar Airport|Indore|IN|5z|22.72|75.8||
IDY|Île d'Yeu Airport|Île d'Yeu|FR|8h|46.72|-2.39||
IEG|Zielona Góra-Babimost Airport|Babimost|PL|8z|52.14|15.8||
IEJ|Iejima Airport|Ie|JP|6v|26.72|127.79||
IEV|Ihor Sikorsky Kyiv International Airport|Kyiv|UA|86|50.4|30.45||
IFJ|Ísafjörður Airport|Ísafjörður|IS|7a|66.06|-23.14||
IFN|Isfahan Shahid Beheshti International Airport|Isfahan|IR|6t|32.75|51.86||
IFO|Ivano-Frankivsk International Airport|Ivano-Frankivsk|UA|86|48.88|24.69||
IFP|Laughlin Bullhead International Airport|Bullhead City|US|41|35.16|-114.56||
IGA|Inagua Airport|Matthew Town|BS|3u|20.98|-73.67||
IGD|Iğdır Airport|Iğdır|TR|82|39.98|43.88||
IGL|Çiğli Airport|Kaklıç Mahallesi|TR|82|38.51|27.01||
IGM|Kingman Airport|Kingman|US|41|35.26|-113.94||
IGR|Cataratas Del Iguazú International Airport|Iguazú|AR|1n|-25.74|-54.47||
IGS|Ingolstadt Manching Airport|Manching|DE|7q|48.72|11.53||
IGT|Magas Airport|Sunzha|RU|8f|43.32|45.01||
IGU|Cataratas International Airport|Foz do Iguaçu|BR|4f|-25.59|-54.49||
IHR|Iranshahr Airport|Iranshahr|IR|6t|27.24|60.72||
IIL|Ilam Airport|Ilam|IR|6t|33.59|46.4||
IJK|Izhevsk Airport|Izhevsk|RU|8m|56.83|53.46||
IKA|Imam Khomeini International Airport|Tehran|IR|6t|35.42|51.15||
IKI|Iki Airport|Iki|JP|6v|33.75|129.79||
IKK|Greater Kankakee Airport|Kankakee|US|2e|41.07|-87.85||
IKS|Tiksi Airport|Tiksi|RU|70|71.7|128.9||
IKT|Irkutsk International Airport|Irkutsk|RU|5r|52.27|104.39||
IKU|Issyk-Kul International Airport|Tamchy|KG|5d|42.59|76.7||
ILD|Lleida-Alguaire Airport|Lleida|ES|8b|41.73|0.54||
ILF|Ilford Airport|Ilford|CA|4v|56.05|-95.62||
ILG|New Castle Airport|Wilmington|US|3v|39.68|-75.61||
ILI|Iliamna Airport|Iliamna|US|1h|59.75|-154.91||
ILM|Wilmington International Airport|Wilmington|US|3v|34.27|-77.9||
ILN|Wilmington Airpark|Wilmington|US|3v|39.43|-83.79||
ILO|Iloilo International Airport|Cabatuan|PH|67|10.83|122.49||
ILP|Île des Pins Airport|Île des Pins|NC|a0|-22.59|167.46||
ILQ|General Jorge Fernandez Maldon Airport|Ilo|PE|3c|-17.69|-71.34||
ILR|Ilorin International Airport|Ilorin|NG|u|8.44|4.49||
ILS|Ilopango International Airport|San Salvador|SV|2q|13.7|-89.12||
ILY|Islay Airport|Port Ellen|GB|89|55.68|-6.26||
ILZ|Žilina Airport|Žilina|SK|7r|49.23|18.61||
IMF|Imphal Airport|Imphal|IN|5z|24.76|93.9||
IMP|Prefeito Renato Moreira Airport|Imperatriz|BR|2s|-5.53|-47.46||
INA|Inta Airport|Inta|RU|8f|66.05|60.11||
INC|Yinchuan Hedong International Airport|Yinchuan|CN|6o|38.32|106.39||
IND|Indianapolis International Airport|Indianapolis|US|34|39.72|-86.29||
INH|Inhambane Airport|Inhambane|MZ|11|-23.88|35.41||
INI|Nis Airport|Nis|RS|7p|43.34|21.85||
INK|Winkler County Airport|Wink|US|2e|31.78|-103.2||
INL|Falls International Airport|International Falls|US|2e|48.57|-93.4||
INN|Innsbruck Airport|Innsbruck|AT|8w|47.26|11.34||
INT|Smith Reynolds Airport|Winston Salem|US|3v|36.13|-80.22||
INU|Nauru International Airport|Yaren District|NR|9x|-0.55|166.92||
INV|Inverness Airport|Inverness|GB|89|57.54|-4.05||
INW|Winslow Lindbergh Regional Airport|Winslow|US|41|35.02|-110.72||
INZ|In Salah Airport|In Salah|DZ|3|27.25|2.51||
IOA|Ioannina Airport|Ioannina|GR|7o|39.7|20.82||
IOM|Isle of Man Airport|Castletown|IM|81|54.08|-4.62||
IOS|Bahia - Jorge Amado Airport|Ilhéus|BR|20|-14.82|-39.03||
IPC|Mataveri Airport|Easter Island|CL|9h|-27.16|-109.42||
IPH|Sultan Azlan Shah Airport|Ipoh|MY|61|4.57|101.09||
IPI|San Luis Airport|Ipiales|CO|26|0.86|-77.67||
IPL|Imperial County Airport|Imperial|US|3d|32.83|-115.58||
IPN|Vale do Aço Regional Airport|Ipatinga|BR|4f|-19.47|-42.49||
IPT|Williamsport Regional Airport|Williamsport|US|3v|41.24|-76.92||
IQA|Al Asad Air Base|Hīt|IQ|57|33.79|42.44||
IQM|Qiemo Yudu Airport|Qiemo|CN|6o|38.23|85.47||
IQN|Qingyang Xifeng Airport|Qingyang|CN|6o|35.8|107.6||
IQQ|Diego Aracena Airport|Iquique|CL|4d|-20.54|-70.18||
IQT|Coronel FAP Francisco Secada Vignetta International Airport|Iquitos|PE|3c|-3.78|-73.31||
IRD|Ishurdi Airport|Ishurdi|BD|5j|24.15|89.05||
IRG|Lockhart River Airport|Lockhart River|AU|7e|-12.79|143.3||
IRI|Iringa Airport|Nduli|TZ|h|-7.67|35.75||
IRJ|Capitan V A Almonacid Airport|La Rioja|AR|1p|-29.38|-66.8||
IRK|Kirksville Regional Airport|Kirksville|US|2e|40.09|-92.54||
IRP|Matari Airport|Isiro|CD|y|2.83|27.59||
ISA|Mount Isa Airport|Mount Isa|AU|7e|-20.66|139.49||
ISB|Islamabad International Airport|Islamabad|PK|5x|33.55|72.83||
ISE|Süleyman Demirel International Airport|Isparta|TR|82|37.86|30.37||
ISG|New Ishigaki Airport|Ishigaki|JP|6v|24.4|124.25||
ISK|Nashik Airport|Nasik|IN|5z|20.12|73.91||
ISL|İstanbul Atatürk Airport|Istanbul|TR|82|40.97|28.82||
ISM|Kissimmee Gateway Airport|Orlando|US|3v|28.29|-81.44||
ISO|Kinston Regional Jetport At Stallings Field|Kinston|US|3v|35.33|-77.61||
ISP|Long Island Mac Arthur Airport|Long Island|US|3v|40.8|-73.1||
IST|İstanbul Airport|Istanbul|TR|82|41.26|28.74||
ISU|Sulaymaniyah International Airport|Sulaymaniyah|IQ|57|35.56|45.32||
ITA|Itacoatiara Airport|Itacoatiara|BR|3h|-3.13|-58.48||
ITB|Itaituba Airport|Itaituba|BR|4c|-4.24|-56||
ITH|Ithaca Tompkins Regional Airport|Ithaca|US|3v|42.49|-76.46||
ITM|Osaka International Airport|Osaka|JP|6v|34.79|135.44||OSA
ITO|Hilo International Airport|Hilo|US|9p|19.72|-155.05||
IUE|Niue International Airport|Alofi|NU|9y|-19.08|-169.93||
IVC|Invercargill Airport|Invercargill|NZ|9d|-46.41|168.31||
IVL|Ivalo Airport|Ivalo|FI|80|68.61|27.41||
IVR|Inverell Airport|Inverell|AU|7l|-29.89|151.14||
IWA|Ivanovo South Airport|Ivanovo|RU|8f|56.94|40.94||
IWJ|Iwami Airport|Masuda|JP|6v|34.68|131.79||
IWK|Iwakuni Kintaikyo Airport / Marine Corps Air Station Iwakuni|Iwakuni|JP|6v|34.15|132.25||
IWO|Iwo Jima Airbase|Ogasawara|JP|6v|24.78|141.32||
IXA|Agartala - Maharaja Bir Bikram Airport|Agartala|IN|5z|23.89|91.24||
IXB|Bagdogra Airport|Bagdogra|IN|5z|26.68|88.33||
IXC|Chandigarh International Airport|Chandigarh|IN|5z|30.67|76.79||
IXD|Prayagraj Deendayal Upadhyay Airport / Bamrauli Air Force Station|Allahabad|IN|5z|25.44|81.73||
IXE|Mangalore International Airport|Mangalore|IN|5z|12.96|74.89||
IXG|Belagavi Airport|Belgaum|IN|5z|15.86|74.62||
IXH|Kailashahar Airport|Kailashahar|IN|5z|24.31|92.01||
IXI|Lilabari North Lakhimpur Airport|Lilabari|IN|5z|27.3|94.1||
IXJ|Jammu Airport|Jammu|IN|5z|32.69|74.84||
IXK|Keshod Airport|Keshod|IN|5z|21.32|70.27||
IXL|Leh Kushok Bakula Rimpochee Airport|Leh|IN|5z|34.14|77.55||
IXM|Madurai Airport|Madurai|IN|5z|9.83|78.09||
IXP|Pathankot Airport|Pathankot|IN|5z|32.23|75.63||
IXR|Birsa Munda Airport|Ranchi|IN|5z|23.31|85.32||
IXS|Silchar Airport|Silchar|IN|5z|24.91|92.98||
IXU|Aurangabad Airport|Aurangabad|IN|5z|19.86|75.4||
IXV|Along Airport||IN|5z|28.18|94.8||
IXW|Sonari Airport|Jamshedpur|IN|5z|22.81|86.17||
IXX|Bidar Airport / Bidar Air Force Station|Bidar|IN|5z|17.91|77.49||
IXY|Kandla Airport|Kandla|IN|5z|23.11|70.1||
IXZ|Veer Savarkar International Airport / INS Utkrosh|Port Blair|IN|5z|11.64|92.73||
IZA|Presidente Itamar Franco Airport|Juiz de Fora|BR|4f|-21.51|-43.17||
IZM|Izmir|Izmir|TR|82|38.29|27.16|c|
IZO|Izumo Enmusubi Airport|Izumo|JP|6v|35.41|132.89||
IZT|Ixtepec Airport|Ixtepec|MX|3o|16.45|-95.09||
JAA|Jalalabad Airport|Jalalabad|AF|5v|34.4|70.5||
JAC|Jackson Hole Airport|Jackson|US|2m|43.61|-110.74||
JAD|Perth Jandakot Airport|Perth|AU|7k|-32.1|115.88||
JAE|Shumba Airport|Jaén|PE|3c|-5.59|-78.77||
JAF|Jaffna International Airport|Jaffna|LK|5h|9.79|80.07||
JAG|Shahbaz Air Base|Jacobabad|PK|5x|28.28|68.45||
JAI|Jaipur International Airport|Jaipur|IN|5z|26.82|75.81||
JAK|Jacmel Airport|Jacmel|HT|42|18.24|-72.52||
JAL|El Lencero Airport|Xalapa|MX|3o|19.48|-96.8||
JAM|Bezmer Air Base|Yambol|BG|8r|42.45|26.35||
JAN|Jackson-Medgar Wiley Evers International Airport|Jackson|US|2e|32.31|-90.08||
JAU|Francisco Carle Airport|Jauja|PE|3c|-11.78|-75.47||
JAX|Jacksonville International Airport|Jacksonville|US|3v|30.49|-81.69||
JBQ|La Isabela International Airport|La Isabela|DO|4e|18.57|-69.99||
JBR|Jonesboro Municipal Airport|Jonesboro|US|2e|35.83|-90.65||
JCR|Jacareacanga Airport|Jacareacanga|BR|4c|-6.23|-57.78||
JCT|Kimble County Airport|Junction|US|2e|30.51|-99.76||
JDF|Francisco de Assis Airport|Juiz de Fora|BR|4f|-21.79|-43.39||
JDG|Jeongseok Airport|Jeju Island|KR|6n|33.4|126.71||
JDH|Jodhpur Airport|Jodhpur|IN|5z|26.25|73.05||
JDZ|Jingdezhen Luojia Airport|Jingdezhen|CN|6o|29.34|117.18||
JED|King Abdulaziz International Airport|Jeddah|SA|6k|21.68|39.16||
JEE|Jérémie Airport|Jeremie|HT|42|18.66|-74.17||
JEG|Aasiaat Airport|Aasiaat|GL|3y|68.72|-52.78||
JER|Jersey Airport|Saint Helier|JE|83|49.21|-2.2||
JFK|John F Kennedy International Airport|New York|US|3v|40.64|-73.78||NYC
JFN|Northeast Ohio Regional Airport|Ashtabula|US|3v|41.78|-80.7||
JGA|Jamnagar Airport|Jamnagar|IN|5z|22.47|70.01||
JGD|Jiagedaqi Airport|Jiagedaqi|CN|6o|50.37|124.12||
JGS|Jinggangshan Airport|Ji'an|CN|6o|26.86|114.74||
JHB|Senai International Airport|Johor Bahru|MY|61|1.64|103.67||
JHF|São Paulo Catarina Executive Airport|São Roque|BR|4f|-23.43|-47.17||
JHG|Xishuangbanna Gasa International Airport|Jinghong|CN|6o|21.97|100.76||
JHM|Kapalua Airport|Lahaina|US|9p|20.96|-156.67||
JHS|Sisimiut Airport|Sisimiut|GL|3y|66.95|-53.73||
JHW|Chautauqua County-Jamestown Airport|Jamestown|US|3v|42.15|-79.25||
JIB|Djibouti-Ambouli Airport|Djibouti City|DJ|i|11.55|43.16||
JIJ|Wilwal International Airport|Jijiga|ET|2|9.33|42.91||
JIM|Jimma Airport|Jimma|ET|2|7.67|36.82||
JIQ|Qianjiang Wulingshan Airport|Qianjiang|CN|6o|29.51|108.83||
JJD|Jericoacoara - Comandante Ariston Pessoa Regional Airport|Cruz|BR|2s|-2.91|-40.36||
JJI|Juanjui Airport|Juanjuí|PE|3c|-7.17|-76.73||
JJN|Quanzhou Jinjiang International Airport|Quanzhou|CN|6o|24.8|118.59||
JKG|Jönköping Airport|Jönköping|SE|8s|57.76|14.07||
JKH|Chios Island National Airport|Chios Island|GR|7o|38.34|26.14||
JKR|Janakpur Airport|Janakpur|NP|5y|26.71|85.92||
JKT|Jakarta|Jakarta|ID|5s|-6.13|106.66|c|
JLN|Joplin Regional Airport|Joplin|US|2e|37.15|-94.5||
JLR|Jabalpur Airport|Jabalpur|IN|5z|23.18|80.05||
JMJ|Lancang Jingmai Airport|Pu'er|CN|6o|22.42|99.78||
JMK|Mikonos Airport|Mykonos|GR|7o|37.44|25.35||
JMS|Jamestown Regional Airport|Jamestown|US|2e|46.93|-98.68||
JMU|Jiamusi Dongjiao Airport|Jiamusi|CN|6o|46.84|130.46||
JNB|OR Tambo International Airport|Johannesburg|ZA|o|-26.14|28.25||
JNG|Jining Qufu Airport|Jining|CN|6o|35.29|116.35||
JNU|Juneau International Airport|Juneau|US|38|58.35|-134.58||
JNZ|Jinzhou Bay Airport|Linghai|CN|6o|40.94|121.28||
JOE|Joensuu Airport|Joensuu|FI|80|62.66|29.61||
JOG|Adisutjipto International Airport|Yogyakarta|ID|5s|-7.79|110.43||
JOH|Port St Johns Airport|Port St Johns|ZA|o|-31.61|29.52||
JOI|Lauro Carneiro de Loyola Airport|Joinville|BR|4f|-26.22|-48.8||
JOK|Yoshkar-Ola Airport|Yoshkar-Ola|RU|8f|56.7|47.9||
JOL|Jolo Airport||PH|67|6.05|121.01||
JOS|Yakubu Gowon Airport|Jos|NG|u|9.64|8.87||
JPA|Presidente Castro Pinto International Airport|João Pessoa|BR|2s|-7.15|-34.95||
JRF|Kalaeloa Airport|Kapolei|US|9p|21.31|-158.07||
JRH|Jorhat Airport|Jorhat|IN|5z|26.73|94.18||
JRO|Kilimanjaro International Airport|Kilimanjaro|TZ|h|-3.43|37.07||
JSA|Jaisalmer Airport||IN|5z|26.89|70.86||
JSH|Sitia Airport|Crete Island|GR|7o|35.22|26.1||
JSI|Skiathos Island National Airport|Skiathos|GR|7o|39.18|23.5||
JSJ|Jiansanjiang Shidi Airport|Jiansanjiang|CN|6o|47.11|132.66||
JSO|Dr. Luciano de Arruda Coelho Regional Airport|Sobral|BR|2s|-3.61|-40.23||
JSR|Jessore Airport|Jashore|BD|5j|23.18|89.16||
JST|John Murtha Johnstown Cambria County Airport|Johnstown|US|3v|40.32|-78.83||
JTC|Bauru/Arealva-Moussa Nakhal Tobias State Airport|Bauru|BR|4f|-22.16|-49.07||
JTR|Santorini Airport|Santorini|GR|7o|36.4|25.48||
JUB|Juba International Airport|Juba|SS|p|4.87|31.6||
JUJ|Gobernador Horacio Guzman International Airport|San Salvador de Jujuy|AR|1o|-24.39|-65.1||
JUL|Inca Manco Capac International Airport|Juliaca|PE|3c|-15.47|-70.16||
JUZ|Quzhou Airport|Quzhou|CN|6o|28.97|118.9||
JWA|Jwaneng Airport|Jwaneng|BW|m|-24.6|24.69||
JWN|Zanjan Airport|Zanjan|IR|6t|36.77|48.36||
JXA|Jixi Xingkaihu Airport|Jixi|CN|6o|45.29|131.19||
JXN|Jackson County Airport/Reynolds Field|Jackson|US|2n|42.26|-84.46||
JYR|Jiroft Airport|Jiroft|IR|6t|28.72|57.68||
JYV|Jyväskylä Airport|Jyväskylän Maalaiskunta|FI|80|62.4|25.68||
JZH|Jiuzhai Huanglong Airport|Jiuzhaigou|CN|6o|32.85|103.68||
KAB|Kariba International Airport|Kariba|ZW|n|-16.52|28.89||
KAC|Qamishli Airport|Qamishly|SY|5i|37.02|41.19||
KAD|Kaduna Airport|Kaduna|NG|u|10.7|7.32||
KAG|Gangneung Airport|Gangneung|KR|6n|37.75|128.94||
KAI|Kaieteur International Airport|Kaieteur Falls|GY|30|5.17|-59.49||
KAJ|Kajaani Airport|Kajaani|FI|80|64.29|27.69||
KAN|Mallam Aminu International Airport|Kano|NG|u|12.05|8.52||
KAO|Kuusamo Airport|Kuusamo|FI|80|65.99|29.24||
KAT|Kaitaia Airport|Awanui|NZ|9d|-35.07|173.29||
KAU|Kauhava Airfield|Kauhava|FI|80|63.13|23.05||
KAW|Kawthoung Airport|Kawthoung|MM|71|10.05|98.54||
KBK|Kushinagar International Airport|Kushinagar|IN|5z|26.78|83.89||
KBL|Kabul International Airport|Kabul|AF|5v|34.57|69.21||
KBP|Boryspil International Airport|Kyiv|UA|86|50.35|30.89||
KBR|Sultan Ismail Petra Airport|Kota Baharu|MY|61|6.17|102.29||
KBS|Bo Airport|Bo|SL|l|7.94|-11.76||
KBV|Krabi Airport|Krabi|TH|5a|8.1|98.99||
KCH|Kuching International Airport|Kuching|MY|62|1.49|110.35||
KCM|Kahramanmaraş Airport|Kahramanmaraş|TR|82|37.54|36.95||
KCO|Cengiz Topel Airport|Kartepe|TR|82|40.74|30.08||
KCT|Koggala Airport|Galle|LK|5h|5.99|80.32||
KCZ|Kochi Ryoma Airport|Nankoku|JP|6v|33.55|133.67||
KDH|Ahmad Shah Baba International Airport / Kandahar Airfield|Khvoshab|AF|5v|31.51|65.85||
KDL|Kärdla Airport|Kärdla|EE|8t|58.99|22.83||
KDM|Kaadedhdhoo Airport|Huvadhu Atoll|MV|98|0.49|73||
KDO|Kadhdhoo Airport|Kadhdhoo|MV|98|1.86|73.52||
KDT|Kamphaeng Saen Airport|Nakhon Pathom|TH|5a|14.1|99.92||
KDU|Skardu Airport|Skardu|PK|5x|35.34|75.54||
KEF|Keflavik International Airport|Reykjavik|IS|7a|63.99|-22.61||REK
KEJ|Kemerovo Airport|Kemerovo|RU|6a|55.27|86.11||
KEL|Kiel-Holtenau Airport|Kiel|DE|7q|54.38|10.15||
KEM|Kemi-Tornio Airport|Kemi|FI|80|65.78|24.58||
KEN|Kenema Airport|Kenema|SL|l|7.9|-11.17||
KEP|Nepalgunj Airport|Nepalgunj|NP|5y|28.1|81.67||
KER|Ayatollah Hashemi Rafsanjani International Airport|Kerman|IR|6t|30.27|56.95||
KES|Kelsey Airport|Kelsey|CA|4v|56.04|-96.51||
KET|Kengtung Airport|Kengtung|MM|71|21.3|99.64||
KEV|Halli Airport|Jämsä|FI|80|61.86|24.79||
KFS|Kastamonu Airport|Kastamonu|TR|82|41.31|33.8||
KFZ|Kukës International Airport|Kukës|AL|8u|42.04|20.42||
KGA|Kananga Airport|Kananga|CD|y|-5.9|22.47||
KGC|Kingscote Airport||AU|7d|-35.71|137.52||
KGD|Khrabrovo Airport|Kaliningrad|RU|84|54.89|20.59||
KGF|Sary-Arka Airport|Karaganda|KZ|50|49.67|73.33||
KGG|Kédougou Airport|Kédougou|SN|g|12.57|-12.22||
KGI|Kalgoorlie Boulder Airport|Broadwood|AU|7k|-30.79|121.46||
KGJ|Karonga Airport|Karonga|MW|9|-9.95|33.89||
KGL|Kigali International Airport|Kigali|RW|s|-1.97|30.14||
KGP|Kogalym International Airport|Kogalym|RU|72|62.19|74.53||
KGS|Kos Airport|Kos|GR|7o|36.79|27.09||
KGT|Kangding Airport|Garzê|CN|6o|30.14|101.74||
KGY|Kingaroy Airport||AU|7e|-26.58|151.84||
KHD|Khoram Abad Airport||IR|6t|33.44|48.28||
KHE|Kherson International Airport|Kherson|UA|86|46.68|32.51||
KHG|Kashgar Airport|Kashgar|CN|6o|39.54|76.02||
KHH|Kaohsiung International Airport|Kaohsiung|TW|6q|22.58|120.35||
KHI|Jinnah International Airport|Karachi|PK|5x|24.91|67.16||
KHJ|Kauhajoki Airfield||FI|80|62.46|22.39||
KHK|Khark Airport|Khark|IR|6t|29.26|50.32||
KHN|Nanchang Changbei International Airport|Nanchang|CN|6o|28.86|115.9||
KHS|Khasab Airport|Khasab|OM|68|26.17|56.24||
KHT|Khost International Airport|Khost|AF|5v|33.28|69.81||
KHV|Khabarovsk Novy Airport|Khabarovsk|RU|6z|48.53|135.19||
KID|Kristianstad Airport|Kristianstad|SE|8s|55.92|14.09||
KIH|Kish International Airport|Kish Island|IR|6t|26.53|53.98||
KIJ|Niigata Airport|Niigata|JP|6v|37.96|139.12||
KIK|Kirkuk Air Base|Kirkuk|IQ|57|35.47|44.35||
KIM|Kimberley Airport|Kimberley|ZA|o|-28.8|24.77||
KIN|Norman Manley International Airport|Kingston|JM|37|17.94|-76.79||
KIR|Kerry Airport|Kerry|IE|7x|52.18|-9.52||
KIS|Kisumu Airport|Kisumu|KE|16|-0.09|34.73||
KIV|Chişinău International Airport|Chişinău|MD|7v|46.93|28.93||
KIW|Southdowns Airport|Kitwe|ZM|z|-12.9|28.15||
KIX|Kansai International Airport|Osaka|JP|6v|34.43|135.24||OSA
KJA|Krasnoyarsk International Airport|Krasnoyarsk|RU|60|56.17|92.49||
KJB|Kurnool Airport|Orvakal|IN|5z|15.72|78.17||
KJH|Kaili Huangping Airport|Kaili|CN|6o|26.97|107.99||
KJI|Burqin Kanas Airport|Burqin|CN|6o|48.22|87||
KJK|Wevelgem Airport|Wevelgem|BE|7s|50.82|3.2||
KJT|Kertajati International Airport|Kertajati|ID|5s|-6.65|108.17||
KKC|Khon Kaen Airport|Khon Kaen|TH|5a|16.47|102.78||
KKE|Kerikeri Airport|Kerikeri|NZ|9d|-35.26|173.91||
KKJ|Kitakyushu Airport|Kitakyushu|JP|6v|33.85|131.04||
KKN|Kirkenes Airport, Høybuktmoen|Kirkenes|NO|8g|69.73|29.89||
KKR|Kaukura Airport|Raitahiti|PF|a7|-15.66|-146.88||
KKS|Kashan Airport|Kashan|IR|6t|33.9|51.58||
KKW|Kikwit Airport|Kikwit|CD|t|-5.04|18.79||
KKX|Kikai Airport|Kikai|JP|6v|28.32|129.93||
KLC|Kaolack Airport|Kaolack|SN|g|14.15|-16.05||
KLD|Migalovo Air Base|Tver|RU|8f|56.82|35.76||
KLF|Grabtsevo Airport|Kaluga|RU|8f|54.55|36.37||
KLH|Kolhapur Airport|Kolhapur|IN|5z|16.66|74.29||
KLO|Kalibo International Airport|Kalibo|PH|67|11.68|122.38||
KLR|Kalmar Airport|Kalmar|SE|8s|56.69|16.29||
KLS|Southwest Washington Regional Airport|Kelso|US|3d|46.12|-122.9||
KLU|Klagenfurt Airport|Klagenfurt am Wörthersee|AT|8w|46.64|14.34||
KLV|Karlovy Vary International Airport|Karlovy Vary|CZ|8j|50.2|12.91||
KLW|Klawock Airport|Klawock|US|38|55.58|-133.08||
KLX|Kalamata Airport|Kalamata|GR|7o|37.07|22.03||
KLZ|Kleinsee Airport|Kleinsee|ZA|o|-29.69|17.09||
KMA|Kerema Airport|Kerema|PG|a4|-7.96|145.77||
KMC|King Khaled Military City Airport|King Khaled Military City|SA|6k|27.9|45.53||
KME|Kamembe Airport|Kamembe|RW|s|-2.46|28.91||
KMG|Kunming Changshui International Airport|Kunming|CN|6o|25.11|102.94||
KMH|Johan Pienaar Airport|Kuruman|ZA|o|-27.46|23.41||
KMI|Miyazaki Airport|Miyazaki|JP|6v|31.88|131.45||
KMJ|Kumamoto Airport|Kumamoto|JP|6v|32.84|130.85||
KMP|Keetmanshoop Airport|Keetmanshoop|NA|1f|-26.54|18.11||
KMQ|Komatsu Airport / JASDF Komatsu Air Base|Kanazawa|JP|6v|36.39|136.41||
KMS|Kumasi Airport|Kumasi|GH|1|6.71|-1.59||
KMU|Kismayo Airport|Kismayo|SO|14|-0.38|42.46||
KMW|Kostroma Sokerkino Airport|Kostroma|RU|8f|57.8|41.02||
KMX|King Khalid Air Base|Khamis Mushait|SA|6k|18.3|42.8||
KNA|Viña del mar Airport|Viña Del Mar|CL|4d|-32.95|-71.48||
KND|Kindu Airport|Kindu|CD|y|-2.92|25.92||
KNF|RAF Marham|Marham|GB|89|52.65|0.55||
KNG|Kaimana Airport|Kaimana|ID|5t|-3.64|133.7||
KNH|Kinmen Airport|Shang-I|TW|6q|24.43|118.36||
KNO|Kualanamu International Airport|Medan|ID|5s|3.64|98.87||
KNQ|Koné Airport|Koné|NC|a0|-21.05|164.84||
KNR|Jam Airport|Jam|IR|6t|27.82|52.35||
KNS|King Island Airport||AU|7h|-39.88|143.88||
KNU|Kanpur Airport|Kanpur|IN|5z|26.4|80.41||
KNX|East Kimberley Regional Airport|Kununurra|AU|7k|-15.78|128.71||
KOA|Ellison Onizuka Kona International Airport at Keahole|Kona|US|9p|19.74|-156.05||
KOC|Koumac Airport|Koumac|NC|a0|-20.55|164.26||
KOI|Kirkwall Airport|Orkney Islands|GB|89|58.96|-2.9||
KOJ|Kagoshima Airport|Kagoshima|JP|6v|31.8|130.72||
KOK|Kokkola-Pietarsaari Airport|Kokkola|FI|80|63.72|23.14||
KOP|Nakhon Phanom Airport|Nakhon Phanom|TH|5a|17.38|104.64||
KOU|Koulamoutou Mabimbi Airport|Koulamoutou|GA|v|-1.18|12.44||
KOV|Kokshetau Airport|Kokshetau|KZ|50|53.33|69.59||
KPC|Port Clarence Coast Guard Station|Port Clarence|US|3w|65.25|-166.86||
KPO|Pohang Airport|Pohang|KR|6n|35.99|129.42||
KPS|Kempsey Airport||AU|7l|-31.07|152.77||
KPW|Keperveem Airport|Keperveem|RU|52|67.85|166.14||
KQH|Kishangarh Airport Ajmer|Ajmer|IN|5z|26.59|74.81||
KQT|Qurghonteppa International Airport|Kurgan-Tyube|TJ|5m|37.87|68.86||
KRA|Kerang Airport||AU|7j|-35.75|143.94||
KRF|Kramfors-Sollefteå Höga Kusten Airport|Nyland|SE|8s|63.05|17.77||
KRK|Kraków John Paul II International Airport|Kraków|PL|8z|50.08|19.78||
KRL|Korla Licheng Airport|Korla|CN|6o|41.7|86.13||
KRN|Kiruna Airport|Kiruna|SE|8s|67.82|20.34||
KRO|Kurgan Airport|Kurgan|RU|72|55.48|65.42||
KRP|Karup Airport|Karup|DK|7w|56.3|9.12||
KRR|Krasnodar Pashkovsky International Airport|Krasnodar|RU|8f|45.03|39.17||
KRS|Kristiansand Airport, Kjevik|Kjevik|NO|8g|58.2|8.09||
KRT|Khartoum International Airport|Khartoum|SD|r|15.59|32.55||
KRW|Turkmenbashi International Airport|Turkmenbashi|TM|55|40.06|53.01||
KSA|Kosrae International Airport|Okat|FM|9s|5.36|162.96||
KSC|Košice Airport|Košice|SK|7r|48.66|21.24||
KSD|Karlstad Airport|Karlstad|SE|8s|59.44|13.34||
KSF|Kassel-Calden Airport|Kassel|DE|7q|51.42|9.38||
KSH|Shahid Ashrafi Esfahani Airport|Kermanshah|IR|6t|34.35|47.16||
KSK|Karlskoga Airport||SE|8s|59.35|14.5||
KSL|Kassala Airport|Kassala|SD|r|15.39|36.33||
KSM|St Mary's Airport|St Mary's|US|3w|62.06|-163.3||
KSN|Kostanay West Airport|Kostanay|KZ|6i|53.21|63.55||
KSU|Kristiansund Airport, Kvernberget|Kvernberget|NO|8g|63.11|7.82||
KSY|Kars Airport|Kars|TR|82|40.56|43.12||
KSZ|Kotlas Airport|Kotlas|RU|8f|61.24|46.7||
KTA|Karratha Airport|Karratha|AU|7k|-20.71|116.77||
KTD|Kitadaito Airport|Kitadaitōjima|JP|6v|25.94|131.33||
KTE|Kerteh Airport|Kerteh|MY|61|4.54|103.43||
KTG|Rahadi Osman Airport|Ketapang|ID|6f|-1.82|109.96||
KTI|Techo International Airport|Phnom Penh|KH|6e|11.36|104.92||
KTL|Kitale Airport|Kitale|KE|16|0.97|34.96||
KTM|Tribhuvan International Airport|Kathmandu|NP|5y|27.7|85.36||
KTN|Ketchikan International Airport|Ketchikan|US|4g|55.36|-131.71||
KTP|Tinson Pen Airport|Tinson Pen|JM|37|17.99|-76.82||
KTQ|Kitee Airport|Kitee|FI|80|62.17|30.07||
KTR|Tindal Airport||AU|7g|-14.52|132.38||
KTT|Kittilä Airport|Kittilä|FI|80|67.7|24.85||
KTU|Kota Airport|Kota|IN|5z|25.16|75.85||
KTW|Katowice International Airport|Katowice|PL|8z|50.47|19.08||
KUA|Kuantan Airport|Kuantan|MY|61|3.78|103.21||
KUF|Kurumoch International Airport|Samara|RU|8m|53.5|50.16||
KUH|Kushiro Airport|Kushiro|JP|6v|43.04|144.19||
KUL|Kuala Lumpur International Airport|Kuala Lumpur|MY|61|2.75|101.71||
KUM|Yakushima Airport|Yakushima|JP|6v|30.39|130.66||
KUN|Kaunas International Airport|Kaunas|LT|8x|54.96|24.08||
KUO|Kuopio Airport|Kuopio|FI|80|63.01|27.8||
KUS|Kulusuk Airport|Kulusuk|GL|3y|65.57|-37.12||
KUT|David the Builder Kutaisi International Airport|Kopitnari|GE|6s|42.18|42.48||
KUU|Kullu Manali Airport|Bhuntar|IN|5z|31.88|77.15||
KUV|Kunsan Air Base|Kunsan|KR|6n|35.9|126.62||
KVA|Kavala Alexander the Great International Airport|Kavala|GR|7o|40.91|24.62||
KVB|Skövde Airport|Skövde|SE|8s|58.46|13.97||
KVD|Ganja International Airport|Ganja|AZ|59|40.74|46.32||
KVG|Kavieng Airport|Kavieng|PG|a4|-2.58|150.81||
KVL|Kivalina Airport|Kivalina|US|3w|67.74|-164.56||
KVO|Morava Airport|Kraljevo|RS|7p|43.82|20.59||
KVX|Pobedilovo Airport|Kirov|RU|85|58.5|49.35||
KWA|Bucholz Army Air Field|Kwajalein|MH|9t|8.72|167.73||
KWE|Guiyang Longdongbao International Airport|Guiyang|CN|6o|26.54|106.8||
KWG|Kryvyi Rih International Airport|Kryvyi Rih|UA|86|48.04|33.21||
KWI|Kuwait International Airport|Kuwait City|KW|63|29.23|47.97||
KWJ|Gwangju Airport|Gwangju|KR|6n|35.12|126.81||
KWL|Guilin Liangjiang International Airport|Guilin|CN|6o|25.22|110.04||
KWM|Kowanyama Airport|Kowanyama|AU|7e|-15.49|141.75||
KWY|Kiwayu Airport|Kiwayu|KE|16|-1.96|41.3||
KWZ|Kolwezi Airport|Kolwezi|CD|y|-10.77|25.51||
KXB|Sangia Nibandera Airport|Kolaka|ID|66|-4.34|121.52||
KXE|P C Pelser Airport|Klerksdorp|ZA|o|-26.87|26.72||
KXK|Komsomolsk-on-Amur Airport|Komsomolsk-on-Amur|RU|6z|50.41|136.93||
KYA|Konya Airport|Konya|TR|82|37.98|32.56||
KYD|Lanyu Airport|Orchid Island|TW|6q|22.03|121.54||
KYE|Rene Mouawad Air Base / Kleyate Airport|Tripoli|LB|5c|34.59|36.01||
KYP|Kyaukpyu Airport|Kyaukpyu|MM|71|19.43|93.53||
KYS|Kayes Dag Dag Airport||ML|5|14.48|-11.4||
KYZ|Kyzyl Airport|Kyzyl|RU|60|51.67|94.4||
KZC|Kampong Chhnang Airport|Kampong Chhnang|KH|6e|12.26|104.56||
KZI|Kozani State Airport Filippos|Kozani|GR|7o|40.29|21.84||
KZN|Kazan International Airport|Kazan|RU|8f|55.61|49.28||
KZO|Kyzylorda Airport|Kyzylorda|KZ|6j|44.71|65.59||
LAA|Southeast Colorado Regional Airport|Lamar|US|2m|38.07|-102.69||
LAD|Quatro de Fevereiro International Airport|Luanda|AO|x|-8.86|13.23||
LAE|Nadzab Airport|Lae|PG|a4|-6.57|146.73||
LAF|Purdue University Airport|West Lafayette|US|34|40.41|-86.94||
LAI|Lannion-Côte de Granit Airport|Lannion|FR|8h|48.75|-3.47||
LAJ|Lages Airport|Lages|BR|4f|-27.78|-50.28||
LAK|Aklavik/Freddie Carmichael Airport|Aklavik|CA|4x|68.22|-135.01||
LAL|Lakeland Linder International Airport|Lakeland|US|3v|27.99|-82.02||
LAN|Capital City Airport|Lansing|US|2n|42.78|-84.59||
LAO|Laoag International Airport|Laoag City|PH|67|18.18|120.53||
LAP|Manuel Márquez de León International Airport|La Paz|MX|3l|24.07|-110.36||
LAQ|Al Abraq International Airport|Al Albraq|LY|1d|32.79|21.96||
LAR|Laramie Regional Airport|Laramie|US|2m|41.31|-105.68||
LAS|Harry Reid International Airport|Las Vegas|US|3d|36.08|-115.15||
LAU|Manda Airport|Lamu|KE|16|-2.25|40.91||
LAW|Lawton Fort Sill Regional Airport|Lawton|US|2e|34.57|-98.42||
LAX|Los Angeles International Airport|Los Angeles|US|3d|33.94|-118.41||QLA
LAY|Ladysmith Airport|Ladysmith|ZA|o|-28.58|29.75||
LAZ|Bom Jesus da Lapa Airport|Bom Jesus da Lapa|BR|20|-13.26|-43.41||
LBA|Leeds Bradford Airport|Leeds|GB|89|53.87|-1.66||
LBB|Lubbock Preston Smith International Airport|Lubbock|US|2e|33.66|-101.82||
LBC|Lübeck Blankensee Airport|Lübeck|DE|7q|53.81|10.72||
LBD|Khujand Airport|Khujand|TJ|5m|40.22|69.69||
LBE|Arnold Palmer Regional Airport|Latrobe|US|3v|40.28|-79.4||
LBF|North Platte Regional Airport Lee Bird Field|North Platte|US|2e|41.13|-100.68||
LBG|Paris-Le Bourget Airport|Paris|FR|8h|48.97|2.44||
LBI|Albi-Le Séquestre Airport|Albi|FR|8h|43.91|2.11||
LBJ|Komodo Airport|Labuan Bajo|ID|66|-8.49|119.89||
LBL|Liberal Mid-America Regional Airport|Liberal|US|2e|37.04|-100.96||
LBQ|Lambarene Airport|Lambarene|GA|v|-0.7|10.25||
LBS|Labasa Airport|Labasa|FJ|9j|-16.47|179.34||
LBT|Lumberton Regional Airport|Lumberton|US|3v|34.61|-79.06||
LBU|Labuan Airport|Labuan|MY|62|5.3|115.25||
LBV|Libreville Leon M'ba International Airport|Libreville|GA|v|0.46|9.41||
LBX|Lubang Airport||PH|67|13.86|120.11||
LBY|La Baule-Escoublac Airport|La Baule-Escoublac|FR|8h|47.29|-2.35||
LCA|Larnaca International Airport|Larnaca|CY|69|34.88|33.62||
LCC|Lecce Galatina Air Base||IT|8l|40.24|18.13||
LCE|Goloson International Airport|La Ceiba|HN|4o|15.74|-86.85||
LCG|A Coruña Airport|Culleredo|ES|8b|43.3|-8.38||
LCH|Lake Charles Regional Airport|Lake Charles|US|2e|30.13|-93.22||
LCJ|Łódź Władysław Reymont Airport|Łódź|PL|8z|51.72|19.4||
LCK|Rickenbacker International Airport|Columbus|US|3v|39.81|-82.93||
LCL|La Coloma Airport|Pinar del Rio|CU|32|22.34|-83.64||
LCX|Longyan Guanzhishan Airport|Longyan|CN|6o|25.67|116.75||
LCY|London City Airport|London|GB|89|51.51|0.06||LON
LDB|Governador José Richa Airport|Londrina|BR|4f|-23.33|-51.13||
LDE|Tarbes-Lourdes-Pyrénées Airport|Tarbes|FR|8h|43.18|-0.01||
LDS|Yichun Lindu Airport|Yichun|CN|6o|47.75|129.02||
LDU|Lahad Datu Airport|Lahad Datu|MY|62|5.03|118.32||
LDV|Landivisiau Air Base|Landivisiau|FR|8h|48.53|-4.15||
LDY|City of Derry Airport|Derry|GB|89|55.04|-7.16||
LEA|Learmonth Airport|Exmouth|AU|7k|-22.24|114.09||
LEB|Lebanon Municipal Airport|Lebanon|US|3v|43.63|-72.3||
LED|Pulkovo Airport|Saint Petersburg|RU|8f|59.8|30.26||
LEE|Leesburg International Airport|Leesburg|US|3v|28.82|-81.81||
LEH|Le Havre-Octeville Airport|Le Havre|FR|8h|49.53|0.09||
LEI|Almería Airport|Almería|ES|8b|36.84|-2.37||
LEJ|Leipzig/Halle Airport|Leipzig|DE|7q|51.42|12.24||
LEN|León Airport|León|ES|8b|42.59|-5.66||
LER|Leinster Airport||AU|7k|-27.84|120.7||
LET|Alfredo Vásquez Cobo International Airport|Leticia|CO|26|-4.19|-69.94||
LEX|Blue Grass Airport|Lexington|US|3v|38.04|-84.61||
LEY|Lelystad Airport|Lelystad|NL|7m|52.46|5.53||
LFI|Langley Air Force Base|Hampton|US|3v|37.08|-76.36||
LFK|Angelina County Airport|Lufkin|US|2e|31.23|-94.75||
LFM|Lamerd Airport|Lamerd|IR|6t|27.37|53.19||
LFQ|Linfen Yaodu Airport|Linfen|CN|6o|36.13|111.64||
LFR|La Fria Airport||VE|2b|8.24|-72.27||
LFT|Lafayette Regional Airport|Lafayette|US|2e|30.21|-91.99||
LFW|Lomé-Tokoin International Airport|Lomé|TG|w|6.17|1.25||
LGA|La Guardia Airport|New York|US|3v|40.78|-73.87||NYC
LGB|Long Beach Airport|Long Beach|US|3d|33.82|-118.15||QLA
LGG|Liège Airport|Liège|BE|7s|50.64|5.44||
LGH|Leigh Creek Airport||AU|7d|-30.6|138.43||
LGI|Deadman's Cay Airport|Deadman's Cay|BS|3u|23.18|-75.09||
LGK|Langkawi International Airport|Langkawi|MY|61|6.33|99.73||
LGR|Cochrane Airport|Cochrane|CL|4d|-47.24|-72.59||
LGS|Comodoro D.R. Salomón Airport|Malargue|AR|1q|-35.49|-69.57||
LGU|Logan-Cache Airport|Logan|US|2m|41.79|-111.85||
LGW|London Gatwick Airport|London|GB|89|51.15|-0.19||LON
LHA|Lahr Airport||DE|7q|48.37|7.83||
LHE|Allama Iqbal International Airport|Lahore|PK|5x|31.52|74.4||
LHG|Lightning Ridge Airport||AU|7l|-29.45|147.98||
LHK|Guangzhou MR Air Base / Guanghua Airport|Xiangyang|CN|6o|32.39|111.69||
LHR|London Heathrow Airport|London|GB|89|51.47|-0.46||LON
LHS|Las Heras Airport|Las Heras|AR|1r|-46.54|-68.97||
LHW|Lanzhou Zhongchuan International Airport|Lanzhou|CN|6o|36.52|103.62||
LIF|Lifou Airport|Lifou|NC|a0|-20.77|167.24||
LIG|Limoges Airport|Limoges|FR|8h|45.86|1.18||
LIH|Lihue Airport|Lihue|US|9p|21.98|-159.34||
LIL|Lille-Lesquin Airport|Lille|FR|8h|50.56|3.09||
LIM|Jorge Chávez International Airport|Lima|PE|3c|-12.02|-77.11||
LIN|Milano Linate Airport|Milan|IT|8l|45.45|9.28||MIL
LIO|Limon International Airport|Puerto Limon|CR|2h|9.96|-83.02||
LIP|Lins Airport|Lins|BR|4f|-21.66|-49.73||
LIQ|Lisala Airport|Lisala|CD|t|2.17|21.5||
LIR|Guanacaste Airport|Liberia|CR|2h|10.59|-85.54||
LIS|Humberto Delgado Airport|Lisbon|PT|87|38.78|-9.14||
LIT|Bill & Hillary Clinton National Airport/Adams Field|Little Rock|US|2e|34.73|-92.22||
LIW|Loikaw Airport|Loikaw|MM|71|19.69|97.21||
LJG|Lijiang Sanyi International Airport|Lijiang|CN|6o|26.68|100.25||
LJN|Texas Gulf Coast Regional Airport|Angleton|US|2e|29.11|-95.46||
LJU|Ljubljana Jože Pučnik Airport|Ljubljana|SI|88|46.22|14.46||
LKG|Lokichoggio Airport|Lokichoggio|KE|16|4.2|34.35||
LKL|Lakselv Airport, Banak|Lakselv|NO|8g|70.07|24.97||
LKN|Leknes Airport|Leknes|NO|8g|68.15|13.61||
LKO|Chaudhary Charan Singh International Airport|Lucknow|IN|5z|26.76|80.89||
LKY|Lake Manyara Airport|Lake Manyara National Park|TZ|h|-3.38|35.82||
LKZ|RAF Lakenheath|Lakenheath|GB|89|52.41|0.56||
LLA|Luleå Airport|Luleå|SE|8s|65.54|22.12||
LLC|Cagayan North International Airport|Lal-lo|PH|67|18.18|121.75||
LLE|Riverside Airport|Malelane|ZA|o|-25.43|31.58||
LLF|Yongzhou Lingling Airport|Yongzhou|CN|6o|26.34|111.61||
LLV|Lüliang Dawu Airport|Lüliang|CN|6o|37.68|111.14||
LLW|Lilongwe International Airport|Lilongwe|MW|9|-13.79|33.78||
LME|Le Mans-Arnage Airport|Le Mans|FR|8h|47.95|0.2||
LMM|Valle del Fuerte International Airport|Los Mochis|MX|3l|25.69|-109.08||
LMN|Limbang Airport|Limbang|MY|62|4.81|115.01||
LMO|RAF Lossiemouth|Lossiemouth|GB|89|57.71|-3.34||
LMP|Lampedusa Airport|Lampedusa|IT|8l|35.5|12.62||
LMQ|Marsa al Brega Airport|Marsa al Brega|LY|1d|30.38|19.58||
LMR|Lime Acres Finsch Mine Airport|Lime Acres|ZA|o|-28.36|23.44||
LMT|Crater Lake-Klamath Regional Airport|Klamath Falls|US|3d|42.16|-121.73||
LND|Hunt Field|Lander|US|2m|42.82|-108.73||
LNJ|Lincang Boshang Airport|Lincang|CN|6o|23.74|100.03||
LNK|Lincoln Airport|Lincoln|US|2e|40.85|-96.76||
LNL|Longnan Chengzhou Airport|Longnan|CN|6o|33.79|105.79||
LNO|Leonora Airport|Leonora|AU|7k|-28.88|121.32||
LNS|Lancaster Airport|Lancaster|US|3v|40.12|-76.3||
LNX|Smolensk North Airport|Smolensk|RU|8f|54.82|32.03||
LNY|Lanai Airport|Lanai City|US|9p|20.79|-156.95||
LNZ|Linz-Hörsching Airport / Vogler Air Base|Linz|AT|8w|48.23|14.19||
LOE|Loei Airport||TH|5a|17.44|101.72||
LOK|Lodwar Airport|Lodwar|KE|16|3.12|35.61||
LOL|Derby Field|Lovelock|US|3d|40.07|-118.57||
LON|London|London|GB|89|51.47|-0.46|c|
LOO|Laghouat - Molay Ahmed Medeghri Airport|Laghouat|DZ|3|33.76|2.93||
LOP|Lombok International Airport|Lombok|ID|66|-8.76|116.28||
LOS|Murtala Muhammed International Airport|Lagos|NG|u|6.58|3.32||
LOU|Bowman Field|Louisville|US|39|38.23|-85.66||
LOV|Monclova International Airport||MX|3r|26.96|-101.47||
LOZ|London-Corbin Airport/Magee Field|London|US|3v|37.08|-84.08||
LPA|Gran Canaria Airport|Gran Canaria|ES|76|27.93|-15.39||
LPB|El Alto International Airport|La Paz|BO|3b|-16.51|-68.19||
LPF|Liupanshui Yuezhao Airport|Liupanshui|CN|6o|26.61|104.98||
LPG|La Plata Airport|La Plata|AR|1l|-34.97|-57.89||
LPI|Linköping City Airport|Linköping|SE|8s|58.41|15.68||
LPK|Lipetsk Airport|Lipetsk|RU|8f|52.7|39.54||
LPL|Liverpool John Lennon Airport|Liverpool|GB|89|53.33|-2.85||
LPP|Lappeenranta Airport|Lappeenranta|FI|80|61.04|28.14||
LPQ|Luang Phabang International Airport|Luang Phabang|LA|6y|19.9|102.16||
LPT|Lampang Airport||TH|5a|18.27|99.5||
LPX|Liepāja International Airport|Liepāja|LV|8k|56.52|21.1||
LPY|Le Puy-Loudes Airfield|Le Puy|FR|8h|45.08|3.76||
LRD|Laredo International Airport|Laredo|US|2e|27.54|-99.46||
LRE|Longreach Airport|Longreach|AU|7e|-23.43|144.28||
LRF|Little Rock Air Force Base|Jacksonville|US|2e|34.92|-92.15||
LRH|La Rochelle-Île de Ré Airport|La Rochelle|FR|8h|46.18|-1.2||
LRL|Niamtougou International Airport|Niamtougou|TG|w|9.77|1.09||
LRM|Casa De Campo International Airport|La Romana|DO|4e|18.45|-68.91||
LRR|Lar Airport|Lar|IR|6t|27.67|54.38||
LRT|Lorient South Brittany Airport|Lorient|FR|8h|47.76|-3.44||
LRU|Las Cruces International Airport|Las Cruces|US|2m|32.29|-106.92||
LSC|La Florida Airport|La Serena-Coquimbo|CL|4d|-29.92|-71.2||
LSE|La Crosse Regional Airport|La Crosse|US|2e|43.88|-91.26||
LSF|Lawson Army Air Field|Fort Benning|US|3v|32.33|-84.99||
LSH|Lashio Airport|Lashio|MM|71|22.98|97.75||
LSI|Sumburgh Airport|Lerwick|GB|89|59.88|-1.3||
LSL|Los Chiles Airport|Los Chiles|CR|2h|11.04|-84.71||
LSP|Josefa Camejo International Airport|Paraguaná|VE|2b|11.78|-70.15||
LSR|Alas Leuser Airport|Kutacane|ID|5s|3.39|97.86||
LST|Launceston Airport|Launceston|AU|7h|-41.55|147.21||
LSV|Nellis Air Force Base|Las Vegas|US|3d|36.24|-115.03||
LSX|Lhok Sukon Airport|Lhok Sukon-Sumatra Island|ID|5s|5.07|97.26||
LSY|Lismore Airport|Lismore|AU|7l|-28.83|153.26||
LTA|Tzaneen Airport|Tzaneen|ZA|o|-23.82|30.33||
LTD|Ghadames East Airport|Ghadames|LY|1d|30.15|9.72||
LTI|Altai Airport|Altai|MN|5q|46.38|96.22||
LTK|Bassel Al-Assad International Airport|Latakia|SY|5i|35.4|35.95||
LTM|Lethem Airport|Lethem|GY|30|3.37|-59.79||
LTN|London Luton Airport|London|GB|89|51.87|-0.37||LON
LTO|Loreto International Airport|Loreto|MX|3l|25.99|-111.35||
LTQ|Le Touquet-Côte d'Opale Airport|Le Touquet-Paris-Plage|FR|8h|50.52|1.62||
LTS|Altus Air Force Base|Altus|US|2e|34.67|-99.27||
LTU|Murod Kond Airport|Latur|IN|5z|18.41|76.46||
LTX|Cotopaxi International Airport|Latacunga|EC|2z|-0.91|-78.62||
LUD|Luderitz Airport|Luderitz|NA|1f|-26.69|15.24||
LUF|Luke Air Force Base|Glendale|US|41|33.53|-112.38||
LUG|Lugano Airport|Lugano|CH|91|46|8.91||
LUH|Ludhiana Airport||IN|5z|30.85|75.95||
LUK|Cincinnati Municipal Airport Lunken Field|Cincinnati|US|3v|39.1|-84.42||
LUM|Dehong Mangshi Airport|Dehong|CN|6o|24.4|98.53||
LUN|Kenneth Kaunda International Airport|Lusaka|ZM|z|-15.33|28.45||
LUO|Luena Airport|Luena|AO|x|-11.77|19.9||
LUQ|Brigadier Mayor D Cesar Raul Ojeda Airport|San Luis|AR|1u|-33.27|-66.36||
LUR|Cape Lisburne LRRS Airport|Cape Lisburne|US|3w|68.88|-166.11||
LUV|Karel Sadsuitubun Airport|Langgur|ID|5t|-5.76|132.76||
LUW|Syukuran Aminuddin Amir Airport|Luwok|ID|66|-1.04|122.77||
LUX|Luxembourg-Findel International Airport|Luxembourg|LU|8a|49.62|6.2||
LUZ|Lublin Airport|Lublin|PL|8z|51.24|22.71||
LVA|Laval-Entrammes Airport|Laval|FR|8h|48.03|-0.74||
LVI|Harry Mwanga Nkumbula International Airport|Livingstone|ZM|z|-17.82|25.82||
LVM|Mission Field|Livingston|US|2m|45.7|-110.45||
LVP|Lavan Airport|Lavan Airport|IR|6t|26.81|53.35||
LVS|Las Vegas Municipal Airport|Las Vegas|US|2m|35.65|-105.14||
LWB|Greenbrier Valley Airport|Lewisburg|US|3v|37.86|-80.4||
LWM|Lawrence Municipal Airport|Lawrence|US|3v|42.72|-71.12||
LWN|Shirak International Airport|Gyumri|AM|73|40.75|43.86||
LWO|Lviv International Airport|Lviv|UA|86|49.81|23.96||
LWR|Leeuwarden Air Base|Leeuwarden|NL|7m|53.23|5.76||
LWS|Lewiston Nez Perce County Airport|Lewiston|US|3d|46.37|-117.01||
LWT|Lewistown Municipal Airport|Lewistown|US|2m|47.05|-109.47||
LXA|Lhasa Gonggar Airport|Lhasa|CN|6o|29.3|90.91||
LXR|Luxor International Airport|Luxor|EG|c|25.67|32.7||
LYA|Luoyang Beijiao Airport|Luoyang|CN|6o|34.74|112.39||
LYB|Edward Bodden Little Cayman Airfield|Little Cayman|KY|2d|19.66|-80.09||
LYC|Lycksele Airport|Lycksele|SE|8s|64.55|18.72||
LYG|Lianyungang Huaguoshan International Airport|Lianyungang|CN|6o|34.41|119.18||
LYH|Lynchburg Regional Airport - Preston Glenn Field|Lynchburg|US|3v|37.33|-79.2||
LYN|Lyon-Bron Airport|Lyon|FR|8h|45.73|4.94||
LYP|Faisalabad International Airport|Faisalabad|PK|5x|31.36|72.99||
LYR|Svalbard Airport, Longyear|Longyearbyen|NO|4y|78.25|15.47||
LYS|Lyon Saint-Exupéry Airport|Lyon|FR|8h|45.73|5.08||
LYU|Ely Municipal Airport|Ely|US|2e|47.82|-91.83||
LYX|Lydd Airport|Lydd|GB|89|50.96|0.94||
LZC|Lázaro Cárdenas Airport|Lázaro Cárdenas|MX|3o|18|-102.22||
LZG|Langzhong Gucheng Airport|Nanchong|CN|6o|31.5|106.03||
LZH|Liuzhou Bailian Airport / Bailian Air Base|Liuzhou|CN|6o|24.21|109.39||
LZN|Matsu Nangan Airport|Matsu|TW|6q|26.16|119.96||
LZO|Luzhou Yunlong Airport|Luzhou|CN|6o|29.03|105.47||
LZY|Nyingchi Mainling Airport|Nyingchi|CN|6o|29.3|94.34||
MAA|Chennai International Airport|Chennai|IN|5z|12.99|80.17||
MAB|João Correa da Rocha Airport|Marabá|BR|22|-5.37|-49.14||
MAD|Adolfo Suárez Madrid-Barajas Airport|Madrid|ES|8b|40.47|-3.56||
MAF|Midland International Air and Space Port|Midland|US|2e|31.94|-102.2||
MAG|Madang Airport|Madang|PG|a4|-5.21|145.79||
MAH|Menorca Airport|Menorca|ES|8b|39.86|4.22||
MAI|Mangochi Airport|Mangochi|MW|9|-14.48|35.27||
MAJ|Marshall Islands International Airport|Majuro Atoll|MH|9u|7.06|171.27||
MAK|Malakal Airport|Malakal|SS|p|9.56|31.65||
MAM|General Servando Canales International Airport|Matamoros|MX|3k|25.77|-97.53||
MAN|Manchester Airport|Manchester|GB|89|53.35|-2.28||
MAO|Eduardo Gomes International Airport|Manaus|BR|3h|-3.04|-60.05||
MAQ|Mae Sot Airport||TH|5a|16.7|98.55||
MAR|La Chinita International Airport|Maracaibo|VE|2b|10.56|-71.73||
MAS|Momote Airport|Manus Island|PG|a4|-2.06|147.42||
MAU|Maupiti Airport||PF|a7|-16.43|-152.24||
MAX|Ouro Sogui Airport|Ouro Sogui|SN|g|15.59|-13.32||
MAY|Clarence A. Bain Airport|Mangrove Cay|BS|3u|24.29|-77.68||
MAZ|Eugenio Maria De Hostos Airport|Mayaguez|PR|45|18.26|-67.15||
MBA|Moi International Airport|Mombasa|KE|16|-4.03|39.59||
MBD|Mmabatho International Airport|Mafeking|ZA|o|-25.8|25.55||
MBE|Monbetsu Airport|Monbetsu|JP|6v|44.3|143.4||
MBG|Mobridge Municipal Airport|Mobridge|US|2e|45.55|-100.41||
MBI|Songwe Airport|Mbeya|TZ|h|-8.92|33.27||
MBJ|Sangster International Airport|Montego Bay|JM|37|18.5|-77.91||
MBO|Mamburao Airport|Mamburao|PH|67|13.21|120.61||
MBS|MBS International Airport|Saginaw|US|2n|43.53|-84.08||
MBT|Moises R. Espinosa Airport|Masbate|PH|67|12.37|123.63||
MBW|Melbourne Moorabbin Airport|Melbourne|AU|7j|-37.98|145.1||
MBX|Maribor Airport||SI|88|46.48|15.69||
MCB|McComb-Pike County Airport / John E Lewis Field|McComb|US|2e|31.18|-90.47||
MCC|McClellan Airfield|Sacramento|US|3d|38.67|-121.4||
MCE|Merced Regional Macready Field|Merced|US|3d|37.28|-120.51||
MCF|MacDill Air Force Base|Tampa|US|3v|27.85|-82.52||
MCG|McGrath Airport|McGrath|US|1h|62.95|-155.61||
MCI|Kansas City International Airport|Kansas City|US|2e|39.3|-94.71||
MCJ|Jorge Isaac Airport|La Mina-Maicao|CO|26|11.23|-72.49||
MCK|Mc Cook Ben Nelson Regional Airport|Mc Cook|US|2e|40.21|-100.59||
MCN|Middle Georgia Regional Airport|Macon|US|3v|32.69|-83.65||
MCO|Orlando International Airport|Orlando|US|3v|28.43|-81.31||
MCP|Macapá - Alberto Alcolumbre International Airport|Macapá|BR|22|0.05|-51.07||
MCS|Monte Caseros Airport|Monte Caseros|AR|1n|-30.27|-57.64||
MCT|Muscat International Airport|Muscat|OM|68|23.59|58.28||
MCU|Montluçon-Guéret Airport|Montluçon|FR|8h|46.22|2.36||
MCW|Mason City Municipal Airport|Clear Lake|US|2e|43.16|-93.33||
MCX|Makhachkala Uytash International Airport|Makhachkala|RU|8f|42.82|47.65||
MCY|Sunshine Coast Airport|Sunshine Coast|AU|7e|-26.59|153.08||
MCZ|Zumbi dos Palmares Airport|Maceió|BR|3f|-9.51|-35.79||
MDC|Sam Ratulangi Airport|Manado|ID|66|1.55|124.93||
MDE|Jose Maria Córdova International Airport|Medellín|CO|26|6.16|-75.42||
MDG|Mudanjiang Hailang International Airport|Mudanjiang|CN|6o|44.52|129.57||
MDH|Southern Illinois Airport|Carbondale|US|2e|37.78|-89.25||
MDI|Makurdi Airport|Makurdi|NG|u|7.7|8.61||
MDK|Mbandaka Airport|Mbandaka|CD|t|0.02|18.29||
MDL|Mandalay International Airport|Mandalay|MM|71|21.7|95.98||
MDQ|Ástor Piazzola International Airport|Mar del Plata|AR|1l|-37.93|-57.57||
MDT|Harrisburg International Airport|Harrisburg|US|3v|40.19|-76.76||
MDU|Mendi Airport|Mendi|PG|a4|-6.15|143.66||
MDW|Chicago Midway International Airport|Chicago|US|2e|41.79|-87.75||CHI
MDY|Henderson Field|Sand Island|UM|9w|28.2|-177.38||
MDZ|El Plumerillo Airport|Mendoza|AR|1q|-32.83|-68.79||
MEA|Macaé Benedito Lacerda Airport|Macaé|BR|4f|-22.34|-41.77||
MEB|Melbourne Essendon Airport|Essendon Fields|AU|7j|-37.73|144.9||
MEC|Eloy Alfaro International Airport|Manta|EC|2z|-0.95|-80.68||
MED|Prince Mohammad Bin Abdulaziz Airport|Medina|SA|6k|24.55|39.71||
MEE|Maré Airport|Maré|NC|a0|-21.48|168.04||
MEG|Malanje Airport|Malanje|AO|x|-9.53|16.31||
MEH|Mehamn Airport|Mehamn|NO|8g|71.03|27.83||
MEI|Key Field / Meridian Regional Airport|Meridian|US|2e|32.33|-88.75||
MEK|Bassatine Airport|Meknes|MA|d|33.88|-5.52||
MEL|Melbourne International Airport|Melbourne|AU|7j|-37.67|144.84||
MEM|Memphis International Airport|Memphis|US|2e|35.04|-89.98||
MEN|Mende-Brenoux Airfield|Mende|FR|8h|44.5|3.53||
MEQ|Cut Nyak Dhien Airport|Kuala Pesisir|ID|5s|4.04|96.25||
MER|Castle Airport|Merced|US|3d|37.38|-120.57||
MES|Soewondo Air Force Base|Medan|ID|5s|3.56|98.67||
MEU|Monte Dourado - Serra do Areão Airport|Almeirim|BR|4c|-0.89|-52.6||
MEX|Aeropuerto Internacional Lic. Benito Juárez|Mexico City|MX|3o|19.44|-99.08||
MFD|Mansfield Lahm Regional Airport|Mansfield|US|3v|40.82|-82.52||
MFE|McAllen Miller International Airport|McAllen|US|2e|26.18|-98.24||
MFG|Muzaffarabad Airport|Muzaffarabad|PK|5x|34.34|73.51||
MFH|Mesquite International Airport|Mesquite|US|3d|36.83|-114.06||
MFK|Matsu Beigan Airport|Matsu|TW|6q|26.22|120||
MFM|Macau International Airport|Macau|MO|64|22.15|113.59||
MFQ|Maradi Airport|Maradi|NE|18|13.5|7.13||
MFR|Rogue Valley International Medford Airport|Medford|US|3d|42.37|-122.87||
MFU|Mfuwe Airport|Mfuwe|ZM|z|-13.26|31.94||
MGA|Augusto C. Sandino International Airport|Managua|NI|3g|12.14|-86.17||
MGB|Mount Gambier Airport|Mount Gambier|AU|7d|-37.74|140.78||
MGE|Dobbins Air Reserve Base|Marietta|US|3v|33.92|-84.52||
MGF|Regional de Maringá - Sílvio Name Júnior Airport|Maringá|BR|4f|-23.48|-52.02||
MGH|Margate Airport|Margate|ZA|o|-30.86|30.34||
MGL|Mönchengladbach Airport|Mönchengladbach|DE|7q|51.23|6.5||
MGM|Montgomery Regional Airport|Montgomery|US|2e|32.3|-86.39||
MGN|Baracoa Airport|Magangué|CO|26|9.28|-74.85||
MGQ|Aden Adde International Airport|Mogadishu|SO|14|2.01|45.3||
MGW|Morgantown Municipal Airport Walter L. Hart Field|Morgantown|US|3v|39.64|-79.92||
MGZ|Myeik Airport|Mkeik|MM|71|12.44|98.62||
MHD|Mashhad International Airport|Mashhad|IR|6t|36.24|59.64||
MHG|Mannheim-City Airport|Mannheim|DE|7q|49.47|8.51||
MHH|Leonard M Thompson International Airport|Marsh Harbour|BS|3u|26.51|-77.08||
MHK|Manhattan Regional Airport|Manhattan|US|2e|39.14|-96.67||
MHQ|Mariehamn Airport|Mariehamn|FI|8d|60.12|19.9||
MHR|Sacramento Mather Airport|Sacramento|US|3d|38.55|-121.3||
MHT|Manchester-Boston Regional Airport|Manchester|US|3v|42.93|-71.44||
MHU|Mount Hotham Airport|Mount Hotham|AU|7j|-37.05|147.33||
MHZ|RAF Mildenhall|Mildenhall|GB|89|52.36|0.49||
MIA|Miami International Airport|Miami|US|3v|25.79|-80.29||
MIB|Minot Air Force Base|Minot|US|2e|48.42|-101.36||
MID|Aeropuerto Internacional Manuel Crescencio Rejón|Mérida|MX|3m|20.93|-89.66||
MIE|Delaware County Johnson Field|Muncie|US|34|40.24|-85.4||
MIG|Mianyang Nanjiao Airport|Mianyang|CN|6o|31.43|104.74||
MII|Frank Miloye Milenkowichi-Marília State Airport|Marília|BR|4f|-22.2|-49.93||
MIK|Mikkeli Airport|Mikkeli|FI|80|61.69|27.2||
MIL|Milan|Milan|IT|8l|45.63|8.73|c|
MIM|Merimbula Airport|Merimbula|AU|7l|-36.91|149.9||
MIP|Ramon Air Base|Beersheba|IL|5u|30.78|34.67||
MIR|Monastir Habib Bourguiba International Airport|Monastir|TN|1e|35.76|10.75||
MIU|Maiduguri International Airport|Maiduguri|NG|u|11.86|13.08||
MIV|Millville Municipal Airport|Millville|US|3v|39.37|-75.07||
MJC|Man Airport||CI|0|7.27|-7.59||
MJD|Moenjodaro Airport|Moenjodaro|PK|5x|27.34|68.14||
MJF|Mosjøen Airport, Kjærstad|Mosjøen|NO|8g|65.78|13.21||
MJI|Mitiga International Airport|Tripoli|LY|1d|32.89|13.29||
MJK|Shark Bay Airport|Denham|AU|7k|-25.9|113.58||
MJL|Mouilla Ville Airport|Mouila|GA|v|-1.85|11.06||
MJM|Mbuji Mayi Airport|Mbuji Mayi|CD|y|-6.12|23.57||
MJN|Amborovy Airport|Mahajanga|MG|92|-15.67|46.35||
MJT|Mytilene International Airport|Mytilene|GR|7o|39.06|26.6||
MJV|San Javier Airport|San Javier|ES|8b|37.78|-0.81||
MJZ|Mirny Airport|Mirny|RU|70|62.53|114.04||
MKC|Charles B. Wheeler Downtown Airport|Kansas City|US|2e|39.12|-94.59||
MKE|General Mitchell International Airport|Milwaukee|US|2e|42.95|-87.9||
MKG|Muskegon County Airport|Muskegon|US|2n|43.17|-86.24||
MKK|Molokai Airport|Kaunakakai|US|9p|21.15|-157.1||
MKL|McKellar-Sipes Regional Airport|Jackson|US|2e|35.6|-88.92||
MKM|Mukah Airport|Mukah|MY|62|2.88|112.04||
MKP|Makemo Airport|Makemo|PF|a7|-16.58|-143.66||
MKQ|Mopah International Airport|Merauke|ID|5t|-8.52|140.42||
MKR|Meekatharra Airport||AU|7k|-26.61|118.55||
MKU|Makokou Airport|Makokou|GA|v|0.58|12.89||
MKW|Rendani Airport|Manokwari|ID|5t|-0.89|134.05||
MKY|Mackay Airport|Mackay|AU|7e|-21.17|149.18||
MKZ|Malacca International Airport|Malacca|MY|61|2.27|102.25||
MLA|Malta International Airport|Malta|MT|8c|35.86|14.48||
MLB|Melbourne Orlando International Airport|Melbourne|US|3v|28.1|-80.65||
MLC|Mc Alester Regional Airport|Mc Alester|US|2e|34.88|-95.78||
MLE|Malé International Airport|Malé|MV|98|4.19|73.53||
MLG|Abdul Rachman Saleh Airport|Malang|ID|5s|-7.93|112.71||
MLI|Quad City International Airport|Moline|US|2e|41.45|-90.51||
MLL|Marshall Don Hunter Sr Airport|Marshall|US|3w|61.86|-162.03||
MLM|General Francisco J. Mujica International Airport|Morelia|MX|3o|19.85|-101.03||
MLN|Melilla Airport|Melilla|ES|e|35.28|-2.96||
MLS|Miles City Airport - Frank Wiley Field|Miles City|US|2m|46.43|-105.89||
MLU|Monroe Regional Airport|Monroe|US|2e|32.51|-92.04||
MLW|Spriggs Payne Airport|Monrovia|LR|15|6.29|-10.76||
MLX|Malatya Erhaç Airport|Malatya|TR|82|38.44|38.09||
MMB|Memanbetsu Airport|Ōzora|JP|6v|43.88|144.16||
MMD|Minamidaito Airport|Minamidaito|JP|6v|25.85|131.26||
MME|Teesside International Airport|Teesside|GB|89|54.51|-1.43||
MMG|Mount Magnet Airport||AU|7k|-28.12|117.84||
MMJ|Shinshu-Matsumoto Airport|Matsumoto|JP|6v|36.17|137.92||
MMK|Murmansk Airport|Murmansk|RU|8f|68.78|32.75||
MMO|Maio Airport|Vila do Maio|CV|77|15.16|-23.21||
MMT|Mc Entire Joint National Guard Base|Eastover|US|3v|33.92|-80.8||
MMU|Morristown Municipal Airport|Morristown|US|3v|40.8|-74.41||
MMX|Malmö Sturup Airport|Malmö|SE|8s|55.54|13.38||
MMY|Miyako Airport|Miyako City|JP|6v|24.78|125.29||
MMZ|Maymana Zahiraddin Faryabi Airport|Maymana|AF|5v|35.93|64.76||
MNG|Maningrida Airport|Maningrida|AU|7g|-12.06|134.23||
MNH|Mussanah Airport|Al Masna'ah|OM|68|23.64|57.49||
MNI|John A. Osborne Airport|Gerald's Park|MS|3t|16.79|-62.19||
MNJ|Mananjary Airport|Mananjary|MG|92|-21.2|48.36||
MNL|Ninoy Aquino International Airport|Manila|PH|67|14.51|121.02||
MNR|Mongu Airport|Mongu|ZM|z|-15.25|23.16||
MNX|Manicoré Airport|Manicoré|BR|3h|-5.81|-61.28||
MOA|Orestes Acosta Airport|Moa|CU|32|20.65|-74.92||
MOB|Mobile Regional Airport|Mobile|US|2e|30.69|-88.24||
MOC|Mário Ribeiro Airport|Montes Claros|BR|4f|-16.71|-43.82||
MOD|Modesto City Co-Harry Sham Field|Modesto|US|3d|37.63|-120.95||
MOE|Momeik Airport||MM|71|23.09|96.65||
MOG|Mong Hsat Airport|Mong Hsat|MM|71|20.52|99.26||
MOL|Molde Airport, Årø|Årø|NO|8g|62.74|7.26||
MON|Mount Cook Airport||NZ|9d|-43.76|170.13||
MOQ|Morondava Airport|Morondava|MG|92|-20.28|44.32||
MOT|Minot International Airport|Minot|US|2e|48.26|-101.28||
MOV|Moranbah Airport|Moranbah|AU|7e|-22.06|148.08||
MOW|Moscow|Moscow|RU|8f|55.97|37.41|c|
MOZ|Moorea Temae Airport|Moorea|PF|a7|-17.49|-149.76||
MPH|Godofredo P. Ramos Airport|Caticlan|PH|67|11.92|121.95||
MPL|Montpellier-Méditerranée Airport|Montpellier|FR|8h|43.58|3.96||
MPM|Maputo Airport|Maputo|MZ|11|-25.92|32.57||
MPN|Mount Pleasant Airport|Mount Pleasant|FK|7c|-51.82|-58.45||
MPV|Edward F Knapp State Airport|Barre|US|3v|44.2|-72.56||
MPW|Mariupol International Airport|Mariupol|UA|86|47.08|37.45||
MQC|Miquelon Airport|Miquelon|PM|3p|47.1|-56.38||
MQF|Magnitogorsk International Airport|Magnitogorsk|RU|72|53.39|58.76||
MQH|Minaçu Airport|Minaçu|BR|4f|-13.55|-48.2||
MQJ|Moma Airport|Khonuu|RU|65|66.45|143.26||
MQL|Mildura Airport|Mildura|AU|7j|-34.23|142.09||
MQM|Mardin Airport|Mardin|TR|82|37.22|40.63||
MQN|Mo i Rana Airport, Røssvoll|Mo i Rana|NO|8g|66.36|14.3||
MQP|Kruger Mpumalanga International Airport|Kruger|ZA|o|-25.38|31.11||
MQQ|Moundou Airport|Moundou|TD|17|8.62|16.07||
MQS|Mustique Airport|Mustique Island|VC|4m|12.89|-61.18||
MQT|Sawyer International Airport|Gwinn|US|2n|46.35|-87.4||
MQU|Mariquita Airport|Mariquita|CO|26|5.21|-74.88||
MQX|Alula Aba Nega Airport|Mekelle|ET|2|13.47|39.53||
MQY|Smyrna Airport|Smyrna|US|2e|36.01|-86.52||
MRB|Eastern WV Regional Airport/Shepherd Field|Martinsburg|US|3v|39.4|-77.98||
MRD|Alberto Carnevalli Airport|Mérida|VE|2b|8.58|-71.16||
MRE|Mara Serena Lodge Airstrip|Masai Mara|KE|16|-1.41|35.01||
MRG|Mareeba Airport||AU|7e|-17.07|145.42||
MRI|Merrill Field|Anchorage|US|1h|61.21|-149.84||
MRO|Hood Airport|Masterton|NZ|9d|-40.97|175.63||
MRQ|Marinduque Airport|Gasan|PH|67|13.36|121.83||
MRR|Jose Maria Velasco Ibarra Airport|Macará|EC|2z|-4.38|-79.94||
MRS|Marseille Provence Airport|Marseille|FR|8h|43.44|5.22||
MRU|Sir Seewoosagur Ramgoolam International Airport|Mauritius|MU|99|-20.43|57.68||
MRV|Mineralnyye Vody Airport|Mineralnyye Vody|RU|8f|44.23|43.08||
MRW|Lolland Falster Maribo Airport|Lolland Falster|DK|7w|54.7|11.44||
MRX|Mahshahr Airport|Mahshahr|IR|6t|30.56|49.15||
MRY|Monterey Peninsula Airport|Monterey|US|3d|36.59|-121.84||
MRZ|Moree Airport|Moree|AU|7l|-29.5|149.85||
MSA|Muskrat Dam Airport|Muskrat Dam|CA|4v|53.44|-91.76||
MSH|RAFO Masirah|Masirah|OM|68|20.68|58.89||
MSJ|Misawa Air Base / Misawa Airport|Misawa|JP|6v|40.7|141.37||
MSL|Northwest Alabama Regional Airport|Muscle Shoals|US|2e|34.75|-87.61||
MSN|Dane County Regional Truax Field|Madison|US|2e|43.14|-89.34||
MSO|Missoula International Airport|Missoula|US|2m|46.92|-114.09||
MSP|Minneapolis-Saint Paul International Airport / Wold-Chamberlain Field|Minneapolis|US|2e|44.88|-93.22||
MSQ|Minsk National Airport|Minsk|BY|8e|53.89|28.04||
MSR|Muş Airport|Muş|TR|82|38.75|41.66||
MSS|Massena International Airport Richards Field|Massena|US|3v|44.94|-74.84||
MST|Maastricht Aachen Airport|Maastricht|NL|7m|50.91|5.77||
MSU|Moshoeshoe I International Airport|Maseru|LS|12|-29.46|27.55||
MSW|Massawa International Airport|Massawa|ER|4|15.67|39.37||
MSY|Louis Armstrong New Orleans International Airport|New Orleans|US|2e|29.99|-90.26||
MSZ|Welwitschia Mirabilis International Airport|Moçâmedes|AO|x|-15.26|12.15||
MTC|Selfridge Air National Guard Base Airport|Mount Clemens|US|2n|42.61|-82.84||
MTH|The Florida Keys Marathon Airport|Marathon|US|3v|24.73|-81.05||
MTJ|Montrose Regional Airport|Montrose|US|2m|38.51|-107.89||
MTN|Martin State Airport|Baltimore|US|3v|39.33|-76.41||
MTR|Los Garzones Airport|Montería|CO|26|8.82|-75.83||
MTS|Matsapha Airport|Manzini|SZ|13|-26.53|31.31||
MTT|Minatitlán/Coatzacoalcos International Airport|Cosoleacaque|MX|3o|18.1|-94.58||
MTY|Aeropuerto Internacional Gral. Mariano Escobedo|Monterrey|MX|3r|25.78|-100.11||
MTZ|Bar Yehuda Airfield|Masada|IL|5u|31.33|35.39||
MUA|Munda Airport|Munda|SB|9n|-8.33|157.26||
MUB|Maun Airport|Maun|BW|m|-19.97|23.43||
MUC|Munich Airport|Munich|DE|7q|48.35|11.79||
MUD|Mueda Airport|Mueda|MZ|11|-11.67|39.56||
MUE|Waimea Kohala Airport|Waimea|US|9p|20|-155.67||
MUH|Marsa Matruh International Airport|Marsa Matruh|EG|c|31.34|27.22||
MUI|Muir Army Air Field Airport|Fort Indiantown Gap|US|3v|40.44|-76.57||
MUN|Maturín Airport|Maturín|VE|2b|9.75|-63.15||
MUO|Mountain Home Air Force Base|Mountain Home|US|27|43.04|-115.87||
MUR|Marudi Airport|Marudi|MY|62|4.18|114.33||
MUW|Ghriss Airport|Ghriss|DZ|3|35.21|0.15||
MUX|Multan International Airport|Multan|PK|5x|30.2|71.42||
MVB|M'Vengue El Hadj Omar Bongo Ondimba International Airport|Franceville|GA|v|-1.66|13.44||
MVD|Carrasco General Cesáreo L. Berisso International Airport|Montevideo|UY|3s|-34.84|-56.03||
MVF|Dix-Sept Rosado Airport|Mossoró|BR|2s|-5.2|-37.36||
MVP|Fabio Alberto Leon Bentley Airport|Mitú|CO|26|1.25|-70.23||
MVQ|Mogilev Airport|Mogilev|BY|8e|53.95|30.1||
MVR|Salak Airport|Maroua|CM|j|10.45|14.26||
MVT|Mataiva Airport||PF|a7|-14.87|-148.72||
MVZ|Masvingo International Airport|Masvingo|ZW|n|-20.06|30.86||
MWD|Mianwali Air Base|Mianwali|PK|5x|32.56|71.57||
MWE|Merowe Airport|Merowe|SD|r|18.44|31.84||
MWH|Grant County International Airport|Moses Lake|US|3d|47.21|-119.32||
MWX|Muan International Airport|Muan|KR|6n|34.99|126.38||
MWZ|Mwanza Airport|Mwanza|TZ|h|-2.44|32.93||
MXF|Maxwell Air Force Base|Montgomery|US|2e|32.38|-86.37||
MXI|Mati National Airport|Mati|PH|67|6.95|126.27||
MXJ|Minna Airport|Minna|NG|u|9.65|6.46||
MXL|General Rodolfo Sánchez Taboada International Airport|Mexicali|MX|4q|32.63|-115.24||
MXM|Morombe Airport|Morombe|MG|92|-21.75|43.37||
MXN|Morlaix-Ploujean Airport|Morlaix|FR|8h|48.6|-3.82||
MXP|Malpensa International Airport|Milan|IT|8l|45.63|8.73||MIL
MXV|Mörön Airport|Mörön|MN|6x|49.66|100.1||
MXX|Mora Airport|Mora|SE|8s|60.96|14.51||
MYA|Moruya Airport|Moruya|AU|7l|-35.9|150.14||
MYC|Escuela Mariscal Sucre Airport|Maracay|VE|2b|10.25|-67.65||
MYD|Malindi Airport|Malindi|KE|16|-3.23|40.1||
MYE|Miyakejima Airport|Miyakejima|JP|6v|34.07|139.56||
MYG|Mayaguana Airport|Abrahams Bay|BS|3u|22.38|-73.01||
MYJ|Matsuyama Airport|Matsuyama|JP|6v|33.83|132.7||
MYL|McCall Municipal Airport|McCall|US|27|44.89|-116.1||
MYP|Mary International Airport|Mary|TM|55|37.62|61.9||
MYR|Myrtle Beach International Airport|Myrtle Beach|US|3v|33.68|-78.93||
MYT|Myitkyina Airport|Myitkyina|MM|71|25.38|97.35||
MYU|Mekoryuk Airport|Mekoryuk|US|3w|60.37|-166.27||
MYV|Yuba County Airport|Marysville|US|3d|39.1|-121.57||
MYW|Mtwara Airport|Mtwara|TZ|h|-10.34|40.18||
MYY|Miri Airport|Miri|MY|62|4.32|113.99||
MZB|Mocímboa da Praia Airport|Mocímboa da Praia|MZ|11|-11.36|40.35||
MZG|Penghu Magong Airport|Huxi|TW|6q|23.57|119.63||
MZI|Mopti Ambodédjo International Airport|Sévaré|ML|5|14.51|-4.08||
MZL|La Nubia Airport|Manizales|CO|26|5.03|-75.46||
MZO|Sierra Maestra International Airport|Manzanillo|CU|32|20.29|-77.09||
MZQ|Mkuze Airport|Mkuze|ZA|o|-27.63|32.04||
MZR|Mazar-i-Sharif International Airport|Mazar-i-Sharif|AF|5v|36.71|67.21||
MZT|Aeropuerto Internacional Gral. Rafael Buelna|Mazatlán|MX|3l|23.17|-106.27||
MZU|Muzaffarpur Airport|Muzaffarpur|IN|5z|26.12|85.31||
MZV|Mulu Airport|Mulu|MY|62|4.05|114.81||
MZW|Mecheria Airport|Mecheria|DZ|3|33.54|-0.24||
NAA|Narrabri Airport|Narrabri|AU|7l|-30.32|149.83||
NAG|Dr. Babasaheb Ambedkar International Airport|Nagpur|IN|5z|21.09|79.05||
NAH|Naha Airport|Tahuna-Sangihe Island|ID|66|3.68|125.53||
NAJ|Nakhchivan Airport|Nakhchivan|AZ|59|39.19|45.46||
NAK|Nakhon Ratchasima Airport|Chaloem Phra Kiat|TH|5a|14.95|102.31||
NAL|Nalchik Airport|Nalchik|RU|8f|43.51|43.64||
NAN|Nadi International Airport|Nadi|FJ|9j|-17.76|177.44||
NAP|Naples International Airport|Naples|IT|8l|40.89|14.29||
NAS|Lynden Pindling International Airport|Nassau|BS|3u|25.04|-77.47||
NAT|São Gonçalo do Amarante - Governador Aluízio Alves International Airport|Natal|BR|2s|-5.77|-35.37||
NAV|Nevsehir Airport|Cappadocia|TR|82|38.63|34.72||
NAW|Narathiwat Airport||TH|5a|6.52|101.74||
NAY|Beijing Nanjiao Airport|Beijing|CN|6o|39.49|116.37||
NBC|Begishevo Airport|Nizhnekamsk|RU|8f|55.56|52.09||
NBE|Enfidha - Hammamet International Airport|Enfidha|TN|1e|36.08|10.44||
NBG|New Orleans NAS JRB/Alvin Callender Field|New Orleans|US|2e|29.83|-90.04||
NBO|Jomo Kenyatta International Airport|Nairobi|KE|16|-1.32|36.93||
NBS|Changbaishan Airport|Baishan|CN|6o|42.07|127.6||
NBW|Leeward Point Field|Guantanamo Bay Naval Station|CU|32|19.91|-75.21||
NBX|Nabire Airport|Nabire|ID|5t|-3.37|135.5||
NCA|North Caicos Airport|North Caicos|TC|2v|21.92|-71.94||
NCE|Nice-Côte d'Azur Airport|Nice|FR|8h|43.66|7.22||
NCL|Newcastle Airport|Newcastle|GB|89|55.04|-1.69||
NCO|Quonset State Airport|North Kingstown|US|3v|41.6|-71.41||
NCS|Newcastle Airport|Newcastle|ZA|o|-27.77|29.98||
NCU|Nukus Airport|Nukus|UZ|6m|42.49|59.62||
NCY|Annecy-Haute-Savoie-Mont Blanc Airport|Annecy|FR|8h|45.93|6.11||
NDB|Nouadhibou International Airport|Nouadhibou|MR|19|20.93|-17.03||
NDC|Nanded Airport|Nanded|IN|5z|19.18|77.32||
NDD|Sumbe Airport|Sumbe|AO|x|-11.17|13.85||
NDG|Qiqihar Sanjiazi Airport|Qiqihar|CN|6o|47.24|123.92||
NDJ|N'Djamena International Airport|N'Djamena|TD|17|12.13|15.03||
NDR|Nador Al Aaroui International Airport|Al Aaroui|MA|d|34.99|-3.03||
NDU|Rundu Airport|Rundu|NA|1f|-17.96|19.72||
NEC|Necochea Airport|Necochea|AR|1l|-38.49|-58.82||
NEL|Lakehurst Maxfield Field Airport|Lakehurst|US|3v|40.03|-74.35||
NER|Chulman Airport|Neryungri|RU|70|56.91|124.91||
NEU|Sam Neua Airport||LA|6y|20.42|104.07||
NEV|Vance W. Amory International Airport|Charlestown|KN|4j|17.21|-62.59||
NEW|Lakefront Airport|New Orleans|US|2e|30.04|-90.03||
NFG|Nefteyugansk Airport|Nefteyugansk|RU|72|61.11|72.65||
NFL|Fallon Naval Air Station|Fallon|US|3d|39.42|-118.7||
NGA|Young Airport||AU|7l|-34.26|148.25||
NGB|Ningbo Lishe International Airport|Ningbo|CN|6o|29.83|121.46||
NGE|N'Gaoundéré Airport|N'Gaoundéré|CM|j|7.36|13.56||
NGF|Kaneohe Bay MCAS Airport|Kaneohe|US|9p|21.45|-157.77||
NGO|Chubu Centrair International Airport|Nagoya|JP|6v|34.86|136.8||
NGQ|Ngari Gunsa Airport|Shiquanhe|CN|6o|32.1|80.05||
NGS|Nagasaki Airport|Nagasaki|JP|6v|32.92|129.91||
NGU|Norfolk Naval Station|Norfolk|US|3v|36.94|-76.29||
NHD|Al Minhad Air Base|Dubai|AE|5l|25.03|55.37||
NHK|Patuxent River Naval Air Station|Patuxent River|US|3v|38.29|-76.41||
NHT|RAF Northolt|London|GB|89|51.55|-0.42||
NHV|Nuku Hiva Airport|Nuku Hiva|PF|9v|-8.8|-140.23||
NHZ|Brunswick Executive Airport|Brunswick|US|3v|43.89|-69.94||
NIM|Diori Hamani International Airport|Niamey|NE|18|13.48|2.18||
NIP|Jacksonville Naval Air Station|Jacksonville|US|3v|30.24|-81.68||
NIT|Niort-Souché Airport|Niort|FR|8h|46.31|-0.39||
NJA|JMSDF Atsugi Air Base / Naval Air Facility Atsugi|Ayase|JP|6v|35.45|139.45||
NJC|Nizhnevartovsk Airport|Nizhnevartovsk|RU|72|60.95|76.48||
NJF|Al Najaf International Airport|Najaf|IQ|57|31.99|44.4||
NJK|El Centro NAF Airport|El Centro|US|3d|32.83|-115.67||
NKC|Nouakchott-Oumtounsy International Airport|Nouakchott|MR|19|18.31|-15.97||
NKG|Nanjing Lukou International Airport|Nanjing|CN|6o|31.74|118.87||
NKM|Nagoya Airport / JASDF Komaki Air Base|Nagoya|JP|6v|35.26|136.92||
NKT|Şırnak Şerafettin Elçi Airport|Şırnak|TR|82|37.36|42.06||
NKW|Diego Garcia Naval Support Facility|Diego Garcia|IO|93|-7.31|72.41||
NKX|Miramar Marine Corps Air Station - Mitscher Field|San Diego|US|3d|32.87|-117.14||
NLA|Simon Mwansa Kapwepwe International Airport|Ndola|ZM|z|-13|28.66||
NLC|Lemoore Naval Air Station Airport|Lemoore|US|3d|36.33|-119.95||
NLD|Quetzalcóatl International Airport|Nuevo Laredo|MX|3k|27.44|-99.57||
NLH|Ninglang Luguhu Airport|Ninglang|CN|6o|27.54|100.76||
NLI|Nikolayevsk-na-Amure Airport|Nikolayevsk-na-Amure Airport|RU|6z|53.15|140.65||
NLK|Norfolk Island International Airport|Burnt Pine|NF|9z|-29.04|167.94||
NLO|Ndolo Airport|N'dolo|CD|t|-4.33|15.33||
NLT|Xinyuan Nalati Airport|Xinyuan|CN|6o|43.43|83.38||
NLU|General Felipe Ángeles International Airport|Mexico City|MX|3o|19.75|-99.01||
NLV|Mykolaiv International Airport|Nikolayev|UA|86|47.06|31.92||
NMB|Daman Airport|Daman|IN|5z|20.43|72.84||
NMC|Normans Cay Airport|Normans Cay|BS|3u|24.59|-76.82||
NMF|Maafaru International Airport|Noonu Atoll|MV|98|5.82|73.47||
NMI|Navi Mumbai International Airport|Mumbai|IN|5z|18.99|73.07||
NMS|Namsang Airport|Namsang|MM|71|20.89|97.74||
NNA|Kenitra Air Base|Kenitra|MA|d|34.3|-6.6||
NNG|Nanning Wuxu Airport|Nanning|CN|6o|22.61|108.17||
NNM|Naryan Mar Airport|Naryan Mar|RU|8f|67.64|53.12||
NNT|Nan Airport||TH|5a|18.81|100.78||
NOA|Naval Air Station Nowra - HMAS Albatross|Nowra Hill|AU|7l|-34.95|150.54||
NOB|Nosara Airport|Nicoya|CR|2h|9.98|-85.65||
NOC|Ireland West Knock Airport|Knock|IE|7x|53.91|-8.82||
NOI|Krymsk Air Base|Krymsk|RU|8f|44.96|38||
NOJ|Noyabrsk Airport|Noyabrsk|RU|72|63.18|75.27||
NOP|Sinop Airport|Sinop|TR|82|42.02|35.07||
NOS|Fascene Airport|Nosy Be|MG|92|-13.31|48.31||
NOU|La Tontouta International Airport|Nouméa|NC|a0|-22.01|166.21||
NOV|Nova Lisboa Airport|Huambo|AO|x|-12.81|15.76||
NOZ|Spichenkovo Airport|Novokuznetsk|RU|6a|53.81|86.88||
NPA|Naval Air Station Pensacola Forrest Sherman Field|Pensacola|US|2e|30.35|-87.32||
NPE|Hawke's Bay Airport|Napier|NZ|9d|-39.47|176.87||
NPL|New Plymouth Airport|New Plymouth|NZ|9d|-39.01|174.18||
NPO|Nanga Pinoh Airport|Nanga Pinoh-Borneo Island|ID|6f|-0.35|111.75||
NQA|Millington-Memphis Airport|Millington|US|2e|35.36|-89.87||
NQI|Kingsville Naval Air Station|Kingsville|US|2e|27.51|-97.81||
NQN|Presidente Peron Airport|Neuquen|AR|1s|-38.95|-68.16||
NQT|Nottingham Airport|Nottingham|GB|89|52.92|-1.08||
NQX|Naval Air Station Key West/Boca Chica Field|Key West|US|3v|24.58|-81.69||
NQY|Cornwall Airport Newquay|Newquay|GB|89|50.44|-5||
NQZ|Nursultan Nazarbayev International Airport|Astana|KZ|50|51.02|71.47||
NRA|Narrandera Airport|Narrandera|AU|7l|-34.7|146.51||
NRB|Naval Station Mayport / Admiral David L McDonald Field|Jacksonville|US|3v|30.39|-81.42||
NRK|Norrköping Airport|Norrköping|SE|8s|58.59|16.25||
NRN|Weeze Airport|Düsseldorf Weeze|DE|7q|51.6|6.14||
NRT|Narita International Airport|Tokyo|JP|6v|35.76|140.39||TYO
NSE|Whiting Field Naval Air Station - North|Milton|US|2e|30.72|-87.02||
NSH|Nowshahr Airport|Nowshahr|IR|6t|36.66|51.46||
NSI|Yaoundé Nsimalen International Airport|Yaoundé|CM|j|3.72|11.55||
NSK|Norilsk-Alykel Airport|Norilsk|RU|60|69.31|87.33||
NSN|Nelson Airport|Nelson|NZ|9d|-41.3|173.22||
NST|Nakhon Si Thammarat Airport|Nakhon Si Thammarat|TH|5a|8.54|99.94||
NSY|Sigonella Navy Air Base|Sigonella|IT|8l|37.4|14.92||
NTB|Notodden Airport|Notodden|NO|8g|59.57|9.21||
NTD|Point Mugu Naval Air Station|Point Mugu|US|3d|34.12|-119.12||
NTE|Nantes Atlantique Airport|Nantes|FR|8h|47.15|-1.61||
NTG|Nantong Xingdong International Airport|Nantong|CN|6o|32.07|120.98||
NTL|Newcastle Airport|Williamtown|AU|7l|-32.79|151.83||
NTN|Normanton Airport|Normanton|AU|7e|-17.68|141.07||
NTQ|Noto Satoyama Airport|Wajima|JP|6v|37.29|136.96||
NTR|Del Norte International Airport|Monterrey|MX|3r|25.87|-100.24||
NTU|Oceana Naval Air Station|Virginia Beach|US|3v|36.82|-76.03||
NTX|Ranai-Natuna Airport|Ranai-Natuna Besar Island|ID|5s|3.91|108.39||
NUE|Nuremberg Airport|Nuremberg|DE|7q|49.5|11.08||
NUI|Nuiqsut Airport|Nuiqsut|US|1h|70.21|-151.01||
NUM|Neom Bay Airport|Sharma|SA|6k|27.93|35.29||
NUQ|Moffett Federal Airfield|Mountain View|US|3d|37.42|-122.05||
NUW|Whidbey Island Naval Air Station|Oak Harbor|US|3d|48.35|-122.66||
NUX|Novy Urengoy Airport|Novy Urengoy|RU|72|66.07|76.52||
NVA|Benito Salas Airport|Neiva|CO|26|2.95|-75.29||
NVI|Navoi Airport|Navoi|UZ|6m|40.12|65.17||
NVS|Nevers-Fourchambault Airport|Nevers|FR|8h|47|3.11||
NVT|Ministro Victor Konder International Airport|Navegantes|BR|4f|-26.88|-48.65||
NWA|Mohéli Bandar Es Eslam Airport|Fomboni|KM|96|-12.3|43.77||
NWI|Norwich Airport|Norwich|GB|89|52.68|1.28||
NYA|Nyagan Airport|Nyagan|RU|72|62.11|65.61||
NYC|New York|New York|US|3v|40.64|-73.78|c|
NYI|Sunyani Airport|Sunyani|GH|1|7.36|-2.33||
NYK|Nanyuki Airport|Nanyuki|KE|16|-0.06|37.04||
NYM|Nadym Airport|Nadym|RU|72|65.48|72.7||
NYO|Stockholm Skavsta Airport|Stockholm|SE|8s|58.79|16.91||STO
NYT|Nay Pyi Taw International Airport|Pyinmana|MM|71|19.62|96.2||
NZC|Maria Reiche Neuman Airport|Nazca|PE|3c|-14.85|-74.96||
NZH|Manzhouli Xijiao Airport||CN|6o|49.57|117.33||
NZL|Zhalantun Genghis Khan Airport|Zhalantun|CN|6o|47.87|122.77||
NZY|North Island Naval Air Station-Halsey Field|San Diego|US|3d|32.7|-117.21||
OAG|Orange Airport|Orange|AU|7l|-33.38|149.13||
OAI|Bagram Airfield|Bagram|AF|5v|34.95|69.26||
OAJ|Albert J Ellis Airport|Richlands|US|3v|34.83|-77.61||
OAK|Metropolitan Oakland International Airport|Oakland|US|3d|37.72|-122.22||
OAM|Oamaru Airport||NZ|9d|-44.97|171.08||
OAX|Xoxocotlán International Airport|Oaxaca|MX|3o|17|-96.73||
OBF|Oberpfaffenhofen Airport|Weßling|DE|7q|48.08|11.28||
OBO|Tokachi-Obihiro Airport|Obihiro|JP|6v|42.73|143.22||
OBS|Aubenas-Ardèche Méridional Airport|Aubenas|FR|8h|44.54|4.37||
OCC|Francisco De Orellana Airport|Coca|EC|2z|-0.46|-76.99||
OCJ|Ian Fleming International Airport|Boscobel|JM|37|18.4|-76.97||
OCV|Aguas Claras Airport|Ocaña|CO|26|8.32|-73.36||
ODB|Córdoba Airport|Córdoba|ES|8b|37.84|-4.85||
ODE|Odense Airport|Odense|DK|7w|55.48|10.33||
ODH|RAF Odiham|Odiham|GB|89|51.23|-0.94||
ODS|Odessa International Airport|Odessa|UA|86|46.43|30.68||
OEC|Rota Do Sândalo Oecusse Airport|Oecussi-Ambeno|TL|5k|-9.2|124.34||
OER|Örnsköldsvik Airport|Örnsköldsvik|SE|8s|63.41|18.99||
OFF|Offutt Air Force Base|Omaha|US|2e|41.12|-95.91||
OFK|Karl Stefan Memorial Airport|Norfolk|US|2e|41.99|-97.44||
OGB|Orangeburg Municipal Airport|Orangeburg|US|3v|33.46|-80.86||
OGD|Ogden Hinckley Airport|Ogden|US|2m|41.2|-112.01||
OGG|Kahului Airport|Kahului|US|9p|20.9|-156.43||
OGL|Eugene F. Correira International Airport|Ogle|GY|30|6.81|-58.11||
OGN|Yonaguni Airport|Yonaguni|JP|6v|24.47|122.98||
OGU|Ordu-Giresun Airport|Ordu|TR|82|40.97|38.09||
OGX|Ain Beida Airport|Ouargla|DZ|3|31.92|5.41||
OGZ|Vladikavkaz Beslan International Airport|Beslan|RU|8f|43.21|44.61||
OHA|RNZAF Base Ohakea||NZ|9d|-40.21|175.39||
OHD|Ohrid St. Paul the Apostle Airport|Ohrid|MK|8q|41.18|20.74||
OHE|Mohe Gulian Airport|Mohe|CN|6o|52.92|122.42||
OHO|Okhotsk Airport|Okhotsk|RU|6z|59.41|143.06||
OIM|Oshima Airport|Izu Oshima|JP|6v|34.78|139.36||
OIR|Okushiri Airport|Okushiri Island|JP|6v|42.07|139.43||
OIT|Oita Airport|Oita|JP|6v|33.48|131.74||
OKA|Naha Airport / JASDF Naha Air Base|Okinawa|JP|6v|26.2|127.65||
OKC|Will Rogers World Airport|Oklahoma City|US|2e|35.39|-97.6||
OKD|Sapporo Okadama Airport|Sapporo|JP|6v|43.12|141.38||SPK
OKE|Okinoerabu Airport|Wadomari|JP|6v|27.43|128.7||
OKI|Oki Global Geopark Airport|Okinoshima|JP|6v|36.18|133.32||
OKJ|Okayama Momotaro Airport|Okayama|JP|6v|34.76|133.85||
OKL|Oksibil Airport|Oksibil|ID|5t|-4.91|140.63||
OKN|Okondja Airport|Okondja|GA|v|-0.67|13.67||
OKO|Yokota Air Base|Tokyo|JP|6v|35.75|139.35||
OKY|Oakey Army Aviation Centre||AU|7e|-27.41|151.74||
OLA|Ørland Airport|Ørland|NO|8g|63.7|9.6||
OLB|Olbia Costa Smeralda Airport|Olbia|IT|8l|40.9|9.52||
OLF|L M Clayton Airport|Wolf Point|US|2m|48.09|-105.57||
OLK|Aeropuerto Nacional de Fuerte Olimpo|Fuerte Olimpo|PY|1y|-21.05|-57.88||
OLL|Oyo Ollombo Airport|Oyo|CG|a|-1.23|15.91||
OLM|Olympia Regional Airport|Olympia|US|3d|46.97|-122.9||
OLS|Nogales International Airport|Nogales|US|41|31.42|-110.85||
OLZ|Olyokminsk Airport|Olyokminsk|RU|70|60.4|120.47||
OMA|Eppley Airfield|Omaha|US|2e|41.3|-95.89||
OMB|Omboue Hospital Airport|Omboue|GA|v|-1.57|9.26||
OMC|Ormoc Airport|Ormoc City|PH|67|11.06|124.57||
OMD|Oranjemund Airport|Oranjemund|NA|1f|-28.58|16.45||
OME|Nome Airport|Nome|US|3w|64.51|-165.45||
OMH|Urmia Airport|Urmia|IR|6t|37.67|45.07||
OMO|Mostar International Airport|Mostar|BA|8n|43.28|17.85||
OMR|Oradea International Airport|Oradea|RO|7t|47.03|21.9||
OMS|Omsk Central Airport|Omsk|RU|6c|54.97|73.31||
OND|Ondangwa Airport|Ondangwa|NA|1f|-17.88|15.95||
ONJ|Odate Noshiro Airport|Kitaakita|JP|6v|40.19|140.37||
ONO|Ontario Municipal Airport|Oregon|US|27|44.02|-117.01||
ONP|Newport Municipal Airport|Newport|US|3d|44.58|-124.06||
ONQ|Zonguldak Çaycuma Airport|Zonguldak|TR|82|41.51|32.09||
ONT|Ontario International Airport|Ontario|US|3d|34.06|-117.6||QLA
ONX|Enrique Adolfo Jimenez Airport|Colón|PA|3z|9.36|-79.87||
OOL|Gold Coast Airport|Gold Coast|AU|7e|-28.17|153.51||
OOM|Cooma Snowy Mountains Airport|Cooma|AU|7l|-36.3|148.97||
OPF|Miami-Opa Locka Executive Airport|Miami|US|3v|25.91|-80.28||
OPO|Francisco de Sá Carneiro Airport|Porto|PT|87|41.25|-8.68||
OPU|Balimo Airport|Balimo|PG|a4|-8.05|142.93||
ORA|Orán Airport|Orán|AR|1s|-23.15|-64.33||
ORB|Örebro Airport|Örebro|SE|8s|59.22|15.04||
ORD|Chicago O'Hare International Airport|Chicago|US|2e|41.98|-87.9||CHI
ORF|Norfolk International Airport|Norfolk|US|3v|36.89|-76.2||
ORH|Worcester Regional Airport|Worcester|US|3v|42.27|-71.88||
ORK|Cork Airport|Cork|IE|7x|51.84|-8.49||
ORN|Oran Es-Sénia International Airport|Es-Sénia|DZ|3|35.62|-0.62||
ORT|Northway Airport|Northway|US|1h|62.96|-141.93||
ORU|Juan Mendoza Airport|Oruro|BO|3b|-17.96|-67.08||
ORY|Paris-Orly Airport|Paris|FR|8h|48.72|2.38||PAR
OSA|Osaka|Osaka|JP|6v|34.43|135.24|c|
OSD|Åre Östersund Airport|Östersund|SE|8s|63.19|14.5||
OSF|Ostafyevo International Airport|Moscow|RU|8f|55.51|37.51||
OSH|Wittman Regional Airport|Oshkosh|US|2e|43.98|-88.56||
OSI|Osijek Airport|Osijek|HR|90|45.46|18.81||
OSL|Oslo Airport, Gardermoen|Oslo|NO|8g|60.19|11.1||
OSM|Mosul International Airport|Mosul|IQ|57|36.31|43.15||
OSN|Osan Air Base||KR|6n|37.09|127.03||
OSR|Ostrava Leos Janáček Airport|Ostrava|CZ|8j|49.7|18.11||
OSS|Osh Airport|Osh|KG|5d|40.61|72.79||
OST|Ostend-Bruges International Airport|Ostend|BE|7s|51.2|2.87||
OSU|The Ohio State University Airport - Don Scott Field|Columbus|US|3v|40.08|-83.07||
OSW|Orsk Airport|Orsk|RU|72|51.07|58.6||
OTH|Southwest Oregon Regional Airport|North Bend|US|3d|43.42|-124.25||
OTI|Pitu Airport|Gotalalamo-Morotai Island|ID|5t|2.05|128.32||
OTM|Ottumwa Regional Airport|Ottumwa|US|2e|41.11|-92.45||
OTP|Henri Coandă International Airport|Bucharest|RO|7t|44.57|26.09||BUH
OTR|Coto 47 Airport|Corredores|CR|2h|8.6|-82.97||
OTZ|Ralph Wien Memorial Airport|Kotzebue|US|3w|66.88|-162.6||
OUA|Ouagadougou Airport|Ouagadougou|BF|1a|12.35|-1.51||
OUD|Oujda Angads Airport|Ahl Angad|MA|d|34.79|-1.93||
OUE|Ouesso Airport||CG|a|1.62|16.04||
OUH|Oudtshoorn Airport|Oudtshoorn|ZA|o|-33.61|22.19||
OUL|Oulu Airport|Oulu|FI|80|64.93|25.35||
OVB|Novosibirsk Tolmachevo Airport|Novosibirsk|RU|6b|55.02|82.62||
OVD|Asturias Airport|Ranón|ES|8b|43.56|-6.03||
OVS|Sovetskiy Airport|Sovetskiy|RU|72|61.33|63.6||
OWB|Owensboro Daviess County Airport|Owensboro|US|2e|37.74|-87.17||
OWD|Norwood Memorial Airport|Norwood|US|3v|42.19|-71.17||
OXB|Osvaldo Vieira International Airport|Bissau|GW|8|11.89|-15.65||
OXF|Oxford Airport|Kidlington|GB|89|51.84|-1.32||
OXR|Oxnard Airport|Oxnard|US|3d|34.2|-119.21||
OYA|Goya Airport|Goya|AR|1n|-29.11|-59.22||
OYE|Oyem Airport|Oyem|GA|v|1.54|11.58||
OYK|Oiapoque Airport|Oiapoque|BR|22|3.85|-51.8||
OYO|Tres Arroyos Airport|Tres Arroyos|AR|1l|-38.39|-60.33||
OYP|Saint-Georges-de-l'Oyapock Airport|Saint-Georges-de-l'Oyapock|GF|2c|3.9|-51.8||
OZC|Labo Airport|Ozamiz|PH|67|8.18|123.84||
OZG|Zagora Airport|Zagora|MA|d|30.26|-5.85||
OZH|Zaporizhzhia International Airport|Zaporizhia|UA|86|47.87|35.32||
OZP|Moron Air Base|Morón|ES|8b|37.17|-5.62||
OZR|Cairns AAF Air Field|Fort Rucker|US|2e|31.28|-85.71||
OZZ|Ouarzazate Airport|Ouarzazate|MA|d|30.94|-6.91||
PAB|Bilaspur Airport|Bilaspur|IN|5z|21.99|82.11||
PAC|Marcos A. Gelabert International Airport|Panama City|PA|3z|8.97|-79.56||
PAD|Paderborn Lippstadt Airport|Paderborn|DE|7q|51.61|8.62||
PAE|Snohomish County Airport|Everett|US|3d|47.91|-122.28||
PAG|Pagadian Airport|Pagadian|PH|67|7.83|123.46||
PAH|Barkley Regional Airport|Paducah|US|2e|37.06|-88.77||
PAL|German Olano Air Base|La Dorada|CO|26|5.48|-74.66||
PAM|Tyndall Air Force Base|Panama City|US|2e|30.07|-85.58||
PAN|Pattani Airport||TH|5a|6.79|101.15||
PAP|Toussaint Louverture International Airport|Port-au-Prince|HT|42|18.58|-72.29||
PAQ|Warren "Bud" Woods Palmer Municipal Airport|Palmer|US|1h|61.59|-149.09||
PAR|Paris|Paris|FR|8h|49.01|2.55|c|
PAT|Jay Prakash Narayan Airport|Patna|IN|5z|25.59|85.09||
PAV|Paulo Afonso Airport|Paulo Afonso|BR|20|-9.4|-38.25||
PAX|Port-de-Paix Airport|Port-de-Paix|HT|42|19.93|-72.85||
PAZ|El Tajín National Airport|Poza Rica|MX|3o|20.6|-97.46||
PBC|Hermanos Serdán International Airport|Puebla|MX|3o|19.16|-98.37||
PBD|Porbandar Airport|Porbandar|IN|5z|21.65|69.66||
PBF|Pine Bluff Regional Airport, Grider Field|Pine Bluff|US|2e|34.17|-91.94||
PBG|Plattsburgh International Airport|Plattsburgh|US|3v|44.65|-73.47||
PBH|Paro International Airport|Paro|BT|6u|27.4|89.42||
PBI|Palm Beach International Airport|West Palm Beach|US|3v|26.68|-80.1||
PBL|General Bartolome Salom International Airport||VE|2b|10.48|-68.07||
PBM|Johan Adolf Pengel International Airport|Paramaribo|SR|40|5.45|-55.19||
PBN|Porto Amboim Airport|Port Amboim|AO|x|-10.72|13.77||
PBO|Paraburdoo Airport|Paraburdoo|AU|7k|-23.17|117.75||
PBR|Puerto Barrios Airport|Puerto Barrios|GT|2y|15.73|-88.58||
PBU|Putao Airport|Putao|MM|71|27.33|97.43||
PBZ|Plettenberg Bay Airport|Plettenberg Bay|ZA|o|-34.09|23.33||
PCF|Potchefstroom Airport|Potchefstroom|ZA|o|-26.67|27.08||
PCL|Cap FAP David Abenzur Rengifo International Airport|Pucallpa|PE|3c|-8.38|-74.57||
PCP|Principe Airport|São Tomé & Príncipe|ST|1c|1.66|7.41||
PCR|German Olano Airport|Puerto Carreño|CO|26|6.18|-67.49||
PDA|Obando Cesar Gaviria Trujillo Airport|Puerto Inírida|CO|26|3.85|-67.91||
PDG|Minangkabau International Airport|Padang|ID|5s|-0.79|100.28||
PDK|DeKalb Peachtree Airport|Atlanta|US|3v|33.88|-84.3||
PDL|João Paulo II Airport|Ponta Delgada|PT|74|37.74|-25.7||
PDO|Pendopo Airport|Talang Gudang-Sumatra Island|ID|5s|-3.29|103.88||
PDP|Capitan Corbeta CA Curbelo International Airport|Punta del Este|UY|3s|-34.86|-55.09||
PDS|Piedras Negras International Airport|Piedras Negras|MX|3k|28.63|-100.54||
PDT|Eastern Oregon Regional Airport at Pendleton|Pendleton|US|3d|45.7|-118.84||
PDV|Plovdiv International Airport|Plovdiv|BG|8r|42.07|24.85||
PDX|Portland International Airport|Portland|US|3d|45.59|-122.6||
PED|Pardubice Airport|Pardubice|CZ|8j|50.01|15.74||
PEE|Perm International Airport|Perm|RU|72|57.91|56.02||
PEG|Perugia San Francesco d'Assisi - Umbria International Airport|Perugia|IT|8l|43.1|12.51||
PEH|Comodoro Pedro Zanni Airport|Pehuajó|AR|1l|-35.84|-61.86||
PEI|Matecaña International Airport|Pereira|CO|26|4.81|-75.74||
PEK|Beijing Capital International Airport|Beijing|CN|6o|40.08|116.58||BJS
PEM|Padre Aldamiz International Airport|Puerto Maldonado|PE|3c|-12.61|-69.23||
PEN|Penang International Airport|Penang|MY|61|5.3|100.28||
PER|Perth International Airport|Perth|AU|7k|-31.94|115.97||
PES|Petrozavodsk Airport|Petrozavodsk|RU|8f|61.89|34.15||
PET|João Simões Lopes Neto International Airport|Pelotas|BR|4f|-31.72|-52.33||
PEV|Pécs-Pogány Airport|Pécs-Pogány|HU|7u|45.99|18.24||
PEW|Peshawar International Airport|Peshawar|PK|5x|33.99|71.51||
PEX|Pechora Airport|Pechora|RU|8f|65.12|57.13||
PEZ|Penza Airport|Penza|RU|8f|53.11|45.02||
PFB|Lauro Kurtz Airport|Passo Fundo|BR|4f|-28.24|-52.33||
PFO|Paphos International Airport|Paphos|CY|69|34.72|32.49||
PGA|Page Municipal Airport|Page|US|41|36.93|-111.45||
PGD|Charlotte County Airport|Punta Gorda|US|3v|26.92|-81.99||
PGF|Perpignan-Rivesaltes Airport|Perpignan|FR|8h|42.74|2.87||
PGH|Pantnagar Airport|Pantnagar|IN|5z|29.03|79.47||
PGU|Persian Gulf International Airport|Khiyaroo|IR|6t|27.38|52.74||
PGV|Pitt Greenville Airport|Greenville|US|3v|35.64|-77.39||
PGX|Périgueux-Bassillac Airport|Périgueux|FR|8h|45.2|0.82||
PGZ|Ponta Grossa Airport - Comandante Antonio Amilton Beraldo|Ponta Grossa|BR|4f|-25.18|-50.14||
PHB|Parnaíba - Prefeito Doutor João Silva Filho International Airport|Parnaíba|BR|2s|-2.89|-41.73||
PHC|Port Harcourt International Airport|Port Harcourt|NG|u|5.02|6.95||
PHE|Port Hedland International Airport|Port Hedland|AU|7k|-20.38|118.63||
PHF|Newport News Williamsburg International Airport|Newport News|US|3v|37.13|-76.49||
PHL|Philadelphia International Airport|Philadelphia|US|3v|39.87|-75.24||
PHS|Phitsanulok Airport|Phitsanulok|TH|5a|16.78|100.28||
PHW|Hendrik Van Eck Airport|Phalaborwa|ZA|o|-23.94|31.16||
PHX|Phoenix Sky Harbor International Airport|Phoenix|US|41|33.44|-112.01||
PHY|Phetchabun Airport||TH|5a|16.68|101.19||
PIA|General Wayne A. Downing Peoria International Airport|Peoria|US|2e|40.66|-89.69||
PIB|Hattiesburg Laurel Regional Airport|Moselle|US|2e|31.47|-89.34||
PIE|St. Petersburg Clearwater International Airport|St. Petersburg|US|3v|27.91|-82.69||
PIF|Pingtung North Airport|Pingtung|TW|6q|22.7|120.48||
PIH|Pocatello Regional Airport|Pocatello|US|27|42.91|-112.6||
PIK|Glasgow Prestwick Airport|Glasgow|GB|89|55.5|-4.59||
PIL|Aeropuerto Nacional Carlos Miguel Gimenez|Pilar|PY|1y|-26.88|-58.32||
PIO|Captain Renán Elías Olivera International Airport|Pisco|PE|3c|-13.74|-76.22||
PIR|Pierre Regional Airport|Pierre|US|2e|44.38|-100.29||
PIS|Poitiers-Biard Airport|Poitiers|FR|8h|46.59|0.31||
PIT|Pittsburgh International Airport|Pittsburgh|US|3v|40.49|-80.23||
PIU|Capitán FAP Guillermo Concha Iberico International Airport|Piura|PE|3c|-5.21|-80.62||
PIW|Pikwitonei Airport|Pikwitonei|CA|4v|55.59|-97.16||
PIX|Pico Airport|Pico Island|PT|74|38.55|-28.44||
PIZ|Point Lay LRRS Airport|Point Lay|US|3w|69.73|-163.01||
PJA|Pajala Airport||SE|8s|67.25|23.07||
PJC|Aeropuerto Internacional Dr. Augusto Roberto Fuster|Pedro Juan Caballero|PY|1y|-22.64|-55.83||
PJG|Panjgur Airport|Panjgur|PK|5x|26.95|64.13||
PJM|Puerto Jimenez Airport|Puerto Jimenez|CR|2h|8.53|-83.3||
PKB|Mid Ohio Valley Regional Airport|Parkersburg|US|3v|39.35|-81.44||
PKC|Yelizovo Airport|Petropavlovsk-Kamchatsky|RU|5w|53.17|158.45||
PKE|Parkes Airport|Parkes|AU|7l|-33.13|148.24||
PKP|Puka Puka Airport||PF|a7|-14.81|-138.81||
PKR|Pokhara Airport|Pokhara|NP|5y|28.2|83.98||
PKT|Port Keats Airport|Wadeye|AU|7g|-14.25|129.53||
PKU|Sultan Syarif Kasim II International Airport / Roesmin Nurjadin AFB|Pekanbaru|ID|5s|0.46|101.44||
PKV|Pskov Airport|Pskov|RU|8f|57.78|28.4||
PKW|Selebi Phikwe Airport|Selebi Phikwe|BW|m|-22.06|27.83||
PKX|Beijing Daxing International Airport|Beijing|CN|6o|39.51|116.41||BJS
PKY|Tjilik Riwut Airport|Palangkaraya|ID|6f|-2.23|113.94||
PKZ|Pakse International Airport|Pakse|LA|6y|15.13|105.78||
PLJ|Placencia Airport|Placencia|BZ|23|16.54|-88.36||
PLL|Ponta Pelada Airport / Manaus Air Base|Manaus|BR|3h|-3.15|-59.99||
PLM|Sultan Mahmud Badaruddin II Airport|Palembang|ID|5s|-2.9|104.7||
PLN|Pellston Regional Airport of Emmet County Airport|Pellston|US|2n|45.57|-84.8||
PLO|Port Lincoln Airport|Port Lincoln|AU|7d|-34.61|135.88||
PLQ|Palanga International Airport|Palanga|LT|8x|55.97|21.09||
PLS|Providenciales International Airport|Providenciales|TC|2v|21.77|-72.27||
PLU|Pampulha - Carlos Drummond de Andrade Airport|Belo Horizonte|BR|4f|-19.85|-43.95||BHZ
PLW|Mutiara - SIS Al-Jufrie Airport|Palu|ID|66|-0.92|119.91||
PLX|Semey Airport|Semey|KZ|50|50.35|80.23||
PLZ|Chief Dawid Stuurman International Airport|Gqeberha|ZA|o|-33.98|25.62||
PMA|Pemba Airport|Chake Chake|TZ|h|-5.26|39.81||
PMC|El Tepual Airport|Puerto Montt|CL|4d|-41.44|-73.09||
PMD|Palmdale Regional Airport / USAF Plant 42 Airport|Palmdale|US|3d|34.63|-118.08||
PMF|Parma Airport|Parma|IT|8l|44.82|10.3||
PMG|Ponta Porã Airport|Ponta Porã|BR|29|-22.55|-55.7||
PMI|Palma de Mallorca Airport|Palma de Mallorca|ES|8b|39.55|2.74||
PMO|Falcone-Borsellino Airport|Palermo|IT|8l|38.18|13.09||
PMQ|Perito Moreno Airport|Perito Moreno|AR|1r|-46.54|-70.98||
PMR|Palmerston North Airport|Palmerston North|NZ|9d|-40.32|175.62||
PMS|Palmyra Airport|Tadmur|SY|5i|34.56|38.32||
PMV|Del Caribe Santiago Mariño International Airport|Isla Margarita|VE|2b|10.91|-63.97||
PMW|Brigadeiro Lysias Rodrigues Airport|Palmas|BR|1k|-10.29|-48.36||
PMY|El Tehuelche Airport|Puerto Madryn|AR|1m|-42.76|-65.1||
PMZ|Palmar Sur Airport|Palmar Sur|CR|2h|8.95|-83.47||
PNA|Pamplona Airport|Pamplona|ES|8b|42.77|-1.65||
PNB|Porto Nacional Airport|Porto Nacional|BR|1k|-10.72|-48.4||
PNC|Ponca City Regional Airport|Ponca City|US|2e|36.73|-97.1||
PND|Punta Gorda Airport|Punta Gorda|BZ|23|16.1|-88.81||
PNE|Northeast Philadelphia Airport|Philadelphia|US|3v|40.08|-75.01||
PNH|Phnom Penh International Airport|Phnom Penh|KH|6e|11.55|104.84||
PNI|Pohnpei International Airport|Pohnpei Island|FM|a3|6.99|158.21||
PNK|Supadio Airport|Pontianak|ID|6f|-0.15|109.4||
PNL|Pantelleria Airport|Pantelleria|IT|8l|36.82|11.97||
PNP|Girua Airport|Popondetta|PG|a4|-8.8|148.31||
PNQ|Pune Airport / Lohagaon Air Force Station|Pune|IN|5z|18.58|73.92||
PNR|Antonio Agostinho-Neto International Airport|Pointe Noire|CG|a|-4.82|11.89||
PNS|Pensacola International Airport|Pensacola|US|2e|30.47|-87.19||
PNT|Lieutenant Julio Gallardo Airport|Puerto Natales|CL|46|-51.67|-72.53||
PNV|Panevėžys Air Base|Panevėžys|LT|8x|55.73|24.46||
PNY|Pondicherry Airport|Puducherry|IN|5z|11.97|79.81||
PNZ|Senador Nilo Coelho Airport|Petrolina|BR|48|-9.36|-40.57||
POA|Salgado Filho International Airport|Porto Alegre|BR|4f|-29.99|-51.17||
POB|Pope Field|Fort Bragg|US|3v|35.17|-79.01||
POE|Polk Army Air Field|Fort Polk|US|2e|31.04|-93.19||
POG|Port Gentil Airport|Port Gentil|GA|v|-0.71|8.75||
POI|Capitan Nicolas Rojas Airport|Potosí|BO|3b|-19.54|-65.72||
POL|Pemba Airport|Pemba|MZ|11|-12.99|40.52||
POM|Port Moresby Jacksons International Airport|Port Moresby|PG|a4|-9.44|147.22||
POO|Poços de Caldas - Embaixador Walther Moreira Salles Airport|Poços De Caldas|BR|4f|-21.84|-46.57||
POP|Gregorio Luperon International Airport|Puerto Plata|DO|4e|19.76|-70.57||
POR|Pori Airport|Pori|FI|80|61.46|21.8||
POS|Piarco International Airport|Port of Spain|TT|43|10.6|-61.34||
POT|Ken Jones Airport|Ken Jones|JM|37|18.2|-76.53||
POU|Dutchess County Airport|Poughkeepsie|US|3v|41.63|-73.88||
POW|Portorož Airport|Portorož|SI|88|45.47|13.62||
POX|Aérodrome de Pontoise - Cormeilles en Vexin|Cormeilles-en-Vexin|FR|8h|49.1|2.04||
POZ|Poznań-Ławica Airport|Poznań|PL|8z|52.42|16.83||
PPB|Presidente Prudente Airport|Presidente Prudente|BR|4f|-22.18|-51.42||
PPG|Pago Pago International Airport|Pago Pago|AS|a1|-14.33|-170.71||
PPI|Port Pirie Airport||AU|7d|-33.24|137.99||
PPK|Petropavl Airport|Petropavl|KZ|50|54.77|69.18||
PPN|Guillermo León Valencia Airport|Popayán|CO|26|2.45|-76.61||
PPP|Proserpine Whitsunday Coast Airport|Whitsunday Coast|AU|7e|-20.49|148.55||
PPQ|Paraparaumu Airport||NZ|9d|-40.9|174.99||
PPS|Puerto Princesa International Airport / PAF Antonio Bautista Air Base|Puerto Princesa|PH|67|9.74|118.76||
PPT|Faa'a International Airport|Papeete|PF|a7|-17.55|-149.61||
PQC|Phu Quoc International Airport|Phu Quoc|VN|5o|10.17|103.99||
PQI|Presque Isle International Airport|Presque Isle|US|3v|46.69|-68.04||
PQQ|Port Macquarie Airport|Port Macquarie|AU|7l|-31.44|152.86||
PRA|General Urquiza Airport|Parana|AR|1n|-31.79|-60.48||
PRB|Paso Robles Municipal Airport|Paso Robles|US|3d|35.67|-120.63||
PRC|Prescott International Airport - Ernest A. Love Field|Prescott|US|41|34.65|-112.42||
PRG|Václav Havel Airport Prague|Prague|CZ|8j|50.1|14.26||
PRH|Phrae Airport||TH|5a|18.13|100.17||
PRI|Praslin Airport|Grand Anse|SC|97|-4.32|55.69||
PRM|Portimão Airport|Portimão|PT|87|37.15|-8.58||
PRN|Priština Adem Jashari International Airport|Prishtina|XK|7p|42.57|21.04||
PRV|Přerov Air Base|Přerov|CZ|8j|49.43|17.4||
PRX|Cox Field|Paris|US|2e|33.64|-95.45||
PRY|Wonderboom Airport|Pretoria|ZA|o|-25.65|28.22||
PSA|Pisa International Airport|Pisa|IT|8l|43.68|10.39||
PSC|Tri Cities Airport|Pasco|US|3d|46.26|-119.12||
PSD|Port Said International Airport|Port Said|EG|c|31.28|32.24||
PSE|Mercedita Airport|Ponce|PR|45|18.01|-66.56||
PSG|Petersburg James A Johnson Airport|Petersburg|US|4g|56.8|-132.95||
PSI|Pasni Airport|Pasni|PK|5x|25.29|63.35||
PSJ|Kasiguncu Airport|Poso-Celebes Island|ID|66|-1.42|120.66||
PSM|Portsmouth International at Pease Airport|Portsmouth|US|3v|43.08|-70.82||
PSO|Antonio Nariño Airport|Chachagüí|CO|26|1.4|-77.29||
PSP|Palm Springs International Airport|Palm Springs|US|3d|33.83|-116.51||
PSR|Abruzzo Airport|Pescara|IT|8l|42.43|14.18||
PSS|Libertador Gral D Jose De San Martin Airport|Posadas|AR|1n|-27.39|-55.97||
PSU|Pangsuma Airport|Putussibau-Borneo Island|ID|6f|0.84|112.94||
PSY|Port Stanley Airport|Stanley|FK|7c|-51.69|-57.78||
PSZ|Capitán Av. Salvador Ogaya G. airport|Puerto Suárez|BO|3b|-18.98|-57.82||
PTG|Polokwane International Airport|Polokwane|ZA|o|-23.85|29.46||
PTH|Port Heiden Airport|Port Heiden|US|1h|56.96|-158.62||
PTJ|Portland Airport||AU|7j|-38.32|141.47||
PTK|Oakland County International Airport|Pontiac|US|2n|42.67|-83.42||
PTM|Palmarito Airport|Palmarito|VE|2b|7.57|-70.18||
PTP|Pointe-à-Pitre Le Raizet International  Airport|Pointe-à-Pitre|GP|2x|16.27|-61.53||
PTU|Platinum Airport|Platinum|US|1h|59.01|-161.82||
PTX|Pitalito Airport|Pitalito|CO|26|1.86|-76.09||
PTY|Tocumen International Airport|Panama City|PA|3z|9.07|-79.38||
PUB|Pueblo Memorial Airport|Pueblo|US|2m|38.29|-104.5||
PUD|Puerto Deseado Airport|Puerto Deseado|AR|1r|-47.74|-65.9||
PUF|Pau Pyrénées Airport|Pau|FR|8h|43.38|-0.42||
PUG|Port Augusta Airport||AU|7d|-32.51|137.72||
PUJ|Punta Cana International Airport|Punta Cana|DO|4e|18.57|-68.36||
PUQ|President Carlos Ibañez del Campo International Airport|Punta Arenas|CL|46|-53|-70.85||
PUS|Gimhae International Airport|Busan|KR|6n|35.18|128.94||
PUT|Sri Sathya Sai Airport|Puttaparthi|IN|5z|14.15|77.79||
PUU|Tres De Mayo Airport|Puerto Asís|CO|26|0.51|-76.5||
PUW|Pullman Moscow Regional Airport|Pullman|US|3d|46.74|-117.11||
PUY|Pula Airport|Pula|HR|90|44.89|13.92||
PUZ|Puerto Cabezas Airport|Puerto Cabezas|NI|3g|14.05|-83.39||
PVA|El Embrujo Airport|Providencia|CO|26|13.36|-81.36||
PVD|Theodore Francis Green State Airport|Providence|US|3v|41.73|-71.43||
PVG|Shanghai Pudong International Airport|Shanghai|CN|6o|31.14|121.81||
PVH|Governador Jorge Teixeira de Oliveira Airport|Porto Velho|BR|44|-8.71|-63.9||
PVK|Aktion National Airport|Preveza|GR|7o|38.93|20.77||
PVO|Reales Tamarindos Airport|Portoviejo|EC|2z|-1.04|-80.47||
PVR|Aeropuerto Internacional Lic. Gustavo Díaz Ordaz|Puerto Vallarta|MX|3o|20.68|-105.25||
PVS|Provideniya Bay Airport|Chukotka|RU|52|64.38|-173.24||
PVU|Provo-Utah Lake International Airport|Provo|US|2m|40.22|-111.72||
PWE|Pevek Airport|Apapelgino|RU|52|69.78|170.6||
PWK|Chicago Executive Airport|Chicago|US|2e|42.11|-87.9||
PWM|Portland International Jetport|Portland|US|3v|43.65|-70.31||
PWQ|Pavlodar Airport|Pavlodar|KZ|50|52.19|77.07||
PWT|Bremerton National Airport|Bremerton|US|3d|47.49|-122.76||
PWY|Ralph Wenz Field|Pinedale|US|2m|42.8|-109.81||
PXM|Puerto Escondido International Airport|Puerto Escondido|MX|3o|15.88|-97.09||
PXO|Porto Santo Airport|Porto Santo|PT|79|33.07|-16.35||
PXR|Surin Airport|Surin|TH|5a|14.87|103.5||
PXU|Pleiku Airport|Pleiku|VN|5o|14|108.02||
PYH|Cacique Aramare Airport|Puerto Ayacucho|VE|2b|5.62|-67.61||
PYJ|Polyarny Airport|Yakutia|RU|70|66.4|112.03||
PYK|Payam Karaj International Airport|Karaj|IR|6t|35.78|50.83||
PYR|Andravida Air Base|Andravida|GR|7o|37.92|21.29||
PZA|Paz De Ariporo Airport|Paz De Ariporo|CO|26|5.88|-71.89||
PZB|Pietermaritzburg Airport|Pietermaritzburg|ZA|o|-29.65|30.4||
PZH|Zhob Airport|Fort Sandeman|PK|5x|31.36|69.46||
PZI|Panzhihua Bao'anying Airport|Panzhihua|CN|6o|26.54|101.8||
PZO|General Manuel Carlos Piar International Airport|Puerto Ordaz-Ciudad Guayana|VE|2b|8.29|-62.76||
PZS|Maquehue Airport|Temuco|CL|4d|-38.77|-72.64||
PZU|Port Sudan New International Airport|Port Sudan|SD|r|19.43|37.23||
PZY|Piešťany Airport|Piešťany|SK|7r|48.63|17.83||
QBC|Bella Coola Airport|Bella Coola|CA|4t|52.39|-126.6||
QCY|RAF Coningsby|Coningsby|GB|89|53.09|-0.17||
QDF|Dallas|Dallas|US|2e|32.9|-97.04|c|
QGU|Gifu Airport|Gifu|JP|6v|35.39|136.87||
QHO|Houston|Houston|US|2e|29.98|-95.34|c|
QHR|Harar Meda Airport|Debre Zeyit|ET|2|8.72|39.01||
QJB|Jubail Airport|Jubail|SA|6k|27.04|49.41||
QLA|Los Angeles|Los Angeles|US|3d|33.94|-118.41|c|
QLD|Blida Airport|Blida|DZ|3|36.5|2.81||
QLR|Monte Real Air Base||PT|87|39.83|-8.89||
QMJ|Shahid Asiyaee Airport|Masjed Soleyman|IR|6t|32|49.27||
QOW|Sam Mbakwe International Airport|Owerri|NG|u|5.43|7.21||
QPG|Paya Lebar Air Base|Paya Lebar|SG|6p|1.36|103.91||
QPS|Campo Fontenelle|Pirassununga|BR|4f|-21.98|-47.34||
QRA|Rand Airport|Johannesburg|ZA|o|-26.24|28.15||
QRM|Narromine Airport||AU|7l|-32.21|148.23||
QRO|Querétaro Intercontinental Airport|Querétaro|MX|3o|20.62|-100.19||
QRR|Warren Airport||AU|7l|-31.73|147.8||
QRW|Warri Airport|Warri|NG|u|5.6|5.82||
QSF|Ain Arnat Airport|Sétif|DZ|3|36.18|5.32||
QSR|Salerno Costa d'Amalfi Airport|Salerno|IT|8l|40.62|14.91||
QSZ|Shache Airport|Shache|CN|6o|38.25|77.06||
QUO|Akwa Ibom International Airport|Uyo|NG|u|4.87|8.09||
QUY|RAF Wyton|St. Ives|GB|89|52.36|-0.11||
RAB|Tokua Airport|Kokopo|PG|a4|-4.34|152.38||
RAE|Arar Domestic Airport|Arar|SA|6k|30.91|41.14||
RAH|Rafha Domestic Airport|Rafha|SA|6k|29.63|43.49||
RAI|Praia International Airport|Praia|CV|77|14.92|-23.49||
RAJ|Rajkot Airport|Rajkot|IN|5z|22.31|70.78||
RAK|Menara Airport|Marrakech|MA|d|31.61|-8.04||
RAL|Riverside Municipal Airport|Riverside|US|3d|33.95|-117.44||
RAO|Leite Lopes Airport|Ribeirão Preto|BR|4f|-21.13|-47.77||
RAP|Rapid City Regional Airport|Rapid City|US|2m|44.05|-103.06||
RAR|Rarotonga International Airport|Avarua|CK|a5|-21.2|-159.81||
RAS|Sardar-e-Jangal Airport|Rasht|IR|6t|37.32|49.62||
RAZ|Rawalakot Airport|Rawalakot|PK|5x|33.85|73.8||
RBA|Rabat-Salé Airport|Rabat|MA|d|34.05|-6.75||
RBE|Ratanakiri Airport|Ratanakiri|KH|6e|13.73|106.99||
RBL|Red Bluff Municipal Airport|Red Bluff|US|3d|40.15|-122.25||
RBR|Rio Branco-Plácido de Castro International Airport|Rio Branco|BR|4b|-9.87|-67.89||
RBY|Ruby Airport|Ruby|US|1h|64.73|-155.47||
RCA|Ellsworth Air Force Base|Rapid City|US|2m|44.15|-103.1||
RCB|Richards Bay Airport|Richards Bay|ZA|o|-28.74|32.09||
RCH|Almirante Padilla Airport|Riohacha|CO|26|11.53|-72.93||
RCO|Rochefort-Saint-Agnant Airport|Rochefort|FR|8h|45.89|-0.98||
RCQ|Reconquista Airport|Reconquista|AR|1n|-29.21|-59.68||
RCU|Area De Material Airport|Rio Cuarto|AR|1n|-33.09|-64.26||
RDD|Redding Municipal Airport|Redding|US|3d|40.51|-122.29||
RDG|Reading Regional Airport|Reading|US|3v|40.38|-75.97||
RDM|Roberts Field|Redmond|US|3d|44.25|-121.15||
RDO|Radom Airport|Radom|PL|8z|51.39|21.21||
RDP|Kazi Nazrul Islam Airport|Durgapur|IN|5z|23.62|87.24||
RDR|Grand Forks Air Force Base|Grand Forks|US|2e|47.96|-97.4||
RDS|Rincon De Los Sauces Airport|Rincon de los Sauces|AR|1s|-37.39|-68.9||
RDU|Raleigh Durham International Airport|Raleigh|US|3v|35.88|-78.79||
RDZ|Rodez-Marcillac Airport|Rodez|FR|8h|44.41|2.48||
REA|Reao Airport|Reao|PF|a7|-18.47|-136.44||
REC|Recife/Guararapes - Gilberto Freyre International Airport|Recife|BR|48|-8.13|-34.92||
REG|Reggio Calabria Airport|Reggio Calabria|IT|8l|38.07|15.65||
REK|Reykjavik|Reykjavik|IS|7a|63.99|-22.61|c|
REL|Almirante Marco Andres Zar Airport|Rawson|AR|1m|-43.21|-65.27||
REN|Orenburg Central Airport|Orenburg|RU|72|51.8|55.46||
REP|Siem Reap International Airport|Siem Reap|KH|6e|13.41|103.81||
RER|Retalhuleu Airport|Retalhuleu|GT|2y|14.52|-91.7||
RES|Resistencia International Airport|Resistencia|AR|1n|-27.45|-59.06||
REU|Reus Airport|Reus|ES|8b|41.15|1.17||
REW|Rewa Airport, Chorhata, REWA|Rewa|IN|5z|24.5|81.22||
REX|General Lucio Blanco International Airport|Reynosa|MX|3k|26.01|-98.23||
RFD|Chicago Rockford International Airport|Chicago|US|2e|42.2|-89.1||
RFP|Raiatea Airport|Uturoa|PF|a7|-16.72|-151.47||
RGA|Gobernador Ramón Trejo Noel International Airport|Rio Grande|AR|1w|-53.78|-67.75||
RGI|Rangiroa Airport||PF|a7|-14.95|-147.66||
RGK|Gorno-Altaysk Airport|Gorno-Altaysk|RU|5b|51.97|85.84||
RGL|Piloto Civil N. Fernández Airport|Rio Gallegos|AR|1r|-51.61|-69.31||
RGN|Yangon International Airport|Yangon|MM|71|16.91|96.13||
RGO|Orang Airport|Hoemun-ri|KP|6g|41.43|129.65||
RGS|Burgos Airport|Burgos|ES|8b|42.36|-3.62||
RGT|Japura Airport|Rengat-Sumatra Island|ID|5s|-0.35|102.33||
RHD|Termas de Río Hondo international Airport|Termas de Río Hondo|AR|1n|-27.5|-64.94||
RHI|Rhinelander Oneida County Airport|Rhinelander|US|2e|45.63|-89.47||
RHO|Diagoras Airport|Rhodes|GR|7o|36.41|28.09||
RIA|Santa Maria Airport|Santa Maria|BR|4f|-29.71|-53.69||
RIC|Richmond International Airport|Richmond|US|3v|37.51|-77.32||
RIJ|Juan Simons Vela Airport|Rioja|PE|3c|-6.07|-77.16||
RIL|Garfield County Regional Airport|Rifle|US|2m|39.53|-107.73||
RIO|Rio de Janeiro|Rio de Janeiro|BR|4f|-22.81|-43.25|c|
RIS|Rishiri Airport|Rishiri|JP|6v|45.24|141.19||
RIV|March Air Reserve Base|Riverside|US|3d|33.88|-117.26||
RIW|Central Wyoming Regional Airport|Riverton|US|2m|43.06|-108.46||
RIX|Riga International Airport|Riga|LV|8k|56.92|23.97||
RIY|Riyan Mukalla International Airport|Riyan|YE|4z|14.66|49.38||
RIZ|Rizhao Shanzihe Airport|Rizhao|CN|6o|35.41|119.32||
RJA|Rajahmundry Airport|Madhurapudi|IN|5z|17.11|81.81||
RJH|Shah Mokhdum Airport|Rajshahi|BD|5j|24.44|88.62||
RJK|Rijeka Airport|Rijeka|HR|90|45.22|14.57||
RJL|Logroño-Agoncillo Airport|Logroño|ES|8b|42.46|-2.32||
RJN|Rafsanjan Airport|Rafsanjan|IR|6t|30.3|56.05||
RKE|Copenhagen Roskilde Airport|Copenhagen|DK|7w|55.59|12.13||
RKS|Southwest Wyoming Regional Airport|Rock Springs|US|2m|41.59|-109.07||
RKT|Ras Al Khaimah International Airport|Ras Al Khaimah|AE|5l|25.61|55.94||
RKV|Reykjavik Airport|Reykjavik|IS|7a|64.13|-21.94||REK
RKZ|Xigaze Peace Airport / Shigatse Air Base|Xigazê|CN|6o|29.35|89.31||
RLG|Rostock-Laage Airport|Rostock|DE|7q|53.92|12.28||
RLK|Bayannur Tianjitai Airport|Bavannur|CN|6o|40.93|107.74||
RMA|Roma Airport|Roma|AU|7e|-26.55|148.77||
RME|Griffiss International Airport|Rome|US|3v|43.23|-75.41||
RMF|Marsa Alam International Airport|Marsa Alam|EG|c|25.56|34.59||
RMG|Richard B Russell Airport|Rome|US|3v|34.35|-85.16||
RMI|Federico Fellini International Airport|Rimini|IT|8l|44.02|12.61||
RMK|Renmark Airport||AU|7d|-34.2|140.67||
RML|Colombo Ratmalana Airport|Colombo|LK|5h|6.82|79.89||
RMQ|Taichung International Airport / Ching Chuang Kang Air Base|Taichung|TW|6q|24.26|120.62||
RMS|Ramstein Air Base|Ramstein|DE|7q|49.44|7.6||
RMU|Región de Murcia International Airport|Corvera|ES|8b|37.8|-1.12||
RNB|Ronneby Airport|Ronneby|SE|8s|56.27|15.27||
RND|Randolph Air Force Base|Universal City|US|2e|29.53|-98.28||
RNE|Roanne-Renaison Airport|Roanne|FR|8h|46.06|4||
RNJ|Yoron Airport|Yoron|JP|6v|27.04|128.4||
RNN|Bornholm Airport|Rønne|DK|7w|55.06|14.76||
RNO|Reno Tahoe International Airport|Reno|US|3d|39.5|-119.77||
RNS|Rennes-Saint-Jacques Airport|Rennes|FR|8h|48.07|-1.73||
ROA|Roanoke-Blacksburg Regional Airport|Roanoke|US|3v|37.33|-79.98||
ROB|Roberts International Airport|Monrovia|LR|15|6.23|-10.36||
ROC|Frederick Douglass Greater Rochester International Airport|Rochester|US|3v|43.12|-77.67||
ROD|Robertson Airport|Robertson|ZA|o|-33.81|19.9||
ROI|Roi Et Airport|Roi Et|TH|5a|16.12|103.77||
ROK|Rockhampton Airport|Rockhampton|AU|7e|-23.38|150.48||
ROM|Rome|Rome|IT|8l|41.8|12.25|c|
ROO|Maestro Marinho Franco Airport|Rondonópolis|BR|2i|-16.58|-54.72||
ROP|Rota International Airport|Rota Island|MP|a6|14.17|145.24||
ROR|Babelthuap Airport|Babelthuap Island|PW|a2|7.37|134.54||
ROS|Rosario Islas Malvinas International Airport|Rosario|AR|1n|-32.9|-60.78||
ROT|Rotorua Regional Airport|Rotorua|NZ|9d|-38.11|176.32||
ROV|Platov International Airport|Rostov-on-Don|RU|8f|47.49|39.92||
ROW|Roswell Air Center Airport|Roswell|US|2m|33.3|-104.53||
ROZ|Rota Naval Station Airport|Rota|ES|8b|36.65|-6.35||
RPM|Ngukurr Airport||AU|7g|-14.72|134.75||
RPN|Rosh Pina Airport|Rosh Pina|IL|5u|32.98|35.57||
RQA|Ruoqiang Loulan Airport|Ruoqiang Town|CN|6o|38.97|88.01||
RQW|Qayyarah West Airport|Qayyarah|IQ|57|35.77|43.13||
RRG|Sir Charles Gaetan Duval Airport|Port Mathurin|MU|99|-19.76|63.36||
RRK|Rourkela Airport|Rourkela|IN|5z|22.26|84.82||
RRS|Røros Airport|Røros|NO|8g|62.58|11.34||
RSA|Santa Rosa Airport|Santa Rosa|AR|1s|-36.59|-64.28||
RSD|Rock Sound Airport|Rock Sound|BS|3u|24.9|-76.18||
RSL|Russell Municipal Airport|Russell|US|2e|38.87|-98.81||
RST|Rochester International Airport|Rochester|US|2e|43.91|-92.5||
RSU|Yeosu Airport|Yeosu|KR|6n|34.84|127.62||
RSW|Southwest Florida International Airport|Fort Myers|US|3v|26.54|-81.76||
RTB|Juan Manuel Gálvez International Airport|Roatán|HN|4o|16.32|-86.52||
RTC|Ratnagiri Airport||IN|5z|17.01|73.33||
RTE|Campo de Marte Airport|São Paulo|BR|4f|-23.51|-46.64||
RTM|Rotterdam The Hague Airport|Rotterdam|NL|7m|51.96|4.44||
RUA|Arua Airport|Arua|UG|q|3.05|30.91||
RUG|Rugao Air Base|Rugao|CN|6o|32.26|120.5||
RUH|King Khaled International Airport|Riyadh|SA|6k|24.96|46.7||
RUI|Sierra Blanca Regional Airport|Alto|US|2m|33.46|-105.54||
RUN|Roland Garros Airport|Réunion|RE|9b|-20.89|55.52||
RUR|Rurutu Airport||PF|a7|-22.43|-151.36||
RUT|Rutland - Southern Vermont Regional Airport|Rutland|US|3v|43.53|-72.95||
RUV|Rubelsanto Airport|Rubelsanto|GT|2y|15.99|-90.45||
RVK|Rørvik Airport, Ryum|Rørvik|NO|8g|64.84|11.15||
RVN|Rovaniemi Airport|Rovaniemi|FI|80|66.56|25.83||
RVS|Richard Lloyd Jones Jr Airport|Tulsa|US|2e|36.04|-95.98||
RWF|Redwood Falls Municipal Airport|Redwood Falls|US|2e|44.55|-95.08||
RWI|Rocky Mount Wilson Regional Airport|Rocky Mount|US|3v|35.86|-77.89||
RWL|Rawlins Municipal Airport/Harvey Field|Rawlins|US|2m|41.81|-107.2||
RWN|Rivne International Airport|Rivne|UA|86|50.61|26.14||
RXS|Roxas Airport|Roxas City|PH|67|11.6|122.75||
RYB|Staroselye Airport|Rybinsk|RU|8f|58.1|38.93||
RYG|Moss Airport, Rygge|Oslo|NO|8g|59.38|10.79||
RYK|Shaikh Zaid Airport|Rahim Yar Khan|PK|5x|28.38|70.28||
RYN|Royan-Médis Airport|Royan|FR|8h|45.63|-0.97||
RZA|Santa Cruz Airport|Puerto Santa Cruz|AR|1r|-50.02|-68.58||
RZE|Rzeszów-Jasionka Airport|Rzeszów|PL|8z|50.11|22.02||
RZR|Ramsar Airport|Ramsar|IR|6t|36.91|50.69||
RZV|Rize-Artvin Airport|Rize|TR|82|41.18|40.85||
SAC|Sacramento Executive Airport|Sacramento|US|3d|38.51|-121.49||
SAF|Santa Fe Municipal Airport|Santa Fe|US|2m|35.62|-106.09||
SAG|Shirdi Airport|Kakadi|IN|5z|19.69|74.38||
SAH|Sana'a International Airport|Sana'a|YE|4z|15.48|44.22||
SAI|Siem Reap-Angkor International Airport|Siem Reap|KH|6e|13.37|104.22||
SAL|Monseñor Óscar Arnulfo Romero International Airport|San Salvador|SV|2q|13.44|-89.06||
SAN|San Diego International Airport|San Diego|US|3d|32.73|-117.19||
SAO|São Paulo|São Paulo|BR|4f|-23.43|-46.47|c|
SAP|Ramón Villeda Morales International Airport|San Pedro Sula|HN|4o|15.45|-87.92||
SAQ|San Andros Airport|Andros Island|BS|3u|25.05|-78.05||
SAT|San Antonio International Airport|San Antonio|US|2e|29.53|-98.47||
SAV|Savannah Hilton Head International Airport|Savannah|US|3v|32.13|-81.2||
SAW|Istanbul Sabiha Gökçen International Airport|Istanbul|TR|82|40.9|29.31||
SAY|Siena-Ampugnano Airport|Siena|IT|8l|43.26|11.26||
SBA|Santa Barbara Municipal Airport|Santa Barbara|US|3d|34.43|-119.84||
SBD|San Bernardino International Airport|San Bernardino|US|3d|34.1|-117.24||
SBH|Saint Barthélemy - Rémy de Haenen Airport|Gustavia|BL|4h|17.9|-62.84||
SBK|Saint-Brieuc-Armor Airport|Saint-Brieuc|FR|8h|48.54|-2.85||
SBL|Santa Ana Del Yacuma Airport|Santa Ana del Yacuma|BO|3b|-13.76|-65.44||
SBN|South Bend Regional Airport|South Bend|US|34|41.71|-86.32||
SBP|San Luis County Regional Airport|San Luis Obispo|US|3d|35.24|-120.64||
SBT|Sabetta International Airport|Sabetta|RU|72|71.22|72.05||
SBU|Springbok Airport|Springbok|ZA|o|-29.69|17.94||
SBW|Sibu Airport|Sibu|MY|62|2.26|111.99||
SBY|Salisbury Ocean City Wicomico Regional Airport|Salisbury|US|3v|38.34|-75.51||
SBZ|Sibiu International Airport|Sibiu|RO|7t|45.79|24.09||
SCC|Deadhorse Airport|Deadhorse|US|1h|70.19|-148.46||
SCE|University Park Airport|State College|US|3v|40.85|-77.85||
SCH|Schenectady County Airport|Schenectady|US|3v|42.85|-73.93||
SCI|Paramillo Airport||VE|2b|7.8|-72.2||
SCK|Stockton Metropolitan Airport|Stockton|US|3d|37.89|-121.24||
SCL|Comodoro Arturo Merino Benítez International Airport|Santiago|CL|4d|-33.39|-70.79||
SCM|Scammon Bay Airport|Scammon Bay|US|3w|61.85|-165.57||
SCN|Saarbrücken Airport|Saarbrücken|DE|7q|49.21|7.11||
SCO|Aktau Airport|Aktau|KZ|53|43.86|51.09||
SCQ|Santiago-Rosalía de Castro Airport|Santiago de Compostela|ES|8b|42.9|-8.42||
SCR|Scandinavian Mountains Airport|Malung-Sälen|SE|8s|61.16|12.84||
SCT|Socotra International Airport|Socotra Islands|YE|4z|12.63|53.91||
SCU|Antonio Maceo International Airport|Santiago|CU|32|19.97|-75.84||
SCV|Suceava Stefan cel Mare Airport|Suceava|RO|7t|47.69|26.35||
SCW|Syktyvkar Airport|Syktyvkar|RU|8f|61.65|50.85||
SCY|San Cristobal Airport|San Cristóbal|EC|9l|-0.83|-89.43||
SDB|Langebaanweg Airport|Langebaanweg|ZA|o|-32.97|18.16||
SDD|Lubango Airport|Lubango|AO|x|-14.92|13.57||
SDE|Vicecomodoro Angel D. La Paz Aragonés Airport|Santiago del Estero|AR|1n|-27.77|-64.31||
SDF|Louisville Muhammad Ali International Airport|Louisville|US|39|38.17|-85.74||
SDG|Sanandaj Airport||IR|6t|35.25|47.01||
SDJ|Sendai Airport|Sendai|JP|6v|38.14|140.92||
SDK|Sandakan Airport|Sandakan|MY|62|5.9|118.06||
SDL|Sundsvall-Härnösand Airport|Sundsvall|SE|8s|62.53|17.44||
SDM|Brown Field Municipal Airport|San Diego|US|3d|32.57|-116.98||
SDP|Sand Point Airport|Sand Point|US|1h|55.31|-160.52||
SDQ|Las Américas International Airport|Santo Domingo|DO|4e|18.43|-69.67||
SDR|Seve Ballesteros-Santander Airport|Santander|ES|8b|43.43|-3.82||
SDS|Sado Airport|Sado|JP|6v|38.06|138.41||
SDT|Saidu Sharif Airport|Saidu Sharif|PK|5x|34.81|72.35||
SDU|Santos Dumont Airport|Rio de Janeiro|BR|4f|-22.91|-43.16||RIO
SDY|Sidney - Richland Regional Airport|Sidney|US|2m|47.71|-104.19||
SEA|Seattle-Tacoma International Airport|Seattle|US|3d|47.45|-122.31||
SEB|Sabha Airport|Sabha|LY|1d|26.99|14.47||
SEK|Srednekolymsk Airport|Srednekolymsk|RU|65|67.48|153.74||
SEL|Seoul|Seoul|KR|6n|37.47|126.45|c|
SEN|Southend Airport|London|GB|89|51.57|0.7||LON
SEZ|Seychelles International Airport|Mahé|SC|97|-4.67|55.52||
SFA|Sfax Thyna International Airport|Sfax|TN|1e|34.72|10.69||
SFB|Orlando Sanford International Airport|Orlando|US|3v|28.78|-81.24||
SFD|San Fernando De Apure Airport|Inglaterra|VE|2b|7.88|-67.44||
SFE|San Fernando Airport||PH|67|16.6|120.3||
SFF|Felts Field|Spokane|US|3d|47.68|-117.32||
SFG|Grand Case-Espérance Airport|Grand Case|MF|3i|18.1|-63.05||
SFJ|Kangerlussuaq Airport|Kangerlussuaq|GL|3y|67.01|-50.72||
SFN|Sauce Viejo Airport|Santa Fe|AR|1n|-31.71|-60.81||
SFO|San Francisco International Airport|San Francisco|US|3d|37.62|-122.37||
SFS|Subic Bay International Airport / Naval Air Station Cubi Point|Olongapo|PH|67|14.79|120.27||
SFT|Skellefteå Airport|Skellefteå|SE|8s|64.62|21.08||
SGC|Surgut Airport|Surgut|RU|72|61.34|73.4||
SGD|Sønderborg Airport|Sønderborg|DK|7w|54.96|9.79||
SGE|Siegerland Airport||DE|7q|50.71|8.08||
SGF|Springfield Branson National Airport|Springfield|US|2e|37.25|-93.39||
SGH|Springfield-Beckley Municipal Airport|Springfield|US|3v|39.84|-83.84||
SGI|Mushaf Air Base|Sargodha|PK|5x|32.05|72.67||
SGL|Danilo Atienza Air Base|Cavite|PH|67|14.5|120.9||
SGN|Tan Son Nhat International Airport|Ho Chi Minh City|VN|5o|10.82|106.65||
SGR|Sugar Land Regional Airport|Houston|US|2e|29.62|-95.66||
SGU|St George Regional Airport|St George|US|2m|37.04|-113.51||
SGZ|Songkhla Airport||TH|5a|7.19|100.61||
SHA|Shanghai Hongqiao International Airport|Shanghai|CN|6o|31.2|121.33||
SHB|Nakashibetsu Airport|Nakashibetsu|JP|6v|43.58|144.96||
SHD|Shenandoah Valley Regional Airport|Weyers Cave|US|3v|38.26|-78.9||
SHE|Shenyang Taoxian International Airport|Shenyang|CN|6o|41.64|123.48||
SHH|Shishmaref Airport|Shishmaref|US|3w|66.25|-166.09||
SHI|Miyako Shimojishima Airport|Miyakojima|JP|6v|24.83|125.14||
SHJ|Sharjah International Airport|Sharjah|AE|5l|25.33|55.52||
SHL|Shillong Airport|Shillong|IN|5z|25.7|91.98||
SHM|Nanki Shirahama Airport|Shirahama|JP|6v|33.66|135.36||
SHO|King Mswati III International Airport|Mpaka|SZ|13|-26.36|31.72||
SHR|Sheridan County Airport|Sheridan|US|2m|44.77|-106.98||
SHS|Jingzhou Shashi Airport|Jingzhou|CN|6o|30.29|112.45||
SHT|Shepparton Airport||AU|7j|-36.43|145.39||
SHV|Shreveport Regional Airport|Shreveport|US|2e|32.45|-93.83||
SHW|Sharurah Domestic Airport|Sharurah|SA|6k|17.47|47.12||
SIA|Xi'an Xiguan Airport|Xi'an|CN|6o|34.38|109.12||
SID|Amílcar Cabral International Airport|Sal|CV|77|16.74|-22.95||
SIG|Fernando Luis Ribas Dominicci Airport|San Juan|PR|45|18.46|-66.1||
SIJ|Siglufjörður Airport|Siglufjörður|IS|7a|66.14|-18.91||
SIN|Singapore Changi Airport|Singapore|SG|6p|1.35|103.99||
SIO|Smithton Airport||AU|7h|-40.83|145.08||
SIP|Simferopol International Airport|Simferopol|UA|8p|45.05|33.98||
SIR|Sion Airport|Sion|CH|91|46.22|7.33||
SIS|Sishen Airport|Sishen|ZA|o|-27.65|23||
SIT|Sitka Rocky Gutierrez Airport|Sitka|US|4g|57.05|-135.36||
SJC|Norman Y. Mineta San Jose International Airport|San Jose|US|3d|37.36|-121.93||
SJD|Aeropuerto Internacional de Los Cabos|Los Cabos|MX|3l|23.16|-109.72||
SJE|Jorge E. Gonzalez Torres Airport|San José Del Guaviare|CO|26|2.58|-72.64||
SJI|San Jose Airport|San Jose|PH|67|12.36|121.05||
SJJ|Sarajevo International Airport|Sarajevo|BA|8n|43.82|18.33||
SJK|Professor Urbano Ernesto Stumpf Airport|São José Dos Campos|BR|4f|-23.23|-45.86||
SJL|São Gabriel da Cachoeira Airport|São Gabriel da Cachoeira|BR|3h|-0.15|-66.99||
SJO|Juan Santamaría International Airport|San José|CR|2h|9.99|-84.21||
SJP|Prof. Eribelto Manoel Reino State Airport|São José do Rio Preto|BR|4f|-20.82|-49.41||
SJT|San Angelo Regional Mathis Field|San Angelo|US|2e|31.36|-100.5||
SJU|Luis Munoz Marin International Airport|San Juan|PR|45|18.44|-66||
SJW|Shijiazhuang Zhengding International Airport|Shijiazhuang|CN|6o|38.28|114.7||
SJX|Sartaneja Airport|Sartaneja|BZ|23|18.36|-88.13||
SJY|Seinäjoki Airport|Seinäjoki|FI|80|62.69|22.83||
SJZ|São Jorge Airport|Velas|PT|74|38.67|-28.18||
SKA|Fairchild Air Force Base|Spokane|US|3d|47.62|-117.66||
SKB|Robert L. Bradshaw International Airport|Basseterre|KN|4j|17.31|-62.72||
SKD|Samarkand Airport|Samarkand|UZ|6m|39.7|66.98||
SKE|Skien Airport|Geiteryggen|NO|8g|59.19|9.57||
SKF|Lackland Air Force Base|San Antonio|US|2e|29.38|-98.58||
SKG|Thessaloniki Macedonia International Airport|Thessaloniki|GR|7o|40.52|22.97||
SKN|Stokmarknes Airport, Skagen|Hadsel|NO|8g|68.58|15.03||
SKO|Sadiq Abubakar III International Airport|Sokoto|NG|u|12.92|5.21||
SKP|Skopje International Airport|Skopje|MK|8q|41.96|21.62||
SKS|Skrydstrup Air Base|Vojens|DK|7w|55.22|9.27||
SKT|Sialkot International Airport|Sialkot|PK|5x|32.54|74.36||
SKV|Saint Catherine International Airport|Saint Catherine|EG|c|28.68|34.06||
SKX|Saransk Airport|Saransk|RU|8f|54.13|45.21||
SKZ|Sukkur Airport|Mirpur Khas|PK|5x|27.72|68.79||
SLA|Martin Miguel De Guemes International Airport|Salta|AR|1s|-24.86|-65.49||
SLC|Salt Lake City International Airport|Salt Lake City|US|2m|40.79|-111.98||
SLD|Sliač Airport|Sliač|SK|7r|48.64|19.13||
SLE|Salem Municipal Airport/McNary Field|Salem|US|3d|44.91|-123||
SLK|Adirondack Regional Airport|Saranac Lake|US|3v|44.39|-74.2||
SLL|Salalah Airport|Salalah|OM|68|17.04|54.09||
SLM|Salamanca Airport|Salamanca|ES|8b|40.95|-5.5||
SLN|Salina Municipal Airport|Salina|US|2e|38.79|-97.65||
SLP|Ponciano Arriaga International Airport|San Luis Potosí|MX|3o|22.25|-100.93||
SLU|George F. L. Charles Airport|Saint Lucia|LC|4k|14.02|-60.99||
SLW|Plan De Guadalupe International Airport|Saltillo|MX|3r|25.55|-100.93||
SLY|Salekhard Airport|Salekhard|RU|72|66.59|66.61||
SLZ|Marechal Cunha Machado International Airport|São Luís|BR|2s|-2.59|-44.23||
SMA|Santa Maria Airport|Vila do Porto|PT|74|36.97|-25.17||
SME|Lake Cumberland Regional Airport|Somerset|US|3v|37.05|-84.62||
SMF|Sacramento International Airport|Sacramento|US|3d|38.7|-121.59||
SMI|Samos Airport|Samos Island|GR|7o|37.69|26.91||
SML|Stella Maris Airport|Stella Maris|BS|3u|23.58|-75.27||
SMN|Lemhi County Airport|Salmon|US|27|45.12|-113.88||
SMO|Santa Monica Municipal Airport|Santa Monica|US|3d|34.02|-118.45||
SMR|Simón Bolívar International Airport|Santa Marta|CO|26|11.12|-74.23||
SMS|Sainte Marie Airport|Vohilava|MG|92|-17.09|49.82||
SMV|Samedan Airport||CH|91|46.53|9.88||
SMW|Smara Airport|Smara|EH|d|26.73|-11.68||
SMX|Santa Maria Public Airport Captain G Allan Hancock Field|Santa Maria|US|3d|34.9|-120.46||
SNA|John Wayne Airport-Orange County Airport|Santa Ana|US|3d|33.68|-117.87||QLA
SNB|Snake Bay Airport|Milikapiti|AU|7g|-11.42|130.65||
SNC|General Ulpiano Paez Airport|Salinas|EC|2z|-2.2|-80.99||
SNE|Preguiça Airport|Preguiça|CV|77|16.59|-24.28||
SNF|Sub Teniente Nestor Arias Airport|San Felipe|VE|2b|10.28|-68.76||
SNJ|San Julián Air Base|Sandino|CU|32|22.1|-84.16||
SNN|Shannon Airport|Shannon|IE|7x|52.7|-8.92||
SNO|Sakon Nakhon Airport||TH|5a|17.2|104.12||
SNP|St Paul Island Airport|St Paul Island|US|1g|57.17|-170.22||
SNR|Saint-Nazaire-Montoir Airport|Saint-Nazaire|FR|8h|47.31|-2.16||
SNS|Salinas Municipal Airport|Salinas|US|3d|36.66|-121.61||
SNU|Abel Santamaria Airport|Santa Clara|CU|32|22.49|-79.94||
SNV|Santa Elena de Uairen Airport||VE|2b|4.55|-61.15||
SNW|Thandwe Airport|Thandwe|MM|71|18.46|94.3||
SNY|Sidney Municipal-Lloyd W Carr Field|Sidney|US|2m|41.1|-102.99||
SNZ|Santa Cruz Air Force Base|Rio de Janeiro|BR|4f|-22.93|-43.72||
SOB|Hévíz-Balaton Airport|Sármellék|HU|7u|46.69|17.16||
SOC|Adisumarmo International Airport|Surakarta|ID|5s|-7.52|110.76||
SOF|Sofia Airport|Sofia|BG|8r|42.7|23.41||
SOJ|Sørkjosen Airport|Sørkjosen|NO|8g|69.79|20.96||
SOM|San Tomé Airport|El Tigre|VE|2b|8.95|-64.15||
SON|Santo Pekoa International Airport|Luganville|VU|9i|-15.51|167.22||
SOO|Söderhamn Airport|Söderhamn|SE|8s|61.26|17.1||
SOQ|Domine Eduard Osok Airport|Sorong|ID|5t|-0.89|131.29||
SOT|Sodankyla Airport|Sodankyla|FI|80|67.39|26.62||
SOU|Southampton Airport|Southampton|GB|89|50.95|-1.36||
SOZ|Solenzara Air Base|Solenzara|FR|8h|41.92|9.41||
SPC|La Palma Airport|La Palma|ES|76|28.63|-17.76||
SPD|Saidpur Airport|Saidpur|BD|5j|25.76|88.91||
SPI|Abraham Lincoln Capital Airport|Springfield|US|2e|39.84|-89.68||
SPK|Sapporo|Sapporo|JP|6v|42.78|141.69|c|
SPM|Spangdahlem Air Base|Trier|DE|7q|49.97|6.69||
SPN|Saipan International Airport|I Fadang|MP|a6|15.12|145.73||
SPP|Menongue Airport|Menongue|AO|x|-14.66|17.72||
SPR|John Greif II Airport|San Pedro|BZ|23|17.91|-87.97||
SPS|Sheppard Air Force Base / Wichita Falls Municipal Airport|Wichita Falls|US|2e|33.99|-98.49||
SPU|Split Airport|Split|HR|90|43.54|16.3||
SPX|Sphinx International Airport|Cairo|EG|c|30.11|30.89||
SPY|San Pedro Airport||CI|0|4.75|-6.66||
SQD|Shangrao Sanqingshan Airport|Shangrao|CN|6o|28.38|117.96||
SQG|Sintang Airport|Sintang|ID|6f|0.06|111.47||
SQJ|Sanming Shaxian Airport|Sanming|CN|6o|26.43|117.83||
SQO|Storuman Airport|Storuman|SE|8s|64.96|17.7||
SQQ|Šiauliai International Airport|Šiauliai|LT|8x|55.89|23.4||
SQW|Skive Airport|Skive|DK|7w|56.55|9.17||
SQZ|RAF Scampton|Scampton|GB|89|53.31|-0.55||
SRE|Alcantarí Airport|Yamparaez|BO|3b|-19.25|-65.15||
SRG|Achmad Yani Airport|Semarang|ID|5s|-6.97|110.37||
SRP|Stord Airport, Sørstokken|Leirvik|NO|8g|59.79|5.34||
SRQ|Sarasota Bradenton International Airport|Sarasota|US|3v|27.4|-82.55||
SRT|Soroti Airport|Soroti|UG|q|1.73|33.62||
SRX|Sirt International Airport / Ghardabiya Airbase|Sirt|LY|1d|31.06|16.59||
SRY|Sari Dasht-e Naz International Airport|Sari|IR|6t|36.64|53.19||
SRZ|El Trompillo Airport|Santa Cruz|BO|3b|-17.81|-63.17||
SSA|Deputado Luiz Eduardo Magalhães International Airport|Salvador|BR|20|-12.91|-38.32||
SSC|Shaw Air Force Base|Sumter|US|3v|33.97|-80.47||
SSE|Solapur Airport|Solapur|IN|5z|17.63|75.93||
SSF|Stinson Municipal Airport|San Antonio|US|2e|29.34|-98.47||
SSG|Malabo Airport|Malabo|GQ|10|3.76|8.71||
SSH|Sharm El Sheikh International Airport|Sharm El Sheikh|EG|c|27.98|34.39||
SSI|St Simons Island Airport|St Simons Island|US|3v|31.15|-81.39||
SSJ|Sandnessjøen Airport, Stokka|Alstahaug|NO|8g|65.96|12.47||
SSN|Seoul Air Base|Seongnam|KR|6n|37.44|127.11||
SST|Santa Teresita Airport|Santa Teresita|AR|1l|-36.54|-56.72||
SSY|Mbanza Congo Airport|Mbanza Congo|AO|x|-6.27|14.25||
SSZ|Santos Nero Moura Air Base / Guarujá Airport|Guarujá|BR|4f|-23.93|-46.3||
STA|Stauning Airport|Skjern|DK|7w|55.99|8.35||
STB|Santa Bárbara del Zulia Airport||VE|2b|8.97|-71.94||
STC|Saint Cloud Regional Airport|Saint Cloud|US|2e|45.55|-94.06||
STD|Mayor Buenaventura Vivas International Airport|Santo Domingo|VE|2b|7.57|-72.04||
STG|St George Airport|St George|US|1g|56.58|-169.66||
STI|Cibao International Airport|Santiago|DO|4e|19.41|-70.6||
STJ|Rosecrans Memorial Airport|St Joseph|US|2e|39.77|-94.91||
STL|St Louis Lambert International Airport|St. Louis|US|2e|38.75|-90.37||
STM|Santarém - Maestro Wilson Fonseca International Airport|Santarém|BR|4c|-2.42|-54.79||
STN|London Stansted Airport|London|GB|89|51.88|0.23||LON
STO|Stockholm|Stockholm|SE|8s|59.65|17.92|c|
STP|St Paul Downtown Holman Field|St Paul|US|2e|44.93|-93.06||
STR|Stuttgart Airport|Stuttgart|DE|7q|48.69|9.22||
STS|Charles M. Schulz Sonoma County Airport|Santa Rosa|US|3d|38.51|-122.81||
STT|Cyril E. King Airport|St. Thomas|VI|4l|18.34|-64.98||
STV|Surat Airport|Surat|IN|5z|21.11|72.74||
STW|Stavropol Shpakovskoye Airport|Stavropol|RU|8f|45.11|42.11||
STX|Henry E Rohlsen Airport|St. Croix|VI|4l|17.7|-64.8||
STY|Nueva Hesperides International Airport|Salto|UY|3s|-31.44|-57.99||
SUB|Juanda International Airport|Surabaya|ID|5s|-7.38|112.79||
SUF|Lamezia Terme Airport|Lamezia Terme|IT|8l|38.91|16.24||
SUG|Surigao Airport|Surigao City|PH|67|9.76|125.48||
SUI|Sukhumi Babushara /  Vladislav Ardzinba International Airport|Sukhumi|GE|6s|42.86|41.13||
SUJ|Satu Mare Airport|Satu Mare|RO|7t|47.7|22.89||
SUL|Sui Airport|Sui|PK|5x|28.65|69.18||
SUN|Friedman Memorial Airport|Hailey|US|27|43.5|-114.3||
SUS|Spirit of St Louis Airport|St Louis|US|2e|38.66|-90.65||
SUU|Travis Air Force Base|Fairfield|US|3d|38.26|-121.93||
SUV|Nausori International Airport|Suva|FJ|9j|-18.04|178.56||
SUX|Sioux Gateway Airport / Brigadier General Bud Day Field|Sioux City|US|2e|42.4|-96.38||
SVA|Savoonga Airport|Savoonga|US|3w|63.69|-170.49||
SVB|Sambava Airport|Sambava|MG|92|-14.28|50.17||
SVD|Argyle International Airport|Kingstown|VC|4m|13.16|-61.15||
SVG|Stavanger Airport, Sola|Stavanger|NO|8g|58.88|5.64||
SVI|Eduardo Falla Solano Airport|San Vicente Del Caguán|CO|26|2.15|-74.77||
SVJ|Svolvær Airport, Helle|Svolvær|NO|8g|68.24|14.67||
SVL|Savonlinna Airport|Savonlinna|FI|80|61.94|28.95||
SVN|Hunter Army Air Field|Savannah|US|3v|32.01|-81.15||
SVO|Sheremetyevo International Airport|Moscow|RU|8f|55.97|37.41||MOW
SVP|Kuito Airport|Kuito|AO|x|-12.4|16.95||
SVQ|Sevilla Airport|Sevilla|ES|8b|37.42|-5.89||
SVW|Sparrevohn LRRS Airport|Sparrevohn|US|1h|61.1|-155.57||
SVX|Koltsovo Airport|Yekaterinburg|RU|72|56.74|60.8||
SVZ|San Antonio Del Tachira Airport||VE|2b|7.84|-72.44||
SWA|Jieyang Chaoshan International Airport|Jieyang|CN|6o|23.55|116.5||
SWC|Stawell Airport||AU|7j|-37.07|142.74||
SWD|Seward Airport|Seward|US|1h|60.13|-149.42||
SWF|New York Stewart International Airport|Newburgh|US|3v|41.5|-74.1||
SWH|Swan Hill Airport||AU|7j|-35.38|143.53||
SWO|Stillwater Regional Airport|Stillwater|US|2e|36.16|-97.09||
SWS|Swansea Airport|Swansea|GB|89|51.61|-4.07||
SWT|Strezhevoy Airport|Strezhevoy|RU|6c|60.71|77.66||
SWU|Suwon Airport|Suwon|KR|6n|37.24|127.01||
SWV|Severo-Evensk Airport|Evensk|RU|65|61.92|159.23||
SXB|Strasbourg Airport|Strasbourg|FR|8h|48.54|7.63||
SXE|West Sale Airport|Sale|AU|7j|-38.09|146.97||
SXI|Siri Airport|Siri|IR|6t|25.91|54.54||
SXJ|Shanshan Airport|Shanshan|CN|6o|42.91|90.25||
SXL|Sligo Airport|Sligo|IE|7x|54.28|-8.6||
SXM|Princess Juliana International Airport|Sint Maarten|SX|3e|18.04|-63.11||
SXN|Sua Pan Airport|Sowa|BW|m|-20.55|26.12||
SXQ|Soldotna Airport|Soldotna|US|1h|60.47|-151.04||
SXR|Sheikh ul Alam International Airport|Srinagar|IN|5z|33.99|74.77||
SXV|Salem Airport|Salem|IN|5z|11.78|78.07||
SXZ|Siirt Airport|Siirt|TR|82|37.98|41.84||
SYA|Eareckson Air Station|Shemya|US|1g|52.71|174.11||
SYD|Sydney Kingsford Smith International Airport|Sydney|AU|7l|-33.95|151.18||
SYJ|Sirjan Airport|Sirjan|IR|6t|29.55|55.67||
SYO|Shonai Airport|Shonai|JP|6v|38.81|139.79||
SYP|Ruben Cantu Airport|Santiago|PA|3z|8.09|-80.95||
SYQ|Tobías Bolaños International Airport|San Jose|CR|2h|9.96|-84.14||
SYR|Syracuse Hancock International Airport|Syracuse|US|3v|43.11|-76.11||
SYS|Saskylakh Airport|Saskylakh|RU|70|71.93|114.08||
SYT|Saint-Yan Airport|Saint-Yan|FR|8h|46.41|4.01||
SYW|Sehwan Sharif Airport|Sehwan Sharif|PK|5x|26.47|67.72||
SYX|Sanya Phoenix International Airport|Sanya|CN|6o|18.3|109.41||
SYY|Stornoway Airport|Stornoway|GB|89|58.22|-6.33||
SYZ|Shiraz Shahid Dastghaib International Airport|Shiraz|IR|6t|29.54|52.59||
SZA|Soyo Airport|Soyo|AO|x|-6.14|12.37||
SZB|Sultan Abdul Aziz Shah International Airport|Kuala Lumpur|MY|61|3.13|101.55||
SZF|Samsun-Çarşamba Airport|Samsun|TR|82|41.25|36.57||
SZG|Salzburg Airport|Salzburg|AT|8w|47.79|13||
SZJ|Siguanea Airport|Isla de la Juventud|CU|32|21.64|-82.96||
SZK|Skukuza Airport|Skukuza|ZA|o|-24.96|31.59||
SZL|Whiteman Air Force Base|Knob Noster|US|2e|38.73|-93.55||
SZV|Suzhou Guangfu Airport|Suzhou|CN|6o|31.26|120.4||
SZW|Schwerin Parchim Airport||DE|7q|53.43|11.78||
SZX|Shenzhen Bao'an International Airport|Shenzhen|CN|6o|22.64|113.81||
SZY|Olsztyn-Mazury Airport|Olsztyn|PL|8z|53.48|20.94||
SZZ|Szczecin-Goleniów "Solidarność" Airport|Goleniow|PL|8z|53.58|14.9||
TAB|Tobago-Crown Point Airport|Tobago|TT|43|11.15|-60.83||
TAC|Daniel Z. Romualdez Airport|Tacloban City|PH|67|11.23|125.03||
TAE|Daegu Airport|Daegu|KR|6n|35.9|128.66||
TAF|Oran Tafraoui Airport|Tafraoui|DZ|3|35.54|-0.53||
TAG|Bohol-Panglao International Airport|Bohol|PH|67|9.57|123.77||
TAH|Tanna Airport||VU|9i|-19.46|169.22||
TAI|Ta'izz International Airport|Ta'izz|YE|4z|13.69|44.14||
TAK|Takamatsu Airport|Takamatsu|JP|6v|34.21|134.02||
TAM|General Francisco Javier Mina International Airport|Tampico|MX|3r|22.3|-97.87||
TAO|Qingdao Jiaodong International Airport|Qingdao|CN|6o|36.36|120.09||
TAP|Tapachula International Airport|Tapachula|MX|3o|14.79|-92.37||
TAR|Taranto-Grottaglie "Marcello Arlotta" Airport|Grottaglie|IT|8l|40.52|17.4||
TAS|Tashkent International Airport|Tashkent|UZ|6r|41.26|69.28||
TAT|Poprad-Tatry Airport|Poprad|SK|7r|49.07|20.24||
TAY|Tartu Airport|Tartu|EE|8t|58.31|26.69||
TAZ|Daşoguz Airport|Daşoguz|TM|55|41.76|59.84||
TBB|Dong Tac Airport|Tuy Hoa|VN|5o|13.05|109.33||
TBF|Tabiteuea North Airport||KI|a8|-1.22|174.78||
TBH|Tugdan Airport|Tablas Island|PH|67|12.31|122.08||
TBI|New Bight Airport|Cat Island|BS|3u|24.32|-75.45||
TBJ|Tabarka-Aïn Draham International Airport|Tabarka|TN|1e|36.98|8.88||
TBN|Waynesville-St. Robert Regional Airport-Forney Field|Fort Leonard Wood|US|2e|37.74|-92.14||
TBP|Captain Pedro Canga Rodríguez International Airport|Tumbes|PE|3c|-3.55|-80.38||
TBS|Tbilisi International Airport|Tbilisi|GE|6s|41.67|44.95||
TBT|Tabatinga Airport|Tabatinga|BR|3h|-4.26|-69.94||
TBU|Fua'amotu International Airport|Nuku'alofa|TO|a9|-21.24|-175.15||
TBW|Donskoye Airport|Tambov|RU|8f|52.81|41.48||
TBZ|Tabriz International Airport|Tabriz|IR|6t|38.13|46.24||
TCA|Tennant Creek Airport|Tennant Creek|AU|7g|-19.63|134.18||
TCB|Treasure Cay Airport|Treasure Cay|BS|3u|26.75|-77.39||
TCC|Tucumcari Municipal Airport|Tucumcari|US|2m|35.18|-103.6||
TCE|Tulcea Danube Delta Airport|Tulcea|RO|7t|45.06|28.71||
TCI|Tenerife|Tenerife|ES|76|28.04|-16.57|c|
TCL|Tuscaloosa Regional Airport|Tuscaloosa|US|2e|33.22|-87.61||
TCM|McChord Air Force Base|Tacoma|US|3d|47.14|-122.48||
TCO|La Florida Airport|Tumaco|CO|26|1.81|-78.75||
TCP|Taba International Airport|Taba|EG|c|29.59|34.78||
TCQ|Coronel FAP Carlos Ciriani Santa Rosa International Airport|Tacna|PE|3c|-18.05|-70.28||
TCS|Truth or Consequences Municipal Airport|Truth or Consequences|US|2m|33.24|-107.27||
TCX|Tabas Airport|Tabas|IR|6t|33.67|56.89||
TCZ|Tengchong Tuofeng Airport|Baoshan|CN|6o|24.94|98.49||
TDD|Teniente Av. Jorge Henrich Arauz Airport|Trinidad|BO|3b|-14.82|-64.92||
TDG|Tandag Airport|Tandag|PH|67|9.07|126.17||
TDK|Taldykorgan Airport|Taldykorgan|KZ|50|45.12|78.44||
TDL|Héroes De Malvinas Airport|Tandil|AR|1l|-37.23|-59.23||
TDX|Trat Airport|Laem Ngop|TH|5a|12.27|102.32||
TEA|Tela Airport|Tela|HN|4o|15.78|-87.48||
TEB|Teterboro Airport|Teterboro|US|3v|40.85|-74.06||
TEC|Telêmaco Borba Airport|Telêmaco Borba|BR|4f|-24.32|-50.65||
TED|Thisted Airport|Thisted|DK|7w|57.07|8.71||
TEE|Cheikh Larbi Tébessi Airport|Tébessi|DZ|3|35.43|8.12||
TEF|Telfer Airport||AU|7k|-21.72|122.23||
TEM|Temora Airport|Temora|AU|7l|-34.42|147.51||
TEN|Tongren Fenghuang Airport|Tongren|CN|6o|27.88|109.31||
TEQ|Tekirdağ Çorlu Airport|Çorlu|TR|82|41.14|27.92||
TER|Lajes Airport|Terceira|PT|74|38.76|-27.09||
TET|Chingozi Airport|Tete|MZ|11|-16.1|33.64||
TEU|Manapouri Airport||NZ|9d|-45.53|167.65||
TEV|Teruel Airport|Teruel|ES|8b|40.41|-1.22||
TEZ|Tezpur Airport||IN|5z|26.71|92.78||
TFF|Tefé Airport|Tefé|BR|3h|-3.38|-64.72||
TFN|Tenerife Norte-Ciudad de La Laguna Airport|Tenerife|ES|76|28.48|-16.34||TCI
TFS|Tenerife Sur Airport|Tenerife|ES|76|28.04|-16.57||TCI
TFU|Chengdu Tianfu International Airport|Chengdu|CN|6o|30.31|104.44||
TGA|Tengah Air Base|Western Water Catchment|SG|6p|1.39|103.71||
TGD|Podgorica Airport / Podgorica Golubovci Airbase|Podgorica|ME|8i|42.36|19.25||
TGG|Sultan Mahmud Airport|Kuala Terengganu|MY|61|5.38|103.1||
TGJ|Tiga Airport|Tiga|NC|a0|-21.1|167.8||
TGK|Taganrog Yuzhny Airport|Taganrog|RU|8f|47.2|38.85||
TGM|Transilvania Târgu Mureş International Airport|Târgu Mureş|RO|7t|46.47|24.41||
TGN|Latrobe Valley Airport|Morwell|AU|7j|-38.21|146.47||
TGO|Tongliao Airport|Tongliao|CN|6o|43.56|122.2||
TGP|Podkamennaya Tunguska Airport|Bor|RU|60|61.59|89.99||
TGR|Touggourt Sidi Madhi Airport|Touggourt|DZ|3|33.07|6.09||
TGT|Tanga Airport|Tanga|TZ|h|-5.09|39.07||
TGU|Toncontín International Airport|Tegucigalpa|HN|4o|14.06|-87.22||
TGZ|Angel Albino Corzo International Airport|Tuxtla Gutiérrez|MX|3o|16.56|-93.02||
THE|Senador Petrônio Portela Airport|Teresina|BR|2s|-5.06|-42.82||
THG|Thangool Airport|Biloela|AU|7e|-24.49|150.58||
THL|Tachileik Airport|Tachileik|MM|71|20.48|99.94||
THN|Trollhättan-Vänersborg Airport|Trollhättan|SE|8s|58.32|12.35||
THQ|Tianshui Maijishan Airport|Tianshui|CN|6o|34.56|105.86||
THR|Mehrabad International Airport|Tehran|IR|6t|35.69|51.31||
THS|Sukhothai Airport||TH|5a|17.24|99.82||
THU|Thule Air Base|Pituffik|GL|4p|76.53|-68.7||
THZ|Tahoua Airport|Tahoua|NE|18|14.88|5.27||
TIA|Tirana International Airport Mother Teresa|Tirana|AL|8u|41.41|19.72||
TID|Abdelhafid Boussouf Bou Chekif Airport|Tiaret|DZ|3|35.34|1.46||
TIF|Ta’if Regional Airport|Ta’if|SA|6k|21.48|40.54||
TIH|Tikehau Airport||PF|a7|-15.12|-148.23||
TIJ|Aeropuerto Internacional Gral. Abelardo Rodriguez|Tijuana|MX|4q|32.55|-116.98||
TIK|Tinker Air Force Base|Oklahoma City|US|2e|35.41|-97.39||
TIM|Mozes Kilangin Airport|Timika|ID|5t|-4.53|136.89||
TIN|Tindouf Airport|Tindouf|DZ|3|27.7|-8.17||
TIQ|Tinian International Airport|Tinian Island|MP|a6|15|145.62||
TIU|Timaru Airport|Timaru|NZ|9d|-44.3|171.23||
TIV|Tivat Airport|Tivat|ME|8i|42.4|18.72||
TIW|Tacoma Narrows Airport|Tacoma|US|3d|47.27|-122.58||
TIX|Space Coast Regional Airport|Titusville|US|3v|28.51|-80.8||
TJA|Capitan Oriel Lea Plaza Airport|Tarija|BO|3b|-21.56|-64.7||
TJG|Warukin Airport|Tanta-Tabalong|ID|5s|-2.22|115.44||
TJH|Konotori Tajima Airport|Toyooka|JP|6v|35.51|134.79||
TJI|Trujillo Airport|Trujillo|HN|4o|15.93|-85.94||
TJK|Tokat Airport|Tokat|TR|82|40.31|36.37||
TJM|Roshchino International Airport|Tyumen|RU|72|57.19|65.32||
TJU|Kulob Airport|Kulyab|TJ|5m|37.99|69.81||
TKA|Talkeetna Airport|Talkeetna|US|1h|62.32|-150.09||
TKC|Tiko Airport|Tiko|CM|j|4.09|9.36||
TKD|Takoradi Airport|Sekondi-Takoradi|GH|1|4.9|-1.77||
TKF|Truckee Tahoe Airport|Truckee|US|3d|39.32|-120.14||
TKG|Radin Inten II International Airport|Bandar Lampung|ID|5s|-5.25|105.18||
TKH|Takhli Airport||TH|5a|15.28|100.3||
TKK|Chuuk International Airport|Weno Island|FM|9g|7.46|151.84||
TKN|Tokunoshima Airport|Amagi|JP|6v|27.84|128.88||
TKP|Takapoto Airport||PF|a7|-14.71|-145.25||
TKS|Tokushima Awaodori Airport / JMSDF Tokushima Air Base|Tokushima|JP|6v|34.13|134.61||
TKT|Tak Airport||TH|5a|16.9|99.25||
TKU|Turku Airport|Turku|FI|80|60.51|22.26||
TKX|Takaroa Airport||PF|a7|-14.46|-145.02||
TLC|Aeropuerto Internacional Adolfo López Mateos|Toluca|MX|3o|19.34|-99.57||
TLE|Toliara Airport|Toliara|MG|92|-23.38|43.73||
TLH|Tallahassee Regional Airport|Tallahassee|US|3v|30.4|-84.35||
TLJ|Tatalina LRRS Airport|Takotna|US|1h|62.89|-155.98||
TLL|Lennart Meri Tallinn Airport|Tallinn|EE|8t|59.41|24.83||
TLM|Zenata - Messali El Hadj Airport|Zenata|DZ|3|35.01|-1.46||
TLN|Toulon-Hyères Airport|Toulon|FR|8h|43.1|6.15||
TLQ|Turpan Jiaohe Airport|Turpan|CN|6o|43.03|89.1||
TLS|Toulouse-Blagnac Airport|Toulouse|FR|8h|43.63|1.36||
TLV|Ben Gurion International Airport|Tel Aviv|IL|5u|32.01|34.89||
TLX|Panguilemo Airport|Talca|CL|4d|-35.38|-71.6||
TMB|Miami Executive Airport|Miami|US|3v|25.65|-80.43||
TME|Gustavo Vargas Airport|Tame|CO|26|6.45|-71.76||
TMH|Tanah Merah Airport|Tanah Merah|ID|5t|-6.1|140.3||
TMJ|Termez Airport|Termez|UZ|6m|37.29|67.31||
TML|Tamale Airport|Tamale|GH|1|9.56|-0.86||
TMM|Toamasina Ambalamanasy Airport|Toamasina|MG|92|-18.11|49.39||
TMO|Tumeremo Airport||VE|2b|7.25|-61.53||
TMP|Tampere-Pirkkala Airport|Tampere|FI|80|61.41|23.6||
TMR|Aguenar - Hadj Bey Akhamok Airport|Tamanrasset|DZ|3|22.81|5.45||
TMS|São Tomé International Airport|São Tomé|ST|1c|0.38|6.71||
TMT|Trombetas Airport|Oriximiná|BR|4c|-1.49|-56.4||
TMW|Tamworth Airport|Tamworth|AU|7l|-31.08|150.85||
TMX|Timimoun Airport|Timimoun|DZ|3|29.24|0.28||
TNA|Jinan Yaoqiang International Airport|Jinan|CN|6o|36.86|117.22||
TND|Alberto Delgado Airport|Trinidad|CU|32|21.79|-80||
TNE|New Tanegashima Airport|Tanegashima|JP|6v|30.61|130.99||
TNF|Toussus-le-Noble Airport|Toussus-le-Noble|FR|8h|48.75|2.11||
TNG|Tangier Ibn Battuta Airport|Tangier|MA|d|35.73|-5.92||
TNH|Tonghua Sanyuanpu Airport|Tonghua|CN|6o|42.25|125.7||
TNN|Tainan International Airport / Tainan Air Base|Tainan|TW|6q|22.95|120.21||
TNR|Ivato Airport|Antananarivo|MG|92|-18.8|47.48||
TNW|Jumandy Airport|Tena|EC|2z|-1.06|-77.58||
TOD|Tioman Airport|Tioman Island|MY|61|2.82|104.16||
TOE|Tozeur Nefta International Airport|Tozeur|TN|1e|33.94|8.11||
TOF|Bogashevo Airport|Tomsk|RU|6w|56.38|85.21||
TOG|Togiak Airport|Togiak Village|US|1h|59.05|-160.4||
TOI|Troy Municipal Airport at N Kenneth Campbell Field|Troy|US|2e|31.86|-86.01||
TOJ|Madrid-Torrejón Airport / Torrejón Air Base|Madrid|ES|8b|40.49|-3.46||
TOL|Eugene F. Kranz Toledo Express Airport|Toledo|US|3v|41.59|-83.81||
TOM|Timbuktu Airport|Timbuktu|ML|5|16.73|-3.01||
TOO|San Vito De Java Airport|Coto Brus|CR|2h|8.83|-82.96||
TOP|Philip Billard Municipal Airport|Topeka|US|2e|39.07|-95.62||
TOQ|Barriles Airport|Tocopilla|CL|4d|-22.14|-70.06||
TOS|Tromsø Airport, Langnes|Tromsø|NO|8g|69.68|18.92||
TOU|Touho Airport|Touho|NC|a0|-20.79|165.26||
TOY|Toyama Airport|Toyama|JP|6v|36.65|137.19||
TPA|Tampa International Airport|Tampa|US|3v|27.98|-82.53||
TPC|Tarapoa Airport|Tarapoa|EC|2z|-0.12|-76.34||
TPE|Taiwan Taoyuan International Airport|Taipei|TW|6q|25.08|121.23||
TPH|Tonopah Airport|Tonopah|US|3d|38.06|-117.09||
TPJ|Taplejung Airport|Taplejung|NP|5y|27.35|87.7||
TPL|Draughon Miller Central Texas Regional Airport|Temple|US|2e|31.15|-97.41||
TPP|Cadete FAP Guillermo Del Castillo Paredes Airport|Tarapoto|PE|3c|-6.51|-76.37||
TPQ|Amado Nervo National Airport|Tepic|MX|3l|21.42|-104.84||
TPS|Vincenzo Florio Airport Trapani-Birgi|Trapani|IT|8l|37.91|12.49||
TQD|Al Taqaddum Air Base|Al Habbaniyah|IQ|57|33.34|43.6||
TQO|Felipe Carrillo Puerto International Airport|Tulum|MX|2a|20.17|-87.66||
TQS|Tres Esquinas Air Base|Tres Esquinas|CO|26|0.75|-75.23||
TRA|Tarama Airport|Tarama|JP|6v|24.65|124.68||
TRC|Francisco Sarabia Tinoco International Airport|Torreón|MX|3r|25.57|-103.41||
TRD|Trondheim Airport, Værnes|Trondheim|NO|8g|63.46|10.92||
TRE|Tiree Airport|Balemartine|GB|89|56.5|-6.87||
TRF|Sandefjord Airport, Torp|Oslo|NO|8g|59.19|10.26||
TRG|Tauranga Airport|Tauranga|NZ|9d|-37.67|176.2||
TRI|Tri-Cities Regional TN/VA Airport|Blountville|US|3v|36.48|-82.41||
TRK|Juwata International Airport / Suharnoko Harbani AFB|Tarakan|ID|66|3.33|117.56||
TRM|Jacqueline Cochran Regional Airport|Palm Springs|US|3d|33.63|-116.16||
TRN|Turin Airport|Turin|IT|8l|45.2|7.65||
TRO|Taree Airport|Taree|AU|7l|-31.89|152.51||
TRQ|Tarauacá Airport|Tarauacá|BR|4b|-8.16|-70.78||
TRR|China Bay Airport|Trincomalee|LK|5h|8.54|81.18||
TRS|Trieste-Friuli Venezia Giulia Airport|Trieste|IT|8l|45.83|13.47||
TRT|Toraja Airport|Toraja|ID|66|-3.19|119.92||
TRU|Capitan FAP Carlos Martinez De Pinillos International Airport|Trujillo|PE|3c|-8.08|-79.11||
TRV|Trivandrum International Airport|Thiruvananthapuram|IN|5z|8.48|76.92||
TRW|Bonriki International Airport|Tarawa|KI|a8|1.38|173.15||
TRZ|Tiruchirappalli International Airport|Tiruchirappalli|IN|5z|10.77|78.72||
TSA|Taipei Songshan Airport|Taipei|TW|6q|25.07|121.55||
TSB|Tsumeb Airport|Tsumeb|NA|1f|-19.26|17.73||
TSF|Treviso-Sant'Angelo Airport|Venice|IT|8l|45.65|12.19||
TSJ|Tsushima Airport|Tsushima|JP|6v|34.28|129.33||
TSN|Tianjin Binhai International Airport|Tianjin|CN|6o|39.12|117.35||
TSR|Timişoara Traian Vuia Airport|Timişoara|RO|7t|45.81|21.34||
TST|Trang Airport|Trang|TH|5a|7.51|99.62||
TSV|Townsville Airport / RAAF Base Townsville|Townsville|AU|7e|-19.25|146.77||
TTA|Tan Tan Airport|Tan Tan|MA|d|28.45|-11.16||
TTB|Tortolì Airport|Arbatax|IT|8l|39.92|9.68||
TTC|Las Breas Airport|Taltal|CL|4d|-25.56|-70.38||
TTD|Portland Troutdale Airport|Portland|US|3d|45.55|-122.4||
TTE|Sultan Babullah Airport|Sango|ID|5t|0.83|127.38||
TTG|General Enrique Mosconi Airport|Tartagal|AR|1s|-22.62|-63.79||
TTH|Thumrait Air Base|Thumrait|OM|68|17.67|54.02||
TTJ|Tottori Sand Dunes Conan Airport|Tottori|JP|6v|35.53|134.17||
TTN|Trenton Mercer Airport|Trenton|US|3v|40.28|-74.81||
TTQ|Aerotortuguero Airport|Roxana|CR|2h|10.42|-83.61||
TTT|Taitung Airport|Taitung City|TW|6q|22.75|121.1||
TTU|Sania Ramel Airport|Tétouan|MA|d|35.59|-5.32||
TUA|Lieutenant Colonel Luis A. Mantilla International Airport|Tulcán|EC|2z|0.81|-77.71||
TUB|Tubuai Airport||PF|a7|-23.37|-149.52||
TUC|Teniente Benjamin Matienzo Airport|San Miguel de Tucumán|AR|1v|-26.84|-65.1||
TUD|Tambacounda Airport|Tambacounda|SN|g|13.74|-13.65||
TUF|Tours-Val-de-Loire Airport|Tours|FR|8h|47.43|0.73||
TUG|Tuguegarao Airport|Tuguegarao City|PH|67|17.64|121.73||
TUI|Turaif Domestic Airport|Turaif|SA|6k|31.69|38.73||
TUK|Turbat International Airport|Turbat|PK|5x|25.99|63.03||
TUL|Tulsa International Airport|Tulsa|US|2e|36.2|-95.89||
TUM|Tumut Airport||AU|7l|-35.27|148.24||
TUN|Tunis Carthage International Airport|Tunis|TN|1e|36.85|10.23||
TUO|Taupo Airport|Taupo|NZ|9d|-38.74|176.08||
TUP|Tupelo Regional Airport|Tupelo|US|2e|34.27|-88.77||
TUR|Tucuruí Airport|Tucuruí|BR|22|-3.79|-49.72||
TUS|Tucson International Airport / Morris Air National Guard Base|Tucson|US|41|32.12|-110.94||
TUU|Tabuk Airport|Tabuk|SA|6k|28.37|36.62||
TUV|Tucupita Airport|Tucupita|VE|2b|9.09|-62.09||
TVC|Cherry Capital Airport|Traverse City|US|2n|44.74|-85.58||
TVL|Lake Tahoe Airport|South Lake Tahoe|US|3d|38.89|-120||
TVY|Dawei Airport|Dawei|MM|71|14.1|98.2||
TWF|Joslin Field Magic Valley Regional Airport|Twin Falls|US|27|42.48|-114.49||
TWT|Sanga Sanga Airport|Bongao|PH|67|5.05|119.74||
TWU|Tawau Airport|Tawau|MY|62|4.32|118.13||
TWZ|Pukaki Airport|Twitzel|NZ|9d|-44.24|170.12||
TXC|Orsha Airport - Balbasovo Air Base|Orsha|BY|8e|54.44|30.3||
TXE|Rembele Airport|Takengon|ID|5s|4.72|96.85||
TXK|Texarkana Regional Airport|Texarkana|US|2e|33.45|-93.99||
TXN|Tunxi International Airport|Huangshan|CN|6o|29.73|118.26||
TYB|Tibooburra Airport||AU|7l|-29.45|142.06||
TYF|Torsby Airport|Torsby|SE|8s|60.16|12.99||
TYL|Captain Victor Montes Arias International Airport|Talara|PE|3c|-4.58|-81.25||
TYM|Staniel Cay Airport||BS|3u|24.17|-76.44||
TYN|Taiyuan Wusu Airport|Taiyuan|CN|6o|37.75|112.63||
TYO|Tokyo|Tokyo|JP|6v|35.55|139.78|c|
TYR|Tyler Pounds Regional Airport|Tyler|US|2e|32.35|-95.4||
TYS|McGhee Tyson Airport|Alcoa|US|3v|35.81|-83.99||
TZA|Sir Barry Bowen Municipal Airport|Belize City|BZ|23|17.52|-88.2||
TZL|Tuzla International Airport|Tuzla|BA|8n|44.46|18.72||
TZN|Congo Town Airport|Andros|BS|3u|24.16|-77.59||
TZX|Trabzon International Airport|Trabzon|TR|82|41|39.79||
UAB|İncirlik Air Base|Sarıçam|TR|82|37|35.43||
UAI|Suai Airport|Suai|TL|5k|-9.3|125.29||
UAK|Narsarsuaq Airport|Narsarsuaq|GL|3y|61.16|-45.43||
UAM|Andersen Air Force Base|Yigo|GU|9o|13.58|144.93||
UAQ|Domingo Faustino Sarmiento Airport|San Juan|AR|1t|-31.57|-68.42||
UAR|Bouarfa Airport|Bouarfa|MA|d|32.51|-1.98||
UBA|Mário de Almeida Franco Airport|Uberaba|BR|4f|-19.76|-47.97||
UBJ|Yamaguchi Ube Airport|Ube|JP|6v|33.93|131.28||
UBN|Ulaanbaatar Chinggis Khaan International Airport|Ulaanbaatar|MN|6x|47.65|106.82||
UBP|Ubon Ratchathani Airport|Ubon Ratchathani|TH|5a|15.25|104.87||
UCB|Ulanqab Jining Airport|Ulanqab|CN|6o|41.13|113.11||
UCT|Ukhta Airport|Ukhta|RU|8f|63.57|53.8||
UDE|Volkel Air Base|Uden|NL|7m|51.66|5.71||
UDI|Ten. Cel. Aviador César Bombonato Airport|Uberlândia|BR|4f|-18.88|-48.23||
UDJ|Uzhhorod International Airport|Uzhhorod|UA|86|48.63|22.26||
UDR|Maharana Pratap Airport|Udaipur|IN|5z|24.62|73.9||
UEL|Quelimane Airport|Quelimane|MZ|11|-17.86|36.87||
UEO|Kumejima Airport|Kumejima|JP|6v|26.36|126.71||
UET|Quetta International Airport|Quetta|PK|5x|30.25|66.94||
UFA|Ufa International Airport|Ufa|RU|72|54.56|55.87||
UGA|Bulgan Airport|Bulgan|MN|6x|48.85|103.48||
UGC|Urgench Airport|Urgench|UZ|6m|41.58|60.64||
UGO|Uige Airport|Uige|AO|x|-7.6|15.03||
UGU|Bilogai-Sugapa Airport|Sugapa|ID|5t|-3.74|137.03||
UHE|Kunovice Airport|Uherské Hradiště|CZ|8j|49.03|17.44||
UIB|El Caraño Airport|Quibdó|CO|26|5.69|-76.64||
UIH|Phu Cat Airport|Quy Nohn|VN|5o|13.96|109.04||
UIN|Quincy Regional Baldwin Field|Quincy|US|2e|39.94|-91.19||
UIO|Mariscal Sucre International Airport|Quito|EC|2z|-0.13|-78.35||
UIP|Quimper-Cornouaille Airport|Quimper|FR|8h|47.97|-4.17||
UKB|Kobe Airport|Kobe|JP|6v|34.63|135.22||OSA
UKI|Ukiah Municipal Airport|Ukiah|US|3d|39.13|-123.2||
UKK|Ust-Kamenogorsk Airport|Ust-Kamenogorsk|KZ|50|50.04|82.49||
UKS|Sevastopol International Airport / Belbek Air Base|Sevastopol|UA|8p|44.69|33.57||
UKX|Ust-Kut Airport|Ust-Kut|RU|5r|56.86|105.73||
ULA|Capitan D Daniel Vazquez Airport|San Julian|AR|1r|-49.31|-67.8||
ULD|Prince Mangosuthu Buthelezi Airport|Ulundi|ZA|o|-28.32|31.42||
ULH|Majeed Bin Abdulaziz Airport|Al Ula|SA|6k|26.48|38.13||
ULK|Lensk Airport|Lensk|RU|70|60.72|114.83||
ULN|Buyant-Ukhaa International Airport|Ulaanbaatar|MN|6x|47.84|106.77||
ULP|Quilpie Airport||AU|7e|-26.61|144.25||
ULQ|Heriberto Gíl Martínez Airport|Tuluá|CO|26|4.09|-76.24||
ULU|Gulu Airport|Gulu|UG|q|2.81|32.27||
ULV|Ulyanovsk Baratayevka Airport|Ulyanovsk|RU|8v|54.27|48.23||
ULY|Ulyanovsk East Airport|Cherdakly|RU|8v|54.4|48.8||
UME|Umeå Airport|Umeå|SE|8s|63.79|20.28||
UND|Kunduz Airport|Kunduz|AF|5v|36.67|68.91||
UNI|Union Island International Airport|Union Island|VC|4m|12.6|-61.41||
UNN|Ranong Airport|Ranong|TH|5a|9.78|98.59||
UOX|University Oxford Airport|Oxford|US|2e|34.38|-89.54||
UPB|Playa Baracoa Airport|Havana|CU|32|23.03|-82.58||
UPG|Hasanuddin International Airport|Makassar|ID|66|-5.06|119.55||
UPL|Upala Airport|Upala|CR|2h|10.89|-85.02||
UPN|Uruapan - Licenciado y General Ignacio Lopez Rayon International Airport|Uruapan|MX|3o|19.4|-102.04||
URA|Uralsk Airport|Uralsk|KZ|6d|51.15|51.54||
URC|Ürümqi Diwopu International Airport|Urumqi|CN|6o|43.91|87.47||
URE|Kuressaare Airport|Kuressaare|EE|8t|58.23|22.51||
URG|Rubem Berta Airport|Uruguaiana|BR|4f|-29.78|-57.04||
URJ|Uray Airport|Uray|RU|72|60.1|64.83||
URO|Rouen Vallée de Seine Airport|Boos|FR|8h|49.39|1.18||
URS|Kursk East Airport|Kursk|RU|8f|51.75|36.3||
URT|Surat Thani Airport|Surat Thani|TH|5a|9.13|99.14||
URY|Gurayat Domestic Airport|Gurayat|SA|6k|31.41|37.28||
USA|Concord-Padgett Regional Airport|Concord|US|3v|35.39|-80.71||
USH|Malvinas Argentinas Airport|Ushuaia|AR|1w|-54.84|-68.3||
USK|Usinsk Airport|Usinsk|RU|8f|66|57.37||
USM|Samui Airport|Koh Samui|TH|5a|9.55|100.06||
USN|Ulsan Airport|Ulsan|KR|6n|35.59|129.35||
USR|Ust-Nera Airport|Ust-Nera|RU|65|64.55|143.12||
UST|Northeast Florida Regional Airport|St Augustine|US|3v|29.96|-81.34||
USU|Francisco B. Reyes Airport|Busuanga|PH|67|12.12|120.1||
UTH|Udon Thani Airport|Udon Thani|TH|5a|17.39|102.79||
UTI|Utti Air Base|Utti|FI|80|60.9|26.94||
UTN|Pierre Van Ryneveld Airport|Upington|ZA|o|-28.4|21.26||
UTO|Indian Mountain LRRS Airport|Utopia Creek|US|1h|65.99|-153.7||
UTP|U-Tapao International Airport|Pattaya|TH|5a|12.68|101||
UTS|Ust-Tsylma Airport|Ust-Tsylma|RU|8f|65.44|52.2||
UTT|K. D. Matanzima Airport|Mthatha|ZA|o|-31.55|28.67||
UTW|Queenstown Airport|Queenstown|ZA|o|-31.92|26.88||
UUA|Bugulma Airport|Bugulma|RU|8f|54.64|52.8||
UUD|Baikal International Airport|Ulan Ude|RU|5r|51.81|107.44||
UUN|Baruun Urt Airport||MN|5g|46.66|113.29||
UUS|Yuzhno-Sakhalinsk Airport|Yuzhno-Sakhalinsk|RU|6l|46.89|142.72||
UVE|Ouvéa Airport|Ouvéa|NC|a0|-20.64|166.57||
UVF|Hewanorra International Airport|Saint Lucia|LC|4k|13.73|-60.95||
UYL|Nyala Airport|Nyala|SD|r|12.05|24.96||
UZC|Ponikve Airport|Užice|RS|7p|43.9|19.7||
UZU|Curuzu Cuatia Airport|Curuzu Cuatia|AR|1n|-29.77|-57.98||
VAA|Vaasa Airport|Vaasa|FI|80|63.05|21.76||
VAD|Moody Air Force Base|Valdosta|US|3v|30.97|-83.19||
VAF|Valence-Chabeuil Airport|Valence|FR|8h|44.92|4.97||
VAG|Major Brigadeiro Trompowsky Airport|Varginha|BR|4f|-21.59|-45.47||
VAI|Vanimo Airport|Vanimo|PG|a4|-2.69|141.3||
VAM|Villa Airport|Maamigili|MV|98|3.47|72.84||
VAN|Van Ferit Melen Airport|Van|TR|82|38.47|43.33||
VAR|Varna Airport|Varna|BG|8r|43.23|27.83||
VAV|Vava'u International Airport|Vava'u Island|TO|a9|-18.59|-173.96||
VAW|Vardø Airport, Svartnes|Vardø|NO|8g|70.36|31.04||
VBG|Vandenberg Space Force Base|Lompoc|US|3d|34.74|-120.58||
VBS|Brescia Airport|Montichiari|IT|8l|45.43|10.33||
VBY|Visby Airport|Visby|SE|8s|57.66|18.35||
VCA|Can Tho International Airport|Can Tho|VN|5o|10.09|105.71||
VCE|Venice Marco Polo Airport|Venice|IT|8l|45.51|12.35||
VCP|Viracopos International Airport|Campinas|BR|4f|-23.01|-47.13||SAO
VCS|Con Dao Airport|Con Dao|VN|5o|8.73|106.63||
VCT|Victoria Regional Airport|Victoria|US|2e|28.85|-96.92||
VDB|Fagernes Airport, Leirin|Fagernes|NO|8g|61.02|9.29||
VDC|Glauber de Andrade Rocha Airport|Vitória da Conquista|BR|20|-14.91|-40.91||
VDE|El Hierro Airport|El Hierro|ES|76|27.81|-17.89||
VDH|Dong Hoi Airport|Dong Hoi|VN|5a|17.52|106.59||
VDM|Gobernador Castello Airport|Viedma|AR|1s|-40.87|-63||
VDO|Van Don International Airport|Van Don|VN|5o|21.12|107.42||
VDP|Valle de La Pascua Airport||VE|2b|9.22|-65.99||
VDR|Villa Dolores Airport|Villa Dolores|AR|1n|-31.95|-65.15||
VDS|Vadsø Airport|Vadsø|NO|8g|70.07|29.84||
VDZ|Valdez Pioneer Field|Valdez|US|1h|61.13|-146.25||
VEL|Vernal Regional Airport|Vernal|US|2m|40.44|-109.51||
VER|General Heriberto Jara International Airport|Veracruz|MX|3o|19.15|-96.19||
VEY|Vestmannaeyjar Airport|Vestmannaeyjar|IS|7a|63.42|-20.28||
VFA|Victoria Falls International Airport|Victoria Falls|ZW|n|-18.1|25.84||
VGA|Vijayawada Airport|Gannavaram|IN|5z|16.53|80.8||
VGD|Vologda Airport|Vologda|RU|8f|59.28|39.94||
VGO|Vigo Airport|Vigo|ES|8b|42.23|-8.63||
VGT|North Las Vegas Metropolitan International Airport|Las Vegas|US|3d|36.21|-115.19||
VHC|Saurimo Airport|Saurimo|AO|x|-9.69|20.43||
VHM|Vilhelmina South Lapland Airport|Vilhelmina|SE|8s|64.58|16.83||
VHY|Vichy-Charmeil Airport|Vichy|FR|8h|46.17|3.4||
VIE|Vienna International Airport|Vienna|AT|8w|48.11|16.57||
VIG|Juan Pablo Pérez Alfonso Airport|El Vigía|VE|2b|8.62|-71.67||
VII|Vinh Airport|Vinh|VN|5a|18.74|105.67||
VIL|Dakhla Airport|Dakhla|EH|k|23.72|-15.93||
VIN|Vinnytsia/Gavyryshivka International Airport|Vinnitsa|UA|86|49.24|28.61||
VIR|Virginia Airport|Durban|ZA|o|-29.77|31.06||
VIS|Visalia Municipal Airport|Visalia|US|3d|36.32|-119.39||
VIT|Vitoria Airport|Alava|ES|8b|42.88|-2.72||
VIX|Eurico de Aguiar Salles Airport|Vitória|BR|4f|-20.26|-40.28||
VIY|Vélizy-Villacoublay Air Base|Vélizy-Villacoublay|FR|8h|48.77|2.2||
VKG|Rach Gia Airport|Rach Gia|VN|5o|9.96|105.13||
VKO|Vnukovo International Airport|Moscow|RU|8f|55.59|37.26||MOW
VKT|Vorkuta Airport|Vorkuta|RU|8f|67.49|63.99||
VLC|Valencia Airport|Valencia|ES|8b|39.49|-0.48||
VLD|Valdosta Regional Airport|Valdosta|US|3v|30.78|-83.28||
VLG|Villa Gesell Airport|Villa Gesell|AR|1l|-37.24|-57.03||
VLI|Bauerfield International Airport|Port Vila|VU|9i|-17.7|168.32||
VLL|Valladolid Airport|Valladolid|ES|8b|41.71|-4.85||
VLM|Teniente Coronel Rafael Pabón Airport|Villamontes|BO|3b|-21.26|-63.41||
VLN|Arturo Michelena International Airport|Valencia|VE|2b|10.15|-67.93||
VLR|Vallenar Airport|Vallenar|CL|4d|-28.6|-70.76||
VLV|Dr. Antonio Nicolás Briceño Airport|Valera|VE|2b|9.34|-70.58||
VLY|Anglesey Airport|Angelsey|GB|89|53.25|-4.54||
VME|Villa Reynolds Airport|Villa Mercedes|AR|1u|-33.73|-65.39||
VMI|Aeropuerto Nacional Dr. Juan Plate|Puerto Vallemi|PY|1y|-22.16|-57.94||
VMU|Baimuru Airport|Baimuru|PG|a4|-7.5|144.82||
VNE|Vannes-Meucon Airport|Vannes|FR|8h|47.72|-2.72||
VNO|Vilnius International Airport|Vilnius|LT|8x|54.63|25.29||
VNS|Lal Bahadur Shastri Airport|Varanasi|IN|5z|25.45|82.86||
VNT|Ventspils International Airport|Ventspils|LV|8k|57.36|21.54||
VNX|Vilankulo Airport|Vilanculo|MZ|11|-22.02|35.31||
VNY|Van Nuys Airport|Van Nuys|US|3d|34.21|-118.49||
VOD|Vodochody Airport|Vodochody|CZ|8j|50.22|14.4||
VOG|Volgograd International Airport|Volgograd|RU|8y|48.78|44.35||
VOH|Vohemar Airport|Vohemar|MG|92|-13.38|50||
VOK|Volk Field|Camp Douglas|US|2e|43.94|-90.25||
VOL|Nea Anchialos National Airport|Nea Anchialos|GR|7o|39.22|22.79||
VOZ|Voronezh International Airport|Voronezh|RU|8f|51.81|39.23||
VPE|Ngjiva Pereira Airport|Ngiva|AO|x|-17.04|15.68||
VPS|Destin-Fort Walton Beach Airport|Destin|US|2e|30.48|-86.53||
VPY|Chimoio Airport|Chimoio|MZ|11|-19.15|33.43||
VPZ|Porter County Municipal Airport|Valparaiso|US|2e|41.45|-87.01||
VRA|Juan Gualberto Gomez International Airport|Varadero|CU|32|23.03|-81.44||
VRB|Vero Beach Regional Airport|Vero Beach|US|3v|27.66|-80.42||
VRC|Virac Airport|Virac|PH|67|13.58|124.21||
VRE|Vredendal Airport|Vredendal|ZA|o|-31.64|18.54||
VRK|Varkaus Airport|Varkaus|FI|80|62.17|27.87||
VRL|Vila Real Airport|Vila Real|PT|87|41.27|-7.72||
VRN|Verona-Villafranca Valerio Catullo Airport|Verona|IT|8l|45.39|10.89||
VRO|Kawama Airport|Santa Marta|CU|32|23.12|-81.3||
VRU|Vryburg Airport|Vyrburg|ZA|o|-26.98|24.73||
VSA|Carlos Rovirosa Pérez International Airport|Villahermosa|MX|3o|18|-92.82||
VSE|Aerodromo Goncalves Lobato|Viseu|PT|87|40.73|-7.89||
VST|Stockholm Västerås Airport|Stockholm|SE|8s|59.59|16.63||STO
VTB|Vitebsk Vostochny Airport|Vitebsk|BY|8e|55.13|30.35||
VTE|Wattay International Airport|Vientiane|LA|6y|17.99|102.56||
VTM|Nevatim Air Base|Beersheba|IL|5u|31.21|35.01||
VTN|Miller Field|Valentine|US|2e|42.86|-100.55||
VTU|Hermanos Ameijeiras Airport|Las Tunas|CU|32|20.99|-76.94||
VTZ|Visakhapatnam Airport / INS Dega|Visakhapatnam|IN|5z|17.72|83.23||
VUP|Alfonso López Pumarejo Airport|Valledupar|CO|26|10.44|-73.25||
VVC|Vanguardia Airport|Villavicencio|CO|26|4.17|-73.61||
VVI|Viru Viru International Airport|Santa Cruz|BO|3b|-17.64|-63.14||
VVO|Vladivostok International Airport|Artyom|RU|6z|43.4|132.15||
VVZ|Illizi Takhamalt Airport|Illizi|DZ|3|26.72|8.62||
VXC|Lichinga Airport|Lichinga|MZ|11|-13.27|35.27||
VXE|São Pedro Airport|São Vicente|CV|77|16.83|-25.06||
VXO|Växjö Kronoberg Airport|Växjö|SE|8s|56.93|14.73||
VYI|Vilyuisk Airport|Vilyuisk|RU|70|63.76|121.69||
WAE|Wadi Al Dawasir Domestic Airport|Wadi Al Dawasir|SA|6k|20.5|45.2||
WAG|Wanganui Airport|Wanganui|NZ|9d|-39.96|175.02||
WAI|Ambalabe Airport|Antsohihy|MG|92|-14.9|47.99||
WAS|Washington|Washington|US|3v|38.94|-77.46|c|
WAT|Waterford Airport|Waterford|IE|7x|52.19|-7.09||
WAW|Warsaw Chopin Airport|Warsaw|PL|8z|52.17|20.97||
WBG|Schleswig Air Base|Jagel|DE|7q|54.46|9.52||
WBM|Wapenamanda Airport|Wapenamanda|PG|a4|-5.64|143.89||
WCH|Nuevo Chaitén Airport|Chaitén|CL|4d|-42.78|-72.83||
WDH|Hosea Kutako International Airport|Windhoek|NA|1f|-22.48|17.47||
WDS|Shiyan Wudangshan Airport|Shiyan|CN|6o|32.59|110.91||
WEF|Weifang Nanyuan Airport|Weifang|CN|6o|36.65|119.12||
WEH|Weihai Dashuibo Airport|Weihai|CN|6o|37.19|122.23||
WEI|Weipa Airport|Weipa|AU|7e|-12.68|141.92||
WFI|Fianarantsoa Airport|Fianarantsoa|MG|92|-21.44|47.11||
WGA|Wagga Wagga City Airport|Wagga Wagga|AU|7l|-35.16|147.47||
WGE|Walgett Airport||AU|7l|-30.03|148.13||
WGN|Shaoyang Wugang Airport|Shaoyang|CN|6o|26.81|110.64||
WGT|Wangaratta Airport||AU|7j|-36.42|146.31||
WHB|Eliwana||AU|7k|-22.43|116.89||
WHK|Whakatane Airport||NZ|9d|-37.92|176.91||
WIC|Wick Airport|Wick|GB|89|58.46|-3.09||
WIE|Wiesbaden Army Airfield|Wiesbaden|DE|7q|50.05|8.33||
WIL|Nairobi Wilson Airport|Nairobi|KE|16|-1.32|36.81||
WIN|Winton Airport||AU|7e|-22.36|143.09||
WIR|Wairoa Airport|Wairoa|NZ|9d|-39.01|177.41||
WJF|General William J Fox Airfield|Lancaster|US|3d|34.74|-118.22||
WJR|Wajir Airport|Wajir|KE|16|1.73|40.09||
WJU|Wonju Airport / Hoengseong Air Base|Wonju|KR|6n|37.44|127.96||
WKA|Wanaka Airport|Wanaka|NZ|9d|-44.72|169.25||
WKB|Warracknabeal Airport||AU|7j|-36.32|142.42||
WKF|Waterkloof Air Force Base|Pretoria|ZA|o|-25.83|28.22||
WKJ|Wakkanai Airport|Wakkanai|JP|6v|45.4|141.8||
WKK|Aleknagik / New Airport|Aleknagik|US|1h|59.28|-158.62||
WLG|Wellington International Airport|Wellington|NZ|9d|-41.33|174.8||
WLS|Hihifo Airport|Wallis Island|WF|ab|-13.24|-176.2||
WMC|Winnemucca Municipal Airport|Winnemucca|US|3d|40.9|-117.81||
WME|Mount Keith Airport||AU|7k|-27.29|120.55||
WMH|Ozark Regional Airport|Mountain Home|US|2e|36.37|-92.47||
WMI|Modlin Airport|Warsaw|PL|8z|52.45|20.65||
WMN|Maroantsetra Airport|Maroantsetra|MG|92|-15.44|49.69||
WMR|Mananara Nord Airport|Mananara Nord|MG|92|-16.16|49.77||
WMT|Zunyi Maotai Airport|Zunyi|CN|6o|27.82|106.33||
WMX|Wamena Airport|Wamena|ID|5t|-4.1|138.95||
WNI|Matahora Airport|Wangi-wangi Island|ID|66|-5.29|123.63||
WNP|Naga Airport|Naga|PH|67|13.58|123.27||
WNR|Windorah Airport||AU|7e|-25.41|142.67||
WNS|Shaheed Benazirabad Airport|Nawabashah|PK|5x|26.22|68.39||
WNZ|Wenzhou Longwan International Airport|Wenzhou|CN|6o|27.91|120.85||
WOE|Woensdrecht Air Base|Bergen Op Zoom|NL|7m|51.45|4.34||
WOL|Shellharbour Airport|Albion Park Rail|AU|7l|-34.56|150.79||
WOS|Wonsan Kalma International Airport|Wonsan|KP|6g|39.17|127.49||
WPC|Pincher Creek Airport|Pincher Creek|CA|2p|49.52|-114||
WPR|Captain Fuentes Martinez Airport|Porvenir|CL|46|-53.25|-70.32||
WPU|Guardiamarina Zañartu Airport|Puerto Williams|CL|4d|-54.93|-67.63||
WRB|Robins Air Force Base|Warner Robins|US|3v|32.64|-83.59||
WRE|Whangarei Airport|Whangarei|NZ|9d|-35.77|174.36||
WRG|Wrangell Airport|Wrangell|US|4g|56.48|-132.37||
WRI|Mc Guire Air Force Base|Wrightstown|US|3v|40.02|-74.59||
WRL|Worland Municipal Airport|Worland|US|2m|43.97|-107.95||
WRO|Copernicus Wrocław Airport|Wrocław|PL|8z|51.1|16.89||
WRT|Warton Aerodrome|Warton|GB|89|53.75|-2.88||
WSI|Western Sydney International Airport|Sydney|AU|7l|-33.89|150.71||
WSZ|Westport Airport|Westport|NZ|9d|-41.74|171.58||
WTB|Toowoomba Wellcamp Airport|Toowoomba|AU|7e|-27.56|151.79||
WTK|Noatak Airport|Noatak|US|3w|67.57|-162.98||
WTN|RAF Waddington|Waddington|GB|89|53.17|-0.52||
WUH|Wuhan Tianhe International Airport|Wuhan|CN|6o|30.77|114.21||
WUN|Wiluna Airport||AU|7k|-26.63|120.22||
WUS|Nanping Wuyishan Airport|Wuyishan|CN|6o|27.7|118||
WUU|Wau Airport|Wau|SS|p|7.73|27.98||
WUX|Sunan Shuofang International Airport|Wuxi|CN|6o|31.49|120.43||
WUZ|Wuzhou Xijiang Airport|Tangbu|CN|6o|23.4|111.09||
WVB|Walvis Bay Airport|Walvis Bay|NA|1f|-22.98|14.65||
WVK|Manakara Airport|Manakara|MG|92|-22.12|48.02||
WWA|Wasilla Airport|Wasilla|US|1h|61.57|-149.54||
WWD|Cape May County Airport|Wildwood|US|3v|39.01|-74.91||
WWK|Wewak International Airport|Wewak|PG|a4|-3.58|143.67||
WWR|West Woodward Airport|Woodward|US|2e|36.44|-99.52||
WWY|West Wyalong Airport|West Wyalong|AU|7l|-33.94|147.19||
WYA|Whyalla Airport|Whyalla|AU|7d|-33.06|137.51||
WYE|Yengema Airport|Yengema|SL|l|8.61|-11.05||
WYS|Yellowstone Airport|West Yellowstone|US|2m|44.69|-111.12||
XAI|Xinyang Minggang Airport|Xinyang|CN|6o|32.54|114.08||
XAP|Serafin Enoss Bertaso Airport|Chapecó|BR|4f|-27.13|-52.66||
XBJ|Birjand International Airport|Birjand|IR|6t|32.9|59.28||
XCH|Christmas Island Airport|Flying Fish Cove|CX|94|-10.45|105.69||
XCR|Châlons-Vatry Airport|Vatry|FR|8h|48.77|4.21||
XEN|Xingcheng Air Base|Xingcheng|CN|6o|40.58|120.7||
XFN|Xiangyang Liuji Airport|Xiangyang|CN|6o|32.15|112.29||
XFW|Hamburg-Finkenwerder Airport|Hamburg|DE|7q|53.54|9.84||
XGN|Xangongo Airport|Xangongo|AO|x|-16.76|14.97||
XGR|Kangiqsualujjuaq Airport|Kangiqsualujjuaq|CA|4r|58.71|-65.99||
XIC|Xichang Qingshan Airport|Liangshan|CN|6o|27.99|102.18||
XIJ|Ahmed Al Jaber Air Base|Ahmed Al Jaber AB|KW|63|28.93|47.79||
XIL|Xilinhot Airport|Xilinhot|CN|6o|43.92|115.96||
XIY|Xi'an Xianyang International Airport|Xi'an|CN|6o|34.45|108.75||
XJD|Al Udeid Air Base|Ar Rayyan|QA|6h|25.12|51.31||
XJM|Mangla Airport|Mangla|PK|5x|33.05|73.64||
XKS|Kasabonika Airport|Kasabonika|CA|4v|53.52|-88.64||
XLB|Lac Brochet Airport|Lac Brochet|CA|4v|58.62|-101.47||
XLS|Saint Louis Airport|Saint Louis|SN|g|16.05|-16.46||
XMH|Manihi Airport||PF|a7|-14.44|-146.07||
XMN|Xiamen Gaoqi International Airport|Xiamen|CN|6o|24.54|118.13||
XMS|Coronel E Carvajal Airport|Macas|EC|2z|-2.3|-78.12||
XNA|Northwest Arkansas Regional Airport|Fayetteville|US|2e|36.28|-94.31||
XNH|Ali Air Base|Nasiriyah|IQ|57|30.94|46.09||
XNN|Xining Caojiabao International Airport|Haidong|CN|6o|36.53|102.04||
XPK|Pukatawagan Airport|Pukatawagan|CA|4v|55.75|-101.27||
XPL|Palmerola International Airport / José Enrique Soto Cano Air Base|Palmerola|HN|4o|14.38|-87.62||
XPP|Poplar River Airport|Poplar River|CA|4v|53|-97.27||
XQP|Quepos Managua Airport|Quepos|CR|2h|9.44|-84.13||
XRH|RAAF Base Richmond|Richmond|AU|7l|-33.6|150.78||
XRR|Ross River Airport|Ross River|CA|4u|61.97|-132.42||
XRY|Jerez Airport|Jerez de la Frontera|ES|8b|36.74|-6.06||
XSB|Sir Bani Yas Airport|Sir Bani Yas|AE|5l|24.28|52.58||
XSC|South Caicos Airport|South Caicos|TC|2v|21.52|-71.53||
XSI|South Indian Lake Airport|South Indian Lake|CA|4v|56.79|-98.91||
XSP|Seletar Airport|Seletar|SG|6p|1.42|103.87||
XTG|Thargomindah Airport|Thargomindah|AU|7e|-27.99|143.81||
XTL|Tadoule Lake Airport|Tadoule Lake|CA|4v|58.71|-98.51||
XUZ|Xuzhou Guanyin International Airport|Xuzhou|CN|6o|34.06|117.56||
XWA|Williston Basin International Airport|Williston|US|2e|48.26|-103.75||
YAA|Anahim Lake Airport|Anahim Lake|CA|4t|52.45|-125.3||
YAC|Cat Lake Airport|Cat Lake|CA|4v|51.73|-91.82||
YAG|Fort Frances Municipal Airport|Fort Frances|CA|4v|48.66|-93.44||
YAH|La Grande-4 Airport|La Grande-4|CA|4r|53.75|-73.68||
YAI|Gral. Bernardo O´Higgins Airport|Chillan|CL|4d|-36.58|-72.03||
YAK|Yakutat Airport|Yakutat|US|4w|59.51|-139.66||
YAL|Alert Bay Airport|Alert Bay|CA|4t|50.58|-126.92||
YAM|Sault Ste Marie Airport|Sault Ste Marie|CA|4r|46.49|-84.51||
YAO|Yaoundé Airport|Yaoundé|CM|j|3.84|11.52||
YAP|Yap International Airport|Yap Island|FM|9g|9.5|138.08||
YAT|Attawapiskat Airport|Attawapiskat|CA|4r|52.93|-82.43||
YAY|St. Anthony Airport|St. Anthony|CA|4i|51.39|-56.08||
YAZ|Tofino / Long Beach Airport|Tofino|CA|4t|49.08|-125.78||
YBB|Kugaaruk Airport|Kugaaruk|CA|28|68.53|-89.81||
YBC|Baie-Comeau Airport|Baie-Comeau|CA|4r|49.13|-68.2||
YBE|Uranium City Airport|Uranium City|CA|49|59.56|-108.48||
YBG|CFB Bagotville|Bagotville|CA|4r|48.33|-71||
YBK|Baker Lake Airport|Baker Lake|CA|47|64.3|-96.08||
YBL|Campbell River Airport|Campbell River|CA|4t|49.95|-125.27||
YBP|Yibin Wuliangye Airport|Yibin|CN|6o|28.86|104.53||
YBR|Brandon Municipal Airport|Brandon|CA|4v|49.91|-99.95||
YBT|Brochet Airport|Brochet|CA|4v|57.89|-101.68||
YBV|Berens River Airport|Berens River|CA|4v|52.36|-97.02||
YBX|Lourdes-de-Blanc-Sablon Airport|Blanc-Sablon|CA|24|51.44|-57.19||
YBY|Bonnyville Airport|Bonnyville|CA|2p|54.3|-110.74||
YCB|Cambridge Bay Airport|Cambridge Bay|CA|28|69.11|-105.14||
YCC|Cornwall Regional Airport|Cornwall|CA|4r|45.09|-74.57||
YCD|Nanaimo Airport|Nanaimo|CA|4t|49.05|-123.87||
YCE|Centralia / James T. Field Memorial Aerodrome|Huron Park|CA|4r|43.29|-81.51||
YCG|Castlegar/West Kootenay Regional Airport|Castlegar|CA|4t|49.3|-117.63||
YCH|Miramichi Airport|Miramichi|CA|3q|47.01|-65.45||
YCL|Charlo Airport|Charlo|CA|3q|47.99|-66.33||
YCM|Niagara District Airport|St Catharines|CA|4r|43.19|-79.17||
YCN|Cochrane Airport|Cochrane|CA|4r|49.11|-81.01||
YCO|Kugluktuk Airport|Kugluktuk|CA|28|67.82|-115.14||
YCQ|Chetwynd Airport|Chetwynd|CA|2l|55.69|-121.63||
YCR|Cross Lake Airport|Cross Lake|CA|4v|54.61|-97.76||
YCS|Chesterfield Inlet Airport|Chesterfield Inlet|CA|47|63.35|-90.73||
YCY|Clyde River Airport|Clyde River|CA|36|70.49|-68.52||
YDA|Dawson City Airport|Dawson City|CA|2k|64.04|-139.13||
YDB|Burwash Airport|Burwash Landing|CA|4u|61.37|-139.04||
YDF|Deer Lake Airport|Deer Lake|CA|4i|49.21|-57.39||
YDG|Digby / Annapolis Regional Airport|Digby|CA|31|44.55|-65.79||
YDN|Dauphin Barker Airport|Dauphin|CA|4v|51.1|-100.05||
YDO|Dolbeau St Felicien Airport|Dolbeau-St-Félicien|CA|4r|48.78|-72.37||
YDP|Nain Airport|Nain|CA|2u|56.55|-61.68||
YDQ|Dawson Creek Airport|Dawson Creek|CA|2l|55.74|-120.18||
YDT|Boundary Bay Airport|Delta|CA|4t|49.07|-123.01||
YEA|Edmonton|Edmonton|CA|2p|53.31|-113.58|c|
YEC|Yecheon Airbase|Yecheon-ri|KR|6n|36.63|128.35||
YEG|Edmonton International Airport|Edmonton|CA|2p|53.31|-113.58||YEA
YEI|Bursa Yenişehir Airport|Bursa|TR|82|40.26|29.56||
YEK|Arviat Airport|Arviat|CA|47|61.09|-94.07||
YEL|Elliot Lake Municipal Airport|Elliot Lake|CA|4r|46.35|-82.56||
YEM|Manitoulin East Municipal Airport|Sheguiandah|CA|4r|45.84|-81.86||
YEN|Estevan Airport|Estevan|CA|49|49.21|-102.97||
YEO|RNAS Yeovilton|Yeovil|GB|89|51.01|-2.64||
YER|Fort Severn Airport|Fort Severn|CA|4r|56.02|-87.68||
YES|Yasuj Airport|Yasuj|IR|6t|30.7|51.54||
YET|Edson Airport|Edson|CA|2p|53.58|-116.46||
YEV|Inuvik Mike Zubko Airport|Inuvik|CA|35|68.3|-133.48||
YEY|Amos/Magny Airport|Amos|CA|4r|48.56|-78.25||
YFA|Fort Albany Airport|Fort Albany|CA|4r|52.2|-81.7||
YFB|Iqaluit Airport|Iqaluit|CA|36|63.76|-68.56||
YFC|Fredericton Airport|Fredericton|CA|3q|45.87|-66.54||
YFE|Forestville Airport|Forestville|CA|4r|48.75|-69.1||
YFH|Fort Hope Airport|Fort Hope|CA|4r|51.56|-87.91||
YFO|Flin Flon Airport|Flin Flon|CA|4v|54.68|-101.68||
YFR|Fort Resolution Airport|Fort Resolution|CA|4x|61.18|-113.69||
YFS|Fort Simpson Airport|Fort Simpson|CA|4x|61.76|-121.24||
YGB|Texada Gillies Bay Airport|Texada|CA|4t|49.69|-124.52||
YGH|Fort Good Hope Airport|Fort Good Hope|CA|4x|66.24|-128.65||
YGJ|Yonago Kitaro Airport / JASDF Miho Air Base|Yonago|JP|6v|35.49|133.24||
YGK|Kingston Norman Rogers Airport|Kingston|CA|4r|44.23|-76.6||
YGL|La Grande Rivière Airport|La Grande Rivière|CA|4r|53.63|-77.7||
YGM|Gimli Industrial Park Airport|Gimli|CA|4v|50.63|-97.04||
YGO|Gods Lake Narrows Airport|Gods Lake Narrows|CA|4v|54.56|-94.49||
YGP|Gaspé Airport|Gaspé|CA|4r|48.78|-64.48||
YGQ|Geraldton Greenstone Regional Airport|Geraldton|CA|4r|49.78|-86.94||
YGR|Îles-de-la-Madeleine Airport|Les Îles-de-la-Madeleine|CA|31|47.43|-61.78||
YGT|Igloolik Airport|Igloolik|CA|36|69.36|-81.82||
YGV|Havre-Saint-Pierre Airport|Havre-Saint-Pierre|CA|4r|50.28|-63.61||
YGW|Kuujjuarapik Airport|Kuujjuarapik|CA|4r|55.28|-77.77||
YGX|Gillam Airport|Gillam|CA|4v|56.36|-94.71||
YGZ|Grise Fiord Airport|Grise Fiord|CA|36|76.43|-82.91||
YHD|Dryden Regional Airport|Dryden|CA|4v|49.83|-92.74||
YHE|Hope Airport / FVRD Regional Airpark|Hope|CA|4t|49.37|-121.49||
YHF|Hearst René Fontaine Municipal Airport|Hearst|CA|4r|49.71|-83.69||
YHI|Ulukhaktok Holman Airport|Ulukhaktok|CA|4x|70.76|-117.81||
YHK|Gjoa Haven Airport|Gjoa Haven|CA|28|68.64|-95.85||
YHM|John C. Munro Hamilton International Airport|Hamilton|CA|4r|43.17|-79.93||
YHN|Hornepayne Municipal Airport|Hornepayne|CA|4r|49.19|-84.76||
YHO|Hopedale Airport|Hopedale|CA|2u|55.45|-60.23||
YHR|Chevery Airport|Chevery|CA|24|50.47|-59.64||
YHT|Haines Junction Airport|Haines Junction|CA|4u|60.79|-137.55||
YHU|Montréal / Saint-Hubert Airport|Montréal|CA|4r|45.52|-73.42||
YHY|Hay River / Merlyn Carter Airport|Hay River|CA|4x|60.84|-115.78||
YHZ|Halifax / Stanfield International Airport|Halifax|CA|31|44.88|-63.51||
YIA|Yogyakarta International Airport|Yogyakarta|ID|5s|-7.91|110.06||
YIB|Atikokan Municipal Airport|Atikokan|CA|1z|48.77|-91.64||
YIC|Yichun Mingyueshan Airport|Yichun|CN|6o|27.8|114.31||
YIE|Arxan Yi'ershi Airport|Arxan|CN|6o|47.31|119.91||
YIF|St Augustin Airport|St-Augustin|CA|24|51.21|-58.66||
YIH|Yichang Sanxia Airport|Yichang|CN|6o|30.55|111.48||
YIK|Ivujivik Airport|Ivujivik|CA|4r|62.42|-77.93||
YIO|Pond Inlet Airport|Pond Inlet|CA|36|72.68|-77.97||
YIP|Willow Run Airport|Detroit|US|2n|42.24|-83.53||
YIV|Island Lake Airport|Island Lake|CA|4v|53.86|-94.65||
YIW|Yiwu Airport|Yiwu|CN|6o|29.34|120.03||
YJF|Fort Liard Airport|Fort Liard|CA|4x|60.24|-123.47||
YJN|St Jean Airport|St Jean|CA|4r|45.29|-73.28||
YJT|Stephenville Airport|Stephenville|CA|4i|48.54|-58.55||
YKA|Kamloops Airport|Kamloops|CA|4t|50.7|-120.44||
YKF|Waterloo Airport|Kitchener|CA|4r|43.46|-80.38||
YKG|Kangirsuk Airport|Kangirsuk|CA|4r|60.03|-70||
YKH|Yingkou Lanqi Airport|Laobian|CN|6o|40.54|122.36||
YKJ|Key Lake Airport|Key Lake|CA|49|57.26|-105.62||
YKL|Schefferville Airport|Schefferville|CA|4r|54.81|-66.81||
YKM|Yakima Air Terminal McAllister Field|Yakima|US|3d|46.57|-120.54||
YKN|Chan Gurney Municipal Airport|Yankton|US|2e|42.92|-97.39||
YKO|Hakkari Yüksekova Airport|Hakkari|TR|82|37.55|44.24||
YKQ|Waskaganish Airport|Waskaganish|CA|4r|51.47|-78.76||
YKS|Yakutsk Airport|Yakutsk|RU|70|62.09|129.77||
YKX|Kirkland Lake Airport|Kirkland Lake|CA|4r|48.21|-79.98||
YKY|Kindersley Airport|Kindersley|CA|49|51.52|-109.18||
YKZ|Buttonville Municipal Airport|Toronto|CA|4r|43.86|-79.37||
YLC|Kimmirut Airport|Kimmirut|CA|36|62.85|-69.88||
YLD|Chapleau Airport|Chapleau|CA|4r|47.82|-83.35||
YLH|Lansdowne House Airport|Lansdowne House|CA|4r|52.2|-87.93||
YLI|Ylivieska Airfield||FI|80|64.05|24.73||
YLJ|Meadow Lake Airport|Meadow Lake|CA|49|54.13|-108.52||
YLL|Lloydminster Airport|Lloydminster|CA|2p|53.31|-110.07||
YLR|Leaf Rapids Airport|Leaf Rapids|CA|4v|56.51|-99.99||
YLT|Alert Airport|Alert|CA|36|82.52|-62.28||
YLW|Kelowna International Airport|Kelowna|CA|4t|49.96|-119.38||
YLX|Yulin Fumian Airport|Yùlín|CN|6o|22.44|110.12||
YMA|Mayo Airport|Mayo|CA|4u|63.62|-135.87||
YME|Matane Airport|Matane|CA|4r|48.86|-67.45||
YMG|Manitouwadge Airport|Manitouwadge|CA|4r|49.08|-85.86||
YMH|Mary's Harbour Airport|Mary's Harbour|CA|4i|52.3|-55.85||
YMJ|Moose Jaw Air Vice Marshal C. M. McEwen Airport|Moose Jaw|CA|49|50.33|-105.56||
YML|Charlevoix Airport|Charlevoix|CA|4r|47.6|-70.22||
YMM|Fort McMurray Airport|Fort McMurray|CA|2p|56.65|-111.22||
YMN|Makkovik Airport|Makkovik|CA|2u|55.08|-59.19||
YMO|Moosonee Airport|Moosonee|CA|4r|51.29|-80.61||
YMQ|Montreal|Montreal|CA|4r|45.47|-73.74|c|
YMS|Moises Benzaquen Rengifo Airport|Yurimaguas|PE|3c|-5.89|-76.12||
YMT|Chapais Airport|Chibougamau|CA|4r|49.77|-74.53||
YMX|Montreal International Airport|Montréal|CA|4r|45.68|-74.04||YMQ
YNA|Natashquan Airport|Natashquan|CA|4r|50.19|-61.79||
YNB|Yanbu Airport / Prince Abdul Mohsin bin Abdulaziz international Airport|Yanbu|SA|6k|24.14|38.06||
YNC|Wemindji Airport|Wemindji|CA|4r|53.01|-78.83||
YND|Ottawa / Gatineau Airport|Gatineau|CA|4r|45.52|-75.56||
YNE|Norway House Airport|Norway House|CA|4v|53.96|-97.84||
YNG|Youngstown Warren Regional Airport|Youngstown|US|3v|41.26|-80.68||
YNJ|Yanji Chaoyangchuan Airport|Yanji|CN|6o|42.88|129.45||
YNL|Points North Landing Airport|Points North Landing|CA|49|58.28|-104.08||
YNM|Matagami Airport|Matagami|CA|4r|49.76|-77.8||
YNS|Nemiscau Airport|Nemiscau|CA|4r|51.69|-76.14||
YNT|Yantai Penglai International Airport|Yantai|CN|6o|37.66|120.98||
YNY|Yangyang International Airport|Gonghang-ro|KR|6n|38.06|128.67||
YNZ|Yancheng Nanyang International Airport|Yancheng|CN|6o|33.43|120.2||
YOA|Ekati Airport|Ekati|CA|4x|64.7|-110.61||
YOC|Old Crow Airport|Old Crow|CA|4u|67.57|-139.84||
YOD|CFB Cold Lake|Cold Lake|CA|2p|54.4|-110.28||
YOH|Oxford House Airport|Oxford House|CA|4v|54.93|-95.28||
YOJ|High Level Airport|High Level|CA|2p|58.62|-117.17||
YOL|Yola Airport|Yola|NG|u|9.26|12.43||
YOO|Oshawa Executive Airport|Oshawa|CA|4r|43.92|-78.89||
YOP|Rainbow Lake Airport|Rainbow Lake|CA|2p|58.49|-119.41||
YOS|Owen Sound / Billy Bishop Regional Airport|Owen Sound|CA|4r|44.59|-80.84||
YOW|Ottawa Macdonald-Cartier International Airport|Ottawa|CA|4r|45.32|-75.67||
YPA|Prince Albert Glass Field|Prince Albert|CA|49|53.21|-105.67||
YPC|Paulatuk Airport|Paulatuk|CA|4x|69.36|-124.08||
YPE|Peace River Airport|Peace River|CA|2p|56.23|-117.45||
YPG|Portage-la-Prairie / Southport Airport|Portage la Prairie|CA|4v|49.9|-98.27||
YPH|Inukjuak Airport|Inukjuak|CA|4r|58.47|-78.08||
YPJ|Aupaluk Airport|Aupaluk|CA|4r|59.3|-69.6||
YPL|Pickle Lake Airport|Pickle Lake|CA|4r|51.45|-90.21||
YPM|Pikangikum Airport|Pikangikum|CA|4v|51.82|-93.97||
YPN|Port Menier Airport|Port-Menier|CA|4r|49.84|-64.29||
YPO|Peawanuck Airport|Peawanuck|CA|4r|54.99|-85.44||
YPQ|Peterborough Municipal Airport|Peterborough|CA|4r|44.23|-78.36||
YPR|Prince Rupert Airport|Prince Rupert|CA|4t|54.29|-130.45||
YPS|Port Hawkesbury Airport|Port Hawkesbury|CA|31|45.66|-61.37||
YPW|Powell River Airport|Powell River|CA|4t|49.83|-124.5||
YPX|Puvirnituq Airport|Puvirnituq|CA|4r|60.05|-77.29||
YPY|Fort Chipewyan Airport|Fort Chipewyan|CA|2p|58.77|-111.12||
YPZ|Burns Lake Airport|Burns Lake|CA|4t|54.38|-125.95||
YQA|Muskoka Airport|Muskoka|CA|4r|44.97|-79.3||
YQB|Quebec Jean Lesage International Airport|Quebec City|CA|4r|46.79|-71.39||
YQC|Quaqtaq Airport|Quaqtaq|CA|4r|61.05|-69.62||
YQD|The Pas Airport|The Pas|CA|4v|53.97|-101.09||
YQF|Red Deer Regional Airport|Springbrook|CA|2p|52.18|-113.89||
YQG|Windsor Airport|Windsor|CA|4r|42.28|-82.96||
YQH|Watson Lake Airport|Watson Lake|CA|4u|60.12|-128.82||
YQI|Yarmouth Airport|Yarmouth|CA|31|43.83|-66.09||
YQK|Kenora Airport|Kenora|CA|4v|49.79|-94.36||
YQL|Lethbridge County Airport|Lethbridge|CA|2p|49.63|-112.8||
YQM|Greater Moncton Roméo LeBlanc International Airport|Moncton|CA|3q|46.11|-64.68||
YQN|Nakina Airport|Nakina|CA|4r|50.18|-86.7||
YQQ|Comox Valley Airport / CFB Comox|Comox|CA|4t|49.71|-124.89||
YQR|Regina International Airport|Regina|CA|49|50.43|-104.67||
YQS|St Thomas Municipal Airport|St Thomas|CA|4r|42.77|-81.11||
YQT|Thunder Bay Airport|Thunder Bay|CA|4r|48.37|-89.32||
YQU|Grande Prairie Airport|Grande Prairie|CA|2p|55.18|-118.89||
YQV|Yorkton Municipal Airport|Yorkton|CA|49|51.26|-102.46||
YQW|North Battleford Airport|North Battleford|CA|49|52.77|-108.24||
YQX|Gander International Airport / CFB Gander|Gander|CA|4i|48.94|-54.57||
YQY|Sydney / J.A. Douglas McCurdy Airport|Sydney|CA|2t|46.16|-60.05||
YQZ|Quesnel Airport|Quesnel|CA|4t|53.03|-122.51||
YRA|Rae Lakes Airport|Gamètì|CA|4x|64.12|-117.31||
YRB|Resolute Bay Airport|Resolute Bay|CA|4a|74.72|-94.97||
YRF|Cartwright Airport|Cartwright|CA|2u|53.68|-57.04||
YRI|Rivière-du-Loup Airport|Rivière-du-Loup|CA|4r|47.76|-69.58||
YRJ|Roberval Airport|Roberval|CA|4r|48.52|-72.27||
YRL|Red Lake Airport|Red Lake|CA|4v|51.07|-93.79||
YRO|Ottawa / Rockcliffe Airport|Ottawa|CA|4r|45.46|-75.65||
YRQ|Trois-Rivières Airport|Trois-Rivières|CA|4r|46.35|-72.68||
YRS|Red Sucker Lake Airport|Red Sucker Lake|CA|4v|54.17|-93.56||
YRT|Rankin Inlet Airport|Rankin Inlet|CA|47|62.81|-92.12||
YRV|Revelstoke Airport|Revelstoke|CA|4t|50.96|-118.18||
YSB|Sudbury Airport|Sudbury|CA|4r|46.63|-80.8||
YSC|Sherbrooke Airport|Sherbrooke|CA|4r|45.44|-71.69||
YSF|Stony Rapids Airport|Stony Rapids|CA|49|59.25|-105.84||
YSG|Lutselk'e Airport|Lutselk'e|CA|4x|62.42|-110.68||
YSH|Smiths Falls-Montague Airport|Smiths Falls|CA|4r|44.95|-75.94||
YSJ|Saint John Airport|Saint John|CA|3q|45.32|-65.89||
YSK|Sanikiluaq Airport|Sanikiluaq|CA|36|56.54|-79.25||
YSL|Saint-Léonard Airport|Saint-Léonard|CA|3q|47.16|-67.84||
YSM|Fort Smith Airport|Fort Smith|CA|4x|60.02|-111.96||
YSN|Shuswap Regional Airport|Salmon Arm|CA|4t|50.68|-119.23||
YSP|Marathon Airport|Marathon|CA|4r|48.76|-86.34||
YSQ|Songyuan Chaganhu Airport|Qian Gorlos Mongol Autonomous County|CN|6o|44.94|124.55||
YST|St. Theresa Point Airport|St. Theresa Point|CA|4v|53.85|-94.85||
YSU|Summerside Airport|Slemon Park|CA|31|46.44|-63.83||
YSY|Sachs Harbour Airport|Sachs Harbour|CA|4x|71.99|-125.24||
YTA|Pembroke Airport|Pembroke|CA|4r|45.86|-77.25||
YTD|Thicket Portage Airport|Thicket Portage|CA|4v|55.32|-97.71||
YTE|Cape Dorset Airport|Kinngait|CA|36|64.23|-76.53||
YTF|Alma Airport|Alma|CA|4r|48.51|-71.64||
YTH|Thompson Airport|Thompson|CA|4v|55.8|-97.86||
YTL|Big Trout Lake Airport|Big Trout Lake|CA|4v|53.82|-89.9||
YTM|Mont-Tremblant International Airport|La Macaza|CA|4r|46.41|-74.78||
YTO|Toronto|Toronto|CA|4r|43.68|-79.63|c|
YTQ|Tasiujaq Airport|Tasiujaq|CA|4r|58.67|-69.96||
YTR|CFB Trenton|Trenton|CA|4r|44.12|-77.53||
YTS|Timmins/Victor M. Power|Timmins|CA|4r|48.57|-81.38||
YTY|Yangzhou Taizhou Airport|Yangzhou|CN|6o|32.56|119.72||
YTZ|Billy Bishop Toronto City Centre Airport|Toronto|CA|4r|43.63|-79.4||YTO
YUA|Yuanmou Air Base|Chuxiong|CN|6o|25.74|101.88||
YUB|Tuktoyaktuk / James Gruben Airport|Tuktoyaktuk|CA|4x|69.43|-133.03||
YUD|Umiujaq Airport|Umiujaq|CA|4r|56.54|-76.52||
YUL|Montreal / Pierre Elliott Trudeau International Airport|Montréal|CA|4r|45.47|-73.74||YMQ
YUM|Yuma International Airport / Marine Corps Air Station Yuma|Yuma|US|41|32.66|-114.61||
YUS|Yushu Batang Airport|Yushu|CN|6o|32.84|97.04||
YUT|Naujaat Airport|Repulse Bay|CA|47|66.52|-86.22||
YUX|Hall Beach Airport|Sanirajak|CA|36|68.78|-81.24||
YUY|Rouyn Noranda Airport|Rouyn-Noranda|CA|4r|48.21|-78.84||
YVB|Bonaventure Airport|Bonaventure|CA|4r|48.07|-65.46||
YVC|La Ronge Airport|La Ronge|CA|49|55.15|-105.26||
YVE|Vernon Airport|Vernon|CA|4t|50.25|-119.33||
YVM|Qikiqtarjuaq Airport|Qikiqtarjuaq|CA|36|67.55|-64.03||
YVO|Val-d'Or Airport|Val-d'Or|CA|4r|48.05|-77.78||
YVP|Kuujjuaq Airport|Kuujjuaq|CA|4r|58.1|-68.43||
YVQ|Norman Wells Airport|Norman Wells|CA|4x|65.28|-126.8||
YVR|Vancouver International Airport|Vancouver|CA|4t|49.19|-123.18||
YVV|Wiarton Airport|Wiarton|CA|4r|44.75|-81.11||
YVZ|Deer Lake Airport|Deer Lake|CA|4v|52.66|-94.06||
YWA|Petawawa Airport|Petawawa|CA|4r|45.95|-77.32||
YWB|Kangiqsujuaq Airport|Kangiqsujuaq|CA|4r|61.59|-71.93||
YWG|Winnipeg / James Armstrong Richardson International Airport|Winnipeg|CA|4v|49.91|-97.24||
YWJ|Déline Airport|Déline|CA|4x|65.21|-123.44||
YWK|Wabush Airport|Wabush|CA|2u|52.92|-66.86||
YWL|Williams Lake Airport|Williams Lake|CA|4t|52.18|-122.05||
YWP|Webequie Airport|Webequie|CA|4r|52.96|-87.37||
YWY|Wrigley Airport|Wrigley|CA|4x|63.21|-123.44||
YXC|Cranbrook/Canadian Rockies International Airport|Cranbrook|CA|2p|49.61|-115.78||
YXE|Saskatoon John G. Diefenbaker International Airport|Saskatoon|CA|49|52.17|-106.7||
YXH|Medicine Hat Regional Airport|Medicine Hat|CA|2p|50.02|-110.72||
YXJ|Fort St John Airport|Fort St.John|CA|2l|56.24|-120.74||
YXK|Rimouski Airport|Rimouski|CA|4r|48.48|-68.5||
YXL|Sioux Lookout Airport|Sioux Lookout|CA|4v|50.11|-91.91||
YXN|Whale Cove Airport|Whale Cove|CA|47|62.24|-92.6||
YXP|Pangnirtung Airport|Pangnirtung|CA|36|66.14|-65.71||
YXQ|Beaver Creek Airport|Beaver Creek|CA|4u|62.41|-140.87||
YXR|Earlton Airport|Earlton|CA|4r|47.7|-79.85||
YXS|Prince George Airport|Prince George|CA|4t|53.88|-122.67||
YXT|Northwest Regional Airport Terrace-Kitimat|Terrace|CA|4t|54.47|-128.58||
YXU|London Airport|London, Ontario|CA|4r|43.04|-81.15||
YXX|Abbotsford International Airport|Abbotsford|CA|4t|49.03|-122.36||
YXY|Whitehorse / Erik Nielsen International Airport|Whitehorse|CA|4u|60.71|-135.07||
YXZ|Wawa Airport|Wawa|CA|4r|47.97|-84.79||
YYA|Yueyang Sanhe Airport|Yueyang|CN|6o|29.31|113.28||
YYB|North Bay Jack Garland Airport|North Bay|CA|4r|46.36|-79.42||
YYC|Calgary International Airport|Calgary|CA|2p|51.11|-114.02||
YYD|Smithers Airport|Smithers|CA|4t|54.82|-127.18||
YYE|Fort Nelson Airport|Fort Nelson|CA|2r|58.84|-122.6||
YYF|Penticton Airport|Penticton|CA|4t|49.46|-119.6||
YYG|Charlottetown Airport|Charlottetown|CA|31|46.29|-63.12||
YYH|Taloyoak Airport|Taloyoak|CA|28|69.55|-93.58||
YYJ|Victoria International Airport|Victoria|CA|4t|48.65|-123.43||
YYL|Lynn Lake Airport|Lynn Lake|CA|4v|56.86|-101.08||
YYN|Swift Current Airport|Swift Current|CA|4n|50.29|-107.69||
YYQ|Churchill Airport|Churchill|CA|4v|58.74|-94.07||
YYR|Goose Bay Airport|Goose Bay|CA|2u|53.32|-60.43||
YYT|St. John's International Airport|St. John's|CA|4i|47.62|-52.75||
YYU|Kapuskasing Airport|Kapuskasing|CA|4r|49.41|-82.47||
YYW|Armstrong Airport|Armstrong|CA|4r|50.29|-88.91||
YYY|Mont Joli Airport|Mont-Joli|CA|4r|48.61|-68.21||
YYZ|Lester B. Pearson International Airport|Toronto|CA|4r|43.68|-79.63||YTO
YZA|Cache Creek-Ashcroft Regional Airport|Cache Creek|CA|4t|50.78|-121.32||
YZE|Gore Bay Manitoulin Airport|Gore Bay|CA|4r|45.89|-82.57||
YZF|Yellowknife International Airport|Yellowknife|CA|4x|62.46|-114.44||
YZG|Salluit Airport|Salluit|CA|4r|62.18|-75.67||
YZH|Slave Lake Airport|Slave Lake|CA|2p|55.29|-114.78||
YZP|Sandspit Airport|Sandspit|CA|4t|53.25|-131.81||
YZR|Chris Hadfield Airport|Sarnia|CA|4r|43|-82.31||
YZS|Coral Harbour Airport|Coral Harbour|CA|1z|64.19|-83.36||
YZT|Port Hardy Airport|Port Hardy|CA|4t|50.68|-127.37||
YZU|Whitecourt Airport|Whitecourt|CA|2p|54.14|-115.79||
YZV|Sept-Îles Airport|Sept-Îles|CA|4r|50.22|-66.27||
YZW|Teslin Airport|Teslin|CA|4u|60.17|-132.74||
YZX|CFB Greenwood|Greenwood|CA|31|44.98|-64.92||
ZAC|York Landing Airport|York Landing|CA|4v|56.09|-96.09||
ZAD|Zadar Airport|Zadar|HR|90|44.11|15.35||
ZAG|Zagreb Airport|Zagreb|HR|90|45.74|16.07||
ZAH|Zahedan International Airport|Zahedan|IR|6t|29.48|60.91||
ZAL|Pichoy Airport|Valdivia|CL|4d|-39.65|-73.09||
ZAM|Zamboanga International Airport|Zamboanga City|PH|67|6.92|122.06||
ZAO|Aérodrome de Cahors-Lalbenque|Cahors|FR|8h|44.35|1.48||
ZAR|Zaria Airport|Zaria|NG|u|11.13|7.69||
ZAZ|Zaragoza Airport|Zaragoza|ES|8b|41.67|-1.04||
ZBF|Bathurst Airport|South Tetagouche|CA|3q|47.63|-65.74||
ZBM|Bromont Airport|Bromont|CA|4r|45.29|-72.74||
ZBR|Chabahar Konarak International Airport|Konarak|IR|6t|25.44|60.38||
ZCL|General Leobardo C. Ruiz International Airport|Zacatecas|MX|3o|22.9|-102.69||
ZCO|La Araucanía Airport|Temuco|CL|4d|-38.93|-72.65||
ZEC|Secunda Airport|Secunda|ZA|o|-26.52|29.17||
ZEL|Bella Bella Airport|Bella Bella|CA|4t|52.19|-128.16||
ZEM|Eastmain River Airport|Eastmain River|CA|4r|52.23|-78.52||
ZER|Ziro Airport|Ziro|IN|5z|27.59|93.83||
ZFA|Faro Airport|Faro|CA|4u|62.21|-133.38||
ZFD|Fond-Du-Lac Airport|Fond-Du-Lac|CA|49|59.33|-107.18||
ZFM|Fort Mcpherson Airport|Fort Mcpherson|CA|4x|67.41|-134.86||
ZFN|Tulita Airport|Tulita|CA|4x|64.91|-125.57||
ZGF|Grand Forks Airport|Grand Forks|CA|4t|49.02|-118.43||
ZGI|Gods River Airport|Gods River|CA|4v|54.84|-94.08||
ZGR|Little Grand Rapids Airport|Little Grand Rapids|CA|4v|52.05|-95.47||
ZGU|Gaua Island Airport|Gaua Island|VU|9i|-14.22|167.59||
ZHA|Zhanjiang Wuchuan Airport|Zhanjiang|CN|6o|21.48|110.59||
ZHH|Herschel Island Field|Herschel Island|CA|91|69.55|-139.09||
ZHY|Zhongwei Shapotou Airport|Zhongwei|CN|6o|37.57|105.15||
ZIA|Zhukovsky International Airport|Moscow|RU|8f|55.55|38.15||MOW
ZIC|Victoria Airport|Victoria|CL|4d|-38.25|-72.35||
ZIG|Ziguinchor Airport|Ziguinchor|SN|g|12.56|-16.28||
ZIH|Ixtapa Zihuatanejo International Airport|Zihuatanejo|MX|3o|17.6|-101.46||
ZIX|Zhigansk Airport|Zhigansk|RU|70|66.8|123.36||
ZJG|Jenpeg Airport|Jenpeg|CA|4v|54.52|-98.05||
ZJN|Swan River Airport|Swan River|CA|4v|52.12|-101.24||
ZKE|Kashechewan Airport|Kashechewan|CA|4r|52.28|-81.68||
ZKP|Zyryanka Airport|Zyryanka|RU|65|65.75|150.89||
ZLO|Playa De Oro International Airport|Manzanillo|MX|3o|19.14|-104.56||
ZMT|Masset Airport|Masset|CA|4t|54.03|-132.12||
ZND|Zinder Airport|Zinder|NE|18|13.78|8.98||
ZNE|Newman Airport|Newman|AU|7k|-23.42|119.8||
ZNZ|Abeid Amani Karume International Airport|Zanzibar|TZ|h|-6.22|39.22||
ZOS|Cañal Bajo Carlos - Hott Siebert Airport|Osorno|CL|4d|-40.61|-73.06||
ZPB|Sachigo Lake Airport|Sachigo Lake|CA|4v|53.89|-92.2||
ZQN|Queenstown International Airport|Queenstown|NZ|9d|-45.02|168.74||
ZQZ|Zhangjiakou Ningyuan Airport|Zhangjiakou|CN|6o|40.74|114.93||
ZRH|Zürich Airport|Zurich|CH|91|47.46|8.55||
ZRI|Stevanus Rumbewas Airport|Serui|ID|5t|-1.83|136.06||
ZRJ|Round Lake Airport|Round Lake|CA|4v|52.94|-91.31||
ZSA|San Salvador Airport|San Salvador|BS|3u|24.06|-74.52||
ZSE|Pierrefonds Airport|Saint-Pierre|RE|9b|-21.32|55.42||
ZSJ|Sandy Lake Airport|Sandy Lake|CA|4v|53.06|-93.34||
ZST|Stewart Airport|Stewart|CA|4t|55.94|-129.98||
ZTH|Zakynthos International Airport "Dionysios Solomos"|Zakynthos|GR|7o|37.75|20.88||
ZTM|Shamattawa Airport|Shamattawa|CA|4v|55.87|-92.08||
ZTU|Zaqatala International Airport|Zaqatala|AZ|59|41.56|46.67||
ZUC|Ignace Municipal Airport|Ignace|CA|4v|49.43|-91.72||
ZUH|Zhuhai Jinwan Airport|Zhuhai|CN|6o|22.01|113.38||
ZVA|Miandrivazo Airport|Miandrivazo|MG|92|-19.56|45.45||
ZVK|Savannakhet Airport||LA|6y|16.56|104.76||
ZWA|Andapa Airport||MG|92|-14.65|49.62||
ZWL|Wollaston Lake Airport|Wollaston Lake|CA|49|58.11|-103.17||
ZXT|Zabrat Airport|Baku|AZ|59|40.5|49.98||
ZYI|Zunyi Xinzhou Airport|Zunyi|CN|6o|27.59|107||
ZYL|Osmany International Airport|Sylhet|BD|5j|24.96|91.86||
ZZU|Mzuzu Airport|Mzuzu|MW|9|-11.44|34.01||
ZZV|Zanesville Municipal Airport|Zanesville|US|3v|39.94|-81.89||
`;
