import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeIsTooOld } from './front.mjs';
import { ROOT, readJson } from './workspace.mjs';

it.each([
  ['18.20.4', true],
  ['20.18.3', true],
  ['20.19.0', false],
  ['22.1.0', false],
])('Node %s: too old is %s', (version, expected) => {
  expect(nodeIsTooOld(version)).toBe(expected);
});

it('every command of the root is a front door with something behind it', () => {
  const { scripts } = readJson(join(ROOT, 'package.json'));
  for (const [name, script] of Object.entries(scripts)) {
    const [, file = ''] = /^node (\S+)/.exec(String(script)) ?? [];
    expect(`${name}: ${readFileSync(join(ROOT, file), 'utf8')}`).toMatch(/await front\(\(\) => import\('\.\/commands\/[\w-]+\.mjs'\)\)/);
  }
});
