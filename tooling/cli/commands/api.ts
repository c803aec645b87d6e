import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { typecheck } from '../checks';
import { commandArguments } from '../../ground/command-arguments';
import { ensureInstalled } from '../../ground/install';
import { ROOT, packageNamed, readWorkspace } from '../../ground/workspace';
import { print, printError, shown } from '../../ground/print';

/**
 * `npm run api`: writes the reports of the kit's present declarations, with a new version when they have changed. `--check` reports whether they are up to
 * date.
 */
export async function main(args: string[]) {
  const { values } = commandArguments(
    args,
    'Writes the reports of what the kit exports, or checks that they are up to date: npm run api -- --check',
    { check: { says: 'only says whether they are up to date', type: 'boolean' } },
    { mostNames: 0 },
  );
  await ensureInstalled();
  // The compiler keeps the declarations of removed files, which would be reported too.
  rmSync(join(ROOT, 'shared-kit', '.types'), { recursive: true, force: true });
  if (!(await typecheck([packageNamed(readWorkspace(), 'shared-kit')]))) return 1;
  // Imported late: this needs the installed packages.
  const { KitApi } = await import('../../api-report/kit-api');
  const api = new KitApi(join(ROOT, 'shared-kit'));
  if (!values.check) {
    const version = api.write();
    print(
      shown`shared-kit ${version}: the reports are in shared-kit/api. Describe the change in shared-kit/CHANGELOG.md and commit both together.`,
    );
    return 0;
  }
  const fault = api.fault();
  if (fault) printError(fault);
  return fault ? 1 : 0;
}
