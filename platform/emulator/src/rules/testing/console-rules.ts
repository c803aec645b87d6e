import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (file: string) => readFileSync(join(__dirname, '..', '..', '..', '..', 'rules', file), 'utf8');

/** The rules that the console's project deploys (D-90, D-91), read from the deployed files. */
export const CONSOLE_FIRESTORE_RULES = read('firestore.rules');
export const CONSOLE_STORAGE_RULES = read('storage.rules');
