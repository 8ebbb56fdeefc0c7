/** The system's Chromium, driven by playwright-core; a missing browser fails with the command that installs it. */
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { findChromium } from '../scripts/lib/test-machine.mjs';

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

export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error('Chromium is missing. Install it with: sudo apt-get install -y chromium (or set CHROMIUM_PATH)');
  return chromium.launch({ executablePath, args: ARGUMENTS });
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
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((resume) => requestAnimationFrame(resume));
    const passing = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(passing.map((each) => each.finished.catch(() => undefined)));
    await new Promise((resume) => requestAnimationFrame(resume));
  });
}

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds against WCAG 2.2 A and AA and its best practices, one line a violation. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await settled(page);
  return faultsOf(await new AxeBuilder({ page }).setLegacyMode().withTags(STANDARDS).analyze());
}

/** Of these, what the colour scheme alone can change. */
export async function contrastFaults(page: Page): Promise<string[]> {
  await settled(page);
  return faultsOf(
    await new AxeBuilder({ page }).setLegacyMode().withRules(['color-contrast', 'link-in-text-block']).analyze(),
  );
}

function faultsOf({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>): string[] {
  return violations.map(
    (rule) =>
      `${rule.id}: ${rule.nodes
        .map((node) => `${node.target.join(' ')} (${node.any[0]?.message ?? node.failureSummary})`)
        .slice(0, 3)
        .join(' | ')}`,
  );
}
