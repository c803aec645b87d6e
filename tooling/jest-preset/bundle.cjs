const { createHash } = require('node:crypto');
const { existsSync, readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { buildSync, version } = require('esbuild');

/**
 * Compiles a package's entry together with all the files that it loads: Jest reads, wraps and runs every file again for each test file, and
 * these packages have hundreds. What our own code imports too stays outside: there must be one of it.
 */
const SHARED = ['react', 'react-dom', 'dayjs'];

/**
 * Changes that make tests faster. antd forgets the styles of a component when the last one leaves the page, which is at the end of each test, and
 * makes them again in the next: a tenth of what tests of pages cost. Here it counts, but keeps them.
 */
const EDITS = [{ entry: /[\\/]antd[\\/]lib[\\/]index\.js$/, find: /(?<=const nextCount = times - 1;\s+if \()nextCount === 0(?=\) \{)/g, put: 'false' }];

/** @param {string} path @param {string} text */
function edited(path, text) {
  return EDITS.filter(({ entry }) => entry.test(path)).reduce((before, { find, put }) => {
    const places = before.match(find)?.length ?? 0;
    if (places !== 1) throw new Error(`${path} has ${places} places like ${find} instead of one; see tooling/jest-preset/bundle.cjs.`);
    return before.replace(find, put);
  }, text);
}

/** What decides which versions a package is bundled with. @param {string} file @returns {string} */
function lockFileAbove(file) {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const lock = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock'].map((name) => join(folder, name)).find(existsSync);
    if (lock) return readFileSync(lock, 'utf8');
    if (folder === dirname(folder)) return '';
  }
}

/** @type {string | undefined} */
let lock;

/** What this process has bundled, by entry: Jest asks again for each of our packages. @type {Map<string, string>} */
const bundled = new Map();

module.exports = {
  /** @param {string} source @param {string} path */
  getCacheKey(source, path) {
    lock ??= lockFileAbove(path);
    return createHash('sha256').update([readFileSync(__filename, 'utf8'), version, path, source, lock].join('\0')).digest('hex');
  },
  /** @param {string} _source @param {string} path */
  process(_source, path) {
    const known = bundled.get(path);
    if (known !== undefined) return { code: known };
    const external = SHARED.flatMap((name) => [name, `${name}/*`]);
    const { outputFiles } = buildSync({ entryPoints: [path], bundle: true, write: false, platform: 'node', format: 'cjs', target: 'node20', external, logLevel: 'error' });
    const text = edited(path, outputFiles[0].text);
    bundled.set(path, text);
    return { code: text };
  },
};
