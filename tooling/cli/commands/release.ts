import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readShippedList, SHIPPED_LIST } from '../../audit/shipped-list';
import { readBuilt } from '../../release/built-remote';
import { RELEASED, releaseBuilt } from '../../release/release-folder';
import { copyMaps, mapsFolderOf } from '../../webpack/source-maps';
import { buildPackages, buildable } from '../../build/build-packages';
import { commandArguments } from '../../ground/command-arguments';
import { databaseOf, writeForDatabase } from '../deployed-files';
import { ensureInstalled } from '../../ground/install';
import { noticesOf, readThirdParty } from '../../audit/notices';
import { SERVERS } from '../../ground/servers';
import { requireTypes } from '../checks';
import { buildOfRelease, DEPLOYED, INSTALL, layOut, writeScripts } from '../release-files';
import { runPnpm } from '../../ground/run-pnpm';
import { linesOf, print, shown } from '../../ground/print';
import { withProgress } from '../../ground/progress.mjs';
import { UserError } from '../../ground/user-error';

const USAGE = 'Name the folder to fill: npm run release -- <folder>, or with --rules for what firebase deploy reads alone';

/**
 * `npm run release -- <folder>`: writes what production runs, which is the built files and the packages that they load. The container image contains this
 * folder. The image's build uses `--without-packages`, since the packages have a layer of their own there. `--rules` writes only
 * what `firebase deploy` reads, for the database `FIRESTORE_DATABASE`.
 */
export async function main(args: string[]) {
  const { values, names } = commandArguments(
    args,
    USAGE,
    {
      'without-packages': { says: 'does not install the packages of the servers', type: 'boolean' },
      rules: { says: 'only what firebase deploy reads', type: 'boolean' },
    },
    { mostNames: 1 },
  );
  const [folder] = names;
  if (!folder) throw new UserError(USAGE);
  const target = resolve(folder);
  await ensureInstalled();
  const database = await databaseOf();
  if (values.rules) {
    layOut(target, { paths: DEPLOYED });
    writeForDatabase(target, database);
    return print(
      shown`Rules and indexes for the database ${database} in ${target}. Deploy them there with: npx firebase-tools deploy --only firestore,storage`,
    );
  }
  const packages = buildable().filter(({ kind, name }) => kind !== 'platform' || SERVERS.includes(name));
  // Imported late: it needs the installed packages.
  const { loadingCheck, prepareLoading } = await import('../../release/loading-check');
  prepareLoading();
  // webpack and esbuild only remove types, so that a build passes with wrong ones.
  await requireTypes(packages);
  await buildPackages(packages);
  for (const { kind, folder } of packages)
    if (kind === 'remote') (await loadingCheck(readBuilt(join(folder, 'dist')))).forEach((note) => print(note));
  layOut(target);
  writeScripts(target);
  writeForDatabase(target, database);
  writeFileSync(join(target, 'build.json'), `${JSON.stringify(buildOfRelease())}\n`);
  const thirdParty = await readThirdParty();
  writeFileSync(join(target, 'NOTICES.txt'), noticesOf(thirdParty));
  writeFileSync(join(target, SHIPPED_LIST), `${JSON.stringify(await readShippedList(thirdParty), null, 1)}\n`);
  await releaseBuilt(join(target, RELEASED));
  const maps = `${target}.maps`;
  for (const { kind, folder } of packages) {
    const dist = join(folder, 'dist');
    if (kind === 'shell') copyMaps(dist, maps, '');
    if (kind === 'remote') copyMaps(dist, maps, mapsFolderOf(readBuilt(dist).entry));
  }
  if (!values['without-packages']) await installPackages(target);
  print(
    shown`Release in ${target}; its source maps, which are not to be served, in ${maps}. Start it there with: node --enable-source-maps platform/web/dist/main.mjs`,
  );
}

async function installPackages(target: string) {
  const { result, taken } = await withProgress('pnpm install', () => runPnpm(INSTALL, { cwd: target, quiet: true }));
  const { code, output } = result;
  if (code !== 0) throw new UserError(shown`Installing the packages of the release failed:\n${linesOf(output)}`);
  print(shown`  packages of the servers installed in ${taken}`);
}
