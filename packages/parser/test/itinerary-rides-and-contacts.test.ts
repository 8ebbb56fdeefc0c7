import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const REFERENCE = { referenceDate: '2026-07-11' };
const activities = (text: string) =>
  parseItinerary(text, REFERENCE).days.flatMap(({ timeBlocks }) => timeBlocks.flatMap((block) => block.activities));
const timed = (line: string) =>
  activities(`Elba\n\nFri 7 May 2027\n9:00 Walk on the walls\n${line}\n\nSat 8 May 2027\n10:00 Harbour tour`)
    .slice(1, -1)
    .map(({ title, time }) => [time, title]);

describe('I-155 a ride with its own hour behind what is done before it', () => {
  it('is an entry of its own', () => {
    expect(timed('Drop the scooter by 11:00, ferry back 12:30 with Moby')).toEqual([
      ['11:00 AM', 'Drop the scooter'],
      ['12:30 PM', 'ferry back with Moby'],
    ]);
    expect(timed('Rückgabe der Räder bis 15:00 Uhr, Rückflug 18:20 Uhr mit OS 412')).toEqual([
      ['3:00 PM', 'Rückgabe der Räder'],
      ['6:20 PM', 'Rückflug mit OS 412'],
    ]);
    expect(timed('Consegna scooter entro le 11, traghetto ore 12.30 per Piombino')).toEqual([
      ['11:00 AM', 'Consegna scooter'],
      ['12:30 PM', 'traghetto per Piombino'],
    ]);
  });

  it('is none where the second hour is said of the same ride', () => {
    expect(timed('Ferry from Piombino 10:15, flight time 8:05')).toHaveLength(1);
    expect(timed('Museum opens at 10:00, train hall closes 17:00')).toHaveLength(1);
  });
});

describe('I-156 when a flight arrives', () => {
  it.each([
    ['OS 411 leaves VIE 10:15, arrives PSA 12:05', '10:15 AM – 12:05 PM', 'OS 411 leaves VIE, arrives PSA'],
    ['10:15 VIE–PSA 12:05 (OS411)', '10:15 AM – 12:05 PM', 'VIE–PSA'],
    ['Vol AF 611 CDG 09h55 / PSA 11h40', '9:55 AM – 11:40 AM', 'Vol AF 611 CDG / PSA'],
    [
      'Abflug Wien 9:20 Uhr mit OS 411, Ankunft Pisa 11:05 Uhr',
      '9:20 AM – 11:05 AM',
      'Abflug Wien mit OS 411, Ankunft Pisa',
    ],
    ['OS 411 VIE-PSA 10:15, lands 12:05', '10:15 AM – 12:05 PM', 'OS 411 VIE-PSA'],
    ['Volo OS 411 per Pisa ore 10.15, con arrivo alle ore 12.05', '10:15 AM – 12:05 PM', 'Volo OS 411 per Pisa'],
    ['11:30 Abfahrt nach Pisa, Ankunft gegen 15:30', '11:30 AM – 3:30 PM', 'Abfahrt nach Pisa'],
  ])('%s', (line, time, title) => {
    expect(timed(line)).toEqual([[time, title]]);
  });

  it('is not what is done at another place later', () => {
    expect(timed('Breakfast 8:00, walk to the harbour an hour 12:00')[0]?.[0]).toBe('8:00 AM');
  });
});

describe('I-157 a row of entries behind an hour', () => {
  it('holds one whose words say nothing of what kind it is', () => {
    expect(timed('05:45 desayuno en el hotel, 10:30 lancha a Capraia')).toEqual([
      ['5:45 AM', 'desayuno en el hotel'],
      ['10:30 AM', 'lancha a Capraia'],
    ]);
    expect(timed('9h30 visite guidée du fort, 15h jardin botanique')).toEqual([
      ['9:30 AM', 'visite guidée du fort'],
      ['3:00 PM', 'jardin botanique'],
    ]);
    expect(timed('Ore 9.30 gita in barca, ore 15 passeggiata al faro')).toEqual([
      ['9:30 AM', 'gita in barca'],
      ['3:00 PM', 'passeggiata al faro'],
    ]);
  });

  it('keeps a journey and the length of a walk in one', () => {
    expect(timed('08:40 Ghent, 11:19 Lille')).toHaveLength(1);
    expect(timed('07:00 Ascent of the peak: 9.0 km, ascent 650 m, 5 h 30, helmet')).toHaveLength(1);
  });

  it('holds the meal and the house where it is had', () => {
    expect(timed('9:30 boat trip to the caves, lunch at Osteria Blu, 15:00 museum')).toEqual([
      ['9:30 AM', 'boat trip to the caves'],
      [null, 'lunch at Osteria Blu'],
      ['3:00 PM', 'museum'],
    ]);
    expect(timed('10:00 Stadtführung, danach Mittagessen im Goldenen Anker')).toEqual([
      ['10:00 AM', 'Stadtführung'],
      [null, 'Mittagessen im Goldenen Anker'],
    ]);
    expect(timed('9:00 boat trip, lunch included')).toHaveLength(1);
    expect(timed('8:00 Full-day tour of the valley, lunch at Osteria Blu, back at 17:00')).toHaveLength(1);
  });
});

describe('I-158 whom to call', () => {
  it.each([
    'Contact on site: Lia 0039 335 5550 144',
    'Emergency number: +39 335 5550 144',
    'WhatsApp 24/7: +39 335 5550 144',
    'Notfallnummer: +39 335 5550 144',
    'Ansprechpartner vor Ort: Lia, 0039 335 5550 144',
    "Numéro d'urgence : +39 335 5550 144",
    'Contacto en destino: Lia +39 335 5550 144',
    'Referente in loco: Lia 0039 335 5550 144',
  ])('is no entry: %s', (line) => {
    expect(activities(`Elba\n\nFri 7 May 2027\nWalk on the walls\nFerry to Capraia\n${line}`)).toHaveLength(2);
  });
});

describe('I-159 am and pm in one letter', () => {
  const entries = (text: string) => activities(text).map(({ title, time }) => [time, title]);

  it('are hours within an entry, at its end and before a figure', () => {
    expect(
      entries(
        'Boston\n\nThu Oct 7 2027\n6:05p land at Logan\nFri Oct 8 2027\n9:30a harbour ferry\ndinner 7p Neptune Oyster\n3p 4th Street museum\ncheckout 11a',
      ),
    ).toEqual([
      ['6:05 PM', 'land at Logan'],
      ['9:30 AM', 'harbour ferry'],
      ['7:00 PM', 'dinner Neptune Oyster'],
      ['3:00 PM', '4th Street museum'],
      ['11:00 AM', 'checkout'],
    ]);
  });

  it('are none in a text that writes its hours otherwise, nor behind what is numbered', () => {
    expect(entries('Boston\n\nThu Oct 7 2027\n18:05 land at Logan\n- dinner 7p Neptune Oyster')[1]?.[0]).toBeNull();
    expect(entries('Boston\n\nThu Oct 7 2027\n6:05p land at Logan\n9:30p harbour tour\n- museum, room 7a')[2]).toEqual([
      null,
      'museum, room 7a',
    ]);
  });
});

describe('I-160 a day with one thing among days of one line', () => {
  it('holds it where the others have no names', () => {
    const plan =
      'Nara\n\nNov 2 2027 (Tue) Train 9:10 to Nara. Temple walk.\nNov 3 2027 (Wed) Deer park 10:00, tea house 14:00\n';
    expect(activities(`${plan}Nov 4 2027 (Thu) Mountain day trip.`).at(-1)?.title).toBe('Mountain day trip');
    expect(parseItinerary(`${plan}Nov 4 2027 (Thu) Yoshino`, REFERENCE).days.at(-1)?.title).toBe('Yoshino');
  });
});

describe('I-161 words behind a price in brackets and a dash', () => {
  it('are said about the entry', () => {
    const [entry] = activities(
      'Nara\n\n## Day 1 (Apr 3, 2027)\n- **8:00 AM** – Great Temple (¥600) — go early to beat the crowds\n- **10:00 AM** – Deer park',
    );
    expect([entry?.title, entry?.cost, entry?.description]).toEqual([
      'Great Temple',
      '¥600',
      'go early to beat the crowds',
    ]);
  });
});
