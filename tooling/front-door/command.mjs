/** The entry of all commands: `node tooling/front-door/command.mjs <command> [arguments …]`. */
import { front } from './front.mjs';

await front(process.argv.slice(2));
