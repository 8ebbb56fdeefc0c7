/** What goes wrong on the way of an image: no network, a server that fails or knows better, a browser that keeps nothing. No image may be lost. */
import { describe, expect, it } from 'vitest';
import { FIRST, SECOND, setUpImageDesk } from './image-desk.ts';

describe('images of activities, interrupted', () => {
  const desk = setUpImageDesk();

  it('M-27 offline, 500 and 503: everything is kept, and goes out when the server is back', async () => {
    await desk.addPhoto();
    for (const [say, fail] of [
      ['Could not reach the server.', () => desk.agent.setOffline(true)],
      ['The images could not be published.', () => desk.refuseImages(500)],
      ['The images could not be published.', () => desk.refuseImages(503)],
    ] as const) {
      await fail();
      await desk.publish();
      await desk.page.getByRole('alert').filter({ hasText: say }).waitFor();
      expect(Object.keys(await desk.kept())).toEqual(['0-0-0']);
      await desk.agent.setOffline(false);
      await desk.agent.unrouteAll();
    }
    const path = `**/api/itineraries/${desk.id}`;
    await desk.page.route(path, (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
    await desk.publish();
    await desk.page.getByText('Not saved on the server yet').first().waitFor();
    expect(Object.keys(await desk.kept())).toEqual(['0-0-0']);
    await desk.page.reload();
    await desk.page.getByText('Not saved on the server yet').first().waitFor();
    await desk.page.unroute(path);
    await desk.page.evaluate(() => dispatchEvent(new Event('online')));
    await desk.published(FIRST).waitFor();
    expect(await desk.publicImages()).toHaveLength(1);
  });

  it('M-27 409: what changed meanwhile is compared, and the images are saved over it only when told', async () => {
    await desk.addPhoto();
    const { title: _title, ...rest } = await desk.record();
    const put = await fetch(`${desk.server.url}/api/itineraries/${desk.id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', cookie: desk.server.cookie },
      body: JSON.stringify({ ...rest, title: 'Changed by a colleague' }),
    });
    expect(put.status).toBe(200);
    await desk.publish();
    await desk.page.getByRole('dialog', { name: 'Two versions of this itinerary' }).waitFor();
    expect((await desk.record()).title).toBe('Changed by a colleague');
    expect(await desk.publicImages()).toEqual([]);
    await desk.page.getByRole('button', { name: 'Keep mine' }).click();
    await desk.published(FIRST).waitFor();
    expect((await desk.record()).title).toBe('Four slow days in Paris');
  });

  it('M-6 full storage: said, nothing lost, and publishing makes room', async () => {
    await desk.addPhoto();
    await desk.page.evaluate(() => {
      for (let size = 1_000_000; size > 0; size = Math.floor(size / 2)) {
        try {
          for (let at = 0; ; at++) localStorage.setItem(`filler-${size}-${at}`, 'x'.repeat(size));
        } catch {
          // Full at this size; the rest is filled with smaller pieces.
        }
      }
    });
    await desk.addPhoto(SECOND);
    await desk.page.getByRole('alert').filter({ hasText: 'This browser’s storage is full' }).waitFor();
    expect(Object.keys(await desk.kept())).toEqual(['0-0-0']);
    await desk.publish();
    await desk.published(FIRST).waitFor();
    await desk.published(SECOND).waitFor();
    expect(await desk.publicImages()).toHaveLength(2);
    expect(await desk.page.getByRole('alert').count()).toBe(0);
  });

  it('M-7 private mode: said, and the images can be published', async () => {
    await desk.start((context) =>
      context.addInitScript(() => {
        Object.defineProperty(globalThis, 'localStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }),
    );
    await desk.addPhoto();
    await desk.page.getByRole('alert').filter({ hasText: 'This browser keeps nothing' }).waitFor();
    await desk.publish();
    await desk.published(FIRST).waitFor();
    expect(await desk.publicImages()).toHaveLength(1);
  });

  it('A-7 without an answer the copy in this browser is shown as one', async () => {
    await desk.page.route(`**/api/itineraries/${desk.id}`, (route) => route.abort());
    await desk.page.reload();
    await desk.page
      .getByText('The server could not be reached. This is the copy that is kept in this browser.')
      .waitFor();
    expect(await desk.page.getByRole('heading', { level: 1 }).textContent()).toBe('Four slow days in Paris');
  });
});
