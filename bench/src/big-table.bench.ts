import { chromium, type Page } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from 'tooling/browser';
import { buildPage } from './browser/build-page';
import { serveFolder } from './browser/serve-folder';
import { median, report } from './report';

// A table of 100,000 rows compared with the fastest of AG Grid Community, antd's virtual table and TanStack Table, with the same rows in the
// same browser (docs/performance.md). The fastest differs by figure and is reported with it.
const ROUNDS = 5;
// The limit in milliseconds is measured without slowing down the processor. If an empty box that scrolls in the same run takes longer, that is
// the limit.
const LONGEST_TASK_MS = 50;
const FRAME_MS = 17;
/** Makes the processor as slow as that of a simple machine in a warehouse. */
const SLOWER_CPU = 4;

const YARDSTICKS = ['ag', 'antd', 'tanstack'] as const;
type Name = 'ours' | (typeof YARDSTICKS)[number];
type Figures = Record<'firstRows' | 'sortText' | 'sortNumber' | 'search' | 'clear' | 'selectAll' | 'slowFrame95', number> & Scrolled;
type Scrolled = Record<'frame95' | 'longestTask', number>;

interface MeasuringWindow {
  bigTable?: { measure: () => Promise<Omit<Figures, keyof Scrolled | 'slowFrame95'>>; scroll: () => Promise<Scrolled> };
}

const served = await serveFolder(await buildPage('big-table'));
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
try {
  const visits: Record<Name, Figures[]> = { ours: [], ag: [], antd: [], tanstack: [] };
  const bare: Scrolled[] = [];
  const names: readonly Name[] = ['ours', ...YARDSTICKS];
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of round % 2 ? names.toReversed() : names) {
      visits[name].push(await withGrid(name, measureAll));
    }
    bare.push(await withGrid('bare', scroll));
  }
  const of = (name: Name, figure: keyof Figures) => Math.round(median(visits[name].map((one) => one[figure])));
  const figures = [
    ['first-rows', 'firstRows'],
    ['sort-text', 'sortText'],
    ['sort-number', 'sortNumber'],
    ['search', 'search'],
    ['clear', 'clear'],
    ['select-all', 'selectAll'],
    ['scroll-frame', 'slowFrame95'],
  ] as const;
  for (const [name, figure] of figures) {
    const fastest = YARDSTICKS.reduce((best, one) => (of(one, figure) < of(best, figure) ? one : best));
    report({ bench: `big-table-${name}`, ours: of('ours', figure), floor: of(fastest, figure), unit: `ms (${fastest})`, budget: 1 });
  }
  const limit = (figure: keyof Scrolled, least: number) => Math.max(least, Math.round(median(bare.map((one) => one[figure]))));
  report({ bench: 'big-table-scroll-p95', ours: of('ours', 'frame95'), floor: limit('frame95', FRAME_MS), unit: 'ms a frame', budget: 1 });
  report({
    bench: 'big-table-scroll-task',
    ours: of('ours', 'longestTask'),
    floor: limit('longestTask', LONGEST_TASK_MS),
    unit: 'ms blocked',
    budget: 1,
  });
} finally {
  await browser.close();
  served.close();
}

/** Opens the page with only that table. */
async function withGrid<T>(name: Name | 'bare', use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(`${served.url}/?grid=${name}`);
    await page.waitForFunction(() => (window as MeasuringWindow).bigTable);
    return await use(page);
  } finally {
    await context.close();
  }
}

async function measureAll(page: Page): Promise<Figures> {
  const measured = await page.evaluate(() => (window as MeasuringWindow).bigTable!.measure());
  const scrolled = await scroll(page);
  const devtools = await page.context().newCDPSession(page);
  // On a slower processor the tables differ more clearly.
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  return { ...measured, ...scrolled, slowFrame95: (await scroll(page)).frame95 };
}

function scroll(page: Page): Promise<Scrolled> {
  return page.evaluate(() => (window as MeasuringWindow).bigTable!.scroll());
}
