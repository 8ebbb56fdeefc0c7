import { describe, expect, it } from 'vitest';
import { type FlightQuoteData, flightQuoteDataSchema, publicQuoteDataSchema } from './flight-quote-record.ts';
import { publicQuoteData, withLeadOption } from './flight-quote-view.ts';

const option = (name: string, fields: object = {}) => ({
  label: name,
  departureFlights: [
    { date: '2027-09-03', segments: [{ flightNumber: `${name} 1`, status: 'HK', bookingClass: 'Q' }] },
  ],
  fareDetails: { total: `$${name.length}00` },
  ...fields,
});
const read = (fields: object): FlightQuoteData => flightQuoteDataSchema.parse(fields);
const secrets = {
  source: { spans: {}, unused: [], textHash: 'secret-hash', assumptions: [], edited: [] },
  warnings: [{ code: 'sensitive-net-rate', severity: 'warning', message: 'secret', pointers: [], spans: [] }],
  agentInfo: { name: 'Ingrid', company: 'Northlight', email: 'secret@agency.example', phone: '555-secret' },
};

describe('what the public sees of a quote', () => {
  it('F-104 the fields of spec §3 alone make a quote', () => {
    const data = read({ departureFlights: [{ segments: [{ airline: 'KLM' }] }] });
    expect(publicQuoteDataSchema.parse(publicQuoteData(data)).departureFlights[0]?.segments[0]?.airline).toBe('KLM');
  });

  it('F-104 is a list of fields: nothing of the agent, no booking class, no status, no settings of the helper', () => {
    const data = read({
      ...option('A'),
      ...secrets,
      pricing: { kind: 'mark-up', amount: 77, unit: 'fixed', basis: 'traveler', roundUpTo: 0, shown: 'folded' },
      surprise: 'secret',
    });
    const shown = publicQuoteData(data);
    expect(publicQuoteDataSchema.strict().safeParse(shown).success).toBe(true);
    expect(JSON.stringify(shown)).not.toMatch(/secret|HK|"Q"|pricing|folded|source|warnings/);
    expect(shown.agentInfo).toEqual({ name: 'Ingrid', company: 'Northlight' });
    expect(shown.fareDetails.total).toBe('$177');
  });

  it('F-130 carries the options that are sent, the one that leads first, and its flights as the main ones', () => {
    const data = read({ options: [option('A'), option('BB', { sent: false }), option('CCC')], leadOption: 2 });
    const shown = publicQuoteData(data);
    expect(shown.options.map(({ label }) => label)).toEqual(['CCC', 'A']);
    expect(shown.departureFlights[0]?.segments[0]?.flightNumber).toBe('CCC 1');
    expect(shown.fareDetails.total).toBe('$300');
    expect(JSON.stringify(shown)).not.toContain('BB');
  });

  it('F-130 with one option sent there is nothing to compare; its notes join the quote’s', () => {
    const data = read({
      notes: 'For all.',
      options: [option('A', { sent: false }), option('BB', { notes: 'By day.' })],
      leadOption: 1,
    });
    const shown = publicQuoteData(data);
    expect(shown.options).toEqual([]);
    expect(shown.notes).toBe('For all.\nBy day.');
    expect(shown.departureFlights[0]?.segments[0]?.flightNumber).toBe('BB 1');
  });

  it('F-130 the option that leads is sent, and a number that leads nowhere means the first', () => {
    const data = withLeadOption(read({ options: [option('A', { sent: false }), option('BB')], leadOption: 9 }));
    expect([data.leadOption, data.options[0]?.sent, data.fareDetails.total]).toEqual([0, true, '$100']);
    expect(withLeadOption(data)).toEqual(data);
  });
});
