import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDataFolder, dataFolder } from './data-folder';
import { confirmData, whoseData } from './whose-data';

let folder: string;
let data: string;
let backup: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-backup-'));
  [data, backup] = [join(folder, 'data'), join(folder, 'backup')];
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The data of a console that is running. */
function runningData() {
  const own = dataFolder(data);
  own.prepare({ fresh: false });
  mkdirSync(own.firebase);
  writeFileSync(join(own.firebase, 'journal-1.jsonl'), 'what a user changed');
  own.markSeeded('demo');
  return own;
}

const copyData = async (from: string, to: string) => cpSync(from, to, { recursive: true });

describe('a backup of the data folder', () => {
  it('can be made while the console runs, and another console can start from it at the same time', async () => {
    runningData();
    await copyDataFolder(data, backup, copyData);
    expect(dataFolder(backup).prepare({ fresh: false })).toBe(false);
    expect(readFileSync(join(backup, 'firebase', 'journal-1.jsonl'), 'utf8')).toBe('what a user changed');
  });

  it('can be restored to the data folder', async () => {
    runningData();
    await copyDataFolder(data, backup, copyData);
    rmSync(data, { recursive: true });
    await copyDataFolder(backup, data, copyData);
    expect(dataFolder(data).prepare({ fresh: false })).toBe(false);
    expect(readFileSync(join(data, 'firebase', 'journal-1.jsonl'), 'utf8')).toBe('what a user changed');
  });

  it('never overwrites other data, neither when it is made nor when it is restored', async () => {
    runningData();
    await copyDataFolder(data, backup, copyData);
    writeFileSync(join(data, 'firebase', 'journal-1.jsonl'), 'what was changed since');
    await expect(copyDataFolder(data, backup, copyData)).rejects.toThrow(`${backup} is not empty. Nothing was touched.`);
    await expect(copyDataFolder(backup, data, copyData)).rejects.toThrow(`${data} is not empty. Nothing was touched.`);
    expect(readFileSync(join(data, 'firebase', 'journal-1.jsonl'), 'utf8')).toBe('what was changed since');
  });

  it('is refused for a folder without data, and is no data folder if it was interrupted', async () => {
    await expect(copyDataFolder(data, backup, copyData)).rejects.toThrow('holds no data of a console');
    runningData();
    await expect(copyDataFolder(data, backup, () => Promise.reject(new Error('No space left')))).rejects.toThrow('No space left');
    expect(existsSync(join(backup, 'console-data.json'))).toBe(false);
  });

  describe('of somebody else', () => {
    const HOSTILE = 'acme\u001b[2K\u202e';
    const describeData = async () => ({ companies: [HOSTILE, 'norte'], keyUsers: ['ana@acme.test'], accounts: 50, files: 21 });
    const restored = (options: Parameters<typeof confirmData>[1]) =>
      copyDataFolder(data, backup, copyData, async (copy) => confirmData(await whoseData(data, copy, describeData), options));
    let said: jest.SpyInstance;
    beforeEach(() => {
      runningData();
      said = jest.spyOn(console, 'log').mockImplementation(() => {});
    });

    it('ADD-47 (D-139) is restored after the command has said whose data they are, and somebody has agreed', async () => {
      const asked: string[] = [];
      await restored({ ask: async (question: string) => asked.push(question) > 0 });
      expect(asked).toEqual(['Take these data?']);
      expect(said.mock.calls.join()).toMatch(
        /Companies: acme\\u001b\[2K\\u202e, norte\nKey users: ana@acme\.test\nAccounts: 50, files: 21\n/,
      );
      expect(dataFolder(backup).size()).toBe('demo');
    });

    it('ADD-47 (D-139) is not restored, and leaves nothing, when nobody agrees', async () => {
      await expect(restored({ ask: async () => false })).rejects.toThrow('Nothing was restored.');
      expect(dataFolder(backup).size()).toBeUndefined();
      expect(existsSync(join(backup, 'firebase'))).toBe(false);
    });

    it('ADD-47 (D-139) is restored without a question by --yes', async () => {
      jest.spyOn(process, 'getuid').mockReturnValue(process.getuid!() + 1);
      await restored({ yes: true, ask: () => Promise.reject(new Error('asked')) });
      expect(dataFolder(backup).size()).toBe('demo');
      expect(said).toHaveBeenCalledTimes(1);
    });

    it('ADD-47 (D-139) where nobody can be asked, is restored from a folder of one’s own alone', async () => {
      const own = process.getuid!();
      const user = jest.spyOn(process, 'getuid').mockReturnValue(own + 1);
      await expect(restored({})).rejects.toThrow('With --yes its data are taken.');
      expect(said.mock.calls.join()).toContain(`a folder of the user with id ${own},`);
      expect(existsSync(join(backup, 'firebase'))).toBe(false);
      user.mockReturnValue(own);
      await restored({});
      expect(dataFolder(backup).size()).toBe('demo');
    });
  });
});
