declare global {
  /** Returns the URL of a remote's script, or throws a TypeError for any other URL. Called by code that the build adds to remotes. */
  var trustedRemoteScript: ((url: string) => string) | undefined;
}

/** The folders of all registered entries. Scripts of remotes may come only from there. */
const folders = new Set<string>();

/** Allows the scripts in the folder of a remote's entry. */
export const trustScriptsOf = (entry: string): void => void folders.add(new URL('.', entry).href);

/** Makes the URL absolute, and throws if it is no script of a remote. The browser checks the integrity of the script too. */
function checkScriptUrl(url: string): string {
  const { href } = new URL(url, document.baseURI);
  if (![...folders].some((folder) => href.startsWith(folder))) throw new TypeError(`No remote has the script ${href}`);
  return href;
}

const policy = globalThis.trustedTypes?.createPolicy('remotes', { createScriptURL: checkScriptUrl });

/** With Trusted Types this returns a TrustedScriptURL, which TypeScript's library types as a string. */
export const trustedRemoteScript = policy ? (url: string) => policy.createScriptURL(url) : checkScriptUrl;

globalThis.trustedRemoteScript = trustedRemoteScript;
