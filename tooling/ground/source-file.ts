import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The file of a module of the tools, for programs that are started and modules that webpack or Node loads by their path: TypeScript in the repository,
 * compiled in the package that remotes install.
 * @param from `import.meta.url` of a module @param name the other module's path from there, without its ending
 */
export const sourceFile = (from: string, name: string): string => fileURLToPath(new URL(name + extname(fileURLToPath(from)), from));
