/**
 * Fixed ids for the two modules at the entry of a remote. webpack derives ids from the names of modules, which for these two contain a path of the machine,
 * so the same sources would get another version on another machine.
 */
const IDS = [
  { begins: 'container entry', id: 'container' },
  { begins: /^javascript\/esm\|.*[\\/]\.federation[\\/]entry\./, id: 'federation' },
];

/** Gives these modules the same id on every machine. @param {import('webpack').Compiler} compiler */
export function stableIds(compiler) {
  const name = 'stableIds';
  compiler.hooks.compilation.tap(name, (compilation) => {
    // Runs before webpack's own plugins assign the ids of the other modules.
    compilation.hooks.moduleIds.tap({ name, stage: -100 }, (modules) => {
      for (const { begins, id } of IDS) {
        const [module, ...more] = [...modules].filter((one) => one.identifier().search(begins) === 0);
        if (!module || more.length > 0) throw new Error(`A remote has one module ${begins}.`);
        compilation.chunkGraph.setModuleId(module, id);
      }
    });
  });
}
