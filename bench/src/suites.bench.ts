import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildable, ROOT, runNode } from 'tooling/stack';
import { report } from './report';
import { withFolder } from './stack';
import { timed } from './statistics';

// How long the first run of a remote's test suite takes, by plain `npx jest` in its folder.
const LIMIT_MS = 60_000;

const jest = createRequire(join(ROOT, 'package.json')).resolve('jest/bin/jest');

for (const { name, folder } of buildable().filter(({ kind }) => kind === 'remote')) {
  await withFolder(async (cache) => {
    const ours = await timed(async () => {
      const { code, output } = await runNode([jest, `--cacheDirectory=${cache}`], { cwd: folder, quiet: true });
      if (code !== 0) throw new Error(`The suite of ${name} failed:\n${output}`);
    });
    report({ bench: `suite.${name}`, ours, floor: LIMIT_MS, unit: 'ms', budget: 1 });
  });
}
