// @vitest-environment node
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { refusalSentence } from './file-refusal.ts';
import { readFileText } from './read-file-text.ts';

const FILES = resolve(import.meta.dirname, '../../../../../e2e/files');
const fileOf = (name: string) => readFileSync(resolve(FILES, name));
const bytesOf = (name: string) => new Uint8Array(fileOf(name));
const read = (name: string, bytes: Uint8Array = bytesOf(name)) => readFileText({ name, type: '', bytes });
const encoded = (text: string) => new TextEncoder().encode(text);
const refused = async (name: string, bytes: Uint8Array = bytesOf(name)) => {
  const reason = await read(name, bytes).then(
    ({ text }) => `read: ${text.slice(0, 40)}`,
    (error) => error.reason,
  );
  return reason;
};

/** Lines of each file, as they must stand in the box: cells by tabs or bars, in the order of the page. */
const READABLE: readonly (readonly [name: string, lines: readonly string[]])[] = [
  [
    'vietnam-libreoffice.pdf',
    [
      'Day 1: Hanoi Old Quarter',
      'Time\tActivity\tLocation\tCost',
      '08:00\tPhở breakfast\tPho Ba Muoi, Old Quarter\t$3',
      '14:00–16:30\tVietnamese Women’s Museum\tLy Thuong Kiet St\t$2',
      'Total\t$394',
    ],
  ],
  [
    'quote-groff.pdf',
    [
      'Client:\tHollis Abernathy-Quist',
      'Date\tDay\tCarrier\tFlt\tFrom\tTo\tDep\tArr\tArr +/-\tCabin',
      '6/2/2027\tWed\tIberia\tIB 6252\tJFK\tMAD\t7:15 PM\t8:40 AM\t+1\tEconomy',
      '6/8/2027\tTue\tAir France\tAF 1049\tBCN\tCDG\t12:05 PM\t2:05 PM\t\tEconomy',
      '\tPer person\tx2',
      'Air fare\t$1,006.00\t$2,012.00',
    ],
  ],
  [
    'rail-chromium.pdf',
    [
      'Cross the Swiss Alps without once touching a',
      'steering wheel. From Zürich the line climbs to',
      'Services of a tour manager throughout',
      'Lake steamer to Chillon Castle',
      'Finch Travel Ltd.',
    ],
  ],
  [
    'vietnam-pandoc.docx',
    [
      '## Day 1: Hanoi Old Quarter',
      '| Time | Activity | Location | Cost |',
      '| 14:00–16:30 | Vietnamese Women’s Museum | Ly Thuong Kiet St | $2 |',
      '| **Total** | **$394** |',
    ],
  ],
  [
    'quote-libreoffice.docx',
    [
      '| Date | Day | Carrier | Flt | From | To | Dep | Arr | Arr +/- | Cabin |',
      '| 6/8/2027 | Tue | Air France | AF 1049 | BCN | CDG | 12:05 PM | 2:05 PM |  | Economy |',
      'MAD-BCN by AVE train, booked separately',
    ],
  ],
  [
    'vietnam-pandoc.html',
    ['## Day 2: Cruise on Ha Long Bay', '| 08:00 | Phở breakfast | Pho Ba Muoi, Old Quarter | $3 |'],
  ],
  ['quote-libreoffice.html', ['MAD-BCN by AVE train, booked separately', '| Total |  | $1,239.45 | $2,478.90 |']],
  [
    'santorini-python.eml',
    [
      'From: Eleni Markou <eleni@aegean-whispers.example>',
      'Subject: Honeymoon in Santorini – caldera sunsets',
      '€3,480 per couple',
      '- Daily à la carte breakfast',
      '| Oia | 4 | Ammos Blue Suites |',
    ],
  ],
  [
    'net-quote-mutt.eml',
    [
      'Subject: RE: quote req SFO/DPS 2 pax',
      'SQ  33  N  08APR27  THU  SFO SIN  10:35PM  05:55AM +2   NON-STOP',
      '--- quote-groff.pdf ---',
      '6/13/2027\tSun\tDelta\tDL 263\tCDG\tJFK\t1:25 PM\t3:55 PM\t\tEconomy',
    ],
  ],
  [
    'vietnam-icalendar.ics',
    [
      'Tuesday, March 2, 2027',
      '9:30 AM – 11:00 AM Temple of Literature',
      'Location: Quoc Tu Giam St',
      'bring small notes',
    ],
  ],
  ['flights-vobject.ics', ['Wednesday, June 2, 2027', '7:15 PM – 8:40 AM +1 Iberia IB 6252 JFK-MAD']],
  [
    'toskana-iconv-windows-1252.txt',
    ['- 11:30 Uhr: Transfer zum Hotel Torre Sanlorenzo', 'Tag 1 (Montag, 12. Oktober): Anreise nach Florenz'],
  ],
  ['vietnam-iconv-utf16.txt', ['| 08:00 | Phở breakfast | Pho Ba Muoi, Old Quarter | $3 |']],
];

describe('a file becomes text', () => {
  it.each(READABLE)('K-1 K-4 K-7 K-8 K-9 %s, made by the program in its name', async (name, lines) => {
    const { text, left } = await read(name);
    const found = text.split('\n');
    expect(lines.filter((line) => !found.includes(line))).toEqual([]);
    expect(left).toEqual([]);
  });

  it('K-7 reads the columns of a brochure one after the other', async () => {
    const { text } = await read('rail-chromium.pdf');
    expect(text.indexOf('Highlights')).toBeGreaterThan(text.indexOf('Cross the Swiss Alps'));
    expect(text.split('\n').filter((line) => line.includes('\t'))).toEqual([]);
  });

  it('K-1 tells each page of a PDF', async () => {
    const pages: number[][] = [];
    const bytes = bytesOf('vietnam-libreoffice.pdf');
    await readFileText({ name: 'a.pdf', type: '', bytes }, (done, of) => pages.push([done, of]));
    expect(pages).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });

  it.each([
    ['protected-qpdf.pdf', 'protected'],
    ['protected-libreoffice.docx', 'protected'],
    ['damaged-cut.pdf', 'damaged'],
    ['damaged-cut.docx', 'damaged'],
    ['scan-ghostscript.pdf', 'no-text'],
    ['old-libreoffice.doc', 'old-word'],
    ['wrong-zip.zip', 'wrong-type'],
  ])('K-5 %s is refused: %s', async (name, reason) => {
    expect(await refused(name)).toBe(reason);
  });

  it.each([
    ['empty.txt', new Uint8Array(), 'empty'],
    ['blank.txt', encoded(' \n\t\n'), 'empty'],
    ['picture.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 1]), 'wrong-type'],
    ['letter.rtf', encoded('{\\rtf1\\ansi Hello}'), 'wrong-type'],
    ['no.pdf', encoded('This is no PDF at all.'), 'damaged'],
    ['no.eml', encoded('Just a sentence.\n\nAnd another.'), 'damaged'],
    ['no.ics', encoded('BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VCAL'), 'damaged'],
    ['long.txt', encoded('x'.repeat(1_000_001)), 'text-too-long'],
  ])('K-5 %s is refused', async (name, bytes, reason) => {
    expect(await refused(name, bytes)).toBe(reason);
  });

  it('K-5 every sentence names the file', () => {
    expect(refusalSentence('protected', 'a.pdf')).toBe(
      '“a.pdf” is protected by a password. Save it without one and choose it again.',
    );
    expect(refusalSentence('text-too-long', 'a.txt')).toBe(
      '“a.txt” is too large: the box takes up to 1,000,000 characters.',
    );
    expect(refusalSentence('no-text', 'a.pdf')).toBe('“a.pdf” has no text in it, only pictures, as a scan has.');
    expect(refusalSentence('damaged', 'a.pdf')).toBe('“a.pdf” is damaged and cannot be read.');
    expect(refusalSentence('no-reader', 'a.pdf')).toBe(
      '“a.pdf” was not read: what reads such files did not come from the server. Choose it again in a moment.',
    );
  });

  it.each([
    ['utf-8 with a mark', [0xef, 0xbb, 0xbf, 0x5a, 0xc3, 0xbc, 0x72, 0x69, 0x63, 0x68]],
    ['utf-8', [0x5a, 0xc3, 0xbc, 0x72, 0x69, 0x63, 0x68]],
    ['latin-1', [0x5a, 0xfc, 0x72, 0x69, 0x63, 0x68]],
    ['utf-16, little end first', [0xff, 0xfe, 0x5a, 0, 0xfc, 0, 0x72, 0, 0x69, 0, 0x63, 0, 0x68, 0]],
    ['utf-16, big end first', [0xfe, 0xff, 0, 0x5a, 0, 0xfc, 0, 0x72, 0, 0x69, 0, 0x63, 0, 0x68]],
    ['utf-16 without a mark', [0x5a, 0, 0xfc, 0, 0x72, 0, 0x69, 0, 0x63, 0, 0x68, 0]],
  ])('K-4 %s', async (_name, bytes) => {
    expect((await read('place.txt', new Uint8Array(bytes))).text).toBe('Zürich');
  });

  it('K-4 a page says itself which table its bytes are from', async () => {
    const page = [...encoded('<html><head><meta charset="iso-8859-2"></head><body><p>')];
    const bytes = new Uint8Array([...page, 0xae, 0x69, 0xbe, 0x6b, 0x6f, 0x76, ...encoded('</p></body></html>')]);
    expect((await read('prague.html', bytes)).text).toBe('Žižkov');
  });
});

describe('hostile files', () => {
  const page = (body: string) => read('page.html', encoded(`<!doctype html><body>${body}`));

  it('K-8 of a page its text alone is left: no script, no style, no hidden lines, no address that runs', async () => {
    const { text } = await page(
      `<h2>Day 1</h2><script>alert(1)</script><style>p{}</style><p hidden>a</p><p style="display: none">b</p>
       <p onclick="alert(2)">Louvre <a href="javascript:alert(3)">tickets</a> <a href="https://louvre.example/t">here</a></p>
       <svg><text>c</text></svg><template>d</template><!-- e --><img src=x onerror=alert(4) alt="Glass pyramid">`,
    );
    expect(text).toBe('## Day 1\n\nLouvre tickets [here](https://louvre.example/t)\n\nGlass pyramid');
  });

  it('K-8 signs stay as they were written', async () => {
    const { text } = await page('<p>2 * 3_nights [LHR] #1 &lt;b&gt; $1,299 ~50% | A&amp;B</p>');
    expect(text).toBe('2 * 3_nights [LHR] #1 <b> $1,299 ~50% | A&B');
  });

  it('K-6 what is nested deeper than any page is made becomes plain words; past what can be walked it is refused', async () => {
    const nested = (depth: number) => encoded(`<!doctype html>${'<div><b>'.repeat(depth)}Louvre at nine`);
    expect((await read('deep.html', nested(500))).text).toContain('Louvre at nine');
    expect(await refused('abyss.html', nested(40_000))).toBe('damaged');
  });

  it('K-6 a cell that spans a million columns is one of a few', async () => {
    const { text } = await page(
      '<table><tr><td colspan=100000000>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>',
    );
    expect(text).toBe('| a |  | b |\n| c | d |  |');
  });

  it('K-6 a small document that unpacks to hundreds of megabytes is refused before it does', async () => {
    const zip = new JSZip();
    zip.file('[Content_Types].xml', '<Types/>');
    zip.file('word/document.xml', new Uint8Array(90_000_000));
    const bytes = await zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
    expect(bytes.length).toBeLessThan(200_000);
    expect(await refused('bomb.docx', bytes)).toBe('text-too-long');
  });

  it('K-6 what lies in a mail and cannot be read is named, the rest is taken', async () => {
    const part = (name: string, bytes: Buffer) =>
      `--b\nContent-Type: application/octet-stream; name="${name}"\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64\n\n${bytes.toString('base64')}\n`;
    const mail = `From: a@b.example\nSubject: Two files\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain\n\nPlease find enclosed.\n${part('locked.pdf', fileOf('protected-qpdf.pdf'))}${part('flights.ics', fileOf('flights-vobject.ics'))}--b--\n`;
    const { text, left } = await read('two.eml', encoded(mail));
    expect(text).toContain('Please find enclosed.\n\n--- flights.ics ---\n\nWednesday, June 2, 2027');
    expect(left).toEqual([{ name: 'locked.pdf', reason: 'protected' }]);
  });
});
