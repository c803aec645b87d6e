import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, linkRepository, packKit } from 'tooling/kit-package';

/**
 * Creates the example remote in a repository of its own, with the packed kit as its only part of this repository, and builds it there. `sources`
 * replace files of the example by path. Returns the folder.
 */
export async function buildRemoteInOwnRepository(sources: Readonly<Record<string, string>> = {}): Promise<string> {
  const packed = await mkdtemp(join(tmpdir(), 'packed-'));
  const folder = await linkRepository(await packKit(packed));
  await rm(packed, { recursive: true });
  for (const [path, text] of Object.entries(sources)) await writeFile(join(folder, path), text);
  await build(folder);
  return folder;
}
