/** Plans in Indonesian and Malay, and the word for a day in other languages. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-20' });
const daysOf = (text: string) =>
  read(text).days.map(({ date, title, timeBlocks }) => [
    date,
    title,
    ...timeBlocks.flatMap(({ period, activities }) =>
      activities.map(
        (a) => `${period === null ? '' : `(${period}) `}${a.time === null ? '' : `${a.time} `}${a.title} [${a.type}]`,
      ),
    ),
  ]);

describe('I-386 Indonesian and Malay', () => {
  it('are read as the other languages are', () => {
    const text = [
      'PAKET BROMO 3 HARI 2 MALAM',
      '',
      'HARI 1 - Jumat, 5 Maret 2027 : SURABAYA - BROMO',
      '09.00 Tiba di Bandara Juanda, dijemput',
      '13.00 Makan siang di rumah makan lokal',
      'Sore: acara bebas',
      'Menginap di Hotel Lava View',
      '',
      'Hari ke-2 - Sabtu, 6 Maret 2027 : Bromo',
      '03.00 Berangkat ke Penanjakan',
      '10.00 Candi Jawi',
      'Malam acara bebas',
      '',
      'Hari 3 - Minggu, 7 Maret 2027 : Pulang',
      '08.00 Sarapan',
      '11.30 Transfer ke bandara',
    ].join('\n');
    expect(daysOf(text)).toEqual([
      [
        '2027-03-05',
        'SURABAYA - BROMO',
        '9:00 AM Tiba di Bandara Juanda, dijemput [travel]',
        '1:00 PM Makan siang di rumah makan lokal [meal]',
        '(Sore) acara bebas [activity]',
        '(Sore) Menginap di Hotel Lava View [accommodation]',
      ],
      [
        '2027-03-06',
        'Bromo',
        '3:00 AM Berangkat ke Penanjakan [travel]',
        '10:00 AM Candi Jawi [culture]',
        'Malam acara bebas [activity]',
      ],
      ['2027-03-07', 'Pulang', '8:00 AM Sarapan [meal]', '11:30 AM Transfer ke bandara [travel]'],
    ]);
    expect(read(text).warnings).toEqual([]);
  });

  it('have months and weekdays of their own', () => {
    const text =
      'Langkawi\n\nIsnin 9 Ogos 2027\n10.00 Tiba di jeti\n\nSelasa 10 Ogos 2027\n09.00 Pantai Cenang\n\nRabu 11 Ogos 2027\n12.00 Bertolak pulang';
    expect(read(text).days.map(({ date }) => date)).toEqual(['2027-08-09', '2027-08-10', '2027-08-11']);
    expect(read(text.replace('Selasa', 'Rabu')).warnings.map(({ code }) => code)).toContain('weekday-mismatch');
  });

  it('have a mark within a weekday', () => {
    const text = "Umroh\n\nJum'at, 5 Feb 2027\n08.00 Terbang ke Jeddah\n\nSabtu, 6 Feb 2027\n09.00 Masjid";
    expect(read(text).days.map(({ date }) => date)).toEqual(['2027-02-05', '2027-02-06']);
  });

  it.each(['Hari Raya dinner', 'Sore feet? Foot massage', 'Minggu Market stroll'])(
    'leave English as it is: %s',
    (entry) => {
      expect(daysOf(`Trip\n\nDay 1: Town\n- ${entry}\n\nDay 2: Home\n- Walk`)[0]?.[2]).toContain(entry);
      expect(daysOf(`Trip\n\nDay 1: Town\n- ${entry}\n\nDay 2: Home\n- Walk`)).toHaveLength(2);
    },
  );
});

describe('I-37 the word for a day', () => {
  it.each([
    ['Gün 1 - Göreme', 'Gün 2 - Konya'],
    ['1. Gün: Göreme', '2. Gün: Konya'],
    ['Dzień 1: Zakopane', 'Dzień 2: Gdynia'],
    ['Ngày 1 – Hà Nội', 'Ngày 2 – Huế'],
    ['Ziua 1: Sibiu', 'Ziua 2: Cluj'],
  ])('heads it in other languages, too: %s', (first, second) => {
    const text = `Trip\n\n${first}\n- 9:00 A\n- 11:00 Museum\n\n${second}\n- 10:00 Park`;
    expect(read(text).days.map(({ title }) => title)).toEqual(
      [first, second].map((line) => line.slice(line.search(/[:–-] /) + 2)),
    );
  });
});
