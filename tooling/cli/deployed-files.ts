import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { runKitCode } from '../ground/kit-code';
import { shown } from '../ground/print';
import { UserError } from '../ground/user-error';
import { readJson } from '../ground/workspace';

const DEFAULT_DATABASE = '(default)';

/**
 * The files that a project deploys, as named in firebase.json, and the CORS file of its bucket. Throws a {@link UserError} for what would end
 * `firebase deploy --only firestore,storage` before it begins, so that nobody learns it on the day of deployment.
 * @param root the folder of firebase.json
 */
export function deployedFiles(root: string) {
  const { firestore, storage } = configOf(join(root, 'firebase.json'));
  if (!isObject(firestore)) throw refused('firestore names the rules and indexes of one database');
  if (!isObject(storage)) throw refused('storage names the rules of one bucket');
  if ((firestore.database ?? DEFAULT_DATABASE) !== DEFAULT_DATABASE)
    throw refused('the database is a setting, FIRESTORE_DATABASE, for which a release is written');
  return {
    firestoreRules: fileIn(root, 'firestore.rules', firestore.rules),
    firestoreIndexes: fileIn(root, 'firestore.indexes', firestore.indexes),
    storageRules: fileIn(root, 'storage.rules', storage.rules),
    bucketCors: fileIn(root, 'platform/rules/cors.json', 'platform/rules/cors.json'),
  };
}

/**
 * Writes for this database what `firebase deploy` reads: firebase.json names it, and so do the rules of Storage, whose paths have no variable for it as those
 * of Firestore have. Files of the default database stay as they are in the repository.
 * @param root the folder of firebase.json, which is changed
 * @param database the id of the Firestore database
 */
export function writeForDatabase(root: string, database: string) {
  const { storageRules } = deployedFiles(root);
  if (database === DEFAULT_DATABASE) return;
  const config = configOf(join(root, 'firebase.json'));
  const firestore = { ...(config.firestore as object), database };
  writeFileSync(join(root, 'firebase.json'), `${JSON.stringify({ ...config, firestore }, null, 2)}\n`);
  writeFileSync(storageRules, storageRulesFor(readFileSync(storageRules, 'utf8'), database));
}

/** The rules of Storage, which look into this database. @param rules those for the default database */
export const storageRulesFor = (rules: string, database: string) =>
  rules.replaceAll(`/databases/${DEFAULT_DATABASE}/`, `/databases/${database}/`);

/** The database that the environment names. Throws a {@link UserError} for what is no id. */
export async function databaseOf({ FIRESTORE_DATABASE }: NodeJS.ProcessEnv = process.env) {
  const database = FIRESTORE_DATABASE?.trim() || DEFAULT_DATABASE;
  const { isDatabaseId } = await runKitCode<{ isDatabaseId: (id: string) => boolean }>(
    "export { isDatabaseId } from './model/entities/database-id';",
  );
  if (!isDatabaseId(database))
    throw new UserError(
      shown`FIRESTORE_DATABASE is the id of a database, which is (default) or 4 to 63 small letters, digits and hyphens, not ${JSON.stringify(database)}.`,
    );
  return database;
}

function configOf(path: string): Record<string, unknown> {
  let config;
  try {
    config = readJson(path);
  } catch (error) {
    throw refused(`it cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!isObject(config)) throw refused('it is a JSON object');
  return config;
}

/** Firebase's tools take only files in the folder of firebase.json. */
function fileIn(root: string, name: string, path: unknown) {
  if (typeof path !== 'string' || path === '') throw refused(`${name} names no file`);
  const file = join(root, path);
  if (isAbsolute(path) || relative(root, file).startsWith('..')) throw refused(`${name} is outside of the project's folder: ${path}`);
  if (!existsSync(file)) throw refused(`${name} does not exist: ${path}`);
  return file;
}

const refused = (problem: string) => new UserError(shown`firebase.json cannot be deployed: ${problem}.`);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
