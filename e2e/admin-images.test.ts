/** The agent's images in a real browser: taken in every way, kept, published, seen by travelers; and what goes wrong on the way. */
import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DESKTOP, launchBrowser, PHONE, readWithoutScript, unlock } from './browser.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { saveItinerary } from './saved-itinerary.ts';
import { HOSTILE_SVG, photoWithPosition } from './test-pictures.ts';

const FIRST = 'Land at Charles de Gaulle';
const SECOND = 'Check in at Hôtel de Seine';
const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('images of activities', () => {
  let server: RunningServer;
  let browser: Browser;
  let agent: BrowserContext;
  let page: Page;
  let id = '';
  let photo: Buffer;
  const complaints: string[] = [];

  beforeAll(async () => {
    server = await startServer();
    browser = await launchBrowser();
    photo = await photoWithPosition();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  beforeEach(async () => {
    id = await saveItinerary(server);
    await startAgent();
  });
  afterEach(async () => {
    await agent.close();
    expect(complaints.splice(0)).toEqual([]);
  });

  async function startAgent(prepare?: (context: BrowserContext) => Promise<unknown>): Promise<void> {
    await agent?.close();
    agent = await browser.newContext({ viewport: DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] });
    await prepare?.(agent);
    await agent.exposeFunction('tellViolation', (text: string) => complaints.push(text));
    await agent.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        Reflect.get(globalThis, 'tellViolation')(`${violatedDirective} ${blockedURI}`);
      });
    });
    page = await agent.newPage();
    page.on('pageerror', (error) => complaints.push(String(error)));
    await unlock(page, server.url, server.accessCode, `/admin/itinerary/${id}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }

  const slot = (kind: 'Add Image' | 'Replace image', title: string) =>
    page.getByRole('button', { name: `${kind}: ${title}` });
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel('Image file').setInputFiles({ name, mimeType, buffer });
  const kept = () =>
    page.evaluate((key) => JSON.parse(localStorage.getItem('itinerary_custom_media') ?? '{}')[key] ?? {}, id);
  async function addPhoto(title = FIRST): Promise<void> {
    await slot('Add Image', title).click();
    await choose('photo.jpg', 'image/jpeg', photo);
    await slot('Replace image', title).waitFor();
  }
  const publish = () => page.getByRole('button', { name: 'Publish images' }).click();
  const published = (title: string) => page.getByRole('button', { name: `Replace image: ${title} (public)` });
  const answer = async (status: number) => {
    await agent.route('**/api/images', (route) => route.fulfill({ status, body: 'no' }));
  };
  const record = async () => {
    const answer = await fetch(`${server.url}/api/itineraries/${id}`, { headers: { cookie: server.cookie } });
    return answer.json();
  };
  const publicImages = async (): Promise<string[]> => {
    const { html } = await readWithoutScript(browser, `${server.url}/itinerary/${id}`);
    return html.match(/<img class="act__image"[^>]*>/g) ?? [];
  };

  it('M-1 M-5 M-25 M-26 by mouse: a photo is kept without its position, published, seen, unpublished', async () => {
    const before = (await readWithoutScript(browser, `${server.url}/itinerary/${id}`)).html;
    expect(before).not.toContain('act__image');
    await slot('Add Image', FIRST).click();
    await page.getByLabel('Alternative text').fill('The arrivals hall');
    await choose('photo.jpg', 'image/jpeg', photo);
    await slot('Replace image', FIRST).waitFor();
    const { '0-0-0': media } = await kept();
    expect(media).toMatchObject({ type: 'image', optimized: true, alt: 'The arrivals hall' });
    const bytes = Buffer.from(media.url.split(',')[1], 'base64').toString('latin1');
    expect(media.url).toMatch(/^data:image\/webp;base64,/);
    expect(media.url.length).toBeLessThan(410_000);
    for (const mark of ['Exif', 'EXIF', 'SECRET-OWNER']) expect(bytes).not.toContain(mark);
    const size = await page.evaluate(async (url) => {
      const image = Object.assign(new Image(), { src: url });
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, media.url);
    expect(size).toEqual([1280, 853]);
    await page.reload();
    await slot('Replace image', FIRST).waitFor();
    expect(await publicImages()).toEqual([]);

    await publish();
    await published(FIRST).waitFor();
    expect(await kept()).toEqual({});
    const [image = ''] = await publicImages();
    expect(image).toMatch(/src="\/images\/[0-9a-f]{64}\.webp"/);
    for (const part of ['alt="The arrivals hall"', 'width="1280"', 'height="853"', 'loading="lazy"'])
      expect(image).toContain(part);

    const traveler = await (await browser.newContext({ viewport: PHONE })).newPage();
    const asked: string[] = [];
    traveler.on('request', (request) => asked.push(new URL(request.url()).host));
    await traveler.goto(`${server.url}/itinerary/${id}`);
    await traveler.pdf({ format: 'A4' });
    const drawn = traveler.getByRole('img', { name: 'The arrivals hall' });
    await drawn.scrollIntoViewIfNeeded();
    await expect.poll(() => drawn.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1280);
    expect(new Set(asked.filter(Boolean))).toEqual(new Set([new URL(server.url).host]));
    await traveler.context().close();

    await page.getByRole('button', { name: 'Unpublish images' }).click();
    await page.getByText('Travelers no longer see them. They are kept in this browser.').first().waitFor();
    expect(await publicImages()).toEqual([]);
    await page.getByRole('button', { name: `Replace image: ${FIRST} (only in this browser)` }).waitFor();
  });

  it('M-2 M-3 M-10 M-26 by keyboard alone: a poster, its text, published', async () => {
    const reach = async (name: RegExp) => {
      for (let step = 0; step < 120; step++) {
        await page.keyboard.press('Tab');
        const at = await page.evaluate(() => {
          const { activeElement: here } = document;
          const label = here?.id ? document.querySelector(`label[for="${CSS.escape(here.id)}"]`) : null;
          return here?.getAttribute('aria-label') ?? label?.textContent ?? here?.textContent ?? '';
        });
        if (name.test(at)) return;
      }
      throw new Error(`the keyboard does not reach ${name}`);
    };
    await reach(new RegExp(`^Add Image: ${FIRST}`));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Add Image' }).waitFor();
    await reach(/^File$/);
    for (const name of ['Paste', 'Address', 'Poster']) {
      await page.keyboard.press('ArrowRight');
      await page.getByRole('tab', { name, selected: true }).and(page.locator(':focus')).waitFor();
    }
    await reach(/^Amsterdam poster$/);
    await page.keyboard.press('Enter');
    await slot('Replace image', FIRST).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toContain(`Replace image: ${FIRST}`);
    await page.keyboard.press('Enter');
    await reach(/^Alternative text/);
    await page.keyboard.type('Houses at a canal');
    await reach(/^Save text$/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await reach(/^Publish images$/);
    await page.keyboard.press('Enter');
    await published(FIRST).waitFor();
    expect((await publicImages())[0]).toContain('alt="Houses at a canal"');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('M-3 M-5 takes a paste, a drop and a drawing, which never runs', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await slot('Add Image', FIRST).click();
    await choose('drawing.svg', 'image/svg+xml', Buffer.from(HOSTILE_SVG));
    await slot('Replace image', FIRST).waitFor();
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
    expect(asked.filter((address) => address.includes('evil'))).toEqual([]);
    expect((await kept())['0-0-0'].url).toMatch(/^data:image\/webp/);

    await slot('Add Image', SECOND).click();
    await page.getByRole('tab', { name: 'Paste' }).click();
    await page.getByRole('button', { name: 'Paste from clipboard' }).click();
    await page.getByText('There is no image on the clipboard.').waitFor();
    await page.evaluate(async (png) => {
      const bytes = Uint8Array.from(atob(png.split(',')[1] ?? ''), (each) => each.charCodeAt(0));
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': new Blob([bytes], { type: 'image/png' }) })]);
    }, PNG);
    await page.getByRole('button', { name: 'Paste from clipboard' }).click();
    await slot('Replace image', SECOND).waitFor();

    const third = slot('Add Image', 'Dinner at Chez Odile');
    const files = await page.evaluateHandle(
      (data) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([Uint8Array.from(data)], 'photo.jpg', { type: 'image/jpeg' }));
        return transfer;
      },
      [...photo],
    );
    await third.dispatchEvent('drop', { dataTransfer: files });
    await slot('Replace image', 'Dinner at Chez Odile').waitFor();
    expect(Object.keys(await kept())).toHaveLength(3);
  });

  it('M-4 refuses what is no image, and what only says so', async () => {
    await slot('Add Image', FIRST).click();
    await choose('a.pdf', 'application/pdf', Buffer.from('%PDF-1.7'));
    await page.getByRole('alert').filter({ hasText: 'Only image files can be used.' }).waitFor();
    await choose('a.jpg', 'image/jpeg', Buffer.from('no picture'));
    await page.getByRole('alert').filter({ hasText: 'The browser cannot read this image.' }).waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await kept()).toEqual({});
  });

  it('M-8 M-9 what one browser exports another one imports; invalid JSON is a failure', async () => {
    await addPhoto();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Four_slow_days_in_Paris_images.json');
    const text = readFileSync(await download.path(), 'utf8');
    expect(Object.keys(JSON.parse(text))).toEqual(['0-0-0']);
    await startAgent();
    await slot('Add Image', FIRST).waitFor();
    const load = (content: string) =>
      page
        .getByLabel('Exported images')
        .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(content) });
    await load(text.slice(0, -10));
    await page.getByText('The images could not be imported: the file is not valid JSON.').waitFor();
    await load(text);
    await slot('Replace image', FIRST).waitFor();
  });

  it('M-12 M-13 hears the design editor, and no one else', async () => {
    const evil = 'https://evil.example/';
    await agent.route(evil, (route) => route.fulfill({ contentType: 'text/html', body: '<title>evil</title>' }));
    const editorPage = `${server.url}/design-editor`;
    await agent.route(editorPage, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>editor</title>' }),
    );
    await slot('Add Image', FIRST).click();
    await page.getByRole('tab', { name: 'Editor' }).click();
    const opening = () =>
      Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('button', { name: 'Create with the design editor' }).click(),
      ]).then(([popup]) => popup);
    const closed = await opening();
    await page.getByText('The design editor is open in another window.').waitFor();
    await closed.close();
    await page.getByText('The design editor was closed without an image.').waitFor();

    const editor = await opening();
    await editor.waitForLoadState();
    expect(await editor.evaluate(() => [innerWidth, innerHeight])).toEqual([1200, 800]);
    const good = { type: 'image-ready', imageUrl: PNG };
    const post = (from: Page, message: unknown) =>
      from.evaluate((data) => (globalThis.opener as Window).postMessage(data, '*'), message);
    const stays = async (what: string) => {
      await page.evaluate(() => new Promise((resume) => setTimeout(resume, 150)));
      expect([await page.getByRole('dialog').count(), await kept(), editor.isClosed()], what).toEqual([1, {}, false]);
    };

    const openApart = async (address: string): Promise<Page> => {
      const [popup] = await Promise.all([
        page.waitForEvent('popup'),
        page.evaluate((there) => void open(there, '_blank', 'popup'), address),
      ]);
      await popup.waitForLoadState();
      return popup;
    };
    /* As a page moves itself: it stays known to the one that has opened it. */
    const move = async (to: string): Promise<void> => {
      await editor.evaluate((there) => void location.assign(there), to);
      await editor.waitForURL(to);
    };
    await post(await openApart(evil), good);
    await stays('another origin in another window');
    await post(await openApart(editorPage), good);
    await stays('the right origin in another window');
    await page.evaluate((data) => postMessage(data, '*'), good);
    await stays('the page itself');
    await move(evil);
    await post(editor, good);
    await stays('our window at another origin');
    await move(editorPage);
    for (const message of [
      { ...good, type: 'image' },
      { type: 'image-ready', imageUrl: { toString: PNG } },
      { type: 'image-ready', imageUrl: 'javascript:alert(1)' },
      { type: 'image-ready', imageUrl: 'data:text/html;base64,PGI+' },
      { type: 'image-ready', imageUrl: 'http://images.example/a.png' },
      'image-ready',
    ]) {
      await post(editor, message);
      await stays(JSON.stringify(message));
    }
    await editor.evaluate(() => {
      const imageUrl = URL.createObjectURL(new Blob(['x'], { type: 'image/png' }));
      (globalThis.opener as Window).postMessage({ type: 'image-ready', imageUrl }, '*');
    });
    await stays('a blob');

    await post(editor, good).catch(() => {});
    await slot('Replace image', FIRST).waitFor();
    await expect.poll(() => editor.isClosed()).toBe(true);
  });

  it('M-27 offline, 500 and 503: everything is kept, and goes out when the server is back', async () => {
    await addPhoto();
    for (const [say, fail] of [
      ['Could not reach the server.', () => agent.setOffline(true)],
      ['The images could not be published.', () => answer(500)],
      ['The images could not be published.', () => answer(503)],
    ] as const) {
      await fail();
      await publish();
      await page.getByRole('alert').filter({ hasText: say }).waitFor();
      expect(Object.keys(await kept())).toEqual(['0-0-0']);
      await agent.setOffline(false);
      await agent.unrouteAll();
    }
    const path = `**/api/itineraries/${id}`;
    await page.route(path, (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
    await publish();
    await page.getByText('Not saved on the server yet').first().waitFor();
    expect(Object.keys(await kept())).toEqual(['0-0-0']);
    await page.reload();
    await page.getByText('Not saved on the server yet').first().waitFor();
    await page.unroute(path);
    await page.getByRole('button', { name: 'Try again' }).click();
    await published(FIRST).waitFor();
    expect(await publicImages()).toHaveLength(1);
  });

  it('M-27 409: what changed meanwhile is compared, and the images are saved over it only when told', async () => {
    await addPhoto();
    const { title: _title, ...rest } = await record();
    const put = await fetch(`${server.url}/api/itineraries/${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', cookie: server.cookie },
      body: JSON.stringify({ ...rest, title: 'Changed by a colleague' }),
    });
    expect(put.status).toBe(200);
    await publish();
    await page.getByRole('dialog', { name: 'Two versions of this itinerary' }).waitFor();
    expect((await record()).title).toBe('Changed by a colleague');
    expect(await publicImages()).toEqual([]);
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await published(FIRST).waitFor();
    expect((await record()).title).toBe('Four slow days in Paris');
  });

  it('M-6 full storage: said, nothing lost, and publishing makes room', async () => {
    await addPhoto();
    await page.evaluate(() => {
      for (let size = 1_000_000; size > 0; size = Math.floor(size / 2)) {
        try {
          for (let at = 0; ; at++) localStorage.setItem(`filler-${size}-${at}`, 'x'.repeat(size));
        } catch {
          // Full at this size; the rest is filled with smaller pieces.
        }
      }
    });
    await addPhoto(SECOND);
    await page.getByRole('alert').filter({ hasText: 'This browser’s storage is full' }).waitFor();
    expect(Object.keys(await kept())).toEqual(['0-0-0']);
    await publish();
    await published(FIRST).waitFor();
    await published(SECOND).waitFor();
    expect(await publicImages()).toHaveLength(2);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('M-7 private mode: said, and the images can be published', async () => {
    await startAgent((context) =>
      context.addInitScript(() => {
        Object.defineProperty(globalThis, 'localStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }),
    );
    await addPhoto();
    await page.getByRole('alert').filter({ hasText: 'This browser keeps nothing' }).waitFor();
    await publish();
    await published(FIRST).waitFor();
    expect(await publicImages()).toHaveLength(1);
  });

  it('A-7 without an answer the copy in this browser is shown as one', async () => {
    await page.route(`**/api/itineraries/${id}`, (route) => route.abort());
    await page.reload();
    await page.getByText('The server could not be reached. This is the copy that is kept in this browser.').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Four slow days in Paris');
  });
});
