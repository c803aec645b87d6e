import { KIT_VERSION, misfitOf, type RegistryEntry } from 'shared-kit/contract';
import type { ModuleFederation } from '@module-federation/runtime';
import { styleNonce } from 'shared-kit/ui-core';
import { trustedRemoteScript, trustScriptsOf } from './trusted-scripts';

/** Webpack's module federation provides this variable in the built code. */
declare const __webpack_require__: { federation: { instance: ModuleFederation } };

/** The part of the federation runtime that the shell uses. */
export type FederationRuntime = Pick<ModuleFederation, 'registerPlugins' | 'registerRemotes' | 'loadRemote'>;

/** How long a remote's entry may take before it counts as failed. */
export const ENTRY_LIMIT_MS = 15_000;

const integrityOf = new Map<string, string>();
const prepared = new WeakSet<FederationRuntime>();

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
  const nonce = styleNonce();
  if (nonce) script.nonce = nonce;
  return script;
}

/**
 * Makes a remote known to the runtime. `anew` first removes the failed or older entry: otherwise the runtime would keep returning the
 * failure (module-federation/core#3685), and a new version would use the chunks of the old one. Throws if the remote needs another kit.
 */
export function registerRemote(runtime: FederationRuntime, { name, entry, integrity, kit }: RegistryEntry, anew = false): void {
  if (misfitOf(kit)) throw new Error(`built for kit ${kit}, this is ${KIT_VERSION}`);
  if (!prepared.has(runtime)) {
    prepared.add(runtime);
    runtime.registerPlugins([
      {
        name: 'integrity-and-nonce',
        createScript: ({ url }) => {
          const script = entryScript(url);
          return script && { script, timeout: ENTRY_LIMIT_MS };
        },
      },
    ]);
  }
  integrityOf.set(entry, integrity);
  trustScriptsOf(entry);
  if (anew) Reflect.deleteProperty(globalThis, `webpackChunk${name.replaceAll('-', '_')}`);
  runtime.registerRemotes([{ name, entry, entryGlobalName: name }], { force: anew });
}
