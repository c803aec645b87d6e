import { chromium, type Browser } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from 'tooling/browser';
import { buildPage } from './browser/build-page';
import { serveFolder } from './browser/serve-folder';
import { median, report } from './report';

// A table of 100,000 rows beside the fastest of AG Grid Community, antd's virtual table and TanStack Table, on the same rows in the
// same browser (design.md section 8). Which of them was the fastest differs by figure and is reported with it.
const ROUNDS = 5;
const LONGEST_TASK_MS = 50;
/** As slow as a simple machine in a warehouse. */
const SLOWER_CPU = 4;

const YARDSTICKS = ['ag', 'antd', 'tanstack'] as const;
type Name = 'ours' | (typeof YARDSTICKS)[number];
type Figures = Record<'firstRows' | 'sortText' | 'sortNumber' | 'search' | 'clear' | 'selectAll' | 'frame95' | 'longestTask', number>;

interface MeasuringWindow {
  bigTable?: { measure: () => Promise<Partial<Figures>>; scroll: () => Promise<Partial<Figures>> };
}

const served = await serveFolder(await buildPage('big-table'));
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
try {
  const visits: Record<Name, Figures[]> = { ours: [], ag: [], antd: [], tanstack: [] };
  const names: readonly Name[] = ['ours', ...YARDSTICKS];
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of round % 2 ? names.toReversed() : names) {
      visits[name].push(await visit(browser, `${served.url}/?grid=${name}`));
    }
  }
  const of = (name: Name, figure: keyof Figures) => Math.round(median(visits[name].map((one) => one[figure])));
  const figures = [
    ['first-rows', 'firstRows'],
    ['sort-text', 'sortText'],
    ['sort-number', 'sortNumber'],
    ['search', 'search'],
    ['clear', 'clear'],
    ['select-all', 'selectAll'],
    ['scroll-frame', 'frame95'],
  ] as const;
  for (const [name, figure] of figures) {
    const fastest = YARDSTICKS.reduce((best, one) => (of(one, figure) < of(best, figure) ? one : best));
    report({ bench: `big-table-${name}`, ours: of('ours', figure), floor: of(fastest, figure), unit: `ms (${fastest})`, budget: 1 });
  }
  report({ bench: 'big-table-scroll-task', ours: of('ours', 'longestTask'), floor: LONGEST_TASK_MS, unit: 'ms blocked', budget: 1 });
} finally {
  await browser.close();
  served.close();
}

async function visit(in_: Browser, url: string): Promise<Figures> {
  const context = await in_.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForFunction(() => (window as MeasuringWindow).bigTable);
    const measured = await page.evaluate(() => (window as MeasuringWindow).bigTable?.measure());
    const scroll = () => page.evaluate(() => (window as MeasuringWindow).bigTable?.scroll());
    // A limit in milliseconds means the machine as it is; slower only tells two tables apart.
    const longestTask = (await scroll())?.longestTask;
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
    return { ...measured, ...(await scroll()), longestTask } as Figures;
  } finally {
    await context.close();
  }
}
