import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../../parse.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const entriesOf = (text: string) =>
  read(text).days.flatMap(({ date, timeBlocks }) =>
    timeBlocks.flatMap(({ activities }) =>
      activities.map(({ title, time, location }) => [date, title, time, location]),
    ),
  );

describe('I-290 services under labels', () => {
  it.each([
    [
      'a block each, the later first',
      'Tour: Night market walk\nDate: 14 June 2027, 6pm\nMeeting point: Clock tower\nGuide: Ana\n\nTour: Harbour cruise\nDate: 14 June 2027, 9am\nMeeting point: Pier 4\n',
      [
        ['2027-06-14', 'Harbour cruise', '9:00 AM', 'Pier 4'],
        ['2027-06-14', 'Night market walk', '6:00 PM', 'Clock tower'],
      ],
    ],
    [
      'without blank lines, in German',
      'Leistung 1\nDatum: Mo 14.06.2027\nLeistung: Transfer Flughafen - Hotel\nAbholzeit: 15:15 Uhr\nTreffpunkt: Ankunftshalle\nLeistung 2\nDatum: Di 15.06.2027\nLeistung: Stadtrundgang mit Guide\nBeginn: 09.30 Uhr\nTreffpunkt: Hotellobby\n',
      [
        ['2027-06-14', 'Transfer Flughafen - Hotel', '3:15 PM', 'Ankunftshalle'],
        ['2027-06-15', 'Stadtrundgang mit Guide', '9:30 AM', 'Hotellobby'],
      ],
    ],
    [
      'in Spanish',
      'Servicio: Traslado aeropuerto - hotel\nFecha: 14/06/2027\nHora de recogida: 15:15\nPunto de encuentro: Llegadas\n\nServicio: Visita guiada de Cusco\nFecha: 15/06/2027\nHora: 9:00\nLugar: recepción\n',
      [
        ['2027-06-14', 'Traslado aeropuerto - hotel', '3:15 PM', 'Llegadas'],
        ['2027-06-15', 'Visita guiada de Cusco', '9:00 AM', 'recepción'],
      ],
    ],
  ])('%s', (_what, text, entries) => expect(entriesOf(text)).toEqual(entries));

  it('what else is told is said about the entry', () => {
    const [day] = read(
      'Date: 14/06/2027\nService: Harbour walk\nGuide: Ana Reis\nRef: A-1\n\nDate: 15/06/2027\nService: Wine tasting\n',
    ).days;
    expect(day?.timeBlocks[0]?.activities[0]?.description).toBe('Guide: Ana Reis, Ref: A-1');
  });

  it.each([
    ['one service alone', 'Date: 14/06/2027\nService: Harbour walk\nMeeting point: Pier 4\n'],
    ['a mail', 'From: Ana\nDate: 14/06/2027\nSubject: Service: news\n\nTo: Bo\nDate: 15/06/2027\nSubject: more\n'],
  ])('%s is no list of services', (_what, text) =>
    expect(entriesOf(text).filter(([date, , , place]) => date !== null && place !== null)).toEqual([]),
  );

  it('the days of a plan keep their headings', () => {
    const text =
      'Day 1\nDate: 14 June 2027\nTour: old town on foot\nHotel: Sol\n\nDay 2\nDate: 15 June 2027\nTour: by boat\nHotel: Sol\n';
    expect(read(text).days).toHaveLength(2);
    expect(entriesOf(text).map(([, title]) => title)).toContain('Sol');
  });
});
