import { existsSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { UserError } from './user-error.mjs';
import { readJson } from './workspace.mjs';

/**
 * The files that a project deploys, as named in firebase.json, and the CORS file of its bucket. Throws a {@link UserError} for what would end
 * `firebase deploy --only firestore,storage` before it begins, so that nobody learns it on the day of deployment.
 * @param {string} root the folder of firebase.json
 */
export function deployedFiles(root) {
  const { firestore, storage } = configOf(join(root, 'firebase.json'));
  if (!isObject(firestore)) throw refused('firestore names the rules and indexes of one database');
  if (!isObject(storage)) throw refused('storage names the rules of one bucket');
  if ((firestore.database ?? '(default)') !== '(default)') throw refused('the console uses the database (default) alone');
  return {
    firestoreRules: fileIn(root, 'firestore.rules', firestore.rules),
    firestoreIndexes: fileIn(root, 'firestore.indexes', firestore.indexes),
    storageRules: fileIn(root, 'storage.rules', storage.rules),
    bucketCors: fileIn(root, 'platform/rules/cors.json', 'platform/rules/cors.json'),
  };
}

/** @param {string} path @returns {Record<string, unknown>} */
function configOf(path) {
  let config;
  try {
    config = readJson(path);
  } catch (error) {
    throw refused(`it cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  if (!isObject(config)) throw refused('it is a JSON object');
  return config;
}

/** Firebase's tools take only files in the folder of firebase.json. @param {string} root @param {string} name @param {unknown} path */
function fileIn(root, name, path) {
  if (typeof path !== 'string' || path === '') throw refused(`${name} names no file`);
  const file = join(root, path);
  if (isAbsolute(path) || relative(root, file).startsWith('..')) throw refused(`${name} is outside of the project's folder: ${path}`);
  if (!existsSync(file)) throw refused(`${name} does not exist: ${path}`);
  return file;
}

/** @param {string} problem */
const refused = (problem) => new UserError(`firebase.json cannot be deployed: ${problem}.`);

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
