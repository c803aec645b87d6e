import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../workspace.mjs';

/** Where the tests are that may start a Firebase. */
const FOLDERS = ['platform', 'shared-kit/src/firebase'];

/** How a test that can run elsewhere gets its Firebase. */
const ELSEWHERE = /platform-emulator\/testing'|\/testing\/(test-platform|test-firebase|rules-world)'/;

/** How a test starts an embedded Firebase that is always its own. */
const ITS_OWN = /\bstartEmulator\b|\bstartForTest\b|\bopenWarehouse\b|\bnew Asking\b|\bevaluate\(/;

/**
 * Test files that need an embedded Firebase of their own, and why. Single tests say it themselves (`itWith`).
 * @type {Readonly<Record<string, string>>}
 */
export const NOT_ELSEWHERE = {
  'platform/api/src/outages.test.ts': 'orders answers of Auth (authFault)',
  'platform/api/src/resources/users/password-policy.test.ts': 'sets password policies',
};

/**
 * The test files that start a Firebase, as paths from the repository's root.
 * @returns {{ run: string[], notRun: { file: string, why: string }[], unexplained: string[] }} `unexplained`: start an embedded one of their own, and nothing
 *   says why
 */
export function testFiles() {
  const files = FOLDERS.flatMap((folder) => testsBelow(join(ROOT, folder)));
  /** @type {ReturnType<typeof testFiles>} */
  const found = { run: [], notRun: [], unexplained: [] };
  for (const file of files) {
    const name = relative(ROOT, file).replaceAll('\\', '/');
    const text = readFileSync(file, 'utf8');
    const why = NOT_ELSEWHERE[name];
    if (why !== undefined) found.notRun.push({ file: name, why });
    else if (ITS_OWN.test(text)) found.unexplained.push(name);
    else if (ELSEWHERE.test(text)) found.run.push(name);
  }
  return found;
}

/** @param {string} folder @returns {string[]} */
function testsBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory())
      return ['node_modules', 'dist', '.types', '.cache'].includes(entry.name) ? [] : testsBelow(join(folder, entry.name));
    return /\.test\.(ts|mjs)$/.test(entry.name) ? [join(folder, entry.name)] : [];
  });
}
