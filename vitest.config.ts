import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/dist/**'];
/** What has no page and changes no globals for good loads its modules once for all files: parser and gazetteer take a second of each file otherwise. */
const isolate = false;

/** One project a layer; `npm run check` runs them, two at a time, and adds up their counts: the limits leave room for a busy machine. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          exclude,
          isolate,
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/server/src/**/*.test.ts',
            'tooling/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'web',
          exclude,
          environment: 'jsdom',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          testTimeout: 20_000,
          // Without this the sheets that tests read as text are empty.
          css: { include: [/\/styles\//] },
        },
      },
      {
        test: {
          name: 'corpus',
          execArgv: ['--no-regexp-tier-up'],
          exclude,
          isolate,
          include: ['packages/parser/corpus/**/*.test.ts', 'packages/parser/test/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'store',
          exclude,
          include: ['apps/server/test/store/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'cli',
          exclude,
          include: ['packages/cli/test/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'api',
          exclude,
          isolate,
          include: ['apps/server/test/api/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'durability',
          exclude,
          include: ['apps/server/test/durability/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          exclude,
          include: ['e2e/**/*.test.ts'],
          runner: 'e2e/journey-runner.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
