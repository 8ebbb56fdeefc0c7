/** Private data in a text of each kind: warned of, and in no value. */
import { describe, expect, it } from 'vitest';
import { CONTENT_KINDS, type ContentKind, parseContent } from '../src/index.ts';

const SECRETS = {
  'sensitive-card': 'Guarantee: Visa 4111 1111 1111 1111 exp 12/28',
  'sensitive-passport': 'Passport no. 533812345',
  'sensitive-birth-date': 'Anna was born 12 May 1980',
  'sensitive-net-rate': 'Net rate EUR 731 per person, 12% commission',
} as const;
const BASES: Readonly<Record<ContentKind, string>> = {
  itinerary: 'Rome for Anna\nDay 1: Forum\n- 9:00 AM Pantheon\n%\n- 1:00 PM Lunch\nDay 2: Vatican\n- 9:00 AM Museums\n',
  'flight-quote':
    ' 1 BA 178Y 12MAR JFKLHR*SS2  630P  640A  13MAR\n 2 BA 177Y 20MAR LHRJFK*SS2 1120A  225P\n%\nTotal USD 900\n',
  'travel-deal': 'Lisbon, 3 nights B&B from €449 per person\nIncludes: flights, transfers\n%\nBook by 29 January\n',
};
const context = { referenceDate: '2026-11-21' };

describe.each(CONTENT_KINDS)('private data in a text of kind %s', (kind) => {
  it.each(Object.entries(SECRETS))('P-11 %s is warned of, and in no value', (code, secret) => {
    const text = BASES[kind].replace('%', secret);
    const { source, warnings, ...answer } = parseContent(kind, text, context);
    const warning = warnings.find((each) => each.code === code);
    expect(warning?.severity).toBe('note');
    expect(warning?.spans.map(([start, end]) => text.slice(start, end)).join(' ')).toMatch(
      /4111|5338|1980|731|Net rate/i,
    );
    const isKept = kind === 'flight-quote' && code === 'sensitive-net-rate';
    if (!isKept) expect(JSON.stringify(answer)).not.toMatch(/4111|12\/28|5338|1980|731|12%/);
    const [start] = [text.indexOf(secret)];
    if (!isKept) expect(source.unused.some(([from, to]) => from <= start && to >= start + secret.length)).toBe(true);
  });

  it('P-11 the same text without them has the same values and no such warning', () => {
    const { source: _, warnings, ...answer } = parseContent(kind, BASES[kind].replace('%', ''), context);
    expect(warnings.filter(({ code }) => code.startsWith('sensitive-'))).toEqual([]);
    for (const secret of [SECRETS['sensitive-card'], SECRETS['sensitive-passport'], SECRETS['sensitive-birth-date']]) {
      const { source: __, warnings: ___, ...other } = parseContent(kind, BASES[kind].replace('%', secret), context);
      expect(other).toEqual(answer);
    }
  });
});

describe('net amounts in rows', () => {
  it.each(['Net to Quetzal          2,079.30', 'NETT RATE TO US 1.240,00 €', 'Net (land only): USD 990'])(
    'P-11 %j is a net rate',
    (row) => {
      const { price, warnings } = parseContent(
        'travel-deal',
        `Peru group\nGross (client pays) USD 2,390.00 pp\n${row}\n`,
        context,
      ) as {
        price: string | null;
        warnings: readonly { code: string }[];
      };
      expect(price).toBe('USD 2,390.00');
      expect(warnings.map(({ code }) => code)).toContain('sensitive-net-rate');
    },
  );

  it.each(['Net weight 15 kg', 'Net area of the villa 120 sqm', 'Network of 900 trails'])('P-11 %j is none', (row) =>
    expect(parseContent('travel-deal', `Peru group\nUSD 2,390 pp\n${row}\n`, context).warnings).toEqual([]),
  );
});

describe('what agencies earn', () => {
  const codesOf = (line: string) => {
    const {
      source: _,
      warnings,
      ...answer
    } = parseContent(
      'travel-deal',
      `Bali Escape\n7 nights from $999 per person\nIncludes: breakfast\n${line}\n`,
      context,
    );
    return { codes: warnings.map(({ code }) => code), told: JSON.stringify(answer) };
  };

  it.each([
    'Advisors: earn 13% plus a $60 bonus on each sale',
    'Travel agents earn $40 per booking',
    'Earn 12% on every cabin sold',
    'Agent bonus: $50',
  ])('P-11 %j is warned of and told nobody', (line) => {
    const { codes, told } = codesOf(line);
    expect(codes).toContain('sensitive-net-rate');
    expect(told).not.toMatch(/13%|\$60|\$50|\$40|12%/);
  });

  it.each([
    'Earn 5,000 bonus points per stay',
    'Members earn 10% off',
    'Earn 10% back in resort credit',
    'You get $100 onboard credit',
    'Early booking bonus: save $600',
    'Your agent gets you 10% off',
  ])('P-11 %j is the traveler’s', (line) => expect(codesOf(line).codes).not.toContain('sensitive-net-rate'));
});
