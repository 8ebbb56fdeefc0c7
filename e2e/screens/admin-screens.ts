/** States of the admin view with its images, and of the design editor. */
import type { Page } from 'playwright-core';
import { changeElsewhere, fail, hang, type Ids, type Screen } from './screen.ts';

const ADMIN = ({ itinerary }: Ids) => `/admin/itinerary/${itinerary}`;
const PARIS = /Four slow days in Paris/;

async function openDialog(page: Page, tab?: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Add Image/ })
    .first()
    .click();
  if (tab) await page.getByRole('tab', { name: tab }).click();
}

async function addPoster(page: Page): Promise<void> {
  await openDialog(page, 'Poster');
  await page.getByRole('button', { name: 'Paris poster' }).click();
  await page
    .getByRole('button', { name: /^Replace image/ })
    .first()
    .waitFor();
}

/** Answers as the server would, and stores nothing. */
async function storeImages(page: Page): Promise<void> {
  await page.route('**/api/images', (route) =>
    route.fulfill({ status: 201, json: { url: `/images/${'a'.repeat(64)}.webp`, width: 1280, height: 853 } }),
  );
  await page.route('**/images/*.webp', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', path: 'apps/web/public/art/paris.svg' }),
  );
}

export const ADMIN_SCREENS: readonly Screen[] = [
  { name: 'admin view', path: ADMIN, heading: PARIS },
  {
    name: 'admin view, an image in this browser, and the link copied',
    path: ADMIN,
    reach: async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await addPoster(page);
      await page.getByRole('button', { name: 'Share' }).click();
      await page.getByText('Share link copied to clipboard!').waitFor();
    },
    heading: /^Images$/,
  },
  {
    name: 'admin view, images kept aside',
    path: ADMIN,
    reach: async (page) => {
      await addPoster(page);
      await page.evaluate(() => {
        const all = JSON.parse(localStorage.getItem('itinerary_custom_media') ?? '{}') as Record<
          string,
          Record<string, object>
        >;
        for (const media of Object.values(all)) media['90-0-0'] = { ...Object.values(media)[0], activityId: 'gone' };
        localStorage.setItem('itinerary_custom_media', JSON.stringify(all));
      });
      await page.reload();
      await page.getByRole('button', { name: 'Remove them' }).waitFor();
    },
    heading: /^Images$/,
  },
  {
    name: 'admin view, image dialog',
    path: ADMIN,
    reach: async (page) => {
      await openDialog(page);
      await page
        .getByLabel('Image file')
        .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
      await page.getByText('Only image files can be used.').waitFor();
    },
    heading: /^Add Image$/,
  },
  {
    name: 'admin view, image dialog, paste',
    path: ADMIN,
    reach: async (page) => {
      await openDialog(page, 'Paste');
      await page.getByRole('button', { name: 'Paste from clipboard' }).click();
      await page.getByRole('alert').waitFor();
    },
    heading: /^Add Image$/,
  },
  {
    name: 'admin view, image dialog, address',
    path: ADMIN,
    reach: async (page) => {
      await openDialog(page, 'Address');
      await page.getByLabel('Image address').fill('ftp://nowhere');
      await page.getByRole('button', { name: 'Use', exact: true }).click();
      await page.getByText('Enter an address that begins with https://').waitFor();
    },
    heading: /^Add Image$/,
  },
  {
    name: 'admin view, image dialog, posters',
    path: ADMIN,
    reach: (page) => openDialog(page, 'Poster'),
    heading: /^Add Image$/,
  },
  {
    name: 'admin view, image dialog, editor open',
    path: ADMIN,
    reach: async (page) => {
      await openDialog(page, 'Editor');
      await page.getByRole('button', { name: 'Create with the design editor' }).click();
      await page.getByText('The design editor is open in another window.').waitFor();
    },
    heading: /^Add Image$/,
  },
  {
    name: 'admin view, image dialog of an image',
    path: ADMIN,
    reach: async (page) => {
      await addPoster(page);
      await page
        .getByRole('button', { name: /^Replace image/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Remove image' }).waitFor();
    },
    heading: /^Replace image$/,
  },
  {
    name: 'admin view, publishing',
    path: ADMIN,
    reach: async (page) => {
      await addPoster(page);
      await hang(page, '**/api/images', 'POST');
      await page.getByRole('button', { name: 'Publish images' }).click();
      await page.getByRole('button', { name: 'Publishing...' }).waitFor();
    },
    heading: /^Images$/,
  },
  {
    name: 'admin view, a failed publishing',
    path: ADMIN,
    reach: async (page) => {
      await addPoster(page);
      await fail(page, '**/api/images', 404, 'POST');
      await page.getByRole('button', { name: 'Publish images' }).click();
      await page.getByText('The images could not be published. They are kept; try again.').waitFor();
    },
    heading: /^Images$/,
    failing: true,
  },
  {
    name: 'admin view, published',
    path: ADMIN,
    reach: async (page) => {
      await storeImages(page);
      await page.route('**/api/itineraries/*', async (route) => {
        if (route.request().method() !== 'PUT') return route.fallback();
        const { version, ...record } = route.request().postDataJSON();
        return route.fulfill({
          json: { ...(await (await route.fetch({ method: 'GET' })).json()), ...record, version: version + 1 },
        });
      });
      await addPoster(page);
      await page.getByRole('button', { name: 'Publish images' }).click();
      await page.getByRole('button', { name: 'Unpublish images' }).waitFor();
    },
    heading: /^Images$/,
  },
  {
    name: 'admin view, a file that is no export',
    path: ADMIN,
    reach: async (page) => {
      await page
        .getByLabel('Exported images')
        .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{') });
      await page.getByText('The images could not be imported: the file is not valid JSON.').waitFor();
    },
    heading: /^Images$/,
  },
  {
    name: 'admin view, storage refused',
    path: ADMIN,
    reach: async (page) => {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await page.reload();
      await addPoster(page);
      await page.getByRole('alert').filter({ hasText: 'This browser' }).waitFor();
    },
    heading: /^Images$/,
  },
  {
    name: 'admin view, the copy of this browser',
    path: ADMIN,
    reach: async (page) => {
      await page.getByRole('heading', { name: PARIS }).waitFor();
      await fail(page, '**/api/itineraries/*', 503);
      await page.reload();
      await page.getByText('This is the copy that is kept in this browser.').waitFor();
    },
    heading: PARIS,
    failing: true,
  },
  {
    name: 'admin view, two versions',
    path: ADMIN,
    reach: async (page, { itinerary }) => {
      await addPoster(page);
      await changeElsewhere(page, `/api/itineraries/${itinerary}`, { dates: `May 3 to 6, 2027, ${Date.now()}` });
      await page.getByRole('button', { name: 'Publish images' }).click();
      await page.getByRole('dialog', { name: 'Two versions of this itinerary' }).waitFor();
    },
    heading: /Two versions of this itinerary/,
    failing: true,
  },
  {
    name: 'admin view, loading',
    path: ADMIN,
    reach: async (page) => {
      await page.getByRole('heading', { name: PARIS }).waitFor();
      await hang(page, '**/api/itineraries/itinerary-*');
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await page.getByText('Loading itinerary...').waitFor();
    },
    heading: /^Itinerary$/,
  },
  {
    name: 'admin view, failed',
    path: ADMIN,
    reach: async (page) => {
      await fail(page, '**/api/itineraries/*');
      await page.evaluate(() => localStorage.clear());
      await page.reload();
    },
    heading: /Failed to load itinerary/,
    failing: true,
  },
  {
    name: 'admin view, unknown id',
    path: () => '/admin/itinerary/itinerary-1700000000000-aaaaaaaaaaaaaaaaaaaa',
    heading: /Itinerary Not Found/,
    failing: true,
  },
  { name: 'design editor, empty', path: () => '/design-editor', heading: /^Design editor$/ },
  {
    name: 'design editor, a file that is no picture',
    path: () => '/design-editor',
    reach: async (page) => {
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
      await page.getByRole('alert').waitFor();
    },
    heading: /^Design editor$/,
  },
  {
    name: 'design editor, the crop of a poster',
    path: () => '/design-editor',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Paris' }).click();
      await page.getByRole('button', { name: 'Background' }).last().click();
      await page.getByLabel('Zoom').waitFor();
    },
    heading: /^Design editor$/,
  },
  {
    name: 'design editor, with objects',
    path: () => '/design-editor',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Paris' }).click();
      await page.getByRole('button', { name: 'Rectangle', exact: true }).first().click();
      await page.getByRole('button', { name: 'Text', exact: true }).click();
      await page.getByRole('img', { name: 'Design, the poster Paris, Rectangle, Text: Your words' }).waitFor();
    },
    heading: /^Design editor$/,
  },
];
