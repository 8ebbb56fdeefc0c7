import { describe, expect, it } from 'vitest';
import { isPersonName } from './names.ts';

describe('a weekday is no name', () => {
  it.each(['Wed', 'Thursday', 'Jueves', 'Lundi', 'Sonntag'])('refuses %s', (text) => {
    expect(isPersonName(text)).toBe(false);
  });
  it.each(['Sam', 'Dom', 'Wedmore', 'Clara Sonntag'])('reads %s', (text) => {
    expect(isPersonName(text)).toBe(true);
  });
});
