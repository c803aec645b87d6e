import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getStorage } from 'firebase-admin/storage';
import { copyData } from '../src/data/stored-data';
import { adminOf, BUCKET, PASSWORD, startForTest, type AdminSide } from './start-for-test';

let folder: string;
let dataDir: string;
let copy: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emulator-copy-'));
  dataDir = join(folder, 'data');
  copy = join(folder, 'copy');
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Runs an emulator on a data folder while `work` runs. */
async function on<T>(path: string, work: (admin: AdminSide) => Promise<T>): Promise<T> {
  const emulator = await startForTest({ dataDir: path });
  const admin = adminOf(emulator);
  try {
    return await work(admin);
  } finally {
    await admin.close();
    await emulator.stop();
  }
}

const fileOf = ({ app }: AdminSide, name: string) => getStorage(app).bucket(BUCKET).file(name);

describe('a copy of a data folder', () => {
  it('holds documents, accounts and files of a folder that no program uses', async () => {
    await on(dataDir, async (admin) => {
      await admin.db.doc('companies/acme').set({ name: 'Acme' });
      await admin.auth.createUser({ uid: 'u1', email: 'key@demo.test', password: PASSWORD });
      await fileOf(admin, 'a').save('bytes');
    });
    await copyData(dataDir, copy);
    await on(copy, async (admin) => {
      expect((await admin.db.doc('companies/acme').get()).data()).toEqual({ name: 'Acme' });
      expect((await admin.auth.getUser('u1')).email).toBe('key@demo.test');
      expect(String((await fileOf(admin, 'a').download())[0])).toBe('bytes');
    });
  });

  it('holds the state of one moment if a program writes to the folder, replaces snapshots, and adds and removes files', async () => {
    const text = 'x'.repeat(900_000);
    const { before, after } = await on(dataDir, async (admin) => {
      let written = 0;
      let isCopied = false;
      const write = async (): Promise<void> => {
        while (!isCopied || written < 40) {
          const next = written + 1;
          await fileOf(admin, `f${next % 3}`).save(`bytes ${next}`);
          await admin.db.doc('heavy/d').set({ next, text });
          if (next % 3 === 0) await fileOf(admin, 'f1').delete();
          written = next;
        }
      };
      const writing = write();
      while (written < 15) await new Promise((resolve) => setTimeout(resolve, 5));
      const before = written;
      await copyData(dataDir, copy);
      const after = written + 1;
      isCopied = true;
      await writing;
      return { before, after };
    });
    await on(copy, async (admin) => {
      const next = Number((await admin.db.doc('heavy/d').get()).get('next'));
      expect(next).toBeGreaterThanOrEqual(before);
      expect(next).toBeLessThanOrEqual(after);
      const [files] = await getStorage(admin.app).bucket(BUCKET).getFiles();
      for (const file of files) expect(String((await file.download())[0])).toMatch(/^bytes \d+$/);
    });
  });

  it.each<[string, RegExp, () => void]>([
    ['holds no data', /it holds no data/, () => {}],
    [
      'has a damaged journal',
      /data\/journal-1\.jsonl is damaged/,
      () => appendFileSync(join(dataDir, 'journal-1.jsonl'), '00000000 documents {}\n'),
    ],
    [
      'lacks the bytes of a file',
      /the bytes of the file a are missing/,
      () => readdirSync(join(dataDir, 'files')).forEach((name) => unlinkSync(join(dataDir, 'files', name))),
    ],
  ])('is refused, and nothing of it stays, when the folder %s', async (what, message, damage) => {
    if (what === 'holds no data') mkdirSync(dataDir);
    else await on(dataDir, (admin) => fileOf(admin, 'a').save('bytes'));
    damage();
    await expect(copyData(dataDir, copy)).rejects.toThrow(message);
    expect(existsSync(copy)).toBe(false);
  });
});
