import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { print, shown } from './print';
import { UserError } from './user-error';
import { ROOT } from './workspace';

/** Readings per second, and seconds, of a count that says neither. */
export const USUAL = { rate: 2, seconds: 600 };
const FASTEST = 100;

/**
 * @typedef {object} Counted what is counted, by whom and how fast, as `platform/counting` takes it
 * @property {number} rate readings per second
 * @property {number} seconds
 * @property {string} [domain]
 * @property {string} [company]
 * @property {string} [task] the name of a pending task, or an empty text for the oldest one
 * @property {string} [account]
 * @property {string} [password]
 */
/** @typedef {Counted & { url: string, signal: AbortSignal, say: (line: string) => void }} Played */

/** Packages that a count loads, to be built before. */
export const COUNTING_PACKAGES = ['platform-seed', 'platform-counting'];

/**
 * Plays a count in the console at this URL until its end, or until the signal ends it: then what was read is sent and the session ends.
 * @param {Omit<Played, 'say'> & Partial<Played>} options
 */
export async function playCount({ say = print, ...options }) {
  /** @type {{ CountError: typeof Error, countInConsole: (options: Played) => Promise<void> }} */
  const { CountError, countInConsole } = await import(pathToFileURL(join(ROOT, 'platform', 'counting', 'dist', 'index.mjs')).href);
  try {
    await countInConsole({ ...options, say });
  } catch (error) {
    throw error instanceof CountError ? new UserError(error.message) : error;
  }
}

/** The pace from its options. @param {{ rate?: string | undefined, seconds?: string | undefined }} values */
export function paceOf({ rate, seconds }) {
  return { rate: amount('rate', rate, USUAL.rate, FASTEST), seconds: amount('seconds', seconds, USUAL.seconds, Infinity) };
}

/** @param {string} name @param {string | undefined} text @param {number} usual @param {number} most */
function amount(name, text, usual, most) {
  if (text === undefined) return usual;
  const number = text.trim() === '' ? NaN : Number(text);
  if (!(number > 0 && number <= most && number < Infinity))
    throw new UserError(shown`--${name} is "${text}"; it can be a number above 0${most < Infinity ? `, up to ${most}` : ''}.`);
  return number;
}
