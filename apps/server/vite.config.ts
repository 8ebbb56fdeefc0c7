/** Build of the server: `dist/main.js`, beside it the thread that parses and the commands about the store; npm's libraries inside, but for the database drivers and the picture library, which bring binaries (decision 0007). */
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  ssr: { noExternal: true, external: ['libsql', 'pg', 'sharp'] },
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: false,
    rollupOptions: {
      input: {
        main: 'src/main.ts',
        'parse-worker': 'src/features/parsing/parse-worker.ts',
        'store-commands': 'src/store-commands/run-store-command.ts',
      },
      output: { entryFileNames: '[name].js' },
    },
  },
});
