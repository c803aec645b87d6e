/**
 * What every command of the root package.json passes through. This file and the command files load
 * nothing newer than old Node versions know, so that those can be told what is missing.
 */
import { UserError } from './user-error.mjs';

const NEEDED = { major: 20, minor: 19 };

/** @param {string} version such as `20.19.0` */
export function nodeIsTooOld(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major < NEEDED.major || (major === NEEDED.major && minor < NEEDED.minor);
}

/**
 * Runs one command and turns whatever goes wrong into a line that helps.
 * @param {() => Promise<{ main: (args: string[]) => Promise<number | void> }>} load
 */
export async function front(load) {
  if (nodeIsTooOld(process.versions.node)) {
    console.error(
      `This needs Node ${NEEDED.major}.${NEEDED.minor} or newer; here runs ${process.versions.node}. Install a newer one from https://nodejs.org and try again.`,
    );
    process.exit(1);
  }
  try {
    const { main } = await load();
    const code = await main(process.argv.slice(2));
    process.exitCode = code || process.exitCode || 0;
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof UserError) console.error(`\n${error.message}`);
    else if (process.env.DEBUG) console.error(error);
    else console.error(`\n${error instanceof Error ? error.message : error}\n(DEBUG=1 shows where.)`);
  }
}
