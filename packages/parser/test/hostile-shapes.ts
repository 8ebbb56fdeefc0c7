/** Pieces that, said again and again, make texts which a careless reader takes for ever over, or trips over. */
import { readCases } from './read-corpus.ts';

/** A name, the piece, and what stands once before it. */
export type Shape = readonly [name: string, piece: string, head?: string];

const lisbon = readCases('itinerary').find((c) => c.name.includes('lisbon'))?.text ?? '';
export const SHAPES: readonly Shape[] = [
  ['an itinerary again and again', lisbon],
  ['one line of digits', '1234567890'],
  ['bars', '|'],
  ['stars', '*'],
  ['bold words', '**a** '],
  ['dollars', '$'],
  ['prices', '$5 '],
  ['nested lists', '- a\n  - b\n    - c\n'],
  ['brackets', '['],
  ['links', '[a](http://x.y) '],
  ['open tags', '<a '],
  ['mails below mails', 'From: a\nSent: b 1 May 2027\n\nDay x\n09:00 y\n\n'],
  ['quoted mails', 'x 1 May 2027\nOn 20 Nov 2026, Jo Bloggs wrote:\n9:00 y\n'],
  ['open comments', '<!--'],
  ['day headings', 'Day 1: x\n'],
  ['table rows', '| a | b |\n'],
  ['spreadsheet rows', 'a\tb\n'],
  ['cells on one line', 'a   b   '],
  ['headings on one line', 'Price   Date   '],
  ['clock times', '9:00 '],
  ['sentences', 'Visit the old town and have lunch. '],
  ['blank lines', '\n'],
  ['carriage returns', 'a\r'],
  ['emoji', '🌅'],
];
export const DEAL_SHAPES: readonly Shape[] = [
  ['a list in running text', 'a, '],
  ['items', '- Breakfast included daily\n'],
  ['options', 'Inside from $749 pp\n'],
  ['blocks of hotels', 'Hotel Abc\n£500 pp\n'],
  ['deadlines', 'book by 5 May 2027 '],
  ['days on one line', '17.08.2027 '],
  ['months and days', 'Aug 17 '],
  ['other dates', 'More dates\nSat 5 May 2027\n'],
  ['signatures', 'Kind regards\nAnn Lee\n'],
  ['net rates', 'net rate 10% commission '],
  ['passports', 'passport '],
  ['words cut by hyphens', `${'x'.repeat(60)} abc-\n`],
  ['percentages', 'save 20% '],
  ['sentences of conditions', 'Includes flights. Subject to availability. '],
  ['dictated messages', 'hi its dee, got u that one!! 4 nts in may, hotel b+b, flts w 1 case each '],
];
/** What was once read by a function that calls itself: so many of them on one line that the stack ends. */
export const DEEP_SHAPES: readonly Shape[] = [
  ['labels on one line', 'Ref: 4711     Dest: South Africa     Pax: 2     '],
  ['pictures between sentences', 'No pets sorry 🙈 Under fives only ', 'Bali deal £899pp\n'],
];
export const DISPLAY_SHAPES: readonly Shape[] = [
  ['flights', ' 1 AA1734O 06MAY Q PHXDFW*SS2   805A 1230P /DCAA /E\n'],
  ['flights on one line', ' 1 AA1734O 06MAY Q PHXDFW*SS2   805A 1230P'],
  ['heads of flights', 'AA1734O 06MAY '],
  ['city pairs', 'PHXDFW '],
  ['names', ' 1.1SMITH/JOHN MR'],
  ['slashes', 'A/'],
  ['taxes', ' 5.60AY'],
  ['rows of prices', ' 1-    USD1533.02    129.08XT   USD1662.10ADT\n'],
  ['quotes', 'FQG 1-2 GBP 612.00 421.47 2066.94 ADT\n'],
  ['fares without a total', 'FARE USD 1.00 TAX 1.00AA \n'],
  ['columns', 'EUR   312.00\n'],
  ['allowances', 'BAG ALLOWANCE     -PHXLHR-01P/AA/EACH PIECE UP TO \n'],
  ['deadlines', 'LAST DATE TO PURCHASE TICKET: \n'],
  ['service requests', ' 3 SSR OTHS 1S BY BY BEFORE \n'],
  ['rules', 'NONREF/'],
  ['options', 'OPTION 1\n 1 AA1734O 06MAY Q PHXDFW*SS2   805A 1230P\nUSD 100 pp\n'],
];

/** The piece again and again, `length` characters of it, behind the head. */
export const fill = (piece: string, length: number, head = ''): string =>
  head + piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
