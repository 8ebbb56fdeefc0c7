/** Deals with known facts, written as agents write them: the same seed gives the same texts on every machine. */
import {
  type Chooser,
  chooseFacts,
  chooser,
  type DayForm,
  type DealFacts,
  dayForm,
  type MoneyForm,
  moneyForm,
  WORDS,
} from './deal-facts.ts';
import type { DealWords } from './deal-words.ts';

export interface RenderedDeal {
  readonly layout: LayoutName;
  readonly facts: DealFacts;
  readonly text: string;
}

interface Pen {
  readonly facts: DealFacts;
  readonly words: DealWords;
  readonly choose: Chooser;
  readonly money: MoneyForm;
  readonly days: DayForm;
  /** The colon with the blank before it that French has. */
  readonly colon: string;
}

type Layout = (pen: Pen) => string;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function listed({ words }: Pen, things: readonly string[]): string {
  return things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} ${words.and} ${things.at(-1)}`;
}

const lengthOf = ({ facts, words }: Pen): string =>
  facts.length === 'both'
    ? `${words.days(facts.nights + 1)} / ${words.nights(facts.nights)}`
    : words.nights(facts.nights);

/** Label and value of each fact, in the order of most offers. */
function rowsOf(pen: Pen): [string, string][] {
  const { facts, words, choose, money, days } = pen;
  const { label } = words;
  const rows: [string, string][] = [[choose.pick(label.destination), facts.place]];
  const dates: [string, string][] = [];
  if (facts.when === 'window') dates.push([choose.pick(label.window), rangeOf(pen)]);
  if (facts.when === 'trip') {
    if (choose.chance(0.3)) {
      const at = choose.whole(0, Math.min(label.leave.length, label.back.length) - 1);
      dates.push([label.leave[at] as string, days.day(facts.start)], [label.back[at] as string, days.day(facts.end)]);
    } else dates.push([choose.pick(label.dates), rangeOf(pen)]);
  }
  rows.push(...(choose.chance(0.5) ? [...dates, lengthRow(pen)] : [lengthRow(pen), ...dates]));
  if (facts.travelers !== null)
    rows.push([
      choose.pick(label.travelers),
      choose.chance(0.6) ? String(facts.travelers) : choose.pick(words.travelers(facts.travelers)),
    ]);
  const prices: [string, string][] = [];
  if (facts.was !== null) prices.push([choose.pick(label.was), money(facts.was)]);
  if (facts.person !== null) prices.push([choose.pick(label.price), money(facts.person)]);
  if (facts.percent !== null) prices.push([choose.pick(label.discount), `${facts.percent}%`]);
  if (facts.partyAmount !== null && facts.party !== 'none')
    prices.push([choose.pick(label[facts.party]), money(facts.partyAmount)]);
  rows.push(...prices);
  if (facts.single !== null) rows.push([choose.pick(label.single), money(facts.single)]);
  if (facts.child !== null) rows.push([choose.pick(label.child), money(facts.child)]);
  if (facts.deposit !== null) rows.push([choose.pick(label.deposit), money(facts.deposit)]);
  if (facts.deadline !== null) rows.push([choose.pick(label.deadline), days.day(facts.deadline)]);
  return rows;
}

const lengthRow = (pen: Pen): [string, string] => [pen.choose.pick(pen.words.label.length), lengthOf(pen)];

const rangeOf = ({ facts, words, choose, days }: Pen): string =>
  choose.chance(0.7)
    ? days.range(facts.start, facts.end)
    : choose.pick(words.range)(days.day(facts.start), days.day(facts.end));

const titleOf = ({ facts, words, choose }: Pen): string =>
  choose.pick([facts.place, `${facts.place} 2027`, `${facts.place} – ${words.nights(facts.nights)}`]);

/** Both lists with headings and marks. */
function listBlocks(pen: Pen, mark: string, heading: (label: string) => string, no = mark): string[] {
  const { facts, words, choose } = pen;
  const lines = [
    '',
    heading(choose.pick(words.label.includes)),
    ...facts.inside.map((each) => `${mark}${capital(each)}`),
  ];
  if (facts.outside.length > 0)
    lines.push('', heading(choose.pick(words.label.excludes)), ...facts.outside.map((each) => `${no}${capital(each)}`));
  return lines;
}

/** Both lists, each on a line of its own. */
function listRows({ facts, words, choose }: Pen): [string, string][] {
  const rows: [string, string][] = [[choose.pick(words.label.includes), facts.inside.join(', ')]];
  if (facts.outside.length > 0) rows.push([choose.pick(words.label.excludes), facts.outside.join(', ')]);
  return rows;
}

const listsOrRows = (pen: Pen, line: (row: [string, string]) => string, mark: string): string[] =>
  pen.choose.chance(0.6) ? listBlocks(pen, mark, (label) => `${label}${pen.colon}`) : listRows(pen).map(line);

/** The price as it stands in running text. */
function priceWords(pen: Pen): string {
  const { facts, words, choose, money } = pen;
  if (facts.person === null) return '';
  const unit = choose.pick(words.perPerson);
  const now = `${money(facts.person)} ${unit}`;
  return facts.was === null
    ? choose.chance(0.3)
      ? `${words.from} ${now}`
      : now
    : choose.pick(words.now)(money(facts.was), now);
}

function partyWords({ facts, words, choose, money }: Pen): string | null {
  if (facts.partyAmount === null || facts.party === 'none') return null;
  const unit =
    facts.party === 'couple'
      ? choose.pick(words.perCouple)
      : facts.party === 'room'
        ? choose.pick(words.perRoom)
        : choose.pick(words.forAll(facts.travelers ?? 2));
  return `${money(facts.partyAmount)} ${unit}`;
}

function travelWords(pen: Pen): string | null {
  const { facts, words, choose, days } = pen;
  if (facts.when === 'none') return null;
  return facts.when === 'window' ? choose.pick(words.window)(days.day(facts.start), days.day(facts.end)) : rangeOf(pen);
}

/** Supplement, child and deposit as short sentences. */
function asideWords({ facts, words, choose, money }: Pen): string[] {
  return [
    ...(facts.single === null ? [] : [choose.pick(words.single)(money(facts.single))]),
    ...(facts.child === null ? [] : [choose.pick(words.child)(money(facts.child))]),
    ...(facts.deposit === null ? [] : [choose.pick(words.deposit)(money(facts.deposit))]),
  ];
}

function offWords({ facts, words, choose, money }: Pen): string[] {
  return [
    ...(facts.percent === null ? [] : [choose.pick(words.percent)(facts.percent)]),
    ...(facts.saved === null ? [] : [choose.pick(words.saved)(money(facts.saved))]),
  ];
}

const bookWords = ({ facts, words, choose, days }: Pen): string[] =>
  facts.deadline === null ? [] : [choose.pick(words.book)(days.day(facts.deadline))];

const labels: Layout = (pen) => {
  const line = ([label, value]: [string, string]): string => `${label}${pen.colon} ${value}`;
  return [
    titleOf(pen),
    '',
    ...rowsOf(pen).map(line),
    ...listsOrRows(pen, line, pen.choose.pick(['- ', '• ', ''])),
  ].join('\n');
};

const bullets: Layout = (pen) => {
  const mark = pen.choose.pick(['- ', '• ', '* ']);
  const line = ([label, value]: [string, string]): string => `${mark}${label}${pen.colon} ${value}`;
  return [titleOf(pen), '', ...rowsOf(pen).map(line), ...listsOrRows(pen, line, mark)].join('\n');
};

const stacked: Layout = (pen) => {
  const colon = pen.choose.chance(0.5) ? pen.colon : '';
  const pairs = rowsOf(pen).flatMap(([label, value]) => [`${label}${colon}`, value]);
  return [titleOf(pen), '', ...pairs, ...listBlocks(pen, '', (label) => `${label}${colon}`)].join('\n');
};

const markdown: Layout = (pen) => {
  const rows = [...rowsOf(pen), ...listRows(pen)].map(([label, value]) => `| ${label} | ${value} |`);
  return [`## ${titleOf(pen)}`, '', '| | |', '|---|---|', ...rows].join('\n');
};

const tabs: Layout = (pen) =>
  [titleOf(pen), '', ...[...rowsOf(pen), ...listRows(pen)].map(([label, value]) => `${label}\t${value}`)].join('\n');

/** A table with the facts as its columns. */
const columns: Layout = (pen) => {
  const rows = rowsOf(pen);
  const isTab = pen.choose.chance(0.5);
  const join = (cells: readonly string[]): string => (isTab ? cells.join('\t') : `| ${cells.join(' | ')} |`);
  const rule = isTab ? [] : [join(rows.map(() => '---'))];
  return [
    titleOf(pen),
    '',
    join(rows.map(([label]) => label)),
    ...rule,
    join(rows.map(([, value]) => value)),
    ...listBlocks(pen, '- ', (label) => `${label}${pen.colon}`),
  ].join('\n');
};

const flyer: Layout = (pen) => {
  const { facts, choose } = pen;
  const lines = [choose.chance(0.5) ? facts.place.toUpperCase() : facts.place, lengthOf(pen)];
  const price = [priceWords(pen), partyWords(pen)].filter((each): each is string => each !== null && each !== '');
  lines.push(...[travelWords(pen)].flatMap((each) => (each === null ? [] : [capital(each)])));
  lines.push(...price.map(capital), ...offWords(pen), ...asideWords(pen), ...bookWords(pen));
  return [...lines, ...listBlocks(pen, choose.pick(['- ', '• ', '✓ ']), (label) => `${label}${pen.colon}`)].join('\n');
};

const whatsapp: Layout = (pen) => {
  const { facts, choose } = pen;
  const travel = travelWords(pen);
  const party = partyWords(pen);
  const price = priceWords(pen);
  const line = (emoji: string, text: string): string => `${emoji} ${text}`;
  const inside = listBlocks({ ...pen, facts: { ...facts, outside: [] } }, '✅ ', (label) => `*${label}${pen.colon}*`);
  const lines = [
    choose.chance(0.5) ? `🌴 *${facts.place}* 🌴` : `*${facts.place.toUpperCase()}* ✈️`,
    line('🏨', lengthOf(pen)),
    ...(travel === null ? [] : [line('📅', capital(travel))]),
    ...(price === '' ? [] : [line('💰', choose.chance(0.5) ? `*${capital(price)}*` : capital(price))]),
    ...(party === null ? [] : [line('💶', capital(party))]),
    ...offWords(pen).map((each) => line('🔥', `*${each}*`)),
    ...inside,
    ...(facts.outside.length === 0
      ? []
      : [
          `*${choose.pick(pen.words.label.excludes)}${pen.colon}*`,
          ...facts.outside.map((each) => line('❌', capital(each))),
        ]),
    '',
    ...asideWords(pen).map((each) => line('ℹ️', each)),
    ...bookWords(pen).map((each) => line('⏰', each)),
  ];
  return lines.join('\n');
};

const sentences: Layout = (pen) => {
  const { facts, words, choose } = pen;
  const intro = choose.pick(words.intro)(facts.place, lengthOf(pen));
  const travel = travelWords(pen);
  const price = [priceWords(pen), partyWords(pen)].filter((each): each is string => each !== null && each !== '');
  const said = [
    `${intro}${intro.endsWith('?') ? '' : '.'}`,
    ...[...(travel === null ? [] : [travel]), ...price, ...offWords(pen)].map((each) => `${capital(each)}.`),
    `${choose.pick(words.included)(listed(pen, facts.inside))}.`,
    ...(facts.outside.length === 0 ? [] : [`${choose.pick(words.excluded)(listed(pen, facts.outside))}.`]),
    ...[...asideWords(pen), ...bookWords(pen)].map((each) => `${each}.`),
  ].map((each) => each.replace(/\.\.$/, '.'));
  return choose.chance(0.5) ? `${facts.place}\n\n${said.join(' ')}` : said.join('\n');
};

const letter: Layout = (pen) => {
  const { facts, words, choose } = pen;
  const line = ([label, value]: [string, string]): string => `${label}${pen.colon} ${value}`;
  const intro = choose.pick(words.intro)(facts.place, lengthOf(pen));
  const rows = rowsOf(pen).slice(1);
  return [
    words.hello,
    '',
    `${intro}${intro.endsWith('?') ? '' : '.'}`,
    '',
    ...rows.map(line),
    ...listsOrRows(pen, line, '- '),
    '',
    words.bye,
    AGENT,
  ].join('\n');
};

/** Who signs the letters. */
export const AGENT = 'Clara Brandner';

const note: Layout = (pen) => {
  const { facts } = pen;
  const parts = [
    `${facts.place} ${pen.words.nights(facts.nights)}`,
    travelWords(pen),
    priceWords(pen),
    partyWords(pen),
    ...offWords(pen),
    ...asideWords(pen),
    ...bookWords(pen),
  ].filter((each): each is string => each !== null && each !== '');
  const lists = listRows(pen).map(([label, value]) => `${label}${pen.colon} ${value}`);
  return [parts.join(pen.choose.pick([' | ', ' · ', '; '])), ...lists].join('\n');
};

const LAYOUTS = { labels, bullets, stacked, markdown, tabs, columns, flyer, whatsapp, sentences, letter, note };

export type LayoutName = keyof typeof LAYOUTS;

export function renderDeals(seed: number, count: number): readonly RenderedDeal[] {
  const choose = chooser(seed);
  return Array.from({ length: count }, () => {
    const facts = chooseFacts(choose);
    const layout = choose.pick(Object.keys(LAYOUTS) as LayoutName[]);
    // The order of day and month in 04/05/2027 must be told by another date of the text, where the language leaves it open.
    const isOpen = facts.language === 'uk' || facts.language === 'us';
    const shown = [
      ...(facts.when === 'none' ? [] : [facts.start, facts.end]),
      ...(facts.deadline === null ? [] : [facts.deadline]),
    ];
    const isNumeric = !isOpen || shown.some(({ day }) => day > 12);
    const style = choose.pick([
      'long',
      'long',
      'short',
      'iso',
      ...(isNumeric ? (['numeric', 'numeric'] as const) : []),
    ] as const);
    const days = dayForm(facts.language, style, choose.pick(['-', ' - ', '–', ' – ']));
    const colon = facts.language === 'fr' ? ' :' : ':';
    const pen: Pen = {
      facts,
      words: WORDS[facts.language],
      choose,
      money: moneyForm(choose, facts.language),
      days,
      colon,
    };
    return { layout, facts, text: LAYOUTS[layout](pen) };
  });
}
