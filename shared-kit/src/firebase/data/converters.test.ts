import fc from 'fast-check';
import { toCompany } from './companies/company.converter';
import type { DocumentData } from './document-store';
import { toDomain } from './domains/domain.converter';
import { toAddressRecord } from './sessions/address-record.converter';
import { toSession } from './sessions/session.converter';
import { toTask } from './tasks/task.converter';
import { toProfile } from './users/profile.converter';

/** A document whose known fields hold anything, or are missing. */
const damaged = (fields: string[]) =>
  fc.record(
    Object.fromEntries(
      fields.map((field) => [
        field,
        fc.oneof(fc.anything(), fc.array(fc.dictionary(fc.string(), fc.anything())), fc.dictionary(fc.constantFrom(...fields), fc.anything())),
      ]),
    ),
    { requiredKeys: [] },
  ) as fc.Arbitrary<DocumentData>;

const CONVERTERS: [string, (data: DocumentData) => object, string[]][] = [
  ['profile', (data) => toProfile('u', data), ['company', 'permissions', 'children', 'pwUpdated', 'keyUser', 'firstName']],
  ['company', (data) => toCompany('c', data), ['exhibitionName', 'authDomains', 'hasSessionPushListener']],
  ['domain', (data) => toDomain('d', data), ['name', 'parent', 'sessionCountLimit', 'taskPreprocessingScript']],
  ['session', (data) => toSession('s', data), ['name', 'startTime', 'endTime', 'total', 'pushStatus', 'orderedColumns']],
  ['task', (data) => toTask('t', data), ['state', 'createdDate', 'exampleAddresses', 'addressesCount', 'payloadParts', 'sessionId']],
  ['record', toAddressRecord, ['address', 'checkedAt', 'status', 'labels', 'mif', 'results', 'inputData', 'pictures']],
];

describe.each(CONVERTERS)('the converter of a %s', (_name, convert, fields) => {
  it('gives the same fields for whatever the document holds', () => {
    const shape = (value: object) => Object.keys(value).filter((key) => !['inputData', 'pictures'].includes(key));
    const expected = shape(convert({}));
    fc.assert(fc.property(damaged(fields), (data) => expect(shape(convert(data))).toEqual(expected)));
  });
});

describe('profiles', () => {
  it('DATA-01 has a list of companies, of one for everybody but key users', () => {
    expect(toProfile('u', { company: ['acme', 'norte'] }).companies).toEqual(['acme', 'norte']);
    expect(toProfile('u', { company: 'acme' }).companies).toEqual(['acme']);
    expect(toProfile('u', {}).companies).toEqual([]);
  });

  it('tells a missing pwUpdated from a false one', () => {
    expect(toProfile('u', {}).pwUpdated).toBeUndefined();
    expect(toProfile('u', { pwUpdated: false }).pwUpdated).toBe(false);
  });

  it('drops permissions nobody knows', () => {
    expect(toProfile('u', { permissions: ['pilot', 'king', 7] }).permissions).toEqual(['pilot']);
  });
});

describe('tasks', () => {
  it('TASK-04 keeps a state it does not know', () => {
    expect(toTask('t', { state: 'PAUSED' }).state).toBe('PAUSED');
  });

  it('goes by its id without a name', () => {
    expect(toTask('Count 1', {}).name).toBe('Count 1');
  });
});

describe('records', () => {
  it('keeps results and values of the right type only', () => {
    const read = toAddressRecord({
      results: { sku: 'negative', lot: 'maybe' },
      mif: { qty: 3, note: 'x', odd: { a: 1 } },
      labels: [{ name: 'Pallet', data: { sku: 'A', n: 1 } }],
    });
    expect(read).toMatchObject({ results: { sku: 'negative' }, mif: { qty: 3, note: 'x' } });
    expect(read.labels).toEqual([{ name: 'Pallet', valid: true, data: { sku: 'A' } }]);
  });
});
