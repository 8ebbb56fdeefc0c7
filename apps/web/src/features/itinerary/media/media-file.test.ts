import { afterEach, describe, expect, it, vi } from 'vitest';
import { blobOfDataUrl } from '../../../lib/data-url.ts';
import { redrawAddress, redrawImage, UnreadableImage } from '../../../lib/redraw-image.ts';
import { record } from '../../../testing/itinerary-fixtures.ts';
import { withImages } from './activity-media.ts';
import { readMediaFile, writeMediaFile } from './media-file.ts';

vi.mock('../../../lib/redraw-image.ts', async (original) => ({
  ...(await original<typeof import('../../../lib/redraw-image.ts')>()),
  redrawImage: vi.fn(),
  redrawAddress: vi.fn(),
}));
const DRAWN = new Blob(['drawn'], { type: 'image/webp' });
const DRAWN_URL = 'data:image/webp;base64,ZHJhd24=';
const { days } = record().data;
const entry = { url: 'data:image/png;base64,aGVsbG8=', type: 'image', optimized: true, timestamp: 5, alt: 'Tarts' };
const file = (value: unknown) => JSON.stringify(value);

afterEach(() => vi.resetAllMocks());

describe('import', () => {
  it.each(['', '{', 'undefined', '{"0-0-0": }', 'PK\u0003\u0004'])(
    'M-9 invalid JSON is a failure: %j',
    async (text) => {
      expect(await readMediaFile(text, days)).toEqual({ ok: false, reason: 'invalid-json' });
    },
  );

  it.each(['[]', '"x"', '7', 'null', '{"a": 1}', '{"0-0-0": {"url": "javascript:alert(1)"}}'])(
    'M-9 a file without an image for here is a failure: %s',
    async (text) => {
      const read = await readMediaFile(text, days);
      expect(read).toEqual({ ok: false, reason: 'no-media' });
    },
  );

  it('M-9 draws every image anew, and leaves out what has no place here or is none', async () => {
    vi.mocked(redrawImage).mockImplementation(async (blob) => {
      if ((await blob.text()) === 'broken') throw new UnreadableImage();
      return DRAWN;
    });
    const read = await readMediaFile(
      file({
        '0-0-0': { ...entry, stored: { url: 'https://evil.example/' }, sent: true },
        '0-1-0': { ...entry, url: `data:image/png;base64,${btoa('broken')}` },
        '9-9-9': entry,
        '0-1-1': { ...entry, url: 'data:image/svg+xml;base64,PHN2Zz4=' },
      }),
      days,
    );
    expect(read).toEqual({
      ok: true,
      left: 3,
      media: { '0-0-0': { ...entry, url: DRAWN_URL, activityId: 'day-1-activity-1' } },
    });
  });

  it('M-8 M-9 what was exported comes back', async () => {
    vi.mocked(redrawImage).mockResolvedValue(DRAWN);
    vi.mocked(redrawAddress).mockResolvedValue(DRAWN);
    const image = { url: `/images/${'a'.repeat(64)}.webp`, width: 4, height: 3, alt: 'Singer' };
    const pictured = withImages(days, (key) => (key === '0-1-0' ? image : undefined));
    const stored = { url: image.url, width: 4, height: 3 };
    const own = { ...entry, type: 'image' as const, activityId: 'day-1-activity-1', stored, sent: true };
    const text = await writeMediaFile({ '0-0-0': own }, pictured);
    const written = JSON.parse(text);
    expect(Object.keys(written)).toEqual(['0-0-0', '0-1-0']);
    expect(written['0-0-0']).toEqual({ ...entry, activityId: 'day-1-activity-1' });
    expect(written['0-1-0']).toMatchObject({ url: DRAWN_URL, type: 'image', optimized: true, alt: 'Singer' });
    expect(written['0-1-0'].timestamp).toBeTypeOf('number');
    const read = await readMediaFile(text, days);
    expect(read.ok && Object.keys(read.media)).toEqual(['0-0-0', '0-1-0']);
  });

  it('M-8 an image that cannot be read stays an address', async () => {
    vi.mocked(redrawAddress).mockRejectedValue(new UnreadableImage());
    const far = { ...entry, type: 'image' as const, url: 'https://far.example/a.jpg', optimized: false };
    expect(JSON.parse(await writeMediaFile({ '0-0-0': far }, days))['0-0-0']).toEqual(far);
  });
});

describe('data addresses', () => {
  it('M-5 are read by hand, pictures in base64 alone', async () => {
    const blob = blobOfDataUrl(entry.url);
    expect([blob?.type, await blob?.text()]).toEqual(['image/png', 'hello']);
    for (const bad of ['data:text/html;base64,aGk=', 'data:image/png,raw', 'data:image/png;base64,%%%', 'https://a'])
      expect(blobOfDataUrl(bad)).toBeNull();
  });
});
