/** Runs the pnpm of this repository: `node tooling/pnpm/run.mjs <arguments …>`. */
import { spawnSync } from 'node:child_process';
import { pnpmArguments } from './program.mjs';

const { status } = spawnSync(process.execPath, await pnpmArguments(process.argv.slice(2)), { stdio: 'inherit' });
process.exitCode = status ?? 1;
