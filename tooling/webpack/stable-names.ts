import { createHash } from 'node:crypto';
import type { Compiler } from 'webpack';

/** Fixed ids for the modules that module federation adds. webpack derives ids from the names of modules, which for these contain a path of the machine. */
const IDS = [
  { begins: 'container entry', id: 'container' },
  { begins: /^javascript\/esm\|.*[\\/]\.federation[\\/]entry\./, id: 'federation' },
];

/** Makes the same sources give the same files in whichever folder they are built (ADD-23), so that they get the same version on each machine. */
export function stableNames(compiler: Compiler) {
  const name = 'stableNames';
  compiler.hooks.compilation.tap(name, (compilation) => {
    // Runs before webpack's own plugins assign the ids of the other modules.
    compilation.hooks.moduleIds.tap({ name, stage: -100 }, (modules) => {
      for (const { begins, id } of IDS) {
        const [module, ...more] = [...modules].filter((one) => one.identifier().search(begins) === 0);
        if (more.length > 0) throw new Error(`A build has at most one module ${begins}.`);
        if (module) compilation.chunkGraph.setModuleId(module, id);
      }
    });
    if (!compiler.options.optimization.realContentHash) return;
    // webpack names the files after their content at the end. Until then their names have hashes that depend on paths in source maps, and are part of the code
    // that is minified: the minifier chooses short names by how often each letter occurs. Runs after webpack's own plugins set these hashes.
    compilation.hooks.contentHash.tap({ name, stage: 100 }, (chunk) => {
      const hash = createHash('sha256').update(`${chunk.id}`).digest('hex');
      chunk.contentHash['javascript'] = hash.slice(0, compilation.outputOptions.hashDigestLength);
    });
  });
}
