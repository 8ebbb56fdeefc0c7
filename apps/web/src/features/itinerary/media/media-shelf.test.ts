import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ActivityMedia } from './activity-media.ts';
import { MediaShelf } from './media-shelf.ts';

const STORE = 'itinerary_custom_media';
const media = (alt: string): ActivityMedia => ({
  url: 'data:image/webp;base64,UklGRg==',
  type: 'image',
  optimized: true,
  timestamp: 1_767_607_200_000,
  alt,
});
const stored = () => JSON.parse(localStorage.getItem(STORE) ?? '{}');

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the shelf of images', () => {
  it('M-1 keeps them under the key of their place, each itinerary for itself', () => {
    const one = new MediaShelf('itinerary-1');
    new MediaShelf('itinerary-2').put('0-1-2', media('two'));
    one.put('0-1-2', media('one'));
    expect(stored()).toEqual({ 'itinerary-1': { '0-1-2': media('one') }, 'itinerary-2': { '0-1-2': media('two') } });
    expect(new MediaShelf('itinerary-1').state.get()).toEqual({ media: { '0-1-2': media('one') }, keeping: 'kept' });
    one.remove('0-1-2');
    expect(stored()).toEqual({ 'itinerary-2': { '0-1-2': media('two') } });
  });

  it('M-1 two tabs do not take each other’s images away', () => {
    const [here, there] = [new MediaShelf('a'), new MediaShelf('a')];
    here.put('0-0-0', media('here'));
    there.put('0-0-1', media('there'));
    expect(Object.keys(stored().a)).toEqual(['0-0-0', '0-0-1']);
    here.refresh();
    expect(Object.keys(here.state.get().media)).toEqual(['0-0-0', '0-0-1']);
  });

  it('M-1 leaves alone what else stands in the store, and shows none of it', () => {
    localStorage.setItem(STORE, JSON.stringify({ '0-1-2': { url: 'x' }, a: { '0-0-0': { url: 'javascript:1' } } }));
    const shelf = new MediaShelf('a');
    expect(shelf.state.get().media).toEqual({});
    shelf.put('0-0-1', media('mine'));
    expect(stored()).toEqual({ '0-1-2': { url: 'x' }, a: { '0-0-1': media('mine') } });
    localStorage.setItem(STORE, 'no JSON');
    expect(new MediaShelf('a').state.get().media).toEqual({});
  });

  it('M-6 full: nothing that was kept is lost, the new one stays in the page, and is kept once there is room', () => {
    const shelf = new MediaShelf('full');
    shelf.put('0-0-0', media('kept'));
    const write = Storage.prototype.setItem;
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(this: Storage, key, value) {
      if (value.length > 200) throw new DOMException('full', 'QuotaExceededError');
      write.call(this, key, value);
    });
    shelf.put('0-0-1', media('no room'));
    expect(shelf.state.get().keeping).toBe('full');
    expect(Object.keys(shelf.state.get().media)).toEqual(['0-0-0', '0-0-1']);
    expect(Object.keys(stored().full)).toEqual(['0-0-0']);
    full.mockRestore();
    shelf.refresh();
    expect(shelf.state.get().keeping).toBe('kept');
    expect(Object.keys(stored().full)).toEqual(['0-0-0', '0-0-1']);
  });

  it('M-7 refused: the page keeps them', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const shelf = new MediaShelf('private');
    shelf.put('0-0-0', media('a'));
    shelf.put('0-0-1', media('b'));
    expect(shelf.state.get().keeping).toBe('refused');
    expect(Object.keys(shelf.state.get().media)).toEqual(['0-0-0', '0-0-1']);
  });
});
