/**
 * Runs every command of the root package.json. This file and the command files use only what old versions of Node support, so that users of such a
 * version get a message about it.
 */
import { readdirSync } from 'node:fs';
import { linesOf, print, printError, shown } from './print.mjs';
import { HelpAnswer, UserError } from './user-error.mjs';

const NEEDED = { major: 20, minor: 19 };

/** @param {string} version such as `20.19.0` */
export function nodeIsTooOld(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major < NEEDED.major || (major === NEEDED.major && minor < NEEDED.minor);
}

/**
 * Runs a command, and prints a helpful line when it fails.
 * @param {string[]} line the command's name, which is that of its file in `commands/`, and its arguments
 */
export async function runCommand([name = '', ...args]) {
  if (nodeIsTooOld(process.versions.node)) {
    printError(
      shown`This needs Node ${NEEDED.major}.${NEEDED.minor} or newer; here runs ${process.versions.node}. Install a newer one from https://nodejs.org and try again.`,
    );
    process.exit(1);
  }
  // A program that reads the output may stop reading before its end, as `head` does.
  process.stdout.on('error', (error) => {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPIPE') throw error;
    process.exit();
  });
  try {
    const names = commandNames();
    if (!names.includes(name)) throw new UserError(shown`There is no command "${name}". There are: ${names.join(', ')}.`);
    /** @type {{ main: (args: string[]) => Promise<number | void> }} */
    const { main } = await import(`./commands/${name}.mjs`);
    const code = await main(args);
    process.exitCode = code || process.exitCode || 0;
  } catch (error) {
    if (error instanceof HelpAnswer) return print(error.message);
    process.exitCode = 1;
    if (error instanceof UserError) printError(shown`\n${linesOf(error.message)}`);
    else if (process.env.DEBUG) printError(error);
    else printError(shown`\n${linesOf(error instanceof Error ? error.message : String(error))}\n(DEBUG=1 shows where.)`);
  }
}

/** The names of all commands. */
export const commandNames = () => readdirSync(new URL('./commands/', import.meta.url)).map((file) => file.replace(/\.mjs$/, ''));
