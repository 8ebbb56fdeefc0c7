/** Offers as flyers, newsletters, chats, one-liners, cards and prose. */
import { asides, deadline, joined, lengthWords, NOTHING, personPrice, price, when } from './fact-parts.ts';
import { type Layout, maybe, rendered } from './layout.ts';
import {
  contact,
  drawInside,
  drawOutside,
  highlights,
  lists,
  shortLists,
  smallPrint,
  tickedLists,
} from './list-parts.ts';
import { capital, listed } from './pen.ts';

const noHighlights = { truth: { highlights: [] }, lines: [] } as const;

/** A flyer: name, length, dates, price, lists, small print; often in capitals. */
export const flyer: Layout = (pen) => {
  const parts = {
    when: when(pen),
    price: price(pen),
    lists: lists(pen),
    highlights: pen.chance(0.3) ? highlights(pen) : noHighlights,
    asides: asides(pen),
    print: maybe(pen, 0.4, smallPrint),
    deadline: deadline(pen),
    contact: maybe(pen, 0.5, contact),
  };
  const airport = pen.chance(0.3) ? [pen.pick(pen.tongue.departs(pen.pick(pen.tongue.airports)))] : [];
  const isCapitals = pen.chance(0.25);
  const gap = pen.chance(0.5) ? [''] : [];
  const lines = [
    pen.place,
    pen.hotel,
    lengthWords(pen),
    ...parts.when.lines,
    ...airport,
    ...gap,
    ...parts.price.lines,
    '',
    ...parts.highlights.lines,
    '',
    ...parts.lists.lines,
    '',
    ...parts.asides.lines,
    ...parts.deadline.lines,
    '',
    ...parts.print.lines,
    '',
  ].map((line) => (isCapitals ? line.toUpperCase() : line));
  const truth = { place: pen.place, nights: pen.nights, hotel: pen.hotel, ...joined(...Object.values(parts)) };
  return rendered([...lines, ...parts.contact.lines], truth);
};

/** A newsletter: words of the sender and of the mail around the offer. */
export const newsletter: Layout = (pen) => {
  const { tongue } = pen;
  const parts = [when(pen), price(pen), lists(pen), deadline(pen), maybe(pen, 0.4, smallPrint), contact(pen)] as const;
  const [days, cost, list, until, print, sender] = parts;
  return rendered(
    [
      ...(pen.chance(0.5) && pen.language === 'en' ? ['View this email in your browser', ''] : []),
      tongue.hello,
      '',
      capital(pen.pick(tongue.chatter)),
      '',
      `${pen.place} – ${lengthWords(pen)}`,
      ...days.lines,
      ...cost.lines,
      '',
      ...list.lines,
      '',
      ...until.lines,
      pen.pick(tongue.buttons),
      '',
      ...print.lines,
      '',
      ...sender.lines,
      ...(pen.language === 'en' ? ['', 'You are receiving this email because you signed up. Unsubscribe'] : []),
    ],
    { place: pen.place, nights: pen.nights, ...joined(...parts) },
  );
};

/** WhatsApp and Instagram: a picture before each fact. */
export const chat: Layout = (pen) => {
  const parts = {
    when: when(pen),
    price: price(pen),
    lists: tickedLists(pen),
    deadline: deadline(pen),
    contact: maybe(pen, 0.4, contact),
  };
  const star = pen.chance(0.5) ? '*' : '';
  const length = lengthWords(pen);
  const led = (emoji: string, lines: readonly string[]): string[] => lines.map((line) => `${emoji} ${line}`);
  return rendered(
    [
      `${pen.pick(['🌴', '✈️', '🔥', '🌞'])} ${star}${pen.chance(0.5) ? pen.place.toUpperCase() : pen.place}${star} ${pen.pick(['🌴', '✈️', ''])}`.trim(),
      ...led('🏨', [pen.hotel]),
      ...led('🌙', [length]),
      ...led('📅', parts.when.lines),
      ...led('💰', parts.price.lines),
      ...(pen.chance(0.5) ? [''] : []),
      ...parts.lists.lines,
      ...led('⏰', parts.deadline.lines),
      '',
      ...parts.contact.lines,
      ...(pen.chance(0.3) ? ['#travel #deals'] : []),
    ],
    {
      place: pen.place,
      nights: pen.nights,
      hotel: pen.hotel,
      besides: [pen.hotel, length],
      ...joined(...Object.values(parts)),
    },
  );
};

/** One line for everything. */
export const oneLiner: Layout = (pen) => {
  const { tongue } = pen;
  const parts = [when(pen), personPrice(pen), shortLists(pen), deadline(pen)] as const;
  const [days, cost, list, until] = parts;
  const join = pen.pick([' | ', ' • ', ' · ', ' // ', '; '] as const);
  const short = [
    `${pen.place} ${pen.pick(tongue.nights(pen.nights))}`,
    ...days.lines,
    ...cost.lines,
    ...until.lines,
  ].join(join);
  return rendered([short, ...list.lines], { place: pen.place, nights: pen.nights, ...joined(...parts) });
};

/** A card of a web shop: one value a line, with stars, reviews and a button. */
export const card: Layout = (pen) => {
  const { tongue, money } = pen;
  const list = pen.chance(0.5) ? lists(pen) : NOTHING;
  const percent = pen.pick([10, 20, 25, 30, 50]);
  const was = pen.whole(10, 150) * 20;
  const now = (was * (100 - percent)) / 100;
  const unit = pen.pick(tongue.perPerson);
  const isEnglish = tongue.and === 'and';
  return rendered(
    [
      ...(pen.chance(0.3) && isEnglish ? ['Bestseller'] : []),
      pen.hotel,
      pen.place,
      ...(isEnglish
        ? [pen.pick(['4.6/5 (312 reviews)', '★★★★', '8.9 Excellent · 1,204 reviews', 'Rated 4.5 out of 5'])]
        : ['★★★★']),
      lengthWords(pen),
      ...(pen.chance(0.5) ? [pen.range(pen.start, pen.end)] : []),
      pen.pick(tongue.off)(percent),
      ...(isEnglish
        ? pen.pick([
            [`Was ${money(was)}`, `Now ${money(now)}`, unit],
            [`was ${money(was)}`, `now ${money(now)} ${unit}`],
            [`From ${money(now)} ${unit}`, `was ${money(was)}`],
          ])
        : [capital(pen.pick(tongue.wasNow)(money(was), money(now))), unit]),
      ...list.lines,
      pen.pick(tongue.buttons),
    ],
    {
      place: pen.place,
      hotel: pen.hotel,
      nights: pen.nights,
      price: money(now),
      originalPrice: money(was),
      totalPrice: null,
      percent,
      ...list.truth,
    },
  );
};

/** Paragraphs of prose. */
export const prose: Layout = (pen) => {
  const { tongue } = pen;
  const inside = drawInside(pen);
  const outside = drawOutside(pen);
  const parts = [when(pen), price(pen), deadline(pen)] as const;
  const [days, cost, until] = parts;
  const sentences = [
    pen.pick(tongue.prose)(pen.place, pen.pick(tongue.nights(pen.nights).slice(0, 1)), pen.hotel),
    ...days.lines.map(capital),
    ...cost.lines.map(capital),
    pen.pick(tongue.proseIncluded)(listed(inside, tongue.and)),
    ...(outside.length === 0 ? [] : [pen.pick(tongue.proseExcluded)(listed(outside, tongue.and))]),
    ...until.lines,
  ].map((each) => (/[.?!]$/.test(each) ? each : `${each}.`));
  const text = pen.chance(0.6) ? [sentences.join(' ')] : sentences;
  return rendered([...(pen.chance(0.5) ? [pen.place, ''] : []), ...text], {
    place: pen.place,
    nights: pen.nights,
    hotel: pen.hotel,
    inside,
    outside,
    ...joined(...parts),
  });
};
