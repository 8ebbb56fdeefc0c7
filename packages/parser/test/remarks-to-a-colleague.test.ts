/** P-16: what a colleague says about the paste at its top gives no title, name or condition, in any kind, and is shown as unused. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote, parseItinerary, parseTravelDeal } from '../src/index.ts';

const CONTEXT = { referenceDate: '2026-11-21' };
const PLAN = 'Week in Bergen\nDay 1 - 12 March 2027\n09:00 Fish market\nDay 2 - 13 March 2027\n10:00 Fjord cruise';
const DEAL = 'Bergen weekend\n12-15 March 2027\n£620 per person\nIncludes flights and breakfast';
const QUOTE = 'BA 500 12 Mar 2027 LHR 07:00 LIS 09:50\nFare £240 per person\nNo changes';

describe.each([
  'can u put this up? client wants it by 5pm',
  'hi anna can you make a page of this one pls',
  'this is for the regulars, just tidy it up a bit please',
  'from the supplier this morning, see below',
  'FYI - i got this from the DMC',
  'bitte als Seite anlegen, danke!! b.',
  'tu peux me mettre ça en page stp, merci',
  'me lo pasas a limpio porfa',
  'kan du lave en side af den her? haster lidt',
])('P-16 %s', (remark) => {
  it('changes no value of any kind', () => {
    const text = (rest: string) => `${remark}\n\n${rest}`;
    const { title, location, days } = parseItinerary(text(PLAN), CONTEXT);
    const alone = parseItinerary(PLAN, CONTEXT);
    expect({ title, location, days }).toEqual({ title: alone.title, location: alone.location, days: alone.days });
    const { source: dealSource, ...deal } = parseTravelDeal(text(DEAL), CONTEXT);
    const { source: _deal, ...dealAlone } = parseTravelDeal(DEAL, CONTEXT);
    expect({ ...deal, agentInfo: null }).toEqual({ ...dealAlone, agentInfo: null });
    expect(dealSource.unused[0]).toEqual([0, remark.length]);
    const { source, ...quote } = parseFlightQuote(text(QUOTE), CONTEXT);
    const { source: _quote, ...quoteAlone } = parseFlightQuote(QUOTE, CONTEXT);
    expect(quote).toEqual(quoteAlone);
    expect(source.unused[0]).toEqual([0, remark.length]);
  });
});

describe('P-16 near-misses', () => {
  it.each(['Your week in Bergen', 'My favourite weekend, this time by rail', 'Today in Bergen: what to see'])(
    '%s is a title',
    (title) => {
      expect(parseTravelDeal(`${title}\n${DEAL.split('\n').slice(1).join('\n')}`, CONTEXT).title).not.toBeNull();
      expect(parseItinerary(`${title}\n${PLAN.split('\n').slice(1).join('\n')}`, CONTEXT).title).toBe(title);
    },
  );

  it('a line that counts who travels is read', () => {
    const text = `can u make a page of this pls? it's for 2 adults + 1 child\n\n${QUOTE}`;
    expect(parseFlightQuote(text, CONTEXT).passengers).toBe(3);
  });

  it('a short message is all there is', () => {
    expect(parseTravelDeal('can you do this one please?\nBergen weekend £620 pp', CONTEXT).price).toBe('£620');
  });
});
