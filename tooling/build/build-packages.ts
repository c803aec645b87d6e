import { existsSync, readdirSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { inputHash, readStamp, writeStamp } from './changes';
import { runNode } from '../ground/run';
import { linesOf, print, shown } from '../ground/print';
import { withProgress } from '../ground/progress.mjs';
import { UserError } from '../ground/user-error';
import { ROOT, packageNamed, readWorkspace, type Package } from '../ground/workspace';
import { PSEUDO_LANGUAGE_ROOT } from '../webpack/dev-folder';

/** A package to build, also the shell with the made-up language. */
interface Target extends Package {
  pseudoLanguage?: true;
}

/** The file whose presence says that a package is built. */
const RESULT = { shell: 'index.html', remote: 'registry-entry.json', platform: 'index.mjs', source: '' };

/** @param one the program that builds it */
export const builderOf = ({ kind }: Package) => join(ROOT, 'tooling', kind === 'platform' ? 'platform' : 'webpack', 'build.ts');

/** Packages that are built, the slowest first. */
export function buildable(packages = readWorkspace()) {
  const order = ['shell', 'remote', 'platform'];
  return packages
    .filter(({ kind, folder }) => kind !== 'source' && existsSync(join(folder, 'src')))
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

/** The shell with the made-up language (ADR-0081), for tests alone: a web server with `CONSOLE_ROOT=PSEUDO_LANGUAGE_ROOT` serves it. */
export const shellWithPseudoLanguage = (packages = readWorkspace()): Target => ({
  ...packageNamed(packages, 'shell'),
  name: 'shell-with-pseudo-language',
  pseudoLanguage: true,
});

/** Builds those packages whose inputs have changed since they were built last. */
export async function buildPackages(targets: Target[], { always = false }: { always?: boolean } = {}) {
  const packages = readWorkspace();
  const todo = targets
    .map((one) => ({ one, hash: inputHash(one, packages) }))
    .filter(({ one, hash }) => always || readStamp(one) !== hash || !isBuilt(one));
  if (todo.length === 0) return;
  print(shown`Building ${todo.map(({ one }) => one.name).join(', ')} …`);
  const failed: string[] = [];
  await inParallel(todo, async ({ one, hash }) => {
    writeStamp(one, '');
    const args = [builderOf(one), one.folder, ...(one.pseudoLanguage ? ['--pseudo-language'] : [])];
    const { result, taken } = await withProgress(one.name, () => runNode(args, { quiet: true }));
    const { code, output } = result;
    if (code === 0 && isBuilt(one)) {
      writeStamp(one, hash);
      print(shown`  ${one.name} ${taken}`);
      if (output.trim()) print(output.trim());
    } else {
      failed.push(`${one.name}:\n${output.trim() || 'the build made no output'}`);
    }
  });
  if (failed.length > 0) throw new UserError(shown`The build failed.\n\n${linesOf(failed.join('\n\n'))}`);
}

/** Throws when one of the packages has never been built. */
export function requireBuilt(wanted: Package[]) {
  const missing = wanted.filter((one) => !isBuilt(one)).map(({ name }) => name);
  if (missing.length > 0) throw new UserError(shown`Not built yet: ${missing.join(', ')}. Run it once without --no-build.`);
}

function isBuilt({ kind, folder, pseudoLanguage }: Target) {
  const dist = pseudoLanguage ? join(PSEUDO_LANGUAGE_ROOT, kind, 'dist') : join(folder, 'dist');
  return existsSync(join(dist, RESULT[kind])) || (kind === 'platform' && existsSync(join(dist, 'main.mjs')));
}

async function inParallel<T>(items: T[], work: (item: T) => Promise<void>) {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), items.length) }, worker));
}

/** One line per package with the sizes of its scripts. */
export function sizeReport(wanted: Package[]) {
  return wanted.flatMap(({ name, folder }) => {
    const dist = join(folder, 'dist');
    const files = existsSync(dist) ? readdirSync(dist, { recursive: true }).map(String) : [];
    const scripts = files.filter((file) => file.endsWith('.js'));
    const kb = (ending: string) => {
      const bytes = scripts
        .filter((file) => files.includes(file + ending))
        .reduce((sum, file) => sum + statSync(join(dist, file + ending)).size, 0);
      return `${Math.round(bytes / 1024)} KB`;
    };
    return scripts.length > 0 ? [`${name}: ${scripts.length} scripts, ${kb('')}, gzip ${kb('.gz')}, brotli ${kb('.br')}`] : [];
  });
}
