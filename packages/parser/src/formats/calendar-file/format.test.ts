import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../../index.ts';

const CONTEXT = { referenceDate: '2026-11-21' };

function file(head: readonly string[], ...events: readonly (readonly string[])[]): string {
  const inner = events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...head, ...inner, 'END:VCALENDAR'].join('\n');
}

function entries(text: string) {
  return parseItinerary(text, CONTEXT).days.map(({ date, timeBlocks }) => [
    date,
    ...timeBlocks.flatMap(({ activities }) => activities.map(({ time, title }) => [time, title])),
  ]);
}

const WALK = [
  'DTSTART;TZID=Europe/Oslo:20270511T093000',
  'DTEND;TZID=Europe/Oslo:20270511T110000',
  'SUMMARY:Fjord walk',
];
const SUPPER = ['DTSTART:20270510T190000', 'SUMMARY:Supper at the mill'];

describe('I-614 a calendar file as it is', () => {
  it('has a day for each date, in order, and its own name', () => {
    const text = file(['X-WR-CALNAME:Oslo with Ann'], WALK, SUPPER);
    expect(parseItinerary(text, CONTEXT).title).toBe('Oslo with Ann');
    expect(entries(text)).toEqual([
      ['2027-05-10', ['7:00 PM', 'Supper at the mill']],
      ['2027-05-11', ['9:30 AM – 11:00 AM', 'Fjord walk']],
    ]);
  });

  it('puts folded lines together and resolves what is written behind a stroke', () => {
    const about = ['LOCATION:Mill Road 3\\, Oslo', 'DESCRIPTION:Bring a co', ' at\\, it is cold.\\nBoots 12 EUR'];
    const { days, source } = parseItinerary(file([], [...WALK, ...about]), CONTEXT);
    const [entry] = days[0]?.timeBlocks[0]?.activities ?? [];
    expect(entry).toMatchObject({
      location: 'Mill Road 3, Oslo',
      description: 'Bring a coat, it is cold.\nBoots 12 EUR',
      cost: '12 EUR',
    });
    expect(source.spans['/days/0/timeBlocks/0/activities/0/cost']).toBeDefined();
  });

  it('tells universal time in the zone that the calendar names, the day as well', () => {
    const late = ['DTSTART:20270712T223000Z', 'DTEND:20270712T233000Z', 'SUMMARY:Night train'];
    expect(entries(file(['X-WR-TIMEZONE:Europe/Oslo'], late))).toEqual([
      ['2027-07-13', ['12:30 AM – 1:30 AM', 'Night train']],
    ]);
  });

  it('gives no hour in universal time without a zone, but says it', () => {
    const [day] = parseItinerary(file([], ['DTSTART:20270712T223000Z', 'SUMMARY:Night train']), CONTEXT).days;
    expect(day?.timeBlocks[0]?.activities[0]).toMatchObject({ time: null, description: '223000Z' });
  });

  it('leaves out what is cancelled, and reads no alarm as the event', () => {
    const alarm = ['BEGIN:VALARM', 'SUMMARY:Reminder', 'DTSTART:20270101T000000', 'END:VALARM'];
    const text = file([], [...alarm, ...WALK], [...SUPPER, 'STATUS:CANCELLED']);
    expect(entries(text)).toEqual([['2027-05-11', ['9:30 AM – 11:00 AM', 'Fjord walk']]]);
  });

  it('has whole days without an hour, and stays of several days where they begin', () => {
    const stay = ['DTSTART;VALUE=DATE:20270510', 'DTEND;VALUE=DATE:20270513', 'SUMMARY:Hotel Aker'];
    expect(entries(file([], SUPPER, stay))).toEqual([
      ['2027-05-10', [null, 'Hotel Aker'], ['7:00 PM', 'Supper at the mill']],
    ]);
  });

  it.each([
    ['quoted by a mail', '> '],
    ['set in', '  '],
  ])('is read the same %s', (_, margin) => {
    const text = file([], [...WALK, 'DESCRIPTION:Bring a co', ' at']);
    const set = text.replace(/^/gm, margin);
    expect(entries(set)).toEqual(entries(text));
    expect(parseItinerary(set, CONTEXT).days[0]?.timeBlocks[0]?.activities[0]?.description).toBe('Bring a coat');
  });

  it('keeps the blank at which a line is folded, and none that a paste leaves behind', () => {
    const said = (line: string) =>
      parseItinerary(file([], [...WALK, line, ' then the crater']), CONTEXT).days[0]?.timeBlocks[0]?.activities[0]
        ?.description;
    expect(said('DESCRIPTION:First the lake, ')).toBe('First the lake, then the crater');
    expect(said('DESCRIPTION:First the lake,  ')).toBe('First the lake,then the crater');
  });

  it('keeps from travelers what is for agents alone', () => {
    const text = file([], [...WALK, 'DESCRIPTION:Commission 12% for us']);
    const out = parseItinerary(text, CONTEXT);
    expect(out.warnings.map(({ code }) => code)).toContain('sensitive-net-rate');
    expect(JSON.stringify(out.days)).not.toContain('12%');
  });

  it('is no calendar without an event that has a day', () => {
    const text =
      'BEGIN:VEVENT\nSUMMARY:Walk\nEND:VEVENT\n\nDay 1: Oslo\n9:00 Harbour\nDay 2: Bergen\n10:00 Fish market';
    expect(parseItinerary(text, CONTEXT).days.map(({ title }) => title)).toEqual(['Oslo', 'Bergen']);
  });
});
