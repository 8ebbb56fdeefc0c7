/** Three capitals that are IATA codes but nearly always something else in offers: words, units, currencies, passenger types. */
export const WORDLIKE_CODES: ReadonlySet<string> = new Set(
  (
    'THE AND FOR ALL ANY ARE NOT YOU OUR OUT PER PAX ADT CHD INF CNN TAX NET USD EUR GBP CAD AUD NZD CHF INR AED SEK NOK DKK JPY SGD ' +
    'MON TUE WED THU FRI SAT JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC DEP ARR VIA TBA TBD ETA ETD STD STA BAG ONE TWO SIX TEN DAY ' +
    'WAY NON INC FEE YES NEW NOW OFF KGS HRS MIN INT AIR FLY JET END ROW SEE TOP PCS PNR TKT REF VAT GST OTA LCC CRS GDS UTC GMT EST PST CST MST CET BST ' +
    'APP APT BUS CAR CAB CUT DID GET GOT HAD HAS HER HIM HIS HOW ITS LET LOW MAX MRS MSR MSS MST NIL NUM OLD OPT OWN PAY PLS PUT REQ RET ' +
    'SAY SET SHE SIR SUM TEL TRY TTL USE WAS WHO WHY WIN YET ROUND BIG BUY BOX CALL EMD ETC FAX FIX FLT FQD FULL HOT HUB ID INV JOB KEY ' +
    'LBS LEG LOT MAP MIX MOB MTG NB NAY NBR NUC ODD OK PAD PCT PDF PTC QTY RUN SEG SMS SUN SUB TAB TAG TIP TOT TWO UPS VIP WEB ZIP RTW RTN OW RT EXP'
  ).split(' '),
);

/** Words in capitals that look like two codes written as one: `ANN'S TRAVEL`. */
export const WORDLIKE_PAIRS: ReadonlySet<string> = new Set(
  (
    'TRAVEL CHANGE PERSON ADULTS ADULTI NUMBER CENTER CENTRE GARDEN GUESTS FAMILY GLOBAL SEASON WINTER SAFARI RESORT HOTELS CRUISE BILLET STATUS ' +
    'OFFERS COUNTY AVENUE MEMBER MARKET'
  ).split(' '),
);

/** Names of places that are words of an offer too; alone they name no airport. */
export const WORDLIKE_PLACES: ReadonlySet<string> = new Set(
  (
    'price page hope best may march sun sat sale same man male nice of total return economy terms date direct union delta alliance orange ' +
    'central bar sal mobile reading bath split bay long start end first business coach main bank post san new st santa los las la el le ' +
    'the north south east west general international airport air city best independence enterprise liberal eagle bullhead kind warm ' +
    'flying cloud seats bags meal meals fare fares note notes travel flight flights quote trip group agent client option block ' +
    'sincerely regards cheers dear hello hi thanks thank please depart departs departure arrive arrives arrival from to via and or ' +
    'monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december ' +
    'jan feb mar apr jun jul aug sep oct nov dec standard basic premium classic flex light love rich ok one two most any all see side pay lead ' +
    'david alice kent american united emirates spirit frontier level play breeze swiss virgin star jet van vol copa azul gol condor star southwest much also lander mayo valley terrace villa temple'
  ).split(' '),
);
