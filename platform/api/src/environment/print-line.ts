import { escaped, print, printError } from 'tooling/print';
import { logFormatIn } from './server-environment';
import { googleLine } from '../log/google-logging';

const isForGoogle = logFormatIn(process.env) === 'google';

/** Prints what a command does for a person at a terminal, or for Cloud Logging (ADD-36). Stored names stay on its line (ADD-50). */
export const printLine = (text: string): void => print(isForGoogle ? googleLine('INFO', text) : escaped(text));

/** Prints why a command ended, as {@link printLine}. Its error may have several lines. */
export const printFailure = (text: string): void => printError(isForGoogle ? googleLine('CRITICAL', text) : text);
