/** The names of properties in messages of JavaScript engines. They come from code and are kept. */
const PROPERTY = /\((?:reading|setting) '[\w$]+'\)/.source;
const QUOTED = /'[^'\n]*'|"[^"\n]*"|`[^`\n]*`|“[^”\n]*”|‘[^’\n]*’/.source;
const URL_OR_EMAIL = /\b[a-z][\w+.-]*:\/\/\S+|[^\s@]+@[^\s@]+|(?:\/[^\s/]+){2,}\/?/.source;
const NUMBER_OR_TOKEN = /\b\w*\d\w*\b|\b[\w-]{25,}\b/.source;

const PERSONAL = new RegExp([PROPERTY, QUOTED, URL_OR_EMAIL, NUMBER_OR_TOKEN].map((part) => `(${part})`).join('|'), 'gi');

const MAX_LENGTH = 300;

/**
 * Replaces all parts of a message that may be personal data: quoted text, URLs, paths, email addresses, words with a digit and very long words.
 * Libraries put values into their messages in these forms. The rest still says what failed.
 */
export const withoutPersonalData = (message: string): string =>
  message
    .slice(0, MAX_LENGTH * 4)
    .replace(PERSONAL, (match, property?: string) => (property === undefined ? '…' : match))
    .slice(0, MAX_LENGTH);

/** The script and position in a line of a stack trace. */
const SCRIPT_POSITION = /((?:https?:\/\/[^\s/?#]+)?\/[\w./-]+\.m?js:\d+:\d+)/;

const MAX_LINES = 20;

/** The scripts and positions of a stack trace, without the message at its beginning. */
export const withoutPersonalLines = (stack: string): string =>
  stack
    .split('\n')
    .flatMap((line) => SCRIPT_POSITION.exec(line)?.[1] ?? [])
    .slice(0, MAX_LINES)
    .map((place) => `    at ${place}`)
    .join('\n');
