declare global {
  /** Passes the address of a remote's script, or throws. Called by the code that the build writes into remotes. */
  var trustedRemoteScript: ((url: string) => string) | undefined;
}

/** The folders of the entries that have been registered: scripts of remotes come from there and nowhere else. */
const folders = new Set<string>();

/** Lets scripts beside a remote's entry be loaded. */
export const trustScriptsOf = (entry: string): void => void folders.add(new URL('.', entry).href);

/** The address, made whole, if it is one of a remote's scripts. What runs is checked by its integrity besides. */
function ofRemote(address: string): string {
  const { href } = new URL(address, document.baseURI);
  if (![...folders].some((folder) => href.startsWith(folder))) throw new TypeError(`No remote has the script ${href}`);
  return href;
}

const policy = globalThis.trustedTypes?.createPolicy('remotes', { createScriptURL: ofRemote });

/** Under Trusted Types what comes back is a TrustedScriptURL, which the compiler's library takes for a text. */
export const trustedRemoteScript = policy ? (url: string) => policy.createScriptURL(url) : ofRemote;

globalThis.trustedRemoteScript = trustedRemoteScript;
