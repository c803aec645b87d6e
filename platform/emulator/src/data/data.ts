import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AccountStore, AUTH_SECTION } from '../auth/account-store';
import { BlobFolder } from '../storage/blob-folder';
import { FILES_SECTION, FileStore } from '../storage/file-store';
import { DOCUMENTS_SECTION } from '../store/committer';
import { DocumentStore } from '../store/document-store';
import { DataFolder } from '../store/journal/data-folder';
import { FileJournal } from '../store/journal/file-journal';
import { memoryJournal, type Journal } from '../store/journal/journal';

/** All stored data: documents, accounts and files with one journal. */
export interface Data {
  documents: DocumentStore;
  accounts: AccountStore;
  files: FileStore;
  blobs: BlobFolder;
  journal: Journal;
  /** Writes pending changes and releases the lock on the folder. */
  close(): Promise<void>;
}

/** Opens the data in the folder, or empty data in memory when no folder is given. @param compactFromBytes see `EmulatorOptions` */
export async function openData(path: string | undefined, onFatal: (error: Error) => void, compactFromBytes?: number): Promise<Data> {
  const documents = new DocumentStore();
  const accounts = new AccountStore();
  const files = new FileStore();
  const sections = { [DOCUMENTS_SECTION]: documents, [AUTH_SECTION]: accounts, [FILES_SECTION]: files };
  const { journal, blobs, release } = path === undefined ? openTemporary() : await openFolder(path, sections, onFatal, compactFromBytes);
  const close = async (): Promise<void> => {
    await journal.close();
    release();
  };
  try {
    accounts.attach(journal);
    files.attach(journal, blobs);
  } catch (error) {
    await close();
    throw error;
  }
  return { documents, accounts, files, blobs, journal, close };
}

async function openFolder(
  path: string,
  sections: Parameters<typeof FileJournal.open>[1],
  onFatal: (error: Error) => void,
  compactFromBytes?: number,
) {
  const folder = new DataFolder(path);
  const release = folder.lock();
  try {
    const journal: Journal = await FileJournal.open(folder, sections, onFatal, compactFromBytes);
    return { journal, blobs: new BlobFolder(folder.blobs), release };
  } catch (error) {
    release();
    throw error;
  }
}

function openTemporary() {
  const path = mkdtempSync(join(tmpdir(), 'platform-emulator-'));
  const release = (): void => rmSync(path, { recursive: true, force: true });
  return { journal: memoryJournal, blobs: new BlobFolder(path), release };
}
