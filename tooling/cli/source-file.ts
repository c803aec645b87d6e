import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The file of a module of the tools, for programs that are started and modules that webpack or Node loads by their path: TypeScript in the repository,
 * compiled in the package that remotes install.
 * @param {string} from `import.meta.url` of a module @param {string} name the other module's path from there, without its ending @returns {string}
 */
export const sourceFile = (from, name) => fileURLToPath(new URL(name + extname(fileURLToPath(from)), from));
