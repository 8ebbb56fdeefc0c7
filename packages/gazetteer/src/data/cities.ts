/** Cities of at least 500000 people, largest first: name and country. Made by scripts/generate-tables.mjs; do not edit. */
export const CITY_ROWS = `
Shanghai|CN
Istanbul|TR
Buenos Aires|AR
Mumbai|IN
Mexico City|MX
Beijing|CN
Karachi|PK
Tianjin|CN
Guangzhou|CN
Delhi|IN
Moscow|RU
Shenzhen|CN
Dhaka|BD
Seoul|KR
São Paulo|BR
Wuhan|CN
Lagos|NG
Jakarta|ID
Tokyo|JP
New York City|US
Dongguan|CN
Taipei|TW
Kinshasa|CD
Lima|PE
Cairo|EG
Bogotá|CO
London|GB
Chongqing|CN
Chengdu|CN
Baghdad|IQ
Nanjing|CN
Tehran|IR
Nanchong|CN
Hong Kong|HK
Xi’an|CN
Lahore|PK
Shenyang|CN
Hangzhou|CN
Rio de Janeiro|BR
Harbin|CN
Tai’an|CN
Suzhou|CN
Shantou|CN
Bangkok|TH
Bengaluru|IN
Saint Petersburg|RU
Santiago|CL
Kolkata|IN
Sydney|AU
Yangon|MM
Jinan|CN
Chennai|IN
Zhengzhou|CN
Melbourne|AU
Riyadh|SA
Changchun|CN
Dalian|CN
Los Angeles|US
Chittagong|BD
Kunming|CN
Alexandria|EG
Ahmedabad|IN
Qingdao|CN
Busan|KR
Abidjan|CI
Kano|NG
Foshan|CN
Hyderabad|IN
Puyang|CN
Yokohama|JP
Ibadan|NG
Singapore|SG
Wuxi|CN
Xiamen|CN
Ankara|TR
Tianshui|CN
Ningbo|CN
Ho Chi Minh City|VN
Shiyan|CN
Cape Town|ZA
Taiyuan|CN
Berlin|DE
Tangshan|CN
Hefei|CN
Madrid|ES
Pyongyang|KP
Casablanca|MA
Zibo|CN
Zhongshan|CN
Durban|ZA
Changsha|CN
Kabul|AF
Ürümqi|CN
Caracas|VE
Dubai|AE
Pune|IN
Sūrat|IN
Jeddah|SA
Shijiazhuang|CN
Kanpur|IN
Kyiv|UA
Luanda|AO
Quezon City|PH
Addis Ababa|ET
Nairobi|KE
Chicago|US
Salvador|BR
Jaipur|IN
Dar es Salaam|TZ
Lanzhou|CN
Incheon|KR
Yunfu|CN
Toronto|CA
Navi Mumbai|IN
Basrah|IQ
Osaka|JP
Mogadishu|SO
Daegu|KR
Faisalabad|PK
İzmir|TR
Dakar|SN
Lucknow|IN
Giza|EG
Fortaleza|BR
Cali|CO
Surabaya|ID
Belo Horizonte|BR
Nanchang|CN
Rome|IT
Mashhad|IR
Brooklyn|US
Houston|US
Queens|US
Nagpur|IN
Maracaibo|VE
Brasília|BR
Santo Domingo|DO
Nagoya|JP
Brisbane|AU
Havana|CU
Paris|FR
Al Mawşil al Jadīdah|IQ
Johannesburg|ZA
Kowloon|HK
Al Başrah al Qadīmah|IQ
Almaty|KZ
Dadonghai|CN
Medellín|CO
Tashkent|UZ
Algiers|DZ
Khartoum|SD
Accra|GH
Guayaquil|EC
Ordos|CN
Sanaa|YE
Beirut|LB
Perth|AU
Sapporo|JP
Jilin|CN
Bucharest|RO
Camayenne|GN
Indore|IN
Iztapalapa|MX
Conakry|GN
Bayan Nur|CN
Maracay|VE
Medan|ID
Rawalpindi|PK
Minsk|BY
Budapest|HU
Mosul|IQ
Hamburg|DE
Curitiba|BR
Warsaw|PL
Bandung|ID
Soweto|ZA
Vienna|AT
Rabat|MA
Ecatepec de Morelos|MX
Barcelona|ES
Pretoria|ZA
Aleppo|SY
Montréal|CA
Kunshan|CN
Manila|PH
Patna|IN
Bhopal|IN
Manaus|BR
Xinyang|CN
Kaduna|NG
Phnom Penh|KH
Damascus|SY
Philadelphia|US
Phoenix|US
Isfahan|IR
Ludhiāna|IN
Harare|ZW
Kobe|JP
Bekasi|ID
Kaohsiung|TW
Stockholm|SE
Caloocan City|PH
Guadalajara|MX
Manhattan|US
Asunción|PY
Recife|BR
Daejeon|KR
San Antonio|US
Kumasi|GH
Kota Bharu|MY
Kyoto|JP
Kuala Lumpur|MY
Karaj|IR
Kathmandu|NP
Palembang|ID
Multan|PK
Tirunelveli|IN
Puebla|MX
Hanoi|VN
Kharkiv|UA
Agra|IN
Córdoba|AR
Tabriz|IR
Novosibirsk|RU
Gwangju|KR
Bursa|TR
Vadodara|IN
Belém|BR
Fushun|CN
Quito|EC
San Diego|US
Fukuoka|JP
Antananarivo|MG
Luoyang|CN
Hyderabad|PK
The Bronx|US
Valencia|VE
Gujranwala|PK
Barranquilla|CO
Guankou|CN
Lubumbashi|CD
Porto Alegre|BR
Tangerang|ID
Najafgarh|IN
Santa Cruz de la Sierra|BO
Handan|CN
Kampala|UG
Yekaterinburg|RU
Khulna|BD
Douala|CM
Gorakhpur|IN
Sharjah|AE
Mecca|SA
Makassar|ID
Juárez|MX
Kawasaki|JP
South Tangerang|ID
Baotou|CN
Tijuana|MX
Dallas|US
Medina|SA
Yaoundé|CM
Bamako|ML
Nashik|IN
Semarang|ID
Brazzaville|CG
Pimpri|IN
Nizhniy Novgorod|RU
Amman|JO
Budta|PH
Belgrade|RS
Montevideo|UY
Lusaka|ZM
Xuchang|CN
Kalyān|IN
Thāne|IN
Munich|DE
Ra’s Bayrūt|LB
Shiraz|IR
Adana|TR
Suwon|KR
León de los Aldama|MX
Milan|IT
Port-au-Prince|HT
Adelaide|AU
Meerut|IN
Nowrangapur|IN
Faridabad|IN
Peshawar|PK
Davao|PH
Mandalay|MM
Yueyang|CN
Santiago de los Caballeros|DO
Omdurman|SD
Anshan|CN
Tongshan|CN
Ghāziābād|IN
Depok|ID
Saitama|JP
Dombivli|IN
Maputo|MZ
Gustavo Adolfo Madero|MX
Fuzhou|CN
Rājkot|IN
Rosario|AR
Guiyang|CN
Goiânia|BR
Guarulhos|BR
Prague|CZ
Varanasi|IN
Batam|ID
Copenhagen|DK
Sofia|BG
Tripoli|LY
Port Harcourt|NG
Hiroshima|JP
Zapopan|MX
Lijiang|CN
Monterrey|MX
Samara|RU
Omsk|RU
Benin City|NG
Malingao|PH
Baku|AZ
Maiduguri|NG
Kazan|RU
Ciudad Nezahualcoyotl|MX
Yerevan|AM
Amritsar|IN
Ouagadougou|BF
Yono|JP
Rostov-na-Donu|RU
Allahābād|IN
Goyang-si|KR
Gaziantep|TR
Visakhapatnam|IN
Sendai|JP
Chelyabinsk|RU
Datong|CN
Tbilisi|GE
Changshu City|CN
Taichung|TW
Teni|IN
Xianyang|CN
Dnipro|UA
Seongnam-si|KR
Campinas|BR
Jabalpur|IN
Hāora|IN
Huainan|CN
San Jose|US
Donetsk|UA
Dublin|IE
Calgary|CA
Brussels|BE
Aurangabad|IN
Volgograd|RU
Nova Iguaçu|BR
Jieyang|CN
Odessa|UA
Zhu Cheng City|CN
Shivaji Nagar|IN
Kitakyushu|JP
Solāpur|IN
Baoding|CN
Guatemala City|GT
Benxi|CN
Birmingham|GB
Perm|RU
Srinagar|IN
Zaria|NG
Managua|NI
Port Elizabeth|ZA
Köln|DE
Ulsan|KR
Chandigarh|IN
Coimbatore|IN
Naples|IT
Maceió|BR
Cartagena|CO
Changzhou|CN
Sulţānah|SA
Monrovia|LR
Kingston|JM
Erbil|IQ
Austin|US
Krasnoyarsk|RU
Nay Pyi Taw|MM
Jodhpur|IN
Chiba|JP
São Luís|BR
Madurai|IN
Sale|MA
Huaibei|CN
Cochabamba|BO
Abobo|CI
Kaifeng|CN
Abū Ghurayb|IQ
Bishkek|KG
Guwahati|IN
Pingdingshan|CN
Gwalior|IN
Qiqihar|CN
Klang|MY
Mendoza|AR
Konya|TR
Mbuji-Mayi|CD
Vijayawada|IN
Pikine|SN
Turin|IT
Mysore|IN
Jacksonville|US
Wenzhou|CN
San Francisco|US
Liverpool|GB
Saratov|RU
Rohini|IN
Tegucigalpa|HN
Bucheon-si|KR
Columbus|US
Voronezh|RU
Ranchi|IN
Ulan Bator|MN
Takeo|KH
Ahvaz|IR
Arequipa|PE
Padang|ID
Hubli|IN
Zhabei|CN
Marrakesh|MA
Denpasar|ID
Kampung Baru Subang|MY
Fort Worth|US
Indianapolis|US
Charlotte|US
Duque de Caxias|BR
Valencia|ES
Ilorin|NG
Callao|PE
La Paz|BO
Ottawa|CA
Barquisimeto|VE
Chihuahua|MX
Nanning|CN
Freetown|SL
Johor Bahru|MY
Jerusalem|IL
Bandar Lampung|ID
Bogor|ID
Narela|IN
Mombasa|KE
Cebu City|PH
Muscat|OM
Zaporizhia|UA
Marseille|FR
Zarqa|JO
Naucalpan de Juárez|MX
Çankaya|TR
Rahim Yar Khan|PK
Pasragad Branch|IR
Boumerdas|DZ
Jalandhar|IN
Thiruvananthapuram|IN
Sakai|JP
Anyang|CN
San Miguel de Tucumán|AR
Cotonou|BJ
Salem|IN
Mérida|MX
Tiruchirappalli|IN
Homs|SY
Hohhot|CN
Niamey|NE
Tainan|TW
Shangyu|CN
Łódź|PL
Dammam|SA
Xining|CN
Kahrīz|IR
Kota|IN
Natal|BR
Bhubaneshwar|IN
Qinhuangdao|CN
Hengyang|CN
Antalya|TR
Kraków|PL
Alīgarh|IN
Da Nang|VN
Pietermaritzburg|ZA
Lomé|TG
Trujillo|PE
Malang|ID
Ciudad Guayana|VE
Bareilly|IN
Kigali|RW
Teresina|BR
Xinxiang|CN
São Bernardo do Campo|BR
Hegang|CN
Riga|LV
Amsterdam|NL
Quetta|PK
Nottingham|GB
Campo Grande|BR
Ashgabat|TM
Álvaro Obregón|MX
Muzaffarābād|PK
Bağcılar|TR
As Sulaymānīyah|IQ
San Luis Potosí|MX
Aguascalientes|MX
Cúcuta|CO
Morādābād|IN
N'Djamena|TD
Langfang|CN
Zhumadian|CN
Yantai|CN
Lviv|UA
Hermosillo|MX
Edmonton|CA
Jeonju|KR
Saltillo|MX
Zhuzhou|CN
Subang Jaya|MY
Bhiwandi|IN
Pekanbaru|ID
Sevilla|ES
Tol’yatti|RU
Jaboatão|BR
Shizuoka|JP
Santo Domingo Oeste|DO
Rājshāhi|BD
Santo Domingo Este|DO
City of Balikpapan|ID
Battagram|PK
Changzhi|CN
Bulawayo|ZW
Zagreb|HR
Agadir|MA
Sarajevo|BA
La Plata|AR
Tunis|TN
Zhangjiakou|CN
Zigong|CN
Mexicali|MX
Fuxin|CN
Enugu|NG
Tangier|MA
Huangshi|CN
Liaoyang|CN
Sheffield|GB
Seattle|US
Denver|US
El Paso|US
Kumamoto|JP
Raipur|IN
General Santos|PH
Dushanbe|TJ
Osasco|BR
Detroit|US
Culiacán|MX
Matola|MZ
Zaragoza|ES
Xiangtan|CN
Guadalupe|MX
Acapulco de Juárez|MX
Ipoh|MY
Mississauga|CA
Boston|US
Puyang Chengguanzhen|CN
Nantong|CN
Mudanjiang|CN
Athens|GR
Santo André|BR
Nouakchott|MR
Pointe-Noire|CG
Memphis|US
Tlalnepantla|MX
Kryvyi Rih|UA
João Pessoa|BR
Ansan-si|KR
Benghazi|LY
Frankfurt am Main|DE
Krasnodar|RU
Guilin|CN
Palermo|IT
Colombo|LK
Lilongwe|MW
Oran|DZ
Diyarbakır|TR
Taguig|PH
New South Memphis|US
Ulyanovsk|RU
Kotli|PK
Okayama|JP
Zhanjiang|CN
Al Aḩmadī|KW
Yogyakarta|ID
North York|CA
Chisinau|MD
Wrocław|PL
Cheongju-si|KR
Anyang-si|KR
Tébessa|DZ
Zhenjiang|CN
Portland|US
Winnipeg|CA
Dandong|CN
Oklahoma City|US
Izhevsk|RU
Jaboatão dos Guararapes|BR
Shaoguan|CN
Yancheng|CN
Cancún|MX
Contagem|BR
Santiago de Querétaro|MX
Bhilai|IN
Panshan|CN
Djibouti|DJ
Las Vegas|US
Baltimore|US
Kermanshah|IR
Coyoacán|MX
Ribeirão Preto|BR
Al Ḩudaydah|YE
Pasig City|PH
Bristol|GB
Jamshedpur|IN
Haikou|CN
Ta‘izz|YE
São José dos Campos|BR
Santa María Chimalhuacán|MX
Taizhou|CN
Xingtai|CN
Borivli|IN
Torreón|MX
Yaroslavl|RU
Benoni|ZA
Hamamatsu|JP
Cochin|IN
Jinzhou|CN
Amrāvati|IN
Abu Dhabi|AE
Haiphong|VN
Washington, D.C.|US
Islamabad|PK
Kirkuk|IQ
Sāngli|IN
Milwaukee|US
Vancouver|CA
Scarborough|CA
Shuangyashan|CN
Situbondo|ID
Barnaul|RU
Rotterdam|NL
Morelia|MX
Luancheng|CN
Rasht|IR
Abeokuta|NG
Essen|DE
Kayseri|TR
Glasgow|GB
Gold Coast|AU
Yingkou|CN
Abuja|NG
Las Piñas|PH
Zhangzhou|CN
Stuttgart|DE
Reynosa|MX
Dortmund|DE
Vladivostok|RU
Irkutsk|RU
Blantyre|MW
New Kingston|JM
Üsküdar|TR
Genoa|IT
Cuttack|IN
Oslo|NO
Hachiōji|JP
Khabarovsk|RU
Khabarovsk Vtoroy|RU
Libreville|GA
Kerman|IR
Chiclayo|PE
Orūmīyeh|IR
Bahçelievler|TR
Bengbu|CN
Bīkaner|IN
Tlaquepaque|MX
Tlalpan|MX
Umraniye|TR
Düsseldorf|DE
Banjarmasin|ID
Göteborg|SE
Shihezi|CN
Bucaramanga|CO
South Boston|US
Kuching|MY
Poznań|PL
Málaga|ES
Bouaké|CI
Nyala|SD
Asmara|ER
Sokoto|NG
Uberlândia|BR
Onitsha|NG
Honchō|JP
Albuquerque|US
Hamhŭng|KP
Sorocaba|BR
Helsinki|FI
Warangal|IN
Santiago de Cuba|CU
Siping|CN
Kagoshima|JP
Surakarta|ID
Huai'an|CN
Bhavnagar|IN
Mar del Plata|AR
Bahawalpur|PK
Zahedan|IR
Aden|YE
Nanded|IN
Orenburg|RU
Changwon|KR
Pristina|XK
Jiamusi|CN
Antipolo|PH
Neijiang|CN
Bremen|DE
Meknès|MA
Banqiao|TW
Sargodha|PK
Bangui|CF
Vilnius|LT
Yangzhou|CN
Novokuznetsk|RU
Kisangani|CD
Port Said|EG
Mersin|TR
Tuxtla|MX
Raurkela|IN
Warri|NG
Guli|CN
Ebute Ikorodu|NG
Tanggu|CN
Jiangmen|CN
Cuauhtémoc|MX
Tucson|US
Nashville|US
Ta’if|SA
Beira|MZ
Guntur|IN
Touba|SN
Québec|CA
Hamadān|IR
Cangzhou|CN
San Salvador|SV
Dehra Dūn|IN
Cuiabá|BR
Petaling Jaya|MY
Macau|MO
Bhayandar|IN
Esenler|TR
Ryazan’|RU
Fresno|US
Hamilton|CA
Tyumen|RU
Durgapur|IN
Victoria de Durango|MX
Ajmer|IN
Lisbon|PT
Changde|CN
Jiaozuo|CN
Ulhasnagar|IN
Kolhāpur|IN
Lipetsk|RU
Siliguri|IN
Hannover|DE
Eskişehir|TR
Āzādshahr|IR
Salta|AR
Penza|RU
Tembisa|ZA
Bilimora|IN
Mykolayiv|UA
Aparecida de Goiânia|BR
Puente Alto|CL
Makati City|PH
Tonghua|CN
Naberezhnyye Chelny|RU
Leicester|GB
Wuhu|CN
Niigata|JP
Karol Bāgh|IN
Leipzig|DE
Kalininskiy|RU
Duisburg|DE
Āsansol|IN
Arāk|IR
Astrakhan|RU
Zhuhai|CN
Pohang|KR
`;
