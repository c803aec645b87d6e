import { spawn } from 'node:child_process';
import { buildPackages, buildable, builderOf, requireBuilt } from '../build-packages.mjs';
import { stamps } from '../changes.mjs';
import { layOutDevRoot } from '../dev-root.mjs';
import { ensureInstalled } from '../install.mjs';
import { serveGallery } from '../gallery.mjs';
import { freePorts, wantedPorts } from '../ports.mjs';
import { serve, stopSignal } from '../serve.mjs';
import { UserError } from '../user-error.mjs';
import { packageNamed, readWorkspace } from '../workspace.mjs';

/**
 * `npm run dev [-- mfe-x …]`: the stack with what is saved shown at once. Without names the shell and all remotes
 * are built anew on every change; with names only those, and the others are taken as released. Components of remotes keep their
 * state; a change of the shell reloads the page. `--no-build` takes the others as they are. `gallery` is a page by itself.
 * @param {string[]} args
 */
export async function main(args) {
  const names = args.filter((arg) => !arg.startsWith('-'));
  const options = { fresh: args.includes('--fresh'), anyPort: args.includes('--any-port'), dev: true };
  await freePorts(wantedPorts(process.env), options);
  await ensureInstalled();
  const packages = readWorkspace();
  if (names.includes('gallery')) return showGallery(packageNamed(packages, 'gallery'), options);
  const inBrowser = buildable(packages).filter(({ kind }) => kind === 'shell' || kind === 'remote');
  const watched = names.length > 0 ? names.map((name) => packageNamed(packages, name)) : inBrowser;
  const wrong = watched.find((one) => !inBrowser.includes(one));
  if (wrong) throw new UserError(`${wrong.name} is no part of the page. Watched can be: ${inBrowser.map(({ name }) => name).join(', ')}.`);

  const asBuilt = buildable(packages).filter((one) => !watched.includes(one));
  if (args.includes('--no-build')) requireBuilt(asBuilt);
  else await buildPackages(asBuilt);
  const shell = packageNamed(packages, 'shell');
  // A shell that was made for production has no React that components could be exchanged in.
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
 * The kit's components without the stack: nothing of it is asked for.
 * @param {import('../workspace.mjs').Package} gallery @param {{ anyPort: boolean }} options
 */
async function showGallery(gallery, options) {
  const stopped = stopSignal();
  const { web } = await freePorts(wantedPorts(process.env), options);
  // What it writes is a development build, which must not pass for a finished one later.
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
