/** The browsers that the test file at work has open, for whoever has to tell what they show. */
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';

/* The runner and the tests load this file each for themselves. */
const KEY = Symbol.for('waypage.open-browsers');
const open: Set<Browser> = Reflect.get(globalThis, KEY) ?? new Set<Browser>();
Reflect.set(globalThis, KEY, open);

/** Characters; more than any page has that a journey opens, but for long lists. */
const OUTLINE_MAX = 8000;
const ANSWER_LIMIT_MS = 5000;

export function noteBrowser(browser: Browser): Browser {
  open.add(browser);
  browser.once('disconnected', () => open.delete(browser));
  return browser;
}

/** For each open page its address, what has the focus, and its outline as a screen reader has it. */
export async function tellOpenPages(): Promise<string> {
  const pages = [...open].flatMap((browser) => browser.contexts().flatMap((context) => context.pages()));
  return (await Promise.all(pages.map(tell))).join('\n\n');
}

async function tell(page: Page): Promise<string> {
  const told = look(page).catch((error: unknown) => `the page cannot be read: ${error}`);
  return `${page.url()}\n${await Promise.race([told, setTimeout(ANSWER_LIMIT_MS, 'the page does not answer')])}`;
}

async function look(page: Page): Promise<string> {
  const focus = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
  const outline = await page.locator('body').ariaSnapshot();
  const withoutAddresses = outline.replace(/^ *- \/url:.*\n/gm, '');
  return `focus: ${focus}\n${withoutAddresses.slice(0, OUTLINE_MAX)}`;
}
