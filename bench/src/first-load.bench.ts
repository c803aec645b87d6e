import { chromium } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROWSER_ARGS, findBrowser } from 'tooling/browser';
import { anyFreePorts, startStack } from 'tooling/stack';
import { buildPage } from './browser/build-page';
import { visit, type FirstLoad, type Target } from './browser/first-load';
import { visitRows, type FirstRows, type RowsTarget } from './browser/first-rows';
import { serveFolder } from './browser/serve-folder';
import { median, report } from './report';

// First rows of design.md section 8: code to the login screen, code to the first table, time to a usable login, and to live rows.
const ROUNDS = 5;
const FLOOR_LOGIN_KB = 204;
const FLOOR_TABLE_KB = 445;

const dataDir = await mkdtemp(join(tmpdir(), 'console-bench-'));
const ports = await anyFreePorts();
const floor = await serveFolder(await buildPage('floor'));
const stack = await startStack({ ports, dataDir, moreOrigins: [floor.url], print: () => {} });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
try {
  const targets: Record<'console' | 'floor', Target> = {
    console: {
      // Asked for without a sign-in: the console leads to the login first, and on to the table afterwards.
      url: `${stack.url}/company/acme/domains/Central%20Warehouse`,
      openTable: async (page) => void (await page.getByRole('table', { name: 'Sessions' }).getByRole('link').first().waitFor()),
    },
    floor: {
      url: `${floor.url}/?authPort=${ports.auth}&firestorePort=${ports.firestore}`,
      openTable: async (page) => void (await page.getByRole('cell', { name: /count/i }).first().waitFor()),
    },
  };
  const rowTargets: Record<keyof typeof targets, RowsTarget> = {
    console: { url: targets.console.url, rows: 'table[aria-label=Sessions] tbody a' },
    floor: { url: targets.floor.url, rows: '.ant-table-row' },
  };
  const waits: Record<keyof typeof targets, FirstRows[]> = { console: [], floor: [] };
  const visits: Record<keyof typeof targets, FirstLoad[]> = { console: [], floor: [] };
  for (let round = 0; round <= ROUNDS; round++) {
    for (const name of round % 2 ? (['floor', 'console'] as const) : (['console', 'floor'] as const)) {
      const measured = await visit(browser, targets[name]);
      const waited = await visitRows(browser, rowTargets[name]);
      // The first round warms up servers and disk.
      if (round === 0) continue;
      visits[name].push(measured);
      waits[name].push(waited);
    }
  }
  const of = (name: keyof typeof targets, figure: keyof FirstLoad) => median(visits[name].map((one) => one[figure]));
  const kilobytes = (name: keyof typeof targets, figure: keyof FirstLoad) => Math.round(of(name, figure) / 1024);
  report({ bench: 'js-to-login', ours: kilobytes('console', 'loginBytes'), floor: kilobytes('floor', 'loginBytes'), unit: 'KB gzip', budget: 240 / FLOOR_LOGIN_KB });
  report({ bench: 'js-to-first-table', ours: kilobytes('console', 'tableBytes'), floor: kilobytes('floor', 'tableBytes'), unit: 'KB gzip', budget: 450 / FLOOR_TABLE_KB });
  report({ bench: 'first-paint', ours: Math.round(of('console', 'firstPaint')), floor: Math.round(of('floor', 'firstPaint')), unit: 'ms', budget: 0.7 });
  report({ bench: 'usable-login', ours: Math.round(of('console', 'loginReady')), floor: Math.round(of('floor', 'loginReady')), unit: 'ms', budget: 1.05 });
  const wait = (name: keyof typeof targets, figure: keyof FirstRows) => Math.round(median(waits[name].map((one) => one[figure])));
  report({ bench: 'log-in-to-rows', ours: wait('console', 'afterSignIn'), floor: wait('floor', 'afterSignIn'), unit: 'ms', budget: 1.2 });
  report({ bench: 'reload-to-rows', ours: wait('console', 'afterReload'), floor: wait('floor', 'afterReload'), unit: 'ms', budget: 1 });
} finally {
  await browser.close();
  floor.close();
  await stack.stop();
  await rm(dataDir, { recursive: true, force: true });
}
