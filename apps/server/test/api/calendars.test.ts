/** The calendar files of itineraries and deals; those of quotes stand with their pages. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleDeal } from './sample-deal.ts';
import { sampleData, sampleItinerary } from './sample-itinerary.ts';
import { type ServerUnderTest, startServerUnderTest } from './server-under-test.ts';

describe('calendar files', () => {
  let server: ServerUnderTest;
  beforeAll(async () => {
    server = await startServerUnderTest();
  });
  afterAll(() => server?.stop());

  const post = async (path: string, body: unknown): Promise<string> =>
    (await server.ask(path, { method: 'POST', body })).body.id;
  const open = (path: string) => server.ask(path, { cookie: null });
  const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
  const activity = (title: string, time: string | null) => ({
    id: title,
    title,
    time,
    description: null,
    location: null,
    distance: null,
    cost: null,
    link: null,
    linkText: null,
    type: 'activity',
  });
  const itineraryOf = async (...days: { date: string | null; activities: object[] }[]) => {
    const body = sampleItinerary();
    const made = days.map(({ date, activities }, index) => ({
      id: `day-${index + 1}`,
      title: index === 0 ? 'Arrival' : null,
      date,
      timeBlocks: [{ period: null, emoji: null, activities }],
    }));
    return post('/api/itineraries', {
      ...body,
      data: { ...body.data, data: { ...sampleData(), days: made, source: null, warnings: null } },
    });
  };

  it('V-9 an itinerary has each dated day, and in it what has a time, in the time of the place', async () => {
    const id = await itineraryOf(
      { date: '2027-05-03', activities: [activity('Louvre', '9:30 AM – 1:00 PM'), activity('A stroll', null)] },
      { date: '2027-05-04', activities: [activity('Night train', '11:15 PM – 6:05 AM')] },
      { date: null, activities: [activity('Somewhere', '8:00 AM')] },
    );
    const answer = await open(`/itinerary/${id}.ics`);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="Four-slow-days-in-Paris.ics"');
    const lines = linesOf(answer.text);
    expect(lines.filter((line) => /^(?:DTSTART|DTEND|SUMMARY|TRANSP|STATUS)/.test(line))).toEqual([
      'DTSTART;VALUE=DATE:20270503',
      'SUMMARY:Arrival',
      'TRANSP:TRANSPARENT',
      'DTSTART:20270503T093000',
      'DTEND:20270503T130000',
      'SUMMARY:Louvre',
      'TRANSP:OPAQUE',
      'DTSTART;VALUE=DATE:20270504',
      'SUMMARY:Day 2',
      'TRANSP:TRANSPARENT',
      'DTSTART:20270504T231500',
      'DTEND:20270505T060500',
      'SUMMARY:Night train',
      'TRANSP:OPAQUE',
    ]);
    expect(lines).toContain('DESCRIPTION:9:30 AM – 1:00 PM  Louvre\\nA stroll');
    expect(answer.text).not.toContain('secret');
    expect((await open(`/itinerary/${id}`)).text).toContain(`"calendar":"/itinerary/${id}.ics"`);
  });

  it('V-9 an itinerary without a dated day has none, nor an unknown one', async () => {
    const id = await itineraryOf({ date: '--05-03', activities: [activity('Louvre', '9:30 AM')] });
    expect((await open(`/itinerary/${id}.ics`)).status).toBe(404);
    expect((await open(`/itinerary/${id}`)).text).toContain('"calendar":null');
    expect((await open('/itinerary/itinerary-1700000000000-aaaaaaaaaaaaaaaaaaaa.ics')).status).toBe(404);
  });

  it('T-145 a deal has the trip and the last day to book, tentative', async () => {
    const id = await post('/api/travel-deals', sampleDeal());
    const answer = await open(`/deal/${id}.ics`);
    const lines = linesOf(answer.text);
    expect(lines.filter((line) => /^(?:DTSTART|DTEND|STATUS)/.test(line))).toEqual([
      'DTSTART;VALUE=DATE:20270912',
      'DTEND;VALUE=DATE:20270920',
      'STATUS:TENTATIVE',
      'DTSTART;VALUE=DATE:20990331',
      'STATUS:TENTATIVE',
    ]);
    expect(lines).toContain('SUMMARY:Last day to book: Seven nights in the Cyclades\\, by small ship');
    expect(answer.text).not.toContain('secret');
  });

  it('T-145 a window to travel in is no trip, and without any date there is no file', async () => {
    const window = { dates: 'May 1 to October 31, 2027' };
    const id = await post('/api/travel-deals', sampleDeal(window, { ...window, validUntil: '2027-02-01' }));
    expect(linesOf((await open(`/deal/${id}.ics`)).text).filter((line) => line.startsWith('DTSTART'))).toEqual([
      'DTSTART;VALUE=DATE:20270201',
    ]);
    const flexible = { dates: null };
    const none = await post('/api/travel-deals', sampleDeal(flexible, { ...flexible, validUntil: null }));
    expect((await open(`/deal/${none}.ics`)).status).toBe(404);
  });
});
