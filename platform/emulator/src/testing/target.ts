/** A Firebase that was not started for the tests: an emulator that runs already, or a project. */
export interface Target {
  /** `embedded`: another embedded Firebase; `emulator`: Google's own; `project`: reached by credentials. */
  kind: 'embedded' | 'emulator' | 'project';
  projectId: string;
  /** The id of the Firestore database. */
  database: string;
  /** A key of the project that is not restricted to pages. */
  apiKey: string;
  bucket: string;
  /** `host:port` of each emulator; absent for a project. */
  hosts?: Hosts;
}

export interface Hosts {
  auth: string;
  firestore: string;
  storage: string;
}

/** What the variables lack or contradict, in words for the operator. */
export class TargetProblem extends Error {}

/** The variables by which Google's libraries find emulators. */
const HOST_VARIABLES = {
  auth: 'FIREBASE_AUTH_EMULATOR_HOST',
  firestore: 'FIRESTORE_EMULATOR_HOST',
  storage: 'FIREBASE_STORAGE_EMULATOR_HOST',
} as const;

/**
 * Reads the Firebase that the variables name: emulators by the variables of Google's libraries or by `AUTH_PORT` and the others, otherwise the project
 * `PROJECT_ID`.
 * @param named the project's id as the command was told it: nothing of a project is touched that is not named twice
 */
export async function readTarget(env: NodeJS.ProcessEnv, named: string | undefined): Promise<Target> {
  const projectId = named || env['PROJECT_ID']?.trim() || undefined;
  const database = env['FIRESTORE_DATABASE']?.trim() || '(default)';
  const hosts = readHosts(env);
  if (!hosts) return { ...requireProject(env, named), kind: 'project', database };
  const id = projectId ?? 'demo-console';
  return {
    kind: await kindOf(hosts, id),
    projectId: id,
    database,
    apiKey: env['SERVER_API_KEY']?.trim() || 'embedded-server',
    bucket: env['STORAGE_BUCKET']?.trim() || `${id}.appspot.com`,
    hosts,
  };
}

function readHosts(env: NodeJS.ProcessEnv): Hosts | undefined {
  const services = Object.keys(HOST_VARIABLES) as (keyof Hosts)[];
  const at = env['EMULATOR_HOST']?.trim() || '127.0.0.1';
  const found = services.map((service) => {
    const host = env[HOST_VARIABLES[service]]?.trim();
    if (host) return host;
    const port = env[`${service.toUpperCase()}_PORT`]?.trim();
    return port ? `${at}:${port}` : undefined;
  });
  const [auth, firestore, storage] = found;
  if (auth && firestore && storage) return { auth, firestore, storage };
  if (found.every((host) => host === undefined)) return undefined;
  const missing = services.filter((_, index) => found[index] === undefined).map((service) => HOST_VARIABLES[service]);
  throw new TargetProblem(`${missing.join(' and ')} is missing: a part of the tests would use a project, and the rest emulators.`);
}

function requireProject(env: NodeJS.ProcessEnv, named: string | undefined): Pick<Target, 'projectId' | 'apiKey' | 'bucket'> {
  const projectId = env['PROJECT_ID']?.trim();
  if (!projectId)
    throw new TargetProblem(
      `The variables name no Firebase: set ${Object.values(HOST_VARIABLES).join(', ')} for emulators, or PROJECT_ID, FIREBASE_OPTIONS and the credentials of an empty project.`,
    );
  if (named !== projectId)
    throw new TargetProblem(
      `Name the project, since the tests write into ${projectId} and then remove all that it holds: npm run test:platform -- --against=${projectId}`,
    );
  const { apiKey, storageBucket } = optionsOf(env['FIREBASE_OPTIONS']);
  const key = env['SERVER_API_KEY']?.trim() || apiKey;
  if (!key || !storageBucket) throw new TargetProblem('FIREBASE_OPTIONS is missing, or has no apiKey or storageBucket.');
  return { projectId, apiKey: key, bucket: storageBucket };
}

function optionsOf(text: string | undefined): { apiKey?: string; storageBucket?: string } {
  try {
    return JSON.parse(text || '{}') as object;
  } catch {
    throw new TargetProblem("FIREBASE_OPTIONS is no JSON: it is the web app's options.");
  }
}

/** Only the embedded Firebase signs tokens and shows the keys for it. */
async function kindOf({ auth }: Hosts, projectId: string): Promise<'embedded' | 'emulator'> {
  try {
    const answer = await fetch(keysOf(auth, projectId));
    const { keys } = answer.ok ? ((await answer.json()) as { keys?: unknown }) : {};
    return Array.isArray(keys) ? 'embedded' : 'emulator';
  } catch (error) {
    throw new TargetProblem(`Nothing answers at ${auth} (${HOST_VARIABLES.auth}).`, { cause: error });
  }
}

/** Where an embedded Auth shows the public keys of its tokens. */
export const keysOf = (authHost: string, projectId: string): string => `http://${authHost}/emulator/v1/projects/${projectId}/jwks`;
