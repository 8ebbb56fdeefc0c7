/** The agent's images in a real browser: taken in every way, kept, published, seen by travelers. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE, readWithoutScript } from './browser.ts';
import { FIRST, SECOND, setUpImageDesk } from './image-desk.ts';
import { HOSTILE_SVG } from './test-pictures.ts';

const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('images of activities', () => {
  const desk = setUpImageDesk();

  it('M-1 M-5 M-25 M-26 by mouse: a photo is kept without its position, published, seen, unpublished', async () => {
    const before = (await readWithoutScript(desk.browser, `${desk.server.url}/itinerary/${desk.id}`)).html;
    expect(before).not.toContain('act__image');
    await desk.slot('Add Image', FIRST).click();
    await desk.page.getByLabel('Alternative text').fill('The arrivals hall');
    await desk.choose('photo.jpg', 'image/jpeg', desk.photo);
    await desk.slot('Replace image', FIRST).waitFor();
    const { '0-0-0': media } = await desk.kept();
    expect(media).toMatchObject({ type: 'image', optimized: true, alt: 'The arrivals hall' });
    const bytes = Buffer.from(media.url.split(',')[1], 'base64').toString('latin1');
    expect(media.url).toMatch(/^data:image\/webp;base64,/);
    expect(media.url.length).toBeLessThan(410_000);
    for (const mark of ['Exif', 'EXIF', 'SECRET-OWNER']) expect(bytes).not.toContain(mark);
    const size = await desk.page.evaluate(async (url) => {
      const image = Object.assign(new Image(), { src: url });
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, media.url);
    expect(size).toEqual([1280, 853]);
    await desk.page.reload();
    await desk.slot('Replace image', FIRST).waitFor();
    expect(await desk.publicImages()).toEqual([]);

    await desk.publish();
    await desk.published(FIRST).waitFor();
    expect(await desk.kept()).toEqual({});
    const [image = ''] = await desk.publicImages();
    expect(image).toMatch(/src="\/images\/[0-9a-f]{64}\.webp"/);
    for (const part of ['alt="The arrivals hall"', 'width="1280"', 'height="853"', 'loading="lazy"'])
      expect(image).toContain(part);

    const traveler = await (await desk.browser.newContext({ viewport: PHONE })).newPage();
    const asked: string[] = [];
    traveler.on('request', (request) => asked.push(new URL(request.url()).host));
    await traveler.goto(`${desk.server.url}/itinerary/${desk.id}`);
    await traveler.pdf({ format: 'A4' });
    const drawn = traveler.getByRole('img', { name: 'The arrivals hall' });
    await drawn.scrollIntoViewIfNeeded();
    await expect.poll(() => drawn.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1280);
    expect(new Set(asked.filter(Boolean))).toEqual(new Set([new URL(desk.server.url).host]));
    await traveler.context().close();

    await desk.page.getByRole('button', { name: 'Unpublish images' }).click();
    await desk.page.getByText('Travelers no longer see them. They are kept in this browser.').first().waitFor();
    expect(await desk.publicImages()).toEqual([]);
    await desk.page.getByRole('button', { name: `Replace image: ${FIRST} (only in this browser)` }).waitFor();
  });

  it('M-2 M-3 M-8 M-9 M-10 M-26 by keyboard alone: a poster, its text, published, exported and imported', async () => {
    const reach = async (name: RegExp) => {
      for (let step = 0; step < 120; step++) {
        await desk.page.keyboard.press('Tab');
        const at = await desk.page.evaluate(() => {
          const { activeElement: here } = document;
          const label = here?.id ? document.querySelector(`label[for="${CSS.escape(here.id)}"]`) : null;
          return here?.getAttribute('aria-label') ?? label?.textContent ?? here?.textContent ?? '';
        });
        if (name.test(at)) return;
      }
      throw new Error(`the keyboard does not reach ${name}`);
    };
    await reach(new RegExp(`^Add Image: ${FIRST}`));
    await desk.page.keyboard.press('Enter');
    await desk.page.getByRole('dialog', { name: 'Add Image' }).waitFor();
    await reach(/^File$/);
    for (const name of ['Paste', 'Address', 'Poster']) {
      await desk.page.keyboard.press('ArrowRight');
      await desk.page.getByRole('tab', { name, selected: true }).and(desk.page.locator(':focus')).waitFor();
    }
    await reach(/^Amsterdam poster$/);
    await desk.page.keyboard.press('Enter');
    await desk.slot('Replace image', FIRST).waitFor();
    await expect
      .poll(() => desk.page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toContain(`Replace image: ${FIRST}`);
    await desk.page.keyboard.press('Enter');
    await reach(/^Alternative text/);
    await desk.page.keyboard.type('Houses at a canal');
    await reach(/^Save text$/);
    await desk.page.keyboard.press('Enter');
    await desk.page.getByRole('dialog').waitFor({ state: 'detached' });
    await reach(/^Publish images$/);
    await desk.page.keyboard.press('Enter');
    await desk.published(FIRST).waitFor();
    expect((await desk.publicImages())[0]).toContain('alt="Houses at a canal"');
    await desk.page.getByRole('dialog').waitFor({ state: 'detached' });

    await reach(/^Export$/);
    const [exported] = await Promise.all([desk.page.waitForEvent('download'), desk.page.keyboard.press('Enter')]);
    // The browser is told to hand the dialog over before the key is pressed.
    const choosing = desk.page.waitForEvent('filechooser');
    await reach(/^Import$/);
    await desk.page.keyboard.press('Enter');
    await (await choosing).setFiles(await exported.path());
    await desk.page.getByText('Images imported').first().waitFor();
  });

  it('M-3 M-5 takes a paste, a drop and a drawing, which never runs', async () => {
    const asked: string[] = [];
    desk.page.on('request', (request) => asked.push(request.url()));
    await desk.slot('Add Image', FIRST).click();
    await desk.choose('drawing.svg', 'image/svg+xml', Buffer.from(HOSTILE_SVG));
    await desk.slot('Replace image', FIRST).waitFor();
    expect(await desk.page.evaluate(() => 'ran' in globalThis)).toBe(false);
    expect(asked.filter((address) => address.includes('evil'))).toEqual([]);
    expect((await desk.kept())['0-0-0'].url).toMatch(/^data:image\/webp/);

    await desk.slot('Add Image', SECOND).click();
    await desk.page.getByRole('tab', { name: 'Paste' }).click();
    await desk.page.getByRole('button', { name: 'Paste from clipboard' }).click();
    await desk.page.getByText('There is no image on the clipboard.').waitFor();
    await desk.page.evaluate(async (png) => {
      const bytes = Uint8Array.from(atob(png.split(',')[1] ?? ''), (each) => each.charCodeAt(0));
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': new Blob([bytes], { type: 'image/png' }) })]);
    }, PNG);
    await desk.page.getByRole('button', { name: 'Paste from clipboard' }).click();
    await desk.slot('Replace image', SECOND).waitFor();

    const third = desk.slot('Add Image', 'Dinner at Chez Odile');
    const files = await desk.page.evaluateHandle(
      (data) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([Uint8Array.from(data)], 'photo.jpg', { type: 'image/jpeg' }));
        return transfer;
      },
      [...desk.photo],
    );
    await third.dispatchEvent('drop', { dataTransfer: files });
    await desk.slot('Replace image', 'Dinner at Chez Odile').waitFor();
    expect(Object.keys(await desk.kept())).toHaveLength(3);
  });

  it('M-4 refuses what is no image, and what only says so', async () => {
    await desk.slot('Add Image', FIRST).click();
    await desk.choose('a.pdf', 'application/pdf', Buffer.from('%PDF-1.7'));
    await desk.page.getByRole('alert').filter({ hasText: 'Only image files can be used.' }).waitFor();
    await desk.choose('a.jpg', 'image/jpeg', Buffer.from('no picture'));
    await desk.page.getByRole('alert').filter({ hasText: 'The browser cannot read this image.' }).waitFor();
    await desk.page.getByRole('button', { name: 'Close' }).click();
    await desk.page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await desk.kept()).toEqual({});
  });

  it('M-8 M-9 what one browser exports another one imports; invalid JSON is a failure', async () => {
    await desk.addPhoto();
    const [download] = await Promise.all([
      desk.page.waitForEvent('download'),
      desk.page.getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Four_slow_days_in_Paris_images.json');
    const text = readFileSync(await download.path(), 'utf8');
    expect(Object.keys(JSON.parse(text))).toEqual(['0-0-0']);
    await desk.start();
    await desk.slot('Add Image', FIRST).waitFor();
    const load = (content: string) =>
      desk.page
        .getByLabel('Exported images')
        .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(content) });
    await load(text.slice(0, -10));
    await desk.page.getByText('The images could not be imported: the file is not valid JSON.').waitFor();
    await load(text);
    await desk.slot('Replace image', FIRST).waitFor();
  });

  it('M-3 M-12 M-13 J-1 J-6 from the slot to the real design editor and back: what is made there is in the slot, and stays', async () => {
    await desk.slot('Add Image', FIRST).click();
    await desk.page.getByRole('tab', { name: 'Editor' }).click();
    const [editor] = await Promise.all([
      desk.page.waitForEvent('popup'),
      desk.page.getByRole('button', { name: 'Create with the design editor' }).click(),
    ]);
    await desk.page.getByText('The design editor is open in another window.').waitFor();
    await editor.getByRole('heading', { level: 1, name: 'Design editor' }).waitFor();
    expect(editor.url()).toBe(`${desk.server.url}/design-editor`);
    expect(await editor.evaluate(() => [innerWidth, innerHeight])).toEqual([1200, 800]);
    await editor.getByRole('button', { name: 'Amsterdam' }).click();
    await editor.getByRole('button', { name: 'Text', exact: true }).click();
    await editor.getByLabel('Text', { exact: true }).fill('Arrivals');
    await editor.getByRole('img', { name: 'Design, the poster Amsterdam, Text: Arrivals' }).waitFor();
    const closed = editor.waitForEvent('close');
    await editor.getByRole('button', { name: 'Use this picture' }).click();
    await desk.slot('Replace image', FIRST).waitFor();
    await closed;
    await desk.page.getByRole('dialog').waitFor({ state: 'detached' });
    const { '0-0-0': media } = await desk.kept();
    expect(media).toMatchObject({ type: 'image', optimized: true });
    expect(media.url).toMatch(/^data:image\/webp;base64,/);

    await desk.page.reload();
    const drawn = desk.slot('Replace image', FIRST).locator('img');
    const width = () => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBe(1200);
    expect(await drawn.getAttribute('src')).toBe(media.url);
  });

  it('M-12 M-13 hears the design editor, and no one else', async () => {
    const evil = 'https://evil.example/';
    await desk.agent.route(evil, (route) => route.fulfill({ contentType: 'text/html', body: '<title>evil</title>' }));
    const editorPage = `${desk.server.url}/design-editor`;
    await desk.agent.route(editorPage, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>editor</title>' }),
    );
    await desk.slot('Add Image', FIRST).click();
    await desk.page.getByRole('tab', { name: 'Editor' }).click();
    const opening = () =>
      Promise.all([
        desk.page.waitForEvent('popup'),
        desk.page.getByRole('button', { name: 'Create with the design editor' }).click(),
      ]).then(([popup]) => popup);
    const closed = await opening();
    await desk.page.getByText('The design editor is open in another window.').waitFor();
    await closed.close();
    await desk.page.getByText('The design editor was closed without an image.').waitFor();

    const editor = await opening();
    await editor.waitForLoadState();
    expect(await editor.evaluate(() => [innerWidth, innerHeight])).toEqual([1200, 800]);
    const good = { type: 'image-ready', imageUrl: PNG };
    const post = (from: Page, message: unknown) =>
      from.evaluate((data) => (globalThis.opener as Window).postMessage(data, '*'), message);
    const stays = async (what: string) => {
      await desk.page.evaluate(() => new Promise((resume) => setTimeout(resume, 150)));
      expect([await desk.page.getByRole('dialog').count(), await desk.kept(), editor.isClosed()], what).toEqual([
        1,
        {},
        false,
      ]);
    };

    const openApart = async (address: string): Promise<Page> => {
      const [popup] = await Promise.all([
        desk.page.waitForEvent('popup'),
        desk.page.evaluate((there) => void open(there, '_blank', 'popup'), address),
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
    await desk.page.evaluate((data) => postMessage(data, '*'), good);
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
    await desk.slot('Replace image', FIRST).waitFor();
    await expect.poll(() => editor.isClosed()).toBe(true);
  });
});
