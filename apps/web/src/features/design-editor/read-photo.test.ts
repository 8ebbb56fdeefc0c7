import { afterEach, describe, expect, it, vi } from 'vitest';
import { readPhoto } from './read-photo.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a photo for the design', () => {
  it('J-2 of more than 30 MB is refused before it is read', async () => {
    const decode = vi.fn().mockRejectedValue(new Error('no picture'));
    vi.stubGlobal('createImageBitmap', decode);
    await expect(readPhoto(new Blob([new Uint8Array(30_000_001)]))).rejects.toThrow(
      'This picture is too large: a file may have up to 30 MB.',
    );
    expect(decode).not.toHaveBeenCalled();
    await expect(readPhoto(new Blob([new Uint8Array(30_000_000)]))).rejects.toThrow(
      'This file is not a picture that this browser can read. Choose a JPEG, PNG, WebP or AVIF file.',
    );
    expect(decode).toHaveBeenCalledOnce();
  });
});
