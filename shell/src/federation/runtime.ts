import { KIT_VERSION } from 'shared-kit/host/contract';
import { kitMismatch, type RegistryEntry } from 'shared-kit/model/registry';
import type { ModuleFederation } from '@module-federation/runtime';
import { trustedRemoteScript, trustScriptsOf } from './trusted-scripts';

/** Webpack's module federation provides this variable in the built code. */
declare const __webpack_require__: { federation: { instance: ModuleFederation } };

/** The part of the federation runtime that the shell uses. */
export type FederationRuntime = Pick<ModuleFederation, 'registerPlugins' | 'registerRemotes' | 'loadRemote'>;

/** How long a remote's entry may take before it counts as failed. The page asks for it three times within this time (index.html). */
export const ENTRY_LIMIT_MS = 35_000;

const integrityOf = new Map<string, string>();
/** The entry of each remote that a runtime knows. */
const registered = new WeakMap<FederationRuntime, Map<string, string>>();

/** The runtime that holds the shares of this build. Importing the package would create a second runtime. */
export const webpackRuntime = (): FederationRuntime => __webpack_require__.federation.instance;

/** The script element of a remote's entry, with the hash of the registry: the browser runs only those bytes. */
export function entryScript(url: string): HTMLScriptElement | undefined {
  const integrity = integrityOf.get(url);
  if (integrity === undefined) return undefined;
  const script = document.createElement('script');
  script.src = trustedRemoteScript(url);
  // An override has no hash, because it changes with every build (overrides.ts).
  if (integrity !== '') script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  // Without the nonce of the page: its policy allows the script by where it comes from.
  return script;
}

/**
 * Makes a remote known to the runtime. `reloadEntry` first removes the failed entry: otherwise the runtime would keep returning the failure
 * (module-federation/core#3685). So does a new version, which would use the chunks of the old one. Throws if the remote needs another kit.
 */
export function registerRemote(runtime: FederationRuntime, { name, entry, integrity, kit }: RegistryEntry, reloadEntry = false): void {
  if (kitMismatch(kit, KIT_VERSION)) throw new Error(`built for kit ${kit}, this is ${KIT_VERSION}`);
  let entries = registered.get(runtime);
  if (!entries) {
    registered.set(runtime, (entries = new Map<string, string>()));
    runtime.registerPlugins([
      {
        name: 'integrity',
        createScript: ({ url }) => {
          const script = entryScript(url);
          return script && { script, timeout: ENTRY_LIMIT_MS };
        },
      },
    ]);
  }
  integrityOf.set(entry, integrity);
  trustScriptsOf(entry);
  const force = reloadEntry || (entries.get(name) ?? entry) !== entry;
  entries.set(name, entry);
  if (force) Reflect.deleteProperty(globalThis, `webpackChunk${name.replaceAll('-', '_')}`);
  runtime.registerRemotes([{ name, entry, entryGlobalName: name }], { force });
}
