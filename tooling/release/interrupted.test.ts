import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { nodeArguments } from '../ground/run';
import { openFolder } from './folder-store';
import { publish } from './publish';
import { currentRegistry, readRegistry } from './registry-history';
import { rollBack } from './rollback';
import { faultsOf } from './release-faults';
import { openStore } from './store';
import { aBuild, aFolder } from './testing/builds';
import { filesWith } from './testing/failing-files';

const A = aBuild('mfe-x', '1.0.0-aa');
const B = aBuild('mfe-x', '1.1.0-bb');
const KILLED = join(import.meta.dirname, 'testing', 'publish-until-killed.ts');

let before: string;
let folder: string;
beforeAll(async () => {
  before = aFolder();
  await publish(openStore(before), A);
});
beforeEach(() => {
  folder = aFolder();
  cpSync(before, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => rmSync(before, { recursive: true }));

const servedVersion = async () => readRegistry(await openStore(folder).read('registry.json'))!.remotes[0]?.version;

/** The number of disk changes of one publish. */
async function changesOfOne() {
  let changes = 0;
  const counting = aFolder();
  cpSync(before, counting, { recursive: true });
  await publish(
    openFolder(
      counting,
      filesWith(() => (changes += 1)),
    ),
    B,
  );
  rmSync(counting, { recursive: true });
  return changes;
}

it('ADD-RELEASE-04 wherever a publish is killed, the registry is valid, and the next publish completes the work', async () => {
  const changes = await changesOfOne();
  expect(changes).toBeGreaterThan(8);
  for (let count = 1; count <= changes; count += 1) {
    rmSync(folder, { recursive: true });
    cpSync(before, folder, { recursive: true });
    const { signal } = spawnSync(process.execPath, nodeArguments([KILLED, folder, String(count)]));
    expect([count, signal]).toEqual([count, 'SIGKILL']);
    expect([count, await faultsOf(openStore(folder))]).toEqual([count, []]);
    expect([A, B].map(({ entry }) => entry.version)).toContain(await servedVersion());
    await publish(openStore(folder), B);
    expect([count, await servedVersion(), await faultsOf(openStore(folder))]).toEqual([count, B.entry.version, []]);
    await rollBack(openStore(folder), 'mfe-x');
    expect([count, await servedVersion()]).toEqual([count, A.entry.version]);
  }
});

it('ADD-RELEASE-04 wherever the disk is full, the registry stays valid and publishing reports it', async () => {
  const changes = await changesOfOne();
  let reached = 0;
  for (let count = 1; count <= changes; count += 1) {
    rmSync(folder, { recursive: true });
    cpSync(before, folder, { recursive: true });
    const full = filesWith((done, name) => {
      // Removing a file succeeds, since it needs no space.
      if (done < count || name === 'rm') return;
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    });
    const told = await publish(openFolder(folder, full), B).then(
      () => null,
      (error) => error,
    );
    if (told) reached += 1;
    if (told) expect(told.message).toMatch(/^There is no room left in .*Make some, and run the same again/s);
    expect([count, await faultsOf(openStore(folder))]).toEqual([count, []]);
    await publish(openStore(folder), B);
    expect([count, await servedVersion()]).toEqual([count, B.entry.version]);
  }
  expect(reached).toBeGreaterThan(6);
});

it('ADD-RELEASE-04 when many processes publish at the same time, all versions are listed', async () => {
  const names = Array.from({ length: 12 }, (_one, index) => `mfe-${index}`);
  await Promise.all(names.map((name) => publish(openStore(folder), aBuild(name, '1.0.0-aa'))));
  const { registry, served } = await currentRegistry(openStore(folder));
  expect([served, registry.serial]).toEqual([true, 13]);
  expect(registry.remotes.map(({ name }) => name).sort()).toEqual(['mfe-x', ...names].sort());
  expect(await faultsOf(openStore(folder))).toEqual([]);
});

it('ADD-RELEASE-04 when two processes publish the same version, it is published once', async () => {
  await Promise.all([publish(openStore(folder), B), publish(openStore(folder), B)]);
  expect([await servedVersion(), (await currentRegistry(openStore(folder))).registry.serial]).toEqual([B.entry.version, 2]);
});
