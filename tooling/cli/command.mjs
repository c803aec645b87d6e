/** The entry of all commands: `node tooling/cli/command.mjs <command> [arguments …]`. */
import { runCommand } from './run-command.mjs';

/** How long what a failed command has begun may take to end by itself. */
const END_MS = 2000;

await runCommand(process.argv.slice(2));
// A request without an answer would keep the command from ending.
if (process.exitCode) setTimeout(() => process.exit(), END_MS).unref();
