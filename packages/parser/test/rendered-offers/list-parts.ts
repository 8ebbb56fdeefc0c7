/** What is included and what is not, highlights and small print, in the markings that offers use. */
import { capital, listed, type Pen } from './pen.ts';
import type { Truth } from './truth.ts';

export interface Part {
  readonly lines: readonly string[];
  readonly truth: Truth;
}

type Form = (pen: Pen, inside: readonly string[], outside: readonly string[]) => readonly string[];

/** How a heading is set in one text. */
function headingForm(pen: Pen): (label: string) => string {
  const style = pen.pick(['colon', 'colon', 'bare', 'capitals', 'markdown', 'bold', 'starred'] as const);
  return (label) => {
    if (style === 'bare') return label;
    if (style === 'capitals') return label.toUpperCase();
    if (style === 'markdown') return `## ${label}`;
    if (style === 'bold') return `**${label}${pen.colon}**`;
    if (style === 'starred') return `*${label}*`;
    return `${label}${pen.colon}`;
  };
}

const MARKS = ['- ', '• ', '✓ ', '✔ ', '✅ ', '· ', '▪ ', '→ ', '» ', '‣ ', '– '] as const;
const CROSSES = ['✗ ', '✘ ', '❌ ', '✖ ', '✕ '] as const;

const headed: Form = (pen, inside, outside) => {
  const heading = headingForm(pen);
  const mark = pen.pick(MARKS);
  const no = mark === '✓ ' || mark === '✔ ' || mark === '✅ ' ? pen.pick(CROSSES) : mark;
  const gap = pen.chance(0.5) ? [''] : [];
  return [
    heading(pen.pick(pen.tongue.includes)),
    ...inside.map((each) => mark + capital(each)),
    ...(outside.length === 0
      ? []
      : [...gap, heading(pen.pick(pen.tongue.excludes)), ...outside.map((each) => no + capital(each))]),
  ];
};

const bare: Form = (pen, inside, outside) => {
  const heading = headingForm(pen);
  return [
    heading(pen.pick(pen.tongue.includes)),
    ...inside.map(capital),
    ...(outside.length === 0 ? [] : ['', heading(pen.pick(pen.tongue.excludes)), ...outside.map(capital)]),
  ];
};

const oneLine: Form = (pen, inside, outside) => {
  const [open, join] = pen.pick([
    ['', ', '],
    ['', ', '],
    ['', '; '],
    ['', ' • '],
    ['', ' | '],
    ['', ' + '],
    ['', ' · '],
  ] as const);
  const said = (things: readonly string[]): string =>
    join === ', ' && pen.chance(0.6) ? listed(things, pen.tongue.and) : open + things.join(join);
  return [
    `${pen.pick(pen.tongue.includes)}${pen.colon} ${said(inside)}`,
    ...(outside.length === 0 ? [] : [`${pen.pick(pen.tongue.excludes)}${pen.colon} ${said(outside)}`]),
  ];
};

const ticks: Form = (pen, inside, outside) => {
  const yes = pen.pick(['✓ ', '✔ ', '✅ ', '☑ ', '✔️ '] as const);
  const no = pen.pick(CROSSES);
  return [...inside.map((each) => yes + capital(each)), ...outside.map((each) => no + capital(each))];
};

const nested: Form = (pen, inside, outside) => [
  `- ${pen.pick(pen.tongue.includes)}${pen.colon}`,
  ...inside.map((each) => `  - ${capital(each)}`),
  ...(outside.length === 0
    ? []
    : [`- ${pen.pick(pen.tongue.excludes)}${pen.colon}`, ...outside.map((each) => `  - ${capital(each)}`)]),
];

const columns: Form = (pen, inside, outside) => {
  if (outside.length === 0) return headed(pen, inside, outside);
  const rows = Math.max(inside.length, outside.length);
  const head = [pen.tongue.includes[0] as string, pen.tongue.excludes[0] as string] as const;
  const cells = Array.from({ length: rows }, (_, i) => [capital(inside[i] ?? ''), capital(outside[i] ?? '')] as const);
  const style = pen.pick(['tab', 'pipe', 'gap'] as const);
  if (style === 'pipe')
    return [`| ${head.join(' | ')} |`, '|---|---|', ...cells.map((row) => `| ${row.join(' | ')} |`)];
  if (style === 'tab') return [head.join('\t'), ...cells.map((row) => row.join('\t').trimEnd())];
  return [head, ...cells].map(([left, right]) => `${left.padEnd(48)}${right}`.trimEnd());
};

const plus: Form = (pen, inside, outside) => [
  `${pen.pick(pen.tongue.includes)}${pen.colon}`,
  ...inside.map((each) => `+ ${capital(each)}`),
  ...(outside.length === 0 ? [] : [`${pen.pick(pen.tongue.excludes)}${pen.colon} ${outside.join(', ')}`]),
];

const FORMS = [headed, headed, headed, bare, oneLine, oneLine, ticks, nested, columns, plus] as const;

export const drawInside = (pen: Pen): readonly string[] => pen.some(pen.tongue.inside, 2, 5);
export const drawOutside = (pen: Pen): readonly string[] => (pen.chance(0.6) ? pen.some(pen.tongue.outside, 1, 3) : []);

export function lists(pen: Pen, forms: readonly Form[] = FORMS): Part {
  const inside = drawInside(pen);
  const outside = drawOutside(pen);
  return { lines: pen.pick(forms)(pen, inside, outside), truth: { inside, outside } };
}

export const shortLists = (pen: Pen): Part => lists(pen, [oneLine]);
export const tickedLists = (pen: Pen): Part => lists(pen, [ticks, headed]);

/** Highlights under a heading of their own. */
export function highlights(pen: Pen): Part {
  const sights = pen.some(pen.tongue.sights, 2, 3);
  const mark = pen.pick(['- ', '• ', '* ', '⭐ '] as const);
  return {
    lines: [headingForm(pen)(pen.pick(pen.tongue.highlights)), ...sights.map((each) => mark + each)],
    truth: { highlights: sights },
  };
}

/** Small print under a heading, as a line of sentences, or loose under the offer. */
export function smallPrint(pen: Pen): Part {
  const conditions = pen.some(pen.tongue.conditions, 1, 4);
  const style = pen.pick(['listed', 'sentences', 'loose', 'starred'] as const);
  const heading = headingForm(pen)(pen.pick(pen.tongue.terms));
  const lines = {
    listed: [heading, ...conditions.map((each) => `- ${each}`)],
    sentences: [`${pen.pick(pen.tongue.terms)}${pen.colon} ${conditions.join('. ')}.`],
    loose: conditions.map((each) => `${each}.`),
    starred: [`* ${conditions.join('. ')}.`],
  }[style];
  return { lines, truth: { conditions } };
}

/** Who sells it, at the end. */
export function contact(pen: Pen): Part {
  const { agent: name, company, phone, mail: email, web, tongue } = pen;
  const style = pen.pick(['signature', 'signature', 'call', 'bar', 'labels'] as const);
  if (style === 'call') return { lines: [pen.pick(tongue.call(name, phone))], truth: { contact: { name, phone } } };
  if (style === 'bar')
    return {
      lines: [`${name} | ${company} | ${phone} | ${email}`],
      truth: { contact: { name, company, phone, email } },
    };
  if (style === 'labels')
    return {
      lines: [company, `Tel: ${phone}`, `E-mail: ${email}`, `Web: ${web}`],
      truth: { contact: { company, phone, email } },
    };
  return {
    lines: [
      tongue.bye,
      name,
      company,
      `${pen.pick(['Tel. ', 'T: ', ''])}${phone}`,
      email,
      ...(pen.chance(0.5) ? [web] : []),
    ],
    truth: { contact: { name, company, phone, email } },
  };
}
