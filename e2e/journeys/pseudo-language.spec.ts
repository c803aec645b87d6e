import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from 'tooling/stack';
import { expect, test } from '../support/test';

test('ADD-76 (D-167) no released script knows the made-up language', () => {
  const packages = readdirSync(ROOT).filter((name) => name === 'shell' || name.startsWith('mfe-'));
  const scripts = packages.flatMap((name) => {
    const dist = join(ROOT, name, 'dist');
    return readdirSync(dist, { recursive: true })
      .map((file) => join(dist, String(file)))
      .filter((file) => /\.(js|json|html)$/.test(file));
  });
  expect(scripts.length).toBeGreaterThan(packages.length);
  expect(scripts.filter((file) => readFileSync(file, 'utf8').includes('en-XA'))).toEqual([]);
});
