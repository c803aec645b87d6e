import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { publish, publishBuilt } from './publish';
import type { Listed } from './registry';
import { currentRegistry, switchRegistry } from './registry-history';
import { readReleased } from './release-folder';
import type { ReleaseStore } from './release-store';
import { rollBack, rollBackRelease } from './rollback';
import { openStore } from './store';
import { aBuild, aFolder } from './testing/builds';

const before = [aBuild('mfe-x', '1.0.0-aa'), aBuild('mfe-y', '1.0.0-aa')];
const release = [aBuild('mfe-x', '1.1.0-bb'), aBuild('mfe-y', '1.1.0-bb'), aBuild('mfe-new', '1.0.0-aa')];
const entries = release.map(({ entry }) => entry);

let folder: string;
let store: ReleaseStore;
beforeEach(async () => {
  folder = aFolder();
  store = openStore(folder);
  for (const built of [...before, ...release]) await publish(store, built);
});
afterEach(() => rmSync(folder, { recursive: true }));

const served = async () => (await currentRegistry(store)).registry;
const versions = async () => Object.fromEntries((await served()).remotes.map(({ name, version }: Listed) => [name, version]));

it('ADD-65 takes all remotes of a release back in one change, and takes out the one that it brought', async () => {
  const { done, left } = await rollBackRelease(store, entries);
  expect(await versions()).toEqual({ 'mfe-x': '1.0.0-aa', 'mfe-y': '1.0.0-aa' });
  expect([(await served()).serial, done, left]).toEqual([
    6,
    ['mfe-x from 1.1.0-bb to 1.0.0-aa', 'mfe-y from 1.1.0-bb to 1.0.0-aa', 'mfe-new taken out'],
    [],
  ]);
});

it('ADD-65 knows a release by the folder in which it was laid out', async () => {
  const laidOut = aFolder();
  await publishBuilt(openStore(join(laidOut, '.release')), release);
  await rollBackRelease(
    store,
    readReleased(laidOut).map(({ entry }) => entry),
  );
  expect(await versions()).toEqual({ 'mfe-x': '1.0.0-aa', 'mfe-y': '1.0.0-aa' });
  rmSync(laidOut, { recursive: true });
});

it('ADD-65 leaves a remote that was published anew since, and names it', async () => {
  await publish(store, aBuild('mfe-y', '1.2.0-cc'));
  expect(await rollBackRelease(store, entries)).toMatchObject({ left: ['mfe-y 1.2.0-cc'] });
  expect(await versions()).toEqual({ 'mfe-x': '1.0.0-aa', 'mfe-y': '1.2.0-cc' });
});

it('ADD-65 ends the canaries of a release', async () => {
  const tried = aBuild('mfe-x', '1.2.0-cc');
  await publish(store, tried, { canary: { percent: 10 } });
  await rollBackRelease(store, [tried.entry]);
  expect((await served()).remotes[0]).toMatchObject({ version: '1.1.0-bb', rolledBack: '1.2.0-cc' });
  expect((await served()).remotes[0]?.canary).toBeUndefined();
});

it('ADD-65 changes nothing when a version to go back to is not whole, or the shell in force cannot run it', async () => {
  const { serial } = await served();
  const kit = { kit: '9.9.0' };
  await publish(store, aBuild('mfe-kit', '1.0.0-aa', kit), { kits: ['9.9.0'] });
  await publish(store, aBuild('mfe-kit', '1.1.0-bb'), { kits: [] });
  const newer = [...entries, aBuild('mfe-kit', '1.1.0-bb').entry];
  await expect(rollBackRelease(store, newer, { kits: ['5.0.0'] })).rejects.toThrow('9.9.0');
  rmSync(join(folder, 'remotes/mfe-y/1.0.0-aa/assets/1.js'));
  await expect(rollBackRelease(store, entries)).rejects.toThrow('mfe-y would go back to 1.0.0-aa, which is not whole');
  expect((await served()).serial).toBe(serial + 2);
});

it('ADD-65 takes out no remote that had another version before, which is deleted', async () => {
  rmSync(join(folder, 'remotes/mfe-y/1.0.0-aa'), { recursive: true });
  await expect(rollBackRelease(store, entries)).rejects.toThrow('There is nothing before mfe-y 1.1.0-bb to go back to');
  expect((await served()).serial).toBe(5);
});

it('ADD-65 takes out a remote that the release brought back, although an earlier version was served before it was taken out', async () => {
  await switchRegistry(store, (remotes) => ({ change: 'remove mfe-x', remotes: remotes.filter(({ name }) => name !== 'mfe-x') }));
  const again = aBuild('mfe-x', '1.2.0-cc');
  await publish(store, again);
  await rollBackRelease(store, [again.entry]);
  expect(await versions()).toEqual({ 'mfe-y': '1.1.0-bb', 'mfe-new': '1.0.0-aa' });
  await publish(store, again);
  await rollBack(store, 'mfe-x');
  expect(await versions()).toMatchObject({ 'mfe-x': '1.1.0-bb' });
});

it('ADD-65 says that nothing of the release is served, when it is taken back already', async () => {
  await rollBackRelease(store, entries);
  await expect(rollBackRelease(store, entries)).rejects.toThrow(
    'serves no version of this release (it has mfe-x 1.0.0-aa, mfe-y 1.0.0-aa). Nothing was changed.',
  );
});
