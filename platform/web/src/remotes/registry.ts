import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a build says of its remote (design section 3). The shell checks the rest; this server needs name and version. */
export interface RegistryEntry {
  name: string;
  version: string;
  entry: string;
  [more: string]: unknown;
}

export interface FoundRemote {
  folder: string;
  entry: RegistryEntry;
}

/** Parts of an address, so nothing that could leave it. */
const SAFE = /^[A-Za-z0-9][A-Za-z0-9._+-]*$/;

function asEntry(json: unknown): RegistryEntry {
  const entry = json as Partial<RegistryEntry> | null;
  if (typeof entry !== 'object' || entry === null) throw new Error('it is no object');
  for (const part of ['name', 'version', 'entry'] as const) {
    if (typeof entry[part] !== 'string' || entry[part] === '') throw new Error(`it has no ${part}`);
  }
  const { name, version } = entry as RegistryEntry;
  if (!SAFE.test(name) || !SAFE.test(version)) throw new Error('its name or version cannot be part of an address');
  return entry as RegistryEntry;
}

/** The remotes that are built. A missing or broken one is left out and told to `onProblem`; the others are there. */
export async function findRemotes(
  folders: readonly string[],
  onProblem: (folder: string, reason: string) => void,
): Promise<FoundRemote[]> {
  const found = await Promise.all(
    folders.map(async (folder): Promise<FoundRemote | null> => {
      try {
        const json = await readFile(join(folder, 'dist', 'registry-entry.json'), 'utf8');
        return { folder, entry: asEntry(JSON.parse(json)) };
      } catch (error) {
        onProblem(folder, error instanceof Error ? error.message : String(error));
        return null;
      }
    }),
  );
  return found.filter((remote) => remote !== null);
}

/** An entry's address on this server, unless the build names a full one. */
function addressOf({ name, version, entry }: RegistryEntry): string {
  if (entry.startsWith('/') || /^https?:/.test(entry)) return entry;
  return `/remotes/${name}/${version}/${entry}`;
}

/** `GET /registry.json`. */
export function registryOf(remotes: readonly FoundRemote[]): { schema: 1; remotes: RegistryEntry[] } {
  return { schema: 1, remotes: remotes.map(({ entry }) => ({ ...entry, entry: addressOf(entry) })) };
}
