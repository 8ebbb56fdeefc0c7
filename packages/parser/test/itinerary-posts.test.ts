/** Plans as people post and hand them on: drawn numbers, columns of days, prices in words of their own, with near misses. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });

describe('I-98 numbers of days drawn as keys or in circles', () => {
  it.each([
    ['DAY 1️⃣ CHANIA 🏖', 'DAY 2️⃣ RETHYMNO'],
    ['Giorno 1️⃣ – Chania', 'Giorno 2️⃣ – Rethymno'],
    ['Day ①: Chania', 'Day ②: Rethymno'],
    ['Tag ❶ Chania', 'Tag ❷ Rethymno'],
    ['D1️⃣: Chania', 'D2️⃣: Rethymno'],
  ])('%s heads a day', (first, second) => {
    const { days } = read(`Crete for beginners\n\n${first}\nMorning: old harbour\n\n${second}\nMorning: fortress walk`);
    expect(days.map(({ title }) => title?.toLowerCase())).toEqual(['chania', 'rethymno']);
  });

  it('counts on to days of two figures, and says which are missing', () => {
    const { days, warnings } = read('Crete\n\nDay 1️⃣ Chania\n9:00 harbour\n\nDay 1️⃣0️⃣ Sitia\n9:00 beach\n');
    expect(days).toHaveLength(2);
    expect(warnings.map(({ message }) => message)).toEqual(['Days 2 to 9 are missing.']);
  });
});
