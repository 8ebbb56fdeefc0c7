/** A poster or photo as an element that canvas draws; null until it is there, `failed` where it cannot be had. */
import { useEffect, useState } from 'react';
import type { BackgroundSource } from './design.ts';

/** The posters' art goes on to both sides of their frame: all of it, that every size can be cut from it. */
const POSTER_VIEW = { x: -500, width: 1600, height: 400 };

interface Picture {
  readonly image: HTMLImageElement | null;
  readonly failed: boolean;
}

const NONE: Picture = { image: null, failed: false };

export function usePicture(source: BackgroundSource | null): Picture {
  const key = source && (source.kind === 'poster' ? source.name : source.source);
  const [picture, setPicture] = useState<Picture & { key: string | null }>({ ...NONE, key: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which picture it is
  useEffect(() => {
    if (!source) return;
    const events = new AbortController();
    const done = (next: Picture) => {
      if (!events.signal.aborted) setPicture({ ...next, key });
    };
    load(source, events.signal).then(
      (image) => done({ image, failed: false }),
      () => done({ image: null, failed: true }),
    );
    return () => events.abort();
  }, [key]);
  return picture.key === key ? picture : NONE;
}

async function load(source: BackgroundSource, signal: AbortSignal): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = source.kind === 'photo' ? source.source : await posterAddress(source.name, signal);
  await image.decode();
  return image;
}

/** The drawing with the wide view as its frame and a size of its own, which canvas needs. */
async function posterAddress(name: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(`/art/${name}.svg`, { signal });
  if (!answer.ok) throw new Error(`poster ${name}: ${answer.status}`);
  const { x, width, height } = POSTER_VIEW;
  const drawing = (await answer.text()).replace(
    /viewBox="0 0 600 400"/,
    `viewBox="${x} 0 ${width} ${height}" width="${width}" height="${height}"`,
  );
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
}
