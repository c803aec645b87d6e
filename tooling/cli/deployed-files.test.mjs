import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deployedFiles } from './deployed-files.mjs';
import { ROOT } from './workspace.mjs';

const DEPLOYABLE = { firestore: { rules: 'a.rules', indexes: 'a.json' }, storage: { rules: 'b.rules' } };

/** A project's folder with its files and this firebase.json. @param {unknown} config */
function folderWith(config) {
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
  ['has another database', { ...DEPLOYABLE, firestore: { ...DEPLOYABLE.firestore, database: 'eu' } }, 'the database (default) alone'],
  ['has no storage', { firestore: DEPLOYABLE.firestore }, 'storage names the rules of one bucket'],
  ['has no rules of Firestore', { ...DEPLOYABLE, firestore: { indexes: 'a.json' } }, 'firestore.rules names no file'],
  ['has no indexes', { ...DEPLOYABLE, firestore: { rules: 'a.rules' } }, 'firestore.indexes names no file'],
  ['has no rules of Storage', { ...DEPLOYABLE, storage: {} }, 'storage.rules names no file'],
  ['names a file that is not there', { ...DEPLOYABLE, storage: { rules: 'c.rules' } }, 'storage.rules does not exist: c.rules'],
  ['names a file elsewhere', { ...DEPLOYABLE, storage: { rules: '../b.rules' } }, "outside of the project's folder"],
])('ADD-31 a firebase.json that %s is refused', (_what, config, problem) => {
  expect(() => deployedFiles(folderWith(config))).toThrow(problem);
});
