import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DEV = fileURLToPath(new URL('../../.cache/dev', import.meta.url));

/** Where a package is built that is worked on: what was built to be released stays as it is. @param {string} folder */
export const devFolder = (folder) => join(DEV, basename(folder));

/** What the web server is started in while something is worked on. */
export const DEV_ROOT = join(DEV, 'root');
