import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getStorage } from 'firebase-admin/storage';
import { FILES_SECTION } from '../src/storage/file-store';
import { DOCUMENTS_SECTION } from '../src/store/committer';
import { copyData, describeData, openData } from '../src/data/stored-data';
import { LineChain } from '../src/store/journal/line';
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

  describe('of somebody who means harm', () => {
    const SECRET = 'what is outside';
    /** Writes the journal anew, with right checksums, and in its lines of a section another text in place of what fits the pattern. */
    function rewrite(of: string, pattern: RegExp, text: string): void {
      const file = join(dataDir, 'journal-1.jsonl');
      const [read, write] = [new LineChain(), new LineChain()];
      const lines = readFileSync(file, 'latin1').trimEnd().split('\n');
      const changed = lines.map((line) => {
        const { section, json } = read.decode(line)!;
        return write.encode(section, section === of ? json.replace(pattern, text) : json);
      });
      writeFileSync(file, changed.join(''), 'latin1');
    }
    const nameBlob = (name: string) => rewrite(FILES_SECTION, /"blob":"[^"]*"/, `"blob":${JSON.stringify(name)}`);

    beforeEach(async () => {
      writeFileSync(join(folder, 'secret'), SECRET);
      await on(dataDir, (admin) => fileOf(admin, 'a').save(SECRET));
    });

    it.each(['../../secret', '../lock', '/etc/hostname', '..', '', 'A'.repeat(32), `${'a'.repeat(32)}/`, 7 as never])(
      'ADD-47 (D-139) is refused if it names the blob of a file %j, and the file outside stays',
      async (name) => {
        nameBlob(name);
        await expect(copyData(dataDir, copy)).rejects.toThrow(/journal-1\.jsonl is damaged.*the name of a blob/);
        await expect(openData(dataDir, () => {})).rejects.toThrow('the name of a blob');
        expect(existsSync(copy)).toBe(false);
        expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(SECRET);
      },
    );

    it.each(['', '..', 'a\nb', '.well-known/acme-challenge/x', 7 as never])(
      'ADD-47 (D-139) is refused if a file has a name that Storage does not take, %j, which an export would send',
      async (name) => {
        rewrite(FILES_SECTION, /"name":"a"/, `"name":${JSON.stringify(name)}`);
        await expect(copyData(dataDir, copy)).rejects.toThrow(/journal-1\.jsonl is damaged.*Not an object name/);
        expect(existsSync(copy)).toBe(false);
      },
    );

    it.each(['companies', 'companies/..', 'companies//', '../acme', '__all__/acme'])(
      'ADD-47 (D-139) is refused if a document has a path that no document has, %j',
      async (path) => {
        await on(dataDir, (admin) => admin.db.doc('companies/acme').set({ name: 'Acme' }));
        rewrite(DOCUMENTS_SECTION, /"companies\/acme"/, JSON.stringify(path));
        await expect(copyData(dataDir, copy)).rejects.toThrow(/journal-1\.jsonl is damaged/);
        expect(existsSync(copy)).toBe(false);
      },
    );

    it('ADD-47 (D-139) is refused if a blob or a journal is a link to a file outside', async () => {
      const [blob = ''] = readdirSync(join(dataDir, 'files'));
      unlinkSync(join(dataDir, 'files', blob));
      symlinkSync(join(folder, 'secret'), join(dataDir, 'files', blob));
      await expect(copyData(dataDir, copy)).rejects.toThrow(`${blob} is no file`);
      unlinkSync(join(dataDir, 'files', blob));
      writeFileSync(join(dataDir, 'files', blob), SECRET);
      renameSync(join(dataDir, 'journal-1.jsonl'), join(folder, 'journal'));
      symlinkSync(join(folder, 'journal'), join(dataDir, 'journal-1.jsonl'));
      await expect(copyData(dataDir, copy)).rejects.toThrow('journal-1.jsonl is no file');
    });

    it('ADD-47 (D-139) holds no other file that somebody has put beside the blobs', async () => {
      writeFileSync(join(dataDir, 'files', 'other'), SECRET);
      await copyData(dataDir, copy);
      expect(readdirSync(join(copy, 'files'))).toHaveLength(1);
    });
  });

  it('ADD-47 (D-139) says whose data it holds: companies, key users, and how many accounts and files', async () => {
    await on(dataDir, async (admin) => {
      for (const path of ['companies/norte', 'companies/acme', 'companies/acme/domains/North']) await admin.db.doc(path).set({});
      await admin.auth.createUser({ uid: 'u1', email: 'key@demo.test', password: PASSWORD });
      await admin.auth.setCustomUserClaims('u1', { keyUser: true, company: ['acme'] });
      await admin.auth.createUser({ uid: 'u2', email: 'pilot@demo.test', password: PASSWORD });
      await fileOf(admin, 'a').save('bytes');
    });
    await copyData(dataDir, copy);
    expect(await describeData(copy)).toEqual({ companies: ['acme', 'norte'], keyUsers: ['key@demo.test'], accounts: 2, files: 1 });
  });
});
