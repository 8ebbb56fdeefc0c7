/**
 * Build of the public pages: `dist/share/render-share-page.js`, which the server loads, and `share-assets.json` (ShareAssets)
 * with each page's style sheet as text, the addresses of the plain scripts (their files lie at the same paths under `dist/share`) and the
 * fonts to preload (they lie in `public`).
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { ShareAssets, StyledPage } from '@waypage/contract';
import { transform } from 'lightningcss';
import { build, defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;
const outDir = path.join(root, 'dist/share');
/** The contract's list; its values are TypeScript, which this file is read without. */
const PAGES: readonly StyledPage[] = [
  'itinerary',
  'itinerary-images',
  'flight-quote',
  'deal',
  'deal-embed',
  'deal-json',
];
const SCRIPTS = ['share-page-script', 'frame-height-script'] as const;

export default defineConfig({
  root,
  publicDir: false,
  plugins: [react(), shareAssets()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/share/render-share-page.tsx',
    outDir,
    emptyOutDir: true,
    target: 'node20',
    rollupOptions: { output: { entryFileNames: 'render-share-page.js' } },
  },
});

/** Builds style sheet and script for browsers, and writes their list beside the renderer. */
function shareAssets(): Plugin {
  return {
    name: 'share-assets',
    async closeBundle() {
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        root,
        build: {
          write: false,
          copyPublicDir: false,
          modulePreload: false,
          target: ['chrome111', 'firefox114', 'safari16.4'],
          rollupOptions: {
            input: [
              ...PAGES.map((page) => `src/styles/share-${page}.css`),
              ...SCRIPTS.map((name) => `src/share/${name}.ts`),
            ],
            output: { entryFileNames: 'assets/[name].[hash].js' },
          },
        },
      });
      const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
      const scripts = SCRIPTS.map((name) => {
        const script = files.find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/${name}.ts`));
        if (script?.type !== 'chunk') throw new Error(`the script ${name} is missing`);
        return script;
      });
      const styleOf = (page: StyledPage) => {
        const file = files.find((each) => each.type === 'asset' && each.names.includes(`share-${page}.css`));
        if (file?.type !== 'asset') throw new Error(`the style sheet of ${page} is missing`);
        return String(file.source);
      };
      const renderer = await readFile(path.join(outDir, 'render-share-page.js'), 'utf8');
      const code = [renderer, ...scripts.map((script) => script.code)].join('\n');
      const css = Object.fromEntries(PAGES.map((page) => [page, withoutUnused(styleOf(page), code)]));
      const [script, frameScript] = scripts.map((each) => `/${each.fileName}`);
      const assets: ShareAssets = {
        css: css as Record<StyledPage, string>,
        script: script ?? '',
        frameScript: frameScript ?? '',
        fonts: await latinFonts(),
      };
      for (const each of scripts) {
        const file = path.join(outDir, each.fileName);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, each.code);
        await writeFile(`${file}.br`, brotliCompressSync(each.code));
        await writeFile(`${file}.gz`, gzipSync(each.code));
      }
      await writeFile(path.join(outDir, 'share-assets.json'), `${JSON.stringify(assets)}\n`);
    },
  };
}

/** Classes whose names the renderer puts together: one a poster. */
const COMPOSED = /^art-/;

/** The sheet without rules for classes that neither page nor script names, and without variables that no rule reads. */
function withoutUnused(css: string, code: string): string {
  const words = new Set(code.match(/[\w-]+/g));
  const unused = new Set(
    namesIn(css, /\.(?<name>[a-zA-Z][\w-]*)/g).filter((name) => !words.has(name) && !COMPOSED.test(name)),
  );
  let sheet = css;
  // A variable may be read by another that is itself unused: again until nothing falls away.
  for (let before = -1; before !== unused.size; ) {
    before = unused.size;
    const result = transform({
      filename: 'share.css',
      code: Buffer.from(sheet),
      minify: true,
      unusedSymbols: [...unused],
    });
    sheet = result.code.toString();
    const read = new Set(namesIn(sheet, /var\((?<name>--[\w-]+)/g));
    for (const name of namesIn(sheet, /(?<name>--[\w-]+):/g)) if (!read.has(name)) unused.add(name);
  }
  return sheet;
}

function namesIn(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].flatMap((match) => match.groups?.['name'] ?? []);
}

/** The two that every page uses, the text face first; the others load when a page holds their letters. */
async function latinFonts(): Promise<readonly string[]> {
  const names = await readdir(path.join(root, 'public/fonts'));
  return names
    .filter((name) => /-latin\.[0-9a-f]+\.woff2$/.test(name))
    .sort((left, right) => Number(right.startsWith('hanken')) - Number(left.startsWith('hanken')))
    .map((name) => `/fonts/${name}`);
}
