/**
 * Builds one browser package: `node tooling/webpack/build.ts <folder> [--watch | --dev [--port=<port>] | --pseudo-language]`. With `--dev` it builds into
 * `.cache/dev/<name>`, separate from builds for releases, and serves a remote from the named port or any free one. With `--pseudo-language` it builds the
 * shell as tests open it, neither minified nor compressed, into a folder of its own too. Each build is a process, so that packages build in parallel and
 * memory is freed afterwards.
 */
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { devFolder, PSEUDO_LANGUAGE_ROOT } from './dev-folder';
import { DevReport } from './dev-report';
import { startDevServer } from './dev-server';
import { problemText } from './problem-text';
import { linesOf, print, printError, shown } from '../ground/print';
import type { Compilation } from 'webpack';

const folder = resolve(process.argv[2] ?? '.');
const dev = process.argv.includes('--dev');
const watch = dev || process.argv.includes('--watch');
const pseudoLanguage = watch || process.argv.includes('--pseudo-language');
const { default: configure } = await import(pathToFileURL(resolve(folder, 'webpack.config.js')).href);
const server = dev ? await beginDevelopment() : undefined;
const configuration = configure({ watch, pseudoLanguage, url: server?.url });
// Old files stay, since open pages that have missed some builds load the updates in between.
if (dev) Object.assign(configuration.output, { path: devFolder(folder), clean: false });
else if (pseudoLanguage && !watch) configuration.output.path = join(PSEUDO_LANGUAGE_ROOT, configuration.name, 'dist');
const compiler = webpack(configuration);
const report = server && new DevReport(server, devFolder(folder), configuration.name);
// From `npm run dev`, which checks the types of all watched packages.
process.on('message', ({ typeErrors }: { typeErrors: string[] }) => report?.typed(typeErrors));

if (watch) {
  let last: Compilation | undefined;
  const watching = compiler.watch({ aggregateTimeout: dev ? 20 : 60 }, (error, stats) => {
    reportProblems(error, stats);
    if (stats) last = stats.compilation;
    // `npm run dev` waits for this line before it starts the console.
    if (stats) print(shown`${configuration.name} built in ${stats.endTime - stats.startTime} ms`);
    report?.built(stats, error);
    // webpack stops watching after an error outside of the code, such as one that a plugin throws.
    if (error && last) watching?.watch(last.fileDependencies, last.contextDependencies, last.missingDependencies);
  });
} else {
  compiler.run((error, stats) => {
    reportProblems(error, stats);
    if (error || stats?.hasErrors()) process.exitCode = 1;
    compiler.close(() => {});
  });
}

/** Empties the folder, and starts a server with its own origin for a remote. */
async function beginDevelopment() {
  const target = devFolder(folder);
  rmSync(target, { recursive: true, force: true });
  if (!existsSync(join(folder, 'remote.json'))) return undefined;
  // The last port counts: a script of package.json has one, and its caller may add another.
  const [, port] = process.argv.map((arg) => /^--port=(\d+)$/.exec(arg)).findLast((match) => match) ?? [];
  if (port === undefined) return startDevServer(target);
  const server = await startDevServer(target, Number(port)).catch((error) => {
    printError(error.code === 'EADDRINUSE' ? shown`Port ${port} is taken. Choose another: npm run dev -- --port=4301` : error.message);
    return process.exit(1);
  });
  print(shown`Its entry, for the Remotes page of a console: ${server.url}remoteEntry.js`);
  return server;
}

function reportProblems(error: Error | null, stats?: webpack.Stats) {
  if (error) return printError(shown`Error in ${configuration.name}: ${linesOf(error.message)}\n`);
  const { errors = [], warnings = [] } = stats?.toJson({ all: false, errors: true, warnings: true }) ?? {};
  for (const problem of errors) printError(shown`Error in ${linesOf(problemText(problem, configuration.name))}\n`);
  for (const problem of warnings) printError(shown`Warning in ${linesOf(problemText(problem, configuration.name))}\n`);
}
