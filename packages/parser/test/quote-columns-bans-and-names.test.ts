/** F-704 to F-708, F-711 to F-715, F-717: rows of a column, bans on all fares, fares of children, who is addressed, conditions in haste. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const FLIGHT = 'BA 178 12 May 2027 JFK 18:30 - LHR 06:40\nUSD 800 pp\n\n';
const terms = (text: string) => {
  const { includes, restrictions } = read(`${FLIGHT}${text}`);
  return [includes, restrictions];
};

describe('two offers side by side', () => {
  const table = (bags: string) =>
    `Both options for 2 travellers.\n\n|  | Option A: Air New Zealand | Option B: Qantas |\n|---|---|---|\n| **Out, Sat 10 Jul 2027** | NZ 192 ADL 09:40 → AKL 16:05, then NZ 647 AKL 18:25 → ZQN 20:15 | QF 676 ADL 07:05 → MEL 08:55, then QF 187 MEL 11:40 → ZQN 17:05 |\n| **Back, Mon 19 Jul 2027** | NZ 614 ZQN 07:00 → AKL 08:45, then NZ 191 AKL 11:15 → ADL 13:45 | QF 188 ZQN 15:20 → MEL 17:10, then QF 695 MEL 19:45 → ADL 20:35 |\n| **Total time out / back** | 8h 05m / 9h 15m | 7h 30m / 7h 45m |\n${bags}| **Price per person** | **AUD 879** | **AUD 1,046** |\n| **Price for 2** | AUD 1,758 | AUD 2,092 |\n`;
  it.each([
    '| **Included** | 23 kg checked bag, meals | 30 kg checked bag, meals |\n',
    '| Seat | chosen at check-in | free |\n',
    '',
  ])('F-704 a row of words heads no prices: %s', (bags) => {
    expect(
      read(table(bags)).options.map(({ fareDetails }) => [fareDetails.total, fareDetails.totalForAllPassengers]),
    ).toEqual([
      ['AUD 879', 'AUD 1,758'],
      ['AUD 1,046', 'AUD 2,092'],
    ]);
  });
  it('F-717 the time of a journey points at the row that tells it', () => {
    const text = table('');
    const { source } = read(text);
    const told = ['/departureFlights/0', '/returnFlights/0', '/options/1/departureFlights/0'].map((journey) => {
      const [from, to] = (source.spans[`${journey}/totalTime`] ?? [0, 0]) as [number, number];
      return text.slice(from, to);
    });
    expect(told).toEqual(['8h 05m', '9h 15m', '7h 30m']);
  });
  it('F-717 in another row the same length is another thing', () => {
    const text = table('').replace('Total time out / back', 'Transfer by coach');
    expect(read(text).source.spans['/departureFlights/0/totalTime']).toBeUndefined();
  });
});

describe('a ban on all (F-705)', () => {
  it.each([
    'Neither fare is refundable',
    'Neither of the two fares is refundable',
    'Keiner der Tarife ist erstattbar',
    'Aucun des deux tarifs n’est remboursable',
    'Ninguna de las tarifas es reembolsable',
  ])('%s', (ban) => expect(terms(`Included\n- 23 kg checked bag\n- ${ban}`)).toEqual([['23 kg checked bag'], [ban]]));
  it('`Both fares are refundable` forbids nothing', () => expect(terms('- Both fares are refundable')[1]).toEqual([]));
});

describe('how many travel (F-706)', () => {
  const text = (more: string) => `PRICE, based on 30 passengers travelling together\n${FLIGHT}${more}`;
  it.each([
    'If the group falls below 20 passengers the fare will be requoted',
    'With fewer than 20 passengers the fare will be requoted',
    'Other return dates for at most 5 people, USD 85 each',
    'Bei weniger als 20 Personen gilt ein neuer Preis',
  ])('%s', (line) => expect(read(text(line)).passengers).toBe(30));
  it('who are told to travel are counted', () => expect(read(`${FLIGHT}for 20 passengers`).passengers).toBe(20));
});

describe('fares of children (F-707)', () => {
  it.each(['Child (2–11)', 'Children (2-11)', 'Kinder'])('%s over an amount is no rule', (child) => {
    expect(
      terms(
        `Non-refundable\n\nPrice\nAdult\n2 × €412.36\n${child}\n2 × €345.26\nTotal price for all travellers\n€1,515.24`,
      )[1],
    ).toEqual(['Non-refundable']);
  });
  it('rules below the word are', () =>
    expect(terms('Children\nUnder 2 years travel on the lap, no refund')[1]?.join()).toContain('no refund'));
});

describe('who is addressed (F-708)', () => {
  it('is no condition', () => {
    const { restrictions } = read(`Prepared for: Waitemata Canoe Club\nAttention: Hemi Tautari\n\n${FLIGHT}`);
    expect(restrictions).toEqual([]);
  });
  it('what one is to mind is', () => {
    const { restrictions } = read(`Attention: no refunds after ticketing\n\n${FLIGHT}`);
    expect(restrictions.join()).toContain('no refunds after ticketing');
  });
});

describe('conditions in haste', () => {
  it('F-711 `Rules of the fare` heads them', () => {
    const list = ['All travel in one direction, no backtracking', 'Nothing refunded after the first flight'];
    expect(terms(`Rules of the fare\n• ${list.join('\n• ')}`)).toEqual([[], list]);
  });
  it('F-712 a dot parts them in small letters, too', () => {
    expect(terms('cxl fee 350 each. changes 200 each + diff. no refund if you just dont show up')[1]).toEqual([
      'cxl fee 350 each',
      'changes 200 each + diff',
      'no refund if you just dont show up',
    ]);
    expect(terms('Changes and cancellations are not permitted')[1]).toEqual([
      'Changes and cancellations are not permitted',
    ]);
  });
  it('F-713 seats that are assigned come with the fare', () => {
    expect(terms('2 bags free each, seats assigned at booking')[0]).toEqual([
      '2 bags free each',
      'seats assigned at booking',
    ]);
    expect(terms('seats assigned at the gate only')[0]).toEqual([]);
  });
  it('F-715 bags that are checked through are not counted', () => {
    expect(
      terms(
        'Wie besprochen die Flüge für Sie, 2 Erwachsene, alles auf einem Ticket und mit durchgechecktem Gepäck:',
      )[0],
    ).toEqual([]);
    expect(terms('1 Gepäckstück bis 23 kg pro Person ist enthalten, alles auf einem Ticket.')[0]).not.toEqual([]);
  });
});

describe('a number in brackets with who is called (F-714)', () => {
  it('ends before the bracket', () =>
    expect(read(`${FLIGHT}Trudy Lang\n(Front Range Wanderers, 303 555 0188)`).agentInfo?.phone).toBe('303 555 0188'));
  it('keeps brackets of its own', () =>
    expect(read(`${FLIGHT}Trudy Lang, Front Range Travel, (303) 555 0188`).agentInfo?.phone).toBe('(303) 555 0188'));
});
