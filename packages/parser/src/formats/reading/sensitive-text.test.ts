import { describe, expect, it } from 'vitest';
import { readDocument } from './document.ts';
import { withoutSensitive } from './sensitive-text.ts';

const TEXT = 'Rome';
const read = (line: string) => {
  const text = `${TEXT}\n${line}\n${TEXT}`;
  const { document, findings } = withoutSensitive(readDocument(text));
  return {
    found: findings.map(({ code, span }) => [code.slice(10), text.slice(...span).trim()]),
    left: document.source,
  };
};

describe('withoutSensitive', () => {
  it.each([
    ['Card 4111 1111 1111 1111 exp 12/28', 'card'],
    ['Amex 3782-822463-10005', 'card'],
    ['FP CCVI4111111111111111/1228', 'card'],
    ['Passport no. 533812345 (Anna)', 'passport'],
    ['Reisepass: C01X00T47', 'passport'],
    ['SSR DOCS EK HK1/P/GBR/533812345/GBR//', 'passport'],
    ['Anna, born 12 May 1980', 'birth-date'],
    ['DOB 12/05/1980', 'birth-date'],
    ['Net rate EUR 900, please add your mark-up', 'net-rate'],
    ['12% commission on the land part', 'net-rate'],
  ])('P-11 takes out %j', (line, code) => {
    const { found, left } = read(line);
    expect(found).toEqual([[code, line]]);
    expect(left).toBe(`${TEXT}\n${' '.repeat(line.length)}\n${TEXT}`);
  });

  it.each([
    'Card payments accepted, 2.5% fee',
    'Booking 4111 1111 1111 1112',
    'Flight 5338 / 12345, tel 020 7946 0611 55',
    'Passport valid for 6 months after return',
    'Please send passport numbers and dates of birth',
    'Born in Florence, Dante left in 1302',
    'Hairnets and mosquito nets provided, 900 of them',
    'Communion at 9:00',
  ])('P-11 leaves %j', (line) => {
    expect(read(line)).toEqual({ found: [], left: `${TEXT}\n${line}\n${TEXT}` });
  });

  it.each([
    ['- Lunch at Roscioli (net €42 pp)', '(net €42 pp)', '- Lunch at Roscioli'],
    ['| Pantheon | net €42 | 9:00 |', 'net €42', '| Pantheon |         | 9:00 |'],
    [' 2.I/1ASHWORTH/WRENMISS*14MAR26', '*14MAR26', ' 2.I/1ASHWORTH/WRENMISS'],
    [' 1.HOLLOWAY/JORDAN(ADT/22JUN90)', '/22JUN90', ' 1.HOLLOWAY/JORDAN(ADT        )'],
  ])('P-11 takes out no more of %j than its own place', (line, words, rest) => {
    const { found, left } = read(line);
    expect(found.map(([, each]) => each)).toEqual([words]);
    expect(left.split('\n')[1]?.trimEnd()).toBe(rest);
  });

  it('P-11 takes out one sentence of a paragraph', () => {
    const [first, net, last] = [
      'We are pleased to offer the following programme for your clients in May of next year.',
      'Our net rate is EUR 900 per person.',
      'Breakfast is included every day.',
    ];
    expect(read(`${first} ${net} ${last}`)).toEqual({
      found: [['net-rate', net]],
      left: `${TEXT}\n${first} ${' '.repeat(net.length)} ${last}\n${TEXT}`,
    });
  });

  it('P-11 takes out the column under a heading of net rates', () => {
    const rows = ['Room\tNet rate\tSell', 'Garden\t£980\t£1,245', 'Sea\t£1,090\t£1,389'];
    const { found, left } = read(`${rows.join('\n')}\n\nBook by July\t31`);
    expect(found.map(([, words]) => words)).toEqual(['Net rate', '£980', '£1,090']);
    expect(left).not.toMatch(/980|1,090/);
    for (const rest of ['£1,245', '£1,389', 'July\t31']) expect(left).toContain(rest);
  });

  it('P-11 leaves in what it is asked to, and still tells', () => {
    const document = readDocument('NET FARE USD 925.00\nDOB 12/05/1980');
    const { document: left, findings } = withoutSensitive(document, new Set(['sensitive-net-rate']));
    expect(left.source).toBe(`NET FARE USD 925.00\n${' '.repeat(14)}`);
    expect(findings.map(({ code, isTakenOut }) => [code, isTakenOut])).toEqual([
      ['sensitive-net-rate', false],
      ['sensitive-birth-date', true],
    ]);
  });
});
