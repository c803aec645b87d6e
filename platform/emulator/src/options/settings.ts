import { EmulatorStartError } from '../errors/start-error';

interface Values {
  text: string | undefined;
  /** `1` switches it on, `0` off. */
  flag: boolean;
  /** A TCP port; 0 for a free one. */
  port: number;
  seconds: number;
  /** Texts, separated by commas. */
  list: string[];
}

type Kind = keyof Values;

/** A variable that only the embedded Firebase reads, or the start for it; `without` and `meaning` in Markdown. */
interface OwnSetting {
  readonly kind: Kind;
  readonly otherwise?: string;
  readonly without: string;
  readonly readBy?: string;
  readonly meaning: string;
}

/** A variable that the settings of servers document: all programs read it. */
interface SharedSetting {
  readonly kind: Kind;
  /** What counts without it. */
  readonly otherwise?: string;
}

/** The variables of the embedded Firebase that are documented here (`UPDATE_DOCS=1 npx jest environment/settings` in `platform/api`). */
export const OWN_SETTINGS = {
  STORAGE_BUCKET: { kind: 'text', without: '`{PROJECT_ID}.appspot.com`', meaning: 'the bucket that exists' },
  WEB_KEY_ORIGINS: {
    kind: 'list',
    without: 'none',
    meaning: "origins that may use the web app's key ([D-121](product/platform.md#d-121-what-a-project-must-allow)), with commas",
  },
  CONSOLE_ORIGINS: {
    kind: 'list',
    without: 'none',
    readBy: 'start, embedded Firebase, `npm run dev`',
    meaning: 'pages of other machines that may call the embedded Firebase, and load builds under development; separated by commas',
  },
  FIRESTORE_RULES: { kind: 'text', without: 'those of `firebase.json`, set by start', meaning: 'file with the rules of Firestore' },
  STORAGE_RULES: { kind: 'text', without: 'those of `firebase.json`, set by start', meaning: 'file with the rules of Storage' },
  FIRESTORE_INDEXES: { kind: 'text', without: 'those of `firebase.json`, set by start', meaning: 'file with the indexes' },
  STORAGE_LOOKUPS: {
    kind: 'flag',
    otherwise: '1',
    without: '1',
    meaning: '0 as in a project whose Storage may not look into Firestore ([the role](deploy.md#the-role-for-pictures))',
  },
  STORAGE_CORS: { kind: 'text', without: '`platform/rules/cors.json` with start', meaning: 'the CORS file of the bucket' },
  INDEXES_BUILD_SECONDS: {
    kind: 'seconds',
    without: '0',
    meaning: 'how long after its start queries that need an index of the file are refused, as while a project builds it',
  },
  PASSWORD_POLICY: {
    kind: 'text',
    without: 'six characters',
    meaning:
      '`passwordPolicyConfig` of a project as JSON, such as `{"passwordPolicyEnforcementState":"ENFORCE","passwordPolicyVersions":[{"customStrengthOptions":{"minPasswordLength":8}}]}`',
  },
  DISTANCE: { kind: 'flag', without: '0', meaning: '1 as with `--distance` of start' },
  QUOTAS: { kind: 'flag', without: '0', meaning: '1 as with `--quotas` of start' },
  FAULTS: { kind: 'text', without: 'none', meaning: 'the seed of faults, as with `--faults`' },
  ACTION_URL: { kind: 'text', without: 'set by start', meaning: 'where links in mails lead' },
  SELF_SIGN_UP: { kind: 'flag', without: '0', meaning: '1 lets anybody sign up' },
} as const satisfies Record<string, OwnSetting>;

/** The variables that servers read too. */
export const SHARED_SETTINGS = {
  PROJECT_ID: { kind: 'text' },
  HOST: { kind: 'text' },
  FIRESTORE_DATABASE: { kind: 'text' },
  DATA_DIR: { kind: 'text' },
  AUTH_PORT: { kind: 'port', otherwise: '9099' },
  FIRESTORE_PORT: { kind: 'port', otherwise: '8080' },
  STORAGE_PORT: { kind: 'port', otherwise: '9199' },
  ALLOWED_HOSTS: { kind: 'list' },
  SERVER_API_KEY: { kind: 'text', otherwise: 'embedded-server' },
} as const satisfies Record<string, SharedSetting>;

const SETTINGS = { ...OWN_SETTINGS, ...SHARED_SETTINGS };
type SettingName = keyof typeof SETTINGS;

type ValueOf<Name extends SettingName> = Values[(typeof SETTINGS)[Name]['kind']];

/** Reads the settings of one environment. */
export type ReadSetting = <Name extends SettingName>(name: Name) => ValueOf<Name>;

/** The value of a setting, as its kind says; an empty one counts as not set. The start fails with the name of a wrong one. */
export function readSetting<Name extends SettingName>(env: Readonly<Record<string, string | undefined>>, name: Name): ValueOf<Name> {
  const { kind, otherwise }: SharedSetting = SETTINGS[name];
  const text = env[name]?.trim() || otherwise;
  const refusal = (wanted: string) => new EmulatorStartError({ code: 'SETTING_INVALID', variable: name, wanted, value: text ?? '' });
  return valueOf(kind, text, refusal) as ValueOf<Name>;
}

function valueOf(kind: Kind, text: string | undefined, refusal: (wanted: string) => Error): Values[Kind] {
  switch (kind) {
    case 'text':
      return text;
    case 'list':
      return (text ?? '').split(',').flatMap((item) => item.trim() || []);
    case 'flag':
      if (text !== undefined && text !== '0' && text !== '1') throw refusal('1 or 0');
      return text === '1';
    case 'port': {
      const port = Number(text);
      if (!/^\d+$/.test(text ?? '') || port > 65_535) throw refusal('a port');
      return port;
    }
    case 'seconds': {
      const seconds = Number(text ?? 0);
      if (!(seconds >= 0)) throw refusal('a number of seconds');
      return seconds;
    }
  }
}
