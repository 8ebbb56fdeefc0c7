/** Itineraries as clients text them and as operators and agents note them: each rule with texts that it reads and near misses. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const entries = (text: string, day = 0) => read(text).days[day]?.timeBlocks.flatMap((block) => block.activities) ?? [];
const timed = (text: string, day = 0) => entries(text, day).map(({ time, title }) => [time, title]);
const dates = (text: string) => read(text).days.map(({ date }) => date);
const unused = (text: string): string[] =>
  read(text).source.unused.map(([from = 0, to = 0]) => text.slice(from, to).trim());

describe('I-30 days of a short message', () => {
  const PORTO =
    'hey jo its pam. ok porto plan: thu jun 3 land 11am, drop bags at hotel\nfri 4 tram ride early on then dinner at cervejaria 830pm\nsat 5 day trip to braga\nsun 6 fly home 3pm. budget 1200 euros total thx';

  it('are told by weekdays and bare numbers, the month once behind other words', () => {
    expect(dates(PORTO)).toEqual(['2027-06-03', '2027-06-04', '2027-06-05', '2027-06-06']);
    expect(timed(PORTO, 0)).toEqual([
      ['11:00 AM', 'land'],
      [null, 'drop bags at hotel'],
    ]);
    expect(timed(PORTO, 1)).toEqual([
      [null, 'tram ride early on'],
      ['8:30 PM', 'dinner at cervejaria'],
    ]);
    expect(timed(PORTO, 2)).toEqual([[null, 'day trip to braga']]);
    expect(timed(PORTO, 3)).toEqual([['3:00 PM', 'fly home']]);
    expect(read(PORTO).location).toBe('porto');
    expect(read(PORTO).budget).toMatchObject({ currency: 'EUR', total: 1200 });
    expect(read(PORTO).warnings).toEqual([]);
  });

  it('take the month of the trip above, and the next one where the numbers start again', () => {
    const text =
      'Athens with the girls 28 May - 1 June 2027!!\nfri 28 arrive 14:10, check in\nsat 29 Acropolis 9am then lunch in Plaka\nsun 30 boat trip\nmon 31 beach\ntue 1 flight home 1115am';
    expect(dates(text)).toEqual(['2027-05-28', '2027-05-29', '2027-05-30', '2027-05-31', '2027-06-01']);
    expect(timed(text, 1)).toEqual([
      ['9:00 AM', 'Acropolis'],
      [null, 'lunch in Plaka'],
    ]);
    expect(timed(text, 4)).toEqual([['11:15 AM', 'flight home']]);
  });

  it('in other languages', () => {
    const text =
      'ciao! allora napoli: gio 13 maggio arrivo alle 12, pizza in centro\nven 14 gita a procida poi cena sul mare alle 20\nsab 15 mercato\ndom 16 treno 10:40';
    expect(dates(text)).toEqual(['2027-05-13', '2027-05-14', '2027-05-15', '2027-05-16']);
    expect(timed(text, 1)).toEqual([
      [null, 'gita a procida'],
      ['8:00 PM', 'cena sul mare'],
    ]);
  });

  it('also all in one line', () => {
    const text =
      'bruges!! thurs may 6 arrive 3pm, fri 7 belfry 10am then lunch by the canal, sat 8 boat trip 9am, sun 9 train home noon';
    expect(dates(text)).toEqual(['2027-05-06', '2027-05-07', '2027-05-08', '2027-05-09']);
    expect(timed(text, 1)).toEqual([
      ['10:00 AM', 'belfry'],
      [null, 'lunch by the canal'],
    ]);
    expect(read(text).location).toBe('bruges');
    expect(dates('we met on sat 10, they left on sun 30, and mon 4 was quiet, tue 9 busy')).toEqual([]);
  });

  it('without any month have no date', () => {
    const text = 'so chicago\nwed 14 arrive, check in\nthu 15 museum then jazz club 9pm\nfri 16 boat tour';
    expect(dates(text)).toEqual([null, null, null]);
  });

  it('name their day where entries stand below', () => {
    const text =
      'trip 4-6 June 2027\nfri 4 arrival\n10:00 tram ride\n20:00 dinner\nsat 5 coast\n9:00 boat trip\nsun 6 home\n11:00 train';
    expect(read(text).days.map(({ date, title }) => [date, title])).toEqual([
      ['2027-06-04', 'arrival'],
      ['2027-06-05', 'coast'],
      ['2027-06-06', 'home'],
    ]);
  });

  it.each([
    'Notes of the committee\nsat 10 people came to the fair\nsun 12 guests stayed\nmon 4 emails answered',
    'fri 9 boxes to move\ntue 30 chairs to mend\nwed 2 museum tickets',
    'sat 10 am breakfast\nsun 11 am breakfast\nmon 12 am breakfast',
  ])('are none where weekday and number do not go on: %j', (text) => {
    expect(read(text).days.filter(({ date }) => date !== null)).toEqual([]);
  });

  it('are none where each date has its month', () => {
    const text =
      'On Monday 7 June 2027 they check in at Larch House for three nights.\n\nTuesday 8 June 2027 is the whisky day. It starts at 10:00 with a tasting.\n\nWednesday 9 June 2027 takes them to the hills with a walk at 9:30.';
    expect(dates(text)).toEqual(['2027-06-07', '2027-06-08', '2027-06-09']);
  });
});

describe('I-31 a mark in place of the accent', () => {
  it.each(["'", '’', '´', '`'])('LUNEDI%s heads its day', (mark) => {
    const text = `Settimana a Trieste\n\nLUNEDI${mark} 7 GIUGNO 2027\nore 15,30  check-in Hotel Molo\nore 20.00  cena\n\nMartedi${mark} 8 giugno 2027\n9.30 castello\nore 13,15 pranzo`;
    expect(dates(text)).toEqual(['2027-06-07', '2027-06-08']);
    expect(timed(text, 0).map(([time]) => time)).toEqual(['3:30 PM', '8:00 PM']);
    expect(timed(text, 1).map(([time]) => time)).toEqual(['9:30 AM', '1:15 PM']);
    expect(read(text).warnings).toEqual([]);
  });

  it('is told of where the weekday is wrong', () => {
    const text =
      "Roma\n\nMARTEDI' 7 GIUGNO 2027\n10.00 museo\n12.00 pranzo\n\nMERCOLEDI' 9 GIUGNO 2027\n10.00 giro in centro\n12.00 pranzo";
    expect(read(text).warnings.map(({ code }) => code)).toContain('weekday-mismatch');
  });
});

describe('I-32 times in four figures', () => {
  const RAIL =
    'FRI 04JUN27\n IC   Ghent 0840 - Brussels 0915\n TGV  Brussels 1017 - Lyon 1345   (upper deck, seats 41/42)\n o/n  Hotel Saone, 2 nts, dbl\n Dinner at the bouchon 1930\nSAT 05JUN27\n Basilica tour 1015, Fourviere Hill\n Silk workshop, built 1890';

  it('belong to the two ends of a journey', () => {
    expect(entries(RAIL).map(({ time, title, type }) => [time, title, type])).toEqual([
      ['8:40 AM – 9:15 AM', 'IC Ghent – Brussels', 'travel'],
      ['10:17 AM – 1:45 PM', 'TGV Brussels – Lyon', 'travel'],
      [null, 'Hotel Saone', 'accommodation'],
      ['7:30 PM', 'Dinner at the bouchon', 'meal'],
    ]);
    expect(entries(RAIL)[1]?.description).toBe('upper deck, seats 41/42');
  });

  it('and stand before the place of an entry', () => {
    expect(entries(RAIL, 1).map(({ time, title, location }) => [time, title, location])).toEqual([
      ['10:15 AM', 'Basilica tour', 'Fourviere Hill'],
      [null, 'Silk workshop, built 1890', null],
    ]);
  });

  it('may both look like years where another journey of the text does not', () => {
    const text =
      'Mon 7 June 2027\nCrewe 0912 - Chester 0940\nChester 1425 to London Euston 1630\nMinster built 1220 - rebuilt 1450';
    expect(entries(text).map(({ time, title, type }) => [time, title, type])).toEqual([
      ['9:12 AM – 9:40 AM', 'Crewe – Chester', 'travel'],
      ['2:25 PM – 4:30 PM', 'Chester to London Euston', 'travel'],
      [null, 'Minster built 1220 - rebuilt 1450', expect.anything()],
    ]);
    expect(timed('Mon 7 June 2027\n9:00 breakfast\n- Chester 1425 to London 1630')[1]?.[0]).toBeNull();
  });

  it.each([
    'Abbey 1420 - Palace 1650',
    'Room 1204 with a view',
    'Museum of the year 1830',
    'Walk along the wall of 1215',
  ])('are years and rooms elsewhere: %s', (line) => {
    expect(timed(`Fri 4 June 2027\n9:00 breakfast\n- ${line}`)[1]).toEqual([null, line]);
  });

  it('may be the number of a room in such a text, too', () => {
    const text = `${RAIL}\n Night in room 1204\n Booking ref 1130`;
    expect(timed(text, 1).slice(2)).toEqual([
      [null, 'Night in room 1204'],
      [null, 'Booking ref 1130'],
    ]);
  });
});

describe('I-33 the code of a service', () => {
  const VOUCHER =
    'Sun 6 Jun 27\n TRF   Airport - Sandhouse Lodge, pick-up 15:40\n HTL   Sandhouse Lodge, Skagen - 2 nts - 1 DBL - BB - cfm SL/4471\nMon 7 Jun 27\n EXC   Dunes and lighthouse, private with a French guide, pick-up 08:30\n EXC   Rabjerg Mile, start 14:00\n DNR : Fish House, 19:30';

  it('says what it is and is no part of its name', () => {
    expect(entries(VOUCHER, 0).map(({ time, title, type, description }) => [time, title, type, description])).toEqual([
      ['3:40 PM', 'Airport - Sandhouse Lodge', 'travel', 'pick-up 15:40'],
      [null, 'Sandhouse Lodge, Skagen', 'accommodation', '2 nts - 1 DBL - BB - cfm SL/4471'],
    ]);
    expect(entries(VOUCHER, 1).map(({ time, title, type }) => [time, title, type])).toEqual([
      ['8:30 AM', 'Dunes and lighthouse', 'activity'],
      ['2:00 PM', 'Rabjerg Mile', 'activity'],
      ['7:30 PM', 'Fish House', 'meal'],
    ]);
  });

  it('stands in a column of its own, too', () => {
    const text =
      'Fr 04.06.27\nTRF\tFlughafen - Hotel, Abholung 14:10\nHTL\tBaywater Guesthouse, Kapstadt\t3 Nächte\t1 DZ\nSa 05.06.27\nEXC\tTour zum Kap\tab 08:30\nTRF\tHotel - Hafen\t11:45';
    expect(entries(text, 0).map(({ time, title, type, description }) => [time, title, type, description])).toEqual([
      ['2:10 PM', 'Flughafen - Hotel', 'travel', 'Abholung 14:10'],
      [null, 'Baywater Guesthouse, Kapstadt', 'accommodation', '3 Nächte, 1 DZ'],
    ]);
    expect(timed(text, 1)).toEqual([
      ['8:30 AM', 'Tour zum Kap'],
      ['11:45 AM', 'Hotel - Hafen'],
    ]);
  });

  it('is a word of the name where no gap sets it apart', () => {
    expect(timed('Fri 4 June 2027\n- ACT theatre visit\n- HTL bar')).toEqual([
      [null, 'ACT theatre visit'],
      [null, 'HTL bar'],
    ]);
  });
});

describe('I-34 a table of a drive', () => {
  const HEAD = 'North Isle campervan - June 2027\t\t\t\t\t\nDate\tFrom\tTo\tkm\tOvernight\tNotes\n';
  const TABLE = `${HEAD}Fri 04-Jun\tPort Ellis\tLake Moana\t210\tLakeside Camp\t\nSat 05-Jun\tLake Moana\t-\t-\tLakeside Camp\tWhite Terraces walk\nSun 06-Jun\tLake Moana\tCape Foul\t180\tCape Holiday Park\tBook ahead, long drive\nMon 07-Jun\tCape Foul\tPort Ellis\t95\t-\t10:00 return the van\n\t\tTOTAL\t485\t\t`;
  const row = (day: number) =>
    entries(TABLE, day).map(({ time, title, type, distance }) => [time, title, type, distance]);

  it('goes from place to place', () => {
    expect(row(0)).toEqual([
      [null, 'Port Ellis → Lake Moana', 'travel', '210 km'],
      [null, 'Lakeside Camp', 'accommodation', null],
    ]);
    expect(read(TABLE).location).toBe('North Isle');
  });

  it('stays where the second place is left out, and its notes tell what is seen', () => {
    expect(row(1)).toEqual([
      [null, 'White Terraces walk', 'activity', null],
      [null, 'Lakeside Camp', 'accommodation', null],
    ]);
    expect(row(3)).toEqual([
      [null, 'Cape Foul → Port Ellis', 'travel', '95 km'],
      ['10:00 AM', 'return the van', expect.anything(), null],
    ]);
  });

  it('keeps advice as words about the drive', () => {
    expect(entries(TABLE, 2)[0]?.description).toBe('Book ahead, long drive');
    expect(entries(TABLE, 2)).toHaveLength(2);
  });

  it('has no day of its sum', () => {
    expect(read(TABLE).days).toHaveLength(4);
    expect(unused(TABLE)).toEqual([expect.stringContaining('TOTAL')]);
  });
});

describe('I-35 what a page leaves within a day', () => {
  const page = (line: string) =>
    `5 days in the Algarve\n\nDay 1  Faro\nMorning - Old town walk\n${line}\nAfternoon - Boat trip\n\nDay 2  Lagos\nMorning - Cliffs walk`;

  it.each([
    'Photo: © A. Reis   1/4  ‹ ›',
    'Photo by Ana Reis 2/6',
    'Bild: © Tourismus',
    'Show less',
    'Weniger anzeigen',
    'Read more >',
  ])('%s is no part of it', (line) => {
    expect(entries(page(line))).toHaveLength(2);
    expect(unused(page(line))).toEqual([line]);
  });

  it.each(['Photo stop: lighthouse of Sagres', 'Photo walk in the harbour 10:00', 'Show at the theatre'])(
    '%s is an entry',
    (line) => {
      expect(entries(page(line))).toHaveLength(3);
    },
  );
});

describe('I-36 past midnight, and the evening', () => {
  const flights = (second: string) =>
    `Fri 4 June 2027\n20:15 London – 06:00 Doha flight\n${second} Doha – 14:30 Mahe flight`;

  it('a journey moves the clock on', () => {
    expect(read(flights('08:10')).warnings).toEqual([]);
    expect(read(flights('05:30')).warnings.map(({ code }) => code)).toEqual(['time-backwards']);
  });

  it('dinner behind the evening is what is done in it', () => {
    const text =
      'Weekend in Lagos\n\nDay 1\nMorning - Cliffs walk\nEvening - Dinner at the marina\nDay 2\nMorning - Market visit\nEvening - free';
    expect(read(text).days[0]?.timeBlocks.map(({ period, activities }) => [period, activities[0]?.title])).toEqual([
      ['Morning', 'Cliffs walk'],
      ['Evening', 'Dinner at the marina'],
    ]);
  });
});

describe('I-72 a word before the day', () => {
  const chat = (word: string, day = 'Day 2, Sat 5 Jun - Sintra') =>
    `[02/12/2026, 10:01] Rui Guia: Day 1, Fri 4 Jun - Lisbon\n09:00 tram tour\n[02/12/2026, 10:02] Jo: can we eat vegan?\n[02/12/2026, 10:05] Rui Guia: ${word}${day}\n10:00 palace visit\n12:30 lunch\n[02/12/2026, 10:07] Rui Guia: Day 3, Sun 6 Jun - Home\n11:00 transfer`;

  it.each(['Sure, no problem! ', 'Ok. ', 'Entendido!! ', 'Claro 👍 '])('%s', (word) => {
    expect(dates(chat(word))).toEqual(['2027-06-04', '2027-06-05', '2027-06-06']);
    expect(timed(chat(word), 1)).toEqual([
      ['10:00 AM', 'palace visit'],
      ['12:30 PM', 'lunch'],
    ]);
    expect(read(chat(word)).days[1]?.title).toBe('Sintra');
    expect(read(chat(word)).warnings).toEqual([]);
  });

  it('a sentence that names a day opens none', () => {
    expect(dates(chat('Vegan is fine on ', 'day 1 and day 3'))).toEqual(['2027-06-04', '2027-06-06']);
  });
});
