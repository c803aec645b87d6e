import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListedRemote } from './released-registry';

/** A remote that somebody works on: served from where it was built last, and vouched for by nobody. */
export interface WorkedOnRemote {
  folder: string;
  entry: ListedRemote & { version: string };
}

/** Parts of an address, so nothing that could leave it. */
const SAFE = /^[A-Za-z0-9][A-Za-z0-9._+-]*$/;

function asEntry(json: unknown): WorkedOnRemote['entry'] {
  const entry = json as Partial<WorkedOnRemote['entry']> | null;
  const named = [entry?.name, entry?.version, entry?.entry].every((part) => typeof part === 'string' && SAFE.test(part));
  if (!named) throw new Error('its name, version or entry cannot be part of an address');
  return entry as WorkedOnRemote['entry'];
}

/** Those of the folders that are built. One that is missing or broken is told to `onProblem`; the others are there. */
export async function findWorkedOn(folders: readonly string[], onProblem: (folder: string, reason: string) => void): Promise<WorkedOnRemote[]> {
  const found = await Promise.all(
    folders.map(async (folder): Promise<WorkedOnRemote | null> => {
      try {
        return { folder, entry: asEntry(JSON.parse(await readFile(join(folder, 'dist', 'registry-entry.json'), 'utf8'))) };
      } catch (error) {
        onProblem(folder, error instanceof Error ? error.message : String(error));
        return null;
      }
    }),
  );
  return found.filter((remote) => remote !== null);
}

/** The released remotes, with those that are worked on in their places. */
export function withWorkedOn(released: readonly ListedRemote[], workedOn: readonly WorkedOnRemote[]): ListedRemote[] {
  const built = workedOn.map(({ entry }) => ({ ...entry, entry: `/remotes/${entry.name}/${entry.version}/${entry.entry}` }));
  const kept = released.map((remote) => built.find(({ name }) => name === remote.name) ?? remote);
  return [...kept, ...built.filter(({ name }) => !released.some((remote) => remote.name === name))];
}
