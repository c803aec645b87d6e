import webpack from 'webpack';
import { integrityOf } from './build-form';
import { replaceInScript } from './replace-in-script';

/** A placeholder in the entry's code, which is replaced when the contents of all scripts are known. */
const PLACE = '__INTEGRITY_OF_SCRIPTS__';

/**
 * Makes browsers run a remote's scripts only if they have the bytes of this build. The registry has the hash of the entry, and this plugin adds a list with
 * the hashes of all further scripts to the entry. webpack and module federation check no hashes (webpack/webpack#14310). The list is
 * `self.vouchedScripts`, by URL, because `startWorker` of the kit reads it too.
 */
export function chunkIntegrity(compiler: webpack.Compiler) {
  const name = 'chunkIntegrity';
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(name, (source) => source + USE_LIST);
    compilation.hooks.additionalTreeRuntimeRequirements.tap(name, (chunk, requirements) => {
      // Workers have their own runtime. `startWorker` checks their scripts.
      if (chunk.getEntryOptions()?.chunkLoading === 'import-scripts') return;
      requirements.add(webpack.RuntimeGlobals.publicPath);
      compilation.addRuntimeModule(chunk, new ListRuntimeModule());
    });
    // Runs when the hashes in file names are final, and before the compressed copies are made.
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
    compilation.hooks.processAssets.tap({ name, stage }, () => fillIn(compilation));
  });
}

/** Inserted into webpack's code that makes the `<script>` of a chunk. */
const USE_LIST = `
var vouched = self.vouchedScripts[url];
if (!vouched) throw new Error("No integrity hash for " + url);
script.integrity = vouched.integrity;`;

/** Reads the list. It is one string without quotes, since the minifier may change quotes: `file hash needed needed;file hash`. */
class ListRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('integrity of scripts', webpack.RuntimeModule.STAGE_TRIGGER);
  }

  override generate() {
    const { publicPath } = webpack.RuntimeGlobals;
    return `
self.vouchedScripts = self.vouchedScripts || {};
${JSON.stringify(PLACE)}.split(";").forEach(function (record) {
  var words = record.split(" ");
  var needs = words.slice(2).map(function (file) { return ${publicPath} + file; });
  self.vouchedScripts[${publicPath} + words[0]] = { integrity: words[1], needs: needs };
});`;
  }
}

function fillIn(compilation: webpack.Compilation) {
  const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
  const entries = scripts.filter(({ source }) => source.source().includes(PLACE));
  const needs = scriptsOfWorkers(compilation);
  const records = scripts
    .filter((script) => !entries.includes(script))
    .map(({ name, source }) => [name, integrityOf(source.buffer(), 'sha256'), ...(needs.get(name) ?? [])].join(' '));
  for (const { name } of entries) replaceInScript(compilation, name, PLACE, records.sort().join(';'));
}

/**
 * The scripts that each worker may load, by the worker's own script. A worker cannot check the scripts that it loads, so it gets all of them at its start
 * (`start-worker.ts`).
 */
function scriptsOfWorkers({ asyncEntrypoints }: webpack.Compilation) {
  return new Map(
    asyncEntrypoints.map((entrypoint) => {
      const own = entrypoint.getEntrypointChunk();
      const chunks = new Set([...entrypoint.chunks, ...own.getAllReferencedChunks()]);
      chunks.delete(own);
      const files = [...chunks].flatMap((chunk) => [...chunk.files]).filter((file) => file.endsWith('.js'));
      return [[...own.files].find((file) => file.endsWith('.js')) ?? '', files.sort()];
    }),
  );
}
