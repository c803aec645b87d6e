import { signedInUsers } from './access';
import { AccountStore, AUTH_SECTION } from './auth/account-store';
import { ActionCodes } from './auth/action-codes';
import { sendAuthError } from './auth/auth-error';
import { AuthService } from './auth/auth-service';
import { Authenticator } from './auth/authenticator';
import { Throttle } from './auth/throttle';
import { Tokens } from './auth/tokens';
import { TokenSigner } from './auth/token-signer';
import type { FirestoreContext } from './firestore/context';
import { FirestoreServer } from './firestore/firestore-server';
import { Reading } from './firestore/reading';
import { RequestGuard } from './http/guard';
import { createHttpService } from './http/http-service';
import { listen } from './http/listen';
import type { EmulatorOptions, RunningEmulator } from './options';
import { Committer } from './store/committer';
import { DocumentStore } from './store/document-store';
import { DataFolder } from './store/journal/data-folder';
import { FileJournal } from './store/journal/file-journal';
import { durable, memoryJournal, type Journal } from './store/journal/journal';
import { DatabaseName } from './store/path';
/** Starts the three services on one store. */
export async function startEmulator(options: EmulatorOptions = {}): Promise<RunningEmulator> {
  const { projectId = 'demo-console', host = '127.0.0.1', access = signedInUsers } = options;
  const store = new DocumentStore();
  const accounts = new AccountStore();
  const sections = { docs: store, [AUTH_SECTION]: accounts };
  const folder = options.dataDir === undefined ? undefined : new DataFolder(options.dataDir);
  const unlock = folder?.lock();
  let journal: Journal = memoryJournal;
  const onFatal = options.onFatal ?? ((error: Error) => console.error(error));
  if (folder) journal = await FileJournal.open(folder, sections, onFatal);
  accounts.attach(journal);
  const database = new DatabaseName(projectId);
  const committer = new Committer(store, journal, access);
  // The first version is the time of the start: older ones are what clients of a wiped store remember.
  if (store.version === 0) committer.commit([], { kind: 'owner' });
  if (accounts.signingKey === undefined) accounts.setSigningKey(TokenSigner.newKey());
  const signer = await TokenSigner.create(projectId, accounts.signingKey ?? '');
  const authenticator = new Authenticator(signer);
  const guard = new RequestGuard(options.allowedOrigins ?? [], [host, ...(options.allowedHosts ?? [])]);
  const ports = { auth: 9099, firestore: 8080, storage: 9199, ...options.ports };
  const codes = new ActionCodes(
    accounts,
    () => options.actionUrl ?? `http://${host}:${ports.auth}/emulator/action`,
    (mail) => options.onMail?.(mail),
  );
  const authContext = {
    projectId,
    accounts,
    codes,
    tokens: new Tokens(signer, accounts),
    throttle: new Throttle(),
    selfSignUp: options.selfSignUp ?? false,
  };
  const auth = createHttpService(guard, new AuthService(authContext, authenticator, signer, journal).handle, sendAuthError);
  const context: FirestoreContext = { database, store, journal, committer, reading: new Reading(store, database, access) };
  const firestore = new FirestoreServer(context, authenticator, guard);
  ports.auth = await listen(auth, 'auth', host, ports.auth);
  ports.firestore = await listen(firestore.tcp, 'firestore', host, ports.firestore);
  await durable(journal);
  return {
    projectId,
    host,
    ports,
    jwksUrl: `http://${host}:${ports.auth}/emulator/v1/projects/${projectId}/jwks`,
    mails: () => codes.mails(),
    async stop() {
      firestore.stop();
      auth.close();
      auth.closeAllConnections();
      await journal.close();
      unlock?.();
    },
  };
}
