import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../../../parse.ts';

const entries = (...lines: readonly string[]) =>
  parseItinerary(`Day 1: Porto\n${lines.map((line) => `- ${line}`).join('\n')}\n`, {
    referenceDate: '2026-11-21',
  }).days.flatMap(({ timeBlocks }) => timeBlocks.flatMap(({ activities }) => activities));
const first = (...lines: readonly string[]) => entries(...lines)[0];

describe('hours at which nothing begins (I-340)', () => {
  it.each([
    'Serralves museum till 2pm',
    'Beach until 17:00',
    'Valley day trip with Coolwalks, back around 19:00',
    'Wine tour (back at hotel by 6pm)',
    'Hike, we return at 16:00',
    'Ausflug, zurück gegen 18:00',
    'Strand bis 17 Uhr',
    'Excursion, retour vers 18h',
    'Playa hasta las 17:00',
    'Cable car, last one down at 19:30',
    'By car to the lakes, back around 18:00',
    'Walk to the City Gate until 12:00',
    'Castle, open from 9:00',
    'Museum until 5',
  ])('leaves %j without one, and its words as they are', (line) =>
    expect(first(line)).toMatchObject({ title: line, time: null }),
  );

  it.each([
    ['Check-out bis 10 Uhr', '10:00 AM'],
    ['Return the hire car by 09:00', '9:00 AM'],
    ['Hire car, return 9:00', '9:00 AM'],
    ['Boat back to the island 16:45', '4:45 PM'],
    ['Back by 4pm', '4:00 PM'],
    ['Return to hotel around 21:00', '9:00 PM'],
    ['Valley day trip: pick-up 8.45 from the lobby, back around 19:00', '8:45 AM'],
  ])('takes the hour of %j', (line, time) => expect(first(line)?.time).toBe(time));
});

describe('words around an hour (I-341)', () => {
  it.each([
    ['Check-in after 15:00', 'Check-in', '3:00 PM'],
    ['17:00ish drinks', 'drinks', '5:00 PM'],
  ])('go with it in %j', (line, title, time) => expect(first(line)).toMatchObject({ title, time }));

  it('are no price, and the price behind hours is its own', () =>
    expect(first('Class 10.00-12.30 EUR 45')).toMatchObject({
      title: 'Class',
      time: '10:00 AM – 12:30 PM',
      cost: 'EUR 45',
    }));

  it('from 9 to 5 is a day, not a night, whatever stands above', () =>
    expect(entries('Dinner 7:30pm', 'From 9 to 5 beach').at(-1)?.time).toBe('9:00 AM – 5:00 PM'));
});

describe('what is offered (I-342)', () => {
  it('is called so in its description, and stands beside the plan', () => {
    const text =
      'Day 1: Lyon\n- 12:00 Lunch\n- Optional: 9:00 minibus to the cape (65 EUR)\n- Option : vélo\n- Key activity: Boat trip\n';
    const answer = parseItinerary(text, { referenceDate: '2026-11-21' });
    const said = answer.days[0]?.timeBlocks.flatMap(({ activities }) =>
      activities.map(({ title, description }) => [title, description]),
    );
    expect(said).toEqual([
      ['Lunch', null],
      ['minibus to the cape', 'Optional'],
      ['vélo', 'Option'],
      ['Boat trip', null],
    ]);
    expect(answer.warnings).toEqual([]);
  });
});

describe('short words in brackets (I-343)', () => {
  it('end no sentence', () =>
    expect(first('Pick up the hire car (Res. 88123) – 1 Std. Fahrt nach Garda')?.title).toBe(
      'Pick up the hire car (Res. 88123) – 1 Std. Fahrt nach Garda',
    ));
  it.each(['Wellness im Hotel (bis 20 Uhr geöffnet)', 'Sauna (bis 20 Uhr)'])('%j begins at no hour', (line) =>
    expect(first(line)).toMatchObject({ title: line, time: null }),
  );
});
