import { KIT_VERSION, misfitOf, type RegistryEntry } from 'shared-kit/contract';
import type { ModuleFederation } from '@module-federation/runtime';
import { styleNonce } from 'shared-kit/ui-core';
import { trustedRemoteScript, trustScriptsOf } from './trusted-scripts';

/** What webpack's module federation leaves for the code it built. */
declare const __webpack_require__: { federation: { instance: ModuleFederation } };

/** The part of the federation runtime that the shell uses. */
export type FederationRuntime = Pick<ModuleFederation, 'registerPlugins' | 'registerRemotes' | 'loadRemote'>;

/** How long a remote's entry may take before it counts as failed. */
export const ENTRY_LIMIT_MS = 15_000;

const integrityOf = new Map<string, string>();
const prepared = new WeakSet<FederationRuntime>();

/** The runtime that this build's shares live in. Importing the package instead would start a second one. */
export const webpackRuntime = (): FederationRuntime => __webpack_require__.federation.instance;

/** The script of a remote's entry: only the bytes that the registry vouches for are run. */
export function entryScript(url: string): HTMLScriptElement | undefined {
  const integrity = integrityOf.get(url);
  if (integrity === undefined) return undefined;
  const script = document.createElement('script');
  script.src = trustedRemoteScript(url);
  // Empty for an entry of a developer's own machine, which changes with every build (overrides.ts).
  if (integrity !== '') script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  const nonce = styleNonce();
  if (nonce) script.nonce = nonce;
  return script;
}

/**
 * Makes a remote known to the runtime. With `anew` what is left of a failed or an older entry is cleared first: the
 * runtime would go on answering with the failure (module-federation/core#3685), and another version would take the chunks of the one
 * before for its own.
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
