/**
 * Generated pastes with a fixed seed: lines of the corpus, cut, doubled, shuffled, spliced with lines of other texts, with pieces of
 * reservation screens, odd characters and other line ends among them. The same numbers give the same texts on every machine.
 */

const SCREEN_PIECES = [
  ' 1 AA1734O 06MAY Q PHXDFW*SS2   805A 1230P /DCAA /E',
  '  2  QF 012 I 05MAR 5 LAXSYD HK2  1030P 820A 07MAR  E  0 388 M',
  ' 3. EK  653 U  23FEB MLEDXB HK3   1000   1320 O*       E TU  2',
  '   ARNK',
  'OPERATED BY KLM ROYAL DUTCH AIRLINES',
  'FQG 1-2       GBP      612.00    421.47      2066.94 ADT',
  ' 2-    USD642.00                    585.81XT      USD1227.81ADT',
  'DEN UA X/WAS UA GVA 344.00LLX0ZDNS NUC688.00END ROE1.0',
  ' 1.1WHITFIELD/DANIEL MR  2.1WHITFIELD/LAURA MRS',
  '31FEB 2500 XXXXXX HK99',
  '>*R',
  '$B-1',
  '+1',
  '#0605',
  '1200N',
];
const TRAVEL_PIECES = [
  'Day 3:',
  'Day 1-99',
  '12 May 2027 - 3 May 2026',
  '29 Feb 2027',
  '3/4/27',
  '$1,299 – $1,499 pp',
  '€1.234,50',
  'from £0',
  'Total',
  '7N/8D',
  'Book by',
  '25:61',
  '9am-',
  'JFK–LHR',
  '(LHR)',
  'BA 178',
  '| a | b |',
  '|---|---|',
  '\t\t',
  '- ',
  '**',
  '[x](http://a.b)',
  '<br>',
  '&nbsp;',
  '4111 1111 1111 1111',
];
const CHARACTERS =
  '\u0000 \u0007 \u001b \u0085 \u00a0 \u00ad \u200b \u200d \u202e \u2028 \ufeff \ufffd \ud800 \udc00 İ ß ﬁ Ǆ é e\u0301 ½ ² ① Ⅷ ٣ 三 東 한 ไ ב 🌅 👨‍👩‍👧 🇵🇹 ✈️ ＄ € ₹ ₿ – — … ’ “ ” ( ) [ ] { } < > | \\ / * _ ~ ` # + = : ; , . ! ? % & @ ^ $ 0 1 9 -'.split(
    ' ',
  );
const LINE_ENDS = ['\r\n', '\r', '\n\n', '\u2028', ' \n', '\t\n'];
/** So many of the texts are a whole text of the corpus, mutated; the others are a few lines of one. */
const WHOLE_ONE_IN = 150;
const LENGTH_MAX = 4000;

export type NextText = () => string;

/** @param texts the corpus that the lines come from. */
export function fuzzTexts(seed: number, texts: readonly string[]): NextText {
  const next = random(seed);
  const below = (limit: number): number => Math.floor(next() * limit);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const pages = texts.map((text) => text.split('\n'));

  const somewhere = (text: string): number => below(text.length + 1);
  const insert = (text: string, piece: string): string => {
    const at = somewhere(text);
    return text.slice(0, at) + piece + text.slice(at);
  };
  const fewLines = (): string => {
    const page = pick(pages);
    const from = below(page.length);
    return page.slice(from, from + 1 + below(5)).join('\n');
  };
  const shuffled = (text: string): string => {
    const lines = text.split('\n');
    for (let i = lines.length - 1; i > 0; i--) {
      const j = below(i + 1);
      [lines[i], lines[j]] = [lines[j] as string, lines[i] as string];
    }
    return lines.join('\n');
  };

  const mutations: readonly ((text: string) => string)[] = [
    function cut(text) {
      const at = somewhere(text);
      return text.slice(0, at) + text.slice(at + below(60));
    },
    function truncate(text) {
      return next() < 0.5 ? text.slice(0, somewhere(text)) : text.slice(somewhere(text));
    },
    function double(text) {
      const at = somewhere(text);
      const piece = text.slice(at, at + 1 + below(80));
      return text.slice(0, at) + piece.repeat(1 + below(4)) + text.slice(at);
    },
    shuffled,
    (text) => insert(text, fewLines()),
    (text) => insert(text, `\n${pick(SCREEN_PIECES)}\n`),
    (text) => insert(text, pick(SCREEN_PIECES)),
    (text) => insert(text, pick(TRAVEL_PIECES)),
    (text) => insert(text, pick(CHARACTERS)),
    (text) => insert(text, pick(CHARACTERS).repeat(1 + below(12))),
    (text) => text.replaceAll('\n', pick(LINE_ENDS)),
    (text) => text.replace(/\n/g, (end) => (next() < 0.3 ? ' ' : end)),
    (text) => text.replace(/\d/g, (digit) => (next() < 0.1 ? String(below(10)) : digit)),
    (text) => (next() < 0.5 ? text.toUpperCase() : text.toLowerCase()),
  ];

  return () => {
    let text = below(WHOLE_ONE_IN) === 0 ? pick(texts) : fewLines();
    for (let left = 1 + below(5); left > 0; left--) text = pick(mutations)(text);
    return text.slice(0, LENGTH_MAX);
  };
}

/** mulberry32: small, and good enough to choose by. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
