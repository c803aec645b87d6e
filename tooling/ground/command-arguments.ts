import { parseArgs } from 'node:util';
import { linesOf, shown } from './print';
import { HelpAnswer, UserError } from './user-error';

export interface Option {
  type: 'boolean' | 'string';
  /** What it does, for `--help`. */
  says: string;
  /** The value of a text that is given without one, such as `--changed`. */
  alone?: string;
  multiple?: boolean;
  default?: boolean;
}

export type Options = Record<string, Option>;

export type Values<T extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: T; allowPositionals: true; strict: true }>
>['values'];

interface Taken {
  /** The most arguments that are no options. */
  mostNames?: number;
  /** Whether other options are those of a program that the command runs. */
  passesOn?: boolean;
}

/**
 * Reads the arguments of a command. Every command does this before it takes a port, installs or builds, so that a mistyped argument is reported at once
 * and `--help` is answered.
 * @param usage what the command does or needs, with an example
 * @returns `names`: arguments that are no options; `passedOn`: options that are passed on
 */
export function commandArguments<T extends Options>(
  args: string[],
  usage: string,
  options: T = {} as T,
  { mostNames = Infinity, passesOn = false }: Taken = {},
): { values: Values<T>; names: string[]; passedOn: string[] } {
  const explained = withOptions(usage, options);
  if (args.includes('--help')) throw new HelpAnswer(explained);
  const isOwn = (arg: string) => !arg.startsWith('-') || Object.hasOwn(options, nameOf(arg));
  const own = passesOn ? args.filter(isOwn) : args;
  const { values, positionals } = parsedOrExplained(withValues(own, options, mostNames === 0), explained, options);
  const surplus = positionals[mostNames];
  if (surplus !== undefined) throw new UserError(shown`"${surplus}" is one argument too many.\n${linesOf(explained)}`);
  return { values, names: positionals, passedOn: passesOn ? args.filter((arg) => !isOwn(arg)) : [] };
}

const nameOf = (arg: string) => arg.replace(/^--/, '').split('=')[0] ?? '';

function withOptions(usage: string, options: Options) {
  const forms = Object.entries(options).map(([name, { type, alone, says }]) => {
    const form = type === 'boolean' ? `--${name}` : alone === undefined ? `--${name}=…` : `--${name}[=…]`;
    return { form, says };
  });
  const width = Math.max(...forms.map(({ form }) => form.length));
  return forms.length === 0 ? usage : `${usage}\nOptions:\n${forms.map(({ form, says }) => `  ${form.padEnd(width)}  ${says}`).join('\n')}`;
}

/**
 * Gives options that may stand alone their value.
 * @param takesNext whether a next argument that is no option is the value, since the command takes no names
 */
const withValues = (args: string[], options: Options, takesNext: boolean) =>
  args.map((arg, at) => {
    const alone = arg.startsWith('--') && !arg.includes('=') ? options[nameOf(arg)]?.alone : undefined;
    const isAlone = alone !== undefined && !(takesNext && !(args[at + 1] ?? '-').startsWith('-'));
    return isAlone ? `${arg}=${alone}` : arg;
  });

function parsedOrExplained<T extends Options>(args: string[], explained: string, options: T) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UserError(shown`${error instanceof Error ? error.message.split('. ')[0] : error}.\n${linesOf(explained)}`);
  }
}
