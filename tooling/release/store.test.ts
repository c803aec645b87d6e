import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from './store';
import { aFolder } from './testing/builds';

const OUTSIDE = ['../secret', 'remotes/../../secret', '/etc/passwd', 'a//b', './a', 'a/..', '..\\secret', 'c:/secret', 'a\u0000b', ''];

describe('a store of releases', () => {
  let folder: string;
  beforeEach(() => (folder = join(aFolder(), 'releases')));
  afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

  it.each(OUTSIDE)('ADD-50 (D-144) neither reads nor writes %j, which is not below its target', async (path) => {
    writeFileSync(join(folder, '../secret'), 'x');
    const store = openStore(folder);
    const refused = 'is no place in';
    await expect(store.read(path)).rejects.toThrow(refused);
    await expect(store.list(path)).rejects.toThrow(refused);
    await expect(store.create(path, Buffer.from('y'))).rejects.toThrow(refused);
    await expect(store.replace(path, Buffer.from('y'))).rejects.toThrow(refused);
    await expect(store.addFolder(path, new Map())).rejects.toThrow(refused);
    await expect(store.addFolder('remotes', new Map([[path, Buffer.from('y')]]))).rejects.toThrow(refused);
  });

  it.each(['registry.json', 'remotes/mfe-x/1.0.0+a-b/assets/1.css', 'shell/in-force/a b.json', 'remotes/mfe-x/1/..x'])(
    'ADD-RELEASE-01 reads and writes %s',
    async (path) => {
      const store = openStore(folder);
      await store.replace(path, Buffer.from('y'));
      expect((await store.read(path))?.toString()).toBe('y');
    },
  );
});
