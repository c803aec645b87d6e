import { pnpmArguments } from '../cli/command.mjs';
import { linesOf, shown } from './print';
import { runNode } from './run';
import { UserError } from './user-error';

/** Runs pnpm to its end: the version whose hash package.json names (D-145). */
export async function runPnpm(args: string[], options?: Parameters<typeof runNode>[1]) {
  const whole = await pnpmArguments(args).catch((error) => {
    throw new UserError(
      shown`There is no pnpm to install packages with. ${linesOf(error.message)}\nCheck the network and the npm registry, then try again.`,
    );
  });
  return runNode(whole, options);
}
