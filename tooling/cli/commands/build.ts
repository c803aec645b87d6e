import { buildPackages, buildable, sizeReport } from '../../build/build-packages';
import { commandArguments } from '../../ground/command-arguments';
import { ensureInstalled } from '../../ground/install';
import { packageNamed, readWorkspace } from '../../ground/workspace';
import { print } from '../../ground/print';

/** `npm run build [package …]`. */
export async function main(args: string[]) {
  const { values, names } = commandArguments(
    args,
    'Builds the packages that have changed, or only those that are named: npm run build -- mfe-dashboards',
    { force: { says: 'builds also what has not changed', type: 'boolean' } },
  );
  const packages = readWorkspace();
  const wanted = names.length > 0 ? names.map((name) => packageNamed(packages, name)) : buildable(packages);
  await ensureInstalled();
  await buildPackages(wanted, { always: values.force });
  for (const line of sizeReport(wanted)) print(line);
}
