import { createHash } from 'node:crypto';
import { join } from 'node:path';
import webpack from 'webpack';
import { sourceFile } from '../ground/source-file';
import { replaceInScript } from './replace-in-script';
import type { RuleSetRule } from 'webpack';

/** A placeholder in the name of the scope, which is replaced when all scripts are known. */
const PLACE = '__BUILD__';

/**
 * The class of the elements to which the style sheets of a remote's build apply. It is different for each build, because one document may have pages of two
 * versions; in development, where parts of a build are replaced, it is constant.
 * @param name of the remote
 */
export const styleScopeOf = (name: string, watch: boolean = false) => (watch ? name : `${name}-${PLACE}`);

/** Makes `./pages` export the scope for the shell. */
export const styleScopeRule = (folder: string, scope: string): RuleSetRule => ({
  resource: join(folder, 'src', 'pages.ts'),
  enforce: 'pre',
  loader: sourceFile(import.meta.url, 'style-scope-loader'),
  options: { scope },
});

/** Replaces the placeholder by a hash of the scripts. */
export function scopeOfBuild(compiler: webpack.Compiler) {
  const name = 'scopeOfBuild';
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    // Runs when the scripts are minified, before the hashes in their names are final.
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
    compilation.hooks.processAssets.tap({ name, stage }, () => fillIn(compilation));
  });
}

function fillIn(compilation: webpack.Compilation) {
  const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
  const codes = new Map(scripts.map(({ name, source }) => [name, source.source().toString()]));
  const hash = createHash('sha256');
  for (const name of [...codes.keys()].sort()) hash.update(codes.get(name) ?? '');
  const build = hash.digest('hex').slice(0, 8);
  for (const [name, code] of codes) {
    if (code.includes(PLACE)) replaceInScript(compilation, name, PLACE, build);
  }
}
