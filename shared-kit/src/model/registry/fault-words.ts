import type { Fault } from './remote';
import texts from 'locales/en-US/remotes.json';

/** The console's text for an entry that it cannot use, for developers of the remote. */
export function faultWords({ reason, ...values }: Fault): string {
  const valuesByName: Readonly<Record<string, unknown>> = values;
  return texts.unusable[reason].replace(/{{(\w+)}}/g, (_, name: string) => String(valuesByName[name]));
}
