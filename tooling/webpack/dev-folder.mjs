import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DEV = fileURLToPath(new URL('../../.cache/dev', import.meta.url));

/** The folder of a package's development build, beside which the build for releases stays unchanged. @param {string} folder */
export const devFolder = (folder) => join(DEV, basename(folder));

/** The folder that the web server reads in development (`front-door/dev-root.mjs`). */
export const DEV_ROOT = join(DEV, 'root');
