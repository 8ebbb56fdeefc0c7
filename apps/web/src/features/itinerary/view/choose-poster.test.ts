import { describe, expect, it } from 'vitest';
import { choosePoster, POSTER_SKIES } from './choose-poster.ts';

const pictures = import.meta.glob<string>('../../../../public/art/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sheets = import.meta.glob<string>('../../../styles/posters.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('posters', () => {
  it.each([
    ['Paris, France', 'Anything', 'paris'],
    ['TŌKYŌ, Japan', null, 'tokyo'],
    [null, 'Greek Isles & Turkey Cruise', 'cruise'],
    ['Zermatt, Switzerland', 'Ski week', 'mountain'],
    ['Malé', 'Ten days in the Maldives', 'beach'],
    ['Cancún, Mexico', null, 'beach'],
    ['Nairobi', 'Kenya Classic Safari', 'travel'],
    ['Basking Ridge', 'A comparison', 'travel'],
    [null, null, 'travel'],
  ])('%j, %j gets %s', (location, title, poster) => {
    expect(choosePoster(location, title)).toBe(poster);
  });

  it('have a picture of at most 6 kB and the sky that the style sheet paints behind it', () => {
    const [sheet = ''] = Object.values(sheets);
    for (const [name, sky] of Object.entries(POSTER_SKIES)) {
      const picture = pictures[`../../../../public/art/${name}.svg`] ?? '';
      expect(picture).toContain('<view id="ultra"');
      expect(picture.length).toBeLessThanOrEqual(6000);
      expect(sheet.toLowerCase()).toMatch(new RegExp(`\\.art-${name} \\{\\s*--sky: ${sky.toLowerCase()};`));
    }
  });
});
