import { join, posix } from 'node:path';
import { ROOT } from '../front-door/workspace.mjs';

/** @typedef {Pick<import('webpack').StatsError, 'message' | 'moduleName' | 'loc'>} Problem */

/** What the compiler and the loaders write before a message: which of them has failed, which is the same for every file. */
const PREAMBLE = /^Module (?:build failed|Warning|Error) \(from [^)]*\):\n(?:\w*Error: *)?/;
/** What the compiler, which is a native program, adds about itself. */
const NATIVE_TRACE = /\n+Caused by:[^]*$/;
const STACK_LINE = /^ +at .*$\n?/gm;
/** The place in a file that the compiler draws above its excerpt: `,-[/mfe-x/src/pages.ts:13:1]`. */
const PLACE = /,-\[(.+?:\d+:\d+)\]/;

/** What webpack writes before the message of an import that leads nowhere, and the absolute folder behind it. */
const NOT_FOUND = /^Module not found: (?:Error: )?|(?<=^.*Can't resolve '[^']*') in '[^']*'/g;

/**
 * A problem of a build in words: file, line and message, without the traces of the programs that found it.
 * @param {Problem} problem @param {string} packageName the folder that module names are relative to
 */
export function problemText({ moduleName, loc, message }, packageName) {
  const text = message.replace(PREAMBLE, '').replace(NOT_FOUND, '').replace(NATIVE_TRACE, '').replace(STACK_LINE, '').replaceAll(join(ROOT, '/'), '').trimEnd();
  if (!moduleName) return text.trimStart();
  const file = posix.normalize(`${packageName}/${moduleName.split('!').at(-1)}`);
  const line = PLACE.exec(text)?.[1]?.replace(/^.*?(?=:\d+:\d+$)/, '') ?? (loc ? `:${loc.split('-')[0]}` : '');
  return `${file}${line}\n${text}`;
}
