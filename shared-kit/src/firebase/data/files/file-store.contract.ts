import { storagePaths } from 'shared-kit/model';
import type { FileStore } from './file-store';

/** A file storage under test, with a function that stores files as the platform does. Paths that begin with `denied` are denied. */
export interface FileWorld {
  files: FileStore;
  store(path: string, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<void>;
  disconnect(): Promise<void>;
  close(): Promise<void>;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const SESSION = { company: 'acme', domain: 'Armazém 1', session: 'Contagem de março' };

/** Tests that every {@link FileStore} must pass. They run with the double in memory, and with the SDK on the embedded Firebase. */
export function fileStoreContract(open: () => Promise<FileWorld>): void {
  let world: FileWorld;
  const inItsOwnWorld = () => {
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.close());
  };

  describe('connected', () => {
    inItsOwnWorld();

    it.each([
      ['a profile picture', storagePaths.picture('ana'), 'image/png', PNG],
      ['a thumbnail', storagePaths.thumbnail('ana'), 'image/jpeg', JPEG],
      ['a label image', storagePaths.label(SESSION, 'Rótulo 100%'), 'image/png', PNG],
      ['a session picture', storagePaths.sessionFile(SESSION, 'G01#1+2.jpg'), 'image/jpeg', JPEG],
    ])('API-29 returns %s as it was stored', async (_what, path, type, signature) => {
      const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => signature[index] ?? (index * 7) % 256);
      await world.store(path, bytes, type);
      const file = await world.files.read(path);
      expect(file.type).toBe(type);
      expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
    });

    it('API-29 distinguishes a missing file from one that may not be read', async () => {
      await world.store('denied/picture', new Uint8Array([1]), 'image/png');
      await expect(world.files.read('users/nobody/picture')).rejects.toMatchObject({ kind: 'missing' });
      await expect(world.files.read('denied/picture')).rejects.toMatchObject({ kind: 'denied', problem: { code: 3 } });
    });

    it.each(['gs://demo-console.appspot.com/users/cai/picture', 'GS://other/users/cai/picture', 'https://example.com/users/cai/picture'])(
      'API-29 (D-91) reads nothing by a URL: %s',
      async (url) => {
        await world.store('users/cai/picture', new Uint8Array([1]), 'image/png');
        await expect(world.files.read(url)).rejects.toMatchObject({ kind: 'missing' });
      },
    );

    it('API-29 returns the new bytes of a replaced file', async () => {
      await world.store('users/bia/picture', new Uint8Array([1]), 'image/png');
      await world.files.read('users/bia/picture');
      await world.store('users/bia/picture', new Uint8Array([2, 2]), 'image/png');
      expect((await world.files.read('users/bia/picture')).size).toBe(2);
    });
  });

  describe('disconnected', () => {
    inItsOwnWorld();

    it('API-29 fails as unavailable when nothing answers', async () => {
      await world.disconnect();
      await expect(world.files.read('users/ana/picture')).rejects.toMatchObject({ kind: 'unavailable', problem: { code: 6 } });
    });
  });
}
