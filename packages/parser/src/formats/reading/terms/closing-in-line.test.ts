import { describe, expect, it } from 'vitest';
import { parseFlightQuote, parseTravelDeal } from '../../../parse.ts';

const AT = { referenceDate: '2026-11-20' };

describe('T-253 a closing on the line of the text', () => {
  it.each([
    [
      'Dear Ann, 7 nights on Samos, £899 pp half board. Kind regards, Tom Reed, Reed Travel, 020 5550 1234',
      'Tom Reed',
      'Reed Travel',
    ],
    [
      '7 Nächte Samos, 899 € p.P. mit Halbpension. Mit freundlichen Grüßen, Eva Holm, Reisebüro Holm',
      'Eva Holm',
      'Reisebüro Holm',
    ],
    [
      'Samos, 7 nuits à 3 490 € par personne, vols inclus. Bien cordialement, Zoé Blanc, Agence Blanc',
      'Zoé Blanc',
      'Agence Blanc',
    ],
    ['Samos 7 noches, 899 € por persona. Un saludo, Inés Gil, Viajes Gil', 'Inés Gil', 'Viajes Gil'],
  ])('says who signs in %j', (text, name, company) => {
    expect(parseTravelDeal(text, AT).agentInfo).toMatchObject({ name, company });
  });

  it('leaves what stands before it to the offer', () => {
    const letter = '7 Nächte Samos, 899 € p.P. inkl. Halbpension ab 3. Mai 2027. Viele Grüße, Eva Holm, Reisebüro Holm';
    const { includes, agentInfo, price } = parseTravelDeal(letter, AT);
    expect([includes, agentInfo.name, price]).toEqual([['Halbpension ab 3. Mai 2027'], 'Eva Holm', '899 €']);
  });

  it('is none in the middle of a sentence', () => {
    const told = 'Samos, 7 nights, £899 pp. Our owner sends kind regards and a bottle of wine, Tom Reed Wines';
    expect(parseTravelDeal(told, AT).agentInfo.name).toBeNull();
  });

  it('is read in quotes, too', () => {
    const quote = 'BA 178 3 May 2027 JFK 18:30 - LHR 06:40+1, $640 per person. Best wishes, Tom Reed, Reed Travel';
    expect(parseFlightQuote(quote, AT).agentInfo).toMatchObject({ name: 'Tom Reed', company: 'Reed Travel' });
  });
});
