import { printError } from 'tooling/print';
import { signedInUsers } from './store/access';
import { ActionCodes } from './auth/action-codes';
import { sendAuthError } from './auth/auth-error';
import { AuthService } from './auth/auth-service';
import { Authenticator } from './auth/authenticator';
import { PASSWORD_COST } from './auth/password';
import { PasswordPolicy } from './auth/password-policy';
import { Throttle } from './auth/throttle';
import { TokenSigner } from './auth/token-signer';
import { Tokens } from './auth/tokens';
import { UploadedRules } from './uploaded-rules/uploaded-rules';
import { openData, type Data } from './data/data';
import { FirestoreServer } from './firestore/firestore-server';
import { Reading } from './firestore/reading';
import type { Cors } from './http/cors';
import { RequestGuard } from './http/guard';
import { createHttpService } from './http/http-service';
import { WebKey } from './http/web-key';
import { listen } from './http/listen';
import type { EmulatorOptions, EmulatorPorts, RunningEmulator } from './options/options';
import { IndexCheck } from './indexes/index-check';
import { indexesFromFile } from './indexes/index-definitions';
import { corsFromFile } from './storage/bucket-cors';
import { FileService } from './storage/file-service';
import { StorageService } from './storage/storage-service';
import { Committer } from './store/committer';
import { durable } from './store/journal/journal';
import { DatabaseName, DEFAULT_DATABASE } from './store/path';

const DEFAULT_PORTS: EmulatorPorts = { auth: 9099, firestore: 8080, storage: 9199 };

/** Starts Auth, Firestore and Storage on one store. Throws an `EmulatorStartError` for problems that a user can fix. */
export async function startEmulator(options: EmulatorOptions = {}): Promise<RunningEmulator> {
  const { projectId = 'demo-console', host = '127.0.0.1' } = options;
  const indexCheck = indexCheckOf(options);
  const storageCors = options.bucketCors === undefined ? undefined : corsFromFile(options.bucketCors);
  const webKey = new WebKey(projectId, options.webKeyOrigins, options.otherKeys ?? []);
  const data = await openData(options.dataDir, options.onFatal ?? ((error) => printError(error)));
  const ports = { ...DEFAULT_PORTS, ...options.ports };
  const { auth, firestore, storage, codes } = await createServices(
    data,
    { ...options, projectId, host, indexCheck, storageCors, webKey },
    ports,
  );
  const stop = async (): Promise<void> => {
    await firestore.stop();
    for (const server of [auth, storage]) {
      server.close();
      server.closeAllConnections();
    }
    await data.close();
  };
  try {
    ports.auth = await listen(auth, 'auth', host, ports.auth);
    ports.firestore = await listen(firestore.tcp, 'firestore', host, ports.firestore);
    ports.storage = await listen(storage, 'storage', host, ports.storage);
    await durable(data.journal);
  } catch (error) {
    await stop();
    throw error;
  }
  const jwksUrl = `http://${host}:${ports.auth}/emulator/v1/projects/${projectId}/jwks`;
  return { projectId, host, ports, jwksUrl, mails: () => codes.mails(), stop };
}

function indexCheckOf({ indexes, strictIndexes }: EmulatorOptions): IndexCheck | undefined {
  if (strictIndexes !== undefined) return new IndexCheck(indexesFromFile(strictIndexes), 'all');
  return indexes === undefined ? undefined : new IndexCheck(indexesFromFile(indexes), 'ranges');
}

async function createServices(
  data: Data,
  options: EmulatorOptions & {
    projectId: string;
    host: string;
    indexCheck: IndexCheck | undefined;
    storageCors: Cors | undefined;
    webKey: WebKey;
  },
  ports: EmulatorPorts,
) {
  const { projectId, host, webKey } = options;
  const database = new DatabaseName(projectId, options.database ?? DEFAULT_DATABASE);
  const access = new UploadedRules(options.access ?? signedInUsers, database.id);
  const { documents: store, accounts, journal } = data;
  const guardWith = (cors?: Cors) => new RequestGuard(options.allowedOrigins ?? [], [host, ...(options.allowedHosts ?? [])], cors);
  const guard = guardWith();
  const signer = await openSigner(data, projectId, options.dataDir === undefined);
  const authenticator = new Authenticator(signer, access);

  const actionUrl = () => options.actionUrl ?? `http://${host}:${ports.auth}/emulator/action`;
  const codes = new ActionCodes(accounts, actionUrl, (mail) => options.onMail?.(mail));
  const tokens = new Tokens(signer, accounts);
  const { selfSignUp = false, passwordCost = PASSWORD_COST } = options;
  const passwordPolicy = new PasswordPolicy(options.passwordPolicy);
  const authContext = { projectId, accounts, codes, tokens, throttle: new Throttle(), selfSignUp, passwordCost, passwordPolicy };
  const authService = new AuthService(authContext, authenticator, signer, journal, webKey, options.authFault);

  const committer = new Committer(store, journal, access);
  // An empty store starts with the present time as its version, so that clients with a cache of an earlier, wiped store see newer versions.
  if (store.version === 0) committer.commit([], { kind: 'owner' });
  const reading = new Reading(store, database, access, options.indexCheck);
  const firestore = new FirestoreServer({ database, store, journal, committer, reading }, authenticator, guard, access, webKey);

  const fileService = new FileService(data.files, data.blobs, access, store, new Set(options.buckets ?? [`${projectId}.appspot.com`]));
  return {
    auth: createHttpService(guard, authService.handle, sendAuthError),
    firestore,
    storage: createHttpService(guardWith(options.storageCors), new StorageService(fileService, authenticator, access, webKey).handle),
    codes,
  };
}

/** The key of all emulators of this process without a data folder. Generating a key takes longer than the rest of their start. */
let inMemoryKey: string | undefined;

/** Stores the signing key with the accounts, so that tokens stay valid over restarts. */
function openSigner({ accounts }: Data, projectId: string, isInMemory: boolean): Promise<TokenSigner> {
  const key = accounts.signingKey ?? (isInMemory ? (inMemoryKey ??= TokenSigner.newKey()) : TokenSigner.newKey());
  if (accounts.signingKey === undefined) accounts.setSigningKey(key);
  return TokenSigner.create(projectId, key);
}
