import { describe, expect, it } from 'vitest';
import { fares, publicQuote } from '../../../testing/quote-fixtures.ts';
import { quoteAsHtml, quoteAsPlainText, quoteAsWhatsApp } from './quote-texts.ts';

const LINK = 'https://trips.example/flight-quote/x';

describe('a quote as a text to send', () => {
  it('F-142 plain text has flights, waits, fares, lists, validity, sender and link', () => {
    expect(quoteAsPlainText(publicQuote(), LINK)).toBe(
      [
        'Paris in September',
        '',
        'Seattle (SEA) → Paris (CDG)',
        'September 3 to 13, 2027',
        'For Amelia & Jonah Whitfield',
        '',
        'Departure, Fri, Sep 3, 2027',
        '12:50 PM Seattle (SEA) – 7:40 AM (+1) Amsterdam (AMS), Delta Air Lines DL 142, 9h 50m',
        '… 1h 50m layover in Amsterdam',
        '9:30 AM Amsterdam (AMS) – 10:50 AM Paris (CDG), KLM KL 1229, operated by KLM Cityhopper, 1h 20m',
        '13h 00m, 1 stop',
        '',
        'Return, Mon, Sep 13, 2027',
        '10:25 AM Paris (CDG) – 11:45 AM Seattle (SEA), Air France AF 366, 10h 20m',
        '',
        'Fare, Premium Economy',
        'Base fare: $890',
        'Return upcharge: $96',
        'Per traveler: $986',
        'Total for 2 travelers: $1,972',
        '',
        'Included',
        'Two checked bags, 23 kg each',
        'Seat selection',
        '',
        'Terms',
        'Changes for $150 plus any fare difference',
        '',
        'Notes',
        'Seats 14A and 14B are held together.',
        '',
        'Valid until February 12, 2027',
        'Marguerite Adeyemi, Northlight Travel',
        '',
        LINK,
        '',
      ].join('\n'),
    );
  });

  it('F-142 WhatsApp gets bold headings, and signs of the text stay signs', () => {
    const text = quoteAsWhatsApp(publicQuote({ title: 'A *loud* trip' }), null);
    expect(text.split('\n')[0]).toBe('*A *\u200bloud*\u200b trip*');
    expect(text).toContain('*Return, Mon, Sep 13, 2027*');
    expect(text).not.toContain('https://');
  });

  it('F-142 the e-mail is HTML that no text can break', () => {
    const html = quoteAsHtml(publicQuote({ title: '<b>"x"</b>', data: { notes: 'one\ntwo' } }), `${LINK}?a=1&b="2"`);
    const mail = new DOMParser().parseFromString(html, 'text/html');
    expect(mail.querySelector('h2')?.textContent).toBe('<b>"x"</b>');
    expect(mail.querySelector('a')?.getAttribute('href')).toBe(`${LINK}?a=1&b="2"`);
    expect(html).toContain('one<br>two');
  });

  it('F-142 several options are told apart; an expired quote says so', () => {
    const { departureFlights, returnFlights } = publicQuote().data;
    const option = (label: string) => ({ label, departureFlights, returnFlights, fareDetails: fares(), notes: null });
    const text = quoteAsPlainText(
      publicQuote({ isActive: false, data: { options: [option('By day'), option('By night')] } }),
      LINK,
    );
    expect(text).toContain('Option 2: By night: Return, Mon, Sep 13, 2027');
    expect(text).toContain('Expired on February 12, 2027');
  });
});
