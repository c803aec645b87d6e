import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildPackages, buildable } from '../../build/build-packages';
import { commandArguments } from '../../ground/command-arguments';
import { ensureInstalled } from '../../ground/install';
import { runNode, withTypeScript } from '../../ground/run';
import { linesOf, print, printError, shown } from '../../ground/print';
import { UserError } from '../../ground/user-error';
import { ROOT } from '../../ground/workspace';

const FOLDER = join(ROOT, 'bench');

/**
 * `npm run bench [-- name …]`: runs each bench in its own process, so that none warms up another, and prints its lines of JSON. Fails when a result
 * exceeds its budget.
 */
export async function main(args: string[]) {
  const { names } = commandArguments(args, 'Runs all benches, or those that are named: npm run bench -- table');
  const benches = readdirSync(join(FOLDER, 'src'))
    .filter((file) => file.endsWith('.bench.ts'))
    .map((file) => file.replace(/\.bench\.ts$/, ''));
  const unknown = names.filter((name) => !benches.includes(name));
  if (unknown.length > 0) throw new UserError(shown`There is no bench "${unknown.join(', ')}". There are: ${benches.join(', ')}.`);

  await ensureInstalled();
  // Some benches measure the console itself.
  await buildPackages(buildable());
  const build = await runNode([join(ROOT, 'tooling', 'platform', 'build.ts'), FOLDER], { quiet: true });
  if (build.code !== 0) throw new UserError(shown`The benches could not be built:\n${linesOf(build.output)}`);
  let failed = false;
  for (const name of names.length > 0 ? names : benches) {
    const onLine = (line: string) => {
      print(line);
      failed ||= isOverBudget(line);
    };
    const { code } = await runNode(withTypeScript(['--expose-gc', join(FOLDER, 'dist', `${name}.bench.mjs`)]), { onLine });
    if (code !== 0) {
      printError(shown`The bench ${name} ended with code ${code}.`);
      failed = true;
    }
  }
  return failed ? 1 : 0;
}

function isOverBudget(line: string) {
  try {
    const { ratio, budget } = JSON.parse(line);
    return ratio > budget;
  } catch {
    return false;
  }
}
