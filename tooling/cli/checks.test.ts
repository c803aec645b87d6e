import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atLeastOneFailure, countJest, countPlaywright, requireTypes } from './checks';
import type { Package } from '../ground/workspace';

describe('the types of a release', () => {
  const folder = mkdtempSync(join(tmpdir(), 'types-'));
  const aPackage: Package = { name: 'x', folder, kind: 'source', uses: [], version: '1.0.0', journeys: [] };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { strict: true, composite: true, outDir: 'out', types: [] } }),
  );
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are checked before it is built, since a build passes with wrong ones', async () => {
    writeFileSync(join(folder, 'one.ts'), 'export const one: number = 1;\n');
    await expect(requireTypes([aPackage])).resolves.toBeUndefined();
    writeFileSync(join(folder, 'one.ts'), "export const one: number = 'one';\n");
    await expect(requireTypes([aPackage])).rejects.toThrow('Nothing was built.');
  });
});

describe('counting tests', () => {
  it('counts a file that cannot be loaded as a failure', () => {
    expect(countJest({ numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 })).toEqual({ passed: 5, failed: 3 });
  });

  it('counts a browser test that passed at the second try as passed', () => {
    expect(countPlaywright({ stats: { expected: 4, flaky: 1, unexpected: 2 } })).toEqual({ passed: 5, failed: 2 });
  });

  it('counts at least one failure for a run that ended with an error', () => {
    expect(atLeastOneFailure(1, countPlaywright(null))).toEqual({ passed: 0, failed: 1 });
  });
});
