import type { FirebaseConfig } from 'shared-kit/host/firebase';
import { isDatabaseId, isNoEmailDomain } from 'shared-kit/model';
import { isAbsent, isFields, isHttpUrl, isLike, isListOf, isPath, isText, type Fields } from '../model/registry/shape';

/** `/config.json`: everything that differs between deployments. */
export interface ConsoleConfig extends FirebaseConfig {
  /** Such as `/api` or `https://host/api`. */
  apiBase: string;
  /** Which build of the console is served. */
  build?: { version: string; commit?: string };
  nonKeyUserRedirectUrl?: string;
  helpUrl?: string;
  /** The domain of made-up email addresses; the API must have the same (D-32). */
  noEmailDomain?: string;
  /** Lets developers load a remote from another entry on their machine. */
  allowOverrides: boolean;
  /** The origins besides the console's own from which scripts of remotes may come. */
  remoteOrigins: string[];
  /** The public keys of all publishers (SPKI in base64, separated by spaces). If present, the registry must be signed by one of them. */
  registryKey?: string;
  /** The OpenTelemetry collector that receives load times and failures of remotes, without the `/v1/traces` of OTLP. */
  telemetry?: { endpoint: string };
}

export type ConfigReading = { ok: true; config: ConsoleConfig } | { ok: false; faults: string[]; config?: undefined };

const FIREBASE_TEXTS = ['authDomain', 'storageBucket', 'messagingSenderId', 'appId'] as const;
const EMULATORS = ['auth', 'firestore', 'storage'] as const;

/** Reads and checks the config. It reports all errors together, so that the file can be corrected in one step. */
export function parseConfig(json: unknown): ConfigReading {
  if (!isFields(json)) return { ok: false, faults: ['config.json is not an object'] };
  const faults: string[] = [];
  const check = (holds: boolean, fault: string) => void (holds || faults.push(fault));

  const firebase = isFields(json['firebase']) ? json['firebase'] : {};
  check(isText(firebase['apiKey']), 'firebase.apiKey is missing');
  check(isText(firebase['projectId']), 'firebase.projectId is missing');
  for (const name of FIREBASE_TEXTS) {
    check(isAbsent(firebase[name]) || isText(firebase[name]), `firebase.${name} is not a text`);
  }
  check(isUnset(json['database']) || isDatabaseId(json['database']), 'database is not the id of a database');
  const emulators = json['emulators'];
  if (!isAbsent(emulators)) {
    for (const name of EMULATORS) {
      check(isFields(emulators) && isHost(emulators[name]), `emulators.${name} is neither host:port nor https://host`);
    }
  }
  check(isPath(json['apiBase']) || isHttpUrl(json['apiBase']), 'apiBase is neither a path nor a URL');
  for (const name of ['nonKeyUserRedirectUrl', 'helpUrl']) {
    check(isUnset(json[name]) || isHttpUrl(json[name]), `${name} is not an http or https URL`);
  }
  check(isUnset(json['noEmailDomain']) || isNoEmailDomain(json['noEmailDomain']), 'noEmailDomain is not the name of a domain');
  check(isUnset(json['registryKey']) || isKeys(json['registryKey']), 'registryKey is no public key in base64');
  check(isAbsent(json['remoteOrigins']) || isListOf(isOrigin, MOST_ORIGINS)(json['remoteOrigins']), 'remoteOrigins is no list of origins');
  const build = json['build'];
  check(
    isAbsent(build) || (isFields(build) && isText(build['version']) && (isAbsent(build['commit']) || isText(build['commit']))),
    'build has no version, or a commit that is no text',
  );
  const telemetry = json['telemetry'];
  check(isAbsent(telemetry) || (isFields(telemetry) && isHttpUrl(telemetry['endpoint'])), 'telemetry.endpoint is not an http or https URL');
  check(isAbsent(json['allowOverrides']) || typeof json['allowOverrides'] === 'boolean', 'allowOverrides is not a boolean');

  return faults.length ? { ok: false, faults } : { ok: true, config: configOf(json) };
}

const isHost = (value: unknown): value is string =>
  isText(value) && /^((\[[0-9a-f:]+\]|[\w.-]+):\d{1,5}|https:\/\/[\w.-]+(:\d{1,5})?)$/i.test(value);

const isKeys = isLike(/^[\w+/]{80,}={0,2}( [\w+/]{80,}={0,2})*$/);

/** The maximum number of origins, because the policy is a header of limited length. */
const MOST_ORIGINS = 100;

/** The URL parser allows other characters in host names, such as a semicolon, which would end the directive of a policy. */
const isOrigin = (value: unknown): boolean => isHttpUrl(value) && new URL(value).origin === value && /^[\w.:/[\]-]+$/.test(value);

const isUnset = (value: unknown): boolean => isAbsent(value) || value === '';

/** The fields of these names that are set. */
const filled = <T extends object, Name extends keyof T>(fields: T, names: readonly Name[]): Pick<T, Name> =>
  Object.fromEntries(names.filter((name) => !isUnset(fields[name])).map((name) => [name, fields[name]])) as Pick<T, Name>;

function configOf(json: Fields): ConsoleConfig {
  const config = json as unknown as ConsoleConfig;
  return {
    firebase: filled(config.firebase, ['apiKey', 'projectId', ...FIREBASE_TEXTS]),
    ...filled(config, ['database', 'emulators', 'apiBase', 'build', 'nonKeyUserRedirectUrl', 'helpUrl', 'noEmailDomain', 'registryKey']),
    ...(config.telemetry && { telemetry: { endpoint: config.telemetry.endpoint } }),
    remoteOrigins: config.remoteOrigins ?? [],
    allowOverrides: config.allowOverrides ?? false,
  };
}
