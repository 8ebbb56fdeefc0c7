/** The design editor: opened by another window and by itself, by mouse, by keyboard alone and by finger; what it sends, keeps and refuses. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, DESKTOP, launchBrowser, PHONE, unlock } from './browser.ts';
import { type RunningServer, startServer } from './running-server.ts';

describe('the design editor', () => {
  let server: RunningServer;
  let browser: Browser;
  let agent: BrowserContext;
  let opener: Page;
  const reports: string[] = [];

  beforeAll(async () => {
    server = await startServer();
    browser = await launchBrowser();
    agent = await browser.newContext({ viewport: DESKTOP, hasTouch: true });
    agent.on('page', (page) => {
      page.setDefaultTimeout(15_000);
      page.on('console', (message) => {
        if (/Content.Security.Policy/i.test(message.text())) reports.push(message.text());
      });
      page.on('pageerror', (error) => reports.push(String(error)));
    });
    opener = await agent.newPage();
    await unlock(opener, server.url, server.accessCode, '/dashboard');
    await opener.evaluate(() => {
      Object.assign(globalThis, { heard: [] });
      addEventListener('message', ({ data, origin }) =>
        (globalThis as unknown as { heard: unknown[] }).heard.push({ ...data, origin }),
      );
    });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  afterEach(() => {
    expect(reports.splice(0)).toEqual([]);
  });

  async function openPopup(): Promise<Page> {
    const [popup] = await Promise.all([
      opener.waitForEvent('popup'),
      opener.evaluate(() => void open('/design-editor', '_blank', 'popup,width=1200,height=800')),
    ]);
    await popup.getByRole('heading', { level: 1, name: 'Design editor' }).waitFor();
    return popup;
  }
  const heard = () =>
    opener.evaluate(() =>
      (globalThis as unknown as { heard: { type: string; imageUrl: string; origin: string }[] }).heard.splice(0),
    );
  const sizeOf = (page: Page, imageUrl: string) =>
    page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, imageUrl);
  const picture = (page: Page) => page.getByRole('img', { name: /^Design/ });

  it('J-1 J-3 J-6 J-7 by mouse: a poster, words, a shape, the hero size; the opener gets the picture', async () => {
    const page = await openPopup();
    expect(await page.getByRole('button', { name: 'Use this picture' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Lisbon' }).click();
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    await page.getByLabel('Text', { exact: true }).fill('Lisbon in May');
    await page.getByLabel('Font').selectOption('text');
    await page.getByRole('button', { name: 'Coral' }).click();
    await page.getByRole('button', { name: 'Ellipse', exact: true }).first().click();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByRole('img', { name: 'Design, the poster Lisbon, Ellipse, Text: Lisbon in May' }).waitFor();
    await page.getByLabel('For').selectOption('hero');
    await page.getByRole('button', { name: 'Use this picture' }).click();
    await page.getByText('The picture was sent to your itinerary. You can close this window.').waitFor();
    const [message] = await heard();
    expect(message).toMatchObject({ type: 'image-ready', origin: server.url });
    expect(message?.imageUrl).toMatch(/^data:image\/webp;base64,/);
    expect(message?.imageUrl.length).toBeLessThanOrEqual(400_000);
    expect(await sizeOf(page, message?.imageUrl ?? '')).toEqual([1920, 768]);
    await page.close();
  });

  it('J-4 J-5 J-8 by keyboard alone: start, move, size, delete, undo, send; a reload loses nothing', async () => {
    const page = await openPopup();
    const tabTo = async (name: string | RegExp) => {
      const wanted = page.getByRole('button', { name, exact: typeof name === 'string' });
      for (let tabs = 0; tabs < 80; tabs++) {
        if (await wanted.first().evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`Tab never reaches ${name}`);
    };
    await page
      .locator('h1')
      .focus()
      .catch(() => {});
    await tabTo('Paris');
    await page.keyboard.press('Enter');
    await tabTo('Rectangle');
    await page.keyboard.press('Enter');
    await page.getByRole('img', { name: 'Design, the poster Paris, Rectangle' }).waitFor();
    const kept = () =>
      page.evaluate(() => JSON.parse(sessionStorage.getItem('waypage_design') ?? '{}').layers?.[0] ?? null);
    await expect.poll(kept).toMatchObject({ x: 390, y: 310, width: 420 });
    await page.getByRole('heading', { name: 'Objects' }).waitFor();
    for (let tabs = 0; tabs < 60; tabs++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.closest('li')?.textContent === 'Rectangle')) break;
    }
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('+');
    await expect.poll(kept).toMatchObject({ x: 406, y: 326, width: 420 * 1.06 });
    await page.keyboard.press('Delete');
    await page.getByRole('img', { name: 'Design, the poster Paris', exact: true }).waitFor();
    await page.keyboard.press('Control+z');
    await page.getByRole('img', { name: 'Design, the poster Paris, Rectangle' }).waitFor();
    await page.keyboard.press('Control+z');
    await expect.poll(kept).toMatchObject({ width: 420 });
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(kept).toMatchObject({ width: 420 * 1.06 });
    await page.reload();
    await page.getByRole('img', { name: 'Design, the poster Paris, Rectangle' }).waitFor();
    await tabTo('Use this picture');
    await page.keyboard.press('Enter');
    await page.getByText('The picture was sent').waitFor();
    const [message] = await heard();
    expect(await sizeOf(page, message?.imageUrl ?? '')).toEqual([1200, 800]);
    await page.close();
  });

  it('J-2 J-6 by itself: a photo by file and by paste, drawn anew; Download is the way out', async () => {
    const page = await agent.newPage();
    await unlock(page, server.url, server.accessCode, '/design-editor');
    await page.getByRole('heading', { level: 1, name: 'Design editor' }).waitFor();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await page
      .getByRole('alert')
      .getByText('This file is not a picture that this browser can read. Choose a JPEG, PNG, WebP or AVIF file.')
      .waitFor();
    const png = await page.evaluate(() => {
      const canvas = document.createElement('canvas');
      canvas.width = 3000;
      canvas.height = 1500;
      canvas.getContext('2d')?.fillRect(0, 0, 1500, 1500);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    });
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') });
    await page.getByRole('img', { name: 'Design, a photo' }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.evaluate((bytes) => {
      const data = new DataTransfer();
      data.items.add(
        new File([Uint8Array.from(atob(bytes), (each) => each.charCodeAt(0))], 'pasted.png', { type: 'image/png' }),
      );
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    }, png);
    await page.getByRole('img', { name: 'Design, a photo, Photo' }).waitFor();
    await page.getByRole('button', { name: 'Background' }).last().click();
    await page.getByLabel('Zoom').fill('2');
    expect(await page.getByRole('button', { name: 'Use this picture' }).count()).toBe(0);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('design.webp');
    await page.close();
  });

  it('J-5 J-9 by finger: an object is dragged; axe finds nothing, light and dark, from 320 px', async () => {
    const page = await agent.newPage();
    await unlock(page, server.url, server.accessCode, '/design-editor');
    await page.getByRole('button', { name: 'Beach' }).waitFor();
    for (const [viewport, colorScheme] of [
      [{ width: 320, height: 800 }, 'dark'],
      [DESKTOP, 'light'],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      expect(await accessibilityFaults(page)).toEqual([]);
    }
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/design-start.png` });
    await page.getByRole('button', { name: 'Beach' }).click();
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    await page.getByRole('button', { name: 'Rectangle', exact: true }).first().click();
    const place = () =>
      page.evaluate(() => JSON.parse(sessionStorage.getItem('waypage_design') ?? '{}').layers?.[1]?.x ?? null);
    await expect.poll(place).toBe(390);
    const frame = await picture(page).boundingBox();
    if (!frame) throw new Error('no picture');
    const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
    const session = await agent.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
      });
    await touch('touchStart', middle.x, middle.y);
    for (const step of [20, 50, 90]) await touch('touchMove', middle.x + step, middle.y);
    await touch('touchEnd');
    await expect.poll(place).toBeGreaterThan(430);
    for (const [viewport, colorScheme] of [
      [DESKTOP, 'light'],
      [{ width: 1200, height: 800 }, 'dark'],
      [PHONE, 'light'],
      [{ width: 320, height: 800 }, 'dark'],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      if (process.env['SHOTS'])
        await page.screenshot({ path: `${process.env['SHOTS']}/design-${viewport.width}-${colorScheme}.png` });
    }
    await page.close();
  });
});
