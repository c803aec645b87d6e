import { logFormatIn } from './server-environment';
import { googleLine } from '../log/google-logging';

const isForGoogle = logFormatIn(process.env) === 'google';

/** Prints a line of a command for a person at a terminal, or for Cloud Logging (ADD-36). */
export function printLine(severity: 'INFO' | 'CRITICAL', text: string): void {
  const line = isForGoogle ? googleLine(severity, text) : text;
  if (severity === 'INFO') console.log(line);
  else console.error(line);
}
