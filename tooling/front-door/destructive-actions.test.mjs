import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readWorkspace, ROOT } from './workspace.mjs';

const calls = readFileSync(join(ROOT, 'shared-kit/src/api/index.ts'), 'utf8').match(/\bremove[A-Z]\w+/g) ?? [];

/** All actions that destroy data: API calls that remove or replace something, and the client's removal of tasks. */
const DESTRUCTIVE = [...new Set(calls), 'renewKey', 'deleteAll'];

const sources = readWorkspace()
  .filter(({ kind }) => kind === 'remote')
  .flatMap(({ folder }) => readdirSync(join(folder, 'src'), { recursive: true, withFileTypes: true }))
  .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !file.name.includes('.test.'))
  .map((file) => join(file.parentPath, file.name))
  .map((path) => ({ path: relative(ROOT, path), text: readFileSync(path, 'utf8') }));

it.each(DESTRUCTIVE)('the caller of %s asks with a checkbox; that it must be ticked is for the tests of its page (acceptLoss)', (call) => {
  const callers = sources.filter(({ text }) => new RegExp(`\\b${call}\\(`).test(text));
  expect(callers.length).toBeGreaterThan(0);
  for (const { path, text } of callers) expect([path, /\bcheckbox: /.test(text)]).toEqual([path, true]);
});
