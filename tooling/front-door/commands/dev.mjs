import { spawn } from 'node:child_process';
import { buildPackages, buildable, builderOf, requireBuilt } from '../build-packages.mjs';
import { stamps } from '../changes.mjs';
import { commandArguments } from '../command-arguments.mjs';
import { layOutDevRoot } from '../dev-root.mjs';
import { ensureInstalled } from '../install.mjs';
import { serveGallery } from '../gallery.mjs';
import { freePorts, wantedPorts } from '../ports.mjs';
import { serve, stopSignal } from '../serve.mjs';
import { UserError } from '../user-error.mjs';
import { packageNamed, readWorkspace } from '../workspace.mjs';

const OPTIONS = /** @type {const} */ ({
  fresh: { type: 'boolean', default: false },
  'any-port': { type: 'boolean', default: false },
  'no-build': { type: 'boolean', default: false },
});

/**
 * `npm run dev [-- mfe-x …]`: starts the stack and shows saved changes at once. Without names the shell and all remotes are
 * rebuilt on every change; with names only those, and the others are served as released. Components of remotes keep their
 * state; a change of the shell reloads the page. `--no-build` does not build the others first. `gallery` starts the gallery alone.
 * @param {string[]} args
 */
export async function main(args) {
  const { values, names } = commandArguments(args, 'Known are names of packages, --fresh, --any-port and --no-build: npm run dev -- mfe-dashboards', OPTIONS);
  const options = { fresh: values.fresh, anyPort: values['any-port'], dev: true };
  const packages = readWorkspace();
  const isGallery = names.includes('gallery');
  const inBrowser = buildable(packages).filter(({ kind }) => kind === 'shell' || kind === 'remote');
  const watched = names.length > 0 ? names.map((name) => packageNamed(packages, name)) : inBrowser;
  const wrong = watched.find((one) => !inBrowser.includes(one));
  if (wrong && !isGallery) throw new UserError(`${wrong.name} is no part of the page. Watched can be: ${inBrowser.map(({ name }) => name).join(', ')}.`);

  await freePorts(wantedPorts(process.env), options);
  await ensureInstalled();
  if (isGallery) return showGallery(packageNamed(packages, 'gallery'), options);
  const asBuilt = buildable(packages).filter((one) => !watched.includes(one));
  if (values['no-build']) requireBuilt(asBuilt);
  else await buildPackages(asBuilt);
  const shell = packageNamed(packages, 'shell');
  // The shell needs a development build too: React's production build cannot replace components.
  const developed = watched.includes(shell) ? watched : [shell, ...watched];
  const watchers = await Promise.all(developed.map((one) => watch(one, '--dev')));
  if (!watched.includes(shell)) watchers.shift()?.kill('SIGTERM');
  try {
    return await serve({ ...options, consoleRoot: layOutDevRoot(developed), workedOn: watched.filter(({ kind }) => kind === 'remote').map(({ name }) => name) });
  } finally {
    for (const watcher of watchers) watcher.kill('SIGTERM');
  }
}

/**
 * Shows the kit's components, without starting the stack.
 * @param {import('../workspace.mjs').Package} gallery @param {{ anyPort: boolean }} options
 */
async function showGallery(gallery, options) {
  const stopped = stopSignal();
  const { web } = await freePorts(wantedPorts(process.env), options);
  // This writes a development build: without its stamp, the next command builds the package again.
  stamps.clear(`build-${gallery.name}`);
  const watcher = await watch(gallery, '--watch');
  const { url, stop } = await serveGallery(web);
  console.log(`\nGallery ready: ${url}\n\nBuilt anew on every change; reload to see it. Ctrl-C stops.`);
  await stopped;
  watcher.kill('SIGTERM');
  await stop();
  return 0;
}

/**
 * Builds a package now and on every change; resolves after the first build.
 * @param {import('../workspace.mjs').Package} one @param {'--watch' | '--dev'} how
 * @returns {Promise<import('node:child_process').ChildProcess>}
 */
function watch(one, how) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [builderOf(one), one.folder, how], { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.on('data', (data) => {
      console.log(String(data).trim());
      resolve(child);
    });
    child.on('exit', (code) => reject(new UserError(`Watching ${one.name} ended with code ${code}.`)));
  });
}
