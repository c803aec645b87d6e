import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['firefox-esr', 'firefox', 'firefox.exe'];
const ON_A_MAC = '/Applications/Firefox.app/Contents/MacOS/firefox';

/**
 * Finds a Firefox that runs on this machine, or returns why there is none. Installs nothing.
 * @returns {Promise<{ path: string } | { missing: string }>}
 */
export async function findFirefox() {
  const path = process.env.FIREFOX_PATH ?? installed();
  if (!path) return { missing: 'No Firefox is installed here (apt-get install firefox-esr, or FIREFOX_PATH=/path/to/firefox).' };
  return (await runs(path)) ? { path } : { missing: `${path} does not start.` };
}

function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ON_A_MAC].find((path) => existsSync(path));
}

/** @param {string} path @returns {Promise<boolean>} */
function runs(path) {
  return new Promise((resolve) => {
    execFile(path, ['--version'], { timeout: 60_000 }, (error, output) => resolve(!error && /Firefox/.test(output)));
  });
}
