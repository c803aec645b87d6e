/**
 * What every command of the root package.json passes through. This file and the command files load
 * nothing newer than old Node versions know, so that those can be told what is missing.
 */
import { readdirSync } from 'node:fs';
import { UserError } from './user-error.mjs';

const NEEDED = { major: 20, minor: 19 };

/** @param {string} version such as `20.19.0` */
export function nodeIsTooOld(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major < NEEDED.major || (major === NEEDED.major && minor < NEEDED.minor);
}

/**
 * Runs a command and turns whatever goes wrong into a line that helps.
 * @param {string[]} line its name, the file of it in `commands/`, and what it is given
 */
export async function front([name = '', ...args]) {
  if (nodeIsTooOld(process.versions.node)) {
    console.error(
      `This needs Node ${NEEDED.major}.${NEEDED.minor} or newer; here runs ${process.versions.node}. Install a newer one from https://nodejs.org and try again.`,
    );
    process.exit(1);
  }
  try {
    const names = commandNames();
    if (!names.includes(name)) throw new UserError(`There is no command "${name}". There are: ${names.join(', ')}.`);
    /** @type {{ main: (args: string[]) => Promise<number | void> }} */
    const { main } = await import(`./commands/${name}.mjs`);
    const code = await main(args);
    process.exitCode = code || process.exitCode || 0;
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof UserError) console.error(`\n${error.message}`);
    else if (process.env.DEBUG) console.error(error);
    else console.error(`\n${error instanceof Error ? error.message : error}\n(DEBUG=1 shows where.)`);
  }
}

/** The commands there are. */
export const commandNames = () => readdirSync(new URL('./commands/', import.meta.url)).map((file) => file.replace(/\.mjs$/, ''));
