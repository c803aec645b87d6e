import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as api from '../api';

const ROOT = join(__dirname, '../../..');

/** What takes data away for good: every call of the API that removes or replaces something, and the removal of tasks by the client. */
const DESTRUCTIVE = [...Object.keys(api).filter((name) => /^remove[A-Z]/.test(name)), 'renewKey', 'deleteAll'];

const sources = readdirSync(ROOT)
  .filter((name) => name.startsWith('mfe-'))
  .flatMap((remote) => readdirSync(join(ROOT, remote, 'src'), { recursive: true, encoding: 'utf8' }).map((path) => join(remote, 'src', path)))
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

it.each(DESTRUCTIVE)('SHELL-15 whoever calls %s has asked with a checkbox that says what is lost', (call) => {
  const callers = sources.filter(({ text }) => new RegExp(`\\b${call}\\(`).test(text));
  expect(callers.length).toBeGreaterThan(0);
  for (const { path, text } of callers) expect([path, /\bcheckbox: /.test(text)]).toEqual([path, true]);
});
