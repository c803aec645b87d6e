import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

it('has types for the keys and values of every text as they are now', () => {
  const check = () =>
    execFileSync(process.execPath, ['--import', 'tsx', join(__dirname, 'write-texts.ts'), '--check'], { cwd: __dirname, stdio: 'pipe' });
  expect(check).not.toThrow();
});
