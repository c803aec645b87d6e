import { documentStoreContract, type StoreWorld } from '../firebase/data/store/document-store.contract';
import { createMemoryStore } from './memory-store';
import { queriesContract } from '../firebase/data/queries.contract';

function openWorld(): Promise<StoreWorld> {
  const store = createMemoryStore();
  store.fail('denied');
  return Promise.resolve({
    store,
    set: (path, data) => Promise.resolve(store.set(path, data)),
    remove: (path) => Promise.resolve(store.remove(path)),
    silent() {
      const silent = createMemoryStore();
      silent.setConnection('silent');
      return Promise.resolve(silent);
    },
  });
}

describe('the store in memory', () => {
  documentStoreContract(openWorld);
  describe('the queries of pages', () => queriesContract(openWorld));
});
