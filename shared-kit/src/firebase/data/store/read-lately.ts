import { dataStore, type DocumentStore, type QuerySpec, type StoredDocument } from './document-store';

/** The maximum age of a result. */
const FRESH_MS = 60_000;

interface Answer {
  until: number;
  docs: Promise<readonly StoredDocument[]>;
}

const answers = new WeakMap<DocumentStore, Map<string, Answer>>();

/** The server's result, which may be up to a minute old, so that a search with the same query for each typed letter reads only once. */
export function readLately(spec: QuerySpec): Promise<readonly StoredDocument[]> {
  const store = dataStore();
  const answersOfStore = answers.get(store) ?? new Map<string, Answer>();
  answers.set(store, answersOfStore);
  const key = JSON.stringify(spec);
  const answer = answersOfStore.get(key);
  if (answer && Date.now() < answer.until) return answer.docs;
  const docs = store.getAll(spec);
  answersOfStore.set(key, { until: Date.now() + FRESH_MS, docs });
  docs.catch(() => answersOfStore.delete(key));
  return docs;
}
