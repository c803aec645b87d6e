import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

it('has types for the keys and values of every text as they are now', () => {
  const check = () => execFileSync(process.execPath, [join(__dirname, 'write-texts.mjs'), '--check'], { stdio: 'pipe' });
  expect(check).not.toThrow();
});
