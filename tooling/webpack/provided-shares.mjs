import webpack from 'webpack';

/**
 * Fails the shell's build if a shared module is missing in it. Remotes are built separately and would fail only when their pages open
 * (`Can not get 'shared-kit/…'`).
 */
export class ProvidedSharesPlugin {
  /** @param {string[]} names */
  constructor(names) {
    this.names = names;
  }

  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    const name = 'ProvidedSharesPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.afterChunks.tap(name, () => {
        const provided = new Set([...compilation.modules].map(providedName).filter(Boolean));
        const missing = this.names.filter((share) => !provided.has(share));
        if (missing.length === 0 || compilation.errors.length > 0) return;
        const text = `The shell provides no ${missing.join(', ')}. Import it in the shell, or name it among those of after the sign-in (tooling/webpack/shares.mjs).`;
        compilation.errors.push(new webpack.WebpackError(text));
      });
    });
  }
}

/** @param {webpack.Module} module `provide module (default) react@19.3.1 = /path` */
function providedName(module) {
  return /^provide (?:shared )?module \([^)]*\) (.+)@[^@]* = /.exec(module.identifier())?.[1];
}
