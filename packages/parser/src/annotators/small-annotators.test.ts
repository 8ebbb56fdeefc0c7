import { describe, expect, it } from 'vitest';
import { foldText } from '../tokenizer/fold-text.ts';
import { findActivityType } from './activity-type.ts';
import { readColumn } from './column.ts';
import { findLeadingDayNumber } from './day-number.ts';
import { findDistances } from './distance.ts';
import { findDurations, findNights } from './duration.ts';
import { firstEmoji, leadingEmojiLength } from './emoji.ts';
import { readLabel } from './label.ts';
import { findBareLinks, isWebAddress } from './link.ts';
import { findMealCodes } from './meal-codes.ts';
import { findLeadingPeriod, halfOfDay } from './period.ts';
import { findPlaces } from './place.ts';
import { readSection } from './section.ts';

const cut = (text: string, mentions: readonly { from: number; to: number }[]) =>
  mentions.map((m) => text.slice(m.from, m.to));

describe('findDistances', () => {
  it('finds kilometres and miles', () => {
    const text = 'about 130 km, 0.6 miles and 35 local miles';
    expect(cut(text, findDistances(text))).toEqual(['130 km', '0.6 miles', '35 local miles']);
  });

  it('leaves adjectives and heights alone', () => {
    expect(findDistances('a 17-mile drive up to 3,089 m')).toEqual([]);
  });
});

describe('findDurations and findNights', () => {
  it('finds lengths of time', () => {
    const text = '2 hours, 5h 30m and 45 min';
    expect(cut(text, findDurations(text))).toEqual(['2 hours', '5h 30m', '45 min']);
    expect(findDurations('at 9:30 am')).toEqual([]);
  });

  it.each([
    ['7-night cruise', 7],
    ['8 Days / 7 Nights', 7],
    [foldText('5 Tage / 4 Nächte'), 4],
  ])('counts the nights of %s', (text, nights) => {
    expect(findNights(foldText(text))?.nights).toBe(nights);
  });

  it('counts none in an evening', () => {
    expect(findNights('a night at the opera')).toBeNull();
  });
});

describe('emoji', () => {
  it('measures the pictures before a text', () => {
    expect(leadingEmojiLength('🌅 Morning')).toBe('🌅 '.length);
    expect(leadingEmojiLength('☀️ Afternoon')).toBe('☀️ '.length);
    expect(leadingEmojiLength('Morning 🌅')).toBe(0);
  });

  it('names the first one', () => {
    expect(firstEmoji('Day 1 ✈️')).toBe('✈️');
    expect(firstEmoji('Day 1')).toBeNull();
  });
});

describe('readLabel', () => {
  it.each([
    ['Accommodation: Tusker Lodge', 'stay'],
    ['Reisetermin: 12.10.2026', 'dates'],
    ['Destination:\tFrankfurt', 'place'],
    ['Adresse: 12 rue X', 'address'],
    ['Plan: drive to Elko', 'unknown'],
  ])('reads %s', (text, meaning) => {
    expect(readLabel(text, foldText(text))?.meaning).toBe(meaning);
  });

  it.each([
    '9:30 Museum',
    'https://example.com',
    'Visit the old town and then the harbour of the city: nice',
    'No label here',
  ])('reads none in %s', (text) => {
    expect(readLabel(text, foldText(text))).toBeNull();
  });
});

describe('findBareLinks', () => {
  it('stops before the punctuation of the sentence', () => {
    expect(findBareLinks('See https://a.example/x?y=1. Then').map((l) => l.href)).toEqual(['https://a.example/x?y=1']);
    expect(findBareLinks('see a.example')).toEqual([]);
  });

  it('V-8 takes only http and https', () => {
    expect(isWebAddress('https://a.example')).toBe(true);
    expect(isWebAddress('javascript:alert(1)')).toBe(false);
  });
});

describe('findMealCodes', () => {
  it.each(['Arrive Nairobi (D)', 'Amboseli (B, L, D)', 'Mara [B/L/D]'])('finds them at the end of %s', (text) => {
    expect(findMealCodes(text)?.to).toBe(text.length);
  });

  it('takes no other bracket', () => {
    expect(findMealCodes('Calakmul (UNESCO)')).toBeNull();
  });
});

describe('findLeadingPeriod', () => {
  it.each([
    'morning',
    'late afternoon (12:30)',
    'vormittag',
    'apres-midi',
    'mid-day',
    'lunch: eat',
    'morning to afternoon',
  ])('finds one in %s', (text) => {
    expect(findLeadingPeriod(text)).not.toBeNull();
  });

  it.each(['mornington peninsula', 'checkout', 'nightly show'])('finds none in %s', (text) => {
    expect(findLeadingPeriod(text)).toBeNull();
  });

  it('knows the half of the day', () => {
    expect([halfOfDay('late afternoon'), halfOfDay('vormittag'), halfOfDay('lunch')]).toEqual(['late', 'early', null]);
  });
});

describe('findLeadingDayNumber', () => {
  it.each([
    ['day 3: x', 3, null],
    ['days 4-5: lake', 4, 5],
    ['day 01 - 14 feb - negombo', 1, null],
    ['tag 2 (dienstag)', 2, null],
    ['2. tag', 2, null],
    ['dia 4 - 15 ago', 4, null],
    ['day two', 2, null],
    ['j01', 1, null],
    ['stage 2 – sun 11 july', 2, null],
    ['etappe 3: vent', 3, null],
  ])('reads %s', (text, first, last) => {
    expect(findLeadingDayNumber(text)).toMatchObject({ first, last });
  });

  it.each(['day trip', 'daybreak 3', 'today 4', 'days of wine'])('reads none in %s', (text) => {
    expect(findLeadingDayNumber(text)).toBeNull();
  });
});

describe('findActivityType', () => {
  it.each([
    ['check in at the inn', 'accommodation'],
    ['dinner and overnight stay at the lodge', 'accommodation'],
    ['wine tasting at a vineyard', 'wine'],
    ['mittagessen auf dem weingut', 'meal'],
    ['desert safari with bbq dinner', 'activity'],
    ['afternoon game drive', 'activity'],
    ['after breakfast proceed to kandy', 'travel'],
    ['transfer zum hotel', 'travel'],
    ['spa afternoon at hotel x', 'activity'],
    ['sunset walk to the castle', 'activity'],
    ['temple of literature', 'culture'],
    ['besichtigung der burg', 'culture'],
    ['hotel interlaken', 'accommodation'],
  ])('calls %s %s', (text, type) => {
    expect(findActivityType(text)?.type).toBe(type);
  });

  it('calls nothing by a word it does not know', () => {
    expect(findActivityType('pasalubong')).toBeNull();
  });
});

describe('findPlaces', () => {
  it('takes the longest name, in any of the six languages', () => {
    expect(findPlaces('Von Lissabon nach New York City').map((p) => p.place.name)).toEqual(['Lisbon', 'New York']);
  });

  it('takes a name that is also a word only beside other evidence', () => {
    expect(findPlaces('Nice weather')).toEqual([]);
    expect(findPlaces('a train to Nice').map((p) => p.place.name)).toEqual(['Nice']);
    expect(findPlaces('paris is lower case')).toEqual([]);
  });
});

describe('readSection and readColumn', () => {
  it.each([
    ['estimated budget (2 people)', 'budget'],
    ['kosten pro person', 'budget'],
    ['packing list', 'aside'],
    ['good to know', 'aside'],
    ['would you like me to add more?', 'closing'],
    ['dear fiona,', 'greeting'],
    ['day-by-day schedule', 'plan'],
    ['lisbon long weekend', null],
  ])('%s is about %s', (text, meaning) => {
    expect(readSection(text)).toBe(meaning);
  });

  it.each([
    ['Cost (USD)', 'cost'],
    ['Uhrzeit', 'time'],
    ['Port of Call', 'place'],
    ['Réservation', 'link'],
    ['Zebra', null],
  ])('the column %s holds %s', (heading, column) => {
    expect(readColumn(heading)).toBe(column);
  });
});
