/** I-467 to I-469, I-473, I-475: letters and mails that tell a plan in sentences. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const parse = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const entriesOf = (text: string) =>
  parse(text).days.flatMap(({ timeBlocks }) => timeBlocks.flatMap(({ activities }) => activities));
const told = (sentence: string) =>
  entriesOf(`Trip\n\nMonday 3 May 2027\n${sentence}\n\nTuesday 4 May 2027\n${sentence}\n`).map(
    ({ time, title }) => `${time} ${title}`,
  );
const halfOf = (list: readonly string[]) => list.slice(0, list.length / 2);

describe('I-467 Dutch hours from one to another', () => {
  it.each([
    ['Van 8.00 tot 12.30 uur volgen we lessen op school.', '8:00 AM – 12:30 PM volgen we lessen op school'],
    ['Rondleiding in het museum van 13.00 tot 14 uur.', '1:00 PM – 2:00 PM Rondleiding in het museum'],
    ['Project day at the school, from 9.00 to 15.00.', '9:00 AM – 3:00 PM Project day at the school'],
    ['We nemen de trein van 8.27 uur.', '8:27 AM We nemen de trein'],
  ])('%j', (sentence, entry) => expect(halfOf(told(sentence))).toEqual([entry]));

  it.each(['Rit van 1.30 tot 2 uur rijden naar Gent', 'Wandeling van 4 tot 5 uur', 'Rit van 6 tot 8 uur rijden'])(
    'no hours in %j',
    (line) => expect(entriesOf(`Day 1: 3 May 2027\n- ${line}\n`)[0]?.time).toBeNull(),
  );

  it.each([
    ['Les van 9.00 tot 12.30 uur', 'activity'],
    ['Private van to the hotel', 'travel'],
  ])('the type of %j is %s', (line, type) => expect(entriesOf(`Day 1: 3 May 2027\n- ${line}\n`)[0]?.type).toBe(type));
});

describe('I-468 a clause that begins with its time', () => {
  it.each([
    [
      'Um 10.00 Uhr machen wir eine Rundfahrt durch den Hafen, um 13.30 Uhr besuchen wir das Museum.',
      ['10:00 AM machen wir eine Rundfahrt durch den Hafen', '1:30 PM besuchen wir das Museum'],
    ],
    [
      'Om 14.00 uur is er een speurtocht door de stad en om 16.00 uur bezoeken we het Zoutmuseum.',
      ['2:00 PM is er een speurtocht door de stad', '4:00 PM bezoeken we het Zoutmuseum'],
    ],
    [
      'Om 07.45 uur verzamelen we op het plein, de bus vertrekt om 08.15 uur.',
      ['7:45 AM verzamelen we op het plein', '8:15 AM de bus vertrekt'],
    ],
    [
      'Alle 10.00 facciamo un giro del porto in battello, alle 13.30 visitiamo il museo.',
      ['10:00 AM facciamo un giro del porto in battello', '1:30 PM visitiamo il museo'],
    ],
    [
      'À 10h nous faisons un tour du port en bateau, à 13h30 nous visitons le musée.',
      ['10:00 AM nous faisons un tour du port en bateau', '1:30 PM nous visitons le musée'],
    ],
    [
      'A las 10.00 hacemos un paseo en barco por el puerto, a las 13.30 visitamos el museo.',
      ['10:00 AM hacemos un paseo en barco por el puerto', '1:30 PM visitamos el museo'],
    ],
  ])('%j', (sentence, entries) => expect(halfOf(told(sentence))).toEqual(entries));

  it('but the end of a ride is none', () =>
    expect(halfOf(told('Abfahrt mit dem Bus um 9:00 Uhr, um 10:15 Uhr Ankunft in Rom.'))).toHaveLength(1));
});

describe('I-469 that one is there', () => {
  it.each([
    ['Il treno per Mantova parte alle 16.52 e alle 17.40 siamo giù.', '4:52 PM – 5:40 PM'],
    ['Der Zug fährt um 16.52 Uhr und um 17.40 Uhr sind wir da.', '4:52 PM – 5:40 PM'],
    ['The train leaves at 16:52 and at 17:40 we are there.', '4:52 PM – 5:40 PM'],
    ['De trein vertrekt om 16.52 uur en om 17.40 uur zijn we in Gent.', '4:52 PM – 5:40 PM'],
  ])('%j', (sentence, time) => expect(halfOf(told(sentence))[0]).toContain(time));

  it('behind what is no ride it is an entry', () =>
    expect(halfOf(told('Um 12.00 Uhr gibt es Mittagessen im Hof und um 17.40 Uhr sind wir zu Hause.'))).toHaveLength(
      2,
    ));
});

describe('I-473 the letter that tells the trip', () => {
  it.each([
    ['Betreft: uitwisseling Gronau, klas 3A', 'uitwisseling Gronau, klas 3A', 'Gronau'],
    ['Betreff: Klassenfahrt nach Büsum, Klassen 9a und 9c', 'Klassenfahrt nach Büsum, Klassen 9a und 9c', 'Büsum'],
    [
      "Oggetto: viaggio d'istruzione a Comacchio, classi 3A e 3C",
      "viaggio d'istruzione a Comacchio, classi 3A e 3C",
      'Comacchio',
    ],
  ])('%j', (line, title, location) =>
    expect(
      parse(
        `Gymnasium am Park\nOldenburg, 20.11.2026\n\n${line}\n\nMonday 3 May 2027\n9:00 Coach\n\nTuesday 4 May 2027\n9:00 Museum\n`,
      ),
    ).toMatchObject({ title, location }),
  );
});

describe('I-475 what somebody has seen to', () => {
  const day = (plan: string) => entriesOf(`weekend al lago\n\nVenerdì 12 marzo ${plan}\n\nSabato 13 marzo ${plan}\n`);
  it('is said of the entry before, with its price', () => {
    const [walk, bed, tour, concert] = day(
      'con calma. Alle 11 Palazzo Te. Lasciamo le valigie al B&B Rondini, ho preso la tripla, 210 euro in tutto. Alle 15 il giro in barca, dura un’ora e mezza e costa 14 euro. Alle 21 concerto al Teatro Bibiena, entrata libera, i biglietti li ho già io.',
    );
    expect(walk).toMatchObject({ title: 'Palazzo Te', description: 'con calma' });
    expect(bed).toMatchObject({ cost: '210 euro', description: 'ho preso la tripla' });
    expect(tour).toMatchObject({ title: 'il giro in barca', cost: '14 euro' });
    expect(concert?.description).toBe('entrata libera, i biglietti li ho già io');
  });

  it('unless it tells what is done', () =>
    expect(day('Alle 15 giro in barca, ho prenotato la cena da Gino alle 20').map(({ time }) => time)).toContain(
      '8:00 PM',
    ));
});
