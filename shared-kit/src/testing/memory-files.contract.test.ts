/** @jest-environment node */
import { fileStoreContract } from '../firebase/data/files/file-store.contract';
import { createMemoryFiles } from './memory-files';

describe('the file storage in memory', () => {
  fileStoreContract(() => {
    const files = createMemoryFiles();
    files.fail('denied');
    return Promise.resolve({
      files,
      store: (path, bytes, type) => Promise.resolve(files.set(path, new Blob([bytes], { type }))),
      disconnect: () => Promise.resolve(files.fail('', 'unavailable')),
      close: () => Promise.resolve(),
    });
  });
});
