import { documentStoreContract } from './document-store.contract';
import { createMemoryStore } from './memory-store';

describe('the store in memory', () => {
  documentStoreContract(() => {
    const store = createMemoryStore();
    store.fail('denied');
    return Promise.resolve({
      store,
      set: (path, data) => Promise.resolve(store.set(path, data)),
      remove: (path) => Promise.resolve(store.remove(path)),
    });
  });
});
