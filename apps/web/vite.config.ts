/** Build of the agent area: `index.html` and hashed assets in `dist/client`, with a manifest for the server. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import react from '@vitejs/plugin-react';
import sharp from 'sharp';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;
/** In bytes: what reads PDF files takes 20 s at the last level, for two percent. */
const LARGE = 300_000;
/** Of a poster on a card, in pixels: one of three in a row is 377 wide, one that has the row for itself at most 608. */
const CARD_WIDTH = 480;
const CARD_SCALES = [
  [1, '.webp'],
  [2, '-2x.webp'],
] as const;

export default defineConfig({
  root,
  plugins: [react(), preloadFonts(), cardPosters(), compressAssets()],
  /* zod would try whether it may make code of strings, which the pages' policy reports. A call to `config` would come after the first schemas. */
  define: { 'globalThis.__zod_globalConfig': '{"jitless":true}' },
  /* Its build for browsers asks a document, which a worker has not. */
  resolve: {
    alias: {
      'decode-named-character-reference': fileURLToPath(import.meta.resolve('decode-named-character-reference')),
    },
  },
  /* The worker that reads files loads each library when the first file of its kind comes. */
  worker: { format: 'es' },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    /* The agent area sends no `data:` scripts or fonts: with everything in files its CSP stays short. */
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    /* They are drawn at the end of the build, and that takes a third of it. */
    rolldownOptions: { external: [/^\/art\/cards\//], checks: { pluginTimings: false } },
  },
});

/** The two fonts that every screen starts with; their names carry a hash of their content. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: () =>
      readdirSync(path.join(root, 'public/fonts'))
        .filter((name) => /-latin\.[0-9a-f]+\.woff2$/.test(name))
        .map((name) => ({
          tag: 'link',
          injectTo: 'head' as const,
          attrs: { rel: 'preload', href: `/fonts/${name}`, as: 'font', type: 'font/woff2', crossorigin: true },
        })),
  };
}

/**
 * The card view of each poster in pixels, as `art/cards/NAME.webp` and twice as large: a list that scrolls past hundreds of cards would draw the shapes of the vectors again
 * and again (docs/decisions/0054).
 */
function cardPosters(): Plugin {
  return {
    name: 'card-posters',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const art = path.join(dir, 'art');
      mkdirSync(path.join(art, 'cards'));
      for (const name of readdirSync(art).filter((file) => file.endsWith('.svg'))) {
        const poster = readFileSync(path.join(art, name), 'utf8');
        const [, view = ''] = /<view id="card" viewBox="([^"]+)"/.exec(poster) ?? [];
        const [width, height] = view.split(' ').slice(2).map(Number);
        if (!width || !height) throw new Error(`${name} has no card view.`);
        for (const [scale, suffix] of CARD_SCALES) {
          const across = CARD_WIDTH * scale;
          const size = `width="${across}" height="${Math.round((across * height) / width)}"`;
          await sharp(Buffer.from(poster.replace(/viewBox="[^"]+"/, `viewBox="${view}" ${size}`)))
            .webp({ quality: 80, effort: 6 })
            .toFile(path.join(art, 'cards', name.replace('.svg', suffix)));
        }
      }
    },
  };
}

/** Script, style and posters also as `.br` and `.gz`, which the server sends where the browser takes them. */
function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    writeBundle({ dir = '' }, files) {
      const posters = readdirSync(path.join(dir, 'art')).map((name) => `art/${name}`);
      for (const name of [...Object.keys(files), ...posters].filter((file) => /\.(?:js|css|svg)$/.test(file))) {
        const file = path.join(dir, name);
        const content = readFileSync(file);
        const quality = content.length > LARGE ? 9 : 11;
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [zlib.BROTLI_PARAM_QUALITY]: quality } }));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
