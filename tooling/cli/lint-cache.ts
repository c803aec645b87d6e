import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, type Package } from '../ground/workspace';

/** The files of a folder in a fixed order. */
const filesOf = (folder: string, isWanted: (file: string) => boolean): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true })
        .map(String)
        .filter(isWanted)
        .sort()
        .map((file) => join(folder, file))
    : [];

/**
 * The folder of the linter's cache, which knows a file by its content alone. What the linter says of a file depends on the rules, too, and on the types
 * of what the file imports: the folder is another one when a rule or a declaration that the compiler has written is.
 */
export function lintCache(packages: Package[], root = ROOT): string {
  const rules = filesOf(join(root, 'tooling', 'eslint'), (file) => file.endsWith('.ts'));
  const declarations = packages.flatMap(({ folder }) => filesOf(join(folder, '.types'), (file) => file.endsWith('.d.ts')));
  const hash = createHash('sha256');
  for (const file of [...rules, ...declarations]) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  const caches = join(root, '.cache', 'eslint');
  const name = hash.digest('hex').slice(0, 16);
  mkdirSync(join(caches, name), { recursive: true });
  for (const one of readdirSync(caches)) if (one !== name) rmSync(join(caches, one), { recursive: true, force: true });
  return join(caches, name);
}
