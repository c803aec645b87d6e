import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, linkRepository, packKit } from 'tooling/kit-package';

/**
 * Makes a remote in a repository of its own and builds it there. Of this repository it has only the packed kit. `sources` replace files of the
 * example, by their paths. Returns its folder.
 */
export async function aRemoteElsewhere(sources: Readonly<Record<string, string>> = {}): Promise<string> {
  const packed = await mkdtemp(join(tmpdir(), 'packed-'));
  const folder = await linkRepository(await packKit(packed));
  await rm(packed, { recursive: true });
  for (const [path, text] of Object.entries(sources)) await writeFile(join(folder, path), text);
  await build(folder);
  return folder;
}
