import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { linesOf, print, printError, shown } from '../ground/print';
import { sourceFile } from '../ground/source-file';
import { HelpAnswer, UserError } from '../ground/user-error';

/**
 * Runs a command, and prints a helpful line when it fails.
 * @param line the command's name, which is that of its file in `commands/`, and its arguments
 */
export async function runCommand([name = '', ...args]: string[]) {
  // A program that reads the output may stop reading before its end, as `head` does.
  process.stdout.on('error', (error) => {
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
    process.exit();
  });
  try {
    const names = commandNames();
    if (!names.includes(name)) throw new UserError(shown`There is no command "${name}". There are: ${names.join(', ')}.`);
    const { main }: { main: (args: string[]) => Promise<number | void> } = await import(
      pathToFileURL(sourceFile(import.meta.url, `commands/${name}`)).href
    );
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

/** The names of all commands; `command.mjs` itself runs pnpm. */
export const commandNames = () => [...readdirSync(new URL('./commands/', import.meta.url)).map((file) => parse(file).name), 'pnpm'].sort();
