/** Build of the agent area: `index.html` and hashed assets in `dist/client`, with a manifest for the server. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    /* The agent area sends no `data:` scripts or fonts: with everything in files its CSP stays short. */
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { host: '127.0.0.1', proxy: { '/api': process.env['WAYPAGE_API'] ?? 'http://127.0.0.1:3000' } },
});
