import { describe, expect, it } from 'vitest';
import { foldText } from '../tokenizer/fold-text.ts';
import { saysMore } from './about-words.ts';
import { findSecondAction, saysWhatIsDone } from './action-verb.ts';
import { findActivityType } from './activity-type.ts';
import { findDates } from './date.ts';
import { findMealCodes } from './meal-codes.ts';
import { findLeadingOption } from './option.ts';
import { looksLikePlace } from './place-look.ts';

const typeOf = (text: string) => findActivityType(foldText(text))?.type ?? null;
const datesOf = (text: string) =>
  findDates(foldText(text), 'day-first').map(({ date, end }) => [date.year, date.month, date.day, end?.day ?? null]);

describe('findDates', () => {
  it.each([
    ['04.10. – 09.10.2027', [2027, 10, 4, 9]],
    ['4.–9.10.2027', [2027, 10, 4, 9]],
    ['28.12. - 03.01.2028', [2027, 12, 28, 3]],
    ['Mo., 03.05.', [null, 5, 3, null]],
    ['Sa 18.9.', [null, 9, 18, null]],
    ['Sa 18.9 Anreise', [null, 9, 18, null]],
    ['Sa, 18.9. bis Sa, 25.9.2027', [2027, 9, 18, 25]],
    ['Sat 12 + Sun 13 Dec', [null, 12, 12, 13]],
    ['Monday – 3 May 2027', [2027, 5, 3, null]],
    ['03MAY27', [2027, 5, 3, null]],
  ])('reads %s', (text, date) => {
    expect(datesOf(text)).toEqual([date]);
  });

  it.each(['um 12.10. geht es los', '10.32 train', 'chapter 1.2. on rooms', 'Sa 18.9 km', 'about 9.5 hours'])(
    'finds none in %s',
    (text) => {
      expect(datesOf(text)).toEqual([]);
    },
  );

  it('keeps the weekday before a date with dots', () => {
    expect(findDates('mo 03.05.', 'day-first')[0]?.weekday?.weekday).toBe(1);
  });
});

describe('findActivityType', () => {
  it.each([
    ['Continue to the City Palace', 'culture'],
    ['Continue to Galway', 'travel'],
    ['Transfer to the airport, where your safari ends', 'travel'],
    ['Our afternoon safari, where the airport road ends', 'activity'],
    ['Llegada al hotel Sol', 'accommodation'],
    ["Arrivée à l'hôtel Mirador", 'accommodation'],
    ['Llegada a Lugo, cerca del hotel', 'travel'],
    ['Parada para comer en Lugo', 'meal'],
    ['there is a table for you at the Blue Door', 'meal'],
    ['Workshop table for makers', 'activity'],
    ['Floodlit waterhole after dinner', 'activity'],
    ['Welcome reception', 'meal'],
    ['Grilled squid at the harbour', 'meal'],
    ['Linsensuppe am Hafen', 'meal'],
    ['Wachablösung am Schloss', 'culture'],
    ['Eagle pass (3,100 m) to Birch camp', 'activity'],
    ['Welcome to Birch camp', 'accommodation'],
    ['your cousin picks you up at the hotel', 'travel'],
    ['you pick the hotel up to Friday', 'accommodation'],
    ['free in Lund', 'activity'],
    ['a table at the mill', 'meal'],
    ['Restitution de la voiture', 'travel'],
    ['Installation à la bastide', 'accommodation'],
    ['Cellar tour and tasting', 'wine'],
    ['Zimmerbezug im Hotel', 'accommodation'],
    ['Ganztagesausflug an die Küste', 'activity'],
    ['Spring training game', 'activity'],
    ['home', 'travel'],
    ['Site visit, harbour station (bus from the hotel)', 'activity'],
    ['Coaches depart for site visit', 'travel'],
    ['Call with the London office, hotel lounge', 'activity'],
    ['Coffee and a call, then the ferry', 'meal'],
    ['Sundowner walk with a ranger', 'activity'],
    ['Sundowners on the deck', 'meal'],
    ['A night drive on the reserve', 'activity'],
    ['Drive to the reserve', 'travel'],
    ['Temple ruins (short taxi from town)', 'culture'],
    ['Transfer zum Hotel Larche (2 Übernachtungen)', 'travel'],
    ['Northern lights chase, minibus', 'activity'],
    ['Spaziergang über den Markt', 'activity'],
    ['Uber to the airport', 'travel'],
    ['Car factory museum', 'culture'],
    ['Express to Nara', 'travel'],
  ])('%s is %s', (text, type) => {
    expect(typeOf(text)).toBe(type);
  });
});

describe('saysWhatIsDone and findSecondAction', () => {
  it.each(['Stop in Azrou', 'In the evening you will cross the pass', 'Am Nachmittag besuchen Sie den Dom'])(
    'takes %s for something to do',
    (text) => {
      expect(saysWhatIsDone(foldText(text))).toBe(true);
    },
  );

  it.each(['The minaret is the tallest in the country', "Don't worry about tickets; we will contact you"])(
    'takes %s for words about it',
    (text) => {
      expect(saysWhatIsDone(foldText(text))).toBe(false);
    },
  );

  it('finds where a second thing to do begins', () => {
    expect(findSecondAction('take a rickshaw ride through the bazaar, then visit the tomb')).toBe(39);
    expect(findSecondAction('drive to rabat and explore the kasbah')).toBeNull();
    expect(saysMore('book ahead; tickets sell out')).toBe(true);
    expect(saysMore('taxi to the hotel')).toBe(false);
  });
});

describe('small looks', () => {
  it.each(['Reims (F/A)', 'Hanoï (PDJ, DJ, D)', 'Delhi (Breakfast & dinner)', 'Agra - B, L'])(
    'cuts the meals off %s',
    (text) => {
      expect(findMealCodes(text)).not.toBeNull();
    },
  );

  it.each(['Lisbon (LIS)', 'Oxford (UK)', 'Villa (near the beach)'])('leaves %s', (text) => {
    expect(findMealCodes(text)).toBeNull();
  });

  it.each(['option a: wine day', 'variante 2', 'plan b – museum'])('%s is an option', (text) => {
    expect(findLeadingOption(text)).not.toBeNull();
  });

  it.each(['optional: balloon', 'plan a picnic', 'options include'])('%s is none', (text) => {
    expect(findLeadingOption(text)).toBeNull();
  });

  it.each([
    ['Øster Voldgade 4A', false],
    ['Louisiana Café', true],
    ['Riad Dar Zitoune rooftop', true],
    ['Jemaa el-Fnaa', true],
  ])('%s looks like a place', (text, isExpected) => {
    expect(looksLikePlace(text, isExpected)).toBe(true);
  });

  it.each([
    ['a great way to see the city', true],
    ['Historic walking tour of the centre', true],
    ['Skip the line!', true],
    ['Louisiana Museum', false],
  ])('%s does not', (text, isExpected) => {
    expect(looksLikePlace(text, isExpected)).toBe(false);
  });
});
