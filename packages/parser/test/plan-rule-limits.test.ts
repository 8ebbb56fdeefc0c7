/** How far rules of itineraries reach: plans beside those that each was made for. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const entriesOf = (text: string) =>
  read(text).days.flatMap(({ date, timeBlocks }) =>
    timeBlocks.flatMap(({ activities }) => activities.map((activity) => ({ date, ...activity }))),
  );
const titles = (text: string) => entriesOf(text).map(({ title }) => title);
const table = (head: string, ...rows: string[]) => `${[head, ...rows].join('\n')}\n`;

describe('I-305 lists of dated entries', () => {
  const rest = '• Hike – Mon 13 Sept, 10am\n• Sauna – Tue 14 Sept, 6pm\n• Boat – Wed 15 Sept, 9am\n';

  it('a line with two dates is entered on the first', () => {
    const [flight, ...others] = entriesOf(`• Flight BA 123 – Thu 9 Sept, 23:10, arrives Fri 10 Sept 06:20\n${rest}`);
    expect(flight).toMatchObject({
      date: '2027-09-09',
      title: 'Flight BA 123',
      time: '11:10 PM',
      description: 'arrives Fri 10 Sept 06:20',
    });
    expect(others).toHaveLength(3);
  });

  it('a stay between them is told from its first day, a price is no day', () => {
    const [opera, hotel] = entriesOf(`• Opera €20 – Thu 9 Sept, 7pm\n• Hotel Sol – 11 Sept to 13 Sept\n${rest}`);
    expect(opera).toMatchObject({ date: '2027-09-09', title: 'Opera', cost: '€20' });
    expect(hotel).toMatchObject({ date: '2027-09-11', title: 'Hotel Sol', description: '11 Sept to 13 Sept' });
  });

  it('one that is not understood leaves no list without it', () =>
    expect(titles(`• Ferry leaves on Thu 9 Sept at noon or on 10 Sept in the morning\n${rest}`).join()).toContain(
      'Ferry',
    ));

  it('the range of the trip above a list is no entry of it', () =>
    expect(
      titles(
        'Norway, 9–14 September 2027\nMuseum – Thu 9 Sept, 10am\nHotel Sol – Sat 11 Sept – Mon 13 Sept\nHike – Mon 13 Sept, 10am\nSauna – Tue 14 Sept, 6pm\n',
      ),
    ).toEqual(['Museum', 'Hotel Sol', 'Hike', 'Sauna']));

  it('a town that is not known ends the one above it', () => {
    const text =
      'Oslo\n• Museum – Thu 9 Sept, 10am\n• Opera – Thu 9 Sept, 7pm\nBring the passes\n• Fort – Thu 9 Sept, 9pm\nUlvafoss\n• Hike – Fri 10 Sept, 10am\n• Sauna – Sat 11 Sept, 6pm\n';
    expect(entriesOf(text).map(({ location }) => location)).toEqual(['Oslo', 'Oslo', 'Oslo', null, null]);
  });
});

describe('labelled services', () => {
  const services =
    'Service: Airport transfer\nDate: 11 May 2027\nTime: 10:00\n\nService: Boat trip\nDate: 12 May 2027\n';

  it.each([
    'Opening days of the pool\nWednesday 12 May: 9 to 18\nThursday 13 May: 9 to 20\n',
    'Weather\nTue 11 May: sunny\nWed 12 May: rain\n',
  ])('I-295 dates without entries below them are no other plan: %s', (below) =>
    expect(titles(`${services}\n${below}`)).toEqual(['Airport transfer', 'Boat trip']),
  );

  it('I-295 days with numbers are another plan', () =>
    expect(titles(`Day 1: Lisbon\nCastle and beach\n\nDay 2: Porto\nWine cellars\n\n${services}`)).toContain(
      'Castle and beach',
    ));

  it('I-294 an end on a later day is said about the entry', () => {
    const [sailing, hike] = entriesOf(
      'Title: Sailing\nStart: 12/05/2027 10:00\nEnd: 14/05/2027 16:00\n\nTitle: Hike\nStart: 15/05/2027 10:00\nEnd: 15/05/2027 16:00\n',
    );
    expect(sailing).toMatchObject({ time: '10:00 AM', description: 'End: 14/05/2027 16:00' });
    expect(hike).toMatchObject({ time: '10:00 AM – 4:00 PM', description: null });
  });

  it('I-294 behind a second date stands the end where it is past midnight, else it is said about the entry', () => {
    const [party, walk, sailing] = entriesOf(
      'Subject: Sailing\nWhen: 12 May 2027 10:00 - 13 May 2027 16:00\n\nSubject: Party\nWhen: 3 May 2027 22:00 – 4 May 2027 01:00\n\nSubject: Walk\nWhen: 5 May 2027 20:00 - 5 May 2027 21:00\n',
    );
    expect(party).toMatchObject({ title: 'Party', time: '10:00 PM – 1:00 AM', description: null });
    expect(walk).toMatchObject({ title: 'Walk', time: '8:00 PM – 9:00 PM', description: null });
    expect(sailing).toMatchObject({
      time: '10:00 AM',
      description: 'When: 12 May 2027 10:00 - 13 May 2027 16:00',
    });
  });

  const below = (line: string) =>
    entriesOf(`Show\nTuesday, 11 May 2027 · 19:00\n${line}\n\nWalk\nThursday, 13 May 2027 · 19:00\nOld gate\n`);
  it.each(['Bring a jacket', 'Confirmed', '2 adults', 'Check-in', 'Row 5 seats 7 and 8', 'Meet at the Hall'])(
    'I-295 what stands below a moment is no place: %s',
    (line) => {
      const [show, walk] = below(line);
      expect(show).toMatchObject({ title: 'Show', location: null, description: line });
      expect(walk?.location).toBe('Old gate');
    },
  );

  it.each(['Guest House Luna', "Children's Museum, Oslo", 'Rua Augusta 12'])('I-295 a place is: %s', (line) =>
    expect(below(line)[0]?.location).toBe(line),
  );

  it('I-295 a town above a moment is the place of what is done below it', () =>
    expect(
      entriesOf(
        'Lisbon\nTuesday, 11 May 2027 · 10:00\nCastle visit\n\nPorto\nThursday, 13 May 2027 · 19:00\nBoat trip\n',
      ),
    ).toMatchObject([
      { title: 'Castle visit', location: 'Lisbon' },
      { title: 'Boat trip', location: 'Porto' },
    ]));
});

describe('I-303 what is cancelled or struck out', () => {
  it('an entry of the next line does not go with it', () => {
    expect(
      titles(
        'Day 1: Lund\n9:00 Castle\n10:00 Boat - CANCELLED (weather)\nLunch at Sol €15\nDinner: Zur Post\n12:00 Walk\n',
      ),
    ).toEqual(['Castle', 'Lunch at Sol', 'Dinner: Zur Post', 'Walk']);
    expect(
      titles('Day 1: Lund\n- 9:00 Castle\n- CANCELLED 10:00 Boat\n  - 11:00 Museum instead\n- 12:00 Walk\n'),
    ).toEqual(['Castle', 'Museum instead', 'Walk']);
  });

  it.each(['Tickets €20 pp', 'Cost: €20', '€20', 'Meeting point: quay'])('its facts do: %s', (line) => {
    const [castle, walk] = entriesOf(
      `Day 1: Lund\n9:00 Castle\n10:00 Boat - CANCELLED (weather)\n${line}\n12:00 Walk\n`,
    );
    expect(castle).toMatchObject({ title: 'Castle', cost: null, location: null, description: null });
    expect(walk?.title).toBe('Walk');
  });

  it('what comes before it and what is paid back do', () =>
    expect(
      titles(
        'Day 1: Lund\n- 8:00 Castle\n- CANCELLED 10:00 Boat\n  - 9:30 pick-up at hotel\n  - refund instead of voucher\n- 12:00 Walk\n',
      ),
    ).toEqual(['Castle', 'Walk']));

  it('an hour of which all is struck out is no entry', () =>
    expect(titles('Day 1: Lund\n- 14:00 ~~Boat trip~~\n- 15:00 Museum\n')).toEqual(['Museum']));

  it('words of the name of a day', () =>
    expect(
      read('Day 1: ~~Rome~~ Lund\n- 14:00 Walk\nDay 2: Oslo ~~or Voss~~\n- 15:00 Museum\n').days.map(
        ({ title }) => title,
      ),
    ).toEqual(['Lund', 'Oslo']));
});

describe('I-296 columns that are known by their cells', () => {
  it.each(['Sunset', 'Sunrise', 'Last bus', 'Check-in by', 'Breakfast until', 'High tide'])(
    'hours that are not when it begins: %s',
    (heading) => {
      const text = table(`Day | Activity | ${heading}`, '1 | Dune walk | 06:10', '2 | Camel ride | 06:11');
      expect(entriesOf(text).map(({ time }) => time)).toEqual([null, null]);
    },
  );

  it.each(['Cash needed', 'Spending money', 'Kids', 'Child', 'With pass', 'Single supplement'])(
    'amounts that are not what it costs: %s',
    (heading) => {
      const text = table(`Day | Activity | ${heading}`, '1 | Dune walk | €10', '2 | Camel ride | €12');
      expect(entriesOf(text).map(({ cost }) => cost)).toEqual([null, null]);
    },
  );

  it('others are', () => {
    const [walk] = entriesOf(table('Day | Activity | Tee | Adult', '1 | Walk | 6:10 | €10', '2 | Ride | 6:11 | €12'));
    expect(walk).toMatchObject({ time: '6:10 AM', cost: '€10' });
  });
});

describe('I-297 what columns beside an entry say', () => {
  it.each(['Password', 'Room code', 'Booking PIN', 'Client', 'Rep', 'Pax names'])('not for guests: %s', (heading) => {
    const text = table(
      `Day | Time | Activity | ${heading}`,
      '1 | 9:00 | Dune walk | Xab',
      '2 | 9:30 | Camel ride | Xac',
    );
    expect(entriesOf(text).map(({ description }) => description)).toEqual([null, null]);
  });

  it('is told beside a note, too', () => {
    const text = table(
      'Day | Time | Activity | Notes | Dress code',
      '1 | 10:00 | Dune walk | bring water | boots',
      '2 | 11:00 | Camel ride | | sandals',
    );
    expect(entriesOf(text).map(({ description }) => description)).toEqual([
      'bring water, Dress code: boots',
      'Dress code: sandals',
    ]);
  });
});

it('I-302 sums are no entries in whichever column they are named', () =>
  expect(
    titles(
      table(
        'Day | Time | Activity | Cost',
        '1 | 9:00 | Walk | €10',
        '1 | | Day 1 subtotal | €10',
        '2 | 10:00 | Boat | €20',
        '2 | | Subtotal | €20',
        ' | | Day total | €20',
      ),
    ),
  ).toEqual(['Walk', 'Boat']));

describe('I-314 a line of nothing but the month', () => {
  it.each(['March\nMon 29  Oslo\n- walk\nWed 30  Bergen\n- tea\n', 'April\nMon 05 Oslo\nWed 06 Bergen\nThu 07 Voss\n'])(
    'without a year the weekdays must be those of some year: %s',
    (text) => {
      expect(read(text).days.map(({ date }) => date)).toEqual([null, null]);
      expect(read(text).warnings).toEqual([]);
    },
  );

  it('of some year they are dates', () =>
    expect(read('April\nMon 05  Oslo\n- walk\nTue 06  Bergen\n- tea\n').days.map(({ date }) => date)).toEqual([
      '2027-04-05',
      '2027-04-06',
    ]));

  it('the next one is no entry of the day above it', () => {
    const { days } = read('APRIL 2027\nThu 29  Oslo\nFri 30  Bergen\nMAY 2027\nSat 1  Voss\n');
    expect(days.map(({ date }) => date)).toEqual(['2027-04-29', '2027-04-30', '2027-05-01']);
    expect(days.flatMap(({ timeBlocks }) => timeBlocks)).toEqual([]);
  });
});
