import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DEV = fileURLToPath(new URL('../../.cache/dev', import.meta.url));

/** The port of this `npm run dev`, which its builds inherit, so that a second `npm run dev` in the same repository uses other folders. */
const OF_PORT = 'DEV_PORT';

/** @param {number} port */
export const usePortForFolders = (port) => void (process.env[OF_PORT] = String(port));

const ownFolder = () => join(DEV, process.env[OF_PORT] ?? '');

/** The folder of a package's development build, which is separate from its build for releases. @param {string} folder */
export const devFolder = (folder) => join(ownFolder(), basename(folder));

/** The folder that the web server reads in development (`cli/dev-root.mjs`). */
export const devRoot = () => join(ownFolder(), 'root');
