import { runPnpm } from '../run-pnpm.mjs';

/** `npm run pnpm -- <arguments>`: runs the pnpm of this repository, for example `npm run pnpm -- install` after a change of a package.json. @param {string[]} args */
export const main = async (args) => (await runPnpm(args, { asks: true })).code;
