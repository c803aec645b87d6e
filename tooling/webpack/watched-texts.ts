import { existsSync, realpathSync } from 'node:fs';
import { localesOf } from './labels';
import type { Compiler } from 'webpack';

/**
 * Watches only the files of texts that a build contains. An import of `locales/${locale}/x.json` makes webpack watch the whole folder, so a saved text of
 * one remote would build all remotes and the shell, and a new build of the shell reloads the page.
 * @param folder the package's folder
 */
export const watchedTexts = (folder: string) => (compiler: Compiler) => {
  compiler.hooks.afterCompile.tap('watchedTexts', ({ contextDependencies }) => {
    const locales = realpathSync(localesOf(folder));
    // A package that imports them by another package watches them by the path of a link.
    for (const watched of [...contextDependencies])
      if (existsSync(watched) && realpathSync(watched) === locales) contextDependencies.delete(watched);
  });
};
