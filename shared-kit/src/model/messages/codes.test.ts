import { CODE, CODES, MESSAGE_TEXTS } from './codes';
import { formatMessage } from './message';
import { keyedMessage, problem } from './problem';

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe('the catalogue of codes', () => {
  it.each([
    ['ERR-08', 0, 'err.invalidRequest'],
    ['ERR-13', 5, 'err.dataChanged'],
    ['ERR-15', 7, 'err.imageType'],
    ['ERR-16', 101, 'err.licenseExpired'],
    ['ERR-16', 106, 'err.dbInconsistency'],
    ['ERR-17', 203, 'err.permissionRequired'],
    ['ERR-17', 206, 'err.passwordLength'],
    ['ERR-17', 213, 'err.forbiddenCharacters'],
    ['ERR-17', 214, 'err.wrongType'],
    ['ERR-17', 215, 'err.valueNotAllowed'],
    ['ERR-17', 216, 'err.duplicateFieldName'],
    ['ERR-18', 303, 'domain.removed'],
    ['ERR-19', 305, 'label.updated'],
    ['ERR-20', 309, 'mif.removed'],
    ['ERR-21', 315, 'license.notFoundOrUnauthorized'],
    ['ERR-22', 317, 'err.imageUpload'],
    ['ERR-23', 401, 'err.wrongCredentials'],
    ['ERR-23', 405, 'err.deleteOwnAccount'],
    ['ERR-24', 410, 'user.passwordUpdated'],
    ['ERR-25', 411, 'err.emailInUse'],
    ['ERR-26', 417, 'err.pilotPassword'],
    ['ERR-27', 420, 'err.invalidEmail'],
    ['ERR-28', 505, 'key.descriptionRequired'],
    ['ERR-28', 508, 'key.modifyFailed'],
    ['ERR-29', 901, 'err.domainSettings'],
    ['ERR-30', 921, 'err.noSessions'],
    ['ERR-31', 923, 'err.taskNotFound'],
    ['ERR-32', 925, 'err.noTransformer'],
    ['ERR-33', 942, 'err.taskExists'],
    ['ERR-34', 946, 'err.repeatedAddresses'],
    ['ERR-35', 948, 'err.missingAddressColumn'],
    ['ERR-36', 961, 'err.minuteLimit'],
    ['ERR-37', 980, 'err.mutuallyExclusive'],
  ])('%s gives %i the key %s', (_, code, key) => {
    expect(CODES[code]?.key).toBe(key);
  });

  it('ERR-16 leaves no number of a printed range without a text', () => {
    const published = [
      ...range(0, 7),
      ...range(100, 107),
      ...range(200, 216),
      ...range(300, 317),
      ...range(400, 420),
      ...range(500, 508),
      ...range(920, 925),
      ...range(940, 948),
      ...[900, 901, 960, 961, 980],
    ];
    expect(Object.keys(CODES).map(Number)).toEqual(published.sort((a, b) => a - b));
    for (const code of published) expect(CODES[code]?.text).toMatch(/\S/);
  });

  it('ERR-17 resolves unassigned numbers to a neighbour', () => {
    for (const code of range(207, 212)) expect(CODES[code]).toEqual(CODES[200]);
    for (const code of [415, 416]) expect(CODES[code]).toEqual(CODES[1]);
    expect(CODES[504]).toEqual(CODES[508]);
  });

  it('gives one key one text', () => {
    for (const { key, text } of Object.values(CODES)) expect(MESSAGE_TEXTS.get(key)).toBe(text);
  });
});

describe('a problem', () => {
  it('ERR-03 carries code, key, text, arguments and field', () => {
    expect(problem(CODE.taskExists, { args: ['North'], field: 'name' })).toEqual({
      code: 942,
      key: 'err.taskExists',
      text: 'The task name already exists! (%s)',
      args: ['North'],
      field: 'name',
    });
  });

  it('ERR-27 tells the two texts of 420 apart by key', () => {
    expect(problem(CODE.invalidEmail).text).toBe('Invalid email!');
    expect(problem(CODE.invalidEmail, { key: 'err.moderatorNeedsEmail' })).toMatchObject({
      code: 420,
      text: 'A moderator needs an institutional email!',
    });
  });

  it('ERR-09 reads as a server error when its code is unknown', () => {
    expect(problem(12345)).toMatchObject({ code: 12345, key: 'err.serverError', text: 'Server error!' });
  });

  it('ERR-38 may have a key and no number', () => {
    expect(keyedMessage('createInventoryTask.invalidFile')).toEqual({
      key: 'createInventoryTask.invalidFile',
      text: 'File not valid XLS, XLSX or CSV',
    });
  });
});

describe('formatting a message', () => {
  it.each([
    ['Missing columns: %s', ['SKU, Qty'], 'Missing columns: SKU, Qty'],
    ['%s of %s', [1], '1 of '],
    ['%s', ['100%s'], '100%s'],
    ['no place', ['left over'], 'no place'],
    ['%s!', ['$&'], '$&!'],
  ])('ERR-03 puts into %p the arguments %p: %p', (text, args, formatted) => {
    expect(formatMessage(text, args)).toBe(formatted);
  });
});
