import { buildPackages, buildable, builderOf, requireBuilt } from '../../build/build-packages';
import { writeStamp } from '../../build/changes';
import { startChild } from '../../ground/children.mjs';
import { commandArguments } from '../../ground/command-arguments';
import { ensureInstalled } from '../../ground/install';
import { freePortFrom, freePorts, wantedPorts } from '../../ground/ports';
import { nodeArguments } from '../../ground/run';
import { serve, stopSignal } from '../serve';
import { errorsFor, watchTypes } from '../type-watch';
import { linesOf, print, printError, shown } from '../../ground/print';
import { UserError } from '../../ground/user-error';
import { layOutDevRoot, usePortForFolders } from '../../webpack/dev-folder';
import { packageNamed, readWorkspace, type Package } from '../../ground/workspace';
import type { ChildProcess } from 'node:child_process';

const OPTIONS = {
  fresh: { says: 'empties the data folder and fills it again', type: 'boolean', default: false },
  'any-port': { says: 'takes free ports if the usual ones are taken', type: 'boolean', default: false },
  'no-build': { says: 'does not build the other packages', type: 'boolean', default: false },
} as const;

/** No port of the stack. */
const GALLERY_PORT = 4200;

/**
 * `npm run dev [-- mfe-x …]`: starts the stack and shows saved changes at once. Without names the shell and all remotes are rebuilt on every change; with
 * names only those, and the others are served as released. Components of remotes keep their state; a change of the shell reloads the page. `--no-build`
 * starts without building the others. `gallery` starts only the gallery.
 */
export async function main(args: string[]) {
  const { values, names } = commandArguments(
    args,
    'Starts the console and builds shell and remotes anew on every save, or only those that are named: npm run dev -- mfe-dashboards',
    OPTIONS,
  );
  const options = { fresh: values.fresh, anyPort: values['any-port'], dev: true };
  const packages = readWorkspace();
  const isGallery = names.includes('gallery');
  const inBrowser = buildable(packages).filter(({ kind }) => kind === 'shell' || kind === 'remote');
  const watched = names.length > 0 ? names.map((name) => packageNamed(packages, name)) : inBrowser;
  const wrong = watched.find((one) => !inBrowser.includes(one));
  if (wrong && !isGallery)
    throw new UserError(shown`${wrong.name} is no part of the page. Watched can be: ${inBrowser.map(({ name }) => name).join(', ')}.`);

  if (isGallery) return showGallery(packageNamed(packages, 'gallery'));
  const { web } = await freePorts(wantedPorts(process.env), options);
  usePortForFolders(web);
  await ensureInstalled();
  const asBuilt = buildable(packages).filter((one) => !watched.includes(one));
  if (values['no-build']) requireBuilt(asBuilt);
  else await buildPackages(asBuilt);
  const shell = packageNamed(packages, 'shell');
  // The shell needs a development build too, since React's production build cannot replace components.
  const developed = watched.includes(shell) ? watched : [shell, ...watched];
  const types = typeReport(watched);
  const watchers = await Promise.all(developed.map((one) => watch(one, '--dev', types.check)));
  if (!watched.includes(shell)) watchers.shift()?.kill('SIGTERM');
  print(watchedLine(watched, inBrowser));
  try {
    return await serve({
      ...options,
      onReady: () => types.begin(watchers),
      consoleRoot: layOutDevRoot(developed),
      workedOn: watched.filter(({ kind }) => kind === 'remote').map(({ name }) => name),
    });
  } finally {
    for (const watcher of watchers) watcher.kill('SIGTERM');
  }
}

type Named = Pick<Package, 'name' | 'kind'>;

/** The line that says which packages are rebuilt on a save and which are not. */
export function watchedLine(watched: readonly Named[], inBrowser: readonly Named[]) {
  const names = (some: readonly Named[]) => some.map(({ name }) => name).join(', ');
  const others = inBrowser.filter((one) => !watched.includes(one));
  const kit = watched.some(({ kind }) => kind === 'shell')
    ? ''
    : ' The kit comes from the shell: of its files, only those of shared-kit/src/model are built anew.';
  if (others.length === 0)
    return 'Built anew on every save: the shell, all remotes, and the kit, which is part of them. Not watched: platform.';
  return `Built anew on every save: ${names(watched)}.${kit}\nNot watched: ${names(others)}, platform. npm run dev without names watches the shell, the kit and all remotes.`;
}

/** Checks types after each build. Errors are shown in the terminal and over the pages of the remotes. */
function typeReport(watched: Package[]) {
  let watchers: ChildProcess[] | undefined;
  let reported: string[] = [];
  const check = watchTypes(watched, (errors) => {
    for (const error of errors.filter((one) => !reported.includes(one))) printError(shown`Type error in ${linesOf(error)}\n`);
    if (errors.length === 0 && reported.length > 0) print('No type errors any more.');
    reported = errors;
    watchers?.forEach((watcher, at) => {
      const one = watched[at];
      if (one && watcher.connected) watcher.send({ typeErrors: errorsFor(errors, one, watched) });
    });
  });
  return {
    /** Does nothing before the console is ready, since its start takes all processors. */
    check: () => watchers && check(),
    /** @param running one for each watched package */
    begin(running: ChildProcess[]) {
      watchers = running;
      check();
    },
  };
}

/** Serves the gallery of the kit's components, which needs no running stack. */
async function showGallery(gallery: Package) {
  await ensureInstalled();
  // Imported late: this needs the installed packages.
  const { serveGallery } = await import('../gallery');
  const stopped = stopSignal();
  // This writes a development build. Without its stamp, the next command builds the package again.
  writeStamp(gallery, '');
  const watcher = await watch(gallery, '--watch');
  const { url, stop } = await serveGallery(await freePortFrom(GALLERY_PORT));
  print(shown`\nGallery ready: ${url}\n\nBuilt anew on every change; reload to see it. Ctrl-C stops.`);
  await stopped;
  watcher.kill('SIGTERM');
  await stop();
  return 0;
}

/** Builds a package now and on every change; resolves after the first build. */
function watch(one: Package, how: '--watch' | '--dev', onBuilt?: () => void): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const child = startChild(process.execPath, nodeArguments([builderOf(one), one.folder, how]), {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    child.stdout?.on('data', (data) => {
      print(String(data).trim());
      onBuilt?.();
      resolve(child);
    });
    child.on('exit', (code) => {
      reject(new UserError(shown`Watching ${one.name} ended with code ${code}.`));
      // Without a code the process was ended by this command.
      if (code !== null)
        printError(
          shown`Watching ${one.name} ended with code ${code}: what you save there is not built any more. Start this command again.`,
        );
    });
  });
}
