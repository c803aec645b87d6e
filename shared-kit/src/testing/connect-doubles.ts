import { setAuthClient } from '../firebase/auth/auth-client';
import { createMemoryAuth } from './memory-auth';
import { setFileStore } from '../firebase/data/files/file-store';
import { createMemoryFiles } from './memory-files';
import { pictures } from '../firebase/data/files/picture-cache';
import { setDataStore } from '../firebase/data/store/document-store';
import { createMemoryStore } from './memory-store';

/** Connects the console to doubles of documents, pictures and identity; those that are not given are empty, and nobody is signed in. */
export function connectDoubles({ store = createMemoryStore(), files = createMemoryFiles(), auth = createMemoryAuth() } = {}) {
  setDataStore(store);
  pictures.clear();
  setFileStore(files);
  setAuthClient(auth);
  return { store, files, auth };
}
