import { describe, expect, it } from 'vitest';
import { mapMoneyText, readMoneyText, writeMoneyText } from './money-text.ts';

describe('amounts in the form of the text', () => {
  it.each([
    ['$1,299', 2, '$2,598'],
    ['$1,299.00', 2, '$2,598.00'],
    ['USD 1227.81', 2, 'USD 2,455.62'],
    ['USD1227.81', 3, 'USD3,683.43'],
    ['EUR 1.299', 2, 'EUR 2.598'],
    ['1.299,50 €', 2, '2.599,00 €'],
    ['1 299 €', 3, '3 897 €'],
    ['€748', 4, '€2,992'],
    ["CHF 1'299.50", 2, "CHF 2'599.00"],
    ['₹1,23,456', 3, '₹3,70,368'],
    ['₹45,000', 4, '₹1,80,000'],
    ['$1,299 – $1,499', 2, '$2,598 – $2,998'],
    ['USD 1,120 - 1,190', 18, 'USD 20,160 - 21,420'],
    ['1.120 – 1.190 EUR', 2, '2.240 – 2.380 EUR'],
    ['$900 to $1,100', 2, '$1,800 to $2,200'],
    ['from $1,299', 2, 'from $2,598'],
    ['CA$1,050', 1, 'CA$1,050'],
    ['KWD 123.450', 2, 'KWD 246.900'],
    ['1299', 2, '2,598'],
    ['12,50 zł', 2, '25,00 zł'],
    ['₹1.25 Lakh', 2, '₹2,50,000'],
    ['Rs 1.4-1.5 lacs', 2, 'Rs 2,80,000-3,00,000'],
    ['₹1.1L – ₹1.2L', 3, '₹3,30,000 – ₹3,60,000'],
    ['INR 0.2 Cr', 1, 'INR 20,00,000'],
    ['€2.5k', 2, '€5,000'],
    ['2.2 lakhs INR', 2, '4,40,000 INR'],
    ['kr 4 995', 2, 'kr 9 990'],
  ])('F-110 %s times %i is %s', (text, times, product) => {
    const money = readMoneyText(text);
    expect(money && writeMoneyText(mapMoneyText(money, (amount) => amount * times))).toBe(product);
  });

  it.each(['$1,299', '€ 1.299,00', 'USD 1,120 - 1,190', '₹1,23,456', '$999.5', 'GBP 12'])(
    'F-110 %s comes back as it was',
    (text) => {
      const money = readMoneyText(text);
      expect(money && writeMoneyText(money)).toBe(text);
    },
  );

  it('F-110 shows cents where an amount comes to have them', () => {
    const money = readMoneyText('$1,299');
    expect(money && writeMoneyText(mapMoneyText(money, (amount) => amount * 1.035))).toBe('$1,344.47');
  });

  it.each(['', 'on request', '$748 pp', '2 x $500', '1,2,3', '$1.299.00', '$1,499 – $1,299', 'free', '$'])(
    'F-110 %j is no amount to count with',
    (text) => {
      expect(readMoneyText(text)).toBeNull();
    },
  );

  it('F-110 names the currency as the text does', () => {
    const named = ['$5', '5 €', 'USD 5', '5', '1 - 2 EUR'].map((text) => readMoneyText(text)?.currency);
    expect(named).toEqual(['$', '€', 'USD', '', 'EUR']);
  });

  it('takes time linear in the length of the text', () => {
    const started = performance.now();
    for (const part of ['1,', ' ', '9', '1 -']) readMoneyText(part.repeat(40));
    expect(performance.now() - started).toBeLessThan(200);
  });
});
