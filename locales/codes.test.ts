import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Nested = { [key: string]: string | Nested };

/** What each line of the checklist asks the catalogue of codes to hold (decision D-03). */
const ASKED: [id: string, keys: string[]][] = [
  ['ERR-08', ['err.invalidRequest']],
  ['ERR-09', ['err.serverError']],
  ['ERR-10', ['err.authError']],
  ['ERR-11', ['err.notAuthorized']],
  ['ERR-12', ['err.notImplemented']],
  ['ERR-13', ['err.dataChanged']],
  ['ERR-14', ['err.serviceUnavailable']],
  ['ERR-15', ['err.imageType']],
  [
    'ERR-16',
    ['unknownAction', 'licenseExpired', 'licenseSettings', 'readProfiles', 'readVersions', 'dbInconsistency', 'connection'].map(
      (name) => `err.${name}`,
    ),
  ],
  [
    'ERR-17',
    [
      'invalidData',
      'missingData',
      'missingFields',
      'unexpectedFields',
      'requiredField',
      'duplicateFieldName',
      'permissionRequired',
      'passwordLength',
      'forbiddenCharacters',
      'wrongType',
      'valueNotAllowed',
    ].map((name) => `err.${name}`),
  ],
  ['ERR-18', ['domain.exists', 'domain.added', 'domain.updated', 'domain.removed']],
  ['ERR-19', ['label.added', 'label.updated', 'label.removed']],
  ['ERR-20', ['mif.added', 'mif.updated', 'mif.removed']],
  [
    'ERR-21',
    ['added', 'removed', 'notFound', 'alreadyAuthorized', 'noLongerAuthorized', 'notFoundOrUnauthorized'].map(
      (name) => `license.${name}`,
    ),
  ],
  ['ERR-22', ['err.domainAccess', 'err.imageUpload']],
  [
    'ERR-23',
    [
      'missingCredentials',
      'wrongCredentials',
      'profileNotFound',
      'licenseNotAuthorized',
      'domainNotAuthorized',
      'deleteOwnAccount',
    ].map((name) => `err.${name}`),
  ],
  ['ERR-24', ['user.added', 'user.updated', 'user.removed', 'err.wrongPassword', 'user.passwordUpdated']],
  ['ERR-25', ['err.emailInUse', 'err.userNotFound', 'err.customClaims', 'user.imageSent']],
  ['ERR-26', ['err.pilotPassword', 'err.verificationSent', 'err.invalidEmailCharacter']],
  ['ERR-27', ['err.invalidEmail', 'err.moderatorNeedsEmail']],
  [
    'ERR-28',
    ['createFailed', 'created', 'renewed', 'removed', 'descriptionRequired', 'notFound', 'domainsUpdated', 'modifyFailed'].map(
      (name) => `key.${name}`,
    ),
  ],
  ['ERR-29', ['err.missingParameters', 'err.domainSettings']],
  ['ERR-30', ['err.sessionNotFound', 'err.noSessions']],
  ['ERR-31', ['err.noTasks', 'err.taskNotFound']],
  ['ERR-32', ['err.pushNeedsMerge', 'err.noTransformer']],
  ['ERR-33', ['err.taskProcessing', 'err.noValidAddresses', 'err.taskExists', 'err.missingColumns']],
  ['ERR-34', ['err.invalidTaskState', 'err.invalidFormat', 'err.repeatedAddresses']],
  ['ERR-35', ['err.severalStreets', 'err.missingAddressColumn']],
  ['ERR-36', ['err.dailyLimit', 'err.minuteLimit']],
  ['ERR-37', ['err.mutuallyExclusive']],
];

const read = (locale: string, namespace: string) =>
  JSON.parse(readFileSync(join(__dirname, locale, `${namespace}.json`), 'utf8')) as Nested;

function textAt(texts: Nested, key: string): string | undefined {
  const value = key.split('.').reduce<string | Nested | undefined>(
    (node, part) => (typeof node === 'object' ? node[part] : undefined),
    texts,
  );
  return typeof value === 'string' ? value : undefined;
}

describe.each(['en-US', 'en-GB', 'pt-BR', 'es-ES'])('codes in %s', (locale) => {
  const codes = read(locale, 'codes');

  it.each(ASKED)('%s has its texts', (_id, keys) => {
    for (const key of keys) expect([key, textAt(codes, key)]).toEqual([key, expect.stringMatching(/\S/)]);
  });

  it('ERR-06 has the client messages', () => {
    const common = read(locale, 'common');
    for (const key of ['onlyKeyUserAllowed', 'lacksEmailVerification', 'noData', 'networkIsBlockingDomains']) {
      expect([key, textAt(common, key)]).toEqual([key, expect.stringMatching(/\S/)]);
    }
  });
});
