import type { Server } from 'node:net';
import { printError } from 'tooling/print';
import { signedInUsers } from './store/documents/access';
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
import { Shares } from './firestore/database/shares';
import { FirestoreServer } from './firestore/firestore-server';
import { DocumentReads } from './firestore/database/document-reads';
import { Transactions } from './firestore/database/transactions';
import { Writing } from './firestore/database/writing';
import type { Cors } from './http/cors';
import { RequestGuard } from './http/guard';
import { createHttpService } from './http/http-service';
import { WebKey } from './http/web-key';
import { listen } from './http/listen';
import type { EmulatorOptions, EmulatorPorts, RunningEmulator } from './options/options';
import { Draws } from './faults/draws';
import { Faults } from './faults/faults';
import { relayTo } from './distance/relay';
import { LEAST_QUOTAS, Quotas } from './quotas/quotas';
import { IndexCheck } from './indexes/index-check';
import { indexesFromFile, type IndexDefinitions } from './indexes/index-definitions';
import { IndexEntries } from './indexes/index-entries';
import { corsFromFile } from './storage/bucket-cors';
import { FileService } from './storage/file-service';
import { StorageService } from './storage/storage-service';
import { Committer } from './store/committer';
import { durable } from './store/journal/journal';
import { DatabaseName, DEFAULT_DATABASE } from './store/values/path';

const DEFAULT_PORTS: EmulatorPorts = { auth: 9099, firestore: 8080, storage: 9199 };

/** Starts Auth, Firestore and Storage on one store. Throws an `EmulatorStartError` for problems that a user can fix. */
export async function startEmulator(options: EmulatorOptions = {}): Promise<RunningEmulator> {
  const { projectId = 'demo-console', host = '127.0.0.1' } = options;
  const definitions = definitionsOf(options);
  const storageCors = options.bucketCors === undefined ? undefined : corsFromFile(options.bucketCors);
  const webKey = new WebKey(projectId, options.webKeyOrigins, options.otherKeys ?? []);
  const data = await openData(options.dataDir, options.onFatal ?? ((error) => printError(error)), options.compactFromBytes);
  const ports = { ...DEFAULT_PORTS, ...options.ports };
  const { auth, firestore, storage, codes } = await createServices(
    data,
    { ...options, projectId, host, definitions, storageCors, webKey },
    ports,
  );
  const stop = async (): Promise<void> => {
    await firestore.stop();
    for (const server of [auth, storage]) {
      server.close();
      server.closeAllConnections();
    }
    for (const relay of relays) relay.close();
    await data.close();
  };
  const relays: Server[] = [];
  const draws = new Draws(options.faults ?? '');
  /** Listens at the port, or at another one that a relay with a distance passes on to. */
  const open = async (server: Server, service: keyof EmulatorPorts): Promise<number> => {
    if (!options.distance) return listen(server, service, host, ports[service]);
    const near = await listen(server, service, host, 0);
    const relay = relayTo(
      host,
      () => near,
      () => eachWayMs(draws.next(service)),
    );
    relays.push(relay);
    return listen(relay, service, host, ports[service]);
  };
  try {
    ports.auth = await open(auth, 'auth');
    ports.firestore = await open(firestore.tcp, 'firestore');
    ports.storage = await open(storage, 'storage');
    await durable(data.journal);
  } catch (error) {
    await stop();
    throw error;
  }
  const jwksUrl = `http://${host}:${ports.auth}/emulator/v1/projects/${projectId}/jwks`;
  return { projectId, host, ports, jwksUrl, mails: () => codes.mails(), stop };
}

/** Half of 50 to 200 ms. @param draw from 0 to 1 */
const eachWayMs = (draw: number): number => (50 + draw * 150) / 2;

function definitionsOf({ indexes, strictIndexes = indexes }: EmulatorOptions): IndexDefinitions | undefined {
  return strictIndexes === undefined ? undefined : indexesFromFile(strictIndexes);
}

/** Calls that a project does not have, for tests and other programs; and the public keys, which come from elsewhere. */
const EMULATOR_CALLS: ReadonlySet<string> = new Set(['oobCodes', 'accounts', 'config', 'jwks']);

async function createServices(
  data: Data,
  options: EmulatorOptions & {
    projectId: string;
    host: string;
    definitions: IndexDefinitions | undefined;
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
  const signer = await openSigner(data, projectId, options);
  const authenticator = new Authenticator(signer, access);

  const actionUrl = () => options.actionUrl ?? `http://${host}:${ports.auth}/emulator/action`;
  const faults = new Faults(options.faults);
  const quotas = new Quotas(options.quotas === true ? LEAST_QUOTAS : options.quotas);
  const codes = new ActionCodes(accounts, actionUrl, (mail) => options.onMail?.(mail), quotas);
  const tokens = new Tokens(signer, accounts);
  const { selfSignUp = false, passwordCost = PASSWORD_COST } = options;
  const passwordPolicy = new PasswordPolicy(options.passwordPolicy);
  const authContext = { projectId, accounts, codes, tokens, throttle: new Throttle(), selfSignUp, passwordCost, passwordPolicy, quotas };
  const authFault = (call: string) => options.authFault?.(call) ?? (EMULATOR_CALLS.has(call) ? undefined : faults.ofAuth(call));
  const authService = new AuthService(authContext, authenticator, signer, journal, webKey, authFault);

  const { definitions, strictIndexes, areIndexesBuilt } = options;
  const committer = new Committer(store, journal, access, new IndexEntries(definitions ?? { indexes: [] }));
  // An empty store starts with the present time as its version, so that clients with a cache of an earlier, wiped store see newer versions.
  if (store.version === 0) committer.commit([], { kind: 'owner' });
  const checked = strictIndexes === undefined ? 'ranges' : 'all';
  const indexCheck = definitions && new IndexCheck(definitions, checked, database.name, areIndexesBuilt);
  const reading = new DocumentReads(store, database, access, indexCheck);
  const transactions = new Transactions(store);
  const firestore = new FirestoreServer(
    {
      database,
      store,
      journal,
      committer,
      reading,
      transactions,
      writing: new Writing(committer, transactions),
      shares: new Shares(),
      faults,
    },
    authenticator,
    guard,
    access,
    webKey,
  );

  const fileService = new FileService(data.files, data.blobs, access, store, new Set(options.buckets ?? [`${projectId}.appspot.com`]));
  return {
    auth: createHttpService(guard, authService.handle, sendAuthError),
    firestore,
    storage: createHttpService(
      guardWith(options.storageCors),
      new StorageService(fileService, authenticator, access, webKey, faults).handle,
    ),
    codes,
  };
}

/** Stores the signing key with the accounts, so that tokens stay valid over restarts. */
function openSigner({ accounts }: Data, projectId: string, { signingKey }: EmulatorOptions): Promise<TokenSigner> {
  const key = accounts.signingKey ?? signingKey ?? TokenSigner.newKey();
  if (accounts.signingKey === undefined) accounts.setSigningKey(key);
  return TokenSigner.create(projectId, key);
}
