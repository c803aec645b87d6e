import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inputHash } from './changes';
import { readWorkspace } from '../ground/workspace';

let root: string;

function write(path: string, text: string) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const lockFile = (importers: Record<string, number> = { '.': 1, kit: 1, 'mfe-a': 1, 'mfe-b': 1, tooling: 1 }, packages = 1) =>
  `lockfileVersion: '9.0'\n\nimporters:\n\n${Object.entries(importers)
    .map(([folder, version]) => `  ${folder}:\n    dependencies:\n      react:\n        version: ${version}\n\n`)
    .join('')}packages:\n\n  react@${packages}:\n`;

function hashOf(name: string) {
  const packages = readWorkspace(root);
  return inputHash(
    packages.find((one) => one.name === name)!,
    packages,
    root,
  );
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changes-'));
  write('pnpm-lock.yaml', lockFile());
  write('tooling/webpack/base.ts', 'preset');
  write('kit/package.json', JSON.stringify({ name: 'kit' }));
  write('kit/src/index.ts', 'kit');
  write('locales/package.json', JSON.stringify({ name: 'locales' }));
  for (const namespace of ['a', 'b']) write(`locales/pt-BR/${namespace}.json`, '{}');
  for (const name of ['mfe-a', 'mfe-b']) {
    write(`${name}/remote.json`, '{"namespace":"a"}');
    write(`${name}/src/pages.ts`, name);
  }
  write('mfe-a/src/map.ts', 'import(`locales/${locale}/c.json`)');
  write('mfe-a/package.json', JSON.stringify({ name: 'mfe-a', dependencies: { kit: 'workspace:*', locales: 'workspace:*' } }));
  write('mfe-b/package.json', JSON.stringify({ name: 'mfe-b' }));
});

afterEach(() => rmSync(root, { recursive: true }));

describe('the hash that decides whether a package is built again', () => {
  it.each([
    ['its own source', 'mfe-a/src/pages.ts'],
    ['its declaration', 'mfe-a/remote.json'],
    ['a package it uses', 'kit/src/index.ts'],
    ['its texts in any language', 'locales/pt-BR/a.json'],
    ['other texts that its sources load', 'locales/pt-BR/c.json'],
    ['the list of languages', 'locales/languages.json'],
    ['the preset', 'tooling/webpack/base.ts'],
    ['the locked versions', 'pnpm-lock.yaml'],
  ])('changes with %s', (_what, file) => {
    const before = hashOf('mfe-a');
    write(file, '{"namespace":"a","changed":true}');
    expect(hashOf('mfe-a')).not.toBe(before);
  });

  it.each([
    ['its own', { '.': 1, kit: 1, 'mfe-a': 2, 'mfe-b': 1, tooling: 1 }],
    ['a package it uses', { '.': 1, kit: 2, 'mfe-a': 1, 'mfe-b': 1, tooling: 1 }],
    ['the tools', { '.': 1, kit: 1, 'mfe-a': 1, 'mfe-b': 1, tooling: 2 }],
  ])('changes with a locked dependency of %s', (_whose, importers) => {
    const before = hashOf('mfe-a');
    write('pnpm-lock.yaml', lockFile(importers));
    expect(hashOf('mfe-a')).not.toBe(before);
  });

  it('changes with a locked package that others depend on, which it may load', () => {
    const before = hashOf('mfe-a');
    write('pnpm-lock.yaml', lockFile(undefined, 2));
    expect(hashOf('mfe-a')).not.toBe(before);
  });

  it('stays when a remote is laid out, whose dependencies the lock file gets', () => {
    const before = hashOf('mfe-a');
    write('pnpm-lock.yaml', lockFile({ '.': 1, kit: 1, 'mfe-a': 1, 'mfe-b': 2, 'mfe-new': 1, tooling: 1 }));
    expect(hashOf('mfe-a')).toBe(before);
  });

  it.each([
    ['a test', 'mfe-a/src/pages.test.ts'],
    ['what was built', 'mfe-a/dist/remoteEntry.js'],
    ['another remote', 'mfe-b/src/pages.ts'],
    ["another remote's texts", 'locales/pt-BR/b.json'],
  ])('does not change with %s', (_what, file) => {
    const before = hashOf('mfe-a');
    write(file, 'changed');
    expect(hashOf('mfe-a')).toBe(before);
  });

  it('tells a renamed file from the one it was', () => {
    const before = hashOf('mfe-a');
    rmSync(join(root, 'mfe-a/src/pages.ts'));
    write('mfe-a/src/page.ts', 'mfe-a');
    expect(hashOf('mfe-a')).not.toBe(before);
  });
});
