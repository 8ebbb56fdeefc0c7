import { brandingSchema, type ItineraryPageContext, type PublicItinerary } from '@waypage/contract';
import { describe, expect, it } from 'vitest';
import { testActivity, testDay, testItinerary } from '../features/itinerary/view/test-itinerary.ts';
import { testAssets } from '../testing/share-assets.ts';
import { sharePages } from './render-share-page.tsx';

const context: ItineraryPageContext = {
  calendar: '/itinerary/itinerary-1.ics',
  branding: brandingSchema.parse({}),
  assets: testAssets,
  pageUrl: 'https://trips.example/itinerary/itinerary-1767600000000-abcdefabcdefabcdef',
};

const html = (itinerary: PublicItinerary, own = context) => sharePages.renderItineraryPage(itinerary, own);
const page = (itinerary: PublicItinerary, own = context) =>
  new DOMParser().parseFromString(html(itinerary, own), 'text/html');
const textOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
const one = (...activities: Parameters<typeof testActivity>[0][]) =>
  testItinerary({
    data: {
      days: [
        testDay(
          {},
          activities.map((fields) => testActivity(fields)),
        ),
      ],
      budget: null,
    },
  });

describe('the public itinerary page', () => {
  it('V-1 shows created date, title, location and dates', () => {
    const hero = page(testItinerary()).querySelector('header.scene');
    expect(textOf(hero?.querySelector('h1'))).toBe('Paris and Champagne, the slow way');
    expect(textOf(hero)).toContain('Created Jan 5, 2026');
    expect(hero?.querySelector('time')?.getAttribute('datetime')).toBe('2026-01-05');
    expect(textOf(hero)).toContain('Paris, Reims and Épernay, France');
    expect(textOf(hero)).toContain('May 3 to 5, 2026');
  });

  it('V-1 V-2 every day, period, activity, time, place and cost of the record stands in the text', () => {
    const itinerary = testItinerary();
    const days = [...page(itinerary).querySelectorAll('section.day')];
    expect(days).toHaveLength(itinerary.data.days.length);
    for (const [index, day] of itinerary.data.days.entries()) {
      const text = textOf(days[index]);
      const wanted = [day.title, ...day.timeBlocks.flatMap((block) => [block.period, block.emoji])];
      for (const { time, title, description, location, distance, cost } of day.timeBlocks.flatMap(
        (block) => block.activities,
      )) {
        wanted.push(time, title, description, location, distance, cost);
      }
      for (const value of wanted) if (value !== null) expect(text).toContain(value);
    }
    expect(textOf(days[0]?.querySelector('.day__date'))).toBe('Sunday, May 3');
    expect(textOf(days[2]?.querySelector('.day__date'))).toBe('May 5');
  });

  it('V-2 shows the type by colour, icon and word; an unknown type is an activity', () => {
    const acts = [
      ...page(
        one({ type: 'wine' }, { type: 'MEAL' }, { type: 'rodeo' }, { type: 'special' }, { type: 'toString' }),
      ).querySelectorAll('.act'),
    ];
    const shown = acts.map((act) => [
      act.getAttribute('data-type'),
      act.querySelector('use')?.getAttribute('href'),
      textOf(act.querySelector('.chip')),
    ]);
    const unknown = ['activity', '#i-ticket', 'Activity'];
    expect(shown).toEqual([['wine', '#i-glass', 'Wine'], ['meal', '#i-cutlery', 'Meal'], unknown, unknown, unknown]);
  });

  it('V-2 times carry their machine form, ranges two', () => {
    const times = [...page(testItinerary()).querySelectorAll('.act__time time')].map((time) =>
      time.getAttribute('datetime'),
    );
    expect(times).toEqual(['09:40', '14:00', '15:00', '11:30', '15:00']);
  });

  it('V-2 V-8 a link is labelled View Details, opens apart and names its activity', () => {
    const links = [...page(testItinerary()).querySelectorAll<HTMLAnchorElement>('main a')];
    expect(links.map((link) => textOf(link))).toEqual(['View Details: Check in at Hôtel de Seine']);
    expect(links[0]?.getAttribute('href')).toBe('https://example.org/hotel-de-seine?room=2&view=yard');
    expect(links[0]?.rel).toBe('noopener noreferrer');
  });

  it('V-8 javascript: and data: addresses never become links', () => {
    const document = page(
      one(
        { title: 'a', link: 'javascript:alert(1)' },
        { title: 'b', link: 'data:text/html,x' },
        { title: 'c', link: 'java\tscript:alert(1)' },
      ),
    );
    expect(document.querySelectorAll('main a')).toHaveLength(0);
  });

  it('V-8 hostile texts stay texts', () => {
    const hostile = '</style></script><script>alert(1)</script><img src=x onerror=alert(1)>"\'&';
    const activity = {
      title: hostile,
      time: hostile,
      description: hostile,
      location: hostile,
      distance: hostile,
      cost: hostile,
      type: hostile,
      link: `https://example.org/${hostile}`,
    };
    const document = page({
      ...one(activity),
      title: hostile,
      location: hostile,
      dates: hostile,
    });
    expect(document.querySelectorAll('img')).toHaveLength(1);
    expect(document.querySelectorAll('script')).toHaveLength(1);
    expect(textOf(document.querySelector('h1'))).toBe(hostile);
    expect(textOf(document.querySelector('.act__title'))).toBe(hostile);
    expect(
      [...document.querySelectorAll('*')]
        .flatMap((element) => element.getAttributeNames())
        .filter((name) => name.startsWith('on')),
    ).toEqual([]);
  });

  it('V-4 holds no agent-side field, even where a record brings them', () => {
    const secret = {
      rawText: 'NET RATE 412',
      source: { spans: { '/title': 'SECRET SPAN' } },
      warnings: [{ message: 'SECRET WARNING' }],
    };
    const itinerary = testItinerary();
    const leaky = { ...itinerary, ...secret, data: { ...itinerary.data, ...secret } };
    const text = html(leaky);
    for (const part of ['NET RATE', 'SECRET', 'rawText', 'warnings']) expect(text).not.toContain(part);
    expect(text).not.toContain('application/ld+json');
  });

  it('V-4 is complete without script: anchors reach their days, buttons that need script are hidden', () => {
    const document = page(testItinerary());
    const targets = [...document.querySelectorAll<HTMLAnchorElement>('nav[aria-label=Days] a')].map((link) =>
      document.querySelector(link.getAttribute('href') ?? ''),
    );
    expect(targets.map((target) => target?.className)).toEqual(['day', 'day', 'day']);
    const buttons = [...document.querySelectorAll('button')];
    expect(buttons.map((button) => [textOf(button), button.hidden])).toEqual([
      ['Share', true],
      ['Print', true],
    ]);
  });

  it('V-1 a trip of one day has no day navigation, a trip in one place no route map', () => {
    const document = page(one({ title: 'Walk' }));
    expect(document.querySelector('.wayline')).toBeNull();
    expect(document.querySelector('.routemap')).toBeNull();
    expect(page(testItinerary()).querySelector('.routemap svg')?.getAttribute('aria-label')).toBe(
      'Route: Paris, Reims, Épernay',
    );
  });

  it('V-3 the budget stands in a table with its total; ranges and cents are kept', () => {
    const budget = page(testItinerary()).querySelector('.budget');
    const rows = [...(budget?.querySelectorAll('tbody tr') ?? [])].map((row) =>
      [...row.children].map((cell) => textOf(cell)),
    );
    expect(rows).toEqual([
      ['HotelsHôtel de Seine, two nights', '74%', '$1,180'],
      ['Wine and tastings', '20%', '$320 – $380'],
      ['Transfers', '6%', '$95.50'],
    ]);
    expect(textOf(budget?.querySelector('tfoot'))).toBe('Total$1,595');
  });

  it.each([
    ['no budget', null],
    ['a budget without items', { currency: 'USD', total: 10, items: [] }],
  ])('B-4 %s: no panel', (_, budget) => {
    expect(page(testItinerary({ data: { days: [], budget } })).querySelector('.budget, table')).toBeNull();
  });

  it('B-4 one item, or an amount not above 0, has no ring and no shares', () => {
    const items = [
      { category: 'Hotel', amount: 0, description: null },
      { category: 'Food', amount: 10, description: null },
    ];
    for (const some of [items, items.slice(1)]) {
      const document = page(
        testItinerary({ data: { days: [], budget: { currency: 'USD', total: null, items: some } } }),
      );
      expect(document.querySelectorAll('.budget tbody tr')).toHaveLength(some.length);
      expect(document.querySelector('.donut, tfoot')).toBeNull();
      expect(textOf(document.querySelector('.budget'))).not.toContain('%');
    }
  });

  it('P-2 what the record does not give vanishes', () => {
    const empty = testItinerary({
      title: null,
      location: null,
      dates: null,
      data: {
        days: [testDay({ timeBlocks: [{ period: null, emoji: null, activities: [testActivity({ title: 'Walk' })] }] })],
        budget: null,
      },
    });
    const document = page(empty);
    expect(textOf(document.querySelector('h1'))).toBe('Itinerary');
    expect(document.querySelectorAll('.meta, .act__desc, .act__time, .cost, .act__link, .day__date')).toHaveLength(0);
    expect(document.body.innerHTML).not.toMatch(/null|undefined|NaN/);
  });

  it('has one first heading, skips no level, and a landmark for everything', () => {
    for (const itinerary of [
      testItinerary(),
      one({ title: 'Walk' }),
      testItinerary({
        data: {
          days: [
            testDay({ timeBlocks: [{ period: null, emoji: null, activities: [testActivity({ title: 'Walk' })] }] }),
          ],
          budget: null,
        },
      }),
    ]) {
      const document = page(itinerary);
      const levels = [...document.querySelectorAll('h1,h2,h3,h4,h5,h6')].map((heading) =>
        Number(heading.tagName.slice(1)),
      );
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
      expect(document.documentElement.lang).toBe('en');
      expect(document.querySelectorAll('main')).toHaveLength(1);
      expect(document.querySelector('a.skip')?.getAttribute('href')).toBe('#main');
      const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('lets every text of the record find its own direction', () => {
    const document = page(testItinerary());
    for (const selector of ['h1', '.day h2', '.act__title', '.act__desc', '.cost', '.act__time']) {
      expect(document.querySelector(selector)?.getAttribute('dir'), selector).toBe('auto');
    }
    expect(document.querySelectorAll('.meta > span[dir=auto]').length).toBe(
      document.querySelectorAll('.meta > span').length,
    );
  });

  it('V-7 is not for search engines, asks no other host, and its card shows public fields alone', () => {
    const document = page(testItinerary());
    const meta = (name: string) =>
      document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
    expect(meta('robots')).toContain('noindex');
    expect(meta('og:title')).toBe('Paris and Champagne, the slow way');
    expect(meta('og:description')).toBe('May 3 to 5, 2026. Paris, Reims and Épernay, France. 3 days.');
    expect(meta('og:url')).toBe(context.pageUrl);
    const loaded = [...document.querySelectorAll('[src], [srcset], link')].flatMap((element) =>
      ['src', 'srcset', 'href'].map((name) => element.getAttribute(name)),
    );
    expect(loaded.filter((address) => address !== null && !/^(?:\/(?!\/)|data:image)/.test(address))).toEqual([]);
    expect(document.querySelector('style')?.textContent).toBe(context.assets.css.itinerary);
  });

  it('every icon that is used is in the sprite, and no other', () => {
    const document = page(testItinerary());
    const used = new Set([...document.querySelectorAll('use')].map((use) => use.getAttribute('href')?.slice(1)));
    // The script turns to this one after copying.
    used.add('i-check');
    expect([...document.querySelectorAll('symbol')].map((symbol) => symbol.id).sort()).toEqual([...used].sort());
  });

  it('is pure: the same record gives the same document', () => {
    expect(html(testItinerary())).toBe(html(testItinerary()));
  });
});

describe('the footer', () => {
  it('V-3 shows what the branding file gives', () => {
    const branding = brandingSchema.parse({
      agencyName: 'Kestrel Travel',
      logo: '/images/kestrel.webp',
      copyrightHolder: 'Kestrel Travel Ltd.',
      postalAddress: '48 Harbour Row\nPortland, ME 04101',
      footer: {
        support: { label: 'Support', href: 'https://kestrel.example/support' },
        privacy: { label: 'Privacy', href: '/privacy' },
        terms: { label: 'Terms', href: '/terms' },
        dataUsage: { label: 'Data usage', href: '/data' },
        social: [
          { label: 'Instagram', href: 'https://www.instagram.com/kestrel' },
          { label: 'Mastodon', href: 'https://social.example/@kestrel' },
        ],
        subscription: { label: 'Trip ideas by mail', href: 'https://kestrel.example/news' },
        travelAgentContact: { label: 'Contact a travel agent', href: 'mailto:hello@kestrel.example' },
      },
    });
    const document = page(testItinerary(), { ...context, branding });
    const footer = document.querySelector('footer');
    expect([...(footer?.querySelectorAll('a') ?? [])].map((link) => [textOf(link), link.getAttribute('href')])).toEqual(
      [
        ['Instagram', 'https://www.instagram.com/kestrel'],
        ['Mastodon', 'https://social.example/@kestrel'],
        ['Support', 'https://kestrel.example/support'],
        ['Contact a travel agent', 'mailto:hello@kestrel.example'],
        ['Privacy', '/privacy'],
        ['Terms', '/terms'],
        ['Data usage', '/data'],
        ['Trip ideas by mail', 'https://kestrel.example/news'],
      ],
    );
    expect(textOf(footer?.querySelector('address'))).toBe('48 Harbour Row Portland, ME 04101');
    expect(textOf(footer)).toContain('© 2026 Kestrel Travel Ltd. All rights reserved.');
    expect(textOf(footer)).toContain(context.pageUrl);
    expect(document.querySelector('title')?.textContent).toBe('Paris and Champagne, the slow way · Kestrel Travel');
  });

  it('V-3 the default branding shows no link at all, and none to the agents’ start page', () => {
    const document = page(testItinerary());
    expect(
      document.querySelectorAll('footer a, footer nav, footer address, .pubbar a:not([href$=".ics"])'),
    ).toHaveLength(0);
    expect(textOf(document.querySelector('footer'))).toContain('© 2026 Waypage. All rights reserved.');
  });
});

describe('the not-found pages', () => {
  it.each([
    ['itinerary', 'V-5', 'Itinerary Not Found', 'The requested itinerary could not be loaded.'],
    ['page', 'N-7', 'Page Not Found', 'This road ends here.'],
  ] as const)('%s (%s) reads %j', (kind, _, heading, text) => {
    const document = new DOMParser().parseFromString(sharePages.renderNotFoundPage(kind, context), 'text/html');
    expect(textOf(document.querySelector('h1'))).toBe(heading);
    expect(textOf(document.querySelector('main'))).toContain(text);
    expect(document.title).toContain(heading);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
    expect(document.querySelectorAll('script, [style], meta[property]')).toHaveLength(0);
  });

  it.each([
    ['itinerary', 'Itinerary Not Found', 'The requested itinerary could not be loaded.'],
    ['flight-quote', 'Flight Quote Not Found', 'Unable to load flight quote'],
    ['deal', 'Deal Not Found', 'Failed to fetch travel deal'],
    ['deal-embed', 'Deal Not Found', 'Failed to fetch travel deal'],
    ['deal-json', 'Data Not Found', 'Failed to fetch data'],
  ] as const)('H-16 %s that cannot be had now reads %j, %j', (kind, heading, text) => {
    const document = new DOMParser().parseFromString(sharePages.renderFailurePage(kind, context), 'text/html');
    expect(textOf(document.querySelector('h1'))).toBe(heading);
    expect(textOf(document.querySelector('main'))).toContain(text);
    expect(textOf(document.querySelector('main'))).not.toMatch(/404|removed|mistyped/);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
  });
});
