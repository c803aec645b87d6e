import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Package } from '../ground/workspace';
import { lintCache } from './lint-cache';

const root = mkdtempSync(join(tmpdir(), 'lint-cache-'));
afterAll(() => {
  rmSync(root, { recursive: true });
});

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const cache = () => lintCache([{ name: 'x', folder: join(root, 'x') } as Package], root);

it('the linter forgets what it has said when a type or a rule changes, and only then', () => {
  write('x/.types/data/read.d.ts', 'export declare const read: () => string;');
  write('tooling/eslint/plugin/rules/a.ts', 'export const a = 1;');
  const first = cache();
  write('x/data/read.ts', "export const read = () => 'b';");
  expect(cache()).toBe(first);
  write('x/.types/data/read.d.ts', 'export declare const read: () => Promise<string>;');
  const second = cache();
  expect(second).not.toBe(first);
  expect(existsSync(first)).toBe(false);
  write('tooling/eslint/plugin/rules/a.ts', 'export const a = 2;');
  expect(cache()).not.toBe(second);
});
