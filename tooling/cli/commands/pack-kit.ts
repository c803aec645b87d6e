import { resolve } from 'node:path';
import { commandArguments } from '../../ground/command-arguments';
import { ensureInstalled } from '../../ground/install';
import { print, shown } from '../../ground/print';
import { withProgress } from '../../ground/progress.mjs';
import { UserError } from '../../ground/user-error';

const USAGE = 'Name the folder that the tarballs go into: npm run pack-kit -- packed';

/** `npm run pack-kit -- <folder>`: packs what a remote in its own repository installs, as tarballs. */
export async function main(args: string[]) {
  const [folder] = commandArguments(args, USAGE, {}, { mostNames: 1 }).names;
  if (!folder) throw new UserError(USAGE);
  await ensureInstalled();
  const { packKit } = await import('../../kit-package/pack');
  const { result, taken } = await withProgress('the kit', () => packKit(resolve(folder)));
  for (const file of result) print(file);
  print(shown`  packed in ${taken}`);
}
