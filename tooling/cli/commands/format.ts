import { format } from '../checks';
import { commandArguments } from '../../ground/command-arguments';
import { ensureInstalled } from '../../ground/install';

/** `npm run format [file …]`. */
export async function main(args: string[]) {
  const { names } = commandArguments(
    args,
    'Writes all files, or those that are named, in the form of Prettier: npm run format -- docs/deploy.md',
  );
  await ensureInstalled();
  return (await format({ write: true, files: names })) ? 0 : 1;
}
