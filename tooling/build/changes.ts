import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { ROOT, readJson, type Package } from '../ground/workspace';

/** Folders with results or tests, which no build reads. */
const NOT_INPUT = new Set(['node_modules', 'dist', '.types', 'coverage', 'testing', 'samples', 'test-results']);
const NOT_INPUT_FILE = /\.(test|spec)\.[a-z]+$|\.md$|\.tsbuildinfo$|^jest\.config\.js$|^tsconfig/;

/** What every build depends on besides the sources of its package and the lock file. */
const SHARED_INPUTS = ['tooling/webpack', 'tooling/platform'];

/** The namespaces of the texts that the shell provides to all packages. */
const SHELL_TEXTS = ['codes', 'common'];

/** What every package reads besides texts: the list of languages. */
const LANGUAGES = 'languages.json';

/** Every input file below a folder, in a fixed order. */
function inputFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.isDirectory()) return NOT_INPUT.has(entry.name) ? [] : inputFiles(join(folder, entry.name));
      return NOT_INPUT_FILE.test(entry.name) ? [] : [join(folder, entry.name)];
    });
}

/**
 * One hash over everything a package's build reads: its own sources, those of the packages it uses
 * (and they use), the preset and the locked versions.
 */
export function inputHash(target: Package, packages: Package[], root: string = ROOT) {
  const uses = usedPackages(target, packages);
  const used = uses
    .filter(({ name }) => name !== 'tooling')
    .flatMap(({ name, folder }) => (name === 'locales' ? textFiles(folder, target) : inputFiles(folder)));
  const shared = SHARED_INPUTS.flatMap((input) => inputFiles(join(root, input)));
  const hash = createHash('sha256')
    .update(`${process.version.split('.')[0]} ${process.env.REMOTE_STANDALONE ?? ''}`)
    .update(lockedVersions(root, uses));
  for (const file of [...used, ...shared]) hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** The lock file without what packages depend on that take no part in a build: a remote that is laid out makes nobody build another one. */
function lockedVersions(root: string, uses: Package[]) {
  const folders = new Set(['.', 'tooling', ...uses.map(({ folder }) => relative(root, folder).replaceAll('\\', '/'))]);
  const isUsed = (block: string) => folders.has(/^ {2}(.+):$/m.exec(block)?.[1] ?? '');
  return readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8').replace(/^importers:\n[^]*?(?=^\S)/m, (importers) =>
    importers
      .split(/\n(?= {2}\S)/)
      .filter(isUsed)
      .join('\n'),
  );
}

/** An import of texts: a remote may have several namespaces. */
const IMPORTED_TEXTS = /\blocales\/(?:\$\{\w+\}|[a-z]{2}-[A-Z]{2})\/(\w+)\.json\b/g;

/**
 * The text files that a package's build reads, in every language: a remote reads those that its declaration and its sources name, the shell also those that
 * it provides to all packages.
 */
function textFiles(locales: string, { kind, folder }: Package) {
  const declared: string[] = kind === 'remote' ? [readJson(join(folder, 'remote.json')).namespace] : SHELL_TEXTS;
  const imported = inputFiles(join(folder, 'src')).flatMap((file) =>
    /\.tsx?$/.test(file) ? [...readFileSync(file, 'utf8').matchAll(IMPORTED_TEXTS)].map(([, namespace]) => namespace) : [],
  );
  const namespaces = [...declared, ...imported];
  return inputFiles(locales).filter((file) => [LANGUAGES, ...namespaces.map((namespace) => `${namespace}.json`)].includes(basename(file)));
}

/** The package and all it uses, directly or not, in a fixed order. */
export function usedPackages(target: Package, packages: Package[]) {
  const all = new Set([target]);
  for (const one of all) {
    for (const name of one.uses) {
      const used = packages.find((other) => other.name === name);
      if (used) all.add(used);
    }
  }
  return [...all].sort((a, b) => (a.name < b.name ? -1 : 1));
}

const stampFile = ({ name }: { name: string }) => join(ROOT, '.cache', 'stamps', `build-${name}`);

/** The hash of the inputs of a package's last build; empty without one. */
export const readStamp = (one: { name: string }) => (existsSync(stampFile(one)) ? readFileSync(stampFile(one), 'utf8') : '');

/** @param hash empty for a build that the next command does not take for its own */
export function writeStamp(one: { name: string }, hash: string) {
  mkdirSync(dirname(stampFile(one)), { recursive: true });
  writeFileSync(stampFile(one), hash);
}
