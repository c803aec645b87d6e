import fc from 'fast-check';
import { CHANGE_ACTIONS, CHANGE_KINDS, DEFAULT_SETTINGS_TEXTS, domainTexts, PERMISSIONS, settingsTexts } from 'shared-kit/model';
import { aChange, aCompany, aDomain, aLicense, anApiKey, aRecord, aSession, aSettings, aTask, aUser } from '../../testing/builders';
import {
  apiKeyDocument,
  changeDocument,
  companyDocument,
  domainDocument,
  licenseDocument,
  profileDocument,
  recordDocuments,
  sessionDocument,
  taskDocument,
} from '../../testing/documents';
import { toApiKey } from './api-keys/api-key.converter';
import { toChange } from './changes/change.converter';
import { toCompany } from './companies/company.converter';
import type { DocumentData } from './store/document-store';
import { toDomain } from './domains/domain.converter';
import { toLicense } from './licenses/license.converter';
import { toAddressRecord } from '../../model/sessions/address-record';
import { toSession } from './sessions/session.converter';
import { settingsOf } from './settings/settings.queries';
import { toTask } from './tasks/task.converter';
import { toModerator, toProfile } from './users/profile.converter';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isFlag: Check = (value) => typeof value === 'boolean';
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const isMoment: Check = (value) => typeof value === 'number' && !Number.isNaN(new Date(value).getTime());
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const orUndefined =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const oneOf =
  (...allowed: unknown[]): Check =>
  (value) =>
    allowed.includes(value);
const mapOf =
  (check: Check): Check =>
  (value) =>
    isPlain(value) && Object.values(value).every(check);
const isPlain = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks that an object has every field of the shape in its type, and no others. */
const shaped =
  (shape: Record<string, Check>): Check =>
  (value) =>
    isPlain(value) &&
    Object.keys(value).every((field) => field in shape) &&
    Object.entries(shape).every(([field, check]) => check(value[field]));

const USER = {
  uid: isText,
  firstName: isText,
  lastName: isText,
  employeeId: isText,
  employeeName: isText,
  email: isText,
  companies: listOf(isText),
  parent: orNull(isText),
  authDomains: listOf(isText),
  authLicenses: listOf(isText),
  permissions: listOf(oneOf(...PERMISSIONS)),
  ...Object.fromEntries(PERMISSIONS.map((name) => [name, isFlag])),
  pwUpdated: orUndefined(isFlag),
  children: listOf(isText),
  picture: orNull(isText),
  thumbnail: orNull(isText),
};
const VERTEX = shaped({ x: isNumber, y: isNumber });
const DATA_FIELD = shaped({
  name: isText,
  type: oneOf('data', 'constant'),
  prefix: isText,
  postfix: isText,
  limiterType: oneOf('range', 'separator'),
  limiter: isText,
  useCheckField: isFlag,
  checkField: isText,
});
const PATTERN = shaped({
  firstVertex: VERTEX,
  secondVertex: VERTEX,
  regex: isText,
  ignoreRemaining: isFlag,
  isRequired: isFlag,
  dataFields: listOf(DATA_FIELD),
  testTexts: listOf(isText),
});
const LABEL = { name: isText, picture: orNull(isText), firstVertex: VERTEX, secondVertex: VERTEX, barcodePatterns: listOf(PATTERN) };
const MANUAL_FIELD = {
  field: isText,
  description: isText,
  inputType: isText,
  unity: isText,
  useCheckField: isFlag,
  checkField: isText,
  positiveActionType: isText,
  negativeActionType: isText,
  mandatory: isFlag,
  showHistory: isFlag,
  maxAttempts: isNumber,
  isSummable: isFlag,
};

/** Texts, also in groups. */
const allTexts = (texts: object): Record<string, Check> =>
  Object.fromEntries(
    Object.entries(texts).map(([name, value]) => [name, typeof value === 'string' ? isText : shaped(allTexts(value as object))]),
  );

/** The converter of each kind of document, and the shape of its entities. */
const CONVERTERS: Record<string, [convert: (data: DocumentData) => object, shape: Record<string, Check>]> = {
  profile: [(data) => toProfile('u', data), USER],
  moderator: [(data) => toModerator('u', data), { uid: isText, firstName: isText, lastName: isText, authDomains: listOf(isText) }],
  company: [
    (data) => toCompany('c', data),
    { id: isText, exhibitionName: isText, hasSessionPushListener: isFlag, authDomains: listOf(isText) },
  ],
  licence: [
    (data) => toLicense('l', data),
    {
      id: isText,
      description: isText,
      serialNumber: isText,
      company: isText,
      isActive: isFlag,
      expDate: orNull(isMoment),
      authDomains: listOf(isText),
    },
  ],
  'API key': [
    (data) => toApiKey('k', data),
    {
      id: isText,
      description: isText,
      status: isText,
      creationDate: orNull(isMoment),
      token: isText,
      authDomains: listOf(isText),
      company: isText,
      parentUid: isText,
    },
  ],
  domain: [
    (data) => toDomain('d', data),
    {
      id: isText,
      name: isText,
      parent: isText,
      authLicenses: listOf(isText),
      sessionCountLimit: orUndefined(isNumber),
      taskPreprocessingScript: orUndefined(isText),
      ...allTexts(domainTexts({})),
      removal: orNull(shaped({ done: isNumber, total: isNumber, startedAt: orNull(isMoment) })),
    },
  ],
  'record of a change': [
    (data) => toChange('c', data),
    {
      id: isText,
      at: orNull(isMoment),
      by: isText,
      byName: orNull(isText),
      parentUid: orNull(isText),
      ip: isText,
      userAgent: isText,
      action: oneOf(null, ...Object.keys(CHANGE_ACTIONS)),
      subject: orNull(shaped({ kind: oneOf(...CHANGE_KINDS), name: orNull(isText) })),
      subjectId: isText,
      domain: orNull(isText),
      fields: listOf(isText),
      settings: orNull(shaped({ id: isText, before: orNull(isText) })),
    },
  ],
  settings: [
    (data) => settingsOf({ company: 'c', domain: 'd' }, DEFAULT_SETTINGS_TEXTS).convert('s', data),
    {
      ...allTexts(settingsTexts(aSettings())),
      labelDesigns: listOf(shaped(LABEL)),
      manualInputFields: listOf(shaped(MANUAL_FIELD)),
      version: shaped({ id: isText, at: orNull(isMoment), by: orNull(isText), byName: orNull(isText) }),
    },
  ],
  session: [
    (data) => toSession('s', data),
    {
      id: isText,
      name: isText,
      startTime: orNull(isMoment),
      endTime: orNull(isMoment),
      total: isNumber,
      empty: isNumber,
      invalid: isNumber,
      pushStatus: orNull(isText),
      pushTries: orNull(shaped({ failedAt: isMoment, nextAt: orNull(isMoment) })),
      wasTask: isFlag,
      orderedColumns: listOf(isText),
    },
  ],
  record: [
    toAddressRecord,
    {
      address: isText,
      checkedAt: isMoment,
      employeeId: isText,
      employeeName: isText,
      status: oneOf('read', 'empty', 'invalid'),
      labels: listOf(shaped({ name: isText, valid: isFlag, data: mapOf(isText) })),
      mif: mapOf((value) => isText(value) || isNumber(value)),
      results: mapOf(oneOf('positive', 'negative', 'null')),
      inputData: orUndefined(mapOf(isText)),
      pictures: orUndefined(listOf(isText)),
    },
  ],
  task: [
    (data) => toTask('t', data),
    {
      id: isText,
      name: isText,
      state: isText,
      createdDate: orNull(isMoment),
      addressesCount: isNumber,
      exampleAddresses: shaped({ start: listOf(isText), end: listOf(isText), count: isNumber }),
      orderedColumns: listOf(isText),
      payloadParts: isNumber,
      sessionId: orUndefined(isText),
    },
  ],
};

const anything = fc.anything({ maxDepth: 1, maxKeys: 2 });

/** Values that older versions may have left in a field: many have the type of another field. */
const strange = fc.oneof(
  anything,
  fc.double(),
  fc.array(fc.oneof(fc.string(), anything), { maxLength: 3 }),
  fc.record({ seconds: fc.oneof(fc.double(), anything), nanoseconds: anything }, { requiredKeys: [] }),
  fc.constantFrom('', 'ACTIVE', '__proto__', 'toString', -0, NaN, 1e300, new Date(NaN)),
);

const NESTED = [...Object.keys(LABEL), ...Object.keys(MANUAL_FIELD), 'dataFields', 'limiter', 'data', 'valid', '__proto__'];

/** A damaged document: its fields, and those of its maps, have any values or are missing. */
const damaged = (fields: string[]) => {
  const mapOver = (value: fc.Arbitrary<unknown>) => fc.dictionary(fc.constantFrom(...NESTED), value, { maxKeys: 4 });
  const mapsOver = (value: fc.Arbitrary<unknown>) => fc.array(mapOver(value), { maxLength: 2 });
  const value = fc.oneof(strange, mapOver(strange), mapsOver(strange), mapsOver(mapsOver(mapsOver(strange))));
  return fc.dictionary(fc.constantFrom(...fields, '__proto__'), value) as fc.Arbitrary<DocumentData>;
};

describe.each(Object.entries(CONVERTERS))('the %s', (_name, [convert, shape]) => {
  it('API-27 returns every field with its type for any document', () => {
    const isShaped = shaped(shape);
    fc.assert(fc.property(damaged(Object.keys(shape)), (data) => isShaped(convert(data))));
  });
});

describe('profiles', () => {
  it('DATA-01 are read as written', () => {
    const user = aUser({ authLicenses: ['l1'], pwUpdated: false, children: ['c'], picture: 'p.jpg', thumbnail: 't.jpg' });
    expect(toProfile('pedro', profileDocument(user)['users/pedro']!)).toEqual(user);
  });

  it('DATA-01 have a list of companies, with one entry for users other than key users', () => {
    expect(toProfile('u', { company: ['acme', 'norte'] }).companies).toEqual(['acme', 'norte']);
    expect(toProfile('u', { company: 'acme' }).companies).toEqual(['acme']);
    expect(toProfile('u', {}).companies).toEqual([]);
  });

  it('distinguish a missing pwUpdated from a false one', () => {
    expect(toProfile('u', {}).pwUpdated).toBeUndefined();
    expect(toProfile('u', { pwUpdated: false }).pwUpdated).toBe(false);
  });

  it('have no unknown permissions', () => {
    expect(toProfile('u', { permissions: ['pilot', 'king', 7] }).permissions).toEqual(['pilot']);
  });
});

describe('companies', () => {
  it('DATA-03 are read as written, and have their id as name if the name is missing', () => {
    const company = aCompany();
    expect(toCompany('acme', companyDocument(company)['companies/acme']!)).toEqual(company);
    expect(toCompany('acme', {})).toEqual({ id: 'acme', exhibitionName: 'acme', hasSessionPushListener: false, authDomains: [] });
  });
});

describe('domains', () => {
  it('DATA-04 are read as written', () => {
    const domain = aDomain({ name: 'North Hall', authLicenses: ['l1'], sessionCountLimit: 40, taskPreprocessingScript: 'rows => rows' });
    expect(toDomain('North', domainDocument('acme', domain)['companies/acme/domains/North']!)).toEqual(domain);
  });
});

describe('sessions', () => {
  const NORTH = { company: 'acme', domain: 'North' };

  it('DATA-07 are read as written', () => {
    const pushTries = { failedAt: Date.UTC(2024, 2, 1, 12), nextAt: Date.UTC(2024, 2, 1, 13) };
    const session = aSession({ pushStatus: 'FAILED', pushTries, wasTask: true, task: 't1', orderedColumns: ['Address', 'SKU'] });
    expect(toSession('s1', Object.values(sessionDocument(NORTH, session))[0]!)).toEqual(session);
  });

  it('DATA-07 DASH-16 have records that are read as written', () => {
    const record = aRecord({
      labels: [{ name: 'Pallet', valid: false, data: { SKU: 'A1' } }],
      mif: { Boxes: 3 },
      results: { SKU: 'negative' },
      inputData: { Owner: 'Rita' },
      pictures: ['shots/1.jpg'],
    });
    const [part] = Object.values(recordDocuments({ ...NORTH, session: 's1' }, [record]));
    expect(toAddressRecord((part!['records'] as DocumentData[])[0]!)).toEqual(record);
  });
});

describe('licences', () => {
  it('LIC-07 are read as written, with the end in seconds', () => {
    const license = aLicense({ id: 'l1', authDomains: ['North'] });
    const [document] = Object.values(licenseDocument('acme', license));
    expect(document).toMatchObject({ expDate: Date.UTC(2099, 11, 31) / 1000 });
    expect(toLicense('l1', document!)).toEqual(license);
  });

  it('DATA-11 are active only when isActive is true', () => {
    expect(toLicense('l', {}).isActive).toBe(false);
    expect(toLicense('l', { isActive: 'yes' }).isActive).toBe(false);
    expect(toLicense('l', { isActive: true }).isActive).toBe(true);
  });
});

describe('API keys', () => {
  it('KEYS-20 are read as written, without the hash of the token', () => {
    const key = anApiKey();
    const [document] = Object.values(apiKeyDocument('acme', key));
    expect(toApiKey('k1', { ...document, tokenHash: 'abc' })).toEqual(key);
  });

  it('KEYS-20 keep an unknown status', () => {
    expect(toApiKey('k', { status: 'PAUSED' }).status).toBe('PAUSED');
  });
});

describe('settings', () => {
  const versionOf = (data: DocumentData) => settingsOf({ company: 'c', domain: 'd' }, DEFAULT_SETTINGS_TEXTS).convert('s', data).version;

  it('ADD-02 DSET-15 have their version, when it was written and by whom', () => {
    const stored = { createdDate: { seconds: 7, nanoseconds: 5e6 }, createdBy: 'ana', createdByName: 'Ana Lima' };
    expect(versionOf(stored)).toEqual({ id: 's', at: 7005, by: 'ana', byName: 'Ana Lima' });
  });

  it('ADD-02 of an older platform have no author', () => {
    expect(versionOf({})).toEqual({ id: 's', at: null, by: null, byName: null });
    expect(versionOf({ createdDate: 'x', createdBy: 7, createdByName: {} })).toEqual({ id: 's', at: null, by: null, byName: null });
  });
});

describe('tasks', () => {
  it('DATA-08 are read as written', () => {
    const exampleAddresses = { start: ['G01020304', 'G01020305'], end: ['G01020308', 'G01020309'], count: 4 };
    const task = aTask({ state: 'COMPLETED', addressesCount: 6, exampleAddresses, payloadParts: 2, sessionId: 's1' });
    expect(toTask(task.id, Object.values(taskDocument({ company: 'acme', domain: 'North' }, task))[0]!)).toEqual(task);
  });

  it('TASK-04 keep an unknown state', () => {
    expect(toTask('t', { state: 'PAUSED' }).state).toBe('PAUSED');
  });

  it('have their id as name if the name is missing', () => {
    expect(toTask('Count 1', {}).name).toBe('Count 1');
  });
});

describe('records', () => {
  it('keep only results and values of the right type', () => {
    const read = toAddressRecord({
      results: { sku: 'negative', lot: 'maybe' },
      mif: { qty: 3, note: 'x', odd: { a: 1 } },
      labels: [{ name: 'Pallet', data: { sku: 'A', n: 1 } }],
    });
    expect(read).toMatchObject({ results: { sku: 'negative' }, mif: { qty: 3, note: 'x' } });
    expect(read.labels).toEqual([{ name: 'Pallet', valid: true, data: { sku: 'A' } }]);
  });
});

describe('records of changes', () => {
  const older = { by: 'ana', action: 'sessions.delete', target: 'companies/acme/domains/North/sessions/s1' };

  it.each([
    ['sessions.delete', 'companies/acme/domains/North/sessions/s1', { kind: 'session', name: 's1' }, 's1', 'North'],
    ['tasks.create', 'companies/acme/domains/North/tasks/Count 1', { kind: 'task', name: 'Count 1' }, 'Count 1', 'North'],
    ['domains.delete', 'companies/acme/domains/North', { kind: 'domain', name: 'North' }, 'North', 'North'],
    ['domains.update', 'companies/acme/domains/North', { kind: 'settings', name: 'North' }, 'North', 'North'],
    ['labelDesigns.update', 'companies/acme/domains/North', { kind: 'labelDesign', name: null }, 'North', 'North'],
    ['licenses.create', 'companies/acme/licenses/l1', { kind: 'license', name: null }, 'l1', null],
    ['keys.renew', 'companies/acme/apiKeys/k1', { kind: 'apiKey', name: null }, 'k1', null],
    ['users.remove', 'users/pedro', { kind: 'user', name: null }, 'pedro', null],
    ['ships.sink', 'companies/acme/ships/s', null, 's', null],
  ])('D-90 of the older form for %s get their subject from the path', (action, target, subject, subjectId, domain) => {
    expect(toChange('c1', { ...older, action, target })).toMatchObject({ byName: null, subject, subjectId, domain, settings: null });
  });

  it('D-90 are read as they were written', () => {
    const license = aChange({ action: 'licenses.create', subject: { kind: 'license', name: 'Drone 1' }, subjectId: 'l1', settings: null });
    for (const change of [aChange(), license, aChange({ settings: { id: 'v1', before: null } })]) {
      const [document] = Object.entries(changeDocument('acme', change));
      expect(toChange('c1', document![1])).toEqual(change);
    }
  });
});

it('D-46 a domain has the progress of its removal', () => {
  const domain = aDomain({ removal: { done: 3, total: 9, startedAt: 1_700_000_000_000 } });
  expect(toDomain('North', domainDocument('acme', domain)['companies/acme/domains/North']!)).toEqual(domain);
  expect(toDomain('North', { removal: { done: 12, total: 9 } }).removal).toEqual({ done: 9, total: 9, startedAt: null });
});
