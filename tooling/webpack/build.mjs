/**
 * Builds one browser package: `node tooling/webpack/build.mjs <folder> [--watch]`.
 * A process of its own, so that packages build side by side and memory goes back at once.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

const folder = resolve(process.argv[2] ?? '.');
const watch = process.argv.includes('--watch');
const { default: configure } = await import(pathToFileURL(resolve(folder, 'webpack.config.js')).href);
const compiler = webpack(configure({ watch }));

if (watch) {
  compiler.watch({ aggregateTimeout: 60 }, (error, stats) => {
    reportProblems(error, stats);
    // The front door waits for this line before it opens the console.
    if (stats) console.log(`${stats.compilation.options.name} built in ${stats.endTime - stats.startTime} ms`);
  });
} else {
  compiler.run((error, stats) => {
    reportProblems(error, stats);
    if (error || stats?.hasErrors()) process.exitCode = 1;
    compiler.close(() => {});
  });
}

/** @param {Error | null} error @param {webpack.Stats} [stats] */
function reportProblems(error, stats) {
  if (error) console.error(error.message);
  else if (stats?.hasErrors() || stats?.hasWarnings()) console.error(stats.toString('errors-warnings'));
}
