// The stage of webpack's own plugins that merge chunks.
import type { Compiler } from 'webpack';

const STAGE_ADVANCED = 10;

/** The name of the chunk that is not part of the entry: `import(/* webpackChunkName: "later" *\/ './x.page')`. */
export const LATER = 'later';

/**
 * Puts all code of a remote into its entry, except the chunk named {@link LATER}. For a remote whose first page every user waits for: each further script
 * would be requested only after the previous one has run, a round trip later.
 */
export function mergeIntoEntry(compiler: Compiler) {
  const name = 'mergeIntoEntry';
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.optimizeChunks.tap({ name, stage: STAGE_ADVANCED }, (chunks) => {
      const { chunkGraph } = compilation;
      const all = [...chunks];
      const entry = all.find((chunk) => chunk.hasRuntime());
      if (!entry) throw new Error('A remote has an entry.');
      const joined = all.filter((chunk) => chunk !== entry && chunk.name !== LATER);
      for (const chunk of joined) {
        chunkGraph.integrateChunks(entry, chunk);
        compilation.chunks.delete(chunk);
      }
      return joined.length > 0;
    });
  });
}
