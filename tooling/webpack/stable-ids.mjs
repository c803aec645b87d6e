const NAME = 'StableIdsPlugin';

/**
 * Fixed ids for the two modules at the entry of a remote. webpack derives ids from the names of modules, which for these two contain a path of the machine,
 * so the same sources would get another version on another machine.
 */
const IDS = [
  { begins: 'container entry', id: 'container' },
  { begins: /^javascript\/esm\|.*[\\/]\.federation[\\/]entry\./, id: 'federation' },
];

/** Gives these modules the same id on every machine. */
export class StableIdsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      // Runs before webpack's own plugins assign the ids of the other modules.
      compilation.hooks.moduleIds.tap({ name: NAME, stage: -100 }, (modules) => {
        for (const { begins, id } of IDS) {
          const matching = [...modules].filter((module) => module.identifier().search(begins) === 0);
          if (matching.length !== 1) throw new Error(`A remote has one module ${begins}, not ${matching.length}.`);
          for (const module of matching) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}
