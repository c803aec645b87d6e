import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '..', '..', '..', '..', 'rules');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** The rules that the console's project deploys (D-90, D-91), read from the deployed files. */
export const CONSOLE_FIRESTORE_RULES = read('firestore.rules');
export const CONSOLE_STORAGE_RULES = read('storage.rules');

/** The file of the indexes that the console's project deploys. */
export const DEPLOYED_INDEXES = join(folder, 'firestore.indexes.json');

/** The CORS file of the bucket of the console's project. */
export const DEPLOYED_CORS = join(folder, 'cors.json');
