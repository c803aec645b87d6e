import { resolve } from 'node:path';
import { commandArguments } from '../../ground/command-arguments';
import { copyDataFolder } from '../data-folder';
import { ensureInstalled } from '../../ground/install';
import { print, shown } from '../../ground/print';
import { withProgress } from '../../ground/progress.mjs';
import { UserError } from '../../ground/user-error';
import { confirmData, whoseData } from '../whose-data';
import { copierOfData, dataDir } from './backup';

const USAGE = 'Name the folder of a backup: npm run restore -- ../monday';

/** `npm run restore -- <folder> [--yes]`: copies a backup to the data folder of `npm start`, after saying whose data they are and asking at the terminal. */
export async function main(args: string[]) {
  const { values, names } = commandArguments(args, USAGE, { yes: { says: 'without a question', type: 'boolean' } }, { mostNames: 1 });
  const [folder] = names;
  if (!folder) throw new UserError(USAGE);
  await ensureInstalled();
  const { copyData, describeData } = await copierOfData();
  await copyDataFolder(
    resolve(folder),
    dataDir(),
    async (from, to) => {
      const { taken } = await withProgress('the data', () => copyData(from, to));
      print(shown`  copied in ${taken}`);
    },
    async (copy) => confirmData(await whoseData(resolve(folder), copy, describeData), { yes: values.yes }),
  );
  print(shown`The data of ${resolve(folder)} are in ${dataDir()}. npm start starts with them.`);
}
