const NAME = 'StableContainerIdPlugin';

/**
 * Gives the module that a remote is entered by the same id on every machine. webpack makes ids of modules' names, and the name of this
 * one holds a path of the machine: the same sources would become another version elsewhere.
 */
export class StableContainerIdPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      // Before those that give the rest their ids.
      compilation.hooks.moduleIds.tap({ name: NAME, stage: -100 }, (modules) => {
        const containers = [...modules].filter((module) => module.identifier().startsWith('container entry'));
        if (containers.length !== 1) throw new Error(`A remote has one container, not ${containers.length}.`);
        for (const module of containers) compilation.chunkGraph.setModuleId(module, 'container');
      });
    });
  }
}
