/** What stands around the days of a plan: its head, its costs, lists that are no part of it. */
import type { Pen, ToldBudget } from './plan-pen.ts';
import { shownDates, worth, writeDates } from './plan-pen.ts';

export interface Told {
  readonly title: string | null;
  readonly place: string | null;
  readonly dates: string | null;
}

export type Marking = 'markdown' | 'plain';

const shownIn = (style: Marking, label: string, value: string, { colon }: Pen, form: number): string => {
  if (style === 'plain') return form === 3 ? `${label}\t${value}` : `${label}${colon}${value}`;
  if (form === 0) return `**${label}${colon.trimEnd()}** ${value}`;
  if (form === 1) return `**${label}**${colon}${value}`;
  if (form === 2) return `- **${label}${colon.trimEnd()}** ${value}`;
  return `${label}${colon}${value}`;
};

/** Title, then labels or a line of facts. `mustDate`: no day has a date. */
export function writeHead(pen: Pen, style: Marking, mustDate: boolean): { lines: string[]; told: Told } {
  const { choose, words, plan, calendar } = pen;
  const { label } = words;
  const lines: string[] = [];
  const hasTitle = choose.chance(0.9);
  const hasDates = mustDate || choose.chance(0.6);
  const isUpper = style === 'plain' && choose.chance(0.2);
  if (hasTitle) {
    const title = isUpper ? plan.title.toUpperCase() : plan.title;
    const around =
      style === 'plain'
        ? ['', '']
        : choose.pick([
            ['# ', ''],
            ['**', '**'],
            ['# 🌍 ', ''],
            ['# **', '**'],
            ['## ', ''],
          ]);
    lines.push(`${around[0]}${title}${around[1]}`, '');
  }
  const place = choose.pick([
    plan.region,
    `${plan.first}, ${plan.region}`,
    `${plan.first} & ${plan.second}, ${plan.region}`,
  ]);
  const people = words.people(plan.adults, plan.children);
  const labelled = choose.chance(0.7);
  const rows: [string, string][] = [];
  if (labelled) {
    const add = (share: number, labels: readonly string[], value: string): boolean => {
      if (!choose.chance(share)) return false;
      rows.push([choose.pick(labels), value]);
      return true;
    };
    const hasPlace = add(0.7, label.place, place);
    if (hasDates) rows.push([choose.pick(label.dates), writeDates(pen)]);
    add(0.4, label.length, words.length(plan.days.length));
    add(0.6, label.travelers, choose.pick([people, String(plan.adults + plan.children)]));
    add(0.4, label.client, words.client);
    add(0.3, label.agent, choose.pick([words.agent, `${words.agent}, Harbour Travel`]));
    add(0.2, ['Ref', 'Booking reference'].slice(0, calendar.day === 'Day' ? 2 : 1), 'HT-20417');
    const form = choose.whole(0, 3);
    for (const [name, value] of rows) lines.push(shownIn(style, name, value, pen, form));
    if (rows.length > 0) lines.push('');
    return {
      lines,
      told: {
        title: hasTitle ? (lines[0] === undefined ? null : titleOf(pen, isUpper)) : null,
        place: hasPlace ? place : null,
        dates: hasDates ? shownDates(plan) : null,
      },
    };
  }
  if (hasDates) {
    const facts = [writeDates(pen), ...choose.some([people, words.length(plan.days.length), plan.region], 0, 2)];
    lines.push(facts.join(choose.pick([' | ', ' · ', ' • '])), '');
  }
  return {
    lines,
    told: { title: hasTitle ? titleOf(pen, isUpper) : null, place: null, dates: hasDates ? shownDates(plan) : null },
  };
}

const titleOf = ({ plan }: Pen, isUpper: boolean): string => (isUpper ? plan.title.toUpperCase() : plan.title);

/** Lists that are no part of the days. */
export function writeSection(pen: Pen, style: Marking, level: string, isEarly = false): string[] {
  const { choose, words, colon } = pen;
  const section = choose.pick(words.sections);
  const heading = choose.pick(section.headings);
  const lines = choose.some(section.lines, 2, Math.min(4, section.lines.length));
  const shown =
    style === 'markdown'
      ? choose.pick([
          `${level} ${heading}`,
          `**${heading}**`,
          `**${heading}${colon.trimEnd()}**`,
          `${level} 🎒 ${heading}`,
        ])
      : choose.pick([
          heading,
          `${heading}${colon.trimEnd()}`,
          heading.toUpperCase(),
          `${heading.toUpperCase()}${colon.trimEnd()}`,
        ]);
  const bullet = choose.pick(style === 'markdown' ? ['- ', '* '] : isEarly ? ['- ', '• '] : ['- ', '• ', '* ', '']);
  return [shown, ...lines.map((line) => `${bullet}${line}`), ''];
}

/** What the trip costs, by parts, with their sum or one that is wrong. */
export function writeBudget(
  pen: Pen,
  style: Marking,
  level: string,
): { lines: string[]; told: ToldBudget; isWrong: boolean } {
  const { choose, words, currency, colon, plan } = pen;
  const parts = choose.some(words.parts, 3, 5);
  const hasRange = choose.chance(0.15);
  const rows = parts.map((part, i): [string, number, number | null] => {
    const amount = choose.whole(8, 190) * 10;
    return [part, amount, hasRange && i === 1 ? amount + 100 : null];
  });
  const sum = rows.reduce((total, [, amount]) => total + amount, 0);
  const isWrong = !hasRange && choose.chance(0.15);
  const hasTotal = isWrong || (!hasRange && choose.chance(0.75));
  const total = isWrong ? sum + choose.pick([100, 250, -70]) : sum;
  const amountOf = (amount: number, max: number | null): string =>
    max === null
      ? currency.write(amount)
      : `${currency.write(amount)}${choose.pick([' - ', '–', ' – '])}${currency.write(max)}`;
  const people = plan.adults + plan.children;
  const basis = choose.pick(['', '', ` (${words.forAll(people)})`]);
  const heading = `${choose.pick(words.budget)}${basis}`;
  const totalLabel = choose.pick(words.total);
  const shown =
    style === 'markdown'
      ? choose.pick([`${level} ${heading}`, `**${heading}**`, `${level} 💰 ${heading}`])
      : choose.pick([heading, `${heading}:`, heading.toUpperCase()]);
  const form = choose.pick(
    style === 'markdown'
      ? ['table', 'bullets', 'bold', 'lines']
      : ['lines', 'bullets', 'dots', 'tabs', 'pipes', 'bare'],
  );
  const lines: string[] = [];
  const cells: [string, string][] = rows.map(([part, amount, max]) => [part, amountOf(amount, max)]);
  const note = form === 'bullets' && choose.chance(0.4) ? ` (${words.nights(3)})` : '';
  if (form === 'table' || form === 'tabs' || form === 'pipes') {
    const { columns } = words;
    const head: [string, string] = [columns.item, columns.cost];
    const sumRow: [string, string] =
      form === 'table' && choose.chance(0.6)
        ? [`**${totalLabel}**`, `**${currency.write(total)}**`]
        : [totalLabel, currency.write(total)];
    const all = [
      ...(form === 'table' ? [head, ['---', '---'] as [string, string]] : choose.chance(0.5) ? [head] : []),
      ...cells,
      ...(hasTotal ? [sumRow] : []),
    ];
    for (const row of all)
      lines.push(form === 'table' ? `| ${row.join(' | ')} |` : row.join(form === 'tabs' ? '\t' : ' | '));
  } else {
    for (const [part, amount] of cells) {
      if (form === 'bullets') lines.push(`- ${part}${colon}${amount}${part === parts[0] ? note : ''}`);
      else if (form === 'bold') lines.push(`- **${part}${colon.trimEnd()}** ${amount}`);
      else if (form === 'dots') lines.push(`${part} ${'.'.repeat(30 - part.length)} ${amount}`);
      else if (form === 'bare') lines.push(`${part}${choose.pick([' - ', ' – '])}${amount}`);
      else lines.push(`${part}${colon}${amount}`);
    }
    if (hasTotal) {
      const line = `${totalLabel}${colon}${currency.write(total)}`;
      lines.push(
        form === 'bold'
          ? choose.pick([`**${line}**`, `- **${totalLabel}${colon.trimEnd()}** ${currency.write(total)}`])
          : form === 'dots'
            ? `${totalLabel} ${'.'.repeat(30 - totalLabel.length)} ${currency.write(total)}`
            : line,
      );
    }
  }
  return {
    lines: [shown, ...(style === 'markdown' && form === 'table' ? [''] : []), ...lines, ''],
    told: {
      currency: currency.code,
      total: hasTotal || !hasRange ? worth(currency, total) : null,
      items: rows.map(([part, amount, max]) => [
        part,
        worth(currency, amount),
        max === null ? null : worth(currency, max),
      ]),
    },
    isWrong,
  };
}
