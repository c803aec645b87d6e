import { SCRIPT_LIMIT_MS, SCRIPT_PAUSES_MS } from '../model/registry/script-attempts';

/** The worker could not start: the browser has no workers, or its script is blocked, missing or changed. */
export class WorkerDidNotStart extends Error {
  override readonly name = 'WorkerDidNotStart';
}

declare global {
  /**
   * The hashes of scripts from the entries of the loaded remotes, by URL; `needs` are the scripts that a worker may load. Written by
   * the build. Entries that are already published use this name, so it cannot change.
   */
  var vouchedScripts: Record<string, { integrity: string; needs: string[] } | undefined> | undefined;
}

/**
 * Starts the worker that the build creates from a file. Write `startWorker(new URL('./name.worker.ts', import.meta.url))` with nothing else
 * in the parentheses, because the build searches for exactly that.
 *
 * The script of a remote may have another origin, but browsers start workers only from the page's own origin. So the worker starts from a
 * blob with its script and all scripts that it may load. Their hashes are checked before, because a worker cannot check them (D-97).
 * Development builds have no hashes: their blob loads the script itself.
 */
export function startWorker(script: URL): Worker | Promise<Worker> {
  // Under Trusted Types the shell's build passes a TrustedScriptURL, of which only the text is used.
  const href = String(script);
  if (typeof Worker === 'undefined') throw new WorkerDidNotStart('This browser has no workers.');
  const quotedUrl = JSON.stringify(href);
  // webpack's runtime in the worker resolves files, such as WebAssembly, against this location.
  const located = `Object.defineProperty(self,'location',{value:new URL(${quotedUrl})});`;
  const listed = globalThis.vouchedScripts?.[href];
  if (!listed) return workerOf([`${located}${trustFolderOf(href)}importScripts(${quotedUrl});`]);
  // The scripts it needs come first: webpack's runtime does not request chunks that are already there.
  return Promise.all([...listed.needs, href].map(checkedScript)).then((scripts) => workerOf([located, ...scripts.flat()]));
}

/** Code that lets the worker load scripts from the folder of its own script, because the policy of the page also applies to it. */
const trustFolderOf = (href: string) =>
  `self.trustedTypes?.createPolicy('default',{createScriptURL:(url)=>url.startsWith(${JSON.stringify(new URL('.', href).href)})?url:null});`;

/** Allows only blobs as scripts of workers. */
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
    // The constructor has started to fetch the blob, so its URL can be revoked.
    URL.revokeObjectURL(blob);
  }
}

async function checkedScript(url: string): Promise<BlobPart[]> {
  const integrity = globalThis.vouchedScripts?.[url]?.integrity;
  if (!integrity) throw new WorkerDidNotStart(`No integrity hash for ${url}.`);
  for (let attempts = 0; ; attempts++) {
    try {
      const response = await fetch(url, { integrity, credentials: 'omit', signal: AbortSignal.timeout(SCRIPT_LIMIT_MS) });
      if (!response.ok) throw new Error(`${response.status}`);
      // The last statement of a script must end before the next script in the joined text.
      return [await response.blob(), '\n;'];
    } catch (error) {
      if (attempts === SCRIPT_PAUSES_MS.length) throw new WorkerDidNotStart(`${url}: ${String(error)}`);
      await new Promise((resolve) => setTimeout(resolve, SCRIPT_PAUSES_MS[attempts]));
    }
  }
}
