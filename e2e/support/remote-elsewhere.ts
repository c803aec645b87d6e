import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aRepository, build, packKit } from 'tooling/kit-package';

/** A remote in a repository of its own, built there with nothing of this repository but the packed kit. Returns its folder. */
export async function aRemoteElsewhere(): Promise<string> {
  const packed = await mkdtemp(join(tmpdir(), 'packed-'));
  const folder = await aRepository(await packKit(packed));
  await rm(packed, { recursive: true });
  await build(folder);
  return folder;
}
