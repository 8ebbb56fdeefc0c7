import { expect, it } from 'vitest';
import { pageImage } from './page-image.ts';

it("the agent's own picture goes before the poster, which stands behind it", () => {
  expect(pageImage(' https://images.example/a.jpg ', 'london')).toEqual({
    customUrl: 'https://images.example/a.jpg',
    poster: 'london',
  });
});

it.each([null, undefined, '', '  '])('%j is no picture', (customImageUrl) => {
  expect(pageImage(customImageUrl, 'travel')).toEqual({ customUrl: null, poster: 'travel' });
});
