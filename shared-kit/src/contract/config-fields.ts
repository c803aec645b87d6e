import { isDatabaseId, isNoEmailDomain } from 'shared-kit/model';
import { isBoolean, isHttpUrl, isLike, isListOf, isPath, isText, type Check } from '../model/registry/shape';

/** The maximum number of origins, because the policy is a header of limited length. */
const MOST_ORIGINS = 100;

/** The URL parser allows other characters in host names, such as a semicolon, which would end the directive of a policy. */
const isOrigin: Check = (value) => isHttpUrl(value) && new URL(value).origin === value && /^[\w.:/[\]-]+$/.test(value);

/** What a value of each kind is, and the end of the sentence about one that is not. */
const KINDS = {
  text: [isText, 'not a text'],
  flag: [isBoolean, 'not a boolean'],
  url: [isHttpUrl, 'not an http or https URL'],
  place: [(value) => isPath(value) || isHttpUrl(value), 'neither a path nor a URL'],
  host: [isLike(/^((\[[0-9a-f:]+\]|[\w.-]+):\d{1,5}|https:\/\/[\w.-]+(:\d{1,5})?)$/i), 'neither host:port nor https://host'],
  database: [isDatabaseId, 'not the id of a database'],
  mailDomain: [isNoEmailDomain, 'not the name of a domain'],
  keys: [isLike(/^[\w+/]{80,}={0,2}( [\w+/]{80,}={0,2})*$/), 'no public key in base64'],
  origins: [isListOf(isOrigin, MOST_ORIGINS), 'no list of origins'],
} as const satisfies Record<string, readonly [Check, string]>;

type Kind = keyof typeof KINDS;

export interface ConfigValue {
  readonly kind: Kind;
  readonly required?: true;
  /** What counts without it; no value otherwise. */
  readonly otherwise?: boolean | readonly string[];
}

/** Fields of their own object. An optional group lacks all of them or none of the required ones. */
interface Group {
  readonly required?: true;
  readonly fields: { readonly [name: string]: ConfigValue };
}

type Fields = { readonly [name: string]: ConfigValue | Group };

/**
 * The fields of `/config.json`, everything that differs between deployments. Check, type and the table in docs/running.md follow
 * (what each means stands in the test, so that no page loads it; `UPDATE_DOCS=1 npx jest contract/config-fields` in `shared-kit`).
 */
export const CONFIG_FIELDS = {
  firebase: {
    required: true,
    fields: {
      apiKey: { kind: 'text', required: true },
      projectId: { kind: 'text', required: true },
      authDomain: { kind: 'text' },
      storageBucket: { kind: 'text' },
      messagingSenderId: { kind: 'text' },
      appId: { kind: 'text' },
    },
  },
  database: { kind: 'database' },
  emulators: {
    fields: {
      auth: { kind: 'host', required: true },
      firestore: { kind: 'host', required: true },
      storage: { kind: 'host', required: true },
    },
  },
  apiBase: { kind: 'place', required: true },
  build: {
    fields: {
      version: { kind: 'text', required: true },
      commit: { kind: 'text' },
    },
  },
  nonKeyUserRedirectUrl: { kind: 'url' },
  helpUrl: { kind: 'url' },
  noEmailDomain: { kind: 'mailDomain' },
  remoteOrigins: { kind: 'origins', otherwise: [] },
  registryKey: { kind: 'keys' },
  telemetry: { fields: { endpoint: { kind: 'url', required: true } } },
  allowOverrides: { kind: 'flag', otherwise: false },
} as const satisfies Fields;

type TypeOf<Field> = Field extends { fields: infer Inner }
  ? TypesOf<Inner>
  : Field extends { kind: 'flag' }
    ? boolean
    : Field extends { kind: 'origins' }
      ? string[]
      : string;

type Always<All> = { [Name in keyof All]: All[Name] extends { required: true } | { otherwise: unknown } ? Name : never }[keyof All];

type TypesOf<All> = { -readonly [Name in Always<All>]: TypeOf<All[Name]> } & {
  -readonly [Name in Exclude<keyof All, Always<All>>]?: TypeOf<All[Name]>;
};

/** `/config.json` after its check. */
export type ConsoleConfig = TypesOf<typeof CONFIG_FIELDS>;

/** The sentence about a value that is missing or of another kind; null for a good one. */
export function valueFault({ kind, required }: ConfigValue, name: string, value: unknown): string | null {
  const [holds, fault] = KINDS[kind];
  if (isUnset(value) && !required) return null;
  return holds(value) ? null : `${name} is ${kind === 'text' && required ? 'missing' : fault}`;
}

/** Not there, or an empty text. */
export const isUnset = (value: unknown): boolean => value === undefined || value === null || value === '';

export const configFields = Object.entries<ConfigValue | Group>(CONFIG_FIELDS);
