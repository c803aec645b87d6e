import { chromium } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROWSER_ARGS, findBrowser } from 'tooling/browser';
import { anyFreePorts, startStack } from 'tooling/stack';
import { buildPage } from './browser/build-page';
import { visit, type FirstLoad, type Target } from './browser/first-load';
import { visitRows, type FirstRows } from './browser/first-rows';
import { serveFolder } from './browser/serve-folder';
import { median, report } from './report';

// Bytes of scripts up to the login screen and up to the first table, time to a usable login and to live rows (docs/performance.md). A react-admin
// application with the same two screens is reported too, without a budget.
const ROUNDS = 5;
const FLOOR_LOGIN_KB = 204;
const FLOOR_TABLE_KB = 445;

type Name = 'console' | 'floor' | 'react-admin';
const NAMES: readonly Name[] = ['console', 'floor', 'react-admin'];

const dataDir = await mkdtemp(join(tmpdir(), 'console-bench-'));
const ports = await anyFreePorts();
const floor = await serveFolder(await buildPage('floor'));
const reactAdmin = await serveFolder(await buildPage('react-admin'));
const stack = await startStack({ ports, dataDir, moreOrigins: [floor.url, reactAdmin.url], print: () => {} });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
try {
  const emulators = `?authPort=${ports.auth}&firestorePort=${ports.firestore}`;
  const targets: Record<Name, Target> = {
    console: {
      // Opened without a sign-in, so the console redirects to the login first, and to the table afterwards.
      url: `${stack.url}/company/acme/domains/Central%20Warehouse`,
      rows: 'table[aria-label=Sessions] tbody a',
    },
    floor: { url: `${floor.url}/${emulators}`, rows: '.ant-table-row' },
    'react-admin': { url: `${reactAdmin.url}/${emulators}`, rows: 'tbody .RaDataTable-row .column-name' },
  };
  const loads: Record<Name, FirstLoad[]> = { console: [], floor: [], 'react-admin': [] };
  const waits: Record<Name, FirstRows[]> = { console: [], floor: [], 'react-admin': [] };
  for (let round = 0; round <= ROUNDS; round++) {
    for (const name of round % 2 ? NAMES.toReversed() : NAMES) {
      const loaded = await visit(browser, targets[name]);
      const waited = await visitRows(browser, targets[name]);
      // The first round is a warm-up of servers and disk.
      if (round === 0) continue;
      loads[name].push(loaded);
      waits[name].push(waited);
    }
  }
  const kilobytes = (figure: 'loginBytes' | 'tableBytes') => (name: Name) =>
    Math.round(median(loads[name].map((one) => one[figure])) / 1024);
  const load = (figure: 'firstPaint' | 'loginReady') => (name: Name) => Math.round(median(loads[name].map((one) => one[figure])));
  const wait = (figure: keyof FirstRows) => (name: Name) => Math.round(median(waits[name].map((one) => one[figure])));
  const compare = (bench: string, of: (name: Name) => number, unit: string, budget: number) =>
    report({ bench, ours: of('console'), floor: of('floor'), unit, budget, beside: { 'react-admin': of('react-admin') } });
  compare('js-to-login', kilobytes('loginBytes'), 'KB gzip', 240 / FLOOR_LOGIN_KB);
  compare('js-to-first-table', kilobytes('tableBytes'), 'KB gzip', 450 / FLOOR_TABLE_KB);
  compare('first-paint', load('firstPaint'), 'ms', 0.7);
  compare('usable-login', load('loginReady'), 'ms', 1.05);
  compare('log-in-to-rows', wait('afterSignIn'), 'ms', 1.2);
  compare('reload-to-rows', wait('afterReload'), 'ms', 1);
} finally {
  await browser.close();
  floor.close();
  reactAdmin.close();
  await stack.stop();
  await rm(dataDir, { recursive: true, force: true });
}
