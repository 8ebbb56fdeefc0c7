/** A state of a page that has a look of its own: where it is, how it is reached, by what it is known. The accessibility test walks all of them. */
import type { Page } from 'playwright-core';

/** Of the records that are there. */
export interface Ids {
  readonly itinerary: string;
  readonly quote: string;
  readonly deal: string;
}

export interface Screen {
  readonly name: string;
  readonly path: (ids: Ids) => string;
  /** Brings the page into the state. */
  readonly reach?: (page: Page, ids: Ids) => Promise<unknown>;
  readonly heading: RegExp;
  /** A call fails on the way, or a page is not there: the browser says so in its console. */
  readonly failing?: true;
}

/** The call stays under way as long as the state is looked at. */
export function hang(page: Page, address: string, method = 'GET'): Promise<unknown> {
  return page.route(address, (route) => (route.request().method() === method ? undefined : route.fallback()));
}

export function fail(page: Page, address: string, status = 500, method = 'GET'): Promise<unknown> {
  return page.route(address, (route) =>
    route.request().method() === method ? route.fulfill({ status, body: 'no' }) : route.fallback(),
  );
}

/** The server has meanwhile saved what a colleague changed. */
export async function changeElsewhere(page: Page, call: string, fields: object): Promise<void> {
  await page.evaluate(
    async ([address, change]) => {
      const { version: _version, ...record } = await (await fetch(address)).json();
      const body = JSON.stringify({ ...record, ...change });
      await fetch(address, { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
    },
    [call, fields] as const,
  );
}
