import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
// The tag is not part of webpack's published interface; the catalog pins webpack exactly.
const { harmonySpecifierTag } = require('webpack/lib/dependencies/HarmonyImportDependencyParserPlugin');

/** What a remote writes to start a worker, as webpack's `parser.worker` names it. */
export const WORKER_SYNTAX = 'startWorker() from shared-kit/workers';

/**
 * Makes `startWorker(new URL('./x.worker.ts', import.meta.url))` build a worker bundle. webpack
 * knows the syntax for imported functions, but its own import plugin answers the call first; this
 * asks the worker plugin before it.
 * @implements {import('webpack').WebpackPluginInstance}
 */
export class WorkerSyntaxPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const name = 'WorkerSyntaxPlugin';
    compiler.hooks.normalModuleFactory.tap(name, (factory) => {
      for (const type of ['javascript/auto', 'javascript/esm']) {
        factory.hooks.parser.for(type).tap(name, (/** @type {import('webpack').javascript.JavascriptParser} */ parser) => {
          parser.hooks.callMemberChain
            .for(harmonySpecifierTag)
            .tap({ name, stage: -1 }, (call, members) =>
              members.length === 0 ? parser.hooks.call.for(harmonySpecifierTag).call(call) : undefined,
            );
        });
      }
    });
  }
}
