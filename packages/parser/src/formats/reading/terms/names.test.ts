import { describe, expect, it } from 'vitest';
import { isCompany, isPersonName } from './names.ts';

describe('a weekday is no name', () => {
  it.each(['Wed', 'Thursday', 'Jueves', 'Lundi', 'Sonntag'])('refuses %s', (text) => {
    expect(isPersonName(text)).toBe(false);
  });
  it.each(['Sam', 'Dom', 'Wedmore', 'Clara Sonntag'])('reads %s', (text) => {
    expect(isPersonName(text)).toBe(true);
  });
});

describe('F-570 a cabin is no company', () => {
  it.each(['World Traveller Plus', 'World Traveller'])('refuses %s', (text) => expect(isCompany(text)).toBe(false));
  it.each(['World Travellers Club', 'Premium Travel Plus', 'Economy Travel'])('reads %s', (text) =>
    expect(isCompany(text)).toBe(true),
  );
});

describe('F-570 the use of a house is no company, though spa ends its name', () => {
  it.each(['Nutzung Spa', 'Freier Eintritt Spa', 'Accesso alla Spa'])('refuses %s', (text) =>
    expect(isCompany(text)).toBe(false),
  );
  it.each(['Sole Viaggi SpA', 'Meridiana Spa'])('reads %s', (text) => expect(isCompany(text)).toBe(true));
});

describe('T-547 one more offer in capitals is nobody', () => {
  it.each(['OR STAY TEN', 'PAY FOR SEVEN', 'BOOK EARLY'])('refuses %s', (text) =>
    expect(isPersonName(text)).toBe(false),
  );
  it.each(['ORLA BYRNE', 'Or Levi'])('reads %s', (text) => expect(isPersonName(text)).toBe(true));
});
