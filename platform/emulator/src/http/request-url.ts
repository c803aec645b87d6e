import { invalidArgument } from '../errors/status';

/** The URL of a request. Its origin is a placeholder. */
export function parseUrl(text: string | undefined): URL {
  try {
    return new URL(text ?? '/', 'http://localhost');
  } catch {
    throw invalidArgument('The URL of the request cannot be parsed.');
  }
}

/** A part of a path without its percent signs. */
export function decodePart(part: string | undefined): string {
  try {
    return decodeURIComponent(part ?? '');
  } catch {
    throw invalidArgument(`The URL is not encoded properly: "${part}".`);
  }
}

/** A whole number in a header or form; undefined when it is not there. */
export function wholeNumber(name: string, text: string | string[] | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (typeof text !== 'string' || !/^\d{1,15}$/.test(text)) throw invalidArgument(`Invalid value of ${name}: wanted is a whole number.`);
  return Number(text);
}
