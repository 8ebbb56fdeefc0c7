import type { FlightQuotePageContext, PublicFlightQuote } from '@waypage/contract';
import { describe, expect, it } from 'vitest';
import { fares, publicQuote, publicSegment, quotePageContext } from '../testing/quote-fixtures.ts';
import { sharePages } from './render-share-page.tsx';

const html = (quote: PublicFlightQuote, context: FlightQuotePageContext = quotePageContext) =>
  sharePages.renderFlightQuotePage(quote, context);
const page = (quote: PublicFlightQuote, context = quotePageContext) =>
  new DOMParser().parseFromString(html(quote, context), 'text/html');
const textOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
const segments = (...list: ReturnType<typeof publicSegment>[]) =>
  publicQuote({
    data: {
      departureFlights: [{ date: '2027-09-03', totalTime: null, stops: null, segments: list }],
      returnFlights: [],
    },
  });

describe('the public page of a quote', () => {
  it('F-120 has the logo clip, the tagline, Share and Print hidden until the script runs', () => {
    const document = page(publicQuote(), {
      ...quotePageContext,
      branding: { ...quotePageContext.branding, logoVideo: '/m/clip.webm' },
    });
    const video = document.querySelector('.pubbar video');
    const attributes = ['muted', 'autoplay', 'playsinline', 'loop'].map((name) => video?.hasAttribute(name));
    expect(attributes).toEqual([true, true, true, false]);
    const source = video?.querySelector('source');
    expect([source?.getAttribute('src'), source?.type, source?.media]).toEqual([
      '/m/clip.webm',
      'video/webm',
      '(prefers-reduced-motion: no-preference)',
    ]);
    expect(document.querySelector('.logovideo > svg')).not.toBeNull();
    const own = [...page(publicQuote()).querySelectorAll('.pubbar source')].map((each) => each.getAttribute('src'));
    expect(own).toEqual(['/media/logo-clip.webm', '/media/logo-clip.mp4']);
    const accented = { ...quotePageContext.branding, accentColor: '#123456' };
    expect(page(publicQuote(), { ...quotePageContext, branding: accented }).querySelector('video')).toBeNull();
    expect(textOf(document.querySelector('.pubbar .tag'))).toBe('WaypageTravel Itinerary Plan Presenter');
    const buttons = [...document.querySelectorAll('button')].map((button) => [
      textOf(button),
      button.hidden,
      button.dataset['said'],
    ]);
    expect(buttons).toEqual([
      ['Share', true, 'Link copied!'],
      ['Print', true, undefined],
    ]);
  });

  it('F-121 the head has title, route, dates, client, price and fare class', () => {
    const document = page(publicQuote());
    expect(textOf(document.querySelector('h1'))).toBe('Paris in September');
    expect(textOf(document.querySelector('.scene'))).toContain('Flight quote, Seattle (SEA) → Paris (CDG)');
    expect(textOf(document.querySelector('.scene'))).toContain('September 3 to 13, 2027');
    const pass = document.querySelector('.pass');
    const pairs = [...(pass?.querySelectorAll('.pairs > div') ?? [])].map((pair) => textOf(pair));
    expect(pairs).toEqual([
      'Prepared forAmelia & Jonah Whitfield',
      'DepartsFri, Sep 3, 2027',
      'ReturnsMon, Sep 13, 2027',
      'Travelers2',
    ]);
    expect(textOf(pass)).toContain('SEASeattle');
    expect(textOf(pass)).toContain('Round trip, 1 stop out, nonstop back');
    expect(textOf(pass?.querySelector('.pass__stub'))).toBe(
      'Per traveler$986Premium EconomyTotal for 2 travelers$1,972Valid until Feb 12, 2027',
    );
  });

  it('F-121 fare class is Economy where the text gives none', () => {
    expect(
      textOf(page(publicQuote({ data: { fareDetails: { fareClass: null } } })).querySelector('.pass__stub .chip')),
    ).toBe('Economy');
  });

  it('F-121 every flight stands with times, places, airline, number, length, terminal, operating carrier, aircraft', () => {
    const [out, back] = page(publicQuote()).querySelectorAll('.journey');
    expect(textOf(out?.querySelector('header'))).toBe('DepartureFriday, September 3, 202713h 00m1 stop');
    expect(textOf(back?.querySelector('header'))).toBe('ReturnMonday, September 13, 202710h 20mNonstop');
    expect([...(out?.querySelectorAll('.segs > li') ?? [])].map((item) => textOf(item))).toEqual([
      '12:50 PMSEASeattle-Tacoma9h 50mDelta Air LinesDL 1427:40 AM+1 arrives 1 day laterAMSAmsterdam SchipholTerminal 3Airbus A330-900',
      '1h 50m layover in Amsterdam',
      '9:30 AMSat, Sep 4AMSAmsterdam Schiphol1h 20mKLMKL 122910:50 AMCDGParis Charles de GaulleOperated by KLM Cityhopper',
    ]);
    const times = [...(out?.querySelectorAll('time') ?? [])].map((time) => time.dateTime);
    expect(times).toEqual(['2027-09-03', '12:50', '07:40', '09:30', '2027-09-04', '10:50']);
  });

  it('F-121 missing times read Time TBD, missing dates Date TBD', () => {
    const document = page(
      publicQuote({
        data: {
          departureFlights: [
            {
              date: null,
              totalTime: null,
              stops: null,
              segments: [
                publicSegment({ departureDate: null, departureTime: null, arrivalTime: ' ', arrivalDate: null }),
              ],
            },
          ],
        },
      }),
    );
    const [out] = document.querySelectorAll('.journey');
    expect(textOf(out?.querySelector('header'))).toBe('DepartureDate TBD');
    expect([...(out?.querySelectorAll('.seg__time') ?? [])].map((time) => textOf(time))).toEqual([
      'Time TBD',
      'Time TBD',
    ]);
    expect(textOf(document.querySelector('.pairs'))).toContain('DepartsDate TBD');
    expect(out?.querySelector('.meta')).toBeNull();
  });

  it.each([
    ['2027-09-04', '+1 arrives 1 day later'],
    ['2027-09-05', '+2 arrives 2 days later'],
    ['2027-09-02', '−1 arrives 1 day earlier'],
    ['2027-09-03', ''],
    [null, ''],
  ])('F-121 an arrival on %s is marked %j, and read out in full', (arrivalDate, mark) => {
    const document = page(segments(publicSegment({ departureDate: '2027-09-03', arrivalDate })));
    expect(textOf(document.querySelector('sup'))).toBe(mark);
    expect(document.querySelector('sup abbr')?.getAttribute('title') ?? '').toBe(mark.replace(/^\S+ /, ''));
  });

  it.each([
    [
      { layoverDuration: '3h 05m', arrivalLocation: 'London (LHR)' },
      'London (LGW)',
      '3h 05m layover in London, change airport: LHR to LGW',
    ],
    [{ layoverDuration: null, arrivalLocation: 'Madrid (MAD)' }, 'Barcelona (BCN)', 'Own way from Madrid to Barcelona'],
    [{ layoverDuration: '2h 10m', arrivalLocation: 'Rio' }, 'Rio', '2h 10m layover in Rio'],
  ])('F-121 a wait says what the traveler has to do: %j', (fields, next, text) => {
    const document = page(segments(publicSegment(fields), publicSegment({ departureLocation: next })));
    expect(textOf(document.querySelector('.layover'))).toBe(text);
  });

  it('F-121 one way, open jaw and multi-city are named, and shown leg by leg', () => {
    const { departureFlights, returnFlights } = publicQuote().data;
    const kindOf = (data: Parameters<typeof publicQuote>[0]) =>
      textOf(page(publicQuote(data)).querySelector('.pass__main'));
    expect(kindOf({ data: { returnFlights: [] } })).toContain('One way, 1 stop');
    const elsewhere = {
      ...returnFlights[0],
      date: null,
      totalTime: null,
      stops: 0,
      segments: [publicSegment({ departureLocation: 'Rome (FCO)' })],
    };
    expect(kindOf({ data: { returnFlights: [elsewhere] } })).toContain('Open jaw');
    const many = page(
      publicQuote({ data: { departureFlights: [...departureFlights, ...returnFlights], returnFlights: [] } }),
    );
    expect(textOf(many.querySelector('.pass__main'))).toContain('SEA to CDGCDG to SEA');
    expect([...many.querySelectorAll('.journey h2')].map((heading) => textOf(heading))).toEqual([
      'Flight 1',
      'Flight 2',
    ]);
  });

  it('F-123 the fare summary has base fare, upcharge, fee, each traveler and the total; lines without an amount vanish', () => {
    const linesOf = (fareDetails: Partial<ReturnType<typeof fares>>, passengers: number | null = 2) =>
      [...page(publicQuote({ data: { fareDetails, passengers } })).querySelectorAll('.receipt dl > div')].map((line) =>
        textOf(line),
      );
    expect(linesOf({})).toEqual([
      'Base fare$890',
      'Return upcharge$96',
      'Per traveler$986',
      'Total for 2 travelers$1,972',
    ]);
    expect(linesOf({ upcharge: null, fee: { label: 'Service fee', amount: '$40', basis: 'traveler' } })).toEqual([
      'Base fare$890',
      'Service fee$40',
      'Per traveler$986',
      'Total for 2 travelers$1,972',
    ]);
    expect(linesOf({ fee: { label: 'Service fee', amount: '$40', basis: 'total' } }, 1).slice(3)).toEqual([
      'Service fee, for the booking$40',
      'Total for 1 traveler$1,972',
    ]);
    expect(linesOf({ baseFare: null, upcharge: null, total: null, totalForAllPassengers: null })).toEqual([]);
  });

  it('F-123 included, terms, notes and sign-off stand, and vanish when absent', () => {
    const text = textOf(page(publicQuote()).querySelector('main'));
    expect(text).toContain('What’s includedTwo checked bags, 23 kg eachSeat selection');
    expect(text).toContain('Terms and restrictionsChanges for $150 plus any fare difference');
    expect(text).toContain('NotesSeats 14A and 14B are held together.');
    expect(text).toContain('MAYour travel agentMarguerite AdeyemiNorthlight TravelHave a wonderful trip.');
    const bare = textOf(
      page(
        publicQuote({
          data: {
            clientName: null,
            includes: [' '],
            restrictions: [],
            notes: null,
            validUntil: null,
            returnFlights: [],
            agentInfo: { name: null, company: 'Northlight Travel' },
          },
        }),
      ).querySelector('main'),
    );
    for (const part of [
      'included',
      'Terms',
      'Notes',
      'Your travel agent',
      'Valid until',
      'valid until',
      'Return',
      'Prepared for',
    ]) {
      expect(bare.replace('Return upcharge', '')).not.toContain(part);
    }
  });

  it('F-122 says until when it is valid, and that it is over', () => {
    const open = page(publicQuote());
    expect(textOf(open.querySelector('.notice--warn'))).toContain('This quote is valid until February 12, 2027.');
    const over = page(publicQuote({ isActive: false }));
    expect(textOf(over.querySelector('.notice--danger'))).toContain('This quote expired on February 12, 2027.');
    expect(textOf(over.querySelector('.pass__stub'))).toContain('Expired Feb 12, 2027');
    expect(textOf(over.body)).not.toContain('alid until');
  });

  it('F-124 F-125 shows the poster of where it goes; a picture of the agent lies over it', () => {
    const plain = page(publicQuote());
    expect(plain.querySelector('.scene')?.className).toContain('art-paris');
    expect(plain.querySelectorAll('.scene img')).toHaveLength(1);
    const own = page(publicQuote({ data: { customImageUrl: 'https://images.example/a b.jpg' } }));
    const photo = own.querySelector<HTMLImageElement>('.quote-scene__photo');
    expect([photo?.getAttribute('src'), photo?.alt, photo?.getAttribute('referrerpolicy')]).toEqual([
      'https://images.example/a%20b.jpg',
      '',
      'no-referrer',
    ]);
    for (const customImageUrl of [
      'javascript:alert(1)',
      '//evil.example/x.jpg',
      '/\\evil.example',
      'data:image/svg+xml,x',
      'photo.jpg',
    ]) {
      expect(page(publicQuote({ data: { customImageUrl } })).querySelector('.quote-scene__photo')).toBeNull();
    }
    expect(
      page(publicQuote({ data: { customImageUrl: '/images/own.webp' } })).querySelector('.quote-scene__photo'),
    ).not.toBeNull();
  });

  it('F-131 several options stand side by side with times, stops, length and price, the suggested one first, then in full', () => {
    const { departureFlights, returnFlights } = publicQuote().data;
    const option = (label: string | null, total: string) => ({
      label,
      departureFlights,
      returnFlights,
      fareDetails: fares({ total }),
      notes: null,
    });
    const document = page(
      publicQuote({ data: { options: [option('Via Amsterdam', '$986'), option(null, '$1,148')] } }),
    );
    expect(textOf(document.querySelector('.options h2'))).toBe('Compare 2 options');
    const cards = [...document.querySelectorAll('.option')];
    expect(cards.map((card) => textOf(card.querySelector('h3')))).toEqual(['Option 1: Via Amsterdam', 'Option 2']);
    expect(cards.map((card) => card.textContent?.includes('Suggested'))).toEqual([true, false]);
    expect(textOf(cards[0])).toContain(
      '12:50 PM – 10:50 AM+1 arrives 1 day later13h 00m · 1 stop · Delta Air Lines, KLM',
    );
    expect(cards.map((card) => textOf(card.querySelector('.option__price')))).toEqual([
      'Suggested$986 per traveler',
      '$1,148 per traveler',
    ]);
    for (const card of cards) {
      const target = card.querySelector('a')?.getAttribute('href') ?? '';
      expect(document.querySelector(target)?.querySelectorAll('.journey')).toHaveLength(2);
    }
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('F-120 is complete without script, noindex, with its card, its calendar and data that cannot break out', () => {
    const document = page(publicQuote());
    const metaOf = (name: string) =>
      document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
    expect(document.title).toBe('Paris in September · Waypage');
    expect(metaOf('robots')).toBe('noindex,nofollow,noarchive');
    expect(metaOf('description')).toBe('Seattle (SEA) → Paris (CDG). September 3 to 13, 2027. $986 per traveler.');
    expect([metaOf('og:image'), metaOf('og:image:width'), metaOf('twitter:card')]).toEqual([
      quotePageContext.cardImage,
      '1200',
      'summary_large_image',
    ]);
    expect(document.querySelector('.calendar-link a')?.getAttribute('href')).toBe(quotePageContext.calendar);
    expect(page(publicQuote(), { ...quotePageContext, calendar: null }).querySelector('.calendar-link')).toBeNull();
    const scripts = [...document.querySelectorAll('script')];
    expect(scripts.map((script) => script.type)).toEqual(['module', 'application/ld+json']);
    expect(JSON.parse(scripts[1]?.textContent ?? '')).toEqual(quotePageContext.structuredData);
    expect(document.querySelector('style')?.textContent).toBe(quotePageContext.assets.css['flight-quote']);
  });

  it('F-120 hostile texts stay texts', () => {
    const hostile = '</style></script><script>alert(1)</script><img src=x onerror=alert(1)>"\'&';
    const quote = publicQuote({
      title: hostile,
      route: hostile,
      dates: hostile,
      data: {
        clientName: hostile,
        includes: [hostile],
        notes: hostile,
        validUntil: hostile,
        fareDetails: { total: hostile, fareClass: hostile },
      },
    });
    const document = page(quote);
    expect(document.querySelectorAll('img')).toHaveLength(1);
    expect(document.querySelectorAll('script')).toHaveLength(2);
    expect(textOf(document.querySelector('h1'))).toBe(hostile);
  });

  it('F-120 an unknown quote has its own texts', () => {
    const document = new DOMParser().parseFromString(
      sharePages.renderNotFoundPage('flight-quote', quotePageContext),
      'text/html',
    );
    expect(textOf(document.querySelector('h1'))).toBe('Flight Quote Not Found');
    expect(textOf(document.body)).toContain("The flight quote you're looking for doesn't exist or has been removed.");
  });
});
