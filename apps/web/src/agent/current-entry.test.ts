import { expect, it } from 'vitest';
import { isCurrentEntry } from './current-entry.ts';

it('N-2 an entry is current when the path starts with its path; the start page matches exactly', () => {
  expect(isCurrentEntry('/', '/')).toBe(true);
  expect(isCurrentEntry('/', '/dashboard')).toBe(false);
  expect(isCurrentEntry('/dashboard', '/dashboard')).toBe(true);
  expect(isCurrentEntry('/dashboard', '/dashboard/')).toBe(true);
  expect(isCurrentEntry('/flights', '/dashboard')).toBe(false);
});
