import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecipe, type RecipeCommand } from './recipe';

/** `firestore.indexes.json`, as Firebase's tools read it. */
export interface IndexFile {
  indexes: { collectionGroup: string; queryScope: string; fields: IndexedField[] }[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: (Omit<IndexedField, 'fieldPath'> & { queryScope: string })[] }[];
}

export interface IndexedField {
  fieldPath: string;
  order?: string;
  arrayConfig?: string;
}

/** An entry of the bucket's CORS, as the file for gcloud and the Storage API have it. */
export interface CorsEntry {
  origin?: readonly string[];
  method?: readonly string[];
  responseHeader?: readonly string[];
}

/** A rule of a bucket's lifecycle. */
export interface LifecycleRule {
  action?: { type?: string };
  condition?: { daysSinceNoncurrentTime?: number };
}

/** What a project needs, all of it from the files by which it is deployed. */
export interface Needed {
  firestoreRules: string;
  storageRules: string;
  indexes: IndexFile;
  cors: readonly CorsEntry[];
  lifecycle: readonly LifecycleRule[];
  /** `deploy/auth-settings.json`: the fields of the project's Auth that count, in the service's words. */
  auth: Readonly<Record<string, unknown>>;
  recipe: readonly RecipeCommand[];
}

/** The console's name in the files, in place of which a project has its own. */
export const EXAMPLE_HOST = 'console.example';

/**
 * Reads the files of the repository or of a release. `values` are the variables of `deploy/google-project.sh`. Throws if a file is missing.
 * @param root the folder of firebase.json
 */
export function readNeeded(root: string, values: Readonly<Record<string, string>>): Needed {
  const text = (path: string): string => readFileSync(join(root, path), 'utf8');
  const json = <T>(path: string): T => JSON.parse(text(path)) as T;
  const { firestore, storage } = json<{ firestore: { rules: string; indexes: string }; storage: { rules: string } }>('firebase.json');
  return {
    firestoreRules: text(firestore.rules),
    storageRules: text(storage.rules),
    indexes: json(firestore.indexes),
    cors: json('platform/rules/cors.json'),
    lifecycle: json<{ rule: LifecycleRule[] }>('deploy/bucket-lifecycle.json').rule,
    auth: json('deploy/auth-settings.json'),
    recipe: readRecipe(text('deploy/google-project.sh'), { CONSOLE: EXAMPLE_HOST, ...values }),
  };
}
