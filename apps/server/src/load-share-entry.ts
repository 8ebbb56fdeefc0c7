/** Loads the built share entry of the web by its address: the server compiles nothing of the web. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ShareAssets, SharePages } from '@waypage/contract';
import type { ShareEntry } from './features/share-pages/service.ts';

/** @param webFolder `apps/web/dist`. Answers null where the web is not built. */
export async function loadShareEntry(webFolder: string): Promise<ShareEntry | null> {
  const entry = join(webFolder, 'share/render-share-page.js');
  const assetsFile = join(webFolder, 'share/share-assets.json');
  if (!existsSync(entry) || !existsSync(assetsFile)) return null;
  const { sharePages } = (await import(/* @vite-ignore */ pathToFileURL(entry).href)) as { sharePages: SharePages };
  const assets = JSON.parse(readFileSync(assetsFile, 'utf8')) as ShareAssets;
  return { pages: sharePages, assets };
}
