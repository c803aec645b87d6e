import { followedAddresses } from './follow-build.mjs';
import { showError } from './overlay.mjs';

/** Shows an error of the remotes that are being developed; the console itself handles all others. @param {unknown} error */
export async function showOwnError(error) {
  const text = textOf(error);
  const address = followedAddresses().find((one) => text.includes(one));
  if (address !== undefined) await showErrorOf(address, error);
}

/** Shows an error with file and line of the sources, which the build's server returns (`webpack/source-places.mjs`). @param {string} address URL of the build @param {unknown} error */
export async function showErrorOf(address, error) {
  const text = textOf(error);
  try {
    const response = await fetch(`${address}__places`, { method: 'POST', body: text });
    showError(response.ok ? await response.text() : text);
  } catch {
    // The server of the build has ended.
    showError(text);
  }
}

/** @param {unknown} error */
const textOf = (error) => (error instanceof Error ? String(error.stack ?? error) : String(error));
