import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');
const JEST = join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');

it.each([
  ['several packages at once', ROOT, ['--projects', join(ROOT, 'platform', 'web'), join(ROOT, 'mfe-auth')]],
  ['one package', join(ROOT, 'mfe-auth'), []],
])('Jest has nothing to warn of in the configuration of %s', (_what, cwd, args) => {
  const { status, stderr } = spawnSync(process.execPath, [JEST, '--showConfig', ...args], { cwd, encoding: 'utf8' });
  expect(stderr).not.toContain('Warning');
  expect(status).toBe(0);
});
