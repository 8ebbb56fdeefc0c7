import { describe, expect, it } from 'vitest';
import type { ActivityType } from '../model/answer.ts';
import { findPlaceOfEntry } from './place-of-entry.ts';

const placeOf = (text: string, type: ActivityType = 'activity'): string | null => {
  const place = findPlaceOfEntry(text, type);
  return place === null ? null : text.slice(place.from, place.to);
};

describe('I-317 the place in the words of an entry', () => {
  it.each([
    ['Dinner at The Copper Magpie', 'The Copper Magpie'],
    ["Dinner at Bayou Betty's, Kissimmee", "Bayou Betty's, Kissimmee"],
    ['dinner at Paprika Pista, table under Priya', 'Paprika Pista'],
    ['Standing place at the State Opera', 'State Opera'],
    ['check in at the Wynd and Thistle on Cockburn Street', 'Wynd and Thistle'],
    ['Packed lunch at Maribojoc plaza', 'Maribojoc plaza'],
    ['Korean BBQ dinner in Mapo', 'Mapo'],
    ['Gallery hopping along Canyon Road (half a mile)', 'Canyon Road'],
    ['canal tour from Gammel Strand', 'Gammel Strand'],
    ['Night cruise on the Danube', 'Danube'],
    ['Mittagessen im Gasthaus Zur Alten Mühle, Pilsen', 'Gasthaus Zur Alten Mühle, Pilsen'],
    ['Stellprobe im Veitsdom', 'Veitsdom'],
    ["dîner à l'auberge du Pont Roman, Meyrueis", 'auberge du Pont Roman, Meyrueis'],
    ['Temps libre à Taormine', 'Taormine'],
    ["sistemazione all'Hotel Zahrat Amman 4*", 'Hotel Zahrat Amman'],
    ['pranzo di pesce alla Tasca do Cais', 'Tasca do Cais'],
    ['Comida en el Mercado do Bolhão', 'Mercado do Bolhão'],
    ['Almoço na Avenida Beira-Rio', 'Avenida Beira-Rio'],
    ['jantar no restaurante Maré Cheia', 'restaurante Maré Cheia'],
  ])('stands behind a word for where: %s', (text, place) => {
    expect(placeOf(text)).toBe(place);
  });

  it.each([
    ['Team dinner, Jalan Kayu Kitchen', 'Jalan Kayu Kitchen'],
    ['Mass, Dauis church', 'Dauis church'],
    ['festa di Giulia, pizzeria Il Timone (regalo nella borsa)', 'pizzeria Il Timone'],
    ['Holy Mass - Church of St. Anthony', 'Church of St. Anthony'],
    ['visita della Cattedrale di Otranto e del suo mosaico', 'Cattedrale di Otranto'],
    ['Führung Kunsthistorisches Museum', 'Kunsthistorisches Museum'],
    ['sosta al faro di Santa Maria di Leuca', 'faro di Santa Maria di Leuca'],
    ['Way of the Cross at Valinhos', 'Valinhos'],
    ['brunch Heim Cafe, Santos', 'Heim Cafe, Santos'],
    ['check in Hotel Malecón Azul (Miraflores)', 'Hotel Malecón Azul'],
  ])('stands behind what is done: %s', (text, place) => {
    expect(placeOf(text)).toBe(place);
  });

  it.each([
    'Time at Leisure',
    'Day at Sea',
    'Lunch at Noon',
    'Tour in English',
    'Weekend in May',
    'Guided walk in Italian',
    'Breakfast at the Hotel',
    'Abendessen im Hotel',
    'Frühstück im Bett',
    'Wanderung am Nachmittag',
    'Mittagessen in Ruhe',
    'early check in at Reception',
    'pancake breakfast, Uncle Ray is cooking',
    'Wine tasting, Lunch',
    'Dinner - Gala Evening',
    'Visit Lunch',
    'Gamla stan, Vasa Museum, Skansen',
    'a Grüner Veltliner tasting for a Riesling fan',
    'Leberwickel (Maren)',
    'ontbijt en Rembrandt kijken',
  ])('is none where a name tells when, how or what: %s', (text) => {
    expect(placeOf(text)).toBeNull();
  });

  it('is only where a journey begins or ends, never the way', () => {
    expect(placeOf('Drive in Land Rovers', 'travel')).toBeNull();
    expect(placeOf('Flight from Rome to Lisbon', 'travel')).toBeNull();
    expect(placeOf('Train to Kandy, Colombo Fort', 'travel')).toBeNull();
    expect(placeOf('Meet at Kilimanjaro Airport and transfer', 'travel')).toBe('Kilimanjaro Airport');
    expect(placeOf('Arrival in Petra and check-in', 'travel')).toBe('Petra');
    expect(placeOf('8 am Tour', 'travel')).toBeNull();
  });
});

describe('I-478 the sight or the house that the entry itself is', () => {
  it.each<[string, string, ActivityType]>([
    ['Kiyomizu-dera Temple', 'Kiyomizu-dera Temple', 'culture'],
    ['Nara Park and the deer', 'Nara Park', 'activity'],
    ['Yasaka Shrine by lantern light', 'Yasaka Shrine', 'culture'],
    ['Nishiki Market breakfast crawl', 'Nishiki Market', 'meal'],
    ['Palazzo Te', 'Palazzo Te', 'culture'],
    ['Musée Unterlinden et retable', 'Musée Unterlinden', 'culture'],
    ['Schloss Schönbrunn, Grand Tour', 'Schloss Schönbrunn', 'culture'],
    ['Zoutmuseum', 'Zoutmuseum', 'culture'],
    ['MONA museum', 'MONA museum', 'culture'],
    ['Nessbank Lodge', 'Nessbank Lodge', 'accommodation'],
    ['Samerkarhütte, Mehrbettzimmer mit HP', 'Samerkarhütte', 'accommodation'],
    ['Hotel Sol 3 nights HB', 'Hotel Sol', 'accommodation'],
  ])('%s', (text, place, type) => expect(placeOf(text, type)).toBe(place));

  it.each<[string, ActivityType]>([
    ['Purchase park passes at the gate', 'activity'],
    ['Night Market', 'activity'],
    ['Local Market', 'activity'],
    ['Treppe zum Kloster', 'activity'],
    ['Walk Old Town', 'activity'],
    ['Gasthaus', 'accommodation'],
    ['Lunch at the park', 'meal'],
    ['Train to Nara Park', 'travel'],
    ['Visit Park', 'culture'],
  ])('none in %s', (text, type) => expect(placeOf(text, type)).toBeNull());
});
