import { join, posix } from 'node:path';
import { ROOT } from '../ground/workspace';
import type { StatsError } from 'webpack';

export type Problem = Pick<StatsError, 'message' | 'moduleName' | 'loc'>;

/** The beginning of messages of the compiler and the loaders: the name of the failed program, which is the same for every file. */
const PREAMBLE = /^Module (?:build failed|Warning|Error) \(from [^)]*\):\n(?:\w*Error: *)?/;
/** The trace that the compiler, a native program, adds about itself. */
const NATIVE_TRACE = /\n+Caused by:[^]*$/;
const STACK_LINE = /^ +at .*$\n?/gm;
/** The position that the compiler prints above its excerpt: `,-[/mfe-x/src/pages.ts:13:1]`. */
const PLACE = /,-\[(.+?:\d+:\d+)\]/;

/** The beginning of webpack's message about an import that cannot be resolved, and the absolute folder at its end. */
const NOT_FOUND = /^Module not found: (?:Error: )?|(?<=^.*Can't resolve '[^']*') in '[^']*'/g;

/**
 * The message of a build problem: file, line and text, without the traces of the tools.
 * @param packageName the folder that module names are relative to
 */
export function problemText({ moduleName, loc, message }: Problem, packageName: string) {
  const text = message
    .replace(PREAMBLE, '')
    .replace(NOT_FOUND, '')
    .replace(NATIVE_TRACE, '')
    .replace(STACK_LINE, '')
    .replaceAll(join(ROOT, '/'), '')
    .trimEnd();
  if (!moduleName) return text.trimStart();
  const file = posix.normalize(`${packageName}/${moduleName.split('!').at(-1)}`);
  const line = PLACE.exec(text)?.[1]?.replace(/^.*?(?=:\d+:\d+$)/, '') ?? (loc ? `:${loc.split('-')[0]}` : '');
  return `${file}${line}\n${text}`;
}
