/** The parser as it is built for the server: generated texts run several times faster through it than through the tests' own transform. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

export type BuiltParser = typeof import('../src/index.ts');

let built: Promise<BuiltParser> | null = null;

/** Built once for all files of the run that share their modules: a second copy would begin cold. */
export function buildParser(): Promise<BuiltParser> {
  built ??= bundleParser();
  return built;
}

async function bundleParser(): Promise<BuiltParser> {
  const folder = mkdtempSync(join(tmpdir(), 'waypage-parser-'));
  try {
    await build({
      configFile: false,
      root: resolve(import.meta.dirname, '..'),
      logLevel: 'error',
      ssr: { noExternal: true },
      build: {
        ssr: 'src/index.ts',
        outDir: folder,
        target: 'node20',
        rollupOptions: { output: { entryFileNames: 'parser.mjs' } },
      },
    });
    return (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'parser.mjs')).href)) as BuiltParser;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
