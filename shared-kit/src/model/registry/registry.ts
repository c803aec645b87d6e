import { assignOwners, type LostDeclaration } from './route-owners';
import { manifestFault, manifestOf, type Fault, type RemoteManifest } from './remote';
import { fieldsOf, faultyField, isFields, isHttpUrl, isLike, isPath, isText, maybe, type Fields, type Shape } from './shape';

const SCHEMA = 1;

/** The maximum number of remotes; a registry with more is invalid. */
export const MOST_REMOTES = 200;

/** The length to which an invalid name is cut. */
const LONGEST_NAME = 64;

/** A published version of a remote, as `/registry.json` lists it. */
export interface RegistryEntry extends RemoteManifest {
  version: string;
  /** URL of its entry script; a relative one is resolved against the registry. */
  entry: string;
  /** Subresource integrity of that script. */
  integrity: string;
  /** The version of the kit that it was built for. */
  kit?: string;
}

/** An entry that the console cannot use, and why. */
export interface LeftOut {
  /** The position in the list for an entry without a name. */
  name: string;
  fault: Fault;
}

export interface Registry {
  remotes: RegistryEntry[];
  leftOut: LeftOut[];
  /** Routes and links that remotes declare although they belong to others (D-10). */
  lost: LostDeclaration[];
}

const isRelative = isLike(/^[\w.-]+(\/[\w.-]+)*$/);

const PUBLISHED: Shape = {
  version: isLike(/^.{1,200}$/),
  /** Accepts `remotes/x/entry.js`, `/remotes/…` and absolute URLs. */
  entry: (value) => isHttpUrl(value) || isPath(value) || isRelative(value),
  integrity: isLike(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/),
  kit: maybe(isLike(/^\d{1,5}(\.\d{1,5}){2}$/)),
};

/**
 * Reads the registry. Entries that are malformed, of another contract, without integrity, duplicate, or rejected by `sourceFault` are excluded
 * and reported; the others work. Null if it is not a registry.
 */
export function parseRegistry(json: unknown, sourceFault: (entry: string) => Fault | null = () => null): Registry | null {
  if (!isFields(json) || json['schema'] !== SCHEMA || !Array.isArray(json['remotes']) || json['remotes'].length > MOST_REMOTES) return null;
  const entries: RegistryEntry[] = [];
  const leftOut: LeftOut[] = [];
  json['remotes'].forEach((value: unknown, index) => {
    const fields = isFields(value) ? value : {};
    const name = isText(fields['name']) ? fields['name'].slice(0, LONGEST_NAME) : `#${index + 1}`;
    const fault =
      faultOf(fields) ??
      sourceFault(fields['entry'] as string) ??
      (entries.some((one) => one.name === name) ? ({ reason: 'twice' } as const) : null);
    if (fault !== null) leftOut.push({ name, fault });
    else entries.push({ ...manifestOf(value as RegistryEntry & Record<string, unknown>), ...fieldsOf(PUBLISHED, value as RegistryEntry) });
  });
  return { ...assignOwners(entries), leftOut };
}

function faultOf(entry: Fields): Fault | null {
  const fault = manifestFault(entry);
  if (fault !== null) return fault;
  const field = faultyField(PUBLISHED, entry);
  return field === null ? null : { reason: 'malformed', field };
}
