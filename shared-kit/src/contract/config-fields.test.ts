/** @jest-environment node */
import { expectWritten } from 'tooling/written-docs';
import { configFields, type ConfigValue } from './config-fields';

/** What each field is, in Markdown. */
const MEANINGS: Record<string, string> = {
  'firebase.apiKey': "the web app's key",
  'firebase.projectId': '`PROJECT_ID`',
  'firebase.authDomain': 'of `FIREBASE_OPTIONS`',
  'firebase.storageBucket': 'of `FIREBASE_OPTIONS`, or the bucket of the embedded Firebase',
  'firebase.messagingSenderId': 'of `FIREBASE_OPTIONS`',
  'firebase.appId': 'of `FIREBASE_OPTIONS`',
  database: '`FIRESTORE_DATABASE`; without it `(default)`',
  'emulators.auth': 'host and port of the embedded Auth',
  'emulators.firestore': 'host and port of the embedded Firestore',
  'emulators.storage': 'host and port of the embedded Storage',
  apiBase: 'such as `/api` or `https://host/api`',
  'build.version': 'which build of the console is served',
  'build.commit': '`COMMIT` of the build',
  nonKeyUserRedirectUrl: '`NON_KEY_USER_REDIRECT_URL`',
  helpUrl: '`HELP_URL`',
  noEmailDomain: '`NO_EMAIL_DOMAIN`, the same as for the API',
  remoteOrigins: '`REMOTE_ORIGINS`: the origins of scripts of remotes besides the own one',
  registryKey: '`REGISTRY_KEY`: public keys of all publishers (SPKI), separated by spaces',
  'telemetry.endpoint': '`TELEMETRY_ENDPOINT`, without `/v1/traces`',
  allowOverrides: '`ALLOW_OVERRIDES`: remotes from another entry',
};

function row(name: string, { required, otherwise }: ConfigValue, isInOptionalGroup = false): string {
  const without = otherwise === undefined ? 'none' : `\`${JSON.stringify(otherwise)}\``;
  return `| \`${name}\` | ${required ? (isInOptionalGroup ? 'only without the others of its group' : 'refused') : without} | ${MEANINGS[name]} |`;
}

/** The fields as a table of Markdown. */
const asTable = (): string =>
  [
    '| field | without it | meaning |',
    '|---|---|---|',
    ...configFields.flatMap(([name, field]) =>
      'fields' in field
        ? Object.entries(field.fields).map(([inner, one]) => row(`${name}.${inner}`, one, !field.required))
        : [row(name, field)],
    ),
  ].join('\n');

it('ADD-44 the table of the fields of config.json in docs/running.md is current', () => {
  expect(asTable()).not.toContain('undefined');
  expectWritten('docs/running.md', 'shared-kit/src/contract/config-fields.ts', asTable());
});
