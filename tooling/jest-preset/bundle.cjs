const { createHash } = require('node:crypto');
const { existsSync, readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { buildSync, version } = require('esbuild');

/**
 * Compiles a package's entry together with all the files that it loads: Jest reads, wraps and runs every file again for each test file, and
 * these packages have hundreds. What our own code imports too stays outside: there must be one of it.
 */
const SHARED = ['react', 'react-dom', 'dayjs'];

/** What decides which versions a package is bundled with. */
function lockFileAbove(file) {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const lock = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock'].map((name) => join(folder, name)).find(existsSync);
    if (lock) return readFileSync(lock);
    if (folder === dirname(folder)) return '';
  }
}

const hashOf = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

/** Hashed once in a process: Jest asks for the key of each entry in every test file, and the lock file is long. */
let versions;

/** What this process has bundled, by entry: Jest asks again for each of our packages. */
const bundled = new Map();

module.exports = {
  getCacheKey(source, path) {
    versions ??= hashOf(readFileSync(__filename), version, lockFileAbove(path));
    return hashOf(versions, path, source);
  },
  process(_source, path) {
    const cached = bundled.get(path);
    if (cached !== undefined) return { code: cached };
    const external = SHARED.flatMap((name) => [name, `${name}/*`]);
    const { outputFiles } = buildSync({
      entryPoints: [path],
      bundle: true,
      write: false,
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      external,
      logLevel: 'error',
    });
    const { text } = outputFiles[0];
    bundled.set(path, text);
    return { code: text };
  },
};
