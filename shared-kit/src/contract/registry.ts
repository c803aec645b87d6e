import { manifestFault, manifestOf, type RemoteManifest } from './remote';
import { isFields, isPath, isHttpUrl, isText } from './shape';

const SCHEMA = 1;

/** A published version of a remote, as `/registry.json` lists it. */
export interface RegistryEntry extends RemoteManifest {
  version: string;
  /** Address of its entry script; relative ones count from the registry. */
  entry: string;
  /** Subresource integrity of that script. */
  integrity: string;
}

/** An entry the console does without, and why. */
export interface LeftOut {
  name: string;
  reason: string;
}

export interface Registry {
  remotes: RegistryEntry[];
  leftOut: LeftOut[];
}

const isIntegrity = (value: unknown): value is string => isText(value) && /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/.test(value);

/** `remotes/x/entry.js` and `/remotes/…` as well as full addresses. */
const isEntryAddress = (value: unknown): value is string =>
  isHttpUrl(value) || isPath(value) || (isText(value) && /^[\w.-]+(\/[\w.-]+)*$/.test(value));

/**
 * Reads the registry. Entries that are malformed, of another contract, without integrity or there twice are left out and
 * named; the rest works. Null when it is no registry at all.
 */
export function parseRegistry(json: unknown): Registry | null {
  if (!isFields(json) || json['schema'] !== SCHEMA || !Array.isArray(json['remotes'])) return null;
  const registry: Registry = { remotes: [], leftOut: [] };
  json['remotes'].forEach((value: unknown, index) => {
    const name = isFields(value) && isText(value['name']) ? value['name'] : `#${index + 1}`;
    const fault = faultOf(value) ?? (registry.remotes.some((one) => one.name === name) ? 'listed twice' : null);
    if (fault !== null) registry.leftOut.push({ name, reason: fault });
    else registry.remotes.push(entryOf(value as RegistryEntry));
  });
  return registry;
}

function faultOf(value: unknown): string | null {
  if (!isFields(value)) return 'not an object';
  const fault = manifestFault(value);
  if (fault !== null) return fault;
  if (!isText(value['version'])) return 'version is missing';
  if (!isEntryAddress(value['entry'])) return 'entry is not an address';
  if (!isIntegrity(value['integrity'])) return 'integrity is missing or malformed';
  return null;
}

const entryOf = (value: RegistryEntry): RegistryEntry => ({
  ...manifestOf({ ...value }),
  version: value.version,
  entry: value.entry,
  integrity: value.integrity,
});
