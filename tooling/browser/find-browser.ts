import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { print, shown } from '../ground/print';
import { runNode, runToEnd } from '../ground/run';
import { UserError } from '../ground/user-error';
import { ROOT } from '../ground/workspace';

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

/**
 * Chromium without windows. The whole one also renders parts of its own windows for each page, which takes a third of what the journeys take of the
 * processor.
 */
const WITHOUT_WINDOWS = ['chromium-headless-shell', 'chrome-headless-shell'] as const;

export interface Source {
  name: string;
  find: () => Promise<string | undefined> | string | undefined;
}

/** The ways to find or install a browser, fastest first. */
const SOURCES: Source[] = [
  { name: 'CHROME_PATH', find: () => process.env.CHROME_PATH },
  { name: 'installed', find: installed },
  { name: '@sparticuz/chromium', find: fromPackage },
  { name: 'apt-get install', find: fromDebian },
  { name: 'playwright install chromium', find: fromPlaywright },
];

/**
 * Finds or installs a Chromium that runs on this machine. Later calls in this process and its children reuse the result.
 * @returns its path
 */
export async function findBrowser(): Promise<string> {
  const attempts: string[] = [];
  for (const { name, find } of SOURCES) {
    const path = await Promise.resolve(find()).catch(() => undefined);
    if (path && (await runs(path, /Chrom/, BROWSER_ARGS))) {
      process.env.CHROME_PATH = path;
      return path;
    }
    attempts.push(path ? `${name} (${path} does not start)` : name);
  }
  throw new UserError(
    shown`No browser was found for the tests. Tried: ${attempts.join('; ')}.\nInstall Chromium or Chrome, or name one: CHROME_PATH=/path/to/chrome`,
  );
}

/** Whether a program starts and prints this name with its version. */
async function runs(path: string, name: RegExp, args: string[] = []): Promise<boolean> {
  const options = { quiet: true, signal: AbortSignal.timeout(60_000) };
  const { code, output } = await runToEnd(path, ['--version', ...args], options).catch(() => ({ code: 1, output: '' }));
  return code === 0 && name.test(output);
}

/** The first that exists of these programs, in the folders of PATH and in others. */
const firstOf = (names: string[], folders: string[]) =>
  [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...folders]
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

function installed() {
  const bases = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap((base) => base ?? []);
  return firstOf(
    [
      ...WITHOUT_WINDOWS,
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
      'chrome.exe',
      'Google Chrome',
      'Chromium',
    ],
    [
      '/Applications/Google Chrome.app/Contents/MacOS',
      '/Applications/Chromium.app/Contents/MacOS',
      ...bases.map((base) => join(base, 'Google', 'Chrome', 'Application')),
    ],
  );
}

async function fromPackage() {
  const { default: chromium } = await import(pathToFileURL(requireOfE2e.resolve('@sparticuz/chromium')).href);
  return (chromium.default ?? chromium).executablePath();
}

async function fromDebian() {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return undefined;
  print('Installing Chromium from Debian …');
  const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await runToEnd('apt-get', ['update'], options);
  for (const name of [WITHOUT_WINDOWS[0], 'chromium']) {
    await runToEnd('apt-get', ['install', '-y', '--no-install-recommends', name], options);
    const path = installed();
    if (path) return path;
  }
  return undefined;
}

async function fromPlaywright() {
  print("Fetching Playwright's Chromium …");
  const cli = join(ROOT, 'e2e', 'node_modules', '@playwright', 'test', 'cli.js');
  await runNode([cli, 'install', 'chromium'], { quiet: true });
  return requireOfE2e('@playwright/test').chromium.executablePath();
}

/** Finds a Firefox that runs on this machine, or returns why there is none. Installs nothing. */
export async function findFirefox(): Promise<{ path: string } | { missing: string }> {
  const path = process.env.FIREFOX_PATH ?? firstOf(['firefox-esr', 'firefox', 'firefox.exe'], ['/Applications/Firefox.app/Contents/MacOS']);
  if (!path) return { missing: 'No Firefox is installed here (apt-get install firefox-esr, or FIREFOX_PATH=/path/to/firefox).' };
  return (await runs(path, /Firefox/)) ? { path } : { missing: `${path} does not start.` };
}
