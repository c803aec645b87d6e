import { createRequire } from 'node:module';
import webpack from 'webpack';

const require = createRequire(import.meta.url);
// The tag is no part of webpack's public interface, so the catalog pins webpack exactly.
const { harmonySpecifierTag } = require('webpack/lib/dependencies/HarmonyImportDependencyParserPlugin');

const SOURCE = 'shared-kit/workers';
const FUNCTION = 'startWorker';

/** The function by which a remote starts a worker, in the notation of webpack's `parser.worker`. */
export const WORKER_SYNTAX = `${FUNCTION}() from ${SOURCE}`;

const NAME = 'workerSyntax';
const MISUSE = `${NAME}: write ${FUNCTION}(new URL('./name.worker.ts', import.meta.url)), with nothing else between the brackets: only then is the worker built`;

/**
 * Makes `startWorker(new URL('./x.worker.ts', import.meta.url))` build a worker bundle. webpack supports this for imported functions, but its import plugin
 * handles the call first; this plugin lets the worker plugin handle it before.
 */
export function workerSyntax(compiler: webpack.Compiler) {
  compiler.hooks.normalModuleFactory.tap(NAME, (factory) => {
    for (const type of ['javascript/auto', 'javascript/esm']) {
      factory.hooks.parser.for(type).tap(NAME, (parser) => {
        if (parser instanceof webpack.javascript.JavascriptParser) letWorkerPluginAnswerFirst(parser);
      });
    }
  });
}

function letWorkerPluginAnswerFirst(parser: webpack.javascript.JavascriptParser) {
  parser.hooks.callMemberChain.for(harmonySpecifierTag).tap({ name: NAME, stage: -1 }, (call, members) => {
    const imported = parser.currentTagData as { source: string; ids: string[] };
    if (members.length > 0 || imported.source !== SOURCE || imported.ids[0] !== FUNCTION) return;
    const handled = call.arguments.length === 1 && parser.hooks.call.for(harmonySpecifierTag).call(call) === true;
    if (!handled) parser.state.module.addError(new webpack.WebpackError(MISUSE));
    return handled || undefined;
  });
}
