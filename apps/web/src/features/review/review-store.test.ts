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
    expect(store.state.get()).toEqual({ document, undoLabel: null, redoLabel: 'Change Title' });
    store.undo();
    expect(store.state.get().document).toBe(document);
  });

  it('E-5 redo makes again what undo took back, until something else is changed', () => {
    const store = new ReviewStore('', document);
    const title = (text: string) =>
      store.apply('Change Title', (current) => correctValue(current, '/title', text), '/title');
    title('Lisbon');
    store.apply('Add', (current) => insertItem(current, '/list', 0, 'x'));
    store.undo();
    store.undo();
    store.redo();
    expect(store.state.get()).toMatchObject({
      document: { value: { title: 'Lisbon', list: [] } },
      undoLabel: 'Change Title',
      redoLabel: 'Add',
    });
    store.redo();
    store.redo();
    expect(store.state.get()).toMatchObject({ document: { value: { list: ['x'] } }, redoLabel: null });
    store.undo();
    title('Porto');
    expect(store.state.get()).toMatchObject({ undoLabel: 'Change Title', redoLabel: null });
    store.undo();
    expect(store.state.get().document.value.title).toBe('Lisbon');
  });
});
