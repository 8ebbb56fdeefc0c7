/** The system's Chromium, driven by playwright-core; a missing browser fails with the command that installs it. */
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { findChromium } from '../scripts/lib/test-machine.mjs';
import { noteBrowser } from './open-browsers.ts';

const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };

export async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error('Chromium is missing. Install it with: sudo apt-get install -y chromium (or set CHROMIUM_PATH)');
  return noteBrowser(await chromium.launch({ executablePath, args: ARGUMENTS }));
}

const watched = new WeakSet<BrowserContext>();
const policyReports: string[] = [];

/** From now on no page of the browser may break its content security policy: the test that does fails at its end. */
export function watchPolicy(context: BrowserContext): void {
  if (watched.has(context)) return;
  watched.add(context);
  context.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) policyReports.push(message.text());
  });
}
afterEach(() => {
  expect(policyReports.splice(0)).toEqual([]);
});

/** Signs in through the gate, as an agent does. */
export async function unlock(page: Page, url: string, accessCode: string, path = '/'): Promise<void> {
  watchPolicy(page.context());
  await page.goto(url + path);
  await page.getByLabel('Access Code').fill(accessCode);
  await page.getByRole('button', { name: 'Access Admin Panel' }).click();
  await page.getByLabel('Access Code').waitFor({ state: 'detached' });
}

/** A public page as a client without script sees it. */
export async function readWithoutScript(browser: Browser, address: string): Promise<{ text: string; html: string }> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const page = await context.newPage();
  const answer = await page.goto(address);
  if (answer?.status() !== 200) throw new Error(`${address} answered ${answer?.status()}`);
  const seen = { text: await page.innerText('body'), html: await page.content() };
  await context.close();
  return seen;
}

/** Colours that change with the scheme do so over a frame or two, and more where the machine is busy: what moves has come to rest. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((resume) => requestAnimationFrame(resume));
    const passing = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(passing.map((each) => each.finished.catch(() => undefined)));
    await new Promise((resume) => requestAnimationFrame(resume));
  });
}

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds against WCAG 2.2 A and AA and its best practices, one line a violation. */
export const accessibilityFaults = (page: Page): Promise<string[]> =>
  runAxe(page, { runOnly: { type: 'tag', values: STANDARDS } });

const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Of these, what the colour scheme alone can change. */
export const contrastFaults = (page: Page): Promise<string[]> =>
  runAxe(page, { runOnly: { type: 'rule', values: OF_COLOUR } });

/** Of these, what a width can change. */
export const faultsBesideContrast = (page: Page): Promise<string[]> =>
  runAxe(page, {
    runOnly: { type: 'tag', values: STANDARDS },
    rules: Object.fromEntries(OF_COLOUR.map((rule) => [rule, { enabled: false }])),
  });

/**
 * axe itself, put into the page once: its driver puts it in anew for each look, for frames, of which these pages have none. What passed is not gathered
 * and no sheet is loaded a second time (docs/decisions/0051).
 */
async function runAxe(page: Page, options: RunOptions): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate((all) => (Reflect.get(globalThis, 'axe') as typeof axe).run(document, all), {
    ...options,
    resultTypes: ['violations' as const],
    preload: false,
  });
  return faultsOf(found);
}

function faultsOf({ violations }: AxeResults): string[] {
  return violations.map(
    (rule) =>
      `${rule.id}: ${rule.nodes
        .map((node) => `${node.target.join(' ')} (${node.any[0]?.message ?? node.failureSummary})`)
        .slice(0, 3)
        .join(' | ')}`,
  );
}
