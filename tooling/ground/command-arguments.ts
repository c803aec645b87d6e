import { parseArgs } from 'node:util';
import { linesOf, shown } from './print';
import { HelpAnswer, UserError } from './user-error';

export type Values<T extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: T; allowPositionals: true; strict: true }>
>['values'];
export interface Options {
  [name: string]: { type: 'boolean' | 'string'; multiple?: boolean; default?: boolean };
}

/**
 * Reads the arguments of a command. Every command does this before it takes a port, installs or builds, so that a mistyped argument is reported at once
 * and `--help` is answered.
 * @param usage what the command does or needs, with an example
 * @param names the most arguments that are no options
 */
export function commandArguments<T extends Options>(
  args: string[],
  usage: string,
  options: T = {} as T,
  { mostNames = Infinity }: { mostNames?: number } = {},
): { values: Values<T>; names: string[] } {
  const explained = withOptions(usage, options);
  if (args.includes('--help')) throw new HelpAnswer(explained);
  const { values, positionals } = parsedOrExplained(args, explained, options);
  const surplus = positionals[mostNames];
  if (surplus !== undefined) throw new UserError(shown`"${surplus}" is one argument too many.\n${linesOf(explained)}`);
  return { values, names: positionals };
}

function withOptions(usage: string, options: Options) {
  const names = Object.entries(options).map(([name, { type }]) => (type === 'string' ? `--${name}=…` : `--${name}`));
  return names.length === 0 ? usage : `${usage}\nOptions: ${names.join(', ')}`;
}

function parsedOrExplained<T extends Options>(args: string[], explained: string, options: T) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UserError(shown`${error instanceof Error ? error.message.split('. ')[0] : error}.\n${linesOf(explained)}`);
  }
}
