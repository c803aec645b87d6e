/** Names of properties that engines put into their messages: code, no data. */
const PROPERTY = /\((?:reading|setting) '[\w$]+'\)/.source;
const QUOTED = /'[^'\n]*'|"[^"\n]*"|`[^`\n]*`|“[^”\n]*”|‘[^’\n]*’/.source;
const ADDRESS = /\b[a-z][\w+.-]*:\/\/\S+|[^\s@]+@[^\s@]+|(?:\/[^\s/]+){2,}\/?/.source;
const NUMBER_OR_TOKEN = /\b\w*\d\w*\b|\b[\w-]{25,}\b/.source;

const PERSONAL = new RegExp([PROPERTY, QUOTED, ADDRESS, NUMBER_OR_TOKEN].map((part) => `(${part})`).join('|'), 'gi');

const LONGEST = 300;

/**
 * A message without what may tell of somebody: what is quoted, addresses of pages and people, whatever has a digit, and words too long to be
 * one. A message of a library names its values that way; what is left says what went wrong.
 */
export const withoutPersonalData = (message: string): string =>
  message.slice(0, LONGEST * 4).replace(PERSONAL, (found, property?: string) => (property === undefined ? '…' : found)).slice(0, LONGEST);

/** Where a line of a stack trace points to: a script and a place in it. */
const PLACE = /((?:https?:\/\/[^\s/?#]+)?\/[\w./-]+\.m?js:\d+:\d+)/;

const MOST_LINES = 20;

/** The places in scripts that an error came through; the message, which browsers begin a trace with, is no part of it. */
export const withoutPersonalLines = (stack: string): string =>
  stack
    .split('\n')
    .flatMap((line) => PLACE.exec(line)?.[1] ?? [])
    .slice(0, MOST_LINES)
    .map((place) => `    at ${place}`)
    .join('\n');
