import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListedRemote } from './released-registry';

/** URL of a remote's development server on this machine (tooling/webpack/dev-server.ts). */
const OWN_SERVER = /^http:\/\/127\.0\.0\.1:\d+\/[\w.-]+$/;

function asEntry(json: unknown): ListedRemote {
  const entry = json as Partial<ListedRemote> | null;
  if (typeof entry?.name !== 'string') throw new Error('it has no name');
  if (!OWN_SERVER.test(String(entry.entry))) throw new Error('its entry is no URL of this machine');
  return entry as ListedRemote;
}

/** The registry entries in these folders of remotes. `onProblem` is called for one that is missing or broken, which is left out. */
export async function findWorkedOn(
  folders: readonly string[],
  onProblem: (folder: string, reason: string) => void,
): Promise<ListedRemote[]> {
  const entries = await Promise.all(
    folders.map(async (folder): Promise<ListedRemote | null> => {
      try {
        return asEntry(JSON.parse(await readFile(join(folder, 'dist', 'registry-entry.json'), 'utf8')));
      } catch (error) {
        onProblem(folder, error instanceof Error ? error.message : String(error));
        return null;
      }
    }),
  );
  return entries.filter((remote) => remote !== null);
}

/** The released remotes, with those under development in the places of the released ones. */
export function withWorkedOn(released: readonly ListedRemote[], workedOn: readonly ListedRemote[]): ListedRemote[] {
  const replaced = released.map((remote) => workedOn.find(({ name }) => name === remote.name) ?? remote);
  return [...replaced, ...workedOn.filter(({ name }) => !released.some((remote) => remote.name === name))];
}
