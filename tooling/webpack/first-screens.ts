import type { Chunk, ChunkGraph, Module } from 'webpack';

type Context = { chunkGraph: ChunkGraph };

/** The code that the first screens after the sign-in wait for is imported by this chunk name. */
export const FIRST_SCREENS = 'first-screens';

/** Workers have runtimes of their own. They must not wait for the code of the page. */
const inPage = ({ runtime }: Chunk): boolean => runtime === 'main';

const isFirst = (module: Module, { chunkGraph }: Context): boolean =>
  [...chunkGraph.getModuleChunks(module)].some(({ name }) => name === FIRST_SCREENS);

const isLibrary = (module: Module): boolean => /[\\/]node_modules[\\/]/.test(module.nameForCondition() ?? '');

/**
 * The groups of `splitChunks` that put that code into two scripts: the libraries, which change less often, and our own. Each share would have scripts of
 * its own, and a slow processor needs some 10 ms to ask for one.
 */
export const firstScreenScripts = {
  screens: { name: 'screens', chunks: inPage, test: isFirst, enforce: true, priority: 1 },
  screensLibraries: {
    name: 'screens-libraries',
    chunks: inPage,
    test: (module: Module, context: Context) => isLibrary(module) && isFirst(module, context),
    enforce: true,
    priority: 2,
  },
};
