import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UserError } from '../cli/user-error.mjs';
import { ROOT } from '../cli/workspace.mjs';

const requireOfE2e = createRequire(join(ROOT, 'e2e', 'package.json'));
const isRoot = process.getuid?.() === 0;

/** Arguments by which the browser neither contacts its vendor nor needs a graphics card. */
export const BROWSER_ARGS = [
  // Chromium cannot run its sandbox as root; for all other users it stays on.
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @typedef {{ name: string, find: () => Promise<string | undefined> | string | undefined }} Source */

/** The ways to find or install a browser, fastest first. @type {Source[]} */
const SOURCES = [
  { name: 'CHROME_PATH', find: () => process.env.CHROME_PATH },
  { name: 'installed', find: installed },
  { name: '@sparticuz/chromium', find: fromPackage },
  { name: 'apt-get install chromium', find: fromDebian },
  { name: 'playwright install chromium', find: fromPlaywright },
];

/**
 * Finds or installs a Chromium that runs on this machine. Later calls in this process and its children reuse the result.
 * @returns {Promise<string>} its path
 */
export async function findBrowser() {
  /** @type {string[]} */
  const attempts = [];
  for (const { name, find } of SOURCES) {
    const path = await Promise.resolve(find()).catch(() => undefined);
    if (path && (await runs(path))) {
      process.env.CHROME_PATH = path;
      return path;
    }
    attempts.push(path ? `${name} (${path} does not start)` : name);
  }
  throw new UserError(`No browser was found for the tests. Tried: ${attempts.join('; ')}.\nInstall Chromium or Chrome, or name one: CHROME_PATH=/path/to/chrome`);
}

/** @param {string} path @returns {Promise<boolean>} */
function runs(path) {
  if (!existsSync(path)) return Promise.resolve(false);
  return new Promise((resolve) => {
    execFile(path, ['--version', ...BROWSER_ARGS], { timeout: 20_000 }, (error, output) => resolve(!error && /Chrom/.test(output)));
  });
}

function installed() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    '/Applications/Google Chrome.app/Contents/MacOS',
    '/Applications/Chromium.app/Contents/MacOS',
    ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].map((base) =>
      base ? join(base, 'Google', 'Chrome', 'Application') : '',
    ),
  ];
  const paths = folders.filter(Boolean).flatMap((folder) => [...names, 'Google Chrome', 'Chromium'].map((name) => join(folder, name)));
  return paths.find((path) => existsSync(path));
}

async function fromPackage() {
  const { default: chromium } = await import(pathToFileURL(requireOfE2e.resolve('@sparticuz/chromium')).href);
  return (chromium.default ?? chromium).executablePath();
}

function fromDebian() {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium from Debian …');
  const options = { stdio: /** @type {const} */ ('ignore'), env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
  return installed();
}

function fromPlaywright() {
  console.log("Fetching Playwright's Chromium …");
  const cli = join(ROOT, 'e2e', 'node_modules', '@playwright', 'test', 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore' });
  return requireOfE2e('@playwright/test').chromium.executablePath();
}
