import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('T-194 the heads of pages and circulars', () => {
  it('the code of a trip and where it starts are neither its name nor its aim', () =>
    expect(
      read(
        'Home > Asia > Uzbekistan > Walking\nSilver Valleys Trek\nLark & Loom Expeditions\n9 days / 8 nights\nTrip code LLX-31\nStarts Tashkent, ends Tashkent\n£2,190 per person\n\nIncluded\n- all meals\n',
      ),
    ).toMatchObject({ title: 'Silver Valleys Trek', destination: 'Uzbekistan' }));

  it('the way through a site may have slashes', () =>
    expect(
      read(
        'Home / Offers / Slow Winter Days\n\nSlow Winter Days\nThree nights of calm in Bad Gastein, Salzburg\n\nEUR 389 per person\n\nIncluded\n- breakfast\n',
      ).title,
    ).toBe('Slow Winter Days'));

  it.each(['Agent bulletin 12/26 - UK & Ireland trade partners', 'Trade circular 7/2027 | Canada sales team'])(
    '%j names neither',
    (line) =>
      expect(
        read(
          `NORTHERN RIVERS CRUISES\n${line}\n\nSOUNDS OF THE RHINE\nBasel to Cologne aboard MS Nordwind\n8 days / 7 nights\n£1,995 per person\n`,
        ),
      ).toMatchObject({ title: 'SOUNDS OF THE RHINE', destination: 'Basel to Cologne' }),
  );

  it('a national day is no aim', () =>
    expect(read('Qatar National Day in Muscat! 3 nights, 17-20 Dec 2026, QAR 2,100 per person\n').destination).toBe(
      'Muscat',
    ));

  it.each([
    ['Start | Finish | Price', 'July 3 to 14, 2027'],
    ['Departs | Returns | Price', 'July 3 to 14, 2027'],
    ['Departs Leeds | Departs York | Price', 'July 3, 2027'],
  ])('under %j', (head, dates) =>
    expect(
      read(
        `Silver Valleys Trek\n\n${head}\nSat 3 Jul 2027 | Wed 14 Jul 2027 | £2,190\nSat 17 Jul 2027 | Wed 28 Jul 2027 | £2,190\n`,
      ).dates,
    ).toBe(dates),
  );
});

describe('T-195 houses and contacts', () => {
  it.each(['HOTELS (or similar)', 'Your hotels or similar', 'HOTELES (o similares)'])('%j heads the stays', (heading) =>
    expect(
      read(
        `INDIA IN A WEEK\n£890 per person\n\n${heading}\nDelhi: Saffron Court Hotel 4*\nAgra (2 nights): Marble Terrace\n`,
      ).accommodation,
    ).toBe('Saffron Court Hotel; Marble Terrace'),
  );

  it('what stands under its label goes before nights told elsewhere', () =>
    expect(
      read(
        'SILVER VALLEYS\n9 days, £2,190 per person\n\nHighlights\n- Nights in yurts with herders\n- Markets\n\nWHERE YOU STAY\n2 nights hotel, 6 nights yurt camp\n',
      ).accommodation,
    ).toBe('2 nights hotel, 6 nights yurt camp'));

  it('a house is told by its rooms; desks of a mail, amounts and headings are none', () =>
    expect(
      read(
        'From: Larkline Preferred Hotels Desk <hotels@larkline.example>\nSubject: Fourth night free\n\nThe new 28-room Palazzo Ventura has opened.\nThree nights at EUR 640, the fourth with our compliments.\n\nRESORT HIGHLIGHTS\n- Roof bar\n- Pool\n\nIda Moll\nManager, Hotel Partnerships\nLarkline Travel\n+1 312 555 0148\n',
      ).accommodation,
    ).toBe('Palazzo Ventura'));

  it.each([
    ['Prepared Nov 21, 2026 by Stefan Okoye, 416-555-0139', 'Stefan Okoye'],
    ['Quoted on 21 November 2026 by Stefan Okoye, 416-555-0139', 'Stefan Okoye'],
    ['Enquire now: Stefan Okoye, 416-555-0139', 'Stefan Okoye'],
    ['Your BDM: Stefan Okoye, 1300 555 019', 'Stefan Okoye'],
    ['101 Upper Cross Street #02-88, Market Centre   Tel 6555 0193 (ask for Stefan Okoye)', 'Stefan Okoye'],
  ])('%j', (line, name) =>
    expect(read(`TAVIRA WEEK\n£389 per person\n\nIncluded\n- flights\n\n${line}\n`).agentInfo.name).toBe(name),
  );
});
