/**
 * Builds one browser package: `node tooling/webpack/build.mjs <folder> [--watch]`.
 * A process of its own, so that packages build in parallel and memory goes back at once.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

const folder = resolve(process.argv[2] ?? '.');
const watch = process.argv.includes('--watch');
const { default: configure } = await import(pathToFileURL(resolve(folder, 'webpack.config.js')).href);
const compiler = webpack(configure({ watch }));

if (watch) {
  compiler.watch({ aggregateTimeout: 60 }, report);
} else {
  compiler.run((error, stats) => {
    report(error, stats);
    compiler.close(() => {
      if (error || stats?.hasErrors()) process.exitCode = 1;
    });
  });
}

/** @param {Error | null} error @param {import('webpack').Stats} [stats] */
function report(error, stats) {
  if (error) return console.error(error.message);
  if (stats?.hasErrors() || stats?.hasWarnings()) console.error(stats.toString('errors-warnings'));
}
