import { resolve } from 'node:path';
import { commandArguments } from '../command-arguments.mjs';
import { copyDataFolder } from '../data-folder.mjs';
import { ensureInstalled } from '../install.mjs';
import { print, shown } from '../print.mjs';
import { UserError } from '../user-error.mjs';
import { copierOfData, dataDir } from './backup.mjs';

const USAGE = 'Name the folder of a backup: npm run restore -- ../monday';

/** `npm run restore -- <folder>`: copies a backup to the data folder of `npm start`. @param {string[]} args */
export async function main(args) {
  const [folder] = commandArguments(args, USAGE, {}, { mostNames: 1 }).names;
  if (!folder) throw new UserError(USAGE);
  await ensureInstalled();
  await copyDataFolder(resolve(folder), dataDir(), await copierOfData());
  print(shown`The data of ${resolve(folder)} are in ${dataDir()}. npm start starts with them.`);
}
