/** No worker can start here, or its script is blocked, gone, changed, or cannot be read. */
export class WorkerDidNotStart extends Error {
  override readonly name = 'WorkerDidNotStart';
}

declare global {
  /**
   * The hashes of scripts from the entries of the loaded remotes, by address; `needs` are the scripts that a worker may load. Written by
   * the build.
   */
  var vouchedScripts: Record<string, { integrity: string; needs: string[] } | undefined> | undefined;
}

/**
 * Starts the worker that the build makes of a file. Write `startWorker(new URL('./name.worker.ts', import.meta.url))` with nothing
 * else between the brackets: the build looks for just that.
 *
 * A remote's script is of another origin, and a browser starts workers from the page's own only. So a blob of the page's origin
 * holds it and all that it may load, each checked against what the remote's entry vouches for: inside a worker nothing checks
 * (decision D-97). A build that is being worked on is vouched for by nobody; its blob loads the script itself.
 */
export function startWorker(script: URL): Worker | Promise<Worker> {
  // Under Trusted Types the shell's build passes a TrustedScriptURL instead, which is only good for its text.
  const href = String(script);
  if (typeof Worker === 'undefined') throw new WorkerDidNotStart('This browser has no workers.');
  const address = JSON.stringify(href);
  // webpack's runtime in the worker resolves files, such as WebAssembly, against this location.
  const located = `Object.defineProperty(self,'location',{value:new URL(${address})});`;
  const vouched = globalThis.vouchedScripts?.[href];
  if (!vouched) return workerOf([`${located}${trustFolderOf(href)}importScripts(${address});`]);
  // The scripts it needs come first: webpack's runtime does not request chunks that are already there.
  return Promise.all([...vouched.needs, href].map(checkedScript)).then((scripts) => workerOf([located, ...scripts.flat()]));
}

/** A worker is under the page's policy: this lets it load the scripts that lie beside its own. */
const trustFolderOf = (href: string) =>
  `self.trustedTypes?.createPolicy('default',{createScriptURL:(url)=>url.startsWith(${JSON.stringify(new URL('.', href).href)})?url:null});`;

/** The address of a worker's script is a blob made here, whatever is asked. */
const policy = globalThis.trustedTypes?.createPolicy('workers', {
  createScriptURL: (url) => {
    if (!url.startsWith('blob:')) throw new TypeError(`${url} is no blob`);
    return url;
  },
});

function workerOf(source: BlobPart[]): Worker {
  const blob = URL.createObjectURL(new Blob(source, { type: 'text/javascript' }));
  try {
    return new Worker(policy ? policy.createScriptURL(blob) : blob);
  } catch (error) {
    throw new WorkerDidNotStart(String(error));
  } finally {
    // The constructor has started to fetch the blob, so the address can be revoked.
    URL.revokeObjectURL(blob);
  }
}

async function checkedScript(address: string): Promise<BlobPart[]> {
  const integrity = globalThis.vouchedScripts?.[address]?.integrity;
  if (!integrity) throw new WorkerDidNotStart(`Nothing vouches for ${address}.`);
  try {
    const response = await fetch(address, { integrity, credentials: 'omit' });
    if (!response.ok) throw new Error(`${response.status}`);
    // Each script needs an end of its own within the joined text.
    return [await response.blob(), '\n;'];
  } catch (error) {
    throw new WorkerDidNotStart(`${address}: ${String(error)}`);
  }
}
