/** A state in a browser of its own, and what that browser complains of on the way: broken policies, errors. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { DESKTOP } from '../browser.ts';
import type { RunningServer } from '../running-server.ts';
import type { Ids, Screen } from './screen.ts';

/** What a browser says of an answer 4xx or 5xx, or of one that did not come. */
const FAILED_CALL =
  /^(Failed to load resource|TypeError: Failed to fetch dynamically|The list of \S+ could not be loaded)/;

export interface OpenScreen {
  readonly page: Page;
  readonly complaints: readonly string[];
}

export async function openScreen(
  browser: Browser,
  server: RunningServer,
  ids: Ids,
  screen: Screen,
  audience: 'agent' | 'anyone',
): Promise<OpenScreen> {
  const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const complaints: string[] = [];
  await page.exposeFunction('complain', (text: string) => complaints.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      Reflect.get(globalThis, 'complain')(`${violatedDirective} ${blockedURI}`),
    );
  });
  page.on('console', (message) => {
    if (message.type() !== 'error' || (screen.failing && FAILED_CALL.test(message.text()))) return;
    complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  if (audience === 'agent') await signIn(context, server);
  await page.goto(server.url + screen.path(ids));
  await screen.reach?.(page, ids);
  await page.getByRole('heading', { name: screen.heading }).first().waitFor();
  return { page, complaints };
}

/** As the gate leaves the browser (G-4, G-5), without going through it each time. */
async function signIn(context: BrowserContext, { url, cookie }: RunningServer): Promise<void> {
  const [name = '', value = ''] = cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url }]);
  await context.addInitScript(() => {
    if (sessionStorage.getItem('was_here')) return;
    sessionStorage.setItem('cd_authenticated', 'true');
    sessionStorage.setItem('was_here', 'true');
  });
}
