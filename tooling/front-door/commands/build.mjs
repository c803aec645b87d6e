import { buildPackages, buildable, sizeReport } from '../build-packages.mjs';
import { ensureInstalled } from '../install.mjs';
import { packageNamed, readWorkspace } from '../workspace.mjs';

/** `npm run build [package …]`. @param {string[]} args */
export async function main(args) {
  await ensureInstalled();
  const names = args.filter((arg) => !arg.startsWith('-'));
  const packages = readWorkspace();
  const wanted = names.length > 0 ? names.map((name) => packageNamed(packages, name)) : buildable(packages);
  await buildPackages(wanted, { always: args.includes('--force') });
  for (const line of sizeReport(wanted)) console.log(line);
}
