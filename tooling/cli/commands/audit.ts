import { join } from 'node:path';
import { compareFindings } from '../../audit/accepted';
import { OutOfReach, readFindings } from '../../audit/findings';
import { commandArguments } from '../../ground/command-arguments';
import { linesOf, print, printError, shown } from '../../ground/print';
import { ROOT, readJson } from '../../ground/workspace';

const ACCEPTED = 'tooling/audit/accepted.json';

/** The exit code if the service of advisories gives no answer (EX_UNAVAILABLE of sysexits.h), so that a CI can tell it from a finding. */
export const OUT_OF_REACH = 69;

/**
 * `npm run audit`: asks for known weaknesses of the packages that the product uses (D-145).
 * @param from for tests
 */
export async function main(
  args: string[],
  { registry, accepted = readJson(join(ROOT, ACCEPTED)), now = Date.now() }: { registry?: string; accepted?: unknown; now?: number } = {},
) {
  commandArguments(
    args,
    `Asks for known weaknesses of the packages that the product uses; accepted ones are in ${ACCEPTED}: npm run audit`,
    {},
    { mostNames: 0 },
  );
  try {
    const { packages, findings } = await readFindings({ ...(registry !== undefined && { registry }) });
    return report(packages, compareFindings(findings, accepted, now));
  } catch (error) {
    if (!(error instanceof OutOfReach)) throw error;
    printError(
      shown`Nothing is known about the packages: the service of advisories gives no answer.\n${linesOf(error.message)}\nTry again where the registry can be reached.`,
    );
    return OUT_OF_REACH;
  }
}

function report(packages: number, { open, accepted, faults, surplus }: ReturnType<typeof compareFindings>) {
  for (const { advisory, package: name, versions, severity, title, url, patched, path, isShipped } of open)
    print(
      shown`${severity}: ${name} ${versions.join(', ')}: ${title}\n  ${advisory} ${url}\n  ${isShipped ? 'in a release' : 'in what builds a release'}, by ${path}; without it: ${name} ${patched ?? 'none yet'}`,
    );
  for (const { advisory, package: name, until, reason } of accepted) print(shown`accepted until ${until}: ${name}, ${advisory}: ${reason}`);
  for (const { advisory, package: name } of surplus) print(shown`not found any more, take it out of ${ACCEPTED}: ${name}, ${advisory}`);
  if (faults.length > 0) printError(shown`${ACCEPTED}:\n  ${faults}`);
  const isClean = open.length === 0 && faults.length === 0;
  print(shown`${packages} packages, ${open.length} findings that are not accepted, ${accepted.length} accepted`);
  if (open.length > 0)
    print(shown`Take a version without the weakness (npm run pnpm -- update), or accept it in ${ACCEPTED} with a reason and a last day.`);
  return isClean ? 0 : 1;
}
