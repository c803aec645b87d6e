import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PSEUDO_LANGUAGE_ROOT, ROOT } from 'tooling/stack';
import { PSEUDO_LANGUAGE } from '../support/pseudo-language';
import { expect, test } from '../support/test';

/** The scripts, pages and lists of a build. */
const filesOf = (dist: string): string[] =>
  readdirSync(dist, { recursive: true })
    .map((file) => join(dist, String(file)))
    .filter((file) => /\.(js|json|html)$/.test(file));

const knowsIt = (file: string): boolean => readFileSync(file, 'utf8').includes(PSEUDO_LANGUAGE);

test('ADD-76 (D-167) no released script knows the made-up language, which the shell for tests does', () => {
  const packages = readdirSync(ROOT).filter((name) => name === 'shell' || name.startsWith('mfe-'));
  const scripts = packages.flatMap((name) => filesOf(join(ROOT, name, 'dist')));
  expect(scripts.length).toBeGreaterThan(packages.length);
  expect(scripts.filter(knowsIt)).toEqual([]);
  expect(filesOf(join(PSEUDO_LANGUAGE_ROOT, 'shell', 'dist')).filter(knowsIt)).not.toEqual([]);
});
