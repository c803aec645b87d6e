import { existsSync, realpathSync } from 'node:fs';
import { localesOf } from './labels.mjs';

/**
 * Watches only the files of texts that a build contains. An import of `locales/${locale}/x.json` makes webpack watch the whole folder, so a saved text of
 * one remote would build all remotes and the shell, and a new build of the shell reloads the page.
 */
export class WatchedTextsPlugin {
  /** @param {string} folder the package's folder */
  constructor(folder) {
    this.folder = folder;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterCompile.tap('WatchedTextsPlugin', ({ contextDependencies }) => {
      const locales = realpathSync(localesOf(this.folder));
      // A package that imports them by another package watches them by the path of a link.
      for (const watched of [...contextDependencies]) if (existsSync(watched) && realpathSync(watched) === locales) contextDependencies.delete(watched);
    });
  }
}
