import type { Browser, Page } from '@playwright/test';
import { report } from './report';
import { inTurn, rounds, type Statistic } from './rounds';
import { LONGEST_TASK_MS, slowDown, withBrowser, withNewPage, withPage } from './stack';

// A table of 100,000 rows compared with the fastest of AG Grid Community, antd's virtual table and TanStack Table, with the same rows in the
// same browser (docs/performance.md). The fastest differs by figure and is reported with it.
const FRAME_MS = 17;
/** Makes the processor as slow as that of a simple machine in a warehouse. */
const SLOWER_CPU = 4;

const PEERS = ['ag', 'antd', 'tanstack'] as const;
const COMPARED = {
  'first-rows': 'firstRows',
  'sort-text': 'sortText',
  'sort-number': 'sortNumber',
  search: 'search',
  clear: 'clear',
  'select-all': 'selectAll',
  'scroll-frame': 'slowFrame95',
} as const;

type Name = 'ours' | (typeof PEERS)[number] | 'bare';
type Scrolled = Record<'frame95' | 'longestTask', number>;
type Measured = Record<Exclude<(typeof COMPARED)[keyof typeof COMPARED], 'slowFrame95'>, number>;
type Figures = Measured & Scrolled & { slowFrame95: number };

interface MeasuringWindow {
  bigTable?: { measure: () => Promise<Measured>; scroll: () => Promise<Scrolled> };
}

await withPage('big-table', (url) =>
  withBrowser(async (browser) => {
    const measured = await rounds(async (round) => {
      const figures: Record<string, number> = {};
      for (const name of inTurn<Name>(['ours', ...PEERS, 'bare'], round)) {
        const one = await withGrid(browser, `${url}/?grid=${name}`, name === 'bare' ? scroll : measureAll);
        for (const [figure, value] of Object.entries(one)) figures[`${name}.${figure}`] = value;
      }
      return figures;
    }, 0);
    const of = (name: Name, figure: keyof Figures): Statistic => measured[`${name}.${figure}`]!;
    for (const [name, figure] of Object.entries(COMPARED)) {
      const fastest = PEERS.reduce((best, one) => (of(one, figure).median < of(best, figure).median ? one : best));
      report({ bench: `big-table-${name}`, ours: of('ours', figure), floor: of(fastest, figure), unit: `ms (${fastest})`, budget: 1 });
    }
    // An empty box that scrolls in the same run is the limit if it takes longer.
    const scrolled = (bench: string, figure: keyof Scrolled, unit: string, leastMs: number) =>
      report({ bench, ours: of('ours', figure), floor: Math.max(leastMs, of('bare', figure).median), unit, budget: 1 });
    scrolled('big-table-scroll-p95', 'frame95', 'ms a frame', FRAME_MS);
    scrolled('big-table-scroll-task', 'longestTask', 'ms blocked', LONGEST_TASK_MS);
  }),
);

/** Opens the page with only that table. */
function withGrid<T>(browser: Browser, url: string, use: (page: Page) => Promise<T>): Promise<T> {
  const inPage = async (page: Page) => {
    await page.goto(url);
    await page.waitForFunction(() => (window as MeasuringWindow).bigTable);
    return use(page);
  };
  return withNewPage(browser, inPage, { viewport: { width: 1440, height: 900 } });
}

async function measureAll(page: Page): Promise<Figures> {
  const measured = await page.evaluate(() => (window as MeasuringWindow).bigTable!.measure());
  const scrolled = await scroll(page);
  // On a slower processor the tables differ more clearly.
  await slowDown(page, SLOWER_CPU);
  return { ...measured, ...scrolled, slowFrame95: (await scroll(page)).frame95 };
}

function scroll(page: Page): Promise<Scrolled> {
  return page.evaluate(() => (window as MeasuringWindow).bigTable!.scroll());
}
