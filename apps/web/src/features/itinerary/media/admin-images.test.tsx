import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { redrawAddress, redrawImage, UnreadableImage } from '../../../lib/redraw-image.ts';
import { json, problem, record, stubApi } from '../../../testing/itinerary-fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { withImages } from './activity-media.ts';

vi.mock('../../../lib/redraw-image.ts', async (original) => ({
  ...(await original<typeof import('../../../lib/redraw-image.ts')>()),
  redrawImage: vi.fn(),
  redrawAddress: vi.fn(),
}));

const DRAWN = new Blob(['drawn'], { type: 'image/webp' });
const DRAWN_URL = 'data:image/webp;base64,ZHJhd24=';
const PHOTO = new File(['photo'], 'a.jpg', { type: 'image/jpeg' });
const STORED = { url: `/images/${'a'.repeat(64)}.webp`, width: 4, height: 3 };
let count = 0;
let id = '';
/* Each test has an itinerary of its own: what could not be kept outlives a page. */
const own = (fields: object = {}) => record({ id, ...fields });
const pictured = (alt = 'Tarts') =>
  own({
    data: {
      ...record().data,
      days: withImages(record().data.days, (key) => (key === '0-0-0' ? { ...STORED, alt } : undefined)),
    },
  });
const kept = () => JSON.parse(localStorage.getItem('itinerary_custom_media') ?? '{}')[id];
const putBody = (calls: ReturnType<typeof stubApi>['calls']) =>
  calls.filter((call) => call.method === 'PUT').at(-1)?.body as ReturnType<typeof record>;

beforeEach(() => {
  count++;
  id = `itinerary-1767607200000-${String(count).padStart(22, 'A')}`;
  vi.mocked(redrawImage).mockResolvedValue(DRAWN);
  vi.mocked(redrawAddress).mockResolvedValue(DRAWN);
});
afterEach(() => vi.resetAllMocks());

async function open(handlers: Parameters<typeof stubApi>[0] = {}, shown = own()) {
  const { calls } = stubApi({ 'GET /api/itineraries/*': () => json(shown), ...handlers });
  const user = renderApp(`/admin/itinerary/${id}`);
  await screen.findByRole('heading', { level: 2, name: 'Images' });
  const slot = (name: RegExp) => screen.findByRole('button', { name });
  const choose = async (file: File) => {
    fireEvent.change(screen.getByLabelText('Image file'), { target: { files: [file] } });
  };
  const addFirst = async () => {
    await user.click(await slot(/^Add Image: Pastéis/));
    await choose(PHOTO);
    await slot(/^Replace image: Pastéis/);
  };
  return { calls, user, slot, choose, addFirst };
}

describe('the slots', () => {
  it('M-2 M-3 a file chosen in the dialog becomes the activity’s image, and the dialog closes', async () => {
    const { user, slot, choose } = await open();
    expect(screen.getAllByRole('button', { name: /^Add Image/ })).toHaveLength(2);
    await user.click(await slot(/^Add Image: Pastéis/));
    const dialog = screen.getByRole('dialog', { name: 'Add Image' });
    await user.type(within(dialog).getByLabelText(/Alternative text/), 'A tray of tarts');
    await choose(PHOTO);
    expect(await slot(/^Replace image: Pastéis de Belém \(only in this browser\)/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(kept()).toEqual({
      '0-0-0': {
        url: DRAWN_URL,
        type: 'image',
        optimized: true,
        timestamp: expect.any(Number),
        alt: 'A tray of tarts',
        activityId: 'day-1-activity-1',
      },
    });
    expect(
      screen.getByText(/^1 of 2 activities has one\. It stays in this browser until you publish or export it\./),
    ).toBeTruthy();
  });

  it('M-3 the close button closes the dialog and changes nothing', async () => {
    const { user, slot } = await open();
    await user.click(await slot(/^Add Image: Pastéis/));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(kept()).toBeUndefined();
  });

  it('M-4 other files are refused, and so is what cannot be read', async () => {
    const { user, slot, choose } = await open();
    await user.click(await slot(/^Add Image: Pastéis/));
    await choose(new File(['x'], 'a.pdf', { type: 'application/pdf' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Only image files can be used.');
    vi.mocked(redrawImage).mockRejectedValue(new UnreadableImage());
    await choose(PHOTO);
    expect(
      await screen.findByText('The browser cannot read this image. Save it as JPG, PNG or WebP and try again.'),
    ).toBeTruthy();
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(kept()).toBeUndefined();
  });

  it('M-2 M-3 a dropped and a pasted file are taken', async () => {
    const { user, slot } = await open();
    const files = { files: [PHOTO] };
    fireEvent.drop(await slot(/^Add Image: Pastéis/), { dataTransfer: files });
    await slot(/^Replace image: Pastéis/);
    await user.click(await slot(/^Add Image: Fado/));
    fireEvent.paste(screen.getByLabelText(/Alternative text/), { clipboardData: files });
    await slot(/^Replace image: Fado/);
    expect(Object.keys(kept())).toEqual(['0-0-0', '0-1-0']);
  });

  it('M-5 an address whose site lets nothing be read stays an address; one without https is refused', async () => {
    vi.mocked(redrawAddress).mockRejectedValue(new UnreadableImage());
    vi.stubGlobal(
      'Image',
      class {
        naturalWidth = 10;
        onload = () => {};
        set src(_address: string) {
          setTimeout(() => this.onload());
        }
      },
    );
    const { user, slot } = await open();
    await user.click(await slot(/^Add Image: Pastéis/));
    await user.click(screen.getByRole('tab', { name: 'Address' }));
    await user.type(screen.getByLabelText('Image address'), 'http://images.example/a.jpg{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Enter an address that begins with https://');
    await user.clear(screen.getByLabelText('Image address'));
    await user.type(screen.getByLabelText('Image address'), 'https://images.example/a.jpg{Enter}');
    await slot(/^Replace image: Pastéis/);
    expect(kept()['0-0-0']).toMatchObject({ url: 'https://images.example/a.jpg', optimized: false });
  });

  it('M-12 the dialog opens the design editor, and says where the browser does not', async () => {
    const { user, slot } = await open();
    vi.stubGlobal('open', () => null);
    await user.click(await slot(/^Add Image: Pastéis/));
    await user.click(screen.getByRole('tab', { name: 'Editor' }));
    await user.click(screen.getByRole('button', { name: /^Create with the design editor/ }));
    expect(
      await screen.findByText('The browser did not open the window. Allow pop-ups for this site and try again.'),
    ).toBeTruthy();
  });

  it('M-10 the alternative text of an image can be changed, and the image removed', async () => {
    const { user, slot, addFirst } = await open();
    await addFirst();
    await user.click(await slot(/^Replace image/));
    await user.type(screen.getByLabelText(/Alternative text/), 'Tarts');
    await user.click(screen.getByRole('button', { name: 'Save text' }));
    expect(kept()['0-0-0'].alt).toBe('Tarts');
    await user.click(await slot(/^Replace image/));
    await user.click(screen.getByRole('button', { name: 'Remove image' }));
    await slot(/^Add Image: Pastéis/);
    expect(kept()).toBeUndefined();
  });
});

describe('images whose activities were removed', () => {
  const image = (activityId: string) => ({ url: DRAWN_URL, type: 'image', optimized: true, timestamp: 1, activityId });
  const keep = (media: object) => localStorage.setItem('itinerary_custom_media', JSON.stringify({ [id]: media }));

  it('M-31 their number is said; they can be removed, and the toast brings them back', async () => {
    keep({ '7-0-0': image('gone'), '8-0-0': image('gone too') });
    const { user, addFirst } = await open();
    await addFirst();
    expect(
      screen.getByText(
        '2 more images are kept in this browser: their activities were removed. They come back with the activities.',
      ),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove them' }));
    expect(Object.keys(kept())).toEqual(['0-0-0']);
    expect(screen.queryByText(/kept in this browser: their/)).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(Object.keys(kept()).sort()).toEqual(['0-0-0', '7-0-0', '8-0-0']);
    expect(screen.getByText(/^2 more images/)).toBeTruthy();
  });

  it('M-31 nothing is said where there are none', async () => {
    const { addFirst } = await open();
    await addFirst();
    expect(screen.queryByRole('button', { name: 'Remove them' })).toBeNull();
  });
});

describe('storage', () => {
  it('M-6 full: says so, and keeps the image in the page', async () => {
    const { addFirst } = await open();
    const write = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(this: Storage, key, value) {
      if (key === 'itinerary_custom_media') throw new DOMException('full', 'QuotaExceededError');
      write.call(this, key, value);
    });
    await addFirst();
    expect(
      await screen.findByText(
        'This browser’s storage is full, so the newest image is not kept here. It stays as long as this page is open: publish your images, export them, or remove some.',
      ),
    ).toBeTruthy();
    const leave = new Event('beforeunload', { cancelable: true });
    expect(globalThis.dispatchEvent(leave)).toBe(false);
  });

  it('M-7 refused: says so', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { addFirst } = await open();
    await addFirst();
    expect(
      await screen.findByText(
        'This browser keeps nothing (a private window, or storage is switched off). Images stay as long as this page is open: publish or export them.',
      ),
    ).toBeTruthy();
  });
});

describe('export and import', () => {
  it('M-9 invalid JSON fails with a sentence and changes nothing', async () => {
    const { addFirst } = await open();
    await addFirst();
    const before = kept();
    fireEvent.change(screen.getByLabelText('Exported images'), { target: { files: [new File(['{'], 'x.json')] } });
    expect(await screen.findByText('The images could not be imported: the file is not valid JSON.')).toBeTruthy();
    expect(kept()).toEqual(before);
  });

  it('M-9 an import is shown at once, with what was left out', async () => {
    const { slot } = await open();
    const entry = { url: 'data:image/png;base64,aGVsbG8=', type: 'image', optimized: true, timestamp: 5 };
    const file = new File([JSON.stringify({ '0-1-0': entry, '7-7-7': entry })], 'x.json');
    fireEvent.change(screen.getByLabelText('Exported images'), { target: { files: [file] } });
    await slot(/^Replace image: Fado/);
    expect(screen.getByText(/^One entry of the file was left out/)).toBeTruthy();
    expect(kept()['0-1-0'].url).toBe(DRAWN_URL);
  });
});

describe('publishing', () => {
  const server = (put: (body: unknown) => Response | Promise<Response>, post = () => json(STORED, 201)) => ({
    'POST /api/images': post,
    'PUT /api/itineraries/*': put,
  });
  const accept = (body: unknown) => json(own({ ...(body as object), version: 2 }));

  it('M-26 one click stores the images and puts them on the record; the browser need not keep them', async () => {
    const { calls, user, slot, addFirst } = await open(server(accept));
    await addFirst();
    await user.click(screen.getByRole('button', { name: 'Publish images' }));
    expect(await screen.findByText('Images published')).toBeTruthy();
    const sent = calls.find((call) => call.url.pathname === '/api/images')?.init;
    expect(sent?.body).toBeInstanceOf(Blob);
    expect(sent?.headers).toMatchObject({ 'content-type': 'image/webp' });
    const body = putBody(calls);
    expect(body.version).toBe(1);
    /* Without a text of its own an image is called as its activity. */
    expect(body.data.days[0]?.timeBlocks[0]?.activities[0]?.image).toEqual({ ...STORED, alt: 'Pastéis de Belém' });
    await slot(/^Replace image: Pastéis de Belém \(public\)/);
    expect(kept()).toBeUndefined();
    expect(screen.queryByRole('button', { name: 'Publish images' })).toBeNull();
  });

  it('M-26 unpublishing takes them from the page and keeps them here', async () => {
    const { calls, user, slot } = await open(server(accept), pictured());
    await slot(/\(public\)/);
    await user.click(screen.getByRole('button', { name: 'Unpublish images' }));
    expect(await screen.findByText('Images unpublished')).toBeTruthy();
    expect(JSON.stringify(putBody(calls))).not.toContain('/images/');
    await slot(/^Replace image: Pastéis de Belém \(only in this browser\)/);
    expect(kept()['0-0-0']).toMatchObject({ url: STORED.url, alt: 'Tarts', stored: STORED });
  });

  it('M-10 the alternative text of a published image is saved on the record', async () => {
    const { calls, user, slot } = await open(server(accept), pictured());
    await user.click(await slot(/\(public\)/));
    const field = screen.getByLabelText(/Alternative text/);
    await user.clear(field);
    await user.type(field, 'Warm tarts');
    await user.click(screen.getByRole('button', { name: 'Save text' }));
    await waitFor(() =>
      expect(putBody(calls)?.data.days[0]?.timeBlocks[0]?.activities[0]?.image?.alt).toBe('Warm tarts'),
    );
  });

  it('M-27 the server refuses an image: all are kept, and what was stored is not sent again', async () => {
    let broken = true;
    let posts = 0;
    const { user, slot, addFirst } = await open(
      server(accept, () => {
        posts++;
        return posts === 2 && broken
          ? problem(503, 'The server is busy. Please try again in a moment.')
          : json(STORED, 201);
      }),
    );
    await addFirst();
    fireEvent.drop(await slot(/^Add Image: Fado/), { dataTransfer: { files: [PHOTO] } });
    await slot(/^Replace image: Fado/);
    await user.click(screen.getByRole('button', { name: 'Publish images' }));
    expect(
      await screen.findByText(
        'The images could not be published. They are kept; try again. The server is busy. Please try again in a moment.',
      ),
    ).toBeTruthy();
    expect(Object.keys(kept())).toEqual(['0-0-0', '0-1-0']);
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Publish images' }));
    expect(await screen.findByText('Images published')).toBeTruthy();
    expect(posts).toBe(3);
  });

  it('M-27 a failed save keeps the images until a later one is confirmed', async () => {
    let down = true;
    const { user, slot, addFirst } = await open(server((body) => (down ? problem(500, 'Broken.') : accept(body))));
    await addFirst();
    await user.click(screen.getByRole('button', { name: 'Publish images' }));
    expect(await screen.findByText('Not saved on the server yet')).toBeTruthy();
    expect(kept()['0-0-0']).toMatchObject({ url: DRAWN_URL, sent: true });
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await slot(/\(public\)/);
    expect(kept()).toBeUndefined();
  });

  it('M-27 a newer version on the server is compared, and the images stay whatever is chosen', async () => {
    const theirs = own({ title: 'Theirs', version: 5 });
    const { user, addFirst } = await open(server(() => problem(409, 'Changed.', { current: theirs })));
    await addFirst();
    await user.click(screen.getByRole('button', { name: 'Publish images' }));
    const dialog = await screen.findByRole('dialog', { name: 'Two versions of this itinerary' });
    expect(within(dialog).getByRole('rowheader', { name: 'Day 1, activity 1: image' })).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: /Use the server/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Theirs' })).toBeTruthy();
    expect(kept()['0-0-0'].url).toBe(DRAWN_URL);
  });

  it('M-26 an image that may not be copied is named, the others are published', async () => {
    vi.mocked(redrawAddress).mockRejectedValue(new UnreadableImage());
    const far = { url: 'https://far.example/a.jpg', type: 'image', optimized: false, timestamp: 5 };
    localStorage.setItem('itinerary_custom_media', JSON.stringify({ [id]: { '0-1-0': far } }));
    const { calls, user, addFirst } = await open(server(accept));
    await addFirst();
    await user.click(screen.getByRole('button', { name: 'Publish images' }));
    expect(
      await screen.findByText(/^Not published, because its site does not let it be copied: Fado dinner\./),
    ).toBeTruthy();
    await waitFor(() => expect(putBody(calls)).toBeDefined());
    await waitFor(() => expect(Object.keys(kept())).toEqual(['0-1-0']));
  });
});

describe('the copy in this browser', () => {
  it('A-7 is shown where the server does not answer, and says what it is', async () => {
    localStorage.setItem(`itinerary_${id}`, JSON.stringify({ ...own(), unsent: false }));
    await open({
      'GET /api/itineraries/*': () => {
        throw new TypeError('offline');
      },
    });
    expect(
      await screen.findByText('The server could not be reached. This is the copy that is kept in this browser.'),
    ).toBeTruthy();
  });
});
