/** The one door of all commands: `node tooling/front-door/command.mjs <command> [what it is given …]`. */
import { front } from './front.mjs';

await front(process.argv.slice(2));
