/** F-403: messages in Portuguese and in small letters. */
import { describe, expect, it } from 'vitest';
import { splitSentences } from '../src/formats/reading/sentences.ts';
import { parseFlightQuote } from '../src/index.ts';

describe('F-403 messages', () => {
  const told = (text: string) => {
    const { clientName, validUntil } = parseFlightQuote(`BA 178 JFK-LHR 12 Mar 2027 18:30 06:40\n${text}`, {
      referenceDate: '2026-11-21',
    });
    return { clientName, validUntil };
  };

  it.each(['esse preço só vale até 15/12', 'o preço vale até 15/12', 'tarifas valem até 15/12'])(
    '%s is a deadline',
    (line) => expect(told(line).validUntil).toBe('2026-12-15'),
  );
  it('what is worth the while is none', () => expect(told('vale a pena ir até 15/12').validUntil).toBeNull());
  it('Oi greets the client', () => expect(told('Oi Renata, bom dia!').clientName).toBe('Renata'));
  it('a sentence in small letters may follow an amount', () => {
    const sentences = (text: string) => splitSentences({ text, at: 0 }).map((sentence) => sentence.text);
    expect(sentences('USD 655.40 pp, x2 = 1310.80. no refunds')).toEqual([
      'USD 655.40 pp, x2 = 1310.80.',
      'no refunds',
    ]);
    expect(sentences('Hinflug am 12.03. abends')).toHaveLength(1);
  });
});
