import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { typecheck } from '../checks.mjs';
import { ensureInstalled } from '../install.mjs';
import { ROOT, packageNamed, readWorkspace } from '../workspace.mjs';

/**
 * `npm run api`: commits to what the kit offers as it is now, under a version of its own; `--check` says whether that has been done.
 * @param {string[]} args
 */
export async function main(args) {
  await ensureInstalled();
  // The compiler leaves the declarations of files that are gone, and the reports would hold their names.
  rmSync(join(ROOT, 'shared-kit', '.types'), { recursive: true, force: true });
  if (!(await typecheck([packageNamed(readWorkspace(), 'shared-kit')]))) return 1;
  // Reading declarations takes an installed package.
  const { KitApi } = await import('../../api-report/kit-api.mjs');
  const api = new KitApi(join(ROOT, 'shared-kit'));
  if (!args.includes('--check')) {
    const version = api.write();
    console.log(`shared-kit ${version}: what it offers stands in shared-kit/api, what has changed in its CHANGELOG.md. Commit them together.`);
    return 0;
  }
  const fault = api.fault();
  if (fault) console.error(fault);
  return fault ? 1 : 0;
}
