/** Firebase on one machine: Auth, Firestore and Storage for the unmodified `firebase` and `firebase-admin` SDKs. */
export { startEmulator } from './emulator';
export { EmulatorStartError, type EmulatorStartProblem } from './errors/start-error';
export type { EmulatorOptions, EmulatorPorts, PasswordPolicyConfig, RunningEmulator, SentMail } from './options/options';
export type { Access, Caller, DocumentReader } from './store/documents/access';
export { silentServer } from './silent-server';
