import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const LINK = 'https://trips.example/itinerary/x';
const COPIED = 'Share link copied to clipboard!';

const writeText = vi.fn<(text: string) => Promise<void>>();
const openSheet = vi.fn<(data: ShareData) => Promise<void>>();

async function openPage(withSheet: boolean): Promise<void> {
  document.head.innerHTML = `<meta property="og:url" content="${LINK}"><title>Trip</title>`;
  document.body.innerHTML = `
    <button data-action="share" data-said="${COPIED}" hidden><svg><use href="#i-share"/></svg><span>Share</span></button>
    <button data-action="copy" data-said="Link copied!" hidden><span>Share</span></button>
    <button data-action="copy-json" data-said="JSON copied!" data-copies="raw" hidden><span>Copy JSON</span></button><code id="raw">{"a": 1}</code>
    <button data-action="print" hidden><span>Print</span></button>
    <div class="wayline"><ol><li><a href="#day-1">1</a></li><li><a href="#day-2">2</a></li><li><a href="#day-3">3</a></li></ol></div>
    <section class="day" id="day-1"></section><section class="day" id="day-2"></section><section class="day" id="day-3"></section>
    <p class="said" role="status"></p>`;
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  Object.defineProperty(navigator, 'share', { value: withSheet ? openSheet : undefined, configurable: true });
  vi.resetModules();
  await import('./share-page-script.ts');
}

const button = (action: string) => document.querySelector<HTMLButtonElement>(`[data-action=${action}]`);
const said = () => document.querySelector('.said')?.textContent;

describe('the script of public pages', () => {
  let wake: () => void = () => {};

  beforeEach(() => {
    vi.useFakeTimers();
    writeText.mockReset().mockResolvedValue();
    openSheet.mockReset().mockResolvedValue();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: () => void) {
          wake = callback;
        }
        observe(): void {}
      },
    );
    Element.prototype.scrollTo = vi.fn();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('V-4 shows the buttons that need it, and Print prints', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    await openPage(false);
    expect(button('share')?.hidden).toBe(false);
    button('print')?.click();
    expect(print).toHaveBeenCalledOnce();
  });

  it('A-3 Share copies the public address and says so, for five seconds; the button says Copied for two', async () => {
    await openPage(false);
    button('share')?.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(writeText).toHaveBeenCalledWith(LINK);
    expect(said()).toBe(COPIED);
    expect([button('share')?.textContent?.trim(), button('share')?.querySelector('use')?.getAttribute('href')]).toEqual(
      ['Copied', '#i-check'],
    );
    await vi.advanceTimersByTimeAsync(2000);
    expect([button('share')?.textContent?.trim(), button('share')?.querySelector('use')?.getAttribute('href')]).toEqual(
      ['Share', '#i-share'],
    );
    await vi.advanceTimersByTimeAsync(3000);
    expect(said()).toBe('');
  });

  it('A-3 Share opens the share sheet of the device where there is one, and copies nothing', async () => {
    await openPage(true);
    button('share')?.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(openSheet).toHaveBeenCalledWith({ title: 'Trip', url: LINK });
    expect(writeText).not.toHaveBeenCalled();
  });

  it('F-120 Share on a quote copies the address, also where there is a share sheet', async () => {
    await openPage(true);
    button('copy')?.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(writeText).toHaveBeenCalledWith(LINK);
    expect(openSheet).not.toHaveBeenCalled();
    expect(said()).toBe('Link copied!');
  });

  it('A-3 a share sheet that the reader closes says nothing; one that fails falls back to copying', async () => {
    await openPage(true);
    openSheet.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
    button('share')?.click();
    await vi.advanceTimersByTimeAsync(0);
    expect([said(), writeText.mock.calls.length]).toEqual(['', 0]);
    openSheet.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    button('share')?.click();
    await vi.advanceTimersByTimeAsync(0);
    expect([said(), writeText.mock.calls.length]).toEqual([COPIED, 1]);
  });

  it('A-3 a refused clipboard shows the address, selected', async () => {
    writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await openPage(false);
    button('share')?.click();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(said()).toBe(LINK);
    expect(getSelection()?.toString()).toBe(LINK);
  });

  it('T-150 Copy JSON copies the text of the data and says so; a refused clipboard leaves it selected', async () => {
    await openPage(true);
    button('copy-json')?.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(writeText).toHaveBeenCalledWith('{"a": 1}');
    expect(said()).toBe('JSON copied!');
    writeText.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    button('copy-json')?.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(getSelection()?.toString()).toBe('{"a": 1}');
  });

  it('the day navigation follows the reader, also after a jump', async () => {
    await openPage(false);
    const tops = (values: readonly number[]) =>
      [...document.querySelectorAll('.day')].forEach((day, index) => {
        day.getBoundingClientRect = () => ({ top: values[index] ?? 0 }) as DOMRect;
      });
    const steps = () =>
      [...document.querySelectorAll('.wayline li')].map(
        (item) => `${item.className}${item.firstElementChild?.getAttribute('aria-current') ?? ''}`,
      );
    tops([500, 900, 1300]);
    wake();
    expect(steps()).toEqual(['', '', '']);
    tops([-800, 100, 900]);
    wake();
    expect(steps()).toEqual(['is-past', 'is-nowstep', '']);
    tops([-3000, -2000, -1000]);
    wake();
    expect(steps()).toEqual(['is-past', 'is-past', 'is-nowstep']);
  });
});
