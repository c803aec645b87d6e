import { lint } from '../checks';
import { commandArguments } from '../../ground/command-arguments';
import { ensureInstalled } from '../../ground/install';
import { packageNamed, readWorkspace } from '../../ground/workspace';

/** `npm run lint [package …]`. */
export async function main(args: string[]) {
  const { names } = commandArguments(args, 'Lints all packages, or those that are named: npm run lint -- mfe-dashboards');
  const packages = readWorkspace();
  const wanted = names.length > 0 ? names.map((name) => packageNamed(packages, name)) : undefined;
  await ensureInstalled();
  return (await lint(wanted)) ? 0 : 1;
}
