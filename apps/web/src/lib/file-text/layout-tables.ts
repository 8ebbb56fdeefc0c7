/**
 * Mails set their whole page in tables. One that holds another, or one column, lays out: its cells become blocks. One with columns of text is a
 * table and stays one.
 */
import type { Element, ElementContent, Root } from 'hast';
import { textOf } from './bound-page.ts';

type Parent = Root | Element;

/** Changes the page in place, from the innermost table outward. */
export function openLayoutTables(page: Root): void {
  for (const table of tablesOf(page)) {
    const rows = rowsOf(table).map(cellsOf);
    const filled = rows.map((cells) => cells.filter(hasContent)).filter((cells) => cells.length > 0);
    if (isNested(table) || filled.every((cells) => cells.length === 1)) {
      becomeBlocks(table, filled.flat());
    } else if (filled.length === 1) becomeLine(table, filled[0] ?? []);
  }
}

/** Every table, inner ones before those around them. */
function tablesOf(page: Root): Element[] {
  const tables: Element[] = [];
  const open: Parent[] = [page];
  for (let node = open.pop(); node; node = open.pop()) {
    for (const child of node.children) if (child.type === 'element') open.push(child);
    if (node.type === 'element' && node.tagName === 'table') tables.push(node);
  }
  return tables.reverse();
}

/** A table in it that is still one: those that lay out have become blocks by now. */
function isNested(table: Element): boolean {
  return rowsOf(table).some((row) => cellsOf(row).some((cell) => includesTable(cell)));
}

function includesTable(element: Element): boolean {
  const open = [element];
  for (let node = open.pop(); node; node = open.pop()) {
    for (const child of node.children) {
      if (child.type !== 'element') continue;
      if (child.tagName === 'table') return true;
      open.push(child);
    }
  }
  return false;
}

function rowsOf(table: Element): Element[] {
  return elementsOf(table).flatMap((child) =>
    child.tagName === 'tr' ? [child] : /^t(?:head|body|foot)$/.test(child.tagName) ? rowsOf(child) : [],
  );
}

const elementsOf = (parent: Element): Element[] => parent.children.filter((child) => child.type === 'element');
const cellsOf = (row: Element): Element[] => elementsOf(row).filter((child) => /^t[dh]$/.test(child.tagName));

function hasContent(cell: Element): boolean {
  return (
    textOf(cell).trim() !== '' || images(cell).some((image) => String(image.properties['alt'] ?? '').trim() !== '')
  );
}

function images(element: Element): Element[] {
  const found: Element[] = [];
  const open = [element];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.tagName === 'img') found.push(node);
    open.push(...elementsOf(node));
  }
  return found;
}

function becomeBlocks(table: Element, cells: readonly Element[]): void {
  become(
    table,
    cells.map((cell) => ({ type: 'element', tagName: 'div', properties: {}, children: cell.children })),
  );
}

/** A lone row of several cells: label and value, or what stands side by side. */
function becomeLine(table: Element, cells: readonly Element[]): void {
  const isShort = cells.every(
    (cell) => !elementsOf(cell).some((child) => /^(?:div|p|ul|ol|h[1-6]|blockquote)$/.test(child.tagName)),
  );
  if (!isShort) {
    becomeBlocks(table, cells);
    return;
  }
  const parts = cells.flatMap((cell, at): ElementContent[] =>
    at === 0 ? cell.children : [{ type: 'text', value: ' | ' }, ...cell.children],
  );
  become(table, [{ type: 'element', tagName: 'p', properties: {}, children: parts }]);
}

function become(table: Element, children: ElementContent[]): void {
  table.tagName = 'div';
  table.properties = {};
  table.children = children;
}
