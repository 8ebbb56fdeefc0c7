/** What may be sent, compressed. The first load of the agent area is what its page names; the rest comes when it is used. */
import { existsSync, readFileSync } from 'node:fs';

const CLIENT = 'apps/web/dist/client';
const PAGE = `${CLIENT}/index.html`;
const html = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
const firstLoad = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => CLIENT + path);

if (firstLoad.length === 0) throw new Error(`${PAGE} names no scripts: npm run build`);

export default [
  { name: 'agent area: first load', path: firstLoad, limit: '150 kB', brotli: true },
  { name: 'agent area: style', path: `${CLIENT}/assets/*.css`, limit: '24 kB', brotli: true },
  { name: 'public pages: script', path: 'apps/web/dist/share/assets/*.js', limit: '2 kB', brotli: true },
  {
    name: 'public pages: all styles and addresses',
    path: 'apps/web/dist/share/share-assets.json',
    limit: '12 kB',
    brotli: true,
  },
  {
    name: 'public pages: fonts for western text',
    path: 'apps/web/public/fonts/*-latin.*.woff2',
    limit: '60 kB',
    brotli: false,
    gzip: false,
  },
];
