import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { applicationDefault } from 'firebase-admin/app';
import type { EnvironmentReader } from './environment/environment-reader';
import { readFirebase, type FirebaseEnvironment } from './environment/firebase-environment';
import { printFailure, printLine } from './environment/print-line';
import { readSettings } from './environment/server-environment';
import { connectFirebase, embeddedBucket } from './firebase/firebase';
import { checkOf, problemsOf } from './firebase/firebase-answers';
import { checkProject, safely } from './project-check/check-project';
import { googleAnswers, type GoogleAnswers } from './project-check/google-answers';
import { checkListeners } from './project-check/listeners';
import { readNeeded } from './project-check/needed';
import type { Project } from './project-check/project';
import { exitCodeOf, linesOf } from './project-check/report';
import { ofServices } from './project-check/services';

const USAGE = 'Use: check-project.command.mjs [--account=<email of the servers’ account>] [--files=<folder of firebase.json>]';

/** The folder of the repository or of a release. The path is right from its sources and its bundle. */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** With the embedded Firebase the web server is the listener of companies that have no other. Here nothing is sent to it. */
const DEMO_LISTENER = 'http://127.0.0.1/';

interface Settings extends FirebaseEnvironment {
  hosts: string[];
}

const readCheck = (reader: EnvironmentReader): Settings => ({ ...readFirebase(reader), hosts: reader.read('ALLOWED_HOSTS') });

function readArguments(args: string[]): { account?: string; files: string } {
  try {
    const { values } = parseArgs({ args, options: { account: { type: 'string' }, files: { type: 'string', default: ROOT } } });
    return values;
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${USAGE}`, { cause: error });
  }
}

/** What names the caller: the credentials' token, which outlives the check, or the embedded Firebase's owner. */
function tokenOf({ emulators }: Settings): () => Promise<string> {
  if (emulators) return async () => 'owner';
  const credentials = applicationDefault();
  let token: Promise<string> | undefined;
  return () => (token ??= credentials.getAccessToken().then((got) => got.access_token));
}

async function projectNumber(google: GoogleAnswers, id: string): Promise<string | undefined> {
  const answer = await google.get<{ name?: string }>(`https://cloudresourcemanager.googleapis.com/v3/projects/${id}`);
  return answer.kind === 'answered' ? answer.body.name?.replace(/^projects\//, '') : undefined;
}

async function openProject(settings: Settings, files: string, account: string | undefined): Promise<Project> {
  const { projectId: id, database, emulators, firebaseOptions, serverApiKey, hosts } = settings;
  const google = googleAnswers({ projectId: id, token: tokenOf(settings) });
  const number = emulators ? undefined : await projectNumber(google, id);
  const bucket = settings.storageBucket ?? embeddedBucket(id);
  const known = {
    PROJECT: id,
    DATABASE: database,
    BUCKET: bucket,
    ...(account !== undefined && { ACCOUNT: account }),
    ...(number !== undefined && { NUMBER: number }),
  };
  return {
    isEmbedded: emulators !== undefined,
    id,
    number,
    database,
    bucket,
    hosts,
    webKey: firebaseOptions['apiKey'],
    serverKey: serverApiKey,
    google,
    needed: readNeeded(files, known),
    identityUrl: emulators ? `http://${emulators.auth}/identitytoolkit.googleapis.com` : 'https://identitytoolkit.googleapis.com',
  };
}

/** Asks the project of the servers' settings, or the embedded Firebase, for all that a first day needs, and changes nothing (D-136). */
async function main(): Promise<number> {
  const { account, files } = readArguments(process.argv.slice(2));
  const settings = await readSettings(process.env, readCheck);
  const firebase = connectFirebase(settings);
  const project = await openProject(settings, files, account);
  const findings = [
    ...ofServices(await problemsOf(firebase, ['Auth', 'Firestore', 'Passwords', 'Storage']), checkOf(settings.emulators)),
    ...(await checkProject(project)),
    ...(await safely('listeners', () => checkListeners({ firebase, ...(project.isEmbedded && { demoListener: DEMO_LISTENER }) }))),
  ];
  for (const line of linesOf(findings)) printLine(line);
  await firebase.close();
  return exitCodeOf(findings);
}

try {
  // A service that does not answer would keep the program from ending.
  process.exit(await main());
} catch (error) {
  printFailure(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
