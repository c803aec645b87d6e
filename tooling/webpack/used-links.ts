import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readJson, readWorkspace, ROOT } from '../ground/workspace';
import type { Declared } from './labels';
import { remoteSchema } from './manifest-check';

/** The file by which the compiler knows the links that a remote may name in `useLink`. */
const FILE = 'src/used-links.d.ts';

/** The text of that file. @param uses of remote.json, such as `settings` or `settings@2` */
export function usedLinksText(uses: readonly string[]): string {
  const names = [...new Set(uses.map((link) => link.replace(/@.*/, '')))].sort();
  const declared =
    names.length === 0
      ? 'Record<never, true>;'
      : ['{', ...names.map((name) => `      ${/^\w+$/.test(name) ? name : `'${name}'`}: true;`), '    };'].join('\n');
  return `// Written by the build from \`uses\` of remote.json: the links that useLink takes here.
export {};

declare global {
  interface UsedLinks {
    declared: ${declared}
  }
}
`;
}

/** Writes that file of a remote if it is not current, and removes it if `remote.json` has no `uses`. */
export function writeUsedLinks(folder: string, uses?: readonly string[]) {
  const file = join(folder, FILE);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const text = uses && usedLinksText(uses);
  if (text === before) return;
  if (text === undefined) rmSync(file);
  else writeFileSync(file, text);
}

/**
 * The links that a remote uses and that no remote of this repository offers, a sentence for each. None in a remote's own repository, where the
 * others are not known.
 */
export async function unofferedLinks(declared: Declared): Promise<string[]> {
  if (basename(ROOT) === 'node_modules') return [];
  const { unofferedUses } = await remoteSchema();
  const others = readWorkspace().filter(({ kind, name }) => kind === 'remote' && name !== declared.name);
  const manifests = others.map(({ folder }) => readJson(join(folder, 'remote.json')));
  return unofferedUses([declared, ...manifests])
    .filter(({ remote }) => remote === declared.name)
    .map(({ link }) => `remote.json uses ${link}, which no remote of this repository offers: useLink will return null`);
}
