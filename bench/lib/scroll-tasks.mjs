/**
 * Scrolls a page in Chromium and lists its long tasks, in two ways: by the clock at a quarter of the processor's speed, and by processor time at
 * full speed, times four. The first is what an agent would see on such a machine; on a virtual machine it holds what other machines take as well,
 * and four times over, as the slowing down goes by the clock, too: hence the share that was taken. The second is the page's work alone.
 */
import { existsSync, readFileSync } from 'node:fs';

const SLOWER = 4;
const SETTLE_MS = 2000;
const LONG_MS = 50;

/** Turns of the wheel: `steps` of `pixels`, the last third of them of `lastPixels`, one each `everyMs`. */
export const MANNERS = {
  fast: { steps: 150, pixels: 240, lastPixels: 900, everyMs: 30 },
  'notch by notch': { steps: 120, pixels: 240, lastPixels: 240, everyMs: 150 },
};

/**
 * @param open brings a new page to what is scrolled.
 * @returns the tasks, and `stolen`: of all processors' time, what the host of this virtual machine gave to others (null where the system does not tell).
 */
export async function measureByClock(browser, open, manner) {
  return scroll(browser, open, manner, async (page, devtools) => {
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
}

/** As `measureByClock`. */
export async function measureByProcessor(browser, open, manner) {
  return scroll(browser, open, manner, async (page, devtools) => {
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
}

async function scroll(browser, open, { steps, pixels, lastPixels, everyMs }, watch) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await open(page);
  const devtools = await page.context().newCDPSession(page);
  const read = await watch(page, devtools);
  await page.mouse.move(640, 600);
  const before = processorTicks();
  for (let step = 0; step < steps; step++) {
    await page.mouse.wheel(0, step < (steps * 2) / 3 ? pixels : lastPixels);
    await page.waitForTimeout(everyMs);
  }
  await page.waitForTimeout(1000);
  const after = processorTicks();
  const stolen = before && after ? (after.stolen - before.stolen) / (after.all - before.all) : null;
  const tasks = await read();
  await page.close();
  return { ...summary(tasks), stolen };
}

/** Of all processors since the start of the system: proc_stat(5), `user` to `steal`. */
function processorTicks() {
  if (!existsSync('/proc/stat')) return null;
  const ticks = /^cpu +(.+)/.exec(readFileSync('/proc/stat', 'utf8'))[1].split(' ').slice(0, 8).map(Number);
  return { all: ticks.reduce((sum, part) => sum + part, 0), stolen: ticks[7] };
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
