import { brandingSchema, POSTERS } from '@waypage/contract';
import { describe, expect, it } from 'vitest';
import { testActivity, testDay, testItinerary } from '../features/itinerary/view/test-itinerary.ts';
import { sharePages } from './render-share-page.tsx';

const styles = import.meta.glob<string>('../styles/**/*.css', { query: '?raw', import: 'default', eager: true });

/** Classes that only say what an element is, for scripts, tests and other style sheets. */
const WITHOUT_STYLE = ['trip__days', 'day__blocks'];

/** share.css with what it imports, all of it from the root of the styles. */
function shareSheet(): string {
  const text = styles['../styles/share.css'] ?? '';
  return text.replace(
    /@import "\.\/(?<path>[^"]+)";/g,
    (_match, path: string) => styles[`../styles/${path}`] ?? 'missing',
  );
}

const context = {
  branding: brandingSchema.parse({
    logo: '/images/logo.webp',
    postalAddress: 'Somewhere',
    footer: { social: [{ label: 'A', href: 'https://a.example' }], travelAgentContact: { label: 'B', href: '/b' } },
  }),
  assets: { css: '', script: '/s.js', fonts: [] },
  pageUrl: 'https://trips.example/x',
};
const lone = testItinerary({
  title: 'x'.repeat(60),
  data: { days: [testDay({}), testDay({}, [testActivity({ title: 'a' })])], budget: null },
});
const documents = [
  sharePages.renderItineraryPage(testItinerary(), context),
  sharePages.renderItineraryPage(lone, context),
  sharePages.renderItineraryPage(testItinerary({ title: 'x'.repeat(200) }), context),
  sharePages.renderNotFoundPage('page', context),
];

describe('the style sheet of public pages', () => {
  it('has a rule for every class that the pages use', () => {
    const sheet = shareSheet();
    const used = new Set(
      documents.flatMap((document) =>
        [...document.matchAll(/class="(?<names>[^"]+)"/g)].flatMap(
          (match) => match.groups?.['names']?.split(' ') ?? [],
        ),
      ),
    );
    expect(used.size).toBeGreaterThan(40);
    const missing = [...used].filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(sheet));
    expect(missing.filter((name) => !WITHOUT_STYLE.includes(name))).toEqual([]);
  });

  it('paints every poster and activity type that a page may name', () => {
    const sheet = shareSheet();
    for (const type of ['travel', 'meal', 'accommodation', 'activity', 'culture', 'wine', 'special'])
      expect(sheet).toContain(`[data-type="${type}"]`);
    for (const poster of Object.keys(POSTERS)) expect(sheet).toContain(`.art-${poster} `);
  });

  it('H-12 pages carry no style attribute and one style element', () => {
    for (const document of documents) {
      expect(document).not.toMatch(/<[^>]*\sstyle=/);
      expect(document.split('<style').length).toBe(2);
    }
  });

  it('asks no other host', () => {
    expect(shareSheet()).not.toMatch(/url\((?!"?(?:\/(?!\/)|data:))|@import/);
  });
});
