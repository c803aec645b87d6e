import { contractCheck } from './contract-check.mjs';
import { loadingCheck } from './loading-check.mjs';

/**
 * Loads a built remote as the console does, and returns the check of its registry for `publish`. Throws for a remote that the console could not use, and
 * passes messages about what could not be tried without a browser to `note`.
 * @param {import('./built-remote.mjs').BuiltRemote} built @param {(note: string) => void} [note]
 */
export async function publishingCheck(built, note = console.log) {
  (await loadingCheck(built)).forEach((text) => note(text));
  return contractCheck(built.entry.name);
}
