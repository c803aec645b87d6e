import { GIVEN_PERMISSIONS, permissionFlags, type ManualInputField } from 'shared-kit/model';
import { apiDouble } from '../testing/api-double';
import {
  addDomain,
  addLabelDesign,
  addLicense,
  addManualInputField,
  addUser,
  changeKeyDomains,
  changeLabelDesign,
  changeManualInputField,
  changeOwnPassword,
  changeSettings,
  changeUser,
  createKey,
  removeDomain,
  removeKey,
  removeLabelDesign,
  removeLicense,
  removeManualInputField,
  removeUser,
  renewKey,
  resetMailedPassword,
  resetUserPassword,
  restoreSettings,
  type ApiResult,
} from '.';
import { configureApi } from './client';

afterEach(() => configureApi(null));

const of = { company: 'acme', parentUid: 'marcos' };
const north = { ...of, domain: 'North' };
const field: ManualInputField = {
  field: 'Boxes',
  description: 'Boxes on the pallet',
  inputType: 'integer',
  unity: '',
  useCheckField: false,
  checkField: '',
  positiveActionType: 'none',
  negativeActionType: 'none',
  mandatory: false,
  showHistory: true,
  maxAttempts: 0,
  isSummable: true,
};
const label = { name: 'Pallet', firstVertex: { x: 0, y: 0 }, secondVertex: { x: 9, y: 9 }, barcodePatterns: [], imageFile: null };
const person = {
  firstName: 'Rui',
  lastName: 'Sá',
  employeeId: 'P9',
  ...permissionFlags(GIVEN_PERMISSIONS, (name) => name === 'pilot'),
  authDomains: ['North'],
  email: 'rui@acme.test',
  company: 'acme',
};
const settings = {
  addrPattern: 'RR',
  addrPatternUser: 'R-R',
  baseFields: { address: 'A', checkedAt: 'C', employeeId: 'I', employeeName: 'N' },
  resultFields: { empty: 'E', invalid: 'I', positive: 'P', negative: 'N', null: '' },
};

type Case = [ids: string, call: string, send: () => Promise<ApiResult>, body: unknown];

describe('each call', () => {
  it.each<Case>([
    [
      'API-04',
      'PATCH /api/users/pw',
      () => changeOwnPassword({ company: 'acme', currentPassword: 'old-pw', newPassword: 'new-pw' }),
      { currentPassword: 'old-pw', newPassword: 'new-pw' },
    ],
    [
      'API-05',
      'PUT /api/users/pw',
      () => resetUserPassword({ ...of, uid: 'u1', newPassword: '123456' }),
      { uid: 'u1', newPassword: '123456' },
    ],
    ['API-06', 'POST /api/users', () => addUser({ parentUid: 'marcos', data: person }), { data: person }],
    [
      'API-07 API-32',
      'PATCH /api/users',
      () => changeUser({ ...of, uid: 'u1', userData: { pilot: false } }),
      { uid: 'u1', userData: { pilot: false } },
    ],
    ['API-08', 'DELETE /api/users', () => removeUser({ ...of, uid: 'u1' }), { uid: 'u1' }],
    ['API-10', 'DELETE /api/domains', () => removeDomain(north), { domain: 'North' }],
    ['API-11', 'PATCH /api/domains', () => changeSettings({ ...north, settings }), { domain: 'North', settings }],
    [
      'API-11 ADD-03',
      'PATCH /api/domains',
      () => changeSettings({ ...north, settings, basedOn: 'v1' }),
      { domain: 'North', settings, basedOn: 'v1' },
    ],
    [
      'ADD-02',
      'POST /api/domains/restore',
      () => restoreSettings({ ...north, version: 'v1', parts: [{ kind: 'label', name: 'Box' }], basedOn: 'v2' }),
      { domain: 'North', version: 'v1', parts: [{ kind: 'label', name: 'Box' }], basedOn: 'v2' },
    ],
    [
      'API-12',
      'POST /api/domains',
      () => addDomain({ ...north, currentDomains: ['South'] }),
      { domain: 'North', currentDomains: ['South'] },
    ],
    [
      'API-12',
      'POST /api/domains',
      () => addDomain({ ...north, copyDomain: 'South', currentDomains: ['South'] }),
      { domain: 'North', copyDomain: 'South', currentDomains: ['South'] },
    ],
    [
      'API-14',
      'POST /api/labelDesigns',
      () => addLabelDesign({ ...north, newLabelDesign: label }),
      { domain: 'North', newLabelDesign: label },
    ],
    [
      'API-15',
      'PATCH /api/labelDesigns',
      () => changeLabelDesign({ ...north, labelName: 'Box', newLabelDesign: label }),
      { domain: 'North', labelName: 'Box', newLabelDesign: label },
    ],
    ['API-16', 'DELETE /api/labelDesigns', () => removeLabelDesign({ ...north, labelName: 'Box' }), { domain: 'North', labelName: 'Box' }],
    ['API-17', 'POST /api/mif', () => addManualInputField({ ...north, newData: field }), { domain: 'North', newData: field }],
    [
      'API-18',
      'PATCH /api/mif',
      () => changeManualInputField({ ...north, newData: field, currentData: [field], index: 0 }),
      { domain: 'North', newData: field, currentData: [field], index: 0 },
    ],
    [
      'API-19',
      'DELETE /api/mif',
      () => removeManualInputField({ ...north, currentData: [field], index: 0 }),
      { domain: 'North', currentData: [field], index: 0 },
    ],
    [
      'API-14 ADD-03',
      'POST /api/labelDesigns',
      () => addLabelDesign({ ...north, newLabelDesign: label, basedOn: 'v1' }),
      { domain: 'North', newLabelDesign: label, basedOn: 'v1' },
    ],
    [
      'API-16 ADD-03',
      'DELETE /api/labelDesigns',
      () => removeLabelDesign({ ...north, labelName: 'Box', basedOn: 'v1' }),
      { domain: 'North', labelName: 'Box', basedOn: 'v1' },
    ],
    [
      'API-18 ADD-03',
      'PATCH /api/mif',
      () => changeManualInputField({ ...north, newData: field, currentData: [field], index: 0, basedOn: 'v1' }),
      { domain: 'North', newData: field, currentData: [field], index: 0, basedOn: 'v1' },
    ],
    ['API-20', 'POST /api/licenses', () => addLicense({ ...north, licenseKey: 'l1' }), { domain: 'North', licenseKey: 'l1' }],
    ['API-21', 'DELETE /api/licenses', () => removeLicense({ ...north, licenseKey: 'l1' }), { domain: 'North', licenseKey: 'l1' }],
    ['API-22', 'PUT /api/keys', () => renewKey({ ...of, apiKeyId: 'k1' }), { apiKeyId: 'k1' }],
    ['API-23', 'DELETE /api/keys', () => removeKey({ ...of, apiKeyId: 'k1' }), { apiKeyId: 'k1' }],
    ['API-24', 'POST /api/keys', () => createKey({ ...of, description: 'ERP', authDomains: [] }), { description: 'ERP', authDomains: [] }],
    [
      'API-25',
      'PATCH /api/keys/authDomains',
      () => changeKeyDomains({ ...of, apiKeyId: 'k1', domains: ['North'] }),
      { apiKeyId: 'k1', domains: ['North'] },
    ],
  ])('%s API-02 %s sends company and parentUid as headers, the rest as the body', async (ids, call, send, body) => {
    const api = apiDouble().on(call, { message: { text: 'Done!' } });
    expect(await send()).toEqual({ ok: true, message: { text: 'Done!' } });
    const [sent] = api.calls;
    expect(JSON.parse(String(sent?.body))).toEqual(body);
    expect(sent?.headers.get('company')).toBe('acme');
    expect(sent?.headers.get('parentUid')).toBe(ids === 'API-04' ? null : 'marcos');
    expect(sent?.headers.get('authorization')).toMatch(/^Bearer /);
  });

  it('API-24 sends the id of the attempt as a header when it creates a key, so that the server recognises a repetition', async () => {
    const api = apiDouble().on('POST /api/keys', { message: { text: 'Done!' } });
    await createKey({ ...of, description: 'ERP', authDomains: [], attempt: 'a1' });
    const [sent] = api.calls;
    expect(sent?.headers.get('idempotency-key')).toBe('a1');
    expect(JSON.parse(String(sent?.body))).toEqual({ description: 'ERP', authDomains: [] });
  });

  it('API-03 sends neither token nor company when it resets a password by an emailed code', async () => {
    const api = apiDouble().on('PATCH /api/users/resetpw', { message: { text: 'Done!' } });
    expect(await resetMailedPassword({ newPassword: 'new-pw', actionCode: 'code' })).toMatchObject({ ok: true });
    const [sent] = api.calls;
    expect(JSON.parse(String(sent?.body))).toEqual({ newPassword: 'new-pw', actionCode: 'code' });
    expect([...(sent?.headers.keys() ?? [])]).toEqual(['content-type']);
  });
});
