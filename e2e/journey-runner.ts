/** Runs a journey; one that fails says what stood on its pages, before the hooks after it close them. */
import { type RunnerTestCase, TestRunner } from 'vitest';
import { tellOpenPages } from './open-browsers.ts';

// biome-ignore lint/style/noDefaultExport: that is how vitest asks for a runner
export default class JourneyRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    try {
      await TestRunner.getTestFn(test)();
    } catch (error) {
      const pages = await tellOpenPages();
      if (error instanceof Error && pages !== '') error.message += `\n\nThe pages then:\n${pages}`;
      throw error;
    }
  }
}
