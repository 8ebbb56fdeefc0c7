/**
 * HTML -> readable text with headings, lists, links and tables in Markdown (rule K-8). Nothing of the page runs: it is parsed as data, cleaned of
 * everything but content, and written anew.
 */
import type { Code, Delete, Emphasis, Image, InlineCode, Link, Root, Table, Text } from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkStringify, { type Options as WriteOptions } from 'remark-stringify';
import { unified } from 'unified';
import { boundPage } from './bound-page.ts';
import { openLayoutTables } from './layout-tables.ts';

const CONTENT_SCHEMA = {
  ...defaultSchema,
  strip: ['script', 'style', 'title', 'template', 'noscript', 'svg', 'math', 'object', 'iframe', 'select'],
  attributes: { a: ['href'], img: ['alt'], td: ['colSpan', 'rowSpan'], th: ['colSpan', 'rowSpan'], ol: ['start'] },
  protocols: { href: ['http', 'https'] },
  clobber: [],
};

type Handlers = NonNullable<WriteOptions['handlers']>;

/** The text is read by people and the parser, never rendered: signs stay as they were, without Markdown's escapes. */
const HANDLERS: Handlers = {
  text: ({ value }: Text) => value,
  break: () => '\n',
  emphasis: (node: Emphasis, _parent, state, info) => state.containerPhrasing(node, info),
  delete: (node: Delete, _parent, state, info) => state.containerPhrasing(node, info),
  inlineCode: ({ value }: InlineCode) => value,
  code: ({ value }: Code) => value,
  image: ({ alt }: Image) => alt ?? '',
  link: ({ url, ...node }: Link, _parent, state, info) => {
    const words = state.containerPhrasing({ url, ...node }, info).trim();
    return words === '' || !/^https?:/i.test(url) || isSameAddress(words, url) ? words : `[${words}](${url})`;
  },
  thematicBreak: () => '',
  table: (node: Table, _parent, state, info) =>
    tableText(node.children.map((row) => row.children.map((cell) => state.containerPhrasing(cell, info)))),
};

const readPage = unified().use(rehypeParse).freeze();
const cleanPage = unified().use(rehypeSanitize, CONTENT_SCHEMA).use(rehypeRemark).freeze();
const write = unified()
  .use(remarkStringify, { bullet: '-', rule: '-', handlers: HANDLERS, join: [() => 1] })
  .freeze();

export function htmlText(html: string): string {
  const page = readPage.parse(html);
  boundPage(page);
  openLayoutTables(page);
  return write.stringify(cleanPage.runSync(page) as Root);
}

/** A row a line. Only a table that names its columns has a rule; columns and rows that nothing stands in (spacers, joined cells) go. */
function tableText(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').replaceAll('|', '/').trim()));
  const width = Math.max(...cells.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, at) => at).filter((at) => cells.some((row) => row[at]));
  const lineOf = (row: readonly string[]) => `| ${columns.map((at) => row[at] ?? '').join(' | ')} |`;
  const [head, ...body] = cells;
  const lines = body.filter((row) => row.some(Boolean)).map(lineOf);
  return head?.some(Boolean)
    ? [lineOf(head), `|${columns.map(() => ' - |').join('')}`, ...lines].join('\n')
    : lines.join('\n');
}

function isSameAddress(words: string, url: string): boolean {
  const bare = (address: string) =>
    address
      .replace(/^(?:https?:\/\/|mailto:)/i, '')
      .replace(/\/$/, '')
      .toLowerCase();
  return bare(words) === bare(url);
}
