import webpack from 'webpack';
import { SHARES, type Share } from './shares';

/** The type of the modules in place of which a remote takes those of the shell. */
const TAKEN = 'consume-shared-module';

/** Warns a remote's build of each share that it takes and that is deprecated. */
export const warnOfDeprecatedShares =
  (shares: Readonly<Record<string, Share>> = SHARES) =>
  (compiler: webpack.Compiler) => {
    const name = 'warnOfDeprecatedShares';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.finishModules.tap(name, (modules) => {
        const taken = [...modules].map((module) => (module.type === TAKEN ? Object(module).options?.shareKey : undefined));
        for (const share of new Set(taken)) {
          const deprecated = shares[share]?.deprecated;
          if (!deprecated) continue;
          const text = `${share} is deprecated since kit ${deprecated.since}: take ${deprecated.instead}`;
          compilation.warnings.push(new webpack.WebpackError(text));
        }
      });
    });
  };
