import { describe, expect, it } from 'vitest';
import { correctValue, insertItem, type ReviewDocument } from './review-document.ts';
import { ReviewStore } from './review-store.ts';

const document: ReviewDocument<{ title: string; list: string[] }> = {
  value: { title: '', list: [] },
  source: { spans: {}, unused: [], textHash: '', assumptions: [], edited: [] },
  warnings: [],
};

describe('ReviewStore', () => {
  it('R-1 undo takes back one step at a time; typing into one field is one step', () => {
    const store = new ReviewStore('', document);
    for (const title of ['L', 'Li', 'Lis'])
      store.apply('Change Title', (current) => correctValue(current, '/title', title), '/title');
    store.apply('Add', (current) => insertItem(current, '/list', 0, 'x'));
    expect(store.state.get().undoLabel).toBe('Add');
    store.undo();
    expect(store.state.get()).toMatchObject({
      document: { value: { title: 'Lis', list: [] } },
      undoLabel: 'Change Title',
    });
    store.undo();
    expect(store.state.get()).toEqual({ document, undoLabel: null });
    store.undo();
    expect(store.state.get().document).toBe(document);
  });
});
