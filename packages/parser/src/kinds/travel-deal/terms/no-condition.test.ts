import { describe, expect, it } from 'vitest';
import { lookAtLine } from '../../../text/line-look.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { isNoCondition } from './no-condition.ts';
import { isConditionWord } from './restriction-words.ts';

describe('isNoCondition', () => {
  it.each([
    'Single supplement £395',
    'The single supplement is €340',
    'Child with bed ₹69,900/-',
    'Extra adult USD 38 per night',
    'Niños de 3 a 10 años: $1.420.000 COP',
    'Einzelzimmerzuschlag: 72,00 EUR',
    'Offer ends January 31, 2027',
    'Fares guaranteed until 29 January 2027.',
    'Rates are valid for bookings received by 20 December 2026',
    'promo till 31 Dec 2026',
    'Reserve hasta el 5 de diciembre de 2026',
    'Based on 2 adults sharing',
    'per person, excluding flights',
    '2 adults + 2 kids in one family suite',
    'Preis pro Person im Doppelzimmer ab 25 Personen: 429,00 EUR',
  ])('%s is none', (text) => expect(isNoCondition(foldText(text))).toBe(true));

  it.each([
    'A deposit of £250 per child is due at booking',
    'Offer ends January 31, 2027 and cannot be combined with others',
    'Children under 7 cannot be accepted',
    'On sale until 18 December 2026 or sold out',
    'Teens 13-17 pay 50% of the adult rate',
  ])('%s is one', (text) => expect(isNoCondition(foldText(text))).toBe(false));
});

describe('isConditionWord', () => {
  it.each([
    '$250 a person holds it, rest by April 26',
    'Full payment is due 30 days before arrival',
    'Zwischenverkauf vorbehalten',
    'Separe su cupo con $500.000 COP por persona',
    'No under-12s',
    'The tour needs 18 people to run',
    "You'll need to sort out flights and your visa yourselves",
    'Ein kostenloser Rücktritt ist bis 31. Januar 2027 möglich',
    'Can be moved once, free of charge',
    'Annulation sans frais jusqu’à 7 jours avant',
    'Para confirmar se abona el 40 %',
    'Minimo 15 partecipanti',
    'Documentación: DNI vigente',
    'Visas, lunches and tips are down to you',
  ])('finds one in %s', (text) => expect(isConditionWord(foldText(text), lookAtLine(foldText(text)))).toBe(true));

  it.each(['Three nights in the old town', 'A rooftop pool with a view', 'Fly from Stansted on Monday'])(
    'finds none in %s',
    (text) => expect(isConditionWord(foldText(text), lookAtLine(foldText(text)))).toBe(false),
  );
});
