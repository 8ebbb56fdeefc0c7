/**
 * Keeps a parsed page within what can be walked: what lies deeper than any page is made becomes plain text there, what is hidden from readers goes
 * (the preview lines of newsletters, tracking), and a cell spans no more columns than a table has.
 */
import type { Element, ElementContent, Root, RootContent } from 'hast';

const DEPTH_MAX = 200;
const SPAN_MAX = 30;
const HIDDEN = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all)/i;

type Parent = Root | Element;

/** Changes the page in place; walks with a list of its own, for the depth is the file's. */
export function boundPage(page: Root): void {
  const open: { readonly parent: Parent; readonly depth: number }[] = [{ parent: page, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { parent, depth } = next;
    const children = (parent.children as RootContent[]).filter((child) => !isHidden(child));
    parent.children = children as ElementContent[];
    for (const child of children) {
      if (child.type !== 'element') continue;
      boundSpan(child, 'colSpan');
      boundSpan(child, 'rowSpan');
      if (depth < DEPTH_MAX) open.push({ parent: child, depth: depth + 1 });
      else child.children = [{ type: 'text', value: textOf(child) }];
    }
  }
}

function isHidden(node: RootContent): boolean {
  if (node.type !== 'element') return node.type === 'comment' || node.type === 'doctype';
  const { style, hidden } = node.properties;
  return (
    (hidden !== undefined && hidden !== null && hidden !== false) || (typeof style === 'string' && HIDDEN.test(style))
  );
}

function boundSpan(cell: Element, name: 'colSpan' | 'rowSpan'): void {
  const span = Number(cell.properties[name]);
  if (span > SPAN_MAX) cell.properties[name] = SPAN_MAX;
}

/** The words in an element, of whatever depth, in their order. */
export function textOf(element: Element): string {
  const words: string[] = [];
  const open: ElementContent[] = [element];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'text') words.push(node.value);
    else if (node.type === 'element' && !/^(?:script|style|template)$/.test(node.tagName))
      open.push(...[...node.children].reverse());
  }
  return words.join('');
}
