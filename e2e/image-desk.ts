/** An agent at the admin view of an itinerary of her own, for the journeys of images: what she does there, and what comes of it. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { DESKTOP, launchBrowser, readWithoutScript, unlock } from './browser.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { saveItinerary } from './saved-itinerary.ts';
import { photoWithPosition } from './test-pictures.ts';

/** Two activities of the itinerary. */
export const FIRST = 'Land at Charles de Gaulle';
export const SECOND = 'Check in at Hôtel de Seine';

class ImageDesk {
  server!: RunningServer;
  browser!: Browser;
  agent!: BrowserContext;
  page!: Page;
  id = '';
  photo!: Buffer;
  /** What the browser has reported against the page: broken policies, uncaught errors. */
  readonly complaints: string[] = [];

  async start(prepare?: (context: BrowserContext) => Promise<unknown>): Promise<void> {
    await this.agent?.close();
    this.agent = await this.browser.newContext({
      viewport: DESKTOP,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await prepare?.(this.agent);
    await this.agent.exposeFunction('tellViolation', (text: string) => this.complaints.push(text));
    await this.agent.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        Reflect.get(globalThis, 'tellViolation')(`${violatedDirective} ${blockedURI}`);
      });
    });
    this.page = await this.agent.newPage();
    this.page.on('pageerror', (error) => this.complaints.push(String(error)));
    await unlock(this.page, this.server.url, this.server.accessCode, `/admin/itinerary/${this.id}`);
    /* Not the heading of the page that loads. */
    await this.page.getByRole('heading', { level: 1, name: 'Four slow days in Paris' }).waitFor();
  }

  slot(kind: 'Add Image' | 'Replace image', title: string) {
    return this.page.getByRole('button', { name: `${kind}: ${title}` });
  }

  choose(name: string, mimeType: string, buffer: Buffer): Promise<void> {
    return this.page.getByLabel('Image file').setInputFiles({ name, mimeType, buffer });
  }

  async addPhoto(title = FIRST): Promise<void> {
    await this.slot('Add Image', title).click();
    await this.choose('photo.jpg', 'image/jpeg', this.photo);
    await this.slot('Replace image', title).waitFor();
  }

  /** The itinerary's map in the browser's store. */
  kept() {
    return this.page.evaluate(
      (key) => JSON.parse(localStorage.getItem('itinerary_custom_media') ?? '{}')[key] ?? {},
      this.id,
    );
  }

  publish(): Promise<void> {
    return this.page.getByRole('button', { name: 'Publish images' }).click();
  }

  published(title: string) {
    return this.page.getByRole('button', { name: `Replace image: ${title} (public)` });
  }

  /** The server takes no image, and says so by this status. */
  async refuseImages(status: number): Promise<void> {
    await this.agent.route('**/api/images', (route) => route.fulfill({ status, body: 'no' }));
  }

  async record() {
    const answer = await fetch(`${this.server.url}/api/itineraries/${this.id}`, {
      headers: { cookie: this.server.cookie },
    });
    return answer.json();
  }

  /** As a traveler's page has them. */
  async publicImages(): Promise<string[]> {
    const { html } = await readWithoutScript(this.browser, `${this.server.url}/itinerary/${this.id}`);
    return html.match(/<img class="act__image"[^>]*>/g) ?? [];
  }
}

/** To be called in a `describe`: each test has a fresh itinerary and browser profile, and may leave no complaint. */
export function setUpImageDesk(): ImageDesk {
  const desk = new ImageDesk();
  beforeAll(async () => {
    desk.server = await startServer();
    desk.browser = await launchBrowser();
    desk.photo = await photoWithPosition();
  });
  afterAll(async () => {
    await desk.browser?.close();
    await desk.server?.stop();
  });
  beforeEach(async () => {
    desk.id = await saveItinerary(desk.server);
    await desk.start();
  });
  afterEach(async () => {
    await desk.agent.close();
    expect(desk.complaints.splice(0)).toEqual([]);
  });
  return desk;
}
