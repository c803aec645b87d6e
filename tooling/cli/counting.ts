import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { print, shown } from '../ground/print';
import { UserError } from '../ground/user-error';
import { ROOT } from '../ground/workspace';

/** Readings per second, and seconds, of a count that says neither. */
export const USUAL = { rate: 2, seconds: 600 };
const FASTEST = 100;

/** what is counted, by whom and how fast, as `platform/counting` takes it */
export interface Counted {
  /** readings per second */
  rate: number;
  seconds: number;
  domain?: string;
  company?: string;
  /** the name of a pending task, or an empty text for the oldest one */
  task?: string;
  account?: string;
  password?: string;
}

export type Played = Counted & { url: string; signal: AbortSignal; say: (line: string) => void };

/** Packages that a count loads, to be built before. */
export const COUNTING_PACKAGES = ['platform-seed', 'platform-counting'];

/** Plays a count in the console at this URL until its end, or until the signal ends it: then what was read is sent and the session ends. */
export async function playCount({ say = print, ...options }: Omit<Played, 'say'> & Partial<Played>) {
  const { CountError, countInConsole }: { CountError: typeof Error; countInConsole: (options: Played) => Promise<void> } = await import(
    pathToFileURL(join(ROOT, 'platform', 'counting', 'dist', 'index.mjs')).href
  );
  try {
    await countInConsole({ ...options, say });
  } catch (error) {
    throw error instanceof CountError ? new UserError(error.message) : error;
  }
}

/** The pace from its options. */
export function paceOf({ rate, seconds }: { rate?: string | undefined; seconds?: string | undefined }) {
  return { rate: amount('rate', rate, USUAL.rate, FASTEST), seconds: amount('seconds', seconds, USUAL.seconds, Infinity) };
}

function amount(name: string, text: string | undefined, usual: number, most: number) {
  if (text === undefined) return usual;
  const number = text.trim() === '' ? NaN : Number(text);
  if (!(number > 0 && number <= most && number < Infinity))
    throw new UserError(shown`--${name} is "${text}"; it can be a number above 0${most < Infinity ? `, up to ${most}` : ''}.`);
  return number;
}
