import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const check = (program: string) =>
  execFileSync(process.execPath, ['--import', 'tsx', join(__dirname, program), '--check'], { cwd: __dirname, stdio: 'pipe' });

it('has types for the keys and values of every text as they are now', () => {
  expect(() => check('write-texts.ts')).not.toThrow();
});

it('ADD-75 (D-167) has a file for servers and one for calendars that import what each language of the list has', () => {
  expect(() => check('write-languages.ts')).not.toThrow();
});
