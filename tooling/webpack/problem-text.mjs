/** @typedef {Pick<import('webpack').StatsError, 'message' | 'moduleName' | 'loc'>} Problem */

/** What the compiler and the loaders write before a message: which of them has failed, which is the same for every file. */
const PREAMBLE = /^Module (?:build failed|Warning|Error) \(from [^)]*\):\n(?:\w*Error: *)?/;
/** What the compiler, which is a native program, adds about itself. */
const NATIVE_TRACE = /\n+Caused by:[^]*$/;
const STACK_LINE = /^ +at .*$\n?/gm;
/** The place in a file that the compiler draws above its excerpt: `,-[/mfe-x/src/pages.ts:13:1]`. */
const PLACE = /,-\[(.+?:\d+:\d+)\]/;

/** A problem of a build in words: file, line and message, without the traces of the programs that found it. @param {Problem} problem */
export function problemText({ moduleName, loc, message }) {
  const text = message.replace(PREAMBLE, '').replace(NATIVE_TRACE, '').replace(STACK_LINE, '').trimEnd();
  const line = PLACE.exec(text)?.[1]?.replace(/^.*?(?=:\d+:\d+$)/, '') ?? (loc ? `:${loc.split('-')[0]}` : '');
  return `${moduleName ?? ''}${moduleName ? line : ''}\n${text}`.trimStart();
}
