/**
 * The offsets of the airports' time zones from 2020 to 2040, from the IANA time zone data 2025c. Made by scripts/generate-zones.mjs; do not edit.
 */
export const ZONE_YEARS = [2020, 2040] as const;

/** When clocks change: minutes since 2020-01-01T00:00Z in base 36. */
export const ZONE_CALENDARS = `
-
11foo 171v0 1co4o 1ii30 1nwko 1tqj0 1z50o 24yz0 2al8o 2g7f0 2ltoo 2rfv0 2x24o 32ob0 38ako 3e4j0 3jj0o 3pcz0 3uz8o 40lf0 467oo 4btv0 4hg4o 4n2b0 4soko 4yar0 53x0o 59qz0 5f5go 5kzf0 5qloo 5w7v0 61u4o 67gb0 6d2ko 6ior0
3d7c 4nvc edvc fgrc p6rc qhfc 107fc 11abc 1b83c 1cazc 1m0zc 1nbnc 1x1nc 1y4jc 282bc 2957c 2iv7c 2k5vc 2tvvc 2uyrc 34orc 35zfc 3fpfc 3gsbc 3qq3c 3rszc 41izc 42tnc 4cjnc 4dmjc 4ncjc 4on7c 4yd7c 4znvc 59dvc 5agrc 5k6rc 5lhfc 5v7fc 5wabc 6683c 67azc 6h0zc 6ibnc
2pto 975o dy9o kndo p6po vvto 10f5o 1749o 1bvdo 1icpo 1n3to 1tl5o 1yc9o 24tlo 29kpo 2g9to 2kt5o 2ri9o 2w1lo 32qpo 37hto 3dz5o 3iq9o 3p7lo 3typo 40nto 4575o 4bw9o 4gflo 4n4po 4ro1o 4yd5o 5349o 59llo 5ecpo 5ku1o 5pl5o 5wa9o 60tlo 67ipo 6c21o 6ir5o
c8z0
2300 9fec dj80 kvmc oro0 w42c 10040 17cic 1b8k0 1ikyc 1mh00 1ttec 1xpg0 251uc 295o0 2gi2c 2ke40 2rqic 2vmk0 32yyc 36v00 3e7ec 3i3g0 3pfuc 3tjo0 40w2c 44s40 4c4ic 4g0k0 4ncyc 4r900 4ylec 52hg0 59tuc 5dpw0 5l2ac 5p640 5wiic 60ek0 67qyc 6bn00 6izec
22yc 9fco dj6c kvko ormc w40o 1002c 17cgo 1b8ic 1ikwo 1mgyc 1ttco 1xpec 251so 295mc 2gi0o 2ke2c 2rqgo 2vmic 32ywo 36uyc 3e7co 3i3ec 3pfso 3tjmc 40w0o 44s2c 4c4go 4g0ic 4ncwo 4r8yc 4ylco 52hec 59tso 5dpuc 5l28o 5p62c 5wigo 60eic 67qwo 6bmyc 6izco
2i50 8jyo dyd0 jseo p6t0 v0uo 10f90 169ao 1bnp0 1hpio
22v0 9f9c dj30 kvhc orj0 w3xc zzz0 17cdc 1b8f0 1iktc 1mgv0 1tt9c 1xpb0 251pc 295j0 2ghxc 2kdz0 2rqdc 2vmf0 32ytc 36uv0 3e79c 3i3b0 3pfpc 3tjj0 40vxc 44rz0 4c4dc 4g0f0 4nctc 4r8v0 4yl9c 52hb0 59tpc 5dpr0 5l25c 5p5z0 5widc 60ef0 67qtc 6bmv0 6iz9c
22tc 9f7o dj1c kvfo orhc w3vo zzxc 17cbo 1b8dc 1ikro 1mgtc 1tt7o 1xp9c 251no 295hc 2ghvo 2kdxc 2rqbo 2vmdc 32yro 36utc 3e77o 3i39c 3pfno 3tjhc 40vvo 44rxc 4c4bo 4g0dc 4ncro 4r8tc 4yl7o 52h9c 59tno 5dppc 5l23o 5p5xc 5wibo 60edc 67qro 6bmtc 6iz7o
2xz0 97hc e6f0 knpc pev0
22v0 9f9c dj30 kvhc orj0 wui0 zzz0 17cdc 1b8f0 1iktc 1mgv0 1tt9c 1xpb0 251pc 295j0 2ghxc 2kdz0 2rqdc 2vmf0 32ytc 36uv0 3e79c 3i3b0 3pfpc 3tjj0 40vxc 44rz0 4c4dc 4g0f0 4nctc 4r8v0 4yl9c 52hb0 59tpc 5dpr0 5l25c 5p5z0 5widc 60ef0 67qtc 6bmv0 6iz9c
22wo
22ro 9f60 dizo kve0 orfo w3u0 zzvo 17ca0 1b8bo 1ikq0 1mgro 1tt60 1xp7o 251m0 295fo 2ghu0 2kdvo 2rqa0 2vmbo 32yq0 36uro 3e760 3i37o 3pfm0 3tjfo 40vu0 44rvo 4c4a0 4g0bo 4ncq0 4r8ro 4yl60 52h7o 59tm0 5dpno 5l220 5p5vo 5wia0 60ebo 67qq0 6bmro 6iz60
22q0 9f4c diy0 kvcc ore0 w3sc zzu0 17c8c 1b8a0 1ikoc 1mgq0 1tt4c 1xp60 251kc 295e0 2ghsc 2kdu0 2rq8c 2vma0 32yoc 36uq0 3e74c 3i360 3pfkc 3tje0 40vsc 44ru0 4c48c 4g0a0 4ncoc 4r8q0 4yl4c 52h60 59tkc 5dpm0 5l20c 5p5u0 5wi8c 60ea0 67qoc 6bmq0 6iz4c
22oc 9f4c diwc kvcc orcc w3sc zzsc 17c8c 1b88c 1ikoc 1mgoc 1tt4c 1xp4c 251kc 295cc 2ghsc 2kdsc 2rq8c 2vm8c 32yoc 36uoc 3e74c 3i34c 3pfkc 3tjcc 40vsc 44rsc 4c48c 4g08c 4ncoc 4r8oc 4yl4c 52h4c 59tkc 5dpkc 5l20c 5p5sc 5wi8c 60e8c 67qoc 6bmoc 6iz4c
22wo 9fb0 dj4o kvj0 orko w3z0 1000o 17cf0 1b8go 1ikv0 1mgwo 1ttb0 1xpco 251r0 295ko 2ghz0 2ke0o 2rqf0 2vmgo 32yv0 36uwo 3e7b0 3i3co 3pfr0 3tjko 40vz0 44s0o 4c4f0 4g0go 4ncv0 4r8wo 4ylb0 52hco 59tr0 5dpso 5l270 5p60o 5wif0 60ego 67qv0 6bmwo 6izb0
2xz0 97hc e6f0 knpc pev0 vw5c
2xxc 97fo e6dc knno petc vw3o
22oc 9f2o diwc kvao orcc w3qo zzsc 17c6o 1b88c 1ikmo 1mgoc 1tt2o 1xp4c 251io 295cc 2ghqo 2kdsc 2rq6o 2vm8c 32ymo 36uoc 3e72o 3i34c 3pfio 3tjcc 40vqo 44rsc 4c46o 4g08c 4ncmo 4r8oc 4yl2o 52h4c 59tio 5dpkc 5l1yo 5p5sc 5wi6o 60e8c 67qmo 6bmoc 6iz2o
2pto 975o dy9o kndo p6po vvto 10f5o 1bvdo 1icpo 1n3to 1tl5o 1yc9o 24tlo 29kpo 2g9to 2kt5o 2ri9o 2w1lo 32qpo 37hto 3dz5o 3iq9o 3p7lo 3typo 40nto 4575o 4bw9o 4gflo 4n4po 4ro1o 4yd5o 5349o 59llo 5ecpo 5ku1o 5pl5o 5wa9o 60tlo 67ipo 6c21o 6ir5o
2xp0 7ouo e650 ixao pel0 udio 10n10 15e6o 1c390 1gueo 1nbp0 1s2uo 1yk50 23bao 29sl0 2ejqo 2l110 2ps6o 2wh90 310mo 37pp0 3cguo 3iy50 3npao 3u6l0 3yxqo 45f10 4a66o 4gnh0 4lemo 4s3p0 4wn2o 53c50 583ao 5ekl0 5jbqo 5pt10 5uk6o 611h0 65smo 6chp0 6h12o
22p6 9f3i dix6 kvbi ord6 w3ri zzt6 17c7i 1b896 1ikni 1mgp6 1tt3i 1xp56 251ji 295d6 2ghri 2kdt6 2rq7i 2vm96 32yni 36up6 3e73i 3i356 3pfji 3tjd6 40vri 44rt6 4c47i 4g096 4ncni 4r8p6 4yl3i 52h56 59tji 5dpl6 5l1zi 5p5t6 5wi7i 60e96 67qni 6bmp6 6iz3i
1axq0
2ngo 9cko dvwo kl0o o98o
2poo 96z0 dy4o kn70 p6ko vvn0 10f0o 17430 1bv8o 1icj0 1n3oo 1tkz0 1yc4o 24tf0 29kko 2g9n0 2kt0o 2ri30 2w1go 32qj0 37hoo 3dyz0 3iq4o 3p7f0 3tyko 40nn0 4570o 4bw30 4gfgo 4n4j0 4rnwo 4ycz0 5344o 59lf0 5ecko 5ktv0 5pl0o 5wa30 60tgo 67ij0 6c1wo 6iqz0
2ngo 9cj0 dvwo kkz0 p4co
2nk0 972c dw00 knac p4g0 vvqc 10cw0 1746c 1bt40 1icmc 1n1k0 1tl2c 1ya00 24tic 29ig0 2g9qc 2kqw0 2ri6c 2vzc0 32qmc 37fk0 3dz2c 3io00 3p7ic 3twg0 40nqc 454w0 4bw6c 4gdc0 4n4mc 4rls0 4yd2c 53200 59lic 5eag0 5ktyc 5piw0 5wa6c 60rc0 67imc 6bzs0 6ir2c
2gq6 854i dre6 jfsi p0y6 upci
2x7i 8jfi e5ni jrvi pe3i v0bi 10mji 168ri 1c2ri 1hozi 1nb7i 1sxfi 1yjni 245vi 29s3i 2febi 2l0ji 2qmri 2w8zi 322zi 37p7i 3dbfi 3ixni 3ojvi 3u63i 3zsbi 45eji 4b0ri 4gmzi 4m97i 4rvfi 4xpfi 53bni 58xvi 5ek3i 5k6bi 5psji 5veri 610zi 66n7i 6c9fi 6i3fi
2x6o 8jeo e5mo jruo pe2o v0ao 10mio 168qo 1c2qo 1hoyo 1nb6o 1sxeo 1yjmo 245uo 29s2o 2feao 2l0io 2qmqo 2w8yo 322yo 37p6o 3dbeo 3ixmo 3ojuo 3u62o 3zsao 45eio 4b0qo 4gmyo 4m96o 4rveo 4xpeo 53bmo 58xuo 5ek2o 5k6ao 5psio 5veqo 610yo 66n6o 6c9eo 6i3eo
2ps0 9740 dy80 knc0 p6o0 vvs0 10f40 17480 1bvc0 1ico0 1n3s0 1tl40 1yc80 24tk0 29ko0 2g9s0 2kt40 2ri80 2w1k0 32qo0 37hs0 3dz40 3iq80 3p7k0 3tyo0 40ns0 45740 4bw80 4gfk0 4n4o0 4ro00 4yd40 53480 59lk0 5eco0 5ku00 5pl40 5wa80 60tk0 67io0 6c200 6ir40
b50o
2x3c 8bjc e5jc
2x3c 8bjc e5jc jjzc pdzc usfc 10mfc 160vc 1c2nc 1hh3c 1nb3c 1spjc 1yjjc 23xzc 29rzc 2f6fc 2l0fc 2qevc 2w8vc 31v3c 37p3c 3d3jc 3ixjc 3obzc 3u5zc 3zkfc 45efc 4asvc 4gmvc 4m1bc 4rvbc 4xhjc 53bjc 58pzc 5ejzc 5jyfc 5psfc 5v6vc 610vc 66fbc 6c9bc 6hvjc
brc awvc brzc
2x50 8jd0 e5l0 jrt0 pe10 v090 10mh0 168p0 1c2p0 1hox0 1nb50 1sxd0 1yjl0 245t0 29s10 2fe90 2l0h0 2qmp0 2w8x0 322x0 37p50 3dbd0 3ixl0 3ojt0 3u610 3zs90 45eh0 4b0p0 4gmx0 4m950 4rvd0 4xpd0 53bl0 58xt0 5ek10 5k690 5psh0 5vep0 610x0 66n50 6c9d0 6i3d0
`;

/** `zone|line of ZONE_CALENDARS|offsets in minutes`: the first holds from the start, each next from the next change; two offsets alternate. */
export const ZONE_ROWS = `
Africa/Abidjan|0|0
Africa/Accra|0|0
Africa/Addis_Ababa|0|180
Africa/Algiers|0|60
Africa/Asmara|0|180
Africa/Bamako|0|0
Africa/Bangui|0|60
Africa/Banjul|0|0
Africa/Bissau|0|0
Africa/Blantyre|0|120
Africa/Brazzaville|0|60
Africa/Bujumbura|0|120
Africa/Cairo|1|120 180
Africa/Casablanca|2|60 0
Africa/Ceuta|3|60 120
Africa/Conakry|0|0
Africa/Dakar|0|0
Africa/Dar_es_Salaam|0|180
Africa/Djibouti|0|180
Africa/Douala|0|60
Africa/El_Aaiun|2|60 0
Africa/Freetown|0|0
Africa/Gaborone|0|120
Africa/Harare|0|120
Africa/Johannesburg|0|120
Africa/Juba|4|180 120
Africa/Kampala|0|180
Africa/Khartoum|0|120
Africa/Kigali|0|120
Africa/Kinshasa|0|60
Africa/Lagos|0|60
Africa/Libreville|0|60
Africa/Lome|0|0
Africa/Luanda|0|60
Africa/Lubumbashi|0|120
Africa/Lusaka|0|120
Africa/Malabo|0|60
Africa/Maputo|0|120
Africa/Maseru|0|120
Africa/Mbabane|0|120
Africa/Mogadishu|0|180
Africa/Monrovia|0|0
Africa/Nairobi|0|180
Africa/Ndjamena|0|60
Africa/Niamey|0|60
Africa/Nouakchott|0|0
Africa/Ouagadougou|0|0
Africa/Porto-Novo|0|60
Africa/Sao_Tome|0|0
Africa/Tripoli|0|120
Africa/Tunis|0|60
Africa/Windhoek|0|120
America/Adak|5|-600 -540
America/Anchorage|6|-540 -480
America/Anguilla|0|-240
America/Antigua|0|-240
America/Araguaina|0|-180
America/Argentina/Buenos_Aires|0|-180
America/Argentina/Catamarca|0|-180
America/Argentina/Cordoba|0|-180
America/Argentina/Jujuy|0|-180
America/Argentina/La_Rioja|0|-180
America/Argentina/Mendoza|0|-180
America/Argentina/Rio_Gallegos|0|-180
America/Argentina/Salta|0|-180
America/Argentina/San_Juan|0|-180
America/Argentina/San_Luis|0|-180
America/Argentina/Tucuman|0|-180
America/Argentina/Ushuaia|0|-180
America/Aruba|0|-240
America/Asuncion|7|-180 -240
America/Atikokan|0|-300
America/Bahia|0|-180
America/Barbados|0|-240
America/Belem|0|-180
America/Belize|0|-360
America/Blanc-Sablon|0|-240
America/Boa_Vista|0|-240
America/Bogota|0|-300
America/Boise|8|-420 -360
America/Cambridge_Bay|8|-420 -360
America/Campo_Grande|0|-240
America/Cancun|0|-300
America/Caracas|0|-240
America/Cayenne|0|-180
America/Cayman|0|-300
America/Chicago|9|-360 -300
America/Chihuahua|10|-420 -360
America/Ciudad_Juarez|11|-420 -360
America/Costa_Rica|0|-360
America/Cuiaba|0|-240
America/Curacao|0|-240
America/Dawson|12|-480 -420
America/Dawson_Creek|0|-420
America/Denver|8|-420 -360
America/Detroit|13|-300 -240
America/Dominica|0|-240
America/Edmonton|8|-420 -360
America/El_Salvador|0|-360
America/Fort_Nelson|0|-420
America/Fortaleza|0|-180
America/Glace_Bay|14|-240 -180
America/Goose_Bay|14|-240 -180
America/Grand_Turk|13|-300 -240
America/Grenada|0|-240
America/Guadeloupe|0|-240
America/Guatemala|0|-360
America/Guayaquil|0|-300
America/Guyana|0|-240
America/Halifax|14|-240 -180
America/Havana|15|-300 -240
America/Hermosillo|0|-420
America/Indiana/Indianapolis|13|-300 -240
America/Inuvik|8|-420 -360
America/Iqaluit|13|-300 -240
America/Jamaica|0|-300
America/Juneau|6|-540 -480
America/Kentucky/Louisville|13|-300 -240
America/Kralendijk|0|-240
America/La_Paz|0|-240
America/Lima|0|-300
America/Los_Angeles|16|-480 -420
America/Lower_Princes|0|-240
America/Maceio|0|-180
America/Managua|0|-360
America/Manaus|0|-240
America/Marigot|0|-240
America/Martinique|0|-240
America/Matamoros|9|-360 -300
America/Mazatlan|17|-420 -360
America/Merida|18|-360 -300
America/Metlakatla|6|-540 -480
America/Mexico_City|18|-360 -300
America/Miquelon|19|-180 -120
America/Moncton|14|-240 -180
America/Monterrey|18|-360 -300
America/Montevideo|0|-180
America/Montserrat|0|-240
America/Nassau|13|-300 -240
America/New_York|13|-300 -240
America/Nome|6|-540 -480
America/Noronha|0|-120
America/Nuuk|20|-180 -120 -180 -120 -180 -120 -180 -120 -60 -120 -60 -120 -60 -120 -60 -120 -60 -120 -60 -120 -60 -120 -60 -120 -60 -120 -60 -120 -60 -120 -60 -120 -60 -120 -60 -120 -60 -120 -60 -120 -60 -120
America/Panama|0|-300
America/Paramaribo|0|-180
America/Phoenix|0|-420
America/Port-au-Prince|13|-300 -240
America/Port_of_Spain|0|-240
America/Porto_Velho|0|-240
America/Puerto_Rico|0|-240
America/Punta_Arenas|0|-180
America/Rankin_Inlet|9|-360 -300
America/Recife|0|-180
America/Regina|0|-360
America/Resolute|9|-360 -300
America/Rio_Branco|0|-300
America/Santarem|0|-180
America/Santiago|21|-180 -240
America/Santo_Domingo|0|-240
America/Sao_Paulo|0|-180
America/Sitka|6|-540 -480
America/St_Barthelemy|0|-240
America/St_Johns|22|-210 -150
America/St_Kitts|0|-240
America/St_Lucia|0|-240
America/St_Thomas|0|-240
America/St_Vincent|0|-240
America/Swift_Current|0|-360
America/Tegucigalpa|0|-360
America/Thule|14|-240 -180
America/Tijuana|16|-480 -420
America/Toronto|13|-300 -240
America/Tortola|0|-240
America/Vancouver|16|-480 -420
America/Whitehorse|12|-480 -420
America/Winnipeg|9|-360 -300
America/Yakutat|6|-540 -480
America/Yellowknife|8|-420 -360
Arctic/Longyearbyen|3|60 120
Asia/Aden|0|180
Asia/Almaty|23|360 300
Asia/Amman|24|120 180
Asia/Anadyr|0|720
Asia/Aqtau|0|300
Asia/Aqtobe|0|300
Asia/Ashgabat|0|300
Asia/Atyrau|0|300
Asia/Baghdad|0|180
Asia/Bahrain|0|180
Asia/Baku|0|240
Asia/Bangkok|0|420
Asia/Barnaul|0|420
Asia/Beirut|25|120 180
Asia/Bishkek|0|360
Asia/Brunei|0|480
Asia/Chita|0|540
Asia/Choibalsan|0|480
Asia/Colombo|0|330
Asia/Damascus|26|120 180
Asia/Dhaka|0|360
Asia/Dili|0|540
Asia/Dubai|0|240
Asia/Dushanbe|0|300
Asia/Famagusta|3|120 180
Asia/Ho_Chi_Minh|0|420
Asia/Hong_Kong|0|480
Asia/Hovd|0|420
Asia/Irkutsk|0|480
Asia/Jakarta|0|420
Asia/Jayapura|0|540
Asia/Jerusalem|27|120 180
Asia/Kabul|0|270
Asia/Kamchatka|0|720
Asia/Karachi|0|300
Asia/Kathmandu|0|345
Asia/Kolkata|0|330
Asia/Krasnoyarsk|0|420
Asia/Kuala_Lumpur|0|480
Asia/Kuching|0|480
Asia/Kuwait|0|180
Asia/Macau|0|480
Asia/Magadan|0|660
Asia/Makassar|0|480
Asia/Manila|0|480
Asia/Muscat|0|240
Asia/Nicosia|3|120 180
Asia/Novokuznetsk|0|420
Asia/Novosibirsk|0|420
Asia/Omsk|0|360
Asia/Oral|0|300
Asia/Phnom_Penh|0|420
Asia/Pontianak|0|420
Asia/Pyongyang|0|540
Asia/Qatar|0|180
Asia/Qostanay|23|360 300
Asia/Qyzylorda|0|300
Asia/Riyadh|0|180
Asia/Sakhalin|0|660
Asia/Samarkand|0|300
Asia/Seoul|0|540
Asia/Shanghai|0|480
Asia/Singapore|0|480
Asia/Taipei|0|480
Asia/Tashkent|0|300
Asia/Tbilisi|0|240
Asia/Tehran|28|210 270
Asia/Thimphu|0|360
Asia/Tokyo|0|540
Asia/Tomsk|0|420
Asia/Ulaanbaatar|0|480
Asia/Vientiane|0|420
Asia/Vladivostok|0|600
Asia/Yakutsk|0|540
Asia/Yangon|0|390
Asia/Yekaterinburg|0|300
Asia/Yerevan|0|240
Atlantic/Azores|3|-60 0
Atlantic/Bermuda|14|-240 -180
Atlantic/Canary|3|0 60
Atlantic/Cape_Verde|0|-60
Atlantic/Faroe|3|0 60
Atlantic/Madeira|3|0 60
Atlantic/Reykjavik|0|0
Atlantic/St_Helena|0|0
Atlantic/Stanley|0|-180
Australia/Adelaide|29|630 570
Australia/Brisbane|0|600
Australia/Broken_Hill|29|630 570
Australia/Darwin|0|570
Australia/Hobart|30|660 600
Australia/Lindeman|0|600
Australia/Melbourne|30|660 600
Australia/Perth|0|480
Australia/Sydney|30|660 600
Europe/Amsterdam|3|60 120
Europe/Astrakhan|0|240
Europe/Athens|3|120 180
Europe/Belgrade|3|60 120
Europe/Berlin|3|60 120
Europe/Bratislava|3|60 120
Europe/Brussels|3|60 120
Europe/Bucharest|3|120 180
Europe/Budapest|3|60 120
Europe/Chisinau|31|120 180
Europe/Copenhagen|3|60 120
Europe/Dublin|3|0 60
Europe/Gibraltar|3|60 120
Europe/Guernsey|3|0 60
Europe/Helsinki|3|120 180
Europe/Isle_of_Man|3|0 60
Europe/Istanbul|0|180
Europe/Jersey|3|0 60
Europe/Kaliningrad|0|120
Europe/Kirov|0|180
Europe/Kyiv|3|120 180
Europe/Lisbon|3|0 60
Europe/Ljubljana|3|60 120
Europe/London|3|0 60
Europe/Luxembourg|3|60 120
Europe/Madrid|3|60 120
Europe/Malta|3|60 120
Europe/Mariehamn|3|120 180
Europe/Minsk|0|180
Europe/Moscow|0|180
Europe/Oslo|3|60 120
Europe/Paris|3|60 120
Europe/Podgorica|3|60 120
Europe/Prague|3|60 120
Europe/Riga|3|120 180
Europe/Rome|3|60 120
Europe/Samara|0|240
Europe/Sarajevo|3|60 120
Europe/Saratov|0|240
Europe/Simferopol|0|180
Europe/Skopje|3|60 120
Europe/Sofia|3|120 180
Europe/Stockholm|3|60 120
Europe/Tallinn|3|120 180
Europe/Tirane|3|60 120
Europe/Ulyanovsk|0|240
Europe/Vienna|3|60 120
Europe/Vilnius|3|120 180
Europe/Volgograd|32|240 180
Europe/Warsaw|3|60 120
Europe/Zagreb|3|60 120
Europe/Zurich|3|60 120
Indian/Antananarivo|0|180
Indian/Chagos|0|360
Indian/Christmas|0|420
Indian/Cocos|0|390
Indian/Comoro|0|180
Indian/Mahe|0|240
Indian/Maldives|0|300
Indian/Mauritius|0|240
Indian/Mayotte|0|180
Indian/Reunion|0|240
Pacific/Apia|33|840 780
Pacific/Auckland|34|780 720
Pacific/Bougainville|0|660
Pacific/Chatham|34|825 765
Pacific/Chuuk|0|600
Pacific/Easter|21|-300 -360
Pacific/Efate|0|660
Pacific/Fiji|35|780 720
Pacific/Funafuti|0|720
Pacific/Galapagos|0|-360
Pacific/Gambier|0|-540
Pacific/Guadalcanal|0|660
Pacific/Guam|0|600
Pacific/Honolulu|0|-600
Pacific/Kanton|0|780
Pacific/Kiritimati|0|840
Pacific/Kosrae|0|660
Pacific/Kwajalein|0|720
Pacific/Majuro|0|720
Pacific/Marquesas|0|-570
Pacific/Midway|0|-660
Pacific/Nauru|0|720
Pacific/Niue|0|-660
Pacific/Norfolk|36|720 660
Pacific/Noumea|0|660
Pacific/Pago_Pago|0|-660
Pacific/Palau|0|540
Pacific/Pohnpei|0|660
Pacific/Port_Moresby|0|600
Pacific/Rarotonga|0|-600
Pacific/Saipan|0|600
Pacific/Tahiti|0|-600
Pacific/Tarawa|0|720
Pacific/Tongatapu|0|780
Pacific/Wake|0|720
Pacific/Wallis|0|720
`;
