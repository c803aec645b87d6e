import { typecheck } from '../checks';
import { commandArguments } from '../../ground/command-arguments';
import { ensureInstalled } from '../../ground/install';
import { packageNamed, readWorkspace } from '../../ground/workspace';

/** `npm run typecheck [package …]`. */
export async function main(args: string[]) {
  const { names } = commandArguments(
    args,
    'Checks the types of all packages, or of those that are named: npm run typecheck -- mfe-dashboards',
  );
  const packages = readWorkspace();
  const wanted = names.length > 0 ? names.map((name) => packageNamed(packages, name)) : undefined;
  await ensureInstalled();
  return (await typecheck(wanted)) ? 0 : 1;
}
