/** Firebase on one machine: Auth, Firestore and Storage for the unmodified `firebase` and `firebase-admin` SDKs. */
export { startEmulator } from './emulator';
export { EmulatorStartError, type EmulatorStartProblem } from './start-error';
export type { EmulatorOptions, EmulatorPorts, RunningEmulator, SentMail } from './options';
export type { Access, Caller, DocumentReader } from './access';
export { silentServer } from './silent-server';
