/** Rupees and shillings by their mark (F-433), and what the price leaves out by words for it (F-434). */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote, parseTravelDeal } from '../src/index.ts';

const CONTEXT = { referenceDate: '2026-11-21' };
const quote = (tail: string) => parseFlightQuote(`AI101 DEL-JFK 12MAR27 0135-0655\n\n${tail}\n`, CONTEXT);

describe('`/-` behind a figure (F-433)', () => {
  it.each([
    ['41,250/- pp total ₹82,500', 'INR 41,250/-', '₹82,500'],
    ['*₹41,250* per person, total 82,500/- all taxes incl', '₹41,250', 'INR 82,500/-'],
    ['41,250/- pp, total 82,500/-', '41,250/-', '82,500/-'],
    ['KES 41,250 pp, total 82,500/-', 'KES 41,250', 'KES 82,500/-'],
  ])('%s', (line, each, all) => {
    const { fareDetails, includes } = quote(`2 pax\n${line}`);
    expect([fareDetails.total, fareDetails.totalForAllPassengers]).toEqual([each, all]);
    expect(includes).toEqual([]);
  });
  it.each(['hold till 22/-', 'seats 12/-'])('is no amount behind a small figure: %s', (line) =>
    expect(quote(line).fareDetails.total).toBeNull(),
  );
});

describe('what the price leaves out (F-434)', () => {
  const HEADINGS = [
    'Pas compris',
    'Pas inclus',
    'Pas dans le prix',
    'En sus',
    'Nicht inkl.',
    'Ohne',
    'Not incl',
    'Non compris',
  ];
  it.each(HEADINGS)('%s: in a quote', (heading) => {
    const { includes, restrictions } = quote(`£612 pp\n${heading}: assurance`);
    expect(includes).toEqual([]);
    expect(restrictions[0]).toContain('assurance');
  });
  it.each(HEADINGS)('%s: in a deal', (heading) => {
    const { includes, restrictions } = parseTravelDeal(
      `Rome city break\n3 nights hotel, 12 to 15 May 2027\n£612 pp\n${heading}: assurance\n`,
      CONTEXT,
    );
    expect(includes).toEqual([]);
    expect(restrictions[0]).toContain('assurance');
  });
  it.each(['Compris', 'Inclus', 'Inkl.', 'Incl'])('%s: is what it brings', (heading) =>
    expect(quote(`£612 pp\n${heading}: assurance`).includes).toEqual(['assurance']),
  );
});

it('taxes and what stands behind `u.` are one thing, a list goes on behind it', () => {
  expect(quote('Gesamtpreis 712,00 € inkl. Steuern u. Gebühren').includes).toEqual([]);
  expect(quote('Gesamtpreis 712,00 € inkl. Steuern, Sitzplatz u. Gepäck').includes).toEqual([
    'Steuern',
    'Sitzplatz u. Gepäck',
  ]);
});
