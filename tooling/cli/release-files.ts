import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, isAbsolute, join, relative } from 'node:path';
import { SERVERS } from '../ground/servers';
import { MAPS } from '../webpack/source-maps';
import { shown } from '../ground/print';
import { UserError } from '../ground/user-error';
import { ROOT, readJson, readWorkspace, type Package } from '../ground/workspace';

/** The files that the package manager needs to install the packages of the lock file. */
export const LOCK = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', '.npmrc', 'patches'];

/** Arguments of the package manager that install the packages of the servers in the release folder. */
export const INSTALL = ['install', '--prod', '--frozen-lockfile', ...SERVERS.flatMap((name) => ['--filter', name])];

/** The files that `npx firebase-tools deploy` reads. */
export const DEPLOYED = ['firebase.json', 'platform/rules'];

/** What operators copy, and what `npm run check-project` compares a project with. */
export const RECIPES = ['deploy'];

/** What `npm run` does in a release, in place of the repository's scripts, whose tools a release does not have. */
export const SCRIPTS = {
  start: 'node --enable-source-maps platform/web/dist/main.mjs',
  'check-project': 'node platform/api/dist/check-project.command.mjs',
};

/** Paths of a release, the same as in the repository. The remotes are added from their releases. */
export function releasePaths(packages: Package[] = readWorkspace()) {
  const of = (kind: string) => packages.filter((one) => one.kind === kind);
  const servers = packages.filter(({ name }) => SERVERS.includes(name));
  return [
    ...LOCK,
    ...DEPLOYED,
    ...RECIPES,
    ...servers.flatMap(({ folder }) => [join(folder, 'package.json'), join(folder, 'dist')]),
    ...of('shell').map(({ folder }) => join(folder, 'dist')),
  ].map((path) => (isAbsolute(path) ? relative(ROOT, path) : path));
}

/** Copies the files of a release to an empty folder. */
export function layOut(target: string, { root = ROOT, paths = releasePaths() }: { root?: string; paths?: string[] } = {}) {
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new UserError(shown`${target} is not empty. Name a new folder for the release.`);
  mkdirSync(target, { recursive: true });
  for (const path of paths) cpSync(join(root, path), join(target, path), { recursive: true, filter: (file) => basename(file) !== MAPS });
}

/** Gives the package.json of a release its own scripts. @param target the folder of the release */
export function writeScripts(target: string) {
  const file = join(target, 'package.json');
  writeFileSync(file, `${JSON.stringify({ ...readJson(file), scripts: SCRIPTS }, null, 2)}\n`);
}

/**
 * Which build a release is: its version, and the commit it was made from. `COMMIT` names it where the repository's own history is not there, as in an
 * image's build.
 */
export function buildOfRelease(env: NodeJS.ProcessEnv = process.env, root: string = ROOT): { version: string; commit?: string } {
  const commit = env.COMMIT || commitOf(root);
  return { version: readJson(`${root}/package.json`).version, ...(commit && { commit }) };
}

/** The commit that is checked out; marked when files differ from it. */
function commitOf(root: string) {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('rev-parse', 'HEAD') + (git('status', '--porcelain') && '+changes');
  } catch {
    return undefined;
  }
}
