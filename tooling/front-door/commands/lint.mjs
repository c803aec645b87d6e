import { lint } from '../checks.mjs';
import { ensureInstalled } from '../install.mjs';
import { packageNamed, readWorkspace } from '../workspace.mjs';

/** `npm run lint [package …]`. @param {string[]} args */
export async function main(args) {
  await ensureInstalled();
  const packages = readWorkspace();
  return (await lint(args.length > 0 ? args.map((name) => packageNamed(packages, name)) : undefined)) ? 0 : 1;
}
