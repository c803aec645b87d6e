import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataFolder } from './data-folder';

let path: string;
beforeEach(() => (path = join(mkdtempSync(join(tmpdir(), 'data-folder-')), 'data')));
afterEach(() => rmSync(join(path, '..'), { recursive: true }));

function filled() {
  const folder = dataFolder(path);
  folder.prepare({ fresh: false });
  folder.markSeeded('demo');
  writeFileSync(join(path, 'kept.txt'), 'what a user changed');
  return folder;
}

describe('the data folder', () => {
  it('is created and must be filled if it does not exist', () => {
    expect(dataFolder(path).prepare({ fresh: false })).toBe(true);
  });

  it('keeps its data at the next start', () => {
    expect(filled().prepare({ fresh: false })).toBe(false);
    expect(existsSync(join(path, 'kept.txt'))).toBe(true);
    expect(dataFolder(path).size()).toBe('demo');
  });

  it('is emptied with `fresh`', () => {
    expect(filled().prepare({ fresh: true })).toBe(true);
    expect(existsSync(join(path, 'kept.txt'))).toBe(false);
  });

  it('is filled again if filling was interrupted', () => {
    dataFolder(path).prepare({ fresh: false });
    expect(dataFolder(path).prepare({ fresh: false })).toBe(true);
  });

  it.each([true, false])('is refused if it has other files, which are not changed (fresh: %s)', (fresh) => {
    filled();
    rmSync(join(path, 'console-data.json'));
    expect(() => dataFolder(path).prepare({ fresh })).toThrow(/holds other files/);
    expect(existsSync(join(path, 'kept.txt'))).toBe(true);
  });

  it('that is damaged is reported with what to do, and not changed', () => {
    filled();
    writeFileSync(join(path, 'console-data.json'), '{"seeded"');
    expect(() => dataFolder(path).prepare({ fresh: false })).toThrow(/damaged[^]*--fresh/);
    expect(existsSync(join(path, 'kept.txt'))).toBe(true);
  });

  it('can only be opened by its owner, even if others could open it before', () => {
    const mask = process.umask(0o022);
    const modeOf = (name: string) => (statSync(join(path, name)).mode & 0o777).toString(8);
    filled();
    chmodSync(path, 0o755);
    dataFolder(path).prepare({ fresh: false });
    expect(modeOf('.')).toBe('700');
    expect(
      readdirSync(path)
        .filter((name) => name !== 'kept.txt')
        .map((name) => `${name} ${modeOf(name)}`),
    ).toEqual(['console-data.json 600']);
    process.umask(mask);
  });

  it.each([true, false])('is refused if another process has locked its files, which are not changed (fresh: %s)', (fresh) => {
    filled();
    expect(() => dataFolder(path).prepare({ fresh, usedBy: 4711 })).toThrow('is in use by another console (process 4711)');
    expect(existsSync(join(path, 'kept.txt'))).toBe(true);
  });
});
