import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueAt } from './json-pointer.ts';
import {
  addLineTo,
  correctValue,
  insertItem,
  moveItem,
  type ReviewDocument,
  removeItem,
  unlinkValue,
} from './review-document.ts';
import { readSourceText } from './source-text.ts';

const TEXT = 'one\ntwo\nthree\nfour';
const text = readSourceText(TEXT);
const SPANS = { one: [0, 3], two: [4, 7], three: [8, 13], four: [14, 18] } as const;

interface Value {
  readonly a: readonly { readonly name: string }[];
  readonly b: readonly { readonly name: string }[];
}

function start(): ReviewDocument<Value> {
  return {
    value: { a: [{ name: 'one' }, { name: 'two' }, { name: 'three' }], b: [{ name: 'four' }] },
    source: {
      spans: {
        '/a/0/name': [0, 3],
        '/a/1/name': [4, 7],
        '/a/2/name': [8, 13],
        '/b/0/name': [14, 18],
      },
      unused: [],
      textHash: '',
      assumptions: [{ pointer: '/a/2/name', kind: 'year', chosen: '2026', alternatives: [] }],
      edited: ['/a/1/name'],
    },
    warnings: [
      { code: 'day-order', severity: 'warning', message: 'Both.', pointers: ['/a/0/name', '/a/1/name'], spans: [] },
      { code: 'day-missing', severity: 'note', message: 'One.', pointers: ['/a/1'], spans: [] },
    ],
  };
}

/** Every span still leads to the value that stands there in the text. */
function expectSpansToFit(document: ReviewDocument<Value>) {
  for (const [pointer, span] of Object.entries(document.source.spans)) {
    const value = valueAt(document.value, pointer);
    expect(SPANS[value as keyof typeof SPANS]).toEqual(span);
  }
}

describe('corrections', () => {
  it('R-5 a corrected value is marked as edited once and keeps its span', () => {
    const once = correctValue(start(), '/a/0/name', 'eins');
    const twice = correctValue(once, '/a/0/name', 'uno');
    expect(valueAt(twice.value, '/a/0/name')).toBe('uno');
    expect(twice.source.edited).toEqual(['/a/1/name', '/a/0/name']);
    expect(twice.source.spans['/a/0/name']).toEqual([0, 3]);
  });

  it('R-5 a value that stays the same is no correction', () => {
    const before = start();
    expect(correctValue(before, '/a/0/name', 'one')).toBe(before);
  });

  it('R-5 unlinking a value gives its line back to the unused ones', () => {
    const { source } = unlinkValue(start(), '/a/0/name', text);
    expect(source.spans['/a/0/name']).toBeUndefined();
    expect(source.unused).toEqual([[0, 3]]);
  });
});

describe('moving pointers', () => {
  it('R-5 removing an item takes its pointers along and shifts the ones behind it', () => {
    const after = removeItem(start(), '/a', 1, text);
    expect(after.value.a.map((item) => item.name)).toEqual(['one', 'three']);
    expectSpansToFit(after);
    expect(after.source.edited).toEqual([]);
    expect(after.source.assumptions[0]?.pointer).toBe('/a/1/name');
    expect(after.warnings.map((warning) => warning.pointers)).toEqual([['/a/0/name']]);
    expect(after.source.unused).toEqual([[4, 7]]);
  });

  it('R-5 inserting shifts what stands behind, and marks nothing of the new item', () => {
    const after = insertItem(start(), '/a', 1, { name: '' });
    expect(after.value.a.map((item) => item.name)).toEqual(['one', '', 'two', 'three']);
    expect(after.source.spans['/a/1/name']).toBeUndefined();
    expectSpansToFit(after);
    expect(after.source.edited).toEqual(['/a/2/name']);
  });

  it('R-5 moving into another list takes spans, marks and warnings along', () => {
    const after = moveItem(start(), { list: '/a', index: 1 }, { list: '/b', index: 1 });
    expect(after.value.b.map((item) => item.name)).toEqual(['four', 'two']);
    expectSpansToFit(after);
    expect(after.source.edited).toEqual(['/b/1/name']);
    expect(after.warnings[1]?.pointers).toEqual(['/b/1']);
  });

  it('R-5 whatever is moved where, every span keeps leading to its value, and moving back restores all', () => {
    const list = fc.constantFrom('/a', '/b');
    fc.assert(
      fc.property(list, fc.nat(2), list, fc.nat(3), (fromList, fromIndex, toList, toIndex) => {
        const before = start();
        const count = (valueAt(before.value, fromList) as unknown[]).length;
        fc.pre(fromIndex < count);
        const room = (valueAt(before.value, toList) as unknown[]).length - (fromList === toList ? 1 : 0);
        const [from, to] = [
          { list: fromList, index: fromIndex },
          { list: toList, index: Math.min(toIndex, room) },
        ];
        const moved = moveItem(before, from, to);
        expectSpansToFit(moved);
        expect(Object.keys(moved.source.spans)).toHaveLength(4);
        expect(moveItem(moved, to, from)).toEqual(before);
      }),
    );
  });
});

describe('adding an unused line', () => {
  it('R-3 names the line as one more place that the value comes from', () => {
    const loose = removeItem(start(), '/b', 0, text);
    expect(loose.source.unused).toEqual([[14, 18]]);
    const after = addLineTo(loose, '/a/0/name', 'one four', 3, text);
    expect(after.source.spans['/a/0/name']).toEqual([
      [0, 3],
      [14, 18],
    ]);
    expect(after.source.unused).toEqual([]);
    expect(after.source.edited).toContain('/a/0/name');
  });
});
