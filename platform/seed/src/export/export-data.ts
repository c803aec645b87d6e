import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { UserImportRecord } from 'firebase-admin/auth';
import type { Firebase } from 'platform-api/seed';
import { copyData, openData, PASSWORD_COST, type Account, type Data, type StoredFile } from 'platform-emulator/data';
import { chunk } from 'shared-kit/model';
import { upload } from '../ground/upload';
import { toData } from './to-data';

/** The most accounts that a project takes in one call. */
const ACCOUNTS_AT_ONCE = 1000;

export interface Exported {
  accounts: number;
  documents: number;
  files: number;
}

/**
 * Writes the data folder of an embedded Firebase into a project: accounts with passwords and claims, documents, and the files of its bucket. Replaces
 * what the project has under the same ids and leaves the rest. Accounts come last: one whose profile is not there yet opens nothing (D-138). The
 * embedded Firebase may be running.
 */
export async function exportData(folder: string, firebase: Firebase, onStep: (step: string) => void = () => {}): Promise<Exported> {
  const temporary = await mkdtemp(join(tmpdir(), 'console-export-'));
  try {
    const copy = join(temporary, 'data');
    await copyData(folder, copy);
    const data = await openData(copy, () => {});
    try {
      onStep('documents');
      const documents = await writeDocuments(data, firebase);
      onStep('files');
      const files = await writeFiles(data, firebase);
      onStep('accounts');
      return { accounts: await writeAccounts(data, firebase), documents, files };
    } finally {
      await data.close();
    }
  } finally {
    await rm(temporary, { recursive: true });
  }
}

async function writeAccounts({ accounts }: Data, { auth }: Firebase): Promise<number> {
  const all = accounts.list();
  const costOf = ({ password }: Account) => password?.cost ?? PASSWORD_COST;
  // All hashes of one call must have the same cost.
  for (const cost of new Set(all.map(costOf))) {
    const ofCost = all.filter((account) => costOf(account) === cost);
    for (const users of chunk(ofCost, ACCOUNTS_AT_ONCE)) {
      const hash = { algorithm: 'STANDARD_SCRYPT', memoryCost: cost, blockSize: 8, parallelization: 1, derivedKeyLength: 32 } as const;
      const { errors } = await auth.importUsers(users.map(toImport), { hash });
      const [fault] = errors;
      if (fault)
        throw new Error(`The account ${users[fault.index]?.email ?? users[fault.index]?.localId} was not taken: ${fault.error.message}`);
    }
  }
  return all.length;
}

function toImport(account: Account): UserImportRecord {
  const {
    localId,
    email,
    emailVerified,
    displayName,
    photoUrl,
    phoneNumber,
    disabled,
    password,
    createdAt,
    lastLoginAt,
    customAttributes,
  } = account;
  const date = (time: number) => new Date(time).toUTCString();
  return {
    uid: localId,
    emailVerified,
    disabled,
    ...(email !== undefined && { email }),
    ...(displayName !== undefined && { displayName }),
    ...(photoUrl !== undefined && { photoURL: photoUrl }),
    ...(phoneNumber !== undefined && { phoneNumber }),
    ...(customAttributes !== undefined && { customClaims: JSON.parse(customAttributes) as Record<string, unknown> }),
    ...(password && { passwordHash: Buffer.from(password.hash, 'base64'), passwordSalt: Buffer.from(password.salt, 'base64') }),
    metadata: { creationTime: date(createdAt), ...(lastLoginAt !== undefined && { lastSignInTime: date(lastLoginAt) }) },
  };
}

async function writeDocuments({ documents }: Data, { firestore }: Firebase): Promise<number> {
  // A bulk writer starts slowly and repeats writes that a project refuses temporarily, as projects require it.
  const writer = firestore.bulkWriter();
  let count = 0;
  let fault: unknown;
  for (const { path, fields } of documents.all()) {
    count += 1;
    writer.set(firestore.doc(path), toData(fields, firestore)).catch((error: unknown) => (fault ??= error));
  }
  await writer.close();
  if (fault !== undefined) throw fault as Error;
  return count;
}

async function writeFiles({ files, blobs }: Data, { bucket }: Firebase): Promise<number> {
  let count = 0;
  for (const file of files.all()) {
    count += 1;
    const content = () => (file.size === 0 ? Readable.from([]) : blobs.read(file.blob, 0, file.size - 1));
    await upload(bucket, file.name, { content, metadata: metadataOf(file) });
  }
  return count;
}

/** The metadata of a file with its download tokens, so that download URLs stay valid. */
function metadataOf({
  contentType,
  cacheControl,
  contentDisposition,
  contentEncoding,
  contentLanguage,
  custom,
  downloadTokens,
}: StoredFile) {
  const metadata = { ...custom, ...(downloadTokens.length > 0 && { firebaseStorageDownloadTokens: downloadTokens.join(',') }) };
  return { contentType, cacheControl, contentDisposition, contentEncoding, contentLanguage, metadata };
}
