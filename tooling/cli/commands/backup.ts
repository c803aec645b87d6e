import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPackages } from '../../build/build-packages';
import { commandArguments } from '../../ground/command-arguments';
import { copyDataFolder, dataFolder, type CopyData } from '../data-folder';
import { ensureInstalled } from '../../ground/install';
import { runNode } from '../../ground/run';
import { print, shown } from '../../ground/print';
import { withProgress } from '../../ground/progress.mjs';
import { UserError } from '../../ground/user-error';
import { packageNamed, readWorkspace, ROOT } from '../../ground/workspace';
import type { DescribeData } from '../whose-data';

const USAGE =
  'Name a new folder, or a project to export into: npm run backup -- ../monday, or npm run backup -- --export --project=<project>';

/**
 * `npm run backup -- <new folder>` copies the data of the console, which may be running. `npm run backup -- --export` writes them into the project of
 * the environment.
 */
export async function main(args: string[]) {
  const { values, names } = commandArguments(
    args,
    USAGE,
    {
      export: { says: 'writes the data into a project', type: 'boolean' },
      project: { says: 'the id of the project, as confirmation', type: 'string' },
    },
    { mostNames: 1 },
  );
  const [folder] = names;
  if (values.export ? folder !== undefined : folder === undefined || values.project !== undefined) throw new UserError(USAGE);
  const from = dataDir();
  await ensureInstalled();
  if (values.export) return exportData(from, values.project);
  const to = resolve(folder as string);
  const { copyData } = await copierOfData();
  const { taken } = await withProgress('the data', () => copyDataFolder(from, to, copyData));
  print(shown`  copied in ${taken}`);
  print(shown`The data of ${from} are in ${to}. Start from them with: npm run restore -- ${to}`);
}

/** The data folder that `npm start` uses. */
export const dataDir = () => resolve(ROOT, process.env.DATA_DIR || '.data');

/** The embedded Firebase's own functions, which copy its files and say whose data they are. */
export async function copierOfData(): Promise<{ copyData: CopyData; describeData: DescribeData }> {
  await build('platform-emulator');
  return import(pathToFileURL(join(ROOT, 'platform', 'emulator', 'dist', 'data.mjs')).href);
}

async function exportData(from: string, project: string | undefined) {
  if (dataFolder(from).size() === undefined) throw new UserError(shown`${from} holds no data of a console.`);
  await build('platform-emulator', 'platform-api', 'platform-seed');
  const confirmed = project === undefined ? [] : [`--project=${project}`];
  return (
    await runNode([join(ROOT, 'platform', 'seed', 'dist', 'main.mjs'), `--export=${dataFolder(from).firebase}`, ...confirmed], {
      asks: true,
    })
  ).code;
}

const build = (...names: string[]) => buildPackages(names.map((name) => packageNamed(readWorkspace(), name)));
