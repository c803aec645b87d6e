import { existsSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compilation } from 'webpack';
import { integrityOf } from './build-form';
import { firstScreenScripts } from './first-screens';
import { inlineScripts } from './inline-scripts';

/** The folder and the name of the service worker's source, and the name of the file that is made of it. */
const FOLDER = 'src/kept-scripts';
const NAME = 'service-worker';

const PAGE = 'index.html';

/**
 * Inserted into webpack's code that makes the `<script>` of a chunk. The page's list is `url hash url hash` behind a space, so what is not in it gets
 * the empty word, which checks nothing.
 */
const USE_LIST = `
var words = (document.documentElement.dataset.kept || "").split(" ");
script.integrity = words[words.indexOf(url) + 1];`;

/**
 * Writes the service worker of a package that has one, with the scripts that it is to keep: those of the entry and of the first screens. Every script of a
 * page may write into the store that they are kept in, so browsers run them only if they have the bytes of this build.
 * @param folder of the package
 */
export const keptScripts = (folder: string) => (compiler: webpack.Compiler) => {
  if (!existsSync(join(folder, FOLDER))) return;
  const { Compilation, runtime, sources } = compiler.webpack;
  compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
    runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(NAME, (source) => source + USE_LIST);
    // After the hashes of the files, before they are compressed.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
    compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
      const { scripts, sources: read } = await inlineScripts(folder, FOLDER);
      compilation.fileDependencies.addAll(read);
      const first = hashesOf(compilation, compilation.entrypoints.get('main')?.getFiles() ?? []);
      const later = hashesOf(
        compilation,
        Object.values(firstScreenScripts).flatMap(({ name }) => [...(compilation.namedChunks.get(name)?.files ?? [])]),
      );
      writeIntoPage(compilation, first, later);
      // Only what the page names with its hash is kept.
      const hashes = JSON.stringify(Object.fromEntries([...first, ...later]));
      compilation.emitAsset(`${NAME}.js`, new sources.RawSource(`const KEPT=${hashes};${scripts[NAME]}`));
    });
  });
};

type Hash = readonly [url: string, integrity: string];

const hashesOf = (compilation: Compilation, files: readonly string[]): Hash[] =>
  files
    .filter((file) => file.endsWith('.js'))
    .map((file) => [`/${file}`, integrityOf(compilation.getAsset(file)!.source.buffer(), 'sha256')]);

/** The page comes from the server at each visit: it has the hashes of its own scripts as `integrity`, and those of later ones as `data-kept` of `<html>`. */
function writeIntoPage(compilation: Compilation, first: readonly Hash[], later: readonly Hash[]): void {
  const html = String(compilation.getAsset(PAGE)?.source.source());
  const places: [before: string, added: string][] = [
    ['<html', ` data-kept=" ${later.flat().join(' ')}"`],
    ...first.map(([url, hash]): [string, string] => [`src="${url}"`, ` integrity="${hash}"`]),
  ];
  const checked = places.reduce((text, [before, added]) => {
    if (!text.includes(before)) throw new Error(`${PAGE} has no ${before}.`);
    return text.replace(before, before + added);
  }, html);
  compilation.updateAsset(PAGE, new webpack.sources.RawSource(checked));
}
