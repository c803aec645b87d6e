import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseOf, deployedFiles, writeForDatabase } from './deployed-files';
import { DEPLOYED, layOut } from './release-files';
import { ROOT } from '../ground/workspace';

const DEPLOYABLE = { firestore: { rules: 'a.rules', indexes: 'a.json' }, storage: { rules: 'b.rules' } };

/** A project's folder with its files and this firebase.json. */
function folderWith(config: unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'firebase-json-'));
  mkdirSync(join(folder, 'platform', 'rules'), { recursive: true });
  for (const file of ['a.rules', 'a.json', 'b.rules', 'platform/rules/cors.json']) writeFileSync(join(folder, file), '');
  writeFileSync(join(folder, 'firebase.json'), typeof config === 'string' ? config : JSON.stringify(config));
  return folder;
}

it('ADD-31 the files of this project can be deployed', () => {
  expect(deployedFiles(ROOT)).toEqual({
    firestoreRules: join(ROOT, 'platform/rules/firestore.rules'),
    firestoreIndexes: join(ROOT, 'platform/rules/firestore.indexes.json'),
    storageRules: join(ROOT, 'platform/rules/storage.rules'),
    bucketCors: join(ROOT, 'platform/rules/cors.json'),
  });
});

it('ADD-31 other parts of firebase.json, and the name of the database, change nothing', () => {
  const config = { ...DEPLOYABLE, firestore: { ...DEPLOYABLE.firestore, database: '(default)' }, hosting: { public: 'releases' } };
  expect(() => deployedFiles(folderWith(config))).not.toThrow();
});

it.each([
  ['cannot be parsed', '{', 'it cannot be read'],
  ['is a list', [], 'it is a JSON object'],
  ['has no firestore', { storage: DEPLOYABLE.storage }, 'firestore names the rules and indexes of one database'],
  ['has several databases', { ...DEPLOYABLE, firestore: [DEPLOYABLE.firestore] }, 'of one database'],
  ['has another database', { ...DEPLOYABLE, firestore: { ...DEPLOYABLE.firestore, database: 'eu' } }, 'FIRESTORE_DATABASE'],
  ['has no storage', { firestore: DEPLOYABLE.firestore }, 'storage names the rules of one bucket'],
  ['has no rules of Firestore', { ...DEPLOYABLE, firestore: { indexes: 'a.json' } }, 'firestore.rules names no file'],
  ['has no indexes', { ...DEPLOYABLE, firestore: { rules: 'a.rules' } }, 'firestore.indexes names no file'],
  ['has no rules of Storage', { ...DEPLOYABLE, storage: {} }, 'storage.rules names no file'],
  ['names a file that is not there', { ...DEPLOYABLE, storage: { rules: 'c.rules' } }, 'storage.rules does not exist: c.rules'],
  ['names a file elsewhere', { ...DEPLOYABLE, storage: { rules: '../b.rules' } }, "outside of the project's folder"],
])('ADD-31 a firebase.json that %s is refused', (_what, config, problem) => {
  expect(() => deployedFiles(folderWith(config))).toThrow(problem);
});

describe('ADD-39 what firebase deploy reads', () => {
  function deployedFor(database: string) {
    const folder = join(mkdtempSync(join(tmpdir(), 'release-')), 'rules');
    layOut(folder, { paths: DEPLOYED });
    writeForDatabase(folder, database);
    const read = (file: string) => readFileSync(join(folder, file), 'utf8');
    return { config: JSON.parse(read('firebase.json')), storage: read('platform/rules/storage.rules'), read };
  }
  const ofRepository = (file: string) => readFileSync(join(ROOT, file), 'utf8');

  it('names a restored database in firebase.json and in the rules of Storage, and changes nothing else', () => {
    const { config, storage, read } = deployedFor('restored-1');
    const { firestore, ...others } = JSON.parse(ofRepository('firebase.json'));
    expect(config).toEqual({ ...others, firestore: { ...firestore, database: 'restored-1' } });
    expect(storage).not.toContain('(default)');
    expect(storage.match(/firestore\.\w+\(\/databases\/restored-1\/documents\//g)).toHaveLength(
      [...ofRepository('platform/rules/storage.rules').matchAll(/firestore\.\w+\(/g)].length,
    );
    expect(storage.replaceAll('restored-1', '(default)')).toBe(ofRepository('platform/rules/storage.rules'));
    for (const file of ['platform/rules/firestore.rules', 'platform/rules/firestore.indexes.json', 'platform/rules/cors.json'])
      expect(read(file)).toBe(ofRepository(file));
    // The rules of Firestore are for any database.
    expect(read('platform/rules/firestore.rules')).toMatch(/match \/databases\/\{\w+\}\/documents/);
    expect(read('platform/rules/firestore.rules')).not.toContain('(default)');
  });

  it('is that of the repository for the default database', () => {
    const { config, storage } = deployedFor('(default)');
    expect(config).toEqual(JSON.parse(ofRepository('firebase.json')));
    expect(storage).toBe(ofRepository('platform/rules/storage.rules'));
  });

  it('is written for the database of the setting, which must be an id', async () => {
    expect(await Promise.all([databaseOf({}), databaseOf({ FIRESTORE_DATABASE: ' eu-2 ' })])).toEqual(['(default)', 'eu-2']);
    await expect(databaseOf({ FIRESTORE_DATABASE: 'Restored!' })).rejects.toThrow('FIRESTORE_DATABASE is the id of a database');
  });
});
