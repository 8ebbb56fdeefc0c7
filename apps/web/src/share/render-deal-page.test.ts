import { brandingSchema, dealJson, type PublicTravelDeal } from '@waypage/contract';
import { describe, expect, it } from 'vitest';
import { DEAL_ID, dealEmbedContext, dealPageContext, publicDeal } from '../testing/deal-fixtures.ts';
import { sharePages } from './render-share-page.tsx';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const page = (deal: PublicTravelDeal, context = dealPageContext) => parse(sharePages.renderDealPage(deal, context));
const frame = (deal: PublicTravelDeal, context = dealEmbedContext) =>
  parse(sharePages.renderDealEmbedPage(deal, context));
const textOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
const texts = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)].map((each) => textOf(each));

describe('the public page of a deal', () => {
  it('T-130 the head has the place, title, dates, length, guests, both prices with what they are for, the deadline', () => {
    const document = page(publicDeal());
    expect(textOf(document.querySelector('h1'))).toBe('Seven nights in the Cyclades, by small ship');
    expect(texts(document, '.dealband .meta > span')).toEqual([
      'Athens and the Greek islands',
      'September 12 to 19, 2027',
      '8 days / 7 nights',
      '2 guests',
    ]);
    expect(texts(document, '.dealprice > div')).toEqual([
      'Starting from, per person$1,899Before: $2,234',
      'Total for 2 guests$3,798',
    ]);
    expect(textOf(document.querySelector('.dealband .chip'))).toBe('Book by March 31, 2027');
    expect(textOf(document.querySelector('.off'))).toBe('15%OFF');
    expect(textOf(document.querySelector('figcaption'))).toBe('Athens and the Greek islands September 2027');
  });

  it('T-130 a couple’s price stands alone with its words, never as a person’s', () => {
    const data = { price: null, totalPrice: '€3,480', priceBasis: 'per couple', originalPrice: null, discount: null };
    const document = page(publicDeal({ data }));
    expect(texts(document, '.dealprice > div')).toEqual(['Per couple€3,480']);
    expect(document.body.textContent).not.toContain('per person,');
    expect(document.querySelector('.off')).toBeNull();
  });

  it('T-130 without a price it says Contact for pricing', () => {
    const document = page(publicDeal({ data: { price: null, totalPrice: null } }));
    expect(textOf(document.querySelector('.dealprice'))).toContain('Contact for pricing');
  });

  it('T-131 an offer that is over says so, first', () => {
    const document = page(publicDeal({ isActive: false }));
    expect(textOf(document.querySelector('article > :first-child'))).toBe(
      'This deal expired on March 31, 2027. Your travel agent can ask for today’s prices.',
    );
    expect(textOf(document.querySelector('.dealband .chip'))).toBe('Expired March 31, 2027');
    expect(texts(page(publicDeal()), '.notice')).toEqual([
      'This deal is valid until March 31, 2027. Places and prices may change until they are booked.',
    ]);
    expect(page(publicDeal({ data: { validUntil: null } })).querySelector('.notice, .dealband .chip')).toBeNull();
  });

  it('T-132 departures without prices of their own are options, and no price is made up for them', () => {
    const priceOptions = publicDeal().data.priceOptions.map((option) => ({ ...option, price: null }));
    const document = page(publicDeal({ data: { priceOptions } }));
    expect(texts(document, '.prices thead th')).toEqual(['Option', 'Dates']);
    expect(textOf(document.querySelector('#options-title'))).toBe('Options');
    expect(document.body.textContent).not.toMatch(/on request/i);
  });

  it('T-132 highlights are numbered, options a table, lists stand with their signs, stays one by one', () => {
    const document = page(publicDeal());
    expect(texts(document, 'ol.high > li')).toHaveLength(2);
    expect(texts(document, '.prices thead th')).toEqual(['Option', 'Dates', 'Price per person']);
    expect(texts(document, '.prices tbody tr')).toEqual([
      'Inside cabin$1,899',
      'Balcony cabinSeptember 19 to 26, 2027–not stated',
    ]);
    expect(document.querySelectorAll('.prices tbody th[scope=row]')).toHaveLength(2);
    expect(texts(document, '.two h2')).toEqual([
      'Prices',
      'Accommodation',
      'What’s included',
      'Terms and restrictions',
      'Activities',
      'Notes',
    ]);
    expect(texts(document, '.ticks li')).toEqual(expect.arrayContaining(['MV Halcyon', 'Hotel Plaka']));
  });

  it('T-132 what is absent vanishes', () => {
    const document = page(
      publicDeal({
        destination: null,
        dates: null,
        data: {
          ...{ includes: [], restrictions: [], highlights: [' '], activities: [], accommodation: null, notes: null },
          ...{ priceOptions: [], duration: null, passengers: null, validUntil: null, discount: null },
          ...{ originalPrice: null, agentInfo: { name: null, company: null } },
        },
      }),
    );
    expect(texts(document, 'main h2')).toEqual([]);
    expect(document.querySelectorAll('main article > *')).toHaveLength(0);
  });

  it('T-133 notes, the agent with the sign-off, and how to reach the agency', () => {
    const branding = brandingSchema.parse({
      footer: { travelAgentContact: { label: 'Contact a travel agent', href: '/contact' } },
    });
    const document = page(publicDeal(), { ...dealPageContext, branding });
    expect(textOf(document.querySelector('.sign'))).toContain('Your travel agentTomás BeltránLongshore Travel');
    expect(document.querySelector('.closing a.btn')?.getAttribute('href')).toBe('/contact');
    expect(document.querySelector('.notes')?.textContent).toBe(
      'Sail from Athens on a 49-cabin ship.\nChild 3-11: $890',
    );
  });

  it('T-130 the picture: the theme’s poster, under the agent’s own', () => {
    expect(page(publicDeal()).querySelector('.framed img')?.getAttribute('src')).toBe('/art/beach.svg#tall');
    const own = page(publicDeal({ data: { customImageUrl: 'https://images.example/a.jpg' } }));
    expect([...own.querySelectorAll('.framed img')].map((each) => each.getAttribute('src'))).toEqual([
      '/art/beach.svg#tall',
      'https://images.example/a.jpg',
    ]);
    expect(page(publicDeal({ data: { customImageUrl: 'javascript:1' } })).querySelectorAll('.framed img')).toHaveLength(
      1,
    );
  });

  it('T-134 Download is a link that works without script, Print waits for it; noindex, card, oEmbed, JSON-LD', () => {
    const document = page(publicDeal());
    const download = document.querySelector('.pubbar a[download]');
    expect([textOf(download), download?.getAttribute('href')]).toEqual(['Download', `/deal/${DEAL_ID}.txt`]);
    const print = document.querySelector<HTMLButtonElement>('.pubbar button');
    expect([textOf(print), print?.hidden]).toEqual(['Print', true]);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
    expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toContain('/og/deal/');
    const discovery = document.querySelector('link[type="application/json+oembed"]');
    expect(discovery?.getAttribute('href')).toBe('https://trips.example/oembed?url=x');
    expect(document.querySelector('script[type="application/ld+json"]')?.textContent).toContain('TouristTrip');
    expect(sharePages.renderDealPage(publicDeal(), dealPageContext)).not.toContain('</script><!--');
  });
});

describe('a deal in a frame', () => {
  it('T-140 is a card with numbered highlights, lists, important notes, deadline and specialist; no header, no footer', () => {
    const document = frame(publicDeal());
    expect(texts(document, 'h2')).toEqual(['Highlights', 'Activities', 'Accommodation', 'Included', 'Important notes']);
    expect(texts(document, 'ol.high > li')).toHaveLength(2);
    expect(textOf(document.querySelector('.tagoff'))).toBe('15% OFF');
    expect(textOf(document.querySelector('.embed__prices'))).toBe(
      'From, per person$1,899Before: $2,234Total for 2 guests$3,798',
    );
    expect(textOf(document.querySelector('.notice'))).toBe('Book by March 31, 2027');
    expect(textOf(document.querySelector('.sign'))).toBe('TBTravel specialistTomás BeltránLongshore Travel');
    expect(document.querySelector('.pubbar, .foot, button')).toBeNull();
    const link = document.querySelector('a');
    expect([link?.target, link?.rel, link?.getAttribute('href')]).toEqual([
      '_blank',
      'noopener',
      dealEmbedContext.dealUrl,
    ]);
    expect(document.querySelector('script[src]')?.getAttribute('src')).toBe('/assets/frame-height.js');
  });

  it('T-143 takes its theme and its accent from its address', () => {
    const look = { theme: 'dark', style: ':root{--brand:#123456}' } as const;
    const document = frame(publicDeal(), { ...dealEmbedContext, look });
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(document.querySelectorAll('style')[1]?.textContent).toBe(look.style);
    expect(frame(publicDeal()).documentElement.dataset['theme']).toBeUndefined();
  });

  it('T-142 an unknown deal is Travel deal not found, in the card alone', () => {
    const document = parse(sharePages.renderNotFoundPage('deal-embed', dealEmbedContext));
    expect(textOf(document.querySelector('main'))).toBe('Deal Not FoundTravel deal not found');
  });
});

describe('the data page of a deal', () => {
  const BASE = 'https://trips.example';
  const render = (deal: PublicTravelDeal) =>
    parse(
      sharePages.renderDealJsonPage(dealJson(deal, BASE), {
        ...dealPageContext,
        file: { name: `travel-deal-${DEAL_ID}.json`, address: `/deal/${DEAL_ID}.json` },
      }),
    );

  it('T-150 has summary cards, both buttons and the JSON itself', () => {
    const document = render(publicDeal());
    expect(texts(document, '.stats > div')).toEqual([
      'TitleSeven nights in the Cyclades, by small ship',
      'DestinationAthens and the Greek islands',
      'Deal typeTravel',
      'Duration8 days / 7 nights',
      'Price$1,899',
      'StatusActive',
    ]);
    expect(texts(document, '.page__head .btn')).toEqual(['Download', 'Copy JSON']);
    const copy = document.querySelector<HTMLButtonElement>('button');
    expect([copy?.hidden, copy?.dataset['said']]).toEqual([true, 'JSON copied!']);
    const raw = document.getElementById(copy?.dataset['copies'] ?? '')?.textContent ?? '';
    expect(JSON.parse(raw)).toEqual(dealJson(publicDeal(), BASE));
    expect(texts(document, '.label')).toContain(`travel-deal-${DEAL_ID}.json`);
    expect(document.querySelectorAll('.code b')).toHaveLength(15);
  });

  it('T-150 without a price: Contact for pricing; over: Inactive; texts with quotes and brackets stay whole', () => {
    const deal = publicDeal({
      title: 'A "deal": [<b>1</b>], {2}\\',
      isActive: false,
      data: { price: null, totalPrice: null },
    });
    const document = render(deal);
    expect(texts(document, '.stats > div').slice(-2)).toEqual(['PriceContact for pricing', 'StatusInactive']);
    expect(JSON.parse(document.querySelector('code')?.textContent ?? '')).toEqual(dealJson(deal, BASE));
  });

  it('T-134 T-151 unknown deals have their texts', () => {
    const missing = (kind: 'deal' | 'deal-json') => parse(sharePages.renderNotFoundPage(kind, dealPageContext));
    expect(textOf(missing('deal').querySelector('h1'))).toBe('Deal Not Found');
    expect(textOf(missing('deal').querySelector('.lost__text'))).toMatch(/^Travel deal not found\./);
    expect(textOf(missing('deal-json').querySelector('h1'))).toBe('Data Not Found');
    expect(textOf(missing('deal-json').querySelector('.lost__text'))).toMatch(/^Failed to load travel deal data\./);
  });
});
