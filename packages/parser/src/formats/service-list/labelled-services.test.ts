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

describe('I-294 entries of a calendar, one a block', () => {
  it.each([
    [
      'what, when and where',
      'Subject: Team dinner\nWhen: Tuesday, 11 May 2027 20:00-22:30 (UTC+01:00) Amsterdam, Berlin, Rome\nWhere: Casa Luis, Plaza Mayor 9\n\nSubject: Morning run\nWhen: Wednesday, 12 May 2027 07:00-07:45 (UTC+01:00) Amsterdam, Berlin, Rome\nWhere: Hotel entrance\n',
      [
        ['2027-05-11', 'Team dinner', '8:00 PM – 10:30 PM', 'Casa Luis, Plaza Mayor 9'],
        ['2027-05-12', 'Morning run', '7:00 AM – 7:45 AM', 'Hotel entrance'],
      ],
    ],
    [
      'each a mail of its own',
      'From: Ana Reis\nSent: Monday, 3 May 2027 10:00\nTo: Team\nSubject: Dinner\nWhen: Tuesday, 11 May 2027 8:00 PM-10:00 PM\nWhere: Casa Luis\n\n-----Original Appointment-----\nFrom: Ana Reis\nSent: Monday, 3 May 2027 10:00\nTo: Team\nSubject: Walk\nWhen: Wednesday, 12 May 2027 9:00 AM-10:00 AM\nWhere: Lobby\n',
      [
        ['2027-05-11', 'Dinner', '8:00 PM – 10:00 PM', 'Casa Luis'],
        ['2027-05-12', 'Walk', '9:00 AM – 10:00 AM', 'Lobby'],
      ],
    ],
    [
      'in German, one past midnight',
      'Betreff: Abendessen\nWann: Dienstag, 11. Mai 2027 20:00 - Mittwoch, 12. Mai 2027 00:30\nWo: Gasthof Post\n\nBetreff: Brauerei\nWann: Mittwoch, 12. Mai 2027 10:00-12:00\nWo: Marktplatz\n',
      [
        ['2027-05-11', 'Abendessen', '8:00 PM – 12:30 AM', 'Gasthof Post'],
        ['2027-05-12', 'Brauerei', '10:00 AM – 12:00 PM', 'Marktplatz'],
      ],
    ],
    [
      'from and to with the date in both',
      'Title: Walking tour\nStart: 11/05/2027 10:00\nEnd: 11/05/2027 12:30\nLocation: Old gate\n\nTitle: Evening show\nStart: 12/05/2027 21:00\nEnd: 12/05/2027 22:30\nLocation: City hall\n',
      [
        ['2027-05-11', 'Walking tour', '10:00 AM – 12:30 PM', 'Old gate'],
        ['2027-05-12', 'Evening show', '9:00 PM – 10:30 PM', 'City hall'],
      ],
    ],
    [
      'in French, the hour alone',
      "Objet : Visite guidée\nDate : mardi 11 mai 2027\nHeure : 10h00 - 12h00\nLieu : Vieux-Port\n\nObjet : Dîner d'équipe\nDate : mercredi 12 mai 2027\nHeure : 20h\nLieu : Chez Paul\n",
      [
        ['2027-05-11', 'Visite guidée', '10:00 AM – 12:00 PM', 'Vieux-Port'],
        ['2027-05-12', "Dîner d'équipe", '8:00 PM', 'Chez Paul'],
      ],
    ],
  ])('%s', (_what, text, entries) => expect(entriesOf(text)).toEqual(entries));

  it('what one of several is about is not the title', () => {
    expect(
      read('Subject: Dinner\nWhen: 11 May 2027 20:00\n\nSubject: Walk\nWhen: 12 May 2027 9:00\n').title,
    ).toBeNull();
    expect(read('From: Ana\nTo: Bo\nSubject: Lisbon weekend\nWhen: 11 May 2027 20:00\n').title).toBe('Lisbon weekend');
  });

  it('mails are none', () => {
    const mails =
      'From: Ana\nDate: 3 May 2027 10:00\nTo: Bo\nSubject: Hotel in Porto\n\nFrom: Bo\nDate: 4 May 2027 11:00\nTo: Ana\nSubject: Re: Hotel in Porto\n';
    expect(read(mails).days).toEqual([]);
  });

  it('days with headings of their own are read before two appointments below', () => {
    const plan =
      'Day 1 – Monday 3 May 2027\n- 9:00 Harbour walk\n- 13:00 Lunch at Sol\n\nDay 2 – Tuesday 4 May 2027\n- 9:00 Boat trip\n\nEvent: Dinner\nDate: 3 May 2027\nTime: 20:00\n\nEvent: Show\nDate: 4 May 2027\nTime: 21:00\n';
    expect(entriesOf(plan).map(([, title]) => title)).toContain('Harbour walk');
  });
});

describe('I-295 the name of an entry above its date', () => {
  it.each([
    [
      'over a label',
      'Walking tour\nScheduled: 11 May 2027 at 10:00 to 12:30\nLocation: Old gate\n\nEvening show\nScheduled: 12 May 2027 at 21:00 to 22:30\nLocation: City hall\n',
    ],
    [
      'over a date and hours alone, the place below',
      'Walking tour\nTuesday, 11 May 2027⋅10:00 – 12:30\nOld gate\n\nEvening show\nWednesday, 12 May 2027⋅21:00 – 22:30\nCity hall\n',
    ],
  ])('%s', (_what, text) =>
    expect(entriesOf(text)).toEqual([
      ['2027-05-11', 'Walking tour', '10:00 AM – 12:30 PM', 'Old gate'],
      ['2027-05-12', 'Evening show', '9:00 PM – 10:30 PM', 'City hall'],
    ]),
  );

  it('a date with its hour that heads entries is none', () => {
    const text = 'Tuesday, 11 May 2027 09:00\nHarbour walk\n\nWednesday, 12 May 2027 10:00\nBoat trip\n';
    expect(entriesOf(text).map(([, title]) => title)).toEqual(['Harbour walk', 'Boat trip']);
  });

  it('a date with its entry on the line is named by none above', () => {
    const text = 'Porto\n11 May 2027 10:00 Harbour walk\n\nBraga\n12 May 2027 11:00 Boat trip\n';
    expect(entriesOf(text).map(([, title]) => title)).not.toContain('Porto');
  });
});
