import type { CDPSession, Page } from '@playwright/test';

/** What a page holds. */
export interface Footprint {
  /** Kilobytes of JavaScript values. */
  heap: number;
  /** Nodes on the page, and removed ones that something still holds. */
  nodes: number;
  listeners: number;
}

/** Reads what a page holds once garbage is collected. */
export async function footprintOf(devtools: CDPSession, page: Page): Promise<Footprint> {
  for (let time = 0; time < 2; time++) {
    await devtools.send('HeapProfiler.collectGarbage');
    // What weak references were asked for stays until the running task has ended, and what is freed then is told in another one.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  }
  await devtools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return { heap: Math.round(usedSize / 1024), nodes, listeners: jsEventListeners };
}
