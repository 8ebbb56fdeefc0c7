/** Bundles the parser into the folder named as its argument, in a process of its own: the bundler's machine code would stand beside the parser's. */
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../../scripts/lib/project.mjs';

await build({
  configFile: false,
  logLevel: 'error',
  ssr: { noExternal: true },
  build: {
    ssr: join(ROOT, 'packages', 'parser', 'src', 'index.ts'),
    outDir: process.argv[2],
    rollupOptions: { output: { entryFileNames: 'parser.mjs' } },
  },
});
