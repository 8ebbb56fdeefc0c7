/**
 * Scrolls a page in Chromium and lists its long tasks, twice: by the clock at a quarter of the processor's speed, and by processor time at full
 * speed, times four. The first is what an agent would see on such a machine, and whatever else runs here is in it; the second is the page's work alone.
 */
import { loadavg } from 'node:os';

const SLOWER = 4;
const STEPS = 150;
const STEP_MS = 30;
const SETTLE_MS = 2000;
const LONG_MS = 50;

/** @param open brings a new page to what is scrolled. */
export async function measureScroll(browser, open) {
  const byClock = await scroll(browser, open, async (page, devtools) => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.waitForTimeout(SETTLE_MS);
    await page.evaluate(() => {
      globalThis.longTasks = [];
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) globalThis.longTasks.push(duration);
      }).observe({ type: 'longtask' });
    });
    return () => page.evaluate(() => globalThis.longTasks);
  });
  const byProcessor = await scroll(browser, open, async (page, devtools) => {
    await page.waitForTimeout(SETTLE_MS);
    const events = [];
    devtools.on('Tracing.dataCollected', ({ value }) => events.push(...value));
    await devtools.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: ['toplevel'] },
    });
    return async () => {
      const complete = new Promise((resume) => devtools.once('Tracing.tracingComplete', resume));
      await devtools.send('Tracing.end');
      await complete;
      return processorTimes(events).map((ms) => ms * SLOWER);
    };
  });
  return { byClock: summary(byClock), byProcessor: summary(byProcessor), load: loadavg()[0] };
}

async function scroll(browser, open, watch) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await open(page);
  const devtools = await page.context().newCDPSession(page);
  const read = await watch(page, devtools);
  await page.mouse.move(640, 600);
  for (let step = 0; step < STEPS; step++) {
    await page.mouse.wheel(0, step < (STEPS * 2) / 3 ? 240 : 900);
    await page.waitForTimeout(STEP_MS);
  }
  await page.waitForTimeout(1000);
  const tasks = await read();
  await page.close();
  return tasks;
}

/** Of each task of the page's main thread, which is the busiest of those the trace names so. */
function processorTimes(events) {
  const threadOf = ({ pid, tid }) => `${pid}:${tid}`;
  const threads = new Map(
    events
      .filter((event) => event.name === 'thread_name' && event.args?.name === 'CrRendererMain')
      .map((event) => [threadOf(event), []]),
  );
  for (const event of events)
    if (event.ph === 'X' && event.name === 'ThreadControllerImpl::RunTask')
      threads.get(threadOf(event))?.push((event.tdur ?? 0) / 1000);
  return [...threads.values()].sort((a, b) => b.length - a.length)[0] ?? [];
}

function summary(tasks) {
  const sorted = [...tasks].sort((a, b) => b - a);
  return { long: sorted.filter((ms) => ms > LONG_MS).length, longest: sorted[0] ?? 0, next: sorted.slice(1, 6) };
}
