import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildable, ROOT, runNode } from 'tooling/stack';
import { report } from './report';

// How long the first run of a remote's test suite takes, by plain `npx jest` in its folder.
const LIMIT_MS = 60_000;

const jest = createRequire(join(ROOT, 'package.json')).resolve('jest/bin/jest');

for (const { name, folder } of buildable().filter(({ kind }) => kind === 'remote')) {
  const cache = await mkdtemp(join(tmpdir(), 'jest-cache-'));
  try {
    const started = performance.now();
    const { code, output } = await runNode([jest, `--cacheDirectory=${cache}`], { cwd: folder, quiet: true });
    if (code !== 0) throw new Error(`The suite of ${name} failed:\n${output}`);
    report({ bench: `suite.${name}`, ours: Math.round(performance.now() - started), floor: LIMIT_MS, unit: 'ms', budget: 1 });
  } finally {
    await rm(cache, { recursive: true, force: true });
  }
}
