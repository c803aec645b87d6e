import { shown } from '../ground/print';
import { UserError } from '../ground/user-error';
import { consoleCode } from './console-code';
import { isSignedByOneOf, keysIn } from './signature';
import type { ReleaseStore } from './release-store';
import type { Registry } from './registry';

/** Each running web server has a file here with the kit of its shell, its `REGISTRY_KEY` and the numbers it has seen (`platform/web/src/shell/running-shell.ts`). */
const FOLDER = 'shell/in-force';

/** Servers write their file again each minute, so an older file belongs to a killed server. */
const IN_FORCE_MS = 5 * 60_000;
const ANSWER_MS = 10_000;

export interface ShellInForce {
  kit: string;
  registryKey?: string;
  /** The numbers of registries that were in force, by the key that signed them, as JSON gives them. */
  seen?: unknown;
}

/** The shells of the running web servers of these releases. Servers that cannot write to the folder, or that read a bucket through a load balancer, are unknown. */
async function runningShells(store: ReleaseStore): Promise<ShellInForce[]> {
  const files = await Promise.all((await store.list(FOLDER)).map((name) => store.read(`${FOLDER}/${name}`)));
  return files.flatMap((bytes) => shellIn(bytes) ?? []);
}

function shellIn(bytes: Buffer | null): ShellInForce | undefined {
  try {
    const { kit, registryKey, seen, at } = JSON.parse(bytes?.toString('utf8') ?? '');
    if (typeof kit !== 'string' || !(Date.now() - Date.parse(at) < IN_FORCE_MS)) return undefined;
    return { kit, seen, ...(typeof registryKey === 'string' && { registryKey }) };
  } catch {
    // The file is being removed or written.
    return undefined;
  }
}

/** The distinct kits of the shells in force. */
export const runningKits = async (store: ReleaseStore) => [...new Set((await runningShells(store)).map(({ kit }) => kit))];

/** Refuses a registry that a running web server would not accept, since its users would stay on the previous one. */
export async function requireKnownKey(store: ReleaseStore, registry: Registry) {
  const settings = new Set((await runningShells(store)).flatMap(({ registryKey }) => registryKey ?? []));
  const taken = await Promise.all([...settings].map((setting) => isSignedByOneOf(registry, keysIn(setting))));
  if (taken.every(Boolean)) return;
  throw new UserError(
    shown`A web server that runs on ${store.name} takes only what a key of its REGISTRY_KEY has signed, and would not take this. Nothing was changed.\n` +
      'Name such a key: REGISTRY_SIGNING_KEY (tooling/release/README.md).',
  );
}

/** The highest number that a running web server has seen of a registry that one of these keys signed; 0 for none. It takes no lower one. */
export async function highestSeen(store: ReleaseStore, keys: readonly string[]): Promise<number> {
  const { seenSerialsIn } = await consoleCode();
  const numbers = (await runningShells(store)).flatMap(({ seen }) => seenSerialsIn(seen) ?? []);
  return Math.max(0, ...numbers.flatMap(([key, serial]) => (keys.includes(key) ? [serial] : [])));
}

/** The kit version of the shell that a console serves. @param url such as `https://console.example` */
export async function kitOfConsole(url: string) {
  const refuse = (reason: string): never => {
    throw new UserError(
      shown`--console is "${url}", which ${reason}. Nothing was changed.\nIt is the URL that users open, such as https://console.example.`,
    );
  };
  if (!URL.canParse(url) || !/^https?:/.test(url)) return refuse('is no http or https URL');
  const page = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS), headers: { accept: 'text/html' } }).then(
    (answer) => answer.text(),
    () => refuse('does not answer'),
  );
  return /<html[^>]* data-kit="([\d.]+)"/.exec(page)?.[1] ?? refuse('is no console, or one from before shells named their kit');
}

/** Refuses a remote that a shell in force could not run, since nobody could open its pages. */
export async function requireKit({ name, version, kit }: { name: string; version: string; kit?: unknown }, kits: readonly string[]) {
  if (typeof kit !== 'string' || kits.length === 0) return;
  const { kitMismatch } = await consoleCode();
  for (const own of kits) {
    const mismatch = kitMismatch(kit, own);
    if (mismatch === null) continue;
    const order =
      mismatch === 'newer' ? 'Start the web servers of the newer release first, and end the earlier ones' : 'Build it with the present kit';
    throw new UserError(
      shown`${name} ${version} was built for kit ${kit}, and a console in force has kit ${own}: it would show none of its pages. Nothing was changed.\n${order} (docs/deploy.md, Upgrading).`,
    );
  }
}
