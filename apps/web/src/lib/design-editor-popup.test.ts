import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DesignEditorWindow, openDesignEditor } from './design-editor-popup.ts';

const PNG = 'data:image/png;base64,aGVsbG8=';
const popup = { closed: false, close: vi.fn(), focus: vi.fn() };
const events = { onImage: vi.fn(), onClosed: vi.fn() };
let open: ReturnType<typeof vi.fn>;
let opened: DesignEditorWindow | null = null;
const start = () => {
  opened = openDesignEditor(events);
  return opened;
};

beforeEach(() => {
  vi.useFakeTimers();
  popup.closed = false;
  open = vi.fn(() => popup);
  vi.stubGlobal('open', open);
});
afterEach(() => {
  opened?.leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  document.head.replaceChildren();
});

function configure(address: string): void {
  const meta = document.createElement('meta');
  meta.name = 'waypage-design-editor';
  meta.content = address;
  document.head.append(meta);
}

function hear(data: unknown, { origin = location.origin, source = popup as unknown as Window } = {}): void {
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: source });
  globalThis.dispatchEvent(event);
}

describe('the design editor’s window', () => {
  it('M-12 has 1200x800 and stands at our own page where nothing is configured', () => {
    start();
    expect(open).toHaveBeenCalledWith(
      `${location.origin}/design-editor`,
      expect.any(String),
      'popup,width=1200,height=800',
    );
  });

  it('M-12 its closing is looked for every 1000 ms, and told once', () => {
    start();
    vi.advanceTimersByTime(5000);
    popup.closed = true;
    vi.advanceTimersByTime(999);
    expect(events.onClosed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    vi.advanceTimersByTime(5000);
    expect(events.onClosed).toHaveBeenCalledTimes(1);
    hear({ type: 'image-ready', imageUrl: PNG });
    expect(events.onImage).not.toHaveBeenCalled();
  });

  it('M-12 a browser that opens no window answers none', () => {
    open.mockReturnValue(null);
    expect(start()).toBeNull();
  });

  it.each([PNG, 'https://images.example/a.jpg'])('M-13 takes %s, closes the window and listens no more', (imageUrl) => {
    start();
    hear({ type: 'image-ready', imageUrl });
    hear({ type: 'image-ready', imageUrl });
    expect(events.onImage.mock.calls).toEqual([[imageUrl]]);
    expect(popup.close).toHaveBeenCalledTimes(1);
  });

  it('M-13 takes it from the configured origin, and then not from our own', () => {
    configure('https://editor.example/make?x=1');
    start();
    expect(open.mock.calls[0]?.[0]).toBe('https://editor.example/make?x=1');
    hear({ type: 'image-ready', imageUrl: PNG });
    hear({ type: 'image-ready', imageUrl: PNG }, { origin: 'https://editor.example.evil.example' });
    hear({ type: 'image-ready', imageUrl: PNG }, { origin: 'http://editor.example' });
    expect(events.onImage).not.toHaveBeenCalled();
    hear({ type: 'image-ready', imageUrl: PNG }, { origin: 'https://editor.example' });
    expect(events.onImage).toHaveBeenCalledTimes(1);
  });

  it('M-13 takes it from that window alone', () => {
    start();
    hear({ type: 'image-ready', imageUrl: PNG }, { source: globalThis.window });
    hear({ type: 'image-ready', imageUrl: PNG }, { source: null as unknown as Window });
    expect(events.onImage).not.toHaveBeenCalled();
  });

  it.each([
    null,
    'image-ready',
    { type: 'image', imageUrl: PNG },
    { type: 'image-ready' },
    { type: 'image-ready', imageUrl: [PNG] },
    { type: 'image-ready', imageUrl: 'javascript:alert(1)' },
    { type: 'image-ready', imageUrl: 'blob:http://localhost/1' },
    { type: 'image-ready', imageUrl: 'http://images.example/a.jpg' },
    { type: 'image-ready', imageUrl: '/art/paris.svg' },
    { type: 'image-ready', imageUrl: 'data:text/html;base64,aGVsbG8=' },
    { type: 'image-ready', imageUrl: 'data:image/png,raw' },
    { type: 'image-ready', imageUrl: `${PNG}"onerror=x` },
  ])('M-13 ignores %j', (data) => {
    start();
    hear(data);
    expect(events.onImage).not.toHaveBeenCalled();
    expect(popup.close).not.toHaveBeenCalled();
  });

  it('M-13 listens no more once it was left', () => {
    const editor = start();
    editor?.leave();
    hear({ type: 'image-ready', imageUrl: PNG });
    vi.advanceTimersByTime(3000);
    expect([events.onImage.mock.calls.length, events.onClosed.mock.calls.length]).toEqual([0, 0]);
  });
});
